"""Counts of all action sequences from small fixed deals, as chess engines count moves: any change of the rules shows.

Where several seats are asked at once, the first of them answers. The numbers up to depth 2 were found by hand, as the
comments tell; the deeper ones were counted by the engine when the former were right, and guard against change.
"""

import pytest

from marsbox.core import Game, Setup, State
from marsbox.games import GAME_IDS
from tests.conformance.configurations import game_with_id

COVERED = {"pocket-mars"}

TWO_PLAYERS = {
    "first": 0,
    "dealt": [["E1", "W4", "S1", "C7"], ["E2", "W6", "G5", "C4"]],
    "deck": ["G1", "E3", "W1", "S2", "C1", "G2", "E4", "W2", "S3", "C2"],
}
SOLO = {
    "first": 0,
    "dealt": [["E1", "W4", "S1", "C7"]],
    "automatics": ["G1", "G2"],
    "deck": ["G3", "E3", "W1", "S2", "C1", "G5", "E4", "W2", "S3", "C2"],
}


def perft(game: Game, state: State, depth: int) -> int:
    """How many sequences of `depth` actions there are from here."""
    decision = game.decisions(state)[0]
    if depth == 1:
        return len(decision.options)
    total = 0
    for option in decision.options:
        after = game.clone(state)
        game.apply(after, decision.seat, option)
        total += perft(game, after, depth - 1)
    return total


def pocket_mars(players: int, deal: dict[str, object], stored: list[tuple[int, str]]) -> State:
    """A given deal of Pocket Mars after some set-up answers."""
    game = game_with_id("pocket-mars")
    state = game.new(Setup(players, {}, deal), 0)
    for seat, card in stored:
        game.apply(state, seat, game.actions.number({"store": card}))
    return state


# Two players store 2 of 4 cards each: 4, 4*3, 4*3*4 and 4*3*4*3. Then seat 0 can play both hand cards, whichever they
# are (E1, W4, S1 and C7 can all be used at the start), 2 module cards, discard 4, play 2 of its rival's, or launch: 11.
@pytest.mark.parametrize(("depth", "count"), [(1, 4), (2, 12), (3, 48), (4, 144), (5, 1584)])
def test_set_up_of_two_players(depth: int, count: int) -> None:
    assert perft(game_with_id("pocket-mars"), pocket_mars(2, TWO_PLAYERS, []), depth) == count


# Seat 0 has E1 and S1 in the module, W4 and C7 in hand; seat 1 has E2 and C4 in the module, W6 and G5 in hand.
#   depth 1: 11 as above
#   depth 2: after W4, after discarding W4 or C7 and after launching, seat 1 can play W6 (but not G5: nobody to swap), 2
#   module cards, discard 4, play 2 of seat 0's, or launch, which is 10 each, 40; C7 lands in 4 places; E1 and S1 beat
#   nothing, but their module actions can be used or not, 2 each; a module card discarded leaves 3 cards to store, 2
#   times 3; the owner of E2 or C4 can use its module action or not, 2 each: 40 + 4 + 4 + 6 + 4 make 58
@pytest.mark.parametrize(("depth", "count"), [(1, 11), (2, 58), (3, 313), (4, 1649), (5, 9416)])
def test_first_turns_of_two_players(depth: int, count: int) -> None:
    state = pocket_mars(2, TWO_PLAYERS, [(0, "E1"), (0, "S1"), (1, "E2"), (1, "C4")])
    assert perft(game_with_id("pocket-mars"), state, depth) == count


# The same 4 and 4*3, then 11 actions: 2 of the hand, 2 of the module, 4 to discard, 2 of the Automatics', or launch.
@pytest.mark.parametrize(("depth", "count"), [(1, 4), (2, 12), (3, 132)])
def test_set_up_of_a_solo_game(depth: int, count: int) -> None:
    assert perft(game_with_id("pocket-mars"), pocket_mars(1, SOLO, []), depth) == count


# The person has E1 and S1 in the module, W4 and C7 in hand; the Automatics have G1 and G2.
#   depth 1: 11 as above
#   depth 2: W4, and each of the 4 discards, leaves a card to take from the Automatics, 2 each, 10; C7 lands in 4
#   places; the module actions of E1 and S1 can be used or not, 2 each; G1 and G2 beat nothing and there is nobody to
#   promote, so the next turn begins with 11 actions again, 22; after launching, one of 2 cards of the Automatics is
#   discarded; 10 + 4 + 4 + 22 + 2 make 42
@pytest.mark.parametrize(("depth", "count"), [(1, 11), (2, 42), (3, 166), (4, 765), (5, 3126)])
def test_first_turns_of_a_solo_game(depth: int, count: int) -> None:
    state = pocket_mars(1, SOLO, [(0, "E1"), (0, "S1")])
    assert perft(game_with_id("pocket-mars"), state, depth) == count


def test_every_registered_game_is_counted() -> None:
    assert set(GAME_IDS) == COVERED
