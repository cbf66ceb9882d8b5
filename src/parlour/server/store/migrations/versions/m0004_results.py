"""What became of finished games, for the history of whoever sat there. Those already over wait to be read."""

import sqlalchemy as sa
from alembic import op

revision = "0004"
down_revision = "0003"

LARGE = sa.Integer().with_variant(sa.BigInteger(), "postgresql")


def upgrade() -> None:
    op.create_table(
        "results",
        sa.Column("guest", sa.String, sa.ForeignKey("guests.id"), primary_key=True),
        sa.Column("table_id", sa.String, sa.ForeignKey("tables.id"), primary_key=True),
        sa.Column("game", sa.String, nullable=False),
        sa.Column("ended", LARGE, nullable=False),
        sa.Column("outcome", sa.String, nullable=False),
        sa.Column("against", sa.String, nullable=False),
        sa.Column("mode", sa.String, nullable=False),
        sa.Column("figure", sa.Float),
        sa.Column("facts", sa.LargeBinary, nullable=False),
    )
    op.create_index("ix_results_guest_ended", "results", ["guest", "ended", "table_id"])
    op.create_table("untallied", sa.Column("table_id", sa.String, sa.ForeignKey("tables.id"), primary_key=True))
    op.execute("INSERT INTO untallied (table_id) SELECT id FROM tables WHERE NOT open")
