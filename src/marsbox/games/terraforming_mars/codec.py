"""Positions as bytes and back, exactly."""

import json
from typing import Any

import msgspec

from marsbox.core.rng import SeedRng
from marsbox.games.terraforming_mars.board import SPACES
from marsbox.games.terraforming_mars.state import Frame, TerraformingState


def dump(s: TerraformingState) -> bytes:
    """The whole position, secrets included, as JSON."""
    content = {
        "players": s.players,
        "seed": f"{s.rng.seed:x}",
        "counter": s.rng.counter,
        "revealed": s.revealed,
        "answers": s.answers,
        "corporate_era": s.corporate_era,
        "drafting": s.drafting,
        "generation": s.generation,
        "first": s.first,
        "passed": s.passed,
        "growing": s.growing,
        "over": s.over,
        "temperature": s.temperature,
        "oxygen": s.oxygen,
        "oceans": s.oceans,
        "deck": s.deck,
        "drawn": s.drawn,
        "discard": s.discard,
        "hands": s.hands,
        "played": s.played,
        "events": s.events,
        "corporations": s.corporations,
        "stock": s.stock,
        "production": s.production,
        "rating": s.rating,
        "tags": s.tags,
        "modifiers": s.modifiers,
        "cubes": s.cubes,
        "used": s.used,
        "raised": s.raised,
        "first_actions": s.first_actions,
        "watchers": s.watchers,
        "tiles": s.tiles,
        "owners": s.owners,
        "claims": s.claims,
        "last_space": s.last_space,
        "milestones": s.milestones,
        "awards": s.awards,
        "offered": s.offered,
        "corporations_offered": s.corporations_offered,
        "kept": s.kept,
        "looking": s.looking,
        "known": s.known,
        "frames": [[f.kind, f.seat, f.node, f.card, f.left, f.amount, f.items] for f in s.frames],
        "reshuffles": s.reshuffles,
    }
    return msgspec.json.encode(content)


def load(data: bytes) -> TerraformingState:
    """The position that was dumped."""
    content: dict[str, Any] = json.loads(data)
    s = TerraformingState.empty(content["players"], SPACES, SeedRng(int(content["seed"], 16), content["counter"]))
    s.revealed = content["revealed"]
    s.answers = _piles(content["answers"])
    s.corporate_era = content["corporate_era"]
    s.drafting = content["drafting"]
    s.generation = content["generation"]
    s.first = content["first"]
    s.passed = content["passed"]
    s.growing = content["growing"]
    s.over = content["over"]
    s.temperature = content["temperature"]
    s.oxygen = content["oxygen"]
    s.oceans = content["oceans"]
    s.deck = tuple(content["deck"])
    s.drawn = content["drawn"]
    s.discard = content["discard"]
    s.hands = _piles(content["hands"])
    s.played = _piles(content["played"])
    s.events = _piles(content["events"])
    s.corporations = content["corporations"]
    s.stock = content["stock"]
    s.production = content["production"]
    s.rating = content["rating"]
    s.tags = content["tags"]
    s.modifiers = content["modifiers"]
    s.cubes = content["cubes"]
    s.used = _piles(content["used"])
    s.raised = content["raised"]
    s.first_actions = content["first_actions"]
    s.watchers = _pairs(content["watchers"])
    s.tiles = content["tiles"]
    s.owners = content["owners"]
    s.claims = content["claims"]
    s.last_space = content["last_space"]
    s.milestones = content["milestones"]
    s.awards = content["awards"]
    s.offered = _piles(content["offered"])
    s.corporations_offered = _piles(content["corporations_offered"])
    s.kept = _piles(content["kept"])
    s.looking = tuple(content["looking"])
    s.known = content["known"]
    s.frames = [_frame(fields) for fields in content["frames"]]
    s.reshuffles = tuple(_piles(content["reshuffles"]))
    return s


def _piles(content: list[list[int]]) -> list[tuple[int, ...]]:
    return [tuple(pile) for pile in content]


def _pairs(content: list[list[int]]) -> tuple[tuple[int, int], ...]:
    return tuple([(pair[0], pair[1]) for pair in content])


def _frame(fields: list[Any]) -> Frame:
    kind, seat, node, card, left, amount, items = fields
    return Frame(kind, seat, node=node, card=card, left=left, amount=amount, items=_pairs(items))
