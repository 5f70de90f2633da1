"""The components of a game as the API describes them."""

from typing import Annotated, Any

from msgspec import Meta, Struct


class Components(Struct, frozen=True):
    """Everything in a game's box: what it does, and how surely it is known. Other fields are those of its game."""

    game: str
    cards: Annotated[list[Any], Meta(description="Each with id, name, text, provenance and the game's own fields.")]
    note: str
