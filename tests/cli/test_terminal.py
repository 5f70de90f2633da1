"""The command at a real terminal of 24 lines and 80 columns."""

import json
import re
from pathlib import Path

import pytest

from tests.cli.every_game import MISSION_RED_PLANET, POCKET_MARS, TERRAFORMING_MARS, Sample
from tests.cli.terminal import Terminal, plain, terminal

QUESTION = {"en": "number, ? or q > ", "fr": "numéro, ? ou q > "}
INNER = {"en": "number, or Enter to go back > ", "fr": "numéro, ou Entrée pour revenir > "}
READ = {"en": "Enter: continue > ", "fr": "Entrée\u202f: continuer > "}
PAUSE = {"en": "Enter: continue, u: undo > ", "fr": "Entrée\u202f: continuer, u\u202f: annuler > "}
END = {"en": "Save this game? [y/N] ", "fr": "Enregistrer cette partie\u202f? [o/N] "}


def play_to_the_end(screen: Terminal, language: str) -> list[str]:
    """Take the first choice until the game is over; returns what stood before each answer."""
    waits = (QUESTION[language], INNER[language], READ[language], PAUSE[language], END[language])
    pages = [screen.wait_for(*waits)]
    while not pages[-1].endswith(END[language]):
        screen.type("1")
        pages.append(screen.wait_for(*waits))
    return pages


@pytest.mark.parametrize(
    ("sample", "language", "players"),
    [
        (POCKET_MARS, "en", 2),
        (POCKET_MARS, "fr", 2),
        (POCKET_MARS, "fr", 4),
        (MISSION_RED_PLANET, "en", 3),
        (MISSION_RED_PLANET, "fr", 4),
        (MISSION_RED_PLANET, "fr", 5),
        (TERRAFORMING_MARS, "fr", 1),
        (TERRAFORMING_MARS, "en", 3),
    ],
)
def test_a_whole_game_fits_the_terminal(sample: Sample, language: str, players: int) -> None:
    seats = ["--players", players, "--bots", "engineer"]
    with terminal("play", "--plain", sample.id, *seats, "--seed", 4, "--lang", language) as screen:
        pages = play_to_the_end(screen, language)
        screen.type("n")
        assert screen.end() == 0
    assert len(pages) > 20
    for page in pages:
        assert [line for line in page.splitlines() if len(line) > 80] == []
        before, title, table = page.partition(sample.title[language])
        # the line that was typed is the last of the screen before
        assert len((title + table if title else before).removeprefix("1\n").splitlines()) <= 24, page


def test_a_finished_game_is_kept_if_wanted(tmp_path: Path) -> None:
    with terminal("play", "--plain", "pocket-mars", "--bots", "engineer", "--seed", 4) as screen:
        play_to_the_end(screen, "en")
        screen.type("y")
        screen.end()
    assert len(list((tmp_path / "data").rglob("*.json"))) == 1
    assert "marsbox replay " in screen.read


LEVEL = {"en": "or Enter for 3 > ", "fr": "ou Entrée pour 3 > "}


@pytest.mark.parametrize(
    ("language", "levels", "thinking"),
    [
        (
            "en",
            ["1 Cadet: A beginner", "2 Settler: Has", "3 Engineer: Thinks", "5 Governor: Explores", "Ines, Jamal"],
            "is thinking…",
        ),
        (
            "fr",
            ["1 Cadet\u202f: Débute", "2 Pionnier\u202f: A déjà", "3 Ingénieur\u202f:", "5 Gouverneur", "Ines, Jamal"],
            "réfléchit…",
        ),
    ],
)
def test_the_opponent_is_chosen_from_the_levels_and_is_seen_to_think(
    language: str, levels: list[str], thinking: str
) -> None:
    with terminal("play", "--plain", "pocket-mars", "--seed", 4, "--lang", language) as screen:
        menu = screen.wait_for(LEVEL[language])
        assert all(level in menu for level in levels), menu
        screen.type("6")
        assert "1" in screen.wait_for(LEVEL[language])
        screen.type("Nikos")
        assert ("(Commander)" if language == "en" else "(Commandant)") in screen.wait_for(QUESTION[language])
        screen.type("1")
        screen.wait_for(QUESTION[language])
        screen.type("1")
        screen.wait_for(PAUSE[language])
        screen.type("")
        screen.wait_for(QUESTION[language], READ[language], PAUSE[language])
    assert f"Nikos {thinking}\r\x1b[K" in screen.read


def test_several_opponents_are_named_together_and_explained_on_request() -> None:
    with terminal("play", "--plain", "pocket-mars", "--players", 3, "--seed", 4, "--lang", "fr") as screen:
        screen.wait_for(LEVEL["fr"])
        screen.type("?")
        explained = screen.wait_for(LEVEL["fr"])
        assert "Hana\u202f: Surveille les autres" in explained
        assert "les 2 adversaires" in " ".join(explained.split())
        screen.type("Ines, personne")
        assert "«\u202fpersonne\u202f»" in screen.wait_for(LEVEL["fr"])
        screen.type("1, 2, 3")
        assert "3 robots" in screen.wait_for(LEVEL["fr"])
        screen.type("ines,INES")
        assert "deux fois" in screen.wait_for(LEVEL["fr"])
        screen.type("gouverneur, Ines")
        seated = screen.wait_for(QUESTION["fr"])
        assert "(Gouverneur)" in seated
        assert "Ines (Ingénieur)" in seated


@pytest.mark.parametrize("leaving", ["q", "Quit"])
def test_whoever_is_asked_for_opponents_may_leave(leaving: str, tmp_path: Path) -> None:
    with terminal("play", "--plain", "pocket-mars", "--seed", 4) as screen:
        screen.wait_for(LEVEL["en"])
        screen.type(leaving)
        assert screen.end() == 0
    assert plain(screen.read).endswith("Goodbye.\n")
    assert not list((tmp_path / "data").rglob("*.json"))


def test_an_interrupt_saves_the_game(tmp_path: Path) -> None:
    with terminal("play", "--plain", "pocket-mars", "--bots", "engineer", "--seed", 4, "--lang", "fr") as screen:
        for wait in (QUESTION["fr"], QUESTION["fr"]):
            screen.wait_for(wait)
            screen.type("1")
        screen.wait_for(PAUSE["fr"])
        screen.type("")
        screen.wait_for(QUESTION["fr"])
        screen.interrupt()
        assert screen.end() == 0
    assert "La partie est enregistrée dans" in plain(screen.read)
    assert len(list((tmp_path / "data").rglob("*.json"))) == 1


def test_colours_can_be_switched_off() -> None:
    for environment, coloured in (({}, True), ({"NO_COLOR": "1"}, False)):
        with terminal(
            "play", "--plain", "pocket-mars", "--bots", "engineer", "--seed", 4, environment=environment
        ) as screen:
            screen.wait_for(QUESTION["en"])
            assert (re.search(r"\x1b\[[0-9;]*3[0-9]m", screen.read) is not None) is coloured


def test_handing_over_clears_the_screen() -> None:
    with terminal("play", "--plain", "pocket-mars", "--humans", 2, "--name", "Ann", "--name", "Bob") as screen:
        screen.wait_for("press Enter. ")
        screen.type("")
        for _ in range(2):
            screen.wait_for(QUESTION["en"])
            screen.type("1")
        screen.wait_for(PAUSE["en"])
        before = len(screen.read)
        screen.type("")
        assert "Bob, it’s your turn" in screen.wait_for("press Enter. ")
        assert "\x1b[2J\x1b[3J" in screen.read[before:]


def test_a_record_is_stepped_through(record: Path) -> None:
    with terminal("replay", record) as screen:
        last = int(re.findall(r"from 0 to (\d+)", screen.wait_for(" > "))[0])
        for typed, answer in [
            ("", "step 1 of "),
            ("n", "step 2 of "),
            ("p", "step 1 of "),
            ("g", "step 0 of "),
            ("p", "This is the start."),
            ("G", f"step {last} of "),
            ("", "This is the end."),
            ("10", "step 10 of "),
            ("zz", "“zz” was not understood"),
            (str(last + 1), "was not understood"),
            ("?", "Enter or n"),
        ]:
            screen.type(typed)
            assert answer in screen.wait_for(" > ")
        screen.type("q")
        assert screen.end() == 0


def test_a_wide_terminal_shows_more() -> None:
    longest = {}
    for columns in (80, 120):
        with terminal(
            "play", "--plain", "pocket-mars", "--bots", "engineer", "--seed", 4, lines=50, columns=columns
        ) as screen:
            page = screen.wait_for(QUESTION["en"])
            longest[columns] = max(len(line) for line in page.splitlines())
    assert longest[80] <= 80 < longest[120] <= 120


def test_a_simulation_shows_its_progress() -> None:
    with terminal("simulate", "pocket-mars", "--bots", "random,random", "--games", 100) as screen:
        assert screen.end() == 0
    assert "100/100" in screen.read
    with terminal("simulate", "pocket-mars", "--bots", "random,random", "--games", 50, "--json") as screen:
        assert screen.end() == 0
    assert screen.read.count("\n") == 1


def test_the_last_step_of_a_game_is_undone_too() -> None:
    with terminal("play", "--plain", "pocket-mars", "--humans", 2, "--seed", 12) as screen:
        while "The game is over" not in (page := screen.wait_for(" > ", "press Enter. ")):
            screen.type("1")
        assert page.endswith(PAUSE["en"])
        screen.type("u")
        assert "Move undone." in screen.wait_for(QUESTION["en"])
        screen.type("1")
        assert "The game is over" in screen.wait_for(PAUSE["en"])
        screen.type("")
        screen.wait_for(END["en"], READ["en"], PAUSE["en"])


def test_a_report_is_opened_at_its_step(record: Path, tmp_path: Path) -> None:
    report = tmp_path / "report.json"
    content = {
        "format": "marsbox-report",
        "step": 7,
        "expected": "a card",
        "record": json.loads(record.read_text("utf-8")),
    }
    report.write_text(json.dumps(content), encoding="utf-8")
    with terminal("replay", report) as screen:
        shown = screen.wait_for(" > ")
        assert "Expected: a card" in shown
        assert "step 7 of " in shown
        screen.type("q")
