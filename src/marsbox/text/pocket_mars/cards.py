"""What cards and buildings do: a clause for every step and condition, put together into sentences."""

from marsbox.games.pocket_mars.components import CONDITIONS, CardAction
from marsbox.games.pocket_mars.state import BUILDINGS
from marsbox.games.pocket_mars.steps import Demote, Dig, Land, Promote, Step
from marsbox.text.pocket_mars.names import Names
from marsbox.text.speaker import method_name
from marsbox.words import Phrase


class Clauses:
    """A clause for every kind of step and condition of one action, said in order.

    This building is not named twice in a row.
    """

    def __init__(self, names: Names) -> None:
        self.names = names
        self.phrase = names.speaker.phrase
        self._named = False
        # nobody of the player's is in this building, or only the one that has just landed there
        self._empty = self._one_landed = False

    def of(self, kind: str, fact: object) -> Phrase:
        """The clause of a condition with its colour, or of a step."""
        clause: Phrase = getattr(self, method_name(kind))(fact)
        return clause

    def _place(self, only_here: bool) -> str:
        """Where a step takes place: `there` if this building was the last place named."""
        named, self._named = self._named, only_here
        return "anywhere" if not only_here else "there" if named else "here"

    def _elsewhere(self, message: str, step: Step) -> Phrase:
        """A step that is not about this building."""
        self._named = False
        return self.phrase(message, count=step.count)

    def own_here(self, colour: int) -> Phrase:
        self._named = True
        return self.phrase("condition-own_here")

    def no_own_here(self, colour: int) -> Phrase:
        self._named = self._empty = True
        return self.phrase("condition-no_own_here")

    def in_hand(self, colour: int) -> Phrase:
        return self.phrase("condition-in_hand", card=self.names.unknown_card(colour))

    def launch(self, step: Step) -> Phrase:
        return self._elsewhere("step-launch", step)

    def land(self, step: Land) -> Phrase:
        self._one_landed = self._empty and step.only_here and step.count == 1
        self._empty = False
        return self.phrase("step-land", count=step.count, place=self._place(step.only_here))

    def energy(self, step: Step) -> Phrase:
        return self._elsewhere("step-energy", step)

    def draw(self, step: Step) -> Phrase:
        return self._elsewhere("step-draw", step)

    def bury(self, step: Step) -> Phrase:
        return self._elsewhere("step-bury", step)

    def cover(self, step: Step) -> Phrase:
        return self._elsewhere("step-cover", step)

    def dig(self, step: Dig) -> Phrase:
        self._named = False
        if step.count == step.look:
            return self.phrase("step-dig_all", count=step.count)
        return self.phrase("step-dig", count=step.count, look=step.look, rest=step.look - step.count)

    def peek(self, step: Step) -> Phrase:
        return self._elsewhere("step-peek", step)

    def drain(self, step: Step) -> Phrase:
        return self._elsewhere("step-drain", step)

    def promote(self, step: Promote) -> Phrase:
        alone = self._one_landed and step.only_here and step.count == 1
        place = "landed" if alone else self._place(step.only_here)
        return self.phrase("step-promote", count=step.count, place=place)

    def demote(self, step: Demote) -> Phrase:
        return self.phrase("step-demote", count=step.count, place=self._place(step.only_here))

    def transfer(self, step: Step) -> Phrase:
        self._empty = self._one_landed = False
        return self._elsewhere("step-transfer", step)

    def recall(self, step: Step) -> Phrase:
        return self._elsewhere("step-recall", step)

    def swap_zones(self, step: Step) -> Phrase:
        return self._elsewhere("step-swap_zones", step)

    def swap_cards(self, step: Step) -> Phrase:
        return self._elsewhere("step-swap_cards", step)


class CardTexts:
    """What card actions and buildings do, as clauses that stand after a colon."""

    def __init__(self, names: Names) -> None:
        self.names = names
        self._hand: dict[int, Phrase] = {}
        self._module: dict[int, Phrase] = {}
        self._abilities = [names.speaker.phrase(f"ability-{building}") for building in BUILDINGS]

    def action(self, action: CardAction) -> Phrase:
        """What an action needs and does."""
        phrase = self.names.speaker.phrase
        clauses = Clauses(self.names)
        kind = CONDITIONS[action.condition.kind]
        condition = None if kind == "always" else clauses.of(kind, action.condition.colour)
        steps = [clauses.of(step.name, step) for step in action.steps]
        said = steps.pop()
        while steps:
            said = phrase("then", first=steps.pop(), next=said)
        if action.cost:
            said = phrase("paid", cost=action.cost, action=said)
        return said if condition is None else phrase("conditional", condition=condition, action=said)

    def hand(self, card: int | str) -> Phrase:
        """What the hand action of a card does."""
        number = self.names.card_number(card)
        if number not in self._hand:
            self._hand[number] = self.action(self.names.printed(number).hand)
        return self._hand[number]

    def module(self, card: int | str) -> Phrase:
        """What the module action of a card does."""
        number = self.names.card_number(card)
        if number not in self._module:
            self._module[number] = self.action(self.names.printed(number).module)
        return self._module[number]

    def ability(self, building: int) -> Phrase:
        """What the ability of a building does."""
        return self._abilities[building]

    def sentence(self, clause: Phrase) -> str:
        """A clause as a sentence of its own."""
        return self.names.speaker.say("sentence", clause=clause)
