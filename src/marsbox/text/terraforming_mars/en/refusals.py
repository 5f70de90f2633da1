"""Why an action is refused, and what would be right; what to know before one that is not."""

from marsbox.games.terraforming_mars.kinds import DECISION_KINDS
from marsbox.games.terraforming_mars.state import MILESTONES
from marsbox.text import english
from marsbox.text.terraforming_mars.cards import CardTexts
from marsbox.text.terraforming_mars.en.board import MILESTONE_TEXTS
from marsbox.text.terraforming_mars.en.phrases import quoted
from marsbox.text.terraforming_mars.en.terms import QUESTIONS
from marsbox.text.terraforming_mars.en.things import tile
from marsbox.text.terraforming_mars.names import Names


class Refusals(english.Refusals):
    """A method for every code of a reason, which takes the reason's numbers."""

    def __init__(self, names: Names, texts: CardTexts) -> None:
        super().__init__(names.player, [QUESTIONS[kind] for kind in DECISION_KINDS])
        self.names = names
        self.texts = texts

    # ---- answers to questions

    def not_possible(self, kind: int) -> str:
        return f"That is not possible here: you have to {self.questions[kind]}."

    def no_place(self, space: int) -> str:
        return f"Here you can't choose {self.names.space(space)}; choose one of the spaces on offer."

    def wrong_amount(self, number: int, least: int, most: int) -> str:
        return f"It can't be {number}: choose a number from {least} to {most}."

    def wrong_card(self, card: int) -> str:
        return f"Here you can't choose {quoted(self.names, card)}; choose one of the cards on offer."

    # ---- actions of a turn

    def first_action(self, corporation: int) -> str:
        return f"The first action of {self.names.card(corporation)} comes before everything else; use it."

    def end_turn_instead(self) -> str:
        return "You have already taken an action, so you can't pass; end your turn."

    def pass_instead(self) -> str:
        return "You have not taken an action in this turn; take one, or pass for this generation."

    def too_few_plants(self, needed: int) -> str:
        return f"A greenery takes {needed} plants, and you have fewer; take another action."

    def too_little_heat(self, needed: int) -> str:
        return f"A step of temperature takes {needed} heat, and you have less; take another action."

    def no_place_for(self, kind: int) -> str:
        return f"There is no space where you may place {tile(self.names, kind)}; take another action."

    # ---- cards

    def not_in_hand(self, card: int) -> str:
        return f"{quoted(self.names, card)} is not in your hand; play a card that is."

    def requirement(self, card: int) -> str:
        return f"{quoted(self.names, card)} can't be played now: it requires {self.texts.requirement(card)}."

    def too_dear(self, card: int, price: int, has: int) -> str:
        return f"{quoted(self.names, card)} costs {price} M€, and you can pay {has} M€; play a cheaper card."

    def effects_impossible(self, card: int) -> str:
        return (
            f"What {quoted(self.names, card)} takes away can't be paid or lowered now; play a card whose effects are "
            "possible."
        )

    def not_in_play(self, card: int) -> str:
        return f"{quoted(self.names, card)} does not lie before you; use a card that you have in play."

    def no_action(self, card: int) -> str:
        return f"{quoted(self.names, card)} has no action; use a card that has one."

    def action_used(self, card: int) -> str:
        return f"You have used {quoted(self.names, card)} in this generation; each action can be used once."

    def action_impossible(self, card: int) -> str:
        return f"What the action of {quoted(self.names, card)} takes is not there now; take another action."

    # ---- warnings

    def does_nothing(self) -> str:
        return "This would do nothing now."

    def tile_without_place(self, kind: int) -> str:
        return f"There is no space left for {tile(self.names, kind)}: it would be left out."

    # ---- standard projects, milestones, awards

    def no_cards(self) -> str:
        return "You have no cards to sell; take another action."

    def project_too_dear(self, project: int, price: int, has: int) -> str:
        name = self.names.project(project)
        return f"The standard project “{name}” costs {price} M€, and you can pay {has} M€; take another action."

    def not_enough_money(self, price: int, has: int) -> str:
        return f"That costs {price} M€, and you can pay {has} M€; take another action."

    def not_in_solo(self) -> str:
        return "There are no milestones and awards in a solo game; take another action."

    def milestone_taken(self, milestone: int, owner: int) -> str:
        name, player = self.names.milestone(milestone), self.names.player(owner)
        return f"{player} has claimed the milestone {name}; choose another one."

    def milestones_gone(self) -> str:
        return "Three milestones are claimed, and there are no more; take another action."

    def milestone_not_reached(self, milestone: int, has: int, needed: int) -> str:
        name = self.names.milestone(milestone)
        return f"The milestone {name} asks you to {MILESTONE_TEXTS[MILESTONES[milestone]]}; you are at {has}."

    def award_taken(self, award: int, owner: int) -> str:
        name, player = self.names.award(award), self.names.player(owner)
        return f"{player} has funded the award {name}; choose another one."

    def awards_gone(self) -> str:
        return "Three awards are funded, and there are no more; take another action."
