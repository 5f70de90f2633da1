"""The games of the box. Each is a package of its own; none knows another."""

from pathlib import Path
from typing import Final

from marsbox.core.contract import Game
from marsbox.games.pocket_mars.components import load_box
from marsbox.games.pocket_mars.game import PocketMars

GAME_IDS: Final = ("pocket-mars",)


class UnknownGame(ValueError):
    """A game that is not in the box; the message lists those that are."""


def load_game(game_id: str, components: str | Path | None = None) -> Game:
    """The rules of a game, with its own components or those of a file.

    >>> load_game("pocket-mars").player_counts
    (1, 2, 3, 4)
    """
    if game_id == "pocket-mars":
        return PocketMars(load_box(None if components is None else Path(components)))
    raise UnknownGame(f'there is no game "{game_id}"; the games are {", ".join(GAME_IDS)}')
