"""Everything that a move of Terraforming Mars can bring, each from a small position."""

from typing import Any

import pytest

from marsbox.analysis import Benefit
from marsbox.games.terraforming_mars.cards import PRINTED
from marsbox.testing import deal
from tests.analysis.moves import Form, brought

GAME = "terraforming-mars"
CARD = {card.id: number for number, card in enumerate(PRINTED)}
RICH = {"megacredits": 60}
RIVAL_CARDS = ["virus", "trees", "grass", "zeppelins"]


def of(description: Form, *forms: Form) -> list[Benefit]:
    return brought(GAME, description, *forms)


def for_two(rival: dict[str, Any] | None = None, **own: Any) -> Form:
    return {"seats": [{"resources": RICH, **own}, rival or {}]}


# ---- production, rating and points


def test_production_counts_for_the_generations_that_are_likely_to_come() -> None:
    assert of(for_two(hand=["mine"]), {"play": "mine"}) == [Benefit("production", (10, 0, 1, 0, 0, 0, 0))]
    late = {"generation": 12, **for_two(hand=["mine"])}
    assert of(late, {"play": "mine"}) == [Benefit("production", (2, 0, 1, 0, 0, 0, 0))]


def test_production_that_goes_down_for_it_is_told_too() -> None:
    described = for_two(hand=["carbonate_processing"], production={"energy": 1})
    assert of(described, {"play": "carbonate_processing"}) == [Benefit("production", (10, 0, 0, 0, 0, -1, 3))]


def test_production_of_the_last_generation_is_nothing() -> None:
    over_soon = {"generation": 14, **for_two(hand=["mine"])}
    assert of(over_soon, {"play": "mine"}) == []


def test_a_step_of_terraforming_raises_the_rating() -> None:
    found = of(for_two(hand=["asteroid"]), {"play": "asteroid"})
    assert found == [Benefit("rating", (1,)), Benefit("resources", (0, 0, 2, 0, 0, 0))]


def test_alone_a_step_is_one_of_those_that_are_needed() -> None:
    described = {"players": 1, "seats": [{"resources": {"heat": 8}}]}
    assert of(described, {"convert_heat": True}) == [Benefit("parameters", (1, 41))]


def test_a_greenery_is_a_point_beside_its_step_of_oxygen() -> None:
    described = for_two(resources={"plants": 8})
    found = of(described, {"convert_plants": True}, {"place": "r5c1"})
    assert found == [Benefit("rating", (1,)), Benefit("points", (1,))]


# ---- milestones and awards


def test_a_milestone_is_secured() -> None:
    assert of(for_two(TR=35), {"milestone": "terraformer"}) == [Benefit("milestone", (0, 5))]


def test_an_award_is_told_where_it_brings_points() -> None:
    leading = for_two(production={"megacredits": 5})
    assert of(leading, {"award": "banker"}) == [Benefit("award", (1, 5))]
    behind = for_two({"production": {"megacredits": 5}})
    assert of(behind, {"award": "banker"}) == []


@pytest.mark.parametrize(
    ("rating", "expected"),
    [(20, []), (28, [Benefit("towards_milestone", (0, 29, 35))]), (34, [Benefit("milestone_ready", (0,))]), (35, [])],
)
def test_a_step_towards_a_milestone_is_told_when_it_is_near(rating: int, expected: list[Benefit]) -> None:
    described = for_two(resources={"heat": 8}, TR=rating)
    assert of(described, {"convert_heat": True}) == [Benefit("rating", (1,)), *expected]


# ---- cards


def test_an_action_and_a_lasting_effect_are_told_of_a_card_that_comes_into_play() -> None:
    described = for_two(hand=["development_center", "arctic_algae"])
    assert of(described, {"play": "development_center"}) == [Benefit("action", (CARD["development_center"],))]
    found = of(described, {"play": "arctic_algae"})
    assert found == [Benefit("effect", (CARD["arctic_algae"],)), Benefit("resources", (0, 0, 0, 1, 0, 0))]


def test_cubes_come_onto_a_card() -> None:
    described = for_two(played=["regolith_eaters"])
    assert of(described, {"act": "regolith_eaters"}) == [Benefit("cubes", (CARD["regolith_eaters"], 1))]


def test_discounts_and_dearer_metals_last() -> None:
    described = for_two(hand=["earth_catapult", "earth_office", "advanced_alloys"])
    assert Benefit("discount", (2,)) in of(described, {"play": "earth_catapult"})
    assert of(described, {"play": "earth_office"}) == [Benefit("tag_discount", (3, 5))]
    found = of(described, {"play": "advanced_alloys"})
    assert found == [Benefit("metal_value", (1, 1)), Benefit("metal_value", (1, 2))]


def test_cards_that_are_drawn_are_counted_and_not_named() -> None:
    described = for_two(hand=["technology_demonstration"])
    assert of(described, {"play": "technology_demonstration"}) == [Benefit("cards", (2,))]


# ---- money


def test_metal_saves_money() -> None:
    described = for_two(hand=["mine"], resources={"megacredits": 60, "steel": 3})
    assert Benefit("metal", (2, 0, 4)) in of(described, {"play": "mine"}, {"amount": 2})


@pytest.mark.parametrize(
    ("money", "hand", "expected"),
    [
        (30, [], Benefit("saves", (30,))),
        (10, ["mine", "earth_catapult"], Benefit("saves_for", (CARD["earth_catapult"], 23))),
        (1, [], Benefit("nothing_left")),
    ],
)
def test_passing_keeps_the_money(money: int, hand: list[str], expected: Benefit) -> None:
    assert of(for_two(resources={"megacredits": money}, hand=hand), {"pass": True}) == [expected]


def test_passing_in_the_last_generation_keeps_money_for_nothing() -> None:
    described = {"generation": 14, **for_two()}
    assert of(described, {"pass": True}) == [Benefit("nothing_left")]


# ---- rivals


def test_what_a_rival_loses_is_told() -> None:
    described = for_two({"resources": {"plants": 4}}, hand=["virus"])
    found = of(described, {"play": "virus"}, {"option": 1}, {"target": 1}, {"amount": 4})
    assert found == [Benefit("rival_resources", (1, 3, 4))]


def test_production_that_a_rival_loses_is_told() -> None:
    described = for_two(
        {"production": {"energy": 2}},
        hand=["power_supply_consortium"],
        played=["power_plant", "solar_power"],
    )
    found = of(described, {"play": "power_supply_consortium"}, {"target": 1})
    assert Benefit("rival_production", (1, 4, 1)) in found


def test_an_animal_that_is_eaten_is_told() -> None:
    described = for_two({"played": ["fish"], "cubes": {"fish": 2}}, played=["predators"])
    assert Benefit("rival_cubes", (1, CARD["fish"], 1)) in of(described, {"act": "predators"})


# ---- purchases


def buying(**own: Any) -> Form:
    seats = [{"offered": ["mine", "asteroid", "bushes", "birds"], **own}, {"offered": RIVAL_CARDS}]
    return {"phase": "research", "generation": 3, "seats": seats}


def test_a_purchase_is_told_by_what_its_cards_will_bring_together() -> None:
    described = buying(resources={"megacredits": 30, "steel": 2})
    found = of(described, {"keep": "mine"}, {"keep": "asteroid"}, {"done": True})
    promise = Benefit("promise", (2, 1, 0, 0, 1, 0, 0, 0, 0))
    assert found == [promise, Benefit("metal_pays", (1, 1, 2))]


def test_titanium_that_is_produced_pays_for_cards_too() -> None:
    described = buying(resources={"megacredits": 30}, production={"titanium": 1})
    assert Benefit("metal_pays", (2, 1, 1)) in of(described, {"keep": "asteroid"}, {"done": True})


def test_a_purchase_of_nothing_keeps_the_money() -> None:
    assert of(buying(resources={"megacredits": 30}), {"done": True}) == [Benefit("buys_nothing", (30,))]


def test_a_card_that_is_drafted_costs_nothing_yet() -> None:
    described = {
        "phase": "draft",
        "options": {"draft": "on"},
        "generation": 3,
        "seats": [
            {"drafted": ["comet"], "offered": ["mine", "fish", "pets"]},
            {"drafted": ["birds"], "offered": ["trees", "grass", "zeppelins"]},
        ],
    }
    assert of(described, {"keep": "mine"}) == [Benefit("promise", (1, 0, 0, 0, 1, 0, 0, 0, 0))]


def test_a_start_is_told_by_what_the_corporation_begins_with_and_the_cards() -> None:
    era = {"corporate_era": "on"}
    state = deal(GAME, 2, options=era, corporations=[["ecoline", "helion"], []], dealt=[["mine", "trees"], []])
    found = brought(GAME, state, {"corporation": "ecoline"}, {"keep": "mine"}, {"done": True})
    assert found == [
        Benefit("start_production", (0, 0, 0, 2, 0, 0)),
        Benefit("cheaper_greenery", (7,)),
        Benefit("promise", (1, 0, 0, 0, 1, 0, 0, 0, 0)),
    ]
