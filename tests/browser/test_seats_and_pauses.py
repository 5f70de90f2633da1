"""Seats of a running table in a browser: pauses, stand-in bots, resigning, votes, moving, rematch, clocks, chat."""

import json
import re
import sqlite3
from collections.abc import Iterator
from contextlib import closing, contextmanager
from datetime import UTC, datetime
from typing import Any

from playwright.sync_api import expect

from tests.browser.conftest import NewVisitor
from tests.browser.killable_server import KillableServer
from tests.browser.playing import (
    BOTS_PLAY_OUT_MS,
    check_score_sheet,
    in_seats_dialog,
    let_bots_play_on,
    set_up,
    sit_down,
)
from tests.browser.visitors import Visitor


def test_a_table_is_paused_a_bot_plays_somebody_gives_up_and_all_play_again(visit: NewVisitor, axe: str) -> None:
    ann, bob = visit(), visit(width=390, height=844, language="fr-FR")
    path = set_up(ann, ["me", "open"])
    sit_down(bob, path, "Prendre la place 2")
    ann.expect_a_choice()

    in_seats_dialog(ann, "Pause the game")
    ann.expect_words("The game is paused")
    bob.expect_words("La partie est en pause")
    expect(ann.options).to_have_count(0)
    assert ann.violations(axe) == []
    in_seats_dialog(ann, "Resume")
    expect(ann.page.get_by_text("The game is paused")).to_have_count(0)
    ann.expect_a_choice()

    in_seats_dialog(bob, "Laisser jouer un robot", "Laisser jouer un robot")
    bob.expect_words("Un robot joue à la place de Bob")
    bob.button("Reprendre la main").click()
    expect(bob.page.get_by_text("Un robot joue à la place de Bob")).to_have_count(0)
    in_seats_dialog(bob, "Abandonner", "Abandonner")
    let_bots_play_on(ann)
    for person in (ann, bob):
        check_score_sheet(person)
        assert person.beyond_the_edge() == []
    expect(ann.score_sheet).to_contain_text("resigned: a bot played on")

    ann.score_sheet.get_by_role("button", name="Rematch").click()
    ann.page.wait_for_url(lambda url: not url.endswith(path))
    bob.score_sheet.get_by_role("button", name="Revanche").click()
    bob.page.wait_for_url(lambda url: not url.endswith(path))
    ann.expect_a_choice()
    assert ann.page.url == bob.page.url


def test_everybody_is_told_of_a_resignation_and_a_game_of_two_ends_there(visit: NewVisitor, axe: str) -> None:
    ann, bob = visit(width=390, height=844, language="de-DE"), visit()
    path = set_up(ann, ["me", "open"])
    sit_down(bob, path, "Take seat 2")
    in_seats_dialog(bob, "Resign", "Resign")
    ann.expect_words("Bob hat aufgegeben.")
    notices = ann.page.locator(".notices")
    notices.get_by_role("button", name="Partie hier beenden").click()
    assert ann.violations(axe) == []
    notices.get_by_role("button", name="Partie hier beenden").click()
    ann.expect_words("Bob hat aufgegeben. Ann gewinnt.")
    bob.expect_words("Bob resigned. Ann wins.")
    for person in (ann, bob):
        expect(person.options).to_have_count(0)
        assert person.beyond_the_edge() == []
    bob.page.locator(".notices").get_by_role("button", name="Rematch").click()
    bob.page.wait_for_url(lambda url: not url.endswith(path))


@contextmanager
def life_of(killable_server: KillableServer) -> Iterator[dict[str, Any]]:
    """What is stored of the only table besides its game, to be changed."""
    with closing(sqlite3.connect(killable_server.database)) as connection, connection:
        [(table, written)] = connection.execute("SELECT id, life FROM tables").fetchall()
        life = json.loads(written)
        yield life
        connection.execute("UPDATE tables SET life = ? WHERE id = ?", (json.dumps(life), table))


def run_out_of_time(killable_server: KillableServer, seat: int) -> None:
    """Let the time of a seat that has to move be over now, in the database."""
    now = datetime.now(UTC)
    with life_of(killable_server) as life:
        life["clocks"][seat][1] = now.isoformat()
    with closing(sqlite3.connect(killable_server.database)) as connection, connection:
        connection.execute("UPDATE tables SET deadline = ?", (now.strftime("%Y-%m-%d %H:%M:%S.%f"),))


def test_a_clock_is_shown_outlives_the_server_and_costs_one_step(
    visit: NewVisitor, killable_server: KillableServer, axe: str
) -> None:
    ann, bob = visit(), visit()
    path = set_up(ann, ["me", "open"], clock="move:300")
    sit_down(bob, path, "Take seat 2")
    clocks = ann.page.get_by_role("region", name="Time left").get_by_role("timer")
    expect(clocks).to_have_text([re.compile(r"1[45]:\d\d")] * 2)
    assert ann.violations(axe) == []
    killable_server.kill()
    run_out_of_time(killable_server, seat=0)
    killable_server.start()
    # the stand-in answers, and what is asked next is Ann's again
    expect(ann.options).to_have_count(0)
    expect(clocks.first).to_have_text(re.compile(r"\d:\d\d"), timeout=BOTS_PLAY_OUT_MS)
    bob.expect_a_choice()


def test_who_is_away_is_played_for_until_one_click_and_an_empty_table_is_paused(
    visit: NewVisitor, killable_server: KillableServer, axe: str
) -> None:
    ann, bob = visit(), visit(width=390, height=844, language="de-DE")
    path = set_up(ann, ["me", "open"], clock="move:300")
    sit_down(bob, path, "Platz 2 nehmen")
    ann.expect_a_choice()
    killable_server.kill()
    with life_of(killable_server) as life:
        life["missed"] = {"0": 2, "1": 2}
    run_out_of_time(killable_server, seat=0)
    killable_server.start()
    ann.expect_words("A bot is playing for Ann")
    bob.expect_words("Ann ist nicht mehr da")
    assert bob.beyond_the_edge() == []
    killable_server.kill()
    run_out_of_time(killable_server, seat=1)
    killable_server.start()
    for person in (ann, bob):
        expect(person.page.locator(".notices")).to_contain_text(person.word("life-deserted"))
        assert person.violations(axe) == []
    ann.button("Take over again").click()
    expect(ann.page.get_by_text("Nobody was here")).to_have_count(0)
    expect(ann.page.get_by_text("A bot is playing for Ann")).to_have_count(0)
    ann.expect_words("Bob is away. A bot is playing")


def seat_link(person: Visitor) -> str:
    """Ask for a link that moves the own seat, in the dialog with the seats."""
    dialog = person.page.get_by_role("dialog")
    dialog.get_by_role("button", name="Continue on another device").click()
    return dialog.get_by_role("textbox", name="Continue on another device").input_value()


def test_a_seat_moves_to_another_device_by_its_link_unless_that_was_revoked(visit: NewVisitor, axe: str) -> None:
    here, there = visit(), visit(width=390, height=844)
    set_up(here, ["me", "bot:engineer"])
    here.expect_a_choice()
    here.page.locator("header").get_by_role("button", name="Seats").click()
    void = seat_link(here)
    assert here.violations(axe) == []
    here.page.get_by_role("dialog").get_by_role("button", name="Revoke link").click()
    here.expect_words("Link revoked")
    there.page.goto(void)
    expect(there.page.get_by_role("alert")).to_contain_text("This link no longer moves a seat")
    there.expect_words("You are watching")
    assert there.violations(axe) == []
    assert [complaint for complaint in there.complaints if "403" not in complaint] == []
    there.complaints.clear()

    link = seat_link(here)
    there.page.goto(link)
    there.expect_a_choice()
    assert "key=" not in there.page.url
    here.page.keyboard.press("Escape")
    here.expect_words("Ann’s seat has moved to another device.")
    expect(here.options).to_have_count(0)


def test_somebody_is_voted_out_and_a_seat_that_was_left_goes_to_a_bot(visit: NewVisitor, axe: str) -> None:
    ann, bob, cy = visit(), visit(width=390, height=844, language="fr-FR"), visit(scheme="dark")
    path = set_up(ann, ["me", "open", "open"])
    sit_down(bob, path, "Prendre la place 2")
    sit_down(cy, path, "Take seat 3")
    ann.expect_a_choice()

    def vote_against_bob(person: Visitor) -> None:
        person.page.locator("header").get_by_role("button", name="Seats").click()
        seat = person.page.get_by_role("dialog").get_by_role("listitem").nth(1)
        seat.get_by_role("button", name="Vote out").click()
        seat.locator(".confirm").get_by_role("button", name="Vote out").click()
        expect(seat.locator(".confirm")).to_have_count(0)
        person.page.keyboard.press("Escape")
        expect(person.page.get_by_role("dialog")).to_have_count(0)

    vote_against_bob(ann)
    bob.expect_words("Ann souhaite remplacer Bob par un robot.")
    cy.expect_words("Ann wants a bot to replace Bob.")
    assert cy.violations(axe) == []
    vote_against_bob(cy)
    bob.expect_words("Les autres ont voté l’exclusion de Bob.")
    assert bob.violations(axe) == []
    assert bob.beyond_the_edge() == []

    in_seats_dialog(cy, "Leave seat", "Leave seat")
    ann.expect_words("Bob 2’s seat is free")
    ann.page.locator("header").get_by_role("button", name="Seats").click()
    left = ann.page.get_by_role("dialog").get_by_role("listitem").nth(2)
    left.get_by_role("button", name="Let a bot play").click()
    expect(left).to_contain_text("a bot is playing")


def test_people_talk_in_their_own_words_and_one_is_forgotten(visit: NewVisitor, axe: str) -> None:
    ann, bob = visit(), visit(width=390, height=844, language="fr-FR")
    path = set_up(ann, ["me", "open"])
    said = "Bonne chance ! <b>élan</b>"
    bob.open(path)
    bob.page.get_by_label("Écrire un message").fill("J’arrive")
    bob.page.get_by_role("button", name="Envoyer", exact=True).click()
    expect(ann.page.get_by_role("log", name="Chat")).to_contain_text("J’arrive")
    assert ann.violations(axe) == []
    sit_down(bob, path, "Prendre la place 2")
    ann.expect_a_choice()
    ann.page.get_by_role("tab", name="Chat").click()
    ann.page.get_by_label("Write a message").fill(said)
    ann.page.get_by_role("button", name="Send", exact=True).click()
    expect(ann.page.get_by_role("log", name="Chat")).to_contain_text(said)
    expect(bob.page.get_by_role("tab", name="Discussion")).to_contain_text("non lu")
    bob.page.get_by_role("tab", name="Discussion").click()
    expect(bob.page.get_by_role("log", name="Discussion")).to_contain_text(said)
    assert ann.violations(axe) == []
    assert bob.beyond_the_edge() == []

    in_seats_dialog(bob, "Abandonner", "Abandonner")
    let_bots_play_on(ann)
    check_score_sheet(ann)
    bob.open("/you")
    bob.expect_words("Non terminées")
    assert bob.violations(axe) == []
    assert bob.beyond_the_edge() == []
    bob.button("Supprimer mes données…").click()
    bob.button("Supprimer mes données").click()
    bob.expect_words("Vos données ont été supprimées")
    ann.open("/archive")
    game = ann.page.locator(f'#main li:has(a[href^="{path}"])')
    expect(game).to_contain_text("Ann’s table")
    expect(game).not_to_contain_text("Bob")
    assert ann.violations(axe) == []


def test_an_invitation_says_what_is_played_and_asks_for_a_name(visit: NewVisitor, axe: str) -> None:
    ann, bob = visit(), visit(width=390, height=844)
    set_up(ann, ["me", "open"], clock="move:300")
    expect(ann.page.locator("main dl")).to_contain_text(re.compile(r"Variants\s*None"))
    ann.open()
    ann.page.locator("form summary").click()
    ann.page.get_by_label("Draft").select_option(index=1)
    ann.page.locator("form button[type=submit]").click()
    ann.page.wait_for_url("**/t/*")
    path = ann.page.url.removeprefix(ann.url)
    # the host copies the link; taking the friend's seat is not what they came for
    expect(ann.page.locator("main .button.primary")).to_have_text("Copy link")
    bob.open(path)
    expect(bob.page.get_by_role("heading", level=1)).to_have_text("Pocket Mars")
    room = bob.page.locator("main section").first
    for said in ("15–30 min", "5 minutes per move", "Draft", "Ann"):
        expect(room).to_contain_text(said)
    taking = bob.button("Take seat 2")
    for name in ("", "   "):
        bob.page.locator("input[autocomplete=nickname]").fill(name)
        taking.click()
        expect(room.get_by_role("alert")).to_have_text(bob.word("table-nameFirst"))
        expect(bob.page.locator("input[autocomplete=nickname]")).to_be_focused()
    assert bob.violations(axe) == []
    assert bob.beyond_the_edge() == []
    # nor does a slip of the host's start the game
    ann.button("Take seat 2").click()
    expect(ann.page.get_by_role("alert")).to_have_text(ann.word("table-nameFirst"))
    bob.page.locator("input[autocomplete=nickname]").fill("Bob")
    taking.click()
    bob.expect_a_choice()


def test_the_link_that_gives_ones_seat_away_has_another_name_than_the_invitation(visit: NewVisitor) -> None:
    ann = visit()
    set_up(ann, ["me", "open"])
    ann.button("Continue on another device").click()
    expect(ann.button("Copy the link to your seat")).to_be_visible()
    expect(ann.page.get_by_role("button", name="Copy link", exact=True)).to_have_count(1)
