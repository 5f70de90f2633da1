"""What bots choose in seeded positions, as plain data: how it is seen that a frozen bot still plays as it did."""

import json
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import NamedTuple

from benchmarks.yardsticks import frozen_bot
from marsbox.core import Decision, FastRng, Game, Setup, State
from marsbox.games import load_game

FILE = Path(__file__).parent / "frozen_choices.json"

Choices = list[str]
Choose = Callable[[State, Decision], int]
Maker = Callable[[str, Game, int], Choose]


class Walk(NamedTuple):
    """A game of frozen settlers; after every `every` decisions, all `BOTS` are asked what they would choose."""

    game: str
    players: int
    seed: int
    every: int

    @property
    def name(self) -> str:
        return f"{self.game}, {self.players} players, seed {self.seed}"


BOTS = ("cadet", "settler", "engineer", "greedy", "mcts:20")
WALKS = (
    Walk("pocket-mars", 1, 41, 2),
    Walk("pocket-mars", 2, 42, 2),
    Walk("mission-red-planet", 4, 43, 4),
    Walk("terraforming-mars", 1, 44, 6),
    Walk("terraforming-mars", 2, 45, 12),
    Walk("terraforming-mars", 3, 46, 25),
)


def positions(walk: Walk) -> Iterator[tuple[State, Decision]]:
    """The positions of a walk in which bots are asked, each as its seat may know it."""
    game = load_game(walk.game)
    state = game.new(Setup(walk.players), walk.seed)
    rng = FastRng(walk.seed)
    settlers = [frozen_bot("settler", game, walk.seed + seat) for seat in range(walk.players)]
    made = 0
    while decisions := game.decisions(state):
        decision = decisions[0]
        seen = game.determinize(state, decision.seat, rng)
        if made % walk.every == 0 and len(decision.options) > 1:
            yield seen, decision
        game.apply(state, decision.seat, settlers[decision.seat].choose(game.clone(seen), decision))
        made += 1


def choices(walk: Walk, make: Maker) -> dict[str, Choices]:
    """The named choice of every bot in every position of a walk; a bot keeps its random numbers over all of them."""
    game = load_game(walk.game)
    asked = {name: make(name, game, walk.seed + at) for at, name in enumerate(BOTS)}
    found: dict[str, Choices] = {name: [] for name in BOTS}
    for seen, decision in positions(walk):
        for name, choose in asked.items():
            action = choose(game.clone(seen), decision)
            found[name].append(json.dumps(game.actions.form(action)))
    return found


def frozen(name: str, game: Game, seed: int) -> Choose:
    """How a frozen bot chooses."""
    return frozen_bot(name, game, seed).choose
