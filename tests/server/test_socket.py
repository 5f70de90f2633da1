"""A table over its WebSocket: the gate, what each seat hears, and the way back. The same for every game."""

import json
import random
import re

import httpx
import pytest

from tests.server.conftest import NewPerson
from tests.server.people import NAMES, Message, Person, TableClient, bots, fewest, people, refusal, seated, settle_all

SECRETS = {"seed", "deal", "rng", "player", "owner"}

ANSWERED_IN_TWO_STEPS = pytest.mark.parametrize("game", ["pocket-mars"])


def test_a_newcomer_hears_the_table_their_view_and_the_whole_log(person: NewPerson, game: str) -> None:
    for seat, client in enumerate(seated([person() for _ in range(fewest(game))], game)):
        assert [message["type"] for message in client.heard[:3]] == ["table", "view", "log"]
        assert list(client.views) == [seat]
        assert client.views[seat]["version"] == 1
        assert client.views[seat]["names"] == list(NAMES[: fewest(game)])
        assert client.logs[seat]


def test_before_everybody_sits_nobody_is_shown_a_card(ann: Person, bob: Person, game: str) -> None:
    table = ann.open_table(take=range(fewest(game) - 1), game=game)
    client = ann.join(table)
    assert not client.views
    client.send(type="act", seat=0, decision="1", actions=[0])
    assert refusal(client.settle())["code"] == "table_open"
    bob.take(table, fewest(game) - 1)
    assert client.next("view")["seat"] == 0


def test_a_decision_names_every_option_and_what_it_touches(hot_seat: TableClient) -> None:
    chance = random.Random(6)
    while not hot_seat.over:
        seat = hot_seat.owing()[0]
        decision = hot_seat.views[seat]["decision"]
        assert decision["prompt"]
        for option in decision["options"]:
            assert option["label"]
            assert option["verb"] in option["form"]
            assert all(isinstance(touched, str) for touched in option["touches"])
        hot_seat.act(seat, chance.choice(decision["options"])["action"])


def test_an_answer_is_acknowledged_with_a_new_view_and_then_a_new_decision(hot_seat: TableClient) -> None:
    before = hot_seat.views[0]
    heard = hot_seat.act_first(0)
    [view] = [message for message in heard if message["type"] == "view" and message["seat"] == 0]
    assert view["version"] == before["version"] + 1
    while hot_seat.decision(0) is None:
        hot_seat.act_first(hot_seat.owing()[0])
    assert int(hot_seat.views[0]["decision"]["id"]) == int(before["decision"]["id"]) + 1


def test_a_repeated_answer_is_refused_and_changes_nothing(hot_seat: TableClient) -> None:
    decision = hot_seat.decision(0)
    assert decision is not None
    again = {"type": "act", "seat": 0, "decision": decision["id"], "actions": [decision["options"][0]["action"]]}
    hot_seat.send(**again)
    hot_seat.send(**again)
    heard = hot_seat.settle()
    refused = refusal(heard)
    assert refused["code"] == ("no_decision" if hot_seat.decision(0) is None else "stale_decision")
    assert refused["seat"] == 0
    assert len([message for message in heard if message["type"] == "view" and message["seat"] == 0]) == 1


def test_an_answer_to_a_question_of_before_is_refused(hot_seat: TableClient) -> None:
    old = hot_seat.views[0]["decision"]
    hot_seat.act_first(0)
    while hot_seat.decision(0) is None:
        hot_seat.act_first(hot_seat.owing()[0])
    views = dict(hot_seat.views)
    hot_seat.send(type="act", seat=0, decision=old["id"], actions=[old["options"][0]["action"]])
    refused = refusal(hot_seat.settle())
    assert refused["code"] == "stale_decision"
    assert f"Decision {old['id']} of seat 0" in refused["message"]
    assert hot_seat.views == views


def test_an_answer_when_nothing_is_asked_is_refused(clients: list[TableClient]) -> None:
    ann = clients[0]
    while ann.decision(0):
        last = ann.views[0]["decision"]["id"]
        ann.act_first(0)
    ann.send(type="act", seat=0, decision=last, actions=[0])
    assert refusal(ann.settle())["code"] == "no_decision"


def test_an_illegal_action_is_refused_with_the_reason(hot_seat: TableClient, ann: Person) -> None:
    decision = hot_seat.decision(0)
    assert decision is not None
    offered = {option["action"] for option in decision["options"]}
    for action in (next(number for number in range(99) if number not in offered), 2**31 - 1):
        before = hot_seat.views[0]
        refused = refusal(hot_seat.act(0, action))
        assert refused["code"] == "illegal"
        assert refused["message"].startswith("This can’t be done: ")
        assert "object at" not in refused["message"], "the reason is described in words"
        assert ann.join(hot_seat.table["id"]).views[0] == before


def test_nobody_acts_for_a_seat_that_is_not_theirs(clients: list[TableClient]) -> None:
    ann, bob, *_ = clients
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
        assert refused["message"].endswith("you can only play the seats you have taken: 1.")
    assert ann.settle() == []


def test_a_seat_that_is_not_there_is_refused(hot_seat: TableClient) -> None:
    for seat in (-1, len(hot_seat.views), 2**31 - 1):
        hot_seat.send(type="act", seat=seat, decision="1", actions=[0])
        assert hot_seat.next("refused")["code"] == "unknown_seat"


def test_a_spectator_sees_the_table_and_can_do_nothing(clients: list[TableClient], person: NewPerson) -> None:
    watching = person().join(clients[0].table["id"])
    assert list(watching.views) == [-1]
    assert watching.views[-1]["decision"] is None
    watching.send(type="act", seat=-1, decision="1", actions=[0])
    assert watching.next("refused")["code"] == "unknown_seat"
    watching.send(type="act", seat=0, decision="1", actions=[0])
    assert watching.next("refused")["code"] == "not_your_seat"


@ANSWERED_IN_TWO_STEPS
def test_others_learn_of_an_open_answer_only_when_it_is_complete(clients: list[TableClient]) -> None:
    ann, bob = clients
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


def test_an_open_answer_can_be_taken_back(clients: list[TableClient]) -> None:
    ann, *others = clients
    before = [client.views[seat] for seat, client in enumerate(clients)]
    ann.send(type="take_back", seat=0)
    assert refusal(ann.settle())["code"] == "cannot_take_back"
    ann.act_first(0)
    assert ann.views[0]["can_take_back"] is True
    ann.send(type="take_back", seat=0)
    ann.settle()
    assert ann.views[0]["view"] == before[0]["view"]
    assert ann.views[0]["decision"]["options"] == before[0]["decision"]["options"]
    assert int(ann.views[0]["decision"]["id"]) > int(before[0]["decision"]["id"])
    settle_all(others)
    for seat, client in enumerate(others, start=1):
        assert client.views[seat] == {**before[seat], "version": client.views[seat]["version"]}
        assert not [message for message in client.heard if message["type"] == "refused"]


def undoable(client: TableClient) -> tuple[int, Message]:
    """Play until a seat can undo what it did and read in the log; returns the seat and its view before."""
    chance = random.Random(5)
    while True:
        seat = client.owing()[0]
        before, clients = client.views[seat], len(client.logs[seat])
        client.act_any(seat, chance)
        if client.views[seat]["can_undo"] and len(client.logs[seat]) > clients:
            return seat, before


def test_undo_goes_back_to_the_same_view_and_log_with_a_new_decision(hot_seat: TableClient) -> None:
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


def test_the_log_after_an_undo_is_the_one_that_a_newcomer_hears(hot_seat: TableClient, ann: Person) -> None:
    seat, _ = undoable(hot_seat)
    hot_seat.send(type="undo", seat=seat)
    hot_seat.settle()
    hot_seat.act_first(seat)
    fresh = ann.join(hot_seat.table["id"])
    assert fresh.logs == hot_seat.logs
    assert fresh.views == hot_seat.views


def test_nobody_undoes_what_is_not_theirs_or_has_revealed_something(clients: list[TableClient]) -> None:
    clients[0].send(type="undo", seat=0)
    assert refusal(clients[0].settle())["code"] == "cannot_undo"


@ANSWERED_IN_TWO_STEPS
def test_a_batch_is_carried_out_at_once_or_not_at_all(hot_seat: TableClient) -> None:
    decision = hot_seat.decision(0)
    assert decision is not None
    first, second = [option["action"] for option in decision["options"]][:2]
    assert refusal(hot_seat.act(0, first, first))["code"] == "illegal"
    heard = hot_seat.act(0, first, second)
    assert len([message for message in heard if message["type"] == "view" and message["seat"] == 0]) == 1
    assert hot_seat.decision(0) is None


def test_a_batch_stops_where_something_hidden_is_revealed(hot_seat: TableClient) -> None:
    chance = random.Random(11)
    refusals = 0
    while not hot_seat.over:
        seat = hot_seat.owing()[0]
        decision = hot_seat.decision(seat)
        assert decision is not None
        chosen = chance.choice(decision["options"])["action"]
        # what follows a revealing action is dropped, even if it is nonsense; otherwise the whole batch is refused
        heard = hot_seat.act(seat, chosen, 2**31 - 1)
        if not any(message["type"] == "refused" for message in heard):
            break
        refusals += 1
        hot_seat.act(seat, chosen)
    assert refusals > 0
    assert not hot_seat.over, "a whole game without anything revealed"


def test_hot_seat_one_socket_hears_all_seats(hot_seat: TableClient) -> None:
    seats = range(len(hot_seat.table["seats"]))
    assert sorted(hot_seat.views) == list(seats)
    assert sorted(hot_seat.logs) == list(seats)
    # of the cards before the seats, each view shows its own
    if hot_seat.table["game"] == "terraforming-mars":
        offered = [set(hot_seat.views[viewer]["view"]["offered"]) for viewer in seats]
        assert sum(len(cards) for cards in offered) == len(set().union(*offered)) == 10 * len(seats)
        return
    name = {"pocket-mars": "hand", "mission-red-planet": "dealt"}[hot_seat.table["game"]]
    for viewer in seats:
        for side in hot_seat.views[viewer]["view"]["seats"]:
            cards = [card["card"] if isinstance(card, dict) else card for card in side[name]]
            assert any(cards) == (side["seat"] == viewer)


def test_everybody_is_told_in_their_own_language(ann: Person, hot_seat: TableClient) -> None:
    french = ann.join(hot_seat.table["id"], "fr")
    assert french.views[0]["view"] == hot_seat.views[0]["view"]
    assert french.views[0]["decision"]["prompt"] != hot_seat.views[0]["decision"]["prompt"]
    assert [line["text"] for line in french.logs[0]] != [line["text"] for line in hot_seat.logs[0]]
    assert [line["kind"] for line in french.logs[0]] == [line["kind"] for line in hot_seat.logs[0]]
    french.send(type="undo", seat=0)
    assert refusal(french.settle())["message"].startswith("La place 0 n’a rien à annuler")


def test_coming_back_resumes_exactly(ann: Person, hot_seat: TableClient) -> None:
    chance = random.Random(3)
    for _ in range(30):
        hot_seat.play_one(chance)
    hot_seat.socket.close()
    back = ann.join(hot_seat.table["id"])
    assert back.views == hot_seat.views
    assert back.logs == hot_seat.logs


def test_a_hint_is_a_legal_option_with_its_words(hot_seat: TableClient) -> None:
    hot_seat.send(type="hint", seat=0)
    hint = hot_seat.next("hint")
    decision = hot_seat.decision(0)
    assert decision is not None
    assert hint["decision"] == decision["id"]
    actions = {option["action"] for option in decision["options"]}
    hinted = {option["action"]: option["label"] for option in hint["options"]}
    assert set(hinted) <= actions
    assert len(hinted) == min(3, len(actions))
    assert all(hinted.values())
    assert hint["actions"][0] == hint["options"][0]["action"]
    assert hint["plan"]
    assert all(hint["plan"])
    assert all(sentence.endswith(".") for sentence in hint["why"])


def test_whoever_asks_again_gets_the_same_hint(hot_seat: TableClient, ann: Person) -> None:
    hints = []
    for client in (hot_seat, hot_seat, ann.join(hot_seat.table["id"])):
        client.send(type="hint", seat=0)
        hints.append(client.next("hint"))
    assert hints[1:] == hints[:1] * 2


def test_a_new_decision_gets_a_hint_of_its_own(hot_seat: TableClient) -> None:
    chance = random.Random(8)
    hot_seat.send(type="hint", seat=0)
    first = hot_seat.next("hint")
    hot_seat.play_one(chance)
    while hot_seat.decision(0) is None:
        hot_seat.play_one(chance)
    hot_seat.send(type="hint", seat=0)
    assert hot_seat.next("hint")["decision"] != first["decision"]


def test_a_hint_tells_what_to_expect_and_what_other_options_lose(hot_seat: TableClient) -> None:
    hot_seat.send(type="hint", seat=0)
    hint = hot_seat.next("hint")
    assert isinstance(hint["points"], float)
    assert 0 <= hint["chance"] <= 1
    losses = [option["loss"] for option in hint["options"]]
    assert losses[0] == 0
    assert losses == sorted(losses)


def test_a_hint_gives_its_reasons_in_the_language_of_the_player(person: NewPerson) -> None:
    reasons = []
    for language in ("en", "fr"):
        player = person(language)
        client = player.join(player.open_table(people(1), game="terraforming-mars"))
        while client.views[0]["decision"]["kind"] != "turn":
            client.act_first(0)
        client.send(type="hint", seat=0)
        hint = client.next("hint")
        assert hint["points"] is None, "alone there is no rival to be ahead of"
        reasons.append((hint["why"], " ".join(option["parts"] for option in hint["options"])))
    (english_why, english), (french_why, french) = reasons
    assert english_why
    assert french_why
    assert english_why != french_why
    assert re.search(r"future income [+−]\d", english)
    assert re.search(r"revenus futurs [+−]\d", french)


def test_a_hint_is_nobody_elses(clients: list[TableClient], person: NewPerson) -> None:
    watching = person().join(clients[0].table["id"])
    settle_all(clients)
    clients[0].send(type="hint", seat=0)
    clients[0].next("hint")
    assert settle_all([*clients[1:], watching]) == [[]] * len(clients)


def test_one_hint_at_a_time(hot_seat: TableClient) -> None:
    hot_seat.send_at_once({"type": "hint", "seat": 0}, {"type": "hint", "seat": 0})
    assert hot_seat.next("refused")["code"] == "hint_pending"
    hot_seat.next("hint")


def test_a_preview_tells_what_an_answer_then_does(hot_seat: TableClient) -> None:
    chance = random.Random(5)
    seen = {"open": 0, "hidden": 0}
    while not hot_seat.over:
        seat = hot_seat.owing()[0]
        before = hot_seat.views[seat]
        logged = len(hot_seat.logs[seat])
        action = chance.choice(before["decision"]["options"])["action"]
        hot_seat.send(type="preview", seat=seat, decision=before["decision"]["id"], actions=[action])
        preview = hot_seat.next("preview")
        assert hot_seat.views[seat] == before
        hot_seat.act(seat, action)
        after = hot_seat.views[seat]
        added = hot_seat.logs[seat][logged:]
        assert preview["lines"] == added[: len(preview["lines"])]
        if preview["hidden"]:
            seen["hidden"] += 1
            assert preview["prompt"] is preview["points"] is None
        else:
            seen["open"] += 1
            assert preview["lines"] == added
            assert preview["prompt"] == (after["decision"] and after["decision"]["prompt"])
            gained = after["view"]["seats"][seat]["points"] - before["view"]["seats"][seat]["points"]
            assert preview["points"] == gained
    assert min(seen.values()) > 0


def test_a_preview_is_for_the_seats_own_decision_and_legal_actions(clients: list[TableClient]) -> None:
    client, other = clients[:2]
    decision = client.decision(0)
    assert decision is not None
    legal = decision["options"][0]["action"]
    for message, code in (
        ({"seat": 1, "decision": "1", "actions": [legal]}, "not_your_seat"),
        ({"seat": 0, "decision": "99", "actions": [legal]}, "stale_decision"),
        ({"seat": 0, "decision": decision["id"], "actions": [999_999]}, "illegal"),
        ({"seat": 0, "decision": decision["id"], "actions": []}, "bad_message"),
    ):
        client.send(type="preview", **message)
        assert refusal(client.settle())["code"] == code
    assert other.settle() == []


def test_what_cannot_be_done_says_why(ann: Person) -> None:
    client = ann.join(ann.open_table(people(1), take=[0], game="terraforming-mars"))
    chance = random.Random(1)
    decision = client.decision(0)
    # a corporation may bring a question of its own before the first action
    while decision is None or {"convert_heat": True} not in [entry["form"] for entry in decision["barred"]]:
        client.act_any(0, chance)
        decision = client.decision(0)
    barred = {json.dumps(entry["form"]): entry for entry in decision["barred"]}
    heat = barred[json.dumps({"convert_heat": True})]
    assert heat["why"]
    assert heat["touches"] == ["resource:heat", "parameter:temperature"]
    assert not {option["action"] for option in decision["options"]} & {entry["action"] for entry in barred.values()}


def test_coming_and_going_is_told_to_the_others(ann: Person, bob: Person) -> None:
    table = ann.open_table()
    client = ann.join(table)
    assert [seat["online"] for seat in client.table["seats"]] == [True, False]
    bob.take(table, 1)
    visiting = bob.join(table)
    client.until(lambda message: message["type"] == "table" and message["table"]["seats"][1]["online"])
    visiting.socket.close()
    client.until(lambda message: message["type"] == "table" and not message["table"]["seats"][1]["online"])


@ANSWERED_IN_TWO_STEPS
def test_who_leaves_a_seat_becomes_a_spectator_and_who_takes_it_goes_on(
    ann: Person, bob: Person, person: NewPerson, game: str
) -> None:
    table = ann.open_table(game=game)
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
    client = cid.join(table)
    assert client.views[1]["view"] == left["view"]
    assert client.views[1]["decision"]["id"] == left["decision"]["id"]
    client.act_first(1)
    assert client.views[1]["version"] == left["version"] + 1


def test_bots_move_and_are_seen_thinking(ann: Person, game: str) -> None:
    computers = fewest(game) - 1
    client = ann.join(ann.open_table(people(1) + bots(*["greedy"] * computers), game=game))
    client.play(random.Random(1))
    assert {message["seat"] for message in client.heard if message["type"] == "thinking"} == set(
        range(1, computers + 1)
    )
    outcome = client.views[0]["outcome"]
    assert len(outcome["scores"]) == fewest(game)
    assert outcome["summary"].endswith(".")
    assert all(item["label"] for side in outcome["items"] for item in side)
    assert [sum(item["points"] for item in side) for side in outcome["items"]] == outcome["scores"]


def test_a_finished_game_takes_no_moves_and_gives_its_record(hot_seat: TableClient, ann: Person) -> None:
    hot_seat.play(random.Random(2))
    hot_seat.send(type="undo", seat=0)
    assert refusal(hot_seat.settle())["code"] == "table_over"
    assert hot_seat.table["status"] == "over"
    table = hot_seat.table["id"]
    record = ann.http.get(f"/api/tables/{table}/record")
    assert record.json()["format"] == "marsbox-record"
    assert ann.take(table, 0).json()["error"]["code"] == "table_over"
    assert table not in {card["id"] for card in ann.http.get("/api/tables").json()["tables"]}


def test_solo(ann: Person) -> None:
    client = ann.join(ann.open_table(people(1), options={"level": "2"}))
    assert client.table["options"] == {"level": "2"}
    client.play(random.Random(4))
    assert client.views[0]["outcome"]["won"] in (True, False)
    assert client.views[0]["outcome"]["summary"].startswith("Ann ")


def test_no_message_holds_a_secret_of_the_server(hot_seat: TableClient, ann: Person, person: NewPerson) -> None:
    watching = person().join(hot_seat.table["id"])
    hot_seat.play(random.Random(8))
    watching.settle()
    for message in hot_seat.heard + watching.heard:
        assert not keys(message) & SECRETS
        assert ann.http.cookies["marsbox_player"].partition(".")[0] not in json.dumps(message)


def keys(value: object) -> set[str]:
    """Every key of every object in a JSON value."""
    if isinstance(value, dict):
        return set(value).union(*(keys(part) for part in value.values()))
    if isinstance(value, list):
        return set().union(*(keys(part) for part in value))
    return set()


def test_health_of_other_sockets_when_one_breaks(clients: list[TableClient], ann: Person) -> None:
    clients[0].socket.socket.close()
    clients[1].act_first(1)
    assert httpx.get(f"{ann.http.base_url}/api/tables/{clients[0].table['id']}").status_code == 200


def test_a_view_can_be_asked_for_once_more(clients: list[TableClient], person: NewPerson) -> None:
    mine, other = clients[0], clients[1]
    before = mine.raw[:]
    mine.send(type="look", seat=0)
    [again] = mine.settle()
    assert again == mine.views[0]
    assert mine.raw[-2] in before
    mine.send(type="look", seat=1)
    assert refusal(mine.settle())["code"] == "not_your_seat"
    assert other.settle() == []
    watching = person().join(mine.table["id"])
    watching.send(type="look", seat=-1)
    assert watching.settle() == [watching.views[-1]]


def test_a_table_at_which_nothing_is_dealt_shows_no_view(ann: Person) -> None:
    client = ann.join(ann.open_table())
    client.send(type="look", seat=0)
    assert refusal(client.settle())["code"] == "table_open"
