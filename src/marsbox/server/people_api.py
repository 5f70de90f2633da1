"""The JSON API of people: the archive of finished games, what one has done, and being forgotten."""

from datetime import datetime
from typing import Annotated

from fastapi import APIRouter, Query, Request, Response

from marsbox.server.errors import Problem
from marsbox.server.identity import no_cookie
from marsbox.server.models import REFUSED, ArchiveList, WebhookRequest, You
from marsbox.server.parameters import AtLobby, Language, Player
from marsbox.server.telling import Message, stored_card
from marsbox.text import words

router = APIRouter(prefix="/api", responses=REFUSED)

GameFilter = Annotated[str | None, Query(description="Only games of this id.")]
OwnFilter = Annotated[bool, Query(description="Only your own games.")]
Before = Annotated[str | None, Query(description="Only games that ended before this moment, for the next page.")]


@router.get("/archive", response_model=ArchiveList, summary="Finished games")
async def archive(
    lobby: AtLobby,
    player: Player,
    language: Language,
    game: GameFilter = None,
    own: OwnFilter = False,
    before: Before = None,
) -> Message:
    """Public games that are over, and yours; the newest first."""
    if game is not None:
        lobby.catalog.game(game)
    limit = lobby.settings.limits.tables_listed
    found = await lobby.archive.found(player, game, _moment(before), limit, own=own)
    return {
        "games": [
            {
                "table": stored_card(one.listing, player),
                "ended": one.ended.isoformat(),
                "places": one.places,
                "points": one.points,
            }
            for one in found
        ],
        "next": found[-1].ended.isoformat() if len(found) == limit else None,
    }


@router.get("/you", response_model=You, summary="What this server knows of you")
async def you(lobby: AtLobby, player: Player, language: Language) -> Message:
    """Your statistics and ratings, game by game."""
    return {
        "games": [
            {
                "game": career.game,
                "name": words(lobby.catalog.game(career.game), language).game_name(),
                "played": career.played,
                "won": career.won,
                "given_up": career.given_up,
                "most_points": career.most_points,
                "rating": career.rating,
                "rated_games": career.rated_games,
            }
            for career in await lobby.careers.of(player)
            if lobby.catalog.has(career.game)
        ],
        "webhooks": lobby.turn_notices.allowed,
        "webhook": await lobby.turn_notices.webhook(player),
    }


@router.post("/you/webhook", status_code=204, response_class=Response, summary="Where to tell you that it is your turn")
async def choose_webhook(
    lobby: AtLobby, request: Request, player: Player, language: Language, wanted: WebhookRequest
) -> Response:
    """A line of text is sent there when you have to decide and are not at the table, at most once a minute. The
    address must be one of the open internet."""
    origin = f"{request.url.scheme}://{request.url.netloc}"
    await lobby.turn_notices.choose(player, wanted.url, language, origin)
    return Response(status_code=204)


@router.post("/you/forget", status_code=204, response_class=Response, summary="Forget me")
async def forget(lobby: AtLobby, player: Player, language: Language) -> Response:
    """Remove your name, results, ratings and settings. Finished games stay, without your name; in running ones a bot
    takes your seat."""
    await lobby.forget(player, language)
    return Response(status_code=204, headers={"Set-Cookie": no_cookie()})


def _moment(written: str | None) -> datetime | None:
    if written is None:
        return None
    try:
        moment = datetime.fromisoformat(written)
    except ValueError:
        moment = None
    if moment is None or moment.tzinfo is None:
        raise Problem("bad_moment", moment=written[:40])
    return moment
