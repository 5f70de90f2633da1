"""How strong the levels are, how long people wait for them, and how well they do alone.

    PYTHONPATH=build/compiled .venv/bin/python benchmarks/levels.py [--game pocket-mars] [--level settler] [--games 400]
    PYTHONPATH=build/compiled .venv/bin/python benchmarks/levels.py --turns [--games 4]
    PYTHONPATH=build/compiled .venv/bin/python benchmarks/levels.py --solo [--games 100]

Writes the tables of docs/performance.md. Each level plays against the level below (the cadet against the random bot),
which holds all other seats, and sits in every seat in turn; a shared victory counts as one. The games and victories are
what each game's module in `src/marsbox/bots` keeps. `--turns` measures whole turns as they are at a table: all that a
seat decides until another seat decides something. `--solo` is Terraforming Mars alone over the deals of
seeds 1 to 100, won if Mars is terraformed by the end of generation 14.
"""

import argparse
import statistics
import sys
import time
from collections.abc import Iterator, Sequence
from concurrent.futures import ProcessPoolExecutor
from functools import partial

from marsbox.bots import LEVELS, make_bot, table_bot
from marsbox.bots.levels import level_below
from marsbox.bots.part import bot_part
from marsbox.core import FastRng, Game, Setup
from marsbox.games import GAME_IDS, load_game
from marsbox.lab import Engine, Running
from marsbox.lab.intervals import wilson
from marsbox.lab.plan import make_plan
from marsbox.lab.simulation import run_plan
from marsbox.lab.tally import Count
from marsbox.lab.workers import cores

SEED = 7
GAMES, TURN_GAMES, SOLO_DEALS = 400, 4, 100


def seatings(players: int) -> list[tuple[int, ...]]:
    """Bot 0 in every seat in turn, bot 1 in all others."""
    return [tuple(int(seat != own) for seat in range(players)) for own in range(players)]


def strength(game: str, level: str, games: int, jobs: int) -> Count:
    """The games of a level against the level below."""
    bots = [level, level_below(level)]
    plan = make_plan("simulation", game, bots, seatings(bot_part(game).players), games, SEED, None, None, None)
    tally, _ = run_plan(plan, Running(Engine(jobs=jobs)))
    return tally.of_bot(0)


def turns(game: Game, level: str, seed: int) -> Iterator[float]:
    """The seconds of every turn of a game in which all seats are held by a level."""
    players = bot_part(game.id).players
    state = game.new(Setup(players), seed)
    rng = FastRng(seed)
    bots = [table_bot(level, game, seed * players + seat) for seat in range(players)]
    acting, spent = -1, 0.0
    while decisions := game.decisions(state):
        decision = decisions[0]
        if decision.seat != acting:
            if acting >= 0:
                yield spent
            acting, spent = decision.seat, 0.0
        seen = game.determinize(state, acting, rng)
        begin = time.perf_counter()
        action = bots[acting].choose(seen, decision)
        spent += time.perf_counter() - begin
        game.apply(state, acting, action)
    yield spent


def terraforms(level: str, seed: int) -> bool:
    """Whether a level wins the solo game of a deal."""
    game = load_game("terraforming-mars")
    state = game.new(Setup(1), seed)
    rng = FastRng(seed)
    bot = make_bot(level, game, seed)
    while decisions := game.decisions(state):
        decision = decisions[0]
        game.apply(state, 0, bot.choose(game.determinize(state, 0, rng), decision))
    outcome = game.outcome(state)
    assert outcome is not None
    return bool(outcome.won)


def rate(wins: int, games: int) -> str:
    low, high = wilson(wins, games)
    return f"{wins} | {wins / games:.1%} | {low:.1%} to {high:.1%}"


def print_strength(games: Sequence[str], levels: Sequence[str], number: int, jobs: int) -> None:
    print("| game | players | level | against | games | won | share | 95% interval | points |")
    print("|---|---|---|---|---|---|---|---|---|")
    for game in games:
        for level in levels:
            count = strength(game, level, number, jobs)
            print(
                f"| {game} | {bot_part(game).players} | {level} | {level_below(level)} | {count.games} "
                f"| {rate(count.wins, count.games)} | {count.mean_score:.1f} |",
                flush=True,
            )


def print_turns(games: Sequence[str], levels: Sequence[str], number: int) -> None:
    print("| game | players | level | turns | mean seconds | longest |\n|---|---|---|---|---|---|")
    for game_id in games:
        game = load_game(game_id)
        for level in levels:
            found = [seconds for seed in range(1, number + 1) for seconds in turns(game, level, seed)]
            print(
                f"| {game_id} | {bot_part(game_id).players} | {level} | {len(found)} "
                f"| {statistics.fmean(found):.3f} | {max(found):.2f} |",
                flush=True,
            )


def print_solo(levels: Sequence[str], number: int, jobs: int) -> None:
    print("| level | deals | won | share | 95% interval |\n|---|---|---|---|---|")
    with ProcessPoolExecutor(jobs) as pool:
        for level in levels:
            won = sum(pool.map(partial(terraforms, level), range(1, number + 1)))
            print(f"| {level} | {number} | {rate(won, number)} |", flush=True)


def main() -> None:
    parser = argparse.ArgumentParser(description="How strong and how quick the levels are.")
    parser.add_argument("--game", choices=GAME_IDS, help="one game only")
    parser.add_argument("--level", choices=LEVELS, help="one level only")
    parser.add_argument(
        "--games", type=int, help=f"games of a row: {GAMES}; {TURN_GAMES} for turns, {SOLO_DEALS} alone"
    )
    parser.add_argument("--jobs", type=int, default=cores(), help="how many games are played at once")
    parser.add_argument("--turns", action="store_true", help="measure how long a turn takes")
    parser.add_argument("--solo", action="store_true", help="play Terraforming Mars alone")
    wishes = parser.parse_args()
    if (wishes.games is not None and wishes.games < 1) or wishes.jobs < 1:
        sys.exit("--games and --jobs must be at least 1")
    games = [wishes.game] if wishes.game else GAME_IDS
    levels = [wishes.level] if wishes.level else LEVELS
    if wishes.solo:
        print_solo(levels, wishes.games or SOLO_DEALS, wishes.jobs)
    elif wishes.turns:
        print_turns(games, levels, wishes.games or TURN_GAMES)
    else:
        print_strength(games, levels, wishes.games or GAMES, wishes.jobs)


if __name__ == "__main__":
    main()
