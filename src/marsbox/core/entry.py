"""How a game is registered: each game's package holds one entry, under the name `GAME`."""

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from pathlib import Path
from typing import Any, Final, Literal

GAME: Final = "GAME"
"""The name under which a game's package holds its entry."""


Weight = Literal["light", "medium", "heavy"]
"""How much there is to learn and to think about."""


@dataclass(frozen=True)
class GameFacts:
    """What somebody wants to know before they choose a game.

    `minutes` are the least and the most that a game takes at a real table. `players` is how many usually play it.
    """

    minutes: tuple[int, int]
    weight: Weight
    players: int


class GameEntry:
    """A game that can be loaded.

    `package` is the game's package: `__name__`, where the entry is made. `load` gives the rules with the components of
    a file, or with the game's own for None; it is called when somebody plays the game, so it imports the rules itself.
    `earlier` has the files in the package with components of earlier versions, by their digest. Built-in games
    are listed by `order`. `facts` help to choose among games; the game of another package may have none.
    """

    def __init__(
        self,
        game_id: str,
        package: str,
        load: Callable[[Path | None], Any],
        earlier: Mapping[str, str] | None = None,
        order: int = 0,
        facts: GameFacts | None = None,
    ) -> None:
        self.id = game_id
        self.package = package
        self.load = load
        self.earlier: dict[str, str] = dict(earlier or {})
        self.order = order
        self.facts = facts
