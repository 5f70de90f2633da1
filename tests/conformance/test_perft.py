"""Counts of all action sequences from small fixed deals, as chess engines count moves: any change of the rules shows.

Where several seats are asked at once, the first of them answers. The first numbers were found by hand, as the comments
tell; the deeper ones were counted by the engine when the former were right, and guard against change.
"""

import pytest

from marsbox.core import Game, Setup, State
from marsbox.games import GAME_IDS
from tests.conformance.configurations import game_with_id

COVERED = {"pocket-mars", "mission-red-planet", "terraforming-mars"}

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


THREE_PLAYERS = {
    "ships": ["hellas 3", "noachis 4", "manual 2", "ausonia 3", "hellas 5", "manual 3"],
    "astronauts": [0, 1, 2],
    "dealt": [
        ["blocks_of_ice", "lost_in_space", "barren_ground"],
        ["world_spanning", "rich_vein", "lichens"],
        ["diversified", "mass_settlement", "strategic_zones"],
    ],
    "resources": ["ice", "celerium", "sylvanite"],
    "events": ["martian_ruins", "celerium_baron"],
}
# Seat 2 flies to Hellas, and everyone keeps a card.
SET_UP: list[tuple[int, dict[str, object]]] = [
    (2, {"destination": "hellas"}),
    (0, {"keep": "blocks_of_ice"}),
    (1, {"keep": "world_spanning"}),
    (2, {"keep": "diversified"}),
]
# Seat 0 fills ship 2 and launches ship 1, seat 1 fills ship 0; seat 2 finds no seat. Then two astronauts of seats 0 and
# 1 and one of seat 2 are on Hellas, one of seats 0 and 1 on Noachis, and seat 2 has the medal.
FIRST_TURN: list[tuple[int, dict[str, object]]] = [
    (0, {"choose": "secret_agent"}),
    (1, {"choose": "soldier"}),
    (2, {"choose": "pilot"}),
    (0, {"board": 1}),
    (0, {"board": 2}),
    (0, {"launch": 1}),
    (1, {"board": 0}),
    (2, {"skip": True}),
]


BEGINNERS = {"beginner_1": "on", "beginner_2": "on"}
# Three cards of seat 0 and two of seat 1 can be played at the start; the others need warmth, air or water.
TWO_BEGINNERS = {
    "first": 0,
    "dealt": [
        [
            "power_plant",
            "comet",
            "aquifer_pumping",
            "fish",
            "birds",
            "herbivores",
            "grass",
            "trees",
            "bushes",
            "heather",
        ],
        [
            "mining_rights",
            "insulation",
            "kelp_farming",
            "algae",
            "farming",
            "worms",
            "lichen",
            "moss",
            "zeppelins",
            "ants",
        ],
    ],
    "deck": ["asteroid", "pets", "flooding", "soletta", "ironworks", "steelworks", "solar_power", "ore_processor"],
}
ALONE = {
    "deck": ["asteroid", "comet", "ironworks", "mine"],
    "corporations": [["ecoline", "interplanetary_cinematics"]],
    "dealt": [["fish", "birds", "herbivores", "grass", "trees", "bushes", "heather", "algae", "worms", "farming"]],
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
@pytest.mark.parametrize(("depth", "count"), [(1, 11), (2, 58), (3, 313), (4, 1647), (5, 9360)])
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
@pytest.mark.parametrize(("depth", "count"), [(1, 11), (2, 42), (3, 167), (4, 768), (5, 3157)])
def test_first_turns_of_a_solo_game(depth: int, count: int) -> None:
    state = pocket_mars(1, SOLO, [(0, "E1"), (0, "S1")])
    assert perft(game_with_id("pocket-mars"), state, depth) == count


def mission(steps: list[tuple[int, dict[str, object]]], *characters: str) -> State:
    """A given deal of Mission: Red Planet after some answers and the choice of characters, one for each seat."""
    game = game_with_id("mission-red-planet")
    state = game.new(Setup(3, {}, THREE_PLAYERS), 0)
    for seat, form in steps + [(seat, {"choose": character}) for seat, character in enumerate(characters)]:
        game.apply(state, seat, game.actions.number(form))
    return state


# Seat 2 was drawn for the manual ship and lays one of 10 destinations; then 2, 1 and 3 bonus cards can be kept, and one
# of 9 characters be chosen: 10, 10*2, 10*2*1, 10*2*1*3 and 10*2*1*3*9.
@pytest.mark.parametrize(("depth", "count"), [(1, 10), (2, 20), (3, 20), (4, 60), (5, 540)])
def test_set_up_of_three_players(depth: int, count: int) -> None:
    assert perft(game_with_id("mission-red-planet"), mission([]), depth) == count


# Ship 0 has two free seats, ship 1 three, ship 2 one. The Secret Agent comes first, then the Saboteur, then the Pilot.
#   depth 1: aboard one of 3 ships, or not: 4
#   depth 2: after each boarding one of 2 other ships, or not, 3*3; without boarding 3 ships to launch, or none: 9 + 4
#   make 13
#   depth 3: to launch there are 3 ships, or none, unless ship 2 was filled, then 2: boarding 0 and 1, 0 alone, 1 and 0,
#   1 alone leave 4 each, the other five ways 3 each, 31; after launching one of 3 without boarding the Saboteur boards
#   one of 2, or not, and after launching none one of 3, or not, 3*3 + 4; 31 + 13 make 44
@pytest.mark.parametrize(("depth", "count"), [(1, 4), (2, 13), (3, 44), (4, 127), (5, 423)])
def test_first_turn_of_three_players(depth: int, count: int) -> None:
    state = mission(SET_UP, "secret_agent", "saboteur", "pilot")
    assert perft(game_with_id("mission-red-planet"), state, depth) == count


# The ships are Ausonia with 3 seats, Hellas with 5 and a manual one with 3. The Explorer comes first.
#   depth 1: aboard one of 3 ships, or not: 4
#   depth 2: from Hellas and from Noachis there are 3 ways each, or none is taken, 7; but on the manual ship one of 10
#   destinations is laid first: 3*7 + 10 make 31
#   depth 3: after a move from Noachis to Syrtis Major there are 3 + 4 ways on, or none, 8, and after the other moves 4,
#   10, 11, 7 and 13; without one the Femme Fatale boards one of 3, or not, 4: 57 each, three times; 10 destinations
#   with 7 ways each; 171 + 70 make 241
@pytest.mark.parametrize(("depth", "count"), [(1, 4), (2, 31), (3, 241), (4, 2102)])
def test_moves_and_losses_on_mars(depth: int, count: int) -> None:
    state = mission(SET_UP + FIRST_TURN, "explorer", "femme_fatale", "soldier")
    assert perft(game_with_id("mission-red-planet"), state, depth) == count


# The Recruiter comes first, then the Scientist, then the Traveler.
#   depth 1: aboard one of 3 ships, or not: 4
#   depth 2: the Scientist boards one of 3 ships, or not, 4; but on the manual ship one of 10 destinations is laid
#   first: 3*4 + 10 make 22
#   depth 3: the second astronaut of the Scientist has 4 ways again, after 2 of the 3 ships; on the manual ship 10
#   destinations come first; without boarding a card is drawn or not: 4 + 4 + 10 + 2 make 20, three times, and 10
#   destinations of the Recruiter with 4 ways each make 100
@pytest.mark.parametrize(("depth", "count"), [(1, 4), (2, 22), (3, 100), (4, 385), (5, 976)])
def test_research_and_travel(depth: int, count: int) -> None:
    state = mission(SET_UP + FIRST_TURN, "scientist", "traveler", "recruiter")
    assert perft(game_with_id("mission-red-planet"), state, depth) == count


def terraforming(options: dict[str, str], deal: dict[str, object], players: int, *steps: dict[str, object]) -> State:
    """A given deal of Terraforming Mars after what the seats that are asked first have answered."""
    game = game_with_id("terraforming-mars")
    state = game.new(Setup(players, options, deal), 0)
    for form in steps:
        game.apply(state, game.decisions(state)[0].seat, game.actions.number(form))
    return state


# Seat 0 has 42 M€ and can play three of its cards.
#   depth 1: 3 cards, 6 standard projects, 5 awards, or pass: 15
#   depth 2: with Power Plant in play 2 cards, 6 projects, 5 awards, or the end of the turn, 14; the ocean of Comet can
#   lie on 12 spaces; with Aquifer Pumping in play 24 M€ are left for 2 cards, its action, 5 projects, 5 awards or the
#   end, 14; 10 cards can be sold; after the power plant and the asteroid projects 15 each, as nothing but money is
#   gone; the ocean can lie on 12 spaces, a greenery and a city on 48 each; after each award there are 3 cards, 6
#   projects, 4 awards or the end, 5*14; after a pass seat 1 has 2 cards, 6 projects, 5 awards, or passes, 14: 272
@pytest.mark.parametrize(("depth", "count"), [(1, 15), (2, 272), (3, 3864)])
def test_first_turn_of_two_beginners(depth: int, count: int) -> None:
    assert perft(game_with_id("terraforming-mars"), terraforming(BEGINNERS, TWO_BEGINNERS, 2), depth) == count


# Both keep a card of 4, of 3 and of 2; the last card comes without a choice. Then seat 0 buys one of 4 or none.
@pytest.mark.parametrize(("depth", "count"), [(1, 4), (2, 16), (3, 48), (4, 144), (5, 288), (6, 576), (7, 2880)])
def test_draft_of_two_players(depth: int, count: int) -> None:
    options = {**BEGINNERS, "draft": "on"}
    state = terraforming(options, TWO_BEGINNERS, 2, {"pass": True}, {"pass": True})
    assert perft(game_with_id("terraforming-mars"), state, depth) == count


# None of these cards can be played at the start.
#   depth 1: one of 2 corporations
#   depth 2: a first card of 10, or none: 11 each
#   depth 3: after any of 10 cards 9 others or no further one, 10*10; without any card 5 projects, or pass, 6: 106 each
@pytest.mark.parametrize(("depth", "count"), [(1, 2), (2, 22), (3, 212), (4, 1977)])
def test_start_of_a_solo_game_of_terraforming_mars(depth: int, count: int) -> None:
    assert perft(game_with_id("terraforming-mars"), terraforming({}, ALONE, 1), depth) == count


def test_every_registered_game_is_counted() -> None:
    assert set(GAME_IDS) == COVERED
