"""The JSON API of people: the archive of finished games, what one has done, and being forgotten."""

from datetime import datetime
from typing import Annotated

from fastapi import APIRouter, Query, Request, Response

from marsbox.core import UserError
from marsbox.server.http.answers import REFUSED, Answer, returns
from marsbox.server.http.dependencies import CurrentReader, Language, Player, ServicesDependency
from marsbox.server.middleware.identity import no_cookie
from marsbox.server.present.table_info import stored_info
from marsbox.server.protocol.requests import WebhookRequest
from marsbox.server.protocol.tables import ApiToken, ArchivedGame, ArchivePage, PlayerInfo, PlayerStats
from marsbox.text import words

router = APIRouter(prefix="/api", responses=REFUSED)

GameFilter = Annotated[str | None, Query(description="Only games of this id.")]
OwnFilter = Annotated[bool, Query(description="Only your own games.")]
Before = Annotated[str | None, Query(description="Only games that ended before this moment, for the next page.")]


@router.get("/archive", **returns(ArchivePage), summary="Finished games")
async def archive(
    services: ServicesDependency,
    reader: CurrentReader,
    game: GameFilter = None,
    own: OwnFilter = False,
    before: Before = None,
) -> Answer:
    """Public games that are over, and yours; the newest first."""
    if game is not None:
        services.catalog.game(game)
    limit = services.settings.limits.tables_listed
    found = await services.archive.found(reader.player, game, _moment(before), limit, own=own)
    games = [
        ArchivedGame(
            table=stored_info(one.listing, services.catalog, reader),
            ended=one.ended.isoformat(),
            places=one.places,
            points=one.points,
        )
        for one in found
    ]
    return Answer(ArchivePage(games, found[-1].ended.isoformat() if len(found) == limit else None))


@router.get("/you", **returns(PlayerInfo), summary="What this server knows of you")
async def you(services: ServicesDependency, player: Player, language: Language) -> Answer:
    """Your statistics and ratings, game by game."""
    games = [
        PlayerStats(
            game=one.game,
            name=words(services.catalog.game(one.game), language).game_name(),
            played=one.played,
            won=one.won,
            given_up=one.given_up,
            most_points=one.most_points,
            rating=one.rating,
            rated_games=one.rated_games,
        )
        for one in await services.stats.of(player)
        if services.catalog.has(one.game)
    ]
    notifications = services.turn_notifications
    return Answer(PlayerInfo(games, notifications.allowed, await notifications.webhook(player)))


@router.post(
    "/you/webhook", status_code=204, response_class=Response, summary="Where to notify you that it is your turn"
)
async def choose_webhook(
    services: ServicesDependency, request: Request, player: Player, language: Language, wanted: WebhookRequest
) -> Response:
    """A line of text is sent there when you have to decide and are not at the table, at most once a minute. The
    address must be one of the open internet."""
    origin = f"{request.url.scheme}://{request.url.netloc}"
    await services.turn_notifications.choose(player, wanted.url, language, origin)
    return Response(status_code=204)


@router.post("/you/forget", status_code=204, response_class=Response, summary="Forget me")
async def forget(services: ServicesDependency, player: Player, language: Language) -> Response:
    """Remove your name, results, ratings and settings. Finished games stay, without your name; in running ones a bot
    takes your seat."""
    await services.lobby.forget(player)
    return Response(status_code=204, headers={"Set-Cookie": no_cookie()})


@router.post("/tokens", **returns(ApiToken, 201), summary="A token for a program")
async def new_token(request: Request) -> Answer:
    """A program that sends it as `Authorization: Bearer TOKEN` is a player of its own, with no need of cookies."""
    return Answer(ApiToken(request.app.state.identity.new_token()), 201)


def _moment(written: str | None) -> datetime | None:
    if written is None:
        return None
    try:
        moment = datetime.fromisoformat(written)
    except ValueError:
        moment = None
    if moment is None or moment.tzinfo is None:
        raise UserError("bad_moment", moment=written[:40])
    return moment
