"""The board of Terraforming Mars in a terminal of 80 characters: 12 lines alone, 15 for two players and 18 for five."""

import textwrap
from typing import Any, Final

from rich.cells import cell_len
from rich.text import Text

from marsbox.cli.games.board import Board, Face, Guide
from marsbox.cli.games.component_list import folded
from marsbox.cli.games.player_marks import PLAYER_STYLES, player_marks
from marsbox.cli.games.terraforming_mars.components import CARD_STYLES
from marsbox.cli.games.terraforming_mars.goals import Goals, compared, progress
from marsbox.cli.games.terraforming_mars.map import LARGE_HEIGHT, LARGE_WIDTH, MAP_WIDTH, TharsisMap
from marsbox.cli.games.terraforming_mars.player_cards import PlayerCards
from marsbox.cli.games.touches import touching
from marsbox.cli.language import Sentences
from marsbox.cli.terminal.text_width import cut, padded
from marsbox.core import SPECTATOR, ScoreItem, State, View
from marsbox.games.terraforming_mars.cards import PRINTED
from marsbox.games.terraforming_mars.game import TerraformingMars
from marsbox.games.terraforming_mars.projects import NEEDED
from marsbox.games.terraforming_mars.scoring import score_sheet
from marsbox.games.terraforming_mars.state import (
    CARD_KINDS,
    OCEAN_TILES,
    OXYGEN_STEPS,
    RESOURCES,
    TAGS,
    TEMPERATURE_STEPS,
    TerraformingState,
)
from marsbox.text.terraforming_mars.words import TerraformingMarsWords

GAP: Final = 2
QUESTION_HEIGHT: Final = 13  # lines of a full screen for the title, a question and the keys
COLUMN_WIDTH: Final = 20
NAME_WIDTHS: Final = (8, 20)
TAGS_WIDTH: Final = 22  # as much as is wanted before names are shown in full
CORPORATION_WIDTH: Final = 16
WIDE: Final = 100  # from here on corporations are shown
SHORTEST_NAME: Final = 4  # of a milestone or an award
RESOURCE_STYLES: Final = ("yellow", "bright_black", "bright_yellow", "green", "magenta", "red")
LAST_TEMPERATURE: Final = 2 * TEMPERATURE_STEPS - 30
PASSED: Final = "×"
FIRST: Final = "*"
READY: Final = "→"
USED: Final = "×"
TAKEN: Final = "+"
NOTHING: Final = "–"

_CARDS: Final = {card.id: card for card in PRINTED}


class TerraformingMarsBoard(Board):
    """Mars with the own cards beside it, then a line for each seat, milestones and awards."""

    def __init__(self, game: TerraformingMars, words: TerraformingMarsWords, say: Sentences) -> None:
        self.game = game
        self.words = words
        self.say = say
        self._map = TharsisMap(say)
        self._player_cards = PlayerCards(game, words, say)
        self._goals = Goals(words, say)

    def draw(self, view: View, width: int) -> list[Text]:
        marks = player_marks([self.words.player(seat) for seat in range(view["players"])])
        lines = [
            self._title(view),
            *self._mars_and_cards(view, marks, width),
            *self._seats(view, marks, width),
        ]
        if view["players"] > 1:
            lines += [self._milestones(view, marks, width), self._awards(view, marks, width)]
        for side in view["seats"]:
            if side["seat"] != view["seat"] and side["hand"] is not None:
                lines += self._open_hand(side, marks, width)
        for line in lines:
            line.rstrip()
            line.truncate(width, overflow="ellipsis")
        return lines

    def score_sheets(self, state: State) -> list[list[ScoreItem]]:
        assert isinstance(state, TerraformingState)
        return [score_sheet(state, seat) for seat in range(state.players)]

    def heading(self, verb: str, content: object) -> str:
        if verb != "place":
            return self.words.verb(verb)
        row, _, column = str(content).removeprefix("r").partition("c")
        return self.say("terraforming_row", row=row) if column.isdecimal() else ""

    def player_cards(self, state: State, seat: int, owner: str) -> list[str]:
        names = [self.words.player(other) for other in range(state.players)]
        owners = {
            folded(called): other
            for called_so in (names, player_marks(names))
            for other, called in enumerate(called_so)
        }
        shown = owners.get(folded(owner), SPECTATOR) if owner else seat
        return [] if shown == SPECTATOR else self._player_cards.page(state, seat, shown)

    # ---- on a full screen

    def ends_selection(self, verb: str) -> bool:
        return verb == "done"

    def face(self, view: View, width: int, height: int) -> Face:
        if not height:
            return super().face(view, width, height)
        marks = player_marks([self.words.player(seat) for seat in range(view["players"])])
        players = self._seats(view, marks, width)
        large = height - len(players) >= LARGE_HEIGHT + QUESTION_HEIGHT
        board = self._map.draw_large(view, marks) if large else self._map.draw(view, marks)
        beside = self._goals.lines(view, marks, len(board))
        taken = LARGE_WIDTH if large else MAP_WIDTH
        column = (width - taken) // max(1, len(beside)) - 1
        for group in beside:
            for line, entry in zip(board, group, strict=False):
                entry.truncate(column, overflow="ellipsis")
                line.append(" ").append_text(entry).append(" " * (column - len(entry)))
        for line in (*board, *players):
            line.truncate(width, overflow="ellipsis")
        return Face(self._title(view), board, players)

    def hand(self, view: View, state: State, width: int) -> list[Text]:
        return [] if view["seat"] == SPECTATOR else self._player_cards.in_sight(view, state, width)

    def guide(self) -> Guide:
        return Guide(self.say("terraforming_things"), self.say("terraforming_signs"), self.say("terraforming_examples"))

    # ---- the head

    def _title(self, view: View) -> Text:
        parts = [self.words.game_name()]
        if view["phase"] == "over":
            parts.append(self.words.phase(view))
        elif view["last_generation"] is not None:
            parts.append(self.say("terraforming_generation", number=f"{view['generation']}/{view['last_generation']}"))
        else:
            parts.append(self.say("terraforming_generation", number=view["generation"]))
        parts += [
            self.say("terraforming_temperature", now=view["temperature"], last=LAST_TEMPERATURE),
            self.say("terraforming_oxygen", now=view["oxygen"], last=OXYGEN_STEPS),
            self.say("terraforming_oceans", now=view["oceans"], last=OCEAN_TILES),
        ]
        if view["phase"] != "over":
            parts.append(self.say("terraforming_deck", count=view["deck"]))
        return Text(" · ".join(parts), style="bold")

    # ---- Mars and the own cards

    def _mars_and_cards(self, view: View, marks: list[str], width: int) -> list[Text]:
        lines = self._map.draw(view, marks)
        room = width - MAP_WIDTH - GAP
        beside = max(1, (room + 1) // (COLUMN_WIDTH + 1))
        column = (room + 1) // beside - 1
        entries = self._own_cards(view, column)
        most = beside * len(lines)
        if len(entries) > most:
            more = self.say("terraforming_more", count=len(entries) - most + 1)
            entries = [*entries[: most - 1], Text(more, style="dim")]
        for number, entry in enumerate(entries):
            line = lines[number % len(lines)]
            line.append(" " * (MAP_WIDTH + GAP + number // len(lines) * (column + 1) - cell_len(line.plain)))
            entry.truncate(column)
            line.append_text(entry)
        return lines

    def _own_cards(self, view: View, width: int) -> list[Text]:
        """What a seat has before it and in hand, with prices, and its cards in play that have cubes or an action."""
        if view["seat"] == SPECTATOR:
            return []
        side = view["seats"][view["seat"]]
        taken = [card for answer in view["answers"] for card in answer.values()]
        shown: list[tuple[str, list[Text]]] = [
            (
                self.say("terraforming_offered", count=len(view["offered"])),
                [
                    *[self._card(card, TAKEN if card in taken else "", width) for card in view["corporations"]],
                    *[
                        self._card(card, TAKEN if card in taken else str(_CARDS[card].cost), width)
                        for card in sorted(view["offered"], key=lambda card: _CARDS[card].number)
                    ],
                ],
            ),
            (
                self.say("terraforming_drafted", count=len(view["drafted"])),
                [self._card(card, str(_CARDS[card].cost), width) for card in view["drafted"]],
            ),
            (
                self.say("terraforming_hand", count=len(side["hand"])),
                [
                    self._card(card, TAKEN if card in view["selling"] else str(price), width)
                    for card, price in view["prices"].items()
                ],
            ),
            (
                self.say("terraforming_in_play", count=len(side["played"])),
                [self._in_play(entry, width) for entry in side["played"] if _is_active(entry)],
            ),
        ]
        return [line for title, cards in shown if cards for line in (Text(title, style="dim"), *cards)]

    def _card(self, card: str, sign: str, width: int) -> Text:
        style = CARD_STYLES[CARD_KINDS[_CARDS[card].kind]]
        line = Text(f"{sign:>2} ").append(cut(self.words.card_name(card), width - 3), style=style)
        return touching(line, f"card:{card}")

    def _in_play(self, entry: dict[str, Any], width: int) -> Text:
        card = _CARDS[entry["card"]]
        sign = "" if not card.action else USED if entry["used"] else READY
        cubes = f" {entry['cubes']}" if card.holds >= 0 else ""
        line = self._card(entry["card"], sign, width - len(cubes))
        return line.append(cubes, style="bold")

    # ---- the seats

    def _seats(self, view: View, marks: list[str], width: int) -> list[Text]:
        titles = self.say("terraforming_columns").split()
        rows = [self._numbers(side) for side in view["seats"]]
        widths = [max(len(title), *[len(row[at]) for row in rows]) for at, title in enumerate(titles)]
        if width >= WIDE:
            titles.append(self.say("terraforming_corporation"))
            widths.append(CORPORATION_WIDTH)
            for side, row in zip(view["seats"], rows, strict=True):
                card = side["corporation"]
                row.append(NOTHING if card is None else cut(self.words.card_name(card), CORPORATION_WIDTH))
        least, most = NAME_WIDTHS
        taken = sum(width + 1 for width in widths) + 5
        name = max(least, min(most, width - taken - TAGS_WIDTH))
        tags = width - taken - name
        head = " ".join(padded(title, width) for title, width in zip(titles, widths, strict=True))
        lines = [Text(" " * (name + 5) + head + " " + self.words.card_part("tags"), style="dim")]
        for side, row in zip(view["seats"], rows, strict=True):
            line = self._name(view, side, marks, name)
            for at, (number, wide) in enumerate(zip(row, widths, strict=True)):
                style = RESOURCE_STYLES[at - 1] if 1 <= at <= len(RESOURCES) else "bold" if at == 0 else ""
                line.append(padded(number, wide) + " ", style=style)
            lines.append(touching(line.append(self._tags(side, tags)), f"seat:{side['seat']}"))
        return lines

    def _numbers(self, side: dict[str, Any]) -> list[str]:
        """TR, each resource with its production, and the cards in hand."""
        mat = [f"{side['resources'][name]}{side['production'][name]:+}" for name in RESOURCES]
        return [str(side["rating"]), *mat, str(side["hand_count"])]

    def _name(self, view: View, side: dict[str, Any], marks: list[str], width: int) -> Text:
        seat = side["seat"]
        line = Text("> " if seat in view["waiting"] else f"{PASSED} " if side["passed"] else "  ")
        line.append(marks[seat], style=PLAYER_STYLES[seat])
        shown = (FIRST if seat == view["first"] else " ") + padded(self.words.player(seat), width) + " "
        return line.append(shown, style="bold" if seat == view["seat"] else "")

    def _tags(self, side: dict[str, Any], width: int) -> str:
        """Short names with numbers, close together where they would not fit else."""
        short = dict(zip(TAGS, self.say("terraforming_tags").split(), strict=True))
        parts = [f"{short[tag]}{count}" for tag, count in side["tags"].items() if count]
        spaced = " ".join(parts)
        return spaced if cell_len(spaced) <= width else cut("".join(parts), width)

    # ---- milestones and awards

    def _milestones(self, view: View, marks: list[str], width: int) -> Text:
        entries: list[tuple[str, int | None, str]] = []
        for entry, needed in zip(view["milestones"], NEEDED, strict=True):
            reached = [progress(view, side, entry["milestone"]) for side in view["seats"]]
            shown = max(reached) if view["seat"] == SPECTATOR else reached[view["seat"]]
            figures = f"{shown}/{needed}" if entry["seat"] is None else ""
            entries.append((self.words.milestone(entry["milestone"]), entry["seat"], figures))
        return _in_a_line(self.say("terraforming_milestones"), entries, marks, width)

    def _awards(self, view: View, marks: list[str], width: int) -> Text:
        entries: list[tuple[str, int | None, str]] = []
        for entry in view["awards"]:
            counts = [compared(view, side, entry["award"]) for side in view["seats"]]
            own = "" if view["seat"] == SPECTATOR else f"{counts[view['seat']]}/"
            entries.append((self.words.award(entry["award"]), entry["seat"], f"{own}{max(counts)}"))
        title = self.say("terraforming_awards")
        if view["award_price"] is not None:
            title = self.say("terraforming_awards_price", price=view["award_price"])
        return _in_a_line(title, entries, marks, width)

    # ---- open hands

    def _open_hand(self, side: dict[str, Any], marks: list[str], width: int) -> list[Text]:
        """The cards of a seat one after the other, as they are seen in a replay."""
        names = ", ".join(self.words.card_name(card) for card in side["hand"])
        first, *rest = textwrap.wrap(names, width - 2) or [NOTHING]
        line = Text(marks[side["seat"]], style=PLAYER_STYLES[side["seat"]])
        return [line.append(f" {first}", style="not bold default"), *[Text(f"  {more}") for more in rest]]


def _is_active(entry: dict[str, Any]) -> bool:
    card = _CARDS[entry["card"]]
    return bool(card.action) or card.holds >= 0


def _in_a_line(title: str, entries: list[tuple[str, int | None, str]], marks: list[str], width: int) -> Text:
    """Names with the sign of who has them and their figures; names are as long as the width allows."""
    longest = max(len(name) for name, _, _ in entries)
    for length in range(longest, SHORTEST_NAME - 1, -1):
        line = Text(title, style="dim")
        for name, seat, figures in entries:
            shown = name if len(name) <= length else f"{name[: length - 1]}."
            line.append(f"  {shown}", style="not dim default")
            if seat is not None:
                line.append(f" [{marks[seat]}]", style=f"not dim {PLAYER_STYLES[seat]}")
            if figures:
                line.append(f" {figures}", style="not dim default")
        if len(line) <= width:
            break
    return line
