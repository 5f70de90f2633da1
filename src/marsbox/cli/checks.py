"""What a person typed, checked: each wrong thing gets a sentence that names it and what would be right."""

import math
import secrets
from collections.abc import Sequence
from pathlib import Path
from typing import TYPE_CHECKING, Final

from marsbox.cli.errors import Complaint, plainly, reason_of

if TYPE_CHECKING:
    from marsbox.core import Game, Setup

SEED_LIMIT: Final = 1 << 128
LONGEST_NAME: Final = 20


def checked_game(name: str, components: Path | None = None) -> "Game":
    """A game with its own components or those of a file."""
    from marsbox.games import UnknownGame, entry_of, game_ids, load_game

    try:
        with plainly():
            entry_of(name)
    except UnknownGame:
        raise Complaint("unknown_game", game=name, known=", ".join(game_ids())) from None
    if components is not None:
        try:
            components.open("rb").close()
        except OSError as error:
            raise Complaint("components_unreadable", file=components, reason=reason_of(error)) from None
    with plainly():
        return load_game(name, components)


def checked_setup(game: "Game", players: int, options: Sequence[str]) -> "Setup":
    """The set-up for a number of players and options written NAME=VALUE."""
    from marsbox.core import Setup

    if players not in game.player_counts:
        raise Complaint("wrong_players", game=game.id, players=players, known=_listed(game.player_counts))
    chosen: dict[str, str] = {}
    for written in options:
        name, equals, value = written.partition("=")
        if not equals:
            raise Complaint("bad_option", option=written)
        _check_option(game, players, name, value)
        chosen[name] = value
    return Setup(players, chosen)


def _check_option(game: "Game", players: int, name: str, value: str) -> None:
    known = {option.name: option for option in game.setup_options}
    if name not in known:
        raise Complaint("unknown_option", game=game.id, option=name, known=_listed(known))
    option = known[name]
    if value not in option.values:
        raise Complaint("unknown_value", option=name, value=value, known=_listed(option.values))
    if value != option.default and players not in option.players:
        raise Complaint("option_not_for", option=name, value=value, players=players, known=_listed(option.players))


def usual_players(possible: Sequence[int], wanted: int) -> int:
    """How many play where nobody has said it: as wanted, but at least two, or as few more as the game allows.

    >>> usual_players((1, 2, 3, 4), 1), usual_players((3, 4, 5), 1), usual_players((3, 4, 5), 9)
    (2, 3, 9)
    """
    wanted = max(2, wanted)
    return next((players for players in possible if players >= wanted), wanted)


def checked_bots(written: str) -> list[str]:
    """The names of bots, written with commas between them."""
    from marsbox.bots import UnknownBot, bot_names, entry_of

    names = [name.strip() for name in written.split(",")]
    for name in names:
        try:
            with plainly():
                entry_of(name)
        except UnknownBot:
            raise Complaint("unknown_bot", bot=name, known=_listed(bot_names())) from None
    return names


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
        raise Complaint("bad_number", option=option, value=written, least=least, most=most)
    return number


def checked_seconds(option: str, written: str, most: float) -> float:
    """A time in seconds, more than none."""
    try:
        seconds = float(written)
    except ValueError:
        seconds = math.nan
    if not 0 < seconds <= most:
        raise Complaint("bad_seconds", option=option, value=written, most=f"{most:g}")
    return seconds


def checked_seed(written: str | None) -> int:
    """The seed given, or a fresh one."""
    if written is None:
        return secrets.randbits(32)
    try:
        seed = int(written)
    except ValueError:
        seed = -1
    if not 0 <= seed < SEED_LIMIT:
        raise Complaint("bad_seed", value=written)
    return seed


def checked_name(name: str) -> str:
    """A player's name."""
    name = name.strip()
    if not 1 <= len(name) <= LONGEST_NAME or not name.isprintable():
        raise Complaint("bad_name", name=ascii(name[:LONGEST_NAME]), most=LONGEST_NAME)
    return name


def _listed(values: object) -> str:
    assert isinstance(values, (tuple, dict))
    return ", ".join(str(value) for value in values)
