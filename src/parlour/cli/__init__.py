"""The terminal: parlour serve | play | games | simulate | replay | verify | words."""

from parlour.cli.app import main

__all__ = ["main"]
