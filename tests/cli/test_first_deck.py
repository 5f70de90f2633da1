"""Records of Pocket Mars from before its deck was changed are watched with the cards that they were played with."""

from pathlib import Path

import pytest

from marsbox.core import Record
from marsbox.games import GAME_IDS, entry_of, load_earlier, load_game
from marsbox.server.finished.uploads import check_record
from marsbox.server.tables.catalog import Catalog
from tests.cli.conftest import Command
from tests.stored.reading import HERE, OF_THE_FIRST_DECK, frozen

RECORDS = [
    entry
    for version in OF_THE_FIRST_DECK
    for entry in frozen(HERE / version, "records")
    if entry["game"] == "pocket-mars"
]


@pytest.mark.parametrize("bare", [True, False])
def test_a_record_of_the_first_deck_is_replayed_with_it(marsbox: Command, tmp_path: Path, bare: bool) -> None:
    for number, entry in enumerate(RECORDS):
        record = Record.from_json(entry["record"])
        file = tmp_path / f"{number}.json"
        file.write_text((record.with_snapshot(None) if bare else record).to_json(), encoding="utf-8")
        shown = marsbox("replay", file)
        assert (shown.status, shown.err) == (0, "")
        assert f": {max(entry['scores'])} points" in shown.out
        assert "have changed since" not in shown.out


def test_a_bare_record_of_the_first_deck_is_shown_by_a_server() -> None:
    catalog = Catalog({})
    for entry in RECORDS:
        bare = Record.from_json(entry["record"]).with_snapshot(None)
        upload = check_record(catalog, bare.to_json().encode())
        outcome = upload.game.outcome(upload.end)
        assert outcome is not None
        assert outcome.scores == entry["scores"]


def test_the_digest_of_earlier_components_is_theirs() -> None:
    earlier = [(game, digest) for game in GAME_IDS for digest in entry_of(game).earlier]
    assert earlier
    for game, digest in earlier:
        found = load_earlier(game, digest)
        assert found is not None
        assert found.digest == digest
        assert load_game(game).digest != digest
        assert load_earlier("terraforming-mars", digest) is None
    assert load_earlier("pocket-mars", "0") is None
