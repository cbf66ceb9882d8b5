"""A house's database: the engine for it, and its schema brought up to date."""

from __future__ import annotations

from pathlib import Path
from typing import Any

from sqlalchemy import Connection, Engine, create_engine, event

from parlour.core.refusal import Refusal

FILE = "parlour.sqlite"
MIGRATIONS = Path(__file__).parent / "migrations"


def opened(data: Path) -> Engine:
    """The database in this folder, created or migrated as needed. Raises Refusal if a newer Parlour has written it."""
    engine = create_engine(f"sqlite:///{data / FILE}", hide_parameters=True)
    event.listen(engine, "connect", _on_connect)
    event.listen(engine, "begin", _on_begin)
    try:
        with engine.connect() as db:
            found, known = _revisions(db)
        if found != known[0]:
            with for_writing(engine).begin() as db:
                _migrate(db)
    except BaseException:
        engine.dispose()
        raise
    return engine


def for_writing(engine: Engine) -> Engine:
    """Transactions lock at once, because SQLite refuses one that has read and then wants to write."""
    return engine.execution_options(writing=True)


def _on_connect(connection: Any, _: Any) -> None:
    connection.isolation_level = None  # transactions are begun below, else savepoints would not hold
    cursor = connection.cursor()
    for pragma in ("journal_mode=WAL", "synchronous=FULL", "foreign_keys=ON", "busy_timeout=2000"):
        cursor.execute(f"PRAGMA {pragma}")
    cursor.close()


def _on_begin(db: Connection) -> None:
    db.exec_driver_sql("BEGIN IMMEDIATE" if db.get_execution_options().get("writing") else "BEGIN")


def _revisions(db: Connection) -> tuple[str | None, list[str]]:
    """The revision of this database, and all revisions we know, newest first."""
    from alembic.migration import MigrationContext
    from alembic.script import ScriptDirectory

    known = [script.revision for script in ScriptDirectory(MIGRATIONS).walk_revisions()]
    return MigrationContext.configure(db).get_current_revision(), known


def _migrate(db: Connection) -> None:
    """Runs what is missing, which is nothing if another process was first."""
    from alembic import command
    from alembic.config import Config

    found, known = _revisions(db)
    if found not in {None, *known}:
        raise Refusal("data_of_another_version", found=str(found), known=known[0])
    config = Config(attributes={"connection": db})
    config.set_main_option("script_location", str(MIGRATIONS))
    command.upgrade(config, "head")
