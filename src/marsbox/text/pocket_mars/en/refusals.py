"""Why an action is refused, and what would be right."""

from marsbox.games.pocket_mars.kinds import DECISION_KINDS
from marsbox.text import english
from marsbox.text.english import possessive
from marsbox.text.pocket_mars.en.cards import CardTexts
from marsbox.text.pocket_mars.en.terms import QUESTIONS
from marsbox.text.pocket_mars.names import Names


class Refusals(english.Refusals):
    """A method for every code of a reason, which takes the reason's numbers."""

    def __init__(self, names: Names, cards: CardTexts) -> None:
        super().__init__(names.player, [QUESTIONS[kind] for kind in DECISION_KINDS])
        self.names = names
        self.cards = cards

    def not_possible(self, kind: int) -> str:
        return f"That choice is not possible now: you have to {self.questions[kind]}, among those offered."

    def no_colonist_on_earth(self) -> str:
        return "You have no colonist left on Earth to launch; take another action."

    def not_in_hand(self, card: int) -> str:
        return f"{self.names.card(card)} is not in your hand; choose a card that is."

    def already_chosen(self, card: int) -> str:
        return f"You have already chosen {self.names.card(card)}; choose another card."

    def not_in_module(self, card: int) -> str:
        return f"{self.names.card(card)} is not in your module; choose one of the cards there."

    def not_yours(self, card: int) -> str:
        return f"{self.names.card(card)} is not yours; choose one of your own cards."

    def hand_only(self, card: int) -> str:
        return f"{self.names.card(card)} lies in your module; here you have to choose a card of your hand."

    def not_looked_at(self, card: int) -> str:
        return f"{self.names.card(card)} is not among the cards you are looking at; keep one of those."

    def not_in_pack(self, card: int) -> str:
        return f"{self.names.card(card)} is not in the pack before you; keep a card of that pack."

    def own_module(self, owner: int, slot: int) -> str:
        return "That is your own module; play its cards as your own, or choose a card of another player's module."

    def no_such_module_card(self, owner: int, slot: int) -> str:
        if self.names.players and owner >= max(2, len(self.names.players)):
            return f"There is no player in seat {owner}; choose a card in another player's module."
        module = f"{possessive(self.names.player(owner))} module"
        return f"There is no card in place {slot + 1} of {module}; choose a card that lies there."

    def condition_not_met(self, card: int) -> str:
        text = self.cards.hand(card)
        return f"The condition of {self.names.card(card)} is not met: {text}. Choose another action."

    def not_enough_energy(self, card: int, cost: int, energy: int) -> str:
        return f"{self.names.card(card)} costs {cost} energy and you have {energy}; choose another action."

    def nothing_to_do(self, card: int) -> str:
        return f"{self.names.card(card)} could do nothing now, so its hand action can't be used; choose another action."
