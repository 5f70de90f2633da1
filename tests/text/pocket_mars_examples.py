"""Examples of everything that Pocket Mars can be asked to tell: views and decisions, events, refusals, score items."""

import copy
from collections.abc import Iterator
from typing import Any

from marsbox.core import Game, Outcome, Reason, ScoreItem, Setup, View
from marsbox.games.pocket_mars import steps
from marsbox.games.pocket_mars.components import CONDITIONS, CardAction, Condition, load_box
from marsbox.games.pocket_mars.game import PocketMars
from marsbox.games.pocket_mars.state import BUILDINGS
from marsbox.text.pocket_mars import words_of
from marsbox.text.pocket_mars.voice import voice_of
from tests.text.examples import Examples, Scene, Table, common_reasons

NAMES = ("Ann", "Bob", "Yves")
SOLO_NAMES = ("Ann",)


def back(colour: str, card: str | None = None) -> dict[str, str | None]:
    return {"colour": colour, "card": card}


def building(name: str, column: list[dict[str, Any]], one: list[int], two: list[int]) -> dict[str, Any]:
    hosts = name != "construction"
    return {
        "building": name,
        "value": 3 if hosts else None,
        "capacity": 2 if hosts else 0,
        "one": one,
        "two": two,
        "column": column,
    }


def connected(card: str, colour: str, value: int) -> dict[str, Any]:
    return {"card": card, "colour": colour, "value": value, "face_down": False}


TABLE: View = {
    "game": "pocket-mars",
    "seat": 0,
    "players": 3,
    "options": {"draft": "off", "level": "1"},
    "phase": "play",
    "round": 4,
    "first": 0,
    "active": 0,
    "waiting": [0],
    "energy_max": 5,
    "colonists": 7,
    "deck": {"count": 12, "top": "water", "known": []},
    "discard": ["E2"],
    "buildings": [
        building("ecosystem", [], [1, 1, 0], [0, 1, 1]),
        building(
            "water",
            [
                connected("W4", "water", 4),
                {"card": None, "colour": "water", "value": 0, "face_down": True},
                connected("W2", "water", 2),
            ],
            [1, 0, 1],
            [0, 1, 0],
        ),
        building("energy", [connected("E7", "energy", 7)], [0, 0, 0], [1, 0, 0]),
        building("science", [], [0, 0, 0], [0, 0, 0]),
        building("construction", [connected("C1", "construction", 1)], [0, 0, 0], [0, 0, 0]),
    ],
    "seats": [
        {
            "seat": 0,
            "earth": 3,
            "ship": 1,
            "energy": 2,
            "points": 9,
            "hand": [back("energy", "E1"), back("science", "S3")],
            "module": [back("water", "W7"), back("construction", "C6")],
            "pack": [],
            "holds": [],
            "complete": False,
        },
        {
            "seat": 1,
            "earth": 2,
            "ship": 1,
            "energy": 3,
            "points": 11,
            "hand": [back("water"), back("science")],
            "module": [back("ecosystem"), back("water", "W5")],
            "pack": [],
            "holds": [],
            "complete": False,
        },
        {
            "seat": 2,
            "earth": 4,
            "ship": 1,
            "energy": 1,
            "points": 7,
            "hand": [back("energy"), back("energy"), back("energy")],
            "module": [back("construction")],
            "pack": [],
            "holds": [],
            "complete": False,
        },
    ],
    "playing": None,
    "looking": [],
    "passed": [],
    "answers": [],
}


def table(**changes: Any) -> View:
    """The table with some of its parts changed; `own` changes what belongs to seat 0."""
    view = copy.deepcopy(TABLE)
    view["seats"][0].update(changes.pop("own", {}))
    view.update(changes)
    return view


def solo(**changes: Any) -> View:
    """A solo game: Ann against Devious Automatics, whose left card Ann knows if `known`; `module` is another one."""
    view = table(own=changes.pop("own", {}))
    known = changes.pop("known", None)
    module = changes.pop("module", [back("water", known), back("science")])
    view["players"] = 1
    view["seats"] = view["seats"][:2]
    view["seats"][1]["hand"] = []
    view["seats"][1]["module"] = module
    for place in view["buildings"]:
        place["one"], place["two"] = place["one"][:2], place["two"][:2]
    view.update(changes)
    return view


USE = {"use": True}
SKIP = {"skip": True}


def scenes(number: dict[str, int]) -> list[Scene]:
    """At least one scene for every kind of decision and every verb; `number` numbers the cards."""
    full = {"energy": 5, "ship": 0}
    four = [back("energy", "E1"), back("science", "S3"), back("water", "W7"), back("construction", "C6")]
    pack = [back("energy", "E6"), back("water", "W1")]

    def step(kind: str, card: str, options: list[dict[str, Any]], **changes: Any) -> Scene:
        return Scene(kind, table(**changes), options, number[card])

    return [
        Scene("draft", table(phase="draft", own={"pack": [*pack, *pack]}), [{"draft": "E6"}, {"draft": "W1"}]),
        Scene("draft", table(phase="draft", own={"pack": pack}), [{"draft": "E6"}]),
        Scene("store_setup", table(phase="setup", own={"hand": four, "module": []}), [{"store": "W7"}]),
        Scene("store_setup", table(phase="setup", own={"hand": four}, answers=[{"store": "W7"}]), [{"store": "C6"}]),
        Scene(
            "turn",
            table(),
            [
                {"hand": "E1"},
                {"hand": "S3"},
                {"module": "W7"},
                {"module": "C6"},
                {"rival": {"seat": 1, "slot": 0}},
                {"rival": {"seat": 1, "slot": 1}},
                {"rival": {"seat": 2, "slot": 0}},
                {"launch": True},
                {"discard": "E1"},
                {"discard": "W7"},
            ],
        ),
        Scene("turn", table(own={"module": [back("energy", "E5"), back("water", "W6")], **full}), [{"module": "E5"}]),
        Scene("turn", table(own={"module": [back("energy", "E5"), back("water", "W6")], **full}), [{"module": "W6"}]),
        Scene("turn", table(own=full), [{"discard": "E1"}]),
        Scene(
            "turn",
            solo(),
            [{"rival": {"seat": 1, "slot": 0}}, {"rival": {"seat": 1, "slot": 1}}, {"launch": True}, {"discard": "E1"}],
        ),
        Scene("turn", solo(known="W6"), [{"rival": {"seat": 1, "slot": 0}}]),
        Scene("turn", solo(known="W1", own={"energy": 4}), [{"rival": {"seat": 1, "slot": 0}}, {"discard": "E1"}]),
        Scene("turn", solo(module=[back("construction")]), [{"rival": {"seat": 1, "slot": 0}}]),
        Scene("land", table(), [{"land": "water"}, SKIP], 1),
        Scene("module_action", table(), [USE, SKIP], number["W7"]),
        Scene("module_action", table(active=1), [USE, SKIP], number["G1"]),
        Scene(
            "building",
            table(),
            [
                {"promote": {"building": "water", "colonist": 0}},
                {"promote": {"building": "water", "colonist": 2}},
                {"demote": {"building": "energy", "colonist": 0}},
                {"demote": {"building": "ecosystem", "colonist": 1}},
                SKIP,
            ],
            0,
        ),
        Scene("building", table(), [{"bury": "E1"}, {"bury": "W7"}, SKIP], 1),
        Scene("building", table(), [USE, SKIP], 2),
        Scene("building", table(), [USE, SKIP], 3),
        Scene("building", table(), [{"land": "science"}, SKIP], 4),
        Scene("discard", table(own={"hand": four}), [{"discard": "E1"}]),
        Scene("store", table(own={"module": [back("water", "W7")]}), [{"store": "E1"}]),
        Scene("take", solo(known="W6"), [{"take": 0}, {"take": 1}]),
        Scene("take", solo(module=[back("science")]), [{"take": 0}]),
        Scene("discard_rival", solo(), [{"discard_rival": 0}, {"discard_rival": 1}]),
        step("land_target", "E5", [{"land": "ecosystem"}, {"land": "energy"}]),
        step("promote", "G1", [{"promote": {"building": "ecosystem", "colonist": 0}}]),
        step(
            "demote",
            "G6",
            [
                {"demote": {"building": "ecosystem", "colonist": 1}},
                {"demote": {"building": "ecosystem", "colonist": 2}},
            ],
        ),
        step("transfer", "C6", [{"transfer": {"from": "ecosystem", "to": "science"}}]),
        step("recall", "G7", [{"recall": {"building": "water", "colonist": 2}}]),
        step("drain", "E6", [{"drain": 1}, {"drain": 2}]),
        step("peek", "W6", [{"peek": 1}, {"peek": 2}]),
        step(
            "swap_zones",
            "G5",
            [
                {"swap_zones": {"building": "ecosystem", "one": 0, "two": 1}},
                {"swap_zones": {"building": "energy", "one": 2, "two": 0}},
                {"swap_zones": {"building": "ecosystem", "one": 1, "two": 2}},
            ],
        ),
        step(
            "swap_cards",
            "S4",
            [
                {"swap_cards": {"building": "water", "first": 0, "second": 1}},
                {"swap_cards": {"building": "water", "first": 1, "second": 2}},
            ],
        ),
        step("bury", "W2", [{"bury": "E1"}, {"bury": "C6"}]),
        step("cover", "W3", [{"cover": "S3"}]),
        step("dig", "W1", [{"keep": "E6"}, {"keep": "C4"}], looking=["E6", "C4", "W3"]),
    ]


# solo ones are told at Ann's table for one
EVENTS: dict[str, list[tuple[int, ...]]] = {
    "game_began": [(1,)],
    "dealt": [(0, 0, 8, 16, 30), (0,)],
    "passed_pack": [(0, 1, 3, 4), (0, 1, 5), (2, 0)],
    "kept_draft": [(0, 2, 0), (2, 0)],
    "stored": [(0, 1, 7), (1, 2)],
    "round_began": [(3,)],
    "turn_began": [(0,), (2,)],
    "played_hand": [(1, 0)],
    "connected": [(0, 13, 1, 7, 3), (0, 9, 1, 3, 3), (2, 30, 4, 3, 3)],
    "connected_rival": [(0, 2, 14, 3)],
    "launched": [(0, 1), (1, 2)],
    "landed": [(0, 0), (1, 3)],
    "paid": [(0, 1, 0), (1, 2, 3)],
    "gained_energy": [(0, 1, 5), (1, 2, 2)],
    "lost_energy": [(1, 1, 0), (0, 2, 1)],
    "drew": [(0, 0, 21), (2, 2), (1, 0)],
    "discarded": [(0, 0)],
    "buried": [(0, 3, 17), (1, 3)],
    "covered": [(0, 4, 29), (1, 0)],
    "looked": [(0, 3, 1, 2, 3), (1, 3), (0, 1, 5), (1, 1)],
    "kept": [(0, 1, 8), (1, 2)],
    "peeked": [(0, 1, 8, 9), (2, 0)],
    "promoted": [(0, 0, 1), (0, 2, 3)],
    "demoted": [(0, 1, 0), (1, 1, 0)],
    "transferred": [(0, 0, 3)],
    "recalled": [(0, 2, 1)],
    "swapped_zones": [(0, 1, 0, 2), (0, 1, 1, 0), (0, 0, 1, 2)],
    "swapped_cards": [(1, 3, 0, 2)],
    "deck_rebuilt": [(19,), (1,)],
    "used_building": [(0, 0), (1, 3)],
    "used_module_action": [(2, 20)],
    "game_ended": [(2, 1, 3), (1, 1, 3)],
}
SOLO_EVENTS: dict[str, list[tuple[int, ...]]] = {
    "took": [(0, 1, 8), (0, 0)],
    "system_failed": [(3, 12), (3,), ()],
    "androids_acted": [(0,), (4,)],
    "androids_rested": [(0,), (2,)],
    "automatics_refilled": [(0,), (1, 3)],
    "landed": [(1, 2)],
    "discarded": [(1, 12)],
    "demoted": [(1, 0, 0)],
    "promoted": [(1, 1, 2)],
    "game_ended": [(1, 2), (2, 1)],
}


def reasons(game: Game) -> list[Reason]:
    """Every code of a refusal with the numbers it comes with."""
    return [
        *common_reasons(game),
        Reason("not_possible", (2,)),
        Reason("not_possible", (18,)),
        Reason("no_colonist_on_earth"),
        Reason("not_in_hand", (0,)),
        Reason("already_chosen", (3,)),
        Reason("not_in_module", (7,)),
        Reason("not_yours", (14,)),
        Reason("hand_only", (21,)),
        Reason("not_looked_at", (28,)),
        Reason("not_in_pack", (1,)),
        Reason("own_module", (0, 1)),
        Reason("no_such_module_card", (1, 1)),
        Reason("no_such_module_card", (3, 0)),
        Reason("condition_not_met", (6,)),
        Reason("not_enough_energy", (16, 2, 1)),
        Reason("nothing_to_do", (17,)),
    ]


BENEFITS: list[tuple[str, tuple[int, ...]]] = [
    ("all_buildings", (2,)),
    ("four_in_one", (1, 3)),
    ("launched", (1,)),
    ("launched", (2,)),
    ("reached", (0, 1)),
    ("reached", (1, 3)),
    ("landed", (2, 1)),
    ("landed", (2, 2)),
    ("promoted", (3,)),
    ("energy", (1,)),
    ("energy", (2,)),
    ("most_energy", (1,)),
    ("most_energy", (2,)),
    ("ready", (18, 3)),
    ("rival_points", (1, 1)),
    ("rival_points", (1, 3)),
]
SCORE_ITEMS = [
    ScoreItem("ship", 1, (1,)),
    ScoreItem("ship", 3, (3,)),
    ScoreItem("one_star", 2, (1,)),
    ScoreItem("one_star", 8, (4,)),
    ScoreItem("two_stars", 4, (1,)),
    ScoreItem("two_stars", 8, (2,)),
    ScoreItem("all_buildings", 2),
    ScoreItem("four_in_one", 3, (1,)),
    ScoreItem("energy", 1, (3,)),
]

OUTCOMES = [
    Outcome([21, 18, 12], [1, 2, 3], [[], [], []]),
    Outcome([18, 18, 12], [2, 1, 3], [[], [], []]),
    Outcome([1, 1, 0], [1, 1, 3], [[], [], []]),
]
SOLO_OUTCOMES = [
    Outcome([21, 18], [1, 2], [[], []], won=True),
    Outcome([12, 26], [2, 1], [[], []], won=False),
    Outcome([20, 20], [2, 1], [[], []], won=False),
]

# every step in the numbers that its words depend on
STEPS: list[steps.Step] = [
    *(
        step
        for count in (1, 2, 3)
        for step in (
            steps.Launch(count),
            steps.GainEnergy(count),
            steps.Draw(count),
            steps.Land(count, True),
            steps.Land(count, False),
            steps.Promote(count, True),
            steps.Promote(count, False),
            steps.Demote(count, True),
            steps.Demote(count, False),
            steps.Transfer(count),
            steps.Recall(count),
            steps.SwapZones(count),
            steps.SwapCards(count),
            steps.Drain(count),
            steps.Peek(count),
            steps.Bury(count),
            steps.Cover(count),
        )
    ),
    steps.Dig(1, 1),
    steps.Dig(2, 1),
    steps.Dig(3, 1),
    steps.Dig(4, 2),
    steps.Dig(3, 3),
]


def terms(language: str) -> Iterator[str]:
    """Buildings, zones and short names of cards."""
    tell = words_of(GAME, language)
    for name in BUILDINGS:
        yield f"{name}: {tell.building(name)} ({tell.short_building(name)}): {tell.ability(name)}"
    yield f"short names: {', '.join(tell.short_card_name(card) for card in GAME.box.number)}"
    for zone in ("one", "two"):
        yield f"zone {zone}: {tell.zone(zone)}"


def steps_and_conditions(language: str) -> Iterator[str]:
    """Every step and condition, as a card would say it."""
    tell = words_of(GAME, language)
    for step in STEPS:
        for cost in (0, 1):
            action = CardAction(cost, Condition(0, -1), (step,))
            yield f"{step.details()} cost {cost}: {tell.action_text(action)}"
    for kind, name in enumerate(CONDITIONS):
        for colour in range(len(BUILDINGS)) if name == "in_hand" else (-1,):
            parts = (steps.Land(1, True), steps.Promote(1, True), steps.Demote(1, True))
            for cost in (0, 2):
                yield f"{name} cost {cost}: {tell.action_text(CardAction(cost, Condition(kind, colour), parts))}"


GAME = PocketMars(load_box(None))
POCKET_MARS = Examples(
    game=GAME,
    package="pocket_mars",
    voice=lambda language, names: voice_of(GAME.box, language, names),
    parts=("name", "colour", "value", "hand", "module", "provenance"),
    terms=terms,
    chapters=lambda language: {"Steps and conditions": steps_and_conditions(language)},
    phases=[table(phase=phase) for phase in ("draft", "setup", "play", "over")],
    scenes=scenes(GAME.box.number),
    tables=[Table(NAMES, EVENTS, OUTCOMES), Table(SOLO_NAMES, SOLO_EVENTS, SOLO_OUTCOMES, " of a solo game")],
    reasons=reasons(GAME),
    score_items=SCORE_ITEMS,
    benefits=BENEFITS,
    setups=[Setup(1), Setup(1, {"level": "3"}), Setup(2), Setup(3, {"draft": "on"}), Setup(4)],
)
