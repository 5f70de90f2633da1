"""A bot that fails gives its seat to a simpler one, for good, and everybody at the table is told."""

from collections.abc import Callable
from pathlib import Path

import pytest

from marsbox.server import Settings
from tests.server import failing
from tests.server.conftest import GENEROUS_LIMITS
from tests.server.people import Person, TableClient, bots, people
from tests.server.running import serving

ENOUGH_SECONDS = 5.0  # for a first option, also on a busy machine
Think = Callable[..., int]


def bot_log(client: TableClient) -> list[str]:
    """What the log says of bots that were replaced."""
    return [entry["text"] for log in client.logs.values() for entry in log if entry["kind"].startswith("bot_")]


@pytest.mark.parametrize(
    ("think", "english", "french"),
    [
        (failing.answer_illegally, "made an illegal move", "a joué un coup interdit"),
        (failing.never_answer, "took too long", "n’a pas répondu à temps"),
        (failing.raise_an_error, "ran into an error", "a rencontré une erreur"),
    ],
    ids=["illegal", "late", "exception"],
)
def test_the_engineer_plays_on_for_a_commander_that_fails_also_after_a_restart(
    think: Think, english: str, french: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    in_english = f"The Commander in seat 2 {english}; the Engineer takes over."
    in_french = f"Le Commandant (place 2) {french}\u202f; l’Ingénieur prend le relais."
    monkeypatch.setattr("marsbox.server.bots.thinking.think", think)
    settings = Settings(
        database=str(tmp_path / "mars.db"), bot_workers=1, bot_seconds=ENOUGH_SECONDS, limits=GENEROUS_LIMITS
    )
    with serving(settings) as server, Person(server.url) as ann:
        table = ann.open_table(people(1) + bots("commander"))
        client = ann.join(table)
        while not bot_log(client):
            client.receive()
        client.act_first(0)
        # the question to both is over once the bot has answered too
        while client.views[0]["view"]["waiting"] == [1]:
            client.receive()
        assert bot_log(client) == [in_english]
        assert [seat["bot"] for seat in client.table["seats"]] == [None, "engineer"]
        cookies = ann.http.cookies
    with serving(settings) as server, Person(server.url) as again:
        again.http.cookies = cookies
        assert [seat["bot"] for seat in again.join(table).table["seats"]] == [None, "engineer"]
        assert bot_log(again.join(table)) == [in_english]
        assert bot_log(again.join(table, "fr")) == [in_french]
