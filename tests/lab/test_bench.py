"""The benchmark measures what it says, for every game, number of players and variant."""

import pytest

from marsbox.core import SetupError
from marsbox.games import GAME_IDS, UnknownGame, load_game
from marsbox.lab import bench
from marsbox.lab.speed import variants


def beginners(players: int) -> list[str]:
    """The variants of Terraforming Mars with a beginner."""
    return [f"beginner_{seat + 1}=on" for seat in range(players)]


VARIANTS = {
    "pocket-mars": {
        (1, "standard"),
        (1, "level=2"),
        (1, "level=3"),
        *((players, variant) for players in (2, 3, 4) for variant in ("standard", "draft=on")),
    },
    "mission-red-planet": {
        (players, variant) for players in (3, 4, 5) for variant in ("standard", "resource_tokens=on")
    },
    "terraforming-mars": {
        (1, "standard"),
        *(
            (players, variant)
            for players in (2, 3, 4, 5)
            for variant in ("standard", "corporate_era=on", "draft=on", *beginners(players))
        ),
    },
}


@pytest.mark.parametrize("game", GAME_IDS)
def test_every_number_of_players_and_every_variant_is_measured(game: str) -> None:
    results = list(bench(game, seconds=0.01))
    assert {(result.players, result.variant) for result in results} == VARIANTS[game]
    for result in results:
        figures = result.to_dict()
        assert figures["game"] == game
        assert all(figures[name] for name in ("decisions_per_second", "games_per_second", "clone_us", "view_us"))
        assert result.dump_bytes > 100


@pytest.mark.parametrize("game", GAME_IDS)
def test_one_number_of_players_can_be_chosen(game: str) -> None:
    assert {result.players for result in bench(game, players=3, seconds=0.01)} == {3}


@pytest.mark.parametrize("game_id", GAME_IDS)
def test_the_standard_game_comes_first(game_id: str) -> None:
    game = load_game(game_id)
    assert all(variants(game, players)[0][0] == "standard" for players in game.player_counts)


def test_wrong_wishes_are_refused() -> None:
    with pytest.raises(UnknownGame, match="go"):
        list(bench("go"))
    with pytest.raises(SetupError, match="not 9"):
        list(bench("pocket-mars", players=9))
    with pytest.raises(SetupError, match="not 2"):
        list(bench("mission-red-planet", players=2))
    with pytest.raises(ValueError, match="more than 0"):
        list(bench("pocket-mars", seconds=0))
