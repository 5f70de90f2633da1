"""A decision together with the view of the seat that owes it: all that prompts and options may speak of."""

from typing import Any, Final

from marsbox.core.contract import Decision, View
from marsbox.games.terraforming_mars.attacks import LowerAny, RemoveAny, RemoveCubes
from marsbox.games.terraforming_mars.board import BONUSES, CARD_BONUS, NEIGHBOURS, SPACE_IDS
from marsbox.games.terraforming_mars.model import NODES, Action, Node
from marsbox.games.terraforming_mars.state import (
    NONE,
    PLANTS_FOR_GREENERY,
    STEEL,
    STEEL_VALUE,
    TITANIUM_VALUE,
)
from marsbox.games.terraforming_mars.vocabulary import NODE_NAMES
from marsbox.text.terraforming_mars.names import Names

# what a modifier is worth before any card changes it
_BEFORE: Final = {STEEL_VALUE: 2, TITANIUM_VALUE: 3, PLANTS_FOR_GREENERY: 8}


class Question:
    """What a seat is asked, and what it sees; `reader` is the seat that is called you."""

    def __init__(self, names: Names, kinds: tuple[str, ...], view: View, decision: Decision, reader: int) -> None:
        self.names = names
        self.view = view
        self.kind = kinds[decision.kind]
        self.seat = decision.seat
        self.reader = reader
        self.subject = decision.subject

    # ---- the player

    @property
    def own(self) -> dict[str, Any]:
        """What the view tells of the player who is asked."""
        own: dict[str, Any] = self.view["seats"][self.seat]
        return own

    def modifier(self, which: int) -> int:
        """What the own cards in play make of a modifier."""
        played = [self.names.printed(entry["card"]) for entry in self.own["played"]]
        return _BEFORE.get(which, 0) + sum(by for card in played for kind, by in card.modifiers if kind == which)

    @property
    def greenery_plants(self) -> int:
        """The plants that become a greenery."""
        return self.modifier(PLANTS_FOR_GREENERY)

    def metal_value(self, metal: int) -> int:
        """What a cube of steel or titanium is worth."""
        return self.modifier(STEEL_VALUE if metal == STEEL else TITANIUM_VALUE)

    def project_price(self, project: str) -> int:
        """What a standard project costs."""
        price: int = self.view["projects"][project]
        return price

    def price(self, card: str) -> int:
        """What a card of the own hand costs now."""
        price: int = self.view["prices"][card]
        return price

    # ---- questions to everyone

    @property
    def chosen_corporation(self) -> str:
        """The corporation that the seat has chosen, while it buys its first cards."""
        corporation: str = self.view["answers"][0]["corporation"]
        return corporation

    @property
    def money_left(self) -> int:
        """The money that is left for cards, after those chosen so far."""
        chosen = [answer for answer in self.view["answers"] if "keep" in answer]
        budget: dict[str, int] = self.view["budget"]
        return budget["money"] - budget["price"] * len(chosen)

    @property
    def next_drafter(self) -> int:
        """Who gets the cards that are passed on: the left neighbour in even generations, the right one in odd ones."""
        step = 1 if self.view["generation"] % 2 == 0 else -1
        return (self.seat + step) % int(self.view["players"])

    # ---- what asks

    @property
    def card(self) -> str | None:
        """The card that asks."""
        card: str | None = self.view["asked"]["card"]
        return card

    @property
    def node(self) -> Node:
        """The node that asks."""
        return NODES[NODE_NAMES.number(self.view["asked"]["node"])]

    @property
    def left(self) -> int:
        """The number that the node remembers: how many cards it still lets keep, for example."""
        left: int = self.view["asked"]["left"]
        return left

    @property
    def bill(self) -> int:
        """What is left to pay."""
        bill: int = self.view["asked"]["price"]
        return bill

    def effect(self, index: int) -> tuple[Node, str]:
        """A pending effect, and the card that it comes from or is about."""
        item = self.view["asked"]["effects"][index]
        return NODES[NODE_NAMES.number(item["node"])], item["card"]

    def alternative(self, index: int) -> Action:
        """A way to use the action of the card in question."""
        return self.names.printed(self.subject).action[index]

    @property
    def lowered(self) -> LowerAny:
        """The node that lowers somebody's production."""
        node = self.node
        assert isinstance(node, LowerAny)
        return node

    @property
    def removal(self) -> RemoveAny:
        """The node that takes resources from somebody."""
        node = self.node
        assert isinstance(node, RemoveAny)
        return node

    @property
    def takes_cubes(self) -> bool:
        """Whether the node takes cubes of a card, not resources."""
        return isinstance(self.node, RemoveCubes)

    @property
    def target(self) -> int:
        """The seat, or the card, that was chosen in the question before."""
        return self.left - 1

    # ---- the table

    def resource(self, seat: int, resource: str) -> int:
        """How much of a resource a player has."""
        number: int = self.view["seats"][seat]["resources"][resource]
        return number

    def production(self, seat: int, resource: str) -> int:
        """A player's production of a resource."""
        number: int = self.view["seats"][seat]["production"][resource]
        return number

    def owner(self, card: str) -> int:
        """Who has a card in play."""
        for entry in self.view["seats"]:
            if any(played["card"] == card for played in entry["played"]):
                return int(entry["seat"])
        return NONE

    def cubes(self, card: str) -> int:
        """The cubes on a card in play."""
        played = [entry for seat in self.view["seats"] for entry in seat["played"]]
        return next((int(entry["cubes"]) for entry in played if entry["card"] == card), 0)

    def bonuses(self, space: str) -> list[tuple[int, int]]:
        """The resources that a tile on a space brings at once."""
        return [(resource, number) for resource, number in BONUSES[SPACE_IDS.index(space)] if resource != CARD_BONUS]

    def cards_there(self, space: str) -> int:
        """The cards that a tile on a space brings."""
        return sum(number for resource, number in BONUSES[SPACE_IDS.index(space)] if resource == CARD_BONUS)

    def oceans_beside(self, space: str) -> int:
        """How many oceans lie beside a space."""
        oceans = {tile["space"] for tile in self.view["tiles"] if tile["tile"] == "ocean"}
        return sum(SPACE_IDS[other] in oceans for other in NEIGHBOURS[SPACE_IDS.index(space)])
