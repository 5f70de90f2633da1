"""A game that comes from elsewhere is what it says: played through again, it leads to the state kept with it."""

from collections.abc import Mapping, Sequence
from typing import Any

from marsbox.core import Game, Record, Setup
from marsbox.server.catalog import Catalog
from marsbox.server.errors import Problem

Row = Mapping[str, Any]


def prove(catalog: Catalog, table: Row, parts: Mapping[str, Sequence[Row]]) -> None:
    """Play a table's game through; a `ValueError` says that it does not fit, a `Problem` that it can't be played here.

    A game begun under an older rule set can't be played again. Its state has to be one of its game then.
    """
    game = catalog.game(table["game"])
    if table["digest"] != game.digest:
        raise Problem("other_components", game=game.id, stored=table["digest"], here=game.digest)
    setup = Setup(table["setup"]["players"], table["setup"]["options"], table["setup"]["deal"])
    if [seat["seat"] for seat in parts["seats"]] != list(range(setup.players)):
        raise ValueError("the seats do not fit the set-up")
    if len(table["counters"]) != setup.players + 1:
        raise ValueError("the numbers do not fit the seats")
    if table["dump"] is None:
        return
    record = Record(game.id, table["rules"], table["digest"], setup, int(table["seed"], 16), _actions(parts["actions"]))
    _prove_state(game, record, table["dump"])


def _actions(rows: Sequence[Row]) -> list[tuple[int, int]]:
    if [row["number"] for row in rows] != list(range(len(rows))):
        raise ValueError("an action is missing")
    return [(row["seat"], row["action"]) for row in rows]


def _prove_state(game: Game, record: Record, dump: bytes) -> None:
    state = game.load(dump)
    if record.rules != game.version:
        return
    played = record.replay(game)
    # answers to an open question are in the state alone
    for seat, answers in enumerate(state.answers):
        for action in answers:
            game.apply(played, seat, action)
    if game.dump(played) != dump:
        raise ValueError("the state is not that of the actions")
