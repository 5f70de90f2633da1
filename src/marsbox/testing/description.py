"""Reading a description: every value is checked; an error names the place, what is wrong and what would be right."""

from collections.abc import Callable, Mapping, Sequence
from typing import Any

from marsbox.core.contract import Setup
from marsbox.core.errors import SetupError


class PositionError(SetupError):
    """A description of a position that the rules do not allow; the message names the thing and what would be right."""


class Description:
    """A part of a description; `where` names it in errors."""

    def __init__(self, content: object, where: str, keys: Sequence[str]) -> None:
        if not isinstance(content, Mapping):
            raise PositionError(f"{where} is {content!r}; right would be an object with {', '.join(keys)}")
        for key in content:
            if key not in keys:
                raise PositionError(f'{where} has no "{key}"; it can have {", ".join(keys)}')
        self.content: Mapping[str, Any] = content
        self.where = where

    def __contains__(self, key: str) -> bool:
        return key in self.content

    def error(self, key: str, wrong: str, right: str) -> PositionError:
        """The error to raise for the value behind a key."""
        return PositionError(f'{self.where}, "{key}" {wrong}; right would be {right}')

    def number(self, key: str, default: int, least: int, most: int | None) -> int:
        """A whole number; None for `most` means that there is no upper limit."""
        value = self.content.get(key, default)
        # a bool is an int to Python, but not a number of colonists
        if type(value) is int and least <= value and (most is None or value <= most):
            return int(value)
        limit = f"from {least} on" if most is None else f"from {least} to {most}"
        raise self.error(key, f"is {value!r}", f"a whole number {limit}")

    def numbers(self, key: str, count: int, most: int) -> list[int]:
        """A list of `count` numbers from 0 on, one for each side; all 0 if it is left out."""
        value = self.content.get(key)
        if value is None:
            return [0] * count
        if not isinstance(value, (list, tuple)) or len(value) != count:
            raise self.error(key, f"is {value!r}", f"a list of {count} numbers, one for each seat")
        for number in value:
            if type(number) is not int or not 0 <= number <= most:
                raise self.error(key, f"has {number!r}", f"numbers from 0 to {most}")
        return list(value)

    def names(self, key: str) -> list[str]:
        """A list of words, such as card ids; empty if it is left out."""
        value = self.content.get(key, [])
        if not isinstance(value, (list, tuple)) or not all(isinstance(name, str) for name in value):
            raise self.error(key, f"is {value!r}", "a list of names in quotes")
        return list(value)

    def word_number(self, key: str, known: Sequence[str]) -> int:
        """The number of a word among those that are known; -1 if it is left out."""
        value = self.content.get(key)
        if value is None:
            return -1
        if isinstance(value, str) and value in known:
            return known.index(value)
        raise self.error(key, f"is {value!r}", f"one of {', '.join(known)}")

    def flag(self, key: str) -> bool:
        """Whether something is so; not, if it is left out."""
        value = self.content.get(key, False)
        if type(value) is not bool:
            raise self.error(key, f"is {value!r}", "true or false")
        return value

    def seats(self, key: str, players: int) -> list[int]:
        """A list of seats; empty if it is left out."""
        value = self.content.get(key, [])
        if not _are_seats(value, players):
            raise self.error(key, f"is {value!r}", f"a list of seats from 0 to {players - 1}")
        return list(value)

    def part(self, key: str, keys: Sequence[str]) -> "Description":
        """The object behind a key; an empty one if it is left out."""
        return Description(self.content.get(key, {}), f'{self.where}, "{key}"', keys)

    def parts(self, key: str) -> list[Any]:
        """The list behind a key; empty if it is left out."""
        value = self.content.get(key, [])
        if not isinstance(value, (list, tuple)):
            raise self.error(key, f"is {value!r}", "a list")
        return list(value)

    def setup_options(self, players: int, chosen: Callable[[Setup], dict[str, str]], example: str) -> dict[str, str]:
        """The value of every option of the set-up, as `chosen` reads those that are written."""
        written = self.content.get("options", {})
        if not isinstance(written, Mapping):
            raise self.error("options", f"is {written!r}", f"an object such as {example}")
        try:
            return chosen(Setup(players, written))
        except SetupError as error:
            raise PositionError(f'the description, "options": {error}') from None

    def seats_of(self, key: str, players: int) -> list[tuple[str, list[int]]]:
        """An object of names, each with a list of seats."""
        value = self.content.get(key, {})
        if not isinstance(value, Mapping):
            raise self.error(key, f"is {value!r}", 'an object of cards with lists of seats, such as {"E1": [0]}')
        result = []
        for name, seats in value.items():
            if not _are_seats(seats, players):
                raise self.error(key, f"has {seats!r} for {name}", f"a list of seats from 0 to {players - 1}")
            result.append((str(name), list(seats)))
        return result


def _are_seats(value: object, players: int) -> bool:
    return isinstance(value, (list, tuple)) and all(type(seat) is int and 0 <= seat < players for seat in value)
