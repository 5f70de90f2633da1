"""Who knows which card lies where.

Each card has a mask in `State.known`. Its lowest six bits say who knows exactly where the card lies: `seat_bit` of each
seat and of the spectator. `COLOUR_SEEN` says of a card in the deck that everybody has seen its back go there. The bits
above, shifted by `HELD`, say who knows only that the card is in its owner's hand or module.
"""

from typing import Final

from marsbox.core.events import seat_bit
from marsbox.games.pocket_mars.state import PocketMarsState

EVERYBODY: Final = 0b11111
COLOUR_SEEN: Final = 0b100000
HELD: Final = 8


def knows(s: PocketMarsState, seat: int, card: int) -> bool:
    """Whether the seat (or the spectator) knows exactly where the card lies."""
    return s.known[card] & seat_bit(seat) != 0


def knows_held(s: PocketMarsState, seat: int, card: int) -> bool:
    """Whether the seat knows that the card is in its owner's hand or module, but not in which."""
    return s.known[card] >> HELD & seat_bit(seat) != 0


def reveal(s: PocketMarsState, card: int) -> None:
    """Everybody sees the card, now and where it goes."""
    s.known[card] = EVERYBODY
    s.memory &= ~(1 << card)


def show(s: PocketMarsState, card: int, seat: int) -> None:
    """The seat looks at the card."""
    s.known[card] |= seat_bit(seat)


def found(s: PocketMarsState, card: int, seat: int) -> None:
    """The seat looks at another one's card, of which it may have known only who has it."""
    s.known[card] = (s.known[card] | seat_bit(seat)) & ~(seat_bit(seat) << HELD)


def forget(s: PocketMarsState, card: int) -> None:
    """Nobody knows where the card is, as after a shuffle."""
    s.known[card] = 0
    s.memory &= ~(1 << card)


def drawn(s: PocketMarsState, card: int, side: int) -> None:
    """A side takes the card from the deck; whoever knew its place there has seen where it went."""
    s.known[card] = s.known[card] & EVERYBODY | seat_bit(side)


def moved_unseen(s: PocketMarsState, owner: int, card: int, leaves: bool) -> None:
    """The owner is about to move one of the own cards, of which the others see only the back.

    Cards of a hand can be told apart only by their colour. Whoever knew one of several cards of that colour in the hand
    no longer knows whether it was that one that moved: into the module, or (`leaves`) away from the owner altogether.
    The two cards of a module are told apart by where they lie.
    """
    colours = s.facts.colours
    colour = colours[card]
    own = seat_bit(owner)
    hand = s.hands[owner]
    if card in hand:
        twins = 0
        for other in hand:
            if colours[other] == colour:
                twins += 1
        if twins > 1:
            for other in hand:
                if colours[other] == colour:
                    rivals = s.known[other] & EVERYBODY & ~own
                    s.known[other] = s.known[other] & ~rivals | rivals << HELD
    if leaves:
        candidates = [other for other in hand + s.modules[owner] if colours[other] == colour]
        if len(candidates) > 1:
            for other in candidates:
                s.known[other] &= EVERYBODY
        else:
            s.known[card] |= s.known[card] >> HELD
            s.known[card] &= EVERYBODY
