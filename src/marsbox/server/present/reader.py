"""Who reads what the server sends."""

from dataclasses import dataclass


@dataclass(frozen=True)
class Reader:
    """A player and the language they read: that of the person, never one of the table."""

    player: str
    language: str
