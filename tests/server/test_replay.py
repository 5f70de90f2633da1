"""Finished games, watched again: with every pair of eyes, from tables and from files that people bring."""

import itertools
import json
import random
from collections.abc import Callable, Iterator
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

from marsbox.core import SPECTATOR, FastRng, Game, Match, Record, Setup, UserError
from marsbox.games import GAME_IDS, load_game
from marsbox.server import Limits, Settings
from marsbox.server.finished.replay import ReplayPresenter
from marsbox.server.play.finished_game import FinishedGame
from marsbox.server.protocol.finished import Standing
from marsbox.server.runtime.seat_names import SeatName
from tests.server.conftest import NewPerson
from tests.server.people import Person, fewest
from tests.server.running import serving


def played(game: Game, players: int, seed: int = 7, most: int = 1_000_000) -> Record:
    """The record of a game played at random, to its end or so many choices."""
    match = Match.start(game, Setup(players), seed)
    rng = FastRng(seed)
    for _ in range(most):
        decisions = game.decisions(match.state)
        if not decisions:
            break
        match.play(decisions[0].seat, rng.choice(decisions[0].options))
    return match.record


@pytest.fixture(scope="module")
def records() -> dict[str, Record]:
    """A finished game of each kind."""
    return {game: played(load_game(game), fewest(game)) for game in GAME_IDS}


@pytest.fixture
def record(records: dict[str, Record], game: str) -> Record:
    return records[game]


def finished(record: Record) -> FinishedGame:
    game = load_game(record.game)
    names = tuple(SeatName(seat, f"Name {seat}") for seat in range(record.setup.players))
    return FinishedGame(game, names, record, record.replay(game), ())


def upload(person: Person, content: str | bytes) -> Any:
    return person.http.post("/api/records", content=content, headers={"Content-Type": "application/json"})


def kept(person: Person, record: Record) -> str:
    answer = upload(person, record.to_json())
    assert answer.status_code == 201, answer.text
    return str(answer.json()["id"])


# ---- the course


def test_a_course_has_a_step_for_each_action_and_ends_with_the_points(record: Record) -> None:
    seen = finished(record)
    course = ReplayPresenter(seen, "open", "en").course()
    assert len(course.steps) == len(record.actions) + 1
    assert [step.seat for step in course.steps[1:]] == [seat for seat, _ in record.actions]
    line_counts = [step.lines for step in course.steps]
    assert line_counts == sorted(line_counts)
    assert line_counts[-1] == len(course.lines)
    outcome = seen.game.outcome(seen.end)
    assert outcome is not None
    assert course.standings[-1] == Standing(len(record.actions), outcome.scores)
    assert course.problem is None


CHAPTERS = {
    "en": {"pocket-mars": "Round", "mission-red-planet": "Turn", "terraforming-mars": "Generation"},
    "fr": {"pocket-mars": "Manche", "mission-red-planet": "Tour", "terraforming-mars": "Génération"},
}


@pytest.mark.parametrize("language", ["en", "fr"])
def test_chapters_are_rounds_in_order(record: Record, language: str) -> None:
    course = ReplayPresenter(finished(record), "open", language).course()
    steps = [chapter.step for chapter in course.chapters]
    assert steps[0] == 0
    assert steps == sorted(set(steps))
    titles = [chapter.title for chapter in course.chapters]
    assert len(titles) == len(set(titles))
    name = CHAPTERS[language][record.game]
    assert [title for title in titles if title.startswith(f"{name} ")][:2] == [f"{name} 1", f"{name} 2"]


def test_a_step_that_nobody_is_told_of_says_who_answered(record: Record) -> None:
    steps = ReplayPresenter(finished(record), "spectator", "en").course().steps
    silent = [step for before, step in itertools.pairwise(steps) if before.lines == step.lines]
    assert silent
    for step in silent:
        assert step.answer == f"Name {step.seat} chooses in secret."
    answers = [
        (step.seat, step.answer) for step in ReplayPresenter(finished(record), "0", "en").course().steps if step.answer
    ]
    assert any(answer.startswith("Name 0 chooses: ") for _, answer in answers)
    assert all("in secret" in answer for seat, answer in answers if seat != 0)


# ---- positions


def test_a_position_is_what_the_seat_saw_live(ann: Person, game: str) -> None:
    players = fewest(game)
    line = ann.join(ann.open_table(take=range(players), game=game))
    line.play(random.Random(3))
    table = line.table["id"]
    for seat in range(players):
        live = line.views[seat]
        course = ann.http.get(f"/api/tables/{table}/replay", params={"eyes": str(seat)}).json()
        assert course["lines"] == line.logs[seat]
        last = len(course["steps"]) - 1
        again = ann.http.get(f"/api/tables/{table}/replay/{last}", params={"eyes": str(seat)}).json()
        assert set(again) == set(live)
        for part in ("type", "seat", "view", "decision", "outcome", "names"):
            assert again[part] == live[part]


def test_every_position_is_the_view_of_its_eyes(record: Record) -> None:
    seen = finished(record)
    for step in range(0, len(record.actions), max(1, len(record.actions) // 12)):
        state = record.replay(seen.game, step)
        for eyes, seat in [("spectator", SPECTATOR), *[(str(seat), seat) for seat in range(record.setup.players)]]:
            message = json.loads(ReplayPresenter(seen, eyes, "en").position(step))
            assert message["seat"] == seat
            assert message["view"] == json.loads(json.dumps(seen.game.view(state, seat)))


def test_open_hands_hide_nothing_that_any_seat_knows(record: Record) -> None:
    seen = finished(record)
    game, players = seen.game, record.setup.players
    for step in range(0, len(record.actions), max(1, len(record.actions) // 40)):
        state = record.replay(game, step)
        view = game.open_view(state)
        for seat in range(players):
            hidden = _own_secrets(game.view(state, seat), seat) - _words_in(view)
            assert not hidden, f"step {step}: seat {seat} knows {hidden}"


def _words_in(part: object) -> set[str]:
    """Every text anywhere in a part of a view."""
    if isinstance(part, str):
        return {part}
    if isinstance(part, dict):
        part = list(part.values())
    return {word for inner in part for word in _words_in(inner)} if isinstance(part, list) else set()


def _own_secrets(own: dict[str, Any], seat: int) -> set[str]:
    """The cards that a seat sees as its own, wherever its view has them."""
    places = ("corporations", "offered", "drafted", "looking", "zones", "playing")
    return _words_in(own["seats"][seat]) | {word for place in places for word in _words_in(own.get(place))}


# ---- refusals


@pytest.mark.parametrize("path", ["", "/0", "/3"])
def test_a_running_game_is_not_shown(ann: Person, path: str) -> None:
    table = ann.open_table(take=(0, 1))
    answer = ann.http.get(f"/api/tables/{table}/replay{path}")
    assert (answer.status_code, answer.json()["error"]["code"]) == (403, "record_secret")


@pytest.mark.parametrize("eyes", ["2", "-1", "²", "mine", "", "99999999999"])
def test_eyes_that_nobody_has_are_refused(ann: Person, records: dict[str, Record], eyes: str) -> None:
    table = kept(ann, records["pocket-mars"])
    answer = ann.http.get(f"/api/tables/{table}/replay", params={"eyes": eyes})
    assert (answer.status_code, answer.json()["error"]["code"]) == (404, "unknown_eyes")


@pytest.mark.parametrize(("step", "status"), [("-1", 404), ("100000", 404), ("one", 422)])
def test_a_step_that_is_not_there_is_refused(ann: Person, records: dict[str, Record], step: str, status: int) -> None:
    table = kept(ann, records["pocket-mars"])
    assert ann.http.get(f"/api/tables/{table}/replay/{step}").status_code == status


@pytest.mark.parametrize(
    ("language", "word"), [("en", "can no longer be shown"), ("fr", "ne peuvent plus être affichées")]
)
def test_after_a_change_of_the_rules_the_log_and_the_end_are_left(record: Record, language: str, word: str) -> None:
    seen = finished(record)
    # rule set 0 is one that nobody plays any more
    older = Record(record.game, 0, record.digest, record.setup, record.seed, record.actions, record.forms)
    course = ReplayPresenter(seen, "open", language).course()
    left = ReplayPresenter(replace(seen, record=older), "open", language)
    last = left.course()
    assert last.problem is not None
    assert word in last.problem
    assert len(last.steps) == 1
    assert last.standings[-1].points == course.standings[-1].points
    assert json.loads(left.position(0))["outcome"] is not None
    with pytest.raises(UserError):
        left.position(1)


# ---- records that people bring


def test_a_record_is_kept_once_and_watched_by_anybody_with_the_link(ann: Person, bob: Person, record: Record) -> None:
    table = kept(ann, record)
    assert kept(ann, record) == table
    assert kept(bob, record) == table
    card = bob.http.get(f"/api/tables/{table}").json()
    assert (card["status"], card["public"]) == ("over", False)
    assert [seat["name"] for seat in card["seats"]] == [f"Player {n + 1}" for n in range(record.setup.players)]
    assert not any(seat["taken"] for seat in card["seats"])
    downloaded = Record.from_json(bob.http.get(f"/api/tables/{table}/record").text)
    assert downloaded.with_snapshot(None).to_json() == record.to_json()
    assert downloaded.snapshot is not None
    assert bob.http.get(f"/api/tables/{table}/replay").json()["steps"]
    assert table not in [listed["id"] for listed in ann.http.get("/api/tables").json()["tables"]]
    line = bob.join(table)
    assert line.over


def _cut(record: Record) -> str:
    return record.to_json()[:-40]


def _changed(record: Record) -> str:
    return record.to_json().replace('"seed":"', '"seed":"1', 1)


def _illegal(record: Record) -> str:
    return Record(
        record.game, record.rules, record.digest, record.setup, record.seed, [*record.actions, (0, 0)], record.forms
    ).to_json()


def _unfinished(record: Record) -> str:
    return Record(
        record.game, record.rules, record.digest, record.setup, record.seed, record.actions[:-1], record.forms
    ).to_json()


def _other_rules(record: Record) -> str:
    return Record(record.game, 99, record.digest, record.setup, record.seed, record.actions, record.forms).to_json()


def _other_components(record: Record) -> str:
    return Record(record.game, record.rules, "other", record.setup, record.seed, record.actions, record.forms).to_json()


def _other_game(record: Record) -> str:
    return Record(
        "chess", record.rules, record.digest, record.setup, record.seed, record.actions, record.forms
    ).to_json()


def _large_seed(record: Record) -> str:
    return Record(
        record.game, record.rules, record.digest, record.setup, 2**200, record.actions, record.forms
    ).to_json()


def _strange_deal(record: Record) -> str:
    setup = Setup(record.setup.players, record.setup.options, {"hands": [[["E1"], 7], None]})
    return Record(record.game, record.rules, record.digest, setup, record.seed, record.actions, record.forms).to_json()


@pytest.mark.parametrize(
    ("spoil", "status", "code"),
    [
        (lambda _: "this is no record", 422, "record_foreign"),
        (lambda _: '{"format": "something"}', 422, "record_foreign"),
        (lambda _: b"\xff\xfe\x00", 422, "record_foreign"),
        (lambda _: "[" * 100_000, 422, "record_foreign"),
        (lambda _: " " * 300_000, 413, "message_too_large"),
        (_cut, 422, "record_foreign"),
        (_changed, 422, "record_damaged"),
        (_illegal, 422, "record_damaged"),
        (_large_seed, 422, "record_damaged"),
        (_strange_deal, 422, "record_damaged"),
        (_unfinished, 422, "record_unfinished"),
        (_other_rules, 422, "record_other_rules"),
        (_other_components, 422, "record_other_components"),
        (_other_game, 404, "unknown_game"),
    ],
)
def test_a_bad_record_is_refused_in_the_readers_language(
    person: NewPerson, record: Record, spoil: Callable[[Record], str | bytes], status: int, code: str
) -> None:
    messages = []
    for language in ("en", "fr"):
        answer = upload(person(language), spoil(record))
        assert (answer.status_code, answer.json()["error"]["code"]) == (status, code)
        messages.append(answer.json()["error"]["message"])
    assert messages[0] != messages[1]


NO_NUMBERS = ["Infinity", "-Infinity", "NaN", "1e999", "-1e999"]


@pytest.mark.parametrize("number", NO_NUMBERS)
def test_a_number_that_json_does_not_have_is_refused_anywhere_in_a_record(
    ann: Person, records: dict[str, Record], number: str
) -> None:
    content = json.loads(records["pocket-mars"].to_json())
    for path in _places(content, ()):
        answer = upload(ann, json.dumps(_with(content, path, "here")).replace('"here"', number))
        assert (answer.status_code, answer.json()["error"]["code"]) == (422, "record_foreign"), path


def _places(part: Any, path: tuple[Any, ...]) -> Iterator[tuple[Any, ...]]:
    """The way to every part of a record; of a list, to its first parts."""
    yield path
    inner = part.items() if isinstance(part, dict) else enumerate(part[:2]) if isinstance(part, list) else ()
    for step, more in inner:
        yield from _places(more, (*path, step))


def _with(part: Any, path: tuple[Any, ...], value: str) -> Any:
    if not path:
        return value
    changed = part.copy()
    changed[path[0]] = _with(part[path[0]], path[1:], value)
    return changed


@pytest.mark.parametrize("number", NO_NUMBERS)
def test_such_a_number_is_no_error_of_the_server_anywhere_in_the_api(ann: Person, number: str) -> None:
    api = ann.http.get("/openapi.json").json()
    table = ann.open_table()
    posts = [path for path, methods in api["paths"].items() if "post" in methods]
    shapes = api["components"]["schemas"].items()
    fields = {field for name, shape in shapes if name.endswith("Request") for field in shape["properties"]}
    bodies = [number, f"[{number}]", *[f'{{"{field}": {number}}}' for field in sorted(fields)]]
    assert len(posts) > 10
    assert len(bodies) > 15
    for path in posts:
        address = path.format(table=table, seat=1, game="pocket-mars")
        for body in bodies:
            answer = ann.http.post(address, content=body, headers={"Content-Type": "application/json"})
            assert answer.status_code < 500, (address, body)
            assert answer.is_success or answer.json()["error"]["message"], (address, body)


def test_nobody_fills_the_disk_with_records(tmp_path: Path) -> None:
    game = load_game("pocket-mars")
    settings = Settings(database=str(tmp_path / "mars.db"), bot_workers=1, limits=Limits(records_per_player=2))
    with serving(settings) as running, Person(running.url) as ann, Person(running.url) as bob:
        first, second, third = [played(game, 2, seed) for seed in (1, 2, 3)]
        assert kept(ann, first) != kept(ann, second)
        assert kept(ann, first), "what is there already takes no room"
        answer = upload(ann, third.to_json())
        assert (answer.status_code, answer.json()["error"]["code"]) == (429, "too_many_records")
        assert ann.open_table(take=(0, 1)), "records leave tables alone"
        kept(bob, third)


def test_the_server_says_what_it_runs(ann: Person) -> None:
    assert ann.http.get("/api/version").json()["marsbox"]
