"""Several options ticked together and confirmed at the end, such as the cards of one purchase."""

from marsbox.core import Decision, Game, Reason, State


class Selection:
    """The steps of one answer, chosen in any order; nothing of it is played before it is confirmed.

    `closing` is the option that ends the answer.
    """

    def __init__(self, game: Game, state: State, decision: Decision, closing: int) -> None:
        self.game = game
        self.seat = decision.seat
        self.choices = [action for action in decision.options if action != closing]
        self.ticked: list[int] = []
        self._closing = closing
        self._kind = decision.kind
        self._start = state

    def position(self) -> tuple[State, Decision | None]:
        """Where the steps that are ticked lead to, and what is asked there if they are not the whole answer."""
        state = self.game.clone(self._start)
        for action in self.ticked:
            self.game.apply(state, self.seat, action)
        decision = self.game.decision(state, self.seat)
        return state, decision if decision is not None and decision.kind == self._kind else None

    def toggle(self, action: int) -> Reason | None:
        """Tick an option, or take its tick away; why that is not possible, if it is not."""
        if action in self.ticked:
            self.ticked.remove(action)
            return None
        state, decision = self.position()
        if decision is None or action not in decision.options:
            return self.game.why_not(state, self.seat, action)
        self.ticked.append(action)
        return None

    def can_be_confirmed(self) -> bool:
        """Whether what is ticked is a whole answer."""
        _, decision = self.position()
        return decision is None or self._closing in decision.options

    def steps(self) -> list[int]:
        """The whole answer."""
        _, decision = self.position()
        return self.ticked if decision is None else [*self.ticked, self._closing]
