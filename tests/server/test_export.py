"""All tables and players go into a file and come back, between databases of any kind; a broken one changes nothing."""

import hashlib
import json
import secrets
import stat
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from datetime import UTC, datetime
from pathlib import Path
from typing import Any

import pytest

from marsbox.core import Setup, UserError
from marsbox.games import GAME_IDS
from marsbox.server import Settings
from marsbox.server.export.transfer import export_all, import_all
from marsbox.server.play.table import Table
from marsbox.server.runtime.errors import message_of
from marsbox.server.store.database import Database
from marsbox.server.store.players import Players
from marsbox.server.store.table_store import TableStore
from marsbox.server.tables.catalog import Catalog
from marsbox.server.tables.model import Head, Seat
from tests.server.people import fewest

CATALOG = Catalog({})
PEOPLE = ("ann-id", "bob-id", "cid-id")
STEPS = 15
Lines = list[dict[str, Any]]


@asynccontextmanager
async def at(address: str) -> AsyncIterator[Database]:
    database = Database(Settings(database=address))
    await database.open()
    yield database
    await database.close()


async def fill(database: Database) -> None:
    """A table of each game in the middle of it, one that waits for people, and those who play."""
    store = TableStore(database)
    for game in GAME_IDS:
        await play(store, game, people=fewest(game), steps=STEPS)
    await play(store, "pocket-mars", people=1, steps=0)
    for name in PEOPLE:
        await Players(store).remember(name, f"{name} Éloïse")


async def play(store: TableStore, game: str, people: int, steps: int) -> None:
    rules = CATALOG.game(game)
    head = Head(
        id=secrets.token_urlsafe(12),
        game=game,
        rules=rules.version,
        digest=rules.digest,
        name="Table d'Éloïse",
        setup=Setup(fewest(game)).to_dict(),
        seed=2026,
        owner=PEOPLE[0],
        public=True,
        created=datetime(2026, 1, 2, tzinfo=UTC),
    )
    sitting = [*PEOPLE[:people], *[None] * (fewest(game) - people)]
    seats = [Seat(seat, "person", None, player, player or "") for seat, player in enumerate(sitting)]
    table = await Table.opened(rules, head, seats, store, lambda _: None, most=50)
    for _ in range(steps):
        seat, decision = next(
            (seat, decision) for seat in range(table.players) if (decision := table.view_of(seat).decision) is not None
        )
        await table.act(PEOPLE[seat], seat, str(table.counters[seat].decision), [decision.options[0]])


@pytest.fixture
async def exported(tmp_path: Path) -> Path:
    """A file with everything of a filled database."""
    async with at(str(tmp_path / "from.db")) as database:
        await fill(database)
        file = tmp_path / "all.marsbox"
        assert (await export_all(database, CATALOG, file)).tables == len(GAME_IDS) + 1
    return file


async def test_everything_goes_from_one_database_to_another_and_is_the_same_there(
    exported: Path, database: str, tmp_path: Path
) -> None:
    there, back = tmp_path / "there.marsbox", tmp_path / "back.marsbox"
    address = database.replace("mars.db", "to.db")
    async with at(address) as other:
        assert await import_all(other, CATALOG, exported) == len(GAME_IDS) + 1
        await export_all(other, CATALOG, there)
    assert whole_of(there) == whole_of(exported)
    async with at(str(tmp_path / "back.db")) as home:
        await import_all(home, CATALOG, there)
        await export_all(home, CATALOG, back)
        names = [line["table"]["id"] for line in content(exported) if "table" in line]
        for name in names:
            stored = await TableStore(home).load(name)
            assert stored is not None
            # a game that came from elsewhere goes on
            Table(CATALOG.game(stored.head.game), stored, TableStore(home), lambda _: None)
    assert whole_of(back) == whole_of(exported)


def test_an_export_is_its_owners_alone(exported: Path) -> None:
    assert stat.S_IMODE(exported.stat().st_mode) == 0o600


def whole_of(file: Path) -> bytes:
    return file.read_bytes()


def put(file: Path, content: bytes) -> None:
    file.write_bytes(content)


def remove(file: Path) -> None:
    file.unlink()


def content(file: Path) -> Lines:
    return [json.loads(line) for line in file.read_bytes().splitlines()]


def rewrite(file: Path, change: Callable[[Lines], object]) -> None:
    """Change what is in a file, and let its checksum fit."""
    lines = content(file)[:-1]
    change(lines)
    text = "".join(json.dumps(line, ensure_ascii=False, separators=(",", ":")) + "\n" for line in lines).encode()
    end = json.dumps({"checksum": hashlib.sha256(text).hexdigest()}) + "\n"
    file.write_bytes(text + end.encode())


def a_game(lines: Lines) -> dict[str, Any]:
    return next(line for line in lines if line.get("parts", {}).get("actions"))


def other_action(lines: Lines) -> None:
    action = a_game(lines)["parts"]["actions"][0]
    action["form"] = '{"launch":true}'


def missing_action(lines: Lines) -> None:
    a_game(lines)["parts"]["actions"].pop()


def other_seed(lines: Lines) -> None:
    a_game(lines)["table"]["seed"] = "00" * 16


def broken_dump(lines: Lines) -> None:
    a_game(lines)["table"]["dump"] = "AAAA"


def seat_too_few(lines: Lines) -> None:
    a_game(lines)["parts"]["seats"].pop()


def part_of_another(lines: Lines) -> None:
    a_game(lines)["parts"]["events"][0]["table_id"] = "another"


def wrong_kind(lines: Lines) -> None:
    a_game(lines)["table"]["revision"] = "seven"


def missing_field(lines: Lines) -> None:
    del a_game(lines)["table"]["owner"]


def unknown_field(lines: Lines) -> None:
    a_game(lines)["table"]["colour"] = "red"


def unknown_part(lines: Lines) -> None:
    lines.append({"of": "pigs", "row": {}})


def not_an_object(lines: Lines) -> None:
    lines.append([])  # type: ignore[arg-type]  # what a broken file may hold


FAULTS = [
    other_action,
    missing_action,
    other_seed,
    broken_dump,
    seat_too_few,
    part_of_another,
    wrong_kind,
    missing_field,
    unknown_field,
    unknown_part,
    not_an_object,
]


async def refused(file: Path, address: str) -> str:
    """Read a file that can't be read; the code of the refusal. Nothing may be there afterwards."""
    async with at(address) as database:
        with pytest.raises(UserError) as problem:
            await import_all(database, CATALOG, file)
        left = file.with_name("left.marsbox")
        assert (await export_all(database, CATALOG, left)).tables == 0
        assert len(content(left)) == 3
        remove(left)
    assert str(file) in message_of(problem.value, "en")
    assert str(file) in message_of(problem.value, "fr")
    return problem.value.code


async def test_a_file_with_anything_wrong_in_it_changes_nothing(exported: Path, tmp_path: Path) -> None:
    whole = whole_of(exported)
    address = str(tmp_path / "to.db")
    for fault in FAULTS:
        put(exported, whole)
        rewrite(exported, fault)
        assert await refused(exported, address) == "import_damaged", fault.__name__
    for cut in (whole[:-10], whole[: len(whole) // 2], whole.replace(b"ann-id", b"eve-id"), whole + whole):
        put(exported, cut)
        assert await refused(exported, address) == "import_damaged"
    for foreign in (b"", b"a shopping list", b"{}\n", b"\xff\xfe\n", b"[" * 100_000):
        put(exported, foreign)
        assert await refused(exported, address) == "import_foreign"
    put(exported, whole)
    rewrite(exported, lambda lines: lines[1].update(schema="9999"))
    assert await refused(exported, address) == "import_newer"
    remove(exported)
    assert await refused(exported, address) == "import_unreadable"


async def test_tables_that_are_there_already_are_not_read_again(exported: Path, tmp_path: Path) -> None:
    before, after = tmp_path / "before.marsbox", tmp_path / "after.marsbox"
    async with at(str(tmp_path / "to.db")) as database:
        await import_all(database, CATALOG, exported)
        await export_all(database, CATALOG, before)
        with pytest.raises(UserError) as problem:
            await import_all(database, CATALOG, exported)
        assert problem.value.code == "import_exists"
        await export_all(database, CATALOG, after)
    assert whole_of(after) == whole_of(before)


async def test_a_file_that_exists_is_never_written_over(exported: Path, tmp_path: Path) -> None:
    async with at(str(tmp_path / "from.db")) as database:
        before = whole_of(exported)
        with pytest.raises(UserError) as problem:
            await export_all(database, CATALOG, exported)
        assert problem.value.code == "export_exists"
        assert whole_of(exported) == before
        with pytest.raises(UserError) as problem:
            await export_all(database, CATALOG, tmp_path / "nowhere" / "all.marsbox")
        assert problem.value.code == "export_unwritable"


def other_cards(lines: Lines) -> None:
    """A game that was dealt from a box with other cards."""
    a_game(lines)["table"]["digest"] = "another box"
    named = next(
        row for row in a_game(lines)["parts"]["events"] if any(isinstance(fact, str) for fact in row["numbers"])
    )
    named["numbers"] = ["X9" if isinstance(fact, str) else fact for fact in named["numbers"]]


async def test_a_game_with_other_components_is_named(exported: Path, tmp_path: Path) -> None:
    rewrite(exported, other_cards)
    async with at(str(tmp_path / "to.db")) as database:
        with pytest.raises(UserError) as problem:
            await import_all(database, CATALOG, exported)
        assert problem.value.code == "other_components"
        assert (await export_all(database, CATALOG, tmp_path / "left.marsbox")).tables == 0
