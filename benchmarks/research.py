"""Figures on the games as problems: length, branching, how well random and greedy play do.

    PYTHONPATH=build/compiled .venv/bin/python benchmarks/research.py [--games 200] [--greedy 20] [--json]

Writes the tables of docs/research.md: for every game and number of players the decisions of a game, the options of a
decision, the share of decisions that are forced or put to several seats at once, and who wins. `--fields` writes the
tables of the observations instead.
"""

import argparse
import json
import math
import statistics
from collections.abc import Sequence
from typing import Any

from marsbox.bots import make_bot
from marsbox.core import FastRng, Game, Setup
from marsbox.env.encoders import encoder_of
from marsbox.games import GAME_IDS, load_game


class Sample:
    """What was seen in some games."""

    def __init__(self) -> None:
        self.lengths: list[int] = []
        self.options: list[int] = []
        self.simultaneous = 0
        self.forced = 0
        self.wins: list[bool] = []
        self.scores: list[int] = []

    def play(self, game: Game, bots: Sequence[str], own: int, seed: int) -> None:
        """Play a game; wins and points are those of the seat `own`."""
        state = game.new(Setup(len(bots)), seed)
        rng = FastRng(seed)
        players = [make_bot(name, game, seed * 10 + seat) for seat, name in enumerate(bots)]
        length = 0
        while decisions := game.decisions(state):
            decision = decisions[0]
            length += 1
            self.options.append(len(decision.options))
            self.simultaneous += decision.simultaneous
            self.forced += len(decision.options) == 1
            seen = game.determinize(state, decision.seat, rng)
            game.apply(state, decision.seat, players[decision.seat].choose(seen, decision))
        outcome = game.outcome(state)
        assert outcome is not None
        self.lengths.append(length)
        self.wins.append(outcome.won if outcome.won is not None else outcome.ranks[own] == 1)
        self.scores.append(outcome.scores[own])

    def figures(self) -> dict[str, float]:
        """The sample in numbers; the tree is the mean over games of the product of all options, as a power of ten."""
        decisions = len(self.options)
        logs = sum(math.log10(number) for number in self.options)
        return {
            "games": len(self.lengths),
            "length": statistics.fmean(self.lengths),
            "longest": max(self.lengths),
            "branching": statistics.fmean(self.options),
            "most_options": max(self.options),
            "forced": self.forced / decisions,
            "simultaneous": self.simultaneous / decisions,
            "tree": logs / len(self.lengths),
            "wins": statistics.fmean(self.wins),
            "score": statistics.fmean(self.scores),
        }


def sample(game: Game, own: str, others: str, players: int, games: int) -> dict[str, Any]:
    """Games of one bot among others; it sits in every seat in turn."""
    found = Sample()
    for seed in range(games):
        bots = [others] * players
        bots[seed % players] = own
        found.play(game, bots, seed % players, seed)
    return {
        "game": game.id,
        "players": players,
        "bot": own,
        "others": others if players > 1 else "–",
        **found.figures(),
    }


def print_fields() -> None:
    for game_id in GAME_IDS:
        encoder = encoder_of(load_game(game_id))
        print(f"\n### {game_id}\n\n{encoder.size:,} entries.\n")
        print("| field | shape | scale | meaning |\n|---|---|---|---|")
        for field in encoder.fields:
            shape = " × ".join(map(str, field.shape))
            print(f"| `{field.name}` | {shape} | {field.scale:g} | {field.meaning} |")


def print_rows(rows: list[dict[str, Any]]) -> None:
    print("| game | players | bot | others | games | decisions | longest | options | most | forced | at once | tree |")
    print("|---|---|---|---|---|---|---|---|---|---|---|---|")
    for row in rows:
        print(
            f"| {row['game']} | {row['players']} | {row['bot']} | {row['others']} | {row['games']} "
            f"| {row['length']:.0f} | {row['longest']} | {row['branching']:.1f} | {row['most_options']} "
            f"| {row['forced']:.0%} | {row['simultaneous']:.0%} | 10^{row['tree']:.0f} |"
        )
    print("\n| game | players | bot | others | games | wins | points |\n|---|---|---|---|---|---|---|")
    for row in rows:
        print(
            f"| {row['game']} | {row['players']} | {row['bot']} | {row['others']} | {row['games']} "
            f"| {row['wins']:.1%} | {row['score']:.1f} |"
        )


def main() -> None:
    parser = argparse.ArgumentParser(description="Figures on the games as problems.")
    parser.add_argument("--game", choices=GAME_IDS, help="one game only")
    parser.add_argument("--games", type=int, default=200, help="random games for each number of players")
    parser.add_argument("--greedy", type=int, default=20, help="games with greedy bots for each number of players")
    parser.add_argument("--json", action="store_true", help="print one JSON object")
    parser.add_argument("--fields", action="store_true", help="print the fields of the observations instead")
    wishes = parser.parse_args()
    if wishes.fields:
        print_fields()
        return
    rows = []
    for game_id in [wishes.game] if wishes.game else GAME_IDS:
        game = load_game(game_id)
        for players in game.player_counts:
            rows.append(sample(game, "random", "random", players, wishes.games))
            if wishes.greedy:
                if players > 1:
                    rows.append(sample(game, "greedy", "random", players, wishes.greedy))
                rows.append(sample(game, "greedy", "greedy", players, wishes.greedy))
    if wishes.json:
        print(json.dumps({"results": rows}))
    else:
        print_rows(rows)


if __name__ == "__main__":
    main()
