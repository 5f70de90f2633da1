"""What becomes of people: the archive, statistics, ratings, clearing away and being forgotten."""

import random
from dataclasses import replace
from datetime import UTC, datetime, timedelta

import pytest
from sqlalchemy import select, update

from marsbox.core import Outcome, UserError
from marsbox.server import Settings
from marsbox.server.store.archive import Archive
from marsbox.server.store.players import Players
from marsbox.server.store.schema import players, seats, tables
from marsbox.server.store.stats import PlayerStats, Stats
from marsbox.server.store.table_store import TableStore
from marsbox.server.tables.model import Counter, Head, Seat, StandIn
from marsbox.server.tables.results import Result, early_outcome, results_of
from marsbox.server.tables.stored import Change, Splice
from tests.server.conftest import NewPerson
from tests.server.people import FOR_TWO, Person, people
from tests.server.test_seats import ask

ANN, BOB, CID = "ann-id", "bob-id", "cid-id"
NOW = datetime(2026, 6, 1, tzinfo=UTC)


def seat(number: int, player: str, stand_in: StandIn | None = None) -> Seat:
    return Seat(number, "person", None if stand_in is None else "greedy", player, player, stand_in)


BOT = Seat(2, "bot", "random", None, "Random")
SCORES = Outcome([30, 20, 10], [1, 2, 3], [[], [], []])


def test_a_result_says_who_came_where_and_who_played_to_the_end() -> None:
    resigned = seat(1, BOB, "resigned")
    assert results_of([seat(0, ANN), resigned, BOT], SCORES) == (
        Result(0, ANN, 1, 30, played_on=True),
        Result(1, BOB, 2, 20, played_on=False),
        Result(2, None, 3, 10, played_on=True),
    )


def test_who_resigned_comes_last_at_an_early_end_however_the_points_stand() -> None:
    seats = [seat(0, ANN, "resigned"), seat(1, BOB)]
    assert results_of(seats, early_outcome(seats, [40, 20])) == (
        Result(0, ANN, 2, 40, played_on=False),
        Result(1, BOB, 1, 20, played_on=True),
    )


@pytest.mark.parametrize(("player", "stand_in"), [(None, "left"), (None, None), (CID, None)])
def test_who_left_takes_the_loss_whoever_plays_the_seat_on(player: str | None, stand_in: StandIn | None) -> None:
    left = Seat(1, "person", None, player, "Bob", stand_in, left_by=BOB)
    assert results_of([seat(0, ANN), left, BOT], SCORES)[1] == Result(1, BOB, 2, 20, played_on=False)


def test_who_holds_several_seats_is_nobodys_opponent() -> None:
    assert [result.player for result in results_of([seat(0, ANN), seat(1, ANN), seat(2, BOB)], SCORES)] == [
        None,
        None,
        BOB,
    ]


@pytest.mark.parametrize(("won", "place"), [(True, 1), (False, 2)])
def test_alone_one_wins_or_comes_second(won: bool, place: int) -> None:
    [result] = results_of([seat(0, ANN)], Outcome([30], [1], [[]], won))
    assert result.place == place


@pytest.fixture
def stats(store: TableStore) -> Stats:
    return Stats(store)


def head(number: int, *, public: bool = True, game: str = "pocket-mars") -> Head:
    setup = {"players": 2, "options": {}, "deal": None}
    return Head(f"table-{number:010}", game, 1, "abc", "Ann's table", setup, 7, ANN, public, NOW)


async def ended(
    store: TableStore, number: int, results: tuple[Result, ...], *, public: bool = True, game: str = "pocket-mars"
) -> str:
    """A game that is over, of Ann, who opened it, and Bob."""
    new = head(number, public=public, game=game)
    seated = (seat(0, ANN), seat(1, BOB))
    nothing = Change("running", False, (Counter(),) * 3, b"", Splice(0, False, []), Splice(0, False, []))
    await store.create(new, seated, 1000, nothing)
    await store.save(new.id, 1, replace(nothing, status="over", results=results))
    return new.id


WON = (Result(0, ANN, 1, 30, played_on=True), Result(1, BOB, 2, 20, played_on=True))
LOST = (Result(0, ANN, 2, 10, played_on=True), Result(1, BOB, 1, 20, played_on=True))
GIVEN_UP = (Result(0, ANN, 1, 40, played_on=False), Result(1, BOB, 2, 20, played_on=True))


async def test_statistics_count_games_wins_and_games_given_up(store: TableStore, stats: Stats) -> None:
    for number, results in enumerate((WON, LOST, GIVEN_UP)):
        await ended(store, number, results)
    assert await stats.of(ANN) == [PlayerStats("pocket-mars", 3, 1, 1, 40, None, 0)]
    assert await stats.of(CID) == []


async def test_a_game_is_counted_once_and_the_winner_gains(store: TableStore, stats: Stats) -> None:
    table = await ended(store, 1, WON)
    assert await stats.unrated() == [table]
    await stats.rate(table)
    [ann], [bob] = await stats.of(ANN), await stats.of(BOB)
    assert ann.rating is not None
    assert bob.rating is not None
    assert ann.rating > bob.rating
    assert (ann.rated_games, bob.rated_games) == (1, 1)
    await stats.rate(table)
    assert await stats.of(ANN) == [ann]
    assert await stats.unrated() == []
    await stats.rate(await ended(store, 2, WON))
    [later] = await stats.of(ANN)
    assert later.rating is not None
    assert (later.rating > ann.rating, later.rated_games) == (True, 2)


async def test_who_gave_up_comes_last_for_the_rating(store: TableStore, stats: Stats) -> None:
    await stats.rate(await ended(store, 1, GIVEN_UP))
    [ann], [bob] = await stats.of(ANN), await stats.of(BOB)
    assert ann.rating is not None
    assert bob.rating is not None
    assert ann.rating < bob.rating


async def test_a_game_against_bots_alone_counts_for_no_rating(store: TableStore, stats: Stats) -> None:
    await stats.rate(await ended(store, 1, (WON[0], Result(1, None, 2, 20, played_on=True))))
    [ann] = await stats.of(ANN)
    assert (ann.rating, ann.rated_games) == (None, 0)
    assert await stats.unrated() == []


async def test_the_archive_has_public_games_and_ones_own_the_newest_first(store: TableStore) -> None:
    archive = Archive(store)
    old = await ended(store, 1, WON)
    hidden = await ended(store, 2, LOST, public=False)
    other = await ended(store, 3, WON, game="terraforming-mars")
    found = await archive.found(ANN, None, None, 10, own=False)
    assert [one.listing.head.id for one in found] == [other, hidden, old]
    assert (found[1].places, found[1].points) == ([2, 1], [10, 20])
    assert [one.listing.head.id for one in await archive.found(CID, None, None, 10, own=False)] == [other, old]
    assert await archive.found(CID, None, None, 10, own=True) == []
    assert len(await archive.found(BOB, None, None, 10, own=True)) == 3
    assert [one.listing.head.id for one in await archive.found(ANN, "terraforming-mars", None, 10, own=True)] == [other]
    [first] = await archive.found(ANN, None, None, 1, own=False)
    assert [one.listing.head.id for one in await archive.found(ANN, None, first.ended, 10, own=False)] == [hidden, old]


@pytest.mark.parametrize(("status", "days", "cleared"), [("open", 8, 1), ("open", 6, 0), ("running", 91, 1)])
@pytest.mark.parametrize("over", [False, True])
async def test_tables_that_nobody_touched_are_cleared_away_and_finished_ones_stay(
    store: TableStore, status: str, days: int, cleared: int, over: bool
) -> None:
    table = await ended(store, 1, WON)
    values = {"status": "over" if over else status, "changed": NOW - timedelta(days=days)}
    untouched = update(tables).where(tables.c.id == table).values(values)
    await store.write(lambda connection: connection.execute(untouched))
    archive = Archive(store)
    for name in await archive.untouched(NOW, 7, 90):
        await archive.remove_untouched(name, NOW - timedelta(days=200))
        assert await store.load(name) is not None, "it was touched since"
        await archive.remove_untouched(name, NOW)
    assert (await store.load(table) is None) == (cleared == 1 and not over)


async def test_of_a_forgotten_player_nothing_is_left(store: TableStore, stats: Stats) -> None:
    table = await ended(store, 1, WON)
    await Players(store).remember(ANN, "Ann")
    await stats.rate(table)
    await stats.forget(ANN, await stats.tables_of(ANN))
    assert await stats.of(ANN) == []
    [bob] = await stats.of(BOB)
    assert bob.rated_games == 1
    stored = await store.load(table)
    assert stored is not None
    assert (stored.head.owner, stored.head.name) == ("", "")
    assert stored.revision == 3, "whoever has the table in memory reads it again"
    assert await store.names(select(players.c.id)) == []
    assert ANN not in await store.names(select(seats.c.player).where(seats.c.player.is_not(None)))


def test_a_finished_game_is_in_the_archive_and_in_the_statistics(ann: Person, bob: Person) -> None:
    table = ann.open_table(FOR_TWO)
    bob.take(table, 1)
    ask(bob, table, "seats/1/bot", bot="random")
    ann.join(table).play(random.Random(1))
    [game] = ann.http.get("/api/archive", params={"own": True, "game": "pocket-mars"}).json()["games"]
    assert (game["table"]["id"], len(game["places"]), len(game["points"])) == (table, 2, 2)
    assert ann.http.get("/api/archive", params={"own": True, "game": "terraforming-mars"}).json()["games"] == []
    [career] = bob.http.get("/api/you").json()["games"]
    assert (career["name"], career["played"], career["given_up"]) == ("Pocket Mars", 1, 1)


@pytest.mark.parametrize(
    ("query", "code"),
    [({"game": "chess"}, "unknown_game"), ({"before": "yesterday"}, "bad_moment"), ({"own": "maybe"}, "bad_request")],
)
def test_an_archive_that_cannot_be_is_refused(ann: Person, query: dict[str, str], code: str) -> None:
    assert ann.http.get("/api/archive", params=query).json()["error"]["code"] == code


def test_who_leaves_a_running_game_has_given_it_up_whatever_the_bot_makes_of_it(ann: Person, bob: Person) -> None:
    table = ann.open_table(FOR_TWO)
    bob.take(table, 1)
    bob.leave(table, 1)
    ask(ann, table, "seats/1/bot", bot="random")
    ann.join(table).play(random.Random(5))
    [career] = bob.http.get("/api/you").json()["games"]
    assert (career["played"], career["won"], career["given_up"]) == (1, 0, 1)


def test_what_a_spectator_said_is_forgotten_where_it_was_heard(ann: Person, bob: Person) -> None:
    table = ann.open_table(FOR_TWO)
    here = ann.join(table)
    watching = bob.join(table)
    watching.send(type="say", text="Bobby Tables was here", name="Bobby")
    here.next("chat")
    assert bob.http.post("/api/you/forget").status_code == 204
    assert [line["text"] for line in here.next("chat")["lines"]] == [""]
    assert "Bobby" not in str(ann.join(table).heard)


def test_forget_me_leaves_finished_games_without_the_name(ann: Person, bob: Person, person: NewPerson) -> None:
    over = bob.open_table(people(1), you="Bobby Tables")
    bob.join(over).play(random.Random(2))
    running = ann.open_table(FOR_TWO)
    bob.take(running, 1, "Bobby Tables")
    waiting = bob.open_table(FOR_TWO, you="Bobby Tables")
    answer = bob.http.post("/api/you/forget")
    assert answer.status_code == 204
    assert "marsbox_player" not in bob.http.cookies
    watcher = person()
    for table in (over, running, waiting):
        page = watcher.http.get(f"/api/tables/{table}").text
        assert "Bobby" not in page
        line = watcher.join(table)
        assert "Bobby" not in str(line.heard)
    assert watcher.http.get(f"/api/tables/{over}/replay").json()["names"][0] == "Player 1"
    card = ann.http.get(f"/api/tables/{running}").json()
    assert (card["seats"][1]["name"], card["seats"][1]["stand_in"]) == ("Player 2", "left")
    assert bob.http.get("/api/you").json()["games"] == []


@pytest.mark.parametrize("value", ["0", "-1", "soon", "nan"])
def test_days_that_are_no_number_are_refused(value: str) -> None:
    assert Settings.from_environment({"MARSBOX_WAITING_DAYS": "3.5"}).waiting_days == 3.5
    with pytest.raises(UserError) as refused:
        Settings.from_environment({"MARSBOX_WAITING_DAYS": value})
    assert refused.value.code == "bad_number"
