"""Why an action is refused, and what would be right; what to know before one that is not."""

from marsbox.games.terraforming_mars.kinds import DECISION_KINDS
from marsbox.games.terraforming_mars.state import MILESTONES
from marsbox.text import french
from marsbox.text.terraforming_mars.cards import CardTexts
from marsbox.text.terraforming_mars.fr.board import MILESTONE_TEXTS
from marsbox.text.terraforming_mars.fr.phrases import quoted
from marsbox.text.terraforming_mars.fr.terms import QUESTIONS
from marsbox.text.terraforming_mars.fr.things import tile
from marsbox.text.terraforming_mars.names import Names


class Refusals(french.Refusals):
    """A method for every code of a reason, which takes the reason's numbers."""

    def __init__(self, names: Names, texts: CardTexts) -> None:
        super().__init__(names.player, [QUESTIONS[kind] for kind in DECISION_KINDS])
        self.names = names
        self.texts = texts

    # ---- answers to questions

    def not_possible(self, kind: int) -> str:
        return f"Ce n'est pas possible ici : il faut {self.questions[kind]}."

    def no_place(self, space: int) -> str:
        return f"On ne peut pas choisir ici {self.names.space(space)} ; choisissez une des cases proposées."

    def wrong_amount(self, number: int, least: int, most: int) -> str:
        return f"{number} n'est pas possible : choisissez un nombre de {least} à {most}."

    def wrong_card(self, card: int) -> str:
        return f"On ne peut pas choisir ici {quoted(self.names, card)} ; choisissez une des cartes proposées."

    # ---- actions of a turn

    def first_action(self, corporation: int) -> str:
        name = self.names.card(corporation)
        return f"La première action de la corporation {name} passe avant tout le reste ; utilisez-la."

    def end_turn_instead(self) -> str:
        return "Vous avez déjà effectué une action et ne pouvez plus passer ; terminez votre tour."

    def pass_instead(self) -> str:
        return "Vous n'avez pas effectué d'action dans ce tour ; effectuez-en une ou passez pour cette génération."

    def too_few_plants(self, needed: int) -> str:
        return f"Une verdure demande {needed} plantes et vous en avez moins ; effectuez une autre action."

    def too_little_heat(self, needed: int) -> str:
        what = f"{needed} unités de chaleur"
        return f"Un cran de température demande {what} et vous en avez moins ; effectuez une autre action."

    def no_place_for(self, kind: int) -> str:
        return f"Il n'y a pas de case où placer {tile(self.names, kind)} ; effectuez une autre action."

    # ---- cards

    def not_in_hand(self, card: int) -> str:
        return f"{quoted(self.names, card)} n'est pas dans votre main ; jouez une carte qui s'y trouve."

    def requirement(self, card: int) -> str:
        needed = self.texts.requirement(card)
        return f"{quoted(self.names, card)} n'est pas jouable en ce moment : il faut {needed}."

    def too_dear(self, card: int, price: int, has: int) -> str:
        cost = f"{quoted(self.names, card)} coûte {price} M€"
        return f"{cost} et vous pouvez en payer {has} ; jouez une carte moins chère."

    def effects_impossible(self, card: int) -> str:
        return (
            f"Ce que {quoted(self.names, card)} retire ne peut être payé ou baissé en ce moment ; jouez une carte dont "
            "les effets sont possibles."
        )

    def not_in_play(self, card: int) -> str:
        return f"{quoted(self.names, card)} n'est pas devant vous ; utilisez une carte que vous avez en jeu."

    def no_action(self, card: int) -> str:
        return f"{quoted(self.names, card)} n'a pas d'action ; utilisez une carte qui en a une."

    def action_used(self, card: int) -> str:
        used = f"Vous avez utilisé {quoted(self.names, card)} dans cette génération"
        return f"{used} ; chaque action ne sert qu'une fois."

    def action_impossible(self, card: int) -> str:
        return f"L'action de {quoted(self.names, card)} ne peut pas être payée maintenant ; effectuez une autre action."

    # ---- warnings

    def does_nothing(self) -> str:
        return "Cela resterait sans effet maintenant."

    def tile_without_place(self, kind: int) -> str:
        return f"Il n'y a plus de place pour {tile(self.names, kind)} : elle ne serait pas posée."

    # ---- standard projects, milestones, awards

    def no_cards(self) -> str:
        return "Vous n'avez pas de carte à vendre ; effectuez une autre action."

    def project_too_dear(self, project: int, price: int, has: int) -> str:
        cost = f"Le projet standard « {self.names.project(project)} » coûte {price} M€"
        return f"{cost} et vous pouvez en payer {has} ; effectuez une autre action."

    def not_enough_money(self, price: int, has: int) -> str:
        return f"Cela coûte {price} M€ et vous pouvez en payer {has} ; effectuez une autre action."

    def not_in_solo(self) -> str:
        return "Il n'y a ni objectifs ni récompenses en solo ; effectuez une autre action."

    def milestone_taken(self, milestone: int, owner: int) -> str:
        name, player = self.names.milestone(milestone), self.names.player(owner)
        return f"{player} a déjà acquis l'objectif {name} ; choisissez-en un autre."

    def milestones_gone(self) -> str:
        return "Trois objectifs sont acquis et il n'y en a pas d'autre ; effectuez une autre action."

    def milestone_not_reached(self, milestone: int, has: int, needed: int) -> str:
        name = self.names.milestone(milestone)
        return f"L'objectif {name} demande d'{MILESTONE_TEXTS[MILESTONES[milestone]]} ; vous en êtes à {has}."

    def award_taken(self, award: int, owner: int) -> str:
        name, player = self.names.award(award), self.names.player(owner)
        return f"{player} a déjà financé la récompense {name} ; choisissez-en une autre."

    def awards_gone(self) -> str:
        return "Trois récompenses sont financées et il n'y en a pas d'autre ; effectuez une autre action."
