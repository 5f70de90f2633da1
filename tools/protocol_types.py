"""Write the client's TypeScript types of all that it and the server send each other.

python tools/protocol_types.py            # writes client/src/api/protocol.ts

They are made from the declarations in `marsbox.server.protocol`; a test fails when the file is stale.
"""

import sys
from collections.abc import Iterable, Mapping
from pathlib import Path
from typing import Any, Final, get_args

import msgspec

from marsbox.core import SPECTATOR
from marsbox.core.components import PROVENANCES
from marsbox.server.protocol.client_messages import ClientMessage
from marsbox.server.protocol.components import Components
from marsbox.server.protocol.positions import View
from marsbox.server.protocol.schemas import PREFIX, request_schemas, struct_schemas
from marsbox.server.protocol.server_messages import ServerMessage
from marsbox.server.protocol.tables import SeatAction
from marsbox.server.tables.model import StandIn

FILE: Final = Path(__file__).resolve().parent.parent / "client" / "src" / "api" / "protocol.ts"
WIDTH: Final = 120
HEADER: Final = """\
/**
 * What the server and the client send each other.
 * Made by tools/protocol_types.py from the server's own declarations: change those, and run `make protocol`.
 */
"""
UNIONS: Final = {"ServerMessage": ServerMessage, "ClientMessage": ClientMessage}
CHOICES: Final = {"StandIn": get_args(StandIn), "SeatAction": get_args(SeatAction), "Provenance": PROVENANCES}
# a game adds fields of its own to these
EXTENDED: Final = frozenset({View.__name__, Components.__name__})
PLAIN: Final = {"string": "string", "integer": "number", "number": "number", "boolean": "boolean", "null": "null"}

Schema = Mapping[str, Any]


def source() -> str:
    """The whole file."""
    parts = [HEADER, f"export const SPECTATOR = {SPECTATOR};\n"]
    parts += [_alias(name, [_literal(value) for value in values]) for name, values in CHOICES.items()]
    parts += [_interface(name, schema) for name, schema in (struct_schemas() | request_schemas()).items()]
    parts += [_alias(name, [member.__name__ for member in get_args(it)]) for name, it in UNIONS.items()]
    return "\n".join(parts)


def _alias(name: str, members: Iterable[str]) -> str:
    members = list(members)
    line = f"export type {name} = {' | '.join(members)};\n"
    if len(line) <= WIDTH:
        return line
    return f"export type {name} =\n" + "\n".join(f"  | {member}" for member in members) + ";\n"


def _interface(name: str, schema: Schema) -> str:
    required = schema.get("required", [])
    lines = [*_comment(schema, ""), f"export interface {name} {{"]
    for field, about in schema.get("properties", {}).items():
        lines += _comment(about, "  ")
        lines.append(f"  {field}{'' if field in required else '?'}: {_type(about)};")
    if name in EXTENDED:
        lines.append("  [field: string]: unknown;")
    return "\n".join(lines) + "\n}\n"


def _comment(schema: Schema, indent: str) -> list[str]:
    text = " ".join(schema.get("description", "").split())
    return [f"{indent}/** {text} */"] if text else []


def _type(schema: Schema) -> str:
    if "$ref" in schema:
        return str(schema["$ref"]).removeprefix(PREFIX)
    if "anyOf" in schema:
        return " | ".join(_type(part) for part in schema["anyOf"])
    if "enum" in schema:
        return " | ".join(_literal(value) for value in schema["enum"])
    if "const" in schema:
        return _literal(schema["const"])
    kind = schema.get("type")
    if kind == "array":
        items = _type(schema.get("items", {}))
        return f"({items})[]" if " | " in items else f"{items}[]"
    if kind == "object":
        return f"Record<string, {_type(schema.get('additionalProperties', {}))}>"
    return PLAIN.get(str(kind), "unknown")


def _literal(value: object) -> str:
    return msgspec.json.encode(value).decode()


def main() -> None:
    FILE.write_text(source(), encoding="utf-8")
    sys.stdout.write(f"{FILE.relative_to(FILE.parents[3])} is written\n")


if __name__ == "__main__":
    main()
