"""What a move brings, in a sentence each."""

from marsbox.games.pocket_mars.scoring import IN_ONE, IN_TWO
from marsbox.text.pocket_mars.names import Names


class Benefits:
    """A method for every code of a benefit, which takes its numbers."""

    def __init__(self, names: Names) -> None:
        self.names = names
        self.say = names.speaker.say

    def all_buildings(self, points: int) -> str:
        return self.say("benefit-all_buildings", points=points)

    def four_in_one(self, building: int, points: int) -> str:
        return self.say("benefit-four_in_one", building=self.names.building(building), points=points)

    def launched(self, number: int) -> str:
        return self.say("benefit-launched", count=number)

    def reached(self, building: int, reached: int) -> str:
        return self.say("benefit-reached", building=self.names.building(building), reached=reached)

    def landed(self, building: int, number: int) -> str:
        return self.say("benefit-landed", building=self.names.building(building), count=number)

    def promoted(self, building: int) -> str:
        return self.say("benefit-promoted", building=self.names.building(building), points=IN_TWO, before=IN_ONE)

    def energy(self, number: int) -> str:
        return self.say("benefit-energy", count=number)

    def most_energy(self, number: int) -> str:
        return self.say("benefit-most_energy", count=number)

    def ready(self, card: int, building: int) -> str:
        return self.say("benefit-ready", card=self.names.card(card), building=self.names.building(building))

    def rival_points(self, rival: int, points: int) -> str:
        return self.say("benefit-rival_points", player=self.names.player(rival), points=points)
