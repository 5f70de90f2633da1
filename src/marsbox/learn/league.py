"""The league after a training: the hand-written evaluation, older nets and the net meet over the same deals.

After that of a best response, all meet the frozen net.
"""

import multiprocessing
from collections.abc import Iterable
from concurrent.futures import ProcessPoolExecutor
from dataclasses import dataclass
from functools import cache
from pathlib import Path
from typing import Final

import numpy as np

from marsbox.bots.net import Evaluator
from marsbox.bots.nets import make_net
from marsbox.lab.intervals import wilson
from marsbox.lab.plan import game_seed, round_robin
from marsbox.learn.files import Folder, read_net
from marsbox.learn.selfplay import Endless, Player, play
from marsbox.learn.styles import MIXES, Style
from marsbox.learn.subjects import Subject, subject_named
from marsbox.learn.workers import ignore_interrupts
from marsbox.ratings import Ratings

OLDER: Final = 3  # nets that take part, spread over the training
OLDER_MIX: Final = 0.5


@dataclass(frozen=True)
class Entrant:
    """Who takes part: a net and its part in the value of a position; no net for the hand-written evaluation alone.

    `games` is after how many games an older net was kept.
    """

    mix: float
    net: Path | None = None
    games: int | None = None


@dataclass(frozen=True)
class Standing:
    """How an entrant did: its share of the victories, and its rating with its standard deviation."""

    entrant: Entrant
    games: int
    won: float
    rating: float
    deviation: float


@dataclass(frozen=True)
class Response:
    """How an entrant did against the frozen net: its share of the victories, with its 95% interval."""

    entrant: Entrant
    games: int
    won: float
    interval: tuple[float, float]


# the entrants at a table, the share of the victory and the rank of each
Result = tuple[tuple[int, ...], list[float], list[int]]
Tables = list[tuple[int, ...]]
# a subject, its entrants, who plays at each table, and the seed of a deal
Task = tuple[str, tuple[Entrant, ...], Tables, int]


def entrants_of(folder: Folder) -> list[Entrant]:
    """The hand-written evaluation, some older nets, and the net in each mix."""
    kept = folder.snapshots()
    older = [kept[len(kept) * at // OLDER] for at in range(OLDER)] if len(kept) > OLDER else kept
    nets = [Entrant(OLDER_MIX, path, int(path.stem)) for path in older]
    return [Entrant(0.0), *nets, *[Entrant(mix, folder.current) for mix in MIXES]]


def play_league(
    subject: Subject, players: int, entrants: list[Entrant], deals: int, seed: int, jobs: int
) -> list[Standing]:
    """Every group of entrants plays every deal in every rotation of the seats; alone, every entrant every deal."""
    tables = [] if players == 1 else round_robin(len(entrants), players)
    return _standings(entrants, _play_deals(subject, entrants, tables, deals, seed, jobs))


def challengers_of(folder: Folder) -> list[Entrant]:
    """Who meets the frozen net of a folder: the hand-written evaluation, and the net in each mix."""
    return [Entrant(0.0), *[Entrant(mix, folder.current) for mix in MIXES]]


def play_challenges(
    subject: Subject, players: int, frozen: Entrant, challengers: list[Entrant], deals: int, seed: int, jobs: int
) -> list[Response]:
    """Every challenger plays every deal from every seat; the frozen net has the other seats."""
    games, won = [0] * len(challengers), [0.0] * len(challengers)
    tables = challenges(len(challengers), players)
    for table, shares, _ in _play_deals(subject, [*challengers, frozen], tables, deals, seed, jobs):
        number = min(table)
        games[number] += 1
        won[number] += shares[table.index(number)]
    return [
        Response(one, games[at], won[at] / max(1, games[at]), wilson(won[at], games[at]))
        for at, one in enumerate(challengers)
    ]


def challenges(challengers: int, players: int) -> Tables:
    """Each challenger in every seat, and the one after the last of them in all others.

    >>> challenges(2, 3)
    [(0, 2, 2), (2, 0, 2), (2, 2, 0), (1, 2, 2), (2, 1, 2), (2, 2, 1)]
    """
    return [
        tuple(number if at == seat else challengers for at in range(players))
        for number in range(challengers)
        for seat in range(players)
    ]


def _play_deals(
    subject: Subject, entrants: list[Entrant], tables: Tables, deals: int, seed: int, jobs: int
) -> list[Result]:
    tasks = [(subject.name, tuple(entrants), tables, game_seed(seed, deal)) for deal in range(deals)]
    if jobs == 1:
        return [result for task in tasks for result in play_deal(task)]
    context = multiprocessing.get_context("spawn")
    pool = ProcessPoolExecutor(min(jobs, len(tasks)), context, ignore_interrupts)
    try:
        return [result for results in pool.map(play_deal, tasks) for result in results]
    finally:
        pool.shutdown(cancel_futures=True)


def play_deal(task: Task) -> list[Result]:
    """All games over one deal; without tables, each entrant plays it alone."""
    name, entrants, tables, seed = task
    subject = subject_named(name)
    if not tables:
        return _alone(subject, entrants, seed)
    results: list[Result] = []
    for table in tables:
        played = _played(subject, [entrants[number] for number in table], seed)
        if played is not None:
            results.append((table, [won for won, _ in played[0]], played[1]))
    return results


def _alone(subject: Subject, entrants: tuple[Entrant, ...], seed: int) -> list[Result]:
    """Each entrant plays by itself; who does better is ranked higher."""
    found = [_played(subject, [entrant], seed) for entrant in entrants]
    there = [(number, played[0][0]) for number, played in enumerate(found) if played is not None]
    ranks = [1 + sum(other > own for _, other in there) for _, own in there]
    return [(tuple(number for number, _ in there), [won for _, (won, _) in there], ranks)]


def _played(subject: Subject, seated: list[Entrant], seed: int) -> tuple[list[tuple[float, float]], list[int]] | None:
    styles = [Style(one.mix, net=None if one.net is None else _net(one.net)) for one in seated]
    nets = [style.net for style in styles if style.net is not None]
    player = Player(subject, nets[0] if nets else _silent(subject), np.random.default_rng(0))
    try:
        played = play(player, len(seated), seed, styles, record=False)
    except Endless:
        return None
    return played.results, played.ranks


def _silent(subject: Subject) -> Evaluator:
    """A net that says nothing, for games in which no seat asks one."""
    inputs, first, second, outputs = subject.sizes
    weights = inputs * first + first * second + second * outputs
    return make_net(subject.sizes, bytes(2 * weights), bytes(4 * (first + second + outputs)))


def _net(path: Path) -> Evaluator:
    return _net_of(path, path.stat().st_mtime_ns)


@cache
def _net_of(path: Path, written: int) -> Evaluator:
    return read_net(path).evaluator()


def _standings(entrants: list[Entrant], results: Iterable[Result]) -> list[Standing]:
    """Best rating first."""
    ratings = Ratings.fresh(len(entrants))
    games, won = [0] * len(entrants), [0.0] * len(entrants)
    for table, shares, ranks in results:
        ratings.add(list(zip(table, ranks, strict=True)))
        for number, share in zip(table, shares, strict=True):
            games[number] += 1
            won[number] += share
    made = [Standing(one, games[at], won[at] / max(1, games[at]), *ratings[at]) for at, one in enumerate(entrants)]
    return sorted(made, key=lambda standing: -standing.rating)
