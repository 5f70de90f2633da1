"""Milestones and awards: who may have them, what they cost, what they bring at the end."""

from typing import Any

import pytest

from marsbox.core.contract import State
from tests.games.terraforming_mars.scenario import (
    Words,
    act,
    asked,
    at,
    changes,
    facts_of,
    offered,
    offered_by,
    refused,
    seat,
)

BUILDINGS = [
    "mine",
    "deep_well_heating",
    "martian_rails",
    "food_factory",
    "carbonate_processing",
    "nuclear_power",
    "steelworks",
    "ironworks",
]
HAND = [
    *("asteroid", "comet", "big_asteroid", "fish", "birds", "moss", "grass", "trees"),
    *("bushes", "heather", "virus", "sabotage", "flooding", "ants", "pets", "lichen"),
]
CITIES = {"r3c3": "city of 0", "r3c5": "city of 0", "r7c2": "city of 0"}
GREENERIES = {"r3c3": "greenery of 0", "r3c4": "greenery of 0", "r3c5": "greenery of 0"}
# what is just enough for a milestone, and what is one too few
REACHED: dict[str, tuple[Words, Words]] = {
    "terraformer": ({"TR": 35}, {"TR": 34}),
    "mayor": (CITIES, dict(list(CITIES.items())[:2])),
    "gardener": (GREENERIES, dict(list(GREENERIES.items())[:2])),
    "builder": ({"played": BUILDINGS}, {"played": BUILDINGS[:7]}),
    "planner": ({"hand": HAND}, {"hand": HAND[:15]}),
}
ALL: dict[str, Any] = {"TR": 35, "played": BUILDINGS, "hand": HAND, **CITIES}
AWARDS = ["landlord", "banker", "scientist", "thermalist", "miner"]


# ---- milestones


@pytest.mark.parametrize("milestone", REACHED)
def test_a_milestone_is_claimed_for_8_megacredits_when_it_is_reached(milestone: str) -> None:
    words, _ = REACHED[milestone]
    assert changes({"megacredits": 8, **words}, {"milestone": milestone})[milestone] == 0
    assert changes({"megacredits": 9, **words}, {"milestone": milestone})["megacredits"] == -8


@pytest.mark.parametrize("milestone", REACHED)
def test_a_milestone_that_is_not_reached_cannot_be_claimed(milestone: str) -> None:
    _, words = REACHED[milestone]
    assert refused(at({"megacredits": 50, **words}), {"milestone": milestone}) == "milestone_not_reached"


def test_a_milestone_must_be_paid() -> None:
    assert refused(at({"megacredits": 7, "TR": 35}), {"milestone": "terraformer"}) == "not_enough_money"


def test_a_milestone_has_one_owner() -> None:
    state = at({**ALL, "milestones": {"mayor": 1}})
    assert refused(state, {"milestone": "mayor"}) == "milestone_taken"


def test_three_milestones_are_claimed_at_most() -> None:
    state = at({**ALL, "milestones": {"mayor": 1, "builder": 1}})
    assert sorted(offered_by(state, "milestone")) == ["planner", "terraformer"]
    act(state, {"milestone": "planner"})
    assert refused(state, {"milestone": "terraformer"}) == "milestones_gone"


def test_one_player_may_claim_several_milestones() -> None:
    state = act(at({**ALL, "megacredits": 24}), {"milestone": "mayor"}, {"milestone": "planner"})
    assert facts_of(state)["milestones"] == {"mayor": 0, "planner": 0}


def test_a_milestone_once_claimed_stays() -> None:
    state = act(at({"megacredits": 8, "hand": HAND}), {"milestone": "planner"}, {"project": "sell_patents"})
    act(state, {"discard": HAND[0]}, {"done": True})
    assert seat(state, 0)["points"]["planner"] == 5


def test_tags_of_events_and_of_others_build_nothing() -> None:
    words = {"played": BUILDINGS[:7], "1 played": BUILDINGS[7:]}
    assert refused(at(words), {"milestone": "builder"}) == "milestone_not_reached"


def test_the_tags_of_the_corporation_count_for_the_builder() -> None:
    state = at({"played": BUILDINGS[:6], "corporation": "mining_guild"})
    assert "builder" in offered_by(state, "milestone")


def test_a_milestone_brings_5_points() -> None:
    state = at({"phase": "over", "milestones": {"mayor": 0, "gardener": 1}})
    assert seat(state, 0)["points"] == {"TR": 20, "mayor": 5, "total": 25}
    assert seat(state, 1)["points"] == {"TR": 20, "gardener": 5, "total": 25}


# ---- funding awards


def test_awards_cost_8_14_and_20_megacredits() -> None:
    state = at({"megacredits": 50, "1 megacredits": 50})
    act(state, {"award": "miner"}, {"award": "banker"}, (1, {"award": "scientist"}))
    assert seat(state, 0)["resources"]["megacredits"] == 50 - 8 - 14
    assert seat(state, 1)["resources"]["megacredits"] == 50 - 20
    assert facts_of(state)["awards"] == {"miner": 0, "banker": 0, "scientist": 1}


@pytest.mark.parametrize(("funded", "price"), [({}, 8), ({"miner": 1}, 14), ({"miner": 1, "banker": 0}, 20)])
def test_an_award_must_be_paid(funded: dict[str, int], price: int) -> None:
    assert "landlord" in offered_by(at({"megacredits": price, "awards": funded}), "award")
    state = at({"megacredits": price - 1, "awards": funded})
    assert refused(state, {"award": "landlord"}) == "not_enough_money"


def test_there_is_no_condition_for_funding() -> None:
    assert offered_by(at({}), "award") == AWARDS


def test_an_award_is_funded_once() -> None:
    assert refused(at({"awards": {"miner": 1}}), {"award": "miner"}) == "award_taken"


def test_three_awards_are_funded_at_most() -> None:
    state = at({"megacredits": 99, "awards": {"miner": 1, "banker": 0, "landlord": 1}})
    assert offered_by(state, "award") == []
    assert refused(state, {"award": "scientist"}) == "awards_gone"


# ---- what awards bring


def ended(award: str, *counts: int, **words: Any) -> State:
    """The end of a game in which this award was funded by seat 0 and these are the counts of what it compares."""
    told_words: dict[str, Any] = {"phase": "over", "players": len(counts), "awards": {award: 0}, **words}
    for number, count in enumerate(counts):
        told_words[f"{number} heat"] = count
    return at(told_words)


@pytest.mark.parametrize(
    ("counts", "points"),
    [
        ((3, 2, 1), [5, 2, 0]),
        ((1, 2, 3), [0, 2, 5]),
        ((3, 3, 1), [5, 5, 0]),
        ((3, 1, 1), [5, 2, 2]),
        ((2, 2, 2), [5, 5, 5]),
        ((0, 0, 0), [5, 5, 5]),
        ((9, 7, 7, 7, 1), [5, 2, 2, 2, 0]),
        ((9, 9, 7, 7, 1), [5, 5, 0, 0, 0]),
        ((4, 3), [5, 0]),
        ((4, 4), [5, 5]),
    ],
)
def test_first_and_second_place_and_ties(counts: tuple[int, ...], points: list[int]) -> None:
    facts = facts_of(ended("thermalist", *counts))
    assert [entry["points"].get("thermalist", 0) for entry in facts["seats"]] == points


def test_whoever_has_the_most_gets_the_points_funder_or_not() -> None:
    state = ended("thermalist", 0, 5, 3)
    assert facts_of(state)["awards"] == {"thermalist": 0}
    assert [entry["points"].get("thermalist", 0) for entry in facts_of(state)["seats"]] == [0, 5, 2]


def test_an_award_that_was_not_funded_brings_nothing() -> None:
    state = ended("miner", 9, 0, 0)
    assert "thermalist" not in seat(state, 0)["points"]


@pytest.mark.parametrize(
    ("award", "words"),
    [
        ("landlord", {"r3c3": "greenery of 1", "r3c5": "city of 1", "r7c2": "city of 0"}),
        ("landlord", {"1 played": ["phobos_space_haven"], "phobos_space_haven": "city of 1"}),
        ("banker", {"1 megacredits production": -1, "megacredits production": -2, "TR": 40}),
        ("scientist", {"1 played": ["research"], "played": ["physics_complex"]}),
        ("thermalist", {"1 heat": 5, "heat": 4, "heat production": 20}),
        ("miner", {"1 steel": 2, "1 titanium": 2, "steel": 3}),
    ],
)
def test_what_each_award_compares(award: str, words: dict[str, Any]) -> None:
    state = at({"phase": "over", "awards": {award: 0}, **words})
    assert [entry["points"].get(award, 0) for entry in facts_of(state)["seats"]] == [0, 5]


def test_the_landlord_does_not_count_oceans_and_claims() -> None:
    words = {"phase": "over", "awards": {"landlord": 1}, "events": ["land_claim"], "claim r3c4": 0}
    state = at({**words, "r7c2": "city of 1"})
    assert [entry["points"].get("landlord", 0) for entry in facts_of(state)["seats"]] == [0, 5]


def test_the_tags_of_events_do_not_count_for_the_scientist() -> None:
    words = {"phase": "over", "awards": {"scientist": 1}, "events": ["invention_contest"], "1 played": ["research"]}
    assert [entry["points"].get("scientist", 0) for entry in facts_of(at(words))["seats"]] == [0, 5]


def test_both_are_actions_of_a_turn() -> None:
    state = act(at({"megacredits": 30, "TR": 35}), {"milestone": "terraformer"}, {"award": "banker"})
    assert asked(state) == [(1, "turn")]
    assert {"award": "banker"} not in offered(state, 1)
