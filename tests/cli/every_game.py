"""What the tests of the terminal need to know of each game."""

from dataclasses import dataclass, field
from pathlib import Path
from typing import Final

import pytest

from marsbox.core import Game
from marsbox.games import load_game, mission_red_planet, pocket_mars
from marsbox.games.terraforming_mars.state import PROJECTS


@dataclass(frozen=True)
class Sample:
    """A game: how the head of its table begins, tables at which it is played, a card of it and another component."""

    id: str
    title: dict[str, str]
    tables: list[tuple[list[str], int]]
    cards: int
    card: str
    names: dict[str, str]  # of that card
    place: str
    components: Path | None  # where they can be replaced
    change: tuple[str, str] = ("", "")  # of the components, so that the rules are others
    opening: int = 0  # the most steps of the first answer, which is recorded as a whole
    game: Game = field(init=False)

    def __post_init__(self) -> None:
        object.__setattr__(self, "game", load_game(self.id))

    @property
    def first_steps(self) -> str:
        """What is typed to take a few steps of the course, and not many."""
        return "1\n" * (self.opening + 6)

    @property
    def own_components(self) -> str:
        """The components as they are."""
        assert self.components is not None
        return self.components.read_text(encoding="utf-8")

    @property
    def fewest(self) -> int:
        """How many play where nobody has said it."""
        return min(players for players in self.game.player_counts if players > 1)


def _components(package: object) -> Path:
    return Path(str(getattr(package, "__file__", ""))).with_name("components.toml")


POCKET_MARS: Final = Sample(
    "pocket-mars",
    {"en": "Pocket Mars ·", "fr": "Pocket Mars ·", "de": "Pocket Mars ·"},
    [
        (["--players", "1"], 1),
        (["--players", "1", "--option", "level=3"], 1),
        ([], 2),
        (["--bots", "random"], 2),
        (["--bots", "greedy,random"], 3),
        (["--players", "4", "--option", "draft=on"], 4),
        (["--players", "3", "--seat", "2"], 3),
        (["--humans", "2"], 2),
        (["--humans", "2", "--bots", "random,greedy", "--seat", "3"], 4),
    ],
    35,
    "E1",
    {"en": "Energy 1", "fr": "Énergie 1", "de": "Energie 1"},
    "water",
    _components(pocket_mars),
    ("maximum = 5", "maximum = 6"),
)
MISSION_RED_PLANET: Final = Sample(
    "mission-red-planet",
    {"en": "Mission: Red Planet ·", "fr": "Mission\u202f: Planète rouge ·", "de": "Mission: Red Planet ·"},
    [
        ([], 3),
        (["--bots", "random"], 3),
        (["--bots", "greedy,random,random"], 4),
        (["--players", "5", "--bots", "random"], 5),
        (["--players", "4", "--seat", "2", "--bots", "random"], 4),
        (["--humans", "2"], 3),
        (["--humans", "3", "--bots", "random,random", "--seat", "3"], 5),
    ],
    21,
    "rich_vein",
    {"en": "Rich Vein", "fr": "Riche filon", "de": "Reiche Ader"},
    "hellas",
    _components(mission_red_planet),
    ("effect = { each_zone = 1 }", "effect = { each_zone = 2 }"),
)
TERRAFORMING_MARS: Final = Sample(
    "terraforming-mars",
    {"en": "Terraforming Mars ·", "fr": "Terraforming Mars ·", "de": "Terraforming Mars ·"},
    [
        (["--players", "1"], 1),
        (["--bots", "random"], 2),
        ([], 2),
        (["--bots", "random,random", "--option", "corporate_era=off", "--option", "beginner_1=on"], 3),
        (["--players", "5", "--seat", "2", "--bots", "random", "--option", "draft=on"], 5),
        (["--humans", "2", "--bots", "random,random", "--seat", "3"], 4),
    ],
    PROJECTS,
    "birds",
    {"en": "Birds", "fr": "Oiseaux", "de": "Vögel"},
    "banker",
    None,
    opening=12,
)
GAMES: Final = (POCKET_MARS, MISSION_RED_PLANET, TERRAFORMING_MARS)
WITH_COMPONENTS: Final = tuple(sample for sample in GAMES if sample.components is not None)
for_every_game: Final = pytest.mark.parametrize("sample", GAMES, ids=lambda sample: sample.id)
at_every_table: Final = pytest.mark.parametrize(
    ("sample", "table", "players"),
    [(sample, *table) for sample in GAMES for table in sample.tables],
    ids=lambda value: value.id if isinstance(value, Sample) else " ".join(value) if isinstance(value, list) else None,
)
