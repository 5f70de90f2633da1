"""What cards say: a clause for every requirement, cost, moment and kind of points, and all of them together."""

from marsbox.games.terraforming_mars import conditions, costs
from marsbox.games.terraforming_mars.model import Card, Trigger
from marsbox.games.terraforming_mars.money import WITH_STEEL
from marsbox.games.terraforming_mars.state import MEGACREDITS, OCEANS, OXYGEN, STEEL, TEMPERATURE, TITANIUM
from marsbox.text.french import count, imperative, infinitive, listed, sentence
from marsbox.text.terraforming_mars.cards import CardTexts, Clauses
from marsbox.text.terraforming_mars.fr.board import AWARD_TEXTS, MILESTONE_TEXTS, PROJECT_TEXTS, TRACK_BONUS_TEXTS
from marsbox.text.terraforming_mars.fr.nodes import FrenchNodes, ModifierClauses, alternatives, included
from marsbox.text.terraforming_mars.fr.things import (
    amount,
    cubes,
    degrees,
    percent,
    points,
    production,
    space_title,
    tag_names,
    tags,
)
from marsbox.text.terraforming_mars.names import Names


class RequirementClauses:
    """What must hold, after a colon."""

    def __init__(self, names: Names) -> None:
        self.names = names

    def at_least(self, needed: conditions.AtLeast) -> str:
        return parameter(needed.which, needed.steps, "au moins")

    def at_most(self, needed: conditions.AtMost) -> str:
        return parameter(needed.which, needed.steps, "au plus")

    def own_tags(self, needed: conditions.OwnTags) -> str:
        return tags(self.names, needed.number, needed.tag)

    def own_production(self, needed: conditions.OwnProduction) -> str:
        return f"une {production(self.names, needed.resource)} d'au moins {needed.number}"

    def own_greeneries(self, needed: conditions.OwnGreeneries) -> str:
        return f"{count(needed.number, 'tuile')} verdure à vous"

    def cities(self, needed: conditions.Cities) -> str:
        return f"{count(needed.number, 'cité')} en jeu"


def parameter(which: int, steps: int, bound: str) -> str:
    """A bound of a global parameter.

    >>> parameter(OCEANS, 3, "au moins")
    'au moins 3 tuiles océan'
    """
    return {
        TEMPERATURE: f"une température d'{bound} {degrees(2 * steps - 30)}",
        OXYGEN: f"{bound} {percent(steps)} d'oxygène",
        OCEANS: f"{bound} {count(steps, 'tuile')} océan",
    }[which]


class CostClauses:
    """What the action of a card costs, as an imperative."""

    def __init__(self, names: Names) -> None:
        self.names = names

    def spend(self, cost: costs.Spend, card: Card) -> str:
        return f"dépensez {amount(self.names, cost.number, cost.resource)}"

    def money(self, cost: costs.Money, card: Card) -> str:
        price = f"payez {amount(self.names, cost.price, MEGACREDITS)}"
        if not cost.allowed:
            return price
        return f"{price} ({self.names.resource(STEEL if cost.allowed == WITH_STEEL else TITANIUM)} accepté)"

    def money_after_rise(self, cost: costs.MoneyAfterRise, card: Card) -> str:
        return f"si votre NT a augmenté pendant cette génération, {self.money(cost, card)}"

    def spend_production(self, cost: costs.SpendProduction, card: Card) -> str:
        return f"baissez votre {production(self.names, cost.resource)} de 1"

    def spend_cubes(self, cost: costs.SpendCubes, card: Card) -> str:
        return f"retirez {cubes(self.names, cost.number, card.holds)} de cette carte"


class MomentClauses:
    """When the effect of a card in play happens."""

    def __init__(self, names: Names) -> None:
        self.names = names

    def _whenever(self, trigger: Trigger, what: str) -> str:
        who = "que quelqu'un place" if trigger.anyone else "que vous placez"
        return f"chaque fois {who} {what}"

    def ocean_placed(self, trigger: Trigger, card: Card) -> str:
        return self._whenever(trigger, "une tuile océan")

    def city_placed(self, trigger: Trigger, card: Card) -> str:
        return self._whenever(trigger, "une tuile cité")

    def city_placed_on_mars(self, trigger: Trigger, card: Card) -> str:
        return self._whenever(trigger, "une tuile cité sur Mars")

    def greenery_placed(self, trigger: Trigger, card: Card) -> str:
        return self._whenever(trigger, "une tuile verdure")

    def metal_covered(self, trigger: Trigger, card: Card) -> str:
        return self._whenever(trigger, "une tuile sur une case à bonus d'acier ou de titane")

    def tag_played(self, trigger: Trigger, card: Card) -> str:
        kinds = tag_names(self.names, trigger.tags, 1)
        who = "joué par n'importe quel joueur" if trigger.anyone else "que vous jouez"
        return f"pour chaque indicateur {kinds} {who}{included(card, *trigger.tags)}"

    def card_played(self, trigger: Trigger, card: Card) -> str:
        what = "un événement" if trigger.event else "une carte"
        if trigger.tags:
            what += f" à indicateur {tag_names(self.names, trigger.tags, 1)}"
        if trigger.cost:
            what += f" dont le coût imprimé est d'au moins {amount(self.names, trigger.cost, MEGACREDITS)}"
        return f"chaque fois que vous jouez {what}"

    def project_paid(self, trigger: Trigger, card: Card) -> str:
        price = f" d'au moins {amount(self.names, trigger.cost, MEGACREDITS)}" if trigger.cost else ""
        return f"chaque fois que vous payez un projet standard{price}"


class PointClauses:
    """What a card is worth."""

    def __init__(self, names: Names) -> None:
        self.names = names

    def printed(self, worth: conditions.Printed, card: Card) -> str:
        return f"moins {points(-worth.number)}" if worth.number < 0 else points(worth.number)

    def per_cube(self, worth: conditions.PerCube, card: Card) -> str:
        number = cubes(self.names, worth.each, card.holds)
        if worth.most:
            return f"{points(worth.most)} s'il y a au moins {number} sur cette carte"
        each = self.names.cube(card.holds) if worth.each == 1 else f"tranche de {number}"
        return f"{points(worth.gives)} par {each} sur cette carte"

    def per_jovian(self, worth: conditions.PerJovian, card: Card) -> str:
        return f"{points(1)} par indicateur {self.names.tag('jovian')} que vous avez, celui de cette carte compris"

    def per_cities(self, worth: conditions.PerCities, card: Card) -> str:
        return f"{points(1)} par tranche de {worth.each} cités en jeu"

    def beside(self, worth: conditions.Beside, card: Card) -> str:
        return f"{points(1)} par {self.names.tile(worth.counted)} à côté de cette tuile"


def card_texts(names: Names) -> CardTexts:
    """The texts of all cards."""
    return CardTexts(
        names,
        Clauses(
            nodes=FrenchNodes(names, imperative),
            purposes=FrenchNodes(names, infinitive),
            requirements=RequirementClauses(names),
            costs=CostClauses(names),
            moments=MomentClauses(names),
            modifiers=ModifierClauses(names),
            points=PointClauses(names),
            milestones=MILESTONE_TEXTS,
            awards=AWARD_TEXTS,
            projects=PROJECT_TEXTS,
            track_bonuses=TRACK_BONUS_TEXTS,
            space=space_title,
            listed=listed,
            alternatives=alternatives,
            sentence=sentence,
            semicolon=" ; ",
            requires="prérequis : {}",
            at_the_start="au départ : {}",
            first_action="votre première action de la partie : {}",
            action="action : {}",
            cost_and_gain="{cost} pour {gain}",
            untouchable="personne ne peut retirer d'animaux de cette carte",
        ),
    )
