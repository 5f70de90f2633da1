"""Every card, both of its actions: before, act, after.

A row plays one card from a plain position and tells what changed. `given` changes the position, `do` are the answers to
the questions that the action asks, and `then` is what comes of it. In `given` and `then`:

- "Earth", "ship", "energy" are the player's, "rival ship" and so on the other player's; in `then` they are differences,
- "water *", "water **", "water cards" are parts of a building: numbers or cards as they are after the action,
- "hand" are the other cards in the player's hand, "rival module" the cards in the rival's module,
- "drawn" is how many cards came into the hand, "under the deck" the cards at its bottom, "sees" the rival's module as
  the player knows it then.

Whatever `then` does not name must stay as it was. A `then` that is a word is a refusal: the reason why a hand card
can't be played, or "not offered" for a module action.

The plain position: the player has 2 colonists on the ship, 4 on Earth and 1 in zone * of the water building; energy 2;
the hand holds cards of another colour than the card that is played. The rival has everything on Earth and energy 2.
"""

from dataclasses import dataclass, field
from typing import Any, cast

import pytest

from marsbox.core.contract import State
from marsbox.core.events import Log
from marsbox.games.pocket_mars.components import ALWAYS, CardAction
from marsbox.games.pocket_mars.game import PocketMars
from tests.games.pocket_mars.scenario import GAME, SKIP, USE, asked, at, facts_of, refused
from tests.games.scenario import Form

BOX = cast(PocketMars, GAME).box
PROMOTE_WATER = {"promote": {"building": "water", "colonist": 0}}
WATER_TO_SCIENCE = {"transfer": {"from": "water", "to": "science"}}


@dataclass
class Row:
    play: str
    then: dict[str, Any] | str
    given: dict[str, Any] = field(default_factory=dict)
    do: list[Form] = field(default_factory=list)

    @property
    def part(self) -> str:
        return self.play.split()[0]

    @property
    def card(self) -> str:
        return self.play.split()[1]


def row(
    play: str, then: dict[str, Any] | str, given: dict[str, Any] | None = None, do: list[Form] | None = None
) -> Row:
    return Row(play, then, given or {}, do or [])


LAUNCH_1 = {"Earth": -1, "ship": 1}
LAUNCH_2 = {"Earth": -2, "ship": 2}
NOBODY_ON_EARTH = {"ship": 6}

ROWS = [
    # ---- energy
    row("hand E1", {**LAUNCH_1, "energy": 1}),
    row("hand E1", LAUNCH_1, {"energy": 5}),
    row("hand E1", {"energy": 1}, NOBODY_ON_EARTH),
    row("hand E1", "nothing_to_do", {"energy": 5, **NOBODY_ON_EARTH}),
    row("module E1", LAUNCH_2),
    row("module E1", "not offered", {"energy *": [1, 0]}),
    row("module E1", "not offered", {"energy **": [1, 0]}),
    row("module E1", LAUNCH_2, {"energy *": [0, 1]}),
    row("hand E2", {"energy": 3}),
    row("hand E2", {"energy": 1}, {"energy": 4}),
    row("hand E2", "nothing_to_do", {"energy": 5}),
    row("module E2", {"energy": 2}),
    row("module E2", {"energy": 2}, {"energy *": [0, 1]}),
    row("module E2", "not offered", {"energy **": [1, 0]}),
    row("module E2", "not offered", {"energy": 5}),
    row("hand E3", {"energy": 2, "drawn": 1}),
    row("hand E3", {"drawn": 1}, {"energy": 5}),
    row("module E3", {"energy": -2, "ship": -1, "energy *": [1, 0]}),
    row("module E3", "not offered", {"energy": 1}),
    row("module E3", "not offered", {"ship": 0}),
    row("hand E4", {"energy": 2, "under the deck": ["S2"]}, do=[{"bury": "S2"}]),
    row("module E4", {**LAUNCH_1, "energy": -1}),
    row("module E4", "not offered", {"energy": 0}),
    row("hand E5", {"ship": -1, "science *": [1, 0]}, do=[{"land": "science"}]),
    row("hand E5", "nothing_to_do", {"ship": 0}),
    row("module E5", {"energy": 1}, {"energy *": [1, 0]}),
    row("module E5", "not offered"),
    row("module E5", "not offered", {"energy *": [1, 0], "energy": 5}),
    row("hand E6", {"energy": 2, "rival energy": -1}),
    row("hand E6", {"energy": 2}, {"rival energy": 0}),
    row("hand E6", {"rival energy": -1}, {"energy": 5}),
    row("hand E6", "nothing_to_do", {"energy": 5, "rival energy": 0}),
    row("module E6", {"energy": 1}, {"hand": ["E2", "S2"]}),
    row("module E6", "not offered"),
    row("hand E7", {"energy": 2}),
    row("hand E7", "nothing_to_do", {"energy": 5}),
    row("module E7", LAUNCH_1, {"hand": ["S2", "E2"]}),
    row("module E7", "not offered"),
    # ---- water
    row(
        "hand W1",
        {**LAUNCH_1, "drawn": 1, "under the deck": ["C1", "C3"]},
        {"deck": ["C1", "C2", "C3"]},
        [{"keep": "C2"}],
    ),
    row(
        "hand W1",
        {"drawn": 1, "under the deck": ["C2", "C3"]},
        {"deck": ["C1", "C2", "C3"], **NOBODY_ON_EARTH},
        [{"keep": "C1"}],
    ),
    row("module W1", {"ship": -1, "water *": [1, 0]}, {"water *": [0, 0]}),
    row("module W1", "not offered"),
    row("module W1", "not offered", {"water *": [0, 0], "ship": 0}),
    row("hand W2", {**LAUNCH_1, "under the deck": ["S2"]}, do=[{"bury": "S2"}]),
    row("module W2", {"energy": -1, "ship": -1, "water *": [2, 0]}),
    row("module W2", "not offered", {"energy": 0}),
    row("hand W3", {**LAUNCH_1, "science cards": ["S2 face down"]}),
    row("hand W3", {"science cards": ["S5", "S2 face down"]}, {"science cards": ["S5"], **NOBODY_ON_EARTH}),
    row("module W3", LAUNCH_1),
    row("module W3", "not offered", {"water *": [0, 1]}),
    row("module W3", "not offered", NOBODY_ON_EARTH),
    row("hand W4", LAUNCH_2),
    row("hand W4", LAUNCH_1, {"ship": 5}),
    row("hand W4", "nothing_to_do", NOBODY_ON_EARTH),
    row("module W4", {**LAUNCH_1, "energy": -1}),
    row("module W4", "not offered", {"energy": 0}),
    row("hand W5", {"drawn": 2, "under the deck": ["C1"]}, {"deck": ["C1", "C2"]}, [{"bury": "C1"}]),
    row("module W5", {"drawn": 1}, {"hand": ["W2", "S2"]}),
    row("module W5", "not offered"),
    row("hand W6", {"drawn": 2}),
    row("module W6", {"sees": ["C1", "C2"]}, {"rival module": ["C1", "C2"]}),
    row("module W6", "not offered", {"rival module": []}),
    row("hand W7", {**LAUNCH_1, "drawn": 1}),
    row("module W7", LAUNCH_1, {"hand": ["W2", "S2"]}),
    row("module W7", "not offered"),
    # ---- science
    row("hand S1", LAUNCH_2),
    row("hand S1", "nothing_to_do", NOBODY_ON_EARTH),
    row("module S1", {"Earth": -1, "energy": -1, "science *": [1, 0]}),
    row("module S1", {"Earth": -1, "energy": -1, "science *": [1, 0]}, {"ship": 0}),
    row("module S1", "not offered", {"energy": 0}),
    row("module S1", "not offered", {"science *": [1, 0]}),
    row("hand S2", {**LAUNCH_1, "drawn": 1}),
    row("module S2", {**LAUNCH_2, "energy": -2}),
    row("module S2", "not offered", {"energy": 1}),
    row("hand S3", {**LAUNCH_2, "under the deck": ["W2"]}, do=[{"bury": "W2"}]),
    row("hand S3", {"under the deck": ["W2"]}, NOBODY_ON_EARTH, [{"bury": "W2"}]),
    row("module S3", {**LAUNCH_1, "energy": -1}),
    row("module S3", "not offered", {"energy": 0}),
    row("hand S4", {"energy cards": ["E2", "E1"]}, {"energy cards": ["E1", "E2"]}),
    row(
        "hand S4",
        {"energy cards": ["E3", "E2 face down", "E1"]},
        {"energy cards": ["E1", "E2 face down", "E3"]},
        [{"swap_cards": {"building": "energy", "first": 0, "second": 2}}],
    ),
    row("hand S4", "nothing_to_do", {"energy cards": ["E1"], "water cards": ["W1"]}),
    row("module S4", {"ship": -1, "science *": [1, 0]}),
    row("module S4", "not offered", {"ship": 0}),
    row("hand S5", {**LAUNCH_1, "sees": ["C1", "C2"]}, {"rival module": ["C1", "C2"]}),
    row("module S5", {"energy": -2, "ship": -1, "science *": [1, 0]}),
    row("module S5", "not offered", {"energy": 1}),
    row("hand S6", {**LAUNCH_1, "rival energy": -1}),
    row("hand S6", LAUNCH_1, {"rival energy": 0}),
    row("hand S6", "nothing_to_do", {"rival energy": 0, **NOBODY_ON_EARTH}),
    row("module S6", {**LAUNCH_1, "energy": -1}, {"science *": [1, 0]}),
    row("module S6", {**LAUNCH_1, "energy": -1}, {"science **": [1, 0]}),
    row("module S6", "not offered", {"science *": [1, 0], "energy": 0}),
    row("module S6", "not offered"),
    row("hand S7", {**LAUNCH_1, "drawn": 1}),
    row("module S7", LAUNCH_1, {"hand": ["S2", "W2"]}),
    row("module S7", "not offered"),
    # ---- ecosystem
    row("hand G1", {"water *": [0, 0], "water **": [1, 0]}),
    row("hand G1", "nothing_to_do", {"water **": [0, 1]}),
    row("module G1", {"energy": -2, "ship": -1, "ecosystem **": [1, 0]}),
    row("module G1", {"energy": -2, "ship": -1, "ecosystem *": [1, 0]}, {"ecosystem **": [0, 1]}),
    row("module G1", "not offered", {"energy": 1}),
    row("module G1", "not offered", {"ecosystem *": [1, 0]}),
    row("hand G2", {"water *": [0, 1], "water **": [1, 0]}, {"water **": [0, 1]}),
    row("hand G2", {"water *": [0, 0], "water **": [1, 0]}),
    row("hand G2", "nothing_to_do", {"water *": [0, 0]}),
    row("module G2", {"energy": -2, "ecosystem *": [0, 0], "ecosystem **": [1, 0]}, {"ecosystem *": [1, 0]}),
    row("module G2", "not offered", {"ecosystem *": [1, 0], "energy": 1}),
    row("module G2", "not offered", {"ecosystem *": [1, 0], "ecosystem **": [0, 1]}),
    row("module G2", "not offered"),
    row("hand G3", {**LAUNCH_1, "water *": [0, 0], "science *": [1, 0]}, do=[WATER_TO_SCIENCE]),
    row("hand G3", LAUNCH_1, {"water *": [0, 0]}),
    row("module G3", {"energy": -2, "ship": -1, "ecosystem *": [1, 0]}),
    row("module G3", "not offered", {"energy": 1}),
    row("hand G4", {"water *": [0, 0], "water **": [1, 0]}),
    row("hand G4", {"water *": [0, 0], "water **": [1, 0]}, {"science *": [1, 0]}, [PROMOTE_WATER]),
    row("hand G4", "nothing_to_do", {"water *": [0, 0]}),
    row("module G4", {"energy": -2, "ship": -1, "ecosystem *": [1, 0]}),
    row("module G4", "not offered", {"energy": 1}),
    row("hand G5", {"water *": [0, 1], "water **": [1, 0]}, {"water **": [0, 1]}),
    row(
        "hand G5",
        {"energy *": [1, 0], "energy **": [0, 1]},
        {"water **": [0, 1], "energy *": [0, 1], "energy **": [1, 0]},
        [{"swap_zones": {"building": "energy", "one": 1, "two": 0}}],
    ),
    row("hand G5", "nothing_to_do", {"water **": [1, 0]}),
    row("module G5", LAUNCH_1, {"hand": ["G2", "S2"]}),
    row("module G5", "not offered"),
    row("hand G6", {**LAUNCH_1, "water *": [1, 1], "water **": [0, 0]}, {"water **": [0, 1]}),
    row("hand G6", LAUNCH_1, {"water **": [1, 0]}),
    row("module G6", {"energy": -1, "ecosystem *": [0, 1], "ecosystem **": [0, 0]}, {"ecosystem **": [0, 1]}),
    row("module G6", "not offered", {"ecosystem **": [0, 1], "energy": 0}),
    row("module G6", "not offered", {"water **": [0, 1]}),
    row("hand G7", {**LAUNCH_1, "water *": [1, 0], "rival ship": 1}, {"water *": [1, 1]}),
    row("hand G7", LAUNCH_1),
    row(
        "module G7",
        {"energy": -1, "ecosystem *": [0, 0], "ecosystem **": [1, 0]},
        {"ecosystem *": [1, 0], "hand": ["G2", "S2"]},
    ),
    row("module G7", "not offered", {"ecosystem *": [1, 0]}),
    row("module G7", "not offered", {"ecosystem *": [1, 0], "hand": ["G2", "S2"], "energy": 0}),
    # ---- construction
    row("hand C1", {"Earth": -1, "water *": [2, 0]}, do=[{"land": "water"}]),
    row("hand C1", {"Earth": -1, "energy *": [1, 0]}, {"ship": 0}, [{"land": "energy"}]),
    row("module C1", {**LAUNCH_2, "energy": -2}),
    row("module C1", "not offered", {"energy": 1}),
    row("hand C2", {**LAUNCH_1, "water *": [0, 0], "science *": [1, 0]}, do=[WATER_TO_SCIENCE]),
    row("module C2", {"energy": -2, "ship": -1, "science *": [1, 0]}, do=[{"land": "science"}]),
    row("module C2", "not offered", {"energy": 1}),
    row("hand C3", {**LAUNCH_1, "science cards": ["S2 face down"]}),
    row("module C3", {"energy": -1, "water *": [1, 1], "water **": [0, 0]}, {"water **": [0, 1]}),
    row("module C3", "not offered", {"water **": [0, 1], "energy": 0}),
    row("module C3", "not offered", {"water **": [1, 0]}),
    row("hand C4", {**LAUNCH_1, "energy cards": ["E2", "E1"]}, {"energy cards": ["E1", "E2"]}),
    row("hand C4", LAUNCH_1),
    row("module C4", {**LAUNCH_1, "energy": -1}),
    row("module C4", "not offered", {"energy": 0}),
    row("hand C5", {"ship": -1, "water *": [2, 0], "drawn": 1}, do=[{"land": "water"}]),
    row("hand C5", {"drawn": 1}, {"ship": 0}),
    row("module C5", {"sees": ["E6", "E7"]}, {"rival module": ["E6", "E7"]}),
    row("hand C6", {"drawn": 1, "water *": [0, 0], "science *": [1, 0]}, do=[WATER_TO_SCIENCE]),
    row("hand C6", {"drawn": 1}, {"water *": [0, 0]}),
    row("module C6", {"water *": [0, 0], "science *": [1, 0]}, {"hand": ["C2", "S2"]}, [WATER_TO_SCIENCE]),
    row("module C6", "not offered"),
    row("module C6", "not offered", {"water *": [0, 0], "hand": ["C2", "S2"]}),
    row("hand C7", {"ship": -1, "energy *": [1, 0]}, do=[{"land": "energy"}]),
    row("hand C7", "nothing_to_do", {"ship": 0}),
    row("module C7", LAUNCH_1, {"hand": ["C2", "S2"]}),
    row("module C7", "not offered"),
]


def position(case: Row) -> State:
    own: dict[str, Any] = {"ship": 2, "energy": 2}
    rival: dict[str, Any] = {"energy": 2}
    buildings: dict[str, dict[str, Any]] = {"water": {"*": [1, 0]}}
    top: dict[str, Any] = {}
    for key, value in case.given.items():
        first, _, rest = key.partition(" ")
        if first == "rival":
            rival[rest] = value
        elif rest:
            buildings.setdefault(first, {})[rest] = value
        elif key == "deck":
            top[key] = value
        else:
            own[key] = value
    fillers = ["W2", "W3"] if case.card.startswith("S") else ["S2", "S3"]
    if case.part == "hand":
        own["hand"] = [case.card, *own.get("hand", fillers)][:2]
    else:
        own["hand"] = own.get("hand", fillers)
        own["module"] = [case.card]
    return at({"seats": [own, rival], "buildings": buildings, **top})


class Played:
    """A row carried out up to the end of the card's action: before the building is used and the 4-card rule."""

    def __init__(self, case: Row) -> None:
        self.state = position(case)
        self.before = self.observed()
        self.drawn = 0
        self.offered = False
        self.act({case.part: case.card})
        if case.part == "module":
            # the colonist that step A could land is no part of the row
            if asked(self.state) == [(0, "land")]:
                self.act(SKIP)
            self.offered = asked(self.state) == [(0, "module_action")]
            self.act(USE if self.offered else SKIP)
        for form in case.do:
            self.act(form)
        self.after = self.observed()

    def act(self, form: Form) -> None:
        log = Log()
        if form == SKIP and asked(self.state)[0][1] not in ("land", "module_action"):
            return
        GAME.apply(self.state, 0, GAME.actions.number(form), log)
        for event in log.seen_by(0):
            kind = GAME.event_kinds[event.kind]
            if kind == "discarded":
                break  # the played card is discarded: what comes now is the 4-card rule
            self.drawn += kind in ("drew", "kept") and event.numbers[0] == 0

    def observed(self) -> dict[str, Any]:
        facts = facts_of(self.state)
        seen: dict[str, Any] = {key: facts["seats"][0][key] for key in ("Earth", "ship", "energy")}
        seen |= {f"rival {key}": facts["seats"][1][key] for key in ("Earth", "ship", "energy")}
        for name, building in facts["buildings"].items():
            seen |= {f"{name} {key}": value for key, value in building.items()}
        seen["sees"] = [entry["card"] for entry in GAME.view(self.state, 0)["seats"][1]["module"]]
        seen["deck"] = facts["deck"]
        return seen


def changes(case: Row, played: Played) -> dict[str, Any]:
    """What the row must tell: differences of numbers, and lists that are not what they were."""
    found: dict[str, Any] = {}
    for key, before in played.before.items():
        after = played.after[key]
        if key == "deck" or after == before:
            continue
        if key.endswith(" cards") and case.part == "module" and case.card in after:
            after = [card for card in after if card != case.card]
            if after == before:
                continue
        found[key] = after - before if isinstance(after, int) else after
    if played.drawn:
        found["drawn"] = played.drawn
    if isinstance(case.then, dict) and "under the deck" in case.then:
        cards = case.then["under the deck"]
        found["under the deck"] = played.after["deck"][-len(cards) :]
    return found


def case_id(case: Row) -> str:
    return f"{case.play}{' refused' if isinstance(case.then, str) else ''}"


@pytest.mark.parametrize("case", ROWS, ids=case_id)
def test_card(case: Row) -> None:
    if isinstance(case.then, dict):
        played = Played(case)
        assert changes(case, played) == case.then
        assert played.offered or case.part == "hand"
    elif case.part == "hand":
        assert refused(position(case), 0, {"hand": case.card}) == case.then
    else:
        assert case.then == "not offered"
        assert not Played(case).offered


def action(card: str, part: str) -> CardAction:
    found = BOX.cards[BOX.number[card]]
    return found.hand if part == "hand" else found.module


def rows_of(card: str, part: str, *, effective: bool) -> list[Row]:
    return [case for case in ROWS if case.play == f"{part} {card}" and isinstance(case.then, dict) == effective]


@pytest.mark.parametrize("part", ["hand", "module"])
@pytest.mark.parametrize("card", [card.id for card in BOX.cards])
def test_every_action_of_every_card_has_a_row(card: str, part: str) -> None:
    assert rows_of(card, part, effective=True), f"add a row for the {part} action of {card}"


@pytest.mark.parametrize("part", ["hand", "module"])
@pytest.mark.parametrize("card", [card.id for card in BOX.cards])
def test_every_cost_and_condition_has_a_row_that_is_refused(card: str, part: str) -> None:
    wanted = action(card, part)
    refusals = rows_of(card, part, effective=False)
    if wanted.cost:
        poor = [case for case in refusals if case.given.get("energy", 2) < wanted.cost]
        assert poor, f"add a row in which {card} can't be paid for"
    if wanted.condition.kind != ALWAYS:
        rich = [case for case in refusals if case.given.get("energy", 2) >= wanted.cost]
        assert rich, f"add a row in which the condition of {card} is not met"
