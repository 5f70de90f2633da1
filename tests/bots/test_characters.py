"""Characters: every level has one of each manner, a manner changes what is liked, and no two sit at one table."""

import pytest

from marsbox.bots import (
    BOT_NAMES,
    CHARACTERS,
    LEVELS,
    MANNERS,
    BeginnerBot,
    Evaluation,
    GreedyBot,
    Manner,
    MannerEvaluation,
    MctsBot,
    any_character,
    characters_of,
    evaluation_of,
    find_character,
    make_bot,
    table_bot,
)
from marsbox.bots.entry import SECONDS_AT_A_TABLE
from marsbox.bots.levels import simpler_bot
from marsbox.bots.part import bot_part, with_manner
from marsbox.core import FastRng, State
from marsbox.games import GAME_IDS, load_game
from marsbox.lab import simulate
from marsbox.testing import position

MILD = (0.8, 1.5)  # between these lie the weights of all manners


def test_every_level_has_one_character_of_each_manner() -> None:
    for level in LEVELS:
        found = [find_character(bot) for bot in characters_of(level)]
        assert [character.manner for character in found if character is not None] == list(MANNERS)
    assert len(CHARACTERS) == len(LEVELS) * len(MANNERS)


def test_a_character_is_a_bot_by_name_and_its_id_is_plain() -> None:
    for character in CHARACTERS:
        assert character.id in BOT_NAMES
        assert character.id.isascii()
        assert character.id.islower()
        assert character.id.isalpha()
    assert len(set(BOT_NAMES)) == len(BOT_NAMES)


def test_nobody_else_is_a_character() -> None:
    assert find_character("engineer") is find_character("nobody") is None


@pytest.mark.parametrize("game_id", GAME_IDS)
def test_a_character_plays_like_its_level_with_a_manner_of_its_own(game_id: str) -> None:
    game = load_game(game_id)
    amina, ines, mei, quilla = [table_bot(bot, game, 1) for bot in ("amina", "ines", "mei", "quilla")]
    assert isinstance(amina, BeginnerBot)
    assert isinstance(ines, GreedyBot)
    assert isinstance(ines.evaluation, MannerEvaluation)
    assert ines.evaluation.manner is bot_part(game_id).manners["builder"]
    assert isinstance(mei, GreedyBot)
    assert isinstance(mei.evaluation, MannerEvaluation)
    assert isinstance(quilla, MctsBot)
    assert isinstance(quilla.forest.evaluation, MannerEvaluation)
    assert quilla.iterations == quilla.forest.evaluation.iterations
    assert quilla.seconds == SECONDS_AT_A_TABLE


@pytest.mark.parametrize("character", CHARACTERS, ids=lambda character: str(character.id))
def test_who_takes_over_from_a_character_is_who_takes_over_from_its_level(character: object) -> None:
    found = next(one for one in CHARACTERS if one is character)
    assert simpler_bot(found.id) == simpler_bot(found.level)


@pytest.mark.parametrize("game_id", GAME_IDS)
def test_a_game_describes_every_manner_mildly_by_parts_and_tendencies_that_it_has(game_id: str) -> None:
    part = bot_part(game_id)
    state = position(game_id, {"players": 3})
    parts = {name for name, _ in evaluation_of(load_game(game_id)).parts(state, 0)}
    assert part.tendencies is not None
    tendencies = {name for name, _ in part.tendencies(state, 0)}
    assert set(part.manners) == set(MANNERS)
    for manner in part.manners.values():
        assert set(manner.weights) <= parts
        assert set(manner.likes) <= tendencies
        assert all(MILD[0] <= weight <= MILD[1] for weight in manner.weights.values())
        assert manner.likes, "a beginner of this manner shows it too"
    assert not parts & tendencies


class Plain(Evaluation):
    """Two parts, and answers that can be told from the defaults."""

    def __init__(self) -> None:
        super().__init__(scale=2.0, iterations=70, exploration=0.4, trust=1.5, rollout=9, greedy_rollout=True)

    def parts(self, s: State, seat: int) -> list[tuple[str, float]]:
        return [("points", 4.0), ("rival", -3.0)]

    def settled(self, s: State) -> bool:
        return False

    def step_done(self, s: State) -> bool:
        return True

    def beyond(self, begun: State, s: State) -> bool:
        return True


def test_a_manner_weighs_parts_and_adds_what_it_likes_and_leaves_the_rest_alone() -> None:
    state = position("pocket-mars", {"players": 2})
    liked = MannerEvaluation(
        Plain(), Manner({"rival": 1.5}, {"tiles": 0.5}), lambda s, seat: [("tiles", 6.0), ("cards", 2.0)]
    )
    assert liked.parts(state, 0) == [("points", 4.0), ("rival", -4.5), ("tiles", 3.0)]
    assert liked.value(state, 0) == 2.5
    facts = (liked.scale, liked.iterations, liked.exploration, liked.trust, liked.rollout, liked.greedy_rollout)
    assert facts == (2.0, 70, 0.4, 1.5, 9, True)
    assert (liked.settled(state), liked.step_done(state), liked.beyond(state, state)) == (False, True, True)


def test_without_tendencies_a_manner_likes_parts_alone() -> None:
    state = position("pocket-mars", {"players": 2})
    assert MannerEvaluation(Plain(), Manner(likes={"tiles": 1.0})).value(state, 0) == 1.0


def test_a_game_without_manners_is_played_without() -> None:
    game = load_game("pocket-mars")
    assert not isinstance(with_manner(game, evaluation_of(game), "unheard-of"), MannerEvaluation)


def test_nobody_sits_at_a_table_twice_and_the_bare_level_comes_when_all_are_there() -> None:
    rng = FastRng(4)
    seated: list[str] = []
    for _ in MANNERS:
        seated.append(any_character("settler", seated, rng))
    assert sorted(seated) == sorted(characters_of("settler"))
    assert any_character("settler", seated, rng) == "settler"
    assert {any_character("cadet", (), FastRng(seed)) for seed in range(40)} == set(characters_of("cadet"))


@pytest.mark.parametrize("bot", ["bo", "fatou", "jamal"])
def test_characters_play_whole_games(bot: str) -> None:
    assert simulate("pocket-mars", [bot, "random"], 2, seed=1).games == 2
    assert make_bot(bot, load_game("mission-red-planet"), 1) is not None
