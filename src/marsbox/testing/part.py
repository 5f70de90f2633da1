"""What scenarios need to know of one game: the part of each game in this layer."""

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from typing import Any

from marsbox.core.contract import Game, State
from marsbox.testing.stacking import Stacking


@dataclass(frozen=True)
class ScenarioPart:
    """`position` builds a state from a description, `facts` describes one, `stacking` puts its piles in order."""

    position: Callable[[Game, Mapping[str, Any]], State]
    facts: Callable[[Game, State], dict[str, Any]]
    stacking: Stacking
