"""The terminal: parlour serve | play | games | simulate | replay | verify."""

from parlour.cli.app import main

__all__ = ["main"]
