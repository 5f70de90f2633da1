"""What is computed for everybody at once, or without its reasons, is what is computed one by one."""

from collections.abc import Iterator
from typing import cast

import pytest

from marsbox.games.terraforming_mars import knowledge, projects, scoring
from marsbox.games.terraforming_mars.state import AWARDS, MILESTONES, PROJECTS, TerraformingState
from tests.conformance.configurations import CONFIGURATIONS, Configuration
from tests.env.positions import positions

TABLES = [each for each in CONFIGURATIONS if each.game_id == "terraforming-mars"]


def states(configuration: Configuration) -> Iterator[TerraformingState]:
    for seed in (30, 31):
        for state in positions(configuration, seed):
            yield cast(TerraformingState, state)


@pytest.mark.parametrize("configuration", TABLES, ids=str)
def test_milestones_and_awards_of_everybody_are_those_of_each(configuration: Configuration) -> None:
    seats = range(configuration.players)
    for s in states(configuration):
        milestones = [projects.milestone_progress(s, seat, n) for n in range(len(MILESTONES)) for seat in seats]
        assert projects.milestone_standings(s) == milestones
        awards = [projects.award_count(s, seat, n) for n in range(len(AWARDS)) for seat in seats]
        assert projects.award_standings(s) == awards


@pytest.mark.parametrize("configuration", TABLES, ids=str)
def test_scores_are_the_sums_of_the_score_sheets(configuration: Configuration) -> None:
    for s in states(configuration):
        sheets = [scoring.score_sheet(s, seat) for seat in range(configuration.players)]
        assert scoring.scores(s) == [sum(item.points for item in sheet) for sheet in sheets]


@pytest.mark.parametrize("configuration", TABLES, ids=str)
def test_what_is_known_to_be_elsewhere_is_neither_open_nor_own(configuration: Configuration) -> None:
    seats = range(configuration.players)
    for s in states(configuration):
        lying_open = {card for other in seats for card in s.played[other] + s.events[other]}
        for seat in seats:
            own = {*s.hands[seat], *s.offered[seat], *s.kept[seat]}
            expected = [card for card in range(PROJECTS) if knowledge.knows_out(s, seat, card)]
            expected = [card for card in expected if card not in own | lying_open]
            assert knowledge.known_elsewhere(s, seat) == tuple(expected)
    assert knowledge.known_elsewhere(s, -1) == ()
