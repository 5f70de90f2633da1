"""What people say at a table: plain text, kept with it, in whatever language they say it."""

import unicodedata
from collections.abc import Sequence
from dataclasses import dataclass, field
from datetime import datetime, timedelta
from typing import Final

from marsbox.core import UserError
from marsbox.server.runtime.settings import Limits

_JOINERS: Final = "\u200c\u200d"
"""Invisible, and part of how some languages and emoji are written."""
_MINUTE: Final = timedelta(minutes=1)
_CROWD: Final = 3
"""All spectators together may say so many times as much as one of them."""


@dataclass(frozen=True)
class ChatLine:
    """One line; that of somebody who was forgotten is empty and nobody's."""

    player: str | None = field(repr=False)
    seat: int | None
    name: str
    text: str
    sent: datetime


def checked_text(text: str, most: int) -> str:
    """The text of a line, without spaces around it; a `UserError` if it can't be one.

    >>> checked_text("  Bonne chance ! ", 500)
    'Bonne chance !'
    """
    said = text.strip()
    if not 1 <= len(said) <= most or not all(_plain(letter) for letter in said):
        raise UserError("bad_line", most=most)
    return said


def check_pace(lines: Sequence[ChatLine], player: str, now: datetime, limits: Limits, *, seated: bool) -> None:
    """Refuse somebody who says too much at once, and a chat that is full.

    Those who only watch may be one person under many names: they share a pace, and half of the chat is kept for those
    who have seats.
    """
    most = limits.chat_lines if seated else limits.chat_lines // 2
    if len(lines) >= most:
        raise UserError("chat_full", most=most)
    lately = [line for line in lines if line.sent > now - _MINUTE]
    if sum(line.player == player for line in lately) >= limits.chat_per_minute:
        raise UserError("chat_too_fast", most=limits.chat_per_minute)
    crowd = _CROWD * limits.chat_per_minute
    if not seated and sum(line.seat is None for line in lately) >= crowd:
        raise UserError("chat_crowded", most=crowd)


def _plain(letter: str) -> bool:
    # no control characters, no line breaks, and nothing that turns the direction of what follows
    return letter in _JOINERS or unicodedata.category(letter) not in ("Cc", "Cf", "Cs", "Co", "Cn", "Zl", "Zp")
