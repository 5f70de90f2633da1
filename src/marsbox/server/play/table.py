"""One table in memory: what is known of it, and what people and bots can do at it.

What it is lies in its snapshot (`snapshot.py`), what is shown of it in `shown.py`. Whatever is done is a rule that the
gate (`gate.py`) applies to the newest snapshot, stores and only then acknowledges.
"""

import secrets
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from dataclasses import dataclass, field, replace
from datetime import UTC, datetime, timedelta
from functools import partial
from typing import TYPE_CHECKING

from marsbox.core import SPECTATOR, FastRng, Game, IllegalAction, Match, Preview, Reason, Record, RecordError, UserError
from marsbox.server.play.absence import desert, run_out, somebody_is_there
from marsbox.server.play.finished_game import FinishedGame
from marsbox.server.play.gate import Gate
from marsbox.server.play.hold import can_be_held
from marsbox.server.play.recent import Moment
from marsbox.server.play.shown import ShownTable
from marsbox.server.play.snapshot import TableSnapshot
from marsbox.server.play.step import Step, added_events, move_step, seating_step, undone_events
from marsbox.server.play.subscribers import Subscriber, Subscribers
from marsbox.server.runtime.seat_names import SeatName, seat_names, spectator_name
from marsbox.server.runtime.settings import Limits
from marsbox.server.tables.bot_log import bot_replaced
from marsbox.server.tables.chat import ChatLine, check_pace, checked_text
from marsbox.server.tables.clocks import NOBODY_LOOKED, SeatClock, first_due, with_grace
from marsbox.server.tables.event_log import EventLog
from marsbox.server.tables.game_codec import read_game
from marsbox.server.tables.model import Counter, Head, Seat, Status
from marsbox.server.tables.seating import Rule, Seating, settled
from marsbox.server.tables.state import Hold, TableState
from marsbox.server.tables.stored import StoredTable
from marsbox.server.tables.views import Fingerprint, SeatView
from marsbox.text import words

if TYPE_CHECKING:
    # child processes import this module too, and have no use for a database
    from marsbox.server.store.table_store import TableStore


@dataclass(frozen=True)
class BotQuestion:
    """A decision put to a bot, with a state that holds nothing the seat may not know."""

    seat: int
    decision: int
    options: tuple[int, ...]
    dump: bytes = field(repr=False)


class _Refusal:
    """A reason of the game, described in the viewer's language."""

    def __init__(self, game: Game, names: Sequence[SeatName], reason: Reason) -> None:
        self._game = game
        self._names = names
        self._reason = reason

    def in_language(self, language: str) -> str:
        """The reason as a sentence."""
        return words(self._game, language, seat_names(self._names, language)).reason(self._reason)


class Table:
    """A table in memory. Its properties say what is stored; only its methods change that."""

    def __init__(
        self, game: Game, stored: StoredTable, store: "TableStore", changed: Callable[["Table"], None]
    ) -> None:
        self.game = game
        read = read_game(game, stored)
        self._shown = ShownTable(game, TableSnapshot.of(stored, read.match), read.events)
        self._gate = Gate(self._shown, store)
        self._changed = changed

    @staticmethod
    async def opened(
        game: Game,
        head: Head,
        seats: Sequence[Seat],
        store: "TableStore",
        changed: Callable[["Table"], None],
        most: int,
    ) -> "Table":
        """A new table, stored, unless its owner has `most` of them. Its game starts at once if all seats are taken."""
        nothing = (Counter(),) * (len(seats) + 1)
        clocks = () if head.clock is None else (SeatClock(head.clock.seconds),) * len(seats)
        new = StoredTable(head, "open", 0, nothing, None, tuple(seats), (), (), TableState(clocks=clocks))
        table = Table(game, new, store, changed)
        await table._gate.open(table._seated(table.seating), partial(store.create, head, seats, most))
        changed(table)
        return table

    # what it is

    @property
    def now(self) -> TableSnapshot:
        """The table as it was last stored."""
        return self._shown.now

    @property
    def head(self) -> Head:
        """What never changes about it."""
        return self.now.head

    @property
    def id(self) -> str:
        """The table's id, the secret part of its link."""
        return self.now.head.id

    @property
    def status(self) -> Status:
        """Whether its game has begun, and whether it is over."""
        return self.now.status

    @property
    def revision(self) -> int:
        """How many changes were stored."""
        return self.now.revision

    @property
    def seats(self) -> tuple[Seat, ...]:
        """Its seats, and who sits on them."""
        return self.now.seats

    @property
    def players(self) -> int:
        """The number of seats."""
        return len(self.now.seats)

    @property
    def names(self) -> tuple[SeatName, ...]:
        """What the seats are called."""
        return self.now.names

    def seats_of(self, player: str) -> list[int]:
        """The seats that a player has taken."""
        return self.now.seats_of(player)

    @property
    def seating(self) -> Seating:
        """Who plays which seat."""
        return self.now.seating

    @property
    def state(self) -> TableState:
        """Pauses, votes, clocks and the like."""
        return self.now.state

    @property
    def asked_now(self) -> frozenset[int]:
        """The seats that have to decide since the newest change."""
        return self.now.asked_now

    @property
    def seats_asked(self) -> list[int]:
        """The seats that have to decide, as far as this process knows."""
        return self.now.seats_asked

    @property
    def bots_waiting(self) -> list[Seat]:
        """The bots that have to move, as far as this process knows."""
        return self.now.bots_waiting

    def wait_of(self, bot: Seat, pace: float) -> float:
        """How many seconds a bot has to wait before it may move; one in a person's place takes `pace` at least."""
        asked = self.state.stand_in_asked
        if bot.kind == "bot" or asked is None:
            return 0.0
        return max(0.0, pace - (datetime.now(UTC) - asked).total_seconds())

    # what is shown

    @property
    def subscribers(self) -> Subscribers:
        """Those who are connected to it."""
        return self._shown.subscribers

    @property
    def events(self) -> EventLog:
        """What has happened at it."""
        return self._shown.events

    @property
    def chat(self) -> tuple[ChatLine, ...]:
        """What was said at it."""
        return self.now.chat

    @property
    def counters(self) -> tuple[Counter, ...]:
        """The numbers that each seat sees, then the spectator's."""
        return self.now.counters

    @property
    def fingerprints(self) -> tuple[Fingerprint, ...]:
        """Those of what each seat sees, then the spectator's; empty before the game starts."""
        return self.now.fingerprints

    @property
    def started(self) -> bool:
        """Whether there is a game to be seen."""
        return bool(self.now.fingerprints)

    def view_of(self, seat: int) -> SeatView:
        """What a seat, or `SPECTATOR`, sees of the game."""
        return self._shown.view_of(seat)

    def recent(self, seat: int, lines: int, most: int) -> list[Moment]:
        """What a seat, or `SPECTATOR`, saw since its log had so many lines, at most the newest so many moments."""
        return self._shown.recent(seat, lines, most)

    def shown_to(self, player: str) -> list[int]:
        """Whose views a player gets: those of their seats, or the spectator's."""
        return self.seats_of(player) or [SPECTATOR]

    def thinking(self, seat: int) -> None:
        """Let everybody know that a bot thinks."""
        self.subscribers.send_thinking(seat, self.counters[SPECTATOR].version)

    def record(self) -> Record:
        """The record of a finished game."""
        return self.finished().record

    def exported(self) -> Record:
        """The record of a finished game with its events and its end, so that it can be shown wherever it is read."""
        return self.finished().exported()

    def finished(self) -> FinishedGame:
        """The finished game, for replays and analyses."""
        match = self.now.match
        if self.status != "over" or match is None:
            raise UserError("record_secret")
        return FinishedGame(self.game, self.names, match.record, match.state, tuple(self.events))

    # what players do

    async def act(
        self,
        player: str | None,
        seat: int,
        decision: str,
        actions: Sequence[int],
        first: Subscriber | None = None,
        hold: float = 0.0,
    ) -> None:
        """Answer a decision; `player` is None for a bot. `first` gets the update before the others.

        If the turn is over then and can be undone, it is held for so many seconds while the player is connected.
        """

        def rule() -> Step:
            match = self._playing(player, seat)
            self._check_decision(seat, decision)
            with self._refusing():
                events, run = match.play_many(seat, actions)
            added = added_events(self.events, events)
            step = move_step(self.now, match, added, seat, run, actions=tuple(actions[:run]))
            if hold and self.subscribers.online(self.seats[seat]) and can_be_held(match, seat):
                step.state = replace(step.state, hold=Hold(seat, datetime.now(UTC) + timedelta(seconds=hold)))
            return step

        await self._change(rule, first)

    async def take_back(self, player: str, seat: int, first: Subscriber | None = None) -> None:
        """Take back the newest step of an open answer."""

        def rule() -> Step:
            match = self._playing(player, seat)
            try:
                match.take_back(seat)
            except IllegalAction as refusal:
                raise UserError("cannot_take_back", seat=seat) from refusal
            return move_step(self.now, match, added_events(self.events, []), seat, -1)

        await self._change(rule, first)

    async def undo(self, player: str, seat: int, first: Subscriber | None = None) -> None:
        """Undo the seat's own newest action."""

        def rule() -> Step:
            match = self._playing(player, seat)
            if not self.fingerprints[seat].can_undo:
                raise UserError("cannot_undo", seat=seat)
            try:
                standing = match.undo(seat)
            except RecordError as error:
                # what is stored of the record is damaged; the position is not
                raise UserError("cannot_undo", seat=seat) from error
            events = undone_events(self.game, self.events, len(standing))
            return move_step(self.now, match, events, seat, -1, undone=True)

        await self._change(rule, first)

    async def end_turn(self, player: str, seat: int, first: Subscriber | None = None) -> None:
        """Undo nothing of the turn that is held: the others are asked now."""

        def rule() -> Step:
            self._playing(player, seat)
            if self.state.hold is None or self.state.hold.seat != seat:
                raise UserError("turn_not_held", seat=seat)
            return self._unheld()

        await self._change(rule, first)

    async def end_hold(self, hold: Hold) -> None:
        """The time of a hold is over, or whoever holds the turn has gone; nothing happens if it has ended already."""
        if self.state.hold == hold:
            await self._change(lambda: self._unheld() if self.state.hold == hold else self._seated(self.seating))

    async def preview(self, player: str, seat: int, decision: str, actions: Sequence[int]) -> Preview:
        """What an answer would do, as far as nothing hidden decides it."""
        async with self._gate.newest():
            match = self._playing(player, seat)
            self._check_decision(seat, decision)
            with self._refusing():
                return match.preview(seat, actions, FastRng(secrets.randbits(64)))

    async def question(self, player: str | None, seat: int) -> BotQuestion:
        """What a bot is asked for this seat: for its own (`player` is None), or as a hint to the player."""
        async with self._gate.newest() as now:
            match = self._playing(player, seat)
            decision = self.game.decision(match.state, seat)
            if decision is None:
                raise UserError("no_decision", seat=seat)
            known = self.game.determinize(match.state, seat, FastRng(secrets.randbits(64)))
            return BotQuestion(seat, now.counters[seat].decision, tuple(decision.options), self.game.dump(known))

    async def say(self, player: str, name: str, text: str, limits: Limits) -> None:
        """Say something to everybody at the table; `name` is what somebody without a seat has typed, or empty."""
        said = checked_text(text, limits.chat_length)

        def rule() -> Step:
            mine = self.seats_of(player)
            if not mine and self.status == "running" and not self.state.open_chat:
                raise UserError("chat_closed")
            now = datetime.now(UTC)
            check_pace(self.chat, player, now, limits, seated=bool(mine))
            seat = mine[0] if mine else None
            called = spectator_name(name, self.names) if seat is None else self.seats[seat].name
            return replace(self._seated(self.seating), said=[ChatLine(player, seat, called, said, now)])

        await self._change(rule)

    # what changes the seats

    async def rearrange(self, rule: Rule) -> None:
        """Change who plays which seat, whether the table is paused, or what people wish, by a rule of `seating`."""
        await self._change(lambda: self._seated(settled(self.seating, rule(self.seating))))

    async def run_out(self, now: datetime) -> None:
        """Let a stand-in make the step of everybody whose time is over; while no server was there, nobody's was."""

        def rule() -> Step:
            hold, clock, clocks = self.state.hold, self.head.clock, self.state.clocks
            if hold is not None and (hold.until <= now or (clocks and clocks[hold.seat].is_over(now))):
                # the turn is made: no time is missing for it
                return self._unheld()
            over = [
                seat.seat
                for seat, one in zip(self.seats, clocks, strict=False)
                if not seat.played_by_bot and one.is_over(now)
            ]
            missed = first_due(self.now.running_clocks)
            if clock is None or missed is None:
                return self._seated(self.seating)
            if missed < now - NOBODY_LOOKED:
                graced = tuple(with_grace(clock, one) if seat in over else one for seat, one in enumerate(clocks))
                return self._seated(replace(self.seating, state=replace(self.state, clocks=graced)))
            return self._seated(settled(self.seating, run_out(self.seating, clock, over)))

        await self._change(rule)

    @property
    def somebody_is_there(self) -> bool:
        """Whether somebody plays for whom the others, or bots in their place, should play on."""
        online = [seat.seat for seat in self.seats if self.subscribers.online(seat)]
        return somebody_is_there(self.seating, self.head.clock, online)

    async def desert(self) -> None:
        """Pause the table, because nobody is there."""
        await self._change(lambda: self._seated(self.seating if self.state.paused else desert(self.seating)))

    async def replace_bot(self, failed: Seat, bot: str, how: str) -> None:
        """Let another bot play on for one that has failed, and log it; the seat keeps its name."""

        def rule() -> Step:
            place = self.seating.place(failed.seat)
            if not place.played_by_bot or place.bot != failed.bot:
                # another process was faster, or the person for whom the bot stood in
                return self._seated(self.seating)
            assert failed.bot is not None
            first = place.first_bot or place.bot if place.kind == "bot" else None
            step = self._seated(self.seating.with_seats(replace(place, bot=bot, first_bot=first)))
            step.events = added_events(self.events, [bot_replaced(self.game, place.seat, failed.bot, how, bot)])
            return step

        await self._change(rule)

    # what other processes do

    async def bots_due(self) -> list[Seat]:
        """The bots that have to move now."""
        async with self._gate.newest() as now:
            return now.bots_waiting

    async def catch_up(self) -> None:
        """See whether another process has changed the table, and publish what it has changed."""
        async with self._gate.newest():
            pass

    async def reread(self) -> None:
        """Read what was stored past the table, and publish it."""
        await self._gate.reread()

    async def follow(self, revision: int) -> None:
        """Read and publish a revision that another process has stored."""
        if await self._gate.follow(revision):
            for seat in self.bots_waiting:
                self.thinking(seat.seat)

    async def settled(self) -> None:
        """Wait until every change on its way is stored and sent to everybody here."""
        await self._gate.settled()
        await self.subscribers.flushed()

    # the checks of the gate

    async def _change(self, rule: Callable[[], Step], first: Subscriber | None = None) -> None:
        await self._gate.change(rule, partial(self._changed, self), first)

    def _unheld(self) -> Step:
        return self._seated(replace(self.seating, state=replace(self.state, hold=None)))

    def _seated(self, seating: Seating) -> Step:
        return seating_step(self.game, self.now, self.events, seating)

    def _playing(self, player: str | None, seat: int) -> Match:
        """The match, if this player, or a bot where it is None, may move on that seat."""
        place = self.seating.place(seat)
        if player is not None:
            self.seating.own(player, seat)
        if self.status == "over":
            raise UserError("table_over")
        if self.now.match is None:
            raise UserError("table_open")
        if self.state.paused:
            raise UserError("table_paused")
        if place.played_by_bot != (player is None):
            raise UserError("no_bot_here" if player is None else "bot_plays", seat=seat)
        return self.now.match

    def _check_decision(self, seat: int, decision: str) -> None:
        if self.fingerprints[seat].asked is None:
            raise UserError("no_decision", seat=seat)
        current = str(self.counters[seat].decision)
        if decision != current:
            raise UserError("stale_decision", seat=seat, given=decision[:20], current=current)

    @contextmanager
    def _refusing(self) -> Iterator[None]:
        """Turn a refusal of the game into a problem with its reason."""
        try:
            yield
        except IllegalAction as refusal:
            raise UserError("illegal", reason=_Refusal(self.game, self.names, refusal.reason)) from refusal
