"""What cards say: a clause for every requirement, cost, moment and kind of points, and all of them together."""

from marsbox.games.terraforming_mars import conditions, costs
from marsbox.games.terraforming_mars.model import Card, Trigger
from marsbox.games.terraforming_mars.money import WITH_STEEL
from marsbox.games.terraforming_mars.state import MEGACREDITS, OCEANS, OXYGEN, STEEL, TEMPERATURE, TITANIUM
from marsbox.text.english import count, listed, sentence
from marsbox.text.terraforming_mars.cards import CardTexts, Clauses
from marsbox.text.terraforming_mars.en.board import AWARD_TEXTS, MILESTONE_TEXTS, PROJECT_TEXTS, TRACK_BONUS_TEXTS
from marsbox.text.terraforming_mars.en.nodes import EnglishNodes, ModifierClauses, a, alternatives, included
from marsbox.text.terraforming_mars.en.things import (
    amount,
    cubes,
    degrees,
    percent,
    points,
    production,
    space_title,
    tags,
)
from marsbox.text.terraforming_mars.names import Names


class RequirementClauses:
    """What must hold, after "requires"."""

    def __init__(self, names: Names) -> None:
        self.names = names

    def at_least(self, needed: conditions.AtLeast) -> str:
        return parameter(needed.which, needed.steps, "at least")

    def at_most(self, needed: conditions.AtMost) -> str:
        return parameter(needed.which, needed.steps, "at most")

    def own_tags(self, needed: conditions.OwnTags) -> str:
        return tags(self.names, needed.number, needed.tag)

    def own_production(self, needed: conditions.OwnProduction) -> str:
        return f"{a(production(self.names, needed.resource))} of at least {needed.number}"

    def own_greeneries(self, needed: conditions.OwnGreeneries) -> str:
        return f"{count(needed.number, 'greenery tile')} of your own"

    def cities(self, needed: conditions.Cities) -> str:
        return f"{count(needed.number, 'city', 'cities')} in play"


def parameter(which: int, steps: int, bound: str) -> str:
    """A bound of a global parameter.

    >>> parameter(TEMPERATURE, 9, "at most"), parameter(OCEANS, 3, "at least")
    ('a temperature of at most -12 °C', 'at least 3 ocean tiles')
    """
    return {
        TEMPERATURE: f"a temperature of {bound} {degrees(2 * steps - 30)}",
        OXYGEN: f"{bound} {percent(steps)} oxygen",
        OCEANS: f"{bound} {count(steps, 'ocean tile')}",
    }[which]


class CostClauses:
    """What the action of a card costs, as an imperative."""

    def __init__(self, names: Names) -> None:
        self.names = names

    def spend(self, cost: costs.Spend, card: Card) -> str:
        return f"spend {amount(self.names, cost.number, cost.resource)}"

    def money(self, cost: costs.Money, card: Card) -> str:
        price = f"pay {amount(self.names, cost.price, MEGACREDITS)}"
        if not cost.allowed:
            return price
        return f"{price} ({self.names.resource(STEEL if cost.allowed == WITH_STEEL else TITANIUM)} accepted)"

    def money_after_rise(self, cost: costs.MoneyAfterRise, card: Card) -> str:
        return f"if your TR has risen in this generation, {self.money(cost, card)}"

    def spend_production(self, cost: costs.SpendProduction, card: Card) -> str:
        return f"lower your {production(self.names, cost.resource)} by 1"

    def spend_cubes(self, cost: costs.SpendCubes, card: Card) -> str:
        return f"remove {cubes(self.names, cost.number, card.holds)} from this card"


class MomentClauses:
    """When the effect of a card in play happens."""

    def __init__(self, names: Names) -> None:
        self.names = names

    def _whenever(self, trigger: Trigger, what: str) -> str:
        return f"whenever {'anyone places' if trigger.anyone else 'you place'} {what}"

    def ocean_placed(self, trigger: Trigger, card: Card) -> str:
        return self._whenever(trigger, "an ocean tile")

    def city_placed(self, trigger: Trigger, card: Card) -> str:
        return self._whenever(trigger, "a city tile")

    def city_placed_on_mars(self, trigger: Trigger, card: Card) -> str:
        return self._whenever(trigger, "a city tile on Mars")

    def greenery_placed(self, trigger: Trigger, card: Card) -> str:
        return self._whenever(trigger, "a greenery tile")

    def metal_covered(self, trigger: Trigger, card: Card) -> str:
        return self._whenever(trigger, "a tile on a space with a steel or titanium bonus")

    def tag_played(self, trigger: Trigger, card: Card) -> str:
        kinds = listed([self.names.tag(tag) for tag in trigger.tags], "or")
        who = "anyone plays" if trigger.anyone else "you play"
        return f"for each {kinds} tag {who}{included(card, *trigger.tags)}"

    def card_played(self, trigger: Trigger, card: Card) -> str:
        what = "an event" if trigger.event else "a card"
        kinds = [f"{a(self.names.tag(tag))} tag" for tag in trigger.tags]
        if trigger.cost:
            kinds.append(f"a printed cost of at least {amount(self.names, trigger.cost, MEGACREDITS)}")
        return f"whenever you play {what}{f' with {listed(kinds)}' if kinds else ''}"

    def project_paid(self, trigger: Trigger, card: Card) -> str:
        price = f" of at least {amount(self.names, trigger.cost, MEGACREDITS)}" if trigger.cost else ""
        return f"whenever you pay for a standard project{price}"


class PointClauses:
    """What a card is worth."""

    def __init__(self, names: Names) -> None:
        self.names = names

    def printed(self, worth: conditions.Printed, card: Card) -> str:
        return f"minus {points(-worth.number)}" if worth.number < 0 else points(worth.number)

    def per_cube(self, worth: conditions.PerCube, card: Card) -> str:
        if worth.most:
            return f"{points(worth.most)} if there is at least {cubes(self.names, worth.each, card.holds)} on this card"
        one = worth.each == 1
        each = f"each {self.names.cube(card.holds)}" if one else f"every {cubes(self.names, worth.each, card.holds)}"
        return f"{points(worth.gives)} for {each} on this card"

    def per_jovian(self, worth: conditions.PerJovian, card: Card) -> str:
        return f"{points(1)} for each {self.names.tag('jovian')} tag you have, including this card's"

    def per_cities(self, worth: conditions.PerCities, card: Card) -> str:
        return f"{points(1)} for every {worth.each} cities in play"

    def beside(self, worth: conditions.Beside, card: Card) -> str:
        return f"{points(1)} for each {self.names.tile(worth.counted)} beside this tile"


def card_texts(names: Names) -> CardTexts:
    """The texts of all cards."""
    spoken = EnglishNodes(names)
    return CardTexts(
        names,
        Clauses(
            nodes=spoken,
            purposes=spoken,
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
            semicolon="; ",
            requires="requires {}",
            at_the_start="at the start: {}",
            first_action="your first action in the game: {}",
            action="action: {}",
            cost_and_gain="{cost} to {gain}",
            untouchable="nobody may remove animals from this card",
        ),
    )
