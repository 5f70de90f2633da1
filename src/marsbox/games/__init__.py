"""The built-in games and those of other installed packages. Each is a package of its own; none knows another.

A built-in game is a package beside this module with a `GameEntry` named `GAME`. What another layer knows of a game is
that layer's part of it: the object `PART` of the module `marsbox.LAYER.PACKAGE`, such as `marsbox.text.pocket_mars`.
For a game of another package it is the module `PACKAGE.LAYER`.
"""

import importlib
import pkgutil
from collections.abc import Collection
from functools import cache
from importlib import resources
from pathlib import Path
from typing import Final, TypeVar

import marsbox
from marsbox.core.contract import Game
from marsbox.core.entry import GAME, GameEntry
from marsbox.core.errors import ComponentsError, PluginError
from marsbox.core.errors import UnknownGame as UnknownGame
from marsbox.core.plugins import GAMES, Plugins

Part = TypeVar("Part")

PART: Final = "PART"
_BUILT_IN: Final = "marsbox.games."


class MissingPart(LookupError):
    """A layer that has no part for a game; the message says which object in which module would be right."""


def entries_in(package: str, folder: Path) -> dict[str, GameEntry]:
    """The entries of all games whose packages lie in a folder, by id and in order."""
    found: list[GameEntry] = []
    for module in pkgutil.iter_modules([str(folder)]):
        if module.ispkg:
            name = f"{package}.{module.name}"
            held: object = vars(importlib.import_module(name)).get(GAME)
            if not isinstance(held, GameEntry):
                raise MissingPart(f"{name} has no entry; right would be a GameEntry named {GAME}")
            found.append(held)
    found.sort(key=_order)
    entries: dict[str, GameEntry] = {}
    for entry in found:
        if entry.id in entries:
            raise ValueError(f'{entry.package} and {entries[entry.id].package} both have the id "{entry.id}"')
        entries[entry.id] = entry
    return entries


def _order(entry: GameEntry) -> tuple[int, str]:
    return entry.order, entry.id


# not this module's own __file__: a compiled module may get it only after it has run
_ENTRIES: Final = entries_in("marsbox.games", Path(marsbox.__file__).parent / "games")
GAME_IDS: Final[tuple[str, ...]] = tuple(_ENTRIES)
"""The built-in games."""
_PLUGINS: Final = Plugins(GAMES, "game", GAME_IDS)


def game_ids(packages: Collection[str] | None = None) -> tuple[str, ...]:
    """The built-in games, then those of other installed packages, or only those of the packages named.

    >>> game_ids([])
    ('pocket-mars', 'mission-red-planet', 'terraforming-mars')
    """
    return _PLUGINS.names(packages)


def working_games(packages: Collection[str] | None = None) -> tuple[tuple[str, ...], list[PluginError]]:
    """Like `game_ids`, but only games that can be loaded, and what is wrong with the others."""
    return _PLUGINS.working(load_game, packages)


def entry_of(game_id: str) -> GameEntry:
    """The entry of a game; `UnknownGame` if there is none, `PluginError` if it is of a package that can't be used."""
    entry = _ENTRIES.get(game_id)
    if entry is not None:
        return entry
    plugin = _PLUGINS.find(game_id)
    if plugin is None:
        known = game_ids()
        message = f'there is no game "{game_id}"; the games are {", ".join(known)}'
        raise UnknownGame(message, "unknown_game", game=game_id, known=known)
    return plugin.load(GameEntry)


def load_game(game_id: str, components: str | Path | None = None) -> Game:
    """The rules of a game, with its own components or those of a file.

    >>> load_game("pocket-mars").player_counts
    (1, 2, 3, 4)
    """
    return _load_own(game_id) if components is None else _load(game_id, Path(components))


def load_earlier(game_id: str, digest: str) -> Game | None:
    """A game with components that came with an earlier version; None if none of those had this digest."""
    file = entry_of(game_id).earlier.get(digest)
    return None if file is None else _load_from(game_id, file)


@cache
def _load_from(game_id: str, file: str) -> Game:
    return _load(game_id, Path(str(resources.files(entry_of(game_id).package) / file)))


@cache
def _load_own(game_id: str) -> Game:
    """A game is stateless, so that one is enough for all."""
    return _load(game_id, None)


def _load(game_id: str, components: Path | None) -> Game:
    entry = entry_of(game_id)
    plugin = _PLUGINS.find(game_id)
    if plugin is None:
        own: Game = entry.load(components)
        return own
    try:
        game: object = entry.load(components)
    except ComponentsError:
        raise
    except Exception as error:
        raise plugin.error(f"can't be loaded: {type(error).__name__}: {error}") from error
    if not isinstance(game, Game) or game.id != game_id:
        raise plugin.error(f"can't be played: its entry loads {game!r}, which is no Game with this id")
    return game


def part_module(layer: str, game_id: str) -> str:
    """The name of the module that holds a layer's part of a game.

    A layer may keep its parts in a package of its own, such as `cli.games`; another package names the layer alone.

    >>> part_module("text", "pocket-mars")
    'marsbox.text.pocket_mars'
    """
    package = entry_of(game_id).package
    if package.startswith(_BUILT_IN):
        return f"marsbox.{layer}.{package.removeprefix(_BUILT_IN)}"
    return f"{package}.{layer.partition('.')[0]}"


def find_part(layer: str, game_id: str, kind: type[Part]) -> Part | None:
    """A layer's part of a game; None where the game has no module for it, or is not registered at all.

    A part of another package that can't be used is a `PluginError`.
    """
    try:
        name = part_module(layer, game_id)
    except UnknownGame:
        return None
    plugin = _PLUGINS.find(game_id)
    if plugin is None:
        return _part_in(name, kind)
    try:
        return _part_in(name, kind)
    except Exception as error:
        raise plugin.error(f"can't be used: {type(error).__name__}: {error}") from error


def _part_in(name: str, kind: type[Part]) -> Part | None:
    try:
        module = importlib.import_module(name)
    except ModuleNotFoundError as error:
        # something else that is missing, which the module wants to import, is for whoever installs it to know
        if error.name is None or not f"{name}.".startswith(f"{error.name}."):
            raise
        return None
    found: object = vars(module).get(PART)
    if isinstance(found, kind):
        return found
    raise MissingPart(f"{name} has no {PART} of the right kind; right would be a {kind.__name__} named {PART}")


def part_of(layer: str, game_id: str, kind: type[Part]) -> Part:
    """A layer's part of a game; a `MissingPart` says what would be right where there is none."""
    found = find_part(layer, game_id, kind)
    if found is None:
        right = f"a module {part_module(layer, game_id)} with a {kind.__name__} named {PART}"
        raise MissingPart(f'there is nothing for the game "{game_id}" in the layer {layer}; right would be {right}')
    return found
