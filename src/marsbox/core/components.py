"""Reading components files: TOML that says of every part how certain it is.

Each game has its own tables; what they have in common is read and checked here. Every error names the file, the
component and the field, and says what would be right.
"""

import tomllib
from importlib import resources
from pathlib import Path
from typing import Any, Final

from marsbox.core.errors import ComponentsError

PROVENANCES: Final = ("rulebook", "attested", "inferred", "reconstructed")


def components_text(package: str, path: Path | None) -> tuple[str, str]:
    """The name and the text of a components file: the given one, or the one that lies in a game's package."""
    name = "components.toml" if path is None else str(path)
    try:
        if path is None:
            return name, resources.files(package).joinpath(name).read_text("utf-8")
        return name, path.read_text("utf-8")
    except (OSError, UnicodeDecodeError) as error:
        raise ComponentsError(f"{name}: the components file can't be read: {error}") from None


class ComponentsReader:
    """Reads the parts of a components file."""

    def __init__(self, file: str) -> None:
        self.file = file

    def parse(self, text: str) -> dict[str, Any]:
        """The content of the file."""
        try:
            return tomllib.loads(text)
        except tomllib.TOMLDecodeError as error:
            raise ComponentsError(f"{self.file}: not a TOML file: {error}") from None

    def error(self, what: str, field: str, wrong: str, right: str) -> ComponentsError:
        """The error to raise for a field of a component."""
        return ComponentsError(f'{self.file}: {what}, field "{field}" {wrong}; right would be {right}')

    def only(self, table: dict[str, Any], fields: tuple[str, ...], what: str) -> None:
        """Check that a table has no other fields than these."""
        for field in table:
            if field not in fields:
                raise self.error(what, field, "is unknown", " or ".join(fields))

    def table(self, content: dict[str, Any], field: str, what: str) -> dict[str, Any]:
        """A table inside a table."""
        value = content.get(field)
        if not isinstance(value, dict):
            raise self.error(what, field, _wrong(value), "a table")
        return value

    def tables(self, content: dict[str, Any], field: str, right: str) -> list[dict[str, Any]]:
        """A list of tables at the top of the file."""
        value = content.get(field)
        if not isinstance(value, list) or not all(isinstance(entry, dict) for entry in value):
            raise self.error("the file", field, _wrong(value), right)
        return value

    def number(self, table: dict[str, Any], field: str, what: str, least: int, most: int) -> int:
        """A whole number within bounds."""
        value = table.get(field)
        if type(value) is not int or not least <= value <= most:
            raise self.error(what, field, _wrong(value), f"a whole number from {least} to {most}")
        return int(value)

    def one_of(self, table: dict[str, Any], field: str, what: str, allowed: tuple[str, ...]) -> str:
        """One of the allowed words."""
        value = table.get(field)
        if value not in allowed:
            raise self.error(what, field, _wrong(value), " or ".join(allowed))
        return str(value)

    def word(self, table: dict[str, Any], field: str, what: str, right: str) -> str:
        """Any words but none."""
        value = table.get(field)
        if not isinstance(value, str) or not value:
            raise self.error(what, field, _wrong(value), right)
        return value

    def provenance(self, table: dict[str, Any], what: str, parts: tuple[str, ...]) -> dict[str, str]:
        """How certain each part of a component is."""
        entries = self.table(table, "provenance", what)
        self.only(entries, parts, f"{what}, provenance")
        return {part: self.one_of(entries, part, f"{what}, provenance", PROVENANCES) for part in parts}


def _wrong(value: object) -> str:
    return "is missing" if value is None else f"is {value!r}"
