"""What cards are made of: nodes, amounts, requirements, triggers, actions and points.

A node is a thing that a card does. It says side by side whether it can be done (`possible`) and what it does (`run`);
one that needs a choice pushes a frame onto the stack and then lists `options` and carries out an `answer`. No card has
code of its own: it is a tree of nodes, and its text is made from the same tree.
"""

from typing import Final

from marsbox.core.events import Log
from marsbox.games.terraforming_mars.state import (
    EVENT,
    NONE,
    OCEANS,
    OXYGEN,
    TAG_KINDS,
    TEMPERATURE,
    Frame,
    TerraformingState,
)

# When an effect comes among others that are pending, if it can be left to the rules.
FIRST: Final = 0
ASKED: Final = 1
LAST: Final = 2


class Node:
    """Something that a card does. `ordered` nodes are those whose order among others can matter to the player."""

    ordered: bool = False
    demanding: bool = False  # whether `possible` can be False
    heat_needed: int = 0
    changed: int = NONE  # the own production that changes by a printed number
    changed_by: int = 0
    keeps_card: bool = False  # whether its frame keeps a card that was chosen, plus one, in `left`

    def __init__(self) -> None:
        self.number = len(NODES)
        NODES.append(self)

    def possible(self, s: TerraformingState, seat: int, card: int, changes: tuple[int, ...]) -> bool:
        """Whether a card with this node may be played, as far as the node is concerned.

        `changes` are those of the own production that come with it, by resource.
        """
        return True

    def run(self, s: TerraformingState, seat: int, card: int, log: Log | None) -> None:
        """Do it, or push a frame that asks how."""
        raise NotImplementedError

    def available(self, s: TerraformingState, seat: int, card: int) -> bool:
        """Whether it is offered where a card gives a choice: not without anything to do it with."""
        return True

    def effective(self, s: TerraformingState, seat: int, card: int) -> bool:
        """Whether it would change anything now."""
        return self.available(s, seat, card)

    def affordable(self, s: TerraformingState, seat: int, card: int) -> bool:
        """Whether all that it takes is there, which stands left of the arrow on the card."""
        return True

    def lacks_place(self, s: TerraformingState, seat: int) -> int:
        """The tile that it would place and that has no place now, or NONE."""
        return NONE

    def possible_now(self, s: TerraformingState, seat: int) -> bool:
        """Whether it can be done before the other effects that are pending."""
        return True

    def matters(self, s: TerraformingState, seat: int) -> bool:
        """Whether the order of this node among others can matter now."""
        return self.ordered

    def precedence(self, s: TerraformingState) -> int:
        """When it comes among others whose order can matter: first or last, or as the player says."""
        return ASKED

    def brings_ocean(self, s: TerraformingState) -> bool:
        """Whether all that the order can change is where an ocean lies."""
        return False

    def question(self, frame: Frame) -> int:
        """The kind of decision that a frame of this node is."""
        raise NotImplementedError

    def options(self, s: TerraformingState, frame: Frame) -> list[int]:
        """The options of a frame of this node; none if there is nothing to choose."""
        raise NotImplementedError

    def answer(self, s: TerraformingState, frame: Frame, action: int, log: Log | None) -> None:
        """Carry out an answer; the frame is no longer on the stack."""
        raise NotImplementedError


NODES: Final[list[Node]] = []


class Amount:
    """A number that is printed, or counted in the game."""

    def value(self, s: TerraformingState, seat: int) -> int:
        """How much it is now."""
        raise NotImplementedError


class Requirement:
    """What must hold for a card to be played."""

    def met(self, s: TerraformingState, seat: int, tolerance: int) -> bool:
        """Whether it holds; a requirement on a global parameter may be missed by `tolerance` steps."""
        raise NotImplementedError


# When a trigger fires.
OCEAN_PLACED: Final = 0
CITY_PLACED: Final = 1
CITY_PLACED_ON_MARS: Final = 2
GREENERY_PLACED: Final = 3
METAL_COVERED: Final = 4
TAG_PLAYED: Final = 5
CARD_PLAYED: Final = 6
PROJECT_PAID: Final = 7
MOMENTS: Final = (
    "ocean_placed",
    "city_placed",
    "city_placed_on_mars",
    "greenery_placed",
    "metal_covered",
    "tag_played",
    "card_played",
    "project_paid",
)


class Trigger:
    """An effect of a card in play: at a `moment`, by its owner or by `anyone`, something happens for the owner.

    `tags` are those that fire it, each one for itself; `event` says that the card played must be an event, `cost` that
    its printed cost (or that of the project) must be at least so high. `on_played` says that what happens is about the
    card just played, not about the card of the trigger.
    """

    def __init__(
        self,
        moment: int,
        then: Node,
        *,
        anyone: bool = False,
        tags: tuple[int, ...] = (),
        event: bool = False,
        cost: int = 0,
        on_played: bool = False,
    ) -> None:
        self.moment = moment
        self.then = then
        self.anyone = anyone
        self.tags = tags
        self.event = event
        self.cost = cost
        self.on_played = on_played


class Cost:
    """What the action of a card costs."""

    def payable(self, s: TerraformingState, seat: int, card: int) -> bool:
        """Whether it can be paid now."""
        raise NotImplementedError

    def pay(self, s: TerraformingState, seat: int, card: int, log: Log | None) -> None:
        """Pay it, or push a frame that asks how."""
        raise NotImplementedError


class Action:
    """One way to use the action of a card: a cost, and what it brings."""

    def __init__(self, cost: Cost | None, *gains: Node) -> None:
        self.cost = cost
        self.gains: tuple[Node, ...] = gains


class Points:
    """The points of a card at the end of the game."""

    def value(self, s: TerraformingState, seat: int, card: int) -> int:
        """How many they are."""
        raise NotImplementedError


class Demands:
    """What must be possible for effects to be done together; looked at whenever somebody holds their card.

    Own production is judged as a whole: `changes` by resource, of which `lowers` are those that go down. `nodes` are
    the effects that may be impossible for other reasons.
    """

    def __init__(self, effects: tuple[Node, ...]) -> None:
        changes = [0] * 6
        for node in effects:
            if node.changed != NONE:
                changes[node.changed] += node.changed_by
        self.changes: tuple[int, ...] = tuple(changes)
        self.lowers: tuple[int, ...] = tuple([resource for resource in range(6) if changes[resource] < 0])
        self.nodes: tuple[Node, ...] = tuple([node for node in effects if node.demanding])


class Card:
    """A project card or a corporation."""

    def __init__(
        self,
        number: int,
        card_id: str,
        kind: int,
        cost: int,
        tags: tuple[int, ...] = (),
        *,
        requires: tuple[Requirement, ...] = (),
        effects: tuple[Node, ...] = (),
        action: tuple[Action, ...] = (),
        triggers: tuple[Trigger, ...] = (),
        modifiers: tuple[tuple[int, int], ...] = (),
        points: Points | None = None,
        holds: int = NONE,
        untouchable: bool = False,
        production_box: tuple[Node, ...] = (),
        first: tuple[Node, ...] = (),
        corporate_era: bool = False,
    ) -> None:
        self.number = number
        self.id = card_id
        self.kind = kind
        self.cost = cost
        self.tags = tags
        self.requires = requires
        self.effects = effects
        self.action = action
        self.triggers = triggers
        self.modifiers = modifiers
        self.points = points
        self.holds = holds
        self.untouchable = untouchable
        self.production_box = production_box
        self.first = first
        self.corporate_era = corporate_era
        self.is_event: bool = kind == EVENT
        self.heat_needed: int = sum([node.heat_needed for node in effects])
        self.demands = Demands(effects)
        self.production_box_demands = Demands(production_box)
        self.distinct_tags: tuple[int, ...] = tuple(sorted(set(tags)))
        counts = [0] * TAG_KINDS
        for tag in tags:
            counts[tag] += 1
        self.tag_counts: tuple[int, ...] = tuple(counts)

    def has_tag(self, tag: int) -> bool:
        """Whether the card has a tag."""
        return self.tag_counts[tag] > 0


# Every card by its number; filled by `marsbox.games.terraforming_mars.cards`.
PRINTED: Final[list[Card]] = []


def parameter(s: TerraformingState, which: int) -> int:
    """How far a global parameter has risen, in steps."""
    if which == TEMPERATURE:
        return s.temperature
    if which == OXYGEN:
        return s.oxygen
    assert which == OCEANS
    return s.oceans
