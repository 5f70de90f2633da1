"""Positions as bytes and back, exactly."""

import json
from typing import Any

import msgspec

from marsbox.core.rng import SeedRng
from marsbox.games.pocket_mars.state import Facts, Frame, PocketMarsState


def dump(s: PocketMarsState) -> bytes:
    """The whole position, secrets included, as JSON."""
    content = {
        "players": s.players,
        "seed": f"{s.rng.seed:x}",
        "counter": s.rng.counter,
        "revealed": s.revealed,
        "answers": s.answers,
        "drafting": s.drafting,
        "level": s.level,
        "first": s.first,
        "active": s.active,
        "round": s.round,
        "over": s.over,
        "deck": s.deck,
        "discard": s.discard,
        "columns": s.columns,
        "face_down": s.face_down,
        "hands": s.hands,
        "modules": s.modules,
        "earth": s.earth,
        "ship": s.ship,
        "energy": s.energy,
        "one": s.one,
        "two": s.two,
        "known": s.known,
        "packs": s.packs,
        "picks": s.picks,
        "memory": s.memory,
        "drew": s.drew,
        "shed": s.shed,
        "frames": [[f.kind, f.seat, f.card, f.building, f.index, f.left] for f in s.frames],
        "reshuffles": s.reshuffles,
    }
    return msgspec.json.encode(content)


def load(facts: Facts, data: bytes) -> PocketMarsState:
    """The position that was dumped."""
    content: dict[str, Any] = json.loads(data)
    s = PocketMarsState.empty(facts, content["players"], SeedRng(int(content["seed"], 16), content["counter"]))
    s.revealed = content["revealed"]
    s.answers = _piles(content["answers"])
    s.drafting = content["drafting"]
    s.level = content["level"]
    s.first = content["first"]
    s.active = content["active"]
    s.round = content["round"]
    s.over = content["over"]
    s.deck = tuple(content["deck"])
    s.discard = tuple(content["discard"])
    s.columns = _piles(content["columns"])
    s.face_down = content["face_down"]
    s.hands = _piles(content["hands"])
    s.modules = _piles(content["modules"])
    s.earth = content["earth"]
    s.ship = content["ship"]
    s.energy = content["energy"]
    s.one = content["one"]
    s.two = content["two"]
    s.known = content["known"]
    s.packs = _piles(content["packs"])
    s.picks = _piles(content["picks"])
    s.memory = content["memory"]
    s.drew = content["drew"]
    s.shed = content["shed"]
    s.frames = [Frame(*fields) for fields in content["frames"]]
    s.reshuffles = tuple(_piles(content["reshuffles"]))
    return s


def _piles(content: list[list[int]]) -> list[tuple[int, ...]]:
    return [tuple(pile) for pile in content]
