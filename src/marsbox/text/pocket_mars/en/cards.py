"""What cards and buildings do: a clause for every step and condition, put together into sentences."""

from typing import Final

from marsbox.games.pocket_mars.components import CONDITIONS, CardAction
from marsbox.games.pocket_mars.state import BUILDINGS
from marsbox.games.pocket_mars.steps import Demote, Dig, Land, Promote, Step
from marsbox.text.english import count
from marsbox.text.pocket_mars.names import Names
from marsbox.text.voice import tell


class Clauses:
    """A clause for every kind of step and condition of one action, said in order: the building is named only once."""

    def __init__(self, names: Names) -> None:
        self.names = names
        self._named = False

    def _here(self) -> str:
        named, self._named = self._named, True
        return "there" if named else "in this building"

    def always(self, colour: int) -> str:
        return ""

    def own_here(self, colour: int) -> str:
        return f"if you have a colonist {self._here()}, "

    def no_own_here(self, colour: int) -> str:
        return f"if you have no colonist {self._here()}, "

    def in_hand(self, colour: int) -> str:
        name = self.names.building(colour)
        return f"if you have {article(name)} {name} card in hand, "

    def launch(self, step: Step) -> str:
        return f"launch {count(step.count, 'colonist')} from Earth"

    def land(self, step: Land) -> str:
        if step.only_here:
            return f"land {count(step.count, 'colonist')} {self._here()}"
        if step.count == 1:
            return "land 1 colonist in a building of your choice"
        return f"land {step.count} colonists, each in a building of your choice"

    def energy(self, step: Step) -> str:
        return f"gain {step.count} energy"

    def draw(self, step: Step) -> str:
        return f"draw {count(step.count, 'card')}"

    def bury(self, step: Step) -> str:
        return f"put {step.count} of your cards, from hand or module, under the deck"

    def cover(self, step: Step) -> str:
        if step.count == 1:
            return "lay 1 card from your hand face down on the building of its colour, where it counts as 0"
        return (
            f"lay {step.count} cards from your hand face down on the buildings of their colours, where they count as 0"
        )

    def dig(self, step: Dig) -> str:
        top = "the top card" if step.look == 1 else f"the top {step.look} cards"
        if step.count == step.look:
            return f"take {top} of the deck"
        rest = "the other one" if step.look - step.count == 1 else "the others"
        return f"look at {top} of the deck, keep {step.count} and put {rest} under the deck"

    def peek(self, step: Step) -> str:
        return f"look at {count(step.count, 'card')} in a rival's module"

    def drain(self, step: Step) -> str:
        return f"make a rival lose {step.count} energy"

    def promote(self, step: Promote) -> str:
        where = f" {self._here()}" if step.only_here else ""
        return f"promote {step.count} of your colonists{where} from * to **"

    def demote(self, step: Demote) -> str:
        where = f" {self._here()}" if step.only_here else ""
        return f"demote {count(step.count, 'rival colonist')}{where} from ** to *"

    def transfer(self, step: Step) -> str:
        each = "" if step.count == 1 else ", each"
        return f"move {step.count} of your colonists{each} from * of one building to * of another"

    def recall(self, step: Step) -> str:
        ships = "its ship" if step.count == 1 else "their ships"
        return f"send {count(step.count, 'rival colonist')} from * back to {ships}"

    def swap_zones(self, step: Step) -> str:
        return f"exchange two colonists of different players, one in * and one in ** of the same building{times(step)}"

    def swap_cards(self, step: Step) -> str:
        return f"exchange two cards in the column of one building{times(step)}"


def times(step: Step) -> str:
    """How often a step is done, where more than once."""
    return {1: "", 2: ", twice"}.get(step.count, f", {step.count} times")


def article(noun: str) -> str:
    """The indefinite article before a noun."""
    return "an" if noun[0] in "AEIOU" else "a"


class CardTexts:
    """What card actions and buildings do, as clauses that stand after a colon."""

    def __init__(self, names: Names) -> None:
        self.names = names

    def action(self, action: CardAction) -> str:
        """What an action needs and does."""
        clauses = Clauses(self.names)
        condition = tell(clauses, CONDITIONS[action.condition.kind], (action.condition.colour,))
        cost = f"pay {action.cost} energy to " if action.cost else ""
        steps = ", then ".join(tell(clauses, step.name, (step,)) for step in action.steps)
        return f"{condition}{cost}{steps}"

    def hand(self, card: int | str) -> str:
        """What the hand action of a card does."""
        return self.action(self.names.printed(card).hand)

    def module(self, card: int | str) -> str:
        """What the module action of a card does."""
        return self.action(self.names.printed(card).module)

    def ability(self, building: int) -> str:
        """What the ability of a building does."""
        return ABILITIES[BUILDINGS[building]]


ABILITIES: Final = {
    "ecosystem": "move any colonist, yours or not, from * to ** or from ** to * of its building",
    "water": "put 1 of your cards, from hand or module, under the deck",
    "energy": "gain 1 energy",
    "science": "launch 1 colonist from Earth",
    "construction": "land 1 colonist in a building of your choice",
}
