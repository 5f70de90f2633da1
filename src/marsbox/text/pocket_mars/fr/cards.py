"""What cards and buildings do: a clause for every step and condition, put together into sentences."""

from collections.abc import Callable
from typing import Final

from marsbox.games.pocket_mars.components import CONDITIONS, CardAction
from marsbox.games.pocket_mars.state import BUILDINGS
from marsbox.games.pocket_mars.steps import Demote, Dig, Land, Promote, Step
from marsbox.text.french import count, imperative, imperative_there, infinitive, infinitive_there
from marsbox.text.pocket_mars.names import Names
from marsbox.text.voice import tell


def energy(number: int) -> str:
    """An amount of energy."""
    return count(number, "énergie")


class Clauses:
    """A clause for every kind of step and condition of one action, said in order: the building is named only once.

    After a cost the verbs are infinitives.
    """

    def __init__(self, names: Names, after_cost: bool) -> None:
        self.names = names
        self.mood: Callable[[str], str] = infinitive if after_cost else imperative
        self.mood_there: Callable[[str], str] = infinitive_there if after_cost else imperative_there
        self._named = False

    def _act_here(self, verb: str, whom: str) -> str:
        """A verb that is done in the building of the card, and to whom."""
        if self._named:
            return f"{self.mood_there(verb)} {whom}"
        self._named = True
        return f"{self.mood(verb)} {whom} dans ce bâtiment"

    def always(self, colour: int) -> str:
        return ""

    def own_here(self, colour: int) -> str:
        self._named = True
        return "si vous avez un colon dans ce bâtiment, "

    def no_own_here(self, colour: int) -> str:
        self._named = True
        return "si vous n'avez aucun colon dans ce bâtiment, "

    def in_hand(self, colour: int) -> str:
        return f"si vous avez une carte {self.names.building(colour)} en main, "

    def launch(self, step: Step) -> str:
        return f"{self.mood('embarquer')} {count(step.count, 'colon')} de la Terre"

    def land(self, step: Land) -> str:
        if step.only_here:
            return self._act_here("poser", count(step.count, "colon"))
        verb = self.mood("poser")
        if step.count == 1:
            return f"{verb} 1 colon dans le bâtiment de votre choix"
        return f"{verb} {step.count} colons, chacun dans le bâtiment de votre choix"

    def energy(self, step: Step) -> str:
        return f"{self.mood('gagner')} {energy(step.count)}"

    def draw(self, step: Step) -> str:
        return f"{self.mood('piocher')} {count(step.count, 'carte')}"

    def bury(self, step: Step) -> str:
        return f"{self.mood('glisser')} {step.count} de vos cartes, de la main ou du Module, sous la pioche"

    def cover(self, step: Step) -> str:
        cards = f"{self.mood('poser')} {count(step.count, 'carte')} de votre main face cachée"
        if step.count == 1:
            return f"{cards} sur le bâtiment de sa couleur, où elle vaut 0"
        return f"{cards} sur les bâtiments de leur couleur, où elles valent 0"

    def dig(self, step: Dig) -> str:
        if step.count == step.look:
            top = "la première carte" if step.look == 1 else f"les {step.look} premières cartes"
            return f"{self.mood('prendre')} {top} de la pioche"
        some = "l'une d'elles" if step.count == 1 else f"{step.count} d'entre elles"
        rest = "l'autre" if step.look - step.count == 1 else "les autres"
        return (
            f"{self.mood('regarder')} les {step.look} premières cartes de la pioche, {self.mood('prendre')} {some} "
            f"et {self.mood('glisser')} {rest} sous la pioche"
        )

    def peek(self, step: Step) -> str:
        return f"{self.mood('regarder')} {count(step.count, 'carte')} du Module d'un adversaire"

    def drain(self, step: Step) -> str:
        return f"{self.mood('faire')} perdre {energy(step.count)} à un adversaire"

    def promote(self, step: Promote) -> str:
        whom = f"{step.count} de vos colons"
        done = self._act_here("promouvoir", whom) if step.only_here else f"{self.mood('promouvoir')} {whom}"
        return f"{done} de * en **"

    def demote(self, step: Demote) -> str:
        whom = rivals(step)
        done = self._act_here("rétrograder", whom) if step.only_here else f"{self.mood('rétrograder')} {whom}"
        return f"{done} de ** en *"

    def transfer(self, step: Step) -> str:
        each = "" if step.count == 1 else ", chacun"
        return f"{self.mood('déplacer')} {step.count} de vos colons{each} de la zone * d'un bâtiment à celle d'un autre"

    def recall(self, step: Step) -> str:
        where = "d'une zone * sur son Vaisseau" if step.count == 1 else "de zones * sur leur Vaisseau"
        return f"{self.mood('renvoyer')} {rivals(step)} {where}"

    def swap_zones(self, step: Step) -> str:
        verb = self.mood("échanger")
        return f"{verb} deux colons de joueurs différents, l'un en * et l'autre en ** du même bâtiment{times(step)}"

    def swap_cards(self, step: Step) -> str:
        return f"{self.mood('échanger')} deux cartes dans la colonne d'un bâtiment{times(step)}"


def rivals(step: Step) -> str:
    """The colonists of rivals that a step moves."""
    return count(step.count, "colon adverse", "colons adverses")


def times(step: Step) -> str:
    """How often a step is done, where more than once."""
    return "" if step.count == 1 else f", {step.count} fois"


class CardTexts:
    """What card actions and buildings do, as clauses that stand after a colon."""

    def __init__(self, names: Names) -> None:
        self.names = names

    def action(self, action: CardAction) -> str:
        """What an action needs and does."""
        clauses = Clauses(self.names, after_cost=action.cost > 0)
        condition = tell(clauses, CONDITIONS[action.condition.kind], (action.condition.colour,))
        cost = f"payez {energy(action.cost)} pour " if action.cost else ""
        steps = ", puis ".join(tell(clauses, step.name, (step,)) for step in action.steps)
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
    "ecosystem": "déplacez un colon, à vous ou non, de * en ** ou de ** en * dans son bâtiment",
    "water": "glissez 1 de vos cartes, de la main ou du Module, sous la pioche",
    "energy": "gagnez 1 énergie",
    "science": "embarquez 1 colon de la Terre",
    "construction": "posez 1 colon dans le bâtiment de votre choix",
}
