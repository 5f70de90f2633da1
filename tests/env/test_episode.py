"""A game played step by step: order, rewards, length, bots."""

import pytest

from marsbox.bots import UnknownBot
from marsbox.core import FastRng, IllegalAction, Outcome, Setup, SetupError
from marsbox.env.episode import Episode, opponents, rewards
from marsbox.env.part import longest
from marsbox.games import GAME_IDS, load_game


def episode(players: int = 2, bots: dict[int, str] | None = None, game: str = "pocket-mars") -> Episode:
    return Episode(load_game(game), Setup(players), bots)


def finish(played: Episode, seed: int) -> None:
    rng = FastRng(seed)
    while played.question is not None:
        played.act(rng.choice(played.question.options))


@pytest.mark.parametrize(
    ("ranks", "expected"),
    [
        ([1, 2], [1.0, -1.0]),
        ([1, 1], [0.0, 0.0]),
        ([3, 1, 2], [-1.0, 1.0, 0.0]),
        ([1, 1, 3], [0.5, 0.5, -1.0]),
        ([4, 2, 2, 1, 5], [-0.5, 0.25, 0.25, 1.0, -1.0]),
    ],
)
def test_rewards_tell_how_many_rivals_a_seat_is_ahead_of(ranks: list[int], expected: list[float]) -> None:
    assert rewards(Outcome([0] * len(ranks), ranks, [[] for _ in ranks]), len(ranks)) == expected


def test_alone_a_game_is_won_or_lost() -> None:
    sides: list[list[object]] = [[], []]
    assert rewards(Outcome([9, 8], [1, 2], [[] for _ in sides], won=True), 1) == [1.0]
    assert rewards(Outcome([8, 9], [2, 1], [[] for _ in sides], won=False), 1) == [-1.0]


@pytest.mark.parametrize("game", GAME_IDS)
def test_a_question_put_to_all_is_answered_in_seat_order(game: str) -> None:
    played = episode(3, game=game)
    played.begin(4)
    rng = FastRng(1)
    while played.question is not None and not played.question.simultaneous:
        played.act(rng.choice(played.question.options))
    order: list[int] = []
    while played.question is not None and played.question.simultaneous and len(order) < 40:
        if order[-1:] != [played.question.seat]:
            order.append(played.question.seat)
        played.act(rng.choice(played.question.options))
        if order == [0, 1, 2]:
            break
    assert order == [0, 1, 2]


@pytest.mark.parametrize("game", GAME_IDS)
def test_the_same_seed_and_actions_give_the_same_game(game: str) -> None:
    dumps = []
    for _ in range(2):
        played = episode(3, {1: "random"}, game)
        played.begin(8)
        finish(played, 8)
        dumps.append(played.game.dump(played.state))
        assert sum(played.rewards) == pytest.approx(0)
    assert dumps[0] == dumps[1]


def test_a_bot_answers_for_its_seats_and_nobody_else_does() -> None:
    played = episode(4, {0: "random", 2: "greedy"})
    played.begin(1)
    rng = FastRng(1)
    asked = set()
    while played.question is not None:
        asked.add(played.question.seat)
        played.act(rng.choice(played.question.options))
    assert asked == {1, 3}


@pytest.mark.parametrize("game", GAME_IDS)
def test_a_game_is_cut_off_at_its_length(game: str) -> None:
    played = episode(3, game=game)
    assert played.longest == longest(game)
    played.longest = 20
    played.begin(1)
    finish(played, 1)
    assert played.made == 20
    assert played.truncated
    assert played.rewards == [0, 0, 0]


def test_an_illegal_action_changes_nothing() -> None:
    played = episode()
    played.begin(1)
    before = played.game.dump(played.state)
    with pytest.raises(IllegalAction):
        played.act(679)
    assert played.game.dump(played.state) == before
    assert played.made == 0


def test_who_forfeits_has_lost_and_the_sum_stays_zero() -> None:
    played = episode(3)
    played.begin(1)
    played.forfeit(1)
    assert played.rewards == [0.5, -1.0, 0.5]
    with pytest.raises(ValueError, match="the game is over; begin another"):
        played.act(0)


def test_what_is_wrong_is_said_at_once() -> None:
    with pytest.raises(SetupError, match="Pocket Mars is for 1 to 4 players, not 9"):
        episode(9)
    with pytest.raises(UnknownBot, match='there is no bot "clever"'):
        episode(2, {1: "clever"})
    with pytest.raises(ValueError, match='bot "greedy" can\'t have seat 2: seats are 0 to 1'):
        episode(2, {2: "greedy"})
    with pytest.raises(ValueError, match="leave at least one without"):
        episode(2, {0: "greedy", 1: "greedy"})
    with pytest.raises(ValueError, match="there is no seat 3 at a table with 2 bots: seats are 0 to 2"):
        opponents(["greedy", "random"], 3)
