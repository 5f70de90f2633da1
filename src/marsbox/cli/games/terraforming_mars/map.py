"""The Tharsis map of Terraforming Mars in a terminal: nine rows of hexes, three characters for each."""

from typing import Any, Final

from rich.text import Text

from marsbox.cli.games.player_marks import PLAYER_STYLES
from marsbox.cli.games.touches import touching
from marsbox.cli.language import Sentences
from marsbox.core import View
from marsbox.games.terraforming_mars.board import (
    BONUSES,
    CARD_BONUS,
    HEXES,
    LAND,
    NOCTIS,
    OCEAN_SPACE,
    ROWS,
    SPACE_IDS,
    SPACE_KINDS,
    VOLCANO,
)
from marsbox.games.terraforming_mars.state import PLANTS, STEEL, TILES, TITANIUM

SPACE_SIGNS: Final = {LAND: "·", VOLCANO: "^", OCEAN_SPACE: "~", NOCTIS: "#"}
SPACE_STYLES: Final = {LAND: "dim", VOLCANO: "", OCEAN_SPACE: "blue", NOCTIS: ""}
BONUS_KINDS: Final = (STEEL, TITANIUM, PLANTS, CARD_BONUS)  # in the order of the letters in the sentences
OCEAN_STYLE: Final = "bold bright_blue"
NEUTRAL_STYLE: Final = "bold"
NEUTRAL_MARK: Final = "-"
CELL: Final = 4
LABEL: Final = 2  # the number of the row
WIDEST: Final = 9  # hexes in a row
LARGE_CELL: Final = 6
LARGE_WIDTH: Final = LABEL + WIDEST * LARGE_CELL
LARGE_HEIGHT: Final = 2 * len(ROWS)
TILE_STYLES: Final = {
    "ocean": "bold blue reverse",
    "greenery": "bold green reverse",
    "city": "bold reverse",
    "capital": "bold reverse",
}
OTHER_TILE_STYLE: Final = "bold yellow reverse"
MAP_WIDTH: Final = LABEL + WIDEST * CELL - 1
OFF_MAP: Final = ((0, HEXES, "terraforming_phobos"), (len(ROWS) - 1, HEXES + 1, "terraforming_ganymede"))


class TharsisMap:
    """Draws the map as it is seen: tiles with their owners, bonuses, spaces that are reserved."""

    def __init__(self, say: Sentences) -> None:
        self.say = say
        self._tiles = dict(zip(TILES[1:], say("terraforming_tiles").split(), strict=True))
        self._bonus = dict(zip(BONUS_KINDS, say("terraforming_bonuses").split(), strict=True))

    def draw(self, view: View, marks: list[str]) -> list[Text]:
        """A line for each row of hexes; the two places off the map stand beside them once a city is there."""
        tiles = {tile["space"]: tile for tile in view["tiles"]}
        claims = {claim["space"]: claim["seat"] for claim in view["claims"]}
        lines = []
        space = 0
        for row, codes in enumerate(ROWS):
            hexes = len(codes.split())
            line = Text(f"{row + 1:<{LABEL}}", style="dim")
            line.append(" " * ((WIDEST - hexes) * CELL // 2))
            for number in range(space, space + hexes):
                drawn = self._hex(number, tiles.get(SPACE_IDS[number]), claims, marks)
                line.append_text(touching(drawn, f"space:{SPACE_IDS[number]}")).append(" ")
            space += hexes
            lines.append(line)
        for row, place, code in OFF_MAP:
            city = tiles.get(SPACE_IDS[place])
            if city is not None:
                lines[row].append(" " + self.say(code) + marks[city["seat"]], style=PLAYER_STYLES[city["seat"]])
        for line in lines:
            line.truncate(MAP_WIDTH)
            line.append(" " * (MAP_WIDTH - len(line)))
        return lines

    def draw_large(self, view: View, marks: list[str]) -> list[Text]:
        """Two lines for each row of hexes: what lies on a space, and whose it is or what it brings."""
        tiles = {tile["space"]: tile for tile in view["tiles"]}
        claims = {claim["space"]: claim["seat"] for claim in view["claims"]}
        lines = []
        space = 0
        for row, codes in enumerate(ROWS):
            hexes = len(codes.split())
            margin = " " * ((WIDEST - hexes) * LARGE_CELL // 2)
            pair = [Text(f"{row + 1:<{LABEL}}{margin}", style="dim"), Text(" " * LABEL + margin)]
            for number in range(space, space + hexes):
                drawn = self._large_hex(number, tiles.get(SPACE_IDS[number]), claims, marks)
                for line, part in zip(pair, drawn, strict=True):
                    line.append_text(touching(part, f"space:{SPACE_IDS[number]}")).append(" ")
            space += hexes
            lines += pair
        for row, place, code in OFF_MAP:
            city = tiles.get(SPACE_IDS[place])
            if city is not None:
                shown = Text(f" {self.say(code)}{marks[city['seat']]}", style=PLAYER_STYLES[city["seat"]])
                lines[2 * row].append_text(touching(shown, f"space:{SPACE_IDS[place]}"))
        for line in lines:
            line.truncate(LARGE_WIDTH)
            line.append(" " * (LARGE_WIDTH - len(line)))
        return lines

    def _large_hex(
        self, space: int, tile: dict[str, Any] | None, claims: dict[str, int], marks: list[str]
    ) -> tuple[Text, Text]:
        wide = LARGE_CELL - 1
        if tile is not None:
            short, seat = self._tiles[tile["tile"]], tile["seat"]
            shape = TILE_STYLES.get(tile["tile"], OTHER_TILE_STYLE)
            owner = shape if seat is None else f"{PLAYER_STYLES[seat]} reverse"
            mark = marks[seat] if seat is not None else NEUTRAL_MARK if tile["neutral"] else ""
            return Text(f"{short:^{wide}}", style=shape), Text(f"{mark:^{wide}}", style=owner)
        kind = SPACE_KINDS[space]
        style = SPACE_STYLES[kind]
        bonus = "".join(self._bonus[what] * number for what, number in BONUSES[space])
        claimed = claims.get(SPACE_IDS[space])
        if claimed is not None:
            return Text(f"{SPACE_SIGNS[kind]:^{wide}}"), Text(f"{marks[claimed]:^{wide}}", style=PLAYER_STYLES[claimed])
        sign = SPACE_SIGNS[kind] * (3 if kind == OCEAN_SPACE else 1)
        return Text(f"{sign:^{wide}}", style=style), Text(f"{bonus:^{wide}}", style=style)

    def _hex(self, space: int, tile: dict[str, Any] | None, claims: dict[str, int], marks: list[str]) -> Text:
        if tile is not None:
            return self._tile(tile, marks)
        claimed = claims.get(SPACE_IDS[space])
        if claimed is not None:
            return Text(f"({marks[claimed]})", style=PLAYER_STYLES[claimed])
        kind = SPACE_KINDS[space]
        bonus = "".join(self._bonus[what] * number for what, number in BONUSES[space])
        return Text(f"{SPACE_SIGNS[kind]}{bonus:<2}", style=SPACE_STYLES[kind])

    def _tile(self, tile: dict[str, Any], marks: list[str]) -> Text:
        short = self._tiles[tile["tile"]]
        if tile["seat"] is not None:
            return Text(short + marks[tile["seat"]], style=PLAYER_STYLES[tile["seat"]])
        if tile["neutral"]:
            return Text(short + NEUTRAL_MARK, style=NEUTRAL_STYLE)
        return Text(f"{short:<3}", style=OCEAN_STYLE)
