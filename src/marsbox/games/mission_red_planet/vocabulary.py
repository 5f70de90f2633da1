"""The names of all that is numbered in Mission: Red Planet."""

from marsbox.core.names import Names, Vocabulary
from marsbox.games.mission_red_planet import kinds
from marsbox.games.mission_red_planet.components import Box
from marsbox.games.mission_red_planet.state import CHARACTERS, FRAMES, RESOURCES


def vocabulary(box: Box) -> Vocabulary:
    """The names of this version, for a box."""
    return Vocabulary(
        [
            Names("card", box.facts.card_ids),
            Names("bonus", box.facts.card_ids[: box.facts.first_discovery]),
            Names("ship", box.facts.ship_ids),
            Names("zone", [zone.id for zone in box.zones]),
            Names("resource", RESOURCES),
            Names("character", CHARACTERS),
            Names("question", kinds.DECISION_KINDS),
            Names("frame", FRAMES),
        ],
        box.actions,
        kinds.EVENT_FACTS,
    )


def dealt_from(box: Box) -> dict[str, tuple[str, ...]]:
    """What a seed is dealt from, each thing as often as it is in the box."""
    facts = box.facts
    return {
        "ships": facts.ship_ids,
        "events": _copied(facts.card_ids, facts.copies),
        "resources": _copied(RESOURCES, facts.resource_tokens),
    }


def _copied(names: tuple[str, ...], copies: tuple[int, ...]) -> tuple[str, ...]:
    return tuple([name for name, number in zip(names, copies, strict=True) for _ in range(number)])
