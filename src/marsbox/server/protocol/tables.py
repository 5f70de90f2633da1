"""Games and tables as the API and the WebSocket describe them."""

from collections.abc import Sequence
from typing import Annotated, Literal

from msgspec import Meta, Struct

from marsbox.core.entry import Weight
from marsbox.server.tables.clocks import ClockKind
from marsbox.server.tables.model import StandIn, Status

SeatAction = Literal["take", "return", "bot", "end", "resign", "leave", "replace", "vote", "unvote"]
"""What somebody may do about a seat."""


class CharacterInfo(Struct, frozen=True):
    """A computer opponent with a name and a manner of its own."""

    bot: Annotated[str, Meta(description="The name of its bot.")]
    name: str
    level: Annotated[str, Meta(description="The name of its level, such as `engineer`.")]
    level_name: Annotated[str, Meta(description="What its level is called in your language.")]
    manner: Annotated[str, Meta(description="How it plays: `builder`, `rusher`, `collector` or `rival`.")]
    description: Annotated[str, Meta(description="Its manner, as a sentence.")]


class SeatInfo(Struct, frozen=True):
    """A seat of a table."""

    seat: int
    kind: Literal["person", "bot"]
    bot: str | None
    character: Annotated[CharacterInfo | None, Meta(description="Who a bot's seat is named after, if it has a name.")]
    name: Annotated[
        str, Meta(description="As it was typed, else in your language; empty while nobody has taken the seat.")
    ]
    taken: bool
    online: bool
    yours: bool
    stand_in: Annotated[
        StandIn | None, Meta(description="Why a bot plays this person's seat; null: the person plays it.")
    ]
    votes: Annotated[tuple[int, ...], Meta(description="The seats that want a bot in this person's place.")]
    left: Annotated[
        float | None, Meta(description="The seconds left to this seat when the message was sent; null without a clock.")
    ]
    ticking: Annotated[bool, Meta(description="Whether the seconds are running.")]
    actions: Annotated[tuple[SeatAction, ...], Meta(description="What you may do about this seat now.")]


class ClockInfo(Struct, frozen=True):
    """How much time everybody has."""

    kind: ClockKind
    seconds: int


class HoldInfo(Struct, frozen=True):
    """A turn that can still be undone: nobody else is asked before the hold ends."""

    seat: int
    left: Annotated[float, Meta(description="The seconds left when the message was sent.")]


class TableInfo(Struct, frozen=True):
    """A table, seen from outside."""

    id: str
    game: str
    name: Annotated[str, Meta(description="As it was typed, else in your language; empty once its host is forgotten.")]
    rules: Annotated[int, Meta(description="The rule set it is played by.")]
    components: Annotated[str, Meta(description="The digest of the components it is played with.")]
    options: dict[str, str]
    status: Status
    public: bool
    host: Annotated[bool, Meta(description="Whether you opened it, and so may pause it and replace who is away.")]
    paused: bool
    deserted: Annotated[
        bool, Meta(description="Whether it is paused because nobody was there; whoever comes back lets it go on.")
    ]
    wishes: Annotated[tuple[int, ...], Meta(description="The seats that want it paused, or to go on if it is.")]
    open_chat: Annotated[bool, Meta(description="Whether spectators may write in the chat while the game runs.")]
    clock: ClockInfo | None
    hold: HoldInfo | None
    conceded: Annotated[bool, Meta(description="Whether it was ended early, because the other player had resigned.")]
    next: Annotated[str | None, Meta(description="The table at which the same people play again.")]
    tutorial: Annotated[bool, Meta(description="Whether it is a first game that teaches, with cards chosen for it.")]
    seats: list[SeatInfo]
    created: Annotated[str, Meta(description="ISO 8601, UTC.")]
    link: Annotated[str, Meta(description="The page of the table. Whoever has it can watch and take a free seat.")]


class TableList(Struct, frozen=True):
    """Tables that are not over and public, or yours."""

    tables: list[TableInfo]
    waiting: Annotated[
        dict[str, list[int]],
        Meta(description="For each running table of yours, as far as it is known, the seats that have to move."),
    ]


class ArchivedGame(Struct, frozen=True):
    """A game that is over."""

    table: TableInfo
    ended: Annotated[str, Meta(description="ISO 8601, UTC.")]
    places: Annotated[Sequence[int] | None, Meta(description="For each seat; null where they were not kept.")]
    points: Sequence[int] | None


class ArchivePage(Struct, frozen=True):
    """Games that are over, the newest first."""

    games: list[ArchivedGame]
    next: Annotated[str | None, Meta(description="What to send as `before` for the next page; null on the last one.")]


class OptionValue(Struct, frozen=True):
    """A value of a set-up option."""

    value: str
    label: str


class GameOption(Struct, frozen=True):
    """A choice made before a game starts."""

    name: str
    label: str
    values: list[OptionValue]
    default: str
    players: Annotated[list[int], Meta(description="The numbers of players for which the option means something.")]


class BotInfo(Struct, frozen=True):
    """A computer opponent."""

    name: str
    label: str
    description: Annotated[str, Meta(description="How it plays, and what was measured of its strength.")]
    characters: Annotated[list[CharacterInfo], Meta(description="Those who play on this level; empty for other bots.")]


class GameFacts(Struct, frozen=True):
    """What helps to choose a game."""

    least_minutes: Annotated[int, Meta(description="What a short game takes at a real table.")]
    most_minutes: Annotated[int, Meta(description="What a long one takes.")]
    weight: Annotated[Weight, Meta(description="How much there is to learn and to think about.")]
    players: Annotated[int, Meta(description="The number of players that it is usually played with.")]


class GameInfo(Struct, frozen=True):
    """A game of the box."""

    id: str
    name: str
    summary: str
    players: list[int]
    facts: Annotated[GameFacts | None, Meta(description="Null for a game of another package that has none.")]
    options: list[GameOption]
    bots: Annotated[list[BotInfo], Meta(description="The levels to choose from, from the weakest to the strongest.")]
    tutorial: Annotated[bool, Meta(description="Whether there is a first game that teaches it.")]


class GameList(Struct, frozen=True):
    """All games of the box."""

    games: list[GameInfo]


class RulesSection(Struct, frozen=True):
    """A chapter of the rules."""

    id: str
    title: str
    html: str


class Rules(Struct, frozen=True):
    """A game's rules, in our own words."""

    sections: list[RulesSection]


class SeatLink(Struct, frozen=True):
    """A link that moves a seat to another device. Keep it secret: whoever opens it first has the seat."""

    key: Annotated[str, Meta(description="What `claim` wants.")]
    link: Annotated[str, Meta(description="The page that claims it.")]


class PlayerStats(Struct, frozen=True):
    """What you have done at one game."""

    game: str
    name: str
    played: Annotated[int, Meta(description="Games that are over and in which you had one seat.")]
    won: int
    given_up: Annotated[int, Meta(description="Games that a bot ended in your place.")]
    most_points: int
    rating: Annotated[
        float | None, Meta(description="Mean less three deviations; null until a game with two people counted.")
    ]
    rated_games: int


class PlayerInfo(Struct, frozen=True):
    """What this server knows of you."""

    games: list[PlayerStats]
    webhooks: Annotated[bool, Meta(description="Whether this server sends people a message when it is their turn.")]
    webhook: Annotated[str | None, Meta(description="Where it sends yours.")]


class ApiToken(Struct, frozen=True):
    """Who a program is. Keep it secret: whoever has it plays for the program."""

    token: Annotated[str, Meta(description="The token, to be sent with every request and with the WebSocket.")]


class Version(Struct, frozen=True):
    """What this server runs."""

    marsbox: str
