"""One game played step by step: what every adapter has in common.

Whoever owes the first decision acts next, so that the answers to a question put to several seats come in seat order;
each sees of the others' open answers only whether they are complete. Bots may hold some of the seats.
"""

from collections.abc import Mapping, Sequence
from typing import Final

from marsbox.bots import Bot, make_bot
from marsbox.core import Decision, FastRng, Game, Log, Outcome, Setup, State
from marsbox.env.part import longest

LOST: Final = -1.0


def rewards(outcome: Outcome, players: int) -> list[float]:
    """What each seat gets at the end: the share of its rivals that it is ahead of, less the share that is ahead of it.

    A win is 1 and the last place is -1, ties count half; the sum is 0. A solo game is won (1) or lost (-1).

    >>> rewards(Outcome([20, 30, 20], [2, 1, 2], [[], [], []]), 3)
    [-0.5, 1.0, -0.5]
    """
    if outcome.won is not None:
        return [1.0 if outcome.won else LOST]
    ranks = outcome.ranks[:players]
    return [
        sum((other > own) - (other < own) for other in ranks) / (players - 1)  # the seat itself counts 0
        for own in ranks
    ]


class Episode:
    """A game in which the seats without a bot are played from outside.

    >>> from marsbox.games import load_game
    >>> episode = Episode(load_game("pocket-mars"), Setup(2), {1: "random"})
    >>> episode.begin(seed=7)
    >>> while episode.question is not None:
    ...     episode.act(episode.question.options[0])
    >>> sum(episode.rewards)
    0.0
    """

    state: State
    question: Decision | None

    def __init__(self, game: Game, setup: Setup, bots: Mapping[int, str] | None = None) -> None:
        game.new(setup, 0)  # refuses a wrong set-up at once
        self.game = game
        self.setup = setup
        self.bot_names = dict(bots or {})
        for seat, name in self.bot_names.items():
            if not 0 <= seat < setup.players:
                raise ValueError(f'bot "{name}" can\'t have seat {seat}: seats are 0 to {setup.players - 1}')
            make_bot(name, game, 0)
        if len(self.bot_names) == setup.players:
            raise ValueError("bots hold every seat; leave at least one without")
        self.longest = longest(game.id)
        self.log: Log | None = None

    def begin(self, seed: int) -> None:
        """Start a new game and let bots act until a seat without one is asked."""
        self.state = self.game.new(self.setup, seed, self.log)
        self.made = 0
        self.truncated = False
        self.rewards = [0.0] * self.setup.players
        self._rng = FastRng(seed + 1)
        self._bots: dict[int, Bot] = {
            seat: make_bot(name, self.game, seed + 2 + seat) for seat, name in self.bot_names.items()
        }
        self._go_on()

    def act(self, action: int) -> None:
        """Answer the question that is open; `IllegalAction` leaves everything as it was."""
        if self.question is None:
            raise ValueError("the game is over; begin another")
        self._apply(self.question.seat, action)
        self._go_on()

    def forfeit(self, seat: int) -> None:
        """End the game at once: this seat has lost."""
        others = self.setup.players - 1
        self.rewards = [1.0 / others if others else 0.0] * self.setup.players
        self.rewards[seat] = LOST
        self.question = None

    def asked(self, seat: int) -> Decision | None:
        """The open question, if it is put to this seat."""
        return self.question if self.question is not None and self.question.seat == seat else None

    def _apply(self, seat: int, action: int) -> None:
        self.game.apply(self.state, seat, action, self.log)
        self.made += 1

    def _go_on(self) -> None:
        while True:
            decisions = self.game.decisions(self.state)
            if not decisions or self.made == self.longest:
                break
            self.question = decisions[0]
            bot = self._bots.get(self.question.seat)
            if bot is None:
                return
            seen = self.game.determinize(self.state, self.question.seat, self._rng)
            self._apply(self.question.seat, bot.choose(seen, self.question))
        self.question = None
        outcome = self.game.outcome(self.state)
        if outcome is None:
            self.truncated = True
        else:
            self.rewards = rewards(outcome, self.setup.players)


def opponents(names: Sequence[str], seat: int) -> dict[int, str]:
    """The bots of these names on the seats that one seat leaves free, in order.

    >>> opponents(["greedy", "random"], 1)
    {0: 'greedy', 2: 'random'}
    """
    if not 0 <= seat <= len(names):
        raise ValueError(f"there is no seat {seat} at a table with {len(names)} bots: seats are 0 to {len(names)}")
    return {number + (number >= seat): name for number, name in enumerate(names)}
