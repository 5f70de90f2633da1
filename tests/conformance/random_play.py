"""Random games, position by position."""

import os
from collections.abc import Iterator
from dataclasses import dataclass

from marsbox.core import SPECTATOR, Decision, Event, FastRng, Game, Log, State
from tests.conformance.configurations import Configuration, bias_of, longest_random_game

# One position in so many is looked at closely; of a game's first ones, where simultaneous questions are, more of them.
# The soak looks at few positions of many games, the sample at many of few.
SOAKING = "MARSBOX_SOAK" in os.environ
OPENING = 12
SAMPLED_IN_THE_OPENING = 4 if SOAKING else 1
SAMPLED = 32 if SOAKING else 8
# in the opening and later, where a game is long
SAMPLED_OF_LONG_GAMES = {"terraforming-mars": (12, 96) if SOAKING else (3, 32)}
# a game with a bias takes another action one time in so many
UNBIASED_ONE_IN = 8
NO_BIAS: frozenset[int] = frozenset()

Asked = tuple[int, int, list[int], int, bool]


@dataclass
class Position:
    """A position of a random game, and a generator of its own for whatever a test wants to choose."""

    configuration: Configuration
    state: State
    rng: FastRng

    @property
    def game(self) -> Game:
        return self.configuration.game

    @property
    def seats(self) -> range:
        return range(self.configuration.players)

    @property
    def viewers(self) -> list[int]:
        return [SPECTATOR, *self.seats]


def positions(configuration: Configuration, seed: int) -> Iterator[Position]:
    """A sample of the positions of a random game: its opening, some of its middle, and its end."""
    game = configuration.game
    state = game.new(configuration.setup(), seed)
    chooser = FastRng(seed)
    bias = bias_of(configuration, seed)
    for step in range(longest_random_game(configuration.game_id)):
        over = not game.decisions(state)
        if over or is_sampled(configuration, step, chooser):
            yield Position(configuration, game.clone(state), FastRng(seed * 1_000_003 + step))
        if over:
            return
        play_one(game, state, chooser, bias)
    raise AssertionError(f"{configuration} with seed {seed} is longer than its documented length")


def is_sampled(configuration: Configuration, step: int, rng: FastRng) -> bool:
    """Whether the position after so many steps is looked at closely."""
    opening, later = SAMPLED_OF_LONG_GAMES.get(configuration.game_id, (SAMPLED_IN_THE_OPENING, SAMPLED))
    return rng.below(opening if step < OPENING else later) == 0


def questions(configuration: Configuration, seed: int) -> Iterator[Position]:
    """Those of the sampled positions in which somebody is asked something."""
    return (position for position in positions(configuration, seed) if position.game.decisions(position.state))


def choose(decision: Decision, rng: FastRng, bias: frozenset[int]) -> int:
    """One of the options: mostly one that the bias prefers, if there is one, else any."""
    liked = [option for option in decision.options if option in bias]
    return rng.choice(liked if liked and rng.below(UNBIASED_ONE_IN) else decision.options)


def play_one(game: Game, state: State, rng: FastRng, bias: frozenset[int] = NO_BIAS) -> list[Event]:
    """One of the seats that owe a decision, whichever, answers at random; returns what happened."""
    decisions = game.decisions(state)
    decision = decisions[rng.below(len(decisions))]
    log = Log()
    game.apply(state, decision.seat, choose(decision, rng, bias), log)
    return log.events


def play_on(game: Game, state: State, rng: FastRng, most: int) -> int:
    """Up to `most` random decisions; returns how many were made."""
    for made in range(most):
        if not game.decisions(state):
            return made
        play_one(game, state, rng)
    return most


def led(
    configuration: Configuration, seed: int, choices: list[int], bias: frozenset[int] = NO_BIAS
) -> Iterator[tuple[State, list[Event]]]:
    """A game that begins with given choices and goes on at random: every position with the events that led to it."""
    game = configuration.game
    log = Log()
    state = game.new(configuration.setup(), seed, log)
    yield state, log.events
    for choice in choices:
        decisions = game.decisions(state)
        if not decisions:
            return
        decision = decisions[choice % len(decisions)]
        log = Log()
        game.apply(state, decision.seat, decision.options[choice % len(decision.options)], log)
        yield state, log.events
    rng = FastRng(seed % 2**64)
    while game.decisions(state):
        yield state, play_one(game, state, rng, bias)


def some_of(items: list[int], number: int, rng: FastRng) -> list[int]:
    """A few of the items, or all if there are no more."""
    shuffled = list(items)
    rng.shuffle(shuffled)
    return shuffled[:number]


def asked(decision: Decision | None) -> Asked | None:
    """A decision as plain data, to compare."""
    if decision is None:
        return None
    return (decision.seat, decision.kind, list(decision.options), decision.subject, decision.simultaneous)


def all_asked(game: Game, state: State) -> list[Asked | None]:
    """All decisions of a state as plain data."""
    return [asked(decision) for decision in game.decisions(state)]


def seen_events(events: list[Event], viewer: int) -> list[tuple[int, tuple[int, ...]]]:
    """What a viewer learns from events, as plain data."""
    return [(event.kind, event.numbers) for event in events if event.seen_by(viewer)]
