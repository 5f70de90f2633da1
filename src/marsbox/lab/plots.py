"""The plots of a report, as SVG files. Matplotlib is imported here only."""

from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Any, Final

from marsbox.lab.errors import missing

WIDTH: Final = 7.0
ROW: Final = 0.24
# distinguishable with colour blindness (Okabe and Ito)
COLOURS: Final = ("#0072b2", "#e69f00", "#009e73", "#cc79a7", "#56b4e9", "#d55e00", "#f0e442", "#000000")
STYLE: Final[Any] = {
    "axes.spines.right": False,
    "axes.spines.top": False,
    "font.size": 9,
    "svg.fonttype": "none",  # text stays text
    "svg.hashsalt": "marsbox",  # the same plot is the same file
}

# a name, its rate and the interval of it
Rate = tuple[str, float, tuple[float, float]]


def check_matplotlib() -> None:
    """Fail at once, with a sentence, where Matplotlib is missing."""
    _figure(1)


def _figure(height: float) -> tuple[Any, Any]:
    try:
        import matplotlib as mpl
        from matplotlib.backends.backend_svg import FigureCanvasSVG
        from matplotlib.figure import Figure
    except ImportError as error:
        raise missing("Matplotlib", "lab", error) from None
    with mpl.rc_context(STYLE):
        figure = Figure(figsize=(WIDTH, height), layout="constrained")
        FigureCanvasSVG(figure)
        return figure, figure.add_subplot()


def _save(figure: Any, file: Path) -> None:
    import matplotlib as mpl

    with mpl.rc_context(STYLE):
        figure.savefig(file, format="svg", metadata={"Date": None})


def plot_rates(file: Path, rates: Sequence[Rate], par: float, label: str) -> None:
    """Win rates with their intervals, beside what pure chance would give."""
    figure, axes = _figure(1.0 + ROW * len(rates))
    for row, (_, rate, (low, high)) in enumerate(rates):
        axes.plot([low * 100, high * 100], [row, row], color=COLOURS[0], linewidth=1.5)
        axes.plot([rate * 100], [row], "o", color=COLOURS[0], markersize=4)
    axes.axvline(par * 100, color="#777777", linestyle="--", linewidth=1)
    axes.set_yticks(range(len(rates)), [_plain(name) for name, _, _ in rates])
    axes.set_ylim(len(rates) - 0.5, -0.5)
    axes.set_xlabel(label)
    _save(figure, file)


def plot_lengths(file: Path, lengths: Mapping[int, int], label: str, games: str) -> None:
    """How many games had which length."""
    figure, axes = _figure(2.6)
    least, most = min(lengths), max(lengths)
    width = max(1, -(-(most - least + 1) // 40))
    bars: dict[int, int] = {}
    for length, count in sorted(lengths.items()):
        begin = least + (length - least) // width * width
        bars[begin] = bars.get(begin, 0) + count
    axes.bar([begin + (width - 1) / 2 for begin in bars], list(bars.values()), width * 0.9, color=COLOURS[0])
    axes.set_xlabel(label)
    axes.set_ylabel(games)
    _save(figure, file)


def plot_sources(file: Path, sheets: Sequence[tuple[str, Sequence[float]]], sources: Sequence[str], label: str) -> None:
    """Mean points by their source, one stacked bar for each name."""
    figure, axes = _figure(1.4 + 2 * ROW * len(sheets))
    lefts = [0.0] * len(sheets)
    for number, source in enumerate(sources):
        points = [sheet[number] for _, sheet in sheets]
        axes.barh(range(len(sheets)), points, 0.7, lefts, color=COLOURS[number % len(COLOURS)], label=_plain(source))
        lefts = [left + width for left, width in zip(lefts, points, strict=True)]
    axes.set_yticks(range(len(sheets)), [_plain(name) for name, _ in sheets])
    axes.set_ylim(len(sheets) - 0.5, -0.5)
    axes.set_xlabel(label)
    figure.legend(loc="outside upper left", ncols=4, frameon=False, fontsize=8)
    _save(figure, file)


def _plain(name: str) -> str:
    """A name that Matplotlib does not take for a formula."""
    return name.replace("$", r"\$")
