"""What players of Terraforming Mars aim for: milestones, awards and standard projects, and how far they have come."""

from collections.abc import Sequence
from typing import Any, Final

from rich.text import Text

from marsbox.cli.games.player_marks import PLAYER_STYLES
from marsbox.cli.games.touches import touching
from marsbox.cli.language import Sentences
from marsbox.core import SPECTATOR, View
from marsbox.games.terraforming_mars.projects import NEEDED
from marsbox.text.terraforming_mars.words import TerraformingMarsWords

CITIES: Final = ("city", "capital")


class Goals:
    """Milestones, awards and standard projects in columns, for a screen that is large enough."""

    def __init__(self, words: TerraformingMarsWords, say: Sentences) -> None:
        self.words = words
        self.say = say

    def lines(self, view: View, marks: list[str], height: int) -> list[list[Text]]:
        """All of them below each other if the height allows, else in two columns."""
        goals = [*self._milestones(view, marks), *self._awards(view, marks)] if view["players"] > 1 else []
        projects = self._projects(view)
        return [goals + projects] if len(goals) + len(projects) <= height else [goals[:height], projects]

    def _milestones(self, view: View, marks: list[str]) -> list[Text]:
        lines = [Text(self.say("terraforming_milestones"), style="bold")]
        for entry, needed in zip(view["milestones"], NEEDED, strict=True):
            reached = [progress(view, side, entry["milestone"]) for side in view["seats"]]
            shown = max(reached) if view["seat"] == SPECTATOR else reached[view["seat"]]
            line = self._goal(self.words.milestone(entry["milestone"]), entry["seat"], marks, f"{shown}/{needed}")
            lines.append(touching(line, f"milestone:{entry['milestone']}"))
        return lines

    def _awards(self, view: View, marks: list[str]) -> list[Text]:
        price = view["award_price"]
        title = "terraforming_awards" if price is None else "terraforming_awards_price"
        lines = [Text(self.say(title, price=price), style="bold")]
        for entry in view["awards"]:
            counts = [compared(view, side, entry["award"]) for side in view["seats"]]
            own = "" if view["seat"] == SPECTATOR else f"{counts[view['seat']]}/"
            line = self._goal(self.words.award(entry["award"]), entry["seat"], marks, f"{own}{max(counts)}")
            lines.append(touching(line, f"award:{entry['award']}"))
        return lines

    def _projects(self, view: View) -> list[Text]:
        lines = []
        for project, price in view["projects"].items():
            line = Text(f"{price or '':>2} {self.words.project(project)}")
            lines.append(touching(line, f"project:{project}"))
        return lines

    def _goal(self, name: str, seat: int | None, marks: list[str], figures: str) -> Text:
        line = Text()
        if seat is not None:
            line.append(f"[{marks[seat]}] ", style=PLAYER_STYLES[seat])
        return line.append(f"{figures} {name}" if seat is None else name)


def _tiles(view: View, seat: int, kinds: Sequence[str]) -> int:
    return len([tile for tile in view["tiles"] if tile["seat"] == seat and (not kinds or tile["tile"] in kinds)])


def progress(view: View, side: dict[str, Any], milestone: str) -> int:
    """How far a seat has come towards a milestone."""
    found: dict[str, int] = {
        "terraformer": side["rating"],
        "mayor": _tiles(view, side["seat"], CITIES),
        "gardener": _tiles(view, side["seat"], ("greenery",)),
        "builder": side["tags"]["building"],
        "planner": side["hand_count"],
    }
    return found[milestone]


def compared(view: View, side: dict[str, Any], award: str) -> int:
    """What an award compares."""
    stock = side["resources"]
    found: dict[str, int] = {
        "landlord": _tiles(view, side["seat"], ()),
        "banker": side["production"]["megacredits"],
        "scientist": side["tags"]["science"],
        "thermalist": stock["heat"],
        "miner": stock["steel"] + stock["titanium"],
    }
    return found[award]
