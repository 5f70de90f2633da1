"""Nobody is told what they may not know: not a byte of a message depends on it."""

import itertools
import random

import pytest

from marsbox.core import SPECTATOR, FastRng, Match, Setup
from marsbox.games import GAME_IDS, load_game
from marsbox.server.tables.model import Counter
from marsbox.server.tables.views import all_views, next_counters
from marsbox.text import LANGUAGES
from tests.server.conftest import NewPerson
from tests.server.people import TableClient, fewest, seated, settle_all, until_all_are_asked
from tests.server.tables import messages_to, silent_table

GAMES = {game_id: load_game(game_id) for game_id in GAME_IDS}
SAMPLED = {"pocket-mars": 6, "mission-red-planet": 4, "terraforming-mars": 24}
"""One position in so many is looked at: the whole log is told each time. The soak looks at all, in both languages."""
TABLES = [(game.id, players) for game in GAMES.values() for players in game.player_counts]


@pytest.mark.parametrize(("game_id", "players"), TABLES)
def test_messages_are_the_same_whatever_is_hidden(game_id: str, players: int, soak: bool) -> None:
    game = GAMES[game_id]
    variants = [option.name for option in game.setup_options if option.name == "draft" and players in option.players]
    for seed in range(50 if soak else 2):
        chance = random.Random(seed)
        match = Match.start(game, Setup(players, dict.fromkeys(variants, "on") if seed % 2 else {}), seed)
        events = list(match.opening)
        # the next viewer and language: all of them would take minutes
        looks = itertools.cycle(itertools.product(LANGUAGES, (*range(players), SPECTATOR)))
        while True:
            decisions = game.decisions(match.state)
            if soak or not decisions or chance.randrange(SAMPLED[game_id]) == 0:
                language, seat = next(looks)
                hidden = game.determinize(match.state, seat, FastRng(chance.getrandbits(32)))
                for spoken in LANGUAGES if soak else (language,):
                    true = messages_to(seat, silent_table(match, match.state, events), spoken)
                    assert messages_to(seat, silent_table(match, hidden, events), spoken) == true
            if not decisions:
                break
            asked = chance.choice(decisions)
            events += match.play(asked.seat, chance.choice(asked.options))


@pytest.mark.parametrize("game_id", GAME_IDS)
def test_numbers_count_only_what_the_seat_itself_sees(game_id: str) -> None:
    game = GAMES[game_id]
    match = Match.start(game, Setup(3), 5)
    while not game.decisions(match.state)[0].simultaneous:
        asked = game.decisions(match.state)[0]
        match.play(asked.seat, asked.options[0])
    counters: tuple[Counter, ...] = (Counter(1, 1),) * 4
    before = [view.fingerprint for view in all_views(match)]
    asked = game.decisions(match.state)[0]
    match.play(0, asked.options[0])
    counters = next_counters(counters, before, [view.fingerprint for view in all_views(match)], 0, undone=False)
    # a half-given answer is nobody else's business; that a complete one was given is everybody's
    complete = game.decision(match.state, 0) is None
    others = Counter(2, 1) if complete else Counter(1, 1)
    assert counters == (Counter(2, 1) if complete else Counter(2, 2), others, others, others)


@pytest.fixture
def watched(person: NewPerson, game: str) -> list[TableClient]:
    """A secret question to one person on each seat, and somebody who watches."""
    clients = seated([person() for _ in range(fewest(game))], game)
    until_all_are_asked(*clients)
    watching = person().join(clients[0].table["id"])
    settle_all(clients)
    return [*clients, watching]


@pytest.mark.parametrize("chosen", [(0, 1), (3, 2), (2, 0)])
@pytest.mark.parametrize("game", ["pocket-mars"])
def test_a_secret_answer_of_two_steps_sounds_the_same_whatever_it_is(
    watched: list[TableClient], chosen: tuple[int, int]
) -> None:
    anns, bobs, eves = watched
    cards = [option["action"] for option in bobs.views[1]["decision"]["options"]]
    before = anns.views[0], eves.views[-1]
    bobs.act(1, cards[chosen[0]])
    assert anns.settle() == []
    assert eves.settle() == []
    bobs.act(1, cards[chosen[1]])
    for client, old in ((anns, before[0]), (eves, before[1])):
        [heard] = client.settle()
        seats = heard["view"]["seats"]
        assert [seat["complete"] for seat in seats] == [False, True]
        seats[1]["complete"] = False
        heard["view"]["waiting"] = old["view"]["waiting"]
        assert heard == {**old, "version": old["version"] + 1}
