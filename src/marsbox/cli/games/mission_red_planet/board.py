"""The board of Mission: Red Planet in a terminal of 80 characters: 16 lines for three players and 18 for five."""

import textwrap
from itertools import zip_longest
from typing import Any, Final

from rich.cells import cell_len
from rich.text import Text

from marsbox.cli.games.board import Board, Face, Guide, folded_lines
from marsbox.cli.games.mission_red_planet.components import CARD_STYLES, RESOURCE_STYLES
from marsbox.cli.games.player_marks import PLAYER_STYLES, player_marks
from marsbox.cli.games.touches import touching
from marsbox.cli.language import Sentences
from marsbox.cli.terminal.text_width import cut, padded
from marsbox.core import SPECTATOR, ScoreItem, State, View
from marsbox.games.mission_red_planet.game import MissionRedPlanet
from marsbox.games.mission_red_planet.scoring import score_sheet
from marsbox.games.mission_red_planet.state import CHARACTERS, RESOURCES, MissionState
from marsbox.text.mission_red_planet.words import MissionRedPlanetWords

ZONE_WIDTH: Final = 17
FOUND_WIDTH: Final = 6
ASTRONAUTS_WIDTH: Final = 12
TOKENS_WIDTH: Final = 4
DISCOVERY_WIDTHS: Final = (9, 20)  # at 80 characters, and as much as there is ever to show
PAD_WIDTH: Final = 26
GAP: Final = 2
SEATS_WIDTH: Final = 5  # of a ship
HAND_WIDTH: Final = len(CHARACTERS)
CALLED_WIDTH: Final = 14
NAME_WIDTHS: Final = (8, 20)
NUMBERS: Final = (
    "mission_reserve",
    "mission_lost",
    "mission_ice",
    "mission_sylvanite",
    "mission_celerium",
    "board_points",
)
IN_FLIGHT: Final = "↑"
TOKEN: Final = "*"
FACE_DOWN: Final = "?"
FREE: Final = "·"
NOTHING: Final = "–"


class MissionRedPlanetBoard(Board):
    """Mars with the launch pad beside it, then a line for each seat."""

    def __init__(self, game: MissionRedPlanet, words: MissionRedPlanetWords, say: Sentences) -> None:
        self.game = game
        self.words = words
        self.say = say

    def draw(self, view: View, width: int) -> list[Text]:
        marks = player_marks([self.words.player(seat) for seat in range(view["players"])])
        lines = [
            self._title(view, marks, width),
            *self._mars_and_pad(view, marks, width),
            *self._seats(view, marks, width),
        ]
        for line in lines:
            line.rstrip()
            line.truncate(width, overflow="ellipsis")
        return lines

    def score_sheets(self, state: State) -> list[list[ScoreItem]]:
        assert isinstance(state, MissionState)
        box = self.game.box
        if state.over:
            return [score_sheet(box, state, seat) for seat in range(state.players)]
        # discoveries, bonus cards and what they decide are still secret
        return [
            [
                ScoreItem(name, number * box.resources[resource].value, (number,))
                for resource, name in enumerate(RESOURCES)
                if (number := state.scored[seat * len(RESOURCES) + resource])
            ]
            for seat in range(state.players)
        ]

    def face(self, view: View, width: int, height: int) -> Face:
        if not height:
            return super().face(view, width, height)
        marks = player_marks([self.words.player(seat) for seat in range(view["players"])])
        mars = [Text(), *self._mars_and_pad(view, marks, width), Text()]
        players = [*self._seats(view, marks, width), Text()]
        for line in (*mars, *players):
            line.truncate(width, overflow="ellipsis")
        return Face(self._title(view, marks, width), mars, players)

    def hand(self, view: View, state: State, width: int) -> list[Text]:
        if view["seat"] == SPECTATOR:
            return []
        side = view["seats"][view["seat"]]
        lines: list[Text] = []
        cards = [card for card in side["dealt"] or side["bonus"] if card is not None]
        if cards:
            lines.append(Text(self.say("mission_cards"), style="bold underline"))
        for card in cards:
            facts = self.words.card_facts(card)
            line = Text(facts["name"], style=CARD_STYLES["bonus"]).append(f": {facts['text']}", style="default")
            lines += [touching(part, f"card:{card}") for part in folded_lines(line, width)]
        lines.append(Text(self.say("mission_characters"), style="bold underline"))
        for number, who in enumerate(CHARACTERS, start=1):
            if who in side["hand"]:
                line = Text(f"{number} {self.words.character(who)}", style="bold")
                line.append(f": {self.words.character_text(who)}", style="not bold")
                lines += [touching(part, f"character:{who}") for part in folded_lines(line, width)]
        return lines

    def guide(self) -> Guide:
        return Guide(self.say("mission_things"), self.say("mission_signs"), self.say("mission_examples"))

    # ---- the head

    def _title(self, view: View, marks: list[str], width: int) -> Text:
        parts = [self.words.game_name()]
        if view["turn"] == 0 or view["phase"] == "over":
            parts.append(self.words.phase(view))
        else:
            parts.append(self.say("mission_turn", turn=view["turn"], last=view["last_turn"]))
            scoring = next(scoring for scoring in view["scorings"] if scoring["turn"] >= view["turn"])
            parts.append(self.say("mission_scoring", **scoring))
        if view["phase"] == "over":
            return Text(" · ".join(parts), style="bold")
        first = view["first"]
        titles = [
            " · ".join([*parts, self.say("mission_medal", name=name)])
            for name in (self.words.player(first), marks[first])
        ]
        return Text(next((title for title in titles if cell_len(title) <= width), titles[-1]), style="bold")

    # ---- Mars and the launch pad

    def _mars_and_pad(self, view: View, marks: list[str], width: int) -> list[Text]:
        fixed = ZONE_WIDTH + FOUND_WIDTH + ASTRONAUTS_WIDTH + TOKENS_WIDTH + 4
        least, most = DISCOVERY_WIDTHS
        discovery = max(least, min(most, width - fixed - GAP - PAD_WIDTH))
        mars = [self._mars_head(), *[self._zone(zone, marks, discovery) for zone in view["zones"]]]
        pad = self._pad(view, marks)
        cards = {side["seat"]: self._known_cards(side) for side in view["seats"]}
        listed = [_owned(marks, seat, card) for seat, known in cards.items() for card in known]
        below = [line for seat, known in cards.items() if known for line in _in_a_row(marks, seat, known, width)]
        # cards stand under the launch pad, or in rows under Mars where that takes fewer lines
        if len(pad) + len(listed) - len(mars) > len(below):
            listed = []
        else:
            below = []
        lines = []
        for left, right in zip_longest(mars, pad + listed, fillvalue=Text()):
            line = left.copy()
            line.append(" " * (fixed + discovery + GAP - len(line)))
            lines.append(line.append_text(right))
        return lines + below

    def _mars_head(self) -> Text:
        parts = [
            padded(self.say("mission_zone"), ZONE_WIDTH),
            padded(self.say("mission_found"), FOUND_WIDTH),
            padded(self.say("mission_astronauts"), ASTRONAUTS_WIDTH),
            padded(self.say("mission_tokens"), TOKENS_WIDTH),
            self.say("mission_discovery"),
        ]
        return Text(" ".join(parts), style="dim")

    def _zone(self, zone: dict[str, Any], marks: list[str], discovery: int) -> Text:
        line = Text(padded(self.words.zone(zone["zone"]), ZONE_WIDTH) + " ", style="" if zone["outer"] else "italic")
        found = zone["resource"]
        pot = f"+{zone['pot']}" if zone["pot"] else ""
        taker = zone["token_taken_by"]
        taken = "" if taker is None else f":{marks[taker]}"
        shown = NOTHING if found is None else self.words.resource(found)[:3] + pot + taken
        line.append(padded(shown, FOUND_WIDTH) + " ", style=RESOURCE_STYLES.get(found, "dim"))
        here = zone["zone"]
        line.append_text(_astronauts(zone["astronauts"], marks, here))
        tokens = Text(padded(str(zone["destinations"]), TOKENS_WIDTH))
        line.append(" ").append_text(touching(tokens, f"token:{here}")).append(" ")
        if not zone["outer"]:
            line.append(cut(self.say("mission_central"), discovery), style="dim")
        elif zone["discovery"] is not None:
            card = Text(cut(self._discovery(zone["discovery"], marks), discovery))
            line.append_text(touching(card, f"discovery:{here}"))
        return touching(line, f"zone:{here}")

    def _discovery(self, discovery: dict[str, Any], marks: list[str]) -> str:
        """Its name where it is known, else who knows it."""
        if discovery["card"] is not None:
            return self.words.card_name(discovery["card"])
        return f"{FACE_DOWN} {''.join(marks[seat] for seat in discovery['known_by'])}"

    def _pad(self, view: View, marks: list[str]) -> list[Text]:
        seats = max(SEATS_WIDTH, *[ship["seats"] for ship in view["pad"] if ship is not None], 0)
        lines = [Text(self.say("mission_pad", count=view["ship_pile"]), style="dim")]
        for dock, ship in enumerate(view["pad"]):
            lines.append(touching(self._ship(dock + 1, ship, marks, seats), f"ship:{dock}"))
        piles = self.say("mission_piles", events=view["event_pile"], resources=view["resource_pile"])
        return [*lines, touching(Text(piles, style="dim"), "events")]

    def _known_cards(self, side: dict[str, Any]) -> list[str]:
        """The names of a seat's event cards, as far as they are known."""
        return [self.words.card_name(card) for card in side["dealt"] or side["bonus"] if card is not None]

    def _ship(self, dock: int, ship: dict[str, Any] | None, marks: list[str], width: int) -> Text:
        line = Text(str(dock))
        if ship is None:
            return line.append(f" {NOTHING}")
        line.append(IN_FLIGHT if ship["flying"] else " ", style="bold")
        for seat, number in enumerate(ship["crew"]):
            crew = Text(marks[seat] * number, style=PLAYER_STYLES[seat])
            line.append_text(touching(crew, f"crew:{dock - 1}:{seat}"))
        line.append(padded(FREE * (ship["seats"] - sum(ship["crew"])), width - sum(ship["crew"])) + " ")
        if ship["token"] is not None:
            return line.append(self.words.zone(ship["token"]) + TOKEN)
        return line.append(self.say("mission_manual") if ship["printed"] is None else self.words.zone(ship["printed"]))

    # ---- the seats

    def _seats(self, view: View, marks: list[str], width: int) -> list[Text]:
        titles = [self.say(title) for title in NUMBERS]
        bonus = self.say("mission_bonus")
        taken = sum(len(title) + 1 for title in titles) + HAND_WIDTH + 1 + len(bonus) + 1 + CALLED_WIDTH
        least, most = NAME_WIDTHS
        name = max(least, min(most, width - taken - 5))
        head = Text(" " * (name + 5) + " ".join(titles) + " ", style="dim")
        head.append(padded(self.say("board_hand"), HAND_WIDTH) + f" {bonus} " + self.say("mission_called"))
        return [head, *[self._seat(view, side, marks, name) for side in view["seats"]]]

    def _seat(self, view: View, side: dict[str, Any], marks: list[str], name: int) -> Text:
        seat = side["seat"]
        line = Text("> " if seat in view["waiting"] else "  ")
        line.append(marks[seat], style=PLAYER_STYLES[seat])
        shown = " " + padded(self.words.player(seat), name) + " "
        line.append(shown, style="bold" if seat == view["seat"] else "")
        tokens = [side["tokens"][resource] for resource in RESOURCES]
        numbers = (side["reserve"], side["memorial"], *tokens, side["points"])
        styles = ("", "", *RESOURCE_STYLES.values(), "bold")
        for title, number, style in zip(NUMBERS, numbers, styles, strict=True):
            line.append(padded(str(number), len(self.say(title))) + " ", style=style)
        hand = [str(number) if who in side["hand"] else FREE for number, who in enumerate(CHARACTERS, start=1)]
        line.append("".join(hand) + " ")
        line.append(padded(str(len(side["bonus"])), len(self.say("mission_bonus"))) + " ")
        return touching(line.append(self._called(view, side)), f"seat:{seat}")

    def _called(self, view: View, side: dict[str, Any]) -> str:
        """The character that a seat plays this turn; one that is not called yet stands in brackets."""
        if side["called"] is not None:
            return f"{_number(side['called'])} {self.words.character(side['called'])}"
        chosen = side["chosen"]
        if side["seat"] == view["seat"]:
            chosen = next((answer["choose"] for answer in view["answers"] if "choose" in answer), chosen)
        if chosen is not None:
            return f"({_number(chosen)})"
        return self.say("mission_ready") if side["complete"] else ""


def _number(character: str) -> int:
    return CHARACTERS.index(character) + 1


def _owned(marks: list[str], seat: int, text: str) -> Text:
    """A text after the sign of the seat whose it is."""
    return Text(marks[seat], style=PLAYER_STYLES[seat]).append(f" {text}", style="not bold default")


def _in_a_row(marks: list[str], seat: int, cards: list[str], width: int) -> list[Text]:
    """The cards of a seat one after the other."""
    first, *rest = textwrap.wrap(", ".join(cards), width - 2)
    return [_owned(marks, seat, first), *[Text(f"  {more}") for more in rest]]


def _astronauts(counts: list[int], marks: list[str], zone: str) -> Text:
    """A letter for each astronaut, or letters with numbers where they are too many."""
    groups = [marks[seat] * count for seat, count in enumerate(counts)]
    sign = " "
    if len(" ".join(filter(None, groups))) > ASTRONAUTS_WIDTH:
        groups = [f"{marks[seat]}{count}" if count else "" for seat, count in enumerate(counts)]
        sign = " " if len(" ".join(filter(None, groups))) <= ASTRONAUTS_WIDTH else ""
    line = Text()
    for seat, group in enumerate(groups):
        if group:
            line.append(sign if len(line) else "")
            line.append_text(touching(Text(group, style=PLAYER_STYLES[seat]), f"astronauts:{zone}:{seat}"))
    line.truncate(ASTRONAUTS_WIDTH)
    line.append(" " * (ASTRONAUTS_WIDTH - len(line)))
    return line
