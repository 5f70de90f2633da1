"""What is to be played: game, bots, seats and seed, as plain data that can be sent to other processes."""

import hashlib
import itertools
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from functools import cache
from pathlib import Path

from marsbox import __version__
from marsbox.core import Game, Setup
from marsbox.games import load_game
from marsbox.lab.entrants import Entrant, entrant, seat_bot
from marsbox.lab.errors import LabError


@dataclass(frozen=True)
class Plan:
    """A simulation or a tournament. Game `number` depends on the plan and its number alone.

    The games go through `seatings` (for each seat the number of its bot) again and again.
    """

    kind: str
    game: str
    components: Path | None
    bots: tuple[Entrant, ...]
    seatings: tuple[tuple[int, ...], ...]
    options: tuple[tuple[str, str], ...]
    games: int
    seed: int
    rules: tuple[int, str]
    limit: float | None = None

    @property
    def players(self) -> int:
        """How many play in a game."""
        return len(self.seatings[0])

    @property
    def setup(self) -> Setup:
        """How every game starts."""
        return Setup(self.players, dict(self.options))

    def seating(self, number: int) -> tuple[int, ...]:
        """The bots of a game, seat by seat."""
        return self.seatings[number % len(self.seatings)]

    def load_game(self) -> Game:
        """The game; a `LabError` if it is not the one that the plan was made for."""
        return _load_game(self.game, self.components, self.rules)

    def to_dict(self) -> dict[str, object]:
        """All that decides the results, as plain data."""
        return {
            "kind": self.kind,
            "game": self.game,
            "rules": self.rules[0],
            "components": self.rules[1],
            "players": self.players,
            "options": dict(self.options),
            "bots": [[bot.name, bot.fingerprint] for bot in self.bots],
            "games": self.games,
            "seed": str(self.seed),
            "limit": self.limit,
        }


@cache
def _load_game(name: str, components: Path | None, rules: tuple[int, str]) -> Game:
    game = load_game(name, components)
    if (game.version, game.digest) != rules:
        raise LabError("other_rules", game=name, version=__version__)
    return game


def make_plan(
    kind: str,
    game: str,
    bots: Sequence[str],
    seatings: Sequence[tuple[int, ...]],
    games: int,
    seed: int,
    options: Mapping[str, str] | None,
    components: Path | None,
    limit: float | None,
) -> Plan:
    """A plan whose game, set-up and bots have been checked."""
    if games < 1:
        raise ValueError(f"the number of games is {games}; it must be at least 1")
    rules = load_game(game, components)
    settled = tuple(sorted((options or {}).items()))
    entrants = tuple(entrant(name) for name in bots)
    plan = Plan(
        kind, game, components, entrants, tuple(seatings), settled, games, seed, (rules.version, rules.digest), limit
    )
    rules.new(plan.setup, 0)
    for one in entrants:
        if one.source is None:
            seat_bot(one, rules, 0)
    return plan


def round_robin(bots: int, players: int) -> list[tuple[int, ...]]:
    """Every table of different bots, in every rotation of its seats.

    Where there are fewer bots than seats, every table that at least two bots share.

    >>> round_robin(3, 2)
    [(0, 1), (1, 0), (0, 2), (2, 0), (1, 2), (2, 1)]
    >>> round_robin(2, 3)
    [(0, 0, 1), (0, 1, 0), (1, 0, 0), (0, 1, 1), (1, 1, 0), (1, 0, 1)]
    """
    if bots >= players:
        tables = list(itertools.combinations(range(bots), players))
    else:
        repeated = itertools.combinations_with_replacement(range(bots), players)
        tables = [table for table in repeated if len(set(table)) > 1]
    return [table[turn:] + table[:turn] for table in tables for turn in range(players)]


def game_seed(seed: int, number: int) -> int:
    """The seed of game `number` of a plan."""
    return int.from_bytes(hashlib.shake_128(f"{seed}/{number}".encode()).digest(15), "big")
