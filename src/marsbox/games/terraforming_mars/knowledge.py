"""Who knows where a hidden project card is.

Each card has a mask in `State.known`. Its low bits (`seat_bit`) say who knows that the card lies in the discard pile;
those shifted by `OUT` who knows only that it is no longer in the deck, from a draft. Both are forgotten when the
discards become a new deck.
"""

from typing import Final

from marsbox.core.events import seat_bit
from marsbox.games.terraforming_mars.state import PROJECTS, TerraformingState

OUT: Final = 8
EVERYBODY: Final = 0b1111111


def knows_discarded(s: TerraformingState, seat: int, card: int) -> bool:
    """Whether the seat knows that the card lies in the discard pile."""
    return s.known[card] & seat_bit(seat) != 0


def knows_out(s: TerraformingState, seat: int, card: int) -> bool:
    """Whether the seat knows that the card is not in the deck."""
    return (s.known[card] | s.known[card] >> OUT) & seat_bit(seat) != 0


def saw_passed(s: TerraformingState, seat: int, card: int) -> None:
    """The seat has had the card before it and passed it on."""
    s.known[card] |= seat_bit(seat) << OUT


def saw_discarded(s: TerraformingState, seat: int, card: int) -> None:
    """The seat has discarded the card."""
    s.known[card] |= seat_bit(seat)


def all_saw_discarded(s: TerraformingState, card: int) -> None:
    """The card was turned up before everybody and discarded."""
    s.known[card] = EVERYBODY


def known_elsewhere(s: TerraformingState, seat: int) -> tuple[int, ...]:
    """The cards of which the seat knows only that somebody has or had them."""
    if seat < 0:
        return ()
    masks = s.known.copy()
    for card in s.hands[seat] + s.offered[seat] + s.kept[seat]:
        masks[card] = 0
    for other in range(s.players):
        for card in s.played[other] + s.events[other]:
            if card < PROJECTS:
                masks[card] = 0
    bits = seat_bit(seat) | seat_bit(seat) << OUT
    return tuple([card for card, mask in enumerate(masks) if mask and mask & bits])
