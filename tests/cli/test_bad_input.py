"""Bad input: status 2, and one sentence on the standard error that names the thing and what would be right."""

import json
import os
from pathlib import Path

import pytest

from marsbox.core import Record
from marsbox.words import LANGUAGES
from tests.cli.conftest import Command
from tests.cli.every_game import POCKET_MARS

REFUSED = [
    (["play", "chess"], ["“chess”", "pocket-mars"]),
    (["play", "pocket-mars", "--players", "5"], ["5", "1, 2, 3, 4"]),
    (["play", "mission-red-planet", "--players", "2"], ["2", "3, 4, 5"]),
    (["play", "mission-red-planet", "--humans", "6"], ["6", "3, 4, 5"]),
    (["play", "mission-red-planet", "--bots", "random,random,random,random,random"], ["6", "3, 4, 5"]),
    (["play", "mission-red-planet", "--option", "draft=on"], ["“draft”", "resource_tokens"]),
    (["play", "pocket-mars", "--players", "0"], ["--players", "“0”", "1"]),
    (["play", "pocket-mars", "--players", "two"], ["--players", "“two”", "whole number"]),
    (["play", "pocket-mars", "--bots", "deep"], ["“deep”", "random, greedy"]),
    (["play", "pocket-mars", "--players", "4", "--bots", "greedy,random"], ["2 bots", "3 seats"]),
    (["play", "pocket-mars", "--humans", "3", "--players", "2"], ["--humans", "“3”", "2"]),
    (["play", "pocket-mars", "--seat", "2"], ["--seat", "“2”", "0 to 1"]),
    (["play", "pocket-mars", "--seed", "-1"], ["“-1”", "2**128"]),
    (["play", "pocket-mars", "--seed", "x"], ["“x”", "2**128"]),
    (["play", "pocket-mars", "--option", "draft"], ["“draft”", "NAME=VALUE"]),
    (["play", "pocket-mars", "--option", "colour=red"], ["“colour”", "draft, level"]),
    (["play", "pocket-mars", "--option", "draft=maybe"], ["“maybe”", "off, on"]),
    (["play", "pocket-mars", "--option", "level=2"], ["level=2", "2 players", ": 1."]),
    (["play", "pocket-mars", "--players", "1", "--option", "draft=on"], ["draft=on", "2, 3, 4"]),
    (["play", "pocket-mars", "--name", "a" * 30], ["1 to 20"]),
    (["play", "pocket-mars", "--name", "Ann", "--name", "Bob"], ["2 names", "1 people"]),
    (["play", "pocket-mars", "--record", "no/such/folder/game.json"], ["no/such/folder/game.json"]),
    (["play", "pocket-mars", "--record", "."], ["--record"]),
    (["play", "--resume", "missing.json"], ["missing.json"]),
    (["play", "pocket-mars", "--lang", "tlh"], ["“tlh”", ", ".join(LANGUAGES)]),
    (["play", "pocket-mars", "--colour", "red"], ["--colour", "--help"]),
    (["play", "pocket-mars", "--components", "missing.toml"], ["missing.toml"]),
    (["simulate", "chess", "--json"], ["“chess”", "pocket-mars"]),
    (["simulate", "pocket-mars", "--bots", "greedy,deep", "--json"], ["“deep”", "random, greedy"]),
    (["simulate", "pocket-mars", "--bots", "", "--json"], ["“”", "random, greedy"]),
    (["simulate", "pocket-mars", "--bots", "random,random,random,random,random"], ["5", "1, 2, 3, 4"]),
    (["simulate", "pocket-mars", "--games", "0", "--json"], ["--games", "“0”"]),
    (["simulate", "pocket-mars", "--games", "many"], ["--games", "“many”"]),
    (["simulate", "pocket-mars", "--jobs", "0"], ["--jobs", "“0”"]),
    (["simulate", "pocket-mars", "--option", "draft=1"], ["“1”", "off, on"]),
    (["simulate"], ["GAME", "--help"]),
    (["simulate", "pocket-mars", "--bot", "random", "--bot", "nowhere.py:Bot"], ["nowhere.py", "Python"]),
    (["simulate", "pocket-mars", "--bots", "random,mine.py"], ["“mine.py”", "FILE.py:CLASS"]),
    (["simulate", "pocket-mars", "--engine", "steam"], ["--engine", "“steam”", "local, ray"]),
    (["simulate", "pocket-mars", "--ray-address", "auto"], ["--ray-address", "--engine ray"]),
    (["simulate", "pocket-mars", "--engine", "ray", "--ray-address", "127.0.0.1:1"], ["127.0.0.1:1", "ray start"]),
    (["simulate", "pocket-mars", "--on-error", "cry"], ["--on-error", "“cry”", "stop, count"]),
    (["simulate", "pocket-mars", "--limit", "0"], ["--limit", "“0”"]),
    (["simulate", "pocket-mars", "--format", "csv"], ["--format", "--out"]),
    (["simulate", "pocket-mars", "--resume"], ["--resume", "--out"]),
    (["simulate", "pocket-mars", "--out", "new", "--resume"], ["new", "contains no run"]),
    (["simulate", "pocket-mars", "--out", "new", "--format", "xlsx"], ["--format", "“xlsx”", "parquet, csv"]),
    (["simulate", "pocket-mars", "--out", "/dev/null/run"], ["/dev/null/run", "can’t be written"]),
    (["simulate", "pocket-mars", "--record", "game.json"], ["--record", "--only"]),
    (["simulate", "pocket-mars", "--only", "first"], ["--only", "“first”"]),
    (["simulate", "pocket-mars", "--only", "1", "--out", "new"], ["--only", "--out"]),
    (["simulate", "pocket-mars", "--only", "1", "--record", "/dev/null/game.json"], ["/dev/null/game.json"]),
    (["tournament", "pocket-mars", "--bots", "greedy"], ["at least 2"]),
    (["tournament", "pocket-mars", "--bots", "greedy,random,greedy"], ["“greedy”", "twice"]),
    (["tournament", "pocket-mars", "--bots", "greedy,deep"], ["“deep”", "random, greedy"]),
    (["tournament", "pocket-mars", "--players", "1"], ["--players", "“1”"]),
    (["tournament", "mission-red-planet", "--players", "2"], ["2", "3, 4, 5"]),
    (["tournament", "pocket-mars", "--rounds", "0"], ["--rounds", "“0”"]),
    (["bots", "chess"], ["“chess”", "pocket-mars"]),
    (["bench", "chess", "--json"], ["“chess”", "pocket-mars"]),
    (["bench", "--players", "7", "--json"], ["7", "pocket-mars (1, 2, 3, 4)", "mission-red-planet (3, 4, 5)"]),
    (["bench", "mission-red-planet", "--players", "2", "--json"], ["2", "3, 4, 5"]),
    (["bench", "--seconds", "0"], ["--seconds", "“0”"]),
    (["bench", "--seconds", "nan"], ["--seconds", "“nan”"]),
    (["bench", "--seconds", "inf"], ["--seconds", "“inf”"]),
    (["train", "chess"], ["“chess”", "terraforming-mars-alone"]),
    (["train"], ["SUBJECT", "--help"]),
    (["train", "pocket-mars", "--minutes", "0"], ["--minutes", "“0”", "10000"]),
    (["train", "pocket-mars", "--minutes", "soon"], ["--minutes", "“soon”"]),
    (["train", "pocket-mars", "--minutes", "nan"], ["--minutes", "“nan”"]),
    (["train", "pocket-mars", "--jobs", "0"], ["--jobs", "“0”", "256"]),
    (["train", "pocket-mars", "--learner", "abacus"], ["--learner", "“abacus”", "numpy, torch"]),
    (["train", "pocket-mars", "--rate", "2"], ["--rate", "“2”", "up to 1"]),
    (["train", "pocket-mars", "--rate", "0.001", "--last-rate", "0.1"], ["--last-rate", "“0.1”", "0.001"]),
    (["train", "pocket-mars", "--batch", "0"], ["--batch", "“0”", "65536"]),
    (["train", "pocket-mars", "--seed", "-1"], ["“-1”", "2**128"]),
    (["train", "pocket-mars", "--players", "5"], ["--players", "“5”", "1, 2, 3, 4"]),
    (["train", "terraforming-mars-alone", "--players", "2"], ["--players", "“2”", "can be 1"]),
    (["train", "pocket-mars", "--deals", "-1"], ["--deals", "“-1”", "0 to"]),
    (["train", "pocket-mars", "--mix", "0.5"], ["--mix", "--export"]),
    (["train", "pocket-mars", "--export", "a.net", "--mix", "0"], ["--mix", "“0”", "up to 1"]),
    (["train", "pocket-mars", "--export", "a.net", "--minutes", "1"], ["--export", "--minutes"]),
    (["train", "pocket-mars", "--export", "a.net"], ["training/pocket-mars", "--folder"]),
    (["train", "pocket-mars", "--folder", "/dev/null/run"], ["/dev/null/run", "can’t be saved"]),
    (["train", "pocket-mars", "--start", "missing.net"], ["missing.net", "marsbox train"]),
    (["train", "pocket-mars", "--start", "."], ["can’t be read", "marsbox train"]),
    (["train", "pocket-mars", "--export", "a.net", "--start", "b.net"], ["--export", "--start"]),
    (["train", "pocket-mars", "--against", "missing.net"], ["missing.net", "marsbox train"]),
    (["train", "pocket-mars", "--against", "a.net", "--players", "1"], ["--players", "“1”", "2, 3, 4"]),
    (["train", "pocket-mars", "--export", "a.net", "--against", "b.net"], ["--export", "--against"]),
    (["train", "terraforming-mars-alone", "--against", "a.net"], ["terraforming-mars-alone", "--against"]),
    (["cards", "chess", "--json"], ["“chess”", "pocket-mars"]),
    (["cards", "pocket-mars", "Z9", "--json"], ["“Z9”", "Energy 1, "]),
    (["cards", "mission-red-planet", "secret", "--json"], ["“secret”", "secret_agent", "hellas", "rich_vein"]),
    (["cards", "pocket-mars", "--lang", "xx"], ["“xx”", ", ".join(LANGUAGES)]),
    (["replay", "missing.json"], ["missing.json"]),
    (["replay", "."], ["can’t be read"]),
    (["analyse", "missing.json"], ["missing.json"]),
    (["analyse", "game.json", "--moves", "-1"], ["--moves", "“-1”", "0 to 1000"]),
    (["analyse", "game.json", "--moves", "all"], ["--moves", "“all”", "0 to 1000"]),
    (["analyse", "game.json", "--iterations", "0"], ["--iterations", "“0”", "1 to 1000000"]),
    (["cards", "terraforming-mars", "brids", "--json"], ["“brids”", "birds", "marsbox cards terraforming-mars"]),
    (["cards", "terraforming-mars", "qqq"], ["“qqq”", "marsbox cards terraforming-mars"]),
    (["serve", "--port", "http"], ["--port", "“http”", "65535"]),
    (["worker", "--processes", "none"], ["--processes", "“none”", "1024"]),
    (["serve", "--port", "70000"], ["--port", "“70000”", "65535"]),
    (["serve", "--components", "deck.toml"], ["“deck.toml”", "GAME=FILE"]),
    (["dance"], ["dance", "marsbox --help"]),
    (["--lang", "tlh"], ["“tlh”", ", ".join(LANGUAGES)]),
]


@pytest.mark.parametrize(
    ("arguments", "english", "french"),
    [
        (["plai"], "There is no command “plai”; see marsbox --help.", "La commande « plai » n’existe pas"),
        (["play", "--foo"], "There is no option --foo here; see --help.", "L’option --foo n’existe pas ici"),
        (["replay"], "FILE is missing; see --help.", "FILE manque"),
        (["cards", "pocket-mars", "a", "b"], "Too many arguments (b); see --help.", "Trop d’arguments (b)"),
        (["play", "--bots"], "The option --bots needs a value; see --help.", "L’option --bots demande une valeur"),
    ],
)
def test_what_is_typed_wrongly_is_told_in_each_language(
    marsbox: Command, monkeypatch: pytest.MonkeyPatch, arguments: list[str], english: str, french: str
) -> None:
    monkeypatch.setenv("LC_ALL", "en")
    assert marsbox(*arguments).err == f"{english}\n"
    monkeypatch.setenv("LC_ALL", "fr")
    assert marsbox(*arguments).err.replace("\u202f", " ").startswith(f"{french}")


@pytest.mark.parametrize(("arguments", "named"), REFUSED, ids=lambda value: " ".join(value)[:60])
def test_it_is_refused_in_one_sentence(marsbox: Command, arguments: list[str], named: list[str]) -> None:
    run = marsbox(*arguments)
    assert run.status == 2
    assert run.out == ""
    assert run.err.count("\n") == 1
    assert [part for part in named if part not in run.err] == []


@pytest.mark.parametrize(("arguments", "named"), REFUSED, ids=lambda value: " ".join(value)[:60])
def test_it_is_refused_in_french(
    marsbox: Command, monkeypatch: pytest.MonkeyPatch, arguments: list[str], named: list[str]
) -> None:
    monkeypatch.setenv("LANG", "fr_FR.UTF-8")
    english = marsbox(*arguments, "--lang", "en").err if "--lang" not in arguments else ""
    run = marsbox(*arguments)
    assert (run.status, run.out, run.err.count("\n")) == (2, "", 1)
    assert run.err != english


def test_what_was_typed_can_t_disturb_the_terminal(marsbox: Command) -> None:
    run = marsbox("cards", "a\nb\x1b[2Jc")
    assert run.err == "There is no game “a b [2Jc”; the games are pocket-mars, mission-red-planet, terraforming-mars.\n"


WRONG_COMPONENTS = [
    ("value = 1", "value = 9", ["E1", '"value"', "0 to 7"]),
    ('colour = "energy"', 'colour = "red"', ["E1", '"colour"', "ecosystem"]),
    ("{ launch = 1 }, { energy = 1 }", "{ dance = 1 }", ["E1", "dance", "launch"]),
    ('id = "E2"', 'id = "E1"', ["E1", '"id"']),
    ("[buildings]", "[houses]", ["houses"]),
    ("[buildings]", "[buildings", ["TOML"]),
]


@pytest.mark.parametrize(("right", "wrong", "named"), WRONG_COMPONENTS)
@pytest.mark.parametrize("command", ["play", "simulate", "cards"])
def test_wrong_components_are_refused(
    marsbox: Command, tmp_path: Path, command: str, right: str, wrong: str, named: list[str]
) -> None:
    file = tmp_path / "mine.toml"
    file.write_text(POCKET_MARS.own_components.replace(right, wrong, 1), encoding="utf-8")
    run = marsbox(command, "pocket-mars", "--components", file)
    assert (run.status, run.out, run.err.count("\n")) == (2, "", 1)
    assert [part for part in ["mine.toml", *named] if part not in run.err] == []


def damaged(record: Path) -> dict[str, bytes]:
    good = record.read_bytes()
    content = json.loads(good)
    return {
        "cut": good[: len(good) // 2],
        "empty": b"",
        "binary": b"\xff\x00\xfe" * 50,
        "foreign": b'{"some": "JSON"}',
        "list": b"[1, 2]",
        "changed": good.replace(b'"rules":1', b'"rules":2'),
        "without checksum": json.dumps({key: content[key] for key in content if key != "checksum"}).encode(),
        "deep": b"[" * 100_000,
    }


@pytest.mark.parametrize("how", ["cut", "empty", "binary", "foreign", "list", "changed", "without checksum", "deep"])
def test_a_damaged_or_foreign_record_is_refused(marsbox: Command, record: Path, how: str) -> None:
    record.write_bytes(damaged(record)[how])
    for arguments in (["replay"], ["analyse"], ["play", "--resume"]):
        run = marsbox(*arguments, record)
        assert (run.status, run.out, run.err.count("\n")) == (2, "", 1)
        assert "game.json" in run.err


def test_of_a_record_of_other_components_the_log_and_the_end_are_shown(
    marsbox: Command, record: Path, tmp_path: Path
) -> None:
    file = tmp_path / "mine.toml"
    file.write_text(POCKET_MARS.own_components.replace(*POCKET_MARS.change), encoding="utf-8")
    whole, left = marsbox("replay", record), marsbox("replay", record, "--components", file)
    assert (whole.status, left.status) == (0, 0)
    assert "--components" not in whole.out
    assert "have changed" in left.out
    assert "--components" in left.out
    assert whole.out.splitlines()[-5:] == left.out.splitlines()[-5:]
    run = marsbox("analyse", record, "--components", file)
    assert (run.status, run.out) == (2, "")
    assert "analysed" in run.err


def test_a_bare_record_of_other_components_is_refused(marsbox: Command, record: Path, tmp_path: Path) -> None:
    file = tmp_path / "mine.toml"
    file.write_text(POCKET_MARS.own_components.replace(*POCKET_MARS.change), encoding="utf-8")
    bare = Record.from_json(record.read_text(encoding="utf-8")).with_snapshot(None)
    record.write_text(bare.to_json(), encoding="utf-8")
    run = marsbox("replay", record, "--components", file)
    assert run.status == 2
    assert "--components" in run.err


def test_a_record_is_replayed_from_its_seats_only(marsbox: Command, record: Path) -> None:
    run = marsbox("replay", record, "--seat", 2)
    assert (run.status, run.out) == (2, "")
    assert "0 to 1" in run.err


def test_a_file_that_holds_something_is_not_overwritten(marsbox: Command, record: Path) -> None:
    before = record.read_bytes()
    run = marsbox("play", "pocket-mars", "--record", record, typed="1\n")
    assert (run.status, run.out) == (2, "")
    assert "--resume" in run.err
    assert record.read_bytes() == before


def test_a_device_is_no_record(marsbox: Command) -> None:
    assert marsbox("play", "pocket-mars", "--record", os.devnull, typed="1\n").status == 2
    assert not Path(os.devnull).is_file()


def test_a_finished_game_is_not_resumed(marsbox: Command, record: Path) -> None:
    run = marsbox("play", "--resume", record)
    assert (run.status, run.out) == (2, "")
    assert "marsbox replay" in run.err


@pytest.mark.parametrize("option", [("--players", "2"), ("--seed", "3"), ("--option", "draft=on")])
def test_a_resumed_game_is_set_up_already(marsbox: Command, record: Path, option: tuple[str, str]) -> None:
    run = marsbox("play", "--resume", record, *option)
    assert run.status == 2
    assert option[0] in run.err
