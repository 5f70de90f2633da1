"""Why an action is refused, and what would be right."""

from marsbox.games.pocket_mars.kinds import DECISION_KINDS
from marsbox.text import every_game
from marsbox.text.pocket_mars.cards import CardTexts
from marsbox.text.pocket_mars.names import Names


class Refusals(every_game.Refusals):
    """A method for every code of a reason, which takes the reason's numbers."""

    def __init__(self, names: Names, cards: CardTexts) -> None:
        super().__init__(names.speaker, names.player, DECISION_KINDS)
        self.names = names
        self.cards = cards

    def not_possible(self, kind: int) -> str:
        question = self.speaker.phrase(f"question-{DECISION_KINDS[kind]}")
        return self.speaker.say("refused-not_possible", question=question)

    def no_colonist_on_earth(self) -> str:
        return self.speaker.say("refused-no_colonist_on_earth")

    def not_in_hand(self, card: int) -> str:
        return self._about_card("not_in_hand", card)

    def already_chosen(self, card: int) -> str:
        return self._about_card("already_chosen", card)

    def not_in_module(self, card: int) -> str:
        return self._about_card("not_in_module", card)

    def not_yours(self, card: int) -> str:
        return self._about_card("not_yours", card)

    def hand_only(self, card: int) -> str:
        return self._about_card("hand_only", card)

    def not_looked_at(self, card: int) -> str:
        return self._about_card("not_looked_at", card)

    def not_in_pack(self, card: int) -> str:
        return self._about_card("not_in_pack", card)

    def nothing_to_do(self, card: int) -> str:
        return self._about_card("nothing_to_do", card)

    def _about_card(self, code: str, card: int) -> str:
        return self.speaker.say(f"refused-{code}", card=self.names.card(card))

    def own_module(self, owner: int, slot: int) -> str:
        return self.speaker.say("refused-own_module")

    def no_such_module_card(self, owner: int, slot: int) -> str:
        if self.names.players and owner >= max(2, len(self.names.players)):
            return self.speaker.say("refused-no_such_player", seat=owner)
        return self.speaker.say("refused-no_such_module_card", player=self.names.player(owner), place=slot + 1)

    def condition_not_met(self, card: int) -> str:
        action = self.cards.hand(card)
        return self.speaker.say("refused-condition_not_met", card=self.names.card(card), action=action)

    def not_enough_energy(self, card: int, cost: int, energy: int) -> str:
        return self.speaker.say("refused-not_enough_energy", card=self.names.card(card), cost=cost, energy=energy)
