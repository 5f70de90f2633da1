"""Components show messages: they write no words and no punctuation, which other languages space differently."""

import json
import subprocess
from pathlib import Path
from typing import Final

import pytest

from tests.words.test_catalogues import CLIENT
from tools.npm import machine_node, wheel_node

SCRIPT: Final = Path(__file__).with_name("component_texts.mjs")

WRONG: Final = {
    "a colon between slots": '<p title="{label}: {value}"></p>',
    "a full stop after a slot": "<p>{label}.</p>",
    "a word": "<p>{label} of {value}</p>",
    "a word in a name that is spoken": '<button aria-label="Close"></button>',
    "an apostrophe": "<p>{name}’s {thing}</p>",
    "parentheses": "<p>{name} ({value})</p>",
    "a comma in markup": "<p>{name}, {value}</p>",
    "a percent sign": "<p>{value}%</p>",
    "a colon in a template": "<p>{`${label}: ${value}`}</p>",
    "a full stop at the end of a template": "<script>const text = `${label}.`;</script>",
    "quotation marks in a template": "<script>const text = `“${label}”`;</script>",
    "sentences joined with full stops": '<script lang="ts">const text: string = parts.join(". ");</script>',
}
RIGHT: Final = {
    "slots alone": "<p>{label} · {value}</p>",
    "a picture": '<i class="unknown">?</i>',
    "names of things": "<Thing names={[`card:${id}`, `slot:${seat}:${at}`]} />",
    "a style": '<p style:--size="{size}px" style="color: red"></p>',
    "an error for programmers": "<script>if (!id) throw new Error(`No id: ${id}.`);</script>",
    "names with commas": '<p>{names.join(", ")}</p>',
}


def texts_of(client: Path, folder: str) -> list[tuple[str, int, str]]:
    """What the sources in a folder write themselves: file, line and text."""
    node = "node" if machine_node() else str(wheel_node() / "bin" / "node")
    run = subprocess.run([node, str(SCRIPT), str(client), folder], capture_output=True, text=True, check=False)
    assert run.returncode == 0, run.stderr
    return [(file, line, text) for file, line, text in json.loads(run.stdout)]


def test_no_component_writes_words_or_punctuation_of_its_own() -> None:
    assert (CLIENT / "node_modules").is_dir(), "the client's packages are not installed: run `make build`"
    assert texts_of(CLIENT, "src") == []


@pytest.fixture(scope="module")
def found(tmp_path_factory: pytest.TempPathFactory) -> set[str]:
    """The examples in which something was found, by their names."""
    client = tmp_path_factory.mktemp("client")
    (client / "package.json").write_text("{}")
    (client / "node_modules").symlink_to(CLIENT / "node_modules")
    (client / "src").mkdir()
    for name, source in {**WRONG, **RIGHT}.items():
        (client / "src" / f"{name}.svelte").write_text(source, encoding="utf-8")
    return {file.removesuffix(".svelte") for file, _, _ in texts_of(client, "src")}


@pytest.mark.parametrize("example", WRONG)
def test_what_belongs_into_a_message_is_found(found: set[str], example: str) -> None:
    assert example in found


@pytest.mark.parametrize("example", RIGHT)
def test_what_is_the_same_in_every_language_is_left_alone(found: set[str], example: str) -> None:
    assert example not in found
