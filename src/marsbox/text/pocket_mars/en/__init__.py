"""Pocket Mars in English."""
