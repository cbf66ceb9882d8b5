"""The schema from which migrations start. A house of an earlier Parlour gets what it lacks."""

import sqlalchemy as sa
from alembic import op

from parlour.core.refusal import Refusal

revision = "0001"
down_revision = None

BEFORE = 2
"""The version number of the last Parlour that had no migrations."""
LARGE = sa.Integer().with_variant(sa.BigInteger(), "postgresql")
NO_EARLIER = 3
"""The number that makes every earlier Parlour refuse this database."""


def upgrade() -> None:
    number_versions()
    op.create_table(
        "guests",
        sa.Column("id", sa.String, primary_key=True),
        sa.Column("token_hash", sa.String, nullable=False, unique=True),
        sa.Column("name", sa.String, nullable=False),
        if_not_exists=True,
    )
    op.create_table(
        "promises",
        sa.Column("number", LARGE, primary_key=True),
        sa.Column("guest", sa.String, nullable=False),
        sa.Column("commitment", sa.String, nullable=False, unique=True),
        sa.Column("seed", sa.LargeBinary, nullable=False),
        if_not_exists=True,
    )
    op.create_index("ix_promises_guest", "promises", ["guest"], if_not_exists=True)
    op.create_table(
        "tables",
        sa.Column("id", sa.String, primary_key=True),
        sa.Column("version", sa.Integer, nullable=False),
        sa.Column("host", sa.String, sa.ForeignKey("guests.id"), nullable=False),
        sa.Column("opened", LARGE, nullable=False),
        sa.Column("open", sa.Boolean, nullable=False),
        sa.Column("record", sa.LargeBinary, nullable=False),
        if_not_exists=True,
    )
    op.create_index("ix_tables_host", "tables", ["host"], if_not_exists=True)
    op.create_table(
        "clocks",
        sa.Column("table_id", sa.String, sa.ForeignKey("tables.id"), primary_key=True),
        sa.Column("time", LARGE, nullable=False),
        sqlite_with_rowid=False,
        if_not_exists=True,
    )
    op.execute(
        "INSERT INTO clocks (table_id, time) SELECT id, 0 FROM tables WHERE id NOT IN (SELECT table_id FROM clocks)"
    )
    op.create_table(
        "sitters",
        sa.Column("guest", sa.String, sa.ForeignKey("guests.id"), primary_key=True),
        sa.Column("table_id", sa.String, sa.ForeignKey("tables.id"), primary_key=True),
        if_not_exists=True,
    )
    op.create_table(
        "entries",
        sa.Column("table_id", sa.String, sa.ForeignKey("tables.id"), primary_key=True),
        sa.Column("ply", sa.Integer, primary_key=True),
        sa.Column("entry", sa.LargeBinary, nullable=False),
        sqlite_with_rowid=False,
        if_not_exists=True,
    )


def number_versions() -> None:
    """An earlier Parlour reads its version here, and leaves a database alone whose number it does not know."""
    op.create_table("versions", sa.Column("version", sa.Integer, primary_key=True), if_not_exists=True)
    found = op.get_bind().execute(sa.text("SELECT version FROM versions")).scalar()
    if found not in {None, BEFORE}:
        raise Refusal("data_of_another_version", found=str(found), known=revision)
    op.execute("DELETE FROM versions")
    op.execute(f"INSERT INTO versions (version) VALUES ({NO_EARLIER})")
