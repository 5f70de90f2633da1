"""How the cost of a decision of Mission: Red Planet grows with the number of astronauts on the board.

    make build && PYTHONPATH=build/compiled .venv/bin/python benchmarks/astronauts.py [--rounds 5] [--json]

Positions with ever more astronauts spread over Mars, alike otherwise, are played on at random many times. They are
measured in turn and the best of the rounds counts, so that a busy machine slows all alike.
"""

import argparse
import json
import time

from marsbox.core import COMPILED, FastRng, State
from marsbox.core.playout import play_randomly
from marsbox.games.mission_red_planet.components import load_box
from marsbox.games.mission_red_planet.game import MissionRedPlanet
from marsbox.testing import position

GAME = MissionRedPlanet(load_box(None))
PLAYERS = 5
TURN = 6
CHARACTERS = ("explorer", "scientist", "femme_fatale", "soldier", "pilot")  # what they may do depends on who is there
EACH = (0, 2, 4, 8, 12, 16)  # astronauts of each player on Mars
GAMES = 3000
STEPS = 12  # decisions at most from each position: about the rest of the turn
RESOURCES = ("ice",) * 6 + ("sylvanite",) * 2 + ("celerium",) * 2


def board(each: int) -> State:
    """Five players with so many astronauts each on Mars, spread over the zones; the characters of a turn are chosen."""
    zones = {}
    for number, zone in enumerate(GAME.box.zones):
        there = each // 10 + (1 if number < each % 10 else 0)
        zones[zone.id] = {"resource": RESOURCES[number], "astronauts": [there] * PLAYERS}
    seats = [{"chosen": character} for character in CHARACTERS]
    return position(GAME, {"players": PLAYERS, "turn": TURN, "zones": zones, "seats": seats})


def microseconds(state: State) -> float:
    """The time of one decision."""
    rng = FastRng(2026)
    copies = [GAME.clone(state) for _ in range(GAMES)]
    begin = time.perf_counter()
    decisions = sum(play_randomly(GAME, copy, rng, STEPS) for copy in copies)
    return 1e6 * (time.perf_counter() - begin) / decisions


def main() -> None:
    parser = argparse.ArgumentParser(description="The cost of a decision by the number of astronauts on Mars.")
    parser.add_argument("--rounds", type=int, default=5, help="measurements of each position")
    parser.add_argument("--json", action="store_true", help="print one JSON object")
    wishes = parser.parse_args()
    boards = {each * PLAYERS: board(each) for each in EACH}
    best = dict.fromkeys(boards, float("inf"))
    for _ in range(wishes.rounds):
        for number, state in boards.items():
            best[number] = min(best[number], microseconds(state))
    if wishes.json:
        print(json.dumps({"compiled": COMPILED, "microseconds": best}))
        return
    print(f"{'compiled' if COMPILED else 'interpreted'} engine, {PLAYERS} players")
    print("astronauts on Mars  µs for a decision  ratio to none")
    for number, cost in best.items():
        print(f"{number:18} {cost:18.2f} {cost / best[0]:14.2f}")


if __name__ == "__main__":
    main()
