"""The five actions of a turn, and how turns and rounds follow each other."""

from marsbox.core.contract import State
from tests.games.pocket_mars.scenario import (
    LAUNCH,
    SKIP,
    USE,
    act,
    asked,
    at,
    facts_of,
    offered,
    offered_by,
    refused,
    seat,
)

BASIC = {
    "deck": ["S1", "S2", "S3", "S4"],
    "seats": [
        {"ship": 1, "hand": ["E1", "W2"], "module": ["G4", "C4"]},
        {"ship": 1, "hand": ["E2", "E3"], "module": ["W4", "S5"]},
    ],
}


def basic() -> State:
    return at(BASIC)


def test_a_turn_offers_the_five_actions() -> None:
    assert offered(basic(), 0) == [
        {"hand": "E1"},
        {"hand": "W2"},
        {"module": "G4"},
        {"module": "C4"},
        {"discard": "E1"},
        {"discard": "W2"},
        {"discard": "G4"},
        {"discard": "C4"},
        {"rival": {"seat": 1, "slot": 0}},
        {"rival": {"seat": 1, "slot": 1}},
        {"launch": True},
    ]


# ---- action 1: a card of the own hand


def test_action_1_carries_out_the_hand_action_and_discards_the_card() -> None:
    state = act(basic(), (0, {"hand": "E1"}))
    assert (seat(state, 0)["ship"], seat(state, 0)["Earth"], seat(state, 0)["energy"]) == (2, 5, 2)
    assert facts_of(state)["discard pile"] == ["E1"]
    assert seat(state, 0)["hand"] == ["W2", "S1"]


def test_action_1_uses_neither_value_nor_building() -> None:
    state = act(basic(), (0, {"hand": "E1"}))
    assert asked(state) == [(1, "turn")]
    assert all(building["cards"] == [] for building in facts_of(state)["buildings"].values())


def test_reading_a_hand_action_needs_a_step_that_can_do_something() -> None:
    state = at({"seats": [{"hand": ["G1", "G6"], "Earth": 0, "ship": 7}, {}]})
    assert offered_by(state, 0, "hand") == []
    assert refused(state, 0, {"hand": "G1"}) == "nothing_to_do"


def test_reading_the_steps_of_a_hand_action_are_done_as_far_as_possible() -> None:
    # nobody is there to be demoted, but a colonist can be launched
    state = act(at({"seats": [{"hand": ["G6", "E1"]}, {}]}), (0, {"hand": "G6"}))
    assert seat(state, 0)["ship"] == 1
    # one colonist is left on Earth, the card launches two
    state = act(at({"seats": [{"hand": ["S1", "E1"], "ship": 6, "Earth": 1}, {}]}), (0, {"hand": "S1"}))
    assert (seat(state, 0)["Earth"], seat(state, 0)["ship"]) == (0, 7)


def test_reading_the_steps_of_a_hand_action_are_done_in_order() -> None:
    state = at(
        {
            "seats": [{"hand": ["G2", "E1"], "energy": 1}, {}],
            "buildings": {"water": {"*": [1, 0], "**": [0, 1]}, "energy": {"*": [1, 0]}},
        }
    )
    act(state, (0, {"hand": "G2"}))
    # the only colonist to demote is demoted without a question, which makes room for the promotion
    assert asked(state) == [(0, "promote")]
    assert offered(state, 0) == [
        {"promote": {"building": "water", "colonist": 0}},
        {"promote": {"building": "energy", "colonist": 0}},
    ]


def test_a_hand_action_that_needs_the_hand_does_not_count_the_card_being_played() -> None:
    # the only hand card is the one that would be played: it can't be laid on a building
    state = at({"seats": [{"hand": ["W3"], "Earth": 0}, {}]})
    assert offered_by(state, 0, "hand") == []
    assert refused(state, 0, {"hand": "W3"}) == "nothing_to_do"


# ---- action 2: a card of the own module (steps A, B and C are tested in test_connecting.py)


def test_action_2_connects_the_card_to_the_building_of_its_colour() -> None:
    state = act(basic(), (0, {"module": "G4"}))
    assert facts_of(state)["buildings"]["ecosystem"]["cards"] == ["G4"]
    assert seat(state, 0)["module"] == ["C4"]


# ---- action 3: a card of another player's module


def test_action_3_connects_a_card_of_another_players_module() -> None:
    state = act(basic(), (0, {"rival": {"seat": 1, "slot": 1}}))
    assert facts_of(state)["buildings"]["science"]["cards"] == ["S5"]
    assert seat(state, 1)["module"] == ["W4"]


def test_action_3_lets_the_owner_use_the_module_action() -> None:
    state = act(basic(), (0, {"rival": {"seat": 1, "slot": 0}}))
    assert asked(state) == [(1, "module_action")]
    act(state, (1, USE))
    assert (seat(state, 1)["ship"], seat(state, 1)["energy"]) == (2, 0)


def test_action_3_needs_cost_and_condition_from_the_owner() -> None:
    # the active player could pay for W4, its owner can't
    state = at(
        {
            "seats": [
                {"energy": 5, "hand": ["E1", "W2"], "module": ["G4", "C4"]},
                {"energy": 0, "hand": ["E2", "E3"], "module": ["W4", "S5"]},
            ]
        }
    )
    act(state, (0, {"rival": {"seat": 1, "slot": 0}}))
    assert asked(state) == [(0, "building")]


def test_action_3_lands_nobody() -> None:
    # 4 beats the building's 3, yet neither player may land
    state = act(basic(), (0, {"rival": {"seat": 1, "slot": 0}}), (1, SKIP), (0, SKIP))
    assert facts_of(state)["buildings"]["water"]["*"] == [0, 0]
    assert (seat(state, 0)["ship"], seat(state, 1)["ship"]) == (1, 1)


def test_action_3_lets_the_active_player_use_the_building_after_the_module_action() -> None:
    state = act(basic(), (0, {"rival": {"seat": 1, "slot": 0}}), (1, USE))
    assert asked(state) == [(0, "building")]
    assert offered_by(state, 0, "bury") == ["E1", "W2", "G4", "C4"]


def test_action_3_can_choose_any_other_player() -> None:
    state = at({"players": 4, "active player": 1})
    assert offered_by(state, 1, "rival") == [{"seat": owner, "slot": slot} for owner in (0, 2, 3) for slot in (0, 1)]


def test_action_3_is_not_for_the_own_module() -> None:
    assert refused(basic(), 0, {"rival": {"seat": 0, "slot": 0}}) == "own_module"


# ---- action 4: a colonist from Earth


def test_action_4_takes_a_colonist_from_earth_to_the_ship() -> None:
    state = act(basic(), (0, LAUNCH))
    assert (seat(state, 0)["Earth"], seat(state, 0)["ship"]) == (5, 2)


def test_action_4_needs_a_colonist_on_earth() -> None:
    state = at({"seats": [{"Earth": 0, "ship": 7}, {}]})
    assert LAUNCH not in offered(state, 0)
    assert refused(state, 0, LAUNCH) == "no_colonist_on_earth"


# ---- action 5: a card for one energy


def test_action_5_discards_a_hand_card_for_1_energy() -> None:
    state = act(basic(), (0, {"discard": "E1"}))
    assert seat(state, 0)["energy"] == 2
    assert facts_of(state)["discard pile"] == ["E1"]


def test_action_5_discards_a_module_card_for_1_energy() -> None:
    state = act(basic(), (0, {"discard": "C4"}))
    assert seat(state, 0)["energy"] == 2
    assert facts_of(state)["discard pile"] == ["C4"]


def test_action_5_at_the_maximum_discards_without_energy() -> None:
    state = act(at({"seats": [{"energy": 5, "hand": ["E1", "W2"]}, {}]}), (0, {"discard": "E1"}))
    assert seat(state, 0)["energy"] == 5
    assert facts_of(state)["discard pile"] == ["E1"]


def test_reading_discarding_for_energy_is_always_possible() -> None:
    state = at({"seats": [{"energy": 5, "hand": ["E2", "G1"], "module": ["W4", "W5"], "ship": 0, "Earth": 7}, {}]})
    assert offered_by(state, 0, "discard") == ["E2", "G1", "W4", "W5"]


# ---- turns and rounds


def test_turns_go_clockwise_from_the_first_player() -> None:
    state = at({"players": 3, "first player": 1, "round": 2})
    order = []
    for _ in range(3):
        (number, kind) = asked(state)[0]
        assert kind == "turn"
        order.append(number)
        act(state, (number, LAUNCH))
    assert order == [1, 2, 0]
    assert facts_of(state)["round"] == 3


def test_reading_the_first_player_stays_the_same_from_round_to_round() -> None:
    state = act(at({"first player": 1}), (1, LAUNCH), (0, LAUNCH))
    facts = facts_of(state)
    assert (facts["round"], facts["first player"], facts["active player"]) == (2, 1, 1)


def test_only_the_active_player_acts() -> None:
    assert refused(basic(), 1, LAUNCH) == "not_your_decision"
    assert offered(basic(), 1) == []
