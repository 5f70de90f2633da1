"""Why an action is refused, and what would be right."""

from marsbox.games.mission_red_planet.kinds import DECISION_KINDS
from marsbox.text import english
from marsbox.text.english import count
from marsbox.text.mission_red_planet.en.terms import QUESTIONS
from marsbox.text.mission_red_planet.en.things import quoted
from marsbox.text.mission_red_planet.names import Names


class Refusals(english.Refusals):
    """A method for every code of a reason, which takes the reason's numbers."""

    def __init__(self, names: Names) -> None:
        super().__init__(names.player, [QUESTIONS[kind] for kind in DECISION_KINDS])
        self.names = names

    def may_not_skip(self, kind: int) -> str:
        return f"You can't decline here: you have to {self.questions[kind]}."

    def not_dealt(self, card: int) -> str:
        return f"{quoted(self.names, card)} is not among the cards you were dealt; keep one of those."

    def not_in_hand(self, character: int) -> str:
        return f"You have already played the {self.names.character(character)}; choose a character from your hand."

    def no_ship(self, slot: int) -> str:
        return f"There is no ship {slot + 1} now; choose one that is there."

    def took_off(self, slot: int) -> str:
        return f"Ship {slot + 1} has taken off; choose one on the ground."

    def too_few_seats(self, slot: int, free: int, needed: int) -> str:
        seats = count(free, "free seat")
        return f"Ship {slot + 1} has {seats}, and {needed} are needed; choose another ship."

    def same_ship(self, slot: int) -> str:
        return f"Your first astronaut has boarded ship {slot + 1}; the second one has to board another ship."

    def no_token_left(self, zone: int) -> str:
        return f"Both destination tokens of {self.names.zone(zone)} lie on ships; choose another zone."

    def nobody_there(self, zone: int) -> str:
        return f"You have no astronaut in {self.names.zone(zone)}; choose a zone where you have one."

    def no_border(self, origin: int, target: int) -> str:
        start, end = self.names.zone(origin), self.names.zone(target)
        if origin == target:
            return f"A move leads to a neighbouring zone, not from {start} to {end}."
        return f"{start} and {end} are no neighbours; a move leads to a neighbouring zone."

    def no_events_left(self) -> str:
        return "The event pile is empty; look at a discovery or decline."

    def no_discovery(self, zone: int) -> str:
        return f"There is no discovery beside {self.names.zone(zone)}; choose a zone that has one."

    def discovery_there(self, zone: int) -> str:
        return f"There is a discovery beside {self.names.zone(zone)} already; choose an outer zone without one."

    def central_zone(self, zone: int) -> str:
        return f"{self.names.zone(zone)} is a central zone; here you have to choose an outer one."

    def no_target(self, victim: int, zone: int) -> str:
        player, place = self.names.player(victim), self.names.zone(zone)
        return f"{player} has no astronaut in {place}; choose an astronaut that is there."

    def same_destination(self, slot: int, zone: int) -> str:
        return f"Ship {slot + 1} flies to {self.names.zone(zone)} already; choose another destination."

    def own_astronaut(self) -> str:
        return "That is your own astronaut; choose one of another player."

    def nobody_aboard(self, slot: int) -> str:
        return f"You have no astronaut aboard ship {slot + 1}; choose a ship where you have one."

    def no_target_aboard(self, victim: int, slot: int) -> str:
        return f"{self.names.player(victim)} has no astronaut aboard ship {slot + 1}; choose one that is there."
