"""Bots that play in the laboratory: a registered one by its name, or one of your own, written FILE.py:CLASS."""

import hashlib
import sys
from functools import cache
from pathlib import Path
from types import ModuleType
from typing import NamedTuple

from marsbox.bots import Bot, make_bot, rating_key
from marsbox.core import FastRng, Game
from marsbox.lab.errors import LabError


class Entrant(NamedTuple):
    """A bot as it was named; one of your own has the text of its file, so that it can be sent to other processes."""

    name: str
    source: str | None = None

    @property
    def fingerprint(self) -> str:
        """Distinguishes this bot from another of the same name: by its version, or by the text of its file."""
        if self.source is None:
            return rating_key(self.name)
        return hashlib.sha256(self.source.encode()).hexdigest()


def entrant(name: str) -> Entrant:
    """The bot of this name; a `LabError` or `UnknownBot` says why there is none."""
    if ".py" not in name:
        return Entrant(name)
    file, colon, _ = name.rpartition(":")
    if not colon or not file.endswith(".py"):
        raise LabError("bot_unnamed", bot=name)
    try:
        source = Path(file).read_text(encoding="utf-8")
    except OSError as error:
        raise LabError("bot_unreadable", file=file, reason=error.strerror or error) from None
    except UnicodeDecodeError:
        raise LabError("bot_unreadable", file=file, reason="UTF-8") from None
    found = Entrant(name, source)
    _class_of(found)
    return found


def seat_bot(entrant: Entrant, game: Game, seed: int) -> Bot:
    """The entrant, ready to play a game."""
    if entrant.source is None:
        return make_bot(entrant.name, game, seed)
    return _class_of(entrant)(game, FastRng(seed))


@cache
def _class_of(entrant: Entrant) -> type[Bot]:
    file, _, name = entrant.name.rpartition(":")
    assert entrant.source is not None
    module = ModuleType(f"marsbox_entrant_{entrant.fingerprint[:16]}")
    module.__file__ = file
    # dataclasses and pickle look a class's module up
    sys.modules[module.__name__] = module
    try:
        exec(compile(entrant.source, file, "exec"), module.__dict__)
    except Exception as error:
        raise LabError("bot_broken", file=file, reason=f"{type(error).__name__}: {error}") from None
    found = vars(module).get(name)
    if isinstance(found, type) and issubclass(found, Bot):
        return found
    bots = [
        word
        for word, value in vars(module).items()
        if isinstance(value, type) and issubclass(value, Bot) and value.__module__ == module.__name__
    ]
    raise LabError("bot_missing", file=file, name=name, known=", ".join(bots) or "–")
