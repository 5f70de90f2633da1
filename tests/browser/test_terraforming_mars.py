"""Terraforming Mars in a real browser: a game alone, and one of two people and a bot, through the pages alone."""

import re
from collections.abc import Callable

from playwright.sync_api import expect

from marsbox.games import load_game
from marsbox.games.terraforming_mars.board import SPACE_IDS, metal_of
from marsbox.text import words
from tests.browser.conftest import NewVisitor
from tests.browser.playing import (
    LONGEST_GAME,
    at_moment,
    check_score_sheet,
    let_bots_play_on,
    play_on,
    set_up,
    sit_down,
    whoever_has_a_choice,
)
from tests.browser.visitors import GATHERED, Visitor

GAME = load_game("terraforming-mars")
MAT = '[data-place="mat"]'
METAL_SPACES = {space for number, space in enumerate(SPACE_IDS) if metal_of(number) >= 0}
# What can be paid with a metal, and played at any time.
METAL_CARDS = {
    metal: {
        card["id"]
        for card in words(GAME, "en").components()["cards"]
        if tag in card["tags"] and not card["requirement"] and card["cost"] is not None and card["cost"] <= 22
    }
    for metal, tag in (("steel", "building"), ("titanium", "space"))
}


def test_a_game_alone_on_a_phone_ends_after_fourteen_generations(visit: NewVisitor) -> None:
    ann = visit(width=390, height=844)
    set_up(ann, ["me"], GAME.id)
    ann.expect_a_choice()
    assert play_on([ann], 20) == 20
    assert ann.beyond_the_edge() == []
    assert play_on([ann], LONGEST_GAME) < LONGEST_GAME
    ann.expect_words(re.compile("generation 14 of 14", re.IGNORECASE))
    check_score_sheet(ann)
    expect(ann.score_sheet.locator("figure svg[role=img]")).to_be_visible()
    assert ann.beyond_the_edge() == []


def test_two_people_and_a_bot_play_a_whole_game_and_watch_it_again(visit: NewVisitor) -> None:
    ann, bob = visit(width=1440, height=900), visit(width=390, height=844, language="fr-FR")
    people = [ann, bob]
    path = set_up(ann, ["me", "open", "bot:engineer"], GAME.id)
    sit_down(bob, path, "Prendre la place 2", GAME.id)
    for person in people:
        begin(person)
    undo_several_steps(ann, people)
    place_after_a_look(ann, people)
    fund_an_award(ann, people)
    pay_with_metal(ann, people)
    lose_the_network(bob, ann, people)
    let_bots_play_on(ann, bob)
    totals = []
    for person in people:
        check_score_sheet(person)
        expect(person.score_sheet.locator("figure svg[role=img]")).to_be_visible()
        assert person.beyond_the_edge() == []
        totals.append(person.score_sheet.locator("tfoot td").all_inner_texts())
    assert totals[0] == totals[1]
    watch_again(ann, bob)


def begin(person: Visitor) -> None:
    """Choose a corporation and the first cards, on the table itself."""
    person.expect_a_choice()
    corporation = next(iter(person.offered_to("corporation")))
    person.answer(f'.offer button[data-touch="card:{corporation}"]')
    expect(person.page.locator(".money")).to_be_visible()
    money = money_left(person)
    cards = list(person.offered_to("keep"))
    for chosen, card in enumerate(choose_metal_cards(cards)[:2], start=1):
        face = person.page.locator(f'.offer button[data-touch="card:{card}"]')
        left = person.page.locator(".money strong")
        face.click()
        expect(left).to_contain_text(str(money - 3 * chosen))
        face.click()
        expect(left).to_contain_text(str(money - 3 * (chosen - 1)))
        face.click()
        expect(left).to_contain_text(str(money - 3 * chosen))
    assert person.beyond_the_edge() == []
    person.answer(GATHERED)


def money_left(person: Visitor) -> int:
    """What the page says would be left after buying the cards chosen so far."""
    number = re.search(r"\d+", person.page.locator(".money strong").inner_text())
    assert number is not None
    return int(number.group())


def choose_metal_cards(cards: list[str]) -> list[str]:
    """All of some cards, those that could be paid with metal first."""
    wanted = set().union(*METAL_CARDS.values())
    return sorted(cards, key=lambda card: card not in wanted)


def play_until(person: Visitor, people: list[Visitor], wanted: Callable[[], bool]) -> None:
    """Let everybody play until this person has a choice that is wanted."""
    for _ in range(LONGEST_GAME):
        now = whoever_has_a_choice(people)
        assert now is not None, "the game was over before that"
        if person.has_a_choice() and wanted():
            return
        now.choose_by_key()
    raise AssertionError("the game does not end")


def begins_a_turn(person: Visitor) -> bool:
    """Whether both actions of a turn lie before this person: only then can one pass."""
    return "pass" in {GAME.actions.verb(action) for action in person.offered()}


def mat(person: Visitor) -> str:
    """The words on a person's own mat, and what is asked."""
    return person.page.locator(MAT).inner_text() + person.page.locator(".decision .prompt").inner_text()


def dry_place(person: Visitor) -> str:
    """A place for a tile that is offered and brings no cards, with metal on it if there is one."""
    spaces = sorted(person.offered_to("place"), key=lambda space: space not in METAL_SPACES)
    return next(space for space in spaces if space not in ("r1c4", "r2c6", "r3c1", "r8c3", "r8c4"))


def undo_several_steps(ann: Visitor, people: list[Visitor]) -> None:
    """An ocean is chosen, placed, and a sale begun; all three are undone one by one."""
    wanted = {"aquifer", "sell_patents"}
    play_until(ann, people, lambda: begins_a_turn(ann) and wanted <= ann.offered_to("project").keys())
    before = mat(ann)
    ann.take(ann.offered_to("project")["aquifer"])
    space = dry_place(ann)
    tile = ann.page.locator(f'[data-touch="space:{space}"]')
    empty = tile.get_attribute("aria-label")
    ann.take(ann.offered_to("place")[space])
    assert mat(ann) != before
    ann.take(ann.offered_to("project")["sell_patents"])
    expect(ann.page.locator(".send")).to_be_visible()
    for _ in range(3):
        ann.undo()
    assert mat(ann) == before
    ann.take(ann.offered_to("project")["aquifer"])
    assert tile.get_attribute("aria-label") == empty
    ann.undo()


def place_after_a_look(ann: Visitor, people: list[Visitor]) -> None:
    """Pointing at a space tells what a tile there would change; a click on the map places it."""
    play_until(ann, people, lambda: "aquifer" in ann.offered_to("project"))
    ann.page.locator('.projects button[data-touch="project:aquifer"]').hover()
    expect(ann.page.locator(".hover-card .option-preview")).to_contain_text("18")
    ann.answer('.projects button[data-touch="project:aquifer"]')
    space = f'[data-touch="space:{dry_place(ann)}"]'
    tile = ann.page.locator(space)
    tile.hover()
    expect(ann.page.locator(".hover-card .option-preview li").first).to_be_visible()
    ann.answer(space)
    expect(tile).to_have_attribute("aria-label", re.compile("ocean, new"))


def fund_an_award(ann: Visitor, people: list[Visitor]) -> None:
    """Among the awards on the table, with everybody's standing."""
    play_until(ann, people, lambda: bool(ann.offered_to("award")))
    award = f'.goals button[data-touch="award:{next(iter(ann.offered_to("award")))}"]'
    ann.answer(award)
    expect(ann.page.locator(award)).to_contain_text("funded by Ann")


def metals(person: Visitor) -> list[str]:
    """The metals on a person's own mat."""
    return [
        metal
        for metal in METAL_CARDS
        if person.page.locator(f'{MAT} [data-touch="resource:{metal}"] b').inner_text() != "0"
    ]


def pay_with_metal(ann: Visitor, people: list[Visitor]) -> None:
    """Get metal from the map, buy a card that takes it, and pay: the sensible split is one click."""
    paid = ann.page.locator(".decision .primary[data-action]", has_text=re.compile("[1-9] (steel|titanium)"))
    for _ in range(LONGEST_GAME):
        person = whoever_has_a_choice(people)
        assert person is not None, "nothing was ever paid with metal"
        if person is not ann:
            person.choose_by_key()
        elif paid.count():
            break
        elif ann.page.locator(GATHERED).count():
            for card in choose_metal_cards(list(ann.offered_to("keep")))[:2]:
                ann.page.locator(f'.offer button[data-touch="card:{card}"]').click()
            ann.answer(GATHERED)
        else:
            ann.take(towards_metal(ann))
    metal = next(metal for metal in METAL_CARDS if metal in paid.inner_text())
    there = ann.page.locator(f'{MAT} [data-touch="resource:{metal}"] b')
    before = int(there.inner_text())
    used = int(paid.inner_text().split()[0])
    ann.button("Choose another amount").click()
    expect(ann.page.get_by_role("slider")).to_be_visible()
    ann.answer(".decision .primary[data-action]")
    expect(there).to_have_text(str(before - used))


def towards_metal(ann: Visitor) -> int:
    """The choice that leads to paying a card with metal."""
    for metal in metals(ann):
        for card, action in ann.offered_to("play").items():
            if card in METAL_CARDS[metal]:
                return action
    for space, action in ann.offered_to("place").items():
        if space in METAL_SPACES:
            return action
    return ann.eager(ann.offered())


def lose_the_network(bob: Visitor, ann: Visitor, people: list[Visitor]) -> None:
    """One is cut off, the other plays on, and nothing is lost."""
    play_until(ann, people, lambda: begins_a_turn(ann))
    bob.context.set_offline(True)
    bob.expect_words("Connexion perdue")
    ann.choose()
    bob.context.set_offline(False)
    bob.expect_connected()
    expect(bob.page.locator(".banner.lost")).to_have_count(0)
    play_until(bob, people, lambda: True)
    asked, before = bob.asked(), bob.page.locator(".board").inner_text()
    bob.page.reload()
    bob.expect_a_choice()
    assert bob.asked() == asked
    assert bob.page.locator(".board").inner_text() == before


def watch_again(ann: Visitor, bob: Visitor) -> None:
    """Step and scrub through the game with several eyes; a link leads somebody else to the same moment."""
    ann.score_sheet.get_by_role("link", name="Watch").click()
    ann.page.wait_for_url("**/replay*")
    controls = ann.page.locator("section.decision")
    scrubber = controls.get_by_role("slider")
    at_moment(ann, 0, "open")
    expect(scrubber).to_have_value("0")
    ann.page.keyboard.press("ArrowRight")
    at_moment(ann, 1)
    expect(scrubber).to_have_value("1")
    ann.page.keyboard.press("End")
    last = int(str(scrubber.get_attribute("max")))
    at_moment(ann, last)
    expect(scrubber).to_have_value(str(last))
    scrubber.fill("40")
    at_moment(ann, 40)
    controls.locator("select").first.select_option("0")
    at_moment(ann, 40, "0")
    ann.page.wait_for_url(re.compile("step=40&eyes=0"))
    expect(ann.page.locator(MAT)).to_be_visible()
    bob.open(ann.page.url.removeprefix(ann.url))
    at_moment(bob, 40, "0")
    expect(bob.page.locator("section.decision").get_by_role("slider")).to_have_value("40")
    assert bob.beyond_the_edge() == []
