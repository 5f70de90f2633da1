"""Bots at a table in the terminal. They get a determinized state, never the true one."""

import hashlib
from typing import Final

from marsbox.analysis import Judgement, judge
from marsbox.bots import table_bot
from marsbox.bots.time_limit import TimeLimitExceeded, time_limit
from marsbox.core import Decision, FastRng, Game, Match, State

LONGEST_THOUGHT: Final = 30.0  # seconds for one decision
LONGEST_HINT: Final = 1.0


class BotFailed(Exception):
    """A bot that gave no usable answer; `how` is one of `marsbox.text.bots.FAILURES`."""

    def __init__(self, how: str) -> None:
        super().__init__(how)
        self.how = how


def choose(match: Match, bot: str, decision: Decision) -> int:
    """The bot's answer, or `BotFailed`.

    It depends on the game's seed and actions alone, so a game that is resumed goes on the same; only a search that has
    no time left for all that it wanted to try may find something else on another machine.
    """
    return answer(match.game, match.state, bot, decision, seed_of(match, decision.seat))


def answer(game: Game, state: State, bot: str, decision: Decision, seed: int) -> int:
    """The bot's answer with a given seed, or `BotFailed`."""
    imagined = game.determinize(state, decision.seat, FastRng(seed))
    try:
        with time_limit(LONGEST_THOUGHT):
            action = table_bot(bot, game, seed + 1).choose(imagined, decision)
    except TimeLimitExceeded:
        raise BotFailed("late") from None
    except Exception as error:
        raise BotFailed("exception") from error
    if action not in decision.options:
        raise BotFailed("illegal")
    return action


def advise(match: Match, decision: Decision) -> Judgement:
    """A hint for the seat that owes the decision, from no more than this seat knows."""
    return judgement(match.game, match.state, decision.seat, seed_of(match, decision.seat))


def judgement(game: Game, state: State, seat: int, seed: int) -> Judgement:
    """The same with a given seed."""
    return judge(game, state, seat, seed, seconds=LONGEST_HINT)


def seed_of(match: Match, seat: int) -> int:
    """What a bot in this seat draws its random numbers from at this moment of the game."""
    steps = len(match.record.actions) + sum(len(answer) for answer in match.state.answers)
    text = f"{match.record.seed}/{steps}/{seat}"
    return int.from_bytes(hashlib.shake_128(text.encode()).digest(7), "big")
