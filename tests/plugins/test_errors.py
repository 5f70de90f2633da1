"""Packages that want a name which is taken, or that are broken, are told of; everything else goes on."""

import logging
import re
from pathlib import Path

import pytest

from marsbox import cli
from marsbox.bots import BOT_NAMES, UnknownBot, bot_names, make_bot
from marsbox.bots.levels import simpler_bot, working_bots
from marsbox.core import Game, PluginError
from marsbox.games import GAME_IDS, MissingPart, UnknownGame, entries_in, game_ids, load_game, part_of, working_games
from marsbox.server.tables.catalog import Catalog
from marsbox.text import TextPart
from tests.plugins.installed import install, install_example

GAME = """
from marsbox.core import GameEntry

def load(components):
    {load}

GAME = GameEntry({id!r}, __name__, load)
"""


def game(name: str, load: str = "raise RuntimeError('no rules yet')") -> str:
    return GAME.format(id=name, load=load)


def test_a_name_of_marsbox_stays_with_marsbox(site: Path) -> None:
    install(site, "rival", {"marsbox.games": {"pocket-mars": "rival:GAME"}, "marsbox.bots": {"greedy": "rival:BOT"}})
    assert game_ids() == GAME_IDS
    assert bot_names() == BOT_NAMES
    assert type(load_game("pocket-mars")).__module__ == "marsbox.games.pocket_mars.game"
    [wrong], [wrong_bot] = working_games()[1], working_bots()[1]
    right = "is not used: Marsbox has one of this name itself; right would be another name"
    assert str(wrong) == f'the game "pocket-mars" of the package rival {right}'
    assert str(wrong_bot) == f'the bot "greedy" of the package rival {right}'


def test_two_packages_with_one_name_are_both_left_out(site: Path) -> None:
    for package in ("first", "second"):
        install(site, package, {"marsbox.games": {"chess": f"{package}:GAME"}}, {f"{package}.py": game("chess")})
    assert game_ids() == GAME_IDS
    with pytest.raises(PluginError, match='the game "chess" of the package first is not used: second has one'):
        load_game("chess")
    assert len(working_games()[1]) == 2


@pytest.mark.parametrize(
    ("name", "module", "wrong"),
    [
        (
            "chess",
            "import nothing_like_it\n",
            "can't be loaded: ModuleNotFoundError: No module named",
        ),
        ("chess", "GAMES = 1\n", "can't be loaded: AttributeError"),
        ("chess", "GAME = 1\n", "is announced as broken:GAME, which is no GameEntry"),
        ("chess", game("draughts"), 'is announced under this name, but its entry says "draughts"'),
        ("chess", game("chess"), "can't be loaded: RuntimeError: no rules yet"),
        ("chess", game("chess", "return 'rules'"), "can't be played: its entry loads 'rules', which is no Game"),
        ("Chess 2", game("Chess 2"), "is not used: right would be a name of small letters, digits, - and _"),
    ],
)
def test_a_broken_game_is_told_of_and_hinders_nothing_else(
    site: Path, caplog: pytest.LogCaptureFixture, name: str, module: str, wrong: str
) -> None:
    install(site, "broken", {"marsbox.games": {name: "broken:GAME"}}, {"broken.py": module})
    with pytest.raises(PluginError, match=re.escape(f'the game "{name}" of the package broken {wrong}')):
        load_game(name)
    names, [error] = working_games()
    assert names == GAME_IDS
    assert wrong in str(error)
    with caplog.at_level(logging.ERROR):
        assert [known.id for known in Catalog({}, ["broken"]).games] == list(GAME_IDS)
    assert [record.getMessage() for record in caplog.records] == [str(error)]


def test_the_terminal_says_what_is_wrong_in_a_sentence(site: Path, capsys: pytest.CaptureFixture[str]) -> None:
    points = {"marsbox.games": {"chess": "broken:GAME"}, "marsbox.bots": {"deep": "broken:BOT"}}
    install(site, "broken", points, {"broken.py": "GAME = BOT = 1\n"})
    no_game = 'the game "chess" of the package broken is announced as broken:GAME, which is no GameEntry'
    no_bot = 'the bot "deep" of the package broken is announced as broken:BOT, which is no BotEntry'
    assert cli.run(["play", "chess"]) == 2
    assert no_game in capsys.readouterr().err
    for deed in (["play", "pocket-mars", "--bots", "deep"], ["simulate", "pocket-mars", "--bots", "deep,random"]):
        assert cli.run(deed) == 2
        assert no_bot in capsys.readouterr().err
    assert cli.run(["--version"]) == 0
    output = capsys.readouterr().out
    assert no_game in output
    assert no_bot in output
    assert simpler_bot("deep") == "random"


def test_what_is_not_there_at_all_is_unknown() -> None:
    with pytest.raises(UnknownGame, match='no game "chess"; the games are pocket-mars, mission-red-planet'):
        load_game("chess")
    with pytest.raises(UnknownBot, match='no bot "deep"; the bots are random, greedy'):
        make_bot("deep", load_game("pocket-mars"), 1)


# ---- packages of the box


def boxed(folder: Path, **packages: str) -> Path:
    for name, text in packages.items():
        (folder / "box" / name).mkdir(parents=True)
        (folder / "box" / name / "__init__.py").write_text(text, encoding="utf-8")
    (folder / "box" / "__init__.py").write_text("", encoding="utf-8")
    return folder / "box"


def test_games_are_found_by_being_there(site: Path) -> None:
    found = entries_in("box", boxed(site, chess=game("chess"), draughts=game("draughts")))
    assert {name: entry.package for name, entry in found.items()} == {"chess": "box.chess", "draughts": "box.draughts"}


def test_no_two_games_have_one_id(site: Path) -> None:
    with pytest.raises(ValueError, match=r'box\.draughts and box\.chess both have the id "chess"'):
        entries_in("box", boxed(site, chess=game("chess"), draughts=game("chess")))


def test_a_package_without_an_entry_is_named(site: Path) -> None:
    with pytest.raises(MissingPart, match=r"box\.chess has no entry; right would be a GameEntry named GAME"):
        entries_in("box", boxed(site, chess=""))


@pytest.mark.parametrize(
    ("text", "wrong"),
    [
        ("PART = 1\n", r"MissingPart: chess\.text has no PART of the right kind; right would be a TextPart named PART"),
        ("import nothing_like_it\n", "ModuleNotFoundError: No module named 'nothing_like_it'"),
        ("1 / 0\n", "ZeroDivisionError"),
    ],
)
def test_a_part_that_can_not_be_used_is_told_of_and_hinders_nothing_else(
    site: Path, caplog: pytest.LogCaptureFixture, capsys: pytest.CaptureFixture[str], text: str, wrong: str
) -> None:
    points = {"marsbox.games": {"chess": "chess:GAME"}}
    rules = game("chess", "from countdown.game import Countdown; rules = Countdown(); rules.id = 'chess'; return rules")
    install_example(site)
    install(site, "chess", points, {"chess/__init__.py": rules, "chess/text.py": text})
    with pytest.raises(PluginError, match=f'the game "chess" of the package chess can\'t be used: {wrong}'):
        part_of("text", "chess", TextPart)
    with caplog.at_level(logging.ERROR):
        found = Catalog({}, ["chess", "marsbox-countdown"])
    assert [known.id for known in found.games] == [*GAME_IDS, "countdown"]
    assert len(caplog.records) == 1
    assert cli.run(["play", "chess"]) == 2
    assert re.search(wrong, capsys.readouterr().err)


def test_a_part_of_the_box_of_the_wrong_kind_is_named() -> None:
    right = r"marsbox\.text\.pocket_mars has no PART of the right kind; right would be a int named PART"
    with pytest.raises(MissingPart, match=right):
        part_of("text", "pocket-mars", int)


def test_a_game_that_is_not_registered_has_no_parts() -> None:
    with pytest.raises(UnknownGame):
        part_of("text", Game.__name__, TextPart)
