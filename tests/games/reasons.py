"""The reasons with which the rules refuse actions, for the tests of every game."""

import ast
from pathlib import Path

from marsbox.core.contract import Game, State
from tests.games.scenario import Form

GAMES = Path(__file__).parents[2] / "src" / "marsbox" / "games"


def reason_codes(package: str) -> set[str]:
    """Every code that the `refusals.py` of a game gives a reason."""
    codes: set[str] = set()
    for node in ast.walk(ast.parse((GAMES / package / "refusals.py").read_text("utf-8"))):
        if isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.func.id == "Reason":
            code = node.args[0]
            parts = [code.body, code.orelse] if isinstance(code, ast.IfExp) else [code]
            for part in parts:
                assert isinstance(part, ast.Constant)
                codes.add(str(part.value))
    return codes


def check_numbers(game: Game, state: State, form: Form, numbers: tuple[int, ...]) -> None:
    """Seat 0 is refused an action with a reason that has these numbers."""
    reason = game.why_not(state, 0, game.actions.number(form))
    assert reason is not None
    assert reason.numbers == numbers
