"""What must survive: the database, the writer, and what a house keeps in it."""
