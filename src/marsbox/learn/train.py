"""Training of a net by self-play: workers play, one process learns. Resumes from its last checkpoint."""

import argparse
import math
import multiprocessing as mp
import os
import queue
import time
from pathlib import Path
from typing import Any

import numpy as np

from marsbox.bots.nets import make_net
from marsbox.learn.learners import NumpyLearner, TorchLearner, in_whole_numbers, new_state
from marsbox.learn.selfplay import COLUMNS, Endless, Player, Style, play, sampled
from marsbox.learn.subjects import Subject, subject


def load(path: str, made: Subject) -> Any:
    with np.load(path) as kept:
        return make_net(made.sizes, kept["weights"].tobytes(), kept["biases"].tobytes())


def style_of(made: Subject, rng: np.random.Generator, tag: float, warm: bool) -> Style:
    """How a seat plays: mostly half net, half hand-written value."""
    if warm or rng.random() < 0.12:
        style = Style(0.0)
        if rng.random() < 0.7:
            style.weights = np.exp(rng.normal(0, 0.25, 8)).tolist()
        return style
    kind = rng.random()
    style = Style(0.5 if kind < 0.5 else 1.0 if kind < 0.75 else float(0.25 + 0.7 * rng.random()))
    if tag < 0.3:
        if made.bonus:
            style.bonus = {place: abs(float(rng.normal(0, 0.08))) for place in made.bonus}
        else:
            style.weights = np.exp(rng.normal(0, 0.4, 8)).tolist()
    elif tag < 0.6:
        style.noise, style.temperature = 0.05, 0.15 * made.evaluation.scale
    return style


def worker(number: int, game_id: str, folder: str, base: int, out: Any, control: Any, only: int) -> None:
    """Play games until told to stop; evaluation games against the hand-written evaluation now and then."""
    os.environ["OMP_NUM_THREADS"] = "1"
    os.nice(5)
    made = subject(game_id)
    rng = np.random.default_rng(base + number)
    version, seed = -1, base + number * 10_000_000
    batch: list[Any] = []
    player: Any = None
    counts = [only] if only else list(made.players)
    shares = np.array([1.0] if only else [made.players[c] for c in counts])
    while control[0] >= 0:
        if control[1] != version:
            version = int(control[1])
            player = Player(made, load(f"{folder}/net.npz", made), rng)
        seed += 1
        players = int(rng.choice(counts, p=shares / shares.sum()))
        warm = control[2] <= 0
        if not warm and rng.random() < 0.06:  # a yardstick: one seat against the hand-written value
            mix = float(rng.choice([0.5, 1.0]))
            own = int(rng.integers(players))
            styles = [Style(mix if seat == own else 0.0) for seat in range(players)]
            try:
                played = play(player, players, seed, styles, record=False)
            except Endless:
                continue
            out.put(("e", players, mix, played.results[own][0], played.results[own][1]))
            continue
        tag = rng.random()
        styles = [style_of(made, rng, tag, warm) for _ in range(players)]
        try:
            played = play(player, players, seed, styles, richer=0.3 < tag < 0.42)
        except Endless:
            continue
        trace = 1.0 if warm else 0.9 if tag < 0.3 else 0.95 if tag < 0.6 else 0.97
        batch.append(sampled(made, played, trace, rng))
        if len(batch) >= 8:
            out.put(("g", len(batch), np.concatenate([b[0] for b in batch]), np.concatenate([b[1] for b in batch])))
            batch = []


def main() -> None:
    """Train."""
    parser = argparse.ArgumentParser()
    parser.add_argument("game")
    parser.add_argument("--seconds", type=float, default=60)
    parser.add_argument("--workers", type=int, default=2)
    parser.add_argument("--folder", default="build/learn")
    parser.add_argument("--rate", type=float, default=1e-3)
    parser.add_argument("--last-rate", type=float, default=5e-5)
    parser.add_argument("--batch", type=int, default=1024)
    parser.add_argument("--rows", type=int, default=1_000_000)
    parser.add_argument("--reuse", type=float, default=5.0)
    parser.add_argument("--warm", type=float, default=30)
    parser.add_argument("--base", type=int, default=50_000_000)
    parser.add_argument("--players", type=int, default=0)
    parser.add_argument("--torch", action="store_true")
    asked = parser.parse_args()
    made = subject(asked.game)
    folder = Path(asked.folder)
    folder.mkdir(parents=True, exist_ok=True)
    kept = folder / "checkpoint.npz"
    resumed = kept.exists()
    steps, games_before = 0, 0
    if resumed:
        with np.load(kept) as stored:
            steps, games_before = int(stored["steps"]), int(stored["games"])
            state = [stored[f"a{at}"] for at in range(24)]
    else:
        state = new_state(made.features.size, made.hidden, made.outputs, 1)
    learner: Any = TorchLearner(state, steps) if asked.torch else NumpyLearner(state, steps)
    games = 0

    def publish() -> None:
        weights, biases = in_whole_numbers(learner.averaged())
        np.savez(
            folder / "net.tmp.npz", weights=np.frombuffer(weights, np.uint8), biases=np.frombuffer(biases, np.uint8)
        )
        os.replace(folder / "net.tmp.npz", folder / "net.npz")

    def keep() -> None:
        arrays = {f"a{at}": array for at, array in enumerate(learner.state())}
        np.savez(folder / "checkpoint.tmp.npz", steps=learner.steps, games=games_before + games, **arrays)
        os.replace(folder / "checkpoint.tmp.npz", kept)

    publish()
    context = mp.get_context("spawn")
    out = context.Queue(maxsize=200)
    control = context.Array("d", [1.0, 0.0, 1.0 if resumed else 0.0], lock=False)
    workers = [
        context.Process(
            target=worker, args=(n, asked.game, str(folder), asked.base, out, control, asked.players), daemon=True
        )
        for n in range(asked.workers)
    ]
    for process in workers:
        process.start()
    inputs = np.zeros((asked.rows, made.width), np.int32)
    targets = np.zeros((asked.rows, COLUMNS), np.float32)
    size = place = seen = 0
    budget = 0.0
    rng = np.random.default_rng(7)
    start = told = published = saved = time.time()
    fresh: list[Any] = []
    yard: dict[tuple[int, float], list[tuple[float, float]]] = {}
    while time.time() - start < asked.seconds:
        got = 0
        while got < 100:
            try:
                message = out.get(timeout=0.05) if budget < 1 and got == 0 else out.get_nowait()
            except queue.Empty:
                break
            got += 1
            if message[0] == "e":
                yard.setdefault((message[1], message[2]), []).append((message[3], message[4]))
                continue
            _, number, x, y = message
            games += number
            seen += len(x)
            if rng.random() < 0.05:
                fresh.append(learner.loss(x, y))
            budget += len(x) * asked.reuse / asked.batch
            end = min(len(x), asked.rows - place)
            inputs[place : place + end], targets[place : place + end] = x[:end], y[:end]
            inputs[: len(x) - end], targets[: len(x) - end] = x[end:], y[end:]
            place = (place + len(x)) % asked.rows
            size = min(asked.rows, size + len(x))
        now = time.time()
        done = (now - start) / asked.seconds
        rate = asked.last_rate + (asked.rate - asked.last_rate) * 0.5 * (1 + math.cos(math.pi * done))
        if size >= 4 * asked.batch:
            for _ in range(min(20, int(budget))):
                budget -= 1
                chosen = rng.integers(0, size, asked.batch)
                learner.step(inputs[chosen], targets[chosen], rate)
            budget = min(budget, 1000)
        if not resumed and now - start > asked.warm:
            control[2] = 1.0
        if now - published > 4 and learner.steps > 50:
            publish()
            control[1] += 1
            published = now
        if now - saved > 60:
            keep()
            saved = now
        if now - told > 15:
            told = now
            lines = []
            for (players, mix), found in sorted(yard.items()):
                won = np.mean([w for w, _ in found])
                error = 1.96 * math.sqrt(max(won * (1 - won), 1e-4) / len(found))
                lines.append(
                    f"{players}p mix {mix}: {won:.0%}±{error:.0%} of {len(found)} ({np.mean([m for _, m in found]):+.2f})"
                )
            if sum(len(found) for found in yard.values()) > 300:
                yard.clear()
            error = np.mean(fresh, 0) if fresh else [0, 0, 0]
            print(
                f"{now - start:.0f}s games {games_before + games} ({games / (now - start):.0f}/s) rows {seen} steps {learner.steps} "
                f"backlog {budget:.0f} fresh {error[0]:.4f} {error[1]:.4f} {error[2]:.4f} | " + "; ".join(lines),
                flush=True,
            )
            fresh.clear()
    publish()
    keep()
    control[0] = -1
    for process in workers:
        process.terminate()


if __name__ == "__main__":
    main()
