"""Records watched again, all at once."""

import re
from pathlib import Path

import pytest

from marsbox.core import Record
from marsbox.games import load_game
from tests.cli.conftest import Command

GAME = load_game("pocket-mars")


@pytest.mark.parametrize("language", ["en", "fr"])
def test_the_whole_course_is_told(marsbox: Command, record: Path, language: str) -> None:
    run = marsbox("replay", record, "--lang", language, "--name", "Ann", "--name", "Bob")
    assert (run.status, run.err) == (0, "")
    assert all(len(line) <= 80 for line in run.out.splitlines())
    outcome = GAME.outcome(Record.from_json(record.read_text(encoding="utf-8")).replay(GAME))
    assert outcome is not None
    for name, score in zip(("Ann", "Bob"), outcome.scores, strict=True):
        assert re.search(rf"^{name}\u202f?: {score} points", run.out, re.MULTILINE)
    assert marsbox("replay", record, "--all", "--lang", language, "--name", "Ann", "--name", "Bob").out == run.out


def test_hands_are_open_unless_a_seat_is_asked_for(marsbox: Command, record: Path) -> None:
    def hidden(*arguments: object) -> list[bool]:
        out = marsbox("replay", record, *arguments).out
        return ["?" in line.split("/5")[1] for line in out.splitlines() if "/5" in line]

    assert hidden() == [False, False]
    assert hidden("--seat", 0) == [False, True]
    assert hidden("--seat", 1) == [True, False]


def test_a_seat_is_told_only_what_it_saw(marsbox: Command, record: Path) -> None:
    everything, one, other = (marsbox("replay", record, *seat).out for seat in ([], ["--seat", 0], ["--seat", 1]))
    dealt = re.findall(r"^Player \d is dealt .*$", everything, re.MULTILINE)
    assert len(dealt) == 2
    assert dealt[0] in one
    assert dealt[1] not in one
    assert dealt[0] not in other
    assert dealt[1] in other


def test_an_unfinished_game_is_told_too(marsbox: Command, tmp_path: Path) -> None:
    marsbox("play", "pocket-mars", "--record", "game.json", typed="1\n1\n\n1\n")
    run = marsbox("replay", "game.json")
    assert run.status == 0
    assert run.out.endswith("The game was not played to its end.\n")


def test_every_variant_is_told(marsbox: Command) -> None:
    for number, table in enumerate((["--players", 1], ["--players", 4, "--option", "draft=on"])):
        file = f"{number}.json"
        marsbox("play", "pocket-mars", *table, "--record", file, "--seed", 2, typed="1\n" * 3000)
        for language in ("en", "fr"):
            assert marsbox("replay", file, "--lang", language).status == 0
            assert marsbox("replay", file, "--lang", language, "--seat", 0).status == 0
