"""Who was away is shown what they would have seen, and nothing else."""

import json
import random
from typing import Any

import pytest

from marsbox.core import SPECTATOR, Match, Setup
from marsbox.games import GAME_IDS, load_game
from marsbox.server.play.recent import KEPT, Move, RecentMoves
from tests.server.conftest import NewPerson
from tests.server.people import fewest, seated, until_all_are_asked

GAMES = {game_id: load_game(game_id) for game_id in GAME_IDS}
TABLES = [(game.id, players) for game in GAMES.values() for players in game.player_counts]


@pytest.mark.parametrize(("game_id", "players"), TABLES)
def test_every_moment_was_on_the_screen_of_that_seat_before(game_id: str, players: int) -> None:
    game = GAMES[game_id]
    match = Match.start(game, Setup(players), players)
    viewers = (*range(players), SPECTATOR)
    recent = RecentMoves(game)
    recent.restart(match.state, 0)
    shown = {seat: [game.view(match.state, seat)] for seat in viewers}
    chance = random.Random(players)
    for number in range(1, 2 * KEPT + 20):
        decisions = game.decisions(match.state)
        if not decisions:
            break
        asked = chance.choice(decisions)
        action = chance.choice(asked.options)
        match.play(asked.seat, action)
        recent.add(Move(asked.seat, (action,), number))
        for seat in viewers:
            view = game.view(match.state, seat)
            if view != shown[seat][-1]:
                shown[seat].append(view)
    for seat in viewers:
        moments = [json.loads(moment.view) for moment in recent.seen_by(seat, 0, 24)]
        written = json.loads(json.dumps(shown[seat][-25:]))
        assert moments == written
        assert recent.seen_by(seat, number, 24) == []


def test_the_moments_begin_where_one_was_last() -> None:
    game = GAMES["pocket-mars"]
    match = Match.start(game, Setup(2), 1)
    recent = RecentMoves(game)
    recent.restart(match.state, 0)
    chance = random.Random(3)
    for number in range(1, 31):
        asked = game.decisions(match.state)[0]
        action = chance.choice(asked.options)
        match.play(asked.seat, action)
        recent.add(Move(asked.seat, (action,), number))
    untils = [moment.until for moment in recent.seen_by(SPECTATOR, 25, 24)]
    assert untils[0] <= 25 < untils[1]
    assert untils[-1] == 30
    assert len(recent.seen_by(SPECTATOR, 0, 3)) == 4
    recent.restart(match.state, 30)
    assert recent.seen_by(SPECTATOR, 0, 24) == []


@pytest.mark.parametrize("game", ["pocket-mars"])
def test_a_seat_gets_its_own_moments_and_nobody_elses(person: NewPerson, game: str) -> None:
    clients = seated([person() for _ in range(fewest(game))], game)
    until_all_are_asked(*clients)
    ann = clients[0]
    before = ann.views[0]
    for seat, client in enumerate(clients):
        client.act_first(seat)
        client.settle()
    ann.settle()
    ann.send(type="recap", seat=0, since=before["lines"])
    recap: dict[str, Any] = ann.next("recap")
    assert recap["seat"] == 0
    assert recap["moments"][0]["lines"] <= before["lines"]
    assert recap["moments"][-1] == {"lines": ann.views[0]["lines"], "view": ann.views[0]["view"]}
    ann.send(type="recap", seat=1, since=0)
    assert ann.next("refused")["code"] == "not_your_seat"
