"""How games of Pocket Mars go with one deck and with another: their length, points, seats, and the use of each card.

    PYTHONPATH=build/compiled .venv/bin/python benchmarks/deck.py [--bot mcts:100] [--games 60] FILE [FILE ...]

FILE is a components file. Two decks are compared on the same seeds, the older one first:

    cd src/marsbox/games/pocket_mars && .../benchmarks/deck.py first_deck.toml components.toml

All seats are held by the same bot; `mcts:100` searches with 100 iterations for each decision. A shared victory counts
for each of the seats. A hand action could be used in every turn in which it was offered. A module action could be used
when its card was connected, by its owner or by a rival, and its condition, its cost and its steps allowed it. The
tables of docs/pocket_mars.md, "The deck in play", were printed here.
"""

import argparse
import statistics
import sys
from collections import Counter
from collections.abc import Iterator, Sequence
from concurrent.futures import ProcessPoolExecutor
from functools import partial
from pathlib import Path
from typing import NamedTuple

from marsbox.bots import UnknownBot, make_bot
from marsbox.core import ComponentsError, Decision, FastRng, Game, Setup
from marsbox.games import load_game
from marsbox.lab.intervals import wilson
from marsbox.lab.workers import cores

GAME = "pocket-mars"
PLAYERS = (2, 3, 4)
BOT, GAMES, SEED = "mcts:100", 60, 7
Uses = Counter[tuple[str, str]]


class Played(NamedTuple):
    """A game: its length, its result, and how often each card could do something and did it."""

    rounds: int
    scores: list[int]
    ranks: list[int]
    could: Uses
    did: Uses


def play(path: Path, bot: str, players: int, seed: int) -> Played:
    """One game with the deck of a file."""
    game = load_game(GAME, components=path)
    state = game.new(Setup(players), seed)
    rng = FastRng(seed)
    bots = [make_bot(bot, game, seed * players + seat) for seat in range(players)]
    could: Uses = Counter()
    did: Uses = Counter()
    while decisions := game.decisions(state):
        decision = decisions[0]
        action = bots[decision.seat].choose(game.determinize(state, decision.seat, rng), decision)
        could.update(card_actions(game, decision, decision.options))
        did.update(card_actions(game, decision, [action]))
        game.apply(state, decision.seat, action)
    outcome = game.outcome(state)
    assert outcome is not None
    return Played(game.view(state, 0)["round"], list(outcome.scores), list(outcome.ranks), could, did)


def card_actions(game: Game, decision: Decision, actions: Sequence[int]) -> Iterator[tuple[str, str]]:
    """The cards, each with the part of it, that answers to a decision would use."""
    kind = game.decision_kinds[decision.kind]
    for action in actions:
        ((verb, content),) = game.actions.form(action).items()
        if kind == "turn" and verb == "hand":
            yield str(content), "hand"
        elif kind == "module_action" and verb == "use":
            yield game.dealt_from["cards"][decision.subject], "module"


def seat_wins(games: Sequence[Played], players: int) -> str:
    """The share of victories of each seat with its 95% interval."""
    shares = []
    for seat in range(players):
        wins = sum(game.ranks[seat] == 1 for game in games)
        low, high = wilson(wins, len(games))
        shares.append(f"{wins / len(games):.0%} ({low:.0%}–{high:.0%})".replace("%", ""))
    return ", ".join(shares)


def print_games(name: str, players: int, games: Sequence[Played]) -> None:
    rounds = statistics.fmean(game.rounds for game in games)
    points = statistics.fmean(score for game in games for score in game.scores)
    best = statistics.fmean(max(game.scores) for game in games)
    wins = seat_wins(games, players)
    print(f"| {players} | {name} | {len(games)} | {rounds:.1f} | {points:.1f} | {best:.1f} | {wins} |", flush=True)


def print_cards(names: Sequence[str], decks: Sequence[Sequence[Played]]) -> None:
    """How often each action was used of the times that it could be."""
    print("\n| card |" + "".join(f" hand, {name} | module, {name} |" for name in names))
    print("|---|" + "---|" * (2 * len(names)))
    counts = [
        (sum((game.could for game in games), Uses()), sum((game.did for game in games), Uses())) for games in decks
    ]
    for card in load_game(GAME).dealt_from["cards"]:
        cells = []
        for could, did in counts:
            for part in ("hand", "module"):
                times = could[card, part]
                share = f"{did[card, part] / times:.0%}" if times else "–"
                cells.append(f" {share} of {times} |")
        print(f"| {card} |" + "".join(cells))


def main() -> None:
    parser = argparse.ArgumentParser(description="Compare decks of Pocket Mars by playing.")
    parser.add_argument("files", nargs="+", type=Path, metavar="FILE", help="a components file")
    parser.add_argument("--bot", default=BOT, help="who holds all seats")
    parser.add_argument("--games", type=int, default=GAMES, help="games of a deck for each number of players")
    parser.add_argument("--jobs", type=int, default=cores(), help="how many games are played at once")
    wishes = parser.parse_args()
    if min(wishes.games, wishes.jobs) < 1:
        sys.exit("--games and --jobs must be at least 1")
    try:
        for path in wishes.files:
            make_bot(wishes.bot, load_game(GAME, components=path), SEED)
    except (ComponentsError, UnknownBot) as error:
        sys.exit(str(error))
    names = [path.stem for path in wishes.files]
    played: list[list[Played]] = [[] for _ in names]
    print("| players | deck | games | rounds | points | winner's points | wins by seat in % (95% interval) |")
    print("|---|---|---|---|---|---|---|")
    seeds = range(SEED * 1000, SEED * 1000 + wishes.games)
    with ProcessPoolExecutor(wishes.jobs) as pool:
        for players in PLAYERS:
            for name, path, games in zip(names, wishes.files, played, strict=True):
                new = list(pool.map(partial(play, path, wishes.bot, players), seeds))
                games += new
                print_games(name, players, new)
    print_cards(names, played)


if __name__ == "__main__":
    main()
