"""What alembic runs: the migrations, in the transaction `database.opened` has begun."""

from alembic import context

context.configure(connection=context.config.attributes["connection"], transactional_ddl=True)
context.run_migrations()
