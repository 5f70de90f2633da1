"""What the actions of cards cost."""

from marsbox.core.events import Log
from marsbox.games.terraforming_mars import money, moves
from marsbox.games.terraforming_mars.model import Cost
from marsbox.games.terraforming_mars.state import TerraformingState


class Spend(Cost):
    """Resources of the own stock."""

    def __init__(self, resource: int, number: int) -> None:
        self.resource = resource
        self.number = number

    def payable(self, s: TerraformingState, seat: int, card: int) -> bool:
        return s.stock[seat * 6 + self.resource] >= self.number

    def pay(self, s: TerraformingState, seat: int, card: int, log: Log | None) -> None:
        moves.lose(s, seat, self.resource, self.number, log)


class Money(Cost):
    """M€, for some actions also metal."""

    def __init__(self, price: int, allowed: int = 0) -> None:
        self.price = price
        self.allowed = allowed

    def payable(self, s: TerraformingState, seat: int, card: int) -> bool:
        return money.funds(s, seat, self.allowed) >= self.price

    def pay(self, s: TerraformingState, seat: int, card: int, log: Log | None) -> None:
        money.charge(s, seat, self.price, self.allowed, log, card)


class MoneyAfterRise(Money):
    """M€, once the own terraform rating has risen in this generation."""

    def payable(self, s: TerraformingState, seat: int, card: int) -> bool:
        return s.raised >> seat & 1 == 1 and super().payable(s, seat, card)


class SpendProduction(Cost):
    """A step of the own production."""

    def __init__(self, resource: int) -> None:
        self.resource = resource

    def payable(self, s: TerraformingState, seat: int, card: int) -> bool:
        return moves.can_lower(s, seat, self.resource, 1)

    def pay(self, s: TerraformingState, seat: int, card: int, log: Log | None) -> None:
        moves.change_production(s, seat, self.resource, -1, log)


class SpendCubes(Cost):
    """Cubes of the card itself."""

    def __init__(self, number: int) -> None:
        self.number = number

    def payable(self, s: TerraformingState, seat: int, card: int) -> bool:
        return s.cubes[card] >= self.number

    def pay(self, s: TerraformingState, seat: int, card: int, log: Log | None) -> None:
        moves.remove_cubes(s, seat, seat, card, self.number, log)
