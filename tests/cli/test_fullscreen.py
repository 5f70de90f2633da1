"""The full screen, driven by keys and mouse."""

import asyncio
import json
import os
import signal
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from dataclasses import replace
from pathlib import Path

import pytest
from textual.events import Key
from textual.pilot import Pilot
from textual.widgets import OptionList, Static

import marsbox
from marsbox.cli.fullscreen.app import FullScreen
from marsbox.cli.fullscreen.menu import MenuScreen
from marsbox.cli.fullscreen.new_game import NewGameScreen
from marsbox.cli.fullscreen.pages import HandOverScreen, ListScreen, PageScreen
from marsbox.cli.fullscreen.panes import BoardPane, Lines, OptionsPane
from marsbox.cli.fullscreen.table import TableScreen
from marsbox.cli.fullscreen.thinking import InAnotherProcess, InThisProcess, Thinker
from marsbox.cli.language import Sentences
from marsbox.cli.play.bot_moves import BotFailed
from marsbox.cli.play.record_file import automatic_file, games_folder
from marsbox.cli.play.running_game import RunningGame
from marsbox.cli.play.saved_games import saved_games
from marsbox.cli.play.seating import Seating
from marsbox.cli.play.setup import PlayOptions, opened, seated_game
from marsbox.cli.terminal.page import Page
from marsbox.core import Decision, FastRng, Match, Record, Setup
from marsbox.games import load_game
from marsbox.words import LANGUAGES
from tests.cli.every_game import GAMES, MISSION_RED_PLANET, POCKET_MARS, TERRAFORMING_MARS, Sample, for_every_game
from tests.cli.terminal import plain, terminal

SMALL, LARGE = (80, 24), (120, 40)
ROUNDS = 3
PATIENCE = 400  # looks at the screen before something has to have happened


class Driven(FullScreen):
    """The full screen with bots that answer at once."""

    def make_thinker(self, game: RunningGame) -> Thinker:
        return InThisProcess()


class Driver:
    """Whoever sits before the screen."""

    def __init__(self, app: FullScreen, pilot: Pilot[None]) -> None:
        self.app = app
        self.pilot = pilot

    async def press(self, *keys: str) -> None:
        """Press keys, and wait until everybody has heard of them.

        `Pilot.press` waits for the processor to be idle, which takes long and depends on what else it does.
        """
        for key in keys:
            character = {"space": " ", "question_mark": "?"}.get(key, key if len(key) == 1 else None)
            self.app.post_message(Key(key, character))
            await self.pilot.pause(0)
        await self.settle()

    async def answer(self, *keys: str) -> None:
        """Press keys that answer a question, and wait for the next one."""
        asked = self.table.asking
        for key in keys:
            self.app.post_message(Key(key, None))
        await self.until(lambda: self.table.asking not in (None, asked))

    async def settle(self) -> None:
        """Wait until all messages have gone from the application to a widget, and back."""
        for _ in range(ROUNDS):
            await self.pilot.pause(0)

    async def until(self, happened: Callable[[], bool]) -> None:
        """Wait for something."""
        for _ in range(PATIENCE):
            if happened():
                return
            await self.pilot.pause(0)
        raise AssertionError(f"it did not happen on {self.app.screen}: {self.shown()}")

    async def until_on(self, screen: type[object]) -> None:
        """Wait for a screen."""
        await self.until(lambda: isinstance(self.app.screen, screen))
        await self.settle()

    @property
    def table(self) -> TableScreen:
        """The table."""
        found = [screen for screen in self.app.screen_stack if isinstance(screen, TableScreen)]
        assert found, self.app.screen_stack
        return found[0]

    @property
    def match(self) -> Match:
        """What is played at it."""
        return self.table.game.match

    def prompts(self) -> list[str]:
        """The options in sight."""
        options = self.app.screen.query_one(OptionList)
        return [str(option.prompt) for option in options.options]

    def shown(self) -> str:
        """All that stands on the screen, in plain text."""
        return "\n".join(str(widget.content) for widget in self.app.screen.query(Static))

    async def close_pages(self) -> None:
        """Close whatever lies over the table."""
        while isinstance(self.app.screen, PageScreen):
            await self.press("enter")

    async def until_asked(self) -> None:
        """Wait for a question, and close what lies over it."""
        await self.until(lambda: isinstance(self.app.screen, PageScreen) or bool(self.prompts()))
        await self.close_pages()
        await self.until(lambda: bool(self.prompts()))


def options(
    game: str | None,
    players: int = 2,
    *,
    bots: str | None = "random",
    humans: str = "1",
    names: tuple[str, ...] = (),
    seed: str | None = "5",
) -> PlayOptions:
    """What is typed after `marsbox play`."""
    return PlayOptions(game, str(players), bots, humans, None, names, (), seed, None, None, None)


MENU = PlayOptions(None, None, None, "1", None, (), (), None, None, None, None)


@asynccontextmanager
async def driven(
    given: PlayOptions, size: tuple[int, int] = SMALL, language: str = "en", kind: type[FullScreen] = Driven
) -> AsyncIterator[Driver]:
    """The full screen of a size, with somebody before it."""
    app = kind(given, Sentences(language), pace=0)
    async with app.run_test(size=size, notifications=True) as pilot:
        driver = Driver(app, pilot)
        await driver.until(lambda: len(app.screen_stack) > 1)
        yield driver


def files() -> list[Path]:
    return sorted(games_folder().glob("*"))


# ---- whole games


def played_up_to(sample: Sample, actions: int) -> PlayOptions:
    """A game that was left after so many actions at random."""
    game = RunningGame(
        seated_game(given := options(sample.id, sample.fewest), opened(given), Sentences("en"), Page(80))[0].table,
        automatic_file(sample.id),
        Seating(("random",) * (sample.fewest - 1), 1, 0, (), None),
    )
    rng = FastRng(7)
    while len(game.match.record.actions) < actions:
        decision = sample.game.decisions(game.match.state)[0]
        game.play(decision.seat, rng.choice(decision.options))
    game.save()
    return PlayOptions.to_resume(game.file.path)


async def test_a_long_game_goes_on_to_its_end() -> None:
    """Terraforming Mars from its last generations on: buying nothing, and passing."""
    async with driven(played_up_to(TERRAFORMING_MARS, 300), SMALL) as driver:
        await driver.until_asked()
        before = len(driver.match.record.actions)
        while TERRAFORMING_MARS.game.decisions(driver.match.state):
            await driver.answer(*(["end", "enter"] if len(driver.prompts()) > 2 else ["enter"]))
        assert len(driver.match.record.actions) > before >= 300
        await driver.until_on(PageScreen)
        assert "wins with" in driver.shown() or "share the victory" in driver.shown()
        await driver.press("ctrl+c")
    assert driver.app.finished


@pytest.mark.parametrize(
    ("sample", "size", "language"),
    [(POCKET_MARS, SMALL, "fr"), (MISSION_RED_PLANET, LARGE, "de")],
    ids=lambda value: value.id if isinstance(value, Sample) else None,
)
async def test_a_whole_game(sample: Sample, size: tuple[int, int], language: str) -> None:
    """The first choice each time."""
    async with driven(options(sample.id, sample.fewest), size, language) as driver:
        await driver.until_asked()
        match = driver.match
        asked = 0
        while sample.game.decisions(match.state):
            await driver.answer("enter")
            asked += 1
        assert asked > 10
        await driver.until_on(PageScreen)
        outcome = sample.game.outcome(match.state)
        assert outcome is not None
        say = Sentences(language)
        for seat, score in enumerate(outcome.scores):
            name = driver.table.table.words.player(seat)
            assert say("sheet", name=name, points=score) in driver.shown()
        await driver.close_pages()
        assert driver.prompts()[1].endswith(say("to_menu"))
        await driver.press("2", "enter")
        await driver.until_on(MenuScreen)
        await driver.press("q")
    assert driver.app.finished
    assert saved_games(Sentences("en")).games == []
    assert sample.game.outcome(Record.from_json(files()[0].read_text("utf-8")).replay(sample.game)) is not None


# ---- leaving, and coming back


@pytest.mark.parametrize("key", ["q", "ctrl+c", "ctrl+d"])
async def test_a_game_is_left_saved_and_offered_again(key: str) -> None:
    async with driven(options("pocket-mars", names=("Ann",))) as driver:
        await driver.until_asked()
        await driver.press("2", "enter")
        answers = driver.match.state.answers
        await driver.press(key)
    assert driver.app.return_code == 0
    assert [len(answer) for answer in answers] == [1, 0]
    assert len(files()) == 1
    async with driven(MENU) as driver:
        await driver.until_on(MenuScreen)
        assert driver.prompts()[0].startswith("Continue Pocket Mars · ")
        assert "Ann" in driver.prompts()[0]
        await driver.press("enter")
        await driver.until_asked()
        assert driver.match.state.answers == answers
        await driver.press(key)
    assert len(files()) == 1


@pytest.mark.parametrize(
    ("given", "screen", "key"),
    [
        (MENU, MenuScreen, "q"),
        (MENU, MenuScreen, "ctrl+c"),
        (replace(MENU, game="pocket-mars"), NewGameScreen, "q"),
        (replace(MENU, game="pocket-mars"), NewGameScreen, "ctrl+d"),
    ],
)
async def test_every_screen_is_left(given: PlayOptions, screen: type[object], key: str) -> None:
    async with driven(given, SMALL) as driver:
        await driver.until_on(screen)
        await driver.press(key)
    assert (driver.app.return_code, driver.app.game) == (0, None)
    assert files() == []


async def test_a_page_is_left_for_the_table_by_q_and_altogether_by_ctrl_c() -> None:
    async with driven(options("pocket-mars")) as driver:
        await driver.until_asked()
        await driver.press("question_mark")
        assert isinstance(driver.app.screen, PageScreen)
        await driver.press("q")
        assert isinstance(driver.app.screen, TableScreen)
        await driver.press("question_mark", "ctrl+c")
    assert driver.app.return_code == 0
    assert len(files()) == 1


async def test_a_game_of_the_same_kind_is_offered_before_a_new_one() -> None:
    async with driven(options("pocket-mars")) as driver:
        await driver.until_asked()
        await driver.press("q")
    async with driven(options("pocket-mars", seed=None)) as driver:
        await driver.until_on(MenuScreen)
        assert [line.splitlines()[0][:8] for line in driver.prompts()] == ["Continue", "New game"]
        await driver.press("down", "enter")
        await driver.until_asked()
        assert driver.match.record.actions == []
        await driver.press("q")
    assert len(files()) == 2


async def test_a_file_that_is_no_game_is_named_in_the_menu() -> None:
    games_folder().mkdir(parents=True)
    (games_folder() / "mine.json").write_text("[markup] {$x}", encoding="utf-8")
    async with driven(MENU, SMALL, "de") as driver:
        await driver.until_on(MenuScreen)
        assert Sentences("de")("saved_unreadable", file=games_folder() / "mine.json") in driver.shown()
    assert (games_folder() / "mine.json").read_text("utf-8") == "[markup] {$x}"


async def test_a_game_that_can_t_be_saved_goes_on(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    (tmp_path / "file").write_text("")
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path / "file"))
    async with driven(options("pocket-mars")) as driver:
        await driver.until_asked()
        await driver.press("1", "enter")
        assert len(driver.match.state.answers[0]) == 1
        assert len(driver.app._notifications) == 1
        await driver.press("q")
    assert driver.app.return_code == 0


# ---- setting up


async def test_a_game_is_set_up() -> None:
    async with driven(MENU, SMALL, "fr") as driver:
        await driver.until_on(MenuScreen)
        await driver.press("1", "enter")
        await driver.until_on(NewGameScreen)
        await driver.press("home", "right", "right")  # players: 2, 3, 4
        await driver.press("down", "right")  # people: 2
        await driver.press("down", "left")  # the first opponent: a settler
        await driver.press("down", "enter")  # the second, from the list
        assert isinstance(driver.app.screen, ListScreen)
        await driver.press("home", "down", "enter")
        await driver.press("down", "right")  # draft
        await driver.press("end", "enter")
        await driver.until_on(PageScreen)
        await driver.close_pages()
        await driver.until_on(HandOverScreen)
        setup, seating = driver.match.record.setup, driver.table.game.seating
        assert (setup.players, dict(setup.options)) == (4, {"draft": "on"})
        assert seating.people == 2
        assert len(seating.bots) == 2
        await driver.press("ctrl+c")
    assert driver.app.return_code == 0


async def test_esc_goes_back_to_the_menu() -> None:
    async with driven(replace(MENU, game="terraforming-mars", seed="3")) as driver:
        await driver.until_on(NewGameScreen)
        await driver.press("escape")
        await driver.until_on(MenuScreen)
        await driver.press("3", "enter")
        await driver.until_on(NewGameScreen)
        await driver.press("q")


async def test_people_hand_over_and_see_nothing_before() -> None:
    async with driven(options("pocket-mars", bots=None, humans="2", names=("Ann", "Bob"))) as driver:
        await driver.until_on(NewGameScreen)
        await driver.press("end", "enter")
        await driver.until_on(HandOverScreen)
        assert "Ann" in driver.shown()
        hidden = driver.table.query_one("#cards-lines", Lines)
        assert not any("Module" in line.plain for line in hidden.lines)
        await driver.press("enter")
        await driver.until(lambda: bool(driver.prompts()))
        own = driver.prompts()
        await driver.press("1", "enter", "1", "enter")
        await driver.press("enter")  # the turn is over
        await driver.until_on(HandOverScreen)
        assert "Bob" in driver.shown()
        await driver.press("enter")
        await driver.until(lambda: bool(driver.prompts()))
        assert driver.prompts() != own


# ---- a question


async def test_options_are_chosen_by_keys_numbers_and_mouse() -> None:
    async with driven(options("terraforming-mars")) as driver:
        await driver.until_asked()
        pane = driver.app.screen.query_one(OptionsPane)
        for keys, highlighted in [(["down"], 1), (["up"], 0), (["2"], 1), (["9"], 1), (["0"], 1), (["home"], 0)]:
            await driver.press(*keys)
            assert pane.highlighted == highlighted
        await driver.pilot.click(pane, offset=(4, 1))
        await driver.settle()
        form = driver.match.game.actions.form(driver.match.state.answers[0][0])
        offered = driver.match.game.view(driver.match.state, 0)["corporations"]
        assert form == {"corporation": offered[1]}
        assert len(driver.prompts()) == 11
        await driver.press("1", "0")
        assert pane.highlighted == 9


async def test_keys_that_come_too_fast_answer_no_question_that_was_not_seen() -> None:
    async with driven(options("terraforming-mars")) as driver:
        await driver.until_asked()
        await driver.answer("enter")
        for key in ("end", "enter", "enter", "enter", "enter"):
            driver.app.post_message(Key(key, None))
        await driver.settle()
        # the purchase is made, and not taken back by the next Enter, which met the same place in another list
        await driver.until(lambda: driver.table.asking is not None)
        assert driver.match.record.actions or driver.match.game.decision(driver.match.state, 0) is None


async def test_nonsense_changes_nothing() -> None:
    async with driven(options("pocket-mars")) as driver:
        await driver.until_asked()
        before = driver.match.game.dump(driver.match.state)
        await driver.press("x", "Z", "at", "f7", "ctrl+z", "delete", "ctrl+left", "9", "9", "é", "u", "escape", "alt+q")
        await driver.pilot.click(offset=(79, 1))
        await driver.pilot.click(offset=(1, 12))
        await driver.close_pages()
        assert driver.match.game.dump(driver.match.state) == before
        assert driver.prompts()


async def test_cards_are_ticked_together_and_then_confirmed() -> None:
    async with driven(options("terraforming-mars")) as driver:
        await driver.until_asked()
        await driver.press("enter")
        await driver.until(lambda: len(driver.prompts()) == 11)
        await driver.press("1", "enter", "3", "space", "4", "enter", "3", "enter")
        assert [number for number, line in enumerate(driver.prompts(), start=1) if "[x]" in line] == [1, 4]
        assert driver.prompts()[-1].endswith("Confirm: 2 cards")
        assert "24 M€ to spend" in driver.shown() or "M€ to spend" in driver.shown()
        assert len(driver.match.state.answers[0]) == 1  # nothing of it is played yet
        ticked = {driver.prompts()[0].split("Buy ")[1], driver.prompts()[3].split("Buy ")[1]}
        await driver.press("u")
        assert driver.prompts()[-1].endswith("Confirm: 1 card")
        await driver.press("4", "enter", "end", "enter")
        assert driver.prompts() == [" 1 Continue", " 2 Undo the last move"]
        await driver.press("enter")
        await driver.until(lambda: driver.match.record.actions != [])
        view = driver.match.game.view(driver.match.state, 0)
        assert {driver.table.table.words.card_name(card) for card in view["seats"][0]["hand"]} == ticked


async def test_no_more_cards_are_ticked_than_can_be_paid() -> None:
    async with driven(options("terraforming-mars", seed="2")) as driver:
        await driver.until_asked()
        await driver.press("enter")
        await driver.until(lambda: len(driver.prompts()) == 11)
        money = driver.match.game.view(driver.match.state, 0)["budget"]["money"]
        await driver.press(*["enter", "down"] * 9, "enter")
        assert driver.prompts()[-1].endswith(f"Confirm: {min(10, money // 3)} cards")


async def test_a_space_is_chosen_on_the_map_by_arrows_and_mouse() -> None:
    async with driven(options("terraforming-mars")) as driver:
        await driver.until_asked()
        await driver.press("enter")
        await driver.until(lambda: len(driver.prompts()) == 11)
        await driver.answer("end", "enter")
        await driver.answer("enter")
        await driver.until(lambda: any("Aquifer" in line for line in driver.prompts()))
        at = next(number for number, line in enumerate(driver.prompts()) if "Aquifer" in line)
        driver.app.screen.query_one(OptionsPane).highlighted = at
        await driver.press("enter")
        await driver.until(lambda: any("row 1" in line for line in driver.prompts()))
        board = driver.app.screen.query_one(BoardPane)
        await driver.until(lambda: board.has_focus and board.chosen != [])
        first = board.chosen
        await driver.press("down")
        second = board.chosen
        await driver.press("right", "left")
        assert first == ["space:r1c2"]
        assert second[0].startswith("space:r")
        assert second != first
        target = next(spot for spot in board.drawn.spots if spot.touch == "space:r5c5")
        for _ in range(2):
            await driver.pilot.click(board.drawn, offset=(target.start, target.line))
            await driver.settle()
        assert {"space": "r5c5", "tile": "ocean", "seat": None, "neutral": False} in driver.match.game.view(
            driver.match.state, 0
        )["tiles"]


async def test_a_move_is_undone() -> None:
    async with driven(options("pocket-mars")) as driver:
        await driver.until_asked()
        await driver.press("enter")
        assert any(driver.match.state.answers)
        await driver.press("u")
        assert not any(driver.match.state.answers)
        await driver.press("u")
        assert len(driver.app._notifications) == 1
        await driver.press("1", "enter", "1", "enter")
        assert driver.prompts() == [" 1 Continue", " 2 Undo the last move"]
        await driver.press("2", "enter")
        assert len(driver.match.state.answers[0]) == 1


# ---- what can be asked at any time


@for_every_game
async def test_every_page_opens_and_closes(sample: Sample) -> None:
    language = LANGUAGES[GAMES.index(sample)]
    async with driven(options(sample.id, sample.fewest), SMALL, language) as driver:
        await driver.until_asked()
        for key in ("question_mark", "m", "l", "s", "i"):
            await driver.press(key)
            assert isinstance(driver.app.screen, PageScreen), key
            assert driver.app.screen.lines or key in ("s", "m")
            assert max((line.cell_len for line in driver.app.screen.lines), default=0) <= 76
            await driver.press("end", "pagedown", "escape")
            assert isinstance(driver.app.screen, TableScreen)
        await driver.press("r")
        await driver.until_on(ListScreen)
        await driver.press("enter")
        await driver.until_on(PageScreen)
        await driver.press("escape")
        await driver.until_on(ListScreen)
        await driver.press("escape")
        await driver.until_on(TableScreen)


async def test_a_hint_is_told_and_highlighted() -> None:
    async with driven(options("pocket-mars")) as driver:
        await driver.until_asked()
        await driver.press("h")
        await driver.until_on(PageScreen)
        assert "Why: " in driver.shown()
        assert "Chance of winning: " in driver.shown()
        number = int(driver.shown().split("Best (")[1].split(")")[0])
        await driver.press("escape")
        await driver.until_on(TableScreen)
        assert driver.app.screen.query_one(OptionsPane).highlighted == number - 1


async def test_what_is_clicked_is_explained() -> None:
    async with driven(options("pocket-mars")) as driver:
        await driver.until_asked()
        lines = driver.app.screen.query_one("#board-lines", Lines)
        spot = next(spot for spot in lines.spots if spot.touch == "building:water")
        await driver.pilot.click(lines, offset=(spot.start, spot.line))
        await driver.until_on(PageScreen)
        assert "under the deck" in driver.shown()


@for_every_game
async def test_the_screen_changes_its_size(sample: Sample) -> None:
    async with driven(options(sample.id, max(sample.game.player_counts)), SMALL) as driver:
        await driver.until_asked()
        right = driver.app.screen.query_one("#right")
        for width, height in (LARGE, (40, 12), (20, 6), (110, 24)):
            await driver.pilot.resize_terminal(width, height)
            await driver.settle()
            assert right.display is (width >= 110 and height >= 30)
            board = driver.app.screen.query_one(BoardPane)
            if width >= 80:
                assert max(line.cell_len for line in board.drawn.lines) <= width
                assert driver.app.screen.query_one(OptionsPane).size.height >= 3
        await driver.press("enter")
        assert any(driver.match.state.answers)


# ---- bots


class Failing(InThisProcess):
    """Fails once, and then answers."""

    def __init__(self) -> None:
        self.failed = False

    async def choose(self, match: Match, bot: str, decision: Decision) -> int:
        if not self.failed:
            self.failed = True
            raise BotFailed("exception")
        return decision.options[0]


async def test_a_simpler_bot_takes_over() -> None:
    class WithFailing(FullScreen):
        def make_thinker(self, game: RunningGame) -> Thinker:
            return Failing()

    async with driven(options("pocket-mars", bots="mei"), kind=WithFailing) as driver:
        await driver.until_on(PageScreen)
        assert "Mei (Commander)" in driver.shown()
        await driver.until_asked()
        await driver.press("1", "enter", "1", "enter", "1", "enter")
        await driver.until(lambda: bool(driver.prompts()))
        assert "Mei in seat 2 ran into an error; the Engineer takes over." in driver.shown()
        assert driver.table.game.seating.bots == ("engineer",)
        await driver.press("q")
    assert json.loads(files()[0].read_text("utf-8"))["table"]["bots"] == ["engineer"]


async def test_a_bot_thinks_in_another_process_as_it_would_here() -> None:
    game = load_game("pocket-mars")
    match = Match.start(game, Setup(2), 7)
    decision = game.decisions(match.state)[1]
    thinker = InAnotherProcess(game.id, None)
    try:
        there = [await thinker.choose(match, bot, decision) for bot in ("greedy", "random")]
        here = [await InThisProcess().choose(match, bot, decision) for bot in ("greedy", "random")]
        assert there == here
        hint = await thinker.advise(match, decision)
        assert hint.plan.actions[0] in decision.options
        waiting = asyncio.create_task(thinker.choose(match, "sleeper that is not there", decision))
        with pytest.raises(BotFailed):
            await waiting
    finally:
        thinker.close()


# ---- at a real terminal


@pytest.mark.parametrize("leave", ["q", "SIGTERM"])
def test_a_real_terminal_gets_its_lines_back(leave: str) -> None:
    with terminal("play", "pocket-mars", "--bots", "random", "--seed", 4) as screen:
        screen.wait_until_shown("first of two")
        if leave.startswith("SIG"):
            screen.process.send_signal(getattr(signal, leave))
        else:
            screen.press(leave)
        assert screen.end() == 0
    # the other screen of the terminal is left, and what was saved is told on the first
    assert "\x1b[?1049l" in screen.read
    assert "marsbox play --resume" in plain(screen.read.rpartition("\x1b[?1049l")[2])
    assert len(files()) == 1


def test_without_textual_there_are_plain_lines(tmp_path: Path) -> None:
    (tmp_path / "textual.py").write_text("raise ModuleNotFoundError(name='textual')", encoding="utf-8")
    path = os.pathsep.join([str(tmp_path), str(Path(marsbox.__file__).parents[1])])
    with terminal("play", "pocket-mars", "--bots", "random", environment={"PYTHONPATH": path}) as screen:
        shown = screen.wait_for("number, ? or q > ")
        assert 'pip install "marsbox[terminal]"' in shown
        assert "Traceback" not in shown


@pytest.mark.parametrize(("environment", "arguments"), [({"TERM": "dumb"}, ()), ({}, ("--plain",))])
def test_plain_lines_are_written_where_they_are_wanted(environment: dict[str, str], arguments: tuple[str, ...]) -> None:
    with terminal("play", "pocket-mars", "--bots", "random", *arguments, environment=environment) as screen:
        screen.wait_for("number, ? or q > ")
    assert "\x1b[?1049h" not in screen.read


def test_what_is_wrong_with_the_options_is_said_before_the_screen_is_cleared() -> None:
    with terminal("play", "pocket-mars", "--players", 7) as screen:
        assert screen.end() == 2
    assert "possible player counts: 1, 2, 3, 4." in screen.read
    assert "\x1b[?1049h" not in screen.read
