"""What a seat should know before it takes an option comes with the option, in words."""

import json
from dataclasses import dataclass, field

import pytest

from marsbox.core import Game, State
from marsbox.games import load_game
from marsbox.server.present.presenter import Teller
from marsbox.server.store.table_store import Counter
from marsbox.server.tables.event_log import PackedEvents
from marsbox.server.tables.views import Sight, look_once
from marsbox.testing import position

GAME = load_game("terraforming-mars")


@dataclass
class Moment:
    """A position, as somebody at a table sees it."""

    state: State
    game: Game = GAME
    names: tuple[str, ...] = ("Ann", "Bob")
    counters: tuple[Counter, ...] = (Counter(1, 1),) * 3
    events: PackedEvents = field(default_factory=PackedEvents)

    def sight(self, seat: int) -> Sight:
        return look_once(GAME, self.state, seat, can_undo=False)


@pytest.mark.parametrize(
    ("language", "warning"), [("en", "This would do nothing now."), ("fr", "Cela resterait sans effet maintenant.")]
)
def test_an_option_that_would_do_nothing_says_so(language: str, warning: str) -> None:
    state = position(GAME, {"temperature": 8, "seats": [{"resources": {"heat": 8, "megacredits": 11}}, {}]})
    decision = json.loads(Teller(Moment(state), language).view(0))["decision"]
    told = {option["verb"]: option["warning"] for option in decision["options"]}
    assert told["convert_heat"] == warning
    assert told["pass"] is None
