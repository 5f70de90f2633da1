"""Our own next change: a copy of Marsbox with one more effect, card, bot or option reads all that was stored before."""

import json
import os
import shutil
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path

from marsbox.games.terraforming_mars.state import PROJECTS
from tests.conftest import SOURCES
from tests.stored.reading import VERSIONS

GAMES = "games/terraforming_mars"


class Copy:
    """A copy of the package that may be changed."""

    def __init__(self, package: Path) -> None:
        self.package = package

    def replace(self, name: str, old: str, new: str, count: int = 1) -> None:
        """Change a source; what is to be replaced has to be there."""
        file = self.package / name
        text = file.read_text("utf-8")
        assert old in text, f"{name} has no {old!r}"
        file.write_text(text.replace(old, new, count), "utf-8")


def one_more_effect(copy: Copy) -> None:
    """The first cards of each kind do one more thing, before all others."""
    for module in ("automated_1", "active", "events"):
        copy.replace(f"{GAMES}/cards/{module}.py", "effects=(", "effects=(Gain(MEGACREDITS, 1), ", 3)
        copy.replace(
            f"{GAMES}/cards/{module}.py", "\n\n", "\nfrom marsbox.games.terraforming_mars.nodes import Gain\n", 1
        )


def one_more_choice(copy: Copy) -> None:
    """Every card that asks something asks one more thing of the same kind before it."""
    copy.replace(f"{GAMES}/cards/events.py", "RemoveAny(", "RemoveAny(STEEL, 1), RemoveAny(", 2)
    copy.replace(f"{GAMES}/cards/events.py", "\n\n", "\nfrom marsbox.games.terraforming_mars.state import STEEL\n", 1)


def one_more_card(copy: Copy) -> None:
    """A card more, which is declared before all others and moves every corporation."""
    copy.replace(f"{GAMES}/state.py", f"PROJECTS: Final = {PROJECTS}", f"PROJECTS: Final = {PROJECTS + 1}")
    card = f'    Card({PROJECTS + 1}, "second_moon", AUTOMATED, 12, (), effects=(Draw(2),)),\n'
    copy.replace(f"{GAMES}/cards/automated_1.py", "CARDS: Final = (\n", f"CARDS: Final = (\n{card}")
    copy.replace(
        f"{GAMES}/cards/automated_1.py", "\n\n", "\nfrom marsbox.games.terraforming_mars.nodes import Draw\n", 1
    )


def one_more_bot(copy: Copy) -> None:
    """A bot before all others."""
    copy.replace("bots/levels.py", "ENTRIES: Final = (\n", 'ENTRIES: Final = (\n    BotEntry("lazy", _random),\n')


def one_more_option(copy: Copy) -> None:
    """One more way to set up a game, and one more action, before all others."""
    copy.replace(
        f"{GAMES}/deal.py",
        "SETUP_OPTIONS: Final = (\n",
        'SETUP_OPTIONS: Final = (\n    SetupOption("moons", ("off", "on"), "off", TOGETHER),\n',
    )
    copy.replace(
        f"{GAMES}/kinds.py",
        '            ("play", projects),\n',
        '            ("wait", []),\n            ("play", projects),\n',
    )


Change = Callable[[Copy], None]
SAME_GAMES: tuple[Change, ...] = (one_more_card, one_more_bot, one_more_option)
"""Changes after which every record leads to the same as before."""
OTHER_CARDS: tuple[Change, ...] = (one_more_effect, one_more_choice)


def read_by_changed_code(changes: tuple[Change, ...], folder: Path) -> dict[str, dict[str, list[int]]]:
    """What a changed copy of Marsbox makes of the frozen data of every version."""
    package = folder / "marsbox"
    # what is not changed is not compiled again
    shutil.copytree(SOURCES, package, ignore=shutil.ignore_patterns("static"))
    for change in changes:
        change(Copy(package))
    root = SOURCES.parent.parent
    read = subprocess.run(
        [sys.executable, "-m", "tests.stored.reading", *VERSIONS],
        cwd=root,
        env=os.environ | {"PYTHONPATH": f"{folder}{os.pathsep}{root}"},
        capture_output=True,
        text=True,
        check=False,
    )
    assert read.returncode == 0, read.stderr
    return dict(json.loads(read.stdout))


def test_one_more_card_bot_or_option_costs_no_stored_game_anything(tmp_path: Path) -> None:
    found = read_by_changed_code(SAME_GAMES, tmp_path)
    assert list(found) == VERSIONS
    for version, counts in found.items():
        for played, all_of_them in counts.values():
            assert played == all_of_them > 0, version


def test_a_game_in_which_a_changed_card_mattered_is_still_shown(tmp_path: Path) -> None:
    found = read_by_changed_code(OTHER_CARDS, tmp_path)
    assert list(found) == VERSIONS
    for version, counts in found.items():
        # a game in which such a card mattered is only shown, and a record that brings nothing to show is refused
        for played, all_of_them in counts.values():
            assert 0 < played <= all_of_them, version
