"""A game at the terminal: what is played, by whom, and how it is shown."""

from dataclasses import dataclass, field

from rich.text import Text

from marsbox.cli.games import GameDisplay
from marsbox.cli.language import Sentences
from marsbox.cli.terminal.screen import Screen, wrapped
from marsbox.core import Event, Match, View
from marsbox.text import Words


@dataclass(frozen=True)
class Seats:
    """Who sits where: the people's seats, and the bots' names by seat."""

    people: tuple[int, ...]
    bots: dict[int, str]


@dataclass(frozen=True)
class Table:
    """The match with the events of its steps, and all that is needed to show it.

    `bot_notices` are about the bots themselves, each with the number of events before it.
    """

    match: Match
    steps: list[list[Event]]
    seats: Seats
    words: Words
    display: GameDisplay
    screen: Screen
    say: Sentences
    bot_notices: list[tuple[int, str]] = field(default_factory=list)

    @property
    def events(self) -> list[Event]:
        """All events so far."""
        return [event for step in self.steps for event in step]

    def view(self, seat: int) -> View:
        """What a seat may see."""
        return self.match.game.view(self.match.state, seat)

    def draw(self, seat: int) -> list[Text]:
        """The board as a seat sees it."""
        return self.display.board.draw(self.view(seat), self.screen.width)

    def player_cards(self, seat: int, owner: str) -> list[Text]:
        """The cards of a player in detail as a seat knows them; its own unless a name is given."""
        page = self.display.board.player_cards(self.match.state, seat, owner)
        return [part for line in page for part in wrapped(self.screen, line, 4)]

    def show(self, code: str, **facts: object) -> None:
        """Show one of the terminal's own sentences."""
        self.screen.show(self.say(code, **facts))
