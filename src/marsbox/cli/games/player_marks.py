"""How the sides of a game are told apart on every board: each has a letter and a style."""

from collections.abc import Sequence
from typing import Final

from rich.cells import cell_len

LETTERS: Final = "ABCDEFGHIJKLMNOPQRSTUVWXYZ"
SIDE_STYLES: Final = ("bold red", "bold cyan", "bold yellow", "bold green", "bold magenta")


def marks_of(names: Sequence[str]) -> list[str]:
    """A letter for each player: the first one of the name, or A, B, C in turn where those are not all different.

    >>> marks_of(["Ann", "Greedy"]), marks_of(["Zoé", "Greedy 2", "Greedy 3"])
    (['A', 'G'], ['A', 'B', 'C'])
    """
    initials = [name[:1].upper() for name in names]
    plain = all(len(initial) == cell_len(initial) == 1 and initial.isalpha() for initial in initials)
    return initials if plain and len(set(initials)) == len(initials) else list(LETTERS[: len(initials)])
