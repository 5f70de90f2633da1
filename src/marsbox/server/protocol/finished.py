"""Finished games: replays and analyses."""

from typing import Annotated, Literal

from msgspec import Meta, Struct

from marsbox.server.protocol.positions import LogLine


class ReplayStep(Struct, frozen=True):
    """A step of a finished game."""

    seat: Annotated[int | None, Meta(description="Whose step it was; null for the set-up, which is step 0.")]
    lines: Annotated[int, Meta(description="How many lines the log had after this step.")]
    answer: Annotated[str | None, Meta(description="What was answered, where the step added no line to the log.")]


class ReplayChapter(Struct, frozen=True):
    """A round, a turn or a generation, or what comes before and after all of them."""

    step: Annotated[int, Meta(description="The first step after which the game stood in it.")]
    title: str


class Standing(Struct, frozen=True):
    """How points stood."""

    step: int
    points: Annotated[
        list[int], Meta(description="For each side, if the game had ended then; hidden things are counted.")
    ]


class RecordVersions(Struct, frozen=True):
    """What a game was played with."""

    rules: int
    components: str


class ReplayCourse(Struct, frozen=True):
    """A finished game as somebody saw it: everything but its positions."""

    eyes: str
    names: Annotated[list[str], Meta(description="One for each side, the opponent of a solo game included.")]
    problem: Annotated[str | None, Meta(description="Why only the end can be shown: the rules have changed since.")]
    record: RecordVersions
    steps: list[ReplayStep]
    lines: list[LogLine]
    chapters: list[ReplayChapter]
    standings: Annotated[list[Standing], Meta(description="At the beginning of every chapter, and at the end.")]


class AnalysisProgress(Struct, frozen=True):
    """An analysis that is not there yet."""

    status: Literal["working"]
    done: int
    of: Annotated[int, Meta(description="How much there is to do; 0 before that is known.")]
    ahead: Annotated[int, Meta(description="How many other analyses are made before it.")]


class ReviewedMove(Struct, frozen=True):
    """A move, and what would have been better."""

    step: Annotated[int, Meta(description="The step of the replay in which it was made.")]
    seat: int
    name: str
    chosen: str
    brought: Annotated[
        list[str], Meta(description="What the move itself brought and the better one would not have, a sentence each.")
    ]
    better: Annotated[
        list[str], Meta(description="The whole turn or purchase that would have been better, a line for each step.")
    ]
    cost: Annotated[float, Meta(description="How many points it was worse, ahead of the best rival in the end.")]
    why: Annotated[
        list[str], Meta(description="What that would have brought, or in what it was better, a sentence each.")
    ]
    parts: Annotated[str, Meta(description="The parts of the value that were worse, each with its points.")]


class Analysis(Struct, frozen=True):
    """What a bot thinks of a finished game."""

    status: Literal["ready"]
    chances: Annotated[
        list[list[float]], Meta(description="For each step, from 0, every seat's chance of winning, 0 to 1.")
    ]
    moves: Annotated[list[ReviewedMove], Meta(description="The moves that cost most, the costliest first.")]
