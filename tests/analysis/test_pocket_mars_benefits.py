"""Everything that a move of Pocket Mars can bring, each from a small position."""

from typing import Any

import pytest

from marsbox.analysis import Benefit
from marsbox.games import load_game
from marsbox.games.pocket_mars.game import PocketMars
from marsbox.testing import deal
from tests.analysis.moves import Form, brought

GAME = load_game("pocket-mars")
assert isinstance(GAME, PocketMars)
CARD = GAME.box.number
WATER, SCIENCE = 1, 3
RIVAL: Form = {"hand": ["E1", "E4"], "module": ["W1", "W2"]}


def of(description: Form, *forms: Form) -> list[Benefit]:
    return brought("pocket-mars", description, *forms)


def for_two(rival: Form | None = None, buildings: Form | None = None, **own: Any) -> Form:
    seat = {"hand": ["C1", "E2"], "module": ["W7", "E3"], **own}
    return {"players": 2, "seats": [seat, {**RIVAL, **(rival or {})}], "buildings": buildings or {}}


def test_a_colonist_is_launched() -> None:
    assert of(for_two(), {"launch": True}) == [Benefit("launched", (1,))]


@pytest.mark.parametrize(
    ("buildings", "expected"),
    [
        ({}, [Benefit("reached", (WATER, 1))]),
        ({"water": {"*": [1, 0]}}, [Benefit("landed", (WATER, 1))]),
        ({"water": {"*": [3, 0]}}, [Benefit("four_in_one", (WATER, 3)), Benefit("landed", (WATER, 1))]),
        (
            {"ecosystem": {"*": [1, 0]}, "science": {"*": [1, 0]}, "energy": {"*": [1, 0]}},
            [Benefit("all_buildings", (2,))],
        ),
    ],
)
def test_a_colonist_lands(buildings: Form, expected: list[Benefit]) -> None:
    described = for_two(buildings=buildings, ship=1)
    assert of(described, {"module": "W7"}, {"land": "water"}) == expected


def test_a_colonist_is_promoted() -> None:
    described = for_two(buildings={"science": {"*": [1, 0]}}, hand=["G2", "E2"])
    assert of(described, {"hand": "G2"}) == [Benefit("promoted", (SCIENCE,))]


@pytest.mark.parametrize(("rival", "expected"), [(2, "most_energy"), (5, "energy")])
def test_energy_is_a_point_where_nobody_has_more(rival: int, expected: str) -> None:
    assert of(for_two({"energy": rival}, energy=1), {"discard": "E2"}) == [Benefit(expected, (1,))]


def test_cards_that_beat_what_lies_on_their_building_are_ready_from_the_start() -> None:
    state = deal("pocket-mars", 2, dealt=[["W2", "S5", "C1", "E1"], []])
    found = brought("pocket-mars", state, {"store": "W2"}, {"store": "S5"})
    assert found == [Benefit("ready", (CARD["S5"], SCIENCE))]


def test_a_card_becomes_ready_when_the_one_to_beat_is_covered() -> None:
    described = for_two({"module": ["E5", "E6"]}, {"water": {"cards": ["W6"]}}, hand=["W3", "W4"], module=["W5", "E3"])
    found = of(described, {"hand": "W3"})
    assert Benefit("ready", (CARD["W5"], WATER)) in found


def test_a_rival_loses_points() -> None:
    described = for_two({"energy": 2}, hand=["S6", "E2"], energy=2)
    found = of(described, {"hand": "S6"})
    assert Benefit("rival_points", (1, 1)) in found
