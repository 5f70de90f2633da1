"""The symbols on cards: there are some for everything a card can be made of, and every card's are the approved ones."""

import os
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from marsbox.games.terraforming_mars import model, state
from marsbox.games.terraforming_mars.cards import PRINTED
from marsbox.text.terraforming_mars import icons
from marsbox.text.terraforming_mars.clauses import MODIFIERS
from marsbox.text.terraforming_mars.icons import Icon
from tests.text.test_terraforming_mars_cards import TEXTS, classes, lacking

APPROVED = Path(__file__).parent / "approved" / "terraforming_mars_icons.txt"
CARD = {card.id: card for card in PRINTED}
# Every symbol that a client has to draw.
SYMBOLS = {
    *state.RESOURCES,
    *state.PARAMETERS,
    *(f"tag:{tag}" for tag in (*state.TAGS, "event")),
    *(f"tile:{tile}" for tile in (*state.TILES[1:], "any")),
    *(f"cube:{cube}" for cube in (*state.CUBES, "any")),
    *("arrow", "colon", "or", "slash", "first", "mars", "tolerance", "copy", "production"),
    *("card", "look", "discard", "rating", "points", "claim", "project", "requirement", "shelter"),
}


def rows(card: model.Card) -> Iterator[tuple[str, list[Icon]]]:
    """The lines of symbols on a card, each with the part it stands in."""
    drawn: dict[str, Any] = icons.icons(card)
    for part, found in drawn.items():
        if part in ("requirement", "points"):
            if found:
                yield part, found
        else:
            yield from ((part, line) for line in found)


def spelled(icon: Icon) -> str:
    """A symbol in one word.

    >>> spelled({"icon": "oxygen", "number": 4, "bound": "max"}), spelled({"icon": "heat", "number": -1, "any": True})
    ('<=4:oxygen', '-1:heat+any')
    """
    bound = {"min": ">=", "max": "<=", "": ""}[icon.get("bound", "")]
    number = f"{bound}{icon['number']}:" if "number" in icon else ""
    marks = [mark for mark in ("production", "any", "accepted", "noted") if icon.get(mark)]
    return number + "+".join([icon["icon"], *marks])


def test_everything_a_card_is_made_of_has_symbols() -> None:
    assert lacking(icons.NodeIcons, classes(model.Node)) == []
    assert lacking(icons.AmountIcons, classes(model.Amount)) == []
    assert lacking(icons.RequirementIcons, classes(model.Requirement)) == []
    assert lacking(icons.CostIcons, classes(model.Cost)) == []
    assert lacking(icons.MomentIcons, set(model.MOMENTS)) == []
    assert lacking(icons.ModifierIcons, {*MODIFIERS.values(), "tag_discount"}) == []
    assert lacking(icons.PointIcons, classes(model.Points)) == []


@pytest.mark.parametrize("card", PRINTED, ids=lambda card: card.id)
def test_a_card_shows_every_part_that_it_tells(card: model.Card) -> None:
    told = {part for part, text in TEXTS["en"].sentences(card.id).items() if text}
    assert {part for part, _ in rows(card)} == told
    for _, line in rows(card):
        assert line
        assert {icon["icon"] for icon in line} <= SYMBOLS


def test_no_symbol_is_drawn_for_nothing() -> None:
    tags = {f"tag:{state.TAGS[tag]}" for card in PRINTED for tag in card.tags}
    assert {icon["icon"] for card in PRINTED for _, line in rows(card) for icon in line} | tags == SYMBOLS


def test_every_symbol_is_the_approved_one() -> None:
    told = ""
    for card in PRINTED:
        for part, line in rows(card):
            told += f"{card.id}: {part}: {' '.join(spelled(icon) for icon in line)}\n"
    if os.environ.get("MARSBOX_APPROVE"):
        APPROVED.write_text(told, encoding="utf-8")
    assert told == APPROVED.read_text(encoding="utf-8"), "read the change; MARSBOX_APPROVE=1 accepts it"


def test_what_all_players_lose_is_framed() -> None:
    assert icons.icons(CARD["ants"])["action"] == [
        [
            {"icon": "cube:microbe", "number": 1, "any": True},
            {"icon": "arrow"},
            {"icon": "cube:microbe", "number": 1},
        ]
    ]


def test_what_is_counted_stands_after_a_slash() -> None:
    assert icons.icons(CARD["miranda_resort"])["effect"] == [
        [
            {"icon": "megacredits", "number": 1, "production": True},
            {"icon": "slash"},
            {"icon": "tag:earth"},
        ]
    ]
