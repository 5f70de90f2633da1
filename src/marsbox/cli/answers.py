"""Answers of several steps whose order is no choice, such as cards that are bought: the rules take them in one order.

A person need not know that order. What an open answer has gone past can still be taken: the steps after it are taken
back and given again.
"""

from marsbox.core import Decision, Game, State


def left_out(game: Game, state: State, decision: Decision) -> list[int]:
    """What the open answer to a decision has gone past, and can still be taken."""
    given = state.answers[decision.seat]
    before = game.clone(state)
    found: set[int] = set()
    while game.can_take_back(before, decision.seat):
        game.take_back(before, decision.seat)
        earlier = game.decision(before, decision.seat)
        if earlier is None or earlier.kind != decision.kind:
            break
        found.update(earlier.options)
    passed = found.difference(decision.options, given)
    return sorted(action for action in passed if put_in_order(game, state, decision.seat, action) is not None)


def put_in_order(game: Game, state: State, seat: int, action: int) -> list[int] | None:
    """The steps that take the place of the newest ones, so that the action is among them; None if there are none."""
    trial = game.clone(state)
    steps = [action]
    while game.why_not(trial, seat, action) is not None:
        if not game.can_take_back(trial, seat):
            return None
        steps.insert(1, trial.answers[seat][-1])
        game.take_back(trial, seat)
    for step in steps:
        if game.why_not(trial, seat, step) is not None:
            return None
        game.apply(trial, seat, step)
    return steps
