"""The lobby: a game with one click, one's own games on top, the tables of others, and settings that are remembered."""

import re
from typing import Any

import pytest
from playwright.sync_api import Locator, expect

from marsbox.games import GAME_IDS, entry_of, load_game
from marsbox.text import words
from marsbox.words import LANGUAGES
from tests.browser.conftest import NewVisitor
from tests.browser.playing import let_bots_play_on, set_up, sit_down
from tests.browser.visitors import Visitor

SCREENS = [(1920, 1080), (1440, 900), (1280, 720), (1024, 768), (844, 390), (390, 844)]
# Parts of cards and of the title that lie over one another, and words that are cut off.
COLLISIONS = """() => {
  const parts = [...document.querySelectorAll("h1, article h2, article dl, article p, article button, article .cover")];
  const box = (one) => one.getBoundingClientRect();
  const before = (a, b) => a.right <= b.left + 1 || a.bottom <= b.top + 1;
  const apart = (a, b) => before(a, b) || before(b, a);
  return parts.flatMap((one, at) => parts.slice(at + 1)
    .filter((other) => !one.contains(other) && !apart(box(one), box(other)))
    .map((other) => `${one.textContent || one.className} / ${other.textContent || other.className}`));
}"""


def card(person: Visitor, game: str) -> Locator:
    """The card of a game."""
    return person.page.locator(f'article[data-game="{game}"]')


def play_now(person: Visitor, game: str) -> None:
    """Open a table with one click."""
    person.game = game
    card(person, game).get_by_role("button", name=person.word("lobby-playNow")).click()
    person.page.wait_for_url("**/t/*")


def section(person: Visitor, title: str) -> Locator:
    """A part of the lobby by its heading."""
    return person.page.get_by_role("region", name=person.word(title), exact=True)


def link_to(path: str) -> str:
    """The link to a table."""
    return f'a[href="{path}"]'


def seats_of(person: Visitor) -> list[dict[str, Any]]:
    """Who sits at the table on the screen."""
    table = person.page.url.rsplit("/", 1)[1]
    seats: list[dict[str, Any]] = person.page.request.get(f"{person.url}/api/tables/{table}").json()["seats"]
    return seats


@pytest.mark.parametrize("game", GAME_IDS)
def test_a_newcomer_plays_with_one_click_against_gentle_bots_in_private(visit: NewVisitor, game: str) -> None:
    ann, bob = visit(), visit()
    ann.open()
    facts = entry_of(game).facts
    assert facts is not None
    expect(card(ann, game)).to_contain_text(f"{facts.minutes[0]}–{facts.minutes[1]} min")
    expect(card(ann, game)).to_contain_text("Cadet")
    play_now(ann, game)
    ann.expect_a_choice()
    characters = [seat["character"] for seat in seats_of(ann)[1:]]
    assert len(characters) == facts.players - 1
    assert {character["level"] for character in characters} == {"cadet"}
    path = ann.page.url.removeprefix(ann.url)
    bob.open()
    expect(card(bob, game)).to_be_visible()
    expect(bob.page.locator(link_to(path))).to_have_count(0)


def test_one_who_has_finished_a_game_meets_the_level_chosen_last(visit: NewVisitor) -> None:
    ann = visit()
    set_up(ann, ["me", "bot:engineer"])
    stats = {
        "game": "pocket-mars",
        "name": "",
        "played": 1,
        "won": 0,
        "given_up": 0,
        "most_points": 9,
        "rated_games": 0,
    }
    told = {"games": [{**stats, "rating": None}], "webhooks": False, "webhook": None}
    ann.page.route("**/api/you?*", lambda route: route.fulfill(json=told))
    ann.open()
    expect(card(ann, "pocket-mars")).to_contain_text("Engineer")
    expect(card(ann, "terraforming-mars")).to_contain_text("Cadet")
    play_now(ann, "pocket-mars")
    ann.expect_a_choice()
    assert seats_of(ann)[1]["character"]["level"] == "engineer"


def test_a_game_that_a_bot_ended_leaves_its_player_a_newcomer(visit: NewVisitor) -> None:
    ann = visit()
    set_up(ann, ["me", "bot:settler"])
    ann.expect_a_choice()
    ann.open()
    expect(card(ann, "pocket-mars")).to_contain_text("Cadet")
    ann.page.go_back()
    ann.expect_a_choice()
    let_bots_play_on(ann)
    ann.open()
    expect(card(ann, "pocket-mars")).to_contain_text("Cadet")


@pytest.mark.parametrize("language", LANGUAGES)
def test_learning_leads_to_the_rules_where_there_is_no_tutorial(visit: NewVisitor, language: str) -> None:
    ann = visit(language=language)
    ann.open()
    card(ann, "terraforming-mars").get_by_role("button", name=ann.word("lobby-learn")).click()
    rules = ann.page.get_by_role("dialog", name=ann.word("help-title"))
    first = words(load_game("terraforming-mars"), ann.language).rules()[0]
    expect(rules).to_contain_text(first.title)


def test_ones_own_games_are_on_top_with_whose_turn_it_is(visit: NewVisitor) -> None:
    ann, bob = visit(), visit()
    path = set_up(ann, ["me", "open"])
    ann.open()
    own = section(ann, "lobby-resume").locator(link_to(path))
    expect(own).to_contain_text("1 free seat")
    sit_down(bob, path, "Take seat 2")
    expect(own).to_contain_text("Your turn")
    expect(own).to_contain_text("Bob")
    own.click()
    ann.expect_a_choice()
    for _ in range(2):
        ann.choose()
    ann.open()
    expect(section(ann, "lobby-resume").locator(link_to(path))).to_contain_text("Waiting for Bob")
    bob.open()
    expect(section(bob, "lobby-resume").locator(link_to(path))).to_contain_text("Your turn")


def test_tables_to_join_stand_apart_from_those_to_watch(visit: NewVisitor) -> None:
    ann, bob = visit(), visit()
    to_join = set_up(ann, ["me", "open"])
    ann.open()
    ann.page.locator("form summary").click()
    ann.page.get_by_label("Visibility").select_option("all")
    to_watch = set_up_again(ann, ["me", "bot:cadet"])
    bob.open()
    expect(section(bob, "lobby-openTables").locator(link_to(to_join))).to_contain_text("Join")
    expect(section(bob, "lobby-toWatch").locator(link_to(to_watch))).to_contain_text("Watch")
    expect(section(bob, "lobby-openTables").locator(link_to(to_watch))).to_have_count(0)
    expect(section(bob, "lobby-resume")).to_have_count(0)
    ann.open()
    expect(section(ann, "lobby-resume").locator("li")).to_have_count(2)
    expect(section(ann, "lobby-openTables").locator(link_to(to_join))).to_have_count(0)


def set_up_again(person: Visitor, seats: list[str]) -> str:
    """Choose the seats in the form as it is, and return the path of the table."""
    for select, who in zip(person.page.locator("form ol select").all(), seats, strict=True):
        select.select_option(who)
    person.page.locator("form button[type=submit]").click()
    person.page.wait_for_url("**/t/*")
    return person.page.url.removeprefix(person.url)


def test_a_table_is_private_against_bots_and_public_where_it_waits_for_people(visit: NewVisitor) -> None:
    ann, bob = visit(), visit()
    against_bots, for_people = set_up(ann, ["me", "bot:cadet"]), set_up(ann, ["me", "open"])
    bob.open()
    expect(bob.page.locator(link_to(for_people))).to_be_visible()
    expect(bob.page.locator(link_to(against_bots))).to_have_count(0)


def test_the_settings_of_the_last_table_are_remembered_for_each_game(visit: NewVisitor) -> None:
    ann = visit()
    ann.open()
    form = ann.page.locator("form")
    expect(form.locator("select#game")).to_have_value("pocket-mars")
    form.locator("summary").click()
    form.get_by_label("Draft").select_option(index=1)
    drafted = form.get_by_label("Draft").input_value()
    form.get_by_label("Clock").select_option("move:300")
    form.get_by_label("Visibility").select_option("link")
    set_up_again(ann, ["me", "open"])
    set_up(ann, ["me", "bot:settler", "bot:settler"], "mission-red-planet")
    ann.open()
    expect(form.locator("select#game")).to_have_value("mission-red-planet")
    assert [select.input_value() for select in form.locator("ol select").all()] == ["me", "bot:settler", "bot:settler"]
    expect(form.locator("summary")).to_contain_text("No clock · Link only")
    # the card leads to the form of its game
    card(ann, "pocket-mars").get_by_role("button", name="Set up a table").click()
    expect(form.locator("select#game")).to_be_focused()
    expect(form.locator("select#game")).to_have_value("pocket-mars")
    expect(form.locator("summary")).to_contain_text("5 minutes per move · Link only")
    assert [select.input_value() for select in form.locator("ol select").all()] == ["me", "open"]
    form.locator("summary").click()
    expect(form.get_by_label("Draft")).to_have_value(drafted)


@pytest.mark.parametrize("kept", ["no JSON", '{"tables": {"pocket-mars": {"players": 99}}}', "null"])
def test_what_is_remembered_may_be_nonsense(visit: NewVisitor, kept: str) -> None:
    ann = visit()
    ann.open()
    ann.page.evaluate("kept => localStorage.setItem('marsbox.tables', kept)", kept)
    ann.open()
    expect(ann.page.locator("form select#game")).to_have_value("pocket-mars")
    expect(ann.page.locator("input[name=players]:checked")).to_have_value("2")


def test_a_refused_table_is_told_on_its_card(visit: NewVisitor) -> None:
    ann = visit()
    ann.open()
    expect(card(ann, "pocket-mars")).to_be_visible()
    ann.page.route(
        "**/api/tables?*", lambda route: route.abort() if route.request.method == "POST" else route.continue_()
    )
    card(ann, "pocket-mars").get_by_role("button", name="Play now").click()
    expect(card(ann, "pocket-mars").get_by_role("alert")).to_have_text(ann.word("app-unreachable"))
    expect(card(ann, "pocket-mars").get_by_role("button", name="Play now")).to_be_enabled()
    ann.complaints.clear()  # the browser reports the request that was cut off


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(("width", "height"), SCREENS)
def test_nothing_in_the_lobby_lies_over_anything_else(
    visit: NewVisitor, language: str, width: int, height: int
) -> None:
    ann = visit(width=width, height=height, language=language)
    ann.open()
    expect(ann.page.locator("article svg[preserveAspectRatio]")).to_have_count(len(GAME_IDS))
    assert ann.page.evaluate(COLLISIONS) == []
    assert ann.beyond_the_edge() == []


@pytest.mark.parametrize("scheme", ["light", "dark"])
def test_the_lobby_is_free_of_violations_with_games_of_ones_own_and_all_options(
    visit: NewVisitor, axe: str, scheme: str
) -> None:
    ann = visit(scheme=scheme)
    set_up(ann, ["me", "open"])
    set_up(ann, ["me", "bot:cadet"])
    ann.open()
    expect(section(ann, "lobby-resume").locator("li")).to_have_count(2)
    ann.page.locator("form summary").click()
    expect(ann.page.get_by_label("Visibility")).to_be_visible()
    assert ann.violations(axe) == []


@pytest.mark.parametrize("path", ["/nowhere", "/t/%E0%A4%A", "/archive/1999"])
@pytest.mark.parametrize("language", LANGUAGES)
def test_an_unknown_address_shows_a_page_that_leads_back(visit: NewVisitor, axe: str, language: str, path: str) -> None:
    ann = visit(language=language)
    ann.open(path)
    expect(ann.page.get_by_role("heading", level=1)).to_have_text(ann.word("app-notFound"))
    assert ann.violations(axe) == []
    # the browser reports the status of the page
    assert all("404" in complaint for complaint in ann.complaints)
    ann.complaints.clear()
    ann.page.get_by_role("link", name=ann.word("app-toLobby")).click()
    expect(ann.page.get_by_role("heading", level=1)).to_have_text(ann.word("app-tagline"))
    assert re.fullmatch(r"https?://[^/]+/", ann.page.url)
