"""The body of a refusal."""

from typing import Annotated

from msgspec import Meta, Struct


class ErrorDetail(Struct, frozen=True):
    """What is wrong."""

    code: Annotated[str, Meta(description="For programs; stays the same in every language.", examples=["unknown_game"])]
    message: Annotated[
        str, Meta(description="For people: names the thing and what would be right, in the viewer's language.")
    ]


class ErrorBody(Struct, frozen=True):
    """The body of every refusal."""

    error: ErrorDetail
