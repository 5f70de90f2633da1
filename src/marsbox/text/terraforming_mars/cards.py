"""What project cards and corporations do, in sentences put together from the clauses of a language.

The clauses are made from the same trees that the rules run, so a text and its card cannot drift apart.
"""

import keyword
import re
from abc import ABC, abstractmethod
from collections.abc import Callable, Iterable
from dataclasses import dataclass
from itertools import groupby
from typing import Final

from marsbox.games.terraforming_mars.conditions import Fixed
from marsbox.games.terraforming_mars.model import MOMENTS, Action, Card, Node, Trigger
from marsbox.games.terraforming_mars.nodes import Gain, Production, Tile
from marsbox.games.terraforming_mars.state import (
    CORPORATION,
    DISCOUNT,
    HEAT_IS_MONEY,
    NEXT_DISCOUNT,
    NEXT_TOLERANCE,
    PLANTS_FOR_GREENERY,
    POWER_PLANT_DISCOUNT,
    PROTECTED,
    STEEL_VALUE,
    TAG_DISCOUNT,
    TITANIUM_VALUE,
    TOLERANCE,
)
from marsbox.text.terraforming_mars.names import Names
from marsbox.text.voice import tell

MODIFIERS: Final = {
    STEEL_VALUE: "steel_value",
    TITANIUM_VALUE: "titanium_value",
    TOLERANCE: "tolerance",
    DISCOUNT: "discount",
    POWER_PLANT_DISCOUNT: "power_plant_discount",
    PLANTS_FOR_GREENERY: "plants_for_greenery",
    HEAT_IS_MONEY: "heat_is_money",
    PROTECTED: "protected",
    NEXT_DISCOUNT: "next_discount",
    NEXT_TOLERANCE: "next_tolerance",
}
# what a greenery costs without a card that makes it cheaper
PLANTS_FOR_ONE_GREENERY: Final = 8
_CAPITAL: Final = re.compile(r"(?<!^)(?=[A-Z])")


def clause_name(kind: type) -> str:
    """The name of the method that has a clause for a class of node, amount, requirement, cost or points.

    >>> clause_name(Production), clause_name(type("LowerAny", (), {})), clause_name(type("Raise", (), {}))
    ('production', 'lower_any', 'raise_')
    """
    name = _CAPITAL.sub("_", kind.__name__).lower()
    return f"{name}_" if keyword.iskeyword(name) else name


class NodeClauses(ABC):
    """A clause for every class of node: a method for each, which takes the node and the card it stands on.

    Nodes that are said in one breath have a method for several: `productions`, `gains`, `tiles`.
    """

    def __init__(self, names: Names) -> None:
        self.names = names

    def clause(self, node: Node, card: Card) -> str:
        """What a node does."""
        return tell(self, clause_name(type(node)), (node, card))

    def clauses(self, nodes: Iterable[Node], card: Card) -> list[str]:
        """What nodes do, those of a kind together."""
        found: list[str] = []
        for method, group in groupby(nodes, _in_one_breath):
            alike = list(group)
            if method and len(alike) > 1:
                found.append(tell(self, method.split()[0], (alike, card)))
            else:
                found.extend(self.clause(node, card) for node in alike)
        return found

    @abstractmethod
    def productions(self, nodes: list[Production], card: Card) -> str:
        """Own productions that all rise or all fall."""

    @abstractmethod
    def gains(self, nodes: list[Gain], card: Card) -> str:
        """Resources that are taken together."""

    @abstractmethod
    def tiles(self, nodes: list[Tile], card: Card) -> str:
        """Equal tiles."""


def _in_one_breath(node: Node) -> str:
    match node:
        case Production(amount=Fixed()):
            return "productions up" if node.steps > 0 else "productions down"
        case Gain(amount=Fixed()):
            return "gains"
        case Tile():
            return f"tiles {node.tile} {node.where}"
        case _:
            return ""


@dataclass(frozen=True)
class Clauses:
    """The clauses of a language.

    `purposes` are `nodes` as they are said after a cost. `requirements`, `costs`, `moments` and `points` have a method
    for each class (or moment), `modifiers` one for each of `MODIFIERS` and `tag_discount`. `milestones`, `awards`,
    `projects` and `track_bonuses` are clauses for what is printed on the board; the patterns put clauses together.
    """

    nodes: NodeClauses
    purposes: NodeClauses
    requirements: object
    costs: object
    moments: object
    modifiers: object
    points: object
    milestones: dict[str, str]
    awards: dict[str, str]
    projects: dict[str, str]
    track_bonuses: dict[str, str]
    space: Callable[[Names, str], str]
    listed: Callable[[list[str]], str]
    alternatives: Callable[[list[str]], str]
    sentence: Callable[[str], str]
    semicolon: str
    requires: str
    at_the_start: str
    first_action: str
    action: str
    cost_and_gain: str
    untouchable: str


class CardTexts:
    """The texts of all cards and of the board in one language. A part that a card lacks is an empty text.

    Clauses stand after a colon or another clause; sentences stand alone.
    """

    def __init__(self, names: Names, clauses: Clauses) -> None:
        self.names = names
        self._clauses = clauses

    # ---- clauses

    def node(self, node: Node, card: int | str) -> str:
        """What one node on a card does."""
        return self._clauses.nodes.clause(node, self.names.printed(card))

    def alternative(self, action: Action, card: int | str) -> str:
        """What one way to use the action of a card costs and brings."""
        said = self._clauses
        it = self.names.printed(card)
        if action.cost is None:
            return said.listed(said.nodes.clauses(action.gains, it))
        cost = tell(said.costs, clause_name(type(action.cost)), (action.cost, it))
        return said.cost_and_gain.format(cost=cost, gain=said.listed(said.purposes.clauses(action.gains, it)))

    def modifier(self, modifier: int, amount: int) -> str:
        """What a card in play changes for its owner."""
        if modifier >= TAG_DISCOUNT:
            return tell(self._clauses.modifiers, "tag_discount", (modifier - TAG_DISCOUNT, amount))
        return tell(self._clauses.modifiers, MODIFIERS[modifier], (amount,))

    def _trigger(self, trigger: Trigger, card: Card) -> str:
        when = tell(self._clauses.moments, MOMENTS[trigger.moment], (trigger, card))
        return f"{when}, {self._clauses.nodes.clause(trigger.then, card)}"

    def requirement(self, card: int | str) -> str:
        """What must hold for a card to be played."""
        said = self._clauses
        return said.listed(
            [
                tell(said.requirements, clause_name(type(requirement)), (requirement,))
                for requirement in self.names.printed(card).requires
            ]
        )

    def action(self, card: int | str) -> str:
        """What a card can be used for once in each generation."""
        ways = [self.alternative(action, card) for action in self.names.printed(card).action]
        return self._clauses.alternatives(ways)

    def first_action(self, corporation: int | str) -> str:
        """What a corporation does with its first action in the game."""
        it = self.names.printed(corporation)
        return self._clauses.listed(self._clauses.nodes.clauses(it.first, it))

    def production_box(self, card: int | str) -> str:
        """What is in the production box of a card."""
        it = self.names.printed(card)
        return self._clauses.semicolon.join(self._clauses.nodes.clauses(it.production_box, it))

    # ---- sentences

    def sentences(self, card: int | str) -> dict[str, str]:
        """All that a card says, part by part; its action and its requirement with the word for it."""
        requirement, action = self.requirement(card), self.action(card)
        return {
            "requirement": self._labelled(self._clauses.requires, requirement),
            "effect": self._effect(self.names.printed(card)),
            "ongoing": self._ongoing(self.names.printed(card)),
            "action": self._labelled(self._clauses.action, action),
            "points": self._points(self.names.printed(card)),
        }

    def text(self, card: int | str) -> str:
        """All that a card says, but for its cost and its tags."""
        return " ".join(part for part in self.sentences(card).values() if part)

    # ---- the board

    def milestone(self, milestone: str) -> str:
        """What a milestone asks for."""
        return self._clauses.sentence(self._clauses.milestones[milestone])

    def award(self, award: str) -> str:
        """What an award compares."""
        return self._clauses.sentence(self._clauses.awards[award])

    def project(self, project: str) -> str:
        """What a standard project brings."""
        return self._clauses.sentence(self._clauses.projects[project])

    def track_bonus(self, bonus: str) -> str:
        """What a step of a global parameter brings besides TR."""
        return self._clauses.sentence(self._clauses.track_bonuses[bonus])

    def space(self, space: str) -> str:
        """What a space is called where it stands alone."""
        return self._clauses.space(self.names, space)

    # ---- parts of sentences

    def _labelled(self, pattern: str, clause: str) -> str:
        return self._clauses.sentence(pattern.format(clause)) if clause else ""

    def _effect(self, card: Card) -> str:
        """What a card does when it is played, or a corporation at the start and with its first action."""
        said = self._clauses
        clauses = said.nodes.clauses(card.effects, card)
        if card.kind != CORPORATION:
            return self._all(clauses)
        parts = [said.at_the_start.format(said.semicolon.join(clauses))]
        if card.first:
            parts.append(said.first_action.format(self.first_action(card.id)))
        return self._all(parts)

    def _ongoing(self, card: Card) -> str:
        """What a card does or changes as long as it is in play."""
        clauses = [self._trigger(trigger, card) for trigger in card.triggers]
        clauses += [self.modifier(modifier, amount) for modifier, amount in card.modifiers]
        if card.untouchable:
            clauses.append(self._clauses.untouchable)
        return self._all(clauses)

    def _points(self, card: Card) -> str:
        """What a card is worth at the end of the game."""
        if card.points is None:
            return ""
        return self._clauses.sentence(tell(self._clauses.points, clause_name(type(card.points)), (card.points, card)))

    def _all(self, clauses: list[str]) -> str:
        return " ".join(self._clauses.sentence(clause) for clause in clauses)
