"""Write a bot in 20 lines, and let it play.

    python examples/my_bot.py --game pocket-mars --games 100

`Pointer` knows no game: it tries every option on a copy and takes the one after which it is furthest ahead in points.
"""

import argparse

from marsbox.bots import Bot, make_bot
from marsbox.core import Decision, FastRng, Game, Setup, State
from marsbox.games import GAME_IDS, load_game


class Pointer(Bot):
    """Looks one answer ahead and counts points."""

    def choose(self, s: State, decision: Decision) -> int:
        """The option after which this seat is furthest ahead of its best rival; one at random among equals."""
        leads = []
        for action in decision.options:
            after = self.game.clone(s)
            self.game.apply(after, decision.seat, action)
            points = self.game.standing(after)
            own = points.pop(decision.seat)
            leads.append((own - max(points, default=0), self.rng.below(1000), action))
        return max(leads)[2]


def play(game: Game, bots: list[Bot], seed: int) -> list[int]:
    """Play one game; the rank of each bot. No bot ever gets the true state."""
    state = game.new(Setup(len(bots)), seed)
    rng = FastRng(seed)
    while decisions := game.decisions(state):
        decision = decisions[0]
        seen = game.determinize(state, decision.seat, rng)
        game.apply(state, decision.seat, bots[decision.seat].choose(seen, decision))
    outcome = game.outcome(state)
    assert outcome is not None
    return outcome.ranks


def wins(game_id: str, games: int) -> int:
    """How many games `Pointer` wins against random bots, sitting in every seat in turn."""
    game = load_game(game_id)
    players = next(count for count in game.player_counts if count > 1)
    won = 0
    for number in range(games):
        bots = [make_bot("random", game, number * players + seat) for seat in range(players)]
        bots[number % players] = Pointer(game, FastRng(number))
        won += play(game, bots, number)[number % players] == 1
    return won


def main() -> None:
    parser = argparse.ArgumentParser(description="A bot of 20 lines against random ones.")
    parser.add_argument("--game", choices=GAME_IDS, default="pocket-mars")
    parser.add_argument("--games", type=int, default=100)
    wishes = parser.parse_args()
    print(f"{wishes.game}: Pointer wins {wins(wishes.game, wishes.games)} of {wishes.games} games against random bots")


if __name__ == "__main__":
    main()
