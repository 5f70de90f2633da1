"""Bots at tables: which one thinks when, and where."""
