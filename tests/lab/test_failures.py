"""A bot that answers illegally, too late or with an exception: which game, how to see it again, and what then."""

import shlex
from pathlib import Path

import pytest

from marsbox.lab import Engine, LabError, Running, SimulationError, simulate, tournament
from marsbox.lab.simulation import play_only, simulation_plan

ENTRANTS = str(Path(__file__).with_name("entrants.py"))


def own(name: str) -> str:
    return f"{ENTRANTS}:{name}"


@pytest.mark.parametrize(
    ("bot", "limit", "what", "detail"),
    [
        ("IllegalAnswer", None, "illegal", "-1"),
        ("NoAnswer", None, "illegal", "None"),
        ("Raising", None, "exception", "KeyError: 'a card that I forgot'"),
        ("FailingInit", None, "exception", "RuntimeError: not today"),
        ("Endless", 2.0, "late", "2"),
    ],
)
def test_a_failure_names_game_seed_seat_and_decision_and_can_be_seen_again(
    bot: str, limit: float | None, what: str, detail: str
) -> None:
    with pytest.raises(SimulationError) as caught:
        simulate("pocket-mars", ["random", own(bot)], 20, seed=3, limit=limit)
    failure = caught.value.failure
    assert (failure.what, failure.seat, failure.bot) == (what, 1, 1)
    assert detail in failure.detail
    message = str(caught.value)
    for part in (f"game {failure.number}", str(failure.seed), "seat 1", f"decision {failure.decision + 1}", own(bot)):
        assert part in message
    command = shlex.split(message.partition("To reproduce it: ")[2])
    assert command[:3] == ["marsbox", "simulate", "pocket-mars"]
    assert command[-4:] == ["--seed", "3", "--only", str(failure.number)]
    plan = simulation_plan("pocket-mars", ["random", own(bot)], 1, seed=3, limit=limit)
    line, _ = play_only(plan, failure.number)
    assert line.failure is not None
    assert line.failure[:8] == failure[:8]


@pytest.mark.parametrize("jobs", [1, 2])
def test_the_same_failure_is_told_whatever_the_jobs(jobs: int) -> None:
    with pytest.raises(SimulationError, match="game 0 "):
        simulate("pocket-mars", ["random", own("IllegalAnswer")], 20, seed=3, running=Running(Engine(jobs=jobs)))


def test_failures_can_be_counted_instead() -> None:
    bots = ["random", own("IllegalAnswer"), own("Raising")]
    result = simulate("pocket-mars", bots, 12, seed=3, running=Running(on_error="count"))
    random, cheat, broken = (bot.count for bot in result.bots)
    assert result.failed == cheat.failed + broken.failed == len(result.failures) > 0
    assert random.failed == 0
    assert random.games == 12 - result.failed
    assert cheat.games - cheat.failed == random.games
    assert result.to_dict()["failures"]


def test_a_bot_that_fails_loses_its_rating() -> None:
    result = tournament("pocket-mars", [own("FailingInit"), "random"], 2, seed=3, running=Running(on_error="count"))
    assert [standing.name for standing in result.standings] == ["random", own("FailingInit")]
    assert result.failed == 4
    assert result.standings[1].count.win_rate == 0


def test_a_bot_may_take_apart_what_it_gets() -> None:
    result = simulate("pocket-mars", [own("StateChanger"), own("First")], 3, seed=3)
    assert result.failed == 0


def test_a_game_without_end_is_a_failure_of_nobody(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("marsbox.lab.playing.LONGEST_GAME", 5)
    result = simulate("pocket-mars", ["random", "random"], 2, seed=3, running=Running(on_error="count"))
    assert result.failed == 2
    assert all(bot.count.games == 0 for bot in result.bots)
    assert "had not ended after 5 decisions" in str(result.failures[0])


@pytest.mark.parametrize(
    ("name", "message"),
    [
        ("nowhere.py:Bot", "nowhere.py can’t be read"),
        (ENTRANTS, "does not name a class"),
        (own("Nobody"), "no subclass of .* named “Nobody”.*First, StateChanger"),
        (own("NotABot"), "no subclass of .* named “NotABot”"),
    ],
)
def test_a_bot_that_is_not_there_is_refused_at_once(name: str, message: str) -> None:
    with pytest.raises(LabError, match=message):
        simulate("pocket-mars", ["random", name], 1, seed=3)


@pytest.mark.parametrize(
    ("text", "reason"), [("class Bot(:", "SyntaxError"), ("import nothing_like_this", "No module")]
)
def test_a_file_that_can_not_be_run_is_refused_at_once(tmp_path: Path, text: str, reason: str) -> None:
    file = tmp_path / "mine.py"
    file.write_text(text)
    with pytest.raises(LabError, match=f"mine.py can’t be run: .*{reason}"):
        simulate("pocket-mars", ["random", f"{file}:Bot"], 1, seed=3)


@pytest.mark.fault
def test_the_games_of_a_lost_process_are_played_again(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    mark = tmp_path / "mark"
    monkeypatch.setenv("MARSBOX_TEST_MARK", str(mark))
    lost = simulate("pocket-mars", ["random", own("Exiting")], 12, seed=3, running=Running(Engine(jobs=2)))
    assert mark.exists()
    assert lost.bots == simulate("pocket-mars", ["random", own("Exiting")], 12, seed=3).bots
