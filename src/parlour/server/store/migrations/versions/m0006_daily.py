"""Attempts at the daily puzzles, and what the Expert needed for them."""

import sqlalchemy as sa
from alembic import op

revision = "0006"
down_revision = "0005"


def upgrade() -> None:
    op.create_table(
        "attempts",
        sa.Column("guest", sa.String, sa.ForeignKey("guests.id"), primary_key=True),
        sa.Column("date", sa.Date, primary_key=True),
        sa.Column("game", sa.String, primary_key=True),
        sa.Column("language", sa.String, primary_key=True),
        sa.Column("number", sa.Integer, primary_key=True),
        sa.Column("table_id", sa.String, sa.ForeignKey("tables.id"), nullable=False, unique=True),
        sa.Column("solved", sa.Boolean),
        sa.Column("figure", sa.Integer),
        sa.Column("marks", sa.String),
    )
    op.create_index("ix_attempts_puzzle", "attempts", ["date", "game", "language"])
    op.create_table(
        "pars",
        sa.Column("date", sa.Date, primary_key=True),
        sa.Column("game", sa.String, primary_key=True),
        sa.Column("language", sa.String, primary_key=True),
        sa.Column("kept", sa.LargeBinary, nullable=False),
    )
