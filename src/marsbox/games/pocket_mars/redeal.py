"""Drawing anew all that a seat does not know, so that the seat can't tell the result from the truth.

Backs show their colour, so a hidden card can only lie where a back of its colour is seen, or inside the deck. What a
seat remembers of a draft binds it further (`marsbox.games.pocket_mars.memory`).
"""

from typing import Final

from marsbox.core.events import seat_bit
from marsbox.core.rng import FastRng
from marsbox.games.pocket_mars.knowledge import COLOUR_SEEN, HELD, knows, knows_held
from marsbox.games.pocket_mars.memory import groups, looks, sequences
from marsbox.games.pocket_mars.state import BUILDINGS, CARDS, PocketMarsState

TRIES: Final = 64
ANYWHERE: Final = -1
IN_DECK: Final = -2
ANY_COLOUR: Final = -1
NOBODY: Final = -1


def redeal(s: PocketMarsState, seat: int, rng: FastRng) -> None:
    """Draw anew, in place, all cards whose places the seat does not know."""
    s.reshuffles = ()
    if s.packs:
        _redeal_draft(s, seat, rng)
        return
    for _ in range(TRIES):
        picks = _redraft(s, seat, rng)
        hidden = _Hidden(s, seat, rng)
        if hidden.fill(_homes(s, seat, picks)):
            hidden.lay()
            s.picks = picks
            _redraw_unseen(s, seat, rng)
            return
    # no draft was found that fits all that happened since: keep what is certain, the colours
    hidden = _Hidden(s, seat, rng)
    hidden.fill([ANYWHERE] * CARDS)
    hidden.lay()
    _redraw_unseen(s, seat, rng)


def _redraft(s: PocketMarsState, seat: int, rng: FastRng) -> list[tuple[int, ...]]:
    """The packs of the draft with everything exchanged that this seat can't tell apart."""
    result = []
    for pack, sequence in enumerate(sequences(s)):
        cards = list(sequence)
        for group in groups(s, seat, pack, len(cards)):
            for colour in range(len(BUILDINGS)):
                places = [place for place in group if s.facts.colours[cards[place]] == colour]
                values = [cards[place] for place in places]
                rng.shuffle(values)
                for index, place in enumerate(places):
                    cards[place] = values[index]
        result.append(tuple(cards))
    return result


def _homes(s: PocketMarsState, seat: int, picks: list[tuple[int, ...]]) -> list[int]:
    """Where the draft left each card that this seat saw in it: with a side, or IN_DECK. It knows no more of a card that
    was shown or shuffled since."""
    homes = [ANYWHERE] * CARDS
    for pack, cards in enumerate(picks):
        seen = looks(s, seat, pack)
        if not seen:
            continue
        for place in range(seen[0], len(cards)):
            if s.memory >> cards[place] & 1:
                last = place == len(cards) - 1
                homes[cards[place]] = IN_DECK if last else (pack + place) % s.players
    return homes


def _redraw_unseen(s: PocketMarsState, seat: int, rng: FastRng) -> None:
    """After a draft: what was taken from a pack before this seat's first look at it is drawn anew as well.

    It is among what its taker has now, as far as the colours allow; otherwise it can be any card of its colour.
    """
    if not s.picks:
        return
    packs = [list(cards) for cards in s.picks]
    unseen = _unseen(s, seat, packs)
    free = set(range(CARDS))
    for pack, cards in enumerate(packs):
        free.difference_update([card for place, card in enumerate(cards) if (pack, place) not in unseen])
    for card in free:
        s.memory &= ~(1 << card)
    elsewhere = []
    for pack, place in unseen:
        taker = (pack + place) % s.players
        pile = s.deck if place == len(packs[pack]) - 1 else s.hands[taker] + s.modules[taker]
        pool = [card for card in pile if card in free]
        rng.shuffle(pool)
        card = _first_of_colour(s, pool, s.facts.colours[packs[pack][place]])
        if card == NOBODY:
            elsewhere.append((pack, place))
        else:
            free.remove(card)
            s.memory |= 1 << card
            packs[pack][place] = card
    pool = sorted(free)
    rng.shuffle(pool)
    for pack, place in elsewhere:
        packs[pack][place] = _take_colour(s, pool, s.facts.colours[packs[pack][place]])
    s.picks = [tuple(cards) for cards in packs]


def _unseen(s: PocketMarsState, seat: int, packs: list[list[int]]) -> list[tuple[int, int]]:
    """The places of the packs, as pairs of pack and place, that were empty at this seat's first look."""
    unseen = []
    for pack, cards in enumerate(packs):
        seen = looks(s, seat, pack)
        unseen.extend([(pack, place) for place in range(seen[0] if seen else len(cards))])
    return unseen


def _redeal_draft(s: PocketMarsState, seat: int, rng: FastRng) -> None:
    """In the middle of a draft: packs, kept cards and the deck."""
    packs = [list(sequence) for sequence in _redraft(s, seat, rng)]
    unseen = _unseen(s, seat, packs)
    pool = [packs[pack][place] for pack, place in unseen] + list(s.deck)
    rng.shuffle(pool)
    top = s.facts.colours[s.deck[0]]
    deck = [_take_colour(s, pool, top)]
    for pack, place in unseen:
        packs[pack][place] = _take_colour(s, pool, s.facts.colours[packs[pack][place]])
    s.deck = tuple(deck + pool)
    s.memory = (1 << CARDS) - 1
    for card in s.deck:
        s.known[card] = 0
        s.memory &= ~(1 << card)
    taken = len(s.picks[0])
    for pack, cards in enumerate(packs):
        s.picks[pack] = tuple(cards[:taken])
        s.packs[(pack + taken) % s.players] = tuple(cards[taken:])
    for side in range(s.players):
        s.hands[side] = tuple([packs[(side - place) % s.players][place] for place in range(taken)])
        for card in s.hands[side] + s.packs[side]:
            s.known[card] = seat_bit(side)


def _take_colour(s: PocketMarsState, pool: list[int], colour: int) -> int:
    card = _first_of_colour(s, pool, colour)
    assert card != NOBODY, "the hidden cards include one for every back in sight"
    pool.remove(card)
    return card


def _first_of_colour(s: PocketMarsState, cards: list[int], colour: int) -> int:
    for card in cards:
        if s.facts.colours[card] == colour:
            return card
    return NOBODY


class _Place:
    """A place where a hidden card lies: in which pile, of which side if a hand or module, showing which colour."""

    def __init__(self, card: int, colour: int, side: int) -> None:
        self.old_card = card
        self.colour = colour
        self.side = side
        self.card = NOBODY


class _Hidden:
    """The cards hidden from a seat and the places they can lie in."""

    def __init__(self, s: PocketMarsState, seat: int, rng: FastRng) -> None:
        self.s = s
        self.seat = seat
        self.rng = rng
        self.places: list[_Place] = []
        colours = s.facts.colours
        for side in range(s.sides):
            for card in s.hands[side] + s.modules[side]:
                self._add(card, colours[card], side)
        for column in s.columns:
            for card in column:
                self._add(card, colours[card], NOBODY)
        for position, card in enumerate(s.deck):
            shown = position == 0 or s.known[card] & COLOUR_SEEN
            self._add(card, colours[card] if shown else ANY_COLOUR, NOBODY)

    def _add(self, card: int, colour: int, side: int) -> None:
        if not knows(self.s, self.seat, card):
            self.places.append(_Place(card, colour, side))

    def fill(self, homes: list[int]) -> bool:
        """Give every place a card; False if this try came to a dead end."""
        pool = [place.old_card for place in self.places]
        self.rng.shuffle(pool)
        for place in self.places:
            card = place.old_card
            if knows_held(self.s, self.seat, card):
                homes[card] = place.side
        for card in list(pool):
            side = self._bound_to(card, homes[card])
            if side != NOBODY:
                free = [place for place in self.places if self._fits(place, card, side)]
                if not free:
                    return False
                free[self.rng.below(len(free))].card = card
                pool.remove(card)
        for place in self.places:
            if place.card == NOBODY and place.colour != ANY_COLOUR:
                card = self._first_allowed(pool, place, homes)
                if card == NOBODY:
                    return False
                place.card = card
                pool.remove(card)
        for place in self.places:
            if place.card == NOBODY:
                place.card = pool.pop()
        return True

    def _bound_to(self, card: int, home: int) -> int:
        """The side that must still have this card: it has put away no card of the colour unseen since it got it."""
        if home < 0:
            return NOBODY
        if knows_held(self.s, self.seat, card):
            return home
        return NOBODY if self.s.shed[home] >> self.s.facts.colours[card] & 1 else home

    def _fits(self, place: _Place, card: int, side: int) -> bool:
        return place.card == NOBODY and place.side == side and place.colour == self.s.facts.colours[card]

    def _first_allowed(self, pool: list[int], place: _Place, homes: list[int]) -> int:
        for card in pool:
            if self.s.facts.colours[card] == place.colour and self._may_have(place.side, card, homes[card]):
                return card
        return NOBODY

    def _may_have(self, side: int, card: int, home: int) -> bool:
        """A card that the draft left elsewhere can have come to a side only by a draw of its colour."""
        if side == NOBODY or home in (ANYWHERE, side):
            return True
        return self.s.drew[side] >> self.s.facts.colours[card] & 1 == 1

    def lay(self) -> None:
        """Put the cards into their places. What others know belongs to the place, what the seat knows to the card."""
        s = self.s
        own = seat_bit(self.seat) << HELD
        new_card = list(range(CARDS))
        known = s.known.copy()
        face_down = s.face_down
        for place in self.places:
            new_card[place.old_card] = place.card
            s.known[place.card] = known[place.old_card] & ~own | known[place.card] & own
            s.face_down &= ~(1 << place.card)
        for place in self.places:
            if face_down >> place.old_card & 1:
                s.face_down |= 1 << place.card
        s.deck = _exchange(s.deck, new_card)
        for side in range(s.sides):
            s.hands[side] = _exchange(s.hands[side], new_card)
            s.modules[side] = _exchange(s.modules[side], new_card)
        for building in range(len(s.columns)):
            s.columns[building] = _exchange(s.columns[building], new_card)


def _exchange(pile: tuple[int, ...], new_card: list[int]) -> tuple[int, ...]:
    return tuple([new_card[card] for card in pile])
