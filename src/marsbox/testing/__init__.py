"""Scenarios in the rulebook's words: build a position, enter a game from a real table, play, and read the state.

A game is given as its id (``"pocket-mars"``) or as a loaded `Game`, and an action in its readable form.

>>> state = position("pocket-mars", {"seats": [{"ship": 2, "hand": ["E1", "W2"]}, {"energy": 4}]})
>>> options("pocket-mars", state, seat=0)[0]
{'hand': 'E1'}
>>> state = play("pocket-mars", state, 0, {"hand": "E1"})
>>> facts("pocket-mars", state)["seats"][0]["ship"]
3
"""

from collections.abc import Iterable, Mapping
from functools import cache
from typing import Any, Final

from marsbox.core.contract import Game, IllegalAction, Setup, State
from marsbox.core.errors import SetupError
from marsbox.core.match import Match
from marsbox.games import GAME_IDS, find_part, load_game
from marsbox.testing import stacking
from marsbox.testing.description import PositionError
from marsbox.testing.part import ScenarioPart

__all__ = [
    "PositionError",
    "ScenarioPart",
    "ask_everything",
    "deal",
    "facts",
    "options",
    "play",
    "play_all",
    "position",
    "stack",
    "start_match",
]

Form = Mapping[str, object]
LAYER: Final = "testing"


def position(game: str | Game, description: Mapping[str, Any]) -> State:
    """The position of a description, where a turn begins.

    In Pocket Mars that is the start of the active player's turn, in Mission: Red Planet the choice of characters, or
    the first question that follows if all have chosen, in Terraforming Mars an action of the active player or a
    research phase.

    The description uses the rulebook's names; whatever it leaves out has a default that the page "Scenarios" of the
    documentation lists. A `PositionError` names what the rules do not allow and what would be right.

    >>> state = position("pocket-mars", {
    ...     "players": 3,
    ...     "round": 4,
    ...     "active player": 2,
    ...     "seats": [{"ship": 2}, {}, {"energy": 3, "hand": ["E1", "W2"], "module": ["S3", "G4"]}],
    ...     "buildings": {"water": {"*": [1, 0, 0], "**": [0, 2, 0], "cards": ["W3", "W5 face down"]}},
    ... })
    >>> {"module": "G4"} in options("pocket-mars", state, 2)
    True
    >>> state = position("mission-red-planet", {
    ...     "pad": [{"ship": "hellas 4", "crew": [1, 0, 2]}, {"ship": "manual 2"}],
    ...     "seats": [{"chosen": "recruiter"}, {"chosen": "pilot"}, {"chosen": "explorer"}],
    ... })
    >>> options("mission-red-planet", state, 0)
    [{'board': 0}, {'board': 1}, {'board': 2}, {'skip': True}]
    >>> state = position("terraforming-mars", {
    ...     "temperature": -14,
    ...     "tiles": {"r3c4": {"tile": "greenery", "owner": 0}},
    ...     "seats": [{"corporation": "helion", "resources": {"heat": 8}, "hand": ["comet"]}, {"TR": 23}],
    ... })
    >>> options("terraforming-mars", state, 0)[0]
    {'play': 'comet'}
    >>> position("pocket-mars", {"seats": [{"energy": 9}, {}]})
    Traceback (most recent call last):
    ...
    marsbox.testing.description.PositionError: seat 0, "energy" is 9; right would be a whole number from 0 to 5
    """
    rules = _game(game)
    return _part_of(rules).position(rules, description)


def deal(
    game: str | Game, players: int, *, options: Mapping[str, str] | None = None, seed: int = 0, **given: object
) -> State:
    """A game about to begin from a given deal; whatever is not given is drawn from the seed.

    Pocket Mars takes `first` (the first player's seat), `dealt` (for each seat the cards dealt to it), `deck` (the rest
    from the top), `automatics` (solo: the two cards of Devious Automatics' module) and `reshuffles` (a list of decks,
    from the top, for each time the deck is made anew). Mission: Red Planet takes `ships` (from the top), `astronauts`
    (seats in the order they are drawn), `resources`, `dealt`, `events` (the pile after the set-up) and `reshuffles` (of
    ships). Terraforming Mars takes `first`, `corporations` and `dealt` (for each seat), `deck`, `reshuffles` and, solo,
    `neutral` (an object with the spaces of the neutral `cities`, and of the `greeneries` beside them). Lists may name
    only what is known, from the top.

    >>> state = deal("pocket-mars", 2, first=1, dealt=[["E1", "W2", "S3", "G4"], ["C5"]], deck=["E6"])
    >>> facts("pocket-mars", state)["seats"][0]["hand"]
    ['E1', 'W2', 'S3', 'G4']
    """
    return start_match(game, players, options=options, seed=seed, **given).state


def start_match(
    game: str | Game, players: int, *, options: Mapping[str, str] | None = None, seed: int = 0, **given: object
) -> Match:
    """Like `deal`, as a `Match`: it keeps a record of what is played, which can be saved, replayed and analysed.

    >>> match = start_match("pocket-mars", 2, first=0, dealt=[["E1", "W2", "S3", "G4"], []])
    >>> events = match.play(0, match.game.actions.number({"store": "S3"}))
    >>> match.record.setup.deal["first"]
    0
    """
    known = {key: value for key, value in given.items() if value is not None}
    return Match.start(_game(game), Setup(players, options, known or None), seed)


def facts(game: str | Game, state: State) -> dict[str, Any]:
    """The whole state, secrets included, as plain facts with the rulebook's names; it can be written as JSON.

    The facts of a position where a turn begins, or of a finished game, are a description of it: `position` makes an
    equal one from them.

    >>> state = position("pocket-mars", {"seats": [{"ship": 2}, {}], "buildings": {"water": {"*": [1, 0]}}})
    >>> described = facts("pocket-mars", state)
    >>> described["seats"][0]["points"]
    {'ship': 2, '*': 2, 'energy': 1, 'total': 5}
    >>> described["questions"][0]["kind"]
    'turn'
    >>> facts("pocket-mars", position("pocket-mars", described)) == described
    True
    """
    rules = _game(game)
    return _part_of(rules).facts(rules, state)


def options(game: str | Game, state: State, seat: int) -> list[dict[str, object]]:
    """All that a seat may do now, in readable form; empty if it owes no decision.

    >>> state = position("pocket-mars", {"seats": [{"hand": ["G1", "G4"], "module": ["E2", "W3"]}, {"module": []}]})
    >>> for form in options("pocket-mars", state, 0):
    ...     form
    {'module': 'E2'}
    {'module': 'W3'}
    {'discard': 'G1'}
    {'discard': 'G4'}
    {'discard': 'E2'}
    {'discard': 'W3'}
    {'launch': True}
    >>> options("pocket-mars", state, 1)
    []
    """
    rules = _game(game)
    _check_seat(state, seat)
    decision = rules.decision(state, seat)
    return [] if decision is None else [rules.actions.form(action) for action in decision.options]


def play(game: str | Game, state: State, seat: int, form: Form) -> State:
    """Carry out an action, given in readable form, and all that follows from it without a choice.

    The state is changed in place and also returned. An action that is not possible now raises `IllegalAction`, whose
    message says what the seat is asked and may answer; a form that is no action of the game raises `ValueError`. Either
    leaves the state as it was.

    >>> state = position("pocket-mars", {"seats": [{"hand": ["E1", "W2"]}, {}]})
    >>> play("pocket-mars", state, 1, {"launch": True})
    Traceback (most recent call last):
    ...
    marsbox.core.contract.IllegalAction: seat 1 may not {'launch': True}: not_your_decision; seat 0 is asked "turn"
    """
    rules = _game(game)
    action = rules.actions.number(dict(form) if isinstance(form, Mapping) else form)
    try:
        # tried on a copy first: a given reshuffle that turns out to be wrong must not leave half a move behind
        rules.apply(rules.clone(state), seat, action)
        rules.apply(state, seat, action)
    except IllegalAction as refusal:
        refusal.args = (_refusal(rules, state, seat, form, refusal.reason.code),)
        raise
    return state


def play_all(game: str | Game, state: State, steps: Iterable[tuple[int, Form]]) -> State:
    """Carry out several actions, each a seat and a readable form; a refusal says which of them it is.

    >>> state = deal("pocket-mars", 2, first=0, dealt=[["E1", "W2", "S3", "G4"], ["C1", "C2", "C3", "C4"]])
    >>> state = play_all("pocket-mars", state, [
    ...     (0, {"store": "S3"}), (0, {"store": "G4"}), (1, {"store": "C1"}), (1, {"store": "C2"}),
    ...     (0, {"hand": "E1"}),
    ... ])
    >>> facts("pocket-mars", state)["seats"][0]["energy"]
    2
    """
    rules = _game(game)
    for number, (seat, form) in enumerate(steps, start=1):
        try:
            play(rules, state, seat, form)
        except (IllegalAction, ValueError) as error:
            error.args = (f"step {number}: {error}",)
            raise
    return state


def stack(game: str | Game, state: State, **piles: object) -> State:
    """Put cards that lie in a pile of a running game on top of it, and set how it is made anew later.

    Pocket Mars and Terraforming Mars take `deck` and `reshuffles`, Mission: Red Planet `ships`, `resources`, `events`
    and `reshuffles` (of ships). A list names what comes next, from the top; all else stays below in its order. The
    reshuffles replace those that were given before. Nobody knows any more where a card lies that was moved; whatever
    else a seat has seen it still knows.

    The state is changed in place and also returned; a `PositionError` leaves it as it was. The record of a match knows
    nothing of it: there, give the deck to `start_match`.

    >>> state = position("pocket-mars", {"seats": [{"hand": ["E1", "W6"]}, {}]})
    >>> state = stack("pocket-mars", state, deck=["C7", "G1"])
    >>> state = play("pocket-mars", state, 0, {"hand": "W6"})  # draws two cards
    >>> facts("pocket-mars", state)["seats"][0]["hand"]
    ['E1', 'C7', 'G1']
    >>> stack("pocket-mars", state, deck=["G1"])
    Traceback (most recent call last):
    ...
    marsbox.testing.description.PositionError: "deck" names "G1", which lies in seat 0, hand, not in the deck
    """
    rules = _game(game)
    part = _part_of(rules)
    stacking.stack(part.stacking, rules, state, piles, part.facts(rules, state))
    return state


def ask_everything(state: State) -> State:
    """From now on ask also the questions that have one possible answer, which the rules else answer themselves.

    The state is changed in place and also returned. A position asks everything from its beginning if its description
    has `"every question": True`. The record of a match does not contain it, so it is not for the state of a match.

    >>> state = ask_everything(position("pocket-mars", {"seats": [{"module": ["E5", "W1"]}, {}]}))
    >>> state = play("pocket-mars", state, 0, {"module": "E5"})
    >>> options("pocket-mars", state, 0)  # nobody is on the ship
    [{'skip': True}]
    """
    state.asks_everything = True
    state.pending = None
    return state


@cache
def _loaded(game_id: str) -> Game:
    return load_game(game_id)


def _game(game: str | Game) -> Game:
    return _loaded(game) if isinstance(game, str) else game


def _part_of(game: Game) -> ScenarioPart:
    part = find_part(LAYER, game.id, ScenarioPart)
    if part is None:
        known = [other for other in GAME_IDS if find_part(LAYER, other, ScenarioPart) is not None]
        raise SetupError(f'there are no scenarios for the game "{game.id}" yet; there are for {", ".join(known)}')
    return part


def _check_seat(state: State, seat: int) -> None:
    if not 0 <= seat < state.players:
        raise ValueError(f"there is no seat {seat}: the seats are 0 to {state.players - 1}")


def _refusal(game: Game, state: State, seat: int, form: Form, code: str) -> str:
    said = f"seat {seat} may not {dict(form)}: {code}"
    decision = game.decision(state, seat)
    if decision is not None:
        allowed = ", ".join(str(game.actions.form(action)) for action in decision.options)
        return f'{said}; it is asked "{game.decision_kinds[decision.kind]}" and may answer {allowed}'
    asked = [f'seat {other.seat} is asked "{game.decision_kinds[other.kind]}"' for other in game.decisions(state)]
    return f"{said}; {', '.join(asked) or 'the game is over'}"
