"""A training: what it plays, what it writes, how it resumes, and what it refuses."""

import os
import shutil
import signal
import threading
from collections.abc import Callable
from dataclasses import replace
from pathlib import Path
from typing import Any

import numpy as np
import pytest

from marsbox.bots.nets import NetFile, shipped_net, unpacked
from marsbox.core import UserError
from marsbox.learn import training as training_module
from marsbox.learn import workers
from marsbox.learn.curves import TOGETHER, Curves, Labels, Line, draw_curves, share_points
from marsbox.learn.files import Folder, checkpoint_from, export_net, fingerprint, first_checkpoint, net_file, read_net
from marsbox.learn.league import Entrant, challengers_of, entrants_of, play_challenges, play_league
from marsbox.learn.learners import Array, NumpyLearner
from marsbox.learn.selfplay import Played, Player, Row, play, sampled
from marsbox.learn.styles import MIXES, GameStyle, Style, first_games, game_style
from marsbox.learn.subjects import SUBJECTS, subject_named
from marsbox.learn.training import Plan, Timer, Training, interruption
from marsbox.learn.workers import Games, Measured, Order, Workers
from tests.learn.conftest import first_player

POCKET_MARS = subject_named("pocket-mars")


def told_nothing(line: Line) -> None:
    """Nobody reads the progress."""


@pytest.fixture
def folder(tmp_path: Path) -> Folder:
    """The folder of a training of Pocket Mars that has just begun."""
    made = Folder(tmp_path / "run", POCKET_MARS)
    made.create()
    learner = NumpyLearner(first_checkpoint(POCKET_MARS, 3).state)
    made.publish(learner.averaged())
    made.keep(learner, 120, 4.5)
    return made


# --- games ----------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("name", SUBJECTS)
def test_every_subject_can_be_played(name: str) -> None:
    subject = subject_named(name)
    players = min(subject.players)
    played = play(first_player(subject), players, 7, first_games(players, np.random.default_rng(1)).seats)
    assert len(played.results) == len(played.ranks) == len(played.rows) == players
    assert all(rows for rows in played.rows)
    inputs, targets = sampled(subject, played, 1.0, np.random.default_rng(1))
    assert 0 < len(inputs) == len(targets) <= subject.rows
    assert (inputs >> 8).max() <= subject.features.size
    assert set(np.unique(targets[:, 0])) <= {share for share, _ in played.results}


def test_targets_are_blended_with_the_opinions_on_the_way() -> None:
    rows = [Row([1 << 8], 0.2, 0.0), Row([2 << 8], 0.6, 0.0)]
    inputs, targets = sampled(POCKET_MARS, Played([(1.0, 0.0)], [1], [rows]), 0.9, np.random.default_rng(1))
    found = {int(row[0]) >> 8: float(target[0]) for row, target in zip(inputs, targets, strict=True)}
    assert found == {3: pytest.approx(1.0), 2: pytest.approx(0.9 * 1.0 + 0.1 * 0.6)}


def test_a_position_with_more_features_than_fit_is_left_out() -> None:
    rows = [Row([1 << 8] * (POCKET_MARS.width + 1), 0.5, 0.0), Row([2 << 8], 0.5, 0.0)]
    inputs, _ = sampled(POCKET_MARS, Played([(1.0, 0.0)], [1], [rows]), 0.9, np.random.default_rng(1))
    assert len(inputs) == 1


def styles(players: int, pool: int) -> list[Style]:
    rng = np.random.default_rng(2)
    nets = [first_player(POCKET_MARS).net for _ in range(pool)]
    games: list[GameStyle] = [game_style(POCKET_MARS, players, list(nets), rng) for _ in range(200)]
    return [style for game in games for style in game.seats]


def test_seats_play_by_hand_with_the_net_and_with_older_ones() -> None:
    seen = styles(2, 3)
    assert {0.0, 0.5, 1.0} < {style.mix for style in seen}
    assert any(style.noise for style in seen)
    assert len({id(style.net) for style in seen if style.net is not None}) == 3
    assert all(style.mix for style in seen if style.net is not None)


def test_there_is_no_pool_before_a_net_is_kept_nor_alone() -> None:
    assert all(style.net is None for style in styles(2, 0) + styles(1, 3))


def test_an_older_net_is_asked_in_its_seat() -> None:
    class Asked:
        def __init__(self) -> None:
            self.times = 0

        def evaluate(self, features: list[int]) -> list[int]:
            self.times += 1
            return [0, 0]

    older, newest = Asked(), first_player(POCKET_MARS)
    play(newest, 2, 3, [Style(0.5, net=older), Style(0.0)], record=False)
    assert older.times


# --- the folder -----------------------------------------------------------------------------------------------------


def test_a_checkpoint_is_read_as_it_was(folder: Folder) -> None:
    found = folder.checkpoint()
    assert found is not None
    assert (found.steps, found.games, found.seconds) == (0, 120, 4.5)
    for ours, theirs in zip(found.state, first_checkpoint(POCKET_MARS, 3).state, strict=True):
        np.testing.assert_array_equal(ours, theirs)
    assert not list(folder.path.glob("*.new"))


def save_as_before(folder: Path, state: list[Array]) -> None:
    """A checkpoint as it was before it named its subject."""
    arrays: dict[str, Any] = {f"a{at}": array for at, array in enumerate(state)}
    np.savez(folder / "checkpoint.npz", steps=np.array(9), games=np.array(80), **arrays)


def test_a_checkpoint_without_a_subject_is_read(tmp_path: Path) -> None:
    save_as_before(tmp_path, first_checkpoint(POCKET_MARS, 3).state)
    found = Folder(tmp_path, POCKET_MARS).checkpoint()
    assert found is not None
    assert (found.steps, found.games, found.seconds) == (9, 80, 0.0)


def test_an_empty_folder_has_no_checkpoint(tmp_path: Path) -> None:
    assert Folder(tmp_path, POCKET_MARS).checkpoint() is None


def code_of(action: Callable[[], object]) -> str:
    with pytest.raises(UserError) as error:
        action()
    return error.value.code


def test_a_folder_of_another_subject_is_refused(folder: Folder) -> None:
    assert code_of(Folder(folder.path, subject_named("terraforming-mars")).checkpoint) == "other_subject"


def test_a_folder_with_other_sizes_is_refused(tmp_path: Path) -> None:
    save_as_before(tmp_path, [np.zeros((2, 2), np.float32)] * 24)
    assert code_of(Folder(tmp_path, POCKET_MARS).checkpoint) == "other_sizes"


@pytest.mark.parametrize("content", [b"", b"not a checkpoint", b"PK\x03\x04 half of one"])
def test_a_damaged_checkpoint_is_refused(tmp_path: Path, content: bytes) -> None:
    (tmp_path / "checkpoint.npz").write_bytes(content)
    assert code_of(Folder(tmp_path, POCKET_MARS).checkpoint) == "checkpoint_unreadable"


def test_a_checkpoint_cut_short_is_refused(folder: Folder) -> None:
    file = folder.path / "checkpoint.npz"
    file.write_bytes(file.read_bytes()[:-500])
    assert code_of(folder.checkpoint) == "checkpoint_unreadable"


def test_a_folder_that_can_not_be_made_is_refused() -> None:
    assert code_of(Folder(Path("/dev/null/run"), POCKET_MARS).create) == "training_unwritable"


def test_a_folder_that_is_gone_is_told(folder: Folder) -> None:
    learner = NumpyLearner(first_checkpoint(POCKET_MARS, 3).state)
    shutil.rmtree(folder.path)
    assert code_of(lambda: folder.keep(learner, 1, 1.0)) == "training_unwritable"
    assert code_of(lambda: folder.publish(learner.averaged())) == "training_unwritable"
    assert code_of(lambda: folder.snapshot(learner.averaged(), 1)) == "training_unwritable"


def test_a_damaged_net_of_the_folder_is_refused(folder: Folder) -> None:
    folder.current.write_bytes(b"nothing")
    assert code_of(lambda: read_net(folder.current)) == "net_damaged"


def test_an_exported_net_is_that_of_the_checkpoint(folder: Folder, tmp_path: Path) -> None:
    file = tmp_path / "mine.net"
    assert export_net(folder, file, 0.25) == file.stat().st_size
    net, current = unpacked(file.read_bytes()), read_net(folder.current)
    assert (net.mix, net.sizes) == (0.25, POCKET_MARS.sizes)
    assert (net.weights, net.biases) == (current.weights, current.biases)
    assert net.fits(POCKET_MARS.game, POCKET_MARS.features)
    assert code_of(lambda: export_net(folder, file, 0.25)) == "file_exists"


def test_what_can_not_be_exported_is_refused(folder: Folder, tmp_path: Path) -> None:
    nothing = Folder(tmp_path / "nothing", POCKET_MARS)
    assert code_of(lambda: export_net(nothing, tmp_path / "mine.net", 0.5)) == "no_checkpoint"
    assert code_of(lambda: export_net(folder, tmp_path / "no" / "mine.net", 0.5)) == "net_unwritable"


# --- the start ------------------------------------------------------------------------------------------------------


def test_a_training_starts_from_a_net(tmp_path: Path) -> None:
    net = shipped_net("pocket-mars")
    assert net is not None
    start = tmp_path / "start.net"
    start.write_bytes(net.packed())
    training = Training(Plan("pocket-mars", tmp_path / "run", 1.0, 1, 5, start=start), told_nothing)
    assert (training.resumed, training.games, training.learner.steps) == (False, 0, 0)
    training.folder.create()
    training.folder.publish(training.learner.averaged())
    same = read_net(training.folder.current)
    assert (same.weights, same.biases) == (net.weights, net.biases)


class Stop(Exception):
    """Enough was seen."""


@pytest.mark.parametrize("started", [True, False])
def test_a_net_to_start_from_plays_at_once(
    folder: Folder, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, started: bool
) -> None:
    def watch(order: Order, jobs: int, *, learned: bool) -> Workers:
        assert learned == started
        raise Stop

    monkeypatch.setattr(training_module, "Workers", watch)
    plan = Plan("pocket-mars", tmp_path / "new", 1.0, 1, 5, start=folder.current if started else None)
    with pytest.raises(Stop):
        Training(plan, told_nothing).run()


def test_a_start_is_refused_where_a_training_has_begun(folder: Folder) -> None:
    plan = Plan("pocket-mars", folder.path, 1.0, 1, 5, start=folder.current)
    assert code_of(lambda: Training(plan, told_nothing)) == "training_begun"


def changed(net: NetFile, difference: str) -> NetFile:
    """A net that differs in one thing from what it has to be."""
    if difference == "components":
        return NetFile("others", net.features, net.sizes, net.mix, net.weights, net.biases)
    if difference == "features":
        return NetFile(net.components, "others", net.sizes, net.mix, net.weights, net.biases)
    return NetFile(net.components, net.features, (1, 1, 1, 2), net.mix, bytes(2 * 4), bytes(4 * 4))


@pytest.mark.parametrize("difference", ["components", "features", "sizes"])
def test_a_start_from_a_net_that_does_not_fit_is_refused(folder: Folder, tmp_path: Path, difference: str) -> None:
    other = tmp_path / "other.net"
    other.write_bytes(changed(read_net(folder.current), difference).packed())
    with pytest.raises(UserError) as error:
        checkpoint_from(POCKET_MARS, other)
    assert (error.value.code, error.value.facts["difference"]) == ("net_of_another", difference)


@pytest.mark.parametrize(
    ("name", "code"), [("other.net", "net_damaged"), ("missing.net", "net_unreadable"), (".", "net_unreadable")]
)
def test_a_start_from_what_is_no_net_is_refused(tmp_path: Path, name: str, code: str) -> None:
    (tmp_path / "other.net").write_bytes(b"nothing")
    assert code_of(lambda: checkpoint_from(POCKET_MARS, tmp_path / name)) == code


# --- curves ---------------------------------------------------------------------------------------------------------

LABELS = Labels("Games", "Loss", "new", "held out", "Won", lambda players, mix: f"{players}: {mix}")


def test_lines_are_read_as_they_were_written(tmp_path: Path) -> None:
    curves = Curves(tmp_path, POCKET_MARS)
    assert curves.lines() == []
    curves.add(Line(15.0, 100, 20, (0.5, 0.25, 0.0), None, {(2, 0.5): (7.5, 12)}))
    Curves(tmp_path, POCKET_MARS).add(Line(30.0, 200, 40, None, (0.625, 0.5, 0.0)))
    first, second = curves.lines()
    assert (first.seconds, first.games, first.steps) == (15.0, 100, 20)
    assert (first.fresh, first.held_out) == ((0.5, 0.25, 0.0), None)
    assert first.shares[2, 0.5] == (7.5, 12)
    assert (second.fresh, second.held_out) == (None, (0.625, 0.5, 0.0))
    assert len((tmp_path / "curves.csv").read_text(encoding="utf-8").splitlines()) == 3


def test_a_point_of_a_curve_has_enough_games() -> None:
    lines = [Line(15.0 * at, 100 * at, at, shares={(2, 0.5): (10.0, TOGETHER // 2)}) for at in range(1, 6)]
    assert share_points(lines, (2, 0.5)) == [(200, 20 / TOGETHER), (400, 20 / TOGETHER)]


@pytest.mark.parametrize("number", [0, 12])
def test_curves_are_drawn(tmp_path: Path, number: int) -> None:
    lines = [Line(15.0, 100 * at, 1, (0.5, 0.1, 0.0), (0.6, 0.1, 0.0), {(2, 0.5): (9.0, 12)}) for at in range(number)]
    assert draw_curves(tmp_path / "curves.svg", lines, LABELS)
    drawn = (tmp_path / "curves.svg").read_text(encoding="utf-8")
    assert "held out" in drawn
    assert ("2: 0.5" in drawn) == bool(number)


# --- the league -----------------------------------------------------------------------------------------------------


def test_the_league_has_the_net_older_ones_and_the_hand_written_evaluation(folder: Folder) -> None:
    averaged = NumpyLearner(first_checkpoint(POCKET_MARS, 3).state).averaged()
    assert [(one.mix, one.games) for one in entrants_of(folder)] == [(0.0, None), (0.5, None), (1.0, None)]
    for games in range(4000, 28000, 4000):
        folder.snapshot(averaged, games)
    assert [one.games for one in entrants_of(folder)] == [None, 4000, 12000, 20000, None, None]


@pytest.mark.parametrize(("name", "players", "games"), [("pocket-mars", 2, 4), ("terraforming-mars-alone", 1, 1)])
def test_entrants_meet_over_the_same_deals(tmp_path: Path, name: str, players: int, games: int) -> None:
    subject = subject_named(name)
    folder = Folder(tmp_path, subject)
    folder.create()
    folder.publish(NumpyLearner(first_checkpoint(subject, 3).state).averaged())
    entrants = [Entrant(0.0), Entrant(0.01, folder.current), Entrant(0.02, folder.current)]
    standings = play_league(subject, players, entrants, 1, 5, 1)
    assert {one.entrant for one in standings} == set(entrants)
    assert all(one.games == games for one in standings)
    assert [one.rating for one in standings] == sorted((one.rating for one in standings), reverse=True)
    assert all(0 <= one.won <= 1 and one.deviation > 0 for one in standings)
    again = play_league(subject, players, entrants, 1, 5, 2)  # in another process
    assert [(one.entrant, one.rating) for one in again] == [(one.entrant, one.rating) for one in standings]


def test_challengers_meet_the_frozen_net_from_every_seat(folder: Folder) -> None:
    challengers = challengers_of(folder)
    assert [(one.mix, one.net) for one in challengers] == [(0.0, None), (0.5, folder.current), (1.0, folder.current)]
    frozen = Entrant(0.5, folder.current)
    responses = play_challenges(POCKET_MARS, 2, frozen, challengers[:2], 2, 5, 1)
    assert [(one.entrant, one.games) for one in responses] == [(challengers[0], 4), (challengers[1], 4)]
    assert responses[1].won == 0.5  # against itself
    assert all(low < one.won < high for one in responses[1:] for low, high in [one.interval])
    assert play_challenges(POCKET_MARS, 2, frozen, challengers[:2], 2, 5, 2) == responses  # in other processes


# --- a best response ------------------------------------------------------------------------------------------------

MIX = 0.25


@pytest.fixture
def frozen(tmp_path: Path) -> Path:
    """A net to be trained against."""
    averaged = NumpyLearner(first_checkpoint(POCKET_MARS, 9).state).averaged()
    file = tmp_path / "frozen.net"
    file.write_bytes(net_file(POCKET_MARS, averaged, MIX).packed())
    return file


def responding(folder: Folder, frozen: Path) -> workers._Worker:
    worker = workers._Worker(Order("pocket-mars", folder.path, 0, (5,), frozen), 0)
    worker.load_nets()
    return worker


@pytest.mark.parametrize("learned", [True, False])
def test_one_seat_is_the_learners_and_rows_are_its_own(
    folder: Folder, frozen: Path, monkeypatch: pytest.MonkeyPatch, learned: bool
) -> None:
    worker = responding(folder, frozen)
    seen: set[tuple[int, int]] = set()

    def watch(player: Player, players: int, seed: int, seats: list[Style], *, richer: bool) -> Played:
        own = [seat for seat, style in enumerate(seats) if style is not worker.frozen]
        assert len(own) == 1
        assert seats[own[0]].net is None
        assert all(style.mix == MIX and style.net is not None for style in seats if style is worker.frozen)
        seen.add((players, own[0]))
        rows = [[Row([seat << 8], 0.5, 0.0)] for seat in range(players)]
        return Played([(float(seat == own[0]), 0.0) for seat in range(players)], [1] * players, rows)

    monkeypatch.setattr(workers, "play", watch)
    for seed in range(200):
        players = int(worker.rng.choice(worker.counts))
        _, targets = worker._rows_of(players, seed, learned=learned)
        assert targets[:, 0].tolist() == [1.0]
    assert seen == {(players, seat) for players in (2, 3, 4) for seat in range(players)}


def test_a_best_response_knows_no_pool(folder: Folder, frozen: Path) -> None:
    folder.snapshot(NumpyLearner(first_checkpoint(POCKET_MARS, 3).state).averaged(), 4000)
    assert responding(folder, frozen).pool == {}


def test_a_best_response_is_measured_against_the_frozen_net(
    folder: Folder, frozen: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    worker = responding(folder, frozen)
    seats: list[Style] = []

    def watch(player: Player, players: int, seed: int, styles: list[Style], *, record: bool) -> Played:
        seats.extend(styles)
        return play(player, players, seed, styles, record=record)

    monkeypatch.setattr(workers, "play", watch)
    measured = worker._measured(2, 3)
    assert [style.mix for style in seats if style is not worker.frozen] == [measured.mix]
    assert sum(style is worker.frozen for style in seats) == 1
    assert measured.won in (0.0, 0.5, 1.0)


def test_a_training_remembers_whom_it_is_against(frozen: Path, tmp_path: Path) -> None:
    plan = Plan("pocket-mars", tmp_path / "run", 0.5, 1, 5, batch=16, start=frozen, against=frozen)
    trained = Training(plan, told_nothing).run()
    kept = Folder(plan.folder, POCKET_MARS)
    found = kept.checkpoint()
    assert found is not None
    assert found.against == fingerprint(read_net(frozen))
    assert fingerprint(read_net(kept.against)) == found.against

    assert code_of(lambda: Training(plan, told_nothing)) == "training_begun"
    assert (
        code_of(lambda: Training(replace(plan, start=None, against=None), told_nothing)) == "training_against_another"
    )
    other = replace(plan, start=None, against=kept.current)
    assert code_of(lambda: Training(other, told_nothing)) == "training_against_another"
    for same in (frozen, kept.against):
        again = Training(replace(plan, start=None, against=same), told_nothing)
        assert (again.resumed, again.games) == (True, trained.games)


def test_a_net_with_another_mix_is_another_opponent(frozen: Path, tmp_path: Path) -> None:
    net = read_net(frozen)
    changed_mix = NetFile(net.components, net.features, net.sizes, 2 * MIX, net.weights, net.biases)
    assert fingerprint(changed_mix) != fingerprint(net)


def test_self_play_does_not_go_on_against_a_net(folder: Folder, frozen: Path) -> None:
    plan = Plan("pocket-mars", folder.path, 1.0, 1, 5, against=frozen)
    assert code_of(lambda: Training(plan, told_nothing)) == "training_of_self_play"


def test_a_net_that_does_not_fit_can_not_be_trained_against(frozen: Path, tmp_path: Path) -> None:
    plan = Plan("mission-red-planet", tmp_path / "run", 1.0, 1, 5, against=frozen)
    assert code_of(lambda: Training(plan, told_nothing)) == "net_of_another"
    missing = replace(plan, against=tmp_path / "missing.net")
    assert code_of(lambda: Training(missing, told_nothing)) == "net_unreadable"


# --- the loop -------------------------------------------------------------------------------------------------------


def test_a_training_learns_keeps_and_resumes(tmp_path: Path) -> None:
    lines: list[Line] = []
    plan = Plan(
        "pocket-mars",
        tmp_path / "run",
        2.0,
        1,
        5,
        batch=16,
        players=1,  # the shortest games
        publish_every=0.5,
        line_every=1.0,
        keep_every=1.0,
        snapshot_games=4,
    )
    training = Training(plan, lines.append)
    assert not training.resumed
    first = training.run()
    assert first.games > 0
    assert first.steps > 0
    assert first.seconds == pytest.approx(2.0)
    assert not first.interrupted
    assert lines
    assert training.folder.snapshots()
    again = Training(plan, lines.append)
    assert again.resumed
    assert (again.games, again.learner.steps) == (first.games, first.steps)
    second = again.run()
    assert second.games > first.games
    assert second.steps > first.steps
    assert second.seconds == pytest.approx(4.0)
    written = again.curves.lines()
    assert len(written) == len(lines)
    assert [line.games for line in written] == sorted(line.games for line in written)


def test_a_training_that_is_interrupted_keeps_what_it_has(tmp_path: Path) -> None:
    told: list[Line] = []

    def interrupt(line: Line) -> None:
        told.append(line)
        if len(told) == 1:
            os.kill(os.getpid(), signal.SIGINT)

    plan = Plan("pocket-mars", tmp_path / "run", 600.0, 1, 5, batch=16, line_every=0.5)
    trained = Training(plan, interrupt).run()
    assert trained.interrupted
    found = Folder(plan.folder, POCKET_MARS).checkpoint()
    assert found is not None
    assert (found.games, found.steps) == (trained.games, trained.steps)


def press_and_wait() -> None:
    os.kill(os.getpid(), signal.SIGINT)
    threading.Event().wait(5)


def test_a_second_interruption_is_not_held_back() -> None:
    with interruption() as asked:
        os.kill(os.getpid(), signal.SIGINT)
        assert asked.wait(5)
        with pytest.raises(KeyboardInterrupt):
            press_and_wait()


def test_interruptions_outside_the_main_thread_are_left_alone() -> None:
    found: list[bool] = []

    def enter() -> None:
        with interruption() as asked:
            found.append(asked.is_set())

    thread = threading.Thread(target=enter)
    thread.start()
    thread.join()
    assert found == [False]


def test_workers_that_end_by_themselves_are_noticed(tmp_path: Path) -> None:
    started = Workers(Order("pocket-mars", tmp_path / "nowhere", 0, (5,)), 1, learned=False)
    try:
        for process in started._processes:
            process.join()
        assert code_of(started.check) == "training_workers_lost"
    finally:
        started.close()


def worker_of(folder: Folder) -> workers._Worker:
    worker = workers._Worker(Order("pocket-mars", folder.path, 1, (5,)), 0)
    worker.load_nets()
    return worker


@pytest.mark.parametrize("held_out", [True, False])
def test_held_out_games_are_told_apart(folder: Folder, monkeypatch: pytest.MonkeyPatch, held_out: bool) -> None:
    monkeypatch.setattr(workers, "SENT_TOGETHER", 1)
    monkeypatch.setattr(workers, "is_held_out", lambda seed: held_out)
    (found,) = worker_of(folder).play(learned=False)
    assert isinstance(found, Games)
    assert (found.number, found.held_out) == (1, held_out)


def test_a_game_that_measures_has_no_rows(folder: Folder, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(workers, "MEASURING", 1.0)
    (found,) = worker_of(folder).play(learned=True)
    assert isinstance(found, Measured)
    assert found.players == 1
    assert found.mix in MIXES
    assert found.won in (0.0, 1.0)


def test_workers_know_the_pool(folder: Folder) -> None:
    averaged = NumpyLearner(first_checkpoint(POCKET_MARS, 3).state).averaged()
    for games in range(1, workers.POOL + 3):
        folder.snapshot(averaged, games)
    worker = worker_of(folder)
    assert list(worker.pool) == folder.snapshots()[2:]
    kept = list(worker.pool.values())
    worker.load_nets()
    assert all(before is after for before, after in zip(kept, worker.pool.values(), strict=True))


def test_held_out_games_are_never_learned_from(tmp_path: Path) -> None:
    training = Training(Plan("pocket-mars", tmp_path, 1.0, 1, 5, batch=1), told_nothing)
    rows = np.ones((8, POCKET_MARS.width), np.int32), np.ones((8, 4), np.float32)
    training._take([Games(1, *rows, held_out=True)])
    training._step(0.1)
    assert (training.games, training.learner.steps, training.replay.learned.size) == (1, 0, 0)
    assert training.replay.held_out.size == 8
    training._take([Games(1, *rows, held_out=False)])
    training._step(0.1)
    assert training.learner.steps > 0


def test_a_timer_is_due_once_for_each_span() -> None:
    assert not Timer(60.0).due()
    timer = Timer(0.0)
    assert timer.due()
