"""The messages that the server sends over a table's WebSocket."""

from typing import Annotated

from msgspec import Meta, Struct, field

from marsbox.server.protocol.positions import AnyView, Decision, LogLine, Outcome
from marsbox.server.protocol.tables import TableInfo


class TableMessage(Struct, tag_field="type", tag="table", frozen=True):
    """The table: who sits at it, and whether it is running."""

    table: TableInfo


class ViewMessage(Struct, tag_field="type", tag="view", frozen=True):
    """What a seat sees, and what it is asked."""

    seat: int
    version: int
    view: AnyView
    decision: Decision | None
    outcome: Outcome | None
    lines: Annotated[int, Meta(description="How many lines this seat's log has now.")]
    can_undo: bool
    can_take_back: bool
    names: Annotated[
        list[str],
        Meta(description="One for each side, the opponent of a solo game included; those not typed in your language."),
    ]


class LogMessage(Struct, tag_field="type", tag="log", frozen=True):
    """Lines of a seat's log; those from `from` on are replaced."""

    seat: int
    start: int = field(name="from")
    lines: list[LogLine]


class Moment(Struct, frozen=True):
    """What a seat saw when its log had so many lines."""

    lines: int
    view: AnyView


class RecapMessage(Struct, tag_field="type", tag="recap", frozen=True):
    """What a seat saw since its log had so many lines: that moment first, the present last."""

    seat: int
    moments: Annotated[
        list[Moment], Meta(description="At most the newest 24 and the one before them; none where nothing is known.")
    ]


class HintedOption(Struct, frozen=True):
    """An option of the decision, in numbers."""

    action: int
    label: str
    loss: Annotated[float, Meta(description="How many points it is worse than the best.")]
    parts: Annotated[str, Meta(description="The parts of its value that differ most, each with its points.")]


class HintMessage(Struct, tag_field="type", tag="hint", frozen=True):
    """What a bot would do."""

    seat: int
    decision: str
    points: Annotated[
        float | None,
        Meta(description="How many points ahead of the best rival the seat is expected to end; null alone."),
    ]
    chance: Annotated[float, Meta(description="How likely the seat wins, 0 to 1.")]
    actions: Annotated[
        list[int], Meta(description="The whole turn or purchase, as far as it reveals nothing; the first is for now.")
    ]
    plan: Annotated[list[str], Meta(description="The same in words, a line for each step.")]
    why: Annotated[list[str], Meta(description="What it brings, a sentence each, the weightiest first.")]
    options: Annotated[list[HintedOption], Meta(description="A few options, the best first.")]


class PreviewMessage(Struct, tag_field="type", tag="preview", frozen=True):
    """What some actions would change, up to the first thing that is hidden."""

    seat: int
    decision: str
    actions: list[int]
    lines: list[LogLine]
    prompt: Annotated[str | None, Meta(description="The question that would follow for this seat.")]
    hidden: Annotated[bool, Meta(description="Whether something hidden decides what else would happen.")]
    points: Annotated[int | None, Meta(description="How the seat's points would change if the game ended then.")]


class ChatLine(Struct, frozen=True):
    """Something that somebody wrote."""

    seat: Annotated[int | None, Meta(description="Null for a spectator.")]
    name: Annotated[
        str,
        Meta(
            description="As it was typed, else in your language; empty, like the text, if they wished to be forgotten."
        ),
    ]
    text: str
    sent: Annotated[str, Meta(description="ISO 8601, UTC.")]
    yours: bool


class ChatMessage(Struct, tag_field="type", tag="chat", frozen=True):
    """Lines of the chat; those from `from` on are replaced."""

    start: int = field(name="from")
    lines: list[ChatLine]


class ThinkingMessage(Struct, tag_field="type", tag="thinking", frozen=True):
    """A bot thinks."""

    seat: int


class RefusedMessage(Struct, tag_field="type", tag="refused", frozen=True):
    """Nothing was changed, and why."""

    code: Annotated[str, Meta(description="For programs; stays the same in every language.")]
    message: Annotated[str, Meta(description="For people, in their language.")]
    seat: int | None


class PongMessage(Struct, tag_field="type", tag="pong", frozen=True):
    """The answer to a ping."""


ServerMessage = (
    TableMessage
    | ViewMessage
    | LogMessage
    | RecapMessage
    | HintMessage
    | PreviewMessage
    | ChatMessage
    | ThinkingMessage
    | RefusedMessage
    | PongMessage
)
