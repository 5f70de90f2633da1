"""Plans that are told as a whole: a start or a purchase is one line for all its cards, not one for each."""

from collections.abc import Iterable, Sequence
from typing import Any, Final

from marsbox.text.terraforming_mars.names import Names

BUYING: Final = ("corporation", "buy_start", "buy")

Form = dict[str, Any]
"""An action as it is written, such as `{"keep": "algae"}`."""


def purchase(names: Names, before: Sequence[Form], chosen: Sequence[Form], budget: dict[str, int] | None) -> list[str]:
    """The corporation, if one is chosen, and all cards with what they cost together and what is left.

    Cards that were chosen before the plan began belong to it. `budget` is the price of a card and the money there is
    for them.
    """
    lines = [
        names.speaker.say("plan-corporation", corporation=names.card(form["corporation"]))
        for form in chosen
        if "corporation" in form
    ]
    cards = chosen_cards((*before, *chosen))
    if budget is None or not cards:
        return [*lines, bought(names, cards)]
    price = budget["price"] * len(cards)
    facts = {"price": price, "left": budget["money"] - price}
    return [*lines, names.speaker.say("plan-buy_for", cards=names.cards(cards), **facts)]


def chosen_cards(forms: Iterable[Form]) -> list[str]:
    """The cards that are bought by these actions."""
    return [form["keep"] for form in forms if "keep" in form]


def bought(names: Names, cards: Sequence[str]) -> str:
    """Cards that are bought, without their price."""
    return names.speaker.say("plan-buy", cards=names.cards(cards))
