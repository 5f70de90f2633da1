"""Games and bots of other installed packages, which announce them as entry points.

What is announced is known by name without running any code of its package. The code is imported when somebody asks for
the game or the bot.
"""

import re
import sys
from collections.abc import Callable, Collection
from functools import cache
from typing import Any, Final, TypeVar

from marsbox.core.errors import PluginError

GAMES: Final = "marsbox.games"
BOTS: Final = "marsbox.bots"

NAME: Final = "[a-z0-9][a-z0-9_-]*"

Entry = TypeVar("Entry")


class Plugin:
    """Something that an installed package announces: `sort` is what it is, such as a game."""

    def __init__(self, sort: str, name: str, package: str, value: str, point: Any) -> None:
        self.sort = sort
        self.name = name
        self.package = package
        self.value = value
        self._point = point

    def load(self, kind: type[Entry]) -> Entry:
        """The entry that its package made for it; a `PluginError` if there is none of this kind and name."""
        try:
            found: object = self._point.load()
        except Exception as error:
            raise self.error(f"can't be loaded: {type(error).__name__}: {error}") from error
        if not isinstance(found, kind):
            raise self.error(f"is announced as {self.value}, which is no {kind.__name__}")
        own: object = getattr(found, "id", None)
        if own != self.name:
            raise self.error(f'is announced under this name, but its entry says "{own}"; right would be the same')
        return found

    def error(self, wrong: str) -> PluginError:
        """What to raise if something is wrong with it."""
        return PluginError(f'the {self.sort} "{self.name}" of the package {self.package} {wrong}')


class Plugins:
    """Names that Marsbox itself has, and those that installed packages announce in one group beside them."""

    def __init__(self, group: str, sort: str, own: Collection[str]) -> None:
        self._group = group
        self._sort = sort
        self._own: tuple[str, ...] = tuple(own)

    def names(self, packages: Collection[str] | None = None) -> tuple[str, ...]:
        """Marsbox's own names, then those of other installed packages, or only those of the packages named."""
        return self._own + tuple([plugin.name for plugin in self._of(packages) if self._wrong(plugin) is None])

    def find(self, name: str) -> Plugin | None:
        """What is announced under a name, if anything; a `PluginError` if two packages want the same."""
        if name in self._own:
            return None
        found = [plugin for plugin in self._announced() if plugin.name == name]
        if not found:
            return None
        wrong = self._wrong(found[0])
        if wrong is not None:
            raise wrong
        return found[0]

    def working(
        self, load: Callable[[str], object], packages: Collection[str] | None = None
    ) -> tuple[tuple[str, ...], list[PluginError]]:
        """Like `names`, but only those that can be loaded, and what is wrong with each of the others."""
        names = []
        errors = []
        for plugin in self._of(packages):
            wrong = self._wrong(plugin)
            if wrong is None:
                try:
                    load(plugin.name)
                    names.append(plugin.name)
                except PluginError as error:
                    wrong = error
            if wrong is not None:
                errors.append(wrong)
        return self._own + tuple(names), errors

    def _of(self, packages: Collection[str] | None) -> list[Plugin]:
        if packages is None:
            return self._announced()
        if not packages:
            return []
        allowed = {normal_name(package) for package in packages}
        return [plugin for plugin in self._announced() if normal_name(plugin.package) in allowed]

    def _announced(self) -> list[Plugin]:
        return _announced(self._group, self._sort, tuple(sys.path))

    def _wrong(self, plugin: Plugin) -> PluginError | None:
        if re.fullmatch(NAME, plugin.name) is None:
            return plugin.error("is not used: right would be a name of small letters, digits, - and _")
        if plugin.name in self._own:
            return plugin.error("is not used: Marsbox has one of this name itself; right would be another name")
        others = [other.package for other in self._announced() if other.name == plugin.name and other is not plugin]
        if others:
            return plugin.error(f"is not used: {', '.join(others)} has one of this name too; remove one of them")
        return None


@cache
def _announced(group: str, sort: str, path: tuple[str, ...]) -> list[Plugin]:
    """What the packages on a path announce; `path` is there because it decides what is installed."""
    # reads the metadata of every installed package: done only when something is asked for that is not built in
    from importlib.metadata import entry_points

    found = []
    for point in entry_points(group=group):
        package = "?" if point.dist is None else str(point.dist.name)
        found.append(Plugin(sort, point.name, package, point.value, point))
    return sorted(found, key=_place)


def _place(plugin: Plugin) -> tuple[str, str]:
    return plugin.package, plugin.name


def normal_name(package: str) -> str:
    """The name of a package in the one spelling that stands for all of them.

    >>> normal_name("Mars_Rover.game")
    'mars-rover-game'
    """
    return re.sub(r"[-_.]+", "-", package).lower()
