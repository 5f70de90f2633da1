"""Plans that are told as a whole: a start or a purchase is one line for all its cards, not one for each."""

from collections.abc import Sequence
from typing import Any, Final

from marsbox.text.terraforming_mars.names import Names
from marsbox.text.terraforming_mars.things import amount

BUYING: Final = ("corporation", "buy_start", "buy")
PAYING: Final = ("steel", "titanium", "heat")

Form = dict[str, Any]
"""An action as it is written, such as `{"keep": "algae"}`."""


def purchase(names: Names, before: Sequence[Form], chosen: Sequence[Form]) -> list[str]:
    """The corporation, if one is chosen, and all cards; those that were chosen before the plan began belong to it."""
    lines = [
        names.speaker.say("plan-corporation", corporation=names.card(form["corporation"]))
        for form in chosen
        if "corporation" in form
    ]
    cards = names.cards([form["keep"] for form in (*before, *chosen) if "keep" in form])
    return [*lines, names.speaker.say("plan-buy", cards=cards)]


def payment(names: Names, resource: str, number: int) -> str:
    """What a card is paid with besides money."""
    if number == 0:
        return names.speaker.say("plan-pay_money")
    return names.speaker.say("plan-pay", amount=amount(names, number, resource))
