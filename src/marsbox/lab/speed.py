"""How fast the engine is: random play, copies, views and dumps."""

import time
from collections.abc import Iterator
from dataclasses import asdict, dataclass

from marsbox.core import FastRng, Game, Setup, State
from marsbox.core.playout import play_randomly
from marsbox.games import load_game

COPIES = 20_000
VIEWS = 2_000


@dataclass(frozen=True)
class BenchResult:
    """What was measured for one game, number of players and variant."""

    game: str
    players: int
    variant: str
    decisions_per_second: float
    games_per_second: float
    clone_us: float
    view_us: float
    dump_bytes: int

    def to_dict(self) -> dict[str, object]:
        """The result as plain data."""
        return asdict(self)


def bench(game_id: str, players: int | None = None, seconds: float = 2.0) -> Iterator[BenchResult]:
    """Measure a game on one core for each number of players (or the one given) and each variant it allows."""
    if not seconds > 0:
        raise ValueError(f"the time is {seconds} seconds; it must be more than 0")
    game = load_game(game_id)
    if players is not None:
        game.new(Setup(players), 0)  # refuses a wrong number of players
    for count in game.player_counts if players is None else (players,):
        for variant, setup in variants(game, count):
            yield _measure(game, setup, variant, seconds)


def variants(game: Game, players: int) -> list[tuple[str, Setup]]:
    """The standard game, and one set-up for each other value of each option."""
    found = [("standard", Setup(players))]
    for option in game.setup_options:
        if players in option.players:
            for value in option.values:
                if value != option.default:
                    found.append((f"{option.name}={value}", Setup(players, {option.name: value})))
    return found


def _measure(game: Game, setup: Setup, variant: str, seconds: float) -> BenchResult:
    rng = FastRng(2026)
    games = 0
    decisions = 0
    begin = time.perf_counter()
    while True:
        decisions += play_randomly(game, game.new(setup, rng.seed()), rng)
        games += 1
        elapsed = time.perf_counter() - begin
        if elapsed >= seconds:
            break
    middle = _mid_game(game, setup, decisions // games // 2)
    return BenchResult(
        game.id,
        setup.players,
        variant,
        decisions / elapsed,
        games / elapsed,
        _clone_us(game, middle),
        _view_us(game, middle),
        len(game.dump(middle)),
    )


def _mid_game(game: Game, setup: Setup, decisions: int) -> State:
    """A position in the middle of a game of ordinary length."""
    seed = 0
    while True:
        state = game.new(setup, seed)
        play_randomly(game, state, FastRng(seed), decisions)
        if game.decisions(state):
            return state
        seed += 1


def _clone_us(game: Game, state: State) -> float:
    begin = time.perf_counter()
    for _ in range(COPIES):
        game.clone(state)
    return (time.perf_counter() - begin) / COPIES * 1e6


def _view_us(game: Game, state: State) -> float:
    begin = time.perf_counter()
    for _ in range(VIEWS):
        game.view(state, 0)
    return (time.perf_counter() - begin) / VIEWS * 1e6
