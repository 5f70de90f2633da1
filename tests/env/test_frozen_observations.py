"""Observations are equal, number for number, to those of the first encoders, which read them from views.

`MARSBOX_APPROVE=1 python -m pytest tests/env/test_frozen_observations.py` writes the digests anew, which is right
when a field or a card was added.
"""

import hashlib
import json
import os
from pathlib import Path

import pytest

from marsbox.env.encoders import encoder_of
from tests.conformance.configurations import CONFIGURATIONS, Configuration
from tests.env.positions import positions, seen

FILE = Path(__file__).with_name("frozen_observations.json")
SEEDS = range(6)


def digest_of(configuration: Configuration) -> str:
    """A digest of what every seat observes in six random games, the decision it owes included."""
    game = configuration.game
    encoder = encoder_of(game)
    digest = hashlib.blake2b(digest_size=16)
    for seed in SEEDS:
        for state in positions(configuration, seed):
            for seat in range(configuration.players):
                digest.update(seen(game, encoder, state, seat).astype("<f4").tobytes())
    return digest.hexdigest()


@pytest.mark.parametrize("configuration", CONFIGURATIONS, ids=str)
def test_observations_are_what_they_were(configuration: Configuration) -> None:
    found = digest_of(configuration)
    if os.environ.get("MARSBOX_APPROVE"):
        known = json.loads(FILE.read_text("utf-8")) if FILE.exists() else {}
        known[str(configuration)] = found
        FILE.write_text(json.dumps(known, indent=1) + "\n", "utf-8")
    assert json.loads(FILE.read_text("utf-8"))[str(configuration)] == found


def test_the_file_has_no_other_configuration() -> None:
    assert list(json.loads(FILE.read_text("utf-8"))) == [str(each) for each in CONFIGURATIONS]
