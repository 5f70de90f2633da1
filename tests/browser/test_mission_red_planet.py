"""Mission: Red Planet in a real browser: a whole game of two people, each in a language of their own, and a bot."""

from playwright.sync_api import expect

from marsbox.games import load_game
from marsbox.text import words
from tests.browser.conftest import NewVisitor
from tests.browser.playing import (
    LONGEST_GAME,
    check_score_sheet,
    expect_to_watch,
    play_on,
    set_up,
    sit_down,
    whoever_has_a_choice,
)
from tests.browser.visitors import Visitor

GAME = load_game("mission-red-planet")


def play_until_asked_to(verb: str, people: list[Visitor]) -> Visitor:
    """Play until somebody's options are of that kind."""
    for _ in range(LONGEST_GAME):
        person = whoever_has_a_choice(people)
        assert person is not None, f"nobody was ever asked to {verb}"
        if {GAME.actions.verb(action) for action in person.offered()} == {verb}:
            return person
        person.choose()
    raise AssertionError("the game does not end")


def test_a_whole_game_of_an_english_and_a_french_page_and_a_bot(visit: NewVisitor) -> None:
    ann, bob = visit(), visit(language="fr-FR")
    path = set_up(ann, ["me", "open", "bot:engineer"], GAME.id)
    sit_down(bob, path, "Prendre la place 2", GAME.id)
    first = play_until_asked_to("choose", [ann, bob])
    assert len(first.offered()) == 9
    first.choose()
    expect(first.options).to_have_count(0)
    first.undo_by_key()
    expect(first.options).to_have_count(9)
    assert play_on([ann, bob], LONGEST_GAME) < LONGEST_GAME
    totals = []
    for person in (ann, bob):
        check_score_sheet(person)
        totals.append(person.score_sheet.locator("tfoot td").all_inner_texts())
        assert person.beyond_the_edge() == []
    assert totals[0] == totals[1]
    assert len(totals[0]) == 3
    expect(ann.score_sheet).to_contain_text("Total")
    assert ann.score_sheet.inner_text() != bob.score_sheet.inner_text()


def test_a_spectator_sees_none_of_the_bonus_cards_somebody_chooses_from(visit: NewVisitor) -> None:
    ann, watcher = visit(), visit()
    path = set_up(ann, ["me", "bot:cadet", "bot:cadet"], GAME.id)
    play_until_asked_to("keep", [ann])
    names = [words(GAME, "en").card_name(str(GAME.actions.form(action)["keep"])) for action in ann.offered()]
    for name in names:
        expect(ann.page.locator("main")).to_contain_text(name)
    watcher.open(path)
    expect_to_watch(watcher)
    expect(watcher.options).to_have_count(0)
    for name in names:
        assert name not in watcher.state()
