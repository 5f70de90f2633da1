"""What a seat may know of a position: a whitelist, built from nothing."""

from typing import Any

from marsbox.core.contract import View
from marsbox.games.pocket_mars.components import Box
from marsbox.games.pocket_mars.knowledge import COLOUR_SEEN, knows, knows_held
from marsbox.games.pocket_mars.memory import passed
from marsbox.games.pocket_mars.scoring import score
from marsbox.games.pocket_mars.state import (
    BUILDINGS,
    CARDS,
    COLONISTS,
    CONSTRUCTION,
    DISCARD_PLAYED,
    DRAFT,
    STEPS,
    STORE_SETUP,
    Frame,
    PocketMarsState,
)
from marsbox.games.pocket_mars.steps import Dig
from marsbox.games.pocket_mars.turn import step_of


def view(box: Box, s: PocketMarsState, seat: int, waiting: list[int]) -> View:
    """The position as this seat (or the spectator) knows it; `waiting` are the seats that owe a decision."""
    phase = phase_of(s)
    return {
        "game": "pocket-mars",
        "seat": seat,
        "players": s.players,
        "options": {"draft": "on" if s.drafting else "off", "level": str(s.level)},
        "phase": phase,
        "round": s.round,
        "first": s.first,
        "active": s.active,
        "waiting": waiting,
        "energy_max": s.facts.energy_maximum,
        "colonists": COLONISTS,
        "deck": _deck(box, s, seat),
        "discard": [box.cards[card].id for card in s.discard],
        "buildings": [_building(box, s, seat, building) for building in range(len(BUILDINGS))],
        "seats": [_side(box, s, seat, side, phase, waiting) for side in range(s.sides)],
        "playing": _playing(box, s),
        "looking": [box.cards[card].id for card in looked_at(box, s, seat)],
        "passed": [box.cards[card].id for card in passed(s, seat)],
        "answers": [box.actions.form(action) for action in s.answers[seat]] if seat >= 0 else [],
    }


def phase_of(s: PocketMarsState) -> str:
    """The part of the game: draft, setup, play or over."""
    if s.over:
        return "over"
    kind = s.frames[0].kind
    return "draft" if kind == DRAFT else "setup" if kind == STORE_SETUP else "play"


def _card(box: Box, s: PocketMarsState, seat: int, card: int) -> dict[str, Any]:
    """A card of which everybody sees the back."""
    known = box.cards[card].id if knows(s, seat, card) else None
    return {"colour": BUILDINGS[s.facts.colours[card]], "card": known}


def _deck(box: Box, s: PocketMarsState, seat: int) -> dict[str, Any]:
    top = BUILDINGS[s.facts.colours[s.deck[0]]] if s.deck else None
    known = []
    for position, card in enumerate(s.deck):
        if s.known[card] & COLOUR_SEEN or knows(s, seat, card):
            known.append({"position": position, **_card(box, s, seat, card)})
    return {"count": len(s.deck), "top": top, "known": known}


def _building(box: Box, s: PocketMarsState, seat: int, building: int) -> dict[str, Any]:
    hosts = building != CONSTRUCTION
    start = building * s.sides
    column = []
    for card in s.columns[building]:
        entry = _card(box, s, seat, card)
        entry["value"] = s.value_shown(card)
        entry["face_down"] = s.face_down >> card & 1 == 1
        column.append(entry)
    return {
        "building": BUILDINGS[building],
        "value": s.facts.building_value if hosts else None,
        "capacity": s.capacity() if hosts else 0,
        "one": s.one[start : start + s.sides] if hosts else [0] * s.sides,
        "two": s.two[start : start + s.sides] if hosts else [0] * s.sides,
        "column": column,
    }


def _side(box: Box, s: PocketMarsState, seat: int, side: int, phase: str, waiting: list[int]) -> dict[str, Any]:
    return {
        "seat": side,
        "earth": s.earth[side],
        "ship": s.ship[side],
        "energy": s.energy[side],
        "points": score(s, side),
        "hand": [_card(box, s, seat, card) for card in _hand(s, seat, side)],
        "module": [_card(box, s, seat, card) for card in s.modules[side]],
        "pack": [_card(box, s, seat, card) for card in _by_colour(s, seat, s.packs[side])] if s.packs else [],
        "holds": [box.cards[card].id for card in range(CARDS) if _known_to_hold(s, seat, side, card)],
        "complete": phase in ("draft", "setup") and side < s.players and side not in waiting,
    }


def _known_to_hold(s: PocketMarsState, seat: int, side: int, card: int) -> bool:
    """Whether the seat knows this card to be in the side's hand or module, but not in which."""
    return knows_held(s, seat, card) and card in s.hands[side] + s.modules[side]


def _hand(s: PocketMarsState, seat: int, side: int) -> list[int]:
    """A hand as it is held up: the own one in its order, another one's by colour, so that its order tells nothing."""
    return list(s.hands[side]) if seat == side else _by_colour(s, seat, s.hands[side])


def _by_colour(s: PocketMarsState, seat: int, cards: tuple[int, ...]) -> list[int]:
    keys = []
    for card in cards:
        known = knows(s, seat, card)
        keys.append((s.facts.colours[card], not known, card if known else -1, card))
    # cards that this seat can't tell apart stay in any order: they look the same
    return [key[3] for key in sorted(keys)]


def _playing(box: Box, s: PocketMarsState) -> dict[str, Any] | None:
    frame = played_card(s)
    if frame is None:
        return None
    return {"seat": frame.seat, "card": box.cards[frame.card].id, "from": origin_of(s, frame)}


def played_card(s: PocketMarsState) -> Frame | None:
    """The frame of the card whose action is going on, if any."""
    for frame in s.frames:
        if frame.kind in (DISCARD_PLAYED, STEPS):
            return frame
    return None


def origin_of(s: PocketMarsState, frame: Frame) -> str:
    """From where a card is played: hand, module, or a rival's module."""
    if frame.kind == DISCARD_PLAYED:
        return "hand"
    return "module" if frame.seat == s.active else "rival"


def looked_at(box: Box, s: PocketMarsState, seat: int) -> tuple[int, ...]:
    """The cards of the deck that this seat is looking at right now."""
    if not s.frames:
        return ()
    frame = s.frames[-1]
    if frame.kind != STEPS or frame.seat != seat or frame.left == 0:
        return ()
    step = step_of(box, frame)
    return step.looked_at(s, frame.left) if isinstance(step, Dig) else ()
