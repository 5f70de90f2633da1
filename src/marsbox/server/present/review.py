"""The review of a finished game, as JSON: every chance, and the moves that cost most."""

from typing import Final

from marsbox.analysis import Move, Review, followed
from marsbox.core import Replay, Step
from marsbox.server.play.finished_game import FinishedGame
from marsbox.server.protocol.finished import Analysis, ReviewedMove
from marsbox.server.runtime.seat_names import seat_names
from marsbox.text import Words, words

MOST_MOVES: Final = 20
_CHANCE_DIGITS: Final = 4
_POINT_DIGITS: Final = 2


def present_review(finished: FinishedGame, review: Review, language: str) -> Analysis:
    """The message about a finished game that can be played again."""
    replay = Replay.of(finished.game, finished.record)
    in_words = words(finished.game, language, seat_names(finished.names, language))
    return Analysis(
        status="ready",
        chances=[[round(chance, _CHANCE_DIGITS) for chance in seats] for seats in review.chances],
        moves=[_move(finished, in_words, move, replay.steps[move.step - 1]) for move in review.mistakes[:MOST_MOVES]],
    )


def _move(finished: FinishedGame, in_words: Words, move: Move, step: Step) -> ReviewedMove:
    game = finished.game
    played = (game.view(step.before, move.seat), step.decision, move.action)
    return ReviewedMove(
        step=move.step,
        seat=move.seat,
        name=in_words.player(move.seat),
        chosen=in_words.step(played),
        brought=in_words.benefits(move.brought) if move.brought else [],
        better=in_words.plan(followed(game, step.before, move.seat, move.plan.actions)),
        cost=round(move.cost, _POINT_DIGITS),
        why=in_words.why_better(move.plan.benefits, move.reasons),
        parts=in_words.value_reasons(move.reasons),
    )
