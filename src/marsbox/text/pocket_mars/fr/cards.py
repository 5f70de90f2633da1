"""What cards and buildings do: a clause for every step and condition, put together into sentences."""

from collections.abc import Callable

from marsbox.games.pocket_mars.components import CONDITIONS, CardAction, Condition
from marsbox.games.pocket_mars.state import BUILDINGS
from marsbox.games.pocket_mars.steps import Demote, Dig, Land, Promote, Step
from marsbox.text.french import count, imperative, infinitive, sentence
from marsbox.text.pocket_mars.names import Names
from marsbox.text.words import tell


def energy(number: int) -> str:
    """An amount of energy."""
    return count(number, "énergie")


class Clauses:
    """A clause for every kind of step; `mood` gives its verbs their form."""

    def __init__(self, mood: Callable[[str], str]) -> None:
        self.mood = mood

    def launch(self, step: Step) -> str:
        return f"{self.mood('embarquer')} {count(step.count, 'colon')} de la Terre"

    def land(self, step: Land) -> str:
        verb = self.mood("poser")
        if step.only_here:
            return f"{verb} {count(step.count, 'colon')} dans ce bâtiment"
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
        rest = "l'autre" if step.look - step.count == 1 else "les autres"
        return (
            f"{self.mood('regarder')} les {step.look} premières cartes de la pioche, {self.mood('prendre')} "
            f"{step.count} d'entre elles et {self.mood('glisser')} {rest} sous la pioche"
        )

    def peek(self, step: Step) -> str:
        return f"{self.mood('regarder')} {count(step.count, 'carte')} du Module d'un adversaire"

    def drain(self, step: Step) -> str:
        return f"{self.mood('faire')} perdre {energy(step.count)} à un adversaire"

    def promote(self, step: Promote) -> str:
        where = " dans ce bâtiment" if step.only_here else ""
        return f"{self.mood('promouvoir')} {step.count} de vos colons{where} de * en **"

    def demote(self, step: Demote) -> str:
        where = " dans ce bâtiment" if step.only_here else ""
        return f"{self.mood('rétrograder')} {rivals(step)}{where} de ** en *"

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


class Conditions:
    """A clause for every kind of condition, with what comes after it; it takes the name of the condition's colour."""

    def always(self, colour: str) -> str:
        return ""

    def own_here(self, colour: str) -> str:
        return "si vous avez un colon dans ce bâtiment, "

    def no_own_here(self, colour: str) -> str:
        return "si vous n'avez aucun colon dans ce bâtiment, "

    def in_hand(self, colour: str) -> str:
        return f"si vous avez une carte {colour} en main, "


class CardTexts:
    """The sentences of card actions and buildings."""

    def __init__(self, names: Names) -> None:
        self.names = names

    def action(self, action: CardAction) -> str:
        """What an action needs and does."""
        clauses = Clauses(infinitive if action.cost else imperative)
        done = ", puis ".join(tell(clauses, step.name, (step,)) for step in action.steps)
        cost = f"payez {energy(action.cost)} pour " if action.cost else ""
        return sentence(f"{self.condition(action.condition)}{cost}{done}")

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
        return "Déplacez un colon, à vous ou non, de * en ** ou de ** en * dans son bâtiment."

    def water(self) -> str:
        return "Glissez 1 de vos cartes, de la main ou du Module, sous la pioche."

    def energy(self) -> str:
        return "Gagnez 1 énergie."

    def science(self) -> str:
        return "Embarquez 1 colon de la Terre."

    def construction(self) -> str:
        return "Posez 1 colon dans le bâtiment de votre choix."
