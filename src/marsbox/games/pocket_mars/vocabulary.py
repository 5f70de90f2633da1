"""The names of all that is numbered in Pocket Mars."""

from marsbox.core.names import Names, PartNames, Vocabulary, part_name
from marsbox.games.pocket_mars import kinds
from marsbox.games.pocket_mars.components import Box, Card
from marsbox.games.pocket_mars.state import BUILDINGS, FRAMES, HOSTS


def vocabulary(box: Box) -> Vocabulary:
    """The names of this version, for a deck."""
    return Vocabulary(
        [
            Names("card", [card.id for card in box.cards]),
            Names("building", BUILDINGS),
            Names("host", BUILDINGS[:HOSTS]),
            Names("frame", FRAMES),
            PartNames("step", [name for card in box.cards for name in _step_names(card)]),
        ],
        box.actions,
        kinds.EVENT_FACTS,
    )


def _step_names(card: Card) -> list[str]:
    return [
        part_name(f"{card.id}:{part}.{index}", step.name, step.details())
        for part, action in (("hand", card.hand), ("module", card.module))
        for index, step in enumerate(action.steps)
    ]
