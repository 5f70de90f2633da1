"""Results, statistics and ratings of people, and forgetting them.

A rating counts games in which at least two people sat, each on one seat; bots are left out of it, so it says how people
do against people. Whoever did not play to the end comes last. The result of a seat that was left stays that of the one
who left it, whoever plays it on. Ratings are openskill's, one for each game.
"""

import asyncio
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any, Final

from sqlalchemy import Connection, Integer, case, delete, func, insert, literal, or_, select, update

from marsbox.ratings import DEVIATION, MEAN, Ratings, make_ready
from marsbox.server.store.pg_notify import Notification, notify
from marsbox.server.store.schema import chat, players, ratings, results, seat_links, seats, tables
from marsbox.server.store.table_store import TableStore

_RATING_LOCK: Final = 0x4D415254
_DEVIATIONS: Final = 3
"""The rating shown is so many deviations below the mean: a strength that somebody almost certainly has."""


@dataclass(frozen=True)
class PlayerStats:
    """What somebody has done at one game."""

    game: str
    played: int
    won: int
    given_up: int
    """Games that a bot ended in this person's place."""
    most_points: int
    rating: float | None
    """Null until there was a game that counts for it."""
    rated_games: int


class Stats:
    """Results and ratings in the database."""

    def __init__(self, store: TableStore) -> None:
        self._store = store

    async def of(self, player: str) -> list[PlayerStats]:
        """What somebody has done, game by game."""
        counted = (
            select(
                results.c.game,
                func.count().label("played"),
                _how_many(results.c.place == 1, results.c.played_on),
                _how_many(~results.c.played_on),
                func.max(results.c.points),
            )
            .where(results.c.player == player)
            .group_by(results.c.game)
            .order_by(results.c.game)
        )

        def work(connection: Connection) -> list[PlayerStats]:
            rated = connection.execute(select(ratings).where(ratings.c.player == player))
            known = {row.game: row for row in rated}
            return [_player_stats(row, known.get(row.game)) for row in connection.execute(counted)]

        return await self._store.read(work)

    async def unrated(self) -> list[str]:
        """Games that are over and whose ratings nobody has counted yet."""
        query = select(tables.c.id).where(tables.c.status == "over", ~tables.c.rated).order_by(tables.c.ended)
        return await self._store.names(query)

    async def rate(self, table: str) -> None:
        """Count a game that is over for the ratings of those who played it, once."""
        # neither the event loop nor the database waits while it is loaded
        await asyncio.to_thread(make_ready)

        def work(connection: Connection) -> None:
            if connection.dialect.name == "postgresql":
                connection.execute(select(func.pg_advisory_xact_lock(_RATING_LOCK)))
            mine = (tables.c.id == table) & (tables.c.status == "over") & ~tables.c.rated
            if connection.execute(update(tables).where(mine).values(rated=True)).rowcount == 0:
                return
            rows = connection.execute(select(results).where(results.c.table_id == table)).all()
            people = [row for row in rows if row.player is not None]
            if len(people) >= 2:
                _rate(connection, people)

        await self._store.write(work)

    async def tables_of(self, player: str) -> list[str]:
        """Every table with data about somebody."""
        own = select(seats.c.table_id).where(or_(seats.c.player == player, seats.c.left_by == player))
        said = select(chat.c.table_id).where(chat.c.player == player)
        known = or_(tables.c.owner == player, tables.c.id.in_(own), tables.c.id.in_(said))
        return await self._store.names(select(tables.c.id).where(known).order_by(tables.c.id))

    async def forget(self, player: str, known_at: Sequence[str]) -> None:
        """Remove what is known of somebody, wherever it is left; tables that knew of them are read again everywhere."""

        def work(connection: Connection) -> None:
            connection.execute(delete(ratings).where(ratings.c.player == player))
            connection.execute(delete(seat_links).where(seat_links.c.player == player))
            connection.execute(delete(players).where(players.c.id == player))
            connection.execute(update(results).where(results.c.player == player).values(player=None))
            connection.execute(update(seats).where(seats.c.player == player).values(player=None, name=""))
            connection.execute(update(seats).where(seats.c.left_by == player).values(left_by=None))
            connection.execute(update(chat).where(chat.c.player == player).values(player=None, name="", text=""))
            connection.execute(update(tables).where(tables.c.owner == player).values(owner="", name="", host=""))
            renewed = update(tables).where(tables.c.id.in_(known_at)).values(revision=tables.c.revision + 1)
            for table, revision in connection.execute(renewed.returning(tables.c.id, tables.c.revision)).all():
                if self._store.shared:
                    notify(connection, Notification(table, revision))

        await self._store.write(work)


def _how_many(*conditions: Any) -> Any:
    both = conditions[0] if len(conditions) == 1 else conditions[0] & conditions[1]
    return func.sum(case((both, literal(1, Integer)), else_=0))


def _player_stats(row: Any, rated: Any) -> PlayerStats:
    game, played, won, given_up, most = row
    rating = None if rated is None else rated.mean - _DEVIATIONS * rated.deviation
    return PlayerStats(game, played, int(won), int(given_up), most, rating, 0 if rated is None else rated.games)


def _rate(connection: Connection, people: Sequence[Any]) -> None:
    game = people[0].game
    ids = [row.player for row in people]
    found = connection.execute(select(ratings).where(ratings.c.game == game, ratings.c.player.in_(ids)))
    known = {row.player: row for row in found}
    before = [(known[one].mean, known[one].deviation) if one in known else (MEAN, DEVIATION) for one in ids]
    learned = Ratings([list(one) for one in before])
    last = max(row.place for row in people) + 1
    learned.add([(number, row.place if row.played_on else last) for number, row in enumerate(people)])
    for number, one in enumerate(ids):
        mean, deviation = learned[number]
        if one in known:
            mine = (ratings.c.player == one) & (ratings.c.game == game)
            values = {"mean": mean, "deviation": deviation, "games": known[one].games + 1}
            connection.execute(update(ratings).where(mine).values(values))
        else:
            row = {"player": one, "game": game, "mean": mean, "deviation": deviation, "games": 1}
            connection.execute(insert(ratings).values(row))
