"""Who plays which seat: every rule, and everything that is refused."""

from collections.abc import Callable
from dataclasses import replace
from typing import Literal

import pytest

from marsbox.core import UserError
from marsbox.server.runtime.errors import message_of
from marsbox.server.runtime.seat_names import distinct
from marsbox.server.tables import seating
from marsbox.server.tables.clocks import SeatClock
from marsbox.server.tables.model import Seat, StandIn
from marsbox.server.tables.seating import Seating, hand_over, settled
from marsbox.server.tables.state import TableState

ANN, BOB, CID, DAN, EVE = "ann-id", "bob-id", "cid-id", "dan-id", "eve-id"


def table(*players: str | None, status: Literal["open", "running", "over"] = "running") -> Seating:
    """A table of Ann's with these people, and a bot on the last seat."""
    people = [Seat(seat, "person", None, player, player or "") for seat, player in enumerate(players)]
    return Seating(ANN, status, (*people, Seat(len(people), "bot", "random", None, "Random")))


def with_stand_in(before: Seating, seat: int, why: StandIn) -> Seating:
    return before.with_seats(replace(before.seats[seat], bot="greedy", stand_in=why))


def refused(rule: Callable[..., Seating], before: Seating, *given: object, **more: object) -> str:
    """The code of the refusal."""
    with pytest.raises(UserError) as problem:
        rule(before, *given, **more)
    assert message_of(problem.value, "en") != message_of(problem.value, "fr")
    return problem.value.code


def test_somebody_may_call_a_bot_and_come_back() -> None:
    away = seating.call_bot(table(ANN, BOB), BOB, 1, "greedy")
    assert (away.seats[1].bot, away.seats[1].stand_in, away.seats[1].player) == ("greedy", "asked", BOB)
    assert away.seats[1].played_by_bot
    assert away.playing == [away.seats[0]]
    assert seating.come_back(away, BOB, 1) == table(ANN, BOB)


def test_a_seat_that_was_left_is_given_to_a_bot_and_taken_from_it() -> None:
    left = seating.leave(table(ANN, BOB), BOB, 1)
    assert (left.seats[1].player, left.seats[1].name, left.seats[1].played_by_bot) == (None, BOB, False)
    played = seating.call_bot(left, ANN, 1, "random")
    assert (played.seats[1].stand_in, played.seats[1].played_by_bot) == ("left", True)
    taken = seating.sit_down(played, CID, 1, "Cid")
    assert taken.seats[1] == Seat(1, "person", None, CID, "Cid", left_by=BOB)


def test_who_left_may_come_back_to_the_same_seat_as_if_nothing_had_been() -> None:
    left = seating.leave(table(ANN, BOB), BOB, 1)
    assert seating.sit_down(left, BOB, 1, BOB) == table(ANN, BOB)


def test_the_first_who_left_is_remembered_and_nobody_before_the_game_starts() -> None:
    taken = seating.sit_down(seating.leave(table(ANN, BOB), BOB, 1), CID, 1, "Cid")
    assert seating.leave(taken, CID, 1).seats[1].left_by == BOB
    assert seating.leave(table(ANN, BOB, status="open"), BOB, 1).seats[1].left_by is None


def test_nobody_plays_two_hands_of_a_running_game_one_after_the_other_or_at_once() -> None:
    left = seating.leave(table(ANN, BOB, CID), BOB, 1)
    assert refused(seating.sit_down, left, ANN, 1, "Ann") == "other_hand"
    both = seating.leave(left, CID, 2)
    assert refused(seating.sit_down, both, CID, 1, "Cid") == "other_hand"
    assert seating.sit_down(both, EVE, 1, "Eve").seats[1].player == EVE
    waiting = table(ANN, None, status="open")
    assert seating.sit_down(waiting, ANN, 1, "Ann").seats[1].player == ANN
    hot_seat = seating.leave(table(ANN, ANN), ANN, 1)
    assert seating.sit_down(hot_seat, ANN, 1, "Ann").seats[1].player == ANN


def test_nobody_leaves_a_game_that_is_over() -> None:
    assert refused(seating.leave, table(ANN, BOB, status="over"), BOB, 1) == "table_over"


def test_nobody_leaves_a_seat_that_is_not_theirs() -> None:
    assert refused(seating.leave, table(ANN, BOB), ANN, 1) == "not_your_seat"
    assert refused(seating.leave, table(ANN, None), ANN, 1) == "seat_is_empty"
    assert refused(seating.leave, table(ANN, BOB), ANN, 2) == "seat_is_bot"


@pytest.mark.parametrize("status", ["open", "running"])
def test_only_a_free_seat_is_taken(status: Literal["open", "running"]) -> None:
    assert refused(seating.sit_down, table(ANN, None, status=status), EVE, 2, "Eve") == "seat_is_bot"
    assert refused(seating.sit_down, table(ANN, None, status=status), EVE, 0, "Eve") == "seat_taken"


def test_nobody_sits_down_when_the_game_is_over() -> None:
    assert refused(seating.sit_down, table(ANN, None, status="over"), EVE, 1, "Eve") == "table_over"


def test_a_new_name_on_an_own_seat_changes_nothing_else() -> None:
    away = with_stand_in(table(ANN, BOB), 1, "asked")
    assert seating.sit_down(away, BOB, 1, "Robert").seats[1] == replace(away.seats[1], name="Robert")


def test_nobody_has_the_name_of_another_at_the_table() -> None:
    named = table(ANN, BOB, status="open").with_seats(Seat(1, "person", None, BOB, "Bob"))
    assert seating.sit_down(named, ANN, 0, "Bob").seats[0].name == "Bob 2"
    assert seating.sit_down(named, ANN, 0, "Random").seats[0].name == "Random 2"
    assert seating.sit_down(named, BOB, 1, "Bob").seats[1].name == "Bob"
    assert distinct("Bob", ["Bob", "Bob 2"]) == "Bob 3"


def test_several_at_a_table_may_have_typed_no_name() -> None:
    unnamed = seating.sit_down(table(None, None, status="open"), ANN, 0, "")
    assert [seat.name for seat in seating.sit_down(unnamed, BOB, 1, "").seats[:2]] == ["", ""]


def test_who_reaches_for_a_seat_of_another_hears_which_are_theirs() -> None:
    with pytest.raises(UserError) as problem:
        table(ANN, BOB, ANN).own(ANN, 1)
    assert "0, 2" in message_of(problem.value, "en")
    with pytest.raises(UserError) as problem:
        table(ANN, BOB).own(EVE, 1)
    assert "–" in message_of(problem.value, "en")


def test_a_seat_that_is_not_there_is_refused_with_the_last_one_that_is() -> None:
    for seat in (-1, 3):
        with pytest.raises(UserError) as problem:
            table(ANN, BOB).place(seat)
        assert problem.value.code == "unknown_seat"
        assert "0 to 2" in message_of(problem.value, "en")
    assert [table(ANN, BOB).place(seat).seat for seat in (0, 1, 2)] == [0, 1, 2]


def test_a_free_seat_is_given_to_a_bot_by_whoever_plays_and_by_the_host() -> None:
    for before, player in ((table(ANN, BOB, None), BOB), (replace(table(BOB, CID, None), owner=ANN), ANN)):
        assert seating.call_bot(before, player, 2, "random").seats[2].stand_in == "left"


def test_who_is_forgotten_leaves_a_bot_while_the_game_runs_and_nothing_after_it() -> None:
    plays = seating.forget_person(table(ANN, BOB), BOB)
    assert plays.seats[1] == Seat(1, "person", seating.STAND_IN_BOT, None, "", "left")
    assert plays.seats[0] == table(ANN, BOB).seats[0]
    over = seating.forget_person(table(ANN, BOB, status="over"), BOB)
    assert over.seats[1] == Seat(1, "person", None, None, "")
    waiting = seating.forget_person(table(ANN, BOB, status="open"), BOB)
    assert waiting.seats[1] == Seat(1, "person", None, None, "")


def test_who_left_a_seat_is_remembered_when_the_next_one_is_forgotten() -> None:
    taken = seating.sit_down(seating.leave(table(ANN, BOB), BOB, 1), CID, 1, "Cid")
    gone = seating.forget_person(taken, CID).seats[1]
    assert (gone.player, gone.left_by, gone.stand_in) == (None, BOB, "left")


@pytest.mark.parametrize("status", ["running", "over"])
def test_who_is_forgotten_is_forgotten_where_they_left(status: Literal["running", "over"]) -> None:
    left = replace(seating.leave(table(ANN, BOB), BOB, 1), status=status)
    gone = seating.forget_person(left, BOB).seats[1]
    assert (gone.name, gone.left_by, gone.player, gone.played_by_bot) == ("", None, None, False)
    taken = replace(seating.sit_down(replace(left, status="running"), CID, 1, "Cid"), status=status)
    stays = seating.forget_person(taken, BOB).seats[1]
    assert (stays.name, stays.left_by, stays.player) == ("Cid", None, CID)


def test_whoever_leaves_a_seat_that_a_bot_plays_leaves_it_to_the_bot() -> None:
    away = seating.call_bot(table(ANN, BOB), BOB, 1, "greedy")
    assert seating.leave(away, BOB, 1).seats[1].stand_in == "left"


def test_before_the_game_starts_the_host_gives_a_free_seat_to_a_bot_for_good() -> None:
    waiting = table(ANN, None, status="open")
    given = seating.call_bot(waiting, ANN, 1, "random")
    assert given.seats[1] == Seat(1, "bot", "random", None, "")
    assert refused(seating.call_bot, waiting, BOB, 1, "random") == "not_host"
    assert refused(seating.call_bot, waiting, ANN, 0, "random") == "table_open"


def test_a_bot_that_is_not_there_or_not_wanted_is_refused() -> None:
    assert refused(seating.call_bot, table(ANN, BOB), BOB, 1, "hal") == "unknown_bot"
    assert refused(seating.call_bot, table(ANN, BOB), ANN, 1, "random") == "not_your_seat"
    assert refused(seating.call_bot, table(ANN, BOB), ANN, 2, "random") == "seat_is_bot"
    assert refused(seating.call_bot, table(ANN, BOB), ANN, 7, "random") == "unknown_seat"
    assert refused(seating.call_bot, table(ANN, None), EVE, 1, "random") == "not_at_table"
    assert refused(seating.call_bot, table(ANN, BOB, status="over"), BOB, 1, "random") == "table_over"


def test_only_who_is_stood_in_for_comes_back() -> None:
    assert refused(seating.come_back, table(ANN, BOB), BOB, 1) == "plays_already"
    assert refused(seating.come_back, with_stand_in(table(ANN, BOB), 1, "asked"), ANN, 1) == "not_your_seat"
    assert refused(seating.come_back, with_stand_in(table(ANN, BOB, status="over"), 1, "clock"), BOB, 1) == "table_over"


def test_who_resigns_stays_resigned() -> None:
    given_up = seating.resign(table(ANN, BOB), BOB, 1)
    assert (given_up.seats[1].stand_in, given_up.seats[1].player) == ("resigned", BOB)
    for rule in (seating.come_back, seating.resign, seating.leave):
        assert refused(rule, given_up, BOB, 1) == "resigned"
    assert refused(seating.call_bot, given_up, BOB, 1, "random") == "resigned"
    assert refused(seating.sit_down, given_up, EVE, 1, "Eve") == "seat_taken"


def test_nobody_resigns_for_another_or_without_a_game() -> None:
    assert refused(seating.resign, table(ANN, BOB), ANN, 1) == "not_your_seat"
    assert refused(seating.resign, table(ANN, None, status="open"), ANN, 0) == "table_open"
    assert refused(seating.resign, table(ANN, BOB, status="over"), ANN, 0) == "table_over"


def test_the_host_replaces_somebody_who_may_come_back() -> None:
    replaced = seating.send_away(table(ANN, BOB), ANN, 1)
    assert (replaced.seats[1].stand_in, replaced.seats[1].bot) == ("absent", seating.STAND_IN_BOT)
    assert seating.come_back(replaced, BOB, 1) == table(ANN, BOB)


def test_others_than_the_host_replace_nobody_but_the_host() -> None:
    assert refused(seating.send_away, table(ANN, BOB, CID), BOB, 2) == "not_host"
    assert refused(seating.send_away, table(ANN, BOB), EVE, 0) == "not_host"
    assert seating.send_away(table(ANN, BOB), BOB, 0).seats[0].stand_in == "absent"


def test_where_the_host_does_not_play_whoever_plays_replaces_who_is_away() -> None:
    for hostless in (
        replace(table(BOB, CID), owner=""),
        table(BOB, CID),
        with_stand_in(table(BOB, CID, ANN), 2, "absent"),
    ):
        assert seating.send_away(hostless, BOB, 1).seats[1].stand_in == "absent"
        assert refused(seating.send_away, hostless, EVE, 1) == "not_host"


@pytest.mark.parametrize("rule", [seating.resign, seating.leave])
def test_who_gives_up_leaves_no_fool_behind(rule: Callable[..., Seating]) -> None:
    away = seating.call_bot(table(ANN, BOB), BOB, 1, "random")
    assert rule(away, BOB, 1).seats[1].bot == seating.STAND_IN_BOT


def test_no_link_brings_back_who_was_voted_out() -> None:
    out = with_stand_in(table(ANN, BOB, CID), 1, "voted_out")
    assert refused(hand_over, out, CID, BOB, 2) == "voted_out"
    assert hand_over(out, CID, EVE, 2).seats[2].player == EVE


def test_nobody_is_replaced_who_does_not_play() -> None:
    assert refused(seating.send_away, table(ANN, BOB), ANN, 2) == "nobody_to_replace"
    assert refused(seating.send_away, table(ANN, None), ANN, 1) == "nobody_to_replace"
    assert refused(seating.send_away, with_stand_in(table(ANN, BOB), 1, "asked"), ANN, 1) == "nobody_to_replace"
    assert refused(seating.send_away, table(ANN, BOB), ANN, 0) == "replace_yourself"
    assert refused(seating.send_away, table(ANN, BOB, status="over"), ANN, 1) == "table_over"


def voted(before: Seating, player: str, seat: int, *, out: bool = True) -> Seating:
    return settled(before, seating.vote_out(before, player, seat, out=out))


def test_more_than_half_of_the_others_vote_somebody_out_for_good() -> None:
    one = voted(table(ANN, BOB, CID, DAN), BOB, 0)
    assert one.state.votes == {0: (1,)}
    assert not one.seats[0].played_by_bot
    two = voted(one, CID, 0)
    assert (two.seats[0].stand_in, two.state.votes) == ("voted_out", {})
    assert not two.seats[0].held_by(ANN)
    assert not two.is_host(ANN)
    assert refused(seating.come_back, two, ANN, 0) == "not_your_seat"
    assert refused(seating.sit_down, two.with_seats(replace(two.seats[3], player=None)), ANN, 3, "Ann") == "voted_out"


def test_two_of_four_others_are_not_enough() -> None:
    two = voted(voted(table(ANN, BOB, CID, DAN, EVE), BOB, 0), CID, 0)
    assert two.state.votes == {0: (1, 2)}
    assert voted(two, DAN, 0).seats[0].stand_in == "voted_out"


def test_one_person_alone_votes_nobody_out_even_when_the_others_are_gone() -> None:
    one = voted(table(ANN, BOB, CID), BOB, 0)
    alone = settled(one, seating.leave(one, CID, 2))
    assert alone.seats[0].stand_in is None
    assert alone.state.votes == {0: (1,)}


def test_a_vote_is_taken_back_and_goes_with_its_voter() -> None:
    one = voted(table(ANN, BOB, CID, DAN), BOB, 0)
    assert voted(one, BOB, 0, out=False).state.votes == {}
    assert settled(one, seating.leave(one, BOB, 1)).state.votes == {}


def test_a_vote_goes_with_the_one_it_is_about() -> None:
    one = voted(table(ANN, BOB, CID, DAN), BOB, 0)
    assert settled(one, seating.leave(one, ANN, 0)).state.votes == {}


def test_votes_about_others_stay_when_somebody_is_voted_out() -> None:
    both = voted(voted(table(ANN, BOB, CID, DAN), BOB, 2), DAN, 0)
    assert both.state.votes == {2: (1,), 0: (3,)}
    out = voted(both, BOB, 0)
    assert (out.seats[0].stand_in, out.state.votes) == ("voted_out", {2: (1,)})


def test_three_of_five_others_are_enough() -> None:
    two = voted(voted(table(ANN, BOB, CID, DAN, EVE, "fay-id"), BOB, 0), CID, 0)
    assert not two.seats[0].played_by_bot
    assert voted(two, DAN, 0).seats[0].stand_in == "voted_out"


def test_several_seats_of_one_person_are_one_vote() -> None:
    shared = voted(table(ANN, BOB, BOB, CID), BOB, 0)
    assert shared.state.votes == {0: (1, 2)}
    assert not shared.seats[0].played_by_bot


def test_a_vote_takes_three_people_who_play() -> None:
    assert refused(seating.vote_out, table(ANN, BOB), ANN, 1, out=True) == "too_few_to_vote"
    assert refused(seating.vote_out, table(ANN, BOB, CID), EVE, 1, out=True) == "not_at_table"
    assert refused(seating.vote_out, table(ANN, BOB, CID), BOB, 1, out=True) == "replace_yourself"
    assert refused(seating.vote_out, table(ANN, BOB, CID), BOB, 3, out=True) == "nobody_to_replace"


def paused(before: Seating, player: str, *, pause: bool = True) -> Seating:
    return settled(before, seating.wish_pause(before, player, paused=pause))


def test_the_host_pauses_at_once_and_lets_the_game_go_on() -> None:
    standing = paused(table(ANN, BOB), ANN)
    assert standing.state == TableState(paused=True)
    assert paused(standing, ANN, pause=False).state == TableState()


def test_others_pause_when_all_who_play_want_it() -> None:
    one = paused(table(BOB, CID), BOB)
    assert one.state == TableState(wishes=(0,))
    both = paused(one, CID)
    assert both.state == TableState(paused=True)
    assert paused(paused(both, CID, pause=False), BOB, pause=False).state == TableState()


def test_a_wish_is_taken_back() -> None:
    one = paused(table(BOB, CID), BOB)
    assert paused(one, BOB, pause=False).state == TableState()


def test_who_leaves_is_not_waited_for() -> None:
    one = paused(table(BOB, CID), BOB)
    assert settled(one, seating.leave(one, CID, 1)).state == TableState(paused=True)


def test_a_table_that_nobody_plays_at_is_not_paused_for_that() -> None:
    alone = table(ANN)
    assert not settled(alone, seating.leave(alone, ANN, 0)).state.paused


def test_the_host_lets_those_who_watch_speak() -> None:
    assert seating.open_chat(table(ANN, BOB), ANN, spectators=True).state.open_chat
    assert refused(seating.open_chat, table(ANN, BOB), BOB, spectators=True) == "not_host"


def test_the_table_that_follows_is_the_one_of_whoever_was_first() -> None:
    first = seating.followed_by(table(ANN, BOB, status="over"), "first")
    assert first.state.next == "first"
    assert seating.followed_by(first, "second").state.next == "first"


def test_a_pause_that_makes_no_sense_is_refused() -> None:
    assert refused(seating.wish_pause, table(ANN, BOB), ANN, paused=False) == "goes_on_already"
    assert refused(seating.wish_pause, paused(table(ANN, BOB), ANN), BOB, paused=True) == "paused_already"
    assert refused(seating.wish_pause, table(ANN, BOB), EVE, paused=True) == "not_at_table"
    assert refused(seating.wish_pause, table(ANN, None, status="open"), ANN, paused=True) == "table_open"


def test_nobody_takes_a_step_back_for_which_time_has_run_out() -> None:
    late = with_stand_in(table(ANN, BOB), 1, "clock")
    assert refused(seating.come_back, late, BOB, 1) == "step_time_over"
    assert refused(seating.call_bot, late, BOB, 1, "random") == "step_time_over"


def test_whoever_comes_back_is_no_longer_away_and_has_no_more_time() -> None:
    clocks = (SeatClock(300), SeatClock(7), SeatClock(300))
    away = replace(with_stand_in(table(ANN, BOB), 1, "away"), state=TableState(clocks=clocks, missed={1: 3}))
    back = seating.come_back(away, BOB, 1)
    assert (back.seats[1].stand_in, back.state.missed, back.state.clocks) == (None, {1: 0}, clocks)


def test_a_table_that_nobody_was_at_goes_on_for_whoever_comes() -> None:
    empty = TableState(paused=True, deserted=True)
    away = replace(with_stand_in(table(ANN, BOB, CID), 1, "away"), state=empty)
    assert seating.come_back(away, BOB, 1).state == TableState()
    assert seating.wish_pause(away, CID, paused=False).state == TableState(), "without asking the others"
    assert refused(seating.wish_pause, away, EVE, paused=False) == "not_at_table"
    wanted = replace(away, state=TableState(paused=True))
    assert seating.come_back(wanted, BOB, 1).state.paused, "others wanted that pause"
    assert seating.wish_pause(wanted, CID, paused=False).state.paused


def test_who_misses_a_step_still_votes_and_is_voted_on() -> None:
    before = seating.vote_out(table(ANN, BOB, CID), ANN, 1, out=True)
    late = settled(before, with_stand_in(with_stand_in(before, 0, "clock"), 1, "clock"))
    assert late.state.votes == {1: (0,)}
    assert seating.vote_out(late, CID, 1, out=True).state.votes == {1: (0, 2)}
    assert settled(before, with_stand_in(before, 0, "away")).state.votes == {}


def test_a_game_of_two_ends_where_the_other_one_resigned() -> None:
    two = replace(table(ANN, BOB), seats=table(ANN, BOB).seats[:2])
    given_up = seating.resign(two, BOB, 1)
    ended = seating.end_game(replace(given_up, state=TableState(paused=True, deserted=True)), ANN, 0)
    assert (ended.status, ended.state) == ("over", TableState(conceded=True))
    assert refused(seating.end_game, given_up, BOB, 1) == "nobody_resigned", "who resigned decides nothing any more"
    assert refused(seating.end_game, two, ANN, 0) == "nobody_resigned"
    assert refused(seating.end_game, with_stand_in(two, 1, "away"), ANN, 0) == "nobody_resigned"
    assert refused(seating.end_game, seating.resign(table(ANN, BOB), BOB, 1), ANN, 0) == "nobody_resigned", (
        "a bot plays"
    )
    assert refused(seating.end_game, with_stand_in(given_up, 0, "asked"), ANN, 0) == "nobody_resigned"
    assert refused(seating.end_game, ended, ANN, 0) == "table_over"


def test_whose_bot_plays_may_choose_another_bot() -> None:
    away = seating.call_bot(table(ANN, BOB), BOB, 1, "random")
    assert seating.call_bot(away, BOB, 1, "greedy").seats[1].bot == "greedy"
