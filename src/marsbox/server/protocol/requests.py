"""The bodies of the requests of the API."""

from typing import Annotated, Literal

from pydantic import BaseModel, ConfigDict, Field

from marsbox.server.tables.clocks import ClockKind

SHORT = 200


class Request(BaseModel):
    """What a client sends: nothing unknown, and nothing converted."""

    model_config = ConfigDict(extra="forbid", strict=True)


class SeatRequest(Request):
    """A seat of a table to be opened."""

    kind: Literal["person", "bot"] = Field(description="Who plays it.")
    bot: str | None = Field(None, max_length=SHORT, description="The bot's name, for a bot's seat.")
    level: str | None = Field(
        None, max_length=SHORT, description="A level instead: one of its characters that is not at the table yet."
    )
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

    bot: str | None = Field(
        None, max_length=SHORT, description="The bot's name; without it and a level, somebody who plays well enough."
    )
    level: str | None = Field(
        None, max_length=SHORT, description="A level instead: one of its characters that is not at the table yet."
    )


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


class ClaimRequest(Request):
    """The key of a seat's link."""

    key: str = Field(max_length=SHORT, description="What the link of the seat holds.")
