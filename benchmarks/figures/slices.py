"""Files of played games: one JSON line for each. Files of disjoint games, or of the same ones, are joined."""

from collections.abc import Iterable, Sequence
from pathlib import Path
from typing import Final

import msgspec

from benchmarks.figures.catalogue import FIGURES


class SliceError(Exception):
    """Files that can't be used together, or at all."""


class Line(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """One game of a figure, or one position of the figure `iterations`.

    `version` is a digest of the code, `iterations` the bot's budget for a decision (0: it does not search), `seats` are
    those of the bot. `result` is 1 for a victory, its share where it is shared, and None where nobody else plays.
    Points, M€ unspent and cards played are by seat; the last two, of Terraforming Mars only. `decisions` are those of
    the bot, and `actions` is a digest of all actions: two runs that agree have played the same game.

    The rest depends on the machine: processor seconds of all decisions of the bot together (`spent`), of the slowest
    one, of every one (`times`, for the figure `seconds`), and iterations a second (`rate`, for that figure).
    """

    figure: str
    number: int
    seed: int
    game: str
    bot: str
    version: str
    iterations: int
    seats: list[int]
    result: float | None
    points: list[int]
    rounds: int
    unspent: list[int]
    cards_played: list[int]
    decisions: int
    actions: str
    compiled: bool
    spent: float
    slowest: float
    times: list[float] = []
    rate: float = 0.0

    @property
    def group(self) -> tuple[str, str]:
        """Lines with the same figure and bot are counted together."""
        return self.figure, self.bot

    def agrees(self, other: "Line") -> bool:
        """Whether both are the same game with the same course, however long it took."""
        return _played(self) == _played(other)


def _played(line: Line) -> Line:
    return msgspec.structs.replace(line, compiled=False, spent=0.0, slowest=0.0, times=[], rate=0.0)


Groups = dict[tuple[str, str], dict[int, Line]]
"""For each figure and bot, its games by number, in order."""

_DECODER: Final = msgspec.json.Decoder(Line)


def encoded(line: Line) -> str:
    """A line of a file."""
    return msgspec.json.encode(line).decode() + "\n"


def read(path: Path) -> list[Line]:
    """The games of a file."""
    try:
        content = path.read_text(encoding="utf-8")
    except (OSError, UnicodeDecodeError) as error:
        raise SliceError(f"{path} can't be read: {error}") from None
    return [_decoded(path, at, text) for at, text in enumerate(content.splitlines(), 1)]


def _decoded(path: Path, at: int, text: str) -> Line:
    try:
        line = _DECODER.decode(text)
    except msgspec.DecodeError as error:
        raise SliceError(f"line {at} of {path} is no game, delete it: {error}") from None
    if line.figure not in FIGURES:
        raise SliceError(f'line {at} of {path}: there is no figure "{line.figure}"; right is {", ".join(FIGURES)}')
    return line


def join(paths: Sequence[Path]) -> Groups:
    """All games of some files. The same game may be in several, if it had the same course in all of them."""
    groups: Groups = {}
    for path in paths:
        for line in read(path):
            games = groups.setdefault(line.group, {})
            _check_version(path, line, games.values())
            known = games.setdefault(line.number, line)
            if not known.agrees(line):
                raise SliceError(f"{path}: game {line.number} of {line.figure} by {line.bot} took another course")
    return {group: dict(sorted(games.items())) for group, games in sorted(groups.items())}


def _check_version(path: Path, line: Line, others: Iterable[Line]) -> None:
    other = next(iter(others), line)
    if line.version != other.version:
        raise SliceError(
            f"{path}: {line.figure} by {line.bot} was played with version {line.version}, other games of it with "
            f"{other.version}; games of different versions are not joined"
        )


def missing(numbers: Iterable[int], planned: int) -> list[tuple[int, int]]:
    """The runs of games that are not there, each with its first and its last: of those planned, and of more if played.

    >>> missing([0, 1, 4], planned=8)
    [(2, 3), (5, 7)]
    """
    there = set(numbers)
    runs: list[tuple[int, int]] = []
    for number in range(max([planned, *[each + 1 for each in there]])):
        if number in there:
            continue
        if runs and runs[-1][1] == number - 1:
            runs[-1] = runs[-1][0], number
        else:
            runs.append((number, number))
    return runs
