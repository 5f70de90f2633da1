"""Why an action is refused, and what would be right; what to know before one that is not."""

from marsbox.games.terraforming_mars.kinds import DECISION_KINDS
from marsbox.games.terraforming_mars.state import MILESTONES
from marsbox.text import every_game
from marsbox.text.terraforming_mars.cards import CardTexts
from marsbox.text.terraforming_mars.names import Names
from marsbox.text.terraforming_mars.things import quoted, tile


class Refusals(every_game.Refusals):
    """A method for every code of a reason, which takes the reason's numbers."""

    def __init__(self, names: Names, texts: CardTexts) -> None:
        super().__init__(names.speaker, names.player, DECISION_KINDS)
        self.names = names
        self.texts = texts

    def _say(self, code: str, /, **facts: object) -> str:
        return self.speaker.say(f"refused-{code}", **facts)

    def _of_card(self, code: str, card: int, /, **facts: object) -> str:
        return self._say(code, card=quoted(self.names, card), **facts)

    # ---- answers to questions

    def not_possible(self, kind: int) -> str:
        return self._say("not_possible", question=self.speaker.phrase(f"question-{DECISION_KINDS[kind]}"))

    def no_place(self, space: int) -> str:
        return self._say("no_place", space=self.names.space(space))

    def wrong_amount(self, number: int, least: int, most: int) -> str:
        return self._say("wrong_amount", number=number, least=least, most=most)

    def wrong_card(self, card: int) -> str:
        return self._of_card("wrong_card", card)

    # ---- actions of a turn

    def first_action(self, corporation: int) -> str:
        return self._say("first_action", corporation=self.names.card(corporation))

    def end_turn_instead(self) -> str:
        return self._say("end_turn_instead")

    def pass_instead(self) -> str:
        return self._say("pass_instead")

    def too_few_plants(self, needed: int) -> str:
        return self._say("too_few_plants", needed=needed)

    def too_little_heat(self, needed: int) -> str:
        return self._say("too_little_heat", needed=needed)

    def no_place_for(self, kind: int) -> str:
        return self._say("no_place_for", tile=tile(self.names, kind))

    # ---- cards

    def not_in_hand(self, card: int) -> str:
        return self._of_card("not_in_hand", card)

    def requirement(self, card: int) -> str:
        return self._of_card("requirement", card, requirements=self.texts.requirements(card))

    def too_dear(self, card: int, price: int, has: int) -> str:
        return self._of_card("too_dear", card, price=price, has=has)

    def effects_impossible(self, card: int) -> str:
        return self._of_card("effects_impossible", card)

    def not_in_play(self, card: int) -> str:
        return self._of_card("not_in_play", card)

    def no_action(self, card: int) -> str:
        return self._of_card("no_action", card)

    def action_used(self, card: int) -> str:
        return self._of_card("action_used", card)

    def action_impossible(self, card: int) -> str:
        return self._of_card("action_impossible", card)

    # ---- warnings

    def does_nothing(self) -> str:
        return self._say("does_nothing")

    def tile_without_place(self, kind: int) -> str:
        return self._say("tile_without_place", tile=tile(self.names, kind))

    # ---- standard projects, milestones, awards

    def no_cards(self) -> str:
        return self._say("no_cards")

    def project_too_dear(self, project: int, price: int, has: int) -> str:
        return self._say("project_too_dear", project=self.names.project(project), price=price, has=has)

    def not_enough_money(self, price: int, has: int) -> str:
        return self._say("not_enough_money", price=price, has=has)

    def not_in_solo(self) -> str:
        return self._say("not_in_solo")

    def milestone_taken(self, milestone: int, owner: int) -> str:
        return self._say("milestone_taken", milestone=self.names.milestone(milestone), player=self.names.player(owner))

    def milestones_gone(self) -> str:
        return self._say("milestones_gone")

    def milestone_not_reached(self, milestone: int, has: int, needed: int) -> str:
        demand = self.texts.demand(MILESTONES[milestone])
        return self._say("milestone_not_reached", milestone=self.names.milestone(milestone), demand=demand, has=has)

    def award_taken(self, award: int, owner: int) -> str:
        return self._say("award_taken", award=self.names.award(award), player=self.names.player(owner))

    def awards_gone(self) -> str:
        return self._say("awards_gone")
