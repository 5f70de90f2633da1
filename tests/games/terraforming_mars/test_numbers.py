"""The numbers of cards: each is there once, and whoever declares one wrongly is told which."""

import pytest

from marsbox.games.terraforming_mars.cards import PRINTED, in_order
from marsbox.games.terraforming_mars.model import Card
from marsbox.games.terraforming_mars.state import AUTOMATED, CARDS, PROJECTS


def test_the_numbers_of_cards_have_no_gap() -> None:
    assert [card.number for card in in_order(list(PRINTED))] == list(range(1, CARDS + 1))


def test_two_cards_with_one_number_are_named() -> None:
    twin = Card(PRINTED[4].number, "twin", AUTOMATED, 1)
    with pytest.raises(ValueError, match=f'"{PRINTED[4].id}" and "twin" have the same number 5'):
        in_order([*PRINTED, twin])


def test_a_card_beyond_the_last_number_is_named() -> None:
    with pytest.raises(ValueError, match=f'"second_moon" has number {CARDS + 1}.* raise PROJECTS'):
        in_order([*PRINTED, Card(CARDS + 1, "second_moon", AUTOMATED, 1)])


def test_missing_numbers_are_named() -> None:
    with pytest.raises(ValueError, match=f"no card has number 3, {PROJECTS}; "):
        in_order([card for card in PRINTED if card.number not in (3, PROJECTS)])
