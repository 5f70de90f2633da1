"""A game at one moment as a seat sees it: the question, its options, the log and the score."""

from typing import Annotated, Any

from msgspec import Meta, Raw, Struct

AnyView = Annotated[Raw, Meta(extra_json_schema={"$ref": "#/components/schemas/View"})]


class View(Struct, frozen=True):
    """What every game's view has; the other fields are those of its game."""

    game: str
    seat: Annotated[int, Meta(description="-1 for a spectator.")]
    waiting: Annotated[list[int], Meta(description="The seats that owe a decision.")]


class ActionInfo(Struct, frozen=True):
    """An action of the game's action table."""

    action: int
    form: Annotated[dict[str, Any], Meta(description="The action in its readable form.")]
    verb: str
    touches: Annotated[
        list[str], Meta(description='What it touches on the board, such as "card:E1" or "zone:water:one".')
    ]


class Option(ActionInfo, frozen=True):
    """An action that answers the decision."""

    label: str
    warning: Annotated[
        str | None, Meta(description="What to know before it is taken: that it would do nothing, or less than it says.")
    ]


class Barred(ActionInfo, frozen=True):
    """What a player would look for now and can't do."""

    why: str


class Decision(Struct, frozen=True):
    """What a seat is asked."""

    id: str
    kind: str
    prompt: str
    optional: bool
    options: list[Option]
    barred: list[Barred]


class ScoreItem(Struct, frozen=True):
    """Some points, and what they are for."""

    code: str
    points: int
    label: str
    category: Annotated[str, Meta(description="What it is counted under, together with others.")]


class Outcome(Struct, frozen=True):
    """How the game ended."""

    ranks: list[int]
    scores: list[int]
    won: bool | None
    items: list[list[ScoreItem]]
    summary: str


class NamedThing(Struct, frozen=True):
    """A thing named in a line of the log."""

    name: Annotated[str, Meta(description='What it is, such as "card:ants".')]
    text: Annotated[str, Meta(description="How the line spells it.")]


class LogLine(Struct, frozen=True):
    """A line of a log."""

    text: str
    kind: str
    seat: int | None
    things: list[NamedThing]
