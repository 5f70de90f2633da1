"""Training of a net by self-play: workers play, one process learns. Resumes from its last checkpoint."""

import argparse
import math
import multiprocessing as mp
import os
import pickle
import queue
import time
from pathlib import Path
from typing import Any

import numpy as np

from marsbox.learn.model import NumpyLearner, TorchLearner, new_arrays, whole
from marsbox.learn.selfplay import Endless, Manner, Player, play, rows
from marsbox.learn.subjects import Subject, subject

OUTPUTS = 2


def net_of(made: Subject, blob: tuple[bytes, bytes]) -> Any:
    """The fast net, or the plain one."""
    sizes = (made.features.size, *made.hidden, OUTPUTS)
    try:
        from marsbox.bots._net import Net  # type: ignore[import-not-found]

        return Net(*sizes, *blob)
    except ImportError:
        from marsbox.bots.net import PlainNet

        return PlainNet(*sizes, np.frombuffer(blob[0], np.int16).tolist(), np.frombuffer(blob[1], np.int32).tolist())


def worker(number: int, game_id: str, folder: str, base: int, out: Any, control: Any, only: int) -> None:
    """Play games until told to stop; evaluation games against the hand-written evaluation now and then."""
    os.environ["OMP_NUM_THREADS"] = "1"
    made = subject(game_id)
    rng = np.random.default_rng(base + number)
    version, seed, batch = -1, base + number * 10_000_000, []
    player: Any = None
    counts = list(made.players)
    shares = np.array([made.players[c] for c in counts])
    while control[0] >= 0:
        if control[1] != version:
            version = int(control[1])
            with open(f"{folder}/net.bin", "rb") as file:
                player = Player(made, net_of(made, pickle.load(file)), rng)
        seed += 1
        players = only or int(rng.choice(counts, p=shares / shares.sum()))
        ramp = control[2]
        if rng.random() < 0.06:  # a yardstick: the net alone in one seat, or half of it, against the hand-written value
            mix = float(rng.choice([0.5, 1.0]))
            own = int(rng.integers(players))
            manners = [Manner(mix if seat == own else 0.0) for seat in range(players)]
            try:
                results, _, _ = play(player, players, seed, manners, record=False)
            except Endless:
                continue
            out.put(("e", players, mix, results[own][0], results[own][1]))
            continue
        manners, tag = [], rng.random()
        for _ in range(players):
            if ramp <= 0 or rng.random() < 0.1:
                manner = Manner(0.0)
            else:
                kind = rng.random()
                manner = Manner(0.5 if kind < 0.45 else 1.0 if kind < 0.8 else float(0.2 + 0.8 * rng.random()))
            if tag < 0.35:
                manner.weights = np.exp(rng.normal(0, 0.4, 8)).tolist()
                manner.mix = min(manner.mix, 0.5)
            elif tag < 0.65:
                manner.noise, manner.temperature = (0.06, 0.25 * made.evaluation.scale)
            manners.append(manner)
        try:
            results, seen, _ = play(player, players, seed, manners)
        except Endless:
            continue
        trace = 1.0 if ramp <= 0 else 0.92 if tag < 0.35 else 0.95 if tag < 0.65 else 0.97
        batch.append(rows(made, results, seen, trace, rng))
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
    parser.add_argument("--batch", type=int, default=4096)
    parser.add_argument("--rows", type=int, default=1_000_000)
    parser.add_argument("--reuse", type=float, default=5.0)
    parser.add_argument("--warm", type=float, default=30)
    parser.add_argument("--base", type=int, default=50_000_000)
    parser.add_argument("--players", type=int, default=0)
    parser.add_argument("--numpy", action="store_true")
    asked = parser.parse_args()
    made = subject(asked.game)
    folder = Path(asked.folder)
    folder.mkdir(parents=True, exist_ok=True)
    kept = folder / "checkpoint.pkl"
    resumed = kept.exists()
    arrays = pickle.loads(kept.read_bytes()) if resumed else new_arrays(made.features.size, made.hidden, OUTPUTS, 1)
    learner: Any = NumpyLearner(arrays) if asked.numpy else TorchLearner(arrays)

    def publish() -> None:
        arrays = learner.arrays()
        (folder / "net.tmp").write_bytes(pickle.dumps(whole(arrays)))
        os.replace(folder / "net.tmp", folder / "net.bin")
        (folder / "checkpoint.tmp").write_bytes(pickle.dumps(arrays))
        os.replace(folder / "checkpoint.tmp", kept)

    publish()
    context = mp.get_context("fork" if asked.numpy else "spawn")
    out = context.Queue(maxsize=200)
    control = context.Array("d", [1.0, 0.0, 1.0 if resumed else 0.0], lock=False)
    workers = [
        context.Process(
            target=worker,
            args=(n, asked.game, str(folder), asked.base, out, control, asked.players),
            daemon=True,
        )
        for n in range(asked.workers)
    ]
    for process in workers:
        process.start()
    inputs = np.zeros((asked.rows, made.width), np.int32)
    targets = np.zeros((asked.rows, 2), np.float32)
    size = place = games = seen = 0
    budget = 0.0
    rng = np.random.default_rng(7)
    start = told = published = time.time()
    fresh: list[float] = []
    losses: list[float] = []
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
        if size >= 2 * asked.batch:
            for _ in range(min(20, int(budget))):
                budget -= 1
                chosen = rng.integers(0, size, asked.batch)
                loss = learner.step(inputs[chosen], targets[chosen], rate)
                if not math.isnan(loss):
                    losses.append(loss)
            budget = min(budget, 1000)
        if not resumed and now - start > asked.warm:
            control[2] = 1.0
        if now - published > 4 and learner.steps > 50:
            publish()
            control[1] += 1
            published = now
        if now - told > 15:
            told = now
            lines = []
            for (players, mix), found in sorted(yard.items()):
                won = np.mean([w for w, _ in found])
                error = 1.96 * math.sqrt(max(won * (1 - won), 1e-4) / len(found))
                lines.append(f"{players}p mix {mix}: {won:.1%}±{error:.1%} of {len(found)}")
            yard.clear()
            print(
                f"{now - start:.0f}s games {games} ({games / (now - start):.0f}/s) rows {seen} steps {learner.steps} "
                f"backlog {budget:.0f} loss {np.mean(losses or [0]):.4f} fresh {np.mean(fresh or [0]):.4f} | "
                + "; ".join(lines),
                flush=True,
            )
            losses.clear()
            fresh.clear()
    publish()
    control[0] = -1
    for process in workers:
        process.terminate()


if __name__ == "__main__":
    main()
