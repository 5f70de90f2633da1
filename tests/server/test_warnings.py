"""What a seat should know before it takes an option comes with the option, in words."""

import json
from dataclasses import dataclass, field

import pytest

from marsbox.core import Game, State
from marsbox.games import load_game
from marsbox.server.present.presenter import Presenter
from marsbox.server.runtime.seat_names import SeatName
from marsbox.server.tables.event_log import EventLog
from marsbox.server.tables.model import Counter
from marsbox.server.tables.views import SeatView, view_for
from marsbox.testing import position

GAME = load_game("terraforming-mars")


@dataclass
class Moment:
    """A position, as somebody at a table sees it."""

    state: State
    game: Game = GAME
    names: tuple[SeatName, ...] = (SeatName(0, "Ann"), SeatName(1, "Bob"))
    counters: tuple[Counter, ...] = (Counter(1, 1),) * 3
    events: EventLog = field(default_factory=EventLog)

    def view_of(self, seat: int) -> SeatView:
        return view_for(GAME, self.state, seat, can_undo=False)


@pytest.mark.parametrize(
    ("language", "warning"),
    [("en", "This would have no effect right now."), ("fr", "Cela n’aurait aucun effet pour l’instant.")],
)
def test_an_option_that_would_do_nothing_says_so(language: str, warning: str) -> None:
    state = position(GAME, {"temperature": 8, "seats": [{"resources": {"heat": 8, "megacredits": 11}}, {}]})
    decision = json.loads(Presenter(Moment(state), language).view(0))["decision"]
    warnings = {option["verb"]: option["warning"] for option in decision["options"]}
    assert warnings["convert_heat"] == warning
    assert warnings["pass"] is None
