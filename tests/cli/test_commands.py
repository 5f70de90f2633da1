"""Every command but `play`, `replay` and `serve`: what it prints, for people and for scripts."""

import json
import re
import subprocess
import sys
from pathlib import Path

import pytest

from marsbox import __version__
from marsbox.bots import CHARACTERS, LEVELS
from marsbox.bots.levels import level_below
from marsbox.bots.part import figure_of
from marsbox.cli import games
from marsbox.cli.games import generic
from marsbox.cli.language import Sentences
from marsbox.core import COMPILED
from marsbox.games import GAME_IDS, load_game
from marsbox.text import LANGUAGES as SPOKEN
from marsbox.text import words
from marsbox.text.bots import BotWords
from marsbox.text.pocket_mars.words import PocketMarsWords
from marsbox.words import LANGUAGES
from tests.cli.conftest import Command
from tests.cli.every_game import GAMES, POCKET_MARS, Sample, for_every_game

COMMANDS = (
    "play",
    "bots",
    "simulate",
    "tournament",
    "bench",
    "train",
    "cards",
    "replay",
    "analyse",
    "serve",
    "worker",
    "export",
    "import",
    "check",
    "words",
)


def test_every_game_is_tested() -> None:
    assert tuple(sample.id for sample in GAMES) == GAME_IDS


def test_the_version_tells_rules_and_engine(marsbox: Command) -> None:
    run = marsbox("--version")
    engine = "compiled" if COMPILED else "interpreted"
    assert (run.status, run.err) == (0, "")
    first, *rules, last = run.out.splitlines()
    assert (first, last) == (f"marsbox {__version__}", f"engine: {engine}")
    assert rules == [f"{sample.id}: rule set {sample.game.version}" for sample in GAMES]
    assert marsbox("--lang", "fr", "--version").out.splitlines()[1] == "pocket-mars\u202f: règles, version 1"


def test_the_version_loads_nothing_heavy() -> None:
    program = (
        "import sys; from marsbox import cli; cli.run(['--version']); "
        "print(sorted({'typer', 'rich', 'fastapi', 'marsbox.server', 'marsbox.text'} & set(sys.modules)))"
    )
    run = subprocess.run([sys.executable, "-c", program], capture_output=True, text=True, check=True)
    assert run.stdout.endswith("[]\n")


def test_the_module_is_the_command() -> None:
    run = subprocess.run([sys.executable, "-m", "marsbox", "--version"], capture_output=True, text=True, check=True)
    assert run.stdout.startswith(f"marsbox {__version__}\n")


def test_a_reader_who_stops_early_is_no_error() -> None:
    command = f'"{sys.executable}" -m marsbox cards pocket-mars | head -1'
    run = subprocess.run(["sh", "-c", command], capture_output=True, text=True, check=True)
    assert run.stderr == ""


def test_without_a_command_there_is_help(marsbox: Command) -> None:
    run = marsbox()
    assert run.status == 0
    assert all(command in run.out for command in COMMANDS)


@pytest.mark.parametrize("command", COMMANDS)
def test_every_command_has_help_in_every_language(marsbox: Command, command: str) -> None:
    assert "Show this help." in marsbox(command, "--help").out
    for language in LANGUAGES:
        run = marsbox(command, "--help", "--lang", language)
        assert run.status == 0
        assert Sentences(language)("help_help") in run.out


# ---- bots


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_level_and_character_is_listed_with_its_manner_and_its_wins(marsbox: Command, language: str) -> None:
    run = marsbox("bots", "mission-red-planet", "--lang", language)
    bots, told = BotWords(language), " ".join(run.out.split())
    assert (run.status, run.err) == (0, "")
    for level in LEVELS:
        assert " ".join(bots.about(level, level_below(level), None).split()) in told
        figure = figure_of("mission-red-planet", level)
        assert figure is None or " ".join(bots.wins(level_below(level), figure).split()) in told
    for character in CHARACTERS:
        assert re.search(rf"^    {bots.name(character.id)}\W", run.out, re.MULTILINE)
    assert told.count(" ".join(bots.manner("rival").split())) == len(LEVELS)


def test_bots_of_every_game_and_those_for_programs_are_listed(marsbox: Command) -> None:
    shown = marsbox("bots").out
    assert all(shown.count(f"    {words(sample.game, 'en', ()).game_name()}: Wins ") >= 3 for sample in GAMES)
    assert "    random: Plays any legal move at random." in shown


SIMULATION = ("simulate", "pocket-mars", "--bots", "greedy,random", "--games", 8, "--seed", 7)


@for_every_game
def test_simulate_prints_one_object(marsbox: Command, sample: Sample) -> None:
    bots = ["greedy"] + ["random"] * (sample.fewest - 1)
    run = marsbox("simulate", sample.id, "--bots", ",".join(bots), "--games", 4, "--seed", 7, "--json")
    assert (run.status, run.err) == (0, "")
    result = json.loads(run.out)
    assert (result["game"], result["games"], result["seed"]) == (sample.id, 4, 7)
    assert result["seconds"] > 0
    assert result["games_per_second"] == pytest.approx(4 / result["seconds"])
    assert [(bot["name"], bot["seat"]) for bot in result["bots"]] == [(bot, seat) for seat, bot in enumerate(bots)]
    for bot in result["bots"]:
        assert bot["win_rate"] == bot["wins"] / 4
        assert bot["mean_score"] > 0


@for_every_game
def test_simulate_lets_greedy_play_random_unless_told_otherwise(marsbox: Command, sample: Sample) -> None:
    result = json.loads(marsbox("simulate", sample.id, "--games", 1, "--json").out)
    assert [bot["name"] for bot in result["bots"]] == ["greedy"] + ["random"] * (sample.fewest - 1)


@for_every_game
def test_simulate_gives_the_same_whatever_the_jobs(marsbox: Command, sample: Sample) -> None:
    bots = ",".join(["random"] * sample.fewest)
    plan = ("simulate", sample.id, "--bots", bots, "--games", 60, "--seed", 7, "--json")
    alone, together = (json.loads(marsbox(*plan, "--jobs", jobs).out) for jobs in (1, 2))
    assert alone["bots"] == together["bots"]


def test_simulate_shows_a_table(marsbox: Command) -> None:
    run = marsbox(*SIMULATION)
    assert run.err == ""
    assert "Win rate" in run.out
    assert "8 games with seed 7" in run.out
    french = marsbox(*SIMULATION, "--lang", "fr").out
    assert "Score moyen" in french
    assert "100,0\u202f%" in french


def test_simulate_takes_options_and_a_seed_of_its_own(marsbox: Command) -> None:
    run = marsbox("simulate", "pocket-mars", "--bots", "random", "--games", 3, "--option", "level=3", "--json")
    assert json.loads(run.out)["seed"] >= 0
    drafted = marsbox("simulate", "pocket-mars", "--bots", "random,random", "--games", 3, "--option", "draft=on")
    assert drafted.status == 0


def test_simulate_keeps_every_game_and_a_report_in_the_language(marsbox: Command, tmp_path: Path) -> None:
    run = marsbox(*SIMULATION, "--out", tmp_path / "run", "--format", "csv", "--lang", "fr")
    assert (run.status, run.err) == (0, "")
    assert str(tmp_path / "run") in run.out
    assert "# Simulation de Pocket Mars" in (tmp_path / "run" / "report.md").read_text(encoding="utf-8")
    assert len((tmp_path / "run" / "games.csv").read_text(encoding="utf-8").splitlines()) == 17
    again = marsbox(*SIMULATION, "--out", tmp_path / "run", "--format", "csv", "--resume")
    assert again.status == 0
    assert "0.0 games per second" in again.out


def test_simulate_plays_one_game_again_and_keeps_its_record(marsbox: Command, tmp_path: Path) -> None:
    run = marsbox(*SIMULATION, "--only", 3, "--record", tmp_path / "game.json")
    assert (run.status, run.err) == (0, "")
    assert "game 3 (seed " in run.out
    assert marsbox("replay", tmp_path / "game.json", "--all").status == 0


BAD_BOT = """
from marsbox.bots import Bot

class Bad(Bot):
    def choose(self, s, decision):
        raise KeyError("lost")
"""


def test_simulate_says_what_a_bot_did_wrong_and_goes_on_or_stops(marsbox: Command, tmp_path: Path) -> None:
    (tmp_path / "bad.py").write_text(BAD_BOT, encoding="utf-8")
    plan = ("simulate", "pocket-mars", "--bots", "random", "--bot", "bad.py:Bad", "--games", 7, "--seed", 7)
    stopped = marsbox(*plan)
    assert (stopped.status, stopped.out) == (2, "")
    command = "marsbox simulate pocket-mars --bot random --bot bad.py:Bad --seed 7 --only 0"
    assert "KeyError: 'lost'" in stopped.err
    assert stopped.err.endswith(f"To reproduce it: {command}\n")
    counted = marsbox(*plan, "--on-error", "count", "--lang", "fr")
    assert counted.status == 0
    assert counted.err.count("Pour reproduire l’erreur") == 5
    assert "2 autres parties n’ont pas été terminées." in counted.err
    assert "bad.py:Bad" in counted.out
    again = marsbox(*command.split()[1:])
    assert again.status == 1
    assert 'raise KeyError("lost")' in again.err


def test_tournament_shows_and_prints_standings(marsbox: Command) -> None:
    plan = ("tournament", "pocket-mars", "--bots", "random,greedy", "--rounds", 2, "--seed", 7)
    run = marsbox(*plan)
    assert (run.status, run.err) == (0, "")
    assert "±" in run.out
    assert "4 games with seed 7" in run.out
    result = json.loads(marsbox(*plan, "--json").out)
    assert [standing["name"] for standing in result["standings"]] == ["greedy", "random"]
    assert {"rating", "rating_deviation", "win_rate", "interval", "ahead"} <= set(result["standings"][0])
    assert "Cote" in marsbox(*plan, "--lang", "fr").out


def test_bench_prints_one_object(marsbox: Command) -> None:
    result = json.loads(marsbox("bench", "pocket-mars", "--players", 2, "--seconds", 0.05, "--json").out)
    assert result["compiled"] is COMPILED
    assert [(one["game"], one["players"], one["variant"]) for one in result["results"]] == [
        ("pocket-mars", 2, "standard"),
        ("pocket-mars", 2, "draft=on"),
    ]
    figures = ("decisions_per_second", "games_per_second", "clone_us", "view_us", "dump_bytes")
    assert all(one[figure] > 0 for one in result["results"] for figure in figures)


def test_bench_measures_every_game_that_so_many_can_play(marsbox: Command) -> None:
    for players in (1, 3, 5):
        result = json.loads(marsbox("bench", "--players", players, "--seconds", 0.01, "--json").out)
        possible = [sample.id for sample in GAMES if players in sample.game.player_counts]
        assert list(dict.fromkeys(one["game"] for one in result["results"])) == possible


@pytest.mark.parametrize("language", LANGUAGES)
def test_bench_shows_a_table(marsbox: Command, language: str) -> None:
    run = marsbox("bench", "--players", 3, "--seconds", 0.01, "--lang", language)
    assert Sentences(language)("column_decisions") in run.out
    for sample in GAMES:
        assert re.search(rf"^{sample.id} +3 standard", run.out, re.MULTILINE)
    assert all(len(line) <= 80 for line in run.out.splitlines())


@pytest.mark.parametrize("language", LANGUAGES)
def test_cards_shows_every_component_with_text_and_certainty(marsbox: Command, language: str) -> None:
    game = load_game("pocket-mars")
    text = words(game, language)
    assert isinstance(text, PocketMarsWords)
    run = marsbox("cards", "pocket-mars", "--lang", language)
    shown = " ".join(run.out.split())
    assert run.status == 0
    assert all(len(line.rstrip()) <= 80 for line in run.out.splitlines())
    for card in json.loads(marsbox("cards", "pocket-mars", "--lang", language, "--json").out)["cards"]:
        assert f"{card['name']} ({text.short_card_name(card['id'])})" in shown
        assert " ".join(card["hand"].split()) in shown
    for building in ("ecosystem", "water", "energy", "science", "construction"):
        assert " ".join(text.ability(building).split()) in shown
    for certainty in ("rulebook", "attested", "inferred", "reconstructed"):
        assert " ".join(text.provenance(certainty).split()) in shown


def test_cards_prints_one_object(marsbox: Command) -> None:
    english, french = (
        json.loads(marsbox("cards", "pocket-mars", "--json", "--lang", language).out) for language in ("en", "fr")
    )
    assert len(english["cards"]) == len({card["id"] for card in english["cards"]}) == 35
    for card in english["cards"]:
        assert set(card) >= {"id", "name", "text", "provenance", "colour", "value", "hand", "module"}
        assert set(card["provenance"]) == {"colour", "value", "hand", "module"}
    assert all(one["text"] != other["text"] for one, other in zip(english["cards"], french["cards"], strict=True))
    assert len(english["buildings"]) == 5


@pytest.mark.parametrize("language", SPOKEN)
@for_every_game
def test_cards_shows_one_card(marsbox: Command, sample: Sample, language: str) -> None:
    for named in (sample.card, sample.card.swapcase(), sample.names[language]):
        run = marsbox("cards", sample.id, named, "--json", "--lang", language)
        assert [card["id"] for card in json.loads(run.out)["cards"]] == [sample.card]
        shown = marsbox("cards", sample.id, named, "--lang", language).out
        assert sample.names[language] in shown.splitlines()[0]


def test_cards_knows_the_short_names_of_the_table(marsbox: Command) -> None:
    assert marsbox("cards", "pocket-mars", "ene1", "--lang", "fr").out.startswith("Énergie 1 (Éne1)\n")


@pytest.mark.parametrize("language", LANGUAGES)
def test_cards_shows_nobody_the_id_of_a_pocket_mars_card(marsbox: Command, language: str) -> None:
    for named in ([], ["E1"]):
        shown = marsbox("cards", "pocket-mars", *named, "--lang", language)
        assert shown.status == 0
        assert not re.search(r"\b[EWSGC][1-7]\b", shown.out)
    refused = marsbox("cards", "pocket-mars", "Z9", "--lang", language)
    assert not re.search(r"\b[EWSGC][1-7]\b", refused.err)


@pytest.mark.parametrize("game", GAME_IDS)
def test_cards_knows_the_components_of_every_game(marsbox: Command, game: str) -> None:
    whole = json.loads(marsbox("cards", game, "--json").out)
    assert whole["game"] == game
    ids = [card["id"] for card in whole["cards"]]
    assert len(set(ids)) == len(ids) > 1
    shown = marsbox("cards", game)
    assert shown.status == 0
    assert all(len(line) <= 80 for line in shown.out.splitlines())
    assert all(card["name"] in shown.out for card in whole["cards"])
    for card in (ids[0], ids[-1]):
        assert [one["id"] for one in json.loads(marsbox("cards", game, card, "--json").out)["cards"]] == [card]


def test_cards_works_for_a_game_without_a_drawing(marsbox: Command, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(games, "terminal_part", lambda game: generic.PART)
    assert marsbox("cards", "pocket-mars").out.startswith("Pocket Mars\n\nE1  Energy 1\n     colour       energy\n")
    assert marsbox("cards", "pocket-mars", "e2").out.startswith("E2  Energy 2\n")
    assert len(json.loads(marsbox("cards", "pocket-mars", "--json").out)["buildings"]) == 5


def test_cards_reads_a_corrected_file(marsbox: Command, tmp_path: Path) -> None:
    corrected = tmp_path / "mine.toml"
    text = POCKET_MARS.own_components
    corrected.write_text(text.replace("{ launch = 1 }, { energy = 1 }", "{ launch = 3 }", 1), encoding="utf-8")
    run = marsbox("cards", "pocket-mars", "E1", "--components", corrected, "--json")
    assert "3 colonists" in json.loads(run.out)["cards"][0]["hand"]
