"""The games of the box. Each is a package of its own; none knows another."""

from functools import cache
from pathlib import Path
from typing import Final

from marsbox.core.contract import ComponentsError, Game
from marsbox.games.mission_red_planet.components import load_box as load_mission_box
from marsbox.games.mission_red_planet.game import MissionRedPlanet
from marsbox.games.pocket_mars.components import load_box as load_pocket_box
from marsbox.games.pocket_mars.game import PocketMars
from marsbox.games.terraforming_mars.game import TerraformingMars

GAME_IDS: Final = ("pocket-mars", "mission-red-planet", "terraforming-mars")
# components that came with earlier versions, by their digest
EARLIER: Final = {"7ec8e255b723f876": ("pocket-mars", "pocket_mars/first_deck.toml")}


class UnknownGame(ValueError):
    """A game that is not in the box; the message lists those that are."""


def load_game(game_id: str, components: str | Path | None = None) -> Game:
    """The rules of a game, with its own components or those of a file.

    >>> load_game("pocket-mars").player_counts
    (1, 2, 3, 4)
    """
    return _load_own(game_id) if components is None else _load(game_id, Path(components))


def load_earlier(game_id: str, digest: str) -> Game | None:
    """A game with components that came with an earlier version; None if none of those had this digest."""
    found = EARLIER.get(digest)
    if found is None or found[0] != game_id:
        return None
    return _load_from(game_id, Path(__file__).parent / found[1])


@cache
def _load_from(game_id: str, path: Path) -> Game:
    return _load(game_id, path)


@cache
def _load_own(game_id: str) -> Game:
    """A game is stateless, so that one is enough for all."""
    return _load(game_id, None)


def _load(game_id: str, path: Path | None) -> Game:
    if game_id == "pocket-mars":
        return PocketMars(load_pocket_box(path))
    if game_id == "mission-red-planet":
        return MissionRedPlanet(load_mission_box(path))
    if game_id == "terraforming-mars":
        if path is not None:
            raise ComponentsError(f"{path}: the cards of Terraforming Mars are fully known and can't be replaced")
        return TerraformingMars()
    raise UnknownGame(f'there is no game "{game_id}"; the games are {", ".join(GAME_IDS)}')
