"""The games and bots of this server: those of Marsbox, and those of other packages that its operator allows."""

import logging
from collections.abc import Collection, Mapping

from marsbox.bots.levels import working_bots
from marsbox.core import ComponentsError, Game, PluginError, UserError
from marsbox.games import load_game, working_games
from marsbox.text import words

_log = logging.getLogger("marsbox.server")


class Catalog:
    """Every game, loaded once, with the components that the server was told to use.

    Of the games and bots of other packages it has those of the `plugins` named. What can't be used of them is logged
    and left out.

    >>> Catalog({}).game("pocket-mars").id
    'pocket-mars'
    """

    def __init__(self, components: Mapping[str, str], plugins: Collection[str] = ()) -> None:
        names, wrong = working_games(plugins)
        self.bots, wrong_bots = working_bots(plugins)
        for error in wrong + wrong_bots:
            _log.error("%s", error)
        for game in components:
            if game not in names:
                raise _unknown(game, names)
        self.components = dict(components)
        self._games = _loaded(names, components)

    @property
    def games(self) -> list[Game]:
        """All games, the built-in ones first and in their order."""
        return list(self._games.values())

    def has(self, name: str) -> bool:
        """Whether a game is played here."""
        return name in self._games

    def game(self, name: str) -> Game:
        """A game by its id, or a `UserError` that names those there are."""
        if name not in self._games:
            raise _unknown(name, self._games)
        return self._games[name]


def _loaded(names: Collection[str], components: Mapping[str, str]) -> dict[str, Game]:
    """The games, and their words, so that these are not imported while somebody waits."""
    games = {}
    for name in names:
        try:
            game = load_game(name, components.get(name))
            words(game, "en")
        except PluginError as error:
            _log.error("%s", error)
        except (ComponentsError, OSError) as error:
            raise UserError("bad_components", reason=error) from error
        else:
            games[name] = game
    return games


def _unknown(game: str, known: Collection[str]) -> UserError:
    return UserError("unknown_game", game=game[:40], known=", ".join(known))
