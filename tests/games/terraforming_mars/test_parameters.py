"""The global parameters: steps, ratings, bonus steps and the ends of their tracks."""

from typing import Any, Final

import pytest

from tests.games.scenario import Form
from tests.games.terraforming_mars.scenario import (
    NOTHING,
    Words,
    act,
    asked,
    at,
    changes,
    difference,
    facts_of,
    refused,
)

ASTEROID: Final[Form] = {"project": "asteroid"}  # 14 M€, a step of temperature
HEAT: Final[Form] = {"convert_heat": True}


def event(card: str, price: int, more: Words = NOTHING) -> dict[str, Any]:
    """An event that seat 0 has paid for."""
    return {"gone": [card], "events": [card], "megacredits": -price, **more}


def played(card: str, price: int, more: Words = NOTHING) -> dict[str, Any]:
    """A card that seat 0 has paid for and laid open."""
    return {"gone": [card], "played": [card], "megacredits": -price, **more}


# ---- temperature


def test_a_step_of_temperature_is_two_degrees_and_raises_the_rating() -> None:
    assert changes({}, ASTEROID) == {"megacredits": -14, "temperature": 2, "TR": 1}
    assert changes({"heat": 9}, HEAT) == {"heat": -8, "temperature": 2, "TR": 1}
    assert refused(at({"heat": 7}), HEAT) == "too_little_heat"


@pytest.mark.parametrize("reached", [-24, -20])
def test_two_marks_of_temperature_bring_heat_production(reached: int) -> None:
    after = changes({"temperature": reached - 2}, ASTEROID)
    assert after == {"megacredits": -14, "temperature": 2, "TR": 1, "heat production": 1}


@pytest.mark.parametrize("reached", [degrees for degrees in range(-28, 10, 2) if degrees not in (-24, -20, 0)])
def test_no_other_step_of_temperature_brings_anything(reached: int) -> None:
    assert changes({"temperature": reached - 2}, ASTEROID) == {"megacredits": -14, "temperature": 2, "TR": 1}


def test_a_mark_of_temperature_that_is_jumped_over_brings_its_bonus_too() -> None:
    # from -26 to -20 over both marks
    after = changes({"temperature": -26, "hand": ["deimos_down"]}, {"play": "deimos_down"})
    assert after == event("deimos_down", 31, {"temperature": 6, "TR": 3, "heat production": 2, "steel": 4})


def test_a_bonus_goes_to_the_player_who_makes_the_step() -> None:
    words = {"temperature": -26, "active player": 1}
    after = changes(words, (1, ASTEROID))
    assert after == {"1 megacredits": -14, "temperature": 2, "1 TR": 1, "1 heat production": 1}


def test_at_zero_degrees_an_ocean_is_placed_with_rating_and_bonus() -> None:
    words = {"temperature": -2, "r5c5": "ocean"}
    state = act(at(words), ASTEROID)
    assert asked(state) == [(0, "space")]
    after = changes(words, ASTEROID, {"place": "r5c4"})
    assert after == {"megacredits": 2 - 14, "temperature": 2, "TR": 2, "r5c4": "ocean", "oceans": 1, "plants": 2}


def test_at_zero_degrees_nothing_is_placed_when_all_oceans_are() -> None:
    after = changes({"temperature": -2, "oceans": 9}, ASTEROID)
    assert after == {"megacredits": -14, "temperature": 2, "TR": 1}


def test_the_ocean_at_zero_degrees_comes_though_the_step_leads_further() -> None:
    words = {"temperature": -2, "hand": ["nuclear_zone"]}
    after = changes(words, {"play": "nuclear_zone"}, {"next": 0}, {"place": "r1c5"}, {"place": "r3c4"})
    assert after == played(
        "nuclear_zone",
        10,
        {"temperature": 4, "TR": 3, "r1c5": "ocean", "oceans": 1, "r3c4": "nuclear_zone of 0"},
    )


def test_the_last_ocean_comes_once_whatever_would_bring_it() -> None:
    # Comet: a step of temperature and an ocean; with one ocean left the step's ocean or its own is void
    words = {"temperature": -2, "oceans": 8, "hand": ["comet"]}
    state = at(words)
    before = facts_of(state)
    act(state, {"play": "comet"}, {"place": "r9c5"})
    assert asked(state)[0][1] == "turn", "what is void is not asked for"
    after = difference(before, facts_of(state))
    assert after == event("comet", 21, {"temperature": 2, "TR": 2, "r9c5": "ocean", "oceans": 1, "titanium": 2})


def test_temperature_ends_at_eight_degrees() -> None:
    assert changes({"temperature": 6}, ASTEROID) == {"megacredits": -14, "temperature": 2, "TR": 1}
    # a project or a conversion may be paid for in vain
    assert changes({"temperature": 8}, ASTEROID) == {"megacredits": -14}
    assert changes({"temperature": 8, "heat": 8}, HEAT) == {"heat": -8}


@pytest.mark.parametrize(("before", "steps"), [(2, 3), (4, 2), (6, 1), (8, 0)])
def test_only_steps_that_are_made_raise_the_rating(before: int, steps: int) -> None:
    after = changes({"temperature": before, "hand": ["deimos_down"]}, {"play": "deimos_down"})
    made = {"temperature": 2 * steps, "TR": steps} if steps else {}
    assert after == event("deimos_down", 31, {"steel": 4, **made})


# ---- oxygen


@pytest.mark.parametrize("reached", [percent for percent in range(1, 15) if percent != 8])
def test_a_step_of_oxygen_is_one_per_cent_and_raises_the_rating(reached: int) -> None:
    words = {"oxygen": reached - 1, "played": ["ironworks"], "energy": 4}
    assert changes(words, {"act": "ironworks"}) == {
        "used": ["ironworks"],
        "energy": -4,
        "steel": 1,
        "oxygen": 1,
        "TR": 1,
    }


def test_at_eight_per_cent_the_temperature_rises_too() -> None:
    after = changes({"oxygen": 7, "plants": 8}, {"convert_plants": True}, {"place": "r3c4"})
    assert after == {"plants": -8, "r3c4": "greenery of 0", "oxygen": 1, "temperature": 2, "TR": 2}


def test_eight_per_cent_that_is_jumped_over_brings_its_bonus_too() -> None:
    words = {"oxygen": 7, "hand": ["strip_mine"], "energy production": 2}
    assert changes(words, {"play": "strip_mine"}) == played(
        "strip_mine",
        25,
        {
            "energy production": -2,
            "steel production": 2,
            "titanium production": 1,
            "oxygen": 2,
            "temperature": 2,
            "TR": 3,
        },
    )


@pytest.mark.parametrize("temperature", [-26, -22])
def test_one_bonus_may_lead_to_another_heat_production(temperature: int) -> None:
    words = {"oxygen": 7, "temperature": temperature, "plants": 8}
    after = changes(words, {"convert_plants": True}, {"place": "r3c4"})
    assert after == {
        "plants": -8,
        "r3c4": "greenery of 0",
        "oxygen": 1,
        "temperature": 2,
        "TR": 2,
        "heat production": 1,
    }


def test_one_bonus_may_lead_to_another_an_ocean() -> None:
    words = {"oxygen": 7, "temperature": -2, "plants": 8}
    after = changes(words, {"convert_plants": True}, {"place": "r3c4"}, {"place": "r1c5"})
    assert after == {
        "plants": -8,
        "r3c4": "greenery of 0",
        "r1c5": "ocean",
        "oxygen": 1,
        "temperature": 2,
        "oceans": 1,
        "TR": 3,
    }


def test_at_eight_per_cent_a_finished_temperature_stays() -> None:
    after = changes({"oxygen": 7, "temperature": 8, "plants": 8}, {"convert_plants": True}, {"place": "r3c4"})
    assert after == {"plants": -8, "r3c4": "greenery of 0", "oxygen": 1, "TR": 1}


def test_oxygen_ends_at_fourteen_per_cent() -> None:
    words = {"oxygen": 14, "played": ["ironworks"], "energy": 4}
    assert changes(words, {"act": "ironworks"}) == {"used": ["ironworks"], "energy": -4, "steel": 1}
    words = {"oxygen": 13, "hand": ["strip_mine"], "energy production": 2}
    after = changes(words, {"play": "strip_mine"})
    assert (after["oxygen"], after["TR"]) == (1, 1)


# ---- oceans


def test_an_ocean_raises_the_rating_of_who_places_it() -> None:
    after = changes({"active player": 1}, (1, {"project": "aquifer"}), (1, {"place": "r1c5"}))
    assert after == {"1 megacredits": -18, "r1c5": "ocean", "oceans": 1, "1 TR": 1}


def test_the_ninth_ocean_is_the_last() -> None:
    after = changes({"oceans": 8}, {"project": "aquifer"}, {"place": "r9c5"})
    assert after == {"megacredits": -18, "r9c5": "ocean", "oceans": 1, "TR": 1, "titanium": 2}
    assert changes({"oceans": 9}, {"project": "aquifer"}) == {"megacredits": -18}
