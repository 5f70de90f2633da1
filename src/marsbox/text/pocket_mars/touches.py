"""What an option touches on the table, for a client that knows no rules. The same in every language.

A touch is one of `card:ID`, `building:NAME`, `zone:BUILDING:one|two`, `column:BUILDING:POSITION`, `slot:SEAT:NUMBER` (a
place in a module), `seat:NUMBER`, `deck` and `earth`. What one would point at to choose the option comes first.
"""

from typing import Any, Final

from marsbox.games.pocket_mars.state import AUTOMATICS, BUILDINGS, ENERGY, SCIENCE
from marsbox.text.pocket_mars.question import Question

_CARDS_ALONE: Final = ("hand", "discard", "store", "draft", "keep")


def touches(question: Question, verb: str, content: Any) -> list[str]:
    """The things that the action with this verb and content touches."""
    if verb in _CARDS_ALONE:
        return [f"card:{content}"]
    if verb in ("module", "cover"):
        return [f"card:{content}", f"building:{BUILDINGS[question.names.printed(content).colour]}"]
    if verb == "bury":
        return [f"card:{content}", "deck"]
    if verb == "rival":
        back = question.back(content["seat"], content["slot"])
        return [f"slot:{back.owner}:{back.slot}", f"building:{back.colour}"]
    if verb in ("take", "discard_rival"):
        return [f"slot:{AUTOMATICS}:{content}"]
    if verb in ("drain", "peek"):
        return [f"seat:{content}"]
    if verb == "launch":
        return ["earth", f"seat:{question.seat}"]
    if verb == "use":
        return _used(question)
    if verb == "skip":
        return []
    return _on_buildings(verb, content)


def _used(question: Question) -> list[str]:
    if question.kind == "module_action":
        card = question.names.printed(question.subject)
        return [f"card:{card.id}", f"building:{BUILDINGS[card.colour]}"]
    place = f"building:{BUILDINGS[question.subject]}"
    touched = {ENERGY: [f"seat:{question.seat}"], SCIENCE: ["earth", f"seat:{question.seat}"]}
    return [place, *touched.get(question.subject, [])]


def _on_buildings(verb: str, content: Any) -> list[str]:
    if verb == "land":
        return [f"zone:{content}:one", f"building:{content}"]
    if verb == "transfer":
        return [f"zone:{content['from']}:one", f"zone:{content['to']}:one"]
    building = content["building"]
    if verb == "promote":
        return [f"zone:{building}:one", f"zone:{building}:two"]
    if verb == "demote":
        return [f"zone:{building}:two", f"zone:{building}:one"]
    if verb == "recall":
        return [f"zone:{building}:one", f"seat:{content['colonist']}"]
    if verb == "swap_zones":
        return [f"zone:{building}:one", f"zone:{building}:two"]
    return [f"column:{building}:{content['first']}", f"column:{building}:{content['second']}"]
