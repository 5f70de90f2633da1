"""Pocket Mars in the terminal."""
