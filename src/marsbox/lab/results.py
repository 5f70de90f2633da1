"""A folder of results: a table with a row for each seat of each game, a tally, and a report.

    results/
      plan.json       what was asked for
      tally.json      what the games written so far come to
      games.parquet   (or games.csv) every game, once all are played; before that, parts of it in `parts/`
      report.md       the report, with its plots in `plots/`

A part is written as a whole before the tally counts it, so a run that was stopped at any moment can go on.
"""

import csv
import json
import shutil
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any, Final

from marsbox.lab.errors import LabError, missing
from marsbox.lab.facts import LabPart
from marsbox.lab.plan import Plan
from marsbox.lab.playing import GameResult
from marsbox.lab.tally import Tally

FORMATS: Final = ("parquet", "csv")
PARTS: Final = 100  # at least, if there are as many games: the most that a stopped run loses is one part
LARGEST_PART: Final = 5_000  # games; decides how much memory a run takes


class Results:
    """The results of a plan, in memory and, if there is a folder, on disk."""

    def __init__(self, plan: Plan, game_part: LabPart) -> None:
        self.plan = plan
        self.game_part = game_part
        self.tally = Tally(plan, game_part)

    def add(self, result: GameResult) -> None:
        """Add the result of a game; games are added in order."""
        self.tally.add(result)

    def finish(self) -> None:
        """Called after the last game."""


class Folder(Results):
    """Results that are kept in a folder."""

    def __init__(self, plan: Plan, game_part: LabPart, folder: Path, form: str) -> None:
        super().__init__(plan, game_part)
        if form not in FORMATS:
            raise LabError("format", form=form, known=", ".join(FORMATS))
        if form == "parquet":
            _polars()
        self.folder = folder
        self.form = form
        self._part_size = max(1, min(LARGEST_PART, plan.games // PARTS))
        self._waiting: list[GameResult] = []

    @property
    def table(self) -> Path:
        """The file with every game."""
        return self.folder / f"games.{self.form}"

    def begin(self) -> None:
        """Start in a folder that is new or empty."""
        with self._writing():
            self.folder.mkdir(parents=True, exist_ok=True)
            if any(self.folder.iterdir()):
                raise LabError("results_exist", folder=self.folder)
            (self.folder / "parts").mkdir()
            _write(self.folder / "plan.json", self._facts())
            self._save_tally()

    def resume(self) -> None:
        """Go on where an earlier run of the same plan stopped."""
        try:
            before = json.loads((self.folder / "plan.json").read_text(encoding="utf-8"))
            kept = json.loads((self.folder / "tally.json").read_text(encoding="utf-8"))
        except (OSError, ValueError):
            raise LabError("nothing_to_resume", folder=self.folder) from None
        now = json.loads(json.dumps(self._facts()))
        for name in now:
            if before.get(name) != now[name]:
                raise LabError("other_plan", folder=self.folder, name=name, before=before.get(name), now=now[name])
        with self._writing():
            _write(self.folder / "plan.json", now)
        self.tally.restore(kept)

    def add(self, result: GameResult) -> None:
        super().add(result)
        self._waiting.append(result)
        if len(self._waiting) == self._part_size:
            self._save_part()

    def finish(self) -> None:
        if self._waiting:
            self._save_part()
        parts = sorted((self.folder / "parts").glob(f"*.{self.form}"))
        with self._writing():
            if parts:
                unfinished = self.folder / f"games.{self.form}.new"
                (_join_csv if self.form == "csv" else _join_parquet)(parts, unfinished)
                unfinished.replace(self.table)
            shutil.rmtree(self.folder / "parts", ignore_errors=True)

    def _facts(self) -> dict[str, object]:
        return self.plan.to_dict() | {"format": self.form}

    def _save_part(self) -> None:
        first = self._waiting[0].number
        rows = [row for result in self._waiting for row in self._rows(result)]
        file = self.folder / "parts" / f"{first:012}.{self.form}"
        unfinished = file.with_suffix(".new")
        with self._writing():
            if self.form == "csv":
                self._write_csv(unfinished, rows)
            else:
                self._write_parquet(unfinished, rows)
            unfinished.replace(file)
            self._save_tally()
        self._waiting = []

    def _save_tally(self) -> None:
        _write(self.folder / "tally.json", self.tally.to_dict())

    @contextmanager
    def _writing(self) -> Iterator[None]:
        try:
            yield
        except OSError as error:
            raise LabError("results_unwritable", folder=self.folder, reason=error.strerror or error) from None

    # ---- the table

    def _columns(self) -> list[str]:
        return [
            *("game", "seed", "seat", "bot", "won", "rank", "score", "decisions", "rounds", "failure"),
            *(use.name for use in self.game_part.uses),
            *(f"points_{source}" for source in self.game_part.sources),
        ]

    def _rows(self, result: GameResult) -> Iterator[list[Any]]:
        """A row for each seat; of a game that was not finished, one for the seat that failed."""
        if result.failure is not None:
            failure = result.failure
            bot = self.plan.bots[failure.bot].name
            yield [
                *(
                    result.number,
                    str(result.seed),
                    failure.seat,
                    bot,
                    False,
                    None,
                    None,
                    result.decisions,
                    None,
                    failure.what,
                ),
                *(None for _ in self.game_part.uses),
                *(None for _ in self.game_part.sources),
            ]
        for number, seat in enumerate(result.seats):
            used = [
                (field[0] if field else None) if use.single else list(field)
                for use, field in zip(self.game_part.uses, seat.uses, strict=True)
            ]
            bot = self.plan.bots[seat.bot].name
            yield [
                *(result.number, str(result.seed), number, bot, seat.won, seat.rank, seat.score),
                *(result.decisions, result.rounds, None),
                *used,
                *seat.points,
            ]

    def _write_csv(self, file: Path, rows: list[list[Any]]) -> None:
        with file.open("w", encoding="utf-8", newline="") as stream:
            writer = csv.writer(stream)
            writer.writerow(self._columns())
            for row in rows:
                writer.writerow([_cell(value) for value in row])

    def _write_parquet(self, file: Path, rows: list[list[Any]]) -> None:
        polars = _polars()
        whole, text = polars.Int32, polars.String
        kinds = [polars.Int64, text, whole, text, polars.Boolean, whole, whole, whole, whole, text]
        kinds += [text if use.single else polars.List(text) for use in self.game_part.uses]
        kinds += [whole for _ in self.game_part.sources]
        schema = dict(zip(self._columns(), kinds, strict=True))
        polars.DataFrame(rows, schema=schema, orient="row").write_parquet(file)


def _cell(value: object) -> object:
    """A value as written to CSV: lists separated by spaces, booleans as 1 and 0."""
    if isinstance(value, bool):
        return int(value)
    return " ".join(value) if isinstance(value, list) else value


def _join_csv(parts: list[Path], whole: Path) -> None:
    with whole.open("wb") as target:
        for number, part in enumerate(parts):
            with part.open("rb") as stream:
                if number:
                    stream.readline()  # the header is there already
                shutil.copyfileobj(stream, target)


def _join_parquet(parts: list[Path], whole: Path) -> None:
    _polars().scan_parquet(parts).sink_parquet(whole)


def _polars() -> Any:
    try:
        import polars
    except ImportError as error:
        raise missing("Polars", "lab", error) from None
    return polars


def _write(file: Path, content: dict[str, object]) -> None:
    unfinished = file.with_suffix(".new")
    unfinished.write_text(json.dumps(content, indent=1), encoding="utf-8")
    unfinished.replace(file)
