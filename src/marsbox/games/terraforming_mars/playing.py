"""Playing cards and using their actions."""

from marsbox.core.events import EVERYONE, Log
from marsbox.games.terraforming_mars import kinds, money, moves
from marsbox.games.terraforming_mars.effects import can_do, run_all
from marsbox.games.terraforming_mars.model import CARD_PLAYED, PRINTED, TAG_PLAYED, Action, Card, Trigger
from marsbox.games.terraforming_mars.money import WITH_STEEL, WITH_TITANIUM
from marsbox.games.terraforming_mars.state import (
    ACTION_PAID,
    ALTERNATIVE,
    BUILDING,
    DISCOUNT,
    MODIFIERS,
    NEXT_DISCOUNT,
    NEXT_TOLERANCE,
    PLAYED,
    SPACE,
    TAG_DISCOUNT,
    TAG_KINDS,
    TOLERANCE,
    Frame,
    TerraformingState,
)


def metals_for(card: Card) -> int:
    """The metals that may pay for a card."""
    return (WITH_STEEL if card.has_tag(BUILDING) else 0) | (WITH_TITANIUM if card.has_tag(SPACE) else 0)


def price(s: TerraformingState, seat: int, card: Card) -> int:
    """What a card costs a player now, all discounts taken off."""
    base = seat * MODIFIERS
    cost = card.cost - s.modifiers[base + DISCOUNT] - s.modifiers[base + NEXT_DISCOUNT]
    for tag in card.distinct_tags:
        cost -= s.modifiers[base + TAG_DISCOUNT + tag]
    return max(0, cost)


def requirements_met(s: TerraformingState, seat: int, card: Card) -> bool:
    """Whether all that a card demands holds, as far as a player may miss it."""
    if not card.requires:
        return True
    base = seat * MODIFIERS
    tolerance = s.modifiers[base + TOLERANCE] + s.modifiers[base + NEXT_TOLERANCE]
    return all(requirement.met(s, seat, tolerance) for requirement in card.requires)


def affordable(s: TerraformingState, seat: int, card: Card) -> bool:
    """Whether a player can pay for a card."""
    return money.funds(s, seat, metals_for(card), card.heat_needed) >= price(s, seat, card)


def playable(s: TerraformingState, seat: int, number: int) -> bool:
    """Whether a player may play this card of the hand now."""
    card = PRINTED[number]
    return affordable(s, seat, card) and requirements_met(s, seat, card) and can_do(s, seat, number, card.demands)


def play(s: TerraformingState, seat: int, number: int, log: Log | None) -> None:
    """Take a card from the hand and pay for it; then it comes into play."""
    card = PRINTED[number]
    cost = price(s, seat, card)
    s.hands[seat] = moves.without(s.hands[seat], number)
    s.modifiers[seat * MODIFIERS + NEXT_DISCOUNT] = 0
    s.modifiers[seat * MODIFIERS + NEXT_TOLERANCE] = 0
    if log is not None:
        log.add(EVERYONE, kinds.PLAYED_CARD, (seat, number))
    s.frames.append(Frame(PLAYED, seat, card=number))
    money.charge(s, seat, cost, metals_for(card), log, number, card.heat_needed)


def come_into_play(s: TerraformingState, seat: int, number: int, log: Log | None) -> None:
    """A card that is paid for lies on the table; its effects and those of all who react to it are pending."""
    card = PRINTED[number]
    if card.is_event:
        s.events[seat] += (number,)
    else:
        lay_open(s, seat, number)
    items = [(node.number, number) for node in card.effects]
    for owner, watcher in s.watchers:
        for trigger in PRINTED[watcher].triggers:
            if trigger.moment == TAG_PLAYED and (trigger.anyone or owner == seat):
                subject = number if trigger.on_played else watcher
                for tag in card.tags:
                    if tag in trigger.tags:
                        if owner == seat:
                            items.append((trigger.then.number, subject))
                        else:
                            trigger.then.run(s, owner, subject, log)
            elif trigger.moment == CARD_PLAYED and owner == seat and _fits(trigger, card):
                items.append((trigger.then.number, watcher))
    run_all(s, seat, items, log)


def _fits(trigger: Trigger, card: Card) -> bool:
    """Whether a card is one that a trigger is about."""
    if card.cost < trigger.cost or (trigger.event and not card.is_event):
        return False
    return all(card.has_tag(tag) for tag in trigger.tags)


def lay_open(s: TerraformingState, seat: int, number: int) -> None:
    """A card stays in play: its tags count, and its lasting effects hold from now on."""
    card = PRINTED[number]
    s.played[seat] += (number,)
    for tag in card.tags:
        s.tags[seat * TAG_KINDS + tag] += 1
    for modifier, amount in card.modifiers:
        s.modifiers[seat * MODIFIERS + modifier] += amount
    if card.triggers:
        s.watchers += ((seat, number),)


# ---- actions of cards


def alternatives(s: TerraformingState, seat: int, number: int) -> list[int]:
    """Which ways to use the action of a card are open now: those whose cost can be paid."""
    ways = PRINTED[number].action
    return [index for index, way in enumerate(ways) if _payable(s, seat, number, way)]


def _payable(s: TerraformingState, seat: int, number: int, way: Action) -> bool:
    if way.cost is not None and not way.cost.payable(s, seat, number):
        return False
    if not all(node.affordable(s, seat, number) for node in way.gains):
        return False
    # rule set 1 refused some of those that would do nothing
    return s.rules > 1 or any(node.available(s, seat, number) for node in way.gains)


def brings_something(s: TerraformingState, seat: int, number: int, index: int) -> bool:
    """Whether one way to use the action of a card, once paid for, would change anything now."""
    return any(node.effective(s, seat, number) for node in PRINTED[number].action[index].gains)


def usable(s: TerraformingState, seat: int, number: int) -> bool:
    """Whether the action of a card in play may be used: once in a generation."""
    return bool(PRINTED[number].action) and number not in s.used[seat] and bool(alternatives(s, seat, number))


def use(s: TerraformingState, seat: int, number: int, log: Log | None) -> None:
    """Use the action of a card; with several alternatives the player chooses one."""
    s.used[seat] += (number,)
    if log is not None:
        log.add(EVERYONE, kinds.USED_ACTION, (seat, number))
    s.frames.append(Frame(ALTERNATIVE, seat, card=number))


def begin_alternative(s: TerraformingState, seat: int, number: int, index: int, log: Log | None) -> None:
    """Pay for the chosen alternative; then it brings what it brings."""
    s.frames.append(Frame(ACTION_PAID, seat, card=number, left=index))
    cost = PRINTED[number].action[index].cost
    if cost is not None:
        cost.pay(s, seat, number, log)


def finish_alternative(s: TerraformingState, frame: Frame, log: Log | None) -> None:
    """What an action brings, once it is paid for."""
    gains = PRINTED[frame.card].action[frame.left].gains
    run_all(s, frame.seat, [(node.number, frame.card) for node in gains], log)
