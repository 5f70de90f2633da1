"""The JSON schemas of all messages, by name."""

from collections.abc import Iterator
from types import ModuleType
from typing import Any, Final

import msgspec
from pydantic import BaseModel
from pydantic.json_schema import JsonSchemaMode, models_json_schema

from marsbox.server.protocol import (
    client_messages,
    components,
    errors,
    finished,
    positions,
    requests,
    server_messages,
    tables,
)

PREFIX: Final = "#/components/schemas/"
_MODULES: Final = (tables, components, positions, finished, errors, server_messages, client_messages)


def struct_schemas() -> dict[str, Any]:
    """What the server sends, and what clients send over the WebSocket."""
    structs = [struct for module in _MODULES for struct in _structs(module)]
    _, described = msgspec.json.schema_components(structs, ref_template=PREFIX + "{name}")
    return described


def request_schemas() -> dict[str, Any]:
    """The bodies of the requests of the API."""
    models: list[tuple[type[BaseModel], JsonSchemaMode]]
    models = [(model, "validation") for model in requests.Request.__subclasses__()]
    _, described = models_json_schema(models, ref_template=PREFIX + "{model}")
    return dict(described["$defs"])


def _structs(module: ModuleType) -> Iterator[type[msgspec.Struct]]:
    for name, it in vars(module).items():
        own = isinstance(it, type) and issubclass(it, msgspec.Struct) and it.__module__ == module.__name__
        if own and not name.startswith("_"):
            yield it
