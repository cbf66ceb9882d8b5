"""What looking back at a finished game found, so that it is worked out once."""

import sqlalchemy as sa
from alembic import op

revision = "0005"
down_revision = "0004"


def upgrade() -> None:
    op.create_table(
        "reviews",
        sa.Column("table_id", sa.String, sa.ForeignKey("tables.id"), primary_key=True),
        sa.Column("seat", sa.Integer, primary_key=True),
        sa.Column("edition", sa.Integer, nullable=False),
        sa.Column("review", sa.LargeBinary, nullable=False),
    )
