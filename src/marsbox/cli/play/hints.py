"""A hint: what to do with the whole turn or purchase, and why; the numbers behind it on request."""

from typing import Final

from marsbox.analysis import Judgement, followed
from marsbox.cli.play.bot_moves import advise
from marsbox.cli.play.choices import Offer
from marsbox.cli.play.table import Table
from marsbox.cli.terminal.numbers import numbered
from marsbox.cli.terminal.screen import wrapped
from marsbox.core import Decision

COMPARED: Final = 3
"""How many options are compared in numbers."""


def show_hint(table: Table, decision: Decision, offer: Offer) -> None:
    """What the strongest player would do, in sentences, and how to see the numbers behind it."""
    tell_plan(table, decision, offer, advise(table.match, decision))
    table.show("hint_more")


def tell_plan(table: Table, decision: Decision, offer: Offer, judgement: Judgement) -> None:
    """What a judgement would do, in sentences."""
    plan = judgement.plan
    # only the first action can be typed now: what comes after it has other numbers then
    number = offer.number_of(plan.actions[0])
    table.show("hint_plan", numbers=[] if number is None else [str(number)])
    steps = followed(table.match.game, table.match.state, decision.seat, plan.actions)
    for line in numbered(table.words.plan(steps, decision.seat)):
        table.screen.show(*wrapped(table.screen, f"  {line}", 4))
    why = " ".join(table.words.benefits(plan.benefits))
    table.screen.show(*wrapped(table.screen, table.say("hint_why", why=why), 2))


def show_hint_numbers(table: Table, decision: Decision, offer: Offer) -> None:
    """The numbers behind a hint."""
    tell_numbers(table, decision, offer, advise(table.match, decision))


def tell_numbers(table: Table, decision: Decision, offer: Offer, judgement: Judgement) -> None:
    """The seat's chance, and the best options with how much worse each is and by which parts of its value."""
    view = table.view(decision.seat)
    points, chance = round(abs(judgement.points), 1), round(100 * judgement.chance)
    par = round(100 / table.match.state.players)
    table.show("hint_expected", lead=_lead(table, judgement), points=points, chance=chance, par=par)
    table.show("hint_compared")
    for place, option in enumerate(judgement.options[:COMPARED]):
        verdict = table.say("hint_loss" if place else "hint_best", points=round(max(option.loss, 0), 1))
        number = offer.number_of(option.action)
        shown = table.words.short_option(view, decision, option.action)
        why = table.words.value_reasons(option.reasons)
        code = "hint_option_why" if why else "hint_option"
        line = table.say(code, number=f"{number or '':>3}", option=shown, verdict=verdict, why=why)
        table.screen.show(*wrapped(table.screen, line, 4))


def _lead(table: Table, judgement: Judgement) -> str:
    if table.match.state.players == 1:
        return "alone"
    if round(judgement.points, 1) == 0:
        return "level"
    return "ahead" if judgement.points > 0 else "behind"
