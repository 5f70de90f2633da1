"""`decisions` is the one source of legality: what it lists can be done, and nothing else can."""

import ast
from pathlib import Path

import pytest

import marsbox
from marsbox.core import SPECTATOR, FastRng, IllegalAction, State
from marsbox.games import GAME_IDS
from tests.conformance.configurations import CONFIGURATIONS, Configuration, preferred
from tests.conformance.random_play import Position, asked, play_one, positions, questions, some_of

REFUSED_AT_ONCE = 12

# Games, by configuration, bias and seed, in which together every reason of the rules comes up.
REFUSING = {
    "pocket-mars": [("pocket-mars-2-draft-on", "", 5)],
    "mission-red-planet": [
        ("mission-red-planet-4-resource_tokens-off", "", 1),
        ("mission-red-planet-5-resource_tokens-off", "research", 57),
    ],
    "terraforming-mars": [("terraforming-mars-1", "", 0), ("terraforming-mars-2", "", 4)],
}
# No hand card of the deck that comes with Pocket Mars has a condition or a cost. In Terraforming Mars whoever owes the
# first action of a corporation has no choice and is not asked, and two reasons are warnings of what is allowed.
NEVER_GIVEN = {
    "pocket-mars": {"condition_not_met", "not_enough_energy"},
    "mission-red-planet": set(),
    "terraforming-mars": {"first_action", "does_nothing", "tile_without_place"},
}


def test_questions_are_well_formed(configuration: Configuration, seeds: range) -> None:
    game = configuration.game
    for seed in seeds:
        for position in questions(configuration, seed):
            decisions = game.decisions(position.state)
            asked_seats = [decision.seat for decision in decisions]
            assert asked_seats == sorted(set(asked_seats)), "seats are asked once each, in seat order"
            assert set(asked_seats) <= set(position.seats)
            for decision in decisions:
                assert 0 <= decision.kind < len(game.decision_kinds)
                assert decision.simultaneous or len(decisions) == 1
                least = 1 if decision.simultaneous else 2
                assert len(decision.options) >= least, "a question with one answer is not asked"
                assert len(set(decision.options)) == len(decision.options)
                assert all(0 <= option < game.actions.size for option in decision.options)


def test_a_seat_is_asked_its_own_question(configuration: Configuration, seeds: range) -> None:
    game = configuration.game
    for seed in seeds:
        for position in positions(configuration, seed):
            by_seat = {decision.seat: decision for decision in game.decisions(position.state)}
            for seat in [SPECTATOR, *position.seats, configuration.players]:
                assert asked(game.decision(position.state, seat)) == asked(by_seat.get(seat))


def test_every_option_can_be_taken(configuration: Configuration, seeds: range) -> None:
    game = configuration.game
    for seed in seeds:
        for position in questions(configuration, seed):
            before = game.dump(position.state)
            for decision in game.decisions(position.state):
                for option in decision.options:
                    assert game.why_not(position.state, decision.seat, option) is None
                    state = game.clone(position.state)
                    game.apply(state, decision.seat, option)
                    assert game.dump(state) != before


def test_every_other_action_is_refused_and_changes_nothing(configuration: Configuration, seeds: range) -> None:
    game = configuration.game
    for seed in seeds:
        for position in positions(configuration, seed):
            before = game.dump(position.state)
            for seat in [SPECTATOR, *position.seats, configuration.players]:
                decision = game.decision(position.state, seat)
                legal = set() if decision is None else set(decision.options)
                others = [action for action in range(game.actions.size) if action not in legal]
                for action in (-1, game.actions.size, *some_of(others, REFUSED_AT_ONCE, position.rng)):
                    check_refused(position, position.state, seat, action)
            assert game.dump(position.state) == before


def test_every_number_is_listed_or_refused(configuration: Configuration) -> None:
    """The whole table at a few positions, where the test above takes samples at many."""
    game = configuration.game
    for position in list(questions(configuration, 2))[::10]:
        before = game.dump(position.state)
        for decision in game.decisions(position.state):
            for action in range(game.actions.size):
                if action not in decision.options:
                    check_refused(position, position.state, decision.seat, action)
        assert game.dump(position.state) == before


def check_refused(position: Position, state: State, seat: int, action: int) -> None:
    game = position.game
    reason = game.why_not(state, seat, action)
    assert reason is not None
    with pytest.raises(IllegalAction) as refusal:
        game.apply(state, seat, action)
    assert (refusal.value.seat, refusal.value.action) == (seat, action)
    assert (refusal.value.reason.code, refusal.value.reason.numbers) == (reason.code, reason.numbers)
    assert reason.code == expected_code(position, seat, action, reason.code)


def expected_code(position: Position, seat: int, action: int, otherwise: str) -> str:
    """The reason where the contract itself, not the game, says what it is."""
    if seat not in position.seats:
        return "unknown_seat"
    if not 0 <= action < position.game.actions.size:
        return "unknown_action"
    if not position.game.decisions(position.state):
        return "game_over"
    if position.game.decision(position.state, seat) is None:
        return "not_your_decision"
    return otherwise


@pytest.mark.parametrize("game_id", GAME_IDS)
def test_every_reason_of_the_rules_is_given(game_id: str) -> None:
    given = set()
    for name, bias, seed in REFUSING[game_id]:
        configuration = next(each for each in CONFIGURATIONS if str(each) == name)
        given |= reasons(configuration, preferred(game_id, bias), seed)
    assert given == reasons_in_the_source(game_id) - NEVER_GIVEN.get(game_id, set())


def reasons(configuration: Configuration, bias: frozenset[int], seed: int) -> set[str]:
    """Why the first seat that is asked may not take an action, for all actions at all positions of a game."""
    game = configuration.game
    rng = FastRng(seed)
    state = game.new(configuration.setup(), seed)
    given = set()
    while decisions := game.decisions(state):
        for action in range(game.actions.size):
            reason = game.why_not(state, decisions[0].seat, action)
            if reason is not None:
                given.add(reason.code)
        play_one(game, state, rng, bias)
    return given


def reasons_in_the_source(game_id: str) -> set[str]:
    """The codes that a game's rules give as first argument to `Reason`."""
    found: set[str] = set()
    for path in (Path(marsbox.__file__).parent / "games" / game_id.replace("-", "_")).glob("*.py"):
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, ast.Call) and ast.unparse(node.func) == "Reason":
                codes = [part.value for part in ast.walk(node.args[0]) if isinstance(part, ast.Constant)]
                found.update(code for code in codes if isinstance(code, str))
    return found
