"""How the database came to be what it is, step by step (Alembic). Every start takes the steps that are missing."""
