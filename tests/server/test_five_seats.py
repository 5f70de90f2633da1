"""Mission: Red Planet at a full table: all are asked in secret, turn after turn, and all that is hidden stays so."""

import json
import random
from collections.abc import Iterable
from typing import cast

import pytest

from marsbox.core import SPECTATOR, Record, State, seat_bit
from marsbox.games import load_game
from marsbox.games.mission_red_planet.game import MissionRedPlanet
from marsbox.games.mission_red_planet.state import NONE, MissionState
from marsbox.text import words
from tests.server.conftest import NewPerson
from tests.server.people import (
    Message,
    Person,
    TableClient,
    bots,
    people,
    play_until,
    refusal,
    seated,
    settle_all,
    until_all_are_asked,
    until_characters_are_chosen,
)

GAME = cast(MissionRedPlanet, load_game("mission-red-planet"))
FIVE = range(5)
FRENCH = (1, 3)
VIEWERS = (*FIVE, SPECTATOR)
CHARACTERS = 9


@pytest.fixture
def players(person: NewPerson) -> list[Person]:
    """Five people, of whom the second and the fourth read French."""
    return [person("fr" if seat in FRENCH else "en") for seat in FIVE]


@pytest.fixture
def five(players: list[Person], person: NewPerson) -> list[TableClient]:
    """The five at a table, and a spectator who comes last."""
    clients = seated(players, GAME.id)
    clients.append(person().join(clients[0].table["id"]))
    settle_all(clients)
    return clients


def play_to_the_end(clients: list[TableClient], chance: random.Random) -> None:
    play_until(clients, chance, lambda view: False)


# ---- whole games


def test_a_game_of_three_people_and_two_bots_from_the_first_request_to_the_record(person: NewPerson) -> None:
    ann, bob, cid = person(), person("fr"), person()
    table = ann.open_table(people(3) + bots("greedy", "random"), game=GAME.id)
    for seat, player, name in ((1, bob, "Bob"), (2, cid, "Cid")):
        assert player.take(table, seat, name).status_code == 200
    clients = [player.join(table) for player in (ann, bob, cid)]
    watching = person("fr").join(table)
    chance = random.Random(1)
    while not all(client.over for client in clients):
        for client in clients:
            for seat in client.owing():
                if seat == 0 and client.views[0]["view"]["turn"] == 1:
                    client.act(0, advised(client))
                else:
                    client.act_any(seat, chance)
            client.settle()
    watching.settle()
    outcome = clients[0].views[0]["outcome"]
    assert all(client.views[seat]["outcome"]["scores"] == outcome["scores"] for seat, client in enumerate(clients))
    assert watching.views[SPECTATOR]["outcome"]["ranks"] == outcome["ranks"]
    assert {message["type"] for message in clients[0].heard} >= {"table", "view", "log", "thinking"}
    record = Record.from_json(ann.http.get(f"/api/tables/{table}/record").text)
    replayed = GAME.outcome(record.replay(GAME))
    assert replayed is not None
    assert replayed.scores == outcome["scores"]
    assert [[item.points for item in side] for side in replayed.items] == [
        [item["points"] for item in side] for side in outcome["items"]
    ]


def advised(client: TableClient) -> int:
    """What a hint tells the first seat to do."""
    client.send(type="hint", seat=0)
    return int(client.next("hint")["options"][0]["action"])


def test_five_on_one_device_hear_a_whole_game(ann: Person) -> None:
    client = ann.join(ann.open_table(people(5), take=FIVE, game=GAME.id))
    client.play(random.Random(2))
    assert sorted(client.views) == sorted(client.logs) == list(FIVE)
    assert all(client.views[seat]["view"]["turn"] == 10 for seat in FIVE)
    back = ann.join(client.table["id"])
    assert back.views == client.views
    assert back.logs == client.logs


# ---- the secret choice


def completed_answers(heard: Message, old: Message) -> dict[int, bool]:
    """Who has completed an answer, according to a message in which only that is new: it closes every way back."""
    complete = {side["seat"]: side["complete"] for side in heard["view"]["seats"]}
    same = json.loads(json.dumps(heard))
    for side, before in zip(same["view"]["seats"], old["view"]["seats"], strict=True):
        side["complete"] = before["complete"]
    same["view"]["waiting"] = old["view"]["waiting"]
    assert not heard["can_undo"]
    same["can_undo"] = old["can_undo"]
    assert same == {**old, "version": old["version"] + 1}
    assert [seat for seat, done in complete.items() if not done] == heard["view"]["waiting"]
    return complete


@pytest.mark.parametrize("turn", [0, 1, 3])
@pytest.mark.parametrize("choice", [0, -1])
def test_others_hear_only_that_a_choice_was_made_whatever_it_is(
    five: list[TableClient], turn: int, choice: int
) -> None:
    # turn 0: the bonus card to keep
    if turn:
        until_characters_are_chosen(five, turn)
    else:
        until_all_are_asked(*five)
    viewers = [(seat, client) for seat, client in zip((0, 1, 3, 4, SPECTATOR), five[:2] + five[3:], strict=True)]
    before = {seat: client.views[seat] for seat, client in viewers}
    form = five[2].views[2]["decision"]["options"][choice]["form"]
    five[2].choose(2, **form)
    assert five[2].views[2]["view"]["answers"] == [form]
    for seat, client in viewers:
        [heard] = client.settle()
        assert completed_answers(heard, before[seat]) == {other: other == 2 for other in FIVE}
        assert heard["view"]["answers"] == []


def test_a_choice_that_is_taken_back_leaves_no_trace_and_another_counts(five: list[TableClient]) -> None:
    until_characters_are_chosen(five, 2)
    dan = five[3]
    options = [option["form"]["choose"] for option in dan.views[3]["decision"]["options"]]
    before = [dict(client.views) for client in five]
    logs = [dict(client.logs) for client in five]
    dan.choose(3, choose=options[0])
    dan.send(type="take_back", seat=3)
    dan.settle()
    settle_all(five)
    for client, views, log in zip(five, before, logs, strict=True):
        for seat, view in views.items():
            now = client.views[seat]
            assert now["view"] == view["view"]
            assert now["version"] == view["version"] + 2
            assert now["can_take_back"] is False
        assert client.logs == log
    for seat in (0, 1, 2, 4):
        assert five[seat].views[seat]["decision"] == before[seat][seat]["decision"]
    dan.choose(3, choose=options[-1])
    for seat in (0, 1, 2, 4):
        five[seat].act_first(seat)
    settle_all(five)
    until_characters_are_chosen(five, 3)
    for client in five:
        [view] = client.views.values()
        assert options[-1] in view["view"]["seats"][3]["played"]
        assert options[0] not in view["view"]["seats"][3]["played"]


def test_an_open_choice_waits_for_whoever_comes_back(five: list[TableClient], players: list[Person]) -> None:
    until_characters_are_chosen(five, 1)
    five[1].choose(1, choose="pilot")
    five[1].socket.close()
    back = players[1].join(five[0].table["id"])
    assert back.views == five[1].views
    assert back.views[1]["view"]["answers"] == [{"choose": "pilot"}]
    assert back.views[1]["can_take_back"] is True


def test_whoever_leaves_a_seat_no_longer_sees_its_open_choice_and_whoever_takes_it_does(
    five: list[TableClient], players: list[Person], person: NewPerson
) -> None:
    until_characters_are_chosen(five, 1)
    five[4].choose(4, choose="soldier")
    own = five[4].views.pop(4)
    table = five[0].table["id"]
    players[4].leave(table, 4)
    settle_all(five)
    for seat, client in zip((0, 1, 2, 3, SPECTATOR), five, strict=False):
        side = client.views[seat]["view"]["seats"][4]
        assert (side["complete"], side["chosen"]) == (True, None)
        assert client.views[seat]["view"]["answers"] == []
    assert five[4].views == five[5].views
    successor = person()
    successor.take(table, 4, "Gus")
    client = successor.join(table)
    assert client.views[4]["view"] == own["view"]
    client.send(type="take_back", seat=4)
    client.settle()
    assert client.views[4]["view"]["answers"] == []


def test_whoever_holds_one_card_is_not_asked_and_has_nothing_to_take_back(ann: Person) -> None:
    client = ann.join(ann.open_table(people(5), take=FIVE, game=GAME.id))
    asked: dict[int, set[int]] = {}
    while not client.over:
        seat = client.owing()[0]
        decision = client.views[seat]["decision"]
        turn = client.views[seat]["view"]["turn"]
        options = decision["options"]
        if decision["kind"] == "character":
            asked.setdefault(turn, set()).add(seat)
            if turn == CHARACTERS:
                sides = client.views[seat]["view"]["seats"]
                assert [side["complete"] for side in sides] == [True, True, True, True, False]
                client.send(type="take_back", seat=0)
                assert refusal(client.settle())["code"] == "cannot_take_back"
        # the last card of a hand is the Recruiter, except for seat 4 who takes all cards back in the third turn
        early = decision["kind"] == "character" and turn == 3 and seat == 4
        client.act(seat, options[0 if early else -1]["action"])
    assert {turn: sorted(seats) for turn, seats in asked.items()} == {
        turn: [4] if turn == CHARACTERS else list(FIVE) for turn in range(1, 11)
    }


# ---- what each may know


def test_lines_for_two_audiences_reach_the_right_seats(five: list[TableClient]) -> None:
    play_to_the_end(five, random.Random(9))
    logs = [client.logs[seat] for seat, client in zip(VIEWERS, five, strict=True)]
    shapes = [[(entry["kind"], entry["seat"]) for entry in log] for log in logs]
    assert all(shape == shapes[0] for shape in shapes)
    secret: set[str] = set()
    english = [viewer for viewer, seat in enumerate(VIEWERS) if seat not in FRENCH]
    for number, (kind, owner) in enumerate(shapes[0]):
        texts = {viewer: logs[viewer][number]["text"] for viewer in english}
        if len(set(texts.values())) > 1:
            secret.add(kind)
            others = {text for viewer, text in texts.items() if viewer != owner}
            assert len(others) == 1
            assert texts[owner] not in others
    assert {"events_dealt", "bonus_kept"} <= secret
    assert secret <= {
        "events_dealt",
        "bonus_kept",
        "bonus_drawn",
        "discovery_drawn",
        "discovery_placed",
        "discovery_discarded",
        "discovery_looked_at",
    }


def known_cards(state: State, seat: int) -> set[int]:
    """The event cards that a seat can name in a true state."""
    s = cast(MissionState, state)
    known = set(s.shown)
    if seat != SPECTATOR:
        known |= {*s.dealt[seat], *s.bonus[seat], *s.returned[seat]}
        known |= {card for card, owner in zip(s.discarded, s.discarded_by, strict=True) if owner == seat}
        if s.drawn != NONE and s.frames[-1].seat == seat:
            known.add(s.drawn)
    known |= {card for card, seen in zip(s.discoveries, s.seen, strict=True) if card != NONE and seen & seat_bit(seat)}
    return known


def learned(record: Record, seat: int) -> set[int]:
    """All event cards that a seat came to know before the end of a game."""
    state = GAME.new(record.setup, record.seed)
    known = known_cards(state, seat)
    for acting, action in record.actions:
        GAME.apply(state, acting, action)
        if GAME.outcome(state) is None:
            known |= known_cards(state, seat)
    return known


def before_the_end(heard: Iterable[Message]) -> list[Message]:
    """The messages up to the one with the outcome, which comes before the last lines of the log."""
    messages = list(heard)
    last = next(n for n, message in enumerate(messages) if message["type"] == "view" and message["outcome"])
    return messages[:last]


def test_no_seat_is_ever_told_of_a_card_that_it_has_not_seen(five: list[TableClient], person: NewPerson) -> None:
    play_to_the_end(five, random.Random(3))
    record = Record.from_json(person().http.get(f"/api/tables/{five[0].table['id']}/record").text).of(GAME)
    names = {
        language: [words(GAME, language).card_name(card.id) for card in GAME.box.cards] for language in ("en", "fr")
    }
    for seat, client in zip(VIEWERS, five, strict=True):
        known = learned(record, seat)
        sent = "\n".join(json.dumps(message, ensure_ascii=False) for message in before_the_end(client.heard))
        for design, card in enumerate(GAME.box.cards):
            if design not in known:
                assert f'"{card.id}"' not in sent
                assert f"card:{card.id}" not in sent
                assert names["fr" if seat in FRENCH else "en"][design] not in sent


def test_no_view_shows_what_lies_hidden_before_another_seat(five: list[TableClient]) -> None:
    play_to_the_end(five, random.Random(6))
    for viewer, client in zip(VIEWERS, five, strict=True):
        views = [message["view"] for message in before_the_end(client.heard) if message["type"] == "view"]
        assert len(views) > 50
        for view in views:
            for side in view["seats"]:
                if side["seat"] != viewer:
                    assert side["chosen"] is None
                    assert side["dealt"] == []
                    assert not any(side["bonus"])
            for zone in view["zones"]:
                discovery = zone["discovery"]
                assert discovery is None or (discovery["card"] is None) == (viewer not in discovery["known_by"])
            playing = view["playing"]
            assert playing is None or playing["card"] is None or playing["seat"] == viewer
            assert all(card["card"] is None or card["seat"] == viewer for card in view["discarded"])
