"""A number that grows with every server that begins to keep a table."""

import sqlalchemy as sa
from alembic import op

revision = "0007"
down_revision = "0006"


def upgrade() -> None:
    op.add_column("tables", sa.Column("fence", sa.Integer, nullable=False, server_default="0"))
