"""What positions are worth, what moves cost, and why: judging a decision and reviewing a whole game.

Nobody is judged by what they could not know: a decision is weighed in positions that its seat can't tell from the true
one.
"""

from marsbox.analysis.judgement import Judgement, Option, judge
from marsbox.analysis.review import Move, Review, review

__all__ = ["Judgement", "Move", "Option", "Review", "judge", "review"]
