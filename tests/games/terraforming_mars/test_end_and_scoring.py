"""The end of the game, the last conversion of plants, the score, and who wins."""

from typing import Any

import pytest

from marsbox.core.contract import State
from tests.games.terraforming_mars.scenario import (
    DONE,
    GAME,
    PASS,
    SKIP,
    act,
    asked,
    at,
    facts_of,
    offered,
    offered_by,
    seat,
)

FINISHED: dict[str, Any] = {"temperature": 8, "oxygen": 14, "oceans": 9}
GROW = {"convert_plants": True}


def last(**words: Any) -> State:
    """Seat 0 is about to pass as the last one of the last generation; `_` stands for a space."""
    told_words = {word.replace("_", " "): value for word, value in words.items()}
    passed = {f"{number} passed": True for number in range(1, told_words.get("players", 2))}
    return at({**FINISHED, **passed, "active player": 0, **told_words})


def points(**words: Any) -> dict[str, int]:
    """The points of seat 0 at the end of a game."""
    found: dict[str, int] = seat(at({"phase": "over", **words}), 0)["points"]
    return found


# ---- the end


@pytest.mark.parametrize(
    "open_words", [{"temperature": 6}, {"oxygen": 13}, {"oceans": 8}], ids=["temperature", "oxygen", "oceans"]
)
def test_the_game_goes_on_while_a_parameter_is_not_finished(open_words: dict[str, int]) -> None:
    assert facts_of(act(last(**open_words), PASS))["phase"] == "research"


def test_the_game_ends_after_the_production_of_the_generation_that_finishes_all_three() -> None:
    state = act(last(TR=30, megacredits=1, heat=2, energy=3), PASS)
    assert facts_of(state)["phase"] == "over"
    assert seat(state, 0)["resources"]["megacredits"] == 31
    assert seat(state, 0)["resources"]["heat"] == 5


def test_the_last_generation_is_played_to_its_end() -> None:
    state = at({**FINISHED, "temperature": 6, "heat": 8, "megacredits": 60, "1 megacredits": 60})
    act(state, {"convert_heat": True})
    assert facts_of(state)["temperature"] == 8
    act(state, {"project": "city"}, {"place": "r3c4"})
    assert asked(state) == [(1, "turn")]
    act(state, (1, {"project": "power_plant"}), (1, {"end_turn": True}), PASS, (1, PASS))
    assert facts_of(state)["phase"] == "over"


# ---- the last conversion


def test_plants_are_converted_after_the_last_production() -> None:
    state = act(last(plants=5, plants_production=3), PASS)
    assert asked(state) == [(0, "final_greenery")]
    assert offered(state) == [GROW, SKIP]
    assert facts_of(state)["phase"] == "last greeneries"


def test_the_last_greeneries_raise_no_oxygen_and_no_rating() -> None:
    state = act(last(plants=8, TR=30), PASS, GROW, {"place": "r3c4"})
    facts = facts_of(state)
    assert (facts["oxygen"], facts["seats"][0]["TR"]) == (14, 30)
    assert facts["seats"][0]["points"] == {"TR": 30, "greeneries": 1, "total": 31}


def test_plants_are_converted_as_often_as_they_last() -> None:
    state = act(last(plants=16), PASS, GROW, {"place": "r3c4"})
    assert asked(state) == [(0, "final_greenery")]
    act(state, GROW, {"place": "r3c5"})
    assert facts_of(state)["phase"] == "over"


def test_nobody_has_to_convert() -> None:
    state = act(last(plants=16), PASS, SKIP)
    assert facts_of(state)["phase"] == "over"
    assert facts_of(state)["outcome"]["scores"] == [20, 20]


def test_the_bonus_of_a_space_may_feed_another_greenery() -> None:
    state = act(last(plants=14), PASS, GROW, {"place": "r5c1"})
    assert asked(state) == [(0, "final_greenery")]


def test_effects_of_greeneries_still_work() -> None:
    state = act(last(plants=8, played=["herbivores"]), PASS, GROW, {"place": "r3c4"})
    assert seat(state, 0)["cubes"] == {"herbivores": 1}


def test_the_last_greeneries_follow_the_rule_of_placement() -> None:
    state = act(last(plants=8, r3c4="city of 0"), PASS, GROW)
    assert sorted(offered_by(state, "place")) == ["r2c3", "r2c4", "r3c3", "r3c5", "r4c4", "r4c5"]


def test_money_of_oceans_beside_the_last_greeneries_counts() -> None:
    state = act(last(plants=8, TR=20, megacredits=0), PASS, GROW, {"place": "r1c1"})
    # of the nine oceans one lies beside r1c1
    assert seat(state, 0)["resources"]["megacredits"] == 20 + 2


@pytest.mark.parametrize("first", [0, 1, 2])
def test_plants_are_converted_in_the_turn_order_of_the_last_generation(first: int) -> None:
    words = {"1 plants": 8, "2 plants": 8}
    state = act(last(players=3, plants=8, **{"first player": first}, **words), PASS)
    order = []
    while asked(state):
        ((number, kind),) = asked(state)
        assert kind == "final_greenery"
        order.append(number)
        act(state, (number, SKIP))
    assert order == [(first + step) % 3 for step in range(3)]


def test_who_converts_first_takes_the_space() -> None:
    state = act(last(plants=8, **{"1 plants": 8}), PASS, GROW, {"place": "r5c1"}, (1, GROW))
    assert "r5c1" not in offered_by(state, "place", 1)


def test_ecoline_needs_7_plants_for_the_last_greenery() -> None:
    words = {"corporation": "ecoline", "plants": 7, "plants_production": 0}
    assert offered(act(last(**words), PASS)) == [GROW, SKIP]


# ---- scoring


def test_the_rating_is_the_base_of_the_score() -> None:
    assert points(TR=38) == {"TR": 38, "total": 38}


def test_a_greenery_brings_its_owner_1_point() -> None:
    assert points(r3c4="greenery of 0", r7c3="greenery of 0", r3c6="greenery of 1")["greeneries"] == 2


def test_a_city_brings_1_point_for_each_greenery_beside_it_whosoever() -> None:
    found = points(r3c4="city of 0", r3c5="greenery of 0", r3c3="greenery of 1", r2c3="greenery of 1")
    assert found == {"TR": 20, "greeneries": 1, "city at r3c4": 3, "total": 24}


def test_one_greenery_may_feed_several_cities() -> None:
    state = at({"phase": "over", "r3c3": "city of 0", "r3c4": "greenery of 1", "r3c5": "city of 1"})
    assert [entry["points"]["total"] for entry in facts_of(state)["seats"]] == [21, 22]


def test_an_ocean_brings_no_points_to_a_city() -> None:
    assert points(r1c3="city of 0") == {"TR": 20, "total": 20}


def test_a_city_off_the_map_has_no_neighbours() -> None:
    found = points(played=["phobos_space_haven"], phobos_space_haven="city of 0", r1c1="greenery of 0")
    assert found == {"TR": 20, "greeneries": 1, "phobos_space_haven": 3, "total": 24}


def test_the_points_of_cards() -> None:
    found = points(played=["mars_university", "nuclear_zone", "mine"])
    assert (found["mars_university"], found["nuclear_zone"], found["total"]) == (1, -2, 19)
    assert "mine" not in found


def test_the_points_of_events_count() -> None:
    assert points(events=["indentured_workers", "large_convoy"])["total"] == 20 - 1 + 2


def test_cubes_on_cards_bring_points() -> None:
    cubes = {"cubes fish": 3, "cubes pets": 5, "cubes tardigrades": 7, "cubes physics_complex": 2}
    found = points(played=["fish", "pets", "tardigrades", "physics_complex"], **cubes)
    assert [found[card] for card in ("fish", "pets", "tardigrades", "physics_complex")] == [3, 2, 1, 4]


def test_jovian_tags_are_counted_with_the_own_one() -> None:
    played = ["io_mining_industries", "ganymede_colony", "vesta_shipyard"]
    found = points(played=played, ganymede_colony="city of 0")
    assert (found["io_mining_industries"], found["ganymede_colony"]) == (3, 3)


def test_cards_in_hand_and_resources_bring_no_points() -> None:
    assert points(hand=["mars_university"], megacredits=99, steel=9, plants=7)["total"] == 20


def test_the_sheet_has_every_point_with_its_reason() -> None:
    state = at(
        {
            "phase": "over",
            "awards": {"thermalist": 1},
            "heat": 5,
            "milestones": {"planner": 0},
            "r3c4": "city of 0",
            "r3c5": "greenery of 0",
            "played": ["mars_university"],
        }
    )
    outcome = GAME.outcome(state)
    assert outcome is not None
    assert [(item.code, item.points) for item in outcome.items[0]] == [
        ("rating", 20),
        ("award", 5),
        ("milestone", 5),
        ("greeneries", 1),
        ("city", 1),
        ("card", 1),
    ]
    assert outcome.scores[0] == 33
    assert outcome.won is None


# ---- who wins


def ranks(**words: Any) -> list[int]:
    outcome = GAME.outcome(at({"phase": "over", "players": 3, **words}))
    assert outcome is not None
    return list(outcome.ranks)


def test_the_most_points_win() -> None:
    assert ranks(**{"TR": 30, "1 TR": 40, "2 TR": 20}) == [2, 1, 3]


def test_a_tie_is_broken_by_money() -> None:
    assert ranks(**{"TR": 30, "1 TR": 30, "2 TR": 20, "megacredits": 4, "1 megacredits": 5}) == [2, 1, 3]


def test_reading_a_tie_in_points_and_money_is_shared() -> None:
    assert ranks(**{"TR": 30, "1 TR": 30, "2 TR": 20, "megacredits": 5, "1 megacredits": 5}) == [1, 1, 3]


def test_thermalist_and_miner_are_counted_after_the_last_production() -> None:
    words = {"awards": {"thermalist": 0, "miner": 0}, "energy": 3, "1 heat": 2, "1 steel": 1, "titanium production": 2}
    state = act(last(**words), PASS)
    assert seat(state, 0)["points"] == {"TR": 20, "thermalist": 5, "miner": 5, "total": 30}


def test_nothing_is_asked_when_the_game_is_over() -> None:
    state = act(last(), PASS)
    assert asked(state) == []
    assert DONE not in offered(state)
