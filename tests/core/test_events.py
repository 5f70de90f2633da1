"""Events and their audiences."""

from marsbox.core.events import EVERYONE, SPECTATOR, Event, Log, seat_bit


def test_every_viewer_has_a_bit_of_its_own() -> None:
    bits = [seat_bit(viewer) for viewer in range(-1, 6)]
    assert len(set(bits)) == 7
    assert all(bit & (bit - 1) == 0 for bit in bits)


def test_everyone_sees_what_is_for_everyone() -> None:
    event = Event(EVERYONE, 1, (2, 3))
    assert all(event.seen_by(viewer) for viewer in range(-1, 6))


def test_only_the_audience_sees_an_event() -> None:
    event = Event(seat_bit(0) | seat_bit(2), 1, ())
    assert [event.seen_by(viewer) for viewer in (SPECTATOR, 0, 1, 2)] == [False, True, False, True]


def test_of_a_secret_everybody_gets_exactly_one_half() -> None:
    log = Log()
    log.add_secret(1, 4, (1, 2, 17), (1, 2))
    for viewer in range(-1, 4):
        (event,) = log.seen_by(viewer)
        assert event.numbers == ((1, 2, 17) if viewer == 1 else (1, 2))


def test_a_log_keeps_the_order() -> None:
    log = Log()
    for kind in (5, 3, 4):
        log.add(EVERYONE, kind, ())
    assert [event.kind for event in log.events] == [5, 3, 4]


def test_an_event_can_be_read() -> None:
    assert repr(Event(EVERYONE, 3, (1, 2))) == "Event(-1, 3, (1, 2))"
