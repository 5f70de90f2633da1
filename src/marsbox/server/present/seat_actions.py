"""What a player may do about a seat now: what the rules of seating allow, and what makes sense."""

from collections.abc import Callable, Iterator
from functools import partial

from marsbox.core import UserError
from marsbox.server.protocol.tables import SeatAction
from marsbox.server.tables import seating
from marsbox.server.tables.seating import STAND_IN_BOT, Seating


def seat_actions(at: Seating, player: str, seat: int, *, online: bool) -> tuple[SeatAction, ...]:
    """The actions that a client offers; `online` is whether the person on the seat is there."""
    if at.status == "over" or at.seats[seat].kind == "bot":
        return ()
    return tuple(action for action, rule in _candidates(at, player, seat, online) if _allowed(at, rule))


def _candidates(at: Seating, player: str, seat: int, online: bool) -> Iterator[tuple[SeatAction, seating.Rule]]:
    place = at.seats[seat]
    call_bot = partial(seating.call_bot, player=player, seat=seat, bot=STAND_IN_BOT)
    if place.player is None:
        yield "take", partial(seating.sit_down, player=player, seat=seat, name="")
        if place.stand_in is None:
            yield "bot", call_bot
    elif place.held_by(player):
        yield "return", partial(seating.come_back, player=player, seat=seat)
        if place.stand_in is None and at.status == "running":
            yield "bot", call_bot
        yield "end", partial(seating.end_game, player=player, seat=seat)
        yield "resign", partial(seating.resign, player=player, seat=seat)
        yield "leave", partial(seating.leave, player=player, seat=seat)
    elif at.plays(player) or at.is_host(player):
        if not online:
            yield "replace", partial(seating.send_away, player=player, seat=seat)
        voted = any(at.seats[voter].player == player for voter in at.state.votes.get(seat, ()))
        yield "unvote" if voted else "vote", partial(seating.vote_out, player=player, seat=seat, out=not voted)


def _allowed(at: Seating, rule: Callable[[Seating], Seating]) -> bool:
    try:
        rule(at)
    except UserError:
        return False
    return True
