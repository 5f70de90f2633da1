"""Examples of everything that Mission: Red Planet can be asked to tell."""

import copy
from collections.abc import Iterator
from typing import Any

from marsbox.core import Outcome, Reason, ScoreItem, Setup, View
from marsbox.games.mission_red_planet.cards import (
    MEASURES,
    Bonus,
    Discovery,
    EachResource,
    EachZone,
    Most,
    Occupy,
    TakeTokens,
)
from marsbox.games.mission_red_planet.components import load_box
from marsbox.games.mission_red_planet.game import MissionRedPlanet
from marsbox.games.mission_red_planet.kinds import DECISION_KINDS
from marsbox.games.mission_red_planet.state import CHARACTERS, RESOURCES
from marsbox.text.mission_red_planet import words_of
from marsbox.text.mission_red_planet.voice import voice_of
from tests.text.examples import Examples, Scene, Table, common_reasons

NAMES = ("Ann", "Bob", "Yves")
GAME = MissionRedPlanet(load_box(None))
DESIGN = GAME.box.card_number
ZONE = GAME.box.zone_number
SHIP = GAME.box.ship_number


def ship(name: str, crew: list[int], *, token: str | None = None, flying: bool = False) -> dict[str, Any]:
    number = SHIP[name]
    printed = GAME.box.facts.destinations[number]
    return {
        "ship": name,
        "seats": GAME.box.facts.seats[number],
        "printed": None if printed < 0 else GAME.box.zones[printed].id,
        "token": token,
        "crew": crew,
        "flying": flying,
    }


def seat(number: int) -> dict[str, Any]:
    return {
        "seat": number,
        "reserve": 14,
        "memorial": 1,
        "tokens": {"ice": 1, "sylvanite": 0, "celerium": 2},
        "points": 7,
        "hand": ["explorer", "saboteur", "pilot"],
        "played": ["recruiter", "scientist", "secret_agent", "femme_fatale", "traveler", "soldier"],
        "chosen": None,
        "called": None,
        "dealt": [],
        "bonus": ["strategic_zones"] if number == 0 else [None],
        "complete": False,
    }


def zone(number: int) -> dict[str, Any]:
    return {
        "zone": GAME.box.zones[number].id,
        "outer": number < 7,
        "resource": None,
        "token_taken_by": None,
        "astronauts": [0, 0, 0],
        "pot": 0,
        "destinations": 2,
        "discovery": None,
    }


TABLE: View = {
    "game": "mission-red-planet",
    "seat": 0,
    "players": 3,
    "options": {"resource_tokens": "off"},
    "phase": "call",
    "turn": 4,
    "last_turn": 10,
    "scorings": [{"turn": 5, "tokens": 1}, {"turn": 8, "tokens": 2}, {"turn": 10, "tokens": 3}],
    "first": 1,
    "waiting": [0],
    "calling": "pilot",
    "queue": [],
    "playing": None,
    "pad": [
        ship("hellas 4", [1, 1, 0]),
        ship("manual 5", [0, 0, 0]),
        ship("noachis 3", [1, 2, 0], token="ausonia", flying=True),
    ],
    "ship_pile": 20,
    "ship_discard": ["hellas 3"],
    "zones": [zone(number) for number in range(10)],
    "resource_pile": 11,
    "event_pile": 9,
    "discarded": [],
    "shown": [],
    "returned": ["lichens", "rich_vein"],
    "seats": [seat(number) for number in range(3)],
    "answers": [],
}
TABLE["zones"][ZONE["hellas"]] |= {"resource": "ice", "astronauts": [2, 1, 0]}
TABLE["zones"][ZONE["hellas"]]["discovery"] = {"card": "lichens", "known_by": [0, 1]}
TABLE["zones"][ZONE["noachis"]] |= {"resource": "sylvanite", "astronauts": [1, 0, 1]}
TABLE["zones"][ZONE["noachis"]]["discovery"] = {"card": None, "known_by": [2]}
TABLE["zones"][ZONE["tritonis_sinus"]] |= {"resource": "celerium", "astronauts": [1, 1, 0]}


def table(**changes: Any) -> View:
    """The table with some of its parts changed."""
    return copy.deepcopy(TABLE) | changes


def acting(character: str, step: str, left: int = 0, **changes: Any) -> View:
    """The table while Ann acts with a character; `left` astronauts or moves are left to her."""
    playing = {"seat": 0, "character": character, "step": step, "left": left, "ship": None, "card": None}
    return table(playing=playing, **changes)


SKIP: dict[str, Any] = {"skip": True}
BOARD: list[dict[str, Any]] = [{"board": 0}, {"board": 1}, SKIP]


def scene(character: str, kind: str, options: list[dict[str, Any]], left: int = 0, **changes: Any) -> Scene:
    """What one half of a character asks Ann."""
    return Scene(kind, acting(character, kind, left, **changes), options, CHARACTERS.index(character))


def scenes() -> list[Scene]:
    """At least one scene for every kind of decision and every verb."""
    almost_full = [ship("hellas 4", [1, 1, 1]), ship("manual 2", [0, 0, 0]), None]
    drawn = DESIGN["rich_vein"]
    # the question where a ship flies has its slot for a subject, at set-up too
    setup = {"seat": 0, "character": None, "step": "destination", "left": 0, "ship": 1, "card": None}
    return [
        Scene(
            "keep",
            table(phase="keep", turn=0),
            [{"keep": "secret_mission_north"}, {"keep": "blocks_of_ice"}, {"keep": "lost_in_space"}],
        ),
        Scene("character", table(phase="choose"), [{"choose": name} for name in CHARACTERS]),
        Scene("destination", table(playing=setup), [{"destination": "hellas"}, {"destination": "ausonia"}], 1),
        scene("recruiter", "board", BOARD, 1),
        scene("scientist", "board", BOARD, 2),
        scene("scientist", "board", BOARD, 1),
        scene("secret_agent", "board", BOARD, 2),
        scene("secret_agent", "board", [{"board": 1}, SKIP], 1),
        scene("pilot", "board", BOARD, 1, pad=almost_full),
        scene("soldier", "board_two", BOARD),
        scene("soldier", "board_two", [{"board": 1}, SKIP], pad=almost_full),
        scene("traveler", "board_three", [{"board": 1}]),
        scene("explorer", "move", [{"move": {"from": "hellas", "to": "ausonia"}}, SKIP], 3),
        scene("explorer", "move", [{"move": {"from": "noachis", "to": "hellas"}}, SKIP], 1),
        scene("scientist", "research", [{"draw": True}, {"look": "hellas"}, {"look": "noachis"}, SKIP]),
        scene("scientist", "research", [{"look": "hellas"}, SKIP], event_pile=0),
        scene("scientist", "research", [{"draw": True}, SKIP], zones=[zone(number) for number in range(10)]),
        Scene("place", acting("scientist", "place"), [{"place": "ausonia"}, {"place": "mare_serpentis"}], drawn),
        scene("scientist", "look", [{"look": "noachis"}, SKIP]),
        scene("secret_agent", "launch", [{"launch": 0}, {"launch": 1}, SKIP]),
        scene("saboteur", "destroy", [{"destroy": 0}, {"destroy": 1}, SKIP]),
        scene(
            "femme_fatale",
            "seduce",
            [
                {"seduce_on_mars": {"zone": "hellas", "seat": 1}},
                {"seduce_on_mars": {"zone": "noachis", "seat": 2}},
                {"seduce_aboard": {"ship": 0, "seat": 1}},
                {"seduce_aboard": {"ship": 2, "seat": 1}},
                SKIP,
            ],
        ),
        scene(
            "soldier",
            "shoot",
            [{"shoot": {"zone": "hellas", "seat": 0}}, {"shoot": {"zone": "noachis", "seat": 2}}, SKIP],
        ),
        scene(
            "pilot",
            "redirect",
            [
                {"redirect": {"ship": 0, "zone": "ausonia"}},
                {"redirect": {"ship": 1, "zone": "hellas"}},
                {"redirect": {"ship": 2, "zone": "noachis"}},
                SKIP,
            ],
        ),
    ]


HELLAS = (0, SHIP["hellas 4"], ZONE["hellas"])
AUSONIA = (2, SHIP["noachis 3"], ZONE["ausonia"])
MANUAL = (1, SHIP["manual 5"], -1)
STEERED = (1, SHIP["manual 5"], ZONE["ausonia"])

# the halves that can be declined, and those that nothing may be possible for
DECLINED = ("board", "board_two", "move", "research", "look", "launch", "destroy", "seduce", "shoot", "redirect")
IMPOSSIBLE = (
    "board",
    "board_two",
    "board_three",
    "move",
    "research",
    "launch",
    "destroy",
    "seduce",
    "shoot",
    "redirect",
)

EVENTS: dict[str, list[tuple[int, ...]]] = {
    "game_began": [(3,)],
    "ship_docked": [HELLAS, MANUAL],
    "medal_given": [(0,)],
    "events_dealt": [(0, DESIGN["lichens"], DESIGN["blocks_of_ice"], DESIGN["strategic_zones"]), (1,)],
    "discoveries_shown": [(2, DESIGN["lichens"], DESIGN["barren_ground"], DESIGN["barren_ground"])],
    "bonus_kept": [(0, DESIGN["secret_mission_east"]), (1,)],
    "turn_began": [(4,)],
    "ships_reshuffled": [(29,)],
    "characters_chosen": [()],
    "called": [(0, 0), (5, 1, 2, 0), (1,), *((character,) for character in range(2, 9))],
    "character_began": [(0, 1), (1, 3), (2, 5), (0, 8)],
    "boarded": [(0, *HELLAS, 1), (1, *MANUAL, 3)],
    "destination_laid": [(1, *STEERED)],
    "took_off": [HELLAS, STEERED],
    "cards_taken_back": [(0, 1), (2, 5)],
    "moved": [(0, ZONE["hellas"], ZONE["ausonia"]), (2, ZONE["ausonia"], ZONE["hellas"])],
    "resource_found": [(ZONE["hellas"], 0), (ZONE["ausonia"], 1), (ZONE["valles_marineris"], 2)],
    "bonus_drawn": [(0, DESIGN["celerium_baron"]), (1,)],
    "discovery_drawn": [(0, DESIGN["radiation"]), (1,)],
    "discovery_placed": [(0, ZONE["ausonia"], DESIGN["radiation"]), (1, ZONE["hellas"])],
    "discovery_discarded": [(0, DESIGN["lichens"]), (1,)],
    "discovery_looked_at": [(0, ZONE["ausonia"], DESIGN["radiation"]), (1, ZONE["hellas"])],
    "launched": [(0, *HELLAS, 2), (1, *AUSONIA, 1), (2, *MANUAL, 0)],
    "destroyed": [(0, *HELLAS, 1, 2, 0), (1, *MANUAL, 0, 0, 0), (2, *AUSONIA, 0, 0, 1)],
    "seduced_on_mars": [(0, 1, ZONE["hellas"]), (1, 2, ZONE["ausonia"])],
    "seduced_aboard": [(0, 1, *HELLAS), (1, 0, *AUSONIA)],
    "shot": [(0, 1, ZONE["hellas"]), (0, 0, ZONE["ausonia"]), (1, 2, ZONE["noachis"])],
    "redirected": [(0, *HELLAS, ZONE["ausonia"]), (2, *MANUAL, ZONE["hellas"])],
    "declined": [(0, DECISION_KINDS.index(kind)) for kind in DECLINED],
    "impossible": [(1, DECISION_KINDS.index(kind)) for kind in IMPOSSIBLE],
    "landed": [(*HELLAS, 1, 2, 1), (*AUSONIA, 0, 3, 0), (*AUSONIA, 0, 0, 0), (*MANUAL, 0, 0, 0)],
    "scoring_began": [(5, 1), (8, 2), (10, 3)],
    "tokens_won": [(0, ZONE["hellas"], 0, 1), (1, ZONE["ausonia"], 2, 3)],
    "tokens_stay": [(ZONE["hellas"], 0, 1), (ZONE["ausonia"], 1, 2)],
    "tokens_lost": [(ZONE["hellas"], 0, 1), (ZONE["ausonia"], 1, 2)],
    "discovery_revealed": [(ZONE["hellas"], DESIGN["lichens"]), (ZONE["ausonia"], DESIGN["barren_ground"])],
    "astronauts_lost": [(0, ZONE["hellas"], 1), (1, ZONE["ausonia"], 2)],
    "discovery_scored": [(0, ZONE["hellas"], DESIGN["lichens"], 2), (2, ZONE["ausonia"], DESIGN["radiation"], -2)],
    "bonus_revealed": [(0, DESIGN["secret_mission_west"], 8), (1, DESIGN["diversified"], 0)],
    "bonus_tokens": [(2, DESIGN["blocks_of_ice"], 0, 3)],
    "ice_bonus": [(0, 9, 1), (1, 4, 2), (2, 3, 3)],
    "game_ended": [(2, 1, 3), (1, 1, 3)],
    "resource_token_taken": [(0, ZONE["hellas"], 0), (2, ZONE["ausonia"], 2)],
}

REASONS = [
    *common_reasons(GAME),
    *(Reason("may_not_skip", (DECISION_KINDS.index(kind),)) for kind in ("destination", "board_three", "place")),
    Reason("not_dealt", (DESIGN["diversified"],)),
    *(Reason("not_in_hand", (character,)) for character in range(9)),
    Reason("no_ship", (1,)),
    Reason("took_off", (2,)),
    Reason("too_few_seats", (0, 1, 2)),
    Reason("too_few_seats", (0, 2, 3)),
    Reason("same_ship", (0,)),
    Reason("no_token_left", (ZONE["hellas"],)),
    Reason("no_token_left", (ZONE["ausonia"],)),
    Reason("nobody_there", (ZONE["hellas"],)),
    Reason("no_border", (ZONE["hellas"], ZONE["mare_serpentis"])),
    Reason("no_border", (ZONE["ausonia"], ZONE["ausonia"])),
    Reason("no_events_left"),
    Reason("no_discovery", (ZONE["ausonia"],)),
    Reason("discovery_there", (ZONE["hellas"],)),
    Reason("central_zone", (ZONE["tritonis_sinus"],)),
    Reason("no_target", (1, ZONE["ausonia"])),
    Reason("same_destination", (0, ZONE["hellas"])),
    Reason("own_astronaut"),
    Reason("nobody_aboard", (1,)),
    Reason("no_target_aboard", (2, 0)),
]

BENEFITS: list[tuple[str, tuple[int, ...]]] = [
    ("majority", (3, 6, 8)),
    ("majority_unexplored", (4, 1, 5)),
    ("lead", (3, 2)),
    ("level", (5,)),
    ("more_astronauts", (5, 1)),
    ("departs", (6, 3)),
    ("characters", (1,)),
    ("characters", (5,)),
    ("event_card", ()),
    ("bonus_zones", (1, 3, 5, 8)),
    ("bonus", (4, 6)),
    ("bonus_tokens", (0, 4)),
    ("bonus_each_zone", (0, 1)),
    ("bonus_kept", (1, 8)),
    ("rival_loses", (1, 1)),
    ("rival_loses", (1, 2)),
    ("redirected", (3, 7)),
]
SCORE_ITEMS = [
    ScoreItem("ice", 1, (1,)),
    ScoreItem("ice", 6, (6,)),
    ScoreItem("sylvanite", 8, (4,)),
    ScoreItem("celerium", 3, (1,)),
    ScoreItem("ice_bonus", 9, (1,)),
    ScoreItem("ice_bonus", 4, (2,)),
    ScoreItem("resource_token", 3, (ZONE["hellas"],)),
    ScoreItem("resource_token", 9, (ZONE["noachis"], ZONE["hellas"], ZONE["ausonia"])),
    ScoreItem("discovery", -2, (ZONE["hellas"], DESIGN["radiation"])),
    ScoreItem("bonus", 8, (DESIGN["secret_mission_south"],)),
    ScoreItem("bonus_tokens", 0, (DESIGN["blocks_of_ice"], 0, 3)),
    ScoreItem("bonus_tokens", 0, (DESIGN["blocks_of_ice"], 0, 1)),
]

OUTCOMES = [
    Outcome([41, 38, 12], [1, 2, 3], [[], [], []]),
    Outcome([1, 1, 0], [1, 1, 3], [[], [], []]),
]

# effects in the numbers that their words depend on
BONUSES: list[Bonus] = [
    Occupy((5,), 1),
    Occupy((4, 5), 8),
    *(Most(measure, 6) for measure in range(len(MEASURES))),
    EachZone(1),
    EachZone(2),
    EachResource(1, 8),
    EachResource(2, 8),
    *(TakeTokens(number, resource) for number in (1, 3) for resource in range(len(RESOURCES))),
]
DISCOVERIES = [
    Discovery(),
    *(Discovery(tokens=number) for number in (0, 1, 5)),
    *(Discovery(extra=number, of=resource) for number in (1, 2) for resource in range(len(RESOURCES))),
    Discovery(leader=1),
    Discovery(leader=4),
    *(Discovery(everyone=points) for points in (1, 2, -1, -2)),
    Discovery(removed=1),
    Discovery(removed=2),
    Discovery(runner_up=True),
]


def terms(language: str) -> Iterator[str]:
    """Zones, resources, characters and ships."""
    tell = words_of(GAME, language)
    for resource in RESOURCES:
        yield f"resource {resource}: {tell.resource(resource)}"
    for character in CHARACTERS:
        yield f"{character}: {tell.character(character)}: {tell.character_text(character)}"
    for slot, seen in enumerate(TABLE["pad"]):
        yield f"{seen['ship']}: {tell.ship(TABLE, slot)}"


def effects(language: str) -> Iterator[str]:
    """Every effect, as a card would say it."""
    voice = voice_of(GAME.box, language, NAMES)
    for bonus in BONUSES:
        yield f"bonus: {voice.cards.bonus(bonus)}"
    for discovery in DISCOVERIES:
        yield f"discovery: {voice.cards.discovery(discovery)}"


MISSION_RED_PLANET = Examples(
    game=GAME,
    package="mission_red_planet",
    voice=lambda language, names: voice_of(GAME.box, language, names),
    parts=(
        "id",
        "name",
        "kind",
        "copies",
        "text",
        "effect",
        "outer",
        "borders",
        "ships",
        "value",
        "tokens",
        "score_tokens",
        "provenance",
    ),
    terms=terms,
    chapters=lambda language: {"Effects": effects(language)},
    phases=[table(phase=phase) for phase in ("setup", "keep", "choose", "call", "over")],
    scenes=scenes(),
    tables=[Table(NAMES, EVENTS, OUTCOMES)],
    reasons=REASONS,
    score_items=SCORE_ITEMS,
    benefits=BENEFITS,
    setups=[Setup(3), Setup(4), Setup(5)],
    computed={"name": RESOURCES},
)
