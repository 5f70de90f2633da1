"""Analysis of decisions and whole games: the value of positions, the cost of moves, and the reasons.

A decision is judged only by what its seat could know: in positions that its seat can't distinguish from the true one.
"""

from marsbox.analysis.benefit import Benefit
from marsbox.analysis.judgement import Judgement, Option, judge
from marsbox.analysis.plan import Plan, followed
from marsbox.analysis.review import Move, Review, review

__all__ = ["Benefit", "Judgement", "Move", "Option", "Plan", "Review", "followed", "judge", "review"]
