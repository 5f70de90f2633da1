"""Tournaments: everybody meets everybody in every seat, and ratings say how sure they are."""

from collections import Counter

import pytest

from marsbox.bots import BOT_VERSION
from marsbox.core import SetupError
from marsbox.lab import Engine, LabError, Running, tournament
from marsbox.lab.plan import round_robin
from marsbox.ratings import Ratings
from tests.lab.test_failures import own


@pytest.mark.parametrize(("bots", "players"), [(2, 2), (3, 2), (4, 3), (5, 4), (2, 3), (3, 5)])
def test_every_bot_sits_in_every_seat_equally_often(bots: int, players: int) -> None:
    tables = round_robin(bots, players)
    places = Counter((seat, bot) for table in tables for seat, bot in enumerate(table))
    assert len(places) == bots * players
    for seat in range(players):
        assert len({places[seat, bot] for bot in range(bots)}) == 1
    assert all(len(set(table)) > 1 for table in tables)
    met = {(one, other) for table in tables for one in table for other in table}
    assert len(met) >= bots * (bots - 1)


def test_the_best_bot_is_rated_best_whatever_the_jobs() -> None:
    bots = ["random", own("First"), "greedy"]
    result = tournament("pocket-mars", bots, 4, seed=7)
    assert result.games == 4 * 6
    assert result.standings[0].name == "greedy"
    assert sum(standing.count.games for standing in result.standings) == 2 * result.games
    best, *others = result.standings
    assert all(best.ahead[other.name] > 0.5 for other in others)
    assert all(standing.rating_interval[0] < standing.rating for standing in result.standings)
    together = tournament("pocket-mars", bots, 4, seed=7, running=Running(Engine(jobs=2)))
    assert together.standings == result.standings


def test_a_rating_belongs_to_a_bot_and_its_version() -> None:
    result = tournament("pocket-mars", ["random", "ines", "mcts:2", own("First")], 1, seed=7)
    versions = {standing.name: standing.version for standing in result.standings}
    assert {name: versions[name] for name in ("random", "ines", "mcts:2")} == {
        name: f"{name}@{BOT_VERSION}" for name in ("random", "ines", "mcts:2")
    }
    assert len(versions[own("First")]) == 64
    assert [one.to_dict()["version"] for one in result.standings] == [one.version for one in result.standings]


def test_fewer_bots_than_seats_share_tables() -> None:
    result = tournament("mission-red-planet", ["greedy", "random"], 1, seed=7)
    assert (result.players, result.games) == (3, 6)
    assert [standing.name for standing in result.standings] == ["greedy", "random"]
    assert [standing.count.games for standing in result.standings] == [9, 9]


def test_a_rating_grows_surer_with_games() -> None:
    ratings = Ratings.fresh(3)
    before = ratings[0]
    for _ in range(20):
        ratings.add([(0, 1), (1, 2), (1, 3)])
    assert ratings[0][0] > before[0] > ratings[1][0]
    assert ratings[0][1] < before[1]
    assert ratings[2] == before
    ratings.add([(2, 1), (2, 2)])
    assert ratings[2] == before


@pytest.mark.parametrize(
    ("bots", "players", "message"),
    [
        (["greedy"], None, "at least 2"),
        (["greedy", "random", "greedy"], None, "“greedy” is named twice"),
        (["greedy", "random"], 1, "at least 2 players"),
    ],
)
def test_what_is_no_tournament_is_refused(bots: list[str], players: int | None, message: str) -> None:
    with pytest.raises(LabError, match=message):
        tournament("pocket-mars", bots, 1, seed=7, players=players)


def test_the_game_decides_how_many_play() -> None:
    with pytest.raises(SetupError, match="not 5"):
        tournament("pocket-mars", ["greedy", "random"], 1, seed=7, players=5)
