"""A package that is not installed: which of Parlour's extras brings it."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager


class Missing(ImportError):
    """Something needs a package that comes with one of Parlour's extras."""

    def __init__(self, package: str, extra: str) -> None:
        super().__init__(f'this needs {package}: pip install "parlour[{extra}]" brings it', name=package)
        self.package = package
        self.extra = extra


@contextmanager
def needs(extra: str) -> Iterator[None]:
    """What is imported here comes with this extra, and who lacks it is told so."""
    try:
        yield
    except ModuleNotFoundError as error:
        package = (error.name or "").partition(".")[0]
        if not package or package == "parlour":
            raise
        raise Missing(package, extra) from error
