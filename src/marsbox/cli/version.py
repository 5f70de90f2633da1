"""`marsbox --version`: what this Marsbox is."""

import sys

from marsbox import __version__
from marsbox.cli.language import Sentences


def show_version(say: Sentences) -> None:
    """Print the version, the rule set of every game and how the engine runs."""
    from marsbox.bots.levels import working_bots
    from marsbox.core import COMPILED
    from marsbox.games import load_game, working_games

    games, wrong = working_games()
    _, wrong_bots = working_bots()
    lines = [f"marsbox {__version__}"]
    lines += [say("rule_set", game=game, version=load_game(game).version) for game in games]
    lines += [f"{error}" for error in wrong + wrong_bots]
    lines.append(say("engine_compiled" if COMPILED else "engine_interpreted"))
    sys.stdout.write("\n".join(lines) + "\n")
