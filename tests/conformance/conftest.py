"""The conformance suite runs each of its tests over every configuration, and over several random games of each."""

from collections.abc import Callable

import pytest

from tests.conformance.configurations import CONFIGURATIONS, Configuration

# for each configuration; a game of Terraforming Mars is as long as several others
GAMES_IN_SAMPLE = {"pocket-mars": 3, "mission-red-planet": 3, "terraforming-mars": 2}
# for each configuration; together more than the 2,000 games that `make soak` promises
GAMES_IN_SOAK = -(-2000 // len(CONFIGURATIONS))


def pytest_generate_tests(metafunc: pytest.Metafunc) -> None:
    if "configuration" in metafunc.fixturenames:
        metafunc.parametrize("configuration", CONFIGURATIONS, ids=str)


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
