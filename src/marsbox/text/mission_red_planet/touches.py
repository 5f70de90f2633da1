"""What an option touches on the table, for a client that knows no rules. The same in every language.

A touch is one of `character:ID`, `card:ID`, `ship:SLOT`, `zone:ID`, `token:ZONE` (a destination token beside the
board), `discovery:ZONE`, `crew:SLOT:SEAT`, `astronauts:ZONE:SEAT` and `events` (the event pile). What one would point
at to choose the option comes first.
"""

from typing import Any


def touches(verb: str, content: Any) -> list[str]:
    """The things that the action with this verb and content touches."""
    if verb == "choose":
        return [f"character:{content}"]
    if verb == "keep":
        return [f"card:{content}"]
    if verb in ("board", "launch", "destroy"):
        return [f"ship:{content}"]
    if verb == "destination":
        return [f"token:{content}", f"zone:{content}"]
    if verb == "move":
        return [f"zone:{content['from']}", f"zone:{content['to']}"]
    if verb == "draw":
        return ["events"]
    if verb == "look":
        return [f"discovery:{content}"]
    if verb == "place":
        return [f"zone:{content}"]
    if verb in ("seduce_on_mars", "shoot"):
        return [f"astronauts:{content['zone']}:{content['seat']}", f"zone:{content['zone']}"]
    if verb == "seduce_aboard":
        return [f"crew:{content['ship']}:{content['seat']}", f"ship:{content['ship']}"]
    if verb == "redirect":
        return [f"ship:{content['ship']}", f"zone:{content['zone']}", f"token:{content['zone']}"]
    return []
