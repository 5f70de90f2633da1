"""The options in a few words."""

from typing import Any

from marsbox.games.pocket_mars.state import AUTOMATICS
from marsbox.text.pocket_mars.names import Names
from marsbox.text.pocket_mars.question import Back, Question
from marsbox.words import Phrase


class ShortOptions:
    """A few words for every verb."""

    def __init__(self, names: Names) -> None:
        self.names = names
        self.say = names.speaker.say
        self.phrase = names.speaker.phrase

    def hand(self, q: Question, card: str) -> str:
        return self._of_card("short-hand", card)

    def module(self, q: Question, card: str) -> str:
        return self._of_card("short-module", card)

    def discard(self, q: Question, card: str) -> str:
        return self._of_card("short-discard", card)

    def store(self, q: Question, card: str) -> str:
        return self._of_card("short-store", card)

    def draft(self, q: Question, card: str) -> str:
        return self._of_card("short-keep", card)

    def keep(self, q: Question, card: str) -> str:
        return self._of_card("short-keep", card)

    def bury(self, q: Question, card: str) -> str:
        return self._of_card("short-bury", card)

    def cover(self, q: Question, card: str) -> str:
        return self._of_card("short-cover", card)

    def _of_card(self, message: str, card: str) -> str:
        return self.say(message, card=self.names.card(card))

    def rival(self, q: Question, place: dict[str, int]) -> str:
        back = q.back(place["seat"], place["slot"])
        player = q.player(back.owner)
        if back.card is not None:
            return self.say("short-rival_known", player=player, card=self.names.card(back.card))
        colour = self.names.building(back.colour)
        if back.alone:
            return self.say("short-rival_alone", player=player, colour=colour)
        return self.say("short-rival", player=player, colour=colour, side=back.side)

    def take(self, q: Question, slot: int) -> str:
        return self.say("short-take", back=self._back(q.back(AUTOMATICS, slot)))

    def discard_rival(self, q: Question, slot: int) -> str:
        return self.say("short-discard_rival", back=self._back(q.back(AUTOMATICS, slot)))

    def _back(self, back: Back) -> Phrase:
        """A card in the module of the only opponent, as far as it is known."""
        if back.card is not None:
            return self.names.card(back.card)
        colour = self.names.building(back.colour)
        if back.alone:
            return self.phrase("short_back_alone", colour=colour)
        return self.phrase("short_back", side=back.side, colour=colour)

    def land(self, q: Question, building: str) -> str:
        return self.say("short-land", building=self.names.building(building))

    def promote(self, q: Question, place: dict[str, Any]) -> str:
        return self._moved("short-promote", q, place)

    def demote(self, q: Question, place: dict[str, Any]) -> str:
        return self._moved("short-demote", q, place)

    def recall(self, q: Question, place: dict[str, Any]) -> str:
        return self._moved("short-recall", q, place)

    def _moved(self, message: str, q: Question, place: dict[str, Any]) -> str:
        colonist = self._whose(q, place["colonist"])
        return self.say(message, colonist=colonist, building=self.names.building(place["building"]))

    def _whose(self, q: Question, side: int) -> Phrase:
        """Whose colonist it is, for the player asked."""
        return self.phrase("short_colonist", whose=q.whose(side), player=q.player(side))

    def transfer(self, q: Question, way: dict[str, str]) -> str:
        start, end = self.names.buildings((way["from"], way["to"]))
        return self.say("short-transfer", start=start, end=end)

    def swap_zones(self, q: Question, place: dict[str, Any]) -> str:
        up, down = (self._owner(q, place[zone]) for zone in ("one", "two"))
        return self.say("short-swap_zones", building=self.names.building(place["building"]), up=up, down=down)

    def _owner(self, q: Question, side: int) -> Phrase:
        """The player whose colonist moves, for the player asked."""
        return self.phrase("short_owner", whose=q.whose(side), player=q.player(side))

    def swap_cards(self, q: Question, place: dict[str, Any]) -> str:
        building = self.names.building(place["building"])
        return self.say("short-swap_cards", building=building, first=place["first"] + 1, second=place["second"] + 1)

    def drain(self, q: Question, seat: int) -> str:
        return self.say("short-drain", player=q.player(seat))

    def peek(self, q: Question, seat: int) -> str:
        return self.say("short-peek", player=q.player(seat))

    def launch(self, q: Question, content: bool) -> str:
        return self.say("short-launch")

    def use(self, q: Question, content: bool) -> str:
        return self.say("short-use")

    def skip(self, q: Question, content: bool) -> str:
        return self.say("short-skip")
