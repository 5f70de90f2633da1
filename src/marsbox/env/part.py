"""What the learning environments need to know of one game: the part of each game in this layer."""

from collections.abc import Callable
from dataclasses import dataclass
from typing import TYPE_CHECKING, Final

from marsbox.core import Game
from marsbox.games import find_part

if TYPE_CHECKING:
    from marsbox.env.observation import Encoder

LAYER: Final = "env"
LONGEST: Final = 10_000


@dataclass(frozen=True)
class EnvPart:
    """What the environments know of a game.

    `encoder` makes what turns states into arrays. After `longest`
    decisions of all seats together a game is cut off, and nobody wins; random games are much shorter. `opponents` is
    how many random bots Gymnasium's environment of the game has unless others are named.
    """

    encoder: "Callable[[Game], Encoder]"
    longest: int = LONGEST
    opponents: int = 1


def longest(game_id: str) -> int:
    """After how many decisions a game is cut off.

    >>> longest("pocket-mars")
    2000
    """
    part = find_part(LAYER, game_id, EnvPart)
    return LONGEST if part is None else part.longest
