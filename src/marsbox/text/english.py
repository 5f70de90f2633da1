"""English grammar, and what is said in every game."""

from collections.abc import Callable, Sequence
from typing import Final

ANY_PLAYER: Final = "Player"
MINUS: Final = "\N{MINUS SIGN}"
PROVENANCES: Final = {
    "rulebook": "printed in the rulebook",
    "attested": "seen by owners of the box",
    "inferred": "concluded from what is known",
    "reconstructed": "our reconstruction",
}


def count(number: int, singular: str, plural: str = "") -> str:
    """A number with its noun.

    >>> count(1, "colonist"), count(2, "colonist"), count(0, "energy", "energy")
    ('1 colonist', '2 colonists', '0 energy')
    """
    return f"{number} {singular if number == 1 else plural or singular + 's'}"


def signed(number: float) -> str:
    """A number with its sign.

    >>> signed(2.13), signed(-0.4)
    ('+2.1', '−0.4')
    """
    return f"{number:+.1f}".replace("-", MINUS)


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


def capital(text: str) -> str:
    """A text with a capital letter.

    >>> capital("ship 2")
    'Ship 2'
    """
    return text[:1].upper() + text[1:]


def sentence(clause: str) -> str:
    """A clause with a capital letter and a full stop.

    >>> sentence("draw 2 cards")
    'Draw 2 cards.'
    """
    return f"{capital(clause)}."


def waiting(names: list[str]) -> str:
    """Whom the game is waiting for."""
    return f"Waiting for {listed(names)}." if names else "The game is over."


def victory(winners: Sequence[str], points: int) -> str:
    """Who has won, alone or together, and with how many points.

    >>> victory(["Ann", "Bob"], 20)
    'Ann and Bob share the victory with 20 points each.'
    """
    if len(winners) > 1:
        return f"{listed(winners)} share the victory with {count(points, 'point')} each."
    return f"{listed(winners)} wins with {count(points, 'point')}."


def game_over(winners: Sequence[str]) -> str:
    """The last line of a log.

    >>> game_over(["Ann"])
    'The game is over: Ann wins.'
    """
    return f"The game is over: {listed(winners)} {'wins' if len(winners) == 1 else 'share the victory'}."


class Refusals:
    """Refusals that do not depend on the game: a method for each code, which takes the code's numbers.

    `questions` says what each kind of decision asks, after "you have to".
    """

    def __init__(self, player: Callable[[int], str], questions: Sequence[str]) -> None:
        self.player = player
        self.questions = questions

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

    def not_asked(self, kind: int) -> str:
        return f"That is not what you are asked: you have to {self.questions[kind]}."
