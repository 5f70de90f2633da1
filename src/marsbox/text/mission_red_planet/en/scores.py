"""The score sheet, and how the game ended."""

from marsbox.core.contract import Outcome
from marsbox.text.english import listed, victory
from marsbox.text.mission_red_planet.en.things import tokens
from marsbox.text.mission_red_planet.names import Names


class Scores:
    """A method for every code of a score item, which takes the item's numbers."""

    def __init__(self, names: Names) -> None:
        self.names = names

    def ice(self, number: int) -> str:
        return tokens(self.names, number, "ice")

    def sylvanite(self, number: int) -> str:
        return tokens(self.names, number, "sylvanite")

    def celerium(self, number: int) -> str:
        return tokens(self.names, number, "celerium")

    def ice_bonus(self, tied: int) -> str:
        return "Most ice tokens" if tied == 1 else f"Most ice tokens, shared by {tied} players"

    def resource_token(self, *zones: int) -> str:
        what = "Resource token" if len(zones) == 1 else "Resource tokens"
        return f"{what} of {listed([self.names.zone(zone) for zone in zones])}"

    def discovery(self, zone: int, card: int) -> str:
        return f"{self.names.card(card)} ({self.names.zone(zone)})"

    def bonus(self, card: int) -> str:
        return self.names.card(card)

    def bonus_tokens(self, card: int, resource: int, number: int) -> str:
        return f"{self.names.card(card)}: {tokens(self.names, number, resource)}, counted above"

    def summary(self, outcome: Outcome) -> str:
        """Who won, and with how many points."""
        winners = [seat for seat, rank in enumerate(outcome.ranks) if rank == 1]
        return victory([self.names.player(seat) for seat in winners], outcome.scores[winners[0]])
