"""`marsbox train`: a net learns by self-play or against another; its progress, its curves, and a league at the end."""

from dataclasses import dataclass
from importlib import import_module
from pathlib import Path
from typing import Final

from rich.console import Console
from rich.table import Table

from marsbox.cli.arguments import checked_amount, checked_number, checked_seed
from marsbox.cli.language import Sentences
from marsbox.cli.terminal.numbers import decimal, percent
from marsbox.core import UserError
from marsbox.lab.workers import cores
from marsbox.learn.curves import PICTURE, Curves, Labels, Line, draw_curves
from marsbox.learn.files import Folder, export_net
from marsbox.learn.league import Entrant, challengers_of, entrants_of, play_challenges, play_league
from marsbox.learn.learners import LEARNERS
from marsbox.learn.subjects import SUBJECTS, Subject, subject_named
from marsbox.learn.training import Plan, Training
from marsbox.ratings import make_ready

LONGEST: Final = 10_000.0  # minutes
MOST_JOBS: Final = 256
MOST_BATCH: Final = 65_536
MOST_DEALS: Final = 100_000
DEALS: Final = "20"
RESPONSE_DEALS: Final = "200"  # 400 games for two: an interval of five points to either side
LAST_RATE: Final = 5e-5
INTERRUPTED: Final = 130


@dataclass(frozen=True)
class TrainOptions:
    """How a net is trained, as it was typed."""

    minutes: str | None
    jobs: str | None
    folder: Path | None
    learner: str
    rate: str
    last_rate: str | None
    batch: str
    seed: str | None
    players: str | None
    start: Path | None
    against: Path | None


def checked_subject(name: str) -> Subject:
    """A subject by its name."""
    if name not in SUBJECTS:
        raise UserError("unknown_subject", subject=name, known=SUBJECTS)
    return subject_named(name)


def checked_plan(subject: Subject, typed: TrainOptions) -> Plan:
    """What the command line asks for."""
    if typed.learner not in LEARNERS:
        raise UserError("unknown_choice", option="--learner", value=typed.learner, known=tuple(LEARNERS))
    players = sorted(count for count in subject.players if typed.against is None or count > 1)
    if not players:
        raise UserError("nobody_against", subject=subject.name)
    rate = checked_amount("--rate", typed.rate, 1.0)
    return Plan(
        subject.name,
        folder_of(subject, typed.folder),
        60 * checked_amount("--minutes", "10" if typed.minutes is None else typed.minutes, LONGEST),
        cores() if typed.jobs is None else checked_number("--jobs", typed.jobs, 1, MOST_JOBS),
        checked_seed(typed.seed),
        typed.learner,
        rate,
        min(rate, LAST_RATE) if typed.last_rate is None else checked_amount("--last-rate", typed.last_rate, rate),
        checked_number("--batch", typed.batch, 1, MOST_BATCH),
        0 if typed.players is None else _checked_players(players, typed.players),
        typed.start,
        typed.against,
    )


def _checked_players(possible: list[int], written: str) -> int:
    known = tuple(str(players) for players in possible)
    if written not in known:
        raise UserError("unknown_choice", option="--players", value=written, known=known)
    return int(written)


def checked_deals(plan: Plan, written: str | None) -> int:
    """How many deals the league plays."""
    default = DEALS if plan.against is None else RESPONSE_DEALS
    return checked_number("--deals", default if written is None else written, 0, MOST_DEALS)


def folder_of(subject: Subject, folder: Path | None) -> Path:
    """The folder of a training: the one given, or one for each subject."""
    return Path("training", subject.name) if folder is None else folder


def check_packages(plan: Plan) -> None:
    """Import what is not needed before the end, or by another learner."""
    make_ready()
    if plan.learner == "torch":
        import_module("torch")


def export(subject: Subject, folder: Path | None, file: Path, mix: str | None, say: Sentences) -> None:
    """Write the net of a folder to a file."""
    part = checked_amount("--mix", "0.5" if mix is None else mix, 1.0)
    size = export_net(Folder(folder_of(subject, folder), subject), file, part)
    _console().print(say("net_exported", file=file, kilobytes=round(size / 1000)), soft_wrap=True)


def show(plan: Plan, deals: int, say: Sentences) -> int:
    """Train, tell how it goes, draw the curves and play the league; returns the exit status."""
    console = _console()
    training = Training(plan, lambda line: console.print(_progress(line, say), soft_wrap=True))
    if training.resumed:
        console.print(say("training_resumed", games=training.games, steps=training.learner.steps))
    trained = training.run()
    facts = {"games": trained.games, "steps": trained.steps, "minutes": decimal(trained.seconds / 60, 1, say)}
    console.print(say("trained", folder=plan.folder, **facts), soft_wrap=True)
    curves = Curves(plan.folder, training.subject)
    draw_curves(plan.folder / PICTURE, curves.lines(), _labels(plan, say))
    if trained.interrupted:
        return INTERRUPTED
    if deals:
        players = plan.players or max(training.subject.players, key=lambda count: training.subject.players[count])
        if training.frozen is None:
            console.print(_league(plan, training.folder, players, deals, say))
        else:
            frozen = Entrant(training.frozen.mix, training.folder.against)
            facts = {"net": plan.against, "mix": decimal(frozen.mix, 2, say), "equal": percent(1 / players, say)}
            console.print(say("league_against", players=players, **facts), soft_wrap=True)
            console.print(_responses(plan, training.folder, frozen, players, deals, say))
    return 0


def _console() -> Console:
    return Console(markup=False, emoji=False, highlight=False)


def _progress(line: Line, say: Sentences) -> str:
    told = [say("training_progress", seconds=round(line.seconds), games=line.games, steps=line.steps)]
    for code, loss in (("loss_fresh", line.fresh), ("loss_held_out", line.held_out)):
        if loss is not None:
            told.append(f"{say(code)} {decimal(loss[0], 3, say)}")
    for (players, mix), (won, games) in sorted(line.shares.items()):
        facts = {"players": players, "mix": decimal(mix, 1, say), "won": percent(won / games, say), "games": games}
        told.append(say("training_share", **facts))
    return say("separator").join(told)


def _labels(plan: Plan, say: Sentences) -> Labels:
    return Labels(
        say("curve_games"),
        say("curve_loss"),
        say("loss_fresh"),
        say("loss_held_out"),
        say("curve_won" if plan.against is None else "curve_won_against"),
        lambda players, mix: say("curve_share", players=players, mix=decimal(mix, 1, say)),
    )


def _league(plan: Plan, folder: Folder, players: int, deals: int, say: Sentences) -> Table:
    standings = play_league(folder.subject, players, entrants_of(folder), deals, plan.seed, plan.jobs)
    table = _table(("column_bot", "column_rating", "column_win_rate", "column_number_of_games"), say)
    for one in standings:
        rating = f"{decimal(one.rating, 1, say)} ± {decimal(2 * one.deviation, 1, say)}"
        table.add_row(_name(one.entrant, say), rating, percent(one.won, say), str(one.games))
    return table


def _responses(plan: Plan, folder: Folder, frozen: Entrant, players: int, deals: int, say: Sentences) -> Table:
    challengers = challengers_of(folder)
    responses = play_challenges(folder.subject, players, frozen, challengers, deals, plan.seed, plan.jobs)
    table = _table(("column_bot", "column_win_rate", "column_interval", "column_number_of_games"), say)
    for one in responses:
        interval = " – ".join(percent(bound, say) for bound in one.interval)
        table.add_row(_name(one.entrant, say), percent(one.won, say), interval, str(one.games))
    return table


def _table(titles: tuple[str, ...], say: Sentences) -> Table:
    table = Table(box=None, pad_edge=False, padding=(0, 1, 0, 0))
    for title in titles:
        table.add_column(say(title), justify="left" if title == "column_bot" else "right")
    return table


def _name(entrant: Entrant, say: Sentences) -> str:
    if entrant.net is None:
        return say("league_by_hand")
    if entrant.games is None:
        return say("league_net", mix=decimal(entrant.mix, 1, say))
    return say("league_older_net", mix=decimal(entrant.mix, 1, say), games=entrant.games)
