"""The draft variant: five cards each, keep one and pass the rest to the left, until everybody has four."""

import pytest

from marsbox.core.contract import Setup, State
from marsbox.testing import deal
from tests.games.pocket_mars.scenario import GAME, act, asked, cards_in, facts_of, offered, refused, seat

PACKS = [
    ["E1", "E2", "E3", "E4", "E5"],
    ["W1", "W2", "W3", "W4", "W5"],
    ["S1", "S2", "S3", "S4", "S5"],
]


def dealt(players: int = 3) -> State:
    return deal(GAME, players, options={"draft": "on"}, first=0, dealt=PACKS[:players])


def keep(state: State, *cards: str) -> State:
    return act(state, *[(number, {"draft": card}) for number, card in enumerate(cards)])


def drafted() -> State:
    """Everybody always keeps the first card of the pack."""
    state = dealt()
    for cards in (["E1", "W1", "S1"], ["S2", "E2", "W2"], ["W3", "S3", "E3"], ["E4", "W4", "S4"]):
        keep(state, *cards)
    return state


def test_everybody_is_dealt_5_cards_and_keeps_one_at_the_same_time() -> None:
    state = dealt()
    assert asked(state) == [(0, "draft"), (1, "draft"), (2, "draft")]
    assert offered(state, 0) == [{"draft": card} for card in PACKS[0]]
    assert len(facts_of(state)["deck"]) == 35 - 15


def test_the_other_4_cards_are_passed_to_the_left() -> None:
    state = keep(dealt(), "E1", "W1", "S1")
    assert seat(state, 1)["pack"] == ["E2", "E3", "E4", "E5"]
    assert seat(state, 0)["pack"] == ["S2", "S3", "S4", "S5"]
    assert [seat(state, number)["hand"] for number in range(3)] == [["E1"], ["W1"], ["S1"]]


def test_this_is_repeated_until_everybody_has_4_cards() -> None:
    state = drafted()
    assert asked(state) == [(0, "store_setup"), (1, "store_setup"), (2, "store_setup")]
    assert [seat(state, number)["hand"] for number in range(3)] == [
        ["E1", "S2", "W3", "E4"],
        ["W1", "E2", "S3", "W4"],
        ["S1", "W2", "E3", "S4"],
    ]


def test_the_cards_left_over_are_shuffled_into_the_deck() -> None:
    state = drafted()
    deck = facts_of(state)["deck"]
    assert len(deck) == 35 - 12
    assert {"E5", "W5", "S5"} <= set(deck)
    assert len(set(cards_in(state))) == 35


def test_a_given_reshuffle_is_the_deck_after_the_draft() -> None:
    state = deal(GAME, 2, options={"draft": "on"}, first=0, dealt=PACKS[:2], reshuffles=[["E5", "G7"]])
    for cards in (["E1", "W1"], ["W2", "E2"], ["E3", "W3"], ["W4", "E4"]):
        keep(state, *cards)
    assert facts_of(state)["deck"][:2] == ["E5", "G7"]


def test_then_everybody_chooses_2_cards_for_the_module() -> None:
    state = drafted()
    act(state, *[(number, {"store": card}) for number in range(3) for card in seat(state, number)["hand"][:2]])
    assert asked(state) == [(0, "turn")]
    assert seat(state, 0)["module"] == ["E1", "S2"]


def test_a_card_that_is_not_in_the_pack_cannot_be_kept() -> None:
    assert refused(dealt(), 0, {"draft": "W1"}) == "not_in_pack"


def test_others_see_only_that_a_choice_is_made() -> None:
    state = dealt()
    before = GAME.view(state, 1)
    act(state, (0, {"draft": "E3"}))
    after = GAME.view(state, 1)
    assert after["seats"][0]["complete"] is True
    before["seats"][0]["complete"] = True
    before["waiting"] = [1, 2]
    assert after == before


@pytest.mark.parametrize("players", [2, 3, 4])
def test_the_draft_is_for_2_to_4_players(players: int) -> None:
    assert asked(GAME.new(Setup(players, {"draft": "on"}), 5))[0] == (0, "draft")
