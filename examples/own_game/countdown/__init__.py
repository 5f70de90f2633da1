"""Countdown, a game for 2 to 4 players: count down by one to three seconds in turn; whoever says zero wins."""

from pathlib import Path

from marsbox.core import ComponentsError, Game, GameEntry


def _load(components: Path | None) -> Game:
    from countdown.game import Countdown

    if components is not None:
        raise ComponentsError(f"{components}: Countdown has no components")
    return Countdown()


GAME = GameEntry("countdown", __name__, _load)
