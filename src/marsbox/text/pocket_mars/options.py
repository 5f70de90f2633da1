"""What the options do."""

from typing import Any

from marsbox.games.pocket_mars.state import AUTOMATICS
from marsbox.text.pocket_mars.cards import CardTexts
from marsbox.text.pocket_mars.names import Names
from marsbox.text.pocket_mars.question import Back, Question
from marsbox.words import Phrase


class Options:
    """A sentence for every verb."""

    def __init__(self, names: Names, cards: CardTexts) -> None:
        self.names = names
        self.cards = cards
        self.say = names.speaker.say
        self.phrase = names.speaker.phrase

    def hand(self, q: Question, card: str) -> str:
        return self.say("option-hand", card=self.names.card(card), action=self.cards.hand(card))

    def module(self, q: Question, card: str) -> str:
        it = self.names.printed(card)
        beaten = q.value_on(it.colour)
        facts = {
            "card": self.names.card(card),
            "action": self.cards.module(card),
            "ability": self.cards.ability(it.colour),
        }
        if beaten is None:
            return self.say("option-module_construction", **facts)
        return self.say("option-module", comparison=self._compared(q, it.value, beaten), **facts)

    def _compared(self, q: Question, value: int, beaten: int) -> Phrase:
        """Whether a card may land a colonist."""
        result = "not_higher" if value <= beaten else "empty_ship" if q.own["ship"] == 0 else "higher"
        return self.phrase("comparison", value=value, beaten=beaten, result=result)

    def rival(self, q: Question, place: dict[str, int]) -> str:
        back = q.back(place["seat"], place["slot"])
        ability = self.cards.ability(self.names.building_number(back.colour))
        if q.solo:
            return self._rival_of_solo(q, back, ability)
        facts = {"back": self._back(q, back), "player": q.player(back.owner), "ability": ability}
        if back.card is None:
            return self.say("option-rival", **facts)
        return self.say("option-rival_known", action=self.cards.module(back.card), **facts)

    def _rival_of_solo(self, q: Question, back: Back, ability: Phrase) -> str:
        card = self._back(q, back)
        beaten = q.value_on(self.names.building_number(back.colour))
        if beaten is None:
            return self.say("option-rival_solo_construction", back=card, ability=ability)
        if back.card is None:
            return self.say("option-rival_solo", back=card, ability=ability, beaten=beaten)
        comparison = self._compared(q, self.names.printed(back.card).value, beaten)
        return self.say("option-rival_solo_known", back=card, ability=ability, comparison=comparison)

    def _back(self, q: Question, back: Back) -> Phrase:
        """A card in another side's module, as far as it is known."""
        player = q.player(back.owner)
        if back.card is not None:
            return self.phrase("back_known", card=self.names.card(back.card), player=player)
        colour = self.names.building(back.colour)
        if back.alone:
            return self.phrase("back_alone", colour=colour, player=player)
        card = self.names.unknown_card(back.colour)
        return self.phrase("back", side=back.side, card=card, player=player)

    def discard(self, q: Question, card: str) -> str:
        name = self.names.card(card)
        if q.kind != "turn":
            return self.say("option-discard", card=name)
        gain = q.energy_for_discard()
        if gain == 0:
            return self.say("option-discard_at_full_energy", card=name, origin=q.origin(card))
        return self.say("option-discard_for_energy", card=name, origin=q.origin(card), count=gain)

    def store(self, q: Question, card: str) -> str:
        return self.say("option-store", card=self.names.card(card), action=self.cards.module(card))

    def draft(self, q: Question, card: str) -> str:
        return self.keep(q, card)

    def keep(self, q: Question, card: str) -> str:
        hand, module = self.cards.hand(card), self.cards.module(card)
        return self.say("option-keep", card=self.names.card(card), hand=hand, module=module)

    def bury(self, q: Question, card: str) -> str:
        return self.say("option-bury", card=self.names.card(card), origin=q.origin(card))

    def cover(self, q: Question, card: str) -> str:
        building = self.names.building(self.names.printed(card).colour)
        return self.say("option-cover", card=self.names.card(card), building=building)

    def take(self, q: Question, slot: int) -> str:
        return self.say("option-take", back=self._back(q, q.back(AUTOMATICS, slot)))

    def discard_rival(self, q: Question, slot: int) -> str:
        return self.say("option-discard_rival", back=self._back(q, q.back(AUTOMATICS, slot)))

    def land(self, q: Question, building: str) -> str:
        return self.say("option-land", building=self.names.building(building))

    def promote(self, q: Question, place: dict[str, Any]) -> str:
        return self._moved("option-promote", q, place)

    def demote(self, q: Question, place: dict[str, Any]) -> str:
        return self._moved("option-demote", q, place)

    def recall(self, q: Question, place: dict[str, Any]) -> str:
        return self._moved("option-recall", q, place)

    def _moved(self, message: str, q: Question, place: dict[str, Any]) -> str:
        colonist = self._colonist(q, place["colonist"])
        return self.say(message, colonist=colonist, building=self.names.building(place["building"]))

    def _colonist(self, q: Question, side: int) -> Phrase:
        """A colonist as the player asked would call it."""
        return self.phrase("colonist", whose=q.whose(side), player=q.player(side))

    def transfer(self, q: Question, way: dict[str, str]) -> str:
        start, end = self.names.buildings((way["from"], way["to"]))
        return self.say("option-transfer", start=start, end=end)

    def swap_zones(self, q: Question, place: dict[str, Any]) -> str:
        up, down = self._colonist(q, place["one"]), self._colonist(q, place["two"])
        return self.say("option-swap_zones", building=self.names.building(place["building"]), up=up, down=down)

    def swap_cards(self, q: Question, place: dict[str, Any]) -> str:
        first, second = (self._in_column(q, place["building"], place[which]) for which in ("first", "second"))
        building = self.names.building(place["building"])
        return self.say("option-swap_cards", building=building, first=first, second=second)

    def _in_column(self, q: Question, building: str, position: int) -> Phrase:
        """A card of a column, and where it lies there."""
        card, top = q.in_column(building, position)
        name = self.phrase("face_down_card") if card is None else self.names.card(card)
        return self.phrase("in_column", card=name, place="top" if top else "below", position=position + 1)

    def drain(self, q: Question, seat: int) -> str:
        return self.say("option-drain", player=q.player(seat), energy=q.side(seat)["energy"])

    def peek(self, q: Question, seat: int) -> str:
        colours = self.names.buildings(entry["colour"] for entry in q.side(seat)["module"])
        return self.say("option-peek", player=q.player(seat), colours=colours)

    def launch(self, q: Question, content: bool) -> str:
        if q.solo:
            return self.say("option-launch_solo", player=self.names.automatics)
        return self.say("option-launch")

    def use(self, q: Question, content: bool) -> str:
        action = self.cards.module(q.subject) if q.kind == "module_action" else self.cards.ability(q.subject)
        return self.say("option-use", action=action)

    def skip(self, q: Question, content: bool) -> str:
        if q.kind in ("land", "module_action"):
            return self.say(f"option-skip_{q.kind}")
        return self.say("option-skip_building", building=self.names.building(q.subject))
