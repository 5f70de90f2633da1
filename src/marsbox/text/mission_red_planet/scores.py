"""The score sheet, and how the game ended."""

from marsbox.core.contract import Outcome
from marsbox.text.every_game import victory
from marsbox.text.mission_red_planet.names import Names


class Scores:
    """A method for every code of a score item, which takes the item's numbers."""

    def __init__(self, names: Names) -> None:
        self.names = names
        self._say = names.speaker.say

    def ice(self, number: int) -> str:
        return str(self.names.tokens(number, "ice"))

    def sylvanite(self, number: int) -> str:
        return str(self.names.tokens(number, "sylvanite"))

    def celerium(self, number: int) -> str:
        return str(self.names.tokens(number, "celerium"))

    def ice_bonus(self, tied: int) -> str:
        return self._say("score-ice_bonus") if tied == 1 else self._say("score-ice_bonus_shared", tied=tied)

    def resource_token(self, *zones: int) -> str:
        return self._say("score-resource_token", zones=[self.names.zone(zone) for zone in zones])

    def discovery(self, zone: int, card: int) -> str:
        return self._say("score-discovery", card=self.names.card(card), zone=self.names.zone(zone))

    def bonus(self, card: int) -> str:
        return str(self.names.card(card))

    def bonus_tokens(self, card: int, resource: int, number: int) -> str:
        tokens = self.names.tokens(number, resource)
        return self._say("score-bonus_tokens", card=self.names.card(card), tokens=tokens, number=number)

    def summary(self, outcome: Outcome) -> str:
        """Who won, and with how many points."""
        winners = [seat for seat, rank in enumerate(outcome.ranks) if rank == 1]
        players = [self.names.player(seat) for seat in winners]
        return victory(self.names.speaker, players, outcome.scores[winners[0]])
