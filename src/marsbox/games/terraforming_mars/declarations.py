"""The declared cards as plain data: a digest of them, and a name for every node.

A node that waits for an answer is stored by its card, its path in the card and what it is. So it is found again when
cards come or go, and also when its own card gets one more effect.
"""

import hashlib
import json
from collections.abc import Iterable
from typing import Any, Final

from marsbox.core.names import Names, PartNames, part_name
from marsbox.games.terraforming_mars.model import NODES, Card, Node

# What follows from the rest of a declaration, or from where it stands in the code.
_DERIVED: Final = frozenset(
    (
        *("number", "ordered", "demanding", "heat_needed", "changed", "changed_by", "ask", "keeps_card"),
        *("is_event", "demands", "production_box_demands", "distinct_tags", "tag_counts"),
    )
)
# Digests and the names of nodes are stored: there an attribute keeps the name that it had first.
_STORED_AS: Final = {"production_box": "box"}
_PARTS: Final = ("effects", "action", "triggers", "production_box", "first")


def described(thing: object) -> Any:
    """A declaration as plain data: what it is, and with what it was declared."""
    if thing is None or isinstance(thing, (bool, int, str)):
        return thing
    if isinstance(thing, (tuple, list)):
        return [described(part) for part in thing]
    return [
        type(thing).__name__,
        {_STORED_AS.get(name, name): described(getattr(thing, name)) for name in sorted(_attributes(thing) - _DERIVED)},
    ]


def _attributes(thing: object) -> set[str]:
    compiled = getattr(type(thing), "__mypyc_attrs__", None)
    if compiled is not None:
        return set(compiled)
    own = set(vars(thing))
    for kind in type(thing).__mro__[:-1]:
        own |= {name for name, value in vars(kind).items() if name[0] != "_" and isinstance(value, int)}
    return own


def digest_of(cards: Iterable[Card]) -> str:
    """A digest of these declarations."""
    text = json.dumps([described(card) for card in cards], sort_keys=True)
    return hashlib.sha256(text.encode()).hexdigest()[:16]


def node_names(cards: Iterable[Card]) -> PartNames:
    """The names of all nodes, which are those of these cards."""
    names = [""] * len(NODES)
    for card in cards:
        for part in _PARTS:
            _name_nodes(names, f"{card.id}:{_STORED_AS.get(part, part)}", getattr(card, part))
    return PartNames("node", names)


def alternative_name(nodes: Names, card: str, index: int) -> str:
    """What names an alternative of a card's action: the first thing that it brings."""
    begin = f"{card}:action.{index}.gains.0:"
    return next(name for name in nodes.names if name.startswith(begin))


def alternative_index(nodes: Names, name: object) -> int:
    """Which alternative of its card's action has this name."""
    return int(nodes.names[nodes.number(name)].split(":")[1].split(".")[1])


def _name_nodes(names: list[str], path: str, thing: object) -> None:
    if isinstance(thing, tuple):
        for index, part in enumerate(thing):
            _name_nodes(names, f"{path}.{index}", part)
    elif isinstance(thing, Node):
        # a production box repeats effects of its card, which have their name already
        if not names[thing.number]:
            names[thing.number] = part_name(path, type(thing).__name__, described(thing))
        _name_parts(names, path, thing)
    elif thing is not None and not isinstance(thing, (bool, int, str)):
        _name_parts(names, path, thing)


def _name_parts(names: list[str], path: str, thing: object) -> None:
    for attribute in sorted(_attributes(thing) - _DERIVED):
        part = getattr(thing, attribute)
        if isinstance(part, (tuple, Node)):
            _name_nodes(names, f"{path}.{attribute}", part)
