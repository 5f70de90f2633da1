"""Dependencies of the routes: services, player, address, language, and path parameters."""

from typing import Annotated

from fastapi import Depends, Query, Request
from fastapi import Path as PathParameter

from marsbox.server.present.reader import Reader
from marsbox.server.runtime.language import pick_language
from marsbox.server.runtime.rate_limits import address_of
from marsbox.server.services import Services


def _services(request: Request) -> Services:
    services: Services = request.app.state.services
    return services


def _player(request: Request) -> str:
    player: str = request.scope["state"]["player"]
    return player


def _address(request: Request) -> str:
    return address_of(request.scope)


def _language(
    request: Request,
    lang: Annotated[
        str | None, Query(description="The language of the words, en or fr; else the browser's is taken.")
    ] = None,
) -> str:
    settings = _services(request).settings
    return pick_language(lang, request.headers.get("accept-language", ""), settings.language)


def _reader(player: Annotated[str, Depends(_player)], language: Annotated[str, Depends(_language)]) -> Reader:
    return Reader(player, language)


ServicesDependency = Annotated[Services, Depends(_services)]
Player = Annotated[str, Depends(_player)]
Address = Annotated[str, Depends(_address)]
Language = Annotated[str, Depends(_language)]
CurrentReader = Annotated[Reader, Depends(_reader)]
GameId = Annotated[str, PathParameter(description="The game's id, such as pocket-mars.")]
TableId = Annotated[str, PathParameter(description="The table's id, from its link.")]
SeatNumber = Annotated[int, PathParameter(description="The seat, counted from 0.")]
