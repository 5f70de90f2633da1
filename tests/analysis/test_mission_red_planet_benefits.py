"""Everything that a move of Mission: Red Planet can bring, each from a small position."""

from typing import Any

import pytest

from marsbox.analysis import Benefit
from marsbox.games import load_game
from marsbox.games.mission_red_planet.game import MissionRedPlanet
from marsbox.testing import deal
from tests.analysis.moves import Form, brought

GAME = load_game("mission-red-planet")
assert isinstance(GAME, MissionRedPlanet)
ZONE, CARD = GAME.box.zone_number, GAME.box.card_number
HELLAS, NOACHIS, AUSONIA = ZONE["hellas"], ZONE["noachis"], ZONE["ausonia"]
PAD: list[Form] = [{"ship": "hellas 4"}, {"ship": "noachis 5"}, {"ship": "ausonia 3"}]
ANOTHER = {"called": "recruiter"}
# a bonus card that has nothing to do with astronauts
QUIET = "celerium_baron"


def of(description: Form, *forms: Form) -> list[Benefit]:
    return brought("mission-red-planet", description, *forms)


def acting(character: str, *, last: str | None = None, bonus: str = QUIET, **more: Any) -> Form:
    """Seat 0 acts with a character; somebody may still come after it, so that the turn goes on."""
    third = ANOTHER if last is None else {"chosen": last}
    return {"turn": 4, "pad": PAD, "seats": [{"chosen": character, "bonus": [bonus]}, ANOTHER, third], **more}


def hellas(*astronauts: int) -> Form:
    return {"hellas": {"resource": "celerium", "astronauts": list(astronauts)}}


# ---- zones


@pytest.mark.parametrize(
    ("there", "expected"),
    [
        ((0, 2, 0), Benefit("majority", (HELLAS, 3, 5))),
        ((1, 0, 0), Benefit("lead", (HELLAS, 4))),
        ((0, 3, 0), Benefit("level", (HELLAS,))),
        ((0, 4, 0), Benefit("more_astronauts", (HELLAS, 3))),
    ],
)
def test_astronauts_on_the_way_change_who_leads_a_zone(there: tuple[int, ...], expected: Benefit) -> None:
    assert of(acting("traveler", zones=hellas(*there)), {"board": 0}) == [expected]


def test_what_an_unexplored_zone_brings_is_told_in_tokens() -> None:
    assert of(acting("traveler"), {"board": 0}) == [Benefit("majority_unexplored", (HELLAS, 1, 5))]


def test_score_tokens_that_a_tie_has_left_are_counted() -> None:
    described = acting("traveler", turn=6, zones={"hellas": {"resource": "ice", "tokens": 1}})
    assert of(described, {"board": 0}) == [Benefit("majority", (HELLAS, 3, 8))]


def test_a_full_ship_leaves() -> None:
    found = of(acting("traveler", last="pilot"), {"board": 2})
    assert Benefit("departs", (AUSONIA, 3)) in found


# ---- cards


def test_the_recruiter_brings_characters_back() -> None:
    described = {"turn": 4, "pad": PAD, "seats": [{"hand": ["recruiter", "pilot"], "bonus": [QUIET]}, {}, {}]}
    assert Benefit("characters", (7,)) in of(described, {"choose": "recruiter"})


def test_an_event_card_is_drawn_and_not_named() -> None:
    found = of(acting("scientist", last="pilot"), {"board": 0}, {"skip": True}, {"draw": True})
    assert Benefit("event_card") in found


def test_the_event_cards_dealt_at_set_up_are_no_benefit_of_a_move() -> None:
    ships = ["hellas 3", "noachis 5", "manual 4"]
    state = deal("mission-red-planet", 3, ships=ships, astronauts=[2, 1, 0])
    found = brought("mission-red-planet", state, {"destination": "ausonia"})
    assert Benefit("event_card") not in found


def test_a_secret_mission_comes_nearer() -> None:
    found = of(acting("traveler", bonus="secret_mission_south"), {"board": 0})
    assert Benefit("bonus_zones", (CARD["secret_mission_south"], 1, 5, 8)) in found


def test_a_bonus_card_counts_more() -> None:
    described = acting("explorer", last="pilot", bonus="world_spanning", zones=hellas(2, 3, 0))
    found = of(described, {"board": 1}, {"move": {"from": "hellas", "to": "noachis"}})
    assert Benefit("bonus", (CARD["world_spanning"], 1)) in found


@pytest.mark.parametrize(
    ("card", "expected"),
    [("blocks_of_ice", "bonus_tokens"), ("world_spanning", "bonus_each_zone"), ("lost_in_space", "bonus_kept")],
)
def test_the_bonus_card_that_is_kept_is_told_by_what_it_can_bring(card: str, expected: str) -> None:
    state = deal("mission-red-planet", 3, dealt=[[card], [], []])
    (found,) = brought("mission-red-planet", state, {"keep": card})
    assert (found.code, found.numbers[0]) == (expected, CARD[card])


# ---- rivals


def test_a_rival_loses_astronauts() -> None:
    pad = [{"ship": "hellas 4", "crew": [0, 2, 0]}, *PAD[1:]]
    assert Benefit("rival_loses", (1, 2)) in of(acting("saboteur", pad=pad), {"board": 1}, {"destroy": 0})
    shot = of(acting("soldier", zones=hellas(0, 2, 0)), {"board": 1}, {"shoot": {"zone": "hellas", "seat": 1}})
    assert Benefit("rival_loses", (1, 1)) in shot


def test_a_ship_is_sent_elsewhere() -> None:
    pad = [{"ship": "hellas 4", "crew": [0, 2, 0]}, *PAD[1:]]
    described = acting("pilot", pad=pad)
    found = of(described, {"board": 1}, {"board": 1}, {"redirect": {"ship": 0, "zone": "ausonia"}})
    assert Benefit("redirected", (HELLAS, AUSONIA)) in found
    assert Benefit("majority_unexplored", (NOACHIS, 1, 5)) in found
