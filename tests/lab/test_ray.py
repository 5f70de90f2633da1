"""The same games on a real Ray of this machine."""

import json
import subprocess
import sys
from pathlib import Path

import pytest

from marsbox.lab import Engine, LabError, Running, simulate
from tests.lab.test_failures import own


def marsbox(*arguments: object) -> subprocess.CompletedProcess[str]:
    """The command in a process of its own: Ray leaves threads and warnings behind."""
    command = [sys.executable, "-m", "marsbox", *map(str, arguments)]
    return subprocess.run(command, capture_output=True, text=True, check=False)


@pytest.mark.fault
def test_ray_gives_the_same_results_even_when_a_worker_is_lost(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    mark = tmp_path / "mark"
    bots = ["random", own("Exiting")]
    plan = ("simulate", "pocket-mars", "--bots", ",".join(bots), "--games", 12, "--seed", 3)
    monkeypatch.setenv("MARSBOX_TEST_MARK", str(mark))
    run = marsbox(*plan, "--engine", "ray", "--jobs", 2, "--json")
    assert run.returncode == 0, run.stderr
    assert mark.exists()
    here = simulate("pocket-mars", bots, 12, seed=3)
    assert json.loads(run.stdout.splitlines()[-1])["bots"] == json.loads(json.dumps(here.to_dict()["bots"]))


@pytest.mark.parametrize(
    ("address", "message"),
    [
        ("127.0.0.1:1", "No Ray cluster answers at 127.0.0.1:1"),
        ("ray://127.0.0.1:1", "No Ray cluster answers at ray://127.0.0.1:1"),
        ("127.0.0.1:many", "not the address"),
        (":::", "not the address"),
    ],
)
def test_an_address_nobody_answers_at_is_an_error_at_once(address: str, message: str) -> None:
    with pytest.raises(LabError, match=message):
        simulate("pocket-mars", ["random"], 2, seed=1, running=Running(Engine("ray", address=address)))


def test_a_missing_ray_is_named_with_what_to_install(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "ray", None)
    with pytest.raises(LabError, match=r'Ray is needed .* pip install "marsbox\[ray\]"'):
        simulate("pocket-mars", ["random"], 2, seed=1, running=Running(Engine("ray")))
