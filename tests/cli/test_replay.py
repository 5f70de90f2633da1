"""Records watched again, all at once."""

import json
import re
from collections.abc import Callable
from pathlib import Path

import pytest

from marsbox.cli.language import Sentences
from marsbox.core import Record
from marsbox.words import LANGUAGES
from tests.cli.conftest import Command
from tests.cli.every_game import Sample, for_every_game

NAMES = ("Ann", "Bob", "Cleo", "Dan", "Eve")


@pytest.fixture
def record_of(recorded: Callable[[str], Path], sample: Sample) -> Path:
    """The record of a finished game."""
    return recorded(sample.id)


@pytest.mark.parametrize("language", LANGUAGES)
@for_every_game
def test_the_whole_course_is_told(marsbox: Command, sample: Sample, record_of: Path, language: str) -> None:
    names = [part for name in NAMES[: sample.fewest] for part in ("--name", name)]
    run = marsbox("replay", record_of, "--lang", language, *names)
    assert (run.status, run.err) == (0, "")
    assert all(len(line) <= 80 for line in run.out.splitlines())
    outcome = sample.game.outcome(Record.from_json(record_of.read_text(encoding="utf-8")).replay(sample.game))
    assert outcome is not None
    for name, score in zip(NAMES, outcome.scores, strict=False):
        assert f"\n{Sentences(language)('sheet', name=name, points=score)}\n" in run.out
    assert marsbox("replay", record_of, "--all", "--lang", language, *names).out == run.out


def test_hands_are_open_unless_a_seat_is_asked_for(marsbox: Command, record: Path) -> None:
    def hidden(*arguments: object) -> list[bool]:
        out = marsbox("replay", record, *arguments).out
        return ["?" in line.split("/5")[1] for line in out.splitlines() if "/5" in line]

    assert hidden() == [False, False]
    assert hidden("--seat", 0) == [False, True]
    assert hidden("--seat", 1) == [True, False]


@for_every_game
def test_a_seat_is_told_only_what_it_saw(marsbox: Command, sample: Sample, record_of: Path) -> None:
    everything = marsbox("replay", record_of).out
    dealt = re.findall(r"^Player (\d) (is dealt .*)$", everything, re.MULTILINE)
    assert {int(player) for player, _ in dealt} == set(range(1, sample.fewest + 1))
    for seat in range(sample.fewest):
        own = marsbox("replay", record_of, "--seat", seat).out
        assert all((f"Player {player} {what}" in own) == (int(player) == seat + 1) for player, what in dealt)


@for_every_game
def test_an_unfinished_game_is_told_too(marsbox: Command, sample: Sample) -> None:
    marsbox("play", sample.id, "--record", "game.json", typed=sample.first_steps)
    run = marsbox("replay", "game.json")
    assert run.status == 0
    assert run.out.endswith("The game was not finished.\n")


@for_every_game
def test_every_variant_is_told(marsbox: Command, sample: Sample) -> None:
    for number, (table, _) in enumerate([sample.tables[1], sample.tables[-1]]):
        file = f"{number}.json"
        marsbox("play", sample.id, *table, "--record", file, "--seed", 2, typed="1\n" * 3000)
        assert marsbox("replay", file, "--lang", "en").status == 0
        assert marsbox("replay", file, "--lang", "fr", "--seat", 0).status == 0


def report_of(game: Path, **more: object) -> Path:
    """A report like those that the browser saves."""
    content = {"format": "marsbox-report", "format_version": 1, "record": json.loads(game.read_text("utf-8"))}
    file = game.with_name("report.json")
    file.write_text(json.dumps(content | more), encoding="utf-8")
    return file


@pytest.mark.parametrize(
    ("language", "expected", "happened"),
    [("en", "Expected: ", "Happened: "), ("fr", "Attendu\u202f: ", "Constaté\u202f: ")],
)
def test_a_report_brings_its_record_along(
    marsbox: Command, record: Path, language: str, expected: str, happened: str
) -> None:
    file = report_of(record, step=7, expected="one more\x1b[2J\ncard", happened="none")
    run = marsbox("replay", file, "--lang", language)
    assert (run.status, run.err) == (0, "")
    output, plain = run.out, marsbox("replay", record, "--lang", language).out
    assert output.endswith(plain)
    head = output.removesuffix(plain)
    assert " 7 " in head
    assert f"{expected}one more [2J card" in head
    assert f"{happened}none" in head


@pytest.mark.parametrize(("language", "word"), [("en", "nothing to replay"), ("fr", "rien à revoir")])
def test_a_report_without_a_record_says_so(marsbox: Command, record: Path, language: str, word: str) -> None:
    run = marsbox("replay", report_of(record, record=None), "--lang", language)
    assert run.status == 2
    assert word in run.err
