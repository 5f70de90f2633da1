"""Games that were left are saved by themselves, listed in the menu, and gone on with as they were."""

import json
import os
import re
from collections.abc import Callable
from hashlib import sha256
from pathlib import Path

import pytest

from marsbox.cli.language import Sentences
from marsbox.cli.play.record_file import games_folder
from marsbox.cli.play.saved_games import saved_games
from marsbox.core import Record
from marsbox.words import LANGUAGES
from tests.cli.conftest import Command
from tests.cli.every_game import POCKET_MARS, Sample, for_every_game
from tests.cli.terminal import Terminal, terminal

FIRST_CHOICES = "1\n" * 3000


def files() -> list[Path]:
    """The games that lie in the user's data folder."""
    return sorted(games_folder().glob("*"))


@for_every_game
def test_a_game_that_was_left_is_offered_and_goes_on_with_the_same_players(marsbox: Command, sample: Sample) -> None:
    left = marsbox("play", sample.id, "--bots", "ines", "--name", "Ann", "--seat", 1, typed=sample.first_steps)
    assert left.status == 0
    menu = marsbox("play", typed="q\n")
    shown = " ".join(menu.out.split())
    assert re.search(rf"1 Continue {sample.title['en']} .+ · .*Ines.*Ann.* · \d{{4}}-\d\d-\d\d", shown), shown
    going_on = marsbox("play", typed="1\nq\n")
    assert "Ines (Engineer)" in going_on.out
    assert "--bots ines" in going_on.out
    assert "--seat 1 --name Ann" in going_on.out
    assert len(files()) == 1


@for_every_game
def test_a_finished_game_is_no_longer_offered(marsbox: Command, sample: Sample) -> None:
    marsbox("play", sample.id, "--bots", "random", "--seed", 3, typed=sample.first_steps)
    assert len(files()) == 1
    run = marsbox("play", typed="1\n" + FIRST_CHOICES)
    assert "marsbox replay " in run.out
    assert files() == []
    kept = Path(re.findall(r"marsbox replay (\S+)", run.out)[0])
    assert sample.game.outcome(Record.from_json(kept.read_text("utf-8")).replay(sample.game)) is not None
    assert "Continue" not in marsbox("play", typed="q\n").out


def test_the_newest_game_comes_first(marsbox: Command) -> None:
    for name in ("Ann", "Bob"):
        marsbox("play", "pocket-mars", "--name", name, typed="1\n1\n")
    for age, file in enumerate(files()):
        os.utime(file, (1_000_000 - age, 1_000_000 - age))
    listed = re.findall(r"Continue .*(Ann|Bob)", marsbox("play", typed="q\n").out)
    assert len(listed) == 2
    assert listed == [saved.names[0] for saved in saved_games(Sentences("en")).games]
    assert saved_games(Sentences("en")).games[0].file == files()[0]


def test_a_saved_game_is_a_record_with_the_table_beside_it(marsbox: Command) -> None:
    marsbox("play", "pocket-mars", "--bots", "cadet", "--name", "Ann", "--seed", 9, typed="1\n1\n")
    text = files()[0].read_text("utf-8")
    assert Record.from_json(text).seed == 9
    table = json.loads(text)["table"]
    assert table["names"] == ["Ann"]
    assert (table["people"], table["first_seat"], table["components"]) == (1, 0, None)
    assert len(table["bots"]) == 1


def broken_files(folder: Path, good: str) -> dict[str, bytes | None]:
    """Files that are no saved games, each for a reason of its own; None is a folder."""
    return {
        "empty.json": b"",
        "text.json": b"hello",
        "binary.json": bytes(range(256)),
        "list.json": b"[1, 2]",
        "deep.json": b"[" * 100_000,
        "cut.json": good[: len(good) // 2].encode(),
        "changed.json": good.replace('"seed":"', '"seed":"1').encode(),
        "other.json": json.dumps({"format": "marsbox-record", "format_version": 99}).encode(),
        "folder.json": None,
    }


def test_damaged_and_foreign_files_are_named_and_left_alone(marsbox: Command) -> None:
    marsbox("play", "pocket-mars", typed="1\n1\n")
    broken = broken_files(games_folder(), files()[0].read_text("utf-8"))
    for name, content in broken.items():
        place = games_folder() / name
        place.mkdir() if content is None else place.write_bytes(content)
    for language in LANGUAGES:
        run = marsbox("play", "--lang", language, typed="q\n")
        assert (run.status, run.err) == (0, "")
        told = "".join(run.out.split())
        sentences = [Sentences(language)("saved_unreadable", file=games_folder() / name) for name in broken]
        assert all("".join(sentence.split()) in told for sentence in sentences)
    for name, content in broken.items():
        place = games_folder() / name
        assert place.is_dir() if content is None else place.read_bytes() == content
    assert len(saved_games(Sentences("en")).games) == 1


@pytest.mark.parametrize(
    "table",
    [None, 7, {}, {"bots": "ines"}, {"bots": [1], "people": 1, "first_seat": 0, "names": [], "components": None}],
)
def test_a_table_that_makes_no_sense_is_played_with_the_usual_bots(marsbox: Command, table: object) -> None:
    marsbox("play", "pocket-mars", "--bots", "ines", typed="1\n1\n")
    content = json.loads(files()[0].read_text("utf-8"))
    del content["checksum"]
    content["table"] = table
    content["checksum"] = sha256(json.dumps(content, sort_keys=True, separators=(",", ":")).encode()).hexdigest()
    files()[0].write_text(json.dumps(content), encoding="utf-8")
    run = marsbox("play", typed="1\nq\n")
    assert (run.status, run.err) == (0, "")
    assert "(Engineer)" in run.out


def test_a_data_folder_that_can_t_be_written_is_told_once_and_the_game_goes_on(
    marsbox: Command, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    (tmp_path / "file").write_text("")
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path / "file"))
    run = marsbox("play", "pocket-mars", "--bots", "random", typed=FIRST_CHOICES)
    assert run.status == 0
    assert " ".join(run.out.split()).count("can’t be saved") == 1
    assert "wins with" in run.out or "share the victory" in run.out


# ---- the menu


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_new_game_is_set_up_from_the_menu(marsbox: Command, language: str) -> None:
    run = marsbox("play", "--lang", language, typed="1\n9\n3\n7\n1\n\n1\n1\n")
    assert (run.status, run.err) == (0, "")
    say = Sentences(language)
    assert "".join(say("no_such_choice_here", typed="9", least=1, most=4).split()) in "".join(run.out.split())
    record = Record.from_json(files()[0].read_text("utf-8"))
    assert (record.game, record.setup.players, dict(record.setup.options)) == ("pocket-mars", 3, {"draft": "on"})


def test_options_of_the_command_line_hold_for_a_game_from_the_menu(marsbox: Command) -> None:
    run = marsbox("play", "--seed", 12, "--name", "Zoé", "--bots", "tamar", typed="1\n2\n\n1\n1\n")
    assert "Tamar (Governor)" in run.out
    assert "Zoé" in run.out
    assert Record.from_json(files()[0].read_text("utf-8")).seed == 12


@pytest.mark.parametrize("typed", ["q", "Quit"])
def test_the_menu_is_left_by_q(marsbox: Command, typed: str) -> None:
    for before in ("", "1\n", "1\n2\n"):
        run = marsbox("play", typed=f"{before}{typed}\n")
        assert (run.status, run.err) == (0, "")
        assert run.out.endswith("Goodbye.\n")


def test_without_anybody_to_choose_a_game_has_to_be_named(marsbox: Command) -> None:
    run = marsbox("play", typed="")
    assert run.status == 2
    assert "marsbox play pocket-mars" in run.err


# ---- at a terminal

MENU = "number, or q to quit > "
LEVEL = "or Enter for 3 > "
QUESTION = "number, ? or q > "


@pytest.mark.parametrize("arguments", [("play",), ("play", "pocket-mars")])
@pytest.mark.parametrize(
    "leave",
    [Terminal.interrupt, lambda screen: screen.press("\x04"), lambda screen: screen.type("q")],
    ids=["ctrl-c", "ctrl-d", "q"],
)
def test_the_first_prompt_is_left_without_a_stack_trace(
    arguments: tuple[str, ...], leave: Callable[[Terminal], None]
) -> None:
    with terminal(*arguments, "--plain") as screen:
        screen.wait_for(MENU, LEVEL)
        leave(screen)
        assert screen.end() == 0
    assert "Goodbye." in screen.read
    assert "Traceback" not in screen.read


def test_a_game_that_was_only_looked_at_is_saved_and_offered() -> None:
    with terminal("play", "pocket-mars", "--plain", "--bots", "ines") as screen:
        screen.wait_for(QUESTION)
        screen.type("q")
        assert screen.end() == 0
    assert "The game is saved in" in screen.read
    with terminal("play", "pocket-mars", "--plain") as screen:
        assert "You have an unfinished game" in screen.wait_for(MENU)
        screen.type("1")
        assert "Ines (Engineer)" in screen.wait_for(QUESTION)
        screen.type("q")
        assert screen.end() == 0
    with terminal("play", POCKET_MARS.id, "--plain") as screen:
        screen.wait_for(MENU)
        screen.type("2")
        screen.wait_for(LEVEL)


def test_a_game_whose_process_is_killed_is_saved() -> None:
    with terminal("play", "pocket-mars", "--plain", "--bots", "ines", "--seed", 4) as screen:
        screen.wait_for(QUESTION)
        screen.type("1")
        screen.wait_for(QUESTION)
        screen.process.kill()
    saved = json.loads(files()[0].read_text("utf-8"))
    assert saved["seed"].endswith("4")
    assert "answers" in saved["end"]
    assert [len(answer) for answer in json.loads(saved["end"])["answers"]] == [1, 0]
