"""Drawing anew all that a seat does not know, so that the seat can't tell the result from the truth."""

from marsbox.core.rng import FastRng
from marsbox.games.terraforming_mars.cards import PRINTED
from marsbox.games.terraforming_mars.knowledge import knows_discarded, knows_out
from marsbox.games.terraforming_mars.state import CHOOSE_START, SELL, Frame, TerraformingState


def redeal(s: TerraformingState, seat: int, rng: FastRng) -> None:
    """Draw anew, in place, all cards whose places the seat (or the spectator) does not know."""
    s.reshuffles = ()
    if s.frames and s.frames[-1].kind == CHOOSE_START:
        _redeal_corporations(s, seat, rng)
    _forget_sold(s, seat)
    strangers = [other for other in range(s.players) if other != seat]
    looking = bool(s.looking) and s.frames[-1].seat != seat
    # what lies outside the deck comes first: some cards are known to be there
    outside: list[int] = []
    for other in strangers:
        outside += s.hands[other] + s.offered[other] + s.kept[other]
    if looking:
        outside += s.looking
    secret = [index for index, card in enumerate(s.discard) if not knows_discarded(s, seat, card)]
    outside += [s.discard[index] for index in secret]
    certain = [card for card in outside if knows_out(s, seat, card)]
    free = [card for card in outside if not knows_out(s, seat, card)] + list(s.deck[s.drawn :])
    rng.shuffle(free)
    size = len(outside)
    mixed = certain + free[: size - len(certain)]
    rng.shuffle(mixed)
    s.deck = s.deck[: s.drawn] + tuple(free[size - len(certain) :])
    cards = tuple(mixed)
    for other in strangers:
        s.hands[other], cards = _split(cards, len(s.hands[other]))
        s.offered[other], cards = _split(cards, len(s.offered[other]))
        s.kept[other], cards = _split(cards, len(s.kept[other]))
    if looking:
        s.looking, cards = _split(cards, len(s.looking))
    for index in secret:
        s.discard[index] = cards[0]
        cards = cards[1:]


def _forget_sold(s: TerraformingState, seat: int) -> None:
    """The order in which somebody else sells cards would tell which one was sold last."""
    if s.frames and s.frames[-1].kind == SELL and s.frames[-1].seat != seat:
        frame = s.frames.pop()
        s.frames.append(Frame(SELL, frame.seat, left=frame.left))


def _split(cards: tuple[int, ...], number: int) -> tuple[tuple[int, ...], tuple[int, ...]]:
    return cards[:number], cards[number:]


def _redeal_corporations(s: TerraformingState, seat: int, rng: FastRng) -> None:
    own = s.corporations_offered[seat] if seat >= 0 else ()
    others = [
        card for card in s.corporation_pool if card not in own and (s.corporate_era or not PRINTED[card].corporate_era)
    ]
    rng.shuffle(others)
    for other in range(s.players):
        if other != seat:
            number = len(s.corporations_offered[other])
            s.corporations_offered[other] = tuple(others[:number])
            others = others[number:]
