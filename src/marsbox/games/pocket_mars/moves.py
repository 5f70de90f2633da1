"""The elementary moves of colonists, energy and cards. Each is one sentence of the rulebook and reports what it did."""

from marsbox.core.errors import SetupError
from marsbox.core.events import EVERYONE, Log, seat_bit
from marsbox.games.pocket_mars import kinds
from marsbox.games.pocket_mars.knowledge import COLOUR_SEEN, drawn, forget, found, moved_unseen, reveal
from marsbox.games.pocket_mars.state import AUTOMATICS, MODULE_SIZE, PocketMarsState


def without(pile: tuple[int, ...], card: int) -> tuple[int, ...]:
    """The pile without this card."""
    at = 0
    while pile[at] != card:
        at += 1
    return pile[:at] + pile[at + 1 :]


# ---- colonists


def launch(s: PocketMarsState, side: int, number: int, log: Log | None) -> None:
    """Colonists from Earth to the ship, as many as there are."""
    number = min(number, s.earth[side])
    if number == 0:
        return
    s.earth[side] -= number
    s.ship[side] += number
    if log is not None:
        log.add(EVERYONE, kinds.LAUNCHED, (side, number))


def land(s: PocketMarsState, side: int, building: int, log: Log | None) -> None:
    """A colonist from the ship to zone * of a building."""
    s.ship[side] -= 1
    s.one[building * s.sides + side] += 1
    if log is not None:
        log.add(EVERYONE, kinds.LANDED, (side, building))


def promote(s: PocketMarsState, acting: int, side: int, building: int, log: Log | None) -> None:
    """A side's colonist from * to ** of a building."""
    place = building * s.sides + side
    s.one[place] -= 1
    s.two[place] += 1
    if log is not None:
        log.add(EVERYONE, kinds.PROMOTED, (acting, side, building))


def demote(s: PocketMarsState, acting: int, side: int, building: int, log: Log | None) -> None:
    """A side's colonist from ** to * of a building."""
    place = building * s.sides + side
    s.two[place] -= 1
    s.one[place] += 1
    if log is not None:
        log.add(EVERYONE, kinds.DEMOTED, (acting, side, building))


# ---- energy


def gain_energy(s: PocketMarsState, side: int, number: int, log: Log | None) -> None:
    """Raise a side's energy; what exceeds the maximum is lost."""
    number = min(number, s.facts.energy_maximum - s.energy[side])
    if number == 0:
        return
    s.energy[side] += number
    if log is not None:
        log.add(EVERYONE, kinds.GAINED_ENERGY, (side, number, s.energy[side]))


def pay_energy(s: PocketMarsState, side: int, number: int, log: Log | None) -> None:
    """Pay the cost of an action."""
    if number == 0:
        return
    s.energy[side] -= number
    if log is not None:
        log.add(EVERYONE, kinds.PAID, (side, number, s.energy[side]))


# ---- cards


def shuffled(s: PocketMarsState, cards: tuple[int, ...]) -> tuple[int, ...]:
    """The cards in a new order, of which nobody knows anything: the one that a deal gives, or a random one."""
    order = sorted(cards)
    s.rng.shuffle(order)
    if s.reshuffles:
        given = s.reshuffles[0]
        for card in given:
            if card not in order:
                raise SetupError(
                    f'the deal\'s "reshuffles" names {s.facts.names[card]}, '
                    f"which is not among the {len(order)} cards shuffled"
                )
        order = list(given) + [card for card in order if card not in given]
        s.reshuffles = s.reshuffles[1:]
    for card in order:
        forget(s, card)
    s.revealed += 1
    return tuple(order)


def rebuild_deck(s: PocketMarsState, log: Log | None) -> None:
    """Make a new deck the moment the old one has run out: of the covered cards and the discard pile."""
    if s.deck or s.solo:
        return
    cards = s.discard
    for building in range(len(s.columns)):
        column = s.columns[building]
        if len(column) > 1:
            for card in column[:-1]:
                s.face_down &= ~(1 << card)
            cards += column[:-1]
            s.columns[building] = column[-1:]
    if not cards:
        return
    s.discard = ()
    s.deck = shuffled(s, cards)
    if log is not None:
        log.add(EVERYONE, kinds.DECK_REBUILT, (len(cards),))


def draw(s: PocketMarsState, side: int, number: int, log: Log | None) -> None:
    """Cards from the deck to the hand, as many as there are."""
    for _ in range(number):
        if not s.deck:
            return
        card = s.deck[0]
        s.deck = s.deck[1:]
        add_to_hand(s, side, card)
        if log is not None:
            colour = s.facts.colours[card]
            log.add_secret(side, kinds.DREW, (side, colour, card), (side, colour))
        rebuild_deck(s, log)


def add_to_hand(s: PocketMarsState, side: int, card: int) -> None:
    """A card that has just left the deck comes into a hand."""
    drawn(s, card, side)
    s.hands[side] += (card,)
    s.revealed += 1
    if s.picks:
        s.drew[side] |= 1 << s.facts.colours[card]


def take(s: PocketMarsState, slot: int, log: Log | None) -> None:
    """Solo: the person takes a card of the Automatics' module instead of drawing."""
    card = s.modules[AUTOMATICS][slot]
    s.modules[AUTOMATICS] = without(s.modules[AUTOMATICS], card)
    add_to_hand(s, 0, card)
    if log is not None:
        colour = s.facts.colours[card]
        log.add_secret(0, kinds.TOOK, (0, colour, card), (0, colour))


def remove_own(s: PocketMarsState, seat: int, card: int) -> None:
    """Take a card out of the seat's hand or module."""
    if card in s.hands[seat]:
        s.hands[seat] = without(s.hands[seat], card)
    else:
        s.modules[seat] = without(s.modules[seat], card)


def discard(s: PocketMarsState, side: int, card: int, log: Log | None) -> None:
    """A card, already taken from where it was, goes face up to the discard pile."""
    reveal(s, card)
    s.discard += (card,)
    if log is not None:
        log.add(EVERYONE, kinds.DISCARDED, (side, card))
    rebuild_deck(s, log)


def discard_from_deck(s: PocketMarsState, number: int) -> tuple[int, ...]:
    """Solo: the top cards of the deck go to the discard pile, as many as there are."""
    gone = s.deck[:number]
    s.deck = s.deck[number:]
    for card in gone:
        reveal(s, card)
    s.discard += gone
    s.revealed += 1
    return gone


def store(s: PocketMarsState, seat: int, card: int, log: Log | None) -> None:
    """A hand card goes face down into the module."""
    moved_unseen(s, seat, card, leaves=False)
    s.hands[seat] = without(s.hands[seat], card)
    s.modules[seat] += (card,)
    _report_own(s, seat, kinds.STORED, card, log)


def bury(s: PocketMarsState, seat: int, card: int, log: Log | None) -> None:
    """An own card, from hand or module, goes face down under the deck."""
    _put_away(s, seat, card)
    s.known[card] |= COLOUR_SEEN
    s.deck += (card,)
    _report_own(s, seat, kinds.BURIED, card, log)


def cover(s: PocketMarsState, seat: int, card: int, log: Log | None) -> None:
    """A hand card is laid face down on the building of its colour, where it counts as 0."""
    _put_away(s, seat, card)
    s.face_down |= 1 << card
    s.columns[s.facts.colours[card]] += (card,)
    _report_own(s, seat, kinds.COVERED, card, log)
    rebuild_deck(s, log)


def connect(s: PocketMarsState, card: int, log: Log | None) -> bool:
    """Lay a card face up on the building of its colour; tells whether its value is higher than the one below."""
    building = s.facts.colours[card]
    higher = s.facts.values[card] > s.value_on(building)
    reveal(s, card)
    s.columns[building] += (card,)
    rebuild_deck(s, log)
    return higher


def refill_module(s: PocketMarsState, log: Log | None) -> None:
    """Solo: the Automatics' module is filled up from the deck, unseen."""
    missing = MODULE_SIZE - len(s.modules[AUTOMATICS])
    cards = s.deck[:missing]
    if not cards:
        return
    s.deck = s.deck[missing:]
    s.modules[AUTOMATICS] += cards
    s.revealed += 1
    for card in cards:
        # whoever knew the card's place in the deck has seen where it went
        s.known[card] &= ~COLOUR_SEEN
    if log is not None:
        log.add(EVERYONE, kinds.AUTOMATICS_REFILLED, tuple([s.facts.colours[card] for card in cards]))


def _put_away(s: PocketMarsState, seat: int, card: int) -> None:
    moved_unseen(s, seat, card, leaves=True)
    remove_own(s, seat, card)
    if s.picks:
        s.shed[seat] |= 1 << s.facts.colours[card]


def _report_own(s: PocketMarsState, seat: int, kind: int, card: int, log: Log | None) -> None:
    if log is not None:
        colour = s.facts.colours[card]
        log.add_secret(seat, kind, (seat, colour, card), (seat, colour))


def look_at_module(s: PocketMarsState, seat: int, owner: int, number: int, log: Log | None) -> None:
    """A player looks at cards of another one's module."""
    cards = s.modules[owner][:number]
    for card in cards:
        found(s, card, seat)
    s.revealed += 1
    if log is not None:
        log.add_secret(seat, kinds.PEEKED, (seat, owner) + cards, (seat, owner))


def look_at_deck(s: PocketMarsState, seat: int, number: int, log: Log | None) -> None:
    """A player looks at the top cards of the deck; everybody sees their backs."""
    cards = s.deck[:number]
    for card in cards:
        s.known[card] |= seat_bit(seat) | COLOUR_SEEN
    s.revealed += 1
    if log is not None:
        log.add_secret(seat, kinds.LOOKED, (seat, len(cards)) + cards, (seat, len(cards)))


def keep_from_deck(s: PocketMarsState, seat: int, card: int, log: Log | None) -> None:
    """One of the top cards that the player has looked at comes into the hand."""
    s.deck = without(s.deck, card)
    add_to_hand(s, seat, card)
    _report_own(s, seat, kinds.KEPT, card, log)


def put_top_under(s: PocketMarsState, number: int, log: Log | None) -> None:
    """The top cards of the deck go under it, in their order."""
    s.deck = s.deck[number:] + s.deck[:number]
    rebuild_deck(s, log)
