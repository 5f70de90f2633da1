"""Who knows what: hands, draws, drafts, discards, corporations; neither view nor events nor determinize tell more."""

from collections import Counter
from collections.abc import Iterator
from typing import Any, cast

import pytest

from marsbox.core.contract import Setup, State
from marsbox.core.events import SPECTATOR, Event, Log
from marsbox.core.rng import FastRng
from marsbox.games.terraforming_mars import moves
from marsbox.games.terraforming_mars.cards import PRINTED
from marsbox.games.terraforming_mars.state import PROJECTS, TerraformingState
from marsbox.testing import deal
from tests.games.terraforming_mars.scenario import (
    DONE,
    GAME,
    PASS,
    SKIP,
    act,
    asked,
    at,
    events,
    facts_of,
    offered_by,
    seat,
)

VIEWERS = (SPECTATOR, 0, 1, 2)
IDS = [card.id for card in PRINTED]
EVERY = sorted(IDS[:PROJECTS])
BASE = sorted(card.id for card in PRINTED[:PROJECTS] if not card.corporate_era)
HANDS = [["asteroid", "comet"], ["grass", "bushes", "trees"], ["fish"]]
STATE: dict[str, Any] = {
    "players": 3,
    "hand": HANDS[0],
    "1 hand": HANDS[1],
    "2 hand": HANDS[2],
    "1 events": ["deimos_down"],
    "discard pile": ["sabotage", "virus", "sponsors"],
    "known discards": {"sabotage": "everybody", "virus": [1]},
}


def imagined(state: State, viewer: int, number: int = 60) -> Iterator[State]:
    """States that a seat can't tell from the true one."""
    for seed in range(number):
        yield GAME.determinize(state, viewer, FastRng(seed))


def project_cards(state: State) -> list[str]:
    """All project cards, wherever they are."""
    facts = facts_of(state)
    found: list[str] = facts["deck"] + facts["discard pile"] + facts.get("looking at", [])
    for entry in facts["seats"]:
        for pile in ("hand", "played", "events", "offered", "drafted"):
            found += entry.get(pile, [])
    return found


def heard(log: list[Event], kind: str, viewer: int) -> list[tuple[int, ...]]:
    """The events of one kind that a seat sees."""
    return [event.numbers for event in log if event.seen_by(viewer) and GAME.event_kinds[event.kind] == kind]


def number(card: str) -> int:
    return IDS.index(card)


# ---- hands and piles


@pytest.mark.parametrize("viewer", VIEWERS)
def test_a_hand_is_known_to_its_owner_and_its_size_to_all(viewer: int) -> None:
    seats = GAME.view(at(STATE), viewer)["seats"]
    assert [entry["hand"] for entry in seats] == [HANDS[other] if other == viewer else None for other in range(3)]
    assert [entry["hand_count"] for entry in seats] == [2, 3, 1]


@pytest.mark.parametrize("viewer", VIEWERS)
def test_of_the_piles_only_the_number_is_known(viewer: int) -> None:
    view = GAME.view(at(STATE), viewer)
    elsewhere = [*HANDS[0], *HANDS[1], *HANDS[2], *STATE["1 events"]]
    discarded = STATE["discard pile"]
    assert (view["deck"], view["discard"]) == (PROJECTS - len(elsewhere) - len(discarded), len(discarded))


@pytest.mark.parametrize("viewer", VIEWERS)
def test_events_played_stay_known_for_all_saw_them(viewer: int) -> None:
    assert GAME.view(at(STATE), viewer)["seats"][1]["events"] == ["deimos_down"]


@pytest.mark.parametrize("viewer", VIEWERS)
def test_prices_are_told_of_the_own_hand_alone(viewer: int) -> None:
    assert list(GAME.view(at(STATE), viewer)["prices"]) == (HANDS[viewer] if viewer >= 0 else [])


@pytest.mark.parametrize("viewer", VIEWERS)
def test_a_view_has_what_one_knows_of_cards_out_of_sight(viewer: int) -> None:
    expected = {0: ["sabotage"], 1: ["sabotage", "virus"], 2: ["sabotage"]}.get(viewer, [])
    assert sorted(GAME.view(at(STATE), viewer)["known"]) == expected


@pytest.mark.parametrize("viewer", VIEWERS)
def test_a_determinized_state_keeps_the_own_hand_and_draws_the_others_anew(viewer: int) -> None:
    found: dict[int, set[tuple[str, ...]]] = {0: set(), 1: set(), 2: set()}
    for other in imagined(at(STATE), viewer):
        assert GAME.view(other, viewer) == GAME.view(at(STATE), viewer)
        assert sorted(project_cards(other)) == EVERY
        for entry in range(3):
            found[entry].add(tuple(seat(other, entry)["hand"]))
    for entry in range(3):
        assert len(found[entry]) == 1 if entry == viewer else len(found[entry]) > 30


@pytest.mark.parametrize("viewer", VIEWERS)
def test_a_determinized_state_keeps_known_discards_and_draws_the_others_anew(viewer: int) -> None:
    piles = [facts_of(other)["discard pile"] for other in imagined(at(STATE), viewer)]
    assert {pile[0] for pile in piles} == {"sabotage"}
    assert ({pile[1] for pile in piles} == {"virus"}) == (viewer == 1)
    assert len({pile[2] for pile in piles}) > 20


def test_a_new_deck_does_not_tell_what_became_of_cards_passed_on() -> None:
    """Whether such a card was discarded, and lies in the new deck, or is still in a hand, stays unknown."""
    out = {"known to be out": {"grass": [0], "sabotage": [0]}}
    state = cast(TerraformingState, at({"1 hand": ["grass"], "discard pile": ["sabotage", "virus"], **out}))
    assert sorted(GAME.view(state, 0)["known"]) == ["grass", "sabotage"]
    state.drawn = len(state.deck)
    moves.next_card(state, None)
    assert GAME.view(state, 0)["known"] == []


def test_a_determinized_state_shuffles_the_deck() -> None:
    assert len({tuple(facts_of(other)["deck"]) for other in imagined(at(STATE), 0, 20)}) == 20


def test_a_determinized_state_has_another_seed_and_no_scripted_deal() -> None:
    state = deal(GAME, 2, seed=5, reshuffles=[["comet"]])
    other = GAME.determinize(state, 0, FastRng(1))
    assert facts_of(other)["seed"] != facts_of(state)["seed"]
    assert facts_of(other)["reshuffles"] == []


# ---- drawing, looking, discarding


@pytest.mark.parametrize("viewer", VIEWERS)
def test_a_card_drawn_is_told_to_who_draws_it(viewer: int) -> None:
    words = {**STATE, "hand": ["technology_demonstration"], "deck": ["moss", "ants"]}
    log = events(at(words), {"play": "technology_demonstration"})
    assert heard(log, "drew", viewer) == [(0, 2, number("moss"), number("ants")) if viewer == 0 else (0, 2)]


def looking() -> tuple[State, list[Event]]:
    words = {**STATE, "hand": ["invention_contest"], "deck": ["moss", "ants", "birds"]}
    state = at(words)
    return state, events(state, {"play": "invention_contest"})


@pytest.mark.parametrize("viewer", VIEWERS)
def test_cards_looked_at_are_told_to_who_looks(viewer: int) -> None:
    state, log = looking()
    cards = ["moss", "ants", "birds"]
    assert heard(log, "looked", viewer) == [(0, 3, *map(number, cards)) if viewer == 0 else (0, 3)]
    assert GAME.view(state, viewer)["looking"] == (cards if viewer == 0 else [])
    kept = {tuple(facts_of(other)["looking at"]) for other in imagined(state, viewer)}
    assert len(kept) == 1 if viewer == 0 else len(kept) > 30


@pytest.mark.parametrize("viewer", VIEWERS)
def test_cards_not_kept_are_discarded_face_down_and_known_to_who_saw_them(viewer: int) -> None:
    state, _ = looking()
    log = events(state, {"keep": "ants"})
    assert heard(log, "discarded", viewer) == [(0, 2, number("moss"), number("birds")) if viewer == 0 else (0, 2)]
    known = GAME.view(state, viewer)["known"]
    assert ("moss" in known and "birds" in known) == (viewer == 0)


@pytest.mark.parametrize("viewer", VIEWERS)
def test_a_card_looked_at_and_bought_is_told_to_who_buys(viewer: int) -> None:
    state = act(at({**STATE, "played": ["inventors_guild"], "deck": ["moss"]}), {"act": "inventors_guild"})
    log = events(state, {"keep": "moss"})
    assert heard(log, "bought", viewer) == [(0, 1, number("moss")) if viewer == 0 else (0, 1)]


@pytest.mark.parametrize("viewer", VIEWERS)
def test_a_card_turned_up_is_seen_by_all(viewer: int) -> None:
    state = at({**STATE, "played": ["search_for_life"], "deck": ["moss"]})
    log = events(state, {"act": "search_for_life"})
    assert heard(log, "revealed", viewer) == [(0, number("moss"))]
    assert ("moss" in GAME.view(state, viewer)["known"]) == (viewer >= 0)
    assert {facts_of(other)["discard pile"][-1] for other in imagined(state, viewer, 20)} == {"moss"}


@pytest.mark.parametrize("viewer", VIEWERS)
def test_what_is_sold_is_known_to_who_sells_it_and_how_many_to_all(viewer: int) -> None:
    state = act(at({**STATE, "hand": ["asteroid", "comet", "pets"]}), {"project": "sell_patents"}, {"discard": "comet"})
    log = events(state, DONE)
    assert heard(log, "sold", viewer) == [(0, 1)]
    assert ("comet" in GAME.view(state, viewer)["known"]) == (viewer == 0)


@pytest.mark.parametrize("viewer", VIEWERS)
def test_who_watches_a_sale_does_not_learn_what_is_chosen(viewer: int) -> None:
    hand = ["asteroid", "medical_lab", "ai_central"]
    state = act(at({**STATE, "hand": hand}), {"project": "sell_patents"})
    before = GAME.view(state, viewer)
    act(state, {"discard": "medical_lab"})
    assert offered_by(state, "discard") == ["asteroid", "ai_central"]
    if viewer == 0:
        assert GAME.view(state, 0)["selling"] == ["medical_lab"]
    else:
        assert GAME.view(state, viewer) == before
    for other in imagined(state, viewer):
        if viewer == 0:
            assert offered_by(other, "discard") == ["asteroid", "ai_central"]
            act(other, DONE)
        else:
            assert sorted(offered_by(other, "discard")) == sorted(seat(other, 0)["hand"])


def test_a_new_deck_is_forgotten() -> None:
    words = {**STATE, "hand": ["technology_demonstration"], "discard pile": ["the rest"], "deck": ["moss"]}
    words["known discards"] = {"virus": [0], "sabotage": [0, 1]}
    state = at(words)
    assert sorted(GAME.view(state, 0)["known"]) == ["sabotage", "virus"]
    act(state, {"play": "technology_demonstration"})
    assert GAME.view(state, 0)["known"] == []
    assert GAME.view(state, 1)["known"] == []


# ---- set-up


PAIRS = [["phobolog", "credicor"], ["thorgate", "ecoline"], ["tharsis_republic", "helion"]]


@pytest.mark.parametrize("viewer", VIEWERS)
def test_corporations_and_cards_dealt_are_known_to_their_owner(viewer: int) -> None:
    state = deal(GAME, 3, corporations=PAIRS)
    view = GAME.view(state, viewer)
    assert view["corporations"] == (PAIRS[viewer] if viewer >= 0 else [])
    assert view["offered"] == (seat(state, viewer)["offered"] if viewer >= 0 else [])
    log = Log()
    GAME.new(Setup(3, None, {"corporations": PAIRS}), 0, log)
    assert [numbers[0] for numbers in heard(log.events, "dealt", viewer)] == ([viewer] if viewer >= 0 else [])


@pytest.mark.parametrize("viewer", VIEWERS)
def test_a_corporation_is_secret_until_all_have_chosen(viewer: int) -> None:
    state = act(deal(GAME, 3, corporations=PAIRS, first=0), (1, {"corporation": "ecoline"}), (1, DONE))
    view = GAME.view(state, viewer)
    assert [entry["corporation"] for entry in view["seats"]] == [None, None, None]
    assert [entry["complete"] for entry in view["seats"]] == [False, True, False]
    assert view["answers"] == ([{"corporation": "ecoline"}, DONE] if viewer == 1 else [])
    act(state, (0, {"corporation": "phobolog"}), (0, DONE), (2, {"corporation": "helion"}), (2, DONE))
    revealed = [entry["corporation"] for entry in GAME.view(state, viewer)["seats"]]
    assert revealed == ["phobolog", "ecoline", "helion"]


@pytest.mark.parametrize("viewer", VIEWERS)
def test_the_corporation_of_a_beginner_is_known_from_the_start(viewer: int) -> None:
    view = GAME.view(deal(GAME, 3, options={"beginner_2": "on"}), viewer)
    assert [entry["corporation"] for entry in view["seats"]] == [None, "beginner_corporation", None]


def test_a_determinized_set_up_deals_the_others_anew_and_forgets_their_answers() -> None:
    state = act(deal(GAME, 3, corporations=PAIRS), (1, {"corporation": "ecoline"}), (1, DONE))
    pairs: set[tuple[str, ...]] = set()
    for other in imagined(state, 0):
        assert asked(other) == asked(state)
        assert sorted(project_cards(other)) == BASE
        assert GAME.view(other, 0) == GAME.view(state, 0)
        mine, theirs = seat(other, 0), seat(other, 1)
        assert mine["corporations offered"] == PAIRS[0]
        assert facts_of(other)["answers"][1][0]["corporation"] in theirs["corporations offered"]
        assert not set(PAIRS[0]) & set(theirs["corporations offered"] + seat(other, 2)["corporations offered"])
        pairs.add(tuple(theirs["corporations offered"]))
    assert len(pairs) > 20


@pytest.mark.parametrize("viewer", VIEWERS)
def test_what_is_bought_is_told_to_the_buyer_and_how_many_to_all(viewer: int) -> None:
    cards = ["asteroid", "comet", "fish"]
    state = deal(GAME, 3, corporations=PAIRS, dealt=[cards, [], []], first=0)
    act(state, *[(other, {"corporation": pair[0]}) for other, pair in enumerate(PAIRS)], (1, DONE), (2, DONE))
    act(state, {"keep": "comet"})
    log = events(state, DONE)
    bought = [(0, 1, number("comet")) if viewer == 0 else (0, 1), (1, 0), (2, 0)]
    assert heard(log, "bought", viewer) == bought
    for numbers in heard(log, "discarded", viewer):
        assert (len(numbers) > 2) == (numbers[0] == viewer)


# ---- research and draft


def drafting() -> State:
    """Three players are about to draft in generation 2."""
    words = {"players": 3, "options": {"draft": "on"}, "1 passed": True, "2 passed": True}
    cards = [
        *("asteroid", "comet", "fish", "moss"),
        *("birds", "ants", "pets", "grass"),
        *("trees", "mine", "heather", "farming"),
    ]
    return act(at({**words, "deck": cards}), PASS)


def test_cards_are_dealt_one_by_one_from_the_first_player() -> None:
    state = drafting()
    assert facts_of(state)["first player"] == 1
    assert seat(state, 1)["offered"] == ["asteroid", "moss", "pets", "mine"]
    assert seat(state, 2)["offered"] == ["comet", "birds", "grass", "heather"]
    assert seat(state, 0)["offered"] == ["fish", "ants", "trees", "farming"]


@pytest.mark.parametrize("viewer", VIEWERS)
def test_what_is_drafted_and_passed_is_known_to_who_had_it(viewer: int) -> None:
    state = act(drafting(), (0, {"keep": "fish"}), (1, {"keep": "pets"}))
    log = events(state, {"keep": "comet"}, 2)
    drafted = {0: number("fish"), 1: number("pets"), 2: number("comet")}
    assert heard(log, "drafted", viewer) == [
        (other, drafted[other]) if other == viewer else (other,) for other in (1, 2, 0)
    ]
    passed = heard(log, "passed_cards", viewer)
    assert [numbers[:2] for numbers in passed] == ([((viewer - 1) % 3, viewer)] if viewer >= 0 else [])
    view = GAME.view(state, viewer)
    assert view["drafted"] == ([IDS[drafted[viewer]]] if viewer >= 0 else [])
    assert view["offered"] == (seat(state, viewer)["offered"] if viewer >= 0 else [])
    if viewer == 0:
        assert view["known"] == ["ants", "trees", "farming"]


def test_a_card_that_was_passed_is_never_imagined_in_the_deck() -> None:
    state = act(drafting(), (0, {"keep": "fish"}), (1, {"keep": "pets"}), (2, {"keep": "comet"}))
    for other in imagined(state, 0):
        assert not {"ants", "trees", "farming"} & set(facts_of(other)["deck"])
        assert GAME.view(other, 0) == GAME.view(state, 0)
        assert sorted(project_cards(other)) == EVERY


def test_a_draft_choice_of_others_is_drawn_anew() -> None:
    state = act(drafting(), (1, {"keep": "pets"}))
    kept = set()
    for other in imagined(state, 0):
        assert asked(other) == [(0, "draft"), (2, "draft")]
        (answer,) = facts_of(other)["answers"][1]
        assert answer["keep"] in seat(other, 1)["offered"]
        kept.add(answer["keep"])
    assert len(kept) > 20


@pytest.mark.parametrize("viewer", VIEWERS)
def test_cards_to_buy_are_known_to_who_may_buy_them(viewer: int) -> None:
    state = act(at({**STATE, "1 passed": True, "2 passed": True}), PASS)
    assert {kind for _, kind in asked(state)} == {"buy"}
    view = GAME.view(state, viewer)
    assert view["offered"] == (seat(state, viewer)["offered"] if viewer >= 0 else [])


# ---- all the game long


@pytest.mark.parametrize(
    ("players", "options"),
    [(1, {}), (2, {"draft": "on"}), (3, {"draft": "on", "corporate_era": "on"}), (4, {"beginner_3": "on"})],
)
def test_all_the_game_long_no_determinized_state_looks_different_or_loses_a_card(
    players: int, options: dict[str, str]
) -> None:
    state = GAME.new(Setup(players, options), players)
    rng = FastRng(players)
    cards = Counter(project_cards(state))
    for step in range(400):
        decisions = GAME.decisions(state)
        if not decisions:
            break
        viewer = step % (players + 1) - 1
        other = GAME.determinize(state, viewer, rng)
        assert GAME.view(other, viewer) == GAME.view(state, viewer)
        assert all(decision.options for decision in GAME.decisions(other))
        facts = facts_of(state)
        if facts["phase"] in ("action", "draft", "research", "set-up"):
            assert Counter(project_cards(state)) == Counter(project_cards(other)) == cards
        decision = decisions[rng.below(len(decisions))]
        GAME.apply(state, decision.seat, rng.choice(decision.options))


@pytest.mark.parametrize("viewer", [-2, 3])
def test_a_view_is_for_a_seat_of_the_game(viewer: int) -> None:
    with pytest.raises(ValueError, match=f"no seat {viewer}: seats are 0 to 2, and -1 is the spectator"):
        GAME.view(at(STATE), viewer)


def test_an_exchange_of_cards_is_secret() -> None:
    words = {**STATE, "played": ["mars_university"], "hand": ["lightning_harvest", "invention_contest", "fish"]}
    words = {**words, "2 hand": [], "deck": ["moss", "ants", "birds", "pets"]}
    state = act(at(words), {"play": "invention_contest"}, {"keep": "moss"})
    assert asked(state) == [(0, "exchange")]
    log = events(state, {"discard": "fish"})
    assert heard(log, "discarded", 1) == [(0, 1)]
    assert heard(log, "drew", 1) == [(0, 1)]
    assert heard(log, "drew", 0) == [(0, 1, number("pets"))]
    assert SKIP not in facts_of(state)["questions"][0]["options"]
