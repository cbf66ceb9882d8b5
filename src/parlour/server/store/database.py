"""A house's database, whichever engine it runs on, and how its schema is brought up to date."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from pathlib import Path
from typing import Any, Protocol

from sqlalchemy import Connection

from parlour.core.refusal import Refusal
from parlour.server.store.committing import Job, Outcomes

MIGRATIONS = Path(__file__).parent / "migrations"


class Database(Protocol):
    dialect: str

    async def commit(self, take: Callable[[], Sequence[Job]]) -> Outcomes:
        """All jobs in one transaction, and for each why it alone was not done.

        Only one at a time: the jobs are taken when it begins, perhaps in another thread. Raises if nothing was kept, or
        if nobody can say whether it was.
        """

    async def read(self, query: Any) -> Sequence[Any]:
        """Raises SQLAlchemyError if it cannot be read."""

    async def close(self, *, hangs: bool) -> None:
        """If it hangs, whatever waits for it is left behind."""


def up_to_date(db: Connection) -> bool:
    found, known = _revisions(db)
    return found == known[0]


def migrate(db: Connection) -> None:
    """Runs what is missing, which is nothing if another process was first.

    Raises Refusal if a newer Parlour has written this database.
    """
    from alembic import command
    from alembic.config import Config

    found, known = _revisions(db)
    if found not in {None, *known}:
        raise Refusal("data_of_another_version", found=str(found), known=known[0])
    config = Config(attributes={"connection": db})
    config.set_main_option("script_location", str(MIGRATIONS))
    command.upgrade(config, "head")


def _revisions(db: Connection) -> tuple[str | None, list[str]]:
    """The revision of this database, and all revisions we know, newest first."""
    from alembic.migration import MigrationContext
    from alembic.script import ScriptDirectory

    known = [script.revision for script in ScriptDirectory(MIGRATIONS).walk_revisions()]
    return MigrationContext.configure(db).get_current_revision(), known
