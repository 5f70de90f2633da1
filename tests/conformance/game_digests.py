"""The courses of random games as digests, one line for each game: run by the parity test, compiled and interpreted.

python -m tests.conformance.game_digests CONFIGURATION GAMES

The first line says whether the engine is compiled. A game's line is its seed and, for every position, a digest of the
dump, the questions, the views and the events that led to it.
"""

import hashlib
import json
import sys

from marsbox.core import Event, FastRng, Game, Log, State, contract
from tests.conformance.configurations import CONFIGURATIONS, Configuration, bias_of
from tests.conformance.random_play import all_asked, choose

# Views, determinized states and refusals are part of one digest in so many; the rest is part of each.
OBSERVED_ONE_IN = 12


def is_compiled() -> bool:
    return not str(contract.__file__).endswith(".py")


def digests_of(configuration: Configuration, seed: int) -> list[str]:
    """The digests of all positions of a random game."""
    game = configuration.game
    rng = FastRng(seed)
    bias = bias_of(configuration, seed)
    log = Log()
    state = game.new(configuration.setup(), seed, log)
    digests = [digest(game, state, log.events)]
    while decisions := game.decisions(state):
        decision = decisions[rng.below(len(decisions))]
        log = Log()
        game.apply(state, decision.seat, choose(decision, rng, bias), log)
        text = digest(game, state, log.events)
        if len(digests) % OBSERVED_ONE_IN == 0:
            text += observed_digest(game, state, rng)
        digests.append(text)
    return digests


def digest(game: Game, state: State, events: list[Event]) -> str:
    """A short digest of a position and what led to it."""
    parts = (
        game.dump(state).decode(),
        all_asked(game, state),
        [(event.audience, event.kind, event.numbers) for event in events],
        state.revealed,
        result(game, state),
    )
    return short(repr(parts))


def result(game: Game, state: State) -> object:
    outcome = game.outcome(state)
    if outcome is None:
        return None
    items = [[(item.code, item.points, item.numbers) for item in sheet] for sheet in outcome.items]
    return (outcome.scores, outcome.ranks, items, outcome.won)


def observed_digest(game: Game, state: State, rng: FastRng) -> str:
    """A short digest of what every viewer sees, could imagine and may not do."""
    parts: list[object] = []
    for viewer in range(-1, state.players):
        action = rng.below(game.actions.size)
        reason = game.why_not(state, viewer, action)
        parts.append(json.dumps(game.view(state, viewer)))
        parts.append(game.dump(game.determinize(state, viewer, rng)).decode())
        parts.append(None if reason is None else (reason.code, reason.numbers))
    return short(repr(parts))


def short(text: str) -> str:
    return hashlib.sha256(text.encode()).hexdigest()[:8]


def main(name: str, games: int) -> None:
    """Print the courses of games with the seeds from 0 on."""
    configuration = next(configuration for configuration in CONFIGURATIONS if str(configuration) == name)
    sys.stdout.write("compiled\n" if is_compiled() else "interpreted\n")
    for seed in range(games):
        sys.stdout.write(" ".join([str(seed), *digests_of(configuration, seed)]) + "\n")


if __name__ == "__main__":
    main(sys.argv[1], int(sys.argv[2]))
