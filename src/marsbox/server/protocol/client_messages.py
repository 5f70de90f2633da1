"""The messages a client sends over its WebSocket, and how they are read."""

from typing import Annotated, Final

import msgspec
from msgspec import Meta, Struct

from marsbox.core import UserError
from marsbox.server.runtime.settings import Limits

LONGEST_HOLD: Final = 30
"""Seconds for which a turn can be held."""
Number = Annotated[int, Meta(ge=-1, le=2**31 - 1)]


class Act(Struct, tag_field="type", tag="act", forbid_unknown_fields=True, frozen=True):
    """Answer a decision: one action, or several in a row."""

    seat: Number
    decision: Annotated[str, Meta(max_length=20)]
    actions: Annotated[list[Number], Meta(min_length=1)]
    hold: Annotated[
        Number, Meta(description="For how many seconds, up to 30, the turn can be undone if it is over then.")
    ] = 0


class TakeBack(Struct, tag_field="type", tag="take_back", forbid_unknown_fields=True, frozen=True):
    """Take back the newest step of an open answer."""

    seat: Number


class Undo(Struct, tag_field="type", tag="undo", forbid_unknown_fields=True, frozen=True):
    """Undo the seat's own newest action."""

    seat: Number


class EndTurn(Struct, tag_field="type", tag="end_turn", forbid_unknown_fields=True, frozen=True):
    """Hold the turn no longer: the others go on."""

    seat: Number


class Hint(Struct, tag_field="type", tag="hint", forbid_unknown_fields=True, frozen=True):
    """Ask what would be best."""

    seat: Number


class TryOut(Struct, tag_field="type", tag="preview", forbid_unknown_fields=True, frozen=True):
    """Ask what an answer would change, as far as nothing hidden decides it."""

    seat: Number
    decision: Annotated[str, Meta(max_length=20)]
    actions: Annotated[list[Number], Meta(min_length=1)]


class Say(Struct, tag_field="type", tag="say", forbid_unknown_fields=True, frozen=True):
    """Say something to everybody at the table; `name` is that of somebody without a seat."""

    text: str
    name: str | None = None


class Look(Struct, tag_field="type", tag="look", forbid_unknown_fields=True, frozen=True):
    """Ask for a seat's view once more."""

    seat: Number


class Recap(Struct, tag_field="type", tag="recap", forbid_unknown_fields=True, frozen=True):
    """Ask what a seat saw since its log had so many lines, one moment after the other."""

    seat: Number
    since: Number


class Ping(Struct, tag_field="type", tag="ping", forbid_unknown_fields=True, frozen=True):
    """Ask for a sign of life."""


ClientMessage = Act | TakeBack | Undo | EndTurn | Hint | TryOut | Say | Look | Recap | Ping

EXAMPLES: Final = {
    "act": '{"type": "act", "seat": 0, "decision": "7", "actions": [17]}',
    "take_back": '{"type": "take_back", "seat": 0}',
    "undo": '{"type": "undo", "seat": 0}',
    "end_turn": '{"type": "end_turn", "seat": 0}',
    "hint": '{"type": "hint", "seat": 0}',
    "preview": '{"type": "preview", "seat": 0, "decision": "7", "actions": [17]}',
    "say": '{"type": "say", "text": "Good luck!"}',
    "look": '{"type": "look", "seat": 0}',
    "recap": '{"type": "recap", "seat": 0, "since": 40}',
    "ping": '{"type": "ping"}',
}


class _Typed(Struct):
    type: str = ""


_decoder: Final = msgspec.json.Decoder(ClientMessage)
_typed: Final = msgspec.json.Decoder(_Typed)


def read_message(text: str, limits: Limits) -> ClientMessage:
    """The message, or a `UserError` that says what a right one looks like.

    >>> read_message('{"type": "undo", "seat": 2}', Limits())
    Undo(seat=2)
    """
    if len(text.encode()) > limits.message_bytes:
        raise UserError("message_too_large", most=limits.message_bytes)
    try:
        message: ClientMessage = _decoder.decode(text)
    except msgspec.ValidationError:
        raise UserError("bad_message", reason=_advice(text)) from None
    except (msgspec.DecodeError, RecursionError):
        raise UserError("not_json") from None
    if isinstance(message, (Act, TryOut)) and len(message.actions) > limits.actions_per_message:
        raise UserError("bad_message", reason=UserError("field_too_long", most=limits.actions_per_message))
    if isinstance(message, Act) and not 0 <= message.hold <= LONGEST_HOLD:
        raise UserError("bad_message", reason=UserError("bad_hold", seconds=message.hold, most=LONGEST_HOLD))
    return message


def _advice(text: str) -> UserError:
    try:
        kind = _typed.decode(text).type
    except (msgspec.DecodeError, RecursionError):
        kind = ""
    if kind not in EXAMPLES:
        return UserError("message_types", known=", ".join(EXAMPLES))
    return UserError("message_shape", type=kind, example=EXAMPLES[kind])
