"""What a person decides as a whole: a turn, a purchase or a start, as a player would go through with it."""

from collections.abc import Collection, Sequence
from dataclasses import dataclass
from typing import Final

from marsbox.analysis.benefit import Benefit, in_common
from marsbox.analysis.lookahead import Lookahead
from marsbox.analysis.part import analysis_part
from marsbox.bots import Bot
from marsbox.core import Decision, FastRng, Game, State, View

MOST_BENEFITS: Final = 2
"""How many are told of one plan: more would hide the one that matters."""


@dataclass(frozen=True)
class Plan:
    """The actions of a seat, one after the other, as far as nothing hidden is revealed, and what they bring."""

    actions: tuple[int, ...]
    benefits: tuple[Benefit, ...]

    def told(self, known: Collection[Benefit] = ()) -> "Plan":
        """The same with its weightiest benefits only, those that are not known anyway."""
        return Plan(self.actions, tuple(benefit for benefit in self.benefits if benefit not in known)[:MOST_BENEFITS])


class Walk:
    """A seat's own actions on a copy of a position, until what it decides is done or something is revealed.

    `last` is the position before the newest action: an answer that others give too at the same time is judged from
    there, because what follows it is not known.
    """

    def __init__(self, lookahead: Lookahead, s: State) -> None:
        self._lookahead = lookahead
        self.begun = s
        self.last = s
        self.state = lookahead.game.clone(s)
        self.decision: Decision | None = lookahead.decision
        self._actions: list[int] = []

    @property
    def actions(self) -> tuple[int, ...]:
        """What was done."""
        return tuple(self._actions)

    def take(self, action: int) -> bool:
        """Act; whether there is more to decide for the same turn or purchase."""
        game, seat = self._lookahead.game, self._lookahead.decision.seat
        self.last = game.clone(self.state)
        game.apply(self.state, seat, action)
        self._actions.append(action)
        self.decision = game.decision(self.state, seat)
        return self.state.revealed == self.begun.revealed and self._goes_on(game)

    def _goes_on(self, game: Game) -> bool:
        asked, decision = self._lookahead.decision, self.decision
        if decision is None or decision.simultaneous != asked.simultaneous:
            return False
        if decision.simultaneous:
            return bool(self.state.answers[decision.seat])
        half_done = not self._lookahead.evaluation.settled(self.state)
        return half_done or analysis_part(game).same_turn(self.begun, self.state)

    def after(self) -> State:
        """The position to compare with the one at the beginning."""
        if self._lookahead.decision.simultaneous:
            return self._lookahead.after(self.last, self._actions[-1])
        return self.state


def planned(lookahead: Lookahead, player: Bot, first: int) -> Plan:
    """What a player would do from the first of the positions on, and all that it brings in every one of them."""
    walk = Walk(lookahead, lookahead.positions[0])
    goes_on = walk.take(first)
    while goes_on and walk.decision is not None:
        goes_on = walk.take(player.choose(lookahead.game.clone(walk.state), walk.decision))
    return Plan(walk.actions, benefits_of(lookahead, walk.actions))


def benefits_of(lookahead: Lookahead, actions: tuple[int, ...]) -> tuple[Benefit, ...]:
    """What actions bring, wherever the hidden things are."""
    found = []
    for s in lookahead.positions:
        walk = Walk(lookahead, s)
        for action in actions:
            walk.take(action)
        part = analysis_part(lookahead.game)
        found.append(part.benefits(lookahead.game, s, walk.after(), lookahead.decision.seat))
    return in_common(found)


def followed(game: Game, state: State, seat: int, actions: Sequence[int]) -> list[tuple[View, Decision, int]]:
    """What a seat sees and is asked before each action of a plan, which reveals nothing before its last."""
    s = game.determinize(state, seat, FastRng(0))
    steps = []
    for action in actions:
        decision = game.decision(s, seat)
        assert decision is not None, "a plan ends where its seat is asked no more"
        steps.append((game.view(s, seat), decision, action))
        game.apply(s, seat, action)
    return steps
