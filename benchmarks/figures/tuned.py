"""Bots without their nets: how much of a bot's strength is its net's is seen against the same bot without it."""

from marsbox.bots import Bot, Evaluation, Forest, GreedyBot, MctsBot, make_bot
from marsbox.bots.learned import LearnedEvaluation
from marsbox.core import Game


def tuned_bot(name: str, game: Game, seed: int) -> Bot:
    """A bot of `marsbox.bots` that has a net, with the tuned hand-written evaluation in the net's place.

    Both do the same work: as many iterations, or positions one step ahead, with the same parameters of the search and
    the same rollouts.
    """
    bot = make_bot(name, game, seed)
    if isinstance(bot, MctsBot):
        return MctsBot(game, bot.rng, Forest(game, _by_hand(name, bot.forest.evaluation)), bot.iterations)
    if isinstance(bot, GreedyBot):
        return GreedyBot(game, bot.rng, _by_hand(name, bot.evaluation))
    raise _without_net(name)


def _by_hand(name: str, learned: Evaluation) -> Evaluation:
    """The hand-written evaluation inside a learned one, searched with like it."""
    if not isinstance(learned, LearnedEvaluation):
        raise _without_net(name)
    evaluation = learned.base
    evaluation.exploration = learned.exploration
    evaluation.trust = learned.trust
    evaluation.rollout = learned.rollout
    return evaluation


def _without_net(name: str) -> ValueError:
    return ValueError(f'"{name}" has no net to leave out; right would be governor, commander or mcts:500')
