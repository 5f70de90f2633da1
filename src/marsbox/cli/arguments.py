"""What was typed, checked and read: a `UserError` names what is wrong and what would be right."""

import math
import secrets
from collections.abc import Sequence
from pathlib import Path
from typing import Final

from marsbox.cli.errors import reason_of
from marsbox.core import Game, Setup, UserError
from marsbox.games import entry_of, load_game

SEED_LIMIT: Final = 1 << 128
LONGEST_NAME: Final = 20


def checked_game(name: str, components: Path | None = None) -> Game:
    """A game with its own components or those of a file."""
    entry_of(name)
    if components is not None:
        try:
            components.open("rb").close()
        except OSError as error:
            raise UserError("components_unreadable", file=components, reason=reason_of(error)) from None
    return load_game(name, components)


def checked_setup(game: Game, players: int, options: Sequence[str]) -> Setup:
    """The set-up for a number of players and options written NAME=VALUE."""
    setup = Setup(players, dict(_option(written) for written in options))
    game.check_setup(setup)
    return setup


def _option(written: str) -> tuple[str, str]:
    name, equals, value = written.partition("=")
    if not equals:
        raise UserError("bad_option", option=written)
    return name, value


def default_players(possible: Sequence[int], wanted: int) -> int:
    """How many play where nobody has said it: as wanted, but at least two, or as few more as the game allows.

    >>> default_players((1, 2, 3, 4), 1), default_players((3, 4, 5), 1), default_players((3, 4, 5), 9)
    (2, 3, 9)
    """
    wanted = max(2, wanted)
    return next((players for players in possible if players >= wanted), wanted)


def checked_bots(written: str) -> list[str]:
    """The ids of bots, written with commas between them, by id or by name in any language."""
    # not before: they take long to load, and few commands need them
    from marsbox.bots import entry_of

    bots = [bot_id(name) for name in written.split(",")]
    for bot in bots:
        entry_of(bot)
    return bots


def bot_id(written: str) -> str:
    """The id of the bot that is called so in any language; what no bot of Marsbox is called stays as it is.

    >>> bot_id("Gouverneur"), bot_id(" Ines"), bot_id("mine.py:Mine")
    ('governor', 'ines', 'mine.py:Mine')
    """
    from marsbox.bots import BOT_NAMES
    from marsbox.text.bots import bot_called

    return bot_called(written, BOT_NAMES) or written.strip()


def checked_number(option: str, written: str, least: int, most: int) -> int:
    """A whole number within bounds.

    >>> checked_number("--games", "1000", 1, 10_000)
    1000
    """
    try:
        number = int(written)
    except ValueError:
        number = least - 1
    if not least <= number <= most:
        raise UserError("bad_number", option=option, value=written, least=least, most=most)
    return number


def checked_seconds(option: str, written: str, most: float) -> float:
    """A time in seconds, more than none."""
    try:
        seconds = float(written)
    except ValueError:
        seconds = math.nan
    if not 0 < seconds <= most:
        raise UserError("bad_seconds", option=option, value=written, most=f"{most:g}")
    return seconds


def checked_amount(option: str, written: str, most: float) -> float:
    """A number above 0 and up to a bound.

    >>> checked_amount("--mix", "0.5", 1.0)
    0.5
    """
    try:
        amount = float(written)
    except ValueError:
        amount = math.nan
    if not 0 < amount <= most:
        raise UserError("bad_amount", option=option, value=written, most=f"{most:g}")
    return amount


def checked_seed(written: str | None) -> int:
    """The seed given, or a fresh one."""
    if written is None:
        return secrets.randbits(32)
    try:
        seed = int(written)
    except ValueError:
        seed = -1
    if not 0 <= seed < SEED_LIMIT:
        raise UserError("bad_seed", value=written)
    return seed


def checked_name(name: str) -> str:
    """A player's name."""
    name = name.strip()
    if not 1 <= len(name) <= LONGEST_NAME or not name.isprintable():
        raise UserError("bad_name", name=ascii(name[:LONGEST_NAME]), most=LONGEST_NAME)
    return name
