"""The effects of a card taken together: whether they can be done, and in which order."""

from marsbox.core.events import Log
from marsbox.games.terraforming_mars import moves
from marsbox.games.terraforming_mars.model import NODES, Demands
from marsbox.games.terraforming_mars.state import EFFECTS, Frame, TerraformingState


def can_do(s: TerraformingState, seat: int, card: int, demands: Demands) -> bool:
    """Whether effects can be done together: own production, judged as a whole, and what each node needs."""
    for resource in demands.lowers:
        if not moves.can_lower(s, seat, resource, -demands.changes[resource]):
            return False
    return all(node.possible(s, seat, card, demands.changes) for node in demands.nodes)


def run_all(s: TerraformingState, seat: int, items: list[tuple[int, int]], log: Log | None) -> None:
    """Run what needs no order at once, and leave the rest to the player's choice of order."""
    ordered = []
    for number, card in items:
        node = NODES[number]
        if node.matters(s, seat):
            ordered.append((number, card))
        else:
            node.run(s, seat, card, log)
    if ordered:
        s.frames.append(Frame(EFFECTS, seat, items=tuple(ordered)))
