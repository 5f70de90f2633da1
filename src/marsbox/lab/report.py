"""The report on a plan: a Markdown page with plots, made from the tally alone."""

import shutil
from collections.abc import Iterator, Mapping, Sequence
from pathlib import Path
from typing import Final

from marsbox import __version__
from marsbox.core import ScoreItem
from marsbox.lab.errors import LabError
from marsbox.lab.facts import LabPart
from marsbox.lab.intervals import wilson
from marsbox.lab.plan import Plan
from marsbox.lab.plots import Rate, plot_lengths, plot_rates, plot_sources
from marsbox.lab.results import Results
from marsbox.lab.sentences import has_sentence, sentence
from marsbox.lab.simulation import Output, SimulationError
from marsbox.lab.tally import Count, Tally
from marsbox.lab.tournament import score, standings
from marsbox.text import Words, words
from marsbox.text.plain import spelt
from marsbox.words import catalogue

PLOTTED: Final = 20  # the best and the worst so many are plotted
FEWEST_SEATS: Final = 20  # rates of fewer seats say little and stay out of plots


def write_report(plan: Plan, results: Results, output: Output) -> Path:
    """Write `report.md` and its plots into the results' folder; returns the page."""
    plots = output.folder / "plots"
    page = output.folder / "report.md"
    try:
        shutil.rmtree(plots, ignore_errors=True)
        plots.mkdir()
        report = _Report(plan, results.game_part, results.tally, plots, output.language)
        page.write_text("\n".join(report.lines()) + "\n", encoding="utf-8")
    except OSError as error:
        raise LabError("results_unwritable", folder=output.folder, reason=error.strerror or error) from None
    return page


class _Report:
    """One report in one language."""

    def __init__(self, plan: Plan, game_part: LabPart, tally: Tally, plots: Path, language: str) -> None:
        self.plan = plan
        self.game_part = game_part
        self.tally = tally
        self.plots = plots
        self.language = language
        self.words: Words = words(plan.load_game(), language)
        self.names = [bot.name for bot in plan.bots]
        self.seats = sum(tally.of_bot(bot).finished for bot in range(len(plan.bots)))
        # the win rate of a seat if nothing made a difference
        self.par = tally.winners / self.seats if self.seats else 0.0

    def say(self, code: str, **facts: object) -> str:
        return sentence(self.language, code, **facts)

    def lines(self) -> Iterator[str]:
        """The page, line by line."""
        yield f"# {self.say('report_' + self.plan.kind, game=self.words.game_name())}"
        yield ""
        yield from self._what()
        yield from self._bots()
        if self.tally.ratings is not None:
            yield from self._meetings()
        if self.tally.failures:
            yield from self._failures()
        if self.tally.decided:
            yield from self._by_seat()
            yield from self._lengths()
            if self.game_part.sources:
                yield from self._sources()
            for number in range(len(self.game_part.uses)):
                yield from self._by_use(number)

    def _what(self) -> Iterator[str]:
        plan = self.plan
        options = ", ".join(f"{name}={value}" for name, value in plan.options) or "–"
        rows = [
            ("fact_games", self._whole(self.tally.games)),
            ("fact_players", str(plan.players)),
            ("fact_options", options),
            ("fact_seed", str(plan.seed)),
            ("fact_limit", "–" if plan.limit is None else f"{self._number(plan.limit, 1)} s"),
            ("fact_rules", " ".join([plan.game, *map(str, plan.rules)])),
            ("fact_version", f"marsbox {__version__}"),
        ]
        yield from self._table(["", ""], [[self.say(code), value] for code, value in rows])
        yield self.say("how_to_read")
        yield ""

    # ---- bots

    def _bots(self) -> Iterator[str]:
        yield from self._title("bots")
        titles = ["column_bot", "column_games", "column_wins", "column_shared", "column_win_rate", "column_interval"]
        titles += ["column_mean_score", "column_failed"]
        if self.tally.ratings is None:
            rows = [[self._seated(bot), *self._counted(self.tally.of_bot(bot))] for bot in range(len(self.names))]
        else:
            titles += ["column_rating", "column_rating_interval"]
            rows = []
            for one in standings(self.plan, self.tally):
                low, high = one.rating_interval
                rating = [self._number(one.rating, 1), f"{self._number(low, 1)} – {self._number(high, 1)}"]
                rows.append([_code(one.name), *self._counted(one.count), *rating])
        yield from self._table([self.say(title) for title in titles], rows)
        if self.tally.ratings is not None:
            yield self.say("about_ratings")
            yield ""

    def _seated(self, bot: int) -> str:
        return self.say("bot_in_seat", bot=_code(self.names[bot]), seat=bot)

    def _counted(self, count: Count) -> list[str]:
        low, high = count.interval
        return [
            self._whole(count.games),
            self._whole(count.wins),
            self._whole(count.shared),
            self._percent(count.win_rate) if count.games else "–",
            f"{self._percent(low)} – {self._percent(high)}" if count.games else "–",
            self._number(count.mean_score, 2) if count.finished else "–",
            self._whole(count.failed),
        ]

    def _meetings(self) -> Iterator[str]:
        yield from self._title("meetings")
        yield self.say("about_meetings")
        yield ""
        rows = []
        for bot, name in enumerate(self.names):
            cells = [
                "" if other == bot else self._percent(score(self.tally, bot, other)) for other in range(len(self.names))
            ]
            rows.append([_code(name), *cells])
        yield from self._table(["", *(_code(name) for name in self.names)], rows)

    def _failures(self) -> Iterator[str]:
        yield from self._title("failures")
        yield self.say("about_failures", failed=self._whole(self.tally.failed), shown=len(self.tally.failures))
        yield ""
        for failure in self.tally.failures:
            yield f"- {SimulationError(self.plan, failure).message(self.language)}"
        yield ""

    # ---- statistics of the games

    def _by_seat(self) -> Iterator[str]:
        yield from self._title("by_seat")
        counts = [self.tally.of_seat(seat) for seat in range(self.plan.players)]
        names = [self.say("seat", seat=seat) for seat in range(self.plan.players)]
        titles = ["column_seat", "column_games", "column_wins", "column_shared", "column_win_rate", "column_interval"]
        titles += ["column_mean_score", "column_failed"]
        rows = [[name, *self._counted(count)] for name, count in zip(names, counts, strict=True)]
        rates = [(name, count.win_rate, count.interval) for name, count in zip(names, counts, strict=True)]
        yield from self._rates("seats", self.say("by_seat"), rates)
        yield from self._table([self.say(title) for title in titles], rows)

    def _lengths(self) -> Iterator[str]:
        yield from self._title("lengths")
        rows = []
        rounds = [("rounds", self._own(f"rounds_{self.plan.game}", self.game_part.rounds), self.tally.rounds)]
        for file, title, lengths in (
            *(rounds if self.game_part.rounds else ()),
            ("decisions", self.say("decisions"), self.tally.decisions),
        ):
            plot_lengths(self.plots / f"{file}.svg", lengths, title, self.say("column_games"))
            yield f"![{title}](plots/{file}.svg)"
            yield ""
            spread = _quantiles(lengths)
            mean = sum(length * count for length, count in lengths.items()) / sum(lengths.values())
            rows.append([title, self._number(mean, 1), *(self._whole(length) for length in spread)])
        titles = ["", *(self.say(code) for code in ("mean", "least", "tenth", "median", "nine_tenths", "most"))]
        yield from self._table(titles, rows)

    def _sources(self) -> Iterator[str]:
        yield from self._title("sources")
        tally = self.tally
        sources = [self.words.score_category(ScoreItem(code, 0)) for code in self.game_part.sources]
        sheets: list[tuple[str, list[float]]] = []
        for bot, name in enumerate(self.names):
            games = tally.of_bot(bot).finished
            if games:
                label = name if tally.ratings is not None else self.say("bot_in_seat", bot=name, seat=bot)
                sheets.append((label, [points / games for points in tally.points[bot]]))
        if tally.winners:
            sheets.append((self.say("winners"), [points / tally.winners for points in tally.winners_points]))
        plot_sources(self.plots / "sources.svg", sheets, sources, self.say("column_mean_score"))
        yield f"![{self.say('sources')}](plots/sources.svg)"
        yield ""
        rows = [[name, *(self._number(points, 2) for points in sheet)] for name, sheet in sheets]
        yield from self._table(["", *map(_cell, sources)], rows)

    def _by_use(self, number: int) -> Iterator[str]:
        use = self.game_part.uses[number]
        title = self._own(f"by_{use.name}_{self.plan.game}", use.name)
        counted = self.tally.uses[number]
        yield from (f"## {title}", "")
        yield self.say("about_uses", par=self._percent(self.par))
        yield ""
        rates: list[Rate] = []
        rare: list[Rate] = []
        rows = []
        for thing, (seats, wins) in sorted(counted.items(), key=_best_first):
            name = use.name_of(self.words, thing)
            low, high = wilson(wins, seats)
            (rates if seats >= FEWEST_SEATS else rare).append((name, wins / seats, (low, high)))
            share, rate = self._percent(seats / self.seats), self._percent(wins / seats)
            rows.append([name, self._whole(seats), share, rate, f"{self._percent(low)} – {self._percent(high)}"])
        yield from self._rates(use.name, title, rates or rare)
        titles = ("column_thing", "column_seats", "column_share", "column_win_rate", "column_interval")
        yield from self._table([self.say(title) for title in titles], rows)

    def _rates(self, file: str, title: str, rates: Sequence[Rate]) -> Iterator[str]:
        shown = list(rates)
        if len(shown) > 2 * PLOTTED:
            shown = [*shown[:PLOTTED], *shown[-PLOTTED:]]
        if shown:
            plot_rates(self.plots / f"{file}.svg", shown, self.par, f"{self.say('column_win_rate')} (%)")
            yield f"![{title}](plots/{file}.svg)"
            yield ""

    # ---- writing

    def _own(self, code: str, name: str) -> str:
        """The wording for this game; for a game of another package, the name in the data."""
        return self.say(code) if has_sentence(self.language, code) else spelt(name).capitalize()

    def _title(self, code: str) -> Iterator[str]:
        yield f"## {self.say(code)}"
        yield ""

    def _table(self, titles: Sequence[str], rows: Sequence[Sequence[str]]) -> Iterator[str]:
        yield f"| {' | '.join(titles)} |"
        yield f"|{'|'.join('---' if column == 0 else '--:' for column in range(len(titles)))}|"
        for row in rows:
            yield f"| {' | '.join(_cell(cell) for cell in row)} |"
        yield ""

    def _number(self, number: float, places: int) -> str:
        return catalogue(self.language).in_column(number, places)

    def _whole(self, number: int) -> str:
        return catalogue(self.language).number(number, 0)

    def _percent(self, rate: float) -> str:
        return catalogue(self.language).percent(rate, 1)


def _best_first(counted: tuple[str, list[int]]) -> tuple[float, int, str]:
    thing, (seats, wins) = counted
    return -wins / seats, -seats, thing


def _quantiles(lengths: Mapping[int, int]) -> list[int]:
    """Minimum, 10%, 50% and 90% quantile, and maximum of the lengths."""
    games = sum(lengths.values())
    found = []
    for part in (0.0, 0.1, 0.5, 0.9, 1.0):
        so_far = 0
        for length in sorted(lengths):
            so_far += lengths[length]
            if so_far >= max(1, part * games):
                found.append(length)
                break
    return found


def _code(name: str) -> str:
    return f"`{name}`"


def _cell(text: str) -> str:
    """A text with the characters escaped that Markdown would read."""
    return text.replace("|", "\\|").replace("*", "\\*")
