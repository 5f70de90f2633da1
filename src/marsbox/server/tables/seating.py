"""Who plays which seat: sitting down and leaving, bots that stand in for people, resigning, votes and pauses.

Each rule is a function from the seating before to the seating after; a `UserError` says why it can't be done.
"""

from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass, field, replace
from typing import Final

from marsbox.bots import BOT_NAMES, LEVELS, any_character, find_character
from marsbox.bots.levels import ENGINEER
from marsbox.core import FastRng, UserError
from marsbox.server.runtime.seat_names import BotName, NameOnSeat, distinct
from marsbox.server.tables.model import Seat, StandIn, Status
from marsbox.server.tables.state import TableState

STAND_IN_BOT: Final = ENGINEER
"""Who plays on for somebody who did not choose a bot, or gave up: a fair opponent that needs no time to think."""
FEWEST_VOTES: Final = 2
"""One person alone votes nobody out."""


@dataclass(frozen=True)
class Seating:
    """Who plays which seat at one moment."""

    owner: str = field(repr=False)
    status: Status
    seats: tuple[Seat, ...]
    state: TableState = field(default_factory=TableState)

    @property
    def playing(self) -> list[Seat]:
        """The seats that people play themselves."""
        return [seat for seat in self.seats if seat.played_by_person]

    def name_on(self, seat: int) -> NameOnSeat:
        """The name on a seat, as a fact of an error."""
        return NameOnSeat([place.called for place in self.seats], seat)

    def place(self, seat: int) -> Seat:
        """A seat by its number."""
        if not 0 <= seat < len(self.seats):
            raise UserError("unknown_seat", seat=seat, last=len(self.seats) - 1)
        return self.seats[seat]

    def own(self, player: str, seat: int) -> Seat:
        """A seat of this player."""
        place = self.place(seat)
        if not place.held_by(player):
            yours = [other.seat for other in self.seats if other.held_by(player)]
            raise UserError("not_your_seat", seat=seat, yours=", ".join(map(str, yours)) or "–")
        return place

    def is_host(self, player: str) -> bool:
        """Whether this player opened the table, and was not voted out of it."""
        return self.owner == player and not _voted_out(self, player)

    def plays(self, player: str) -> bool:
        """Whether this player plays a seat."""
        return any(seat.player == player for seat in self.playing)

    def with_seats(self, *changed: Seat) -> "Seating":
        """The same with these seats in place of those of before."""
        places = {place.seat: place for place in changed}
        return replace(self, seats=tuple(places.get(seat.seat, seat) for seat in self.seats))


Rule = Callable[[Seating], Seating]


def sit_down(seating: Seating, player: str, seat: int, name: str) -> Seating:
    """Take a free seat, or change the name on an own one. A bot that stood in on a free seat makes room.

    `name` is what the player typed, or empty.
    """
    place = seating.place(seat)
    if seating.status == "over":
        raise UserError("table_over")
    if place.kind == "bot":
        raise UserError("seat_is_bot", seat=seat)
    if place.player not in (None, player):
        raise UserError("seat_taken", seat=seat, name=seating.name_on(seat))
    check_welcome(seating, player)
    if seating.status == "running" and _knows_another_hand(seating, player, place):
        raise UserError("other_hand", seat=seat)
    called = distinct(name, [other.name for other in seating.seats if other.seat != seat and other.name])
    taken = replace(place, player=player, name=called, left_by=None if place.left_by == player else place.left_by)
    return seating.with_seats(taken if place.player == player else without_bot(taken))


def leave(seating: Seating, player: str, seat: int) -> Seating:
    """Stand up; a game that has begun waits until somebody takes the seat or it is given to a bot.

    Its result stays that of the first who left.
    """
    place = seating.place(seat)
    if place.kind == "bot":
        raise UserError("seat_is_bot", seat=seat)
    if place.player is None:
        raise UserError("seat_is_empty", seat=seat)
    place = seating.own(player, seat)
    if seating.status == "open":
        return seating.with_seats(replace(place, player=None, name=""))
    _check_running(seating)
    if place.stand_in == "resigned":
        raise UserError("resigned", seat=seat)
    # the log of a game that has begun still names the one who left
    free = replace(place, player=None, left_by=place.left_by or player)
    return seating.with_seats(without_bot(free) if place.played_by_person else with_bot(free, "left"))


def call_bot(seating: Seating, player: str, seat: int, bot: str, known: Sequence[str] = BOT_NAMES) -> Seating:
    """Let a bot play: for yourself until you come back, or on a free seat.

    Before the game starts the host may give a free seat to a bot for good.
    """
    check_bot(bot, known)
    check_not_seated(bot, seated_bots(other for other in seating.seats if other.seat != seat))
    place = seating.place(seat)
    if seating.status == "over":
        raise UserError("table_over")
    if place.kind == "bot":
        raise UserError("seat_is_bot", seat=seat)
    if seating.status == "open":
        return _give_away(seating, player, place, bot)
    if place.player is None:
        if not (seating.plays(player) or seating.is_host(player)):
            raise UserError("not_at_table")
        return seating.with_seats(replace(place, bot=bot, stand_in="left"))
    place = seating.own(player, seat)
    if place.stand_in == "clock":
        raise UserError("step_time_over", seat=seat)
    if place.stand_in is not None and not place.may_return:
        raise UserError("resigned", seat=seat)
    return seating.with_seats(replace(place, bot=bot, stand_in="asked"))


def called_bot(seating: Seating, bot: str | None, level: str | None, rng: FastRng) -> str:
    """The bot that somebody wants: the one named, or a character of the level named.

    Whoever names neither gets a character for a seat that is a bot's from now on, and else who plays on for anybody.
    """
    check_one_of(bot, level)
    if bot is not None:
        return bot
    if level is None and seating.status != "open":
        return STAND_IN_BOT
    return any_character(level or STAND_IN_BOT, seated_bots(seating.seats), rng)


def come_back(seating: Seating, player: str, seat: int) -> Seating:
    """Play your seat yourself again; a table that nobody was at goes on."""
    place = seating.own(player, seat)
    if seating.status == "over":
        raise UserError("table_over")
    if place.stand_in is None:
        raise UserError("plays_already", seat=seat)
    if place.stand_in == "clock":
        # otherwise running out of time would be a way to more of it
        raise UserError("step_time_over", seat=seat)
    if not place.may_return:
        raise UserError("resigned", seat=seat)
    state = replace(seating.state, missed=seating.state.missed | {seat: 0})
    if state.deserted:
        state = replace(state, paused=False, deserted=False, wishes=())
    return replace(seating, state=state).with_seats(without_bot(place))


def resign(seating: Seating, player: str, seat: int) -> Seating:
    """Give up: a bot plays on to the end, and the result says so."""
    place = seating.own(player, seat)
    _check_running(seating)
    if place.stand_in == "resigned":
        raise UserError("resigned", seat=seat)
    return seating.with_seats(with_bot(place, "resigned"))


def end_game(seating: Seating, player: str, seat: int) -> Seating:
    """End a game of two in which the other one has resigned: whoever stayed has won."""
    place = seating.own(player, seat)
    _check_running(seating)
    others = [other for other in seating.seats if other.seat != seat]
    if not place.played_by_person or [other.stand_in for other in others] != ["resigned"]:
        raise UserError("nobody_resigned", seat=seat)
    ended = replace(seating.state, conceded=True, paused=False, deserted=False, wishes=(), hold=None)
    return replace(seating, status="over", state=ended)


def send_away(seating: Seating, player: str, seat: int) -> Seating:
    """Let a bot play for somebody who is away: the host may, and whoever plays may for the host.

    Where the host does not play, whoever plays may for anybody.
    """
    place = _played_by_another(seating, player, seat)
    instead = place.player == seating.owner or not seating.plays(seating.owner)
    if not (seating.is_host(player) or (instead and seating.plays(player))):
        raise UserError("not_host")
    return seating.with_seats(with_bot(place, "absent"))


def vote_out(seating: Seating, player: str, seat: int, *, out: bool) -> Seating:
    """Vote to have a bot play for somebody, or take the vote back.

    It is done once more than half of the other people want it, and at least two of them.
    """
    place = _played_by_another(seating, player, seat)
    if not seating.plays(player):
        raise UserError("not_at_table")
    others = {other.player for other in seating.playing} - {place.player}
    if len(others) < FEWEST_VOTES:
        raise UserError("too_few_to_vote", most=FEWEST_VOTES)
    mine = {own.seat for own in seating.playing if own.player == player}
    before = set(seating.state.votes.get(seat, ()))
    votes = seating.state.votes | {seat: tuple(sorted(before | mine if out else before - mine))}
    return replace(seating, state=replace(seating.state, votes=votes))


def wish_pause(seating: Seating, player: str, *, paused: bool) -> Seating:
    """Pause the table or let it go on: at once for the host, else once all who play want it.

    A table that is paused because nobody was there goes on as soon as one of those who play is.
    """
    _check_running(seating)
    state = seating.state
    if state.paused == paused:
        if not state.wishes:
            raise UserError("paused_already" if paused else "goes_on_already")
        mine = [seat.seat for seat in seating.playing if seat.player == player]
        return replace(seating, state=replace(state, wishes=tuple(seat for seat in state.wishes if seat not in mine)))
    mine = [seat.seat for seat in seating.playing if seat.player == player]
    if seating.is_host(player) or (mine and state.deserted):
        return replace(seating, state=replace(state, paused=paused, deserted=False, wishes=()))
    if not mine:
        raise UserError("not_at_table")
    return replace(seating, state=replace(state, wishes=tuple(sorted({*state.wishes, *mine}))))


def open_chat(seating: Seating, player: str, *, spectators: bool) -> Seating:
    """Let those who watch speak while the game runs, or not."""
    if not seating.is_host(player):
        raise UserError("not_host")
    return replace(seating, state=replace(seating.state, open_chat=spectators))


def followed_by(seating: Seating, following: str) -> Seating:
    """Remember the table at which the same people play again, unless somebody was faster."""
    return replace(seating, state=replace(seating.state, next=seating.state.next or following))


def forget_person(seating: Seating, player: str) -> Seating:
    """Take somebody off all seats, with their name: a bot plays on, or the seat is free if the game has not begun."""
    known = [seat for seat in seating.seats if player in (seat.player, seat.left_by)]
    return seating.with_seats(*(_forgotten(seating, seat, player) for seat in known))


def settled(before: Seating, after: Seating) -> Seating:
    """What follows from a rule: votes of people who are gone don't count, and what enough people want is done."""
    changed = {new.seat for new, old in zip(after.seats, before.seats, strict=True) if _other_person(new, old)}
    playing = {seat.seat for seat in after.playing} - changed
    wishes = tuple(seat for seat in after.state.wishes if seat in playing)
    votes = {
        seat: kept
        for seat, voters in after.state.votes.items()
        if seat in playing and (kept := tuple(voter for voter in voters if voter in playing))
    }
    state = replace(after.state, wishes=wishes, votes=votes)
    if wishes and {seat.seat for seat in after.playing} <= set(wishes):
        state = replace(state, paused=not state.paused, deserted=False, wishes=())
    out = [seat for seat, voters in votes.items() if _enough(after, seat, voters)]
    if not out:
        return replace(after, state=state)
    state = replace(state, votes={seat: voters for seat, voters in votes.items() if seat not in out})
    gone = replace(after, state=state).with_seats(*(with_bot(after.seats[seat], "voted_out") for seat in out))
    return settled(after, gone)


def hand_over(seating: Seating, giver: str, taker: str, seat: int) -> Seating:
    """The same seat, name and game with another player id; void if the giver has lost the seat meanwhile."""
    place = seating.place(seat)
    if not place.held_by(giver):
        raise UserError("seat_link_void")
    check_welcome(seating, taker)
    return seating.with_seats(replace(place, player=taker))


def check_welcome(seating: Seating, player: str) -> None:
    """Refuse somebody whom the others have voted out."""
    if _voted_out(seating, player):
        raise UserError("voted_out")


def check_bot(bot: str, known: Sequence[str]) -> None:
    """Refuse a bot that is not one of those known here."""
    if bot not in known:
        raise UserError("unknown_bot", bot=bot[:40], known=", ".join(known))


def check_one_of(bot: str | None, level: str | None) -> None:
    """Refuse a level that there is not, and a bot and a level at once."""
    if bot is not None and level is not None:
        raise UserError("bot_and_level", bot=bot[:40], level=level[:40])
    if level is not None and level not in LEVELS:
        raise UserError("unknown_level", level=level[:40], known=", ".join(LEVELS))


def check_not_seated(bot: str, seated: Iterable[str]) -> None:
    """Refuse a character that sits at the table already."""
    if find_character(bot) is not None and bot in seated:
        raise UserError("character_seated", bot=BotName(bot))


def seated_bots(seats: Iterable[Seat]) -> set[str]:
    """The bots that play seats, and those that seats are named after."""
    return {bot for seat in seats for bot in (seat.bot, seat.first_bot) if bot is not None}


def _give_away(seating: Seating, player: str, place: Seat, bot: str) -> Seating:
    if place.player is not None:
        raise UserError("table_open")
    if not seating.is_host(player):
        raise UserError("not_host")
    return seating.with_seats(replace(place, kind="bot", bot=bot, name=""))


def _played_by_another(seating: Seating, player: str, seat: int) -> Seat:
    place = seating.place(seat)
    _check_running(seating)
    if not place.played_by_person:
        raise UserError("nobody_to_replace", seat=seat)
    if place.player == player:
        raise UserError("replace_yourself", seat=seat)
    return place


def _forgotten(seating: Seating, seat: Seat, player: str) -> Seat:
    if seating.status == "open":
        return replace(seat, player=None, name="")
    seat = replace(seat, left_by=None if seat.left_by == player else seat.left_by)
    if seat.player not in (None, player):
        return seat
    nobody = replace(seat, player=None, name="")
    if seat.player is None:
        return nobody
    return nobody if seating.status == "over" else with_bot(nobody, "left")


def _check_running(seating: Seating) -> None:
    if seating.status != "running":
        raise UserError("table_over" if seating.status == "over" else "table_open")


def with_bot(place: Seat, why: StandIn) -> Seat:
    """A person's seat that a bot plays now."""
    return replace(place, bot=STAND_IN_BOT, stand_in=why)


def without_bot(place: Seat) -> Seat:
    """A seat that its person plays again."""
    return replace(place, bot=None, stand_in=None)


def _voted_out(seating: Seating, player: str) -> bool:
    return any(seat.player == player and seat.stand_in == "voted_out" for seat in seating.seats)


def _knows_another_hand(seating: Seating, player: str, place: Seat) -> bool:
    """Whether somebody plays or has left another seat of a game than this one, and so knows what it holds."""
    if player in (place.player, place.left_by):
        return False
    return any(player in (seat.player, seat.left_by) for seat in seating.seats)


def _other_person(new: Seat, old: Seat) -> bool:
    return (new.player, new.played_by_person) != (old.player, old.played_by_person)


def _enough(seating: Seating, seat: int, voters: Iterable[int]) -> bool:
    target = seating.seats[seat].player
    others = {other.player for other in seating.playing} - {target}
    willing = {seating.seats[voter].player for voter in voters}
    return len(willing) >= FEWEST_VOTES and 2 * len(willing) > len(others)
