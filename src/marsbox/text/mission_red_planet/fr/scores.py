"""The score sheet, and how the game ended."""

from marsbox.core.contract import Outcome
from marsbox.text.french import listed, victory
from marsbox.text.mission_red_planet.fr.things import tokens
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
        most = "Le plus de jetons de glace"
        return most if tied == 1 else f"{most}, partagé entre {tied} joueurs"

    def resource_token(self, *zones: int) -> str:
        what = "Tuile de ressource" if len(zones) == 1 else "Tuiles de ressource"
        return f"{what} : {listed([self.names.zone(zone) for zone in zones])}"

    def discovery(self, zone: int, card: int) -> str:
        return f"{self.names.card(card)} ({self.names.zone(zone)})"

    def bonus(self, card: int) -> str:
        return self.names.card(card)

    def bonus_tokens(self, card: int, resource: int, number: int) -> str:
        counted = "compté" if number == 1 else "comptés"
        return f"{self.names.card(card)} : {tokens(self.names, number, resource)}, {counted} plus haut"

    def summary(self, outcome: Outcome) -> str:
        """Who won, and with how many points."""
        winners = [seat for seat, rank in enumerate(outcome.ranks) if rank == 1]
        return victory([self.names.player(seat) for seat in winners], outcome.scores[winners[0]])
