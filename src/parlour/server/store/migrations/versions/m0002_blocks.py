"""Who wants whom at none of their tables."""

import sqlalchemy as sa
from alembic import op

revision = "0002"
down_revision = "0001"


def upgrade() -> None:
    op.create_table(
        "blocks",
        sa.Column("guest", sa.String, sa.ForeignKey("guests.id"), primary_key=True),
        sa.Column("blocked", sa.String, primary_key=True),
        sa.Column("name", sa.String, nullable=False),
    )
