"""What words cost: a line of the log, and a decision with its prompt and all its options.

    .venv/bin/python benchmarks/words.py [--repeat 20] [--games pocket-mars]

Takes the events and decisions of a game of three greedy bots, and says them in each language; the best of
several rounds counts. To compare with an earlier version, run the same file with its sources in PYTHONPATH.
"""

import argparse
import time
from collections.abc import Callable

from marsbox.bots import make_bot
from marsbox.core import EVERYONE, Decision, Event, FastRng, Game, Log, Setup
from marsbox.games import GAME_IDS, load_game
from marsbox.text import LANGUAGES, words

PLAYERS = ("Ann", "Bob", "Cid")
MOST = 300  # events, and decisions


def course(game: Game) -> tuple[list[Event], list[tuple[dict[str, object], Decision]]]:
    """The events of a game that everybody sees, and its decisions with the view of the seat that is asked."""
    state = game.new(Setup(len(PLAYERS)), 5)
    bots = [make_bot("greedy", game, seat) for seat in range(len(PLAYERS))]
    rng, log = FastRng(1), Log()
    asked: list[tuple[dict[str, object], Decision]] = []
    while (decisions := game.decisions(state)) and len(asked) < MOST:
        decision = decisions[0]
        asked.append((game.view(state, decision.seat), decision))
        choice = bots[decision.seat].choose(game.determinize(state, decision.seat, rng), decision)
        game.apply(state, decision.seat, choice, log)
    return [event for event in log.events if event.audience == EVERYONE][:MOST], asked


def best(repeat: int, say: Callable[[], None]) -> float:
    """The seconds of the fastest round."""
    rounds = []
    for _ in range(repeat):
        begin = time.perf_counter()
        say()
        rounds.append(time.perf_counter() - begin)
    return min(rounds)


def measure(game_id: str, language: str, repeat: int) -> tuple[float, float]:
    """The microseconds of a line and of a decision."""
    game = load_game(game_id)
    events, asked = course(game)
    told = words(game, language, PLAYERS)

    def lines() -> None:
        for event in events:
            told.event(event)

    def decisions() -> None:
        for view, decision in asked:
            told.prompt(view, decision)
            for option in decision.options:
                told.option(view, decision, option)

    return best(repeat, lines) / len(events) * 1e6, best(repeat, decisions) / len(asked) * 1e6


def main() -> None:
    """Print a table."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--repeat", type=int, default=20)
    parser.add_argument("--games", nargs="*", default=list(GAME_IDS))
    asked = parser.parse_args()
    print("| game | language | line, µs | decision, µs |\n|---|---|---|---|")
    for game_id in asked.games:
        for language in LANGUAGES:
            line, decision = measure(game_id, language, asked.repeat)
            print(f"| {game_id} | {language} | {line:.2f} | {decision:.1f} |", flush=True)


if __name__ == "__main__":
    main()
