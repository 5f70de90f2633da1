"""How strong a bot is, measured with frozen players and a fixed budget of work for each decision.

    make strength ARGS='play FIGURE --first 0 --games 40 [--bot mcts:500] [--jobs 2] --out FILE.jsonl'
    make strength ARGS='join FILE.jsonl ...'

The figures are in `benchmarks/figures/catalogue.py`. A game follows from its number, the bot and the code alone, so
that a figure can be played in slices, on any number of cores and machines. `play` adds a line for each game to a file
and leaves out games that are there already; `join` reads such files and prints the tables of docs/performance.md.
`--sequential 50:60` asks whether the share of games won is the lower or the higher of two percentages: `play` stops
when that is settled, `join` says whether it is.
"""

import argparse
import multiprocessing
import sys
import time
from collections.abc import Generator, Sequence
from concurrent.futures import ProcessPoolExecutor, as_completed
from contextlib import closing
from pathlib import Path

from benchmarks.figures.catalogue import FIGURES, Figure, Measure
from benchmarks.figures.playing import FigureError, play, seat_player
from benchmarks.figures.sequential import Shares, parsed_shares
from benchmarks.figures.slices import Line, SliceError, encoded, join
from benchmarks.figures.tables import shown, verdict_of, verdict_text
from benchmarks.figures.version import code_version
from marsbox.core import COMPILED, UserError
from marsbox.games import load_game
from marsbox.lab.workers import cores

BOT = "governor"


def played(figure: Figure, numbers: Sequence[int], bot: str, version: str, jobs: int) -> Generator[Line, None, None]:
    """The games of a figure, each as soon as it is over."""
    if jobs == 1:
        for number in numbers:
            yield play(figure, number, bot, version)
        return
    pool = ProcessPoolExecutor(jobs, multiprocessing.get_context("spawn"))
    try:
        for future in as_completed([pool.submit(play, figure, number, bot, version) for number in numbers]):
            yield future.result()
    finally:
        # games that are not begun are not needed when nobody asks for more
        pool.shutdown(cancel_futures=True)


def play_slice(
    figure: Figure, numbers: range, bot: str, version: str, out: Path, jobs: int, shares: Shares | None
) -> None:
    """Add the games to a file that are not yet in it, until all are there or the sequential test is settled."""
    games = join([out]).get((figure.name, bot), {}) if out.exists() else {}
    versions = {line.version for line in games.values()} - {version}
    if versions:
        raise SliceError(f"{out} has games of version {versions.pop()}, and the code has version {version}")
    own = {number: line for number, line in games.items() if number in numbers}
    waiting = [number for number in numbers if number not in own]
    begin = time.monotonic()
    if shares and verdict_of(_from(own, numbers), shares).accepted is not None:
        waiting = []
    with out.open("a", encoding="utf-8") as file, closing(played(figure, waiting, bot, version, jobs)) as lines:
        for line in lines:
            file.write(encoded(line))
            file.flush()
            own[line.number] = line
            _tell(f"{figure.name} by {bot}: {len(own)} of {len(numbers)}, {time.monotonic() - begin:.0f} s")
            if shares and verdict_of(_from(own, numbers), shares).accepted is not None:
                break
    if shares:
        _tell(f"{figure.name} by {bot}: {verdict_text(verdict_of(_from(own, numbers), shares), shares)}")


def _from(games: dict[int, Line], numbers: range) -> dict[int, Line]:
    """The games if the first one asked for is among them: a sequential test goes through them in order."""
    return games if numbers.start in games else {}


def _tell(text: str) -> None:
    print(text, file=sys.stderr, flush=True)


def check(figure: Figure, numbers: range, bot: str) -> None:
    """Refuse a bot or numbers of games that can't be played, before anything is."""
    figure.seed(numbers[0])
    figure.seed(numbers[-1])
    for number, (game_id, _) in enumerate(figure.games):
        for name in figure.names(number, bot):
            seat_player(name, load_game(game_id), 1)


def parser() -> argparse.ArgumentParser:
    commands = argparse.ArgumentParser(prog="strength", description="How strong a bot is, against frozen players.")
    chosen = commands.add_subparsers(dest="command", required=True)
    of_play = chosen.add_parser("play", help="play games of a figure into a file")
    of_play.add_argument("figure", choices=FIGURES)
    of_play.add_argument("--first", type=int, default=0, help="number of the first game (0)")
    of_play.add_argument("--games", type=int, help="how many games; all that are planned, from the first on")
    of_play.add_argument("--bot", default=BOT, help="mcts, greedy, mcts:500 …; frozen:mcts:200; tuned:governor")
    of_play.add_argument("--jobs", type=int, default=cores(), help="how many games are played at once")
    of_play.add_argument("--out", type=Path, required=True, help="file that the games are added to")
    of_join = chosen.add_parser("join", help="print the tables of files")
    of_join.add_argument("files", nargs="+", type=Path)
    for command in (of_play, of_join):
        command.add_argument("--sequential", metavar="LOW:HIGH", help="settle which of two percentages is won: 50:60")
    return commands


def run(wishes: argparse.Namespace) -> None:
    shares = parsed_shares(wishes.sequential) if wishes.sequential else None
    if wishes.command == "join":
        print(shown(join(wishes.files), shares))
        return
    figure = FIGURES[wishes.figure]
    if shares and figure.measure is not Measure.WON:
        raise ValueError(f"{figure.name} counts no victories; --sequential is for figures that do")
    games = figure.planned - wishes.first if wishes.games is None else wishes.games
    if games < 1 or wishes.jobs < 1:
        raise ValueError("--games and --jobs must be at least 1")
    numbers = range(wishes.first, wishes.first + games)
    check(figure, numbers, wishes.bot)
    if not COMPILED:
        _tell("The engine runs interpreted: the results are the same, but it takes long. `make strength` compiles it.")
    play_slice(figure, numbers, wishes.bot, code_version(), wishes.out, wishes.jobs, shares)


def main(arguments: Sequence[str] | None = None) -> None:
    try:
        run(parser().parse_args(arguments))
    except (FigureError, OSError, SliceError, UserError, ValueError) as error:
        sys.exit(str(error))


if __name__ == "__main__":
    main()
