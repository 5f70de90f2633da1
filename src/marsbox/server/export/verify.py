"""Verifying a game from elsewhere: replayed, it has to lead to the position stored with it."""

from collections.abc import Mapping, Sequence
from datetime import UTC, datetime
from typing import Any

from marsbox.core import Match, Setup, UserError
from marsbox.server.runtime.errors import Unreadable
from marsbox.server.tables.catalog import Catalog
from marsbox.server.tables.game_codec import read_game
from marsbox.server.tables.model import Head
from marsbox.server.tables.state import TableState
from marsbox.server.tables.stored import StoredEvent, StoredTable

RowOf = Mapping[str, Any]


def verify(catalog: Catalog, table: RowOf, parts: Mapping[str, Sequence[RowOf]]) -> None:
    """Play a table's game through; a `ValueError` says that it doesn't fit, a `UserError` that it can't be played here.

    A game begun with other rules or components may not lead to the same any more. It has to be readable then.
    """
    match = verify_readable(catalog, table, parts)
    if match is None or not match.record.is_of_these_rules(match.game):
        return
    played = match.record.replay(match.game)
    # answers to an open question are in the state alone
    for seat, answers in enumerate(match.state.answers):
        for action in answers:
            match.game.apply(played, seat, action)
    if match.game.dump(played) != match.game.dump(match.state):
        raise ValueError("the state is not that of the actions")


def verify_readable(catalog: Catalog, table: RowOf, parts: Mapping[str, Sequence[RowOf]]) -> Match | None:
    """Read a table's game; a `ValueError` or a `UserError` as in `verify`. None if it has not started."""
    game = catalog.game(table["game"])
    if table["rules"] > game.version:
        raise UserError("newer_rules", game=game.id, stored=table["rules"], here=game.version)
    setup = Setup.from_dict(table["setup"])
    if [seat["seat"] for seat in parts["seats"]] != list(range(setup.players)):
        raise ValueError("the seats do not fit the set-up")
    TableState.from_json(table.get("life", {}))
    if len(table["counters"]) != setup.players + 1:
        raise ValueError("the numbers do not fit the seats")
    for part in ("actions", "events"):
        if [row["number"] for row in parts[part]] != list(range(len(parts[part]))):
            raise ValueError(f"one of the {part} is missing")
    try:
        return read_game(game, _stored(table, parts)).match
    except Unreadable as error:
        if error.foreign and table["digest"] not in ("", game.digest):
            raise UserError("other_components", game=game.id, stored=table["digest"], here=game.digest) from error
        raise ValueError(error.reason) from error


def _stored(table: RowOf, parts: Mapping[str, Sequence[RowOf]]) -> StoredTable:
    now = datetime.now(UTC)
    head = Head(
        id=table["id"],
        game=table["game"],
        rules=table["rules"],
        digest=table["digest"],
        name=table["name"],
        setup=table["setup"],
        seed=int(table["seed"], 16),
        owner=table["owner"],
        public=table["public"],
        created=now,
    )
    undo_points = table.get("way_back")
    return StoredTable(
        head=head,
        status=table["status"],
        revision=table["revision"],
        counters=(),
        dump=table["dump"],
        seats=(),
        actions=tuple(
            (row["seat"], row["form"] if row.get("form") is not None else row["action"]) for row in parts["actions"]
        ),
        events=tuple(StoredEvent(row["audience"], row["kind"], tuple(row["numbers"])) for row in parts["events"]),
        undo_points=None if undo_points is None else tuple((seat, at) for seat, at in undo_points),
        format=table.get("format", 1),
    )
