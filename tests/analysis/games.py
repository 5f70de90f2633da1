"""Games that bots have played, to be judged and reviewed."""

from functools import cache

from marsbox.bots import make_bot
from marsbox.core import FastRng, Game, Match, Setup
from marsbox.games import load_game


@cache
def played(game_id: str, bots: tuple[str, ...], seed: int = 3) -> Match:
    """A game to its end, one bot for each seat."""
    game = load_game(game_id)
    match = Match.start(game, Setup(len(bots)), seed)
    players = [make_bot(bot, game, seed + seat) for seat, bot in enumerate(bots)]
    rng = FastRng(seed)
    while decisions := game.decisions(match.state):
        decision = decisions[0]
        imagined = game.determinize(match.state, decision.seat, rng)
        match.play(decision.seat, players[decision.seat].choose(imagined, decision))
    return match


def in_the_middle(game: Game, match: Match, part: float) -> Match:
    """The same game, played up to a part of its course."""
    actions = match.record.actions
    again = Match.start(game, match.record.setup, match.record.seed)
    for seat, action in actions[: int(len(actions) * part)]:
        again.play(seat, action)
    return again
