"""Results on disk: complete, readable by others, the same however they came about; reports in both languages."""

import csv
import gc
import json
import tracemalloc
from collections.abc import Iterator
from pathlib import Path

import polars
import pytest

from marsbox.games import GAME_IDS, load_game
from marsbox.lab import Engine, LabError, Output, Running, simulate, tournament
from marsbox.lab.facts import lab_part
from marsbox.lab.playing import GameResult, play_game
from marsbox.lab.results import Folder
from marsbox.lab.running import Engine as RunningEngine
from marsbox.lab.sentences import has_sentence, sentence
from marsbox.lab.simulation import Progress, simulation_plan
from marsbox.text import LANGUAGES, words
from tests.lab.test_failures import own


def kept(folder: Path, form: str = "parquet", *, resume: bool = False, language: str = "en") -> Running:
    return Running(Engine(jobs=1), output=Output(folder, form, resume, language))


@pytest.mark.parametrize(("game", "players"), [("pocket-mars", 2), ("mission-red-planet", 3), ("terraforming-mars", 2)])
def test_every_seat_of_every_game_is_a_row(tmp_path: Path, game: str, players: int) -> None:
    result = simulate(game, ["random"] * players, 4, seed=7, running=kept(tmp_path / "run"))
    table = polars.read_parquet(tmp_path / "run" / "games.parquet")
    assert table["game"].to_list() == [number for number in range(4) for _ in range(players)]
    assert table["seat"].to_list() == list(range(players)) * 4
    sources = [name for name in table.columns if name.startswith("points_")]
    assert len(sources) == len(lab_part(load_game(game)).sources)
    assert table.select(polars.sum_horizontal(sources)).to_series().to_list() == table["score"].to_list()
    assert table.filter(polars.col("seat") == 0)["won"].sum() == result.bots[0].wins
    assert min(table["rounds"].to_list()) > 1
    uses = [use for use in lab_part(load_game(game)).uses if not use.single]
    assert all(table[use.name].list.len().sum() > 0 for use in uses)


def test_what_is_played_and_bought_in_terraforming_mars_is_told_by_events(tmp_path: Path) -> None:
    simulate("terraforming-mars", ["random"] * 2, 3, seed=7, running=kept(tmp_path / "run"))
    table = polars.read_parquet(tmp_path / "run" / "games.parquet")
    corporations = {card["id"] for card in words(load_game("terraforming-mars"), "en").components()["corporations"]}
    assert set(table["corporation"]) <= corporations
    for row in table.iter_rows(named=True):
        assert row["bought"]
        assert len(set(row["bought"])) == len(row["bought"])


def test_csv_and_parquet_tell_the_same(tmp_path: Path) -> None:
    for form in ("csv", "parquet"):
        simulate("pocket-mars", ["random", own("First")], 5, seed=7, running=kept(tmp_path / form, form=form))
    columns = polars.read_parquet(tmp_path / "parquet" / "games.parquet")
    with (tmp_path / "csv" / "games.csv").open(encoding="utf-8", newline="") as stream:
        rows = list(csv.DictReader(stream))
    assert list(rows[0]) == columns.columns
    assert [row["seed"] for row in rows] == columns["seed"].to_list()
    assert [row["played"].split() for row in rows] == columns["played"].to_list()
    assert [row["won"] for row in rows] == [str(int(won)) for won in columns["won"]]


def contents(folder: Path) -> dict[str, bytes]:
    return {str(file.relative_to(folder)): file.read_bytes() for file in folder.rglob("*") if file.is_file()}


class Stopped(Exception):
    """Somebody pulled the plug."""


def stop_after(games: int) -> Progress:
    def progress(done: int) -> None:
        if done >= games:
            raise Stopped

    return progress


@pytest.mark.parametrize("form", ["csv", "parquet"])
def test_a_run_that_was_stopped_goes_on_as_if_nothing_had_happened(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, form: str
) -> None:
    monkeypatch.setattr("marsbox.lab.simulation.PROGRESS_SECONDS", -1.0)
    monkeypatch.setattr("marsbox.lab.results.PARTS", 4)
    bots = ["random", own("First"), own("StateChanger")]
    tournament("pocket-mars", bots, 3, seed=7, running=kept(tmp_path / "whole", form=form))
    output = Output(tmp_path / "halves", form)
    with pytest.raises(Stopped):
        tournament("pocket-mars", bots, 3, seed=7, running=Running(output=output, progress=stop_after(10)))
    parts = sorted(path.name for path in (tmp_path / "halves" / "parts").iterdir())
    assert parts == [f"{0:012}.{form}", f"{4:012}.{form}"]
    again = Running(Engine(jobs=2), output=Output(output.folder, form, resume=True))
    result = tournament("pocket-mars", bots, 3, seed=7, running=again)
    assert (result.games, result.played) == (18, 10)
    assert contents(tmp_path / "halves") == contents(tmp_path / "whole")
    assert tournament("pocket-mars", bots, 3, seed=7, running=again).played == 0
    assert contents(tmp_path / "halves") == contents(tmp_path / "whole")


def test_another_run_is_not_mixed_in(tmp_path: Path) -> None:
    folder = tmp_path / "run"
    simulate("pocket-mars", ["random", "random"], 2, seed=7, running=kept(folder))
    before = contents(folder)
    with pytest.raises(LabError, match="is not empty"):
        simulate("pocket-mars", ["random", "random"], 2, seed=7, running=kept(folder))
    with pytest.raises(LabError, match="seed was 7 and is now 8"):
        simulate("pocket-mars", ["random", "random"], 2, seed=8, running=kept(folder, resume=True))
    with pytest.raises(LabError, match="format was parquet and is now csv"):
        simulate("pocket-mars", ["random", "random"], 2, seed=7, running=kept(folder, resume=True, form="csv"))
    assert contents(folder) == before
    with pytest.raises(LabError, match="contains no run"):
        simulate("pocket-mars", ["random"], 2, seed=7, running=kept(tmp_path / "new", resume=True))


def test_a_run_is_not_continued_with_another_version_of_a_bot(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    simulate("pocket-mars", ["random", "random"], 2, seed=1, running=kept(tmp_path / "run"))
    monkeypatch.setattr("marsbox.lab.entrants.rating_key", lambda name: f"{name}@99")
    with pytest.raises(LabError, match="bots was"):
        simulate("pocket-mars", ["random", "random"], 2, seed=1, running=kept(tmp_path / "run", resume=True))


def test_a_changed_bot_is_another_run(tmp_path: Path) -> None:
    file = tmp_path / "mine.py"
    text = "from marsbox.bots import Bot\nclass Mine(Bot):\n    def choose(self, s, d):\n        return d.options[{}]\n"
    file.write_text(text.format(0))
    simulate("pocket-mars", [f"{file}:Mine"], 2, seed=7, running=kept(tmp_path / "run"))
    file.write_text(text.format(-1))
    with pytest.raises(LabError, match="bots was"):
        simulate("pocket-mars", [f"{file}:Mine"], 2, seed=7, running=kept(tmp_path / "run", resume=True))


def test_what_can_not_be_written_is_said_at_once(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def play(plan: object, engine: RunningEngine, begin: int) -> Iterator[GameResult]:
        raise AssertionError("nothing is played")

    monkeypatch.setattr("marsbox.lab.simulation.played", play)
    (tmp_path / "file").write_text("")
    for folder in (tmp_path / "file", tmp_path / "file" / "run"):
        with pytest.raises(LabError, match="can’t be written to"):
            simulate("pocket-mars", ["random"], 2, seed=7, running=kept(folder))
    with pytest.raises(LabError, match="as “xlsx”; the formats are parquet, csv"):
        simulate("pocket-mars", ["random"], 2, seed=7, running=kept(tmp_path / "run", form="xlsx"))


def test_memory_does_not_grow_with_the_games(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("marsbox.lab.results.LARGEST_PART", 50)
    plan = simulation_plan("pocket-mars", ["random", "random"], 100_000, seed=7)
    game = plan.load_game()
    line, _ = play_game(game, plan, 0)
    folder = Folder(plan, lab_part(game), tmp_path / "run", "csv")
    folder.begin()
    tracemalloc.start()
    try:
        sizes = []
        for number in range(3000):
            folder.add(line._replace(number=number))
            if number in (999, 2999):
                gc.collect()
                sizes.append(tracemalloc.get_traced_memory()[0])
    finally:
        tracemalloc.stop()
    assert sizes[1] < sizes[0] + 20_000  # a row alone is larger than the ten bytes for each game


# ---- reports


@pytest.mark.parametrize(("game", "players"), [("pocket-mars", 2), ("mission-red-planet", 3), ("terraforming-mars", 2)])
@pytest.mark.parametrize("language", LANGUAGES)
def test_a_report_tells_of_seats_lengths_sources_and_cards(
    tmp_path: Path, game: str, players: int, language: str
) -> None:
    simulate(game, ["random"] * players, 3, seed=7, running=kept(tmp_path / "run", language=language))
    report = (tmp_path / "run" / "report.md").read_text(encoding="utf-8")
    game_part = lab_part(load_game(game))
    for code in ("bots", "by_seat", "lengths", "sources", *(f"by_{use.name}_{game}" for use in game_part.uses)):
        assert f"## {sentence(language, code)}" in report
    plots = {line.partition("](")[2].rstrip(")") for line in report.splitlines() if line.startswith("![")}
    assert len(plots) == 4 + len(game_part.uses)
    for plot in plots:
        assert (tmp_path / "run" / plot).read_text(encoding="utf-8").rstrip().endswith("</svg>")


def test_the_report_of_a_tournament_tells_ratings_meetings_and_failures(tmp_path: Path) -> None:
    running = Running(on_error="count", output=Output(tmp_path / "run"))
    tournament("pocket-mars", [own("Raising"), "random", own("First")], 2, seed=7, running=running)
    report = (tmp_path / "run" / "report.md").read_text(encoding="utf-8")
    for part in ("# Tournament of Pocket Mars", "Rating, 95% interval", "## Head to head", "KeyError", "--only"):
        assert part in report


@pytest.mark.parametrize("package", ["matplotlib", "polars"])
def test_a_missing_package_is_named_with_what_to_install(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, package: str
) -> None:
    monkeypatch.setitem(__import__("sys").modules, package, None)
    with pytest.raises(LabError, match=rf'(?i){package} is needed .* pip install "marsbox\[lab\]"'):
        simulate("pocket-mars", ["random"], 2, seed=7, running=kept(tmp_path / "run"))
    assert simulate("pocket-mars", ["random"], 2, seed=7).games == 2


# ---- the parts of games


@pytest.mark.parametrize("game_id", GAME_IDS)
def test_every_game_says_how_its_events_are_read(game_id: str) -> None:
    game = load_game(game_id)
    game_part = lab_part(game)
    for language in LANGUAGES:
        voice = words(game, language)._voice
        assert set(game_part.sources) == set(voice.speaker.names("score_category"))
        assert has_sentence(language, f"rounds_{game_id}")
    assert {field.event for use in game_part.uses for field in use.fields} | {game_part.rounds} <= set(game.event_kinds)


def test_the_plan_is_kept_beside_the_results(tmp_path: Path) -> None:
    simulate("pocket-mars", ["random"], 2, seed=7, running=kept(tmp_path / "run"))
    plan = json.loads((tmp_path / "run" / "plan.json").read_text(encoding="utf-8"))
    assert (plan["game"], plan["games"], plan["seed"]) == ("pocket-mars", 2, "7")
