"""How the cost of a decision of Terraforming Mars grows with the cards in hand, in the deck and in the discard pile.

    make build && PYTHONPATH=build/compiled .venv/bin/python benchmarks/hand.py [--rounds 7] [--json]

What is measured is the largest decision, an action turn: listing its options and carrying one out (a heat conversion,
which reads no card). The positions are measured in turn and the best of the rounds counts.
"""

import argparse
import json
import time

from marsbox.core import COMPILED, State
from marsbox.games.terraforming_mars.cards import PRINTED
from marsbox.games.terraforming_mars.game import TerraformingMars
from marsbox.games.terraforming_mars.state import PROJECTS
from marsbox.testing import position

GAME = TerraformingMars()
HANDS = (0, 5, 10, 20, 40, 80)
DISCARDED = (0, 60, 120)
TIMES = 3000
ACTION = GAME.actions.number({"convert_heat": True})


def table(hand: int, discarded: int) -> State:
    """Two players with plenty of everything; one has so many cards in hand, so many are discarded."""
    ids = [card.id for card in PRINTED[:PROJECTS]]
    resources = {"megacredits": 60, "steel": 5, "titanium": 5, "heat": 40}
    return position(
        GAME,
        {
            "players": 2,
            "options": {"corporate_era": "on"},
            "seats": [{"resources": resources, "hand": ids[:hand]}, {}],
            "discard pile": ids[hand : hand + discarded],
        },
    )


def microseconds(state: State) -> float:
    """The time to list the options of the turn and to carry one out."""
    copies = [GAME.clone(state) for _ in range(TIMES)]
    for copy in copies:
        copy.pending = None
    begin = time.perf_counter()
    for copy in copies:
        GAME.apply(copy, 0, ACTION)
    return 1e6 * (time.perf_counter() - begin) / TIMES


def main() -> None:
    parser = argparse.ArgumentParser(description="The cost of a decision by the cards in hand and in the piles.")
    parser.add_argument("--rounds", type=int, default=7, help="measurements of each position")
    parser.add_argument("--json", action="store_true", help="print one JSON object")
    wishes = parser.parse_args()
    tables = {(hand, 0): table(hand, 0) for hand in HANDS} | {(10, number): table(10, number) for number in DISCARDED}
    best = dict.fromkeys(tables, float("inf"))
    for _ in range(wishes.rounds):
        for key, state in tables.items():
            best[key] = min(best[key], microseconds(state))
    if wishes.json:
        rows = [{"hand": hand, "discarded": number, "microseconds": cost} for (hand, number), cost in best.items()]
        print(json.dumps({"compiled": COMPILED, "rows": rows}))
        return
    print(f"{'compiled' if COMPILED else 'interpreted'} engine, 2 players")
    print("in hand  discarded  in the deck  µs for a decision")
    for (hand, number), cost in best.items():
        print(f"{hand:7} {number:10} {PROJECTS - hand - number:12} {cost:18.2f}")


if __name__ == "__main__":
    main()
