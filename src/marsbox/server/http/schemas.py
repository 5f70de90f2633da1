"""Requests and answers as models, which also make the description of the API."""

from typing import Annotated, Any, Final, Literal

from pydantic import BaseModel, ConfigDict, Field

from marsbox.server.tables.clocks import ClockKind
from marsbox.server.tables.model import StandIn
from marsbox.server.tables.seating import STAND_IN_BOT

SHORT = 200


class Request(BaseModel):
    """What a client sends: nothing unknown, and nothing converted."""

    model_config = ConfigDict(extra="forbid", strict=True)


class SeatRequest(Request):
    """A seat of a table to be opened."""

    kind: Literal["person", "bot"] = Field(description="Who plays it.")
    bot: str | None = Field(None, max_length=SHORT, description="The bot's name, for a bot's seat.")
    name: str | None = Field(None, max_length=SHORT, description="The name shown; made up when left out.")


class ClockRequest(Request):
    """How much time everybody has."""

    kind: ClockKind = Field(description="For each move, or for all moves of the game together.")
    seconds: int = Field(description="From 10 seconds to 14 days.")


class TableRequest(Request):
    """A table to be opened."""

    game: str = Field(max_length=SHORT, description="The game's id.", examples=["pocket-mars"])
    options: dict[str, Annotated[str, Field(max_length=SHORT)]] = Field(
        {}, max_length=50, description="Options of the set-up that differ from their defaults."
    )
    seats: list[SeatRequest] = Field(max_length=50, description="The seats, in order.")
    name: str | None = Field(None, max_length=SHORT, description="The table's name.")
    you: str | None = Field(None, max_length=SHORT, description="Your own name, shown on the seats you take.")
    take: list[int] = Field([], max_length=50, description="Seats you take yourself; several of them are a hot seat.")
    public: bool = Field(default=True, description="Whether the table is listed for everybody.")
    clock: ClockRequest | None = Field(None, description="How much time everybody has; null: as much as they like.")


class TutorialRequest(Request):
    """Who learns."""

    you: str | None = Field(None, max_length=SHORT, description="Your own name; made up when left out.")


class TakeRequest(Request):
    """Who sits down."""

    name: str | None = Field(None, max_length=SHORT, description="Your name; made up when left out.")


class BotRequest(Request):
    """Which bot plays."""

    bot: str = Field(STAND_IN_BOT, max_length=SHORT, description="The bot's name.")


class VoteRequest(Request):
    """What somebody wants to happen to somebody else."""

    out: bool = Field(default=True, description="False takes the vote back.")


class PauseRequest(Request):
    """Whether the table is to stand still."""

    paused: bool = Field(description="False: to go on.")


class ChatRequest(Request):
    """Who may speak while the game runs."""

    spectators: bool = Field(description="Whether those who watch may.")


class WebhookRequest(Request):
    """Where you want to be notified that it is your turn."""

    url: str | None = Field(max_length=SHORT * 5, description="An address of ntfy, Discord or the like; null: nowhere.")


class ErrorDetail(BaseModel):
    """What is wrong."""

    code: str = Field(description="For programs; stays the same in every language.", examples=["unknown_game"])
    message: str = Field(description="For people: names the thing and what would be right, in the viewer's language.")


class ErrorBody(BaseModel):
    """The body of every refusal."""

    error: ErrorDetail


REFUSED: Final[dict[int | str, dict[str, Any]]] = {
    "4XX": {"model": ErrorBody, "description": "Refused; nothing was changed."},
    422: {"model": ErrorBody, "description": "A field is missing or of the wrong kind; nothing was changed."},
}


class SeatCard(BaseModel):
    """A seat of a table."""

    seat: int
    kind: Literal["person", "bot"]
    bot: str | None
    name: str = Field(description="Empty while nobody has taken the seat.")
    taken: bool
    online: bool
    yours: bool
    stand_in: StandIn | None = Field(description="Why a bot plays this person's seat; null: the person does.")
    votes: list[int] = Field(description="The seats that want a bot in this person's place.")
    left: float | None = Field(description="The seconds that are left to this seat; null without a clock.")
    ticking: bool = Field(description="Whether they run.")


class ClockCard(BaseModel):
    """How much time everybody has."""

    kind: ClockKind
    seconds: int


class TableCard(BaseModel):
    """A table, seen from outside."""

    id: str
    game: str
    name: str
    rules: int = Field(description="The rule set it is played by.")
    components: str = Field(description="The digest of the components it is played with.")
    options: dict[str, str]
    status: Literal["open", "running", "over"]
    public: bool
    host: bool = Field(description="Whether you opened it, and so may pause it and replace who is away.")
    paused: bool
    wishes: list[int] = Field(description="The seats that want it paused, or to go on if it is.")
    open_chat: bool = Field(description="Whether those who watch may speak while the game runs.")
    clock: ClockCard | None
    next: str | None = Field(description="The table at which the same people play again.")
    tutorial: bool = Field(description="Whether it is a first game that teaches, with cards chosen for it.")
    seats: list[SeatCard]
    created: str = Field(description="ISO 8601, UTC.")
    link: str = Field(description="The page of the table. Whoever has it can watch and take a free seat.")


class TableList(BaseModel):
    """Tables that are not over and public, or yours."""

    tables: list[TableCard]


class ArchivedGame(BaseModel):
    """A game that is over."""

    table: TableCard
    ended: str = Field(description="ISO 8601, UTC.")
    places: list[int] | None = Field(description="For each seat; null where they were not kept.")
    points: list[int] | None


class ArchiveList(BaseModel):
    """Games that are over, the newest first."""

    games: list[ArchivedGame]
    next: str | None = Field(description="What to send as `before` for the next page; null on the last one.")


class CareerCard(BaseModel):
    """What you have done at one game."""

    game: str
    name: str
    played: int = Field(description="Games that are over and in which you had one seat.")
    won: int
    given_up: int = Field(description="Games that a bot ended in your place.")
    most_points: int
    rating: float | None = Field(description="Mean less three deviations; null until a game with two people counted.")
    rated_games: int


class You(BaseModel):
    """What this server knows of you."""

    games: list[CareerCard]
    webhooks: bool = Field(description="Whether this server notifies people elsewhere that it is their turn.")
    webhook: str | None = Field(description="Where it notifies you.")


class LogLine(BaseModel):
    """A line of a log; see docs/protocol.md."""

    model_config = ConfigDict(extra="allow")

    text: str
    kind: str
    seat: int | None


class ReplayStep(BaseModel):
    """A step of a finished game."""

    seat: int | None = Field(description="Whose step it was; null for the set-up, which is step 0.")
    lines: int = Field(description="How many lines the log has up to and with this step.")
    answer: str | None = Field(description="What was answered, where the log has no line about the step.")


class ReplayChapter(BaseModel):
    """A round, a turn or a generation, or what comes before and after all of them."""

    step: int = Field(description="The first step after which the game stood in it.")
    title: str


class Standing(BaseModel):
    """How points stood."""

    step: int
    points: list[int] = Field(description="For each side, if the game had ended then; hidden things are counted.")


class RecordVersions(BaseModel):
    """What a game was played with."""

    rules: int
    components: str


class ReplayCourse(BaseModel):
    """A finished game as somebody saw it."""

    eyes: str
    names: list[str] = Field(description="One for each side, the opponent of a solo game included.")
    problem: str | None = Field(description="Why only the end can be shown: the rules have changed since.")
    record: RecordVersions
    steps: list[ReplayStep]
    lines: list[LogLine]
    chapters: list[ReplayChapter]
    standings: list[Standing] = Field(description="At the beginning of every chapter, and at the end.")


class ClaimRequest(Request):
    """The key of a seat's link."""

    key: str = Field(max_length=SHORT, description="What the link of the seat holds.")


class SeatLink(BaseModel):
    """A link that moves a seat to another device. Keep it secret: whoever opens it first has the seat."""

    key: str = Field(description="What `claim` wants.")
    link: str = Field(description="The page that claims it.")


class AnalysisProgress(BaseModel):
    """An analysis that is not there yet."""

    status: Literal["working"]
    done: int
    of: int = Field(description="How much there is to do; 0 before that is known.")
    ahead: int = Field(description="How many other analyses are made before it.")


class ReviewedMove(BaseModel):
    """A move, and what would have been better."""

    step: int = Field(description="The step of the replay in which it was made.")
    seat: int
    name: str
    asked: str = Field(description="The question that it answered, as it was put to the seat.")
    chosen: str
    best: str
    cost: float = Field(description="How many points it was worse, ahead of the best rival in the end.")
    why: str = Field(description="What was worse, each with its points; empty where no search has looked.")


class Analysis(BaseModel):
    """What a bot thinks of a finished game."""

    status: Literal["ready"]
    chances: list[list[float]] = Field(description="For each step, from 0, every seat's chance of winning, 0 to 1.")
    moves: list[ReviewedMove] = Field(description="The moves that cost most, the dearest first.")


class ApiToken(BaseModel):
    """Who a program is. Keep it secret: whoever has it plays for the program."""

    token: str = Field(description="The token, to be sent with every request and with the WebSocket.")


class Version(BaseModel):
    """What this server runs."""

    marsbox: str


class OptionValue(BaseModel):
    """A value of a set-up option."""

    value: str
    label: str


class Option(BaseModel):
    """A choice made before a game starts."""

    name: str
    label: str
    values: list[OptionValue]
    default: str
    players: list[int] = Field(description="For how many players the option is.")


class BotCard(BaseModel):
    """A computer opponent."""

    name: str
    label: str
    description: str = Field(description="How it plays, and what was measured of its strength.")


class GameCard(BaseModel):
    """A game of the box."""

    id: str
    name: str
    summary: str
    players: list[int]
    options: list[Option]
    bots: list[BotCard] = Field(description="The levels to choose from, from the weakest to the strongest.")
    tutorial: bool = Field(description="Whether there is a first game that teaches it.")


class GameList(BaseModel):
    """All games of the box."""

    games: list[GameCard]


class Components(BaseModel):
    """Everything in a game's box: what it does, and how surely it is known."""

    model_config = ConfigDict(extra="allow")

    game: str
    cards: list[dict[str, Any]] = Field(description="Each with id, name, text, provenance and the game's own fields.")
    note: str


class RulesSection(BaseModel):
    """A chapter of the rules."""

    id: str
    title: str
    html: str


class Rules(BaseModel):
    """A game's rules, in our own words."""

    sections: list[RulesSection]
