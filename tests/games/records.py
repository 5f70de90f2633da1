"""Records for the tests of every game: played, forged, and replayed."""

import hashlib
import json
from typing import Any

import pytest

from marsbox.core.contract import Game, Setup
from marsbox.core.errors import RecordError
from marsbox.core.match import Match
from marsbox.core.record import Record
from marsbox.core.rng import FastRng

Content = dict[str, Any]
LONGEST = 10_000


def played(game: Game, setup: Setup, seed: int, steps: int = LONGEST) -> Match:
    """A game of random actions, as far as so many of them go."""
    match = Match.start(game, setup, seed)
    rng = FastRng(seed)
    for _ in range(steps):
        decisions = game.decisions(match.state)
        if not decisions:
            break
        decision = decisions[-1]
        match.play(decision.seat, rng.choice(decision.options))
    return match


def check_replay(match: Match) -> None:
    """The record is read as it was written, and leads to the same state."""
    record = Record.from_json(match.record.to_json())
    assert record.to_json() == match.record.to_json()
    assert match.game.dump(record.replay(match.game)) == match.game.dump(match.state)


def content_of(match: Match) -> Content:
    """A record as plain data."""
    content: Content = json.loads(match.record.to_json())
    return content


def sealed(content: Content) -> str:
    """The content as a record with a right checksum, as somebody who forges one would make it."""
    content = {key: value for key, value in content.items() if key != "checksum"}
    canonical = json.dumps(content, sort_keys=True, separators=(",", ":"))
    return json.dumps({**content, "checksum": hashlib.sha256(canonical.encode()).hexdigest()})


def check_damaged(game: Game, content: Content, key: str, value: Any, message: str) -> None:
    """With another field, or with one action instead of all (a seat and a form), the record can't be replayed."""
    if key == "action":
        seat, form = value
        forged = {**content, "forms": [form], "actions": [[seat, 0]]}
    else:
        forged = {**content, key: value}
    record = Record.from_json(sealed(forged))
    with pytest.raises(RecordError, match="damaged") as error:
        record.replay(game)
    assert message in str(error.value)


def check_other_game(game: Game, content: Content, other: str) -> None:
    """The record of another game is refused."""
    record = Record.from_json(sealed({**content, "game": other}))
    with pytest.raises(RecordError, match=f'of the game "{other}", not of "{game.id}"'):
        record.replay(game)


def check_other_rule_set(game: Game, content: Content) -> None:
    """The record of a rule set that is not known is refused."""
    record = Record.from_json(sealed({**content, "rules": 99}))
    with pytest.raises(RecordError, match=f"rule set 99 of {game.id}; this Marsbox plays rule set {game.version}"):
        record.replay(game)


def check_other_components(game: Game, other: Game, content: Content) -> None:
    """The record of a game with other components is refused."""
    record = Record.from_json(sealed(content))
    with pytest.raises(RecordError, match=f"other components of {game.id}"):
        record.replay(other)
