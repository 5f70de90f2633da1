"""Finished games: replays, analyses and uploaded records."""
