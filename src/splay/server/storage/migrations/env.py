"""Alembic's entry: it migrates over the connection that `storage.database` gives it."""

from alembic import context

from splay.server.storage.schema import metadata

connection = context.config.attributes["connection"]
context.configure(connection=connection, target_metadata=metadata, render_as_batch=True)
context.run_migrations()
