"""What happened: a line of the log for every kind of event."""

from marsbox.games.pocket_mars.state import CONSTRUCTION
from marsbox.text.english import count, game_over, listed, ordinal, possessive
from marsbox.text.pocket_mars.en.cards import article
from marsbox.text.pocket_mars.names import Names


class Log:
    """A method for every kind of event, which takes the event's numbers; a card of -1 is not known to the reader."""

    def __init__(self, names: Names) -> None:
        self.names = names

    def game_began(self, first: int) -> str:
        return f"The game begins. {self.names.player(first)} plays first."

    def dealt(self, seat: int, *cards: int) -> str:
        return f"{self.names.player(seat)} is dealt {self._cards(cards)}."

    def passed_pack(self, seat: int, receiver: int, *cards: int) -> str:
        what = self._cards(cards) if cards else "the remaining cards"
        return f"{self.names.player(seat)} passes {what} to {self.names.player(receiver)}."

    def kept_draft(self, seat: int, colour: int, card: int = -1) -> str:
        return f"{self.names.player(seat)} keeps {self._card(colour, card)}."

    def stored(self, seat: int, colour: int, card: int = -1) -> str:
        return f"{self.names.player(seat)} puts {self._card(colour, card)} into the module."

    def round_began(self, number: int) -> str:
        return f"Round {number} begins."

    def turn_began(self, seat: int) -> str:
        return f"It is {possessive(self.names.player(seat))} turn."

    def played_hand(self, seat: int, card: int) -> str:
        return f"{self.names.player(seat)} plays {self.names.card(card)} from hand."

    def connected(self, seat: int, card: int, building: int, value: int, beaten: int) -> str:
        done = f"{self.names.player(seat)} connects {self.names.card(card)}"
        if building == CONSTRUCTION:
            return f"{done}."
        return f"{done}: {value} {'beats' if value > beaten else 'does not beat'} {beaten}."

    def connected_rival(self, seat: int, owner: int, card: int, building: int) -> str:
        module = f"{possessive(self.names.player(owner))} module"
        return f"{self.names.player(seat)} connects {self.names.card(card)} from {module}."

    def launched(self, side: int, number: int) -> str:
        return f"{self.names.player(side)} launches {count(number, 'colonist')}."

    def landed(self, side: int, building: int) -> str:
        return f"{self.names.player(side)} lands a colonist in {self.names.building(building)}."

    def paid(self, side: int, paid: int, left: int) -> str:
        return f"{self.names.player(side)} pays {paid} energy and has {left} left."

    def gained_energy(self, side: int, gained: int, now: int) -> str:
        return f"{self.names.player(side)} gains {gained} energy and now has {now}."

    def lost_energy(self, side: int, lost: int, now: int) -> str:
        return f"{self.names.player(side)} loses {lost} energy and now has {now}."

    def drew(self, side: int, colour: int, card: int = -1) -> str:
        return f"{self.names.player(side)} draws {self._card(colour, card)}."

    def took(self, seat: int, colour: int, card: int = -1) -> str:
        module = f"{possessive(self.names.automatics)} module"
        return f"{self.names.player(seat)} takes {self._card(colour, card)} from {module}."

    def discarded(self, side: int, card: int) -> str:
        return f"{self.names.player(side)} discards {self.names.card(card)}."

    def buried(self, seat: int, colour: int, card: int = -1) -> str:
        return f"{self.names.player(seat)} puts {self._card(colour, card)} under the deck."

    def covered(self, seat: int, colour: int, card: int = -1) -> str:
        building = self.names.building(colour)
        return f"{self.names.player(seat)} lays {self._card(colour, card)} face down on {building}."

    def looked(self, seat: int, number: int, *cards: int) -> str:
        top = "the top card" if number == 1 else f"the top {number} cards"
        seen = f": {self._cards(cards)}" if cards else ""
        return f"{self.names.player(seat)} looks at {top} of the deck{seen}."

    def kept(self, seat: int, colour: int, card: int = -1) -> str:
        return f"{self.names.player(seat)} keeps {self._card(colour, card)} from the deck."

    def peeked(self, seat: int, owner: int, *cards: int) -> str:
        seen = f": {self._cards(cards)}" if cards else ""
        return f"{self.names.player(seat)} looks into {possessive(self.names.player(owner))} module{seen}."

    def promoted(self, acting: int, side: int, building: int) -> str:
        return f"{self.names.player(acting)} promotes {self._colonist(acting, side, building)} from * to **."

    def demoted(self, acting: int, side: int, building: int) -> str:
        return f"{self.names.player(acting)} demotes {self._colonist(acting, side, building)} from ** to *."

    def transferred(self, side: int, start: int, end: int) -> str:
        way = f"from {self.names.building(start)} to {self.names.building(end)}"
        return f"{self.names.player(side)} moves a colonist {way}."

    def recalled(self, acting: int, side: int, building: int) -> str:
        return f"{self.names.player(acting)} sends {self._colonist(acting, side, building)} back to the ship."

    def swapped_zones(self, acting: int, building: int, up: int, down: int) -> str:
        rising = "one of their own colonists" if up == acting else f"{possessive(self.names.player(up))} colonist"
        falling = "one of their own" if down == acting else f"{possessive(self.names.player(down))}"
        place = self.names.building(building)
        return f"In {place}, {self.names.player(acting)} moves {rising} up to ** and {falling} down to *."

    def swapped_cards(self, acting: int, building: int, first: int, second: int) -> str:
        column = f"the column of {self.names.building(building)}"
        cards = f"the {ordinal(first + 1)} and the {ordinal(second + 1)} card"
        return f"{self.names.player(acting)} exchanges {cards} in {column}."

    def deck_rebuilt(self, number: int) -> str:
        return f"The deck has run out: covered cards and the discard pile make a new one of {count(number, 'card')}."

    def system_failed(self, *cards: int) -> str:
        if not cards:
            return "There is no card left in the deck to discard."
        return f"{self._cards(cards)} {'is' if len(cards) == 1 else 'are'} discarded from the deck."

    def androids_acted(self, colour: int) -> str:
        building = self.names.building(colour)
        return f"One card is left in {possessive(self.names.automatics)} module: the androids act in {building}."

    def androids_rested(self, cards: int) -> str:
        left = "no card" if cards == 0 else count(cards, "card")
        has = "is" if cards < 2 else "are"
        return f"The androids rest: there {has} {left} in {possessive(self.names.automatics)} module."

    def automatics_refilled(self, *colours: int) -> str:
        names = [self.names.building(colour) for colour in colours]
        if len(names) == 1:
            cards = f"{article(names[0])} {names[0]} card"
        else:
            cards = f"{count(len(names), 'card')} ({listed(names)})"
        return f"{possessive(self.names.automatics)} module is filled up with {cards}."

    def used_building(self, seat: int, building: int) -> str:
        return f"{self.names.player(seat)} uses {self.names.building(building)}."

    def used_module_action(self, owner: int, card: int) -> str:
        return f"{self.names.player(owner)} uses the module action of {self.names.card(card)}."

    def game_ended(self, *ranks: int) -> str:
        return game_over([self.names.player(side) for side, rank in enumerate(ranks) if rank == 1])

    def _cards(self, cards: tuple[int, ...]) -> str:
        return listed(self.names.cards(cards)) if cards else "cards"

    def _card(self, colour: int, card: int) -> str:
        if card >= 0:
            return self.names.card(card)
        name = self.names.building(colour)
        return f"{article(name)} {name} card"

    def _colonist(self, acting: int, side: int, building: int) -> str:
        colonist = "a colonist" if acting == side else f"{possessive(self.names.player(side))} colonist"
        return f"{colonist} in {self.names.building(building)}"
