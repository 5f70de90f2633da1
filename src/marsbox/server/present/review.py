"""The review of a finished game, told in words: every chance, and the moves that cost most."""

from typing import Final

from marsbox.analysis import Move, Review
from marsbox.core import Course, Step
from marsbox.server.play.finished_game import FinishedGame
from marsbox.server.present.presenter import Message
from marsbox.text import Words, words

MOST_MOVES: Final = 20
LEAST_COST: Final = 0.05
_TOLD_CHANCE: Final = 4
_TOLD_POINTS: Final = 2


def present_review(finished: FinishedGame, review: Review, language: str) -> Message:
    """The message about a finished game that can be played again."""
    course = Course.of(finished.game, finished.record)
    told = words(finished.game, language, finished.names)
    dear = [move for move in review.moves if move.cost >= LEAST_COST][:MOST_MOVES]
    return {
        "status": "ready",
        "chances": [[round(chance, _TOLD_CHANCE) for chance in seats] for seats in review.chances],
        "moves": [_told_move(finished, told, move, course.steps[move.step - 1]) for move in dear],
    }


def _told_move(finished: FinishedGame, told: Words, move: Move, step: Step) -> Message:
    view = finished.game.view(step.before, move.seat)
    return {
        "step": move.step,
        "seat": move.seat,
        "name": told.player(move.seat),
        "asked": told.prompt(view, step.decision),
        "chosen": told.short_option(view, step.decision, move.action),
        "best": told.short_option(view, step.decision, move.best),
        "cost": round(move.cost, _TOLD_POINTS),
        "why": told.value_reasons(move.reasons),
    }
