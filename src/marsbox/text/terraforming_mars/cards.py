"""What project cards and corporations do, in sentences put together from clauses.

The clauses are made from the same trees that the rules run, so a text and its card cannot drift apart.
"""

from marsbox.games.terraforming_mars.model import Action, Card, Node
from marsbox.games.terraforming_mars.projects import NEEDED
from marsbox.games.terraforming_mars.state import CORPORATION, MILESTONES
from marsbox.text.terraforming_mars.clauses import (
    CostClauses,
    ModifierClauses,
    MomentClauses,
    PointClauses,
    RequirementClauses,
)
from marsbox.text.terraforming_mars.names import Names
from marsbox.text.terraforming_mars.nodes import NodeClauses
from marsbox.words import Phrase


class CardTexts:
    """The texts of all cards and of the board in one language. A part that a card lacks is None or an empty text.

    Clauses are phrases that stand in a sentence; sentences stand alone.
    """

    def __init__(self, names: Names) -> None:
        self.names = names
        self._say = names.speaker.say
        self._phrase = names.speaker.phrase
        self._nodes = NodeClauses(names)
        self._requirements = RequirementClauses(names)
        self._costs = CostClauses(names)
        self._moments = MomentClauses(names)
        self._modifiers = ModifierClauses(names)
        self._worth = PointClauses(names)
        self._texts: dict[int, str] = {}
        self._actions: dict[int, Phrase | None] = {}

    # ---- clauses

    def node(self, node: Node, card: int | str) -> Phrase:
        """What one node on a card does."""
        return self._nodes.clause(node, self.names.printed(card))

    def alternative(self, action: Action, card: int | str) -> Phrase:
        """What one way to use the action of a card costs and brings."""
        it = self.names.printed(card)
        gain = self._nodes.together_with(action.gains, it)
        if action.cost is None:
            return gain
        return self._phrase("cost_and_gain", cost=self._costs.clause(action.cost, it), gain=gain)

    def modifier(self, modifier: int, amount: int) -> Phrase:
        """What a card in play changes for its owner."""
        return self._modifiers.clause(modifier, amount)

    def requirements(self, card: int | str) -> list[Phrase]:
        """What must hold for a card to be played."""
        it = self.names.printed(card)
        return [self._requirements.clause(requirement, it) for requirement in it.requires]

    def action(self, card: int | str) -> Phrase | None:
        """What a card can be used for once in each generation, or a corporation with its first action in the game."""
        number = self.names.card_number(card)
        if number not in self._actions:
            self._actions[number] = self._action(self.names.printed(card))
        return self._actions[number]

    def _action(self, card: Card) -> Phrase | None:
        if card.action:
            return self._nodes.either([self.alternative(action, card.id) for action in card.action])
        return self._nodes.together_with(card.first, card) if card.first else None

    def production_box(self, card: int | str) -> Phrase:
        """What is in the production box of a card."""
        it = self.names.printed(card)
        return self._in_a_row(self._nodes.clauses(it.production_box, it))

    # ---- sentences

    def sentences(self, card: int | str) -> dict[str, str]:
        """All that a card says, part by part; its action and its requirement with the word for it."""
        it = self.names.printed(card)
        requirements = self.requirements(card)
        return {
            "requirement": self._say("text-requirement", requirements=requirements) if requirements else "",
            "effect": self._effect(it),
            "ongoing": self._ongoing(it),
            "action": self._say("text-action", action=self.action(card)) if it.action else "",
            "points": "" if it.points is None else self._sentence(self._worth.clause(it.points, it)),
        }

    def text(self, card: int | str) -> str:
        """All that a card says, but for its cost and its tags."""
        number = self.names.card_number(card)
        if number not in self._texts:
            self._texts[number] = " ".join(part for part in self.sentences(card).values() if part)
        return self._texts[number]

    # ---- the board

    def demand(self, milestone: str) -> Phrase:
        """What a milestone asks for, as a clause."""
        return self._phrase(f"milestone_text-{milestone}", number=NEEDED[MILESTONES.index(milestone)])

    def milestone(self, milestone: str) -> str:
        """What a milestone asks for."""
        return self._sentence(self.demand(milestone))

    def award(self, award: str) -> str:
        """What an award compares."""
        return self._sentence(self._phrase(f"award_text-{award}"))

    def project(self, project: str) -> str:
        """What a standard project brings."""
        return self._sentence(self._phrase(f"project_text-{project}"))

    def track_bonus(self, bonus: str) -> str:
        """What a step of a global parameter brings besides TR."""
        return self._sentence(self._phrase(f"track_bonus_text-{bonus}"))

    # ---- parts of sentences

    def _effect(self, card: Card) -> str:
        """What a card does when it is played, or a corporation at the start and with its first action."""
        clauses = self._nodes.clauses(card.effects, card)
        if card.kind != CORPORATION:
            return self._all(clauses)
        start = self._say("text-start", clauses=self._in_a_row(clauses))
        return f"{start} {self._say('text-first_action', action=self.action(card.id))}" if card.first else start

    def _ongoing(self, card: Card) -> str:
        """What a card does or changes as long as it is in play."""
        clauses = [
            self._phrase(
                "trigger", when=self._moments.clause(trigger, card), then=self._nodes.clause(trigger.then, card)
            )
            for trigger in card.triggers
        ]
        clauses += [self.modifier(modifier, amount) for modifier, amount in card.modifiers]
        if card.untouchable:
            clauses.append(self._phrase("untouchable"))
        return self._all(clauses)

    def _in_a_row(self, clauses: list[Phrase]) -> Phrase:
        row, *others = clauses
        for other in others:
            row = self._phrase("clause_after", first=row, second=other)
        return row

    def _sentence(self, clause: Phrase) -> str:
        return self._say("sentence", clause=clause)

    def _all(self, clauses: list[Phrase]) -> str:
        return " ".join(self._sentence(clause) for clause in clauses)
