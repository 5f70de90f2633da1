"""The JSON API of a table's life: sitting down and leaving, bots that stand in, resigning, votes, pauses, rematches."""

from functools import partial

from fastapi import APIRouter

from marsbox.server import seating
from marsbox.server.models import REFUSED, BotRequest, ChatRequest, PauseRequest, TableCard, TakeRequest, VoteRequest
from marsbox.server.parameters import AtLobby, Language, Player, SeatNumber, TableId
from marsbox.server.telling import Message, live_card
from marsbox.text.bots import BotWords

router = APIRouter(prefix="/api/tables/{table}", responses=REFUSED)


@router.post("/seats/{seat}/take", response_model=TableCard, summary="Take a seat")
async def take_seat(
    lobby: AtLobby, player: Player, language: Language, table: TableId, seat: SeatNumber, wanted: TakeRequest
) -> Message:
    """Sit down on a free seat, or change your name on your own. A bot that stands in on a free seat makes room."""
    return live_card(await lobby.take_seat(player, table, seat, wanted.name, language), player)


@router.post("/seats/{seat}/leave", response_model=TableCard, summary="Leave a seat")
async def leave_seat(lobby: AtLobby, player: Player, language: Language, table: TableId, seat: SeatNumber) -> Message:
    """Stand up. The game waits until somebody with the link takes the seat, or gives it to a bot."""
    return await _arranged(lobby, player, table, partial(seating.leave, player=player, seat=seat))


@router.post("/seats/{seat}/bot", response_model=TableCard, summary="Let a bot play")
async def call_bot(
    lobby: AtLobby, player: Player, language: Language, table: TableId, seat: SeatNumber, wanted: BotRequest
) -> Message:
    """A bot plays your seat until you come back, or a free seat until somebody takes it.

    Before the game starts the host may give a free seat to a bot for good.
    """
    seating.check_bot(wanted.bot, lobby.catalog.bots)
    called = BotWords(language).name(wanted.bot)
    rule = partial(seating.call_bot, player=player, seat=seat, bot=wanted.bot, name=called, known=lobby.catalog.bots)
    return await _arranged(lobby, player, table, rule)


@router.post("/seats/{seat}/return", response_model=TableCard, summary="Come back")
async def come_back(lobby: AtLobby, player: Player, language: Language, table: TableId, seat: SeatNumber) -> Message:
    """Play your seat yourself again, instead of the bot that stands in."""
    return await _arranged(lobby, player, table, partial(seating.come_back, player=player, seat=seat))


@router.post("/seats/{seat}/resign", response_model=TableCard, summary="Resign")
async def resign(lobby: AtLobby, player: Player, language: Language, table: TableId, seat: SeatNumber) -> Message:
    """Give up. A bot plays on to the end, and the result says so."""
    return await _arranged(lobby, player, table, partial(seating.resign, player=player, seat=seat))


@router.post("/seats/{seat}/replace", response_model=TableCard, summary="Replace somebody who is away")
async def replace(lobby: AtLobby, player: Player, language: Language, table: TableId, seat: SeatNumber) -> Message:
    """A bot plays for somebody who has been away for some minutes, until they come back. The host may ask for it; also
    whoever plays, for the host, and for anybody where the host does not play."""
    return live_card(await lobby.send_away(player, table, seat), player)


@router.post("/seats/{seat}/vote", response_model=TableCard, summary="Vote somebody out")
async def vote(
    lobby: AtLobby, player: Player, language: Language, table: TableId, seat: SeatNumber, wanted: VoteRequest
) -> Message:
    """Vote for a bot in somebody's place, for good. It takes more than half of the other people, and two at least."""
    rule = partial(seating.vote_out, player=player, seat=seat, out=wanted.out)
    return await _arranged(lobby, player, table, rule)


@router.post("/pause", response_model=TableCard, summary="Pause, or go on")
async def pause(lobby: AtLobby, player: Player, language: Language, table: TableId, wanted: PauseRequest) -> Message:
    """Stop moves and clocks, or let them go on: at once for the host, else when all who play want it."""
    return await _arranged(lobby, player, table, partial(seating.wish_pause, player=player, paused=wanted.paused))


@router.post("/chat", response_model=TableCard, summary="Who may speak")
async def open_chat(lobby: AtLobby, player: Player, language: Language, table: TableId, wanted: ChatRequest) -> Message:
    """Let those who watch speak while the game runs, or not. For the host."""
    rule = partial(seating.open_chat, player=player, spectators=wanted.spectators)
    return await _arranged(lobby, player, table, rule)


@router.post("/rematch", response_model=TableCard, summary="Play again")
async def rematch(lobby: AtLobby, player: Player, language: Language, table: TableId) -> Message:
    """Sit down at the table at which the people of a finished game play again; the first who asks opens it."""
    return live_card(await lobby.rematch(player, table, language), player)


async def _arranged(lobby: AtLobby, player: str, name: str, rule: seating.Rule) -> Message:
    table = await lobby.table(name)
    await table.rearrange(rule)
    return live_card(table, player)
