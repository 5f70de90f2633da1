"""The steps of a plan, each in words that make sense without the question."""

from typing import Final

from marsbox.games.terraforming_mars.attacks import Hunt
from marsbox.games.terraforming_mars.choices import AddAny
from marsbox.games.terraforming_mars.projects import HEAT_FOR_TEMPERATURE
from marsbox.games.terraforming_mars.state import ENERGY, HEAT, PLANTS
from marsbox.text.terraforming_mars.options import ShortOptions, chosen_clause
from marsbox.text.terraforming_mars.question import Question
from marsbox.text.terraforming_mars.things import amount, brings, cubes, production, quoted, tile

PAYING: Final = ("steel", "titanium", "heat")


class Steps(ShortOptions):
    """A method for every verb; what says enough in a few words is told as an option is."""

    # ---- the board

    def place(self, q: Question, space: str) -> str:
        where, bonuses = self.names.space(space), brings(q, space)
        if q.kind == "claim":
            return self._say("planned-claim", space=where)
        return self._say("planned-place", tile=tile(self.names, q.subject), space=where, bonuses=bonuses)

    def project(self, q: Question, project: str) -> str:
        return self._say("planned-project", project=self.names.project(project), price=q.project_price(project))

    def milestone(self, q: Question, milestone: str) -> str:
        return self._say("planned-milestone", milestone=self.names.milestone(milestone))

    def award(self, q: Question, award: str) -> str:
        return self._say("planned-award", award=self.names.award(award), price=q.view["award_price"])

    def convert_plants(self, q: Question, content: bool) -> str:
        return self._say("planned-convert_plants", amount=amount(self.names, q.greenery_plants, PLANTS))

    def convert_heat(self, q: Question, content: bool) -> str:
        return self._say("planned-convert_heat", amount=amount(self.names, HEAT_FOR_TEMPERATURE, HEAT))

    # ---- effects of cards

    def pick(self, q: Question, card: str) -> str:
        name = quoted(self.names, card)
        if q.kind == "copy":
            return self._say("planned-copy", card=name)
        node, kind = q.node, self.names.printed(card).holds
        if q.kind == "cubes":
            added = node.cubes if isinstance(node, AddAny) else 1
            return self._say("planned-add_cubes", cubes=cubes(self.names, added, kind), card=name)
        if isinstance(node, Hunt):
            return self._say("planned-take_cubes", cubes=cubes(self.names, 1, kind), card=name)
        return self._say("planned-remove_cubes", card=name)

    def target(self, q: Question, seat: int) -> str:
        own = "_own" if seat == q.reader else ""
        player = self.names.player(seat)
        if q.kind == "production_target":
            lowered = production(self.names, q.lowered.resource)
            return self._say(f"planned-lower{own}", player=player, production=lowered)
        return self._say(f"planned-target{own}", player=player)

    def option(self, q: Question, number: int) -> str:
        if chosen_clause(q, self.texts, number) is not None:
            return super().option(q, number)
        if number == 0:
            return self._say("planned-take_plant", amount=amount(self.names, 1, PLANTS))
        card = self.names.printed(q.subject)
        return self._say("planned-add_cubes", cubes=cubes(self.names, 1, card.holds), card=quoted(self.names, card.id))

    def next(self, q: Question, index: int) -> str:
        node, card = q.effect(index)
        return self._say("planned-next", card=self.names.card(card), effect=self.texts.node(node, card))

    # ---- amounts

    def amount(self, q: Question, number: int) -> str:
        if q.kind in PAYING:
            return self._paid(q.kind, number)
        if q.kind == "swap":
            return self._say("planned-swap", steps=number)
        if q.kind == "energy":
            return self._say("planned-energy", amount=amount(self.names, number, ENERGY), money=number)
        return self._removed(q, number)

    def _paid(self, resource: str, number: int) -> str:
        """What a card is paid with besides money."""
        if number == 0:
            return self._say("planned-pay_money")
        return self._say("planned-pay", amount=amount(self.names, number, resource))

    def _removed(self, q: Question, number: int) -> str:
        if q.takes_cubes:
            removed = cubes(self.names, number, self.names.printed(q.target).holds)
            return self._say("planned-take_cubes", cubes=removed, card=quoted(self.names, q.target))
        removed = amount(self.names, number, q.removal.resource)
        own = "_own" if q.target == q.reader else ""
        return self._say(f"planned-remove{own}", amount=removed, player=self.names.player(q.target))
