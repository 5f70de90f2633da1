"""The game and the bot of the example are played wherever those of Marsbox are; on a server, if they are allowed."""

import io
import random
import sys
from dataclasses import replace
from pathlib import Path

import pytest

from marsbox import cli
from marsbox.analysis import review
from marsbox.bots import BOT_NAMES, MctsBot, bot_names, evaluation_of, make_bot, rating_key
from marsbox.bots.levels import simpler_bot
from marsbox.bots.standing import StandingEvaluation
from marsbox.core import FastRng, Match, Setup, SetupError, UserError
from marsbox.games import GAME_IDS, MissingPart, game_ids, load_game, part_of
from marsbox.lab import simulate
from marsbox.lab.running import Engine
from marsbox.lab.simulation import Running
from marsbox.server import Settings
from marsbox.server.bots.queue import Asker, Urgency
from marsbox.server.bots.thinking import BotFailed, BotProcesses
from marsbox.server.tables.catalog import Catalog
from marsbox.testing import position
from marsbox.text import LANGUAGES, words
from tests.conformance import configurations, test_legality, test_states
from tests.conformance.configurations import Configuration
from tests.server.conftest import GENEROUS_LIMITS
from tests.server.people import Person, bots, people
from tests.server.running import serving

PACKAGE = "marsbox-countdown"


def command(monkeypatch: pytest.MonkeyPatch, *arguments: str, typed: str = "") -> int:
    monkeypatch.setattr(sys, "stdin", io.StringIO(typed))
    return cli.run(list(arguments))


# ---- the library


def test_it_is_listed_after_the_games_and_bots_of_marsbox(countdown: str) -> None:
    assert game_ids() == (*GAME_IDS, countdown)
    assert game_ids([PACKAGE]) == game_ids(["Marsbox_Countdown"]) == (*GAME_IDS, countdown)
    assert game_ids(["another"]) == game_ids([]) == GAME_IDS
    assert bot_names() == (*BOT_NAMES, "hasty")
    assert bot_names([]) == BOT_NAMES
    assert rating_key("hasty") == "hasty@1"


@pytest.mark.parametrize("players", [2, 3, 4])
def test_it_keeps_the_promises_of_the_contract(countdown: str, players: int, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(configurations.BIASES, countdown, {})
    monkeypatch.setitem(configurations.LONGEST_RANDOM_GAME, countdown, 21)
    monkeypatch.setattr(configurations, "game_with_id", load_game)
    configuration = Configuration(countdown, players, (("seconds", "12"),))
    test_states.test_a_clone_shares_nothing(configuration, range(2))
    test_states.test_a_dump_is_exact_in_the_middle_of_every_decision(configuration, range(2))
    test_states.test_a_loaded_game_goes_on_as_the_dumped_one(configuration, range(2))
    test_states.test_reading_changes_nothing(configuration, range(2))
    test_legality.test_questions_are_well_formed(configuration, range(2))
    test_legality.test_every_option_can_be_taken(configuration, range(2))
    test_legality.test_every_other_action_is_refused_and_changes_nothing(configuration, range(2))


def test_every_bot_plays_it_and_its_bot_plays_every_game(countdown: str) -> None:
    tables = [(countdown, bot) for bot in bot_names()] + [(game, "hasty") for game in GAME_IDS]
    for game_id, name in tables:
        game = load_game(game_id)
        state = game.new(Setup(game.player_counts[0] if game_id == countdown else 3), 1)
        bot = make_bot(name, game, 1)
        for _ in range(20):
            for decision in game.decisions(state)[:1]:
                seen = game.determinize(state, decision.seat, FastRng(1))
                action = bot.choose(seen, decision)
                assert action in decision.options
                game.apply(state, decision.seat, action)
    assert simpler_bot("hasty") == "random"


def test_its_own_evaluation_plays_perfectly(countdown: str) -> None:
    game = load_game(countdown)
    state = game.new(Setup(2), 1)  # 21 seconds: one is counted, then four in each round
    decision = game.decisions(state)[0]
    assert game.actions.form(make_bot("engineer", game, 1).choose(state, decision)) == {"count": 1}


def test_a_game_without_an_evaluation_is_played_by_the_points_as_they_stand(countdown: str, site: Path) -> None:
    (site / countdown / "bots.py").unlink()
    game = load_game(countdown)
    assert isinstance(evaluation_of(game), StandingEvaluation)
    state = game.new(Setup(2, {"seconds": "12"}), 1)
    for _ in range(4):
        game.apply(state, game.decisions(state)[0].seat, game.actions.number({"count": 2}))
    game.apply(state, 0, game.actions.number({"count": 1}))  # three left: whoever counts them wins
    commander = make_bot("commander", game, 1)
    assert isinstance(commander, MctsBot)
    assert game.actions.form(commander.choose(state, game.decisions(state)[0])) == {"count": 3}


@pytest.mark.parametrize("language", LANGUAGES)
def test_it_is_told_by_the_names_in_its_data(countdown: str, language: str) -> None:
    game = load_game(countdown)
    wording = words(game, language, ["Ann", "Bob"])
    match = Match.start(game, Setup(2), 1)
    [event] = match.play(0, 2)
    assert wording.event(event) == "Counted: Ann, 3, 18"
    assert wording.event_seat(event) == 0
    assert wording.game_name() == "Countdown"
    assert wording.phase(game.view(match.state, 0)) == "counting"
    assert "Bob" in wording.waiting(game.view(match.state, 0))


def test_a_part_that_it_lacks_is_named_with_the_module_that_would_be_right(countdown: str) -> None:
    from marsbox.env.part import EnvPart

    right = r"right would be a module countdown\.env with a EnvPart named PART"
    with pytest.raises(MissingPart, match=rf'nothing for the game "countdown" in the layer env; {right}'):
        part_of("env", countdown, EnvPart)
    with pytest.raises(SetupError, match='no scenarios for the game "countdown" yet; there are for pocket-mars'):
        position(countdown, {})


def test_its_games_are_reviewed(countdown: str) -> None:
    game = load_game(countdown)
    match = Match.start(game, Setup(2), 1)
    while decisions := game.decisions(match.state):
        match.play(decisions[0].seat, decisions[0].options[0])
    assert len(review(match.record, game).moves) == len(match.record.actions)


# ---- the terminal and the laboratory


def test_it_is_played_in_the_terminal(
    countdown: str, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    monkeypatch.chdir(tmp_path)
    record = str(tmp_path / "game.json")
    arguments = ("play", countdown, "--bots", "hasty", "--seed", "1", "--record", record)
    assert command(monkeypatch, *arguments, typed="1\n" * 60) == 0
    output = capsys.readouterr().out
    assert "left: 21" in output
    assert "Counted: hasty, 3, 17" in output
    assert "wins with 1 point" in output
    assert command(monkeypatch, "replay", record) == 0
    assert command(monkeypatch, "cards", countdown) == 0
    assert command(monkeypatch, "--version") == 0
    assert "countdown: rule set 1" in capsys.readouterr().out


def test_it_is_played_in_the_laboratory(
    countdown: str, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    assert simulate(countdown, ["hasty", "engineer"], 10, seed=1).games == 10
    out = tmp_path / "run"
    arguments = ("simulate", countdown, "--bots", "hasty,random,cadet", "--games", "6", "--out", str(out))
    assert command(monkeypatch, *arguments) == 0
    assert "Countdown" in (out / "report.md").read_text("utf-8")
    assert command(monkeypatch, "tournament", countdown, "--bots", "hasty,random", "--rounds", "2") == 0
    capsys.readouterr()


# ---- a server


def test_a_server_has_only_what_its_operator_allows(countdown: str) -> None:
    assert [game.id for game in Catalog({}).games] == list(GAME_IDS)
    assert Catalog({}).bots == BOT_NAMES
    with pytest.raises(UserError):
        Catalog({}).game(countdown)
    allowed = Catalog({}, [PACKAGE])
    assert [game.id for game in allowed.games] == [*GAME_IDS, countdown]
    assert allowed.bots == (*BOT_NAMES, "hasty")


def test_packages_are_allowed_by_the_environment() -> None:
    assert Settings.from_environment({}).plugins == ()
    assert Settings.from_environment({"MARSBOX_PLUGINS": f"{PACKAGE}, other"}).plugins == (PACKAGE, "other")


def test_a_server_that_allows_it_plays_it(countdown: str, tmp_path: Path) -> None:
    settings = Settings(database=str(tmp_path / "mars.db"), bot_workers=1, limits=GENEROUS_LIMITS, plugins=(PACKAGE,))
    with serving(settings) as server, Person(server.url) as ann:
        card = ann.http.get("/api/games").json()["games"][-1]
        assert (card["id"], card["name"], card["players"]) == (countdown, "Countdown", [2, 3, 4])
        assert card["bots"][-1]["name"] == "hasty"
        table = ann.open_table(people(1) + bots("hasty"), game=countdown)
        line = ann.join(table)
        line.play(random.Random(1))
        assert line.over
        assert [career["game"] for career in ann.http.get("/api/you").json()["games"]] == [countdown]
        cookies = ann.http.cookies
    with serving(replace(settings, plugins=())) as server, Person(server.url) as ann:
        ann.http.cookies = cookies
        assert ann.http.get(f"/api/tables/{table}").json()["error"]["code"] == "unknown_game"
        assert ann.http.get("/api/you").json()["games"] == []


def test_a_server_that_does_not_allow_it_refuses_it(countdown: str, tmp_path: Path) -> None:
    settings = Settings(database=str(tmp_path / "mars.db"), bot_workers=1, limits=GENEROUS_LIMITS)
    with serving(settings) as server, Person(server.url) as ann:
        assert [card["id"] for card in ann.http.get("/api/games").json()["games"]] == list(GAME_IDS)
        for wanted, code in (
            ({"game": countdown, "seats": people(2)}, "unknown_game"),
            ({"game": "pocket-mars", "seats": people(1) + bots("hasty")}, "unknown_bot"),
        ):
            answer = ann.http.post("/api/tables", json={"take": [0], "you": "Ann", **wanted})
            assert answer.json()["error"]["code"] == code
    assert "countdown" not in sys.modules


async def test_a_bot_that_was_seated_where_it_is_allowed_does_not_think_elsewhere(countdown: str) -> None:
    game = load_game("pocket-mars")
    thinkers = BotProcesses(1, 1.0, {}, 1.0)
    try:
        with pytest.raises(BotFailed, match="bot hasty is not allowed on this server"):
            await thinkers.choose(Asker("", "ann", Urgency.ATTENDED), "hasty", game, 0, b"")
    finally:
        thinkers.close()


def test_the_workers_of_the_laboratory_find_it_too(countdown: str) -> None:
    assert simulate(countdown, ["hasty", "random"], 2000, seed=1, running=Running(Engine(jobs=2))).games == 2000
