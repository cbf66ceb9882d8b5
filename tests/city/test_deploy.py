"""The files in `deploy/` say what `parlour` understands, and what the tests run without containers."""

from __future__ import annotations

import re
from typing import Any

import pytest
import yaml  # type: ignore[import-untyped]

from parlour.cli.app import build
from parlour.cli.terminal import Terminal
from parlour.texts.voice import Voice
from tests.city.deployed import DEPLOY

ROOT = DEPLOY.parent
DOCKERFILE = (DEPLOY / "Dockerfile").read_text()
COMPOSE: dict[str, Any] = yaml.safe_load((DEPLOY / "compose.yaml").read_text())
SERVICES: dict[str, dict[str, Any]] = COMPOSE["services"]
OURS = [name for name, service in SERVICES.items() if service["image"] == "parlour"]


@pytest.mark.parametrize("name", OURS)
def test_parlour_understands_the_command_of_each_service(name: str) -> None:
    typed = [re.sub(r"\$\{\w+:\?\w*\}", "text", word) for word in SERVICES[name]["command"]]
    assert not any("$" in word for word in typed)
    build(Terminal(Voice("en"))).parse_args(typed, print_error=False, exit_on_error=False)


def test_the_proxy_knows_every_server() -> None:
    proxy = SERVICES["proxy"]
    servers = [name for name in OURS if SERVICES[name]["command"][0] == "serve"]
    assert len(servers) == 3
    assert proxy["environment"]["SERVERS"] == " ".join(f"server {name}:8000;" for name in servers)
    assert proxy["depends_on"] == servers
    assert re.findall(r"\$\{(\w+)\}", (DEPLOY / "nginx.conf").read_text()).count("SERVERS") == 2
    (mounted,) = proxy["volumes"]
    assert (DEPLOY / mounted.partition(":")[0]).is_file()


def test_the_proxy_is_believed_and_nobody_else() -> None:
    (network,) = COMPOSE["networks"]["default"]["ipam"]["config"]
    assert f"--proxies={network['subnet']}" in SERVICES["house-1"]["command"]
    assert [name for name, service in SERVICES.items() if "ports" in service] == ["proxy"]


def test_services_wait_for_others_that_say_when_they_are_there() -> None:
    for service in SERVICES.values():
        for name in service.get("depends_on", ()):
            assert name in SERVICES
            if isinstance(service["depends_on"], dict):
                assert "healthcheck" in SERVICES[name]


def test_the_image_is_built_by_the_steps_of_the_makefile_from_files_there_are() -> None:
    assert "RUN make wheel" in DOCKERFILE
    assert re.search(r"^wheel:", (ROOT / "Makefile").read_text(), re.MULTILINE)
    assert (ROOT / "requirements" / "city.txt").is_file()
    assert (ROOT / "src" / "parlour" / "words" / "warming.py").is_file()
    assert SERVICES["house-1"]["build"] == {"context": "..", "dockerfile": "deploy/Dockerfile"}


def test_what_the_image_installs_is_locked() -> None:
    """Every package of `parlour[city]` is in its lock, and what a single house needs too has the same version there."""
    pinned = {name: dict(re.findall(r"^([\w.-]+)==([\w.]+)", lock(name), re.MULTILINE)) for name in ("city", "runtime")}
    assert {"asyncpg", "redis"} <= set(pinned["city"])
    assert {name: pinned["city"][name] for name in pinned["runtime"]} == pinned["runtime"]


def lock(name: str) -> str:
    return (ROOT / "requirements" / f"{name}.txt").read_text()
