"""The database: its schema, its migrations, and everything that is written in SQL."""
