"""Paying: steel for buildings, titanium for space, heat for Helion, discounts; and never a superfluous cube."""

from typing import Final

import pytest

from marsbox.core.contract import State
from tests.games.terraforming_mars.scenario import (
    DONE,
    GAME,
    PASS,
    Step,
    Words,
    act,
    asked,
    at,
    changes,
    facts_of,
    offered,
    offered_by,
    refused,
)


def paid(card: str, amounts: Words, price: int = 0) -> dict[str, object]:
    """A card laid open, and what was paid for it: cubes by name, and M€."""
    cubes = {name: -number for name, number in amounts.items() if number}
    money = {"megacredits": -price} if price else {}
    return {"gone": [card], "played": [card], **cubes, **money}


# ---- steel and titanium


def test_steel_is_worth_two_for_a_building() -> None:
    words = {"hand": ["martian_rails"], "steel": 3}  # 13 M€
    state = act(at(words), {"play": "martian_rails"})
    assert asked(state) == [(0, "steel")]
    assert offered_by(state, "amount") == [0, 1, 2, 3]
    assert changes(words, {"play": "martian_rails"}, {"amount": 0}) == paid("martian_rails", {}, 13)
    assert changes(words, {"play": "martian_rails"}, {"amount": 3}) == paid("martian_rails", {"steel": 3}, 7)


def test_titanium_is_worth_three_for_space() -> None:
    words = {"hand": ["security_fleet"], "titanium": 3}  # 12 M€
    state = act(at(words), {"play": "security_fleet"})
    assert asked(state) == [(0, "titanium")]
    assert offered_by(state, "amount") == [0, 1, 2, 3]
    assert changes(words, {"play": "security_fleet"}, {"amount": 2}) == paid("security_fleet", {"titanium": 2}, 6)


def test_no_change_is_given_but_the_last_cube_may_be_worth_more_than_the_rest() -> None:
    words = {"hand": ["martian_rails"], "steel": 9}
    state = act(at(words), {"play": "martian_rails"})
    # seven cubes are 14 M€; an eighth would be for nothing
    assert offered_by(state, "amount") == [0, 1, 2, 3, 4, 5, 6, 7]
    assert refused(state, {"amount": 8}) == "wrong_amount"
    assert changes(words, {"play": "martian_rails"}, {"amount": 7}) == paid("martian_rails", {"steel": 7})
    probe = {"hand": ["space_station"], "titanium": 9, "megacredits": 9}  # 10 M€
    assert offered_by(act(at(probe), {"play": "space_station"}), "amount") == [1, 2, 3, 4]
    assert changes(probe, {"play": "space_station"}, {"amount": 4}) == paid("space_station", {"titanium": 4})


def test_who_has_too_little_money_must_pay_with_cubes() -> None:
    words = {"hand": ["martian_rails", "ants"], "steel": 5, "megacredits": 4}
    assert changes(words, {"play": "martian_rails"}) == paid("martian_rails", {"steel": 5}, 3)
    words["megacredits"] = 2
    assert refused(at(words), {"play": "martian_rails"}) == "too_dear"


@pytest.mark.parametrize(
    ("card", "resources"),
    [
        ("security_fleet", {"steel": 20}),  # space alone
        ("martian_rails", {"titanium": 20}),  # building alone
        ("sponsors", {"steel": 20, "titanium": 20}),  # Earth
        ("power_grid", {"steel": 20}),  # power
        ("tardigrades", {"heat": 20, "energy": 20, "plants": 20}),
    ],
)
def test_no_resource_pays_for_a_card_without_its_tag(card: str, resources: Words) -> None:
    assert refused(at({"hand": [card], "megacredits": 0, **resources}), {"play": card}) == "too_dear"


def test_the_space_tag_of_an_event_takes_titanium() -> None:
    words = {"hand": ["import_of_advanced_ghg", "ants"], "titanium": 3, "megacredits": 0}
    after = changes(words, {"play": "import_of_advanced_ghg"})
    assert after == {
        "gone": ["import_of_advanced_ghg"],
        "events": ["import_of_advanced_ghg"],
        "titanium": -3,
        "heat production": 2,
    }


@pytest.mark.parametrize("project", ["power_plant", "asteroid", "aquifer", "greenery", "city"])
def test_metal_never_pays_for_a_standard_project(project: str) -> None:
    state = at({"megacredits": 10, "steel": 20, "titanium": 20})
    assert refused(state, {"project": project}) == "project_too_dear"


def test_metal_never_pays_for_milestones_and_awards() -> None:
    state = at({"megacredits": 7, "steel": 20, "titanium": 20, "TR": 35})
    assert refused(state, {"milestone": "terraformer"}) == "not_enough_money"
    assert refused(state, {"award": "miner"}) == "not_enough_money"


def test_metal_never_pays_for_cards_in_the_research_phase() -> None:
    state = at({"TR": 0, "megacredits": 2, "steel": 20, "titanium": 20, "1 passed": True})
    act(state, PASS)
    assert offered(state) == []
    assert asked(state) == [(1, "buy")]


# ---- both metals


def payments(state: State, card: str) -> set[tuple[int, int, int, int]]:
    """All ways to pay for a card that the player is offered: steel, titanium, heat and M€ spent."""
    before = facts_of(state)["seats"][0]["resources"]
    GAME.apply(state, 0, GAME.actions.number({"play": card}))
    found = set()
    open_states = [state]
    while open_states:
        reached = open_states.pop()
        if asked(reached)[0][1] in ("steel", "titanium", "heat"):
            for form in offered(reached):
                following = GAME.clone(reached)
                GAME.apply(following, 0, GAME.actions.number(form))
                open_states.append(following)
        else:
            left = facts_of(reached)["seats"][0]["resources"]
            steel, titanium, heat, money = (
                before[name] - left[name] for name in ("steel", "titanium", "heat", "megacredits")
            )
            found.add((steel, titanium, heat, money))
    return found


def sensible(price: int, has: tuple[int, int, int, int], values: tuple[int, int]) -> set[tuple[int, int, int, int]]:
    """All payments of a price in which no cube could stay at home; told from the rule alone."""
    found = set()
    for steel in range(has[0] + 1):
        for titanium in range(has[1] + 1):
            metal = steel * values[0] + titanium * values[1]
            over = metal - price
            if over >= 0:
                needed = (not steel or over < values[0]) and (not titanium or over < values[1])
                if needed:
                    found.add((steel, titanium, 0, 0))
                continue
            for heat in range(min(has[2], -over) + 1):
                if -over - heat <= has[3]:
                    found.add((steel, titanium, heat, -over - heat))
    return found


@pytest.mark.parametrize(
    ("steel", "titanium", "money"),
    [(0, 0, 27), (3, 0, 40), (0, 4, 30), (14, 9, 27), (14, 9, 0), (5, 5, 2), (5, 6, 0), (13, 1, 0), (20, 20, 1)],
)
def test_a_space_building_takes_both_metals_in_every_sensible_mixture(steel: int, titanium: int, money: int) -> None:
    words = {"hand": ["space_elevator", "ants"], "steel": steel, "titanium": titanium, "megacredits": money}
    assert payments(at(words), "space_elevator") == sensible(27, (steel, titanium, 0, money), (2, 3))


@pytest.mark.parametrize(("steel", "titanium", "money"), [(20, 20, 30), (9, 9, 0), (4, 3, 4), (8, 2, 3)])
def test_advanced_alloys_and_phobolog_make_metal_dearer(steel: int, titanium: int, money: int) -> None:
    words = {"hand": ["space_elevator", "ants"], "steel": steel, "titanium": titanium, "megacredits": money}
    has = (steel, titanium, 0, money)
    alloys = {"played": ["advanced_alloys"]}
    assert payments(at({**words, **alloys}), "space_elevator") == sensible(27, has, (3, 4))
    both = {**words, **alloys, "corporation": "phobolog"}
    assert payments(at(both), "space_elevator") == sensible(27, has, (3, 5))


def test_phobolog_alone_raises_titanium_alone() -> None:
    words = {"hand": ["space_elevator", "ants"], "steel": 6, "titanium": 6, "megacredits": 5}
    found = payments(at({**words, "corporation": "phobolog"}), "space_elevator")
    assert found == sensible(27, (6, 6, 0, 5), (2, 4))


@pytest.mark.parametrize(
    ("steel", "titanium", "heat", "money"), [(4, 4, 6, 10), (0, 0, 27, 0), (2, 0, 30, 27), (3, 5, 4, 2), (14, 0, 3, 3)]
)
def test_helion_adds_heat_to_both_metals(steel: int, titanium: int, heat: int, money: int) -> None:
    words = {
        "hand": ["space_elevator", "ants"],
        "steel": steel,
        "titanium": titanium,
        "megacredits": money,
        "heat": heat,
    }
    found = payments(at({**words, "corporation": "helion"}), "space_elevator")
    assert found == sensible(27, (steel, titanium, heat, money), (2, 3))


def test_steel_is_asked_for_first_then_titanium_then_heat() -> None:
    state = at({"corporation": "helion", "hand": ["space_elevator"], "steel": 2, "titanium": 2, "heat": 5})
    act(state, {"play": "space_elevator"})
    kinds = []
    for number in (1, 2, 3):
        kinds.append(asked(state)[0][1])
        act(state, {"amount": number})
    assert kinds == ["steel", "titanium", "heat"]
    mat = facts_of(state)["seats"][0]
    assert mat["resources"] == {"megacredits": 26, "steel": 1, "titanium": 0, "plants": 0, "energy": 0, "heat": 2}


# ---- heat


def test_heat_is_money_for_helion_alone() -> None:
    words = {"hand": ["tardigrades", "ants"], "megacredits": 3, "heat": 1}
    assert refused(at(words), {"play": "tardigrades"}) == "too_dear"
    words["corporation"] = "helion"
    assert changes(words, {"play": "tardigrades"}) == paid("tardigrades", {"heat": 1}, 3)


def test_no_heat_is_paid_beyond_the_price() -> None:
    state = at({"corporation": "helion", "hand": ["tardigrades"], "megacredits": 2, "heat": 9})
    act(state, {"play": "tardigrades"})
    assert offered_by(state, "amount") == [2, 3, 4]
    assert refused(state, {"amount": 5}) == "wrong_amount"


def test_helion_must_keep_the_heat_that_a_card_demands_besides() -> None:
    words = {"corporation": "helion", "hand": ["local_heat_trapping", "ants"], "megacredits": 1, "heat": 6}
    state = act(at(words), {"play": "local_heat_trapping"})
    assert offered_by(state, "amount") == [0, 1]
    words["heat"] = 5
    assert changes(words, {"play": "local_heat_trapping"})["megacredits"] == -1


def test_helion_adds_heat_to_the_metal_that_an_action_takes() -> None:
    words = {"corporation": "helion", "played": ["aquifer_pumping"], "megacredits": 0, "steel": 2, "heat": 4}
    after = changes({**words, "hand": ["ants"]}, {"act": "aquifer_pumping"}, {"place": "r1c5"})
    assert after == {"used": ["aquifer_pumping"], "steel": -2, "heat": -4, "r1c5": "ocean", "oceans": 1, "TR": 1}


# ---- discounts

EVERYTHING: Final = ["earth_catapult", "anti_gravity_technology", "research_outpost"]  # 2, 2 and 1
SPACE: Final = ["space_station", "shuttles", "quantum_extractor", "mass_converter"]  # 2 each


@pytest.mark.parametrize(
    ("card", "words", "price"),
    [
        ("martian_rails", {"played": EVERYTHING}, 13 - 5),
        ("giant_space_mirror", {"played": SPACE}, 17 - 8),
        ("giant_space_mirror", {"played": EVERYTHING + SPACE}, 17 - 13),
        ("giant_space_mirror", {"played": EVERYTHING + SPACE, "corporation": "thorgate"}, 17 - 16),
        ("martian_rails", {"played": SPACE}, 13),
        ("miranda_resort", {"played": ["earth_office"]}, 12),
        ("immigration_shuttles", {"played": ["earth_office", *SPACE], "corporation": "teractor"}, 31 - 14),
        ("trans_neptune_probe", {"played": EVERYTHING + SPACE}, 0),
        ("satellites", {"events": ["indentured_workers"], "next card": "indentured_workers"}, 2),
        (
            "giant_space_mirror",
            {
                "events": ["indentured_workers"],
                "next card": "indentured_workers",
                "played": [*EVERYTHING[:1], *SPACE[:2]],
            },
            17 - 14,
        ),
    ],
)
def test_discounts_add_up_and_a_price_is_never_below_zero(card: str, words: Words, price: int) -> None:
    state = at({**words, "hand": [card, "ants"], "megacredits": 50})
    act(state, {"play": card})
    assert facts_of(state)["seats"][0]["resources"]["megacredits"] == 50 - price


def test_what_costs_nothing_asks_for_no_cubes() -> None:
    words = {"played": EVERYTHING, "hand": ["mine", "ants"], "steel": 5, "megacredits": 0}
    assert changes(words, {"play": "mine"}) == {"gone": ["mine"], "played": ["mine"], "steel production": 1}


def test_metal_pays_for_what_is_left_after_the_discount() -> None:
    words = {"played": EVERYTHING, "hand": ["martian_rails", "ants"], "steel": 9}
    assert offered_by(act(at(words), {"play": "martian_rails"}), "amount") == [0, 1, 2, 3, 4]


@pytest.mark.parametrize(
    ("steps", "changed"),
    [
        ([{"project": "power_plant"}], {"megacredits": -11, "energy production": 1}),
        ([{"milestone": "terraformer"}], {"megacredits": -8, "terraformer": 0}),
        ([{"award": "banker"}], {"megacredits": -8, "banker": 0}),
        ([{"act": "space_mirrors"}], {"megacredits": -7, "energy production": 1, "used": ["space_mirrors"]}),
    ],
)
def test_discounts_are_for_cards_that_are_played_alone(steps: list[Step], changed: Words) -> None:
    words = {"played": [*EVERYTHING, *SPACE, "space_mirrors"], "TR": 35}
    assert changes(words, *steps) == changed


def test_cards_in_the_research_phase_cost_three_whatever_the_discounts() -> None:
    state = at({"played": EVERYTHING, "TR": 0, "megacredits": 5, "1 passed": True, "deck": ["ants", "fish"]})
    act(state, PASS, {"keep": "fish"}, DONE, (1, DONE))
    assert facts_of(state)["seats"][0]["resources"]["megacredits"] == 2


def test_indentured_workers_serve_the_next_card_of_the_generation_alone() -> None:
    words = {"hand": ["indentured_workers", "satellites", "mine"], "megacredits": 20, "1 passed": True}
    state = act(at(words), {"play": "indentured_workers"}, {"play": "satellites"})
    assert facts_of(state)["seats"][0]["resources"]["megacredits"] == 18
    act(state, {"play": "mine"})
    assert facts_of(state)["seats"][0]["resources"]["megacredits"] == 14


def test_passing_forgets_the_discount_of_indentured_workers() -> None:
    words = {"events": ["indentured_workers"], "next card": "indentured_workers", "1 passed": True}
    state = act(at({**words, "TR": 0, "megacredits": 9, "hand": ["satellites"]}), PASS, DONE, (1, DONE), (1, PASS))
    assert refused(state, {"play": "satellites"}) == "too_dear"
