"""Pocket Mars in French."""
