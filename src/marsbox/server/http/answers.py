"""Answers of the API: messages of the protocol as JSON, described from their declarations."""

from collections.abc import Mapping
from typing import Any, Final

import msgspec
from fastapi import FastAPI
from fastapi.responses import JSONResponse
from msgspec import Struct

from marsbox.server.play.table import Table
from marsbox.server.present.reader import Reader
from marsbox.server.present.table_info import live_info
from marsbox.server.protocol.errors import ErrorBody
from marsbox.server.protocol.schemas import PREFIX, struct_schemas


class Answer(JSONResponse):
    """A message of the protocol, or a dictionary, as the body of an answer."""

    def render(self, content: Any) -> bytes:
        return msgspec.json.encode(content)


def table_answer(table: Table, reader: Reader, status: int = 200) -> Answer:
    """A table as somebody reads it."""
    return Answer(live_info(table, reader), status)


def returns(
    kind: type[Struct],
    status: int = 200,
    description: str = "The answer.",
    also: Mapping[int, dict[str, Any]] | None = None,
) -> dict[str, Any]:
    """The arguments of a route that answers with such a message; `also` are its answers with another status."""
    return {
        "status_code": status,
        "response_class": Answer,
        "responses": {status: described(kind, description), **(also or {})},
    }


def described(kind: type[Struct], description: str) -> dict[str, Any]:
    """How the API's description shows an answer."""
    return {
        "description": description,
        "content": {"application/json": {"schema": {"$ref": PREFIX + kind.__name__}}},
    }


REFUSED: Final[dict[int | str, dict[str, Any]]] = {
    "4XX": described(ErrorBody, "Refused; nothing was changed."),
    422: described(ErrorBody, "A field is missing or of the wrong kind; nothing was changed."),
}


class DescribedApp(FastAPI):
    """An application whose description has every message of the protocol, also those of the WebSocket."""

    def openapi(self) -> dict[str, Any]:
        if self.openapi_schema is None:
            super().openapi()["components"]["schemas"].update(struct_schemas())
        return super().openapi()
