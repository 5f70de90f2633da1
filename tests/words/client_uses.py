"""Which of the browser's words the client shows, found in its sources by the names that stand for parts of them."""

import re
from collections.abc import Collection
from pathlib import Path
from typing import Final

ROOT_NAME: Final = "i18n.words"
NAMED: Final = re.compile(r"const (\w+) = (?:\$derived\()?i18n\.words((?:\.\w+)*)\)?;")
TAKEN_APART: Final = re.compile(r"const \{ ([^}]+) \} =\s*([\w.]+);")
CHAIN: Final = re.compile(r"(?<![\w.$])[A-Za-z_]\w*(?:\.\w+)*")
GIVEN: Final = re.compile(r"\bwords: Words|, words\)")


def uses(client: Path, messages: Collection[str]) -> set[str]:
    """The ids of words and of groups of words that the sources name; a group stands for all that is in it."""
    found: set[str] = set()
    for path in (client / "src").rglob("*"):
        if path.suffix in (".ts", ".svelte") and "generated" not in path.parts:
            found |= _uses_in(path.read_text(encoding="utf-8"), messages)
    return found


def _uses_in(source: str, messages: Collection[str]) -> set[str]:
    large = {ROOT_NAME: ""} | {name: path.lstrip(".") for name, path in NAMED.findall(source)}
    names = large | ({"words": ""} if "words" not in large and GIVEN.search(source) else {})
    source = NAMED.sub("", source)
    for statement in list(TAKEN_APART.finditer(source)):
        base = _path(statement[2], names)
        if base is not None:
            pairs = [part.split(": ") for part in re.split(r",\s*", statement[1].strip().rstrip(","))]
            names |= {pair[-1]: f"{base}.{pair[0]}".lstrip(".") for pair in pairs}
            source = source.replace(statement[0], "")
    found: set[str] = set()
    for chain in CHAIN.finditer(source):
        path = _path(chain[0], names)
        if not path:
            continue
        looked_up = source[chain.end()] == "["
        if looked_up and chain[0] in large | {f"{ROOT_NAME}.{path}": ""}:
            # a word of a large group: one of the names in this file
            found |= {f"{path}.{name}" for name in re.findall(r"\w+", source)}
        elif looked_up or chain[0] not in names or path.replace(".", "-") in messages:
            found.add(path)
    return {path.replace(".", "-") for path in found}


def _path(chain: str, names: dict[str, str]) -> str | None:
    """The path to a word; None for a name of something else."""
    for name, base in sorted(names.items(), key=lambda named: -len(named[0])):
        if chain == name or chain.startswith(f"{name}."):
            return f"{base}.{chain[len(name) + 1 :]}".strip(".")
    return None
