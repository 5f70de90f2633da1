"""A table over its WebSocket: the gate, what each seat hears, and how a bad message is answered."""

import json
import random
from collections.abc import Iterator

import httpx
import pytest
from websockets.exceptions import InvalidStatus

from marsbox.server import Limits, Settings
from tests.server.conftest import NewPerson
from tests.server.people import FOR_TWO, WITH_BOT, Line, Message, Person, refusal
from tests.server.running import Running, serving

SECRETS = {"seed", "deal", "rng", "player", "owner"}


@pytest.fixture
def hot_seat(ann: Person) -> Line:
    """Ann plays both seats of a table."""
    return ann.join(ann.open_table(take=(0, 1)))


@pytest.fixture
def two(ann: Person, bob: Person) -> tuple[Line, Line]:
    """Ann and Bob at a table."""
    table = ann.open_table()
    bob.take(table, 1)
    lines = ann.join(table), bob.join(table)
    lines[0].settle()
    return lines


def past_setup(line: Line) -> None:
    """Answer the simultaneous question at the beginning for all seats of a line."""
    while {line.views[seat]["decision"]["kind"] for seat in line.owing()} & {"draft", "store_setup"}:
        line.act_first(line.owing()[0])


def test_a_newcomer_hears_the_table_their_view_and_the_whole_log(two: tuple[Line, Line]) -> None:
    for seat, line in enumerate(two):
        assert [message["type"] for message in line.heard[:3]] == ["table", "view", "log"]
        assert list(line.views) == [seat]
        assert line.views[seat]["version"] == 1
        assert line.views[seat]["names"] == ["Ann", "Bob"]
        assert line.logs[seat]


def test_before_everybody_sits_nobody_is_shown_a_card(ann: Person, bob: Person) -> None:
    table = ann.open_table()
    line = ann.join(table)
    assert not line.views
    line.send(type="act", seat=0, decision="1", actions=[0])
    assert refusal(line.settle())["code"] == "table_open"
    bob.take(table, 1)
    assert line.next("view")["seat"] == 0


def test_a_decision_names_every_option_and_what_it_touches(hot_seat: Line) -> None:
    decision = hot_seat.decision(0)
    assert decision is not None
    assert decision["kind"] == "store_setup"
    assert decision["prompt"]
    for option in decision["options"]:
        assert option["label"]
        assert option["verb"] in option["form"]
        assert isinstance(option["touches"], list)


def test_an_answer_is_acknowledged_with_a_new_view_and_a_new_decision(hot_seat: Line) -> None:
    before = hot_seat.views[0]
    heard = hot_seat.act_first(0)
    [view] = [message for message in heard if message["type"] == "view" and message["seat"] == 0]
    assert view["version"] == before["version"] + 1
    assert int(view["decision"]["id"]) == int(before["decision"]["id"]) + 1


def test_a_repeated_answer_is_refused_and_changes_nothing(hot_seat: Line) -> None:
    decision = hot_seat.decision(0)
    assert decision is not None
    again = {"type": "act", "seat": 0, "decision": decision["id"], "actions": [decision["options"][0]["action"]]}
    hot_seat.send(**again)
    hot_seat.send(**again)
    heard = hot_seat.settle()
    refused = refusal(heard)
    assert refused["code"] == "stale_decision"
    assert refused["seat"] == 0
    assert f"Decision {decision['id']} of seat 0" in refused["message"]
    assert len([message for message in heard if message["type"] == "view"]) == 1


def test_an_answer_when_nothing_is_asked_is_refused(two: tuple[Line, Line]) -> None:
    ann, _ = two
    while ann.decision(0):
        last = ann.views[0]["decision"]["id"]
        ann.act_first(0)
    ann.send(type="act", seat=0, decision=last, actions=[0])
    assert refusal(ann.settle())["code"] == "no_decision"


def test_an_illegal_action_is_refused_with_the_reason(hot_seat: Line, ann: Person) -> None:
    decision = hot_seat.decision(0)
    assert decision is not None
    offered = {option["action"] for option in decision["options"]}
    for action in (next(number for number in range(99) if number not in offered), 2**31 - 1):
        before = hot_seat.views[0]
        refused = refusal(hot_seat.act(0, action))
        assert refused["code"] == "illegal"
        assert refused["message"].startswith("This can't be done: ")
        assert ann.join(hot_seat.table["id"]).views[0] == before


def test_nobody_acts_for_a_seat_that_is_not_theirs(two: tuple[Line, Line]) -> None:
    ann, bob = two
    decision = ann.decision(0)
    assert decision is not None
    for message in (
        {"type": "act", "seat": 0, "decision": decision["id"], "actions": [decision["options"][0]["action"]]},
        {"type": "take_back", "seat": 0},
        {"type": "undo", "seat": 0},
        {"type": "hint", "seat": 0},
    ):
        bob.send(**message)
        refused = bob.next("refused")
        assert (refused["code"], refused["seat"]) == ("not_your_seat", 0)
        assert refused["message"].endswith("you can act for seats that you have taken: 1.")
    assert ann.settle() == []


def test_a_seat_that_is_not_there_is_refused(hot_seat: Line) -> None:
    for seat in (-1, 2, 2**31 - 1):
        hot_seat.send(type="act", seat=seat, decision="1", actions=[0])
        assert hot_seat.next("refused")["code"] == "unknown_seat"


def test_a_spectator_sees_the_table_and_can_do_nothing(two: tuple[Line, Line], person: NewPerson) -> None:
    ann, _ = two
    watching = person().join(ann.table["id"])
    assert list(watching.views) == [-1]
    assert watching.views[-1]["decision"] is None
    watching.send(type="act", seat=-1, decision="1", actions=[0])
    assert watching.next("refused")["code"] == "unknown_seat"
    watching.send(type="act", seat=0, decision="1", actions=[0])
    assert watching.next("refused")["code"] == "not_your_seat"


def test_others_learn_of_an_open_answer_only_when_it_is_complete(two: tuple[Line, Line]) -> None:
    ann, bob = two
    ann.act_first(0)
    assert ann.decision(0) is not None
    assert bob.settle() == []
    ann.act_first(0)
    assert ann.decision(0) is None
    [view] = bob.settle()
    assert view["type"] == "view"
    assert view["version"] == 2
    assert view["decision"]["id"] == "1"
    assert [seat["complete"] for seat in view["view"]["seats"]] == [True, False]


def test_an_open_answer_can_be_taken_back(two: tuple[Line, Line]) -> None:
    ann, bob = two
    before = ann.views[0]
    ann.send(type="take_back", seat=0)
    assert refusal(ann.settle())["code"] == "cannot_take_back"
    ann.act_first(0)
    assert ann.views[0]["can_take_back"] is True
    ann.send(type="take_back", seat=0)
    ann.settle()
    assert ann.views[0]["view"] == before["view"]
    assert ann.views[0]["decision"]["options"] == before["decision"]["options"]
    assert int(ann.views[0]["decision"]["id"]) > int(before["decision"]["id"])
    assert bob.settle() == []


def undoable(line: Line) -> tuple[int, Message]:
    """Play until a seat can undo what it did and read in the log; returns the seat and its view before."""
    chance = random.Random(5)
    while True:
        seat = line.owing()[0]
        before, lines = line.views[seat], len(line.logs[seat])
        line.act(seat, chance.choice(before["decision"]["options"])["action"])
        if line.views[seat]["can_undo"] and len(line.logs[seat]) > lines:
            return seat, before


def test_undo_goes_back_to_the_same_view_and_log_with_a_new_decision(hot_seat: Line) -> None:
    past_setup(hot_seat)
    seat, before = undoable(hot_seat)
    hot_seat.send(type="undo", seat=seat)
    heard = hot_seat.settle()
    after = hot_seat.views[seat]
    assert after["view"] == before["view"]
    assert after["decision"]["options"] == before["decision"]["options"]
    assert int(after["decision"]["id"]) > int(before["decision"]["id"])
    assert after["version"] > before["version"] + 1
    logs = {message["seat"]: message for message in heard if message["type"] == "log"}
    assert logs[seat]["lines"] == []
    assert len(hot_seat.logs[seat]) == logs[seat]["from"]


def test_the_log_after_an_undo_is_the_one_that_a_newcomer_hears(hot_seat: Line, ann: Person) -> None:
    past_setup(hot_seat)
    seat, _ = undoable(hot_seat)
    hot_seat.send(type="undo", seat=seat)
    hot_seat.settle()
    hot_seat.act_first(seat)
    fresh = ann.join(hot_seat.table["id"])
    assert fresh.logs == hot_seat.logs
    assert fresh.views == hot_seat.views


def test_nobody_undoes_what_is_not_theirs_or_has_revealed_something(two: tuple[Line, Line]) -> None:
    ann, _ = two
    ann.send(type="undo", seat=0)
    refused = refusal(ann.settle())
    assert refused["code"] == "cannot_undo"


def test_a_batch_is_carried_out_at_once_or_not_at_all(hot_seat: Line) -> None:
    decision = hot_seat.decision(0)
    assert decision is not None
    first, second = [option["action"] for option in decision["options"]][:2]
    assert refusal(hot_seat.act(0, first, first))["code"] == "illegal"
    heard = hot_seat.act(0, first, second)
    assert len([message for message in heard if message["type"] == "view" and message["seat"] == 0]) == 1
    assert hot_seat.decision(0) is None


def test_a_batch_stops_where_something_hidden_is_revealed(hot_seat: Line) -> None:
    chance = random.Random(11)
    past_setup(hot_seat)
    while not hot_seat.over:
        seat = hot_seat.owing()[0]
        decision = hot_seat.decision(seat)
        assert decision is not None
        chosen = chance.choice(decision["options"])["action"]
        # what follows a revealing action is dropped, even if it is nonsense; otherwise the whole batch is refused
        heard = hot_seat.act(seat, chosen, 2**31 - 1)
        if not any(message["type"] == "refused" for message in heard):
            return
        hot_seat.act(seat, chosen)
    pytest.fail("a whole game without a card drawn")


def test_hot_seat_one_socket_hears_all_seats(hot_seat: Line) -> None:
    assert sorted(hot_seat.views) == [0, 1]
    assert sorted(hot_seat.logs) == [0, 1]
    assert all(card["card"] is not None for card in hot_seat.views[0]["view"]["seats"][0]["hand"])
    assert all(card["card"] is None for card in hot_seat.views[0]["view"]["seats"][1]["hand"])
    assert all(card["card"] is not None for card in hot_seat.views[1]["view"]["seats"][1]["hand"])


def test_everybody_is_told_in_their_own_language(ann: Person, hot_seat: Line) -> None:
    french = ann.join(hot_seat.table["id"], "fr")
    assert french.views[0]["view"] == hot_seat.views[0]["view"]
    assert french.views[0]["decision"]["prompt"] != hot_seat.views[0]["decision"]["prompt"]
    assert [line["text"] for line in french.logs[0]] != [line["text"] for line in hot_seat.logs[0]]
    assert [line["kind"] for line in french.logs[0]] == [line["kind"] for line in hot_seat.logs[0]]
    french.send(type="undo", seat=0)
    assert refusal(french.settle())["message"].startswith("La place 0 n'a rien à annuler")


def test_coming_back_resumes_exactly(ann: Person, hot_seat: Line) -> None:
    chance = random.Random(3)
    for _ in range(30):
        hot_seat.play_one(chance)
    hot_seat.socket.close()
    back = ann.join(hot_seat.table["id"])
    assert back.views == hot_seat.views
    assert back.logs == hot_seat.logs


def test_a_hint_is_a_legal_option_with_its_words(ann: Person) -> None:
    line = ann.join(ann.open_table(take=(0, 1)))
    line.send(type="hint", seat=0)
    hint = line.next("hint")
    decision = line.decision(0)
    assert decision is not None
    assert hint["decision"] == decision["id"]
    labels = {option["action"]: option["label"] for option in decision["options"]}
    assert hint["label"] == labels[hint["action"]]
    assert hint["why"]


def test_one_hint_at_a_time(hot_seat: Line) -> None:
    hot_seat.send(type="hint", seat=0)
    hot_seat.send(type="hint", seat=0)
    assert hot_seat.next("refused")["code"] == "hint_pending"
    hot_seat.next("hint")


def test_coming_and_going_is_told_to_the_others(ann: Person, bob: Person) -> None:
    table = ann.open_table()
    line = ann.join(table)
    assert [seat["online"] for seat in line.table["seats"]] == [True, False]
    bob.take(table, 1)
    visiting = bob.join(table)
    line.until(lambda message: message["type"] == "table" and message["table"]["seats"][1]["online"])
    visiting.socket.close()
    line.until(lambda message: message["type"] == "table" and not message["table"]["seats"][1]["online"])


def test_who_leaves_a_seat_becomes_a_spectator_and_who_takes_it_goes_on(
    ann: Person, bob: Person, person: NewPerson
) -> None:
    table = ann.open_table()
    bob.take(table, 1)
    bobs = bob.join(table)
    bobs.act_first(1)
    left = bobs.views[1]
    bob.leave(table, 1)
    assert bobs.next("view")["seat"] == -1
    bobs.send(type="act", seat=1, decision=left["decision"]["id"], actions=[left["decision"]["options"][0]["action"]])
    assert bobs.next("refused")["code"] == "not_your_seat"
    cid = person()
    assert cid.take(table, 1, "Cid").status_code == 200
    line = cid.join(table)
    assert line.views[1]["view"] == left["view"]
    assert line.views[1]["decision"]["id"] == left["decision"]["id"]
    line.act_first(1)
    assert line.views[1]["version"] == left["version"] + 1


def test_bots_move_and_are_seen_thinking(ann: Person) -> None:
    line = ann.dial(ann.open_table(WITH_BOT))
    line.settle()
    line.play(random.Random(1))
    assert {"type": "thinking", "seat": 1} in line.heard
    outcome = line.views[0]["outcome"]
    assert len(outcome["scores"]) == 2
    assert outcome["summary"].endswith(".")
    assert all(item["label"] for side in outcome["items"] for item in side)
    assert sum(item["points"] for item in outcome["items"][0]) == outcome["scores"][0]


def test_a_finished_game_takes_no_moves_and_gives_its_record(ann: Person) -> None:
    line = ann.join(ann.open_table(take=(0, 1)))
    line.play(random.Random(2))
    line.send(type="undo", seat=0)
    assert refusal(line.settle())["code"] == "table_over"
    assert line.table["status"] == "over"
    table = line.table["id"]
    record = ann.http.get(f"/api/tables/{table}/record")
    assert record.json()["format"] == "marsbox-record"
    assert ann.take(table, 0).json()["error"]["code"] == "table_over"
    assert table not in {card["id"] for card in ann.http.get("/api/tables").json()["tables"]}


def test_solo(ann: Person) -> None:
    line = ann.join(ann.open_table([{"kind": "person"}], options={"level": "2"}))
    assert line.table["options"] == {"level": "2"}
    line.play(random.Random(4))
    assert line.views[0]["outcome"]["won"] in (True, False)
    assert line.views[0]["outcome"]["summary"].startswith("Ann ")


@pytest.mark.parametrize(
    ("raw", "code"),
    [
        ("nonsense", "not_json"),
        ("", "not_json"),
        ("[" * 10_000, "bad_message"),
        ('{"type": "act", "seat": 0, "decision": "1", "actions": ' + "[" * 5_000, "bad_message"),
        ('{"x": ' + '{"x": ' * 2_000, "not_json"),
        (b"{}", "not_json"),
        ("{}", "bad_message"),
        ("[]", "bad_message"),
        ('"ping"', "bad_message"),
        ('{"type": "resign"}', "bad_message"),
        ('{"type": "act"}', "bad_message"),
        ('{"type": "act", "seat": "0", "decision": "1", "actions": [1]}', "bad_message"),
        ('{"type": "act", "seat": 0, "decision": 1, "actions": [1]}', "bad_message"),
        ('{"type": "act", "seat": 0, "decision": "1", "actions": []}', "bad_message"),
        ('{"type": "act", "seat": 0, "decision": "1", "actions": [1.5]}', "bad_message"),
        (f'{{"type": "act", "seat": 0, "decision": "1", "actions": [{10**30}]}}', "bad_message"),
        (f'{{"type": "act", "seat": 0, "decision": "1", "actions": {[1] * 65}}}', "bad_message"),
        ('{"type": "undo", "seat": 0, "force": true}', "bad_message"),
        (json.dumps({"type": "ping", "padding": "x" * 17_000}), "message_too_large"),
    ],
)
def test_a_bad_message_is_refused_and_the_socket_goes_on(hot_seat: Line, raw: str | bytes, code: str) -> None:
    views = dict(hot_seat.views)
    hot_seat.socket.send(raw)
    refused = refusal(hot_seat.settle())
    assert refused["code"] == code
    assert refused["message"].endswith(".")
    assert hot_seat.views == views


def test_a_message_far_too_large_ends_the_socket(hot_seat: Line) -> None:
    hot_seat.socket.send("x" * 1_000_000)
    assert hot_seat.close_code() == 1009


def closing(line: Line) -> tuple[Message, int]:
    """The refusal and the close code of a socket that is turned away."""
    return line.next("refused"), line.close_code()


def test_a_table_that_is_not_there_is_refused(ann: Person) -> None:
    refused, code = closing(ann.dial("nowhere"))
    assert (refused["code"], code) == ("unknown_table", 4404)


def test_a_language_that_is_not_there_is_refused(ann: Person) -> None:
    refused, code = closing(ann.dial(ann.open_table(), language="de"))
    assert (refused["code"], code) == ("unknown_language", 4400)


def test_a_page_of_another_origin_cannot_connect(server: Running, ann: Person) -> None:
    table = ann.open_table()
    with pytest.raises(InvalidStatus) as refused:
        ann.dial(table, origin="https://evil.example")
    assert refused.value.response.status_code == 403
    assert json.loads(refused.value.response.body or b"")["error"]["code"] == "foreign_origin"
    ann.dial(table, origin=server.url).settle()


@pytest.fixture(scope="module")
def strict(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Running]:
    """A server with limits that a test can reach."""
    limits = Limits(messages_per_second=1, message_burst=5, sockets_per_player=2, tables_per_player=2)
    database = str(tmp_path_factory.mktemp("strict") / "mars.db")
    with serving(Settings(database=database, bot_workers=1, limits=limits)) as running:
        yield running


def test_too_many_messages_are_dropped_and_at_last_end_the_socket(strict: Running, person: NewPerson) -> None:
    ann = person(url=strict.url)
    line = ann.dial(ann.open_table())
    for _ in range(5):
        line.send(type="ping")
    line.send(type="ping")
    refused = line.next("refused")
    assert refused["code"] == "too_fast"
    assert "at most 1 a second" in refused["message"]
    for _ in range(100):
        line.send(type="ping")
    assert line.close_code() == 4429


def test_a_player_has_so_many_sockets(strict: Running, person: NewPerson) -> None:
    ann = person(url=strict.url)
    table = ann.open_table()
    first, second = ann.dial(table), ann.dial(table)
    refused, code = closing(ann.dial(table))
    assert (refused["code"], code) == ("too_many_sockets", 4429)
    first.socket.close()
    second.until(lambda message: message["type"] == "table")
    person(url=strict.url).join(table)


def test_a_player_has_so_many_tables(strict: Running, person: NewPerson) -> None:
    ann = person(url=strict.url)
    for _ in range(2):
        ann.open_table()
    answer = ann.http.post("/api/tables", json={"game": "pocket-mars", "seats": FOR_TWO, "take": [0]})
    assert answer.status_code == 429
    assert answer.json()["error"]["code"] == "too_many_tables"
    assert len(ann.http.get("/api/tables").json()["tables"]) >= 2


def test_no_message_holds_a_secret_of_the_server(ann: Person, person: NewPerson) -> None:
    line = ann.join(ann.open_table(take=(0, 1)))
    watching = person().join(line.table["id"])
    line.play(random.Random(8))
    watching.settle()
    for message in line.heard + watching.heard:
        assert not keys(message) & SECRETS
        assert ann.http.cookies["marsbox_player"].partition(".")[0] not in json.dumps(message)


def keys(value: object) -> set[str]:
    """Every key of every object in a JSON value."""
    if isinstance(value, dict):
        return set(value).union(*(keys(part) for part in value.values()))
    if isinstance(value, list):
        return set().union(*(keys(part) for part in value))
    return set()


def test_health_of_other_sockets_when_one_breaks(ann: Person, bob: Person) -> None:
    table = ann.open_table()
    bob.take(table, 1)
    anns, bobs = ann.join(table), bob.join(table)
    anns.socket.socket.close()
    bobs.act_first(1)
    assert httpx.get(f"{ann.http.base_url}/api/tables/{table}").status_code == 200
