"""The review of a finished game, as JSON: every chance, and the moves that cost most."""

from typing import Final

from marsbox.analysis import Move, Review, followed
from marsbox.core import Replay, Step
from marsbox.server.play.finished_game import FinishedGame
from marsbox.server.protocol.finished import Analysis, ReviewedMove
from marsbox.server.runtime.seat_names import seat_names
from marsbox.text import Words, words

MOST_MOVES: Final = 20
LEAST_COST: Final = 0.05
_CHANCE_DIGITS: Final = 4
_POINT_DIGITS: Final = 2


def present_review(finished: FinishedGame, review: Review, language: str) -> Analysis:
    """The message about a finished game that can be played again."""
    replay = Replay.of(finished.game, finished.record)
    in_words = words(finished.game, language, seat_names(finished.names, language))
    costliest = [move for move in review.moves if move.cost >= LEAST_COST][:MOST_MOVES]
    return Analysis(
        status="ready",
        chances=[[round(chance, _CHANCE_DIGITS) for chance in seats] for seats in review.chances],
        moves=[_move(finished, in_words, move, replay.steps[move.step - 1]) for move in costliest],
    )


def _move(finished: FinishedGame, in_words: Words, move: Move, step: Step) -> ReviewedMove:
    game = finished.game
    played = (game.view(step.before, move.seat), step.decision, move.action)
    benefits = move.plan.benefits
    return ReviewedMove(
        step=move.step,
        seat=move.seat,
        name=in_words.player(move.seat),
        chosen=in_words.step(played),
        better=in_words.plan(followed(game, step.before, move.seat, move.plan.actions)),
        cost=round(move.cost, _POINT_DIGITS),
        why=in_words.benefits(benefits) if benefits else [],
        parts=in_words.value_reasons(move.reasons),
    )
