"""What features cost is measured over positions of whole games."""

import pytest

from benchmarks import features
from benchmarks.features import measure, positions
from marsbox.games import load_game


@pytest.fixture(autouse=True)
def small_tables(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(features, "TABLES", (("pocket-mars", 2),))


def test_positions_are_taken_from_the_beginning_to_the_end() -> None:
    game = load_game("pocket-mars")
    found = positions(game, 2, games=2)
    assert len(found) == 40
    assert [(game.dump(s), seat) for s, seat in found] == [(game.dump(s), seat) for s, seat in positions(game, 2, 2)]
    first, last = found[0][0], found[19][0]
    assert sum(game.standing(first)) < sum(game.standing(last))
    assert {seat for _, seat in found} == {0, 1}


def test_all_three_costs_are_measured() -> None:
    game = load_game("pocket-mars")
    assert min(measure(game, positions(game, 2, games=1), rounds=2)) > 0


def test_the_table_has_the_ratio(capsys: pytest.CaptureFixture[str]) -> None:
    features.main(["--games", "1", "--rounds", "2"])
    row = capsys.readouterr().out.splitlines()[-1]
    game, players, number, frozen, cost, _, ratio = row.strip("| ").split(" | ")
    assert (game, players, number) == ("pocket-mars", "2", "20")
    assert float(ratio) == pytest.approx(float(cost) / float(frozen), rel=0.1)


@pytest.mark.parametrize("arguments", [["--games", "0"], ["--rounds", "0"], ["--rounds", "-1"]])
def test_a_wrong_wish_is_refused(arguments: list[str]) -> None:
    with pytest.raises(SystemExit, match="--games and --rounds must be at least 1"):
        features.main(arguments)
