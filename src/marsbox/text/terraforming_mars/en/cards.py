"""What cards do: a clause for every node, amount, requirement, cost, moment, modifier and kind of points."""

from typing import Final

from marsbox.games.terraforming_mars import choices, conditions, costs, nodes, tiles
from marsbox.games.terraforming_mars.board import SPACE_KINDS, VOLCANO
from marsbox.games.terraforming_mars.model import Amount, Card, Trigger
from marsbox.games.terraforming_mars.money import WITH_STEEL
from marsbox.games.terraforming_mars.state import (
    CITY,
    MEGACREDITS,
    NEXT_DISCOUNT,
    OCEAN,
    OCEANS,
    OXYGEN,
    STEEL,
    TEMPERATURE,
    TITANIUM,
)
from marsbox.text.english import count, listed, sentence
from marsbox.text.terraforming_mars.cards import CardTexts, Clauses, NodeClauses, clause_name
from marsbox.text.terraforming_mars.en.things import amount, cubes, degrees, percent, points, production, tags, tile
from marsbox.text.terraforming_mars.names import Names
from marsbox.text.voice import tell

# what a greenery costs without a card that makes it cheaper
_PLANTS: Final = 8


def included(card: Card, *kinds: int) -> str:
    """That the tags of the card itself count, where it has some of these kinds."""
    return ", including this card's" if any(card.has_tag(tag) for tag in kinds) else ""


class AmountClauses:
    """How often something is counted, after "by 1" or "gain 1"."""

    def __init__(self, names: Names) -> None:
        self.names = names

    def clause(self, number: Amount, card: Card) -> str:
        """For each what."""
        return tell(self, clause_name(type(number)), (number, card))

    def fixed(self, number: conditions.Fixed, card: Card) -> str:
        return ""

    def per_tag(self, number: conditions.PerTag, card: Card) -> str:
        tag = f"{self.names.tag(number.tag)} tag"
        each = f"for each {tag}" if number.every == 1 else f"for every {number.every} {tag}s"
        if number.whose == conditions.OPPONENTS:
            return f" {each} your opponents have"
        return f" {each} you have{included(card, number.tag)}"

    def per_city(self, number: conditions.PerCity, card: Card) -> str:
        return f" for each city {'on Mars' if number.on_mars else 'in play'}"

    def per_event(self, number: conditions.PerEvent, card: Card) -> str:
        return " for each event that anyone has played"


class EnglishNodes(NodeClauses):
    """A clause for every class of node, as an imperative."""

    def __init__(self, names: Names) -> None:
        super().__init__(names)
        self.amounts = AmountClauses(names)

    # ---- without a choice

    def production(self, node: nodes.Production, card: Card) -> str:
        per = self.amounts.clause(node.amount, card)
        return f"raise {self._own(node, 1)}{per}" if per else self.productions([node], card)

    def productions(self, nodes: list[nodes.Production], card: Card) -> str:
        verb = "raise" if nodes[0].steps > 0 else "lower"
        return f"{verb} {listed([self._own(node, abs(node.steps)) for node in nodes])}"

    def _own(self, node: nodes.Production, steps: int) -> str:
        return f"your {production(self.names, node.resource)} by {steps}"

    def gain(self, node: nodes.Gain, card: Card) -> str:
        per = self.amounts.clause(node.amount, card)
        return f"gain {amount(self.names, 1, node.resource)}{per}" if per else self.gains([node], card)

    def gains(self, nodes: list[nodes.Gain], card: Card) -> str:
        return f"gain {listed([amount(self.names, printed(node.amount), node.resource) for node in nodes])}"

    def rating(self, node: nodes.Rating, card: Card) -> str:
        per = self.amounts.clause(node.amount, card)
        return f"raise your TR by {1 if per else printed(node.amount)}{per}"

    def raise_(self, node: nodes.Raise, card: Card) -> str:
        return f"raise the {self.names.parameter(node.which)} by {count(node.steps, 'step')}"

    def tile(self, node: nodes.Tile, card: Card) -> str:
        return f"place {tile(self.names, node.tile)}{self._where(node)}"

    def tiles(self, nodes: list[nodes.Tile], card: Card) -> str:
        return f"place {len(nodes)} {self.names.tile(nodes[0].tile)} tiles{self._where(nodes[0])}"

    def _where(self, node: nodes.Tile) -> str:
        ocean = node.tile == OCEAN
        volcanoes = [self.names.space(space) for space, kind in enumerate(SPACE_KINDS) if kind == VOLCANO]
        return {
            tiles.ON_OCEAN_SPACE: "" if ocean else " on a space reserved for oceans",
            tiles.ON_LAND: " on a space not reserved for oceans" if ocean else "",
            tiles.AS_CITY: "",
            tiles.AS_GREENERY: "",
            tiles.ISOLATED: " with no other tile beside it",
            tiles.ON_VOLCANO: f" on {listed(volcanoes, 'or')}",
            tiles.BESIDE_CITY: " beside a city",
            tiles.BESIDE_GREENERY: " beside a greenery",
            tiles.BESIDE_TWO_CITIES: " beside at least two cities",
            tiles.ON_METAL: " on land with a steel or titanium bonus",
            tiles.ON_METAL_BESIDE_OWN: " on land with a steel or titanium bonus beside one of your tiles",
            tiles.AT_NOCTIS: f" on {self.names.space('r5c3')}, even beside another city",
            tiles.AT_PHOBOS: f" on {self.names.space('phobos_space_haven')}, off the map",
            tiles.AT_GANYMEDE: f" on {self.names.space('ganymede_colony')}, off the map",
            tiles.UNCLAIMED: " on land that nobody has claimed",
        }[node.where]

    def draw(self, node: nodes.Draw, card: Card) -> str:
        return f"draw {count(node.number_drawn, 'card')}"

    def add_here(self, node: nodes.AddHere, card: Card) -> str:
        return f"add {cubes(self.names, node.cubes, card.holds)} to this card"

    def spend_here(self, node: nodes.SpendHere, card: Card) -> str:
        return f"remove {cubes(self.names, node.cubes, card.holds)} from this card"

    def lose(self, node: nodes.Lose, card: Card) -> str:
        return f"spend {amount(self.names, node.amount, node.resource)}"

    def if_tags(self, node: nodes.IfTags, card: Card) -> str:
        then, otherwise = self.clause(node.then, card), self.clause(node.otherwise, card)
        return f"if you have at least {tags(self.names, node.tags, node.tag)}, {then}, otherwise {otherwise}"

    def together(self, node: nodes.Together, card: Card) -> str:
        return listed(self.clauses(node.parts, card))

    def then(self, node: nodes.Then, card: Card) -> str:
        return f"{self.clause(node.first, card)}, then {self.clause(node.second, card)}"

    def covered(self, node: nodes.Covered, card: Card) -> str:
        return "raise your production of the metal that this tile covers by 1"

    def next_card(self, node: nodes.NextCard, card: Card) -> str:
        modifiers = ModifierClauses(self.names)
        discount = node.modifier == NEXT_DISCOUNT
        return modifiers.next_discount(node.amount) if discount else modifiers.next_tolerance(node.amount)

    def search(self, node: nodes.Search, card: Card) -> str:
        cube = cubes(self.names, 1, card.holds)
        tag = _a(self.names.tag(node.tag))
        return f"reveal and discard the top card of the deck; if it has {tag} tag, add {cube} to this card"

    # ---- with a choice

    def lower_any(self, node: choices.LowerAny, card: Card) -> str:
        return f"lower the {production(self.names, node.resource)} of any player by {node.steps}"

    def remove_any(self, node: choices.RemoveAny, card: Card) -> str:
        return f"{self._most([node])} from any player"

    def flood(self, node: choices.Flood, card: Card) -> str:
        return f"{self._most([node])} from the owner of a tile beside it"

    def _most(self, removals: list[choices.RemoveAny]) -> str:
        most = [amount(self.names, node.most, node.resource) for node in removals]
        return f"{'steal' if removals[0].steal else 'remove'} up to {listed(most, 'or')}"

    def remove_cubes(self, node: choices.RemoveCubes, card: Card) -> str:
        return f"remove up to {cubes(self.names, node.most, node.cube)} from a card of any player"

    def hunt(self, node: choices.Hunt, card: Card) -> str:
        return f"take {cubes(self.names, 1, node.cube)} from a card of any player and add it to this card"

    def add_any(self, node: choices.AddAny, card: Card) -> str:
        held = f"{self.names.cube(node.cube)}s"
        return f"add {cubes(self.names, node.cubes, node.cube)} to one of your cards that hold {held}"

    def add_to_favorite(self, node: choices.AddToFavorite, card: Card) -> str:
        return "add 1 cube to one of your cards that already have at least one"

    def one_of(self, node: choices.OneOf, card: Card) -> str:
        removals = [part for part in node.parts if isinstance(part, choices.RemoveAny)]
        if len(removals) == len(node.parts):
            return f"{self._most(removals)} from any player"
        return alternatives([self.clause(part, card) for part in node.parts])

    def plant_or_cube(self, node: choices.PlantOrCube, card: Card) -> str:
        return "gain 1 plant, or add 1 animal or microbe to the card just played if it holds them"

    def exchange(self, node: choices.Exchange, card: Card) -> str:
        return "you may discard 1 card from your hand to draw another one"

    def look(self, node: choices.Look, card: Card) -> str:
        return f"look at the top {node.seen} cards of the deck, keep {node.keep} and discard the others"

    def look_and_buy(self, node: choices.LookAndBuy, card: Card) -> str:
        price = amount(self.names, choices.CARD_PRICE, MEGACREDITS)
        return f"look at the top card of the deck and buy it for {price} or discard it"

    def shift(self, node: choices.Shift, card: Card) -> str:
        origin, target = production(self.names, node.origin), production(self.names, node.target)
        return f"lower your {origin} by any number, at least 1, and raise your {target} by as many"

    def sell_energy(self, node: choices.SellEnergy, card: Card) -> str:
        return "spend any amount of energy to gain as many M€"

    def claim(self, node: choices.Claim, card: Card) -> str:
        return "claim a free land space: only you may place a tile there"

    def copy_box(self, node: choices.CopyBox, card: Card) -> str:
        return "repeat all production changes in the box of one of your cards with a building tag"

    def settle(self, node: choices.Settle, card: Card) -> str:
        return f"place {tile(self.names, CITY)}, then {self.productions([node.production], card)}"


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
        return f"{_a(production(self.names, needed.resource))} of at least {needed.number}"

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
        metal = self.names.resource(STEEL if cost.allowed == WITH_STEEL else TITANIUM)
        return f"{price}, for which {metal} may be used,"

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
        kinds = [f"{_a(self.names.tag(tag))} tag" for tag in trigger.tags]
        if trigger.cost:
            kinds.append(f"a printed cost of at least {amount(self.names, trigger.cost, MEGACREDITS)}")
        return f"whenever you play {what}{f' with {listed(kinds)}' if kinds else ''}"

    def project_paid(self, trigger: Trigger, card: Card) -> str:
        price = f" of at least {amount(self.names, trigger.cost, MEGACREDITS)}" if trigger.cost else ""
        return f"whenever you pay for a standard project{price}"


class ModifierClauses:
    """What a card in play changes for its owner."""

    def __init__(self, names: Names) -> None:
        self.names = names

    def _less(self, number: int) -> str:
        return f"{amount(self.names, number, MEGACREDITS)} less"

    def steel_value(self, number: int) -> str:
        return f"each steel is worth {amount(self.names, number, MEGACREDITS)} more to you"

    def titanium_value(self, number: int) -> str:
        return f"each titanium is worth {amount(self.names, number, MEGACREDITS)} more to you"

    def tolerance(self, number: int) -> str:
        return f"your cards may miss their {_GLOBAL} requirements by up to {count(number, 'step')}"

    def discount(self, number: int) -> str:
        return f"cards cost you {self._less(number)}"

    def tag_discount(self, tag: int, number: int) -> str:
        return f"cards with {_a(self.names.tag(tag))} tag cost you {self._less(number)}"

    def power_plant_discount(self, number: int) -> str:
        return f"the standard project {self.names.project('power_plant')} costs you {self._less(number)}"

    def plants_for_greenery(self, number: int) -> str:
        return f"you convert {_PLANTS + number} plants instead of {_PLANTS} into a greenery"

    def heat_is_money(self, number: int) -> str:
        return "you may pay with heat as if it were M€, but not with M€ as if they were heat"

    def protected(self, number: int) -> str:
        return "your opponents may not remove your plants, animals and microbes"

    def next_discount(self, number: int) -> str:
        return f"the next card you play in this generation costs you {self._less(number)}"

    def next_tolerance(self, number: int) -> str:
        steps = count(number, "step")
        return f"the next card you play in this generation may miss its {_GLOBAL} requirements by up to {steps}"


_GLOBAL: Final = "temperature, oxygen and ocean"


class PointClauses:
    """What a card is worth."""

    def __init__(self, names: Names) -> None:
        self.names = names

    def printed(self, worth: conditions.Printed, card: Card) -> str:
        return f"-{points(-worth.number)}" if worth.number < 0 else points(worth.number)

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


def _a(noun: str) -> str:
    """A noun with its article; M€ is said letter by letter."""
    return f"{'an' if noun[0] in 'AEIOaeio' or noun.startswith('M€') else 'a'} {noun}"


def printed(number: Amount) -> int:
    """The number that an amount prints."""
    assert isinstance(number, conditions.Fixed)
    return number.number


def alternatives(clauses: list[str]) -> str:
    """Clauses of which one is chosen.

    >>> alternatives(["gain 1 plant", "draw 1 card"])
    'gain 1 plant, or draw 1 card'
    """
    return ", or ".join(clauses)


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
            listed=listed,
            alternatives=alternatives,
            sentence=sentence,
            requires="requires {}",
            at_the_start="at the start: {}",
            first_action="your first action in the game: {}",
            action="action: {}",
            cost_and_gain="{cost} to {gain}",
            untouchable="nobody may remove animals from this card",
        ),
    )
