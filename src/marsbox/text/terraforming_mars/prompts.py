"""What a player is asked."""

from typing import Final

from marsbox.games.terraforming_mars.attacks import Hunt, RemoveCubes
from marsbox.games.terraforming_mars.choices import CARD_PRICE, AddAny, OneOf, PlantOrCube
from marsbox.games.terraforming_mars.state import PLANTS, RESOURCES, STEEL, TITANIUM
from marsbox.text.terraforming_mars.names import Names
from marsbox.text.terraforming_mars.question import Question
from marsbox.text.terraforming_mars.things import amount, cubes, production, quoted, tile

METALS: Final = {"steel": STEEL, "titanium": TITANIUM}


class Prompts:
    """A sentence for every kind of decision. It says which card asks."""

    def __init__(self, names: Names) -> None:
        self.names = names
        self._say = names.speaker.say

    # ---- questions to everyone

    def corporation(self, q: Question) -> str:
        return self._say("prompt-corporation")

    def buy_start(self, q: Question) -> str:
        whom = self.names.card(q.chosen_corporation)
        return self._say("prompt-buy_start", corporation=whom, price=CARD_PRICE, money=q.money_left)

    def draft(self, q: Question) -> str:
        others = len(q.view["offered"]) - 1
        return self._say("prompt-draft", others=others, player=self.names.player(q.next_drafter))

    def buy(self, q: Question) -> str:
        return self._say("prompt-buy", price=CARD_PRICE, money=q.money_left)

    # ---- a turn

    def turn(self, q: Question) -> str:
        return self._say("prompt-second_action" if q.view["actions_left"] == 1 else "prompt-turn")

    def sell(self, q: Question) -> str:
        return self._say("prompt-sell")

    def alternative(self, q: Question) -> str:
        return self._for(q, "alternative")

    def final_greenery(self, q: Question) -> str:
        return self._say("prompt-final_greenery", amount=amount(self.names, q.greenery_plants, PLANTS))

    # ---- paying

    def steel(self, q: Question) -> str:
        return self._metal(q)

    def titanium(self, q: Question) -> str:
        return self._metal(q)

    def _metal(self, q: Question) -> str:
        metal = self.names.resource(q.kind)
        return self._for(q, "metal", bill=q.bill, metal=metal, worth=q.metal_value(METALS[q.kind]))

    def heat(self, q: Question) -> str:
        return self._for(q, "heat", bill=q.bill)

    # ---- effects

    def order(self, q: Question) -> str:
        return self._say("prompt-order")

    def space(self, q: Question) -> str:
        return self._for(q, "space", tile=tile(self.names, q.subject))

    def claim(self, q: Question) -> str:
        return self._for(q, "claim")

    def production_target(self, q: Question) -> str:
        lowered = production(self.names, q.lowered.resource)
        return self._for(q, "production_target", production=lowered, steps=q.lowered.steps)

    def remove(self, q: Question) -> str:
        most = amount(self.names, q.removal.most, q.removal.resource)
        return self._for(q, "steal" if q.removal.steal else "remove", amount=most)

    def amount(self, q: Question) -> str:
        if q.takes_cubes:
            return self._for(q, "amount_cubes", card=quoted(self.names, q.target))
        how = "steal" if q.removal.steal else "remove"
        resource = self.names.speaker.phrase(f"how_much-{RESOURCES[q.removal.resource]}")
        if q.target == q.seat:
            return self._for(q, f"amount_own_{how}", resource=resource)
        return self._for(q, f"amount_{how}", resource=resource, player=self.names.player(q.target))

    def remove_cubes(self, q: Question) -> str:
        node = q.node
        if isinstance(node, Hunt):
            return self._for(q, "hunt", cubes=cubes(self.names, 1, node.cube))
        assert isinstance(node, RemoveCubes)
        return self._for(q, "remove_cubes", cubes=cubes(self.names, node.most, node.cube))

    def cubes(self, q: Question) -> str:
        node = q.node
        if isinstance(node, AddAny):
            return self._for(q, "cubes", cubes=cubes(self.names, node.cubes, node.cube))
        return self._for(q, "another_cube")

    def option(self, q: Question) -> str:
        node = q.node
        if isinstance(node, OneOf) and node.optional:
            return self._for(q, "optional")
        return self._for(q, "plant_or_cube" if isinstance(node, PlantOrCube) else "option")

    def copy(self, q: Question) -> str:
        return self._for(q, "copy")

    def look(self, q: Question) -> str:
        return self._for(q, "look", left=q.left)

    def buy_looked(self, q: Question) -> str:
        return self._for(q, "buy_looked", price=CARD_PRICE)

    def exchange(self, q: Question) -> str:
        return self._for(q, "exchange")

    def swap(self, q: Question) -> str:
        return self._for(q, "swap")

    def energy(self, q: Question) -> str:
        return self._for(q, "energy")

    def _for(self, q: Question, task: str, /, **facts: object) -> str:
        """What to do, and which card asks for it."""
        what = self.names.speaker.phrase(f"task-{task}", **facts)
        if q.card is None:
            return self._say("sentence", clause=what)
        return self._say("prompt-for_card", card=self.names.card(q.card), task=what)
