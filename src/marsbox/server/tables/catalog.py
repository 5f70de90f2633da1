"""The games of this server, with the components from its settings."""

from collections.abc import Mapping

from marsbox.core import ComponentsError, Game
from marsbox.games import GAME_IDS, load_game
from marsbox.server.runtime.errors import Problem


class Catalog:
    """Every game, loaded once.

    >>> Catalog({}).game("pocket-mars").id
    'pocket-mars'
    """

    def __init__(self, components: Mapping[str, str]) -> None:
        for game in components:
            if game not in GAME_IDS:
                raise _unknown(game)
        self.components = dict(components)
        try:
            self._games = {game: load_game(game, components.get(game)) for game in GAME_IDS}
        except (ComponentsError, OSError) as error:
            raise Problem("bad_components", reason=error) from error

    @property
    def games(self) -> list[Game]:
        """All games, in the order of the box."""
        return list(self._games.values())

    def game(self, name: str) -> Game:
        """A game by its id, or a `Problem` that names those there are."""
        if name not in self._games:
            raise _unknown(name)
        return self._games[name]


def _unknown(game: str) -> Problem:
    return Problem("unknown_game", game=game[:40], known=", ".join(GAME_IDS))
