"""What a move brings its player, as a fact that can be said in a sentence."""

from typing import NamedTuple


class Benefit(NamedTuple):
    """A code and its numbers; `marsbox.text` has the sentence. It names nobody, so it fits whoever made the move."""

    code: str
    numbers: tuple[int, ...] = ()


Weighed = tuple[Benefit, float]
"""A benefit, and about how many points it is worth."""


def in_common(drawn: list[list[Weighed]]) -> tuple[Benefit, ...]:
    """The benefits that a move has however the hidden cards lie, the weightiest first.

    `drawn` has a list for each position that the seat can't distinguish from the true one. A benefit that only some
    of them have depends on what is hidden, so it is a guess and is not told.
    """
    shared = [benefit for benefit, _ in drawn[0] if all(benefit in dict(other) for other in drawn)]
    weight = {benefit: sum(dict(other)[benefit] for other in drawn) for benefit in shared}
    return tuple(sorted(shared, key=lambda benefit: -weight[benefit]))
