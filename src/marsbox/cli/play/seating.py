"""Who plays a game at the terminal, as it is stored with the game: enough to go on with it as it was."""

from dataclasses import dataclass
from typing import Any


@dataclass(frozen=True)
class Seating:
    """The bots in the order of their seats, how many people there are and where the first sits, and their names.

    `components` is the file of components that the game is played with, if they are not its own.

    >>> Seating.from_dict(Seating(("ines",), 1, 0, ("Ann",), None).to_dict()).names
    ('Ann',)
    """

    bots: tuple[str, ...]
    people: int
    first_seat: int
    names: tuple[str, ...]
    components: str | None

    def to_dict(self) -> dict[str, Any]:
        """As plain data for JSON."""
        return {
            "bots": list(self.bots),
            "people": self.people,
            "first_seat": self.first_seat,
            "names": list(self.names),
            "components": self.components,
        }

    @staticmethod
    def from_dict(content: Any) -> "Seating":
        """From plain data; a `ValueError` says what is wrong with it."""
        try:
            bots, names, components = content["bots"], content["names"], content["components"]
            numbers = [content["people"], content["first_seat"]]
        except (KeyError, TypeError, IndexError):
            raise ValueError("who plays is not told in full") from None
        if not all(
            isinstance(listed, list) and all(isinstance(one, str) for one in listed) for listed in (bots, names)
        ):
            raise ValueError("bots and names are lists of texts")
        if not all(type(number) is int and number >= 0 for number in numbers):
            raise ValueError("people and their first seat are whole numbers")
        if not isinstance(components, str | None):
            raise ValueError("components are the name of a file")
        return Seating(tuple(bots), numbers[0], numbers[1], tuple(names), components)


def _are_texts(listed: object) -> bool:
    return isinstance(listed, list) and all(isinstance(one, str) for one in listed)
