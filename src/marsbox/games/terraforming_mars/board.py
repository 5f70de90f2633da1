"""The Tharsis map: 61 spaces in nine rows, and two places off the map that are reserved for cities."""

from typing import Final

from marsbox.games.terraforming_mars.state import PLANTS, STEEL, TITANIUM

# Rows from the north, spaces from the west. L is land, V volcanic land, O reserved for oceans, N for Noctis City; then
# what a tile there brings: s steel, t titanium, p plants, c cards, each with its number.
ROWS: Final = (
    "Ls2 Os2 L Oc1 O",
    "L Vs1 L L L Oc2",
    "Vc1 L L L L L Ls1",
    "Vt1p1 Lp1 Lp1 Lp1 Lp2 Lp1 Lp1 Op2",
    "Vp2 Lp2 Np2 Op2 Op2 Op2 Lp2 Lp2 Lp2",
    "Lp1 Lp2 Lp1 Lp1 Lp1 Op1 Op1 Op1",
    "L L L L L Lp1 L",
    "Ls2 L Lc1 Lc1 L Lt1",
    "Ls1 Ls2 L L Ot2",
)
NAMES: Final = {
    "r2c2": "Tharsis Tholus",
    "r3c1": "Ascraeus Mons",
    "r4c1": "Pavonis Mons",
    "r5c1": "Arsia Mons",
    "r5c3": "Noctis City",
}

LAND: Final = 0
VOLCANO: Final = 1
OCEAN_SPACE: Final = 2
NOCTIS: Final = 3
OFF_MAP: Final = 4
CARD_BONUS: Final = 6  # stands for a card where else a resource stands
_KINDS: Final = {"L": LAND, "V": VOLCANO, "O": OCEAN_SPACE, "N": NOCTIS}
_BONUS: Final = {"s": STEEL, "t": TITANIUM, "p": PLANTS, "c": CARD_BONUS}

HEXES: Final = 61
PHOBOS: Final = 61
GANYMEDE: Final = 62
SPACES: Final = 63


def _layout() -> tuple[list[str], list[int], list[tuple[tuple[int, int], ...]], list[tuple[int, ...]]]:
    ids: list[str] = []
    kinds: list[int] = []
    bonuses: list[tuple[tuple[int, int], ...]] = []
    for row, line in enumerate(ROWS, start=1):
        for column, code in enumerate(line.split(), start=1):
            ids.append(f"r{row}c{column}")
            kinds.append(_KINDS[code[0]])
            bonuses.append(tuple([(_BONUS[code[at]], int(code[at + 1])) for at in range(1, len(code), 2)]))
    index = {space: number for number, space in enumerate(ids)}
    neighbours = [
        _around(row, column, index) for row, line in enumerate(ROWS, 1) for column in range(1, len(line.split()) + 1)
    ]
    for name in ("phobos_space_haven", "ganymede_colony"):
        ids.append(name)
        kinds.append(OFF_MAP)
        bonuses.append(())
        neighbours.append(())
    return ids, kinds, bonuses, neighbours


def _around(row: int, column: int, index: dict[str, int]) -> tuple[int, ...]:
    """The neighbours of a space, clockwise from the top left; the fifth row is the widest."""
    above = -1 if row <= 5 else 0
    below = 0 if row < 5 else -1
    places = (
        (row - 1, column + above),
        (row - 1, column + above + 1),
        (row, column + 1),
        (row + 1, column + below + 1),
        (row + 1, column + below),
        (row, column - 1),
    )
    names = [f"r{place[0]}c{place[1]}" for place in places]
    return tuple([index[name] for name in names if name in index])


_IDS, _SPACE_KINDS, _BONUSES, _NEIGHBOURS = _layout()
SPACE_IDS: Final[tuple[str, ...]] = tuple(_IDS)
SPACE_KINDS: Final[tuple[int, ...]] = tuple(_SPACE_KINDS)
BONUSES: Final[tuple[tuple[tuple[int, int], ...], ...]] = tuple(_BONUSES)
NEIGHBOURS: Final[tuple[tuple[int, ...], ...]] = tuple(_NEIGHBOURS)
NOCTIS_SPACE: Final = SPACE_IDS.index("r5c3")


def metal_of(space: int) -> int:
    """The metal that a space shows: steel, titanium or -1."""
    for resource, _ in BONUSES[space]:
        if resource in (STEEL, TITANIUM):
            return resource
    return -1
