"""The course of a training: a CSV file with a line every few seconds, and the same as a picture."""

import csv
from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any, Final

from marsbox.lab.plots import COLOURS, STYLE
from marsbox.learn.styles import MIXES
from marsbox.learn.subjects import Subject

FILE: Final = "curves.csv"
PICTURE: Final = "curves.svg"
LOSSES: Final = ("victory", "margin", "secret")
TOGETHER: Final = 60  # games that measure the net for one point of a curve, at least

Loss = tuple[float, float, float]


@dataclass
class Line:
    """What happened since the line before. A loss is None where no game of its kind came.

    `shares` has, for numbers of players and mixes of the net, how much of how many games was won against the
    hand-written evaluation, or against the frozen net of a best response.
    """

    seconds: float
    games: int
    steps: int
    fresh: Loss | None = None
    held_out: Loss | None = None
    shares: dict[tuple[int, float], tuple[float, int]] = field(default_factory=dict)


class Curves:
    """The CSV file of a training; resumed trainings add to it."""

    def __init__(self, folder: Path, subject: Subject) -> None:
        self.path = folder / FILE
        self._kinds = [(players, mix) for players in sorted(subject.players) for mix in MIXES]

    @property
    def columns(self) -> list[str]:
        """The names of the columns."""
        losses = [f"{kind}_{name}" for kind in ("fresh", "held_out") for name in LOSSES]
        shares = [f"{what}_{players}p_{mix}" for players, mix in self._kinds for what in ("won", "of")]
        return ["seconds", "games", "steps", *losses, *shares]

    def add(self, line: Line) -> None:
        """Write a line."""
        new = not self.path.exists()
        with self.path.open("a", encoding="utf-8", newline="") as file:
            writer = csv.writer(file, lineterminator="\n")
            if new:
                writer.writerow(self.columns)
            writer.writerow(self._cells(line))

    def _cells(self, line: Line) -> list[str]:
        cells = [f"{line.seconds:.1f}", str(line.games), str(line.steps)]
        for loss in (line.fresh, line.held_out):
            cells += [""] * len(LOSSES) if loss is None else [f"{part:.5f}" for part in loss]
        for kind in self._kinds:
            won, games = line.shares.get(kind, (0.0, 0))
            cells += [f"{won:g}", str(games)]
        return cells

    def lines(self) -> list[Line]:
        """What was written so far."""
        if not self.path.exists():
            return []
        with self.path.open(encoding="utf-8", newline="") as file:
            return [self._line(row) for row in csv.DictReader(file)]

    def _line(self, row: Mapping[str, str]) -> Line:
        shares = {
            (players, mix): (float(row[f"won_{players}p_{mix}"]), int(row[f"of_{players}p_{mix}"]))
            for players, mix in self._kinds
        }
        fresh, held_out = _loss(row, "fresh"), _loss(row, "held_out")
        return Line(float(row["seconds"]), int(row["games"]), int(row["steps"]), fresh, held_out, shares)


def _loss(row: Mapping[str, str], kind: str) -> Loss | None:
    victory, margin, secret = (row[f"{kind}_{name}"] for name in LOSSES)
    return (float(victory), float(margin), float(secret)) if victory else None


def share_points(lines: list[Line], kind: tuple[int, float]) -> list[tuple[int, float]]:
    """Points of a curve: after how many games which share was won, over enough games to say something."""
    points = []
    total, number = 0.0, 0
    for line in lines:
        won, games = line.shares.get(kind, (0.0, 0))
        total, number = total + won, number + games
        if number >= TOGETHER:
            points.append((line.games, total / number))
            total, number = 0.0, 0
    return points


@dataclass(frozen=True)
class Labels:
    """The words in a picture of curves; `share` names a number of players and a mix."""

    games: str
    loss: str
    fresh: str
    held_out: str
    won: str
    share: Callable[[int, float], str]


def draw_curves(file: Path, lines: list[Line], labels: Labels) -> bool:
    """Draw losses and shares over games as SVG; False where Matplotlib is missing."""
    try:
        import matplotlib as mpl
        from matplotlib.backends.backend_svg import FigureCanvasSVG
        from matplotlib.figure import Figure
    except ImportError:
        return False
    with mpl.rc_context(STYLE):
        figure = Figure(figsize=(7.0, 5.0), layout="constrained")
        FigureCanvasSVG(figure)
        above, below = figure.subplots(2, 1, sharex=True)
        _draw_losses(above, lines, labels)
        _draw_shares(below, lines, labels)
        figure.savefig(file, format="svg", metadata={"Date": None})
    return True


def _draw_losses(axes: Any, lines: list[Line], labels: Labels) -> None:
    fresh = [(line.games, line.fresh[0]) for line in lines if line.fresh is not None]
    held_out = [(line.games, line.held_out[0]) for line in lines if line.held_out is not None]
    for points, label, colour in ((fresh, labels.fresh, COLOURS[0]), (held_out, labels.held_out, COLOURS[1])):
        axes.plot([x for x, _ in points], [y for _, y in points], color=colour, label=label)
    axes.set_ylabel(labels.loss)
    axes.legend(frameon=False)


def _draw_shares(axes: Any, lines: list[Line], labels: Labels) -> None:
    kinds = sorted({kind for line in lines for kind in line.shares})
    for number, kind in enumerate(kinds):
        points = share_points(lines, kind)
        if points:
            colour = COLOURS[number % len(COLOURS)]
            axes.plot(*zip(*points, strict=True), ".-", color=colour, label=labels.share(*kind))
    axes.set_xlabel(labels.games)
    axes.set_ylabel(labels.won)
    axes.set_ylim(0, 1)
    if axes.get_legend_handles_labels()[0]:
        axes.legend(frameon=False)
