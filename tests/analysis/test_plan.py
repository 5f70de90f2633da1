"""A plan is the whole turn or purchase, stops where something is revealed, and tells only what is certain."""

from typing import Any

import pytest

from marsbox.analysis import Benefit, Plan, followed, judge
from marsbox.analysis import judgement as module
from marsbox.analysis.benefit import in_common
from marsbox.analysis.lookahead import Lookahead
from marsbox.analysis.plan import Walk
from marsbox.bots import LEVELS, Bot, evaluation_of, make_bot
from marsbox.core import FastRng, Game
from marsbox.games import GAME_IDS, load_game
from marsbox.testing import deal, position
from tests.analysis.games import in_the_middle, played

TERRAFORMING = "terraforming-mars"
ITERATIONS = 8


def plan(game_id: str, description: dict[str, Any], seat: int = 0) -> list[dict[str, Any]]:
    game = load_game(game_id)
    found = judge(game, position(game, description), seat, 1, ITERATIONS).plan
    return [game.actions.form(action) for action in found.actions]


# ---- how far a plan goes


def test_a_purchase_is_planned_to_its_end() -> None:
    forms = plan(
        TERRAFORMING,
        {
            "phase": "research",
            "generation": 2,
            "seats": [
                {"resources": {"megacredits": 40}, "offered": ["asteroid", "mine", "bushes", "trees"]},
                {"offered": ["virus", "pets", "grass", "zeppelins"]},
            ],
        },
    )
    assert forms[-1] == {"done": True} or len(forms) == 4
    assert all("keep" in form for form in forms if form != {"done": True})
    assert len(forms) > 1


def test_a_start_is_planned_with_its_corporation_and_its_cards() -> None:
    game = load_game(TERRAFORMING)
    found = judge(game, deal(TERRAFORMING, 2, seed=3), 0, 1, ITERATIONS).plan
    first, *others = [next(iter(game.actions.form(action))) for action in found.actions]
    assert first == "corporation"
    assert others
    assert set(others) <= {"keep", "done"}


def test_a_turn_is_planned_with_the_place_of_a_tile_and_its_second_action() -> None:
    seats = [{"resources": {"megacredits": 0, "plants": 8, "heat": 8}}, {}]
    forms = plan(TERRAFORMING, {"generation": 9, "temperature": -10, "oxygen": 5, "seats": seats})
    assert sorted(next(iter(form)) for form in forms) == ["convert_heat", "convert_plants", "place"]


def test_whoever_is_left_alone_in_a_generation_is_told_of_one_turn() -> None:
    seats: list[dict[str, Any]] = [{"resources": {"heat": 40}}, {"passed": True}]
    forms = plan(TERRAFORMING, {"generation": 5, "seats": seats})
    assert 0 < len(forms) <= 2


def test_a_plan_that_begins_within_an_action_ends_with_it() -> None:
    game = load_game(TERRAFORMING)
    state = position(game, {"seats": [{"resources": {"plants": 8, "heat": 8}}, {}]})
    game.apply(state, 0, game.actions.number({"convert_plants": True}))
    found = judge(game, state, 0, 1, ITERATIONS).plan
    assert [next(iter(game.actions.form(action))) for action in found.actions] == ["place"]


@pytest.mark.parametrize(("card", "goes_on"), [("technology_demonstration", False), ("mine", True)])
def test_a_plan_stops_where_cards_are_drawn(card: str, goes_on: bool) -> None:
    game = load_game(TERRAFORMING)
    state = position(game, {"seats": [{"resources": {"megacredits": 40}, "hand": [card]}, {}]})
    decision = game.decision(state, 0)
    assert decision is not None
    walk = Walk(Lookahead(game, evaluation_of(game), [state], decision), state)
    assert walk.take(game.actions.number({"play": card})) is goes_on


@pytest.mark.parametrize("game_id", GAME_IDS)
def test_a_plan_can_be_followed_and_begins_with_the_best_option(game_id: str) -> None:
    game = load_game(game_id)
    for part in (0.0, 0.3, 0.7):
        match = in_the_middle(game, played(game_id, ("random",) * 3), part)
        seat = game.decisions(match.state)[0].seat
        found = judge(game, match.state, seat, 4, ITERATIONS)
        assert found.plan.actions[0] == found.options[0].action
        steps = followed(game, match.state, seat, found.plan.actions)
        assert all(action in decision.options for _, decision, action in steps)
        assert len(found.plan.benefits) <= 2
        other = game.determinize(match.state, seat, FastRng(9))
        assert followed(game, other, seat, found.plan.actions)[-1][0] == steps[-1][0]


# ---- what it brings


def test_only_what_every_draw_of_hidden_cards_has_in_common_is_told() -> None:
    sure, guess = Benefit("sure", (1,)), Benefit("guess", (2,))
    assert in_common([[(guess, 9.0), (sure, 1.0)], [(sure, 1.0)]]) == (sure,)


def test_the_weightiest_benefits_come_first_and_there_are_two_at_most() -> None:
    small, middle, great = (Benefit(name) for name in ("small", "middle", "great"))
    found = in_common([[(small, 0.1), (middle, 1.0), (great, 2.0)]])
    assert found == (great, middle, small)
    assert Plan((), found).told().benefits == (great, middle)
    assert Plan((), found).told(known=[middle]).benefits == (great, small)


def test_what_another_option_brings_too_is_no_reason_against_it() -> None:
    game = load_game(TERRAFORMING)
    state = position(game, {"seats": [{"resources": {"plants": 8, "megacredits": 0}}, {}]})
    game.apply(state, 0, game.actions.number({"convert_plants": True}))
    bare = game.actions.number({"place": "r5c1"})
    alone = judge(game, state, 0, 1, ITERATIONS).plan
    compared = judge(game, state, 0, 1, ITERATIONS, against=bare).plan
    assert Benefit("rating", (1,)) in alone.benefits
    assert compared.actions == alone.actions != (bare,)
    assert Benefit("rating", (1,)) not in compared.benefits


# ---- who plans


@pytest.fixture
def asked(monkeypatch: pytest.MonkeyPatch) -> list[tuple[str, float]]:
    """The bots that were asked for, with their seconds; a quick one plays in place of each."""
    found: list[tuple[str, float]] = []

    def noted(name: str, game: Game, seed: int, seconds: float = 0.0) -> Bot:
        found.append((name, seconds))
        return make_bot("greedy", game, seed)

    monkeypatch.setattr(module, "make_bot", noted)
    return found


def test_the_strongest_level_plans_within_the_time(asked: list[tuple[str, float]]) -> None:
    game = load_game("pocket-mars")
    found = judge(game, position(game, {"players": 2}), 0, 1, seconds=1.0)
    assert isinstance(found.plan, Plan)
    assert {name for name, _ in asked} == {LEVELS[-1]}
    assert 0 < sum(seconds for _, seconds in asked) < 1


def test_with_iterations_a_search_of_so_many_plans(asked: list[tuple[str, float]]) -> None:
    game = load_game("pocket-mars")
    judge(game, position(game, {"players": 2}), 0, 1, 5)
    assert set(asked) == {("mcts:5", 0.0)}
