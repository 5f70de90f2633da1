"""What cards and buildings do: a clause for every step and condition, put together into sentences."""

from marsbox.games.pocket_mars.components import CONDITIONS, CardAction, Condition
from marsbox.games.pocket_mars.state import BUILDINGS
from marsbox.games.pocket_mars.steps import Demote, Dig, Land, Promote, Step
from marsbox.text.english import count, sentence
from marsbox.text.pocket_mars.names import Names
from marsbox.text.words import tell


class Clauses:
    """A clause for every kind of step, which follows "you may" as well as it stands alone."""

    def launch(self, step: Step) -> str:
        return f"launch {count(step.count, 'colonist')} from Earth"

    def land(self, step: Land) -> str:
        if step.only_here:
            return f"land {count(step.count, 'colonist')} in this building"
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
        where = " in this building" if step.only_here else ""
        return f"promote {step.count} of your colonists{where} from * to **"

    def demote(self, step: Demote) -> str:
        where = " in this building" if step.only_here else ""
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


class Conditions:
    """A clause for every kind of condition, with what comes after it; it takes the name of the condition's colour."""

    def always(self, colour: str) -> str:
        return ""

    def own_here(self, colour: str) -> str:
        return "if you have a colonist in this building, "

    def no_own_here(self, colour: str) -> str:
        return "if you have no colonist in this building, "

    def in_hand(self, colour: str) -> str:
        return f"if you have {article(colour)} {colour} card in hand, "


def article(noun: str) -> str:
    """The indefinite article before a noun."""
    return "an" if noun[0] in "AEIOU" else "a"


class CardTexts:
    """The sentences of card actions and buildings."""

    def __init__(self, names: Names) -> None:
        self.names = names

    def action(self, action: CardAction) -> str:
        """What an action needs and does."""
        clauses = ", then ".join(tell(Clauses(), step.name, (step,)) for step in action.steps)
        cost = f"pay {action.cost} energy to " if action.cost else ""
        return sentence(f"{self.condition(action.condition)}{cost}{clauses}")

    def condition(self, condition: Condition) -> str:
        """What must hold, as the beginning of a sentence."""
        colour = self.names.building(condition.colour) if condition.colour >= 0 else ""
        return tell(Conditions(), CONDITIONS[condition.kind], (colour,))

    def ability(self, building: int) -> str:
        """What the ability of a building does."""
        return tell(Abilities(), BUILDINGS[building], ())


class Abilities:
    """The abilities of the buildings."""

    def ecosystem(self) -> str:
        return "Move any colonist, yours or not, from * to ** or from ** to * of its building."

    def water(self) -> str:
        return "Put 1 of your cards, from hand or module, under the deck."

    def energy(self) -> str:
        return "Gain 1 energy."

    def science(self) -> str:
        return "Launch 1 colonist from Earth."

    def construction(self) -> str:
        return "Land 1 colonist in a building of your choice."
