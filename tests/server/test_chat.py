"""The chat of a table: who may speak, what can be said, and where it is kept."""

from dataclasses import replace
from datetime import UTC, datetime, timedelta
from pathlib import Path

import pytest

from marsbox.core import UserError
from marsbox.server import Limits, Settings
from marsbox.server.runtime.errors import message_of
from marsbox.server.tables.chat import ChatLine, check_pace, checked_text
from tests.server.conftest import NewPerson
from tests.server.people import FOR_TWO, Person, TableClient, refusal
from tests.server.running import serving
from tests.server.test_seats import ask, refused

NOW = datetime(2026, 1, 2, 12, tzinfo=UTC)


@pytest.mark.parametrize("text", ["Bonne chance !", "<b>no tags are read</b>", "火星へ", "👩‍🚀 ready", "x" * 500])
def test_plain_text_of_any_language_is_said_as_it_is(text: str) -> None:
    assert checked_text(f" {text} ", 500) == text


@pytest.mark.parametrize("text", ["", "   ", "x" * 501, "two\nlines", "bell\a", "turned\u202eround", "half \ud800"])
def test_what_is_no_line_of_text_is_refused(text: str) -> None:
    with pytest.raises(UserError) as problem:
        checked_text(text, 500)
    assert problem.value.code == "bad_line"
    assert "500" in message_of(problem.value, "fr")


def said(seconds_ago: float, player: str = "ann-id") -> ChatLine:
    return ChatLine(player, 0, "Ann", "Hello", NOW - timedelta(seconds=seconds_ago))


def test_somebody_says_so_much_in_a_minute() -> None:
    limits = Limits(chat_per_minute=2)
    check_pace([said(61), said(59), said(1, "bob-id")], "ann-id", NOW, limits, seated=True)
    with pytest.raises(UserError) as problem:
        check_pace([said(59), said(1)], "ann-id", NOW, limits, seated=True)
    assert problem.value.code == "chat_too_fast"


def test_a_chat_is_full_at_some_point() -> None:
    with pytest.raises(UserError) as problem:
        check_pace([said(900)] * 3, "bob-id", NOW, Limits(chat_lines=3), seated=True)
    assert problem.value.code == "chat_full"


def test_whoever_watches_under_many_names_leaves_room_for_those_who_play() -> None:
    limits = Limits(chat_per_minute=2, chat_lines=16)
    crowd = [replace(said(1, f"eve-{number}"), seat=None) for number in range(6)]
    for lines, code in ((crowd, "chat_crowded"), ([said(900)] * 8, "chat_full")):
        with pytest.raises(UserError) as problem:
            check_pace(lines, "eve-id", NOW, limits, seated=False)
        assert problem.value.code == code
        check_pace(lines, "bob-id", NOW, limits, seated=True)


@pytest.fixture
def table(ann: Person, bob: Person) -> str:
    """A running game of Ann, the host, and Bob."""
    table = ann.open_table(FOR_TWO)
    bob.take(table, 1)
    return table


def heard_chat(client: TableClient) -> list[tuple[int | None, str, str, bool]]:
    lines = client.next("chat")["lines"]
    return [(one["seat"], one["name"], one["text"], one["yours"]) for one in lines]


def test_everybody_hears_what_a_player_says_and_newcomers_too(
    ann: Person, bob: Person, person: NewPerson, table: str
) -> None:
    here, there = ann.join(table), bob.join(table)
    here.send(type="say", text="Bonne chance !")
    assert heard_chat(here) == [(0, "Ann", "Bonne chance !", True)]
    assert heard_chat(there) == [(0, "Ann", "Bonne chance !", False)]
    there.send(type="say", text="<i>Merci</i>")
    assert heard_chat(here) == [(1, "Bob", "<i>Merci</i>", False)]
    late = person().join(table)
    [chat] = [message for message in late.heard if message["type"] == "chat"]
    assert [line["text"] for line in chat["lines"]] == ["Bonne chance !", "<i>Merci</i>"]
    assert not any(message["type"] in ("view", "log") for message in there.settle()), "nobody's view has changed"


def test_who_watches_is_silent_while_the_game_runs_unless_the_host_allows_it(
    ann: Person, bob: Person, person: NewPerson, table: str
) -> None:
    watcher = person().join(table)
    watcher.send(type="say", text="Take the water card", name="Eve")
    assert refusal(watcher.settle())["code"] == "chat_closed"
    assert refused(bob, table, "chat", spectators=True) == (403, "not_host")
    assert ask(ann, table, "chat", spectators=True)["open_chat"] is True
    watcher.send(type="say", text="Hello", name="Ann")
    assert heard_chat(watcher) == [(None, "Ann 2", "Hello", True)]


def test_before_the_game_starts_everybody_with_the_link_may_speak(ann: Person, person: NewPerson) -> None:
    client = person().join(ann.open_table(FOR_TWO))
    client.send(type="say", text="May I join?")
    assert heard_chat(client) == [(None, "Spectator", "May I join?", True)]


def test_a_bad_line_is_refused_and_nobody_hears_it(ann: Person, bob: Person, table: str) -> None:
    here, there = ann.join(table), bob.join(table)
    for text, name, code in (("x" * 501, None, "bad_line"), ("a\nb", None, "bad_line"), ("a", "\n", "bad_name")):
        here.send(type="say", text=text, name=name)
        assert refusal(here.settle())["code"] == code
    here.send(type="say", words="a")
    assert refusal(here.settle())["code"] == "bad_message"
    assert not any(message["type"] == "chat" for message in there.settle())


def test_what_was_said_outlives_the_server_and_goes_with_its_speaker(tmp_path: Path) -> None:
    settings = Settings(database=str(tmp_path / "mars.db"), bot_workers=1, limits=Limits(chat_per_minute=1))
    with serving(settings) as running:
        ann = Person(running.url)
        table = ann.open_table(FOR_TWO)
        client = ann.join(table)
        client.send(type="say", text="Bobby Tables was here")
        client.next("chat")
    with serving(settings) as running, ann.moved_to(running.url) as ann, Person(running.url) as bob:
        client = ann.join(table)
        client.send(type="say", text="And again")
        assert refusal(client.settle())["code"] == "chat_too_fast"
        assert "Bobby Tables was here" in str(bob.join(table).heard)
        ann.http.post("/api/you/forget")
        assert "Bobby" not in str(bob.join(table).heard)
