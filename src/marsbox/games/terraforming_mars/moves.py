"""The elementary moves of resources, production, rating, cubes and cards. Each reports what it did."""

from marsbox.core.errors import SetupError
from marsbox.core.events import EVERYONE, Log
from marsbox.games.terraforming_mars import kinds
from marsbox.games.terraforming_mars.knowledge import saw_discarded
from marsbox.games.terraforming_mars.state import (
    LOWEST_MEGACREDIT_PRODUCTION,
    MEGACREDITS,
    NONE,
    PROJECTS,
    TerraformingState,
)


def gain(s: TerraformingState, seat: int, resource: int, number: int, log: Log | None) -> None:
    """A player takes resources."""
    if number <= 0:
        return
    s.stock[seat * 6 + resource] += number
    if log is not None:
        log.add(EVERYONE, kinds.GAINED, (seat, resource, number))


def lose(s: TerraformingState, seat: int, resource: int, number: int, log: Log | None) -> None:
    """A player gives resources away."""
    if number == 0:
        return
    s.stock[seat * 6 + resource] -= number
    if log is not None:
        log.add(EVERYONE, kinds.LOST, (seat, resource, number))


def change_production(s: TerraformingState, seat: int, resource: int, steps: int, log: Log | None) -> None:
    """Production goes up, or down where it can."""
    if steps == 0:
        return
    s.production[seat * 6 + resource] += steps
    if log is not None:
        log.add(EVERYONE, kinds.PRODUCTION_CHANGED, (seat, resource, steps))


def can_lower(s: TerraformingState, seat: int, resource: int, steps: int) -> bool:
    """Whether a production can go down so far: M€ to -5, all others to 0."""
    lowest = LOWEST_MEGACREDIT_PRODUCTION if resource == MEGACREDITS else 0
    return s.production[seat * 6 + resource] - steps >= lowest


def raise_rating(s: TerraformingState, seat: int, steps: int, log: Log | None) -> None:
    """The terraform rating rises."""
    if steps == 0:
        return
    s.rating[seat] += steps
    s.raised |= 1 << seat
    if log is not None:
        log.add(EVERYONE, kinds.RATING_ROSE, (seat, steps))


def add_cubes(s: TerraformingState, seat: int, card: int, number: int, log: Log | None) -> None:
    """Cubes come onto a card."""
    if number == 0:
        return
    s.cubes[card] += number
    if log is not None:
        log.add(EVERYONE, kinds.CUBES_ADDED, (seat, card, number))


def remove_cubes(s: TerraformingState, acting: int, owner: int, card: int, number: int, log: Log | None) -> None:
    """Cubes are taken from a card."""
    s.cubes[card] -= number
    if log is not None:
        log.add(EVERYONE, kinds.CUBES_REMOVED, (acting, owner, card, number))


# ---- cards


def next_card(s: TerraformingState, log: Log | None) -> int:
    """The next card of the deck, which is made anew from the discards when it is empty; NONE if there is no card."""
    if s.drawn == len(s.deck):
        if not s.discard:
            return NONE
        cards = sorted(s.discard)
        s.rng.shuffle(cards)
        s.deck = _as_given(s, tuple(cards))
        s.drawn = 0
        s.discard = []
        # nobody can tell any more whether a card that is known to be out lies in the new deck or is in a hand
        s.known = [0] * PROJECTS
        if log is not None:
            log.add(EVERYONE, kinds.DECK_REBUILT, (len(cards),))
    card = s.deck[s.drawn]
    s.drawn += 1
    return card


def cards_left(s: TerraformingState) -> bool:
    """Whether there is any card to draw."""
    return s.drawn < len(s.deck) or bool(s.discard)


def _as_given(s: TerraformingState, cards: tuple[int, ...]) -> tuple[int, ...]:
    if not s.reshuffles:
        return cards
    given = s.reshuffles[0]
    for card in given:
        if card not in cards:
            raise SetupError(f'the deal\'s "reshuffles" puts card number {card + 1} into a deck that lacks it')
    s.reshuffles = s.reshuffles[1:]
    return given + tuple([card for card in cards if card not in given])


def take_cards(s: TerraformingState, number: int, log: Log | None) -> tuple[int, ...]:
    """The next cards of the deck, as many as there are."""
    cards: list[int] = []
    while len(cards) < number:
        card = next_card(s, log)
        if card == NONE:
            break
        cards.append(card)
    return tuple(cards)


def draw(s: TerraformingState, seat: int, number: int, log: Log | None) -> None:
    """A player draws cards into the hand."""
    cards = take_cards(s, number, log)
    if not cards:
        return
    s.hands[seat] += cards
    s.revealed += 1
    if log is not None:
        log.add_secret(seat, kinds.DREW, (seat, len(cards), *cards), (seat, len(cards)))


def discard(s: TerraformingState, seat: int, cards: tuple[int, ...], log: Log | None) -> None:
    """Cards go face down to the discards."""
    if not cards:
        return
    s.discard.extend(cards)
    for card in cards:
        saw_discarded(s, seat, card)
    if log is not None:
        log.add_secret(seat, kinds.DISCARDED, (seat, len(cards), *cards), (seat, len(cards)))


def without(pile: tuple[int, ...], card: int) -> tuple[int, ...]:
    """The pile without this card."""
    at = 0
    while pile[at] != card:
        at += 1
    return pile[:at] + pile[at + 1 :]
