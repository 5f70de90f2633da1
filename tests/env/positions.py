"""Positions of random games, and what seats observe in them."""

from collections.abc import Iterator
from typing import Any

from marsbox.core import FastRng, Game, State
from marsbox.env.observation import Encoder
from tests.conformance.configurations import CONFIGURATIONS, Configuration, bias_of

EVERY = 7  # of a game's positions one in so many is looked at
FEW = [each for each in CONFIGURATIONS if each.players in (each.game.player_counts[0], each.game.player_counts[-1])]


def positions(configuration: Configuration, seed: int) -> Iterator[State]:
    """Some positions of a random game, its end included; the same ones also after a card was added."""
    game = configuration.game
    bias = bias_of(configuration, seed)
    rng = FastRng(seed)
    state = game.new(configuration.first_setup(), seed)
    number = 0
    while decisions := game.decisions(state):
        if number % EVERY == 0:
            yield state
        decision = decisions[rng.below(len(decisions))]
        options = [action for action in decision.options if action in bias] or decision.options
        game.apply(state, decision.seat, rng.choice(options))
        number += 1
    yield state


def seen(game: Game, encoder: Encoder, state: State, seat: int) -> Any:
    """What a seat observes."""
    return encoder.encode(state, seat, game.decision(state, seat))
