"""A new table as it is requested, and the checks before it is opened."""

import unicodedata
from collections.abc import Sequence
from dataclasses import dataclass, field, replace
from typing import Final

from marsbox.bots import any_character
from marsbox.core import FastRng, Game, Setup, SetupError, UserError
from marsbox.server.runtime.seat_names import distinct
from marsbox.server.tables.clocks import LEAST_SECONDS, MOST_SECONDS, Clock
from marsbox.server.tables.model import Kind, Seat
from marsbox.server.tables.seating import check_bot, check_not_seated, check_one_of

NAME_LENGTH: Final = 40


@dataclass(frozen=True)
class NewSeat:
    """A seat of a new table, as requested."""

    kind: Kind
    bot: str | None = None
    name: str | None = None
    level: str | None = None
    """Instead of a bot: any character of this level that is not at the table."""


@dataclass(frozen=True)
class NewTable:
    """A new table, as requested."""

    game: str
    seats: Sequence[NewSeat]
    options: dict[str, str] = field(default_factory=dict)
    name: str | None = None
    you: str | None = None
    take: Sequence[int] = ()
    public: bool = True
    clock: Clock | None = None


def typed_name(wanted: str | None) -> str:
    """The name that somebody typed, empty if they typed none; a `UserError` if it can't be one."""
    if wanted is None:
        return ""
    name = wanted.strip()
    visible = all(unicodedata.category(letter)[0] not in "CZ" or letter == " " for letter in name)
    if not 1 <= len(name) <= NAME_LENGTH or not visible:
        raise UserError("bad_name", most=NAME_LENGTH)
    return name


def _check_bots(seats: Sequence[NewSeat], known: Sequence[str]) -> None:
    for number, seat in enumerate(seats):
        wanted = seat.bot if seat.bot is not None else seat.level
        if seat.kind == "person" and wanted is not None:
            raise UserError("person_with_bot", seat=number, bot=wanted[:40])
        if seat.kind == "bot":
            check_one_of(seat.bot, seat.level)
            if seat.level is None:
                check_bot(seat.bot or "", known)
                check_not_seated(seat.bot or "", [other.bot or "" for other in seats[:number]])


def _check_clock(clock: Clock | None) -> None:
    if clock is not None and not LEAST_SECONDS <= clock.seconds <= MOST_SECONDS:
        raise UserError("bad_clock", seconds=clock.seconds, least=LEAST_SECONDS, most=MOST_SECONDS)


def checked_setup(game: Game, wanted: NewTable, bots: Sequence[str]) -> Setup:
    """The set-up of a new table, with defaults for options that were not named; a `UserError` if it can't be.

    `bots` are those that this server knows.
    """
    _check_bots(wanted.seats, bots)
    _check_clock(wanted.clock)
    players = len(wanted.seats)
    game.check_setup(Setup(players, wanted.options))
    chosen = {
        option.name: wanted.options.get(option.name, option.default)
        for option in game.setup_options
        if players in option.players
    }
    return Setup(players, chosen)


def check_playable(game: Game, setup: Setup, seed: int) -> None:
    """A `UserError` if the game can't be dealt."""
    try:
        game.new(setup, seed)
    except SetupError as error:
        raise UserError("bad_setup", reason=error) from error


def _with_characters(seats: Sequence[NewSeat], rng: FastRng) -> list[NewSeat]:
    """The seats with a character wherever a level was wanted, no character twice."""
    seated = {seat.bot for seat in seats if seat.bot is not None}
    chosen = []
    for seat in seats:
        if seat.level is not None:
            bot = any_character(seat.level, seated, rng)
            seated.add(bot)
            seat = replace(seat, bot=bot, level=None)
        chosen.append(seat)
    return chosen


def new_seats(player: str, wanted: NewTable, rng: FastRng) -> list[Seat]:
    """The seats of a new table, with the player who opens it on those they take; `rng` chooses characters."""
    for seat in wanted.take:
        if not 0 <= seat < len(wanted.seats) or wanted.seats[seat].kind == "bot":
            raise UserError("cannot_take", seat=seat, players=len(wanted.seats), last=len(wanted.seats) - 1)
    you = typed_name(wanted.you)
    names: list[str] = []
    seats: list[Seat] = []
    for number, place in enumerate(_with_characters(wanted.seats, rng)):
        taken = number in wanted.take
        typed = typed_name(place.name) if taken or place.kind == "bot" else ""
        name = typed or (you if taken else "")
        if name:
            name = distinct(name, names)
            names.append(name)
        seats.append(Seat(number, place.kind, place.bot, player if taken else None, name))
    return seats
