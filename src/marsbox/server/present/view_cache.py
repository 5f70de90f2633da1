"""A cache of view messages."""

from collections.abc import Callable, Hashable


class ViewCache:
    """The views that were made last, so that many who watch the same seat cost little more than one.

    >>> cache = ViewCache(most=2)
    >>> cache.of("a", lambda: "A"), cache.of("b", lambda: "B"), cache.of("a", lambda: "anew")
    ('A', 'B', 'A')
    >>> cache.of("c", lambda: "C")
    'C'
    >>> cache.of("a", lambda: "anew"), cache.of("b", lambda: "anew")
    ('A', 'anew')
    """

    def __init__(self, most: int = 256) -> None:
        self._most = most
        self._views: dict[Hashable, str] = {}

    def of(self, key: Hashable, make: Callable[[], str]) -> str:
        """The view of this key, made only if it is not here any more."""
        view = self._views.pop(key, None)
        if view is None:
            view = make()
        self._views[key] = view
        if len(self._views) > self._most:
            del self._views[next(iter(self._views))]
        return view
