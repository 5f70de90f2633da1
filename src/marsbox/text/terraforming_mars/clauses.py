"""A clause for every requirement, cost, moment, modifier and kind of points on cards."""

import keyword
import re
from typing import Any, Final

from marsbox.games.terraforming_mars import conditions, costs
from marsbox.games.terraforming_mars.model import MOMENTS, Card, Trigger
from marsbox.games.terraforming_mars.money import WITH_STEEL
from marsbox.games.terraforming_mars.state import (
    CUBES,
    DISCOUNT,
    HEAT_IS_MONEY,
    NEXT_DISCOUNT,
    NEXT_TOLERANCE,
    PARAMETERS,
    PLANTS_FOR_GREENERY,
    POWER_PLANT_DISCOUNT,
    PROTECTED,
    STEEL,
    STEEL_VALUE,
    TAG_DISCOUNT,
    TEMPERATURE,
    TILES,
    TITANIUM,
    TITANIUM_VALUE,
    TOLERANCE,
)
from marsbox.text.terraforming_mars.names import Names
from marsbox.text.terraforming_mars.things import amount, cubes, production, tag, tags
from marsbox.words import Phrase

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

    >>> clause_name(costs.SpendCubes), clause_name(type("Raise", (), {}))
    ('spend_cubes', 'raise_')
    """
    name = _CAPITAL.sub("_", kind.__name__).lower()
    return f"{name}_" if keyword.iskeyword(name) else name


def own_tags(card: Card, *kinds: int) -> int:
    """How many tags of these kinds a card has itself."""
    return sum(card.tag_counts[kind] for kind in kinds)


class Clauses:
    """Clauses for the classes of one kind: a method for each class, which takes what it is about and its card."""

    def __init__(self, names: Names) -> None:
        self.names = names
        self._phrase = names.speaker.phrase

    def clause(self, what: object, card: Card) -> Phrase:
        """The clause for one of them."""
        return self._of(clause_name(type(what)), what, card)

    def _of(self, method: str, what: Any, card: Card) -> Phrase:
        made: Phrase = getattr(self, method)(what, card)
        return made


class RequirementClauses(Clauses):
    """What must hold for a card to be played."""

    def at_least(self, needed: conditions.AtLeast, card: Card) -> Phrase:
        return self._parameter(needed.which, needed.steps, "least")

    def at_most(self, needed: conditions.AtMost, card: Card) -> Phrase:
        return self._parameter(needed.which, needed.steps, "most")

    def _parameter(self, which: int, steps: int, bound: str) -> Phrase:
        value = 2 * steps - 30 if which == TEMPERATURE else steps
        return self._phrase(f"requirement-{PARAMETERS[which]}", number=value, bound=bound)

    def own_tags(self, needed: conditions.OwnTags, card: Card) -> Phrase:
        return tags(self.names, needed.number, needed.tag)

    def own_production(self, needed: conditions.OwnProduction, card: Card) -> Phrase:
        made = production(self.names, needed.resource)
        return self._phrase("requirement-own_production", production=made, number=needed.number)

    def own_greeneries(self, needed: conditions.OwnGreeneries, card: Card) -> Phrase:
        return self._phrase("requirement-own_greeneries", number=needed.number)

    def cities(self, needed: conditions.Cities, card: Card) -> Phrase:
        return self._phrase("requirement-cities", number=needed.number)


class CostClauses(Clauses):
    """What the action of a card costs."""

    def spend(self, cost: costs.Spend, card: Card) -> Phrase:
        return self._phrase("cost-spend", amount=amount(self.names, cost.number, cost.resource))

    def money(self, cost: costs.Money, card: Card) -> Phrase:
        if not cost.allowed:
            return self._phrase("cost-money", price=cost.price)
        metal = self.names.resource(STEEL if cost.allowed == WITH_STEEL else TITANIUM)
        return self._phrase("cost-money_or_metal", price=cost.price, metal=metal)

    def money_after_rise(self, cost: costs.MoneyAfterRise, card: Card) -> Phrase:
        return self._phrase("cost-money_after_rise", price=cost.price)

    def spend_production(self, cost: costs.SpendProduction, card: Card) -> Phrase:
        return self._phrase("cost-spend_production", production=production(self.names, cost.resource))

    def spend_cubes(self, cost: costs.SpendCubes, card: Card) -> Phrase:
        return self._phrase("cost-spend_cubes", cubes=cubes(self.names, cost.number, card.holds))


class MomentClauses(Clauses):
    """When the effect of a card in play happens: a method for each moment, which takes the trigger."""

    def clause(self, what: object, card: Card) -> Phrase:
        assert isinstance(what, Trigger)
        return self._of(MOMENTS[what.moment], what, card)

    def _placed(self, moment: str, trigger: Trigger) -> Phrase:
        return self._phrase(f"moment-{moment}", who="anyone" if trigger.anyone else "you")

    def ocean_placed(self, trigger: Trigger, card: Card) -> Phrase:
        return self._placed("ocean_placed", trigger)

    def city_placed(self, trigger: Trigger, card: Card) -> Phrase:
        return self._placed("city_placed", trigger)

    def city_placed_on_mars(self, trigger: Trigger, card: Card) -> Phrase:
        return self._placed("city_placed_on_mars", trigger)

    def greenery_placed(self, trigger: Trigger, card: Card) -> Phrase:
        return self._placed("greenery_placed", trigger)

    def metal_covered(self, trigger: Trigger, card: Card) -> Phrase:
        return self._placed("metal_covered", trigger)

    def tag_played(self, trigger: Trigger, card: Card) -> Phrase:
        kinds = [tag(self.names, kind) for kind in trigger.tags]
        who, own = "anyone" if trigger.anyone else "you", own_tags(card, *trigger.tags)
        return self._phrase("moment-tag_played", tags=kinds, who=who, own=own)

    def card_played(self, trigger: Trigger, card: Card) -> Phrase:
        if trigger.cost:
            return self._phrase("moment-dear_card_played", cost=trigger.cost)
        if trigger.tags:
            return self._phrase("moment-event_with_tag_played", tag=tag(self.names, trigger.tags[0]))
        return self._phrase("moment-event_played")

    def project_paid(self, trigger: Trigger, card: Card) -> Phrase:
        return self._phrase("moment-project_paid", cost=trigger.cost)


class PointClauses(Clauses):
    """What a card is worth."""

    def printed(self, worth: conditions.Printed, card: Card) -> Phrase:
        if worth.number < 0:
            return self._phrase("worth-negative", number=-worth.number)
        return self._phrase("worth-printed", number=worth.number)

    def per_cube(self, worth: conditions.PerCube, card: Card) -> Phrase:
        counted = cubes(self.names, worth.each, card.holds)
        if worth.most:
            return self._phrase("worth-any_cube", number=worth.most, cubes=counted)
        if worth.each == 1:
            return self._phrase("worth-each_cube", number=worth.gives, cube=self._phrase(f"cube-{CUBES[card.holds]}"))
        return self._phrase("worth-cubes", number=worth.gives, cubes=counted)

    def per_jovian(self, worth: conditions.PerJovian, card: Card) -> Phrase:
        return self._phrase("worth-per_jovian")

    def per_cities(self, worth: conditions.PerCities, card: Card) -> Phrase:
        return self._phrase("worth-per_cities", each=worth.each)

    def beside(self, worth: conditions.Beside, card: Card) -> Phrase:
        return self._phrase("worth-beside", tile=self._phrase(f"tile-{TILES[worth.counted]}"))


class ModifierClauses:
    """What a card in play changes for its owner."""

    def __init__(self, names: Names) -> None:
        self.names = names

    def clause(self, modifier: int, number: int) -> Phrase:
        """What a modifier changes by so much."""
        if modifier >= TAG_DISCOUNT:
            kind = tag(self.names, modifier - TAG_DISCOUNT)
            return self.names.speaker.phrase("modifier-tag_discount", number=number, tag=kind)
        if modifier == PLANTS_FOR_GREENERY:
            number += PLANTS_FOR_ONE_GREENERY
        facts = {"number": number, "before": PLANTS_FOR_ONE_GREENERY, "project": self.names.project("power_plant")}
        return self.names.speaker.phrase(f"modifier-{MODIFIERS[modifier]}", **facts)
