"""The examples run, and do what their first lines say; here in short versions."""

import inspect
import runpy
import sys
from collections.abc import Iterator
from pathlib import Path

import httpx
import pytest

from examples import compare_corporations, my_bot, table_bot, train_pocket_mars
from marsbox.games import GAME_IDS
from marsbox.server import Settings
from tests.server.conftest import GENEROUS_LIMITS
from tests.server.people import Person, bots, people
from tests.server.running import Running, serving

EXAMPLES = Path(__file__).parents[2] / "examples"


def run(name: str, *arguments: str) -> None:
    """Run an example as the command line would."""
    before = sys.argv
    sys.argv = [name, *arguments]
    try:
        runpy.run_path(str(EXAMPLES / name), run_name="__main__")
    finally:
        sys.argv = before


# ---- a bot in 20 lines


def test_the_bot_has_at_most_20_lines() -> None:
    assert len(inspect.getsource(my_bot.Pointer).splitlines()) <= 20


def test_the_bot_wins_most_games_against_a_random_one() -> None:
    assert my_bot.wins("pocket-mars", 20) >= 14


@pytest.mark.parametrize("game", GAME_IDS)
def test_the_bot_plays_every_game(game: str, capsys: pytest.CaptureFixture[str]) -> None:
    run("my_bot.py", "--game", game, "--games", "1")
    assert f"{game}: Pointer wins" in capsys.readouterr().out


# ---- a small network


def test_the_network_beats_a_random_bot_after_a_short_training() -> None:
    network = train_pocket_mars.train(rounds=6, games=5, seed=7)
    assert train_pocket_mars.against("random", network, 12, seed=7) >= 0.75


def test_the_training_tells_what_came_of_it(capsys: pytest.CaptureFixture[str]) -> None:
    run("train_pocket_mars.py", "--rounds", "1", "--games", "1", "--test", "2")
    told = capsys.readouterr().out.splitlines()
    assert [line.split(":")[0] for line in told[1:]] == ["against random", "against greedy"]


# ---- corporations


def test_corporations_are_compared_over_games_of_the_laboratory(capsys: pytest.CaptureFixture[str]) -> None:
    run("compare_corporations.py", "--games", "12", "--seed", "3")
    told = capsys.readouterr().out.splitlines()
    assert told[0] == "12 games of 2 random bots; par is 50.0%"
    counts = compare_corporations.compare("random", 2, 12, jobs=1, seed=3)
    assert len(told) == 2 + len(counts)
    assert sum(count.games for count in counts.values()) == 24
    assert sum(count.wins for count in counts.values()) >= 12
    rates = [count.rate for count in counts.values()]
    assert rates == sorted(rates, reverse=True)


# ---- a program at a table


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Running]:
    folder = tmp_path_factory.mktemp("server")
    with serving(Settings(database=str(folder / "mars.db"), bot_workers=1, limits=GENEROUS_LIMITS)) as running:
        yield running


@pytest.fixture
def ann(server: Running) -> Iterator[Person]:
    person = Person(server.url)
    yield person
    person.close()


def test_a_program_plays_a_seat_to_the_end(server: Running, ann: Person, capsys: pytest.CaptureFixture[str]) -> None:
    table = ann.open_table(people(1) + bots("random", "random"), take=[], game="mission-red-planet")
    token = httpx.post(f"{server.url}/api/tokens").json()["token"]
    run("table_bot.py", "--table", f"{server.url}/t/{table}", "--seat", "0", "--token", token)
    assert capsys.readouterr().out.endswith(".\n")
    assert ann.http.get(f"/api/tables/{table}").json()["status"] == "over"


def test_a_token_is_presented_as_bearer() -> None:
    assert table_bot.Table("http://localhost:8000/t/abc", "secret").headers == {"Authorization": "Bearer secret"}
    assert table_bot.Table("http://localhost:8000/t/abc", None).headers == {}


def test_a_program_says_why_it_can_not_sit_down(server: Running, ann: Person) -> None:
    table = ann.open_table(people(2), take=[0])
    with pytest.raises(SystemExit, match="is not the link of a table"):
        run("table_bot.py", "--table", "mars", "--seat", "0")
    with pytest.raises(SystemExit, match="no table"):
        run("table_bot.py", "--table", f"{server.url}/t/nowhere", "--seat", "0")
    with pytest.raises(SystemExit, match="taken"):
        run("table_bot.py", "--table", f"{server.url}/t/{table}", "--seat", "0")
    with pytest.raises(SystemExit, match="nobody answers at"):
        run("table_bot.py", "--table", "http://127.0.0.1:9/t/abc", "--seat", "0")
