"""Pocket Mars (2017), for 1 to 4 players."""
