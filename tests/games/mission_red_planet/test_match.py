"""A game at a table: batches stop at a reveal, undo, taking back, and one record whoever was faster."""

import itertools
from typing import Any

import pytest

from marsbox.core.contract import IllegalAction, Setup
from marsbox.core.errors import SetupError
from marsbox.core.match import Match
from marsbox.core.record import Record
from marsbox.testing import start_match
from tests.games.mission_red_planet.scenario import DRAW, GAME, SKIP, asked, facts_of, kinds, plays
from tests.games.scenario import Form

SHIPS = ["hellas 5", "noachis 5", "ausonia 5"]
HANDS = [["lost_in_space", "rich_vein", "radiation"], ["diversified"], ["world_spanning"]]
KEPT: list[Form] = [{"keep": "lost_in_space"}, {"keep": "diversified"}, {"keep": "world_spanning"}]


def number(form: Form) -> int:
    return GAME.actions.number(form)


def play(match: Match, seat: int, *forms: Form) -> None:
    for form in forms:
        match.play(seat, number(form))


def fresh() -> Match:
    return start_match(GAME, 3, ships=SHIPS, astronauts=[0, 1, 2], dealt=HANDS, events=["rich_vein"])


def ready() -> Match:
    """The first turn: characters are to be chosen."""
    match = fresh()
    for seat, form in enumerate(KEPT):
        play(match, seat, form)
    return match


def begun(*characters: str) -> Match:
    """The first turn: characters are called."""
    match = ready()
    for seat, character in enumerate(characters):
        play(match, seat, {"choose": character})
    return match


def idle() -> Match:
    """The second turn, after one in which no ship took off and seat 2 acted last."""
    match = begun("pilot", "pilot", "pilot")
    for seat in range(3):
        play(match, seat, SKIP, SKIP)
    assert facts_of(match.state)["turn"] == 2
    return match


def restored(match: Match) -> Match:
    return Match.restore(GAME, Record.from_json(match.record.to_json()), GAME.dump(match.state))


def stored(match: Match) -> tuple[bytes, str]:
    return GAME.dump(match.state), match.record.to_json()


def refuse_undo(match: Match, *seats: int) -> None:
    before = stored(match)
    for seat in seats:
        assert not match.can_undo(seat)
        with pytest.raises(IllegalAction) as refusal:
            match.undo(seat)
        assert refusal.value.reason.code == "nothing_to_undo"
    assert stored(match) == before


# ---- simultaneous answers


@pytest.mark.parametrize("order", list(itertools.permutations(range(3))))
def test_the_order_of_simultaneous_answers_changes_neither_state_nor_record(order: tuple[int, ...]) -> None:
    match = fresh()
    for seat in order:
        play(match, seat, KEPT[seat])
    assert stored(match) == stored(ready())
    characters = ["scientist", "traveler", "pilot"]
    for seat in order:
        play(match, seat, {"choose": characters[seat]})
    assert stored(match) == stored(begun(*characters))


def test_a_record_holds_simultaneous_answers_in_seat_order_once_all_are_given() -> None:
    match = fresh()
    play(match, 2, KEPT[2])
    play(match, 0, KEPT[0])
    assert match.record.actions == []
    play(match, 1, KEPT[1])
    assert match.record.actions == [(seat, number(form)) for seat, form in enumerate(KEPT)]


def test_an_answer_can_be_taken_back_while_the_question_is_open() -> None:
    match = fresh()
    play(match, 0, KEPT[0])
    match.take_back(0)
    assert stored(match) == stored(fresh())
    with pytest.raises(IllegalAction) as refusal:
        match.take_back(0)
    assert refusal.value.reason.code == "nothing_to_take_back"


def test_an_answer_cannot_be_taken_back_once_all_have_answered() -> None:
    match = begun("scientist", "traveler", "pilot")
    assert not any(GAME.can_take_back(match.state, seat) for seat in range(3))


def test_an_answer_that_was_taken_back_leaves_no_trace_in_the_record() -> None:
    match = ready()
    play(match, 1, {"choose": "soldier"})
    match.take_back(1)
    for seat, character in ((1, "traveler"), (0, "scientist"), (2, "pilot")):
        play(match, seat, {"choose": character})
    assert stored(match) == stored(begun("scientist", "traveler", "pilot"))


def test_who_has_only_one_character_left_is_not_in_the_record() -> None:
    seats: list[dict[str, Any]] = [{"hand": ["recruiter"]}, {}, {}]
    match = Match(GAME, Record.begin(GAME, Setup(3), 0), plays("recruiter", {"seats": seats}), [])
    assert asked(match.state) == [(0, "board")]
    assert match.record.actions == []


# ---- batches


def test_a_batch_is_run_to_its_end_when_nothing_is_revealed() -> None:
    match = begun("scientist", "traveler", "pilot")
    events, run = match.play_many(0, [number({"board": 0}), number({"board": 1})])
    assert run == 2
    assert kinds(events) == ["boarded", "boarded"]


def test_a_batch_stops_at_the_first_action_that_reveals_something() -> None:
    match = begun("scientist", "traveler", "pilot")
    # the card is drawn unseen: where to place it was chosen without knowing it
    _, run = match.play_many(0, [number(SKIP), number(DRAW), number({"place": "hellas"})])
    assert run == 2
    assert asked(match.state) == [(0, "place")]


def test_a_batch_with_an_illegal_action_does_nothing() -> None:
    match = begun("secret_agent", "traveler", "pilot")
    before = stored(match)
    with pytest.raises(IllegalAction):
        match.play_many(0, [number({"board": 0}), number({"board": 0})])
    assert stored(match) == before
    refuse_undo(match, 0)


def test_a_batch_that_fails_for_another_reason_does_nothing_either() -> None:
    # the last skip ends the turn, and the given reshuffle names a ship that was not discarded
    pad = [{"ship": "hellas 5", "crew": [1, 1, 1], "flying": True}, {"ship": "hellas 4"}, {"ship": "manual 2"}]
    seats = [{}, {"called": "recruiter"}, {"called": "recruiter"}]
    description = {"pad": pad, "seats": seats, "discarded ships": ["the rest"], "reshuffles": [["hellas 4"]]}
    match = Match(GAME, Record.begin(GAME, Setup(3), 0), plays("pilot", description), [])
    before = stored(match)
    with pytest.raises(SetupError, match="hellas 4"):
        match.play_many(0, [number(SKIP), number(SKIP)])
    assert stored(match) == before
    refuse_undo(match, 0)


def test_an_illegal_move_changes_nothing() -> None:
    match = begun("scientist", "traveler", "pilot")
    before = stored(match)
    for seat, form in ((1, SKIP), (0, DRAW), (0, {"board": 3}), (2, {"choose": "pilot"})):
        with pytest.raises(IllegalAction):
            play(match, seat, form)
    assert stored(match) == before


# ---- undo


def test_undo_goes_back_step_by_step() -> None:
    match = begun("scientist", "traveler", "pilot")
    before = [stored(match)]
    for form in ({"board": 0}, {"board": 2}):
        play(match, 0, form)
        before.append(stored(match))
    for expected in reversed(before[:-1]):
        assert match.can_undo(0)
        match.undo(0)
        assert stored(match) == expected
    refuse_undo(match, 0)


@pytest.mark.parametrize(
    "steps",
    [
        pytest.param([SKIP, DRAW], id="a card is drawn"),
        pytest.param([SKIP, DRAW, {"place": "hellas"}], id="the next character is called"),
        pytest.param([SKIP, SKIP], id="the next character is called, after nothing was done"),
    ],
)
def test_undo_does_not_cross_a_reveal(steps: list[Form]) -> None:
    match = begun("scientist", "traveler", "pilot")
    play(match, 0, *steps)
    refuse_undo(match, 0, 1, 2)


def test_looking_at_a_discovery_cannot_be_undone() -> None:
    zones = {"hellas": {"discovery": {"card": "radiation", "known by": [2]}}}
    state = plays("scientist", {"seats": [{}, {"chosen": "scientist"}, {}], "zones": zones})
    match = Match(GAME, Record.begin(GAME, Setup(3), 0), state, [])
    play(match, 0, SKIP, {"look": "hellas"})
    assert asked(match.state) == [(1, "board")]  # no call was needed for that
    refuse_undo(match, 0)


def test_a_destination_laid_at_set_up_cannot_be_undone_because_the_next_astronaut_is_drawn() -> None:
    match = start_match(GAME, 3, ships=["manual 3", "manual 4"], astronauts=[0, 1, 2], dealt=HANDS)
    play(match, 0, {"destination": "hellas"})
    refuse_undo(match, 0)
    play(match, 1, {"destination": "hellas"})
    refuse_undo(match, 1)


def test_the_last_step_of_a_character_can_be_undone_until_the_next_of_the_same_has_acted() -> None:
    match = begun("scientist", "scientist", "pilot")
    before = stored(match)
    play(match, 0, SKIP, SKIP)
    assert asked(match.state) == [(1, "board")]
    match.undo(0)
    match.undo(0)
    assert stored(match) == before
    play(match, 0, SKIP, SKIP)
    play(match, 1, {"board": 1})
    refuse_undo(match, 0, 2)
    assert match.can_undo(1)


def test_the_last_step_of_a_turn_can_be_undone_if_no_ship_has_landed_and_nobody_has_chosen() -> None:
    match = idle()
    refuse_undo(match, 0, 1)
    match.undo(2)
    assert facts_of(match.state)["turn"] == 1
    assert asked(match.state) == [(2, "redirect")]


def test_the_last_step_of_a_turn_cannot_be_undone_once_new_ships_came() -> None:
    match = begun("pilot", "pilot", "secret_agent")
    play(match, 2, SKIP, {"launch": 0})
    for seat in (0, 1):
        play(match, seat, SKIP, SKIP)
    assert facts_of(match.state)["turn"] == 2
    refuse_undo(match, 0, 1, 2)


def test_simultaneous_answers_are_taken_back_not_undone() -> None:
    match = ready()
    play(match, 0, {"choose": "pilot"})
    refuse_undo(match, 0)
    assert GAME.can_take_back(match.state, 0)


def test_after_an_answer_of_anybody_there_is_no_way_back_unless_it_is_taken_back() -> None:
    match = idle()
    before = stored(match)
    play(match, 0, {"choose": "soldier"})
    refuse_undo(match, 0, 1, 2)
    match.take_back(0)
    assert stored(match) == before
    assert match.can_undo(2)
    for seat in range(3):
        play(match, seat, {"choose": "soldier"})
    refuse_undo(match, 0, 1, 2)


# ---- storing


def test_a_match_restored_from_record_and_dump_goes_on_as_it_was() -> None:
    match = begun("scientist", "traveler", "pilot")
    play(match, 0, {"board": 0}, {"board": 1})
    again = restored(match)
    assert stored(again) == stored(match)
    for one in (match, again):
        one.undo(0)
        play(one, 0, {"board": 2})
    assert stored(again) == stored(match)


def test_a_match_restored_after_a_simultaneous_answer_has_no_way_back() -> None:
    match = idle()
    assert restored(match).can_undo(2)
    play(match, 0, {"choose": "soldier"})
    again = restored(match)
    refuse_undo(again, 0, 1, 2)
    assert GAME.can_take_back(again.state, 0)
    for seat in (1, 2):
        play(again, seat, {"choose": "soldier"})
    refuse_undo(again, 0, 1, 2)
    refuse_undo(restored(again), 0, 1, 2)


def test_a_match_restored_after_a_simultaneous_answer_has_the_same_way_back_when_it_is_taken_back() -> None:
    match = idle()
    play(match, 0, {"choose": "soldier"})
    again = restored(match)
    for one in (match, again):
        one.take_back(0)
        one.undo(2)
    assert stored(again) == stored(match)


def test_the_open_answers_survive_in_the_dump() -> None:
    match = fresh()
    play(match, 2, KEPT[2])
    again = restored(match)
    assert GAME.can_take_back(again.state, 2)
    for seat in (0, 1):
        play(again, seat, KEPT[seat])
    assert stored(again) == stored(ready())


def test_the_opening_tells_the_set_up_to_those_who_may_know() -> None:
    match = fresh()
    dealt = [event for event in match.opening if GAME.event_kinds[event.kind] == "events_dealt"]
    assert [(event.numbers[0], len(event.numbers), event.seen_by(1)) for event in dealt] == [
        (0, 4, False),
        (0, 1, True),
        (1, 4, True),
        (1, 1, False),
        (2, 4, False),
        (2, 1, True),
    ]
