"""What is done and changed: a clause for every node, amount and modifier."""

from typing import Final

from marsbox.games.terraforming_mars import attacks, choices, conditions, nodes, tiles
from marsbox.games.terraforming_mars.board import SPACE_KINDS, VOLCANO
from marsbox.games.terraforming_mars.model import Amount, Card
from marsbox.games.terraforming_mars.state import CITY, MEGACREDITS, NEXT_DISCOUNT, OCEAN
from marsbox.text.english import count, listed
from marsbox.text.terraforming_mars.cards import PLANTS_FOR_ONE_GREENERY, NodeClauses, clause_name
from marsbox.text.terraforming_mars.en.things import amount, cubes, production, tags, tile
from marsbox.text.terraforming_mars.names import Names
from marsbox.text.voice import tell

_GLOBAL: Final = "temperature, oxygen and ocean"


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
        tag = a(self.names.tag(node.tag))
        return f"reveal and discard the top card of the deck; if it has {tag} tag, add {cube} to this card"

    # ---- with a choice

    def lower_any(self, node: attacks.LowerAny, card: Card) -> str:
        return f"lower the {production(self.names, node.resource)} of any player by {node.steps}"

    def remove_any(self, node: attacks.RemoveAny, card: Card) -> str:
        return f"{self._most([node])} from any player"

    def flood(self, node: attacks.Flood, card: Card) -> str:
        return f"{self._most([node])} from the owner of a tile beside it"

    def _most(self, removals: list[attacks.RemoveAny]) -> str:
        most = [amount(self.names, node.most, node.resource) for node in removals]
        return f"{'steal' if removals[0].steal else 'remove'} up to {listed(most, 'or')}"

    def remove_cubes(self, node: attacks.RemoveCubes, card: Card) -> str:
        return f"remove up to {cubes(self.names, node.most, node.cube)} from a card of any player"

    def hunt(self, node: attacks.Hunt, card: Card) -> str:
        return f"take {cubes(self.names, 1, node.cube)} from a card of any player and add it to this card"

    def add_any(self, node: choices.AddAny, card: Card) -> str:
        held = f"{self.names.cube(node.cube)}s"
        return f"add {cubes(self.names, node.cubes, node.cube)} to one of your cards that hold {held}"

    def add_to_favorite(self, node: choices.AddToFavorite, card: Card) -> str:
        return "add 1 cube to one of your cards that already have at least one"

    def one_of(self, node: choices.OneOf, card: Card) -> str:
        removals = [part for part in node.parts if isinstance(part, attacks.RemoveAny)]
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
        return f"cards cost you {self._less(number)} to play"

    def tag_discount(self, tag: int, number: int) -> str:
        return f"cards with {a(self.names.tag(tag))} tag cost you {self._less(number)} to play"

    def power_plant_discount(self, number: int) -> str:
        return f"the standard project {self.names.project('power_plant')} costs you {self._less(number)}"

    def plants_for_greenery(self, number: int) -> str:
        return f"a greenery costs you {PLANTS_FOR_ONE_GREENERY + number} plants instead of {PLANTS_FOR_ONE_GREENERY}"

    def heat_is_money(self, number: int) -> str:
        return "you may pay with heat as if it were M€, but not with M€ as if they were heat"

    def protected(self, number: int) -> str:
        return "your opponents may not remove your plants, animals and microbes"

    def next_discount(self, number: int) -> str:
        return f"the next card you play in this generation costs you {self._less(number)}"

    def next_tolerance(self, number: int) -> str:
        steps = count(number, "step")
        return f"the next card you play in this generation may miss its {_GLOBAL} requirements by up to {steps}"


def a(noun: str) -> str:
    """A noun with its article.

    >>> a("Earth tag"), a("space tag")
    ('an Earth tag', 'a space tag')
    """
    return f"{'an' if noun[0] in 'AEIOaeio' else 'a'} {noun}"


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
