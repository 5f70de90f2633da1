"""Examples of everything that Terraforming Mars can be asked to tell."""

import copy
from collections.abc import Iterable, Iterator
from typing import Any

from marsbox.core import Outcome, Reason, ScoreItem, Setup, View
from marsbox.games.terraforming_mars.board import SPACE_IDS
from marsbox.games.terraforming_mars.cards import PRINTED
from marsbox.games.terraforming_mars.choices import Choice, OneOf
from marsbox.games.terraforming_mars.game import TerraformingMars
from marsbox.games.terraforming_mars.kinds import DECISION_KINDS
from marsbox.games.terraforming_mars.model import Node
from marsbox.games.terraforming_mars.nodes import Then
from marsbox.games.terraforming_mars.state import AWARDS, MILESTONES, PARAMETERS, PROJECT_NAMES, RESOURCES, TAGS, TILES
from marsbox.games.terraforming_mars.vocabulary import NODE_NAMES
from marsbox.text.terraforming_mars import words_of
from marsbox.text.terraforming_mars.voice import voice_of
from tests.text.examples import Examples, Scene, Table, common_reasons

NAMES = ("Ann", "Bob", "Yves")
SOLO_NAMES = ("Ann",)
GAME = TerraformingMars()
CARD = {card.id: number for number, card in enumerate(PRINTED)}
SPACE = {space: number for number, space in enumerate(SPACE_IDS)}
TILE = {tile: number for number, tile in enumerate(TILES)}
SKIP: dict[str, Any] = {"skip": True}
DONE: dict[str, Any] = {"done": True}


def played(*cards: str, cubes: int = 0) -> list[dict[str, Any]]:
    return [{"card": card, "cubes": cubes, "used": False} for card in cards]


def table(**changes: Any) -> View:
    """The table in the action phase of the fifth generation, with some of its parts changed."""
    view = GAME.view(GAME.new(Setup(3, {"corporate_era": "on"}), 1), 0)
    view |= {"phase": "action", "generation": 5, "waiting": [0], "actions_left": 2, "offered": [], "corporations": []}
    view["tiles"] = [
        {"space": "r1c2", "tile": "ocean", "seat": None, "neutral": False},
        {"space": "r2c2", "tile": "city", "seat": 0, "neutral": False},
        {"space": "r3c3", "tile": "greenery", "seat": 1, "neutral": False},
    ]
    for number, entry in enumerate(view["seats"]):
        entry["resources"] = dict.fromkeys(RESOURCES, 13 + number)
        entry["production"] = dict.fromkeys(RESOURCES, 1 + number)
    ann, bob, yves = view["seats"]
    ann |= {"corporation": "credicor", "hand": ["algae", "ants"], "hand_count": 2}
    ann["played"] = played("credicor", "mine") + played("tardigrades", "predators", cubes=2)
    bob |= {"corporation": "ecoline", "hand": None, "played": played("ecoline") + played("fish", cubes=1)}
    yves |= {"corporation": "teractor", "hand": None, "played": played("teractor")}
    view["prices"] = {"algae": 10, "ants": 7}
    return view | copy.deepcopy(changes)


def corporation(name: str) -> View:
    """The table with Ann's corporation changed."""
    view = table()
    view["seats"][0] |= {"corporation": name, "played": played(name)}
    return view


def asked(card: str | None = None, node: str | None = None, left: int = 0, price: int | None = None) -> dict[str, Any]:
    return {"seat": 0, "card": card, "node": node, "left": left, "price": price, "effects": []}


def choices_of(nodes: Iterable[Node]) -> Iterator[Choice]:
    """The nodes that ask something, each before those that it is made of."""
    for node in nodes:
        if isinstance(node, Choice):
            yield node
        if isinstance(node, OneOf):
            yield from choices_of(node.parts)
        if isinstance(node, Then):
            yield from choices_of((node.first, node.second))


def choice(card: str, which: int = 0) -> Choice:
    """One of the nodes on a card that ask something."""
    it = PRINTED[CARD[card]]
    gains = [node for action in it.action for node in action.gains]
    return list(choices_of([*it.effects, *(trigger.then for trigger in it.triggers), *gains]))[which]


def asks(kind: str, card: str, options: list[dict[str, Any]], left: int = 0, which: int = 0) -> Scene:
    """What a node on a card asks."""
    return Scene(kind, table(asked=asked(card, NODE_NAMES.name(choice(card, which).number), left)), options, CARD[card])


def paying(kind: str, card: str | None, price: int, *numbers: int) -> Scene:
    view = corporation("helion" if kind == "heat" else "phobolog")
    view["asked"] = asked(card, price=price)
    return Scene(kind, view, [{"amount": number} for number in numbers], -1 if card is None else CARD[card])


def tile(name: str, card: str | None, *spaces: str) -> Scene:
    return Scene("space", table(asked=asked(card)), [{"place": space} for space in spaces], TILE[name])


def pending(*effects: tuple[str, int]) -> View:
    view = table(asked=asked())
    view["asked"]["effects"] = [
        {"node": NODE_NAMES.name(PRINTED[CARD[card]].effects[index].number), "card": card} for card, index in effects
    ]
    return view


def at_once(phase: str, answers: list[dict[str, Any]], **changes: Any) -> View:
    return table(phase=phase, answers=answers, asked=None, actions_left=None, **changes)


def scenes() -> list[Scene]:
    """At least one scene for every kind of decision and every verb."""
    amounts: list[dict[str, Any]] = [{"amount": 1}, {"amount": 2}]
    turn = table(asked=asked(), award_price=14)
    second = corporation("ecoline") | {"asked": asked(), "actions_left": 1}
    cheap = corporation("thorgate") | {"asked": asked(), "projects": table()["projects"] | {"power_plant": 8}}
    return [
        Scene("corporation", at_once("start", []), [{"corporation": "inventrix"}, {"corporation": "helion"}]),
        Scene(
            "buy_start",
            at_once("start", [{"corporation": "helion"}, {"keep": "algae"}], budget={"price": 3, "money": 42}),
            [{"keep": "ants"}, {"keep": "trees"}, DONE],
        ),
        Scene("draft", at_once("draft", [], offered=["algae", "ants", "mine"]), [{"keep": "algae"}, {"keep": "ants"}]),
        Scene("draft", at_once("draft", [], generation=4, offered=["algae", "ants"]), [{"keep": "algae"}]),
        Scene(
            "buy",
            at_once("research", [{"keep": "algae"}], budget={"price": 3, "money": 13}),
            [{"keep": "ants"}, DONE],
        ),
        Scene("buy", at_once("research", [], budget={"price": 3, "money": 26}), [{"keep": "ants"}, DONE]),
        Scene(
            "turn",
            turn,
            [
                {"play": "algae"},
                {"play": "ants"},
                {"act": "predators"},
                *({"project": project} for project in PROJECT_NAMES),
                *({"milestone": milestone} for milestone in MILESTONES),
                *({"award": award} for award in AWARDS),
                {"convert_plants": True},
                {"convert_heat": True},
                {"pass": True},
            ],
        ),
        Scene("turn", second, [{"convert_plants": True}, {"end_turn": True}]),
        Scene("turn", cheap, [{"project": "power_plant"}, {"pass": True}]),
        paying("steel", "mine", 4, 0, 1, 2),
        paying("titanium", "asteroid", 14, 1, 4),
        paying("heat", "asteroid", 14, 0, 5, 14),
        paying("heat", None, 8, 8),
        Scene("order", pending(("comet", 0), ("comet", 1), ("deimos_down", 1)), [{"next": n} for n in range(3)]),
        Scene("sell", table(asked=asked()), [{"discard": "algae"}, DONE]),
        Scene(
            "alternative",
            table(asked=asked("regolith_eaters")),
            [{"option": 0}, {"option": 1}],
            CARD["regolith_eaters"],
        ),
        Scene("final_greenery", table(phase="final", asked=asked()), [{"convert_plants": True}, SKIP]),
        tile("ocean", "comet", "r1c4", "r1c5", "r5c4"),
        tile("greenery", None, "r4c1", "r2c1", "r1c1"),
        tile("city", "immigrant_city", "r3c1"),
        tile("city", "phobos_space_haven", "phobos_space_haven"),
        tile("capital", "capital", "r8c3"),
        asks("claim", "land_claim", [{"place": "r1c1"}, {"place": "r7c1"}]),
        asks("production_target", "energy_tapping", [{"target": 0}, {"target": 1}]),
        asks("production_target", "hackers", [{"target": 2}]),
        asks("remove", "deimos_down", [{"target": 0}, {"target": 1}, SKIP]),
        asks("remove", "hired_raiders", [{"target": 1}, {"target": 2}, SKIP], which=1),
        asks("remove", "sabotage", [{"target": 1}, SKIP], which=3),
        asks("remove", "flooding", [{"target": 0}, SKIP]),
        asks("amount", "deimos_down", amounts, 2),
        asks("amount", "hired_raiders", amounts, 2, which=1),
        asks("amount", "hired_raiders", amounts, 1, which=1),
        asks("amount", "sabotage", amounts, 1, which=3),
        asks("amount", "sabotage", amounts, 2, which=1),
        asks("amount", "virus", amounts, CARD["fish"] + 1, which=1),
        asks("remove_cubes", "virus", [{"pick": "fish"}, {"pick": "predators"}, SKIP], which=1),
        asks("remove_cubes", "predators", [{"pick": "fish"}, {"pick": "predators"}, SKIP]),
        asks("cubes", "symbiotic_fungus", [{"pick": "tardigrades"}]),
        asks("cubes", "imported_nitrogen", [{"pick": "tardigrades"}]),
        asks("cubes", "ceos_favorite_project", [{"pick": "tardigrades"}, {"pick": "predators"}]),
        asks("option", "imported_hydrogen", [{"option": 0}, {"option": 1}, {"option": 2}]),
        asks("option", "virus", [{"option": 0}, {"option": 1}, SKIP]),
        viral_enhancers(),
        asks("copy", "robotic_workforce", [{"pick": "mine"}]),
        asks("look", "business_contacts", [{"keep": "algae"}, {"keep": "ants"}], 2),
        asks("look", "invention_contest", [{"keep": "algae"}], 1),
        asks("buy_looked", "inventors_guild", [{"keep": "algae"}, SKIP]),
        asks("exchange", "mars_university", [{"discard": "algae"}, SKIP]),
        asks("swap", "insulation", amounts),
        asks("energy", "power_infrastructure", amounts),
    ]


def viral_enhancers() -> Scene:
    """The question is about the card just played, not about the one whose effect it is."""
    view = table(asked=asked("tardigrades", NODE_NAMES.name(choice("viral_enhancers").number)))
    return Scene("option", view, [{"option": 0}, {"option": 1}], CARD["tardigrades"])


ALGAE, ANTS, TARDIGRADES, FISH = CARD["algae"], CARD["ants"], CARD["tardigrades"], CARD["fish"]
HELION, THARSIS = CARD["helion"], CARD["tharsis_republic"]
EVERY_RESOURCE = range(len(RESOURCES))

EVENTS: dict[str, list[tuple[int, ...]]] = {
    "game_began": [(1,)],
    "generation_began": [(2, 0)],
    "dealt": [(0, HELION, THARSIS, ALGAE, ANTS), (1, FISH)],
    "corporation_revealed": [(0, HELION), (1, THARSIS)],
    "bought": [(0, 2, ALGAE, ANTS), (1, 1), (2, 0), (1, 3)],
    "drafted": [(0, ALGAE), (1,)],
    "passed_cards": [(1, 0, ALGAE, ANTS)],
    "played_card": [(0, ALGAE)],
    "used_action": [(0, ANTS), (1, THARSIS)],
    "project_used": [(0, project) for project in range(len(PROJECT_NAMES))],
    "sold": [(0, 1), (1, 2)],
    "milestone_claimed": [(0, milestone) for milestone in range(len(MILESTONES))],
    "award_funded": [(1, award) for award in range(len(AWARDS))],
    "passed": [(2,)],
    "gained": [(0, resource, number) for resource in EVERY_RESOURCE for number in (1, 2)],
    "lost": [(1, resource, 3) for resource in EVERY_RESOURCE],
    "production_changed": [*((0, resource, 1) for resource in EVERY_RESOURCE), (1, 4, -2)],
    "rating_rose": [(0, 1)],
    "temperature_rose": [(0, -28), (1, 0)],
    "oxygen_rose": [(0, 8)],
    "tile_placed": [
        *((0, kind, SPACE["r5c4"]) for kind in range(1, len(TILES))),
        (1, TILE["city"], SPACE["phobos_space_haven"]),
        (1, TILE["city"], SPACE["ganymede_colony"]),
        (1, TILE["city"], SPACE["r5c3"]),
        (1, TILE["lava_flows"], SPACE["r5c1"]),
    ],
    "no_space": [(0, TILE["ocean"]), (1, TILE["mining_area"])],
    "claimed": [(0, SPACE["r1c1"]), (1, SPACE["r3c1"])],
    "drew": [(0, 2, ALGAE, ANTS), (1, 1)],
    "discarded": [(0, 1, ALGAE), (1, 4)],
    "looked": [(0, 1, ALGAE), (1, 4)],
    "revealed": [(0, ALGAE)],
    "cubes_added": [(0, TARDIGRADES, 1), (1, FISH, 2), (1, CARD["security_fleet"], 1), (0, CARD["search_for_life"], 2)],
    "cubes_removed": [(0, 0, TARDIGRADES, 3), (0, 1, FISH, 1), (1, 0, TARDIGRADES, 1)],
    "stolen": [(0, 1, 1, 2), (1, 0, 0, 3), (0, 0, 0, 3)],
    "removed": [(0, 1, 3, 1), (1, 1, 3, 5)],
    "deck_rebuilt": [(57,), (1,)],
    "produced": [(0, 25, 1, 0, 2, 3, 4), (1, 20, 0, 0, 0, 0, 0), (2, 0, 0, 0, 0, 0, 0)],
    "greenery_grown": [(0,)],
    "converted": [(0, 3), (1, 5)],
    "game_ended": [(2, 1, 3), (1, 1, 3)],
}
SOLO_EVENTS: dict[str, list[tuple[int, ...]]] = {
    "neutral_tile": [(TILE["city"], SPACE["r2c2"]), (TILE["greenery"], SPACE["r3c3"])],
    "game_ended": [(1,), (2,)],
}

# a card for every class of requirement, and one that has several
DEMANDING = (
    "algae",
    "arctic_algae",
    "fusion_power",
    "asteroid_mining_consortium",
    "ecological_zone",
    "rad_suits",
    "advanced_ecosystems",
)
REASONS = [
    *common_reasons(GAME),
    Reason("not_possible", (DECISION_KINDS.index("option"),)),
    Reason("not_possible", (DECISION_KINDS.index("space"),)),
    Reason("does_nothing"),
    Reason("tile_without_place", (TILES.index("ocean"),)),
    Reason("tile_without_place", (TILES.index("capital"),)),
    Reason("no_place", (SPACE["r1c1"],)),
    Reason("no_place", (SPACE["r5c3"],)),
    Reason("wrong_amount", (5, 0, 3)),
    Reason("wrong_card", (ALGAE,)),
    Reason("first_action", (THARSIS,)),
    Reason("end_turn_instead"),
    Reason("pass_instead"),
    Reason("too_few_plants", (8,)),
    Reason("too_little_heat", (8,)),
    Reason("no_place_for", (TILE["greenery"],)),
    Reason("no_place_for", (TILE["city"],)),
    Reason("not_in_hand", (ALGAE,)),
    *(Reason("requirement", (CARD[card],)) for card in DEMANDING),
    Reason("too_dear", (ALGAE, 10, 4)),
    Reason("effects_impossible", (CARD["energy_tapping"],)),
    Reason("not_in_play", (ANTS,)),
    Reason("no_action", (ALGAE,)),
    Reason("action_used", (ANTS,)),
    Reason("action_impossible", (ANTS,)),
    Reason("no_cards"),
    *(Reason("project_too_dear", (project, 14, 10)) for project in range(1, len(PROJECT_NAMES))),
    Reason("not_enough_money", (8, 5)),
    Reason("not_in_solo"),
    Reason("milestone_taken", (0, 1)),
    Reason("milestones_gone"),
    *(Reason("milestone_not_reached", (milestone, 2, 3)) for milestone in range(len(MILESTONES))),
    Reason("award_taken", (2, 1)),
    Reason("awards_gone"),
]

BIRDS, HERBIVORES = CARD["birds"], CARD["herbivores"]
BENEFITS: list[tuple[str, tuple[int, ...]]] = [
    ("production", (7, 4, 0, 0, 0, 0, 0)),
    ("production", (1, 0, 1, 0, 2, -1, 0)),
    ("rating", (1,)),
    ("rating", (3,)),
    ("parameters", (1, 12)),
    ("parameters", (2, 1)),
    ("parameters", (1, 0)),
    ("points", (1,)),
    ("points", (2,)),
    ("milestone", (1, 5)),
    ("award", (2, 5)),
    ("milestone_ready", (2,)),
    ("towards_milestone", (3, 6, 8)),
    ("action", (BIRDS,)),
    ("effect", (HERBIVORES,)),
    ("cubes", (BIRDS, 2)),
    ("discount", (2,)),
    ("tag_discount", (3, 5)),
    ("metal_value", (1, 1)),
    ("metal_value", (1, 2)),
    ("cheaper_greenery", (7,)),
    ("cards", (1,)),
    ("cards", (2,)),
    ("resources", (3, 0, 0, 2, 0, 0)),
    ("metal", (2, 0, 4)),
    ("metal", (1, 3, 11)),
    ("saves", (23,)),
    ("saves_for", (BIRDS, 10)),
    ("nothing_left", ()),
    ("rival_production", (1, 4, 1)),
    ("rival_resources", (1, 3, 4)),
    ("rival_cubes", (1, BIRDS, 1)),
    ("start_production", (0, 0, 1, 0, 0, 0)),
    ("promise", (1, 0, 1, 0, 0, 0, 0, 0, 0)),
    ("promise", (4, 1, 0, 2, 1, 0, 0, 0, 0)),
    ("promise", (4, 3, 2, 0, 0, 0, 0, 0, 4)),
    ("metal_pays", (1, 1, 1)),
    ("metal_pays", (1, 1, 3)),
    ("metal_pays", (2, 3, 4)),
    ("buys_nothing", (9,)),
]
SCORE_ITEMS = [
    ScoreItem("rating", 31, (31,)),
    *(ScoreItem("award", 5, (award,)) for award in range(len(AWARDS))),
    *(ScoreItem("milestone", 5, (milestone,)) for milestone in range(len(MILESTONES))),
    ScoreItem("greeneries", 1, (1,)),
    ScoreItem("greeneries", 4, (4,)),
    ScoreItem("city", 3, (SPACE["r5c4"],)),
    ScoreItem("city", 2, (SPACE["r5c3"],)),
    ScoreItem("card", 2, (FISH,)),
]

OUTCOMES = [
    Outcome([61, 58, 42], [1, 2, 3], [[], [], []]),
    Outcome([1, 1, 0], [1, 1, 3], [[], [], []]),
]
SOLO_OUTCOMES = [Outcome([70], [1], [[]], won=True), Outcome([41], [2], [[]], won=False)]


def terms(language: str) -> Iterator[str]:
    """What stands on mats, cards and the board."""
    tell = words_of(GAME, language)
    yield from (f"resource {name}: {tell.resource(name)}" for name in RESOURCES)
    yield from (f"tag {name}: {tell.tag(name)}" for name in TAGS)
    yield from (f"tile {name}: {tell.tile(name)}" for name in TILES[1:])
    yield from (f"parameter {name}: {tell.parameter(name)}" for name in PARAMETERS)
    yield from (f"milestone {name}: {tell.milestone(name)}" for name in MILESTONES)
    yield from (f"award {name}: {tell.award(name)}" for name in AWARDS)
    yield from (f"project {name}: {tell.project(name)}" for name in PROJECT_NAMES)


def corporations(language: str) -> Iterator[str]:
    """What every corporation does."""
    for facts in words_of(GAME, language).components()["corporations"]:
        yield f"{facts['id']}, {facts['name']}"
        yield f"  {facts['text']}"


TERRAFORMING_MARS = Examples(
    game=GAME,
    package="terraforming_mars",
    voice=voice_of,
    parts=(
        "id",
        "number",
        "name",
        "kind",
        "cost",
        "tags",
        "requirement",
        "effect",
        "ongoing",
        "action",
        "points",
        "holds",
        "deck",
        "text",
        "icons",
        "bonus",
        "neighbours",
        "needed",
        "price",
        "provenance",
    ),
    terms=terms,
    chapters=lambda language: {"Corporations": corporations(language)},
    phases=[table(phase=phase) for phase in ("start", "draft", "research", "action", "final", "over")],
    scenes=scenes(),
    tables=[Table(NAMES, EVENTS, OUTCOMES), Table(SOLO_NAMES, SOLO_EVENTS, SOLO_OUTCOMES, " of a solo game")],
    reasons=REASONS,
    score_items=SCORE_ITEMS,
    benefits=BENEFITS,
    setups=[
        Setup(1),
        Setup(2, {"beginner_1": "on"}),
        Setup(3, {"corporate_era": "on", "draft": "on"}),
    ],
)
