"""What a move brings, in a sentence each."""

from collections.abc import Sequence

from marsbox.games.terraforming_mars.state import PLANTS, STEEL, TITANIUM
from marsbox.text.terraforming_mars.names import Names
from marsbox.text.terraforming_mars.things import amount, counted_cards, cubes, production, quoted, tag
from marsbox.words import Phrase


class Benefits:
    """A method for every code of a benefit, which takes its numbers."""

    def __init__(self, names: Names) -> None:
        self.names = names
        self._say = names.speaker.say
        self._phrase = names.speaker.phrase

    def _amounts(self, numbers: Sequence[int]) -> list[Phrase]:
        """So much of each resource of which there is any."""
        return [amount(self.names, number, resource) for resource, number in enumerate(numbers) if number > 0]

    # ---- production, rating, points

    def production(self, generations: int, *changes: int) -> str:
        less = self._amounts([-change for change in changes])
        return self._say("benefit-production", generations=generations, more=self._amounts(changes), less=less)

    def rating(self, steps: int) -> str:
        return self._say("benefit-rating", steps=steps)

    def parameters(self, steps: int, left: int) -> str:
        return self._say("benefit-parameters", steps=steps, left=left)

    def points(self, points: int) -> str:
        return self._say("benefit-points", points=points)

    def milestone(self, milestone: int, points: int) -> str:
        return self._say("benefit-milestone", milestone=self.names.milestone(milestone), points=points)

    def award(self, award: int, points: int) -> str:
        return self._say("benefit-award", award=self.names.award(award), points=points)

    def milestone_ready(self, milestone: int) -> str:
        return self._say("benefit-milestone_ready", milestone=self.names.milestone(milestone))

    def towards_milestone(self, milestone: int, has: int, needed: int) -> str:
        name = self.names.milestone(milestone)
        return self._say("benefit-towards_milestone", milestone=name, has=has, needed=needed)

    # ---- cards

    def action(self, card: int) -> str:
        return self._say("benefit-action", card=quoted(self.names, card))

    def effect(self, card: int) -> str:
        return self._say("benefit-effect", card=quoted(self.names, card))

    def cubes(self, card: int, number: int) -> str:
        added = cubes(self.names, number, self.names.printed(card).holds)
        return self._say("benefit-cubes", cubes=added, card=quoted(self.names, card))

    def discount(self, by: int) -> str:
        return self._say("benefit-discount", by=by)

    def tag_discount(self, by: int, kind: int) -> str:
        return self._say("benefit-tag_discount", by=by, tag=tag(self.names, kind))

    def metal_value(self, by: int, metal: int) -> str:
        return self._say("benefit-metal_value", by=by, metal=self.names.resource(metal))

    def cheaper_greenery(self, plants: int) -> str:
        return self._say("benefit-cheaper_greenery", amount=amount(self.names, plants, PLANTS))

    def cards(self, number: int) -> str:
        return self._say("benefit-cards", cards=counted_cards(self.names, number))

    # ---- resources and money

    def resources(self, *gained: int) -> str:
        return self._say("benefit-resources", gained=self._amounts(gained))

    def metal(self, steel: int, titanium: int, worth: int) -> str:
        metals = ((steel, STEEL), (titanium, TITANIUM))
        spent = [amount(self.names, number, metal) for number, metal in metals if number]
        return self._say("benefit-metal", spent=spent, worth=worth)

    def saves(self, money: int) -> str:
        return self._say("benefit-saves", money=money)

    def saves_for(self, card: int, price: int) -> str:
        return self._say("benefit-saves_for", card=quoted(self.names, card), price=price)

    def nothing_left(self) -> str:
        return self._say("benefit-nothing_left")

    # ---- rivals

    def rival_production(self, rival: int, resource: int, steps: int) -> str:
        lowered = production(self.names, resource)
        return self._say("benefit-rival_production", player=self.names.player(rival), production=lowered, steps=steps)

    def rival_resources(self, rival: int, resource: int, number: int) -> str:
        lost = amount(self.names, number, resource)
        return self._say("benefit-rival_resources", player=self.names.player(rival), amount=lost)

    def rival_cubes(self, rival: int, card: int, number: int) -> str:
        lost = cubes(self.names, number, self.names.printed(card).holds)
        player = self.names.player(rival)
        return self._say("benefit-rival_cubes", player=player, cubes=lost, card=quoted(self.names, card))

    # ---- cards that are bought

    def start_production(self, *produced: int) -> str:
        return self._say("benefit-start_production", produced=self._amounts(produced))

    def promise(self, cards: int, rating: int, points: int, *produced: int) -> str:
        gains = []
        if any(produced):
            gains.append(self._phrase("promised-production", produced=self._amounts(produced)))
        if rating:
            gains.append(self._phrase("promised-rating", steps=rating))
        if points:
            gains.append(self._phrase("promised-points", points=points))
        return self._say("benefit-promise", cards=cards, gains=gains)

    def metal_pays(self, metal: int, cards: int, of: int) -> str:
        return self._say("benefit-metal_pays", metal=self.names.resource(metal), cards=cards, of=of)

    def buys_nothing(self, money: int) -> str:
        return self._say("benefit-buys_nothing", money=money)
