"""`marsbox train`: a short run, its progress, its files, and a run that goes on where the first left off."""

import os
import re
import signal
import threading
from pathlib import Path

import pytest

from marsbox.bots.nets import shipped_net, unpacked
from marsbox.learn.training import Training
from marsbox.learn.workers import Workers
from tests.cli.conftest import Command

SHORT = ("--minutes", "0.03", "--jobs", "1", "--batch", "16", "--players", "1", "--seed", "4", "--folder", "run")


def test_a_net_is_trained_resumed_and_exported(marsbox: Command) -> None:
    first = marsbox("train", "pocket-mars", *SHORT, "--deals", "1")
    assert (first.status, first.err) == (0, "")
    games, steps = counted(first.out)
    assert games > 0
    assert re.search(r"^hand-written evaluation +\d", first.out, re.MULTILINE)
    assert "net, mix 1.0" in first.out
    assert {file.name for file in Path("run").iterdir()} == {
        "checkpoint.npz",
        "current.net",
        "curves.csv",
        "curves.svg",
        "snapshots",
    }

    second = marsbox("train", "pocket-mars", *SHORT, "--deals", "0", "--lang", "fr")
    assert (second.status, second.err) == (0, "")
    assert f"Reprise après {games} parties et {steps} pas" in second.out
    assert "évaluation écrite" not in second.out
    lines = Path("run", "curves.csv").read_text(encoding="utf-8").splitlines()
    assert len(lines) == 3
    assert int(lines[2].split(",")[1]) > int(lines[1].split(",")[1]) == games

    export = marsbox("train", "pocket-mars", "--folder", "run", "--export", "mine.net", "--mix", "0.75")
    assert (export.status, export.err) == (0, "")
    assert re.fullmatch(r"mine\.net: \d+ kB\.\n", export.out)
    assert unpacked(Path("mine.net").read_bytes()).mix == 0.75

    started = marsbox("train", "pocket-mars", *SHORT[:-1], "other", "--start", "mine.net", "--deals", "0")
    assert (started.status, started.err) == (0, "")
    again = marsbox("train", "pocket-mars", *SHORT, "--start", "mine.net")
    assert (again.status, again.out) == (2, "")
    assert again.err.startswith("run already contains a training")
    unfit = marsbox("train", "mission-red-planet", "--start", "mine.net")
    assert unfit.status == 2
    assert "mine.net can’t be used for mission-red-planet: it was trained with other components" in unfit.err

    other = marsbox("train", "mission-red-planet", "--folder", "run")
    assert other.status == 2
    assert "a training of pocket-mars, not of mission-red-planet" in other.err


def counted(out: str) -> tuple[int, int]:
    """The games and steps that a run says it has."""
    found = re.search(r"^Trained with (\d+) games and (\d+) steps in [\d.]+ min; everything is in run\.$", out, re.M)
    assert found is not None, out
    return int(found[1]), int(found[2])


def test_ctrl_c_ends_with_a_checkpoint_and_without_a_league(marsbox: Command, monkeypatch: pytest.MonkeyPatch) -> None:
    def press(self: Training, workers: Workers, interrupted: threading.Event) -> float:
        os.kill(os.getpid(), signal.SIGINT)
        assert interrupted.wait(10)
        return 0.0

    monkeypatch.setattr(Training, "_learn", press)
    run = marsbox("train", "pocket-mars", *SHORT)
    assert (run.status, run.err) == (130, "")
    assert "Trained with 0 games" in run.out
    assert "hand-written" not in run.out
    assert Path("run", "checkpoint.npz").exists()


@pytest.mark.parametrize(
    ("language", "told"),
    [("en", "is no net of Marsbox"), ("fr", "n’est pas un réseau de Marsbox"), ("de", "ist kein Netz von Marsbox")],
)
def test_a_file_that_is_no_net_is_refused_in_the_readers_language(marsbox: Command, language: str, told: str) -> None:
    net = shipped_net("pocket-mars")
    assert net is not None
    for content in (b"anything", net.packed()[:-100]):
        Path("box.net").write_bytes(content)
        run = marsbox("train", "pocket-mars", "--against", "box.net", "--folder", "run", "--lang", language)
        assert (run.status, run.out) == (2, "")
        assert f"box.net {told}" in run.err
        assert "can't" not in run.err


def test_a_best_response_tells_how_much_it_wins(marsbox: Command) -> None:
    net = shipped_net("pocket-mars")
    assert net is not None
    Path("box.net").write_bytes(net.packed())
    short = ("--minutes", "0.03", "--jobs", "1", "--batch", "16", "--players", "2", "--seed", "4", "--folder", "run")
    run = marsbox("train", "pocket-mars", *short, "--start", "box.net", "--against", "box.net", "--deals", "1")
    assert (run.status, run.err) == (0, "")
    assert "\nAgainst box.net (mix 0.50) with 2 players; equal players would win 50.0% each:\n" in run.out
    for name in ("hand-written evaluation", "net, mix 0.5", "net, mix 1.0"):
        assert re.search(rf"^{name} +\d+\.\d% +\d+\.\d% – \d+\.\d% +2$", run.out, re.MULTILINE)
    assert unpacked(Path("run", "against.net").read_bytes()).mix == net.mix
    assert "Won against the frozen net" in Path("run", "curves.svg").read_text(encoding="utf-8")

    alone = marsbox("train", "pocket-mars", *short)
    assert (alone.status, alone.out) == (2, "")
    assert "against the net run/against.net; name that one with --against" in alone.err
