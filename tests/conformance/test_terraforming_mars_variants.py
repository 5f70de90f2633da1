"""Every number of players and every variant of Terraforming Mars: many random games, looked at closely now and then."""

from itertools import product

import pytest

from marsbox.core import COMPILED, SPECTATOR, FastRng, Setup, State
from marsbox.games import load_game
from marsbox.games.terraforming_mars.cards import PRINTED
from marsbox.games.terraforming_mars.state import PROJECTS, TerraformingState
from tests.conformance.configurations import longest_random_game

GAME = load_game("terraforming-mars")
GAMES_IN_SOAK = 1000 if COMPILED else 20  # of each variant
GAMES = 1
SAMPLED = 100  # one position in so many is looked at closely
BEGINNERS = ("nobody", "the first", "everybody")


def variants() -> list[tuple[int, dict[str, str]]]:
    """All set-ups: the Corporate Era, the draft, and a beginner's corporation for nobody, somebody or everybody."""
    found: list[tuple[int, dict[str, str]]] = [(1, {})]
    for players, era, draft, beginners in product((2, 3, 4, 5), ("off", "on"), ("off", "on"), BEGINNERS):
        options = {"corporate_era": era, "draft": draft}
        for seat in range({"nobody": 0, "the first": 1, "everybody": players}[beginners]):
            options[f"beginner_{seat + 1}"] = "on"
        found.append((players, options))
    return found


@pytest.mark.parametrize(("players", "options"), variants(), ids=str)
def test_random_games_of_every_variant_keep_the_rules(players: int, options: dict[str, str], soak: bool) -> None:
    for seed in range(GAMES_IN_SOAK if soak else GAMES):
        play_and_look(Setup(players, options), seed)


def play_and_look(setup: Setup, seed: int) -> None:
    """A random game to its end; every now and then all that must hold of a position is checked."""
    state = GAME.new(setup, seed)
    rng = FastRng(seed)
    for _ in range(longest_random_game("terraforming-mars")):
        decisions = GAME.decisions(state)
        if not decisions or rng.below(SAMPLED) == 0:
            look(state, rng)
        if not decisions:
            assert GAME.outcome(state) is not None
            return
        decision = decisions[rng.below(len(decisions))]
        GAME.apply(state, decision.seat, rng.choice(decision.options))
    raise AssertionError(f"{setup.to_dict()} with seed {seed} is longer than its documented length")


def look(state: State, rng: FastRng) -> None:
    """Dumps are exact, nobody's view depends on what is hidden, and no card, cube or tile is lost."""
    before = GAME.dump(state)
    assert GAME.dump(GAME.load(before)) == before
    viewer = rng.below(state.players + 1) + SPECTATOR
    assert GAME.view(GAME.determinize(state, viewer, rng), viewer) == GAME.view(state, viewer)
    assert GAME.dump(state) == before
    assert isinstance(state, TerraformingState)
    every = [card for card in range(PROJECTS) if state.corporate_era or not PRINTED[card].corporate_era]
    piles = [*state.hands, *state.played, *state.events, *state.offered, *state.kept, state.looking]
    held = [card for pile in piles for card in pile if card < PROJECTS]
    being_played = [frame.card for frame in state.frames if frame.card in every and frame.card not in held]
    cards = [*state.deck[state.drawn :], *state.discard, *held, *set(being_played) - set(state.discard)]
    assert sorted(cards) == every
    assert min(state.stock) >= 0
    assert min(state.production) >= -5
    assert all(amount >= 0 for place, amount in enumerate(state.production) if place % 6)
    assert state.tiles.count(1) == state.oceans <= 9
