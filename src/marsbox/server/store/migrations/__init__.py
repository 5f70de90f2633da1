"""Alembic's migrations, run when a server starts."""
