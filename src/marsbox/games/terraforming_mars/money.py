"""Paying: M€, steel and titanium where a tag allows them, heat where it is money. No payment has a superfluous cube."""

from typing import Final

from marsbox.core.events import Log
from marsbox.games.terraforming_mars import kinds, moves
from marsbox.games.terraforming_mars.state import (
    HEAT,
    HEAT_IS_MONEY,
    MEGACREDITS,
    MODIFIERS,
    NONE,
    PAY,
    STEEL,
    STEEL_VALUE,
    TITANIUM,
    TITANIUM_VALUE,
    Frame,
    TerraformingState,
)

# What a payment may still use besides M€, as bits; STEEL_USED is remembered while titanium is chosen.
WITH_STEEL: Final = 1
WITH_TITANIUM: Final = 2
WITH_HEAT: Final = 4
STEEL_USED: Final = 8
PAYMENTS: Final = ("steel", "titanium", "heat", "steel_used")


def cash(s: TerraformingState, seat: int, reserved_heat: int = 0) -> int:
    """M€, and heat where it is money."""
    money = s.stock[seat * 6 + MEGACREDITS]
    if s.modifiers[seat * MODIFIERS + HEAT_IS_MONEY]:
        money += max(0, s.stock[seat * 6 + HEAT] - reserved_heat)
    return money


def funds(s: TerraformingState, seat: int, allowed: int, reserved_heat: int = 0) -> int:
    """All that a player can pay with."""
    money = cash(s, seat, reserved_heat)
    if allowed & WITH_STEEL:
        money += s.stock[seat * 6 + STEEL] * s.modifiers[seat * MODIFIERS + STEEL_VALUE]
    if allowed & WITH_TITANIUM:
        money += s.stock[seat * 6 + TITANIUM] * s.modifiers[seat * MODIFIERS + TITANIUM_VALUE]
    return money


def charge(
    s: TerraformingState, seat: int, price: int, allowed: int, log: Log | None, card: int = NONE, reserved_heat: int = 0
) -> None:
    """Have a player pay a price; how is asked where there is a choice."""
    if price <= 0:
        return
    if s.modifiers[seat * MODIFIERS + HEAT_IS_MONEY] and s.stock[seat * 6 + HEAT] > reserved_heat:
        allowed |= WITH_HEAT
    if allowed & WITH_STEEL and s.stock[seat * 6 + STEEL] == 0:
        allowed &= ~WITH_STEEL
    if allowed & WITH_TITANIUM and s.stock[seat * 6 + TITANIUM] == 0:
        allowed &= ~WITH_TITANIUM
    if allowed == 0:
        moves.lose(s, seat, MEGACREDITS, price, log)
        return
    s.frames.append(Frame(PAY, seat, node=allowed, card=card, left=reserved_heat, amount=price))


def question(frame: Frame) -> int:
    """What a payment asks next: steel, then titanium, then heat."""
    if frame.node & WITH_STEEL:
        return kinds.ASK_STEEL
    return kinds.ASK_TITANIUM if frame.node & WITH_TITANIUM else kinds.ASK_HEAT


def worth(s: TerraformingState, frame: Frame) -> int:
    """What one cube of the resource that a payment asks for is worth."""
    asked = question(frame)
    if asked == kinds.ASK_HEAT:
        return 1
    return s.modifiers[frame.seat * MODIFIERS + (STEEL_VALUE if asked == kinds.ASK_STEEL else TITANIUM_VALUE)]


def options(s: TerraformingState, frame: Frame) -> list[int]:
    """How many cubes of the next resource can be part of a payment that is just enough."""
    seat = frame.seat
    price = frame.amount
    money = cash(s, seat, frame.left)
    titanium = s.modifiers[seat * MODIFIERS + TITANIUM_VALUE]
    steel = s.modifiers[seat * MODIFIERS + STEEL_VALUE]
    if frame.node & WITH_STEEL:
        most = min(s.stock[seat * 6 + STEEL], -(-price // steel))
        other = s.stock[seat * 6 + TITANIUM] if frame.node & WITH_TITANIUM else 0
        return [
            kinds.AMOUNT + number
            for number in range(most + 1)
            if _can_finish(price - number * steel, money, other, titanium, steel if number else 0)
        ]
    if frame.node & WITH_TITANIUM:
        least, most = _titanium_range(
            price, money, s.stock[seat * 6 + TITANIUM], titanium, steel if frame.node & STEEL_USED else 0
        )
        return [kinds.AMOUNT + number for number in range(least, most + 1)]
    heat = s.stock[seat * 6 + HEAT] - frame.left
    least = max(0, price - s.stock[seat * 6 + MEGACREDITS])
    return [kinds.AMOUNT + number for number in range(least, min(heat, price) + 1)]


def _can_finish(rest: int, money: int, cubes: int, value: int, steel: int) -> bool:
    """Whether the rest of a price can be paid with money and titanium, without making a steel cube superfluous."""
    if rest <= money:
        return True
    least, most = _titanium_range(rest, money, cubes, value, steel)
    return least <= most


def _titanium_range(rest: int, money: int, cubes: int, value: int, steel: int) -> tuple[int, int]:
    least = max(0, -(-(rest - money) // value))
    most = min(cubes, -(-rest // value))
    # the last cube may overpay, but not so much that a cube of steel was not needed
    if steel and most * value - rest >= steel:
        most -= 1
    return least, most


def answer(s: TerraformingState, frame: Frame, action: int, log: Log | None) -> None:
    """Pay with so many cubes of the resource that was asked for, then go on with the rest."""
    seat = frame.seat
    number = action - kinds.AMOUNT
    allowed = frame.node
    price = frame.amount
    if allowed & WITH_STEEL:
        allowed &= ~WITH_STEEL
        if number:
            allowed |= STEEL_USED
        moves.lose(s, seat, STEEL, number, log)
        price -= number * s.modifiers[seat * MODIFIERS + STEEL_VALUE]
    elif allowed & WITH_TITANIUM:
        allowed &= ~WITH_TITANIUM
        moves.lose(s, seat, TITANIUM, number, log)
        price -= number * s.modifiers[seat * MODIFIERS + TITANIUM_VALUE]
    else:
        allowed = 0
        moves.lose(s, seat, HEAT, number, log)
        price -= number
    if price <= 0:
        return
    if allowed & ~STEEL_USED == 0:
        moves.lose(s, seat, MEGACREDITS, price, log)
        return
    s.frames.append(Frame(PAY, seat, node=allowed, card=frame.card, left=frame.left, amount=price))
