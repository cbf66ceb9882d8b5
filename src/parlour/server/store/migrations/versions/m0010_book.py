"""SQLite's entries of all tables go into one book, in the order they come.

SQLite writes whole pages, so moves of a moment at many tables should come to lie on the same page. Each entry knows the
one before it at its table, and `ends` knows the last. `entries` is a view of the book.
"""

from alembic import op

revision = "0010"
down_revision = "0009"

BOOK = (
    """
    CREATE TABLE book (
        number INTEGER NOT NULL PRIMARY KEY,
        table_id VARCHAR NOT NULL,
        ply INTEGER NOT NULL,
        before INTEGER,
        entry BLOB NOT NULL
    )
    """,
    """
    CREATE TABLE ends (
        table_id VARCHAR NOT NULL PRIMARY KEY REFERENCES tables (id),
        ply INTEGER NOT NULL,
        number INTEGER NOT NULL
    )
    """,
    "ALTER TABLE entries RENAME TO entries_by_table",
    "CREATE VIEW entries (table_id, ply, entry) AS SELECT table_id, ply, entry FROM book",
    """
    CREATE TRIGGER write_in_book INSTEAD OF INSERT ON entries BEGIN
        SELECT RAISE(ABORT, 'not the next entry')
        WHERE NEW.ply <> 1 + coalesce((SELECT ply FROM ends WHERE table_id = NEW.table_id), -1);
        INSERT INTO book (table_id, ply, before, entry)
        VALUES (NEW.table_id, NEW.ply, (SELECT number FROM ends WHERE table_id = NEW.table_id), NEW.entry);
        INSERT INTO ends (table_id, ply, number) VALUES (NEW.table_id, NEW.ply, last_insert_rowid())
        ON CONFLICT (table_id) DO UPDATE SET ply = excluded.ply, number = excluded.number;
    END
    """,
    """
    INSERT INTO book (number, table_id, ply, before, entry)
    SELECT number, table_id, ply, lag(number) OVER (PARTITION BY table_id ORDER BY ply), entry
    FROM (SELECT row_number() OVER (ORDER BY table_id, ply) AS number, * FROM entries_by_table)
    """,
    "INSERT INTO ends (table_id, ply, number) SELECT table_id, max(ply), max(number) FROM book GROUP BY table_id",
    "DROP TABLE entries_by_table",
)


def upgrade() -> None:
    if op.get_context().dialect.name == "sqlite":
        for statement in BOOK:
            op.execute(statement)
