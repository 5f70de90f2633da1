"""Finished games are played again beside the server: once for all who ask, in turns, and at a pace."""

import asyncio
import os
import pickle
import threading
from collections.abc import AsyncIterator, Callable, Iterator
from dataclasses import replace
from functools import partial
from pathlib import Path
from typing import Any

import httpx
import msgspec
import pytest

from marsbox.analysis import Move, Plan, Review
from marsbox.core import Record, Replay, UserError
from marsbox.games import load_game
from marsbox.server import Limits, Settings
from marsbox.server.finished import process_tasks
from marsbox.server.finished.process_tasks import PackedGame, packed, refusing, unpacked
from marsbox.server.finished.replay import ReplayPresenter
from marsbox.server.finished.replay_pool import ReplayPool
from marsbox.server.present.review import present_review
from marsbox.server.protocol.finished import Analysis, ReplayCourse
from marsbox.server.runtime.errors import headers_of, status_of
from marsbox.server.runtime.seat_names import SeatName
from tests.server.people import TIMEOUT_SECONDS, Person, fewest
from tests.server.running import Running, serving
from tests.server.test_replay import finished, kept, played

GAME = PackedGame("pocket-mars", None, (SeatName(0, "Ann"), SeatName(1, "Bob")), "{}", b"", ())


@pytest.fixture(scope="module")
def record() -> Record:
    return played(load_game("pocket-mars"), 2)


# ---- what another process makes of a game


def test_another_process_tells_the_same(game: str) -> None:
    seen = finished(played(load_game(game), fewest(game)))
    given = packed(seen, None)
    for eyes in ("open", "spectator", "0"):
        course = ReplayPresenter(seen, eyes, "fr").course()
        assert msgspec.json.decode(process_tasks.course(given, eyes, "fr"), type=ReplayCourse) == course
        assert process_tasks.position(given, eyes, "fr", 3).decode() == ReplayPresenter(seen, eyes, "fr").position(3)


def test_it_tells_the_log_of_a_game_of_older_rules(record: Record) -> None:
    seen = finished(record)
    older = Record(
        record.game, record.rules - 1, record.digest, record.setup, record.seed, record.actions, record.forms
    )
    log = [event for step in Replay.of(seen.game, record).steps for event in step.events]
    left = replace(seen, record=older, events=log)
    assert unpacked(packed(left, None)).events, "they can't be told anew"
    course = msgspec.json.decode(process_tasks.course(packed(left, None), "open", "en"), type=ReplayCourse)
    assert course == ReplayPresenter(left, "open", "en").course()


def test_it_tells_a_review(record: Record) -> None:
    seen = finished(record)
    seat, action = record.actions[0]
    review = Review(((0.5, 0.5),), (Move(1, seat, action, action, 1.5, Plan((action,), ()), (), ()),))
    presented = present_review(seen, review, "en")
    assert msgspec.json.decode(process_tasks.reviewed(packed(seen, None), review, "en"), type=Analysis) == presented


def test_a_problem_comes_back_as_data() -> None:
    def refuse() -> None:
        raise UserError("unknown_step", step=7, last=3)

    refused = pickle.loads(pickle.dumps(refusing(refuse)))
    assert isinstance(refused, UserError)
    assert (refused.code, refused.facts) == ("unknown_step", {"step": 7, "last": 3})


# ---- once for all, in turns, at a pace


class Made:
    """Replays whose work is done here, when a test says so."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch, limits: Limits) -> None:
        self.begun: list[bytes] = []
        self.enough = asyncio.Event()
        self.replays = ReplayPool(limits)

        async def answer(_process: object, _seconds: float, _what: str, question: Callable[[], Any]) -> Any:
            self.begun.append(question.args[0]())  # type: ignore[attr-defined]  # a partial of `refusing`
            await self.enough.wait()
            return question()

        monkeypatch.setattr("marsbox.server.runtime.processes.AnsweringProcess.answer", answer)

    def ask(self, wanted: str, address: str = "192.0.2.1") -> "asyncio.Task[bytes]":
        """Ask for something made from the game."""
        work = partial(_echo, wanted)
        return asyncio.create_task(self.replays.get(address, "game", wanted, self.find, work))

    async def find(self) -> PackedGame:
        return GAME

    async def settle(self) -> None:
        for _ in range(10):
            await asyncio.sleep(0)


def _echo(wanted: str, _game: PackedGame) -> bytes:
    return wanted.encode()


@pytest.fixture
async def made(monkeypatch: pytest.MonkeyPatch) -> AsyncIterator[Made]:
    made = Made(monkeypatch, Limits(replays_per_second=1e-6, replay_burst=5))
    yield made
    await made.replays.close()


async def test_what_several_ask_for_at_once_is_made_once_and_kept(made: Made) -> None:
    asked = [made.ask("course") for _ in range(8)]
    await made.settle()
    # whoever asked first may go
    asked[0].cancel()
    made.enough.set()
    assert await asyncio.gather(*asked[1:]) == [b"course"] * 7
    assert await made.ask("course") == b"course"
    assert made.replays.known("game", "course") == b"course"
    assert made.begun == [b"course"]


async def test_few_are_made_at_once_and_addresses_take_turns(made: Made) -> None:
    flood = [made.ask(f"flood {number}") for number in range(5)]
    await made.settle()
    assert len(made.begun) == 2
    stranger = made.ask("stranger", "192.0.2.2")
    await made.settle()
    made.enough.set()
    await asyncio.gather(*flood, stranger)
    assert made.begun[2] == b"stranger"


async def test_an_address_that_wants_too_much_that_is_new_has_to_wait(made: Made) -> None:
    made.enough.set()
    for number in range(5):
        await made.ask(f"course {number}")
    with pytest.raises(UserError) as refused:
        await made.ask("course 5")
    assert (refused.value.code, status_of(refused.value)) == ("too_many_requests", 429)
    assert int(headers_of(refused.value)["Retry-After"]) > 0
    assert await made.ask("course 4") == b"course 4", "what is there costs nothing"
    assert await made.ask("course 5", "192.0.2.2") == b"course 5"


async def test_a_game_that_cannot_be_played_again_is_a_problem_and_asked_for_anew() -> None:
    replays = ReplayPool(Limits())
    with pytest.raises(UserError) as refused:
        await replays.work("192.0.2.1", _stumble)
    assert refused.value.code == "replay_failed"
    with pytest.raises(UserError) as refused:
        await replays.work("192.0.2.1", _refuse)
    assert refused.value.code == "unknown_step"
    assert await replays.work("192.0.2.1", os.getpid) != os.getpid()
    await replays.close()


def _stumble() -> None:
    raise ValueError("an error in the rules")


def _refuse() -> None:
    raise UserError("unknown_step", step=1, last=0)


# ---- on a server


@pytest.fixture
def slow(server: Running, monkeypatch: pytest.MonkeyPatch) -> Iterator[threading.Event]:
    """The server's replays wait until the event is set."""
    end = threading.Event()

    async def answer(_process: object, _seconds: float, _what: str, question: Callable[[], Any]) -> Any:
        await asyncio.to_thread(end.wait)
        return question()

    monkeypatch.setattr("marsbox.server.runtime.processes.AnsweringProcess.answer", answer)
    yield end
    end.set()


def test_nothing_else_waits_for_a_replay(ann: Person, record: Record, request: pytest.FixtureRequest) -> None:
    table = kept(ann, record)
    end: threading.Event = request.getfixturevalue("slow")
    answers: list[int] = []

    def ask(eyes: str) -> None:
        url = f"{ann.http.base_url}/api/tables/{table}/replay"
        answers.append(httpx.get(url, params={"eyes": eyes}, timeout=TIMEOUT_SECONDS).status_code)

    asking = [threading.Thread(target=ask, args=(eyes,)) for eyes in ("open", "spectator", "0", "1") * 2]
    for thread in asking:
        thread.start()
    line = ann.join(ann.open_table(take=(0, 1)))
    line.act_first(line.owing()[0])
    assert answers == []
    end.set()
    for thread in asking:
        thread.join()
    assert answers == [200] * 8


def test_a_replay_is_told_with_the_names_of_now(ann: Person, record: Record) -> None:
    line = ann.join(ann.open_table(take=(0, 1)))
    while not line.over:
        line.act_first(line.owing()[0])
    address = f"/api/tables/{line.table['id']}/replay"
    assert ann.http.get(address).json()["names"][0] == "Ann"
    ann.http.post("/api/you/forget")
    assert ann.http.get(address).json()["names"][0] == "Player 1"


def test_a_client_that_asks_for_too_many_replays_is_told_when_to_come_back(tmp_path: Path, record: Record) -> None:
    limits = Limits(replays_per_second=0.001, replay_burst=2)
    with (
        serving(Settings(database=str(tmp_path / "mars.db"), bot_workers=1, limits=limits)) as running,
        Person(running.url) as ann,
    ):
        table = kept(ann, record)
        answers = [ann.http.get(f"/api/tables/{table}/replay/{step}") for step in (1, 2, 1, 3)]
        assert [answer.status_code for answer in answers] == [200, 200, 200, 429]
        assert answers[-1].json()["error"]["code"] == "too_many_requests"
        assert int(answers[-1].headers["Retry-After"]) > 0
