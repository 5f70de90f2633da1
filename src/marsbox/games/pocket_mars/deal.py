"""Set-up: the deal, at random or as given, and the draft variant."""

from collections.abc import Mapping
from typing import Final

from marsbox.core.contract import Setup, SetupOption, checked_options
from marsbox.core.errors import SetupError
from marsbox.core.events import EVERYONE, Log, seat_bit
from marsbox.core.rng import SeedRng, checked_seed
from marsbox.games.pocket_mars import kinds, moves
from marsbox.games.pocket_mars.components import Box
from marsbox.games.pocket_mars.knowledge import show
from marsbox.games.pocket_mars.state import (
    AUTOMATICS,
    CARDS,
    COLONISTS,
    DRAFT,
    DRAFT_PACK,
    HAND_SIZE,
    MODULE_SIZE,
    STORE_SETUP,
    TURN,
    Frame,
    PocketMarsState,
)

PLAYER_COUNTS: Final = (1, 2, 3, 4)
SETUP_OPTIONS: Final = (
    SetupOption("draft", ("off", "on"), "off", (2, 3, 4)),
    SetupOption("level", ("1", "2", "3"), "1", (1,)),
)
DEAL_KEYS: Final = ("first", "dealt", "automatics", "deck", "reshuffles")
DEALT: Final = HAND_SIZE + MODULE_SIZE


def new_state(box: Box, cards: tuple[int, ...], setup: Setup, seed: int, log: Log | None) -> PocketMarsState:
    """A game about to begin: colonists, energy and cards in place, the first question open."""
    options = chosen_options(setup)
    s = PocketMarsState.empty(box.facts, setup.players, SeedRng(checked_seed(seed)))
    s.drafting = options["draft"] == "on"
    s.level = int(options["level"])
    for side in range(s.sides):
        on_ship = 1
        if s.solo and side == AUTOMATICS:
            on_ship = 4 + s.level
        s.ship[side] = on_ship
        s.earth[side] = COLONISTS - on_ship
    _deal(box, s, list(cards), {} if setup.deal is None else setup.deal, log)
    return s


def chosen_options(setup: Setup) -> dict[str, str]:
    """The value of every option."""
    return checked_options("Pocket Mars", PLAYER_COUNTS, SETUP_OPTIONS, setup)


def _deal(box: Box, s: PocketMarsState, order: list[int], deal: Mapping[str, object], log: Log | None) -> None:
    given = GivenDeal(box, s, deal)
    s.rng.shuffle(order)
    first = s.rng.below(s.players)
    taken = {card for hand in given.dealt for card in hand} | set(given.automatics) | set(given.deck)
    rest = [card for card in order if card not in taken]
    size = DRAFT_PACK if s.drafting else DEALT
    hands: list[tuple[int, ...]] = []
    for seat in range(s.players):
        hand = given.dealt[seat] if given.dealt else ()
        missing = size - len(hand)
        hands.append(hand + tuple(rest[:missing]))
        rest = rest[missing:]
    if s.solo:
        missing = MODULE_SIZE - len(given.automatics)
        s.modules[AUTOMATICS] = given.automatics + tuple(rest[:missing])
        rest = rest[missing:]
    s.deck = given.deck + tuple(rest)
    s.reshuffles = given.reshuffles
    s.first = first if given.first < 0 else given.first
    s.active = s.first
    if log is not None:
        log.add(EVERYONE, kinds.GAME_BEGAN, (s.first,))
    for seat in range(s.players):
        for card in hands[seat]:
            show(s, card, seat)
        if log is not None:
            log.add(seat_bit(seat), kinds.DEALT, (seat,) + hands[seat])
    if s.drafting:
        s.packs = hands
        s.picks = [()] * s.players
        s.drew = [0] * s.players
        s.shed = [0] * s.players
        s.memory = _bits(hands)
        s.frames = [Frame(DRAFT, -1)]
    else:
        for seat in range(s.players):
            s.hands[seat] = hands[seat]
        s.frames = [Frame(STORE_SETUP, -1)]


class GivenDeal:
    """A deal as it was given, checked: what each seat was dealt, the deck from the top, later shuffles, who is first.

    Whatever it leaves out (a key, or cards at the end of a list) is drawn from the seed.
    """

    def __init__(self, box: Box, s: PocketMarsState, deal: Mapping[str, object]) -> None:
        for key in deal:
            if key not in DEAL_KEYS:
                raise SetupError(f'a deal has no "{key}"; it can have {", ".join(DEAL_KEYS)}')
        self.box = box
        self.first = self._first(deal.get("first"), s.players)
        self.dealt = self._dealt(deal.get("dealt"), s)
        self.automatics = self._cards(deal.get("automatics", []), "automatics")
        if self.automatics and not s.solo:
            raise SetupError('a deal has "automatics" only in a game for 1 player')
        if len(self.automatics) > MODULE_SIZE:
            raise SetupError(f'the deal\'s "automatics" has {len(self.automatics)} cards; it can have {MODULE_SIZE}')
        self.deck = self._cards(deal.get("deck", []), "deck")
        reshuffles = deal.get("reshuffles", [])
        if not isinstance(reshuffles, (list, tuple)):
            raise SetupError(f'the deal\'s "reshuffles" is a list of lists of card ids, not {reshuffles!r}')
        self.reshuffles = tuple([self._cards(cards, "reshuffles") for cards in reshuffles])
        for shuffle in self.reshuffles:
            for card in shuffle:
                if shuffle.count(card) > 1:
                    raise SetupError(f'the deal\'s "reshuffles" names "{box.cards[card].id}" twice in one shuffle')
        seen: set[int] = set()
        for pile in (*self.dealt, self.automatics, self.deck):
            for card in pile:
                if card in seen:
                    raise SetupError(f'the deal gives card "{box.cards[card].id}" twice; each card is there once')
                seen.add(card)
        size = DRAFT_PACK if s.drafting else DEALT
        missing = sum(size - len(hand) for hand in self.dealt) if self.dealt else size * s.players
        if s.solo:
            missing += MODULE_SIZE - len(self.automatics)
        if missing > CARDS - len(seen):
            raise SetupError(
                f'the deal\'s "deck" has {len(self.deck)} cards, which leaves too few to deal: give "dealt" too'
            )

    def _first(self, value: object, players: int) -> int:
        if value is None:
            return -1
        if type(value) is not int or not 0 <= value < players:
            raise SetupError(f'the deal\'s "first" is a seat from 0 to {players - 1}, not {value!r}')
        return value

    def _dealt(self, value: object, s: PocketMarsState) -> list[tuple[int, ...]]:
        if value is None:
            return []
        if not isinstance(value, (list, tuple)) or len(value) != s.players:
            raise SetupError(f'the deal\'s "dealt" is a list of {s.players} lists of card ids, one for each seat')
        size = DRAFT_PACK if s.drafting else DEALT
        hands = []
        for seat, cards in enumerate(value):
            hand = self._cards(cards, "dealt")
            if len(hand) > size:
                raise SetupError(f"the deal gives seat {seat} {len(hand)} cards; a seat is dealt {size}")
            hands.append(hand)
        return hands

    def _cards(self, value: object, key: str) -> tuple[int, ...]:
        if not isinstance(value, (list, tuple)):
            raise SetupError(f'the deal\'s "{key}" is a list of card ids, not {value!r}')
        numbers = []
        for card_id in value:
            number = self.box.number.get(card_id) if isinstance(card_id, str) else None
            if number is None:
                raise SetupError(f'the deal\'s "{key}" names {card_id!r}, which is no card of this deck')
            numbers.append(number)
        return tuple(numbers)


def pass_packs(s: PocketMarsState, kept: list[int], log: Log | None) -> None:
    """Draft: everyone keeps a card and passes the rest to the left; after the fourth the rest goes into the deck."""
    s.revealed += 1
    rounds = len(s.picks[0])
    for seat in in_turn_order(s):
        card = kept[seat]
        pack = (seat - rounds) % s.players
        s.picks[pack] += (card,)
        s.packs[seat] = moves.without(s.packs[seat], card)
        s.hands[seat] += (card,)
        if log is not None:
            colour = s.facts.colours[card]
            log.add_secret(seat, kinds.KEPT_DRAFT, (seat, colour, card), (seat, colour))
    if rounds + 1 < DEALT:
        s.packs = [s.packs[seat - 1] for seat in range(s.players)]
        for seat in range(s.players):
            for card in s.packs[seat]:
                # what a seat knows of cards it has passed is told by its memory of the packs, not by this mask
                s.known[card] = seat_bit(seat)
            if log is not None:
                giver = (seat - 1) % s.players
                log.add_secret(seat, kinds.PASSED_PACK, (giver, seat) + s.packs[seat], (giver, seat))
        return
    for seat in range(s.players):
        for card in s.hands[seat]:
            s.known[card] = seat_bit(seat)
        s.picks[(seat - rounds) % s.players] += s.packs[seat]
        s.deck += s.packs[seat]
    s.packs = []
    s.deck = moves.shuffled(s, s.deck)
    s.memory = _bits(s.picks)
    s.frames = [Frame(STORE_SETUP, -1)]


def _bits(piles: list[tuple[int, ...]]) -> int:
    bits = 0
    for pile in piles:
        for card in pile:
            bits |= 1 << card
    return bits


def store_modules(s: PocketMarsState, chosen: list[tuple[int, ...]], log: Log | None) -> None:
    """Everyone's chosen cards go into the module, and the first round begins."""
    s.revealed += 1  # which backs the others put into their modules
    for seat in in_turn_order(s):
        for card in chosen[seat]:
            moves.store(s, seat, card, log)
    s.round = 1
    if log is not None:
        log.add(EVERYONE, kinds.ROUND_BEGAN, (1,))
        log.add(EVERYONE, kinds.TURN_BEGAN, (s.first,))
    s.frames = [Frame(TURN, s.first)]


def in_turn_order(s: PocketMarsState) -> list[int]:
    """The seats clockwise from the first player."""
    return [(s.first + step) % s.players for step in range(s.players)]
