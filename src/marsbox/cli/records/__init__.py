"""Recorded games: read, replayed step by step, analysed."""
