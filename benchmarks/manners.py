"""What the manners of the characters show in play, and whether the characters of a level are equally strong.

    PYTHONPATH=build/compiled .venv/bin/python benchmarks/manners.py [--game pocket-mars] [--level cadet] [--games 240]

Writes the tables of docs/bots.md. The four characters of a level play at one table, in every order of the seats by
turns. What each does is counted for its seat; how long a game lasts is measured in games of four players with the same
manner.
"""

import argparse
import itertools
import math
import statistics
import sys
from collections.abc import Callable, Mapping, Sequence
from concurrent.futures import ProcessPoolExecutor
from dataclasses import dataclass
from functools import partial
from typing import cast

from marsbox.bots import CHARACTERS, LEVELS, MANNERS, Bot, make_bot
from marsbox.core import FastRng, Game, Log, Setup, State
from marsbox.games import GAME_IDS, load_game
from marsbox.games.mission_red_planet.state import ASTRONAUTS, ZONES, MissionState
from marsbox.games.pocket_mars.scoring import score
from marsbox.games.pocket_mars.state import COLONISTS, PocketMarsState
from marsbox.games.terraforming_mars.state import RESOURCES, TerraformingState
from marsbox.lab.facts import lab_part
from marsbox.lab.intervals import Z_95, wilson
from marsbox.lab.workers import cores

GAMES = 240
SEED = 16
PLAYERS = 4
TAKEN = "taken from others"
LASTS = "rounds"


@dataclass(frozen=True)
class Counted:
    """What is counted in a game: numbers of events, numbers of the last position, and what others have."""

    events: Mapping[str, tuple[tuple[str, int | None], ...]]
    """For each name the events, and which of their numbers counts; None: every event counts as one."""
    last: Mapping[str, Callable[[State, int], float]]
    middle: tuple[int, Mapping[str, Callable[[State, int], float]]]
    """The same when a round begins."""
    others: Callable[[State, int], float]


def _pocket_mars_others(s: State, seat: int) -> float:
    s = cast(PocketMarsState, s)
    return float(sum(s.energy[side] + score(s, side) for side in range(s.sides) if side != seat))


def _departed(s: State, seat: int) -> float:
    return float(COLONISTS - cast(PocketMarsState, s).earth[seat])


def _cards_held(s: State, seat: int) -> float:
    s = cast(PocketMarsState, s)
    return float(sum(s.facts.values[card] for card in (*s.hands[seat], *s.modules[seat])))


def _mission_others(s: State, seat: int) -> float:
    s = cast(MissionState, s)
    return float(-sum(s.memorial[other] for other in range(s.players) if other != seat))


def _zones_reached(s: State, seat: int) -> float:
    s = cast(MissionState, s)
    return float(sum(s.zones[zone * s.players + seat] > 0 for zone in range(ZONES)))


def _astronauts_sent(s: State, seat: int) -> float:
    return float(ASTRONAUTS - cast(MissionState, s).reserve[seat])


def _terraforming_others(s: State, seat: int) -> float:
    s = cast(TerraformingState, s)
    kinds = len(RESOURCES)
    places = [place for place in range(s.players * kinds) if place // kinds != seat]
    return float(sum(s.stock[place] + s.production[place] for place in places))


def _tiles(s: State, seat: int) -> float:
    return float(cast(TerraformingState, s).owners.count(seat))


def _production(s: State, seat: int) -> float:
    production = cast(TerraformingState, s).production
    return float(sum(production[seat * len(RESOURCES) : (seat + 1) * len(RESOURCES)]))


COUNTED: Mapping[str, Counted] = {
    "pocket-mars": Counted(
        {
            "energy gained": (("gained_energy", 1),),
        },
        {"value of the cards held at the end": _cards_held},
        (4, {"colonists off Earth when round 4 begins": _departed}),
        _pocket_mars_others,
    ),
    "mission-red-planet": Counted(
        {"cards drawn or looked at": (("bonus_drawn", None), ("discovery_drawn", None), ("discovery_looked_at", None))},
        {"zones held at the end": _zones_reached},
        (6, {"astronauts sent when turn 6 begins": _astronauts_sent}),
        _mission_others,
    ),
    "terraforming-mars": Counted(
        {
            "cards bought": (("bought", 1),),
            "cards played": (("played_card", None),),
            "times temperature or oxygen raised": (("temperature_rose", None), ("oxygen_rose", None)),
        },
        {"own tiles": _tiles},
        (6, {"production in generation 6": _production}),
        _terraforming_others,
    ),
}


@dataclass(frozen=True)
class Played:
    """A game: by seat the manner, whether it won, and what was counted; and how many rounds it lasted."""

    manners: tuple[str, ...]
    won: tuple[bool, ...]
    counts: tuple[dict[str, float], ...]
    rounds: int


def play(game_id: str, level: str, seating: tuple[str, ...], seed: int) -> Played:
    """A game of four players with these manners."""
    game = load_game(game_id)
    counted = COUNTED[game_id]
    names = {one.manner: one.id for one in CHARACTERS if one.level == level}
    bots = [make_bot(names[manner], game, seed * PLAYERS + seat) for seat, manner in enumerate(seating)]
    log = Log()
    state = game.new(Setup(PLAYERS), seed, log)
    counts = _watch(game, state, log, bots, FastRng(seed), counted)
    for seat in range(PLAYERS):
        counts[seat] |= {name: read(state, seat) for name, read in counted.last.items()}
        counts[seat] |= _of_events(game, log, counted, seat)
    outcome = game.outcome(state)
    assert outcome is not None
    rounds, _ = lab_part(game).read(game, log.events, PLAYERS)
    return Played(seating, tuple(rank == 1 for rank in outcome.ranks), tuple(counts), rounds)


def _watch(
    game: Game, state: State, log: Log, bots: Sequence[Bot], rng: FastRng, counted: Counted
) -> list[dict[str, float]]:
    """Play to the end, and count what has to be seen on the way."""
    counts: list[dict[str, float]] = [{TAKEN: 0.0} for _ in bots]
    begins = game.event_kinds.index(lab_part(game).rounds)
    middle, reads = counted.middle
    while decisions := game.decisions(state):
        decision = decisions[0]
        seat = decision.seat
        action = bots[seat].choose(game.determinize(state, seat, rng), decision)
        before, seen = counted.others(state, seat), len(log.events)
        game.apply(state, seat, action, log)
        if not decision.simultaneous:
            counts[seat][TAKEN] += max(0.0, before - counted.others(state, seat))
        if any(event.kind == begins and event.numbers[0] == middle for event in log.events[seen:]):
            for other, count in enumerate(counts):
                count |= {name: read(state, other) for name, read in reads.items()}
    return counts


def _of_events(game: Game, log: Log, counted: Counted, seat: int) -> dict[str, float]:
    found = dict.fromkeys(counted.events, 0.0)
    which = {
        game.event_kinds.index(kind): (name, number) for name, kinds in counted.events.items() for kind, number in kinds
    }
    for event in log.seen_by(seat):
        if event.kind in which and event.numbers[0] == seat:
            name, number = which[event.kind]
            found[name] += 1.0 if number is None else event.numbers[number]
    return found


def mean_with_interval(values: Sequence[float]) -> str:
    """The mean, and half of its 95% interval."""
    half = Z_95 * statistics.stdev(values) / math.sqrt(len(values))
    return f"{statistics.fmean(values):.2f} ± {half:.2f}"


def table(games: Sequence[Played], alone: Mapping[str, Sequence[Played]]) -> list[str]:
    """The rows of a game: strength first, then what is counted."""
    shares = []
    for manner in MANNERS:
        won = sum(game.won[game.manners.index(manner)] for game in games)
        low, high = wilson(won, len(games))
        shares.append(f"{won / len(games):.0%} ({low:.0%} to {high:.0%})")
    rows = [f"| games won of {len(games)} | {' | '.join(shares)} |"]
    for name in sorted({name for game in games for count in game.counts for name in count}):
        means = []
        for manner in MANNERS:
            counts = [game.counts[game.manners.index(manner)] for game in games]
            means.append(mean_with_interval([count[name] for count in counts if name in count]))
        rows.append(f"| {name} | {' | '.join(means)} |")
    lasted = [mean_with_interval([game.rounds for game in alone[manner]]) for manner in MANNERS]
    rows.append(f"| {LASTS}, all four alike | {' | '.join(lasted)} |")
    return rows


def main() -> None:
    parser = argparse.ArgumentParser(description="What the manners of characters show, and how strong they are.")
    parser.add_argument("--game", choices=GAME_IDS, help="one game only")
    parser.add_argument("--level", choices=LEVELS, default="engineer", help="the level of the characters")
    parser.add_argument("--games", type=int, default=GAMES, help="games of the four at one table")
    parser.add_argument("--jobs", type=int, default=cores(), help="how many games are played at once")
    wishes = parser.parse_args()
    if wishes.games < 2 or wishes.jobs < 1:
        sys.exit("--games must be at least 2, and --jobs at least 1")
    orders = list(itertools.permutations(MANNERS))
    seatings = [orders[number % len(orders)] for number in range(wishes.games)]
    seeds = range(SEED, SEED + wishes.games)
    with ProcessPoolExecutor(wishes.jobs) as pool:
        for game in [wishes.game] if wishes.game else GAME_IDS:
            run = partial(play, game, wishes.level)
            mixed = list(pool.map(run, seatings, seeds))
            few = range(SEED, SEED + max(2, wishes.games // 4))
            alone = {manner: list(pool.map(run, [(manner,) * PLAYERS] * len(few), few)) for manner in MANNERS}
            print(f"| {game} | {' | '.join(MANNERS)} |\n|---|---|---|---|---|")
            print("\n".join(table(mixed, alone)), flush=True)
            print()


if __name__ == "__main__":
    main()
