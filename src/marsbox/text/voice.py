"""What a game says: objects with a method for each kind of thing, which choose a message and its facts."""

from collections.abc import Callable
from dataclasses import dataclass

from marsbox.core.contract import Outcome
from marsbox.text.speaker import Speaker


@dataclass(frozen=True)
class Voice:
    """What every game needs to be told.

    `prompts` has a method for each kind of decision, `options`, `short_options` and `steps` (of a plan) one for each
    verb, `log` one for each kind of event, `refusals` one for each code of a reason, `scores` one for each code of a
    score item and `benefits` one for each code of what a move brings.
    """

    speaker: Speaker
    player: Callable[[int], str]
    prompts: object
    options: object
    short_options: object
    steps: object
    log: object
    refusals: object
    scores: object
    benefits: object
    summary: Callable[[Outcome], str]
