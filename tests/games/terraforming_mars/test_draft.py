"""The draft variant: keep one, pass the others, and buy from the four that were kept."""

import pytest

from marsbox.core.contract import State
from marsbox.games.terraforming_mars.cards import PRINTED
from marsbox.games.terraforming_mars.state import PROJECTS
from marsbox.testing import deal
from tests.games.terraforming_mars.scenario import DONE, GAME, PASS, act, asked, at, facts_of, offered_by, refused, seat

# what everybody is dealt, for each seat
DEALT = [
    ["asteroid", "comet", "fish", "moss"],
    ["birds", "ants", "pets", "grass"],
    ["trees", "mine", "heather", "farming"],
]


def drafting(generation: int = 2, players: int = 3, **words: object) -> State:
    """The draft of a generation; everybody is dealt what `DEALT` says."""
    first = generation % players
    order = [(first + step) % players for step in range(players)]
    deck = [DEALT[number][round_] for round_ in range(4) for number in order]
    passed = {f"{number} passed": True for number in range(1, players)}
    before = (first - 1) % players
    options = {"options": {"draft": "on"}, "players": players, "generation": generation - 1}
    state = at({**options, "first player": before, "active player": 0, "deck": deck, **passed, **words})
    return act(state, PASS)


def offered_now(state: State) -> list[list[str]]:
    return [offered_by(state, "keep", number) for number in range(state.players)]


def keep(state: State, *cards: str) -> State:
    """Every seat keeps a card."""
    return act(state, *[(number, {"keep": card}) for number, card in enumerate(cards)])


def test_everybody_drafts_at_once() -> None:
    state = drafting()
    assert asked(state) == [(0, "draft"), (1, "draft"), (2, "draft")]
    assert offered_now(state) == DEALT
    assert facts_of(state)["phase"] == "draft"


def test_without_the_variant_there_is_no_draft() -> None:
    state = drafting(options={"draft": "off"})
    assert {kind for _, kind in asked(state)} == {"buy"}


def test_in_even_generations_cards_are_passed_clockwise() -> None:
    state = keep(drafting(2), "asteroid", "birds", "trees")
    assert offered_now(state) == [DEALT[2][1:], DEALT[0][1:], DEALT[1][1:]]


def test_in_odd_generations_cards_are_passed_the_other_way() -> None:
    state = keep(drafting(3), "asteroid", "birds", "trees")
    assert offered_now(state) == [DEALT[1][1:], DEALT[2][1:], DEALT[0][1:]]


def test_one_is_kept_of_four_of_three_and_of_two_and_the_last_comes_without_a_choice() -> None:
    state = keep(drafting(2), "asteroid", "birds", "trees")
    keep(state, "mine", "comet", "ants")
    assert offered_now(state) == [["pets", "grass"], ["heather", "farming"], ["fish", "moss"]]
    keep(state, "pets", "farming", "moss")
    assert asked(state) == [(0, "buy"), (1, "buy"), (2, "buy")]
    assert [entry["offered"] for entry in facts_of(state)["seats"]] == [
        ["asteroid", "mine", "pets", "fish"],
        ["birds", "comet", "farming", "grass"],
        ["trees", "ants", "moss", "heather"],
    ]


def test_what_is_drafted_must_still_be_bought() -> None:
    state = keep(drafting(2, megacredits=0, TR=20), "asteroid", "birds", "trees")
    keep(state, "mine", "comet", "ants")
    keep(state, "pets", "farming", "moss")
    act(state, {"keep": "pets"}, {"keep": "asteroid"}, DONE, (1, DONE), (2, DONE))
    assert seat(state, 0)["hand"] == ["asteroid", "pets"]
    assert seat(state, 0)["resources"]["megacredits"] == 20 - 6
    assert len(facts_of(state)["discard pile"]) == 10


def test_what_was_not_passed_on_cannot_be_kept() -> None:
    state = drafting()
    assert refused(state, {"keep": "birds"}) == "wrong_card"
    assert refused(state, DONE) == "not_asked"


def test_with_two_players_cards_come_back() -> None:
    state = act(drafting(2, 2), (0, {"keep": "asteroid"}), (1, {"keep": "birds"}))
    act(state, (0, {"keep": "pets"}), (1, {"keep": "comet"}))
    assert offered_now(state) == [["fish", "moss"], ["ants", "grass"]]


@pytest.mark.parametrize("players", [2, 5])
def test_there_is_no_draft_at_set_up(players: int) -> None:
    state = deal(GAME, players, options={"draft": "on"})
    assert {kind for _, kind in asked(state)} == {"corporation"}


def test_there_is_no_draft_in_the_first_generation() -> None:
    options = {"draft": "on", "beginner_1": "on", "beginner_2": "on"}
    assert asked(deal(GAME, 2, options=options, first=0)) == [(0, "turn")]


def test_reading_without_four_cards_for_everybody_there_is_no_draft() -> None:
    few = ["virus", "sponsors", "sabotage"]
    others = [card.id for card in PRINTED[:PROJECTS] if card.id not in few]
    state = act(at({"options": {"draft": "on"}, "1 passed": True, "deck": few, "hand": others}), PASS)
    assert asked(state) == [(0, "buy"), (1, "buy")]
    assert [entry["offered"] for entry in facts_of(state)["seats"]] == [["sponsors"], ["virus", "sabotage"]]
