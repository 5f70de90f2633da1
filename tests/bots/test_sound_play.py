"""What a sound player does: sets are judged as sets, the last generation is used, and what was searched is kept."""

from typing import cast

import pytest

from marsbox.bots import Forest, GreedyBot, MctsBot, evaluation_of, learned_evaluation_of, make_bot
from marsbox.bots.terraforming_mars.evaluation import SEARCHED, TerraformingEvaluation
from marsbox.core import Decision, FastRng, Game, Setup
from marsbox.games import load_game
from marsbox.games.mission_red_planet import kinds as mission_kinds
from marsbox.games.mission_red_planet.state import MissionState
from marsbox.games.terraforming_mars import kinds
from marsbox.games.terraforming_mars.choices import CARD_PRICE
from marsbox.games.terraforming_mars.scoring import scores
from marsbox.games.terraforming_mars.state import BUY, MEGACREDITS, TerraformingState

MARS = load_game("terraforming-mars")


def a_turn(players: int, seed: int) -> tuple[TerraformingState, Decision]:
    """The first turn of a game of Terraforming Mars in which the start was chosen greedily."""
    state = MARS.new(Setup(players), seed)
    bot = make_bot("greedy", MARS, seed)
    while MARS.decisions(state)[0].kind != kinds.ASK_TURN:
        decision = MARS.decisions(state)[0]
        MARS.apply(state, decision.seat, bot.choose(MARS.clone(state), decision))
    assert isinstance(state, TerraformingState)
    return state, MARS.decisions(state)[0]


def complete(state: TerraformingState) -> None:
    """Mars is terraformed: the game ends with this generation."""
    state.temperature, state.oxygen, state.oceans = 19, 14, 9


def asked_again(state: TerraformingState) -> tuple[TerraformingState, Decision]:
    """A position that was changed, with what is asked there."""
    changed = MARS.load(MARS.dump(state))
    assert isinstance(changed, TerraformingState)
    return changed, MARS.decisions(changed)[0]


def passing_first(decision: Decision) -> list[int]:
    return [kinds.PASS, *[option for option in decision.options if option != kinds.PASS]]


def test_a_corporation_is_judged_with_the_cards_that_it_would_buy() -> None:
    evaluation = evaluation_of(MARS)
    more = 0
    for seed in range(6):
        state = MARS.new(Setup(2), seed)
        decision = MARS.decisions(state)[0]
        values = GreedyBot(MARS, FastRng(1), evaluation).values(state, decision, 400)
        for option, value in zip(decision.options, values, strict=True):
            bare = evaluation.supposing(state, decision.seat, option)
            assert bare is not None
            assert value >= evaluation.value(bare, decision.seat)
            more += value > evaluation.value(bare, decision.seat)
    assert more > 6


def test_cards_are_bought_as_long_as_the_set_gets_better() -> None:
    evaluation = evaluation_of(MARS)
    bought = []
    for seed in range(8):
        state = MARS.new(Setup(2), seed)
        bot = GreedyBot(MARS, FastRng(1), evaluation)
        while (decision := MARS.decision(state, 0)) is not None:
            chosen = bot.choose(MARS.clone(state), decision)
            if chosen == kinds.DONE:
                supposed = [evaluation.supposing(state, 0, option) for option in decision.options]
                values = [evaluation.value(s, 0) for s in supposed if s is not None]
                assert max(values) == values[decision.options.index(kinds.DONE)]
                bought.append(len(state.answers[0]) - 1)
            MARS.apply(state, 0, chosen)
    assert max(bought) >= 3


def drafted(seed: int) -> tuple[TerraformingState, Decision]:
    """A draft of two in which everybody has kept a card, with what the first seat is asked then."""
    state = MARS.new(Setup(2, {"draft": "on"}), seed)
    bot = make_bot("greedy", MARS, seed)
    while not any(cast(TerraformingState, state).kept):
        decision = MARS.decisions(state)[0]
        MARS.apply(state, decision.seat, bot.choose(MARS.clone(state), decision))
    assert isinstance(state, TerraformingState)
    asked = MARS.decision(state, 0)
    assert asked is not None
    return state, asked


def test_a_card_to_draft_is_judged_with_those_drafted_before() -> None:
    state, decision = drafted(3)
    state.stock[MEGACREDITS] = 20
    supposed = TerraformingEvaluation().supposing(state, 0, decision.options[0])
    assert supposed.hands[0] == (*state.hands[0], decision.options[0] - kinds.KEEP, *state.kept[0])
    assert supposed.stock[MEGACREDITS] == 20 - 2 * CARD_PRICE
    state.stock[MEGACREDITS] = CARD_PRICE
    supposed = TerraformingEvaluation().supposing(state, 0, decision.options[0])
    assert supposed.hands[0] == (*state.hands[0], decision.options[0] - kinds.KEEP)


def test_cards_chosen_are_bought_before_a_position_is_judged() -> None:
    state = MARS.new(Setup(2), 5)
    evaluation = TerraformingEvaluation()
    assert evaluation.settled(state)
    decision = MARS.decisions(state)[0]
    MARS.apply(state, decision.seat, decision.options[0])
    assert not evaluation.settled(state)
    assert not evaluation.settled(drafted(3)[0])
    GreedyBot(MARS, FastRng(1), evaluation).settle(state)
    assert MARS.decisions(state)[0].kind == kinds.ASK_TURN


def test_drafts_purchases_and_corporations_are_searched() -> None:
    bot = MctsBot(MARS, FastRng(1), Forest(MARS, evaluation_of(MARS)), 10)
    state = MARS.new(Setup(2, {"draft": "on"}), 6)
    greedy = make_bot("greedy", MARS, 1)
    searched: set[int] = set()
    while len(searched) < 4:
        decision = MARS.decisions(state)[0]
        if decision.kind in SEARCHED and decision.kind != kinds.ASK_TURN and decision.kind not in searched:
            estimates = bot.search(MARS.clone(state), decision)
            assert sum(estimate.visits for estimate in estimates) == 10
            searched.add(decision.kind)
        MARS.apply(state, decision.seat, greedy.choose(MARS.clone(state), decision))
    assert searched == {kinds.ASK_CORPORATION, kinds.ASK_BUY_START, kinds.ASK_DRAFT, kinds.ASK_BUY}


def test_the_parts_of_one_answer_share_a_search() -> None:
    bot = MctsBot(MARS, FastRng(1), Forest(MARS, evaluation_of(MARS)), 60)
    state = MARS.new(Setup(1), 2)
    visits = []
    while (decision := MARS.decisions(state)[0]).kind != kinds.ASK_TURN:
        estimates = bot.search(MARS.clone(state), decision)
        visits.append(sum(estimate.visits for estimate in estimates))
        MARS.apply(state, 0, estimates[0].action)
    assert len(visits) > 2
    assert set(visits) == {60}


@pytest.mark.parametrize("seed", range(4))
def test_nobody_passes_in_the_last_generation_while_points_can_be_had(seed: int) -> None:
    state, decision = a_turn(2, seed)
    complete(state)
    state.stock[decision.seat * 6 + MEGACREDITS] = 40
    state, decision = asked_again(state)
    action = TerraformingEvaluation().reconsidered(MARS, state, decision, passing_first(decision))
    assert action != kinds.PASS
    before = scores(state)[decision.seat]
    MARS.apply(state, decision.seat, action)
    while MARS.decisions(state)[0].kind != kinds.ASK_TURN:
        asked = MARS.decisions(state)[0]
        MARS.apply(state, asked.seat, asked.options[0])
    assert scores(state)[decision.seat] > before


def test_whoever_can_pay_nothing_passes_in_the_last_generation() -> None:
    state, decision = a_turn(2, 1)
    complete(state)
    for resource in range(6):
        state.stock[decision.seat * 6 + resource] = 0
    state.hands[decision.seat] = ()
    state, decision = asked_again(state)
    assert TerraformingEvaluation().reconsidered(MARS, state, decision, passing_first(decision)) == kinds.PASS


def test_in_an_early_generation_passing_is_left_to_the_value() -> None:
    state, decision = a_turn(2, 1)
    ranked = passing_first(decision)
    assert TerraformingEvaluation().reconsidered(MARS, state, decision, ranked) == kinds.PASS


def test_what_others_can_still_complete_may_be_the_last_generation() -> None:
    state, decision = a_turn(2, 2)
    state.temperature, state.oxygen, state.oceans = 18, 14, 9
    state.stock[decision.seat * 6 + MEGACREDITS] = 40
    other = 1 - decision.seat
    state, decision = asked_again(state)
    ranked = passing_first(decision)
    state.stock[other * 6 : other * 6 + 6] = [0] * 6
    assert TerraformingEvaluation().reconsidered(MARS, state, decision, ranked) == kinds.PASS
    state.stock[other * 6 + MEGACREDITS] = 14
    assert TerraformingEvaluation().reconsidered(MARS, state, decision, ranked) != kinds.PASS


def test_alone_a_step_that_can_be_paid_is_not_left_in_the_last_generation() -> None:
    state, decision = a_turn(1, 3)
    state.generation = 14
    state.stock[MEGACREDITS] = 20
    state, decision = asked_again(state)
    assert TerraformingEvaluation().reconsidered(MARS, state, decision, passing_first(decision)) != kinds.PASS


def test_the_weights_of_the_parts_change_with_the_generations() -> None:
    state, _ = a_turn(1, 3)
    evaluation = TerraformingEvaluation()
    first = evaluation.weights(state)
    state.generation = 14
    last = evaluation.weights(state)
    assert first != last
    parts = [points for _, points in evaluation.parts(state, 0)]
    assert evaluation.value(state, 0) == pytest.approx(sum(w * p for w, p in zip(last, parts, strict=True)))


def secret_choices(game: Game) -> list[int]:
    """What the net expects a seat to choose in secret at the start of a game of Mission: Red Planet, many times."""
    learned = learned_evaluation_of(game)
    assert learned is not None
    state = game.new(Setup(4), 5)
    rng = FastRng(2)
    while game.decisions(state)[0].options[0] < mission_kinds.CHOOSE or not game.decisions(state)[0].simultaneous:
        decision = game.decisions(state)[0]
        game.apply(state, decision.seat, decision.options[0])
    decision = game.decisions(state)[0]
    chosen = [learned.policy(game, state, decision, rng) for _ in range(300)]
    assert set(chosen) <= set(decision.options)
    return chosen


def test_what_others_choose_in_secret_comes_from_a_policy_not_from_dice() -> None:
    chosen = secret_choices(load_game("mission-red-planet"))
    counts = sorted(chosen.count(option) for option in set(chosen))
    assert counts[-1] > 2 * 300 / 9


def test_a_search_looks_past_the_next_research_but_not_past_the_turn_after() -> None:
    state, _ = a_turn(2, 3)
    evaluation = evaluation_of(MARS)
    later = state.copy()
    later.generation += 1
    assert not evaluation.beyond(state, state)
    assert evaluation.beyond(state, later)  # at the first turn of the next generation
    later.frames[-1].kind = BUY
    assert not evaluation.beyond(state, later)


def test_a_search_of_mission_red_planet_looks_into_the_next_turn_and_no_further() -> None:
    game = load_game("mission-red-planet")
    evaluation = evaluation_of(game)
    state = game.new(Setup(4), 5)
    assert isinstance(state, MissionState)
    later = state.copy()
    seen = []
    for ahead in (0, 1, 2):
        later.turn = state.turn + ahead
        seen.append(evaluation.beyond(state, later))
    assert seen == [False, False, True]


def test_a_search_goes_on_with_the_tree_of_the_decision_before() -> None:
    game = load_game("pocket-mars")
    state = game.new(Setup(2), 3)
    rng = FastRng(4)
    bot = MctsBot(game, FastRng(1), Forest(game, evaluation_of(game)), 60)
    kept = 0
    while decisions := game.decisions(state):
        decision = decisions[0]
        if decision.seat == 0 and len(decision.options) > 1:
            estimates = bot.search(game.determinize(state, 0, rng), decision)
            visits = sum(estimate.visits for estimate in estimates)
            assert visits >= 60
            kept += visits > 60
            action = estimates[0].action
        else:
            action = decision.options[0]
        game.apply(state, decision.seat, action)
    assert kept > 0


def test_a_new_game_is_searched_anew() -> None:
    game = load_game("pocket-mars")
    bot = MctsBot(game, FastRng(1), Forest(game, evaluation_of(game)), 40)
    for seed in range(3):
        state = game.new(Setup(2), seed)
        decision = game.decisions(state)[0]
        assert sum(estimate.visits for estimate in bot.search(state, decision)) == 40
