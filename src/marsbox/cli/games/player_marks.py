"""The letter and the style by which each player is known on every board."""

from collections.abc import Sequence
from typing import Final

from rich.cells import cell_len

LETTERS: Final = "ABCDEFGHIJKLMNOPQRSTUVWXYZ"
PLAYER_STYLES: Final = ("bold red", "bold cyan", "bold yellow", "bold green", "bold magenta")


def player_marks(names: Sequence[str]) -> list[str]:
    """A letter for each player: the first one of the name, or A, B, C in turn where those are not all different.

    >>> player_marks(["Ann", "Greedy"]), player_marks(["Zoé", "Greedy 2", "Greedy 3"])
    (['A', 'G'], ['A', 'B', 'C'])
    """
    initials = [name[:1].upper() for name in names]
    plain = all(len(initial) == cell_len(initial) == 1 and initial.isalpha() for initial in initials)
    return initials if plain and len(set(initials)) == len(initials) else list(LETTERS[: len(initials)])
