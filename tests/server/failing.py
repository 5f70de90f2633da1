"""Bots made to fail: what a process of the server does in place of `marsbox.server.bots.thinking.think`."""

import threading

from marsbox.games import load_game
from marsbox.server.bots.thinking import think


def answer_illegally(bot: str, game_id: str, components: str | None, seat: int, dump: bytes, seed: int) -> int:
    """The commander chooses what it may not."""
    return -1 if bot == "commander" else _first(game_id, seat, dump)


def never_answer(bot: str, game_id: str, components: str | None, seat: int, dump: bytes, seed: int) -> int:
    """The commander never answers."""
    if bot == "commander":
        threading.Event().wait()
    return _first(game_id, seat, dump)


def raise_an_error(bot: str, game_id: str, components: str | None, seat: int, dump: bytes, seed: int) -> int:
    """The commander has an error in it."""
    return think("genius" if bot == "commander" else "random", game_id, components, seat, dump, seed)


def _first(game_id: str, seat: int, dump: bytes) -> int:
    game = load_game(game_id)
    decision = game.decision(game.load(dump), seat)
    assert decision is not None
    return decision.options[0]
