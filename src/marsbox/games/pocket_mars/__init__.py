"""Pocket Mars (2017), for 1 to 4 players."""

from pathlib import Path
from typing import Final

from marsbox.core.contract import Game
from marsbox.core.entry import GameEntry, GameFacts


def _load(components: Path | None) -> Game:
    from marsbox.games.pocket_mars.components import load_box
    from marsbox.games.pocket_mars.game import PocketMars

    return PocketMars(load_box(components))


GAME: Final = GameEntry(
    "pocket-mars",
    __name__,
    _load,
    earlier={"7ec8e255b723f876": "first_deck.toml"},
    order=1,
    facts=GameFacts(minutes=(15, 30), weight="light", players=2),
)
