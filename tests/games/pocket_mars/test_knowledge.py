"""Who knows what: backs show colours, peeks are remembered, and neither view nor determinize tells more."""

from typing import Any

import pytest

from marsbox.core.contract import Setup, State
from marsbox.core.events import SPECTATOR, Log
from marsbox.core.rng import FastRng
from marsbox.testing import deal
from tests.games.pocket_mars.scenario import GAME, LAUNCH, SKIP, USE, act, asked, at, facts_of, seat

STATE: dict[str, Any] = {
    "deck": ["S1", "S2", "S3", "S4", "S5"],
    "seats": [
        {"ship": 1, "hand": ["E1", "W2"], "module": ["G4", "W6"]},
        {"hand": ["E2", "C3"], "module": ["W4", "C5"]},
        {"hand": ["E3", "E4"], "module": ["W5", "G5"]},
    ],
}
VIEWERS = (SPECTATOR, 0, 1, 2)


def cards(entries: list[dict[str, Any]]) -> list[str | None]:
    return [entry["card"] for entry in entries]


def colours(entries: list[dict[str, Any]]) -> list[str]:
    return [entry["colour"] for entry in entries]


def module_of(state: State, owner: int, viewer: int) -> list[str | None]:
    return cards(GAME.view(state, viewer)["seats"][owner]["module"])


def same_view_everywhere(state: State) -> None:
    """Whatever a seat does not know may be otherwise, and its view stays equal."""
    for viewer in range(-1, state.players):
        view = GAME.view(state, viewer)
        for number in range(2):
            assert GAME.view(GAME.determinize(state, viewer, FastRng(number)), viewer) == view


# ---- backs


@pytest.mark.parametrize("viewer", VIEWERS)
def test_the_colours_of_hands_and_modules_are_public(viewer: int) -> None:
    view = GAME.view(at(STATE), viewer)
    assert sorted(colours(view["seats"][1]["hand"])) == ["construction", "energy"]
    assert colours(view["seats"][1]["module"]) == ["water", "construction"]


@pytest.mark.parametrize("viewer", [SPECTATOR, 0, 2])
def test_values_and_texts_of_hands_and_modules_are_hidden(viewer: int) -> None:
    view = GAME.view(at(STATE), viewer)
    assert cards(view["seats"][1]["hand"]) == cards(view["seats"][1]["module"]) == [None, None]


def test_a_player_knows_the_own_hand_and_may_always_look_at_the_own_module() -> None:
    view = GAME.view(at(STATE), 1)
    assert cards(view["seats"][1]["hand"]) == ["E2", "C3"]
    assert cards(view["seats"][1]["module"]) == ["W4", "C5"]


@pytest.mark.parametrize("viewer", VIEWERS)
def test_the_colour_of_the_decks_top_card_is_public_and_nothing_else_of_the_deck(viewer: int) -> None:
    deck = GAME.view(at(STATE), viewer)["deck"]
    assert (deck["top"], deck["count"], deck["known"]) == ("science", 35 - 12, [])


@pytest.mark.parametrize("viewer", VIEWERS)
def test_the_discard_pile_and_connected_cards_are_face_up(viewer: int) -> None:
    view = GAME.view(at({**STATE, "discard pile": ["C1"], "buildings": {"science": {"cards": ["S7"]}}}), viewer)
    assert view["discard"] == ["C1"]
    assert cards(view["buildings"][3]["column"]) == ["S7"]


def test_a_card_laid_face_down_shows_its_colour_and_0_to_others_and_itself_to_its_player() -> None:
    state = at({**STATE, "seats": [{"hand": ["W3", "S6"], "module": ["G4", "W6"]}, *STATE["seats"][1:]]})
    act(state, (0, {"hand": "W3"}))
    for viewer in VIEWERS:
        (entry,) = GAME.view(state, viewer)["buildings"][3]["column"]
        assert (entry["colour"], entry["value"], entry["face_down"]) == ("science", 0, True)
        assert entry["card"] == ("S6" if viewer == 0 else None)


# ---- looking


def test_a_peek_at_a_module_shows_its_cards_to_the_one_who_looks() -> None:
    state = act(at(STATE), (0, {"module": "W6"}), (0, SKIP), (0, USE), (0, {"peek": 1}))
    assert module_of(state, 1, 0) == ["W4", "C5"]
    assert module_of(state, 1, 2) == module_of(state, 1, SPECTATOR) == [None, None]
    same_view_everywhere(state)


def test_a_peek_is_told_to_the_one_who_looks_alone() -> None:
    state = act(at(STATE), (0, {"module": "W6"}), (0, SKIP), (0, USE))
    log = Log()
    GAME.apply(state, 0, GAME.actions.number({"peek": 1}), log)
    lengths = {viewer: [len(event.numbers) for event in log.seen_by(viewer)] for viewer in VIEWERS}
    assert lengths[0][0] == 4
    assert lengths[1][0] == lengths[2][0] == lengths[SPECTATOR][0] == 2


def test_a_peek_is_remembered_in_later_turns() -> None:
    state = act(
        at(STATE), (0, {"module": "W6"}), (0, SKIP), (0, USE), (0, {"peek": 1}), (0, SKIP), (0, {"store": "E1"})
    )
    act(state, (1, LAUNCH), (2, LAUNCH))
    assert asked(state) == [(0, "turn")]
    assert module_of(state, 1, 0) == ["W4", "C5"]


def test_a_determinized_state_keeps_what_was_peeked_and_changes_what_was_not() -> None:
    state = at({**STATE, "seen": {"W4": [0], "C5": [0]}})
    modules = set()
    others = set()
    for number in range(40):
        other = GAME.determinize(state, 0, FastRng(number))
        modules.add(tuple(seat(other, 1)["module"]))
        others.add(tuple(seat(other, 2)["module"]))
    assert modules == {("W4", "C5")}
    assert len(others) > 5


def test_a_card_that_was_peeked_stays_known_when_it_is_put_under_the_deck() -> None:
    state = at({**STATE, "active player": 1, "seen": {"C5": [0]}, "buildings": {"water": {"cards": ["W7"]}}})
    act(state, (1, {"module": "W4"}), (1, SKIP), (1, {"bury": "C5"}))
    position = GAME.view(state, 0)["deck"]["count"] - 1
    assert GAME.view(state, 0)["deck"]["known"] == [{"position": position, "colour": "construction", "card": "C5"}]
    assert GAME.view(state, 2)["deck"]["known"] == [{"position": position, "colour": "construction", "card": None}]
    same_view_everywhere(state)


def test_who_buries_a_card_knows_it_and_others_know_its_colour() -> None:
    state = at({**STATE, "active player": 1, "buildings": {"water": {"cards": ["W7"]}}})
    act(state, (1, {"module": "W4"}), (1, SKIP), (1, {"bury": "E2"}))
    for viewer in VIEWERS:
        (entry,) = GAME.view(state, viewer)["deck"]["known"]
        assert entry["colour"] == "energy"
        assert entry["card"] == ("E2" if viewer == 1 else None)
    same_view_everywhere(state)


def test_a_buried_card_that_is_drawn_stays_known_to_the_one_who_buried_it() -> None:
    state = at({**STATE, "deck": ["S1", "the rest"], "active player": 1, "seen": {"S1": [0]}})
    act(state, (1, {"discard": "E2"}))
    assert "S1" in cards(GAME.view(state, 0)["seats"][1]["hand"])
    assert "S1" not in cards(GAME.view(state, 2)["seats"][1]["hand"])


def test_a_known_hand_card_among_others_of_its_colour_is_known_to_be_held_once_one_is_stored() -> None:
    seats = [STATE["seats"][0], {"hand": ["S1", "S2"], "module": ["W4", "C5"]}, STATE["seats"][2]]
    state = at({**STATE, "deck": ["S3", "S4"], "seats": seats, "active player": 1, "seen": {"S1": [0]}})
    act(state, (1, {"discard": "W4"}), (1, {"store": "S1"}))
    view = GAME.view(state, 0)["seats"][1]
    assert view["holds"] == ["S1"]
    assert cards(view["hand"]) == [None, None]
    assert cards(view["module"]) == [None, None]
    assert GAME.view(state, 2)["seats"][1]["holds"] == []
    for number in range(20):
        other = GAME.determinize(state, 0, FastRng(number))
        assert "S1" in seat(other, 1)["hand"] + seat(other, 1)["module"]
    same_view_everywhere(state)


def test_a_known_hand_card_that_is_the_only_one_of_its_colour_is_known_in_the_module() -> None:
    seats = [STATE["seats"][0], {"hand": ["S1", "E2"], "module": ["W4", "C5"]}, STATE["seats"][2]]
    state = at({**STATE, "deck": ["G1", "G2"], "seats": seats, "active player": 1, "seen": {"S1": [0]}})
    act(state, (1, {"discard": "W4"}), (1, {"store": "S1"}))
    assert module_of(state, 1, 0) == [None, "S1"]


def test_digging_shows_the_cards_to_the_one_who_digs_and_their_backs_to_all() -> None:
    seats = [{"hand": ["W1", "E1"], "module": ["G4", "W6"]}, *STATE["seats"][1:]]
    state = act(at({**STATE, "deck": ["S1", "C1", "G1"], "seats": seats}), (0, {"hand": "W1"}))
    for viewer in VIEWERS:
        known = GAME.view(state, viewer)["deck"]["known"]
        assert colours(known) == ["science", "construction", "ecosystem"]
        assert cards(known) == (["S1", "C1", "G1"] if viewer == 0 else [None, None, None])
    act(state, (0, {"keep": "C1"}))
    assert cards(GAME.view(state, 0)["deck"]["known"]) == ["S1", "G1"]
    assert colours(GAME.view(state, 2)["deck"]["known"]) == ["science", "ecosystem"]
    same_view_everywhere(state)


def test_a_new_deck_is_known_to_nobody() -> None:
    state = at({**STATE, "deck": ["S1"], "discard pile": ["the rest"], "seen": {}})
    act(state, (0, {"discard": "E1"}))
    for viewer in VIEWERS:
        assert GAME.view(state, viewer)["deck"]["known"] == []
    same_view_everywhere(state)


def test_drawing_tells_others_the_colour_only() -> None:
    state = at(STATE)
    log = Log()
    GAME.apply(state, 0, GAME.actions.number({"discard": "E1"}), log)
    drew = GAME.event_kinds.index("drew")
    numbers = {viewer: [event.numbers for event in log.seen_by(viewer) if event.kind == drew] for viewer in VIEWERS}
    assert [len(found) for found in numbers[0]] == [3]
    assert [len(found) for found in numbers[1]] == [2]
    assert numbers[1] == numbers[2] == numbers[SPECTATOR]


def test_another_players_hand_is_shown_by_colour_so_that_its_order_tells_nothing() -> None:
    seats = [STATE["seats"][0], {"hand": ["E2", "C3"]}, STATE["seats"][2]]
    turned = [STATE["seats"][0], {"hand": ["C3", "E2"]}, STATE["seats"][2]]
    one, other = (at({**STATE, "seats": entries}) for entries in (seats, turned))
    assert GAME.view(one, 0) == GAME.view(other, 0)


# ---- views and determinized states


@pytest.mark.parametrize("options", [{}, {"draft": "on"}])
@pytest.mark.parametrize("players", [2, 3, 4])
def test_all_the_game_long_a_view_tells_nothing_that_is_hidden(players: int, options: dict[str, str]) -> None:
    state = GAME.new(Setup(players, options), players)
    rng = FastRng(players)
    while GAME.decisions(state):
        same_view_everywhere(state)
        decision = GAME.decisions(state)[0]
        GAME.apply(state, decision.seat, rng.choice(decision.options))


def test_all_the_solo_game_long_a_view_tells_nothing_that_is_hidden() -> None:
    state = GAME.new(Setup(1), 1)
    rng = FastRng(1)
    while GAME.decisions(state):
        same_view_everywhere(state)
        decision = GAME.decisions(state)[0]
        GAME.apply(state, decision.seat, rng.choice(decision.options))


def test_a_determinized_state_has_another_seed_and_no_scripted_deal() -> None:
    state = deal(GAME, 2, seed=5, reshuffles=[["E1"]])
    other = GAME.determinize(state, 0, FastRng(1))
    assert facts_of(other)["seed"] != facts_of(state)["seed"]
    assert facts_of(other)["reshuffles"] == []


def test_a_determinized_state_keeps_that_an_answer_is_complete_but_not_the_answer() -> None:
    dealt = [["E1", "E2", "E3", "E4"], ["W1", "W2", "W3", "W4"]]
    state = act(deal(GAME, 2, dealt=dealt), (1, {"store": "W1"}), (1, {"store": "W2"}))
    answers = set()
    for number in range(60):
        other = GAME.determinize(state, 0, FastRng(number))
        assert [decision.seat for decision in GAME.decisions(other)] == [0]
        answers.add(tuple(str(form) for form in facts_of(other)["answers"][1]))
    assert len(answers) > 10


def test_the_spectator_knows_no_hidden_card() -> None:
    view = GAME.view(at(STATE), SPECTATOR)
    for entry in view["seats"]:
        assert cards(entry["hand"]) == cards(entry["module"]) == [None, None]


def test_a_view_is_for_a_seat_of_the_game() -> None:
    with pytest.raises(ValueError, match="no seat 3: seats are 0 to 2, and -1 is the spectator"):
        GAME.view(at(STATE), 3)


# ---- the draft


PACKS = [["E1", "E2", "W1", "G1", "C1"], ["S1", "S2", "S3", "G2", "C2"]]


def drafting() -> State:
    state = deal(GAME, 2, options={"draft": "on"}, first=0, dealt=PACKS, deck=["E7"])
    return act(state, (0, {"draft": "E1"}), (1, {"draft": "S1"}))


def test_a_player_remembers_the_cards_passed_on() -> None:
    state = drafting()
    assert GAME.view(state, 0)["passed"] == ["E2", "W1", "G1", "C1"]
    assert GAME.view(state, 1)["passed"] == ["S2", "S3", "G2", "C2"]
    assert GAME.view(state, SPECTATOR)["passed"] == []


def test_in_a_draft_the_passed_pack_is_known_to_lie_with_the_neighbour() -> None:
    state = drafting()
    for number in range(10):
        other = GAME.determinize(state, 0, FastRng(number))
        assert sorted(seat(other, 1)["pack"]) == ["C1", "E2", "G1", "W1"]
        # seat 1 has kept some science card that seat 0 has not seen
        assert seat(other, 1)["hand"][0] in ("S1", "S4", "S5", "S6", "S7")
    same_view_everywhere(state)


def test_a_passed_card_that_everybody_sees_is_no_longer_remembered_as_passed() -> None:
    state = drafting()
    for cards_kept in (["S2", "E2"], ["W1", "S3"], ["G2", "G1"]):
        act(state, *[(number, {"draft": card}) for number, card in enumerate(cards_kept)])
    act(state, (0, {"store": "E1"}), (0, {"store": "S2"}), (1, {"store": "S1"}), (1, {"store": "S3"}))
    assert "E2" in GAME.view(state, 0)["passed"]
    act(state, (0, LAUNCH), (1, {"discard": "E2"}))
    assert "E2" not in GAME.view(state, 0)["passed"]
    same_view_everywhere(state)


def test_after_a_draft_a_determinized_state_keeps_the_passed_cards_where_they_can_be() -> None:
    state = drafting()
    for cards_kept in (["S2", "E2"], ["W1", "S3"], ["G2", "G1"]):
        act(state, *[(number, {"draft": card}) for number, card in enumerate(cards_kept)])
    for number in range(20):
        other = GAME.determinize(state, 0, FastRng(number))
        held = seat(other, 1)["hand"]
        # of the pack it passed and saw again, seat 0 knows that seat 1 took E2 of E2, W1, G1, C1
        assert "E2" in held
