"""Actions that would do nothing: allowed whenever their cost can be paid, and worth a warning."""

from typing import Any

import pytest

from marsbox.analysis import judge
from marsbox.bots import make_bot
from marsbox.core import State
from marsbox.games.terraforming_mars.cards import PRINTED
from marsbox.games.terraforming_mars.state import CITY, OCEAN, PROJECTS
from tests.games.scenario import Form
from tests.games.terraforming_mars.scenario import GAME, act, asked, at, changes, offered, refused
from tests.games.terraforming_mars.test_projects import CITIES

HOT = {"temperature": 8}
WET = {"oceans": 9}
EVERY = [card.id for card in PRINTED[:PROJECTS]]

# a position, something that would do nothing there, and all that it changes
IDLE: list[tuple[dict[str, Any], Form, dict[str, Any]]] = [
    ({"played": ["symbiotic_fungus"]}, {"act": "symbiotic_fungus"}, {"used": ["symbiotic_fungus"]}),
    (
        {"played": ["aquifer_pumping"], "megacredits": 8, **WET},
        {"act": "aquifer_pumping"},
        {"used": ["aquifer_pumping"], "megacredits": -8},
    ),
    ({"heat": 8, **HOT}, {"convert_heat": True}, {"heat": -8}),
    ({"megacredits": 14, **HOT}, {"project": "asteroid"}, {"megacredits": -14}),
    ({"megacredits": 18, **WET}, {"project": "aquifer"}, {"megacredits": -18}),
]
# actions that look at cards or draw them
OF_CARDS = ["inventors_guild", "business_network", "ai_central"]


def without_cards(card: str) -> State:
    """Seat 0 has a card in play, and there is no card left to draw."""
    return at({"played": [card], "1 hand": [other for other in EVERY if other != card]})


def warning(state: State, form: Form) -> tuple[str, tuple[int, ...]] | None:
    """What seat 0 is warned of before an option."""
    decision = GAME.decision(state, 0)
    assert decision is not None
    action = GAME.actions.number(dict(form))
    assert action in decision.options
    reason = GAME.warning(state, decision, action)
    return None if reason is None else (reason.code, reason.numbers)


@pytest.mark.parametrize(("words", "form", "after"), IDLE, ids=lambda value: str(value)[:40])
def test_what_would_do_nothing_may_be_done_and_is_warned_of(
    words: dict[str, Any], form: Form, after: dict[str, Any]
) -> None:
    assert warning(at(words), form) == ("does_nothing", ())
    assert changes(words, form) == after


@pytest.mark.parametrize("card", OF_CARDS)
def test_an_action_for_cards_may_be_used_without_any_card_left(card: str) -> None:
    state = without_cards(card)
    assert warning(state, {"act": card}) == ("does_nothing", ())
    assert asked(act(state, {"act": card})) == [(0, "turn")]


@pytest.mark.parametrize("card", OF_CARDS)
def test_an_action_that_does_something_is_not_warned_of(card: str) -> None:
    assert warning(at({"played": [card], "megacredits": 9}), {"act": card}) is None


def test_each_way_to_use_an_action_is_judged_by_itself() -> None:
    state = at({"played": ["regolith_eaters"], "cubes regolith_eaters": 2, "oxygen": 14})
    assert warning(state, {"act": "regolith_eaters"}) is None
    act(state, {"act": "regolith_eaters"})
    assert warning(state, {"option": 0}) == ("does_nothing", ())
    assert warning(state, {"option": 1}) is None
    # both ways of Extreme-Cold Fungus are open, also without a card for its microbes
    state = act(at({"played": ["extreme_cold_fungus"]}), {"act": "extreme_cold_fungus"})
    assert offered(state) == [{"option": 0}, {"option": 1}]
    assert warning(state, {"option": 1}) == ("does_nothing", ())


@pytest.mark.parametrize("card", ["ants", "predators"])
def test_what_stands_left_of_the_arrow_must_be_there(card: str) -> None:
    assert refused(at({"played": [card]}), {"act": card}) == "action_impossible"


def test_the_heat_of_local_heat_trapping_must_be_there() -> None:
    assert refused(at({"hand": ["local_heat_trapping"], "heat": 4}), {"play": "local_heat_trapping"})


def test_a_card_whose_tile_has_no_place_is_warned_of() -> None:
    assert warning(at({"hand": ["comet"], **WET}), {"play": "comet"}) == ("tile_without_place", (OCEAN,))
    assert warning(at({"hand": ["comet"]}), {"play": "comet"}) is None
    words = {"hand": ["research_outpost"], "megacredits": 18}
    assert warning(at(words), {"play": "research_outpost"}) is None
    words = {"hand": ["domed_crater"], "oxygen": 0, "energy production": 1, **CITIES}
    found = warning(at(words), {"play": "domed_crater"})
    assert found == ("tile_without_place", (CITY,))


@pytest.mark.parametrize("bot", ["greedy", "mcts:20"])
def test_bots_and_hints_never_choose_what_would_do_nothing(bot: str) -> None:
    state = at({"played": ["symbiotic_fungus"], "heat": 8, "1 passed": True, **HOT})
    idle = [{"act": "symbiotic_fungus"}, {"convert_heat": True}]
    assert [form for form in idle if form in offered(state)] == idle
    decision = GAME.decision(state, 0)
    assert decision is not None
    for seed in range(5):
        chosen = make_bot(bot, GAME, seed).choose(GAME.clone(state), decision)
        assert GAME.actions.form(chosen) not in idle
    best = judge(GAME, state, 0, seed=1, iterations=20).options[0].action
    assert GAME.actions.form(best) not in idle


def test_random_play_and_masks_have_it() -> None:
    state = at({"played": ["symbiotic_fungus"]})
    decision = GAME.decision(state, 0)
    assert decision is not None
    assert GAME.actions.number({"act": "symbiotic_fungus"}) in decision.options
