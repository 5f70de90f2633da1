"""The JSON API of seats: sitting down and leaving, bots that stand in, resigning, votes, pauses, rematches."""

import secrets
from functools import partial
from typing import Final

from fastapi import APIRouter

from marsbox.core import FastRng
from marsbox.server.http.answers import REFUSED, Answer, returns, table_answer
from marsbox.server.http.dependencies import CurrentReader, SeatNumber, ServicesDependency, TableId
from marsbox.server.present.reader import Reader
from marsbox.server.protocol.requests import BotRequest, ChatRequest, PauseRequest, TakeRequest, VoteRequest
from marsbox.server.protocol.tables import TableInfo
from marsbox.server.tables import seating

SEED_BITS: Final = 64

router = APIRouter(prefix="/api/tables/{table}", responses=REFUSED)


@router.post("/seats/{seat}/take", **returns(TableInfo), summary="Take a seat")
async def take_seat(
    services: ServicesDependency,
    reader: CurrentReader,
    table: TableId,
    seat: SeatNumber,
    wanted: TakeRequest,
) -> Answer:
    """Sit down on a free seat, or change your name on your own. A bot that stands in on a free seat makes room."""
    return table_answer(await services.lobby.take_seat(reader.player, table, seat, wanted.name), reader)


@router.post("/seats/{seat}/leave", **returns(TableInfo), summary="Leave a seat")
async def leave_seat(services: ServicesDependency, reader: CurrentReader, table: TableId, seat: SeatNumber) -> Answer:
    """Stand up. The game waits until somebody with the link takes the seat, or gives it to a bot."""
    return await _arranged(services, reader, table, partial(seating.leave, player=reader.player, seat=seat))


@router.post("/seats/{seat}/bot", **returns(TableInfo), summary="Let a bot play")
async def call_bot(
    services: ServicesDependency,
    reader: CurrentReader,
    table: TableId,
    seat: SeatNumber,
    wanted: BotRequest,
) -> Answer:
    """A bot plays your seat until you come back, or a free seat until somebody takes it.

    Before the game starts the host may give a free seat to a bot for good.
    """
    bots = services.catalog.bots
    seating.check_one_of(wanted.bot, wanted.level)
    if wanted.bot is not None:
        seating.check_bot(wanted.bot, bots)
    rng = FastRng(secrets.randbits(SEED_BITS))

    def rule(now: seating.Seating) -> seating.Seating:
        bot = seating.called_bot(now, wanted.bot, wanted.level, rng)
        return seating.call_bot(now, player=reader.player, seat=seat, bot=bot, known=bots)

    return await _arranged(services, reader, table, rule)


@router.post("/seats/{seat}/return", **returns(TableInfo), summary="Come back")
async def come_back(services: ServicesDependency, reader: CurrentReader, table: TableId, seat: SeatNumber) -> Answer:
    """Play your seat yourself again, instead of the bot that stands in."""
    return await _arranged(services, reader, table, partial(seating.come_back, player=reader.player, seat=seat))


@router.post("/seats/{seat}/resign", **returns(TableInfo), summary="Resign")
async def resign(services: ServicesDependency, reader: CurrentReader, table: TableId, seat: SeatNumber) -> Answer:
    """Give up. A bot plays on to the end, and the result says so."""
    return await _arranged(services, reader, table, partial(seating.resign, player=reader.player, seat=seat))


@router.post("/seats/{seat}/end", **returns(TableInfo), summary="End a game that the other one has given up")
async def end_game(services: ServicesDependency, reader: CurrentReader, table: TableId, seat: SeatNumber) -> Answer:
    """End a game of two players there, if the other one has resigned. You have won it."""
    return await _arranged(services, reader, table, partial(seating.end_game, player=reader.player, seat=seat))


@router.post("/seats/{seat}/replace", **returns(TableInfo), summary="Replace somebody who is away")
async def replace(services: ServicesDependency, reader: CurrentReader, table: TableId, seat: SeatNumber) -> Answer:
    """A bot plays for somebody who has been away for some minutes, until they come back. The host may ask for it; also
    whoever plays, for the host, and for anybody where the host does not play."""
    return table_answer(await services.lobby.send_away(reader.player, table, seat), reader)


@router.post("/seats/{seat}/vote", **returns(TableInfo), summary="Vote somebody out")
async def vote(
    services: ServicesDependency,
    reader: CurrentReader,
    table: TableId,
    seat: SeatNumber,
    wanted: VoteRequest,
) -> Answer:
    """Vote for a bot in somebody's place, for good. It takes more than half of the other people, and two at least."""
    rule = partial(seating.vote_out, player=reader.player, seat=seat, out=wanted.out)
    return await _arranged(services, reader, table, rule)


@router.post("/pause", **returns(TableInfo), summary="Pause, or go on")
async def pause(services: ServicesDependency, reader: CurrentReader, table: TableId, wanted: PauseRequest) -> Answer:
    """Stop moves and clocks, or let them go on: at once for the host, else when all who play want it."""
    rule = partial(seating.wish_pause, player=reader.player, paused=wanted.paused)
    return await _arranged(services, reader, table, rule)


@router.post("/chat", **returns(TableInfo), summary="Who may speak")
async def open_chat(services: ServicesDependency, reader: CurrentReader, table: TableId, wanted: ChatRequest) -> Answer:
    """Let those who watch speak while the game runs, or not. For the host."""
    rule = partial(seating.open_chat, player=reader.player, spectators=wanted.spectators)
    return await _arranged(services, reader, table, rule)


@router.post("/rematch", **returns(TableInfo), summary="Play again")
async def rematch(services: ServicesDependency, reader: CurrentReader, table: TableId) -> Answer:
    """Sit down at the table at which the people of a finished game play again; the first who asks opens it."""
    return table_answer(await services.lobby.rematch(reader.player, table), reader)


async def _arranged(services: ServicesDependency, reader: Reader, name: str, rule: seating.Rule) -> Answer:
    table = await services.registry.table(name)
    await table.rearrange(rule)
    return table_answer(table, reader)
