"""Simulation: reproducible, honest about what it counts, plain about what is wrong."""

import json
from collections.abc import Callable

import pytest

from marsbox.bots import Bot, UnknownBot
from marsbox.core import Decision, FastRng, Game, SetupError, State
from marsbox.games import UnknownGame
from marsbox.lab import Engine, LabError, Running, SimulationResult, simulate
from marsbox.lab.intervals import wilson

Comparable = tuple[object, ...]


def comparable(result: SimulationResult) -> Comparable:
    return result.game, result.games, result.seed, result.bots


@pytest.mark.parametrize(
    ("game", "bots"), [("pocket-mars", ["greedy", "random"]), ("mission-red-planet", ["random"] * 5)]
)
def test_the_same_seed_gives_the_same_results_whatever_the_number_of_jobs(game: str, bots: list[str]) -> None:
    alone = simulate(game, bots, 60, seed=7)
    together = simulate(game, bots, 60, seed=7, running=Running(Engine(jobs=2)))
    assert comparable(alone) == comparable(together)
    assert comparable(alone) != comparable(simulate(game, bots, 60, seed=8))


@pytest.mark.parametrize(("game", "options"), [("pocket-mars", {"draft": "on"}), ("mission-red-planet", {})])
def test_wins_and_points_are_counted_for_each_seat(game: str, options: dict[str, str]) -> None:
    result = simulate(game, ["random"] * 3, 30, seed=1, options=options)
    assert [bot.seat for bot in result.bots] == [0, 1, 2]
    outright = sum(bot.wins - bot.shared for bot in result.bots)
    shared = sum(bot.shared for bot in result.bots)
    assert outright <= 30
    assert shared >= 2 * (30 - outright)
    assert all(bot.mean_score > 0 for bot in result.bots)


def test_the_result_is_plain_data() -> None:
    told_plainly = json.loads(json.dumps(simulate("pocket-mars", ["random"], 5, seed=1).to_dict()))
    assert {"game", "games", "seed", "seconds", "games_per_second", "bots"} <= set(told_plainly)
    assert {"name", "seat", "wins", "win_rate", "mean_score"} <= set(told_plainly["bots"][0])


def test_progress_is_told_up_to_the_last_game() -> None:
    told_so_far: list[int] = []
    simulate("pocket-mars", ["random", "random"], 60, seed=1, running=Running(progress=told_so_far.append))
    assert told_so_far == sorted(told_so_far)
    assert told_so_far[-1] == 60


def test_an_interval_holds_its_rate_and_stays_between_0_and_1() -> None:
    for wins, games in ((0, 10), (10, 10), (3, 10), (850, 1000)):
        low, high = wilson(wins, games)
        assert 0 <= low <= wins / games <= high <= 1


def run(engine: Engine) -> SimulationResult:
    return simulate("pocket-mars", ["random"], 1, seed=1, running=Running(engine))


@pytest.mark.parametrize(
    ("attempt", "error", "message"),
    [
        (lambda: simulate("chess", ["random"], 1, seed=1), UnknownGame, 'no game "chess"'),
        (lambda: simulate("pocket-mars", ["genius"], 1, seed=1), UnknownBot, 'no bot "genius"'),
        (lambda: simulate("pocket-mars", ["random"] * 5, 1, seed=1), SetupError, "1 to 4 players, not 5"),
        (lambda: simulate("mission-red-planet", ["random"] * 2, 1, seed=1), SetupError, "3 to 5 players, not 2"),
        (lambda: simulate("pocket-mars", ["random"], 1, seed=1, options={"draft": "on"}), SetupError, "draft"),
        (lambda: simulate("pocket-mars", ["random"], 0, seed=1), ValueError, "must be at least 1"),
        (lambda: run(Engine(jobs=0)), LabError, "number of jobs is 0"),
        (lambda: run(Engine("abacus")), LabError, "no engine “abacus”; the engines are local, ray"),
        (lambda: simulate("pocket-mars", ["random"], 1, 1, running=Running(on_error="weep")), LabError, "“weep”"),
    ],
)
def test_what_can_not_be_simulated_is_refused_before_anything_starts(
    attempt: Callable[[], object], error: type[Exception], message: str
) -> None:
    with pytest.raises(error, match=message):
        attempt()


class Spy(Bot):
    """Answers with an option, and keeps what it was shown."""

    def __init__(self, game: Game, rng: FastRng, seen: list[str]) -> None:
        super().__init__(game, rng)
        self.seen = seen

    def choose(self, s: State, decision: Decision) -> int:
        self.seen.append(json.loads(self.game.dump(s))["seed"])
        return decision.options[0] if len(self.seen) < 40 else self.rng.choice(decision.options)


@pytest.mark.parametrize(("game_id", "players"), [("pocket-mars", 2), ("mission-red-planet", 5)])
def test_a_bot_never_gets_the_true_state(game_id: str, players: int, monkeypatch: pytest.MonkeyPatch) -> None:
    seen: list[str] = []
    seeds: list[str] = []

    def spy(name: str, game: Game, seed: int) -> Bot:
        seeds.append(f"{seed - 2:x}")
        return Spy(game, FastRng(seed), seen)

    monkeypatch.setattr("marsbox.lab.entrants.make_bot", spy)
    simulate(game_id, ["random"] * players, 1, seed=1)
    assert len(seen) > 20
    assert not set(seen) & set(seeds)
    assert len(set(seen)) == len(seen)


def test_a_game_alone_is_won_or_lost() -> None:
    result = simulate("terraforming-mars", ["random"], 2, seed=1)
    assert result.bots[0].wins == 0


def test_all_cores_play_unless_told_otherwise(monkeypatch: pytest.MonkeyPatch) -> None:
    alone = simulate("pocket-mars", ["random"], 30, seed=7)
    monkeypatch.setattr("marsbox.lab.running.cores", lambda: 2)
    # as if it took long
    monkeypatch.setattr("marsbox.lab.running.BATCH_SECONDS", 0.01)
    assert comparable(simulate("pocket-mars", ["random"], 30, seed=7, running=Running(Engine()))) == comparable(alone)
