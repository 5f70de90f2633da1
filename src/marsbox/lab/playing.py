"""One game between bots, played to its end, with its result as plain data."""

import operator
import time
import traceback
from typing import Final, NamedTuple, SupportsIndex

from marsbox.bots import Bot
from marsbox.bots.time_limit import TimeLimitExceeded, time_limit
from marsbox.core import Decision, FastRng, Game, Log, Record, State
from marsbox.lab.entrants import seat_bot
from marsbox.lab.facts import Uses, lab_part
from marsbox.lab.plan import Plan, game_seed

LONGEST_GAME: Final = 20_000  # decisions; random games end long before
BOT_FAULTS: Final = ("illegal", "late", "exception")
GAME_FAULTS: Final = ("endless", "rules")


class Failure(NamedTuple):
    """A game that could not be finished, and why: `what` is one of `BOT_FAULTS` or `GAME_FAULTS`."""

    number: int
    seed: int
    seat: int
    bot: int
    decision: int
    question: str
    what: str
    detail: str
    trace: str


class SeatResult(NamedTuple):
    """The result of one seat; `points` are by source, `uses` by the kinds of use that the game's `LabPart` names."""

    bot: int
    score: int
    rank: int
    won: bool
    points: tuple[int, ...]
    uses: Uses


class GameResult(NamedTuple):
    """One game; without seats if it failed."""

    number: int
    seed: int
    decisions: int
    rounds: int
    seats: tuple[SeatResult, ...]
    failure: Failure | None


class _Stop(Exception):
    """Ends a game that can't go on."""

    def __init__(self, what: str, seat: int, question: str, detail: str, trace: str = "") -> None:
        super().__init__(what)
        self.failure = (seat, question, what, detail, trace)


def play_game(game: Game, plan: Plan, number: int) -> tuple[GameResult, Record]:
    """Play game `number` of a plan until it ends or fails."""
    seed = game_seed(plan.seed, number)
    seating = plan.seating(number)
    log = Log()
    record = Record.begin(game, plan.setup, seed)
    state = game.new(plan.setup, seed, log)
    try:
        _play(game, plan, seating, state, record, log)
    except _Stop as stop:
        seat, question, what, detail, trace = stop.failure
        decisions = len(record.actions)
        failure = Failure(number, seed, seat, seating[seat], decisions, question, what, detail, trace)
        return GameResult(number, seed, decisions, 0, (), failure), record
    return _result(game, state, log, number, seed, seating, len(record.actions)), record


def _play(game: Game, plan: Plan, seating: tuple[int, ...], state: State, record: Record, log: Log) -> None:
    rng = FastRng(record.seed + 1)
    bots: list[Bot] = []
    for seat, bot in enumerate(seating):
        try:
            bots.append(seat_bot(plan.bots[bot], game, record.seed + 2 + seat))
        except Exception as error:
            raise _failed(seat, "", error) from None
    for _ in range(LONGEST_GAME):
        decisions = game.decisions(state)
        if not decisions:
            return
        decision = decisions[0]
        seat = decision.seat
        action = _choice(game, plan.limit, bots[seat], game.determinize(state, seat, rng), decision)
        try:
            game.apply(state, seat, action, log)
        except Exception as error:
            question = game.decision_kinds[decision.kind]
            raise _Stop("rules", seat, question, _named(error), traceback.format_exc()) from None
        record.actions.append((seat, action))
    raise _Stop("endless", decisions[0].seat, "", str(LONGEST_GAME))


def _choice(game: Game, limit: float | None, bot: Bot, imagined: State, decision: Decision) -> int:
    question = game.decision_kinds[decision.kind]
    options = list(decision.options)
    # a bot may change what it gets, so it gets a decision of its own
    asked = Decision(decision.seat, decision.kind, options.copy(), decision.subject, simultaneous=decision.simultaneous)
    try:
        if limit is None:
            action: object = bot.choose(imagined, asked)
        else:
            action = _choose_within_limit(limit, bot, imagined, asked, question)
    except _Stop:
        raise
    except Exception as error:
        raise _failed(decision.seat, question, error) from None
    number = _whole_number(action)
    if number is None:
        raise _Stop("illegal", decision.seat, question, repr(action)[:200])
    if number not in options:
        form = str(game.actions.form(number)) if 0 <= number < game.actions.size else "?"
        raise _Stop("illegal", decision.seat, question, f"{number} {form}")
    return number


def _whole_number(action: object) -> int | None:
    """An action as a number, NumPy's own included; None for anything else that a bot may return."""
    try:
        return operator.index(action) if isinstance(action, SupportsIndex) else None
    except TypeError:
        return None


def _failed(seat: int, question: str, error: Exception) -> _Stop:
    return _Stop("exception", seat, question, _named(error), traceback.format_exc())


def _choose_within_limit(limit: float, bot: Bot, imagined: State, asked: Decision, question: str) -> object:
    try:
        with time_limit(limit):
            return bot.choose(imagined, asked)
    except TimeLimitExceeded:
        raise _Stop("late", asked.seat, question, f"{limit:g}") from None


def _named(error: Exception) -> str:
    return f"{type(error).__name__}: {error}"[:300]


def _result(
    game: Game, state: State, log: Log, number: int, seed: int, seating: tuple[int, ...], decisions: int
) -> GameResult:
    outcome = game.outcome(state)
    assert outcome is not None
    game_part = lab_part(game)
    rounds, uses = game_part.read(game, log.events, len(seating))
    seats = []
    for seat, bot in enumerate(seating):
        points = dict.fromkeys(game_part.sources, 0)
        for item in outcome.items[seat] if game_part.sources else ():
            points[item.code] += item.points
        won = outcome.ranks[seat] == 1 if outcome.won is None else outcome.won
        seats.append(
            SeatResult(bot, outcome.scores[seat], outcome.ranks[seat], won, tuple(points.values()), uses[seat])
        )
    return GameResult(number, seed, decisions, rounds, tuple(seats), None)


def play_games(plan: Plan, numbers: range) -> tuple[float, list[GameResult]]:
    """Play some games of a plan in this process; returns the seconds they took and their results."""
    begin = time.perf_counter()
    game = plan.load_game()
    results = [play_game(game, plan, number)[0] for number in numbers]
    return time.perf_counter() - begin, results
