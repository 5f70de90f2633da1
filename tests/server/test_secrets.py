"""Nobody is told what they may not know: not a byte of a message depends on it."""

import itertools
import random

import pytest

from marsbox.core import SPECTATOR, FastRng, Match, Setup
from marsbox.games import load_game
from marsbox.server.sight import counted, look
from marsbox.server.storage import Counter
from tests.server.conftest import NewPerson
from tests.server.tables import silent_table, told_to

GAME = load_game("pocket-mars")


@pytest.mark.parametrize("players", [1, 2, 3, 4])
@pytest.mark.parametrize("language", ["en", "fr"])
def test_messages_are_the_same_whatever_is_hidden(players: int, language: str, soak: bool) -> None:
    for seed in range(50 if soak else 2):
        chance = random.Random(seed)
        match = Match.start(GAME, Setup(players, {"draft": "on"} if seed % 2 and players > 1 else {}), seed)
        events = list(match.opening)
        viewers = itertools.cycle((*range(players), SPECTATOR))
        while True:
            # the next viewer at each position: all of them at all would take minutes
            seat = next(viewers)
            hidden = GAME.determinize(match.state, seat, FastRng(chance.getrandbits(32)))
            true = told_to(seat, silent_table(match, match.state, events), language)
            assert told_to(seat, silent_table(match, hidden, events), language) == true
            decisions = GAME.decisions(match.state)
            if not decisions:
                break
            asked = chance.choice(decisions)
            events += match.play(asked.seat, chance.choice(asked.options))


def test_numbers_count_only_what_the_seat_itself_sees() -> None:
    match = Match.start(GAME, Setup(3), 5)
    counters: tuple[Counter, ...] = (Counter(1, 1),) * 4
    before = look(match)
    asked = GAME.decision(match.state, 0)
    assert asked is not None
    match.play(0, asked.options[0])
    counters = counted(counters, before, look(match), 0, undone=False)
    assert counters == (Counter(2, 2), Counter(1, 1), Counter(1, 1), Counter(1, 1))


@pytest.mark.parametrize("chosen", [(0, 1), (3, 2), (2, 0)])
def test_a_secret_answer_sounds_the_same_whatever_it_is(person: NewPerson, chosen: tuple[int, int]) -> None:
    ann, bob, eve = person(), person(), person()
    table = ann.open_table()
    bob.take(table, 1)
    anns, bobs, eves = ann.join(table), bob.join(table), eve.join(table)
    anns.settle()
    eves.settle()
    decision = bobs.decision(1)
    assert decision is not None
    cards = [option["action"] for option in decision["options"]]
    before = anns.views[0], eves.views[-1]
    bobs.act(1, cards[chosen[0]])
    assert anns.settle() == []
    assert eves.settle() == []
    bobs.act(1, cards[chosen[1]])
    for line, old in ((anns, before[0]), (eves, before[1])):
        [heard] = line.settle()
        seats = heard["view"]["seats"]
        assert [seat["complete"] for seat in seats] == [False, True]
        seats[1]["complete"] = False
        heard["view"]["waiting"] = old["view"]["waiting"]
        assert heard == {**old, "version": old["version"] + 1}
