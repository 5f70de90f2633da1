"""What an option touches on the table, for a client that knows no rules. The same in every language.

A touch is one of `card:ID` (a corporation too), `space:ID`, `seat:N`, `resource:NAME`, `project:NAME`,
`milestone:NAME`, `award:NAME`, `parameter:NAME` and `deck`. What one would point at to choose the option comes first.
"""

from typing import Any, Final

from marsbox.games.terraforming_mars.choices import Shift
from marsbox.games.terraforming_mars.state import RESOURCES
from marsbox.text.terraforming_mars.question import Question

_CARDS: Final = ("play", "act", "keep", "pick", "corporation")
_NAMED: Final = ("project", "milestone", "award")


def touches(q: Question, verb: str, content: Any) -> list[str]:
    """The things that the action with this verb and content touches."""
    if verb in _CARDS:
        return [f"card:{content}"]
    if verb in _NAMED:
        return [f"{verb}:{content}"]
    if verb == "discard":
        return [f"card:{content}", "deck"] if q.kind == "exchange" else [f"card:{content}", "resource:megacredits"]
    if verb == "place":
        return [f"space:{content}"]
    if verb == "target":
        return [f"seat:{content}"]
    if verb == "option":
        return [f"card:{q.names.printed(q.subject).id}"]
    if verb == "next":
        return [f"card:{q.effect(content)[1]}"]
    if verb == "amount":
        return _counted(q)
    if verb == "convert_plants":
        return ["resource:plants", "parameter:oxygen"] if q.kind == "turn" else ["resource:plants"]
    return ["resource:heat", "parameter:temperature"] if verb == "convert_heat" else []


def _counted(q: Question) -> list[str]:
    """What the number of an option counts."""
    if q.kind != "amount":
        counted = RESOURCES[q.node.origin] if q.kind == "swap" and isinstance(q.node, Shift) else q.kind
        return [f"resource:{counted}"]
    if q.takes_cubes:
        return [f"card:{q.names.printed(q.target).id}"]
    return [f"seat:{q.target}", f"resource:{RESOURCES[q.removal.resource]}"]
