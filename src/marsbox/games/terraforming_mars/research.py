"""What everybody chooses at once: corporations and cards at set-up, the draft, buying cards."""

from typing import Final

from marsbox.core.events import EVERYONE, Log, seat_bit
from marsbox.games.terraforming_mars import kinds, money, moves, playing
from marsbox.games.terraforming_mars.choices import CARD_PRICE
from marsbox.games.terraforming_mars.conditions import Fixed
from marsbox.games.terraforming_mars.effects import run_all
from marsbox.games.terraforming_mars.knowledge import saw_passed
from marsbox.games.terraforming_mars.model import CITY_PLACED_ON_MARS, PRINTED, TAG_PLAYED
from marsbox.games.terraforming_mars.nodes import Gain
from marsbox.games.terraforming_mars.state import (
    BEGINNER,
    BUY,
    DRAFT,
    MEGACREDITS,
    NEUTRAL,
    PROJECTS,
    TURN,
    Frame,
    TerraformingState,
)
from marsbox.games.terraforming_mars.tiles import is_city

RESEARCHED: Final = 4
ACTIONS: Final = 2


def options(s: TerraformingState, kind: int, seat: int) -> list[int]:
    """What a seat can answer next to the question to everyone; nothing once its answer is complete."""
    given = s.answers[seat]
    if kind == DRAFT:
        return [] if given else [kinds.KEEP + card for card in s.offered[seat]]
    if kind == BUY:
        return _purchases(s, seat, given, money.cash(s, seat))
    if s.corporations[seat] == BEGINNER:
        return []
    if not given:
        return [kinds.CORPORATION + corporation - PROJECTS for corporation in s.corporations_offered[seat]]
    return _purchases(s, seat, given[1:], starting_money(given[0] - kinds.CORPORATION + PROJECTS))


def starting_money(corporation: int) -> int:
    """The M€ that a corporation starts with."""
    total = 0
    for node in PRINTED[corporation].effects:
        if isinstance(node, Gain) and node.resource == MEGACREDITS and isinstance(node.amount, Fixed):
            total += node.amount.number
    return total


def _purchases(s: TerraformingState, seat: int, given: tuple[int, ...], cash: int) -> list[int]:
    """Cards are chosen in any order, as far as the money goes; whoever could buy at least one confirms the choice."""
    if given and given[-1] == kinds.DONE:
        return []
    affordable = cash >= CARD_PRICE * (len(given) + 1)
    found = [kinds.KEEP + card for card in sorted(s.offered[seat]) if affordable and kinds.KEEP + card not in given]
    if s.rules == 1:
        # once a card was chosen, those with lower numbers were out of reach; nothing left to choose was the end
        found = [action for action in found if not given or action > given[-1]]
        return [*found, kinds.DONE] if found else []
    return [*found, kinds.DONE] if found or given else []


def question(s: TerraformingState, kind: int, seat: int) -> int:
    """The kind of decision that a question to everyone is for a seat now."""
    if kind == DRAFT:
        return kinds.ASK_DRAFT
    if kind == BUY:
        return kinds.ASK_BUY
    return kinds.ASK_BUY_START if s.answers[seat] else kinds.ASK_CORPORATION


def in_turn_order(s: TerraformingState) -> list[int]:
    """The seats clockwise from the first player."""
    return [(s.first + step) % s.players for step in range(s.players)]


# ---- set-up


def begin(s: TerraformingState, answers: list[tuple[int, ...]], log: Log | None) -> None:
    """In turn order corporations are revealed and cards are paid for; then the first player begins."""
    s.revealed += 1
    s.frames.append(Frame(TURN, s.first, left=ACTIONS))
    chosen = []
    for seat in range(s.players):
        if s.corporations[seat] == BEGINNER:
            chosen.append(s.offered[seat])
        else:
            s.corporations[seat] = answers[seat][0] - kinds.CORPORATION + PROJECTS
            chosen.append(_kept(answers[seat][1:]))
    for seat in in_turn_order(s):
        corporation = s.corporations[seat]
        if log is not None:
            log.add(EVERYONE, kinds.CORPORATION_REVEALED, (seat, corporation))
        playing.lay_open(s, seat, corporation)
        card = PRINTED[corporation]
        run_all(s, seat, [(node.number, corporation) for node in card.effects], log)
        if card.first:
            s.first_actions |= 1 << seat
        _own_tags(s, seat, corporation, log)
        _neutral_cities(s, seat, corporation, log)
    _take_all(s, chosen, log)
    for seat in reversed(in_turn_order(s)):
        s.corporations_offered[seat] = ()
        if s.corporations[seat] != BEGINNER:
            money.charge(s, seat, CARD_PRICE * len(chosen[seat]), 0, log)


def _own_tags(s: TerraformingState, seat: int, corporation: int, log: Log | None) -> None:
    """Corporations that react to tags do so to those of the corporations revealed, the own one first."""
    for owner, watcher in s.watchers:
        for trigger in PRINTED[watcher].triggers:
            if trigger.moment == TAG_PLAYED and (trigger.anyone or owner == seat):
                for tag in PRINTED[corporation].tags:
                    if tag in trigger.tags:
                        trigger.then.run(s, owner, watcher, log)


def _neutral_cities(s: TerraformingState, seat: int, corporation: int, log: Log | None) -> None:
    """Solo: whoever is rewarded for cities on Mars is so for the two neutral ones."""
    if not s.solo:
        return
    for trigger in PRINTED[corporation].triggers:
        if trigger.moment == CITY_PLACED_ON_MARS:
            for space, owner in enumerate(s.owners):
                if owner == NEUTRAL and is_city(s.tiles[space]):
                    trigger.then.run(s, seat, corporation, log)


def _kept(answer: tuple[int, ...]) -> tuple[int, ...]:
    """The cards chosen, in the order of their numbers: the order of choosing changes nothing."""
    return tuple(sorted([action - kinds.KEEP for action in answer if action != kinds.DONE]))


def _take_all(s: TerraformingState, chosen: list[tuple[int, ...]], log: Log | None) -> None:
    """In turn order the chosen cards come into the hands; the others are discarded face down."""
    for seat in in_turn_order(s):
        cards = chosen[seat]
        rest = tuple([card for card in s.offered[seat] if card not in cards])
        s.hands[seat] += cards
        s.offered[seat] = ()
        if log is not None:
            log.add_secret(seat, kinds.BOUGHT, (seat, len(cards), *cards), (seat, len(cards)))
        moves.discard(s, seat, rest, log)


# ---- the research phase


def deal(s: TerraformingState, log: Log | None) -> None:
    """Everyone gets four cards; when they run out, one at a time in turn order."""
    piles: list[tuple[int, ...]] = [()] * s.players
    for _ in range(RESEARCHED):
        for seat in in_turn_order(s):
            piles[seat] += moves.take_cards(s, 1, log)
    s.offered = piles
    s.revealed += 1
    for seat in range(s.players):
        if log is not None and piles[seat]:
            log.add(seat_bit(seat), kinds.DEALT, (seat, *piles[seat]))
    drafted = s.drafting and not s.solo and len(piles[in_turn_order(s)[-1]]) == RESEARCHED
    s.frames.append(Frame(DRAFT if drafted else BUY))


def draft(s: TerraformingState, kept: list[int], log: Log | None) -> None:
    """Everyone keeps a card and passes the others; the last one comes without a choice."""
    s.revealed += 1
    step = 1 if s.generation % 2 == 0 else -1
    passed: list[tuple[int, ...]] = [()] * s.players
    for seat in in_turn_order(s):
        s.kept[seat] += (kept[seat],)
        passed[(seat + step) % s.players] = moves.without(s.offered[seat], kept[seat])
        for card in s.offered[seat]:
            if card != kept[seat]:
                saw_passed(s, seat, card)
        if log is not None:
            log.add_secret(seat, kinds.DRAFTED, (seat, kept[seat]), (seat,))
    for seat in range(s.players):
        if log is not None:
            giver = (seat - step) % s.players
            log.add(seat_bit(seat), kinds.PASSED_CARDS, (giver, seat, *passed[seat]))
    if len(passed[0]) > 1:
        s.offered = passed
        s.frames.append(Frame(DRAFT))
        return
    s.offered = [s.kept[seat] + passed[seat] for seat in range(s.players)]
    s.kept = [()] * s.players
    s.frames.append(Frame(BUY))


def buy(s: TerraformingState, answers: list[tuple[int, ...]], log: Log | None) -> None:
    """In turn order the cards bought are paid for; then the first player begins."""
    if not s.solo:  # everybody sees how many cards the others buy
        s.revealed += 1
    s.frames.append(Frame(TURN, s.first, left=ACTIONS))
    chosen = [_kept(answer) for answer in answers]
    _take_all(s, chosen, log)
    for seat in reversed(in_turn_order(s)):
        money.charge(s, seat, CARD_PRICE * len(chosen[seat]), 0, log)
