"""Many people at many tables at once, who remember every move that was acknowledged and all that they saw.

Each sits at a table with other people and perhaps a bot, on a socket of their own, and plays at random until the line
breaks or a move can't be stored. What is stored is then compared with what they remember: nothing lost, nothing twice.
"""

import asyncio
import json
import random
from collections.abc import AsyncIterator, Iterable
from contextlib import ExitStack, asynccontextmanager
from dataclasses import dataclass, field

from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import WebSocketException

from marsbox.games import GAME_IDS, load_game
from marsbox.server import Settings
from marsbox.server.store.database import Database
from marsbox.server.store.table_store import TableStore
from marsbox.server.tables.game_codec import read_record, unpacked
from marsbox.server.tables.stored import StoredTable
from tests.server.people import Message, Person, bots, people

SEATS = 3
GAMES = {name: load_game(name) for name in GAME_IDS}


@dataclass
class Guest:
    """One person on one seat of one table."""

    table: str
    seat: int
    cookie: str
    chance: random.Random
    answered: asyncio.Event
    """Set whenever a move of anybody is acknowledged or refused."""
    acknowledged: list[int] = field(default_factory=list)
    """The actions that the server has confirmed, in their order."""
    doubtful: int | None = None
    """An action that was sent, and the line broke before an answer came."""
    refusals: int = 0
    """How often a move could not be stored."""
    view: Message = field(default_factory=dict)
    log: list[Message] = field(default_factory=list)

    @property
    def over(self) -> bool:
        return bool(self.view) and self.view["outcome"] is not None

    async def play(self, url: str) -> None:
        """Play until the game is over, the line breaks or a move can't be stored."""
        address = f"{url.replace('http', 'ws', 1)}/api/tables/{self.table}/live?lang=en"
        try:
            async with connect(address, additional_headers={"Cookie": self.cookie}, compression=None) as socket:
                await self._come_back(socket)
                while not self.over:
                    if self.view["decision"] is None:
                        self._hear(await socket.recv())
                    elif not await self._move(socket):
                        return
        except (WebSocketException, OSError):
            return

    async def _come_back(self, socket: ClientConnection) -> None:
        """Hear how the table stands: no number may have gone back, and no line of the log may have changed."""
        before, logged = self.view, self.log
        await self._settle(socket)
        if before:
            assert self.view["version"] >= before["version"], "a move was lost"
            if self.view["version"] == before["version"]:
                assert self.view == before
        assert self.log[: len(logged)] == logged

    async def _move(self, socket: ClientConnection) -> bool:
        decision = self.view["decision"]
        action = self.chance.choice(decision["options"])["action"]
        self.doubtful = action
        await socket.send(
            json.dumps({"type": "act", "seat": self.seat, "decision": decision["id"], "actions": [action]})
        )
        refused = await self._settle(socket)
        self.answered.set()
        if "not_stored" in refused:
            self.refusals += 1
            return False
        self.doubtful = None
        if not refused:
            self.acknowledged.append(action)
        return True

    async def _settle(self, socket: ClientConnection) -> list[str]:
        """Hear everything up to now; the codes of what was refused."""
        await socket.send('{"type": "ping"}')
        refused: list[str] = []
        while (message := self._hear(await socket.recv()))["type"] != "pong":
            if message["type"] == "refused":
                refused.append(message["code"])
        return refused

    def _hear(self, text: str | bytes) -> Message:
        message: Message = json.loads(text)
        if message["type"] == "view":
            self.view = message
        elif message["type"] == "log":
            self.log = [*self.log[: message["from"]], *message["lines"]]
        return message


class Crowd:
    """Everybody at so many tables, games in turn."""

    def __init__(self, tables: int, chance: random.Random, bots_at_each: int) -> None:
        self._tables = tables
        self._seats = people(SEATS - bots_at_each) + bots(*["random"] * bots_at_each)
        self._chance = chance
        self._answered = asyncio.Event()
        self.guests: list[Guest] = []

    @property
    def moves(self) -> int:
        """How many moves were acknowledged."""
        return sum(len(guest.acknowledged) for guest in self.guests)

    def sit_down(self, url: str) -> None:
        """Open tables until there are so many at which nobody has finished."""
        running = {guest.table for guest in self.guests if not guest.over}
        with ExitStack() as visit:
            persons = [visit.enter_context(Person(url)) for seat in self._seats if seat["kind"] == "person"]
            for number in range(len(running), self._tables):
                table = persons[0].open_table(self._seats, game=GAME_IDS[number % len(GAME_IDS)])
                for seat, person in enumerate(persons):
                    assert person.take(table, seat, f"Guest {seat}").status_code == 200
                    chance = random.Random(self._chance.random())
                    self.guests.append(Guest(table, seat, person.cookie, chance, self._answered))

    @property
    def refusals(self) -> int:
        """How many moves could not be stored."""
        return sum(guest.refusals for guest in self.guests)

    @asynccontextmanager
    async def playing(self, url: str) -> AsyncIterator["Crowd"]:
        """Everybody plays who can, until the line breaks or we have seen enough."""
        tasks = [asyncio.create_task(guest.play(url)) for guest in self.guests if not guest.over]
        yield self
        for task in tasks:
            task.cancel()
        for outcome in await asyncio.gather(*tasks, return_exceptions=True):
            if isinstance(outcome, Exception):
                raise outcome

    async def more(self, moves: int) -> None:
        """Wait until so many more moves are acknowledged."""
        wanted = self.moves + moves
        while self.moves < wanted:
            await self._news()

    async def refused(self, before: int) -> None:
        """Wait until more moves could not be stored than before."""
        while self.refusals == before:
            await self._news()

    async def _news(self) -> None:
        self._answered.clear()
        await self._answered.wait()

    async def compare(self, settings: Settings) -> None:
        """See that exactly the acknowledged moves are stored, and at most one that was on its way."""
        database = Database(settings)
        await database.open()
        store = TableStore(database)
        for name in {guest.table: None for guest in self.guests}:
            stored = await store.load(name)
            assert stored is not None, "a table was lost"
            _compare(stored, [guest for guest in self.guests if guest.table == name])
        await database.close()


def _compare(stored: StoredTable, guests: Iterable[Guest]) -> None:
    game = GAMES[stored.head.game]
    assert stored.dump is not None
    state = game.load(unpacked(stored.dump))
    record = read_record(game, stored)
    for guest in guests:
        made = [action for seat, action in record.actions if seat == guest.seat] + list(state.answers[guest.seat])
        sent = guest.acknowledged + ([] if guest.doubtful is None else [guest.doubtful])
        assert made in (guest.acknowledged, sent), (
            f"a move was lost or made twice: {made[-3:]} stored, {sent[-3:]} sent"
        )
        guest.acknowledged, guest.doubtful = made, None
        counter = stored.counters[guest.seat]
        if guest.view and guest.view["version"] == counter.version:
            assert guest.view["view"] == json.loads(json.dumps(game.view(state, guest.seat)))
    if not any(state.answers):
        assert game.dump(record.replay(game)) == game.dump(state), "what is stored does not fit together"
