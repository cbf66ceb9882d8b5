"""Records apart from what changes with every move, so that a move rewrites a short line."""

import sqlalchemy as sa
from alembic import op

revision = "0009"
down_revision = "0008"


def upgrade() -> None:
    op.create_table(
        "records",
        sa.Column("table_id", sa.String, sa.ForeignKey("tables.id"), primary_key=True),
        sa.Column("record", sa.LargeBinary, nullable=False),
    )
    op.execute("INSERT INTO records (table_id, record) SELECT id, record FROM tables ORDER BY opened")
    op.drop_column("tables", "record")
