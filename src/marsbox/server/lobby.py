"""Where tables are opened and found. A table stays in memory as long as somebody uses it."""

import asyncio
import logging
import re
import secrets
import unicodedata
from collections.abc import Sequence
from dataclasses import dataclass, field
from datetime import UTC, datetime
from typing import Final
from weakref import WeakValueDictionary

from marsbox.analysis import Review
from marsbox.bots import BOT_NAMES
from marsbox.core import Game, Setup, SetupError
from marsbox.server.analyses import Analyses, Working
from marsbox.server.bots import Thinkers
from marsbox.server.botseats import BotSeats
from marsbox.server.catalog import Catalog
from marsbox.server.errors import Problem
from marsbox.server.limits import Sockets
from marsbox.server.messages import sentence
from marsbox.server.replay import Replay
from marsbox.server.settings import Settings
from marsbox.server.storage import Head, Kind, Storage, StoredSeat
from marsbox.server.table import Finished, Table, distinct
from marsbox.server.telling import Message, Teller, live_card, stored_card
from marsbox.server.tutorials import PERSON, TUTORIALS, tutorial_setup
from marsbox.server.uploads import check_record
from marsbox.text import french, words
from marsbox.text.bots import BotWords

_log = logging.getLogger("marsbox.server")
NAME_LENGTH: Final = 40
_TABLE_ID: Final = re.compile(r"[A-Za-z0-9_-]{16}")
SEED_BITS: Final = 128


@dataclass(frozen=True)
class WantedSeat:
    """A seat as somebody who opens a table asks for it."""

    kind: Kind
    bot: str | None = None
    name: str | None = None


@dataclass(frozen=True)
class WantedTable:
    """A table as somebody asks for it."""

    game: str
    seats: Sequence[WantedSeat]
    options: dict[str, str] = field(default_factory=dict)
    name: str | None = None
    you: str | None = None
    take: Sequence[int] = ()
    public: bool = True


class Lobby:
    """All tables of a server."""

    def __init__(self, settings: Settings, storage: Storage) -> None:
        self.settings = settings
        self.catalog = Catalog(settings.components)
        self.sockets = Sockets(settings.limits)
        self.thinkers = Thinkers(settings.bot_workers, settings.bot_seconds, settings.components)
        self._analyses = Analyses(settings.components, settings.limits)
        self._storage = storage
        self._bots = BotSeats(self.thinkers)
        self._tables: WeakValueDictionary[str, Table] = WeakValueDictionary()
        self._tellers: WeakValueDictionary[tuple[str, str], Teller] = WeakValueDictionary()

    async def resume(self) -> None:
        """Wake the bots that had to move when the server last stopped."""
        for name in await self._storage.waiting_for_bots():
            try:
                self._bots.wake(await self.table(name))
            except Problem as problem:
                _log.warning("table %s can't go on: %s", name, problem)

    async def close(self) -> None:
        """Stop the bots and all analyses."""
        await self._bots.close()
        await self._analyses.close()
        await asyncio.to_thread(self.thinkers.close)

    async def table(self, name: str) -> Table:
        """A table by its id."""
        known = self._tables.get(name)
        if known is not None:
            return known
        stored = await self._storage.load(name) if _TABLE_ID.fullmatch(name) else None
        if stored is None:
            raise Problem("unknown_table", table=name[:40])
        game = self.catalog.game(stored.head.game)
        if stored.head.digest != game.digest:
            raise Problem("other_components", game=game.id, stored=stored.head.digest, here=game.digest)
        # somebody else may have read it meanwhile, and there must be one gate only
        return self._tables.setdefault(name, Table(game, stored, self._storage, self._bots.wake))

    def teller(self, table: Table, language: str) -> Teller:
        """The one who tells this table in this language, shared by all who listen."""
        key = (table.id, language)
        teller = self._tellers.get(key)
        if teller is None:
            teller = Teller(table, language)
            self._tellers[key] = teller
        return teller

    async def listed(self, player: str) -> list[Message]:
        """The cards of tables that a player can join or watch."""
        found = await self._storage.listed(player, self.settings.limits.tables_listed)
        cards = []
        for listing in found:
            table = self._tables.get(listing.head.id)
            cards.append(stored_card(listing, player) if table is None else live_card(table, player))
        return cards

    async def open_table(self, player: str, wanted: WantedTable, language: str) -> Table:
        """Open a table and sit down at it."""
        game = self.catalog.game(wanted.game)
        _check_bots(wanted.seats)
        return await self._opened(player, game, _checked_setup(game, wanted), wanted, language)

    async def open_tutorial(self, player: str, name: str, you: str | None, language: str) -> Table:
        """Open the table at which a person learns a game, for this person alone."""
        game = self.catalog.game(name)
        setup = tutorial_setup(game)
        if setup is None:
            raise Problem("no_tutorial", game=game.id)
        wanted = WantedTable(
            game=game.id,
            seats=[WantedSeat("person"), WantedSeat("bot", TUTORIALS[game.id].bot)],
            name=sentence("tutorial_table", language, {"game": words(game, language).game_name()}),
            you=you,
            take=[PERSON],
            public=False,
        )
        return await self._opened(player, game, setup, wanted, language)

    async def _opened(self, player: str, game: Game, setup: Setup, wanted: WantedTable, language: str) -> Table:
        seats = _seated(player, wanted, language)
        you = _name(wanted.you, sentence("player", language))
        whose = french.of(you) if language == "fr" else you
        head = Head(
            id=secrets.token_urlsafe(12),
            game=game.id,
            rules=game.version,
            digest=game.digest,
            name=_name(wanted.name, sentence("table_of", language, {"name": whose})),
            setup=setup.to_dict(),
            seed=secrets.randbits(SEED_BITS),
            owner=player,
            public=wanted.public,
            created=datetime.now(UTC),
        )
        _check_playable(game, setup, head.seed)
        await self._storage.meet(player, you)
        most = self.settings.limits.tables_per_player
        table = await Table.opened(game, head, seats, self._storage, self._bots.wake, most)
        self._tables[table.id] = table
        return table

    async def keep_record(self, player: str, text: bytes, language: str) -> Table:
        """Keep a record that somebody brings as a table that is over; the same record is kept once."""
        upload = await asyncio.to_thread(check_record, self.catalog, text)
        if await self._storage.load(upload.table) is None:
            stored = upload.stored(player, language)
            await self._storage.keep(stored, self.settings.limits.records_per_player)
        return await self.table(upload.table)

    async def replay(self, table_id: str, eyes: str, language: str) -> Replay:
        """A finished game with somebody's eyes."""
        table = await self.table(table_id)
        return Replay(table.finished(), eyes, language)

    async def analysis(self, table_id: str) -> tuple[Finished, Review | Working]:
        """A finished game with its analysis, or how far that is."""
        table = await self.table(table_id)
        if table.status != "over":
            raise Problem("analysis_secret")
        finished = table.finished()
        return finished, self._analyses.ask(table.id, finished)

    async def take_seat(self, player: str, table_id: str, seat: int, name: str | None, language: str) -> Table:
        """Sit down at a table."""
        table = await self.table(table_id)
        called = _name(name, sentence("player", language))
        await table.take_seat(player, seat, called)
        await self._storage.meet(player, called)
        return table

    async def leave_seat(self, player: str, table_id: str, seat: int) -> Table:
        """Stand up from a table."""
        table = await self.table(table_id)
        await table.leave_seat(player, seat)
        return table


def _name(wanted: str | None, default: str) -> str:
    name = (default if wanted is None else wanted).strip()
    visible = all(unicodedata.category(letter)[0] not in "CZ" or letter == " " for letter in name)
    if not 1 <= len(name) <= NAME_LENGTH or not visible:
        if wanted is None:
            return name[:NAME_LENGTH]
        raise Problem("bad_name", most=NAME_LENGTH)
    return name


def _check_bots(seats: Sequence[WantedSeat]) -> None:
    for number, seat in enumerate(seats):
        if seat.kind == "person" and seat.bot is not None:
            raise Problem("person_with_bot", seat=number, bot=seat.bot[:40])
        if seat.kind == "bot" and seat.bot not in BOT_NAMES:
            raise Problem("unknown_bot", bot=(seat.bot or "")[:40], known=", ".join(BOT_NAMES))


def _checked_setup(game: Game, wanted: WantedTable) -> Setup:
    players = len(wanted.seats)
    if players not in game.player_counts:
        raise Problem("wrong_seat_count", game=game.id, players=players, known=", ".join(map(str, game.player_counts)))
    known = {option.name: option for option in game.setup_options}
    for name, value in wanted.options.items():
        option = known.get(name)
        if option is None:
            raise Problem("unknown_option", game=game.id, option=name[:40], known=", ".join(known) or "–")
        if value not in option.values:
            raise Problem("unknown_option_value", option=name, value=value[:40], known=", ".join(option.values))
        if players not in option.players and value != option.default:
            counts = ", ".join(map(str, option.players))
            raise Problem("option_not_for", option=name, players=players, known=counts)
    chosen = {
        option.name: wanted.options.get(option.name, option.default)
        for option in game.setup_options
        if players in option.players
    }
    return Setup(players, chosen)


def _check_playable(game: Game, setup: Setup, seed: int) -> None:
    try:
        game.new(setup, seed)
    except SetupError as error:
        raise Problem("bad_setup", reason=error) from error


def _seated(player: str, wanted: WantedTable, language: str) -> list[StoredSeat]:
    for seat in wanted.take:
        if not 0 <= seat < len(wanted.seats) or wanted.seats[seat].kind == "bot":
            raise Problem("cannot_take", seat=seat, players=len(wanted.seats), last=len(wanted.seats) - 1)
    you = _name(wanted.you, sentence("player", language))
    names: list[str] = []
    seats: list[StoredSeat] = []
    for number, place in enumerate(wanted.seats):
        taken = number in wanted.take
        if place.kind == "bot":
            assert place.bot is not None
            name = _name(place.name, BotWords(language).name(place.bot))
        else:
            name = _name(place.name, you) if taken else ""
        if name:
            name = distinct(name, names)
            names.append(name)
        seats.append(StoredSeat(number, place.kind, place.bot, player if taken else None, name))
    return seats
