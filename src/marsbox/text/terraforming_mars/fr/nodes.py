"""What is done and changed: a clause for every node, amount and modifier."""

from collections.abc import Callable
from typing import Final

from marsbox.games.terraforming_mars import attacks, choices, conditions, nodes, tiles
from marsbox.games.terraforming_mars.board import SPACE_KINDS, VOLCANO
from marsbox.games.terraforming_mars.model import Amount, Card
from marsbox.games.terraforming_mars.state import CITY, MEGACREDITS, NEXT_DISCOUNT, OCEAN
from marsbox.text.french import count, elides, listed
from marsbox.text.terraforming_mars.cards import PLANTS_FOR_ONE_GREENERY, NodeClauses, clause_name
from marsbox.text.terraforming_mars.fr.things import amount, cubes, production, tag_names, tags, tile
from marsbox.text.terraforming_mars.names import Names
from marsbox.text.voice import tell

_GLOBAL: Final = "prérequis de température, d'oxygène et d'océans"
_METAL: Final = "une case de terre ferme à bonus d'acier ou de titane"
_ANY_PLAYER: Final = "un joueur de votre choix"


def included(card: Card, *kinds: int) -> str:
    """That the tags of the card itself count, where it has some of these kinds."""
    own = sum(card.tag_counts[tag] for tag in kinds)
    return f", {'celui' if own == 1 else 'ceux'} de cette carte compris" if own else ""


class AmountClauses:
    """How often something is counted, after "de 1" or "gagnez 1"."""

    def __init__(self, names: Names) -> None:
        self.names = names

    def clause(self, number: Amount, card: Card) -> str:
        """For each what."""
        return tell(self, clause_name(type(number)), (number, card))

    def fixed(self, number: conditions.Fixed, card: Card) -> str:
        return ""

    def per_tag(self, number: conditions.PerTag, card: Card) -> str:
        one = f"indicateur {tag_names(self.names, [number.tag], 1)}"
        each = f"par {one}" if number.every == 1 else f"par tranche de {tags(self.names, number.every, number.tag)}"
        if number.whose == conditions.OPPONENTS:
            return f" {each} de vos adversaires"
        return f" {each} que vous avez{included(card, number.tag)}"

    def per_city(self, number: conditions.PerCity, card: Card) -> str:
        return f" par cité {'sur Mars' if number.on_mars else 'en jeu'}"

    def per_event(self, number: conditions.PerEvent, card: Card) -> str:
        return " par événement déjà joué, quel que soit le joueur"


class FrenchNodes(NodeClauses):
    """A clause for every class of node; `mood` gives the form of the verbs: imperatives, infinitives after a cost."""

    def __init__(self, names: Names, mood: Callable[[str], str]) -> None:
        super().__init__(names)
        self.mood = mood
        self.amounts = AmountClauses(names)

    # ---- without a choice

    def production(self, node: nodes.Production, card: Card) -> str:
        per = self.amounts.clause(node.amount, card)
        return f"{self.mood('augmenter')} {self._own(node, 1)}{per}" if per else self.productions([node], card)

    def productions(self, nodes: list[nodes.Production], card: Card) -> str:
        verb = self.mood("augmenter" if nodes[0].steps > 0 else "baisser")
        return f"{verb} {listed([self._own(node, abs(node.steps)) for node in nodes])}"

    def _own(self, node: nodes.Production, steps: int) -> str:
        return f"votre {production(self.names, node.resource)} de {steps}"

    def gain(self, node: nodes.Gain, card: Card) -> str:
        per = self.amounts.clause(node.amount, card)
        if not per:
            return self.gains([node], card)
        return f"{self.mood('gagner')} {amount(self.names, 1, node.resource)}{per}"

    def gains(self, nodes: list[nodes.Gain], card: Card) -> str:
        gained = [amount(self.names, printed(node.amount), node.resource) for node in nodes]
        return f"{self.mood('gagner')} {listed(gained)}"

    def rating(self, node: nodes.Rating, card: Card) -> str:
        per = self.amounts.clause(node.amount, card)
        return f"{self.mood('augmenter')} votre NT de {1 if per else printed(node.amount)}{per}"

    def raise_(self, node: nodes.Raise, card: Card) -> str:
        name = self.names.parameter(node.which)
        article = "l'" if elides(name) else "la "
        return f"{self.mood('augmenter')} {article}{name} de {count(node.steps, 'cran')}"

    def tile(self, node: nodes.Tile, card: Card) -> str:
        return f"{self.mood('placer')} {tile(self.names, node.tile)}{self._where(node)}"

    def tiles(self, nodes: list[nodes.Tile], card: Card) -> str:
        number = count(len(nodes), "tuile")
        return f"{self.mood('placer')} {number} {self.names.tile(nodes[0].tile)}{self._where(nodes[0])}"

    def _where(self, node: nodes.Tile) -> str:
        ocean = node.tile == OCEAN
        volcanoes = [self.names.space(space) for space, kind in enumerate(SPACE_KINDS) if kind == VOLCANO]
        return {
            tiles.ON_OCEAN_SPACE: "" if ocean else " sur une case réservée aux océans",
            tiles.ON_LAND: " sur une case non réservée aux océans" if ocean else "",
            tiles.AS_CITY: "",
            tiles.AS_GREENERY: "",
            tiles.ISOLATED: " sans aucune autre tuile à côté",
            tiles.ON_VOLCANO: f" sur {listed(volcanoes, 'ou')}",
            tiles.BESIDE_CITY: " à côté d'une cité",
            tiles.BESIDE_GREENERY: " à côté d'une verdure",
            tiles.BESIDE_TWO_CITIES: " à côté d'au moins deux cités",
            tiles.ON_METAL: f" sur {_METAL}",
            tiles.ON_METAL_BESIDE_OWN: f" sur {_METAL}, à côté d'une de vos tuiles",
            tiles.AT_NOCTIS: f" sur {self.names.space('r5c3')}, même à côté d'une autre cité",
            tiles.AT_PHOBOS: f" sur {self.names.space('phobos_space_haven')}, hors de la carte",
            tiles.AT_GANYMEDE: f" sur {self.names.space('ganymede_colony')}, hors de la carte",
        }[node.where]

    def draw(self, node: nodes.Draw, card: Card) -> str:
        return f"{self.mood('piocher')} {count(node.number_drawn, 'carte')}"

    def add_here(self, node: nodes.AddHere, card: Card) -> str:
        return f"{self.mood('ajouter')} {cubes(self.names, node.cubes, card.holds)} sur cette carte"

    def spend_here(self, node: nodes.SpendHere, card: Card) -> str:
        return f"{self.mood('retirer')} {cubes(self.names, node.cubes, card.holds)} de cette carte"

    def lose(self, node: nodes.Lose, card: Card) -> str:
        return f"{self.mood('dépenser')} {amount(self.names, node.amount, node.resource)}"

    def if_tags(self, node: nodes.IfTags, card: Card) -> str:
        then, otherwise = self.clause(node.then, card), self.clause(node.otherwise, card)
        return f"si vous avez au moins {tags(self.names, node.tags, node.tag)}, {then}, sinon {otherwise}"

    def together(self, node: nodes.Together, card: Card) -> str:
        return listed(self.clauses(node.parts, card))

    def then(self, node: nodes.Then, card: Card) -> str:
        return f"{self.clause(node.first, card)}, puis {self.clause(node.second, card)}"

    def covered(self, node: nodes.Covered, card: Card) -> str:
        return f"{self.mood('augmenter')} de 1 votre production du métal que cette tuile recouvre"

    def next_card(self, node: nodes.NextCard, card: Card) -> str:
        modifiers = ModifierClauses(self.names)
        discount = node.modifier == NEXT_DISCOUNT
        return modifiers.next_discount(node.amount) if discount else modifiers.next_tolerance(node.amount)

    def search(self, node: nodes.Search, card: Card) -> str:
        found = f"si elle a un indicateur {self.names.tag(node.tag)}"
        cube = f"ajoutez {cubes(self.names, 1, card.holds)} sur cette carte"
        return f"{self.mood('révéler')} et {self.mood('défausser')} la première carte de la pioche ; {found}, {cube}"

    # ---- with a choice

    def lower_any(self, node: attacks.LowerAny, card: Card) -> str:
        return f"{self.mood('baisser')} de {node.steps} la {production(self.names, node.resource)} d'{_ANY_PLAYER}"

    def remove_any(self, node: attacks.RemoveAny, card: Card) -> str:
        return f"{self._most([node])} à {_ANY_PLAYER}"

    def flood(self, node: attacks.Flood, card: Card) -> str:
        return f"{self._most([node])} au propriétaire d'une tuile voisine"

    def _most(self, removals: list[attacks.RemoveAny]) -> str:
        most = [amount(self.names, node.most, node.resource) for node in removals]
        return f"{self.mood('voler' if removals[0].steal else 'retirer')} jusqu'à {listed(most, 'ou')}"

    def remove_cubes(self, node: attacks.RemoveCubes, card: Card) -> str:
        return f"{self.mood('retirer')} jusqu'à {cubes(self.names, node.most, node.cube)} d'une carte d'{_ANY_PLAYER}"

    def hunt(self, node: attacks.Hunt, card: Card) -> str:
        return f"{self.mood('déplacer')} {cubes(self.names, 1, node.cube)} d'une carte d'{_ANY_PLAYER} sur cette carte"

    def add_any(self, node: choices.AddAny, card: Card) -> str:
        held = cubes(self.names, 2, node.cube).removeprefix("2 ")
        cube = cubes(self.names, node.cubes, node.cube)
        return f"{self.mood('ajouter')} {cube} sur l'une de vos cartes qui accueillent des {held}"

    def add_to_favorite(self, node: choices.AddToFavorite, card: Card) -> str:
        return f"{self.mood('ajouter')} 1 cube sur l'une de vos cartes qui en portent déjà"

    def one_of(self, node: choices.OneOf, card: Card) -> str:
        removals = [part for part in node.parts if isinstance(part, attacks.RemoveAny)]
        if len(removals) == len(node.parts):
            return f"{self._most(removals)} à {_ANY_PLAYER}"
        return alternatives([self.clause(part, card) for part in node.parts])

    def plant_or_cube(self, node: choices.PlantOrCube, card: Card) -> str:
        plant = f"{self.mood('gagner')} 1 plante"
        cube = f"{self.mood('ajouter')} 1 animal ou microbe sur la carte que vous venez de jouer si elle en accueille"
        return alternatives([plant, cube])

    def exchange(self, node: choices.Exchange, card: Card) -> str:
        return "vous pouvez défausser 1 carte de votre main pour en piocher une autre"

    def look(self, node: choices.Look, card: Card) -> str:
        looked = f"{self.mood('regarder')} les {node.seen} premières cartes de la pioche pour en garder {node.keep}"
        return f"{looked}, et {self.mood('défausser')} les autres"

    def look_and_buy(self, node: choices.LookAndBuy, card: Card) -> str:
        price = amount(self.names, choices.CARD_PRICE, MEGACREDITS)
        return f"{self.mood('regarder')} la première carte de la pioche, que vous achetez pour {price} ou défaussez"

    def shift(self, node: choices.Shift, card: Card) -> str:
        origin, target = production(self.names, node.origin), production(self.names, node.target)
        lowered = f"{self.mood('baisser')} votre {origin} d'autant de crans que vous voulez, au moins 1"
        return f"{lowered}, et {self.mood('augmenter')} d'autant votre {target}"

    def sell_energy(self, node: choices.SellEnergy, card: Card) -> str:
        return f"{self.mood('dépenser')} autant d'énergie que vous voulez pour gagner le même nombre de M€"

    def claim(self, node: choices.Claim, card: Card) -> str:
        return f"{self.mood('réserver')} une case libre de terre ferme : vous seul pourrez y placer une tuile"

    def copy_box(self, node: choices.CopyBox, card: Card) -> str:
        box = "l'encadré de production d'une de vos cartes à indicateur bâtiment"
        return f"{self.mood('répéter')} toutes les modifications de {box}"

    def settle(self, node: choices.Settle, card: Card) -> str:
        return f"{self.mood('placer')} {tile(self.names, CITY)}, puis {self.productions([node.production], card)}"


class ModifierClauses:
    """What a card in play changes for its owner."""

    def __init__(self, names: Names) -> None:
        self.names = names

    def _money(self, number: int) -> str:
        return amount(self.names, number, MEGACREDITS)

    def steel_value(self, number: int) -> str:
        return f"chaque unité d'acier vaut pour vous {self._money(number)} de plus"

    def titanium_value(self, number: int) -> str:
        return f"chaque unité de titane vaut pour vous {self._money(number)} de plus"

    def tolerance(self, number: int) -> str:
        return f"vos cartes tolèrent un écart de {count(number, 'cran')} au plus sur leurs {_GLOBAL}"

    def discount(self, number: int) -> str:
        return f"vos cartes coûtent {self._money(number)} de moins à jouer"

    def tag_discount(self, tag: int, number: int) -> str:
        return f"vos cartes à indicateur {self.names.tag(tag)} coûtent {self._money(number)} de moins à jouer"

    def power_plant_discount(self, number: int) -> str:
        return f"le projet standard {self.names.project('power_plant')} vous coûte {self._money(number)} de moins"

    def plants_for_greenery(self, number: int) -> str:
        return f"une verdure vous coûte {PLANTS_FOR_ONE_GREENERY + number} plantes au lieu de {PLANTS_FOR_ONE_GREENERY}"

    def heat_is_money(self, number: int) -> str:
        return "vous pouvez payer avec de la chaleur comme avec des M€, mais pas l'inverse"

    def protected(self, number: int) -> str:
        return "vos adversaires ne peuvent retirer ni vos plantes, ni vos animaux, ni vos microbes"

    def next_discount(self, number: int) -> str:
        less = f"{self._money(number)} de moins"
        return f"la prochaine carte que vous jouez pendant cette génération coûte {less}"

    def next_tolerance(self, number: int) -> str:
        gap = f"un écart de {count(number, 'cran')} au plus"
        return f"la prochaine carte que vous jouez pendant cette génération tolère {gap} sur ses {_GLOBAL}"


def printed(number: Amount) -> int:
    """The number that an amount prints."""
    assert isinstance(number, conditions.Fixed)
    return number.number


def alternatives(clauses: list[str]) -> str:
    """Clauses of which one is chosen.

    >>> alternatives(["gagnez 1 plante", "piochez 1 carte"])
    'gagnez 1 plante, ou piochez 1 carte'
    """
    return ", ou ".join(clauses)
