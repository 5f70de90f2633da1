"""Why an action is refused, and what would be right."""

from marsbox.games.pocket_mars.kinds import DECISION_KINDS
from marsbox.text import french
from marsbox.text.french import of
from marsbox.text.pocket_mars.fr.cards import CardTexts, energy
from marsbox.text.pocket_mars.fr.terms import QUESTIONS
from marsbox.text.pocket_mars.names import Names


class Refusals(french.Refusals):
    """A method for every code of a reason, which takes the reason's numbers."""

    def __init__(self, names: Names, cards: CardTexts) -> None:
        super().__init__(names.player, [QUESTIONS[kind] for kind in DECISION_KINDS])
        self.names = names
        self.cards = cards

    def not_possible(self, kind: int) -> str:
        task = self.questions[kind]
        return f"Ce choix n'est pas possible maintenant : il faut {task}, parmi ce qui est proposé."

    def no_colonist_on_earth(self) -> str:
        return "Vous n'avez plus de colon à embarquer sur Terre ; effectuez une autre action."

    def not_in_hand(self, card: int) -> str:
        return f"{self.names.card(card)} n'est pas dans votre main ; choisissez une carte qui s'y trouve."

    def already_chosen(self, card: int) -> str:
        return f"Vous avez déjà choisi {self.names.card(card)} ; choisissez une autre carte."

    def not_in_module(self, card: int) -> str:
        return f"{self.names.card(card)} n'est pas dans votre Module ; choisissez une carte qui s'y trouve."

    def not_yours(self, card: int) -> str:
        return f"{self.names.card(card)} n'est pas à vous ; choisissez une de vos cartes."

    def hand_only(self, card: int) -> str:
        return f"{self.names.card(card)} est dans votre Module ; il faut ici choisir une carte de votre main."

    def not_looked_at(self, card: int) -> str:
        return f"{self.names.card(card)} n'est pas parmi les cartes que vous regardez ; gardez l'une de celles-ci."

    def not_in_pack(self, card: int) -> str:
        return f"{self.names.card(card)} n'est pas dans le paquet devant vous ; gardez une carte de ce paquet."

    def own_module(self, owner: int, slot: int) -> str:
        return (
            "C'est votre propre Module ; jouez ses cartes comme les vôtres, ou choisissez une carte du Module d'un "
            "autre joueur."
        )

    def no_such_module_card(self, owner: int, slot: int) -> str:
        if self.names.players and owner >= max(2, len(self.names.players)):
            return f"Il n'y a pas de joueur à la place {owner} ; choisissez une carte du Module d'un autre joueur."
        module = f"Module {of(self.names.player(owner))}"
        return f"Il n'y a pas de carte à l'emplacement {slot + 1} du {module} ; choisissez une carte qui s'y trouve."

    def condition_not_met(self, card: int) -> str:
        text = self.cards.hand(card)
        name = self.names.card(card)
        return f"La condition de la carte {name} n'est pas remplie : {text}. Choisissez une autre action."

    def not_enough_energy(self, card: int, cost: int, own: int) -> str:
        card_name = self.names.card(card)
        return f"{card_name} coûte {energy(cost)} et vous en avez {own} ; choisissez une autre action."

    def nothing_to_do(self, card: int) -> str:
        return (
            f"{self.names.card(card)} n'aurait aucun effet maintenant, son action de main ne peut donc pas servir ; "
            "choisissez une autre action."
        )
