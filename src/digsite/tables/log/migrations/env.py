"""What Alembic runs to take the missing steps: on the connection it was handed, within its transaction."""

from __future__ import annotations

from alembic import context

from digsite.tables.log.schema import metadata


def migrate() -> None:
    """Take the missing steps."""
    connection = context.config.attributes["connection"]
    context.configure(connection=connection, target_metadata=metadata)
    with context.begin_transaction():
        context.run_migrations()


# Alembic gives its context a config only while it runs this file; whoever else imports it changes nothing.
if hasattr(context, "config"):
    migrate()
