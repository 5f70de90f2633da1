"""Terraforming Mars in a real browser: a game alone, and one of two people and a bot, through the pages alone."""

import re

from playwright.sync_api import expect

from marsbox.games import load_game
from tests.browser.conftest import NewVisitor
from tests.browser.playing import LONGEST_GAME, check_score_sheet, play_on, set_up
from tests.browser.visitors import PATIENCE_MS

GAME = load_game("terraforming-mars")


def test_a_game_alone_on_a_phone_ends_after_fourteen_generations(visit: NewVisitor) -> None:
    ann = visit(width=390, height=844)
    set_up(ann, ["me"], GAME.id)
    expect(ann.options.first).to_be_attached(timeout=PATIENCE_MS)
    assert play_on([ann], 20) == 20
    assert ann.fits_the_width()
    assert play_on([ann], LONGEST_GAME) < LONGEST_GAME
    ann.expect_words(re.compile("generation 14 of 14", re.IGNORECASE))
    check_score_sheet(ann)
    assert ann.fits_the_width()
