"""Two games that differ only in what somebody may not know sound the same to them, byte for byte.

The second game of a pair is the first one with everything drawn anew that the viewer can't know. Both are played on
side by side, over real sockets: the viewer answers the same in both; others answer secret questions differently; what
they do openly is the same. As long as the rules show the viewer the same of both, so does the server, down to the last
byte: messages, their number and order, versions, ids of decisions.
"""

import asyncio
import random
import secrets
from collections.abc import Callable
from dataclasses import dataclass

import pytest

from marsbox.core import SPECTATOR, Decision, Event, FastRng, Log, Match, Record, Setup, State, seen
from marsbox.games import GAME_IDS, load_game
from marsbox.server import Settings
from marsbox.server.store.database import Database
from marsbox.server.store.table_store import TableStore
from marsbox.server.tables.stored import StoredTable
from tests.server.conftest import NewPerson
from tests.server.people import Person, TableClient, settle_all
from tests.server.running import Running
from tests.server.tables import stored_match

PLAYERS = 3
STEPS = 12
SeenEvent = tuple[int, tuple[int, ...]]
GAMES = {game_id: load_game(game_id) for game_id in GAME_IDS}


@dataclass
class GameCopy:
    """One game of a pair: what is true in it, the viewer's socket and that of all other seats."""

    match: Match
    table: str
    viewer: TableClient
    rest: TableClient

    def play(self, seat: int, action: int, viewer: int) -> list[SeenEvent]:
        """Carry out an action in the rules and on the server; the events that the viewer may know."""
        (self.viewer if seat == viewer else self.rest).act(seat, action)
        settle_all((self.viewer, self.rest))
        return events_for(viewer, self.match.play(seat, action))

    def stream(self) -> str:
        """All that was sent to the viewer, the table's id and the answers to pings left out."""
        seen_events = [
            str(raw) for raw, message in zip(self.viewer.raw, self.viewer.heard, strict=True) if not _pong(message)
        ]
        return "\n".join(seen_events).replace(self.table, "TABLE")


def events_for(viewer: int, events: list[Event]) -> list[SeenEvent]:
    """What the rules tell a viewer of these events."""
    return [(event.kind, tuple(event.numbers)) for event in seen(events, viewer)]


def _pong(message: dict[str, object]) -> bool:
    return message["type"] == "pong"


class Pair:
    """The true game and one that the viewer can't tell from it."""

    def __init__(self, copies: tuple[GameCopy, GameCopy], viewer: int, chance: random.Random) -> None:
        self._copies = copies
        self._viewer = viewer
        self._chance = chance
        self._game = copies[0].match.game

    def play_on(self) -> int:
        """Play both on while they look the same, and prove that they sound the same; how many steps that was."""
        try:
            return self._played_alike()
        finally:
            for copy in self._copies:
                copy.viewer.socket.close()
                copy.rest.socket.close()

    def _played_alike(self) -> int:
        self._compare()
        for step in range(STEPS):
            decisions = self._game.decisions(self._copies[0].match.state)
            if not decisions:
                return step
            asked = self._chance.choice(decisions)
            if asked.simultaneous and asked.seat != self._viewer:
                alike = self._answer_in_secret(asked.seat)
            else:
                alike = self._answer_openly(asked)
            if not alike:
                return step
            self._compare()
        return STEPS

    def _answer_openly(self, asked: Decision) -> bool:
        """The same answer in both games: one that the rules show the viewer alike, if there is any."""
        other = self._game.decision(self._copies[1].match.state, asked.seat)
        options = [] if other is None else [action for action in asked.options if action in other.options]
        assert asked.seat != self._viewer or options == list(asked.options), "the viewer is asked something else"
        for action in self._chance.sample(options, len(options)):
            if self._would_reveal(0, asked.seat, action) == self._would_reveal(1, asked.seat, action):
                first, second = (copy.play(asked.seat, action, self._viewer) for copy in self._copies)
                assert first == second
                return True
        return False

    def _would_reveal(self, copy: int, seat: int, action: int) -> tuple[list[SeenEvent], object]:
        state, log = self._game.clone(self._copies[copy].match.state), Log()
        self._game.apply(state, seat, action, log)
        return events_for(self._viewer, log.events), self._game.view(state, self._viewer)

    def _answer_in_secret(self, seat: int) -> bool:
        """Somebody else answers a question put to several, to the end and differently in the two games."""
        seen_events = [self._answer_to_the_end(copy, seat) for copy in self._copies]
        alike = seen_events[0] == seen_events[1] and self._look_alike()
        others_owe = any(decision.simultaneous for decision in self._game.decisions(self._copies[0].match.state))
        assert alike or not others_owe, "an answer was told before the last one was given"
        return alike

    def _answer_to_the_end(self, copy: GameCopy, seat: int) -> list[SeenEvent]:
        seen_events: list[SeenEvent] = []
        number = copy.match.state.revealed
        while copy.match.state.revealed == number:
            decision = self._game.decision(copy.match.state, seat)
            if decision is None or not decision.simultaneous:
                break
            seen_events += copy.play(seat, self._chance.choice(decision.options), self._viewer)
        return seen_events

    def _look_alike(self) -> bool:
        first, second = (self._game.view(copy.match.state, self._viewer) for copy in self._copies)
        return first == second

    def _compare(self) -> None:
        assert self._copies[0].stream() == self._copies[1].stream()


@pytest.fixture
def pair(server: Running, person: NewPerson) -> Callable[..., Pair]:
    """Makes pairs of games on the server."""
    watching, others = person(), person()
    store = TableStore(Database(Settings(database=str(server.app.state.database.file))))

    def make(match: Match, events: list[Event], viewer: int, chance: random.Random) -> Pair:
        hidden = match.game.determinize(match.state, viewer, FastRng(chance.getrandbits(64)))
        copies = []
        for one in (_still(match), _still(match, hidden)):
            stored = _stored(one, events, viewer, _player(server, watching), _player(server, others))
            asyncio.run(_keep(store, stored))
            clients = watching.join(stored.head.id), others.join(stored.head.id)
            clients[0].settle()
            copies.append(GameCopy(one, stored.head.id, *clients))
        return Pair((copies[0], copies[1]), viewer, chance)

    return make


def _still(match: Match, state: State | None = None) -> Match:
    """A match that goes its own way from here, at this state or at its own."""
    record = match.record
    copied = Record(
        record.game, record.rules, record.digest, record.setup, record.seed, list(record.actions), record.forms
    )
    return Match(match.game, copied, match.game.clone(match.state) if state is None else state, [])


def _player(server: Running, person: Person) -> str:
    player: str = server.app.state.identity.player(person.cookie)
    return player


async def _keep(store: TableStore, stored: StoredTable) -> None:
    await store.keep(stored, 10_000)
    await store._database.close()


def _stored(match: Match, events: list[Event], viewer: int, watching: str, others: str) -> StoredTable:
    people = [watching if seat == viewer else others for seat in range(match.state.players)]
    # begun under older rules: what was drawn anew has no way back, which would have to be made from the record
    return stored_match(match, match.state, events, people, secrets.token_urlsafe(12))


@pytest.mark.parametrize("viewer", [0, PLAYERS - 1, SPECTATOR])
@pytest.mark.parametrize("game_id", GAME_IDS)
def test_no_byte_to_a_seat_depends_on_what_it_may_not_know(
    game_id: str,
    viewer: int,
    pair: Callable[..., Pair],
    soak: bool,
    record_property: Callable[[str, object], None],
) -> None:
    game = GAMES[game_id]
    chance = random.Random(f"{game_id} {viewer}")
    match = Match.start(game, Setup(PLAYERS), chance.getrandbits(64))
    events = list(match.opening)
    compared = 0
    secret_questions = 0
    pairs = 60 if soak else 6
    for number in range(pairs):
        # every other pair begins with a question to several seats at once
        wanted = number % 2 == 0
        for step in range(200):
            decisions = game.decisions(match.state)
            if not decisions:
                match = Match.start(game, Setup(PLAYERS), chance.getrandbits(64))
                events = list(match.opening)
                continue
            asked = chance.choice(decisions)
            if asked.simultaneous == wanted and step > 5:
                break
            events += match.play(asked.seat, chance.choice(asked.options))
        secret_questions += any(decision.simultaneous for decision in game.decisions(match.state))
        compared += pair(match, list(events), viewer, chance).play_on()

    assert compared >= pairs, "the pairs part ways too soon to prove anything"
    assert secret_questions > 0
    record_property("steps whose bytes were compared in two games", compared)
