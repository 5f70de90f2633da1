"""What people say at a table: plain text, kept with it, in whatever language they say it."""

import unicodedata
from collections.abc import Sequence
from dataclasses import dataclass, field
from datetime import datetime, timedelta
from typing import Final

from marsbox.server.errors import Problem
from marsbox.server.settings import Limits

_JOINERS: Final = "\u200c\u200d"
"""Invisible, and part of how some languages and emoji are written."""
_MINUTE: Final = timedelta(minutes=1)


@dataclass(frozen=True)
class ChatLine:
    """One line; that of somebody who was forgotten is empty and nobody's."""

    player: str | None = field(repr=False)
    seat: int | None
    name: str
    text: str
    sent: datetime


def checked_text(text: str, most: int) -> str:
    """What somebody says, without spaces around it, if it can be said.

    >>> checked_text("  Bonne chance ! ", 500)
    'Bonne chance !'
    """
    said = text.strip()
    if not 1 <= len(said) <= most or not all(_plain(letter) for letter in said):
        raise Problem("bad_line", most=most)
    return said


def check_pace(lines: Sequence[ChatLine], player: str, now: datetime, limits: Limits) -> None:
    """Refuse somebody who says too much at once, and a chat that is full."""
    if len(lines) >= limits.chat_lines:
        raise Problem("chat_full", most=limits.chat_lines)
    lately = sum(line.player == player and line.sent > now - _MINUTE for line in lines[-limits.chat_lines :])
    if lately >= limits.chat_per_minute:
        raise Problem("chat_too_fast", most=limits.chat_per_minute)


def _plain(letter: str) -> bool:
    # no control characters, no line breaks, and nothing that turns the direction of what follows
    return letter in _JOINERS or unicodedata.category(letter) not in ("Cc", "Cf", "Cs", "Co", "Cn", "Zl", "Zp")
