"""English grammar, and the refusals that every game knows."""

from collections.abc import Callable, Sequence


def count(number: int, singular: str, plural: str = "") -> str:
    """A number with its noun.

    >>> count(1, "colonist"), count(2, "colonist"), count(0, "energy", "energy")
    ('1 colonist', '2 colonists', '0 energy')
    """
    return f"{number} {singular if number == 1 else plural or singular + 's'}"


def listed(items: Sequence[str], last: str = "and") -> str:
    """Things in a row.

    >>> listed(["Ann", "Bob", "Cid"])
    'Ann, Bob and Cid'
    """
    if len(items) < 2:
        return "".join(items)
    return f"{', '.join(items[:-1])} {last} {items[-1]}"


def possessive(name: str) -> str:
    """The genitive of a name.

    >>> possessive("Ann"), possessive("Devious Automatics")
    ("Ann's", "Devious Automatics'")
    """
    return name + ("'" if name.endswith("s") else "'s")


def ordinal(number: int) -> str:
    """A number as a place in a row.

    >>> [ordinal(number) for number in (1, 2, 3, 4, 11, 22)]
    ['1st', '2nd', '3rd', '4th', '11th', '22nd']
    """
    if number % 100 in (11, 12, 13):
        return f"{number}th"
    return f"{number}{ {1: 'st', 2: 'nd', 3: 'rd'}.get(number % 10, 'th') }"


def sentence(clause: str) -> str:
    """A clause with a capital letter and a full stop.

    >>> sentence("draw 2 cards")
    'Draw 2 cards.'
    """
    return clause[:1].upper() + clause[1:] + "."


class Refusals:
    """Refusals that do not depend on the game: a method for each code of the core, which takes the code's numbers."""

    def __init__(self, player: Callable[[int], str]) -> None:
        self.player = player

    def nothing_to_take_back(self) -> str:
        return "There is no answer of yours to take back: that works only until everybody has answered."

    def nothing_to_undo(self) -> str:
        return (
            "There is nothing to undo: only your own last step can be undone, while it has shown nothing hidden and "
            "nobody has acted since."
        )

    def unknown_seat(self, seat: int, players: int) -> str:
        if players == 1:
            return f"There is no seat {seat}: the only seat of this game is 0."
        return f"There is no seat {seat}: the seats of this game are 0 to {players - 1}."

    def unknown_action(self, action: int, size: int) -> str:
        return f"There is no action {action}: actions are numbered from 0 to {size - 1}."

    def game_over(self) -> str:
        return "The game is over; start a new one to play on."

    def not_your_decision(self, *seats: int) -> str:
        names = listed([self.player(seat) for seat in seats])
        return f"You have nothing to decide now: the game is waiting for {names}."
