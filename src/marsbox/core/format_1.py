"""What the first format of dumps, records and events counted on: numbers, in the order that the code had then.

Each game keeps those names in its file `format_1.json`, so that what was stored by number can be read by name for ever.
The file never changes.
"""

import json
from collections.abc import Mapping, Sequence
from importlib import resources
from typing import Any, Final

from marsbox.core.actions import ActionTable, Argument
from marsbox.core.names import Names, Vocabulary

FILE: Final = "format_1.json"


class Format1:
    """The names of one game as they were numbered in format 1.

    `digest` is that of the components as they were then, for a game whose records of that format have none.
    """

    def __init__(self, vocabulary: Vocabulary, dealt_from: dict[str, tuple[str, ...]], digest: str) -> None:
        self.vocabulary = vocabulary
        self.dealt_from = dealt_from
        self.digest = digest

    @staticmethod
    def of(package: str, own: Mapping[str, Sequence[str]], dealt_from: Mapping[str, Sequence[str]]) -> "Format1":
        """The names of the game in a package.

        `own` are those of a components file. Where they are not those of the game's own components, the numbers were
        given in the order of that file.
        """
        content: dict[str, Any] = json.loads(resources.files(package).joinpath(FILE).read_text("utf-8"))
        sorts: dict[str, Sequence[str]] = content["sorts"]
        if any(set(sorts[sort]) != set(names) for sort, names in own.items()):
            sorts = {**sorts, **own}
        else:
            dealt_from = content["dealt_from"]
        return Format1(
            Vocabulary(
                [Names(sort, names) for sort, names in sorts.items()],
                ActionTable([(verb, _arguments(given, sorts)) for verb, given in content["actions"]]),
                content["events"],
            ),
            {part: tuple(names) for part, names in dealt_from.items()},
            content["digest"],
        )


def _arguments(given: list[list[Any]], sorts: Mapping[str, Sequence[str]]) -> list[Argument]:
    """The arguments of a verb: each names a sort, or says how many numbers there are."""
    return [Argument(str(name), range(what) if isinstance(what, int) else sorts[what]) for name, what in given]
