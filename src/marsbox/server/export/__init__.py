"""A whole database as one file, and back; checks of what is stored."""
