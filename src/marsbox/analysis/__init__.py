"""Analysis of decisions and whole games: the value of positions, the cost of moves, and the reasons.

A decision is judged only by what its seat could know: in positions that its seat can't distinguish from the true one.
"""

from marsbox.analysis.judgement import Judgement, Option, judge
from marsbox.analysis.review import Move, Review, review

__all__ = ["Judgement", "Move", "Option", "Review", "judge", "review"]
