"""The 4-card rule: after each turn everybody gets to two cards in hand and two in the module."""

from marsbox.core.contract import State
from tests.games.pocket_mars.scenario import GAME, LAUNCH, act, asked, at, events, facts_of, offered, refused, seat

TWO = {
    "deck": ["S1", "S2", "S3"],
    "seats": [
        {"hand": ["W6", "E1"], "module": ["G1", "C1"]},
        {"hand": ["E2", "E3"], "module": ["W2", "W3"]},
    ],
}


def drawn_too_many() -> State:
    return act(at(TWO), (0, {"hand": "W6"}))


def test_with_more_than_4_cards_the_player_chooses_cards_of_the_hand_to_discard() -> None:
    state = drawn_too_many()
    assert asked(state) == [(0, "discard")]
    assert offered(state, 0) == [{"discard": "E1"}, {"discard": "S1"}, {"discard": "S2"}]
    act(state, (0, {"discard": "S1"}))
    assert (seat(state, 0)["hand"], seat(state, 0)["module"]) == (["E1", "S2"], ["G1", "C1"])
    assert facts_of(state)["discard pile"] == ["W6", "S1"]
    assert asked(state) == [(1, "turn")]


def test_reading_the_4_card_rule_discards_from_the_hand_only() -> None:
    assert refused(drawn_too_many(), 0, {"discard": "G1"}) == "hand_only"


def test_with_fewer_than_4_cards_the_player_draws_up_to_4() -> None:
    state = act(at(TWO), (0, {"discard": "E1"}))
    assert seat(state, 0)["hand"] == ["W6", "S1"]
    assert facts_of(state)["deck"][0] == "S2"
    assert asked(state) == [(1, "turn")]


def test_with_fewer_than_2_module_cards_the_player_chooses_cards_of_the_hand_for_it() -> None:
    state = act(at(TWO), (0, {"discard": "G1"}))
    assert asked(state) == [(0, "store")]
    assert offered(state, 0) == [{"store": "W6"}, {"store": "E1"}, {"store": "S1"}]
    act(state, (0, {"store": "S1"}))
    assert (seat(state, 0)["hand"], seat(state, 0)["module"]) == (["W6", "E1"], ["C1", "S1"])


def test_the_older_module_card_is_in_the_first_slot() -> None:
    state = act(at(TWO), (0, {"discard": "G1"}), (0, {"store": "S1"}), (1, {"rival": {"seat": 0, "slot": 0}}))
    assert facts_of(state)["buildings"]["construction"]["cards"] == ["C1"]
    assert seat(state, 0)["module"] == ["S1"]


def test_two_missing_module_cards_are_stored_one_after_the_other() -> None:
    state = at({"seats": [{"hand": ["W6", "E1"], "module": ["G1"]}, {}], "deck": ["S1", "S2"]})
    act(state, (0, {"discard": "G1"}))
    assert asked(state) == [(0, "store")]
    act(state, (0, {"store": "E1"}))
    assert asked(state) == [(0, "store")]
    act(state, (0, {"store": "S2"}))
    assert (seat(state, 0)["hand"], seat(state, 0)["module"]) == (["W6", "S1"], ["E1", "S2"])


def test_discarding_comes_before_storing() -> None:
    state = at({"seats": [{"hand": ["W6", "E1"], "module": ["G1"]}, {}], "deck": ["S1", "S2", "S3"]})
    act(state, (0, {"hand": "W6"}))
    # E1, S1, S2 and the module card are four: nothing to discard, one to store
    assert asked(state) == [(0, "store")]


def test_a_module_card_never_goes_back_to_the_hand() -> None:
    state = act(at(TWO), (0, {"discard": "W6"}))
    assert seat(state, 0)["module"] == ["G1", "C1"]
    assert asked(state) == [(1, "turn")]


def test_everybody_follows_the_rule_clockwise_from_the_active_player() -> None:
    state = at(
        {
            "players": 4,
            "first player": 1,
            "active player": 2,
            "deck": ["S1", "S2", "S3"],
            "seats": [
                {"hand": ["W4", "W5"], "module": ["W6", "W7"]},
                {"hand": ["E2", "E3"], "module": ["C5"]},
                {"hand": ["G2", "G3"], "module": ["C6", "E4"]},
                {"hand": ["G4", "G5"], "module": ["C7"]},
            ],
        }
    )
    act(state, (2, {"discard": "C6"}))
    order = []
    while asked(state)[0][1] == "store":
        number = asked(state)[0][0]
        order.append(number)
        act(state, (number, offered(state, number)[-1]))
    assert order == [2, 3, 1]
    assert [seat(state, number)["module"][-1] for number in (2, 3, 1)] == ["S1", "S2", "S3"]


def test_the_owner_of_a_played_module_card_follows_it_after_the_active_player() -> None:
    state = act(at(TWO), (0, {"rival": {"seat": 1, "slot": 0}}), (0, {"bury": "G1"}))
    assert asked(state) == [(0, "store")]
    act(state, (0, {"store": "E1"}))
    assert asked(state) == [(1, "store")]
    act(state, (1, {"store": "E2"}))
    assert asked(state) == [(1, "turn")]


def test_who_has_2_and_2_is_not_asked() -> None:
    assert asked(act(at(TWO), (0, LAUNCH))) == [(1, "turn")]


def test_drawing_that_empties_the_deck_makes_a_new_one_at_once() -> None:
    state = at({**TWO, "deck": ["S1"], "discard pile": ["the rest"]})
    happened = events(state, 0, {"discard": "E1"})
    assert [GAME.event_kinds[event.kind] for event in happened if event.seen_by(0)][:4] == [
        "discarded",
        "gained_energy",
        "drew",
        "deck_rebuilt",
    ]
    assert facts_of(state)["discard pile"] == []
