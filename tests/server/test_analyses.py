"""Analyses of finished games: made once, one after the other, kept while there is room, and told in words."""

import asyncio
import multiprocessing
import time
from collections.abc import AsyncIterator
from dataclasses import replace
from typing import Any

import pytest

from marsbox.analysis import Benefit, Move, Plan, Review
from marsbox.core import Game, Record, Replay, UserError
from marsbox.games import load_game
from marsbox.server import Limits
from marsbox.server.finished import analyses as module
from marsbox.server.finished.analyses import Analyses, Progress, Working
from marsbox.server.play.finished_game import FinishedGame
from marsbox.server.present.review import MOST_MOVES, present_review
from marsbox.server.runtime.errors import message_of, status_of
from marsbox.text import LANGUAGES, words
from tests.server.conftest import NewPerson
from tests.server.people import Person, fewest
from tests.server.test_replay import finished, kept, played

LIMITS = Limits(analyses_waiting=2, analyses_kept=2)
REVIEW = Review(((0.5, 0.5),), ())
BENEFITS = {
    "pocket-mars": (Benefit("energy", (2,)),),
    "mission-red-planet": (Benefit("level", (3,)), Benefit("event_card")),
    "terraforming-mars": (Benefit("rating", (2,)),),
}


@pytest.fixture(scope="module")
def over() -> FinishedGame:
    """A finished game."""
    return finished(played(load_game("pocket-mars"), 2))


# ---- over the API


def test_a_running_game_is_not_analysed(person: NewPerson) -> None:
    messages = []
    for language in ("en", "fr"):
        ann = person(language)
        answer = ann.http.get(f"/api/tables/{ann.open_table(take=(0, 1))}/analysis")
        assert (answer.status_code, answer.json()["error"]["code"]) == (403, "analysis_secret")
        messages.append(answer.json()["error"]["message"])
    assert messages[0] != messages[1]


def test_a_table_that_is_not_there_is_not_analysed(ann: Person) -> None:
    assert ann.http.get("/api/tables/nowhere/analysis").json()["error"]["code"] == "unknown_table"


def test_an_uploaded_game_is_analysed_by_the_first_who_asks(ann: Person, person: NewPerson, over: FinishedGame) -> None:
    table = kept(ann, over.record)
    first = ann.http.get(f"/api/tables/{table}/analysis")
    assert (first.status_code, first.json()) == (202, {"status": "working", "done": 0, "of": 0, "ahead": 0})
    analysis = until_ready(ann, table)
    assert len(analysis["chances"]) == len(over.record.actions) + 1
    assert all(sum(chances) == pytest.approx(1, abs=0.001) for chances in analysis["chances"])
    costs = [move["cost"] for move in analysis["moves"]]
    assert costs == sorted(costs, reverse=True)
    assert 0 < len(costs) <= MOST_MOVES
    french = person("fr").http.get(f"/api/tables/{table}/analysis")
    assert french.status_code == 200, "it is made once, whatever the language"
    assert french.json()["chances"] == analysis["chances"]
    assert [move["chosen"] for move in french.json()["moves"]] != [move["chosen"] for move in analysis["moves"]]


def until_ready(person: Person, table: str) -> dict[str, Any]:
    while (answer := person.http.get(f"/api/tables/{table}/analysis")).status_code == 202:
        time.sleep(0.05)
    assert answer.status_code == 200, answer.text
    analysis: dict[str, Any] = answer.json()
    return analysis


# ---- in words


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_move_is_told_with_what_would_have_been_better(game: str, language: str) -> None:
    seen = finished(played(load_game(game), fewest(game)))
    course = Replay.of(seen.game, seen.record)
    unforced = [number for number, step in enumerate(course.steps, 1) if len(step.decision.options) > 1]
    moves = []
    for number in unforced[:: max(1, len(unforced) // MOST_MOVES)]:
        step = course.steps[number - 1]
        best = next(option for option in step.decision.options if option != step.action)
        plan = Plan((best,), BENEFITS[game])
        moves.append(Move(number, step.decision.seat, step.action, best, 2.345, plan, (), (("points", -2.0),)))
    analysis = present_review(seen, Review(((1.0, 0.0),), tuple(moves)), language).moves
    assert [move.step for move in analysis] == [move.step for move in moves[:MOST_MOVES]]
    assert all(move.name == f"Name {move.seat}" for move in analysis)
    assert all([move.chosen] != move.better for move in analysis)
    assert {move.cost for move in analysis} == {round(2.345, 2)}
    in_words = words(seen.game, language)
    assert all(move.why == in_words.benefits(BENEFITS[game]) for move in analysis)
    assert {move.parts for move in analysis} == {in_words.value_part("points", -2.0)}


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_move_tells_what_it_brought_and_in_what_the_better_one_was_better(over: FinishedGame, language: str) -> None:
    course = Replay.of(over.game, over.record)
    number, step = next((at, each) for at, each in enumerate(course.steps, 1) if len(each.decision.options) > 1)
    best = next(option for option in step.decision.options if option != step.action)
    brought, reasons = BENEFITS["pocket-mars"], (("points", -2.0), ("cards", 0.5))
    move = Move(number, step.decision.seat, step.action, best, 1.5, Plan((best,), ()), brought, reasons)
    (told,) = present_review(over, Review(((1.0, 0.0),), (move,)), language).moves
    in_words = words(over.game, language)
    assert told.brought == in_words.benefits(brought)
    (why,) = told.why
    assert in_words.value_part("points", 2.0) in why
    assert in_words.value_part("cards", -0.5) not in why


def test_moves_that_cost_nothing_are_not_told(over: FinishedGame) -> None:
    action = over.record.actions[0][1]
    free = Move(1, 0, action, action, 0.0, Plan((action,), ()), (), ())
    assert present_review(over, Review(((1.0, 0.0),), (free,)), "en").moves == []


# ---- one after the other


class HeldReviews:
    """Reviews as a test wants them: each waits until it is let go."""

    fails = False

    def __init__(self) -> None:
        self.begun: list[Record] = []
        self.report: Progress = lambda done, of: None
        self._go = asyncio.Semaphore(0)
        self._at_work = asyncio.Semaphore(0)

    async def reviewed(self, game: Game, components: str | None, record: Record, progress: Progress) -> Review:
        self.begun.append(record)
        self.report = progress
        self._at_work.release()
        await self._go.acquire()
        if self.fails:
            raise module.ReviewFailed("on purpose")
        return REVIEW

    async def at_work(self) -> None:
        """Wait until one more has begun."""
        await self._at_work.acquire()

    async def finish(self, analyses: Analyses, table: str, over: FinishedGame) -> Review | str:
        """Let the current one go on, and wait for its outcome."""
        self._go.release()
        return await outcome(analyses, table, over)


async def outcome(analyses: Analyses, table: str, over: FinishedGame) -> Review | str:
    """The analysis, or the code of the error, once it is ready."""
    analysis: Review | Working | str = Working(0)
    while isinstance(analysis, Working):
        await asyncio.sleep(0.001)
        analysis = asked_for(analyses, table, over)
    return analysis


def asked_for(analyses: Analyses, table: str, over: FinishedGame) -> Review | Working | str:
    try:
        return analyses.ask(table, over)
    except UserError as problem:
        return problem.code


@pytest.fixture
def held_reviews(monkeypatch: pytest.MonkeyPatch) -> HeldReviews:
    held_reviews = HeldReviews()
    monkeypatch.setattr(module, "reviewed", held_reviews.reviewed)
    return held_reviews


@pytest.fixture
async def analyses() -> AsyncIterator[Analyses]:
    analyses = Analyses({}, LIMITS)
    yield analyses
    await analyses.close()


async def test_a_game_is_analysed_once_however_many_ask(
    analyses: Analyses, held_reviews: HeldReviews, over: FinishedGame
) -> None:
    assert analyses.ask("a", over) == Working(0)
    await held_reviews.at_work()
    held_reviews.report(3, 9)
    assert analyses.ask("a", over) == Working(0, done=3, of=9)
    await held_reviews.finish(analyses, "a", over)
    assert analyses.ask("a", over) is REVIEW
    assert len(held_reviews.begun) == 1


async def test_others_wait_and_see_how_many_are_before_them(
    analyses: Analyses, held_reviews: HeldReviews, over: FinishedGame
) -> None:
    assert [analyses.ask(table, over) for table in "abc"] == [Working(0), Working(1), Working(2)]
    await held_reviews.at_work()
    assert len(held_reviews.begun) == 1, "one at a time"
    await held_reviews.finish(analyses, "a", over)
    assert asked_for(analyses, "c", over) == Working(1)


async def test_no_more_wait_than_there_is_room_for(
    analyses: Analyses, held_reviews: HeldReviews, over: FinishedGame
) -> None:
    for table in "abc":
        analyses.ask(table, over)
    with pytest.raises(UserError) as refused:
        analyses.ask("d", over)
    assert "2 games are already waiting" in message_of(refused.value, "en")
    assert (refused.value.code, status_of(refused.value)) == ("analysis_queue", 429)
    assert analyses.ask("c", over) == Working(2), "who waits already is not sent away"
    await held_reviews.finish(analyses, "a", over)
    assert analyses.ask("d", over) == Working(2)


async def test_those_asked_for_last_are_kept(analyses: Analyses, held_reviews: HeldReviews, over: FinishedGame) -> None:
    for table in "ab":
        analyses.ask(table, over)
        await held_reviews.finish(analyses, table, over)
    assert analyses.ask("a", over) is REVIEW
    analyses.ask("c", over)
    await held_reviews.finish(analyses, "c", over)
    assert asked_for(analyses, "a", over) is REVIEW
    assert asked_for(analyses, "b", over) == Working(0), "made again, because there was no room for it"


async def test_an_analysis_that_failed_says_so_once_and_is_made_when_asked_again(
    analyses: Analyses, held_reviews: HeldReviews, over: FinishedGame
) -> None:
    analyses.ask("a", over)
    held_reviews.fails = True
    assert await held_reviews.finish(analyses, "a", over) == "analysis_failed"
    held_reviews.fails = False
    assert analyses.ask("a", over) == Working(0)
    assert await held_reviews.finish(analyses, "a", over) is REVIEW


async def test_a_game_of_other_rules_is_not_analysed(analyses: Analyses, over: FinishedGame) -> None:
    record = over.record
    older = Record(
        record.game, record.rules - 1, record.digest, record.setup, record.seed, record.actions, record.forms
    )
    with pytest.raises(UserError) as refused:
        analyses.ask("a", replace(over, record=older))
    assert "can no longer be analysed" in message_of(refused.value, "en")
    assert status_of(refused.value) == 409


# ---- processes


@pytest.mark.fault
@pytest.mark.parametrize(
    ("components", "limits"),
    [
        pytest.param({"pocket-mars": "there-is-no-such-file.toml"}, LIMITS, id="a process that dies"),
        pytest.param({}, replace(LIMITS, analysis_seconds=0.001), id="a process that takes too long"),
    ],
)
async def test_a_process_that_dies_or_takes_too_long_is_a_failed_analysis(
    over: FinishedGame, components: dict[str, str], limits: Limits
) -> None:
    assert await outcome(Analyses(components, limits), "a", over) == "analysis_failed"


@pytest.mark.fault
async def test_a_server_that_stops_ends_the_analysis(over: FinishedGame) -> None:
    # the processes of a server that other tests use may be there already
    others = set(multiprocessing.active_children())
    analyses = Analyses({}, LIMITS)
    analyses.ask("a", over)
    await asyncio.sleep(0)
    [process] = set(multiprocessing.active_children()) - others
    await analyses.close()
    assert not process.is_alive()
