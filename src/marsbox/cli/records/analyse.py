"""`marsbox analyse`: how the chances of a recorded game went, and which moves cost most."""

import json
import sys
from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Final

from rich.console import Console
from rich.progress import BarColumn, Progress, TextColumn, TimeRemainingColumn
from rich.text import Text

from marsbox.analysis import Benefit, Move, Review, followed, review
from marsbox.bots import MOST_ITERATIONS
from marsbox.cli.arguments import checked_name, checked_number
from marsbox.cli.language import Sentences
from marsbox.cli.records.chances_chart import chances_chart
from marsbox.cli.records.reading import read_record_or_report
from marsbox.cli.terminal.numbers import numbered
from marsbox.cli.terminal.screen import Screen, wrapped
from marsbox.core import SPECTATOR, Outcome, Replay, UserError
from marsbox.text import Words, words

MOST_MOVES: Final = 1000


@dataclass(frozen=True)
class Plan:
    """A finished game to be analysed: with how many iterations of search, and how many moves are shown."""

    replay: Replay
    outcome: Outcome
    names: Sequence[str]
    iterations: int | None
    moves: int


def checked_plan(
    file: Path, names: Sequence[str], iterations: str | None, moves: str, components: Path | None, say: Sentences
) -> Plan:
    """The game in a file and how it is looked at."""
    searched = None if iterations is None else checked_number("--iterations", iterations, 1, MOST_ITERATIONS)
    shown_moves = checked_number("--moves", moves, 0, MOST_MOVES)
    replay, _ = read_record_or_report(file, components)
    players = replay.record.setup.players
    if len(names) > players:
        raise UserError("too_many_names", given=len(names), people=players)
    shown = [checked_name(name) for name in names]
    shown += [say("player", number=number + 1) for number in range(len(shown), players)]
    outcome = replay.game.outcome(replay.end)
    if outcome is None:
        raise UserError("analysis_unfinished", file=file)
    if not replay.whole:
        raise UserError("analyse_changed", file=file)
    return Plan(replay, outcome, shown, searched, shown_moves)


def show(plan: Plan, say: Sentences) -> None:
    """Print the result, the chances and the costliest moves."""
    found = _reviewed(plan, say)
    screen, text = Screen(), words(plan.replay.game, say.language, plan.names)
    chapters = _chapters(plan.replay, text)
    screen.show(Text(text.outcome_summary(plan.outcome), style="bold"), "", say("analysis_chances"))
    screen.show(*chances_chart(plan.names, found.chances, chapters, screen.width, say))
    costly = found.mistakes[: plan.moves]
    if plan.moves:
        screen.show("", say("analysis_moves" if costly else "analysis_no_moves"))
    for move in costly:
        screen.show("", *_describe(plan.replay, move, chapters[move.step - 1], text, screen, say))


def print_json(plan: Plan, say: Sentences) -> None:
    """Print the same for programs."""
    found = _reviewed(plan, say)
    form = plan.replay.game.actions.form
    moves = [
        {
            "step": move.step,
            "seat": move.seat,
            "action": form(move.action),
            "best": form(move.best),
            "plan": [form(action) for action in move.plan.actions],
            "benefits": _facts(move.plan.benefits),
            "brought": _facts(move.brought),
            "cost": round(move.cost, 3),
            "reasons": [{"part": part, "points": round(points, 3)} for part, points in move.reasons],
        }
        for move in found.moves[: plan.moves]
    ]
    content = {
        "game": plan.replay.game.id,
        "players": plan.replay.record.setup.players,
        "scores": plan.outcome.scores,
        "ranks": plan.outcome.ranks,
        "won": plan.outcome.won,
        "chances": [[round(chance, 4) for chance in step] for step in found.chances],
        "moves": moves,
    }
    sys.stdout.write(json.dumps(content) + "\n")


def _facts(benefits: Sequence[Benefit]) -> list[dict[str, object]]:
    return [{"code": benefit.code, "numbers": list(benefit.numbers)} for benefit in benefits]


def _reviewed(plan: Plan, say: Sentences) -> Review:
    """The review, behind a progress bar with the time left."""
    outside = Console(stderr=True)
    columns = (TextColumn(say("analysing")), BarColumn(), TimeRemainingColumn())
    with Progress(*columns, console=outside, transient=True, disable=not outside.is_terminal) as bar:
        task = bar.add_task("", total=None)
        return review(
            plan.replay.record,
            plan.replay.game,
            plan.iterations,
            lambda done, of: bar.update(task, completed=done, total=of),
        )


def _chapters(replay: Replay, text: Words) -> list[str]:
    """The round, turn or generation of every step, beginning with the start."""
    states = [replay.start, *(step.after for step in replay.steps)]
    return [text.chapter(replay.game.view(state, SPECTATOR)) for state in states]


def _describe(replay: Replay, move: Move, chapter: str, text: Words, screen: Screen, say: Sentences) -> list[Text]:
    """A move in words: who, what, what that brought, what would have been better, by how much and why."""
    step = replay.steps[move.step - 1]
    played = text.step((replay.game.view(step.before, move.seat), step.decision, move.action))
    better = text.plan(followed(replay.game, step.before, move.seat, move.plan.actions))
    name, cost = text.player(move.seat), round(move.cost, 1)
    lines = [
        say("analysis_mistake", step=move.step, chapter=chapter, name=name, points=cost),
        say("analysis_played", step=played),
    ]
    if move.brought:
        lines.append(say("analysis_brought", what=" ".join(text.benefits(move.brought))))
    lines.append(say("analysis_better", steps=numbered(better)))
    if why := text.why_better(move.plan.benefits, move.reasons):
        lines.append(say("analysis_because", why=" ".join(why)))
    return [part for line in lines for part in wrapped(screen, line, 4)]
