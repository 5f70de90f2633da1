"""The conformance suite runs each of its tests over every configuration, and over several random games of each."""

from collections.abc import Callable

import pytest

from marsbox.games import GAME_IDS
from tests.conformance.configurations import CONFIGURATIONS, Configuration, configurations_of

# for each configuration; a game of Terraforming Mars is as long as several others
GAMES_IN_SAMPLE = {"pocket-mars": 2, "mission-red-planet": 2, "terraforming-mars": 1}
# of each game, the one with the fewest players and the one with the most
FIRST_AND_LAST = [one for game in GAME_IDS for one in (configurations_of(game)[0], configurations_of(game)[-1])]
# for each configuration; together more than the 2,000 games that `make soak` promises
GAMES_IN_SOAK = -(-2000 // len(CONFIGURATIONS))


def pytest_generate_tests(metafunc: pytest.Metafunc) -> None:
    if "configuration" in metafunc.fixturenames:
        brief = metafunc.config.getoption("--brief")
        metafunc.parametrize("configuration", FIRST_AND_LAST if brief else CONFIGURATIONS, ids=str)


@pytest.fixture
def seeds(
    configuration: Configuration,
    soak: bool,
    brief: bool,
    record_property: Callable[[str, object], None],
) -> range:
    """The seeds of the random games that a test plays of one configuration; the summary tells how many there were."""
    sample = 1 if brief else GAMES_IN_SAMPLE[configuration.game_id]
    number = GAMES_IN_SOAK if soak else sample
    record_property("random games", number)
    return range(number)
