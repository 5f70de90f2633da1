"""What a seat may know of a position: a whitelist, built from nothing."""

from typing import Any

from marsbox.core.actions import ActionTable
from marsbox.core.contract import View
from marsbox.games.terraforming_mars import kinds, money, playing, projects, research, scoring
from marsbox.games.terraforming_mars.board import SPACE_IDS
from marsbox.games.terraforming_mars.cards import PRINTED
from marsbox.games.terraforming_mars.choices import CARD_PRICE
from marsbox.games.terraforming_mars.knowledge import known_elsewhere
from marsbox.games.terraforming_mars.state import (
    ALTERNATIVE,
    AWARDS,
    BEGINNER,
    BUY,
    CHOOSE_START,
    DRAFT,
    EFFECTS,
    FINAL_GREENERY,
    MILESTONES,
    MODIFIERS,
    NEUTRAL,
    NO_TILE,
    NODE,
    NONE,
    PAY,
    PLACE_TILE,
    PLANTS_FOR_GREENERY,
    PLANTS_NEEDED,
    PROJECT_NAMES,
    PROJECTS,
    RESOURCES,
    SELL,
    TAG_KINDS,
    TAGS,
    TILES,
    TURN,
    Frame,
    TerraformingState,
)
from marsbox.games.terraforming_mars.turn import SOLO_GENERATIONS
from marsbox.games.terraforming_mars.vocabulary import NODE_NAMES


def view(actions: ActionTable, s: TerraformingState, seat: int, waiting: list[int]) -> View:
    """The position as this seat (or the spectator) knows it; `waiting` are the seats that owe a decision."""
    phase = phase_of(s)
    progress = projects.milestone_standings(s)
    counts = projects.award_standings(s)
    points = scoring.scores(s)
    return {
        "game": "terraforming-mars",
        "seat": seat,
        "players": s.players,
        "options": _options(s),
        "phase": phase,
        "generation": s.generation,
        "last_generation": SOLO_GENERATIONS if s.solo else None,
        "first": s.first,
        "waiting": waiting,
        "actions_left": actions_left(s),
        "actions_per_turn": research.ACTIONS,
        "temperature": 2 * s.temperature - 30,
        "oxygen": s.oxygen,
        "oceans": s.oceans,
        "deck": len(s.deck) - s.drawn,
        "discard": len(s.discard),
        "tiles": [_tile(s, space) for space in range(len(s.tiles)) if s.tiles[space] != NO_TILE],
        "claims": [{"space": SPACE_IDS[space], "seat": owner} for space, owner in enumerate(s.claims) if owner != NONE],
        "milestones": [
            {
                "milestone": MILESTONES[number],
                "seat": None if owner == NONE else owner,
                "progress": progress[number * s.players : (number + 1) * s.players],
            }
            for number, owner in enumerate(s.milestones)
        ],
        "awards": [
            {
                "award": AWARDS[number],
                "seat": None if owner == NONE else owner,
                "counts": counts[number * s.players : (number + 1) * s.players],
            }
            for number, owner in enumerate(s.awards)
        ],
        "milestone_price": _milestone_price(s),
        "award_price": award_price(s),
        "seats": [_seat(s, seat, other, phase, points[other], waiting) for other in range(s.players)],
        "corporations": _ids(s.corporations_offered[seat]) if seat >= 0 else [],
        "offered": _ids(s.offered[seat]) if seat >= 0 else [],
        "prices": _prices(s, seat),
        "unmet": _unmet(s, seat),
        "projects": _projects(s, seat),
        "conversions": _conversions(s, seat),
        "budget": _budget(s, seat),
        "drafted": _ids(s.kept[seat]) if seat >= 0 else [],
        "selling": _ids(sold_cards(s, seat)),
        "looking": _ids(s.looking) if s.looking and s.frames[-1].seat == seat else [],
        "known": _ids(known_elsewhere(s, seat)),
        "asked": _asked(s),
        "answers": [actions.form(action) for action in s.answers[seat]] if seat >= 0 else [],
    }


def _ids(cards: tuple[int, ...]) -> list[str]:
    return [PRINTED[card].id for card in cards]


def phase_of(s: TerraformingState) -> str:
    """The part of the game: start, draft, research, action, final or over."""
    if s.over:
        return "over"
    kind = s.frames[-1].kind
    if kind == CHOOSE_START:
        return "start"
    if kind in (DRAFT, BUY):
        return "draft" if kind == DRAFT else "research"
    return "final" if s.growing else "action"


def _options(s: TerraformingState) -> dict[str, str]:
    options = {"corporate_era": "on" if s.corporate_era else "off", "draft": "on" if s.drafting else "off"}
    for seat in range(s.players):
        options[f"beginner_{seat + 1}"] = "on" if s.corporations[seat] == BEGINNER else "off"
    return options


def actions_left(s: TerraformingState) -> int | None:
    """How many actions the player whose turn it is has left; None between turns."""
    for frame in reversed(s.frames):
        if frame.kind == TURN:
            return frame.left
    return None


def _tile(s: TerraformingState, space: int) -> dict[str, Any]:
    owner = s.owners[space]
    return {
        "space": SPACE_IDS[space],
        "tile": TILES[s.tiles[space]],
        "seat": None if owner in (NONE, NEUTRAL) else owner,
        "neutral": owner == NEUTRAL,
    }


def _milestone_price(s: TerraformingState) -> int | None:
    claimed = len([owner for owner in s.milestones if owner != NONE])
    return None if s.solo or claimed == projects.MOST_OF_EACH else projects.MILESTONE_PRICE


def award_price(s: TerraformingState) -> int | None:
    """What the next award costs; None if no more can be funded."""
    funded = len([owner for owner in s.awards if owner != NONE])
    return None if s.solo or funded == projects.MOST_OF_EACH else projects.AWARD_PRICES[funded]


def _prices(s: TerraformingState, seat: int) -> dict[str, int]:
    """What each card of the own hand costs now, all discounts taken off."""
    if seat < 0:
        return {}
    return {PRINTED[card].id: playing.price(s, seat, PRINTED[card]) for card in s.hands[seat]}


def _unmet(s: TerraformingState, seat: int) -> list[str]:
    """The cards of the own hand whose requirement is not met now."""
    if seat < 0:
        return []
    return [PRINTED[card].id for card in s.hands[seat] if not playing.requirements_met(s, seat, PRINTED[card])]


def _projects(s: TerraformingState, seat: int) -> dict[str, int]:
    """What the standard projects cost the seat, or anybody."""
    return {
        name: projects.PRICES[number] if seat < 0 else projects.project_price(s, seat, number)
        for number, name in enumerate(PROJECT_NAMES)
    }


def _conversions(s: TerraformingState, seat: int) -> dict[str, int]:
    """How many plants make a greenery for the seat, or for anybody, and how much heat a step of temperature."""
    plants = PLANTS_NEEDED if seat < 0 else s.modifiers[seat * MODIFIERS + PLANTS_FOR_GREENERY]
    return {"plants": plants, "heat": projects.HEAT_FOR_TEMPERATURE}


def _budget(s: TerraformingState, seat: int) -> dict[str, int] | None:
    """While the seat buys cards: the price of one, and the M€ there are for them."""
    there = None if seat < 0 else money_for_cards(s, seat)
    return None if there is None else {"price": CARD_PRICE, "money": there}


def money_for_cards(s: TerraformingState, seat: int) -> int | None:
    """The M€ that a seat has for the cards that it buys now; None if it buys none."""
    if s.over:
        return None
    frame = s.frames[-1]
    if frame.kind == CHOOSE_START:
        if not s.answers[seat]:
            return None
        return research.starting_money(s.answers[seat][0] - kinds.CORPORATION + PROJECTS)
    return money.cash(s, seat) if frame.kind == BUY or (s.looking and frame.seat == seat) else None


def sold_cards(s: TerraformingState, seat: int) -> tuple[int, ...]:
    """The cards of the own hand that the seat has chosen to sell, and may still take back."""
    if s.over or s.frames[-1].kind != SELL or s.frames[-1].seat != seat:
        return ()
    return tuple([card for _, card in s.frames[-1].items])


def _asked(s: TerraformingState) -> dict[str, Any] | None:
    """Who is being asked, where one seat is.

    With it: the card and the node that ask and the number that the node remembers, what is left to pay and what
    one cube of the resource asked for is worth, the effects that are pending. A card that is being sold stays secret.
    """
    frame = asking_frame(s)
    if frame is None:
        return None
    node = frame.kind == NODE
    card = asking_card(frame)
    return {
        "seat": frame.seat,
        "card": None if card == NONE else PRINTED[card].id,
        "node": NODE_NAMES.names[frame.node] if node else None,
        "left": frame.left if node else 0,
        "price": frame.amount if frame.kind == PAY else None,
        "worth": money.worth(s, frame) if frame.kind == PAY else None,
        "effects": [
            {"node": NODE_NAMES.names[number], "card": PRINTED[source].id}
            for number, source in frame.items
            if frame.kind == EFFECTS
        ],
    }


def asking_frame(s: TerraformingState) -> Frame | None:
    """What one seat is asked for, if one is."""
    if s.over or s.frames[-1].kind <= BUY or s.frames[-1].kind > FINAL_GREENERY:
        return None
    return s.frames[-1]


def asking_card(frame: Frame) -> int:
    """The card that asks, or NONE; one that is being sold stays secret."""
    return frame.card if frame.kind in (NODE, PAY, PLACE_TILE, ALTERNATIVE) else NONE


def _seat(s: TerraformingState, seat: int, other: int, phase: str, points: int, waiting: list[int]) -> dict[str, Any]:
    own = seat == other
    stock = s.stock[other * 6 : other * 6 + 6]
    production = s.production[other * 6 : other * 6 + 6]
    tags = s.tags[other * TAG_KINDS : (other + 1) * TAG_KINDS]
    corporation = s.corporations[other]
    # at set-up a corporation is chosen in secret; that of a beginner is known from the start
    revealed = phase != "start" or corporation == BEGINNER
    return {
        "seat": other,
        "corporation": PRINTED[corporation].id if revealed and corporation != NONE else None,
        "rating": s.rating[other],
        "resources": {name: stock[number] for number, name in enumerate(RESOURCES)},
        "production": {name: production[number] for number, name in enumerate(RESOURCES)},
        "tags": {name: tags[number] for number, name in enumerate(TAGS)},
        "hand": _ids(s.hands[other]) if own else None,
        "hand_count": len(s.hands[other]),
        "played": [
            {"card": PRINTED[card].id, "cubes": s.cubes[card], "used": card in s.used[other]}
            for card in s.played[other]
        ],
        "events": _ids(s.events[other]),
        "passed": s.passed >> other & 1 == 1,
        "points": points,
        "complete": phase in ("start", "draft", "research") and other not in waiting,
    }
