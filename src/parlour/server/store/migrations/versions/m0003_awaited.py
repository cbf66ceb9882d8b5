"""Whom a table waits for, so that people see among their tables where it is their turn."""

import sqlalchemy as sa
from alembic import op

revision = "0003"
down_revision = "0002"


def upgrade() -> None:
    op.add_column("tables", sa.Column("awaited", sa.String, nullable=False, server_default=""))
