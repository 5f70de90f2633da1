"""Positions as bytes and back, exactly."""

import json
from typing import Any

import msgspec

from marsbox.core.rng import SeedRng
from marsbox.games.mission_red_planet.state import Facts, Frame, MissionState


def dump(s: MissionState) -> bytes:
    """The whole position, secrets included, as JSON."""
    content = {
        "players": s.players,
        "seed": f"{s.rng.seed:x}",
        "counter": s.rng.counter,
        "revealed": s.revealed,
        "answers": s.answers,
        "turn": s.turn,
        "first": s.first,
        "over": s.over,
        "ship_pile": s.ship_pile,
        "ship_discard": s.ship_discard,
        "pad": s.pad,
        "flying": s.flying,
        "tokens_on": s.tokens_on,
        "crew": s.crew,
        "aboard": s.aboard,
        "tokens_left": s.tokens_left,
        "zones": s.zones,
        "reserve": s.reserve,
        "memorial": s.memorial,
        "resources": s.resources,
        "resource_pile": s.resource_pile,
        "pot": s.pot,
        "scored": s.scored,
        "event_pile": s.event_pile,
        "discoveries": s.discoveries,
        "seen": s.seen,
        "discarded": s.discarded,
        "discarded_by": s.discarded_by,
        "drawn": s.drawn,
        "bonus": s.bonus,
        "astronauts": s.astronauts,
        "dealt": s.dealt,
        "returned": s.returned,
        "shown": s.shown,
        "hands": s.hands,
        "chosen": s.chosen,
        "called": s.called,
        "calling": s.calling,
        "queue": s.queue,
        "last": s.last,
        "frames": [[f.kind, f.seat, f.left, f.slot] for f in s.frames],
        "reshuffles": s.reshuffles,
        "given_events": s.given_events,
    }
    return msgspec.json.encode(content)


def load(facts: Facts, data: bytes) -> MissionState:
    """The position that was dumped."""
    content: dict[str, Any] = json.loads(data)
    s = MissionState.empty(facts, content["players"], SeedRng(int(content["seed"], 16), content["counter"]))
    s.revealed = content["revealed"]
    s.answers = _piles(content["answers"])
    s.turn = content["turn"]
    s.first = content["first"]
    s.over = content["over"]
    s.ship_pile = tuple(content["ship_pile"])
    s.ship_discard = tuple(content["ship_discard"])
    s.pad = content["pad"]
    s.flying = content["flying"]
    s.tokens_on = content["tokens_on"]
    s.crew = content["crew"]
    s.aboard = content["aboard"]
    s.tokens_left = content["tokens_left"]
    s.zones = content["zones"]
    s.reserve = content["reserve"]
    s.memorial = content["memorial"]
    s.resources = content["resources"]
    s.resource_pile = tuple(content["resource_pile"])
    s.pot = content["pot"]
    s.scored = content["scored"]
    s.event_pile = tuple(content["event_pile"])
    s.discoveries = content["discoveries"]
    s.seen = content["seen"]
    s.discarded = tuple(content["discarded"])
    s.discarded_by = tuple(content["discarded_by"])
    s.drawn = content["drawn"]
    s.bonus = _piles(content["bonus"])
    s.astronauts = tuple(content["astronauts"])
    s.dealt = _piles(content["dealt"])
    s.returned = _piles(content["returned"])
    s.shown = tuple(content["shown"])
    s.hands = content["hands"]
    s.chosen = content["chosen"]
    s.called = content["called"]
    s.calling = content["calling"]
    s.queue = tuple(content["queue"])
    s.last = content["last"]
    s.frames = [Frame(*fields) for fields in content["frames"]]
    s.reshuffles = tuple(_piles(content["reshuffles"]))
    s.given_events = tuple(content["given_events"])
    return s


def _piles(content: list[list[int]]) -> list[tuple[int, ...]]:
    return [tuple(pile) for pile in content]
