"""The six standard projects."""

import pytest

from marsbox.testing import start_match
from tests.games.scenario import Form
from tests.games.terraforming_mars.scenario import (
    DONE,
    GAME,
    act,
    asked,
    at,
    changes,
    offered,
    offered_by,
    refused,
    seat,
)

PRICES = {"power_plant": 11, "asteroid": 14, "aquifer": 18, "greenery": 23, "city": 25}
# every space for a city is beside one
WITH_CITIES = (
    *("r1c1", "r1c3", "r2c5", "r3c1", "r3c3", "r3c7", "r4c5", "r5c1", "r5c7", "r5c9", "r6c2", "r6c4"),
    *("r7c6", "r8c1", "r8c3", "r8c5", "r7c4", "r9c4"),
)
CITIES = dict.fromkeys(WITH_CITIES, "city of 1")


@pytest.mark.parametrize(("project", "price"), PRICES.items())
def test_what_a_project_costs(project: str, price: int) -> None:
    assert project in offered_by(at({"megacredits": price}), "project")
    assert refused(at({"megacredits": price - 1}), {"project": project}) == "project_too_dear"


def test_a_power_plant_raises_the_production_of_energy() -> None:
    assert changes({"megacredits": 30}, {"project": "power_plant"}) == {"megacredits": -11, "energy production": 1}


def test_an_asteroid_raises_temperature_and_rating() -> None:
    assert changes({"megacredits": 30}, {"project": "asteroid"}) == {"megacredits": -14, "temperature": 2, "TR": 1}


def test_an_aquifer_is_an_ocean_with_rating_and_bonus() -> None:
    assert changes({"megacredits": 30}, {"project": "aquifer"}, {"place": "r1c2"}) == {
        "megacredits": -18,
        "oceans": 1,
        "TR": 1,
        "r1c2": "ocean",
        "steel": 2,
    }


def test_a_greenery_raises_oxygen_and_rating() -> None:
    assert changes({"megacredits": 30}, {"project": "greenery"}, {"place": "r4c5"}) == {
        "megacredits": -23,
        "oxygen": 1,
        "TR": 1,
        "r4c5": "greenery of 0",
        "plants": 2,
    }


def test_a_city_raises_the_production_of_money() -> None:
    assert changes({"megacredits": 30, "r4c8": "ocean"}, {"project": "city"}, {"place": "r4c7"}) == {
        "megacredits": -25 + 2,
        "megacredits production": 1,
        "r4c7": "city of 0",
        "plants": 1,
    }


@pytest.mark.parametrize("project", ["power_plant", "asteroid"])
def test_a_project_may_be_used_again_and_again(project: str) -> None:
    state = act(at({"megacredits": 60, "1 passed": True}), *[{"project": project}] * 3)
    assert seat(state, 0)["resources"]["megacredits"] == 60 - 3 * PRICES[project]


def test_everybody_may_use_a_project() -> None:
    state = act(
        at({"megacredits": 40, "1 megacredits": 25}), {"project": "city"}, {"place": "r3c4"}, {"end_turn": True}
    )
    assert "city" in offered_by(state, "project", 1)


def test_metals_do_not_pay_for_projects() -> None:
    state = at({"megacredits": 10, "steel": 20, "titanium": 20})
    assert refused(state, {"project": "power_plant"}) == "project_too_dear"
    assert refused(state, {"project": "city"}) == "project_too_dear"


def test_discounts_on_cards_are_none_on_projects() -> None:
    state = at({"megacredits": 10, "played": ["earth_catapult", "research_outpost"]})
    assert refused(state, {"project": "power_plant"}) == "project_too_dear"


# ---- selling patents


def test_cards_are_sold_for_1_megacredit_each() -> None:
    words = {"megacredits": 0, "hand": ["comet", "fish", "moss"]}
    steps: list[Form] = [{"project": "sell_patents"}, {"discard": "moss"}, {"discard": "comet"}, DONE]
    assert changes(words, *steps) == {"megacredits": 2, "gone": ["comet", "moss"], "discarded": ["comet", "moss"]}


def test_at_least_one_card_is_sold() -> None:
    state = act(at({"hand": ["comet", "fish"]}), {"project": "sell_patents"})
    assert asked(state) == [(0, "sell")]
    assert DONE not in offered(state)
    act(state, {"discard": "comet"})
    assert offered(state) == [{"discard": "fish"}, DONE]


def test_nothing_is_sold_before_the_choice_is_confirmed() -> None:
    state = act(at({"hand": ["comet", "fish", "moss"], "megacredits": 0}), {"project": "sell_patents"})
    act(state, {"discard": "moss"}, {"discard": "comet"})
    assert seat(state, 0)["hand"] == ["comet", "fish", "moss"]
    assert seat(state, 0)["resources"]["megacredits"] == 0
    act(state, DONE)
    assert seat(state, 0)["hand"] == ["fish"]
    assert seat(state, 0)["resources"]["megacredits"] == 2


def test_a_card_chosen_for_sale_can_be_taken_back() -> None:
    match = start_match(GAME, 2, options={"beginner_1": "on", "beginner_2": "on"}, first=0, dealt=[["comet"], []])
    for step in ({"project": "sell_patents"}, {"discard": "comet"}):
        match.play(0, GAME.actions.number(step))
    assert GAME.view(match.state, 0)["selling"] == ["comet"]
    match.undo(0)
    assert GAME.view(match.state, 0)["selling"] == []
    assert {"discard": "comet"} in offered(match.state)


def test_selling_is_one_action_however_many_are_sold() -> None:
    state = act(at({"hand": ["comet", "fish", "moss"]}), {"project": "sell_patents"}, {"discard": "comet"}, DONE)
    assert asked(state) == [(0, "turn")]
    assert seat(state, 0)["hand"] == ["fish", "moss"]


def test_the_only_card_is_sold_without_a_question() -> None:
    state = act(at({"hand": ["comet"], "megacredits": 0}), {"project": "sell_patents"})
    assert seat(state, 0)["hand"] == []
    assert seat(state, 0)["resources"]["megacredits"] == 1


def test_without_cards_nothing_is_sold() -> None:
    assert refused(at({}), {"project": "sell_patents"}) == "no_cards"


# ---- projects without effect


def test_an_asteroid_may_be_paid_for_in_vain() -> None:
    assert changes({"megacredits": 20, "temperature": 8}, {"project": "asteroid"}) == {"megacredits": -14}


def test_an_aquifer_may_be_paid_for_in_vain() -> None:
    assert changes({"megacredits": 20, "oceans": 9}, {"project": "aquifer"}) == {"megacredits": -18}


def test_a_greenery_without_oxygen_brings_no_rating() -> None:
    words = {"megacredits": 23, "oxygen": 14}
    assert changes(words, {"project": "greenery"}, {"place": "r3c4"}) == {"megacredits": -23, "r3c4": "greenery of 0"}


def test_a_city_without_a_space_is_not_offered() -> None:
    state = at({"megacredits": 99, **CITIES})
    assert refused(state, {"project": "city"}) == "no_place_for"
    assert "greenery" in offered_by(state, "project")
