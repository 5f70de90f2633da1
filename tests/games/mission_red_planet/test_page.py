"""The page about the game says what the game is: its components and their provenance, its actions, its views."""

import re
import tomllib
from pathlib import Path
from typing import Any, Final

import pytest

from marsbox.core.contract import Game, SetupOption
from marsbox.games import load_game
from marsbox.games.mission_red_planet.state import CHARACTERS, RESOURCES
from marsbox.testing import deal
from marsbox.text.mission_red_planet import words_of
from tests.games.pages import check_verbs

GAME: Final[Game] = load_game("mission-red-planet")
ROOT = Path(__file__).parents[3]
PAGE = (ROOT / "docs" / "mission_red_planet.md").read_text("utf-8")
DATA = tomllib.loads((ROOT / "src/marsbox/games/mission_red_planet/components.toml").read_text("utf-8"))
CARDS = [*DATA["bonus"], *DATA["discovery"]]
WORDS = words_of(GAME, "en")


def row(name: str) -> list[str]:
    """The cells of the one row that begins with this name."""
    (found,) = re.findall(rf"^\| {re.escape(name)} \| (.*) \|$", PAGE, re.MULTILINE)
    return str(found).split(" | ")


def numbers_of(effect: object) -> list[int]:
    """All numbers with which an effect is described."""
    if isinstance(effect, dict):
        return [number for part in effect.values() for number in numbers_of(part)]
    return [effect] if type(effect) is int else []


@pytest.mark.parametrize("zone", DATA["zone"], ids=lambda zone: str(zone["id"]))
def test_the_page_tells_the_provenance_of_every_zone(zone: dict[str, Any]) -> None:
    certain = zone["provenance"]
    seats = ", ".join(str(number) for number in zone["ships"])
    assert row(WORDS.zone(zone["id"])) == [
        certain["name"],
        certain["outer"],
        certain["borders"],
        f"{seats}: {certain['ships']}",
    ]


def test_the_page_tells_the_manual_ships() -> None:
    assert DATA["manual"] == {"ships": [2, 3, 4, 5], "provenance": {"ships": "inferred"}}
    assert "The seats of 2, 3, 4 and 5 of the four manual ships are inferred" in PAGE


@pytest.mark.parametrize("resource", RESOURCES)
def test_the_page_tells_the_provenance_of_every_resource(resource: str) -> None:
    entry = DATA["resource"][resource]
    parts = ("value", "tokens", "score_tokens")
    assert row(resource) == [f"{entry[part]}: {entry['provenance'][part]}" for part in parts]


@pytest.mark.parametrize("card", CARDS, ids=lambda card: str(card["id"]))
def test_the_page_tells_every_event_card_and_its_provenance(card: dict[str, Any]) -> None:
    certain = card["provenance"]
    text, *rest = row(WORDS.card_name(card["id"]))
    assert rest == [certain["name"], f"{card['copies']}: {certain['copies']}", certain["effect"]]
    assert [number for number in numbers_of(card["effect"]) if str(number) not in text] == []
    assert [zone for zone in card["effect"].get("occupy", []) if WORDS.zone(zone) not in text] == []


def test_the_page_tells_every_character_with_its_number() -> None:
    described = re.findall(r"^\| (\d) \| ([A-Z][\w ]+) \|", PAGE, re.MULTILINE)
    assert described == [
        (str(number), name.replace("_", " ").title()) for number, name in enumerate(CHARACTERS, start=1)
    ]


def test_the_page_lists_every_verb_with_its_numbers() -> None:
    check_verbs(GAME, PAGE)


def test_the_page_names_every_field_of_the_view() -> None:
    section = PAGE[PAGE.index("## The view") :]
    view = GAME.view(deal(GAME, 3, ships=["manual 2"]), 0)
    names = [*view, *view["scorings"][0], *view["playing"], *view["pad"][0], *view["zones"][0], *view["seats"][0]]
    assert [name for name in names if f"`{name}`" not in section] == []


@pytest.mark.parametrize("phase", ["setup", "keep", "choose", "call", "over"])
def test_the_page_names_every_phase(phase: str) -> None:
    assert f"`{phase}`" in PAGE[PAGE.index("## The view") :]


def test_the_page_says_that_the_shortage_of_tokens_is_not_played_and_resource_tokens_are_an_option() -> None:
    assert "### The English passage about a shortage of tokens" in PAGE
    assert "**it is not played**" in PAGE
    assert "**one of two readings**" in PAGE


@pytest.mark.parametrize("option", GAME.setup_options, ids=lambda option: str(option.name))
def test_the_page_tells_every_option_with_its_values(option: SetupOption) -> None:
    values = ", ".join(f"`{value}`" for value in option.values)
    assert f"| `{option.name}` | {values} |" in PAGE
