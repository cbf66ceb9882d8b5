"""The house's own lists of words, where several servers find them."""

import sqlalchemy as sa
from alembic import op

revision = "0008"
down_revision = "0007"


def upgrade() -> None:
    op.create_table(
        "own_lists",
        sa.Column("letters", sa.String, primary_key=True),
        sa.Column("name", sa.String, primary_key=True),
        sa.Column("digest", sa.String, nullable=False),
        sa.Column("graph", sa.LargeBinary, nullable=False),
    )
