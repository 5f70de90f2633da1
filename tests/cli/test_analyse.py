"""Recorded games analysed: the chances, and the moves that cost most."""

import json
import re
from pathlib import Path

import pytest

from marsbox import cli
from marsbox.cli.language import Sentences
from marsbox.cli.records import analyse
from marsbox.cli.records.chances_chart import chances_chart
from marsbox.core import Record
from tests.analysis.games import played
from tests.cli.conftest import Command

GAMES = [("pocket-mars", ("greedy", "random")), ("mission-red-planet", ("random", "greedy", "random"))]
MOVE = {"step", "seat", "action", "best", "plan", "benefits", "brought", "cost", "reasons"}
QUICKLY = ("--iterations", 2)


@pytest.fixture(params=GAMES, ids=lambda game: game[0])
def game(request: pytest.FixtureRequest, tmp_path: Path) -> Path:
    """The record of a game that bots have played."""
    file = tmp_path / "game.json"
    file.write_text(played(*request.param).record.to_json(), encoding="utf-8")
    return file


@pytest.mark.parametrize(
    ("language", "result", "move"),
    [
        ("en", r"wins with \d+ points\.", r"Step \d+, .+: .+, \d+\.\d points? lost"),
        ("fr", r"gagne avec \d+ points\.", r"Étape \d+, .+\u202f: .+, \d+,\d points? perdus?"),
    ],
)
def test_an_analysis_tells_the_result_the_chances_and_the_moves(
    marsbox: Command, game: Path, language: str, result: str, move: str
) -> None:
    run = marsbox("analyse", game, "--name", "Ann", "--name", "Bob", "--moves", 3, "--lang", language, *QUICKLY)
    assert (run.status, run.err) == (0, "")
    lines = run.out.splitlines()
    assert re.search(result, lines[0])
    assert all(len(line) <= 80 for line in lines)
    chart = [line for line in lines if re.search(r"[▁▂▃▄▅▆▇█]", line)]
    assert {line[:4] for line in chart} >= {"Ann ", "Bob "}
    assert sum(re.search(r" 100\u202f?%$", line) is not None for line in lines) == 1
    assert len([line for line in lines if re.fullmatch(move, line)]) == 3


@pytest.mark.parametrize("columns", [40, 60, 120])
def test_an_analysis_fits_the_terminal(
    marsbox: Command, monkeypatch: pytest.MonkeyPatch, record: Path, columns: int
) -> None:
    monkeypatch.setenv("COLUMNS", str(columns))
    run = marsbox("analyse", record, *QUICKLY)
    assert run.status == 0
    assert max(len(line) for line in run.out.splitlines()) <= columns


def test_an_analysis_for_programs_is_one_object(marsbox: Command, game: Path) -> None:
    run = marsbox("analyse", game, "--json", "--moves", 2, *QUICKLY)
    assert (run.status, run.err) == (0, "")
    content = json.loads(run.out)
    record = Record.from_json(game.read_text(encoding="utf-8"))
    assert (content["game"], content["players"]) == (record.game, record.setup.players)
    assert len(content["chances"]) == len(record.actions) + 1
    assert [len(step) for step in content["chances"]] == [record.setup.players] * len(content["chances"])
    assert [set(move) for move in content["moves"]] == [MOVE] * 2
    assert marsbox("analyse", game, "--json", "--moves", 2, *QUICKLY).out == run.out


def test_without_moves_there_are_the_chances_only(marsbox: Command, record: Path) -> None:
    assert "points lost" not in marsbox("analyse", record, "--moves", 0, *QUICKLY).out


@pytest.mark.parametrize(("language", "said"), [("en", "was not finished"), ("fr", "n’est pas terminée")])
def test_a_running_game_is_not_analysed(marsbox: Command, language: str, said: str) -> None:
    marsbox("play", "pocket-mars", "--record", "game.json", typed="1\n" * 8)
    run = marsbox("analyse", "game.json", "--lang", language)
    assert (run.status, run.out) == (2, "")
    assert "game.json" in run.err
    assert said in run.err


def test_a_record_of_other_rules_is_not_analysed(marsbox: Command, record: Path) -> None:
    other = Record.from_json(record.read_text(encoding="utf-8"))
    other.rules += 1
    record.write_text(other.to_json(), encoding="utf-8")
    run = marsbox("analyse", record)
    assert (run.status, run.out) == (2, "")
    assert "rule set" in run.err


def test_an_interrupt_ends_an_analysis_cleanly(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], record: Path
) -> None:
    def interrupted(*_: object) -> None:
        raise KeyboardInterrupt

    monkeypatch.setattr(analyse, "review", interrupted)
    with pytest.raises(SystemExit) as end:
        cli.main(["analyse", str(record)])
    assert end.value.code == 130
    assert capsys.readouterr().out == ""


def test_a_chart_shows_chances_as_heights_over_the_chapters() -> None:
    chances = [(0.5, 0.5), (0.75, 0.25), (1.0, 0.0), (1.0, 0.0)]
    chart = chances_chart(["Ann", "Bo"], chances, ["Set-up", "Round 1", "Round 1", "Round 2"], 80, Sentences("en"))
    assert [line.plain for line in chart] == [
        "     ▂██",
        "    ▄███",
        "Ann ████ 100%",
        "        ",
        "    ▄   ",
        "Bo  █▆   0%",
        "    ─1─2",
    ]
