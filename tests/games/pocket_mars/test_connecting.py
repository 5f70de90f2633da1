"""Playing a card from the own module: connecting it, and the steps A, B and C, each optional and in this order."""

import pytest

from marsbox.core.contract import State
from tests.games.pocket_mars.scenario import SKIP, USE, act, asked, at, facts_of, offered, offered_by, seat


def with_column(cards: list[str], module: str, **own: int) -> State:
    return at(
        {
            "seats": [{"ship": 1, "energy": 5, "hand": ["E1", "C2"], "module": [module, "C1"], **own}, {}],
            "buildings": {"water": {"cards": cards}},
        }
    )


def test_the_first_card_lies_under_the_building_and_later_ones_on_top() -> None:
    state = act(with_column(["W1", "W3"], "W5"), (0, {"module": "W5"}))
    assert facts_of(state)["buildings"]["water"]["cards"] == ["W1", "W3", "W5"]


# ---- step A


def test_step_a_the_first_card_is_compared_with_the_buildings_value_3() -> None:
    assert asked(act(with_column([], "W4"), (0, {"module": "W4"}))) == [(0, "land")]
    assert asked(act(with_column([], "W2"), (0, {"module": "W2"}))) == [(0, "module_action")]


def test_step_a_a_later_card_is_compared_with_the_one_directly_below() -> None:
    assert asked(act(with_column(["W6", "W1"], "W2"), (0, {"module": "W2"}))) == [(0, "land")]
    assert asked(act(with_column(["W1", "W6"], "W2"), (0, {"module": "W2"}))) == [(0, "module_action")]


def test_step_a_reading_an_equal_value_is_not_higher() -> None:
    # nor does W3 do anything else without a colonist there, so the building's ability comes at once
    assert asked(act(with_column([], "W3"), (0, {"module": "W3"}))) == [(0, "building")]


def test_step_a_a_face_down_card_counts_as_0() -> None:
    state = act(with_column(["W7 face down"], "W1"), (0, {"module": "W1"}))
    assert asked(state) == [(0, "land")]


def test_step_a_moves_one_colonist_from_the_ship_to_zone_one_of_this_building() -> None:
    state = act(with_column([], "W4"), (0, {"module": "W4"}))
    assert offered(state, 0) == [{"land": "water"}, SKIP]
    act(state, (0, {"land": "water"}))
    assert facts_of(state)["buildings"]["water"]["*"] == [1, 0]
    assert seat(state, 0)["ship"] == 0


def test_step_a_may_be_left_out() -> None:
    state = act(with_column([], "W4"), (0, {"module": "W4"}), (0, SKIP))
    assert facts_of(state)["buildings"]["water"]["*"] == [0, 0]
    assert asked(state) == [(0, "module_action")]


def test_step_a_is_not_asked_with_an_empty_ship() -> None:
    state = act(with_column([], "W4", ship=0), (0, {"module": "W4"}))
    assert asked(state) == [(0, "module_action")]


@pytest.mark.parametrize("cards", [[], ["C2"]])
def test_step_a_is_ignored_at_the_construction_building(cards: list[str]) -> None:
    state = at(
        {
            "seats": [{"ship": 1, "hand": ["E1", "E2"], "module": ["C7", "C1"]}, {}],
            "buildings": {"construction": {"cards": cards}},
        }
    )
    act(state, (0, {"module": "C7"}))
    # C7's module action needs a construction card in hand, so the building's ability comes at once
    assert asked(state) == [(0, "building")]


# ---- step B


def test_step_b_carries_out_the_module_action() -> None:
    state = act(with_column(["W6"], "W4"), (0, {"module": "W4"}), (0, USE))
    assert (seat(state, 0)["Earth"], seat(state, 0)["ship"]) == (5, 2)


def test_step_b_may_be_left_out() -> None:
    state = act(with_column(["W6"], "W4"), (0, {"module": "W4"}), (0, SKIP))
    assert (seat(state, 0)["Earth"], seat(state, 0)["ship"]) == (6, 1)
    assert asked(state) == [(0, "building")]


def test_step_b_is_possible_with_a_value_that_is_not_higher() -> None:
    assert asked(act(with_column(["W7"], "W4"), (0, {"module": "W4"}))) == [(0, "module_action")]


def test_step_b_needs_its_cost() -> None:
    assert asked(act(with_column(["W6"], "W4", energy=1), (0, {"module": "W4"}))) == [(0, "module_action")]
    assert asked(act(with_column(["W6"], "W4", energy=0), (0, {"module": "W4"}))) == [(0, "building")]


def test_step_b_needs_its_condition() -> None:
    state = at({"seats": [{"hand": ["E1", "E2"], "module": ["W7", "C1"]}, {}]})
    assert asked(act(state, (0, {"module": "W7"}))) == [(0, "building")]
    state = at({"seats": [{"hand": ["E1", "W2"], "module": ["W7", "C1"]}, {}]})
    assert asked(act(state, (0, {"module": "W7"}))) == [(0, "module_action")]


def test_step_b_sees_what_step_a_has_done() -> None:
    # "if you have no colonist here" is false after landing, true after not landing
    state = with_column(["W7 face down"], "W1", ship=2)
    act(state, (0, {"module": "W1"}), (0, {"land": "water"}))
    assert asked(state) == [(0, "building")]
    state = with_column(["W7 face down"], "W1", ship=2)
    act(state, (0, {"module": "W1"}), (0, SKIP))
    assert asked(state) == [(0, "module_action")]


def test_step_b_is_offered_only_if_it_can_do_something() -> None:
    state = act(with_column(["W6"], "W4", ship=7), (0, {"module": "W4"}))
    assert asked(state) == [(0, "building")]


# ---- step C


def test_step_c_uses_the_building_after_the_module_action() -> None:
    state = act(with_column(["W6"], "W4"), (0, {"module": "W4"}), (0, USE))
    assert asked(state) == [(0, "building")]
    assert offered_by(state, 0, "bury") == ["E1", "C2", "C1"]


def test_step_c_may_be_left_out() -> None:
    state = act(with_column(["W6"], "W4"), (0, {"module": "W4"}), (0, SKIP))
    before = facts_of(state)["deck"]
    act(state, (0, SKIP))
    assert facts_of(state)["deck"] == before[1:]  # the 4-card rule drew the first, nothing went under the deck


def test_step_c_is_possible_without_steps_a_and_b() -> None:
    state = act(with_column(["W7"], "W4", energy=0), (0, {"module": "W4"}))
    assert asked(state) == [(0, "building")]


def test_all_three_steps_in_order() -> None:
    state = with_column(["W1"], "W3")
    steps = []
    act(state, (0, {"module": "W3"}))
    for form in ({"land": "water"}, USE, {"bury": "C1"}):
        steps.append(asked(state)[0][1])
        act(state, (0, form))
    assert steps == ["land", "module_action", "building"]
