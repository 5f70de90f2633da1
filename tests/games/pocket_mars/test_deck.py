"""The deck, the discard pile, and the new deck that is made the moment the old one runs out."""

from typing import Any

import pytest

from marsbox.core.contract import Setup
from marsbox.core.errors import SetupError
from tests.games.pocket_mars.scenario import (
    GAME,
    SKIP,
    act,
    asked,
    at,
    cards_in,
    events,
    facts_of,
    kinds,
    offered,
    seat,
)

SHORT: dict[str, Any] = {
    "seats": [
        {"ship": 1, "hand": ["W6", "E1"], "module": ["G1", "C1"]},
        {"hand": ["E2", "E3"], "module": ["W2", "W3"]},
    ],
    "buildings": {"science": {"cards": ["S1", "S2 face down", "S3"]}, "water": {"cards": ["W4"]}},
    "discard pile": ["the rest"],
}


def test_the_new_deck_is_made_of_covered_cards_and_the_discard_pile() -> None:
    state = at({**SHORT, "deck": ["S7"]})
    happened = events(state, 0, {"discard": "E1"})
    assert "deck_rebuilt" in kinds(happened)
    facts = facts_of(state)
    assert facts["discard pile"] == []
    assert facts["buildings"]["science"]["cards"] == ["S3"]
    assert facts["buildings"]["water"]["cards"] == ["W4"]
    assert {"S1", "S2", "E1"} <= set(facts["deck"])
    assert len(set(cards_in(state))) == 35


def test_the_new_deck_is_made_in_the_middle_of_drawing() -> None:
    # W6 draws two, but only one card is left: the second comes from the new deck
    state = at({**SHORT, "deck": ["S7"], "reshuffles": [["G7"]]})
    act(state, (0, {"hand": "W6"}))
    assert seat(state, 0)["hand"] == ["E1", "S7", "G7"]


def test_the_new_deck_is_made_at_once_even_if_nobody_has_to_draw_any_more() -> None:
    state = at({**SHORT, "deck": ["S6", "S7"]})
    act(state, (0, {"hand": "W6"}))
    assert facts_of(state)["deck"] != []
    assert facts_of(state)["discard pile"] == ["W6"]


def test_reading_a_hand_card_being_played_is_not_in_a_deck_rebuilt_during_its_action() -> None:
    state = at({**SHORT, "deck": ["S6", "S7"]})
    act(state, (0, {"hand": "W6"}))
    facts = facts_of(state)
    assert "W6" not in facts["deck"]
    assert facts["discard pile"] == ["W6"]


def test_cards_left_on_top_of_the_columns_keep_their_value() -> None:
    state = at({**SHORT, "deck": ["S7"]})
    act(state, (0, {"discard": "E1"}))
    columns = {building["building"]: building["column"] for building in GAME.view(state, 1)["buildings"]}
    assert [entry["value"] for entry in columns["science"]] == [3]


def test_a_face_down_card_on_top_of_a_column_stays_there() -> None:
    state = at({**SHORT, "deck": ["S7"], "buildings": {"science": {"cards": ["S1", "S2 face down"]}}})
    act(state, (0, {"discard": "E1"}))
    assert facts_of(state)["buildings"]["science"]["cards"] == ["S2 face down"]


def test_a_face_down_card_that_goes_into_the_new_deck_has_its_value_again() -> None:
    state = at({**SHORT, "deck": ["S7"], "reshuffles": [["S2"]]})
    act(state, (0, {"discard": "C1"}), (0, {"store": "S7"}), (1, {"discard": "W2"}), (1, {"store": "S2"}))
    act(state, (0, {"launch": True}), (1, {"module": "S2"}))
    assert facts_of(state)["buildings"]["science"]["cards"] == ["S3", "S2"]
    assert [entry["value"] for entry in GAME.view(state, 0)["buildings"][3]["column"]] == [3, 2]


def test_the_new_deck_is_shuffled_from_the_seed() -> None:
    decks = {
        tuple(facts_of(act(at({**SHORT, "deck": ["S7"], "seed": seed}), (0, {"discard": "E1"})))["deck"])
        for seed in range(5)
    }
    assert len(decks) == 5
    again = [facts_of(act(at({**SHORT, "deck": ["S7"], "seed": 9}), (0, {"discard": "E1"})))["deck"] for _ in range(2)]
    assert again[0] == again[1]


def test_a_given_reshuffle_is_used_and_the_cards_it_leaves_out_come_after() -> None:
    state = at({**SHORT, "deck": ["S7"], "reshuffles": [["G7", "S1", "E1"]]})
    act(state, (0, {"discard": "E1"}))
    assert facts_of(state)["deck"][:3] == ["G7", "S1", "E1"]
    assert facts_of(state)["reshuffles"] == []


def test_a_card_buried_by_the_water_building_lies_at_the_bottom() -> None:
    state = at({"seats": [{"hand": ["E1", "E2"], "module": ["W6", "C1"]}, {"module": []}]})
    act(state, (0, {"module": "W6"}), *([(0, SKIP)] if asked(state)[0][1] == "land" else []))
    act(state, (0, {"bury": "E1"}))
    assert facts_of(state)["deck"][-1] == "E1"


def test_digging_looks_at_three_keeps_one_and_puts_the_others_under_the_deck_in_their_order() -> None:
    state = at({"seats": [{"hand": ["W1", "E1"]}, {}], "deck": ["S1", "S2", "S3", "S4"]})
    act(state, (0, {"hand": "W1"}))
    assert offered(state, 0) == [{"keep": "S1"}, {"keep": "S2"}, {"keep": "S3"}]
    assert GAME.view(state, 0)["looking"] == ["S1", "S2", "S3"]
    assert GAME.view(state, 1)["looking"] == []
    act(state, (0, {"keep": "S2"}))
    assert seat(state, 0)["hand"] == ["E1", "S2"]
    assert (facts_of(state)["deck"][0], facts_of(state)["deck"][-2:]) == ("S4", ["S1", "S3"])


def test_digging_in_a_short_deck_looks_at_what_is_there() -> None:
    state = at(
        {**SHORT, "seats": [{"hand": ["W1", "E1"], "module": ["G1", "C1"]}, SHORT["seats"][1]], "deck": ["S6", "S7"]}
    )
    act(state, (0, {"hand": "W1"}))
    assert offered(state, 0) == [{"keep": "S6"}, {"keep": "S7"}]
    act(state, (0, {"keep": "S7"}))
    assert facts_of(state)["deck"] == ["S6"]


def test_digging_the_last_card_makes_a_new_deck() -> None:
    state = at({**SHORT, "seats": [{"hand": ["W1", "E1"], "module": ["G1", "C1"]}, SHORT["seats"][1]], "deck": ["S7"]})
    happened = events(state, 0, {"hand": "W1"})
    assert "deck_rebuilt" in kinds(happened)
    assert seat(state, 0)["hand"] == ["E1", "S7"]
    assert facts_of(state)["discard pile"] == ["W1"]


def test_a_given_reshuffle_with_a_card_that_is_not_shuffled_is_refused_by_its_name() -> None:
    state = at({**SHORT, "deck": ["S7"], "reshuffles": [["G7", "W2"]]})
    before = GAME.dump(state)
    with pytest.raises(SetupError, match='"reshuffles" names W2, which is not among the 25 cards shuffled'):
        act(state, (0, {"discard": "E1"}))
    assert GAME.dump(state) == before


def test_the_decks_of_two_games_with_the_same_seed_are_equal() -> None:
    assert GAME.dump(GAME.new(Setup(3), 77)) == GAME.dump(GAME.new(Setup(3), 77))
