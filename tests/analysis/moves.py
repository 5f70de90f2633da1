"""What moves bring in positions that are described."""

from typing import Any

from marsbox.analysis import Benefit
from marsbox.analysis.lookahead import Lookahead
from marsbox.analysis.part import analysis_part
from marsbox.analysis.plan import Walk
from marsbox.bots import evaluation_of
from marsbox.core import State
from marsbox.games import load_game
from marsbox.testing import position

Form = dict[str, Any]


def brought(game_id: str, begun: Form | State, *forms: Form) -> list[Benefit]:
    """All that some actions of seat 0 bring in a position or its description, whatever they weigh."""
    game, seat = load_game(game_id), 0
    state = begun if isinstance(begun, State) else position(game, begun)
    decision = game.decision(state, seat)
    assert decision is not None
    walk = Walk(Lookahead(game, evaluation_of(game), [state], decision), state)
    for form in forms:
        walk.take(game.actions.number(form))
    return [benefit for benefit, _ in analysis_part(game).benefits(game, state, walk.after(), seat)]
