"""Checks of the pages about games in the documentation."""

import re

from marsbox.core.contract import Game


def check_verbs(game: Game, page: str) -> None:
    """The page lists every verb of the action table with its numbers."""
    described = {}
    for first, last, verb in re.findall(r'^\| (\d+)(?:–(\d+))? \| `\{"(\w+)":', page, re.MULTILINE):
        described[verb] = (int(first), int(last or first))
    verbs = game.actions.verbs.values()
    assert described == {verb.name: (verb.base, verb.base + verb.size - 1) for verb in verbs}
    assert f"one number from 0 to {game.actions.size - 1}" in page
