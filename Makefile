# Parlour: play it, test it, and the smaller steps these are made of.
# Settings for play: PORT, HOST, DATA. For lock: UPGRADE=1 takes newer versions.

.DEFAULT_GOAL := help
.PHONY: help play test check check-python check-web format unit unit-python unit-web journeys faults city bots studies docs web wheel pictures lexicons lock clean \
	install-web install-play install-check install-test install-studies

VENV := .venv
export PATH := $(CURDIR)/$(VENV)/bin:$(PATH)
export PYTHONUNBUFFERED := 1

# The first Python here that is new enough, and never the one inside the environment it may have to rebuild.
FIND_PYTHON = PATH="$${PATH\#*:}"; for python in python3 python3.14 python3.13 python3.12 python3.11; do \
	  if "$$python" -c 'import sys; sys.exit(sys.version_info < (3, 11))' 2>/dev/null; then break; fi; python=; done; \
	if [ -z "$$python" ]; then \
	  echo "Parlour needs Python 3.11 or newer; here is $$(python3 --version 2>/dev/null || echo none). Install one and try again." >&2; exit 1; \
	fi
# Two steps at a time, each printing what it has to say in one piece where this make can do that.
ABREAST = $(MAKE) --no-print-directory --jobs=2 $(if $(filter output-sync,$(.FEATURES)),--output-sync=target)
UV = uv pip compile --quiet --universal --python-version 3.11 --generate-hashes --no-emit-index-url \
	--custom-compile-command "make lock" $(if $(UPGRADE),--upgrade)

SITE = NO_MKDOCS_2_WARNING=1 mkdocs build --strict

help: ## this list
	@sed -n 's/^\([a-z]*\):.*## \(.*\)/make \1\t\2/p' Makefile | expand -t 16

play: install-play ## start the house: PORT, HOST (all interfaces) and DATA may be set
	@exec parlour serve $(if $(HOST),--host '$(HOST)') $(if $(PORT),--port '$(PORT)') $(if $(DATA),--data '$(DATA)')

test: install-test ## install what is missing and run everything
	@$(ABREAST) check-python check-web unit-web
	@$(MAKE) --no-print-directory --jobs=1 unit-python studies journeys
	@echo "All green: check, unit, studies and journeys."

check: install-check ## format, lint, types, layers, generated files
	@$(ABREAST) check-python check-web

check-python: install-check
	ruff format --check
	ruff check
	mypy $(wildcard src tests tools benchmarks examples)
	lint-imports --no-cache
	pytest --quiet -m generated --ignore=tests/journeys
	$(SITE) --quiet

check-web: install-check
	cd web && npm run --silent format:check
	cd web && npm run --silent lint
	cd web && npm run --silent check

format: install-check ## mend what a formatter can mend
	ruff format
	ruff check --fix
	cd web && npm run --silent format

unit: install-test ## every test but the journeys and what check has tested: vitest and pytest
	@$(MAKE) --no-print-directory --jobs=1 unit-web unit-python

unit-web: install-test
	cd web && npm run --silent test

unit-python: install-test
	pytest --numprocesses=auto --dist=worksteal -m "not generated and not ray" --ignore=tests/journeys

# Journeys wait more than they work. One that fails is walked once more, and named.
journeys: install-test ## people at tables in a real browser
	pytest --numprocesses=3 --dist=worksteal --reruns=1 -raR -p tools.no_skips tests/journeys

faults: install-test ## kill a real house at each named point in the life of a move, and fuzz one: a quarter of an hour
	python -m tests.faults.crash_matrix --kills 20
	python -m tests.fuzz.run --messages 100000

city: install-test ## three servers behind nginx, a hundred tables, and every trouble again and again: a quarter of an hour
	python -m tests.city.run

bots: install-test ## bots against bots, 300 games of every kind, to their ends: an hour or two
	python -m benchmarks.bots

studies: install-studies ## the same tournament on one core, on several and on a Ray cluster, byte for byte
	pytest --quiet -p tools.no_skips -m ray tests/arena

docs: install-check ## build the documentation as a site, into dist/site
	$(SITE)

web: install-web ## build the front end into the package

wheel: install-play ## build the wheel into dist and try it in an empty environment without Node
	python -m tools.wheel

pictures: install-test ## take the pictures of the pages
	python -m tools.pictures
	python -m tools.link_pictures

lexicons: install-check ## write the lexicons anew from their pinned inputs (Debian; see docs/lexicons.md)
	python -m tools.lexicons

lock: install-check ## write the locks anew from pyproject.toml, requirements/*.in and web/package.json
	$(UV) pyproject.toml --extra server --output-file requirements/runtime.txt
	$(UV) pyproject.toml --extra city --constraints requirements/runtime.txt --output-file requirements/city.txt
	$(UV) requirements/build.in --output-file requirements/build.txt
	$(UV) requirements/tools.in --output-file requirements/tools.txt
	$(UV) requirements/ray.in --output-file requirements/ray.txt
	cd web && npm install --package-lock-only

clean: ## remove everything that was installed or built
	rm -rf $(VENV) web/node_modules src/parlour/server/web dist .mypy_cache .ruff_cache .pytest_cache .hypothesis

install-web install-play install-check install-test install-studies: install-%:
	@$(FIND_PYTHON); "$$python" -m tools.install $*
