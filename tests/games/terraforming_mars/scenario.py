"""Short words for the rules tests of Terraforming Mars, on top of `marsbox.testing`, and rows for tables of cards.

What a test says before and after is written in the same flat words:

- `"temperature"` (°C), `"oxygen"`, `"oceans"`, `"players"`, `"deck"` and every other key of a description,
- `"plants"`, `"energy production"`, `"TR"`, `"hand"`, `"played"`, `"corporation"` … of seat 0, `"1 plants"` of seat 1,
- `"cubes pets"`: the cubes on a card of seat 0, `"1 cubes pets"` of one of seat 1,
- a space, such as `"r3c4"`: `"ocean"`, `"city of 0"`, `"greenery of neutral"`, and `"claim r3c4"`: a seat.

Changes are described in these words too: numbers as differences, `"drawn"` and `"discarded"` as lists of cards.
"""

from collections.abc import Mapping, Sequence
from types import MappingProxyType
from typing import Any, Final, NamedTuple, cast

from marsbox import testing
from marsbox.core.contract import State
from marsbox.core.events import Event
from marsbox.games import load_game
from marsbox.games.terraforming_mars.board import SPACE_IDS
from marsbox.games.terraforming_mars.game import TerraformingMars
from marsbox.games.terraforming_mars.state import RESOURCES
from tests.games.scenario import Form, Scenarios

GAME: Final = cast(TerraformingMars, load_game("terraforming-mars"))
SKIP: Final = {"skip": True}
DONE: Final = {"done": True}
PASS: Final = {"pass": True}
END_TURN: Final = {"end_turn": True}

Step = Form | tuple[int, Form]
Words = Mapping[str, Any]
NOTHING: Final[Words] = MappingProxyType({})

SEAT_WORDS: Final = (
    "corporation",
    "TR",
    "TR rose",
    "hand",
    "played",
    "used",
    "events",
    "next card",
    "passed",
    "first action owed",
)

_SCENARIOS: Final = Scenarios(GAME)
facts_of = _SCENARIOS.facts_of
seat = _SCENARIOS.seat
asked = _SCENARIOS.asked


def at(words: Words | None = None) -> State:
    """The position that flat words describe."""
    return testing.position(GAME, described(words or {}))


def described(words: Words) -> dict[str, Any]:
    """A description of a position from flat words."""
    found: dict[str, Any] = {"tiles": {}, "claims": {}}
    seats: dict[int, dict[str, Any]] = {0: {}, 1: {}} if words.get("players") != 1 else {0: {}}
    for word, value in words.items():
        number, _, rest = word.partition(" ")
        if number in SPACE_IDS:
            found["tiles"][word] = _tile(value)
        elif number == "claim":
            found["claims"][rest] = value
        elif number.isdigit():
            _describe(seats.setdefault(int(number), {}), rest, value)
        elif not _describe(seats[0], word, value):
            found[word] = value
    found["seats"] = [seats.get(number, {}) for number in range(max(seats) + 1)]
    return found


def _describe(seat: dict[str, Any], word: str, value: object) -> bool:
    """Tell something of a seat; whether it is something that a seat has."""
    resource, _, rest = word.partition(" ")
    if word in SEAT_WORDS:
        seat[word] = value
    elif resource in RESOURCES and rest in ("", "production"):
        seat.setdefault(rest or "resources", {})[resource] = value
    elif resource == "cubes":
        seat.setdefault("cubes", {})[rest] = value
    else:
        return False
    return True


def _tile(text: str) -> dict[str, Any]:
    tile, _, owner = text.partition(" of ")
    if not owner:
        return {"tile": tile}
    return {"tile": tile, "owner": int(owner) if owner.isdigit() else owner}


# ---- playing


def act(state: State, *steps: Step) -> State:
    """Play the steps, one after the other, in place; a step without a seat is one of seat 0."""
    return testing.play_all(GAME, state, [step if isinstance(step, tuple) else (0, step) for step in steps])


def changes(words: Words, *steps: Step) -> dict[str, Any]:
    """All that the steps change in the position that the words describe."""
    state = at(words)
    before = facts_of(state)
    return difference(before, facts_of(act(state, *steps)))


def difference(before: Mapping[str, Any], after: Mapping[str, Any]) -> dict[str, Any]:
    """All that differs between two facts of a game, in flat words; whose turn it is, points and tags do not count."""
    found: dict[str, Any] = {}
    for word in ("generation", "temperature", "oxygen", "oceans"):
        _number(found, word, before[word], after[word])
    for space, tile in after["tiles"].items():
        if before["tiles"].get(space) != tile:
            owner = tile.get("owner")
            found[space] = tile["tile"] if owner is None else f"{tile['tile']} of {owner}"
    for space, owner in after["claims"].items():
        if before["claims"].get(space) != owner:
            found[f"claim {space}"] = owner
    for key in ("milestones", "awards"):
        for name, owner in after[key].items():
            if name not in before[key]:
                found[name] = owner
    if new := [card for card in after["discard pile"] if card not in before["discard pile"]]:
        found["discarded"] = new
    for seat, (old, now) in enumerate(zip(before["seats"], after["seats"], strict=True)):
        for word, value in _seat_difference(old, now).items():
            found[f"{seat} {word}" if seat else word] = value
    return found


def _seat_difference(old: Mapping[str, Any], now: Mapping[str, Any]) -> dict[str, Any]:
    found: dict[str, Any] = {}
    _number(found, "TR", old["TR"], now["TR"])
    for resource in RESOURCES:
        _number(found, resource, old["resources"][resource], now["resources"][resource])
        _number(found, f"{resource} production", old["production"][resource], now["production"][resource])
    for card in {**old["cubes"], **now["cubes"]}:
        _number(found, f"cubes {card}", old["cubes"].get(card, 0), now["cubes"].get(card, 0))
    for word, key in (("drawn", "hand"), ("played", "played"), ("events", "events"), ("used", "used")):
        if new := [card for card in now[key] if card not in old[key]]:
            found[word] = new
    if gone := [card for card in old["hand"] if card not in now["hand"]]:
        found["gone"] = gone
    if now["next card"] != old["next card"]:
        found["next card"] = now["next card"]
    return found


def _number(found: dict[str, Any], word: str, before: int, after: int) -> None:
    if after != before:
        found[word] = after - before


# ---- looking, mostly at seat 0


def offered(state: State, number: int = 0) -> list[dict[str, object]]:
    """What a seat may do."""
    return _SCENARIOS.offered(state, number)


def offered_by(state: State, verb: str, number: int = 0) -> list[Any]:
    """What a seat may do with one verb: the part behind it."""
    return _SCENARIOS.offered_by(state, number, verb)


def refused(state: State, form: Form, number: int = 0) -> str:
    """The code with which an action is refused; fails if it is not, or if the state changes."""
    return _SCENARIOS.refused(state, number, form)


def events(state: State, form: Form, number: int = 0) -> list[Event]:
    """Play one step and return what happened."""
    return _SCENARIOS.events(state, number, form)


# ---- rows of a table of cards


class Row(NamedTuple):
    """A card that seat 0 plays: what is there before, the answers after it is played, and all that has changed then.

    The player has just the M€ that the card costs, unless `before` tells otherwise; what it costs need not stand in
    `after`. `points` are those of the card once it is played. Each of `refused` is laid over `before`, and then the
    card can't be played.
    """

    card: str
    cost: int
    tags: str = ""
    before: Words = NOTHING
    acts: Sequence[Step] = ()
    after: Words = NOTHING
    points: int = 0
    refused: Sequence[Words] = ()

    def position(self, over: Words | None = None) -> State:
        """The position in which the card is about to be played."""
        hand = [self.card, *self.before.get("hand", [])]
        return at({"megacredits": self.cost, **self.before, "hand": hand, **(over or {})})


def check_played(row: Row) -> None:
    """The card costs what it costs and changes what it changes, and nothing else."""
    state = row.position()
    before = facts_of(state)
    after = facts_of(act(state, {"play": row.card}, *row.acts))
    assert after["phase"] == "action", after["questions"]
    pile = "events" if row.card in after["seats"][0]["events"] else "played"
    expected = {"gone": [row.card], pile: [row.card], **row.after}
    expected.pop("megacredits", None)
    _number(expected, "megacredits", row.cost, row.after.get("megacredits", 0))
    assert difference(before, after) == expected
    assert _new_tags(before, after) == ([] if pile == "events" else sorted(row.tags.split()))
    assert after["seats"][0]["points"].get(row.card, 0) == row.points


def _new_tags(before: Mapping[str, Any], after: Mapping[str, Any]) -> list[str]:
    old, now = before["seats"][0]["tags"], after["seats"][0]["tags"]
    return sorted([tag for tag, number in now.items() for _ in range(number - old.get(tag, 0))])


def check_price(row: Row) -> None:
    """One M€ less than the cost is not enough."""
    assert refused(row.position({"megacredits": row.cost - 1}), {"play": row.card}) == "too_dear"


def check_refused(row: Row, over: Words) -> None:
    """The card can't be played in the changed position, though it is there and can be paid for."""
    assert refused(row.position(over), {"play": row.card}) in ("requirement", "effects_impossible")


def check_metals(row: Row) -> None:
    """Steel pays for a building tag and titanium for a space tag, and for nothing else."""
    for metal, tag in (("steel", "building"), ("titanium", "space")):
        state = row.position({"megacredits": 0, metal: row.cost})
        assert ({"play": row.card} in offered(state)) == (tag in row.tags.split() or row.cost == 0), metal
