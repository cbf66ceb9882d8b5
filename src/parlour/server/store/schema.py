"""The tables of the database as they are today. `migrations/` says how they came about."""

from __future__ import annotations

from sqlalchemy import (
    BigInteger,
    Boolean,
    Column,
    Date,
    Float,
    ForeignKey,
    Index,
    Integer,
    LargeBinary,
    MetaData,
    String,
    Table,
)

schema = MetaData()
LARGE = Integer().with_variant(BigInteger(), "postgresql")
"""SQLite's integers are as large as need be; PostgreSQL wants to be told."""
guests = Table(
    "guests",
    schema,
    Column("id", String, primary_key=True),
    Column("token_hash", String, nullable=False, unique=True),
    Column("name", String, nullable=False),
)
blocks = Table(  # whoever is blocked need not be in the book
    "blocks",
    schema,
    Column("guest", String, ForeignKey("guests.id"), primary_key=True),
    Column("blocked", String, primary_key=True),
    Column("name", String, nullable=False),
)
promises = Table(
    "promises",
    schema,
    Column("number", LARGE, primary_key=True),
    Column("guest", String, nullable=False, index=True),
    Column("commitment", String, nullable=False, unique=True),
    Column("seed", LargeBinary, nullable=False),
)
tables = Table(  # narrow, because a line of it changes with every move
    "tables",
    schema,
    Column("id", String, primary_key=True),
    Column("version", Integer, nullable=False),
    Column("host", String, ForeignKey("guests.id"), nullable=False, index=True),
    Column("opened", LARGE, nullable=False),
    Column("open", Boolean, nullable=False),
    Column("awaited", String, nullable=False, server_default=""),  # seats, like "0 2"; told once the game has begun
    Column("fence", Integer, nullable=False, server_default="0"),  # grows with every server that begins to keep it
)
records = Table(
    "records",
    schema,
    Column("table_id", String, ForeignKey("tables.id"), primary_key=True),
    Column("record", LargeBinary, nullable=False),
)
clocks = Table(
    "clocks",
    schema,
    Column("table_id", String, ForeignKey("tables.id"), primary_key=True),
    Column("time", LARGE, nullable=False),
    sqlite_with_rowid=False,
)
sitters = Table(
    "sitters",
    schema,
    Column("guest", String, ForeignKey("guests.id"), primary_key=True),
    Column("table_id", String, ForeignKey("tables.id"), primary_key=True),
)
entries = Table(  # in SQLite a view of its `book`
    "entries",
    schema,
    Column("table_id", String, ForeignKey("tables.id"), primary_key=True),
    Column("ply", Integer, primary_key=True),
    Column("entry", LargeBinary, nullable=False),
)
results = Table(  # one line for each finished game and everybody who sat there
    "results",
    schema,
    Column("guest", String, ForeignKey("guests.id"), primary_key=True),
    Column("table_id", String, ForeignKey("tables.id"), primary_key=True),
    Column("game", String, nullable=False),
    Column("ended", LARGE, nullable=False),
    Column("outcome", String, nullable=False),
    Column("against", String, nullable=False),
    Column("mode", String, nullable=False),
    Column("figure", Float),
    Column("facts", LargeBinary, nullable=False),
    Index("ix_results_guest_ended", "guest", "ended", "table_id"),
)
untallied = Table(  # tables that were over before there were results; each leaves once its game has been read
    "untallied",
    schema,
    Column("table_id", String, ForeignKey("tables.id"), primary_key=True),
)
reviews = Table(  # what looking back at a finished game found, and which edition of the reviewers found it
    "reviews",
    schema,
    Column("table_id", String, ForeignKey("tables.id"), primary_key=True),
    Column("seat", Integer, primary_key=True),
    Column("edition", Integer, nullable=False),
    Column("review", LargeBinary, nullable=False),
)
attempts = Table(  # at a daily puzzle; number 1 counts, the others are for fun
    "attempts",
    schema,
    Column("guest", String, ForeignKey("guests.id"), primary_key=True),
    Column("date", Date, primary_key=True),
    Column("game", String, primary_key=True),
    Column("language", String, primary_key=True),
    Column("number", Integer, primary_key=True),
    Column("table_id", String, ForeignKey("tables.id"), nullable=False, unique=True),
    Column("solved", Boolean),
    Column("figure", Integer),
    Column("marks", String),
    Index("ix_attempts_puzzle", "date", "game", "language"),
)
pars = Table(  # what the Expert needed for a daily puzzle, and its game
    "pars",
    schema,
    Column("date", Date, primary_key=True),
    Column("game", String, primary_key=True),
    Column("language", String, primary_key=True),
    Column("kept", LargeBinary, nullable=False),
)
own_lists = Table(  # of a house in a database; a house in a folder has them beside its file
    "own_lists",
    schema,
    Column("letters", String, primary_key=True),  # the letter set, like "de-umlauts"
    Column("name", String, primary_key=True),
    Column("digest", String, nullable=False),
    Column("graph", LargeBinary, nullable=False),
)
