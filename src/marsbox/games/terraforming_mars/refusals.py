"""Why an action is refused: the rule that forbids it, as a code and numbers."""

from marsbox.core.actions import ActionTable
from marsbox.core.contract import Decision, Reason
from marsbox.games.terraforming_mars import kinds, money, playing, projects
from marsbox.games.terraforming_mars.cards import PRINTED
from marsbox.games.terraforming_mars.state import (
    AWARDS,
    CITY,
    GREENERY,
    MILESTONES,
    MODIFIERS,
    NONE,
    PLANTS,
    PLANTS_FOR_GREENERY,
    PROJECT_NAMES,
    TerraformingState,
)


def refusal(actions: ActionTable, s: TerraformingState, decision: Decision, action: int) -> Reason:
    """The reason why a seat that owes `decision` may not answer with `action`."""
    seat = decision.seat
    verb = actions.verb(action)
    if decision.kind == kinds.ASK_TURN:
        return _turn(s, seat, verb, action)
    if all(actions.verb(option) != verb for option in decision.options):
        return Reason("not_asked", (decision.kind,))
    if verb == "place":
        return Reason("no_place", (action - kinds.PLACE,))
    if verb == "amount":
        amounts = [option - kinds.AMOUNT for option in decision.options if option >= kinds.AMOUNT]
        amounts = [amount for amount in amounts if amount < kinds.AMOUNTS]
        return Reason("wrong_amount", (action - kinds.AMOUNT, min(amounts), max(amounts)))
    if verb in ("keep", "discard", "pick"):
        base = {"keep": kinds.KEEP, "discard": kinds.DISCARD, "pick": kinds.PICK}[verb]
        return Reason("wrong_card", (action - base,))
    return Reason("not_possible", (decision.kind,))


def considered(s: TerraformingState, decision: Decision) -> list[int]:
    """In a turn: the cards in hand, the actions of cards in play, projects, conversions, milestones and awards."""
    if decision.kind != kinds.ASK_TURN:
        return []
    seat = decision.seat
    found = [kinds.PLAY + card for card in s.hands[seat]]
    found += [kinds.ACT + card for card in s.played[seat] if PRINTED[card].action]
    found += [kinds.PROJECT + project for project in range(len(PROJECT_NAMES))]
    found += [kinds.CONVERT_PLANTS, kinds.CONVERT_HEAT]
    if not s.solo:
        found += [kinds.MILESTONE + milestone for milestone in range(len(MILESTONES))]
        found += [kinds.AWARD + award for award in range(len(AWARDS))]
    return found


def _turn(s: TerraformingState, seat: int, verb: str, action: int) -> Reason:
    if s.first_actions >> seat & 1:
        return Reason("first_action", (s.corporations[seat],))
    if verb == "play":
        return why_not_play(s, seat, action - kinds.PLAY)
    if verb == "act":
        return _use(s, seat, action - kinds.ACT)
    if verb == "project":
        return _project(s, seat, action - kinds.PROJECT)
    if verb == "milestone":
        return _milestone(s, seat, action - kinds.MILESTONE)
    if verb == "award":
        return _award(s, seat, action - kinds.AWARD)
    if verb == "convert_plants":
        price = s.modifiers[seat * MODIFIERS + PLANTS_FOR_GREENERY]
        if s.stock[seat * 6 + PLANTS] < price:
            return Reason("too_few_plants", (price,))
        return Reason("no_place_for", (GREENERY,))
    if verb == "convert_heat":
        return Reason("too_little_heat", (projects.HEAT_FOR_TEMPERATURE,))
    if verb == "pass":
        return Reason("end_turn_instead")
    return Reason("pass_instead") if verb == "end_turn" else Reason("not_asked", (kinds.ASK_TURN,))


def why_not_play(s: TerraformingState, seat: int, number: int) -> Reason:
    """Why a card can't be played now."""
    card = PRINTED[number]
    if number not in s.hands[seat]:
        return Reason("not_in_hand", (number,))
    if not playing.requirements_met(s, seat, card):
        return Reason("requirement", (number,))
    if not playing.affordable(s, seat, card):
        has = money.funds(s, seat, playing.metals_for(card), card.heat_needed)
        return Reason("too_dear", (number, playing.price(s, seat, card), has))
    return Reason("effects_impossible", (number,))


def _use(s: TerraformingState, seat: int, number: int) -> Reason:
    if number not in s.played[seat]:
        return Reason("not_in_play", (number,))
    if not PRINTED[number].action:
        return Reason("no_action", (number,))
    if number in s.used[seat]:
        return Reason("action_used", (number,))
    return Reason("action_impossible", (number,))


def _project(s: TerraformingState, seat: int, project: int) -> Reason:
    if project == projects.SELL_PATENTS:
        return Reason("no_cards")
    price = projects.project_price(s, seat, project)
    if money.cash(s, seat) < price:
        return Reason("project_too_dear", (project, price, money.cash(s, seat)))
    return Reason("no_place_for", (GREENERY if project == projects.GREENERY_PROJECT else CITY,))


def _milestone(s: TerraformingState, seat: int, milestone: int) -> Reason:
    if s.solo:
        return Reason("not_in_solo")
    if s.milestones[milestone] != NONE:
        return Reason("milestone_taken", (milestone, s.milestones[milestone]))
    if len([owner for owner in s.milestones if owner != NONE]) == projects.MOST_OF_EACH:
        return Reason("milestones_gone")
    progress = projects.milestone_progress(s, seat, milestone)
    if progress < projects.NEEDED[milestone]:
        return Reason("milestone_not_reached", (milestone, progress, projects.NEEDED[milestone]))
    return Reason("not_enough_money", (projects.MILESTONE_PRICE, money.cash(s, seat)))


def _award(s: TerraformingState, seat: int, award: int) -> Reason:
    if s.solo:
        return Reason("not_in_solo")
    if s.awards[award] != NONE:
        return Reason("award_taken", (award, s.awards[award]))
    funded = len([owner for owner in s.awards if owner != NONE])
    if funded == projects.MOST_OF_EACH:
        return Reason("awards_gone")
    return Reason("not_enough_money", (projects.AWARD_PRICES[funded], money.cash(s, seat)))
