"""The page about the game says what the game is: its options, numbers and names, its actions, its views.

`MARSBOX_APPROVE=1 python -m pytest tests/games/terraforming_mars/test_page.py` writes the numbers of actions anew.
"""

import os
import re
from pathlib import Path
from typing import Any

import pytest

from marsbox.games.terraforming_mars import projects
from marsbox.games.terraforming_mars.state import AWARDS, MILESTONES, PROJECT_NAMES
from marsbox.text.terraforming_mars import words_of
from marsbox.text.terraforming_mars.names import own_names
from tests.games.terraforming_mars.scenario import GAME, act, at

ROOT = Path(__file__).parents[3]
FILE = ROOT / "docs" / "terraforming_mars.md"
PAGE = FILE.read_text("utf-8")
EXAMPLE: dict[str, Any] = {"hand": ["comet"], "temperature": -2, "1 plants": 3, "played": ["mine"], "r3c4": "city of 0"}


def row(name: str) -> list[str]:
    """The cells of the one row that begins with this name."""
    (found,) = re.findall(rf"^\| {re.escape(name)} \| (.*) \|$", PAGE, re.MULTILINE)
    return str(found).split(" | ")


def title(name: str) -> str:
    return name.replace("_", " ").capitalize()


def with_action_numbers(page: str) -> str:
    """The page with the numbers that actions have now."""
    for verb in GAME.actions.verbs.values():
        numbers = f"{verb.base}–{verb.base + verb.size - 1}" if verb.size > 1 else str(verb.base)
        page = re.sub(rf'^\| [\d–]+ (\| `\{{"{verb.name}":)', rf"| {numbers} \1", page, flags=re.MULTILINE)
    return re.sub(r"one number from 0 to \d+", f"one number from 0 to {GAME.actions.size - 1}", page)


@pytest.mark.parametrize(("number", "name"), list(enumerate(PROJECT_NAMES)))
def test_the_page_tells_what_every_project_costs(number: int, name: str) -> None:
    cost = row(title(name))[1]
    assert cost == (f"{projects.PRICES[number]} M€" if projects.PRICES[number] else "any cards, at least one")


@pytest.mark.parametrize(("number", "name"), list(enumerate(MILESTONES)))
def test_the_page_tells_what_every_milestone_needs(number: int, name: str) -> None:
    assert str(projects.NEEDED[number]) in row(title(name))[1]


@pytest.mark.parametrize("name", AWARDS)
def test_the_page_tells_every_award(name: str) -> None:
    assert len(row(title(name))) == 2


@pytest.mark.parametrize("number", range(1, 9))
def test_the_page_tells_every_decision(number: int) -> None:
    assert len(row(f"D{number}")) == 2


def test_the_page_lists_every_verb_with_its_numbers() -> None:
    assert re.findall(r'^\| \d+(?:–\d+)? \| `\{"(\w+)":', PAGE, re.MULTILINE) == list(GAME.actions.verbs)
    expected = with_action_numbers(PAGE)
    if os.environ.get("MARSBOX_APPROVE"):
        FILE.write_text(expected, "utf-8")
    assert FILE.read_text("utf-8") == expected, "MARSBOX_APPROVE=1 writes the numbers anew"


def test_the_page_names_every_field_of_the_view() -> None:
    section = PAGE[PAGE.index("## The view") :]
    view = GAME.view(act(at(EXAMPLE), {"play": "comet"}), 0)
    names = [*view, *view["tiles"][0], *view["seats"][0], *view["seats"][0]["played"][0], *view["asked"]]
    assert [name for name in names if f"`{name}`" not in section] == []


@pytest.mark.parametrize("phase", ["start", "draft", "research", "action", "final", "over"])
def test_the_page_names_every_phase(phase: str) -> None:
    assert f"`{phase}`" in PAGE[PAGE.index("## The view") :]


@pytest.mark.parametrize("option", [option.name for option in GAME.setup_options])
def test_the_page_names_every_option(option: str) -> None:
    assert f"`{option}`" in PAGE


def test_the_page_names_things_in_french_as_the_words_do() -> None:
    french = words_of(GAME, "fr")
    assert [row(title(name))[0] for name in PROJECT_NAMES] == [french.project(name) for name in PROJECT_NAMES]
    assert [row(title(name))[0] for name in MILESTONES] == [french.milestone(name) for name in MILESTONES]
    assert [row(title(name))[0] for name in AWARDS] == [french.award(name) for name in AWARDS]


def test_the_page_marks_the_names_that_are_not_printed() -> None:
    french = words_of(GAME, "fr")
    assert own_names("fr") == ["local_heat_trapping"]
    assert row("190 Local Heat Trapping")[0] == french.card_name("local_heat_trapping")
    assert "our own" in row("190 Local Heat Trapping")[1]
    assert row("178 Heat Trappers")[0] == french.card_name("heat_trappers")
    assert row("the beginner corporation")[0] == french.card_name("beginner_corporation")


def test_the_page_lists_the_german_names_that_are_not_our_own() -> None:
    german = words_of(GAME, "de")
    ours = own_names("de")
    printed = [
        card["name"]
        for card in [*german.components()["cards"], *german.components()["corporations"]]
        if card["id"] not in ours
    ]
    assert len(printed) == 10
    assert all(name in PAGE for name in printed)
