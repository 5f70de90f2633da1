"""Why an action is refused: the rule that forbids it, as a code and numbers."""

from marsbox.core.contract import Decision, Reason
from marsbox.games.pocket_mars import kinds
from marsbox.games.pocket_mars.components import Box
from marsbox.games.pocket_mars.state import PocketMarsState


def refusal(box: Box, s: PocketMarsState, decision: Decision, action: int) -> Reason:
    """The reason why a seat that owes `decision` may not answer with `action`."""
    seat = decision.seat
    verb = box.actions.verb(action)
    if all(box.actions.verb(option) != verb for option in decision.options) and not _refused_turn(decision, verb):
        return Reason("not_asked", (decision.kind,))
    if verb == "launch":
        return Reason("no_colonist_on_earth")
    if verb == "hand":
        return _refused_hand(box, s, seat, action - kinds.PLAY_HAND)
    if verb == "module":
        return Reason("not_in_module", (action - kinds.PLAY_MODULE,))
    if action in s.answers[seat]:
        return Reason("already_chosen", (_card(action, verb),))
    if verb in ("store", "cover"):
        return Reason("not_in_hand", (_card(action, verb),))
    if verb in ("discard", "bury"):
        in_module = _card(action, verb) in s.modules[seat]
        return Reason("hand_only" if in_module else "not_yours", (_card(action, verb),))
    if verb == "keep":
        return Reason("not_looked_at", (action - kinds.KEEP,))
    if verb == "draft":
        return Reason("not_in_pack", (action - kinds.KEEP_DRAFT,))
    if verb == "rival":
        owner, slot = divmod(action - kinds.PLAY_RIVAL, kinds.SLOTS)
        return Reason("own_module" if owner == seat else "no_such_module_card", (owner, slot))
    return Reason("not_possible", (decision.kind,))


def _refused_turn(decision: Decision, verb: str) -> bool:
    """Actions of a turn are asked for even when none of their kind is possible."""
    return decision.kind == kinds.ASK_TURN and verb in ("launch", "hand", "module", "rival", "discard")


def _card(action: int, verb: str) -> int:
    bases = {"store": kinds.STORE, "cover": kinds.COVER, "discard": kinds.DISCARD, "bury": kinds.BURY}
    return action - bases[verb]


def _refused_hand(box: Box, s: PocketMarsState, seat: int, card: int) -> Reason:
    if card not in s.hands[seat]:
        return Reason("not_in_hand", (card,))
    action = box.cards[card].hand
    if not action.condition.holds(s, seat, card, -1):
        return Reason("condition_not_met", (card,))
    if s.energy[seat] < action.cost:
        return Reason("not_enough_energy", (card, action.cost, s.energy[seat]))
    return Reason("nothing_to_do", (card,))
