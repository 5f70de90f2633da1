"""Where tables are opened and found. A table stays in memory as long as somebody uses it."""

import asyncio
import contextlib
import logging
import re
import secrets
import unicodedata
from collections.abc import Callable, Hashable, Iterator, Sequence
from dataclasses import dataclass, field
from datetime import UTC, datetime, timedelta
from functools import partial
from typing import Final
from weakref import WeakValueDictionary

from marsbox.core import Game, Setup, SetupError
from marsbox.server import course_work
from marsbox.server.analyses import Analyses, Working
from marsbox.server.archive import Archive
from marsbox.server.bots import Thinkers
from marsbox.server.botseats import Bots, BotSeats
from marsbox.server.careers import Careers
from marsbox.server.catalog import Catalog
from marsbox.server.clocks import LEAST_SECONDS, MOST_SECONDS, Clock
from marsbox.server.course_work import PackedGame
from marsbox.server.errors import Problem, Unreadable
from marsbox.server.housekeeping import Housekeeping
from marsbox.server.limits import Paces, Sockets
from marsbox.server.logs import shown
from marsbox.server.messages import sentence
from marsbox.server.metrics import Metrics
from marsbox.server.presence import Presence
from marsbox.server.replays import Replays
from marsbox.server.seating import check_bot, distinct, followed_by, forget_person, send_away, sit_down
from marsbox.server.settings import Settings
from marsbox.server.storage import Head, Kind, Storage, StoredSeat, StoredTable
from marsbox.server.table import Table
from marsbox.server.tasks import Tasks
from marsbox.server.telling import Message, Teller, ToldViews, live_card, stored_card
from marsbox.server.turn_notices import TurnNotices
from marsbox.server.tutorials import PERSON, TUTORIALS, tutorial_setup
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
    clock: Clock | None = None


class Lobby:
    """All tables of a server."""

    def __init__(self, settings: Settings, storage: Storage, metrics: Metrics, bots: Bots | None = None) -> None:
        self.settings = settings
        self.metrics = metrics
        self.stopping = False
        """Whether the server ends, and takes no more moves."""
        self.catalog = Catalog(settings.components, settings.plugins)
        self.sockets = Sockets(settings.limits)
        self.messages = Paces(settings.limits.address_messages_per_second, settings.limits.address_message_burst)
        """How much the sockets of one address ask for together."""
        self.thinkers = Thinkers(
            settings.bot_workers,
            settings.bot_seconds,
            settings.components,
            settings.limits.bot_table_moves_per_second,
            self.catalog.bots,
        )
        self._analyses = Analyses(settings.components, settings.limits)
        self._replays = Replays(settings.limits)
        self._storage = storage
        self._bots: Bots = BotSeats(self.thinkers, metrics) if bots is None else bots
        self.tables: WeakValueDictionary[str, Table] = WeakValueDictionary()
        self.archive = Archive(storage)
        self.careers = Careers(storage)
        self._presence = Presence(storage)
        self._noting = asyncio.Lock()
        self._damaged: set[str] = set()
        self._tasks = Tasks()
        self.turn_notices = TurnNotices(settings, storage, self._presence)
        self._housekeeping = Housekeeping(
            settings,
            storage,
            self._presence,
            self.archive,
            self.careers,
            self.table,
            lambda: list(self.tables.values()),
        )
        self._views = ToldViews()
        self._tellers: WeakValueDictionary[tuple[str, str], Teller] = WeakValueDictionary()
        metrics.watch("marsbox_tables", "Tables in memory.", lambda: len(self.tables))
        metrics.watch("marsbox_sockets", "Open WebSockets.", lambda: self.sockets.total)

    async def resume(self) -> None:
        """Begin to look at clocks, and wake the bots that had to move when the server last stopped."""
        self._housekeeping.start()
        self.turn_notices.start()
        await self._wake_bots(0.0)

    async def take_over(self) -> None:
        """Wake the bots that have not moved for long: the process that should have asked them may have died."""
        await self._wake_bots(self.settings.takeover_seconds)

    async def _wake_bots(self, idle_seconds: float) -> None:
        for name in await self._storage.waiting_for_bots(idle_seconds):
            try:
                self._bots.wake(await self.table(name))
            except Unreadable:
                # the operator was told when it was first tried
                continue
            except Problem as problem:
                _log.warning("table %s can't go on: %s", shown(name), problem)

    async def finish(self) -> None:
        """Take no more moves, store those that are on their way and tell of them, as long as the settings allow."""
        self.stopping = True
        await self._bots.close()
        with contextlib.suppress(TimeoutError):
            async with asyncio.timeout(self.settings.stop_seconds):
                await asyncio.gather(*(table.settled() for table in list(self.tables.values())))

    async def close(self) -> None:
        """Stop the bots and all else that goes on by itself."""
        await self._housekeeping.close()
        await self._tasks.finish()
        await self.turn_notices.close()
        await self._bots.close()
        await self._analyses.close()
        await self._replays.close()
        await asyncio.to_thread(self.thinkers.close)

    async def table(self, name: str) -> Table:
        """A table by its id."""
        known = self.tables.get(name)
        with self._noting_damage(name):
            if known is not None:
                await known.catch_up()
                return known
            stored = await self._stored(name)
            if stored is None:
                raise Problem("unknown_table", table=name[:40])
            # somebody else may have read it meanwhile, and there must be one gate only
            return self.tables.setdefault(name, self._read(stored))

    async def _stored(self, name: str) -> StoredTable | None:
        return await self._storage.load(name) if _TABLE_ID.fullmatch(name) else None

    def _read(self, stored: StoredTable) -> Table:
        head = stored.head
        game = self.catalog.game(head.game)
        if head.rules > game.version:
            raise Problem("newer_rules", game=game.id, stored=head.rules, here=game.version)
        try:
            return Table(game, stored, self._storage, self._changed)
        except Unreadable as error:
            if error.foreign and head.digest not in ("", game.digest):
                raise Problem("other_components", game=game.id, stored=head.digest, here=game.digest) from error
            raise

    @contextlib.contextmanager
    def _noting_damage(self, name: str) -> Iterator[None]:
        """Tell the operator of a table that can't be read, once."""
        try:
            yield
        except Unreadable as error:
            if name not in self._damaged:
                self._damaged.add(name)
                _log.error("table %s can't be read: %s; `marsbox check` tells more", shown(name), error.reason)
            raise

    def teller(self, table: Table, language: str) -> Teller:
        """The one who tells this table in this language, shared by all who listen."""
        key = (table.id, language)
        teller = self._tellers.get(key)
        if teller is None:
            teller = Teller(table, language, self._views)
            self._tellers[key] = teller
        return teller

    async def listed(self, player: str) -> list[Message]:
        """The cards of tables that a player can join or watch."""
        found = await self._storage.listed(player, self.settings.limits.tables_listed)
        cards = []
        for listing in found:
            table = self.tables.get(listing.head.id)
            cards.append(stored_card(listing, player) if table is None else live_card(table, player))
        return cards

    async def open_table(self, player: str, wanted: WantedTable, language: str) -> Table:
        """Open a table and sit down at it."""
        game = self.catalog.game(wanted.game)
        _check_bots(wanted.seats, self.catalog.bots)
        _check_clock(wanted.clock)
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
            setup=game.settled(setup).to_dict(),
            seed=secrets.randbits(SEED_BITS),
            owner=player,
            public=wanted.public,
            created=datetime.now(UTC),
            clock=wanted.clock,
        )
        _check_playable(game, setup, head.seed)
        await self._storage.meet(player, you)
        most = self.settings.limits.tables_per_player
        table = await Table.opened(game, head, seats, self._storage, self._changed, most)
        self.tables[table.id] = table
        return table

    async def keep_record(self, address: str, player: str, text: bytes, language: str) -> Table:
        """Keep a record that somebody brings as a table that is over; the same record is kept once."""
        games = course_work.Games(tuple(self.settings.components.items()), tuple(self.settings.plugins))
        stored = await self._replays.work(address, partial(course_work.uploaded, games, text, player, language))
        name = stored.head.id
        if await self._storage.revision(name) is None:
            try:
                await self._storage.keep(stored, self.settings.limits.records_per_player)
            except Problem:
                # somebody else may have brought the same one at the same time
                if await self._storage.revision(name) is None:
                    raise
        return await self.table(name)

    async def replay(self, address: str, table_id: str, eyes: str, language: str) -> bytes:
        """A finished game with somebody's eyes, step by step: a `ReplayCourse` as JSON."""
        work = partial(course_work.course, eyes=eyes, language=language)
        return await self._told(address, table_id, ("course", eyes, language), work)

    async def replayed_position(self, address: str, table_id: str, eyes: str, language: str, step: int) -> bytes:
        """One position of it: a view message as JSON."""
        work = partial(course_work.position, eyes=eyes, language=language, step=step)
        return await self._told(address, table_id, ("position", eyes, language, step), work)

    async def analysis(self, address: str, table_id: str, language: str) -> bytes | Working:
        """The analysis of a finished game, an `Analysis` as JSON, or how far it is."""
        told = ("analysis", language)
        known = self._replays.known(await self._game_key(table_id), told)
        if known is not None:
            return known
        table = await self.table(table_id)
        if table.status != "over":
            raise Problem("analysis_secret")
        found = self._analyses.ask(table.id, table.finished())
        if isinstance(found, Working):
            return found
        return await self._told(address, table_id, told, partial(course_work.reviewed, review=found, language=language))

    async def _told(self, address: str, table_id: str, told: Hashable, work: Callable[[PackedGame], bytes]) -> bytes:
        async def find() -> PackedGame:
            finished = (await self.table(table_id)).finished()
            return course_work.packed(finished, self.settings.components.get(finished.game.id))

        return await self._replays.tell(address, await self._game_key(table_id), told, find, work)

    async def _game_key(self, table_id: str) -> Hashable:
        """What stays the same as long as nothing changes at a table, not even a name."""
        return table_id[:NAME_LENGTH], await self._storage.revision(table_id) if _TABLE_ID.fullmatch(table_id) else None

    async def take_seat(self, player: str, table_id: str, seat: int, name: str | None, language: str) -> Table:
        """Sit down at a table."""
        table = await self.table(table_id)
        called = _name(name, sentence("player", language))
        await table.rearrange(partial(sit_down, player=player, seat=seat, name=called))
        await self._storage.meet(player, called)
        self.note_presence(table, player)
        return table

    async def send_away(self, player: str, table_id: str, seat: int) -> Table:
        """Let a bot play for somebody who has been away for long enough."""
        table = await self.table(table_id)
        place = table.seating.place(seat)
        # who may ask, and about whom, is checked first: how long somebody was away is nobody else's business
        send_away(table.seating, player, seat)
        await self.look_elsewhere(table)
        seen = await self._presence.last_seen(table_id, seat)
        minutes = self.settings.absence_minutes
        if table.audience.online(place) or (seen is not None and datetime.now(UTC) - seen < timedelta(minutes=minutes)):
            raise Problem("not_away", seat=seat, name=place.name, minutes=f"{minutes:g}")
        await table.rearrange(partial(send_away, player=player, seat=seat))
        return table

    def note_presence(self, table: Table, player: str) -> None:
        """Somebody came to a table or went: its bots may be more urgent now, and other processes hear of it."""
        self._bots.attend(table)
        if self._presence.shared and table.seats_of(player):
            self._tasks.begin(self._note_presence(table, player), "noting who is there")

    async def _note_presence(self, table: Table, player: str) -> None:
        # one after the other: who comes and goes at once must not be written down the other way round
        async with self._noting:
            # should the database be away, it is written down with the next round
            with contextlib.suppress(Problem):
                if table.audience.has(player):
                    await self._presence.come(table.id, player)
                else:
                    await self._presence.go(table.id, player)

    async def look_elsewhere(self, table: Table) -> None:
        """See who is connected to a table at other processes."""
        there = (await self._presence.elsewhere([table.id])).get(table.id, frozenset())
        table.audience.meet_elsewhere(there, table.seats)

    async def hear_of_elsewhere(self, table: Table) -> None:
        """Somebody came to a table at another process or went."""
        await self.look_elsewhere(table)
        self._bots.attend(table)

    def spectator_name(self, wanted: str | None, language: str) -> str:
        """What somebody without a seat is called in a chat."""
        return _name(wanted, sentence("spectator", language))

    def _changed(self, table: Table) -> None:
        self._bots.wake(table)
        self.turn_notices.changed(table)

    async def forget(self, player: str, language: str) -> None:
        """Remove what is known of somebody: from seats first, then everywhere, also where a table lies in memory."""
        anybody = sentence("player", language)
        known_at = await self.careers.tables_of(player)
        for name in known_at:
            # a table that can't be opened here and now is seen to in the database alone
            with contextlib.suppress(Problem):
                await (await self.table(name)).rearrange(partial(forget_person, player=player, anybody=anybody))
        await self.careers.forget(player, known_at)
        for name in known_at:
            if name in self.tables:
                await self.tables[name].reread()

    async def rematch(self, player: str, table_id: str, language: str) -> Table:
        """The table at which the people of a finished game play again, with this player on their seats."""
        table = await self.table(table_id)
        if table.status != "over" or table.head.uploaded:
            raise Problem("not_over")
        mine = table.seats_of(player)
        if not mine:
            raise Problem("not_at_table")
        if table.life.next is None:
            await self._open_rematch(player, table, language)
        following = await self.table(table.life.next or "")
        for seat in mine:
            if following.seats[seat].player is None:
                name = table.seats[seat].name
                await following.rearrange(partial(sit_down, player=player, seat=seat, name=name))
        return following

    async def _open_rematch(self, player: str, table: Table, language: str) -> None:
        head = table.head
        wanted = WantedTable(
            game=head.game,
            seats=[
                WantedSeat("bot", seat.bot, seat.name) if seat.kind == "bot" else WantedSeat("person")
                for seat in table.seats
            ],
            options=head.setup["options"],
            you=table.seats[table.seats_of(player)[0]].name,
            public=head.public,
            clock=head.clock,
        )
        # nobody sits there yet, so that the game can't start before everybody knows of the table
        following = await self.open_table(player, wanted, language)
        await table.rearrange(partial(followed_by, following=following.id))


def _name(wanted: str | None, default: str) -> str:
    name = (default if wanted is None else wanted).strip()
    visible = all(unicodedata.category(letter)[0] not in "CZ" or letter == " " for letter in name)
    if not 1 <= len(name) <= NAME_LENGTH or not visible:
        if wanted is None:
            return name[:NAME_LENGTH]
        raise Problem("bad_name", most=NAME_LENGTH)
    return name


def _check_bots(seats: Sequence[WantedSeat], known: Sequence[str]) -> None:
    for number, seat in enumerate(seats):
        if seat.kind == "person" and seat.bot is not None:
            raise Problem("person_with_bot", seat=number, bot=seat.bot[:40])
        if seat.kind == "bot":
            check_bot(seat.bot or "", known)


def _check_clock(clock: Clock | None) -> None:
    if clock is not None and not LEAST_SECONDS <= clock.seconds <= MOST_SECONDS:
        raise Problem("bad_clock", seconds=clock.seconds, least=LEAST_SECONDS, most=MOST_SECONDS)


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
