"""Records of Pocket Mars from before its deck was changed: what is said of them, and the deck that replays them."""

from pathlib import Path
from typing import Any

import pytest

from marsbox.core import Record
from marsbox.games import load_game
from tests.cli.conftest import Command
from tests.stored.reading import FIRST_DECK, HERE, check_record, frozen

POCKET_MARS = load_game("pocket-mars")


def records_of(version: str) -> list[dict[str, Any]]:
    """What is frozen of games of Pocket Mars."""
    return [entry for entry in frozen(HERE / version, "records") if entry["game"] == POCKET_MARS.id]


@pytest.mark.parametrize(("language", "changed"), [("en", "have changed since"), ("fr", "ont changé depuis")])
def test_a_bare_record_of_the_first_deck_says_what_replays_it(
    marsbox: Command, tmp_path: Path, language: str, changed: str
) -> None:
    entry = records_of("0.1.0")[0]
    file = tmp_path / "game.json"
    file.write_text(Record.from_json(entry["record"]).with_snapshot(None).to_json(), encoding="utf-8")
    refused = marsbox("replay", file, "--lang", language)
    assert (refused.status, refused.out) == (2, "")
    assert changed in refused.err
    named = refused.err.rstrip(".\n").rpartition("--components ")[2]
    assert HERE.parent.parent / named == FIRST_DECK
    shown = marsbox("replay", file, "--components", FIRST_DECK, "--lang", language)
    assert shown.status == 0
    assert str(max(entry["scores"])) in shown.out
    assert changed not in shown.out


def test_a_record_of_the_first_deck_with_a_log_says_where_the_steps_are(marsbox: Command, tmp_path: Path) -> None:
    file = tmp_path / "game.json"
    entry = next(entry for entry in records_of("0.2.0") if not check_record(POCKET_MARS, entry))
    file.write_text(entry["record"], encoding="utf-8")
    shown = marsbox("replay", file)
    assert shown.status == 0
    assert "--components examples/pocket_mars_first_deck.toml" in " ".join(shown.out.split())
