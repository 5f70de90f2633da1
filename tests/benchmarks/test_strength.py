"""Figures of strength: games follow from their numbers, files of them are joined, and tables have intervals."""

import doctest
import itertools
from collections.abc import Callable
from dataclasses import replace
from pathlib import Path
from types import ModuleType

import msgspec
import pytest

from benchmarks import strength
from benchmarks.figures import catalogue, playing, sequential, slices, tables, version
from benchmarks.figures.catalogue import FIGURES
from benchmarks.figures.playing import FigureError, play
from benchmarks.figures.sequential import BOUND, Shares, parsed_shares, sequential_test
from benchmarks.figures.slices import Line, SliceError, encoded, join, read
from benchmarks.figures.version import code_alone, code_version
from marsbox.core import Outcome

Run = Callable[..., str]


@pytest.fixture(autouse=True)
def small_figures(monkeypatch: pytest.MonkeyPatch) -> None:
    """Figures that are played in no time, and a version that need not be computed."""
    for name, rival in (("pm-two", "frozen:greedy"), ("mrp-four", "frozen:cadet")):
        monkeypatch.setitem(FIGURES, name, replace(FIGURES[name], rival=rival, planned=6))
    monkeypatch.setattr(playing, "GENERATIONS", (1,))
    monkeypatch.setattr(strength, "code_version", lambda: "v1")
    monkeypatch.setattr(strength, "BOT", "greedy")


@pytest.fixture
def run(capsys: pytest.CaptureFixture[str]) -> Run:
    def run_command(*arguments: object) -> str:
        strength.main([str(argument) for argument in arguments])
        return capsys.readouterr().out

    return run_command


def line(number: int, result: float | None = 1.0, figure: str = "tm-two", **others: object) -> Line:
    """A game that was not played."""
    fields: dict[str, object] = {
        "figure": figure,
        "number": number,
        "seed": number,
        "game": FIGURES[figure].game(number)[0],
        "bot": "mcts",
        "version": "v1",
        "iterations": 200,
        "seats": [0],
        "result": result,
        "points": [90, 100],
        "rounds": 12,
        "unspent": [10, 20],
        "cards_played": [30, 40],
        "decisions": 100,
        "actions": "c0ffee",
        "compiled": True,
        "spent": 5.0,
        "slowest": 0.5,
    }
    return msgspec.convert(fields | others, Line)


def slice_of(path: Path, *lines: Line) -> Path:
    path.write_text("".join(map(encoded, lines)), encoding="utf-8")
    return path


# ---- the figures


@pytest.mark.parametrize("module", [catalogue, sequential, slices, tables, version])
def test_the_examples_are_true(module: ModuleType) -> None:
    found = doctest.testmod(module)
    assert found.attempted > 0
    assert found.failed == 0


def test_the_figures_are_what_the_tables_say(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.undo()
    assert {name: (figure.games, figure.rival, figure.planned) for name, figure in FIGURES.items()} == {
        "tm-alone": ((("terraforming-mars", 1),), "", 300),
        "tm-two": ((("terraforming-mars", 2),), "frozen:mcts:200", 400),
        "tm-three": ((("terraforming-mars", 3),), "", 100),
        "pm-two": ((("pocket-mars", 2),), "frozen:mcts:500", 400),
        "mrp-four": ((("mission-red-planet", 4),), "frozen:commander", 400),
        "seconds": ((("pocket-mars", 2), ("mission-red-planet", 4), ("terraforming-mars", 2)), "", 30),
        "iterations": ((("terraforming-mars", 2),), "", 40),
        "net-pm": ((("pocket-mars", 2),), "tuned:{bot}", 400),
        "net-mrp": ((("mission-red-planet", 4),), "tuned:{bot}", 400),
        "net-tm": ((("terraforming-mars", 2),), "tuned:{bot}", 400),
    }


def test_no_two_figures_share_a_seed() -> None:
    ends = sorted((figure.seed(0), figure.seed(999_999)) for figure in FIGURES.values())
    assert ends[0][0] == 2_000_000_000
    assert all(last + 1 == first for (_, last), (first, _) in itertools.pairwise(ends))


@pytest.mark.parametrize("number", [-1, 1_000_000])
def test_a_number_without_a_seed_is_refused(number: int) -> None:
    with pytest.raises(ValueError, match=f"tm-two has no game {number}; right would be 0 to 999999"):
        FIGURES["tm-two"].seed(number)


def test_the_bot_sits_in_every_seat_in_turn_or_in_all() -> None:
    assert [FIGURES["mrp-four"].seats(number) for number in range(5)] == [[0], [1], [2], [3], [0]]
    assert FIGURES["tm-three"].seats(7) == [0, 1, 2]
    assert FIGURES["tm-alone"].seats(7) == [0]


def test_a_bot_with_a_net_meets_itself_without_it() -> None:
    assert FIGURES["net-mrp"].names(6, "commander") == ["tuned:commander"] * 2 + ["commander", "tuned:commander"]


# ---- a game


def test_a_game_follows_from_its_number() -> None:
    figure = FIGURES["pm-two"]
    first, again, other = [play(figure, number, "greedy", "v1") for number in (3, 3, 4)]
    assert first.agrees(again)
    assert first.actions != other.actions
    assert (first.seed, first.seats, first.iterations) == (2_003_000_003, [1], 0)
    assert first.result in (0.0, 0.5, 1.0)
    assert first.rounds > 1
    assert len(first.points) == 2
    assert first.decisions > 5
    assert 0 < first.slowest <= first.spent
    assert first.times == first.unspent == []


def test_the_budget_of_a_search_is_noted() -> None:
    assert play(FIGURES["pm-two"], 0, "mcts:2", "v1").iterations == 2


def test_a_frozen_bot_can_be_measured_too() -> None:
    assert play(FIGURES["mrp-four"], 1, "frozen:cadet", "v1").bot == "frozen:cadet"


def test_what_is_left_and_played_is_noted_in_terraforming_mars() -> None:
    three = play(FIGURES["tm-three"], 0, "random", "v1")
    assert three.result is None
    assert len(three.points) == len(three.unspent) == len(three.cards_played) == 3
    assert min(three.unspent) >= 0
    assert sum(three.cards_played) > 3
    alone = play(FIGURES["tm-alone"], 0, "random", "v1")
    assert (alone.result, alone.rounds) == (0.0, 14)


def test_the_figure_of_seconds_notes_every_decision() -> None:
    games = [play(FIGURES["seconds"], number, "random", "v1") for number in range(3)]
    assert [game.game for game in games] == ["pocket-mars", "mission-red-planet", "terraforming-mars"]
    for game in games:
        assert len(game.times) == game.decisions
        assert max(game.times) == game.slowest


def test_the_figure_of_iterations_measures_one_search() -> None:
    figure = FIGURES["iterations"]
    first, again = [play(figure, 0, "mcts:2", "v1") for _ in range(2)]
    assert first.agrees(again)
    assert first.rate > 0
    assert (first.decisions, first.iterations) == (1, 2)
    with pytest.raises(FigureError, match='"greedy" makes no iterations; right would be a bot that searches'):
        play(figure, 0, "greedy", "v1")


@pytest.mark.parametrize(
    ("ranks", "won", "own", "result"),
    [
        ([1, 2], None, [0], 1.0),
        ([1, 2], None, [1], 0.0),
        ([1, 1], None, [1], 0.5),
        ([1, 1, 1, 4], None, [2], 1 / 3),
        ([1, 2], None, [0, 1], None),
        ([1], True, [0], 1.0),
        ([1], False, [0], 0.0),
    ],
)
def test_a_shared_victory_counts_in_part(
    ranks: list[int], won: bool | None, own: list[int], result: float | None
) -> None:
    assert playing._result(Outcome([0] * len(ranks), ranks, [], won), own) == result


# ---- files of games


def test_games_that_a_file_has_are_not_played_again(tmp_path: Path, run: Run) -> None:
    out = tmp_path / "games.jsonl"
    wishes = ("play", "pm-two", "--bot", "greedy", "--jobs", 1, "--out", out)
    run(*wishes, "--first", 2, "--games", 2)
    two = out.read_text(encoding="utf-8")
    run(*wishes, "--first", 2, "--games", 2)
    assert out.read_text(encoding="utf-8") == two
    run(*wishes)
    assert out.read_text(encoding="utf-8").startswith(two)
    assert [game.number for game in read(out)] == [2, 3, 0, 1, 4, 5]


def test_slices_of_several_processes_join_to_the_games_of_one(tmp_path: Path, run: Run) -> None:
    paths = [tmp_path / name for name in ("one", "two", "three")]
    wishes = ("play", "pm-two", "--bot", "greedy")
    run(*wishes, "--jobs", 1, "--out", paths[0])
    run(*wishes, "--jobs", 2, "--games", 3, "--out", paths[1])
    run(*wishes, "--jobs", 1, "--first", 3, "--out", paths[2])
    whole, parts = join(paths[:1]), join(paths[1:])
    assert list(whole["pm-two", "greedy"]) == list(parts["pm-two", "greedy"]) == list(range(6))
    assert len(join(paths)["pm-two", "greedy"]) == 6
    table = run("join", *paths)
    assert "| pm-two | greedy | v1 |" in table
    assert "missing" not in table


def test_a_game_may_be_in_two_files_if_it_took_the_same_course(tmp_path: Path) -> None:
    one = slice_of(tmp_path / "one", line(0), line(1))
    slower = slice_of(tmp_path / "slower", line(1, spent=9.0, slowest=2.0, compiled=False))
    assert list(join([one, slower])["tm-two", "mcts"]) == [0, 1]
    for number, other in enumerate((line(1, 0.0), line(1, actions="decaf"), line(1, points=[1, 2]))):
        with pytest.raises(SliceError, match="game 1 of tm-two by mcts took another course"):
            join([one, slice_of(tmp_path / f"other{number}", other)])


def test_games_of_different_versions_are_not_joined(tmp_path: Path, run: Run) -> None:
    one = slice_of(tmp_path / "one", line(0))
    other = slice_of(tmp_path / "other", line(1, version="v2"))
    with pytest.raises(SliceError, match=r"tm-two by mcts was played with version v2, other games of it with v1"):
        join([one, other])
    with pytest.raises(SystemExit, match="other has games of version v2, and the code has version v1"):
        run("play", "tm-two", "--bot", "mcts", "--jobs", 1, "--out", other)


@pytest.mark.parametrize(
    ("content", "message"),
    [
        ('{"figure":"tm-two","numb', "line 2 of .*slice is no game, delete it"),
        ("{}", "line 2 of .*slice is no game, delete it: .*figure"),
        (encoded(line(0)).replace("tm-two", "chess"), 'line 2 of .*slice: there is no figure "chess"; right is tm-al'),
    ],
)
def test_a_broken_line_is_named(tmp_path: Path, run: Run, content: str, message: str) -> None:
    path = slice_of(tmp_path / "slice", line(0))
    with path.open("a", encoding="utf-8") as file:
        file.write(content)
    with pytest.raises(SystemExit, match=message):
        run("join", path)


def test_a_file_that_is_not_there_is_named(tmp_path: Path, run: Run) -> None:
    with pytest.raises(SystemExit, match=r"nowhere can't be read: .*No such file"):
        run("join", tmp_path / "nowhere")
    with pytest.raises(SystemExit, match="No such file"):
        run("play", "tm-alone", "--bot", "random", "--out", tmp_path / "nowhere" / "file")


# ---- tables


def test_the_share_of_victories_has_its_interval_and_missing_games_are_named(tmp_path: Path, run: Run) -> None:
    games = [line(number, float(number % 4 == 0)) for number in range(100) if number != 50]
    path = slice_of(tmp_path / "games", *games, line(120, 0.5))
    table = run("join", path)
    assert "| tm-two | mcts | v1 | compiled | 200 | 100 | 25.5 | 25.5% | 18.0% to 34.8% | 1 |" in table
    assert "tm-two by mcts: missing 50, 100 to 119, 121 to 399" in table


def test_means_have_their_intervals(tmp_path: Path, run: Run) -> None:
    games = [line(number, None, "tm-three", points=[80 + number] * 3, rounds=10) for number in range(5)]
    row = "| 82.0 (80.6 to 83.4) | 10.0 (10.0 to 10.0) | 15.0 (15.0 to 15.0) | 35.0 (35.0 to 35.0) |"
    assert f"| tm-three | mcts | v1 | compiled | 200 | 5 {row}" in run("join", slice_of(tmp_path / "games", *games))


def test_one_game_has_a_mean_and_no_interval(tmp_path: Path, run: Run) -> None:
    table = run("join", slice_of(tmp_path / "games", line(0, None, "tm-three")))
    assert "| 95.0 (-inf to inf) |" in table


def test_ninety_nine_of_a_hundred_decisions_are_counted_for_each_game(tmp_path: Path, run: Run) -> None:
    times = [number / 1000 for number in range(1, 501)]
    games = [
        line(0, None, "seconds", times=times),
        line(3, None, "seconds", times=[0.5 + each for each in times], compiled=False),
        line(1, None, "seconds", times=[2.0]),
    ]
    table = run("join", slice_of(tmp_path / "games", *games))
    row = "| 2 | 1,000 | 0.990 | 0.983 to 0.997 | 1.000 |"
    assert f"| seconds | mcts | pocket-mars | v1 | compiled and interpreted | 200 {row}" in table
    assert "| mission-red-planet | v1 | compiled | 200 | 1 | 1 | 2.000 | 2.000 to 2.000 | 2.000 |" in table


def test_iterations_have_their_interval(tmp_path: Path, run: Run) -> None:
    games = [line(number, None, "iterations", rate=1000.0 + 100 * number) for number in range(5)]
    table = run("join", slice_of(tmp_path / "games", *games))
    assert "| iterations | mcts | v1 | compiled | 200 | 5 | 1,200 | 1,061 to 1,339 |" in table


# ---- the sequential test


def test_a_sequential_test_accepts_one_of_two_shares_or_none_yet() -> None:
    shares = Shares(0.5, 0.6)
    for results, accepted, games, ratio in (
        ([1.0] * 16, None, 16, 2.917),
        ([1.0] * 40, 0.6, 17, 3.1),
        ([0.0] * 40, 0.5, 14, -3.124),
        ([], None, 0, 0.0),
    ):
        verdict = sequential_test(results, shares)
        assert (verdict.accepted, verdict.games) == (accepted, games)
        assert verdict.ratio == pytest.approx(ratio, abs=0.001)
    drawn = sequential_test([0.5] * 10, shares)
    assert drawn.ratio == pytest.approx(sequential_test([1.0, 0.0] * 5, shares).ratio)
    assert pytest.approx(2.944, abs=0.001) == BOUND


@pytest.mark.parametrize("text", ["", "50", "60:50", "50:50", "0:50", "50:100", "a:b", "50:60:70"])
def test_shares_that_can_not_be_told_apart_are_refused(text: str) -> None:
    with pytest.raises(ValueError, match=f'"{text}" are no two shares; right would be two percentages'):
        parsed_shares(text)


def test_playing_stops_when_the_question_is_settled(
    tmp_path: Path, run: Run, capsys: pytest.CaptureFixture[str]
) -> None:
    out = tmp_path / "games"
    wishes = ("play", "pm-two", "--bot", "random", "--jobs", 1, "--out", out, "--sequential", "50:90")
    run(*wishes)
    assert [game.result for game in read(out)] == [0.0, 0.0]
    before = out.read_text(encoding="utf-8")
    strength.main([str(wish) for wish in wishes])
    assert out.read_text(encoding="utf-8") == before
    told = "pm-two by random: settled for 50% after 2 games; 50% or 90%, log-likelihood ratio -3.22, bounds -2.94 and"
    assert told in capsys.readouterr().err
    assert told in run("join", out, "--sequential", "50:90")


def test_a_gap_ends_what_a_sequential_test_goes_through(tmp_path: Path, run: Run) -> None:
    path = slice_of(tmp_path / "games", *[line(number) for number in range(5, 40) if number != 12])
    assert "tm-two by mcts: not settled after 7 games; 50% or 60%" in run("join", path, "--sequential", "50:60")


def test_a_sequential_test_begins_with_the_first_game_asked_for(tmp_path: Path, run: Run) -> None:
    out = tmp_path / "games"
    run("play", "pm-two", "--bot", "random", "--jobs", 1, "--out", out, "--first", 1, "--games", 2)
    run("play", "pm-two", "--bot", "random", "--jobs", 1, "--out", out, "--sequential", "50:90")
    assert [game.number for game in read(out)] == [1, 2, 0]


# ---- the command


@pytest.mark.parametrize(
    ("arguments", "message"),
    [
        (("--bot", "chess"), 'there is no bot "chess"'),
        (("--bot", "frozen:chess"), 'there is no frozen bot "chess"'),
        (("--games", "0"), "--games and --jobs must be at least 1"),
        (("--jobs", "0"), "--games and --jobs must be at least 1"),
        (("--first", "6"), "--games and --jobs must be at least 1"),
        (("--first", "-1"), "pm-two has no game -1"),
        (("--first", "999999", "--games", "2"), "pm-two has no game 1000000"),
        (("--sequential", "60:50"), "are no two shares"),
    ],
)
def test_a_wrong_wish_is_refused(tmp_path: Path, run: Run, arguments: tuple[str, ...], message: str) -> None:
    with pytest.raises(SystemExit, match=message):
        run("play", "pm-two", "--out", tmp_path / "games", *arguments)
    assert not (tmp_path / "games").exists()


@pytest.mark.parametrize(
    ("bot", "message"),
    [
        ("greedy", '"greedy" has no net to leave out; right would be governor, commander or mcts:500'),
        ("random", '"random" has no net to leave out'),
        ("frozen:mcts:200", 'there is no bot "frozen:mcts:200"'),
        ("tuned:governor", 'there is no bot "tuned:governor"'),
    ],
)
def test_only_a_bot_with_a_net_can_meet_itself_without_it(tmp_path: Path, run: Run, bot: str, message: str) -> None:
    with pytest.raises(SystemExit, match=message):
        run("play", "net-pm", "--bot", bot, "--out", tmp_path / "games")
    assert not (tmp_path / "games").exists()


def test_only_figures_of_victories_have_a_sequential_test(tmp_path: Path, run: Run) -> None:
    with pytest.raises(SystemExit, match="tm-three counts no victories; --sequential is for figures that do"):
        run("play", "tm-three", "--out", tmp_path / "games", "--sequential", "50:60")


# ---- the version


def test_words_about_the_code_do_not_change_its_version() -> None:
    plain = "class A:\n    def f(self): return 1\n"
    told = '"""A."""\nclass A:  # class\n    """Class."""\n\n    def f(self):\n        "One."\n        return 1\n'
    assert code_alone(told) == code_alone(plain)
    assert code_alone(plain.replace("1", "2")) != code_alone(plain)


def test_the_version_is_a_digest_of_the_code() -> None:
    first, again = code_version(), code_version()
    assert first == again
    assert len(first) == 12
    assert set(first) <= set("0123456789abcdef")
