"""The solo variant: what Devious Automatics does between two turns of the person."""

from marsbox.core.events import EVERYONE, Log
from marsbox.games.pocket_mars import kinds, moves
from marsbox.games.pocket_mars.scoring import score
from marsbox.games.pocket_mars.state import (
    AUTOMATICS,
    CONSTRUCTION,
    ECOSYSTEM,
    ENERGY,
    HOSTS,
    SCIENCE,
    WATER,
    PocketMarsState,
)

PERSON = 0
FAILING_CARDS = 2
PROMOTIONS = 2


def system_failure(s: PocketMarsState, log: Log | None) -> None:
    """The top two cards of the deck are discarded."""
    gone = moves.discard_from_deck(s, FAILING_CARDS)
    if log is not None:
        log.add(EVERYONE, kinds.SYSTEM_FAILED, gone)


def android_activation(s: PocketMarsState, log: Log | None) -> None:
    """The Automatics act if exactly one card is left in their module; then the module is filled up."""
    module = s.modules[AUTOMATICS]
    if len(module) == 1:
        colour = s.facts.colours[module[0]]
        if log is not None:
            log.add(EVERYONE, kinds.ANDROIDS_ACTED, (colour,))
        if colour != CONSTRUCTION:
            _land_or_launch(s, colour, log)
        _use_building(s, colour, log)
    elif log is not None:
        log.add(EVERYONE, kinds.ANDROIDS_RESTED, (len(module),))
    moves.refill_module(s, log)


def _land_or_launch(s: PocketMarsState, building: int, log: Log | None) -> None:
    if s.ship[AUTOMATICS] > 0:
        moves.land(s, AUTOMATICS, building, log)
    else:
        moves.launch(s, AUTOMATICS, 1, log)


def _use_building(s: PocketMarsState, building: int, log: Log | None) -> None:
    if building == ECOSYSTEM:
        for _ in range(PROMOTIONS):
            _promote(s, log)
    elif building == WATER:
        system_failure(s, log)
    elif building == ENERGY:
        if s.energy[AUTOMATICS] == s.facts.energy_maximum:
            system_failure(s, log)
        else:
            moves.gain_energy(s, AUTOMATICS, 2, log)
    elif building == SCIENCE or s.ship[AUTOMATICS] == 0:
        moves.launch(s, AUTOMATICS, 1, log)
    else:
        moves.land(s, AUTOMATICS, _best_place(s), log)


def _promote(s: PocketMarsState, log: Log | None) -> None:
    """One of the Automatics' colonists goes up to **; if none can, one of the person's goes down."""
    for building in range(HOSTS):
        if s.one[building * s.sides + AUTOMATICS] > 0 and s.filled(building) < s.capacity():
            moves.promote(s, AUTOMATICS, AUTOMATICS, building, log)
            return
    for building in range(HOSTS):
        if s.two[building * s.sides + PERSON] > 0:
            moves.demote(s, AUTOMATICS, PERSON, building, log)
            return


def _best_place(s: PocketMarsState) -> int:
    """The building where a landing gives the Automatics the highest score; the first of equally good ones."""
    best = ECOSYSTEM
    best_score = -1
    for building in range(HOSTS):
        trial = s.copy()
        moves.land(trial, AUTOMATICS, building, None)
        reached = score(trial, AUTOMATICS)
        if reached > best_score:
            best, best_score = building, reached
    return best
