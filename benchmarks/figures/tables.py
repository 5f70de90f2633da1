"""Joined games as tables in Markdown, each figure with its 95 % interval."""

import math
import statistics
from collections.abc import Callable, Iterable, Iterator, Sequence
from typing import Final

from benchmarks.figures.catalogue import FIGURES, Measure
from benchmarks.figures.sequential import BOUND, ERROR, Shares, Verdict, sequential_test
from benchmarks.figures.slices import Groups, Line, missing
from marsbox.lab.intervals import Z_95, wilson

SLOW: Final = 0.99
Games = dict[int, Line]
Cells = list[str]


def mean_interval(values: Sequence[float]) -> tuple[float, float]:
    """The 95 % interval of a mean, by the normal distribution; unbounded where there are not two values.

    >>> low, high = mean_interval([1.0, 2.0, 3.0, 4.0, 5.0])
    >>> round(low, 2), round(high, 2)
    (1.61, 4.39)
    """
    if len(values) < 2:
        return -math.inf, math.inf
    half = Z_95 * statistics.stdev(values) / math.sqrt(len(values))
    middle = statistics.fmean(values)
    return middle - half, middle + half


def quantile(values: Sequence[float], part: float) -> tuple[float, float, float]:
    """The value that `part` of all do not exceed, and its 95 % interval: the values around it in order.

    >>> quantile([float(each) for each in range(1, 1001)], 0.99)
    (990.0, 983.0, 997.0)
    """
    ordered = sorted(values)
    number = len(ordered)
    half = Z_95 * math.sqrt(number * part * (1 - part))

    def at(rank: int) -> float:
        return ordered[max(1, min(number, rank)) - 1]

    rank = number * part
    return at(math.ceil(rank)), at(math.floor(rank - half)), at(math.ceil(rank + half))


def shown(groups: Groups, shares: Shares | None) -> str:
    """All tables, then what is missing, then what the sequential test says if one is asked for."""
    parts = [_table(measure, chosen) for measure in Measure if (chosen := _of(measure, groups))]
    notes = [*_missing_notes(groups), *(_verdict_notes(groups, shares) if shares else [])]
    return "\n\n".join([*parts, *(["\n".join(notes)] if notes else [])])


def _of(measure: Measure, groups: Groups) -> Groups:
    return {group: games for group, games in groups.items() if FIGURES[group[0]].measure is measure}


def _table(measure: Measure, groups: Groups) -> str:
    head, rows = _TABLES[measure]
    lines = [head, ["---"] * len(head)]
    for (figure, bot), games in groups.items():
        lines += [[figure, bot, *cells] for cells in rows(games)]
    return "\n".join(f"| {' | '.join(cells)} |" for cells in lines)


def _won_rows(games: Games) -> Iterator[Cells]:
    results = [line.result for line in games.values() if line.result is not None]
    won = sum(results)
    low, high = wilson(won, len(results))
    yield [*_played(games), f"{won:g}", f"{won / len(results):.1%}", f"{low:.1%} to {high:.1%}", _shared(results)]


def _shared(results: list[float]) -> str:
    return str(sum(0 < result < 1 for result in results))


def _means_rows(games: Games) -> Iterator[Cells]:
    columns: list[Callable[[Line], float]] = [
        lambda line: statistics.fmean(line.points),
        lambda line: float(line.rounds),
        lambda line: statistics.fmean(line.unspent),
        lambda line: statistics.fmean(line.cards_played),
    ]
    yield [*_played(games), *[_mean(map(column, games.values())) for column in columns]]


def _mean(values: Iterable[float]) -> str:
    values = list(values)
    low, high = mean_interval(values)
    return f"{statistics.fmean(values):.1f} ({low:.1f} to {high:.1f})"


def _seconds_rows(games: Games) -> Iterator[Cells]:
    for game in sorted({line.game for line in games.values()}):
        own = {number: line for number, line in games.items() if line.game == game}
        times = [seconds for line in own.values() for seconds in line.times]
        value, low, high = quantile(times, SLOW)
        yield [game, *_played(own), f"{len(times):,}", f"{value:.3f}", f"{low:.3f} to {high:.3f}", f"{max(times):.3f}"]


def _iterations_rows(games: Games) -> Iterator[Cells]:
    rates = [line.rate for line in games.values()]
    low, high = mean_interval(rates)
    yield [*_played(games), f"{statistics.fmean(rates):,.0f}", f"{low:,.0f} to {high:,.0f}"]


def _played(games: Games) -> Cells:
    """The columns that all tables have: the code's version, its kind, the budget and the number of games."""
    lines = list(games.values())
    kinds = {"compiled" if line.compiled else "interpreted" for line in lines}
    budgets = sorted({line.iterations for line in lines})
    return [lines[0].version, " and ".join(sorted(kinds)), ", ".join(map(str, budgets)), str(len(lines))]


_PLAYED: Final = ["version", "engine", "iterations", "games"]
_TABLES: Final[dict[Measure, tuple[Cells, Callable[[Games], Iterator[Cells]]]]] = {
    Measure.WON: (["figure", "bot", *_PLAYED, "won", "share", "95% interval", "shared"], _won_rows),
    Measure.MEANS: (
        ["figure", "bot", *_PLAYED, "points", "generations", "M€ unspent", "cards played"],
        _means_rows,
    ),
    Measure.SECONDS: (
        ["figure", "bot", "game", *_PLAYED, "decisions", "99 of 100 within s", "95% interval", "longest s"],
        _seconds_rows,
    ),
    Measure.ITERATIONS: (["figure", "bot", *_PLAYED, "iterations/s", "95% interval"], _iterations_rows),
}


def _missing_notes(groups: Groups) -> Iterator[str]:
    for (figure, bot), games in groups.items():
        gaps = missing(games, FIGURES[figure].planned)
        if gaps:
            runs = ", ".join(str(first) if first == last else f"{first} to {last}" for first, last in gaps)
            yield f"{figure} by {bot}: missing {runs}"


def _verdict_notes(groups: Groups, shares: Shares) -> Iterator[str]:
    for (figure, bot), games in _of(Measure.WON, groups).items():
        yield f"{figure} by {bot}: {verdict_text(verdict_of(games, shares), shares)}"


def verdict_of(games: Games, shares: Shares) -> Verdict:
    """What the sequential test says of the games that follow the first one without a gap."""
    first = min(games, default=0)
    results: list[float] = []
    while (line := games.get(first + len(results))) is not None and line.result is not None:
        results.append(line.result)
    return sequential_test(results, shares)


def verdict_text(verdict: Verdict, shares: Shares) -> str:
    """A verdict in a sentence, with its bounds and error rates."""
    settled = "not settled" if verdict.accepted is None else f"settled for {verdict.accepted:.0%}"
    return (
        f"{settled} after {verdict.games} games; {shares.low:.0%} or {shares.high:.0%}, log-likelihood ratio "
        f"{verdict.ratio:.2f}, bounds {-BOUND:.2f} and {BOUND:.2f}, errors of {ERROR:.0%} each"
    )
