"""What happened: a line of the log for every kind of event."""

from marsbox.games.pocket_mars.state import CONSTRUCTION
from marsbox.text.every_game import game_ended
from marsbox.text.pocket_mars.names import Names
from marsbox.words import Phrase


class Log:
    """A method for every kind of event, which takes the event's numbers; a card of -1 is not known to the reader."""

    def __init__(self, names: Names) -> None:
        self.names = names
        self.say = names.speaker.say
        self.player = names.player

    def game_began(self, first: int) -> str:
        return self.say("log-game_began", player=self.player(first))

    def dealt(self, seat: int, *cards: int) -> str:
        if not cards:
            return self.say("log-dealt_unknown", player=self.player(seat))
        return self.say("log-dealt", player=self.player(seat), cards=self.names.cards(cards))

    def passed_pack(self, seat: int, receiver: int, *cards: int) -> str:
        if not cards:
            return self.say("log-passed_pack_unknown", player=self.player(seat), receiver=self.player(receiver))
        names = self.names.cards(cards)
        return self.say("log-passed_pack", player=self.player(seat), receiver=self.player(receiver), cards=names)

    def kept_draft(self, seat: int, colour: int, card: int = -1) -> str:
        return self.say("log-kept_draft", player=self.player(seat), card=self._card(colour, card))

    def stored(self, seat: int, colour: int, card: int = -1) -> str:
        return self.say("log-stored", player=self.player(seat), card=self._card(colour, card))

    def round_began(self, number: int) -> str:
        return self.say("log-round_began", number=number)

    def turn_began(self, seat: int) -> str:
        return self.say("log-turn_began", player=self.player(seat))

    def played_hand(self, seat: int, card: int) -> str:
        return self.say("log-played_hand", player=self.player(seat), card=self.names.card(card))

    def connected(self, seat: int, card: int, building: int, value: int, beaten: int) -> str:
        player, name = self.player(seat), self.names.card(card)
        if building == CONSTRUCTION:
            return self.say("log-connected_construction", player=player, card=name)
        result = "higher" if value > beaten else "not_higher"
        return self.say("log-connected", player=player, card=name, value=value, beaten=beaten, result=result)

    def connected_rival(self, seat: int, owner: int, card: int, building: int) -> str:
        name = self.names.card(card)
        return self.say("log-connected_rival", player=self.player(seat), owner=self.player(owner), card=name)

    def launched(self, side: int, number: int) -> str:
        return self.say("log-launched", player=self.player(side), count=number)

    def landed(self, side: int, building: int) -> str:
        return self.say("log-landed", player=self.player(side), building=self.names.building(building))

    def paid(self, side: int, paid: int, left: int) -> str:
        return self.say("log-paid", player=self.player(side), count=paid, now=left)

    def gained_energy(self, side: int, gained: int, now: int) -> str:
        return self.say("log-gained_energy", player=self.player(side), count=gained, now=now)

    def lost_energy(self, side: int, lost: int, now: int) -> str:
        return self.say("log-lost_energy", player=self.player(side), count=lost, now=now)

    def drew(self, side: int, colour: int, card: int = -1) -> str:
        return self.say("log-drew", player=self.player(side), card=self._card(colour, card))

    def took(self, seat: int, colour: int, card: int = -1) -> str:
        owner = self.names.automatics
        return self.say("log-took", player=self.player(seat), owner=owner, card=self._card(colour, card))

    def discarded(self, side: int, card: int) -> str:
        return self.say("log-discarded", player=self.player(side), card=self.names.card(card))

    def buried(self, seat: int, colour: int, card: int = -1) -> str:
        return self.say("log-buried", player=self.player(seat), card=self._card(colour, card))

    def covered(self, seat: int, colour: int, card: int = -1) -> str:
        building = self.names.building(colour)
        return self.say("log-covered", player=self.player(seat), card=self._card(colour, card), building=building)

    def looked(self, seat: int, number: int, *cards: int) -> str:
        if not cards:
            return self.say("log-looked_unknown", player=self.player(seat), count=number)
        return self.say("log-looked", player=self.player(seat), count=number, cards=self.names.cards(cards))

    def kept(self, seat: int, colour: int, card: int = -1) -> str:
        return self.say("log-kept", player=self.player(seat), card=self._card(colour, card))

    def peeked(self, seat: int, owner: int, *cards: int) -> str:
        player, name = self.player(seat), self.player(owner)
        if not cards:
            return self.say("log-peeked_unknown", player=player, owner=name)
        return self.say("log-peeked", player=player, owner=name, cards=self.names.cards(cards))

    def promoted(self, acting: int, side: int, building: int) -> str:
        return self._moved("log-promoted", acting, side, building)

    def demoted(self, acting: int, side: int, building: int) -> str:
        return self._moved("log-demoted", acting, side, building)

    def recalled(self, acting: int, side: int, building: int) -> str:
        return self._moved("log-recalled", acting, side, building)

    def _moved(self, message: str, acting: int, side: int, building: int) -> str:
        where = self.names.building(building)
        return self.say(message, player=self.player(acting), colonist=self._colonist(acting, side), building=where)

    def transferred(self, side: int, start: int, end: int) -> str:
        way = self.names.buildings((start, end))
        return self.say("log-transferred", player=self.player(side), start=way[0], end=way[1])

    def swapped_zones(self, acting: int, building: int, up: int, down: int) -> str:
        return self.say(
            "log-swapped_zones",
            player=self.player(acting),
            building=self.names.building(building),
            up=self._colonist(acting, up),
            down=self._colonist(acting, down),
        )

    def swapped_cards(self, acting: int, building: int, first: int, second: int) -> str:
        name = self.names.building(building)
        player = self.player(acting)
        return self.say("log-swapped_cards", player=player, building=name, first=first + 1, second=second + 1)

    def deck_rebuilt(self, number: int) -> str:
        return self.say("log-deck_rebuilt", count=number)

    def system_failed(self, *cards: int) -> str:
        return self.say("log-system_failed", cards=self.names.cards(cards))

    def androids_acted(self, colour: int) -> str:
        building = self.names.building(colour)
        return self.say("log-androids_acted", player=self.names.automatics, building=building)

    def androids_rested(self, cards: int) -> str:
        return self.say("log-androids_rested", player=self.names.automatics, count=cards)

    def automatics_refilled(self, *colours: int) -> str:
        player = self.names.automatics
        if len(colours) == 1:
            return self.say("log-automatics_refilled_one", player=player, card=self.names.unknown_card(colours[0]))
        names = self.names.buildings(colours)
        return self.say("log-automatics_refilled", player=player, count=len(colours), colours=names)

    def used_building(self, seat: int, building: int) -> str:
        return self.say("log-used_building", player=self.player(seat), building=self.names.building(building))

    def used_module_action(self, owner: int, card: int) -> str:
        return self.say("log-used_module_action", player=self.player(owner), card=self.names.card(card))

    def game_ended(self, *ranks: int) -> str:
        return game_ended(self.names.speaker, [self.player(side) for side, rank in enumerate(ranks) if rank == 1])

    def _card(self, colour: int, card: int) -> Phrase:
        return self.names.card(card) if card >= 0 else self.names.unknown_card(colour)

    def _colonist(self, acting: int, side: int) -> Phrase:
        """A colonist that somebody moves, their own or another player's."""
        whose = "own" if acting == side else "other"
        return self.names.speaker.phrase("log_colonist", whose=whose, player=self.player(side))
