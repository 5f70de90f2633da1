"""What Pocket Mars says at a table in a language, put together."""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

from marsbox.games.pocket_mars.components import Box
from marsbox.text.pocket_mars.benefits import Benefits
from marsbox.text.pocket_mars.cards import CardTexts
from marsbox.text.pocket_mars.log import Log
from marsbox.text.pocket_mars.names import Names
from marsbox.text.pocket_mars.options import Options
from marsbox.text.pocket_mars.prompts import Prompts
from marsbox.text.pocket_mars.refusals import Refusals
from marsbox.text.pocket_mars.scores import Scores
from marsbox.text.pocket_mars.short_options import ShortOptions
from marsbox.text.pocket_mars.steps import Steps
from marsbox.text.speaker import Speaker
from marsbox.text.voice import Voice

SUBJECT: Final = "pocket_mars"


@dataclass(frozen=True)
class PocketMarsVoice(Voice):
    """A voice that also says what cards and buildings do."""

    names: Names
    cards: CardTexts


def voice_of(box: Box, language: str, players: Sequence[str]) -> PocketMarsVoice:
    """The voice for a deck and the players at a table."""
    speaker = Speaker(language, SUBJECT)
    names = Names(speaker, box, players)
    cards = CardTexts(names)
    scores = Scores(names)
    return PocketMarsVoice(
        speaker=speaker,
        names=names,
        cards=cards,
        player=names.player,
        prompts=Prompts(names, cards),
        options=Options(names, cards),
        short_options=ShortOptions(names),
        steps=Steps(names),
        log=Log(names),
        refusals=Refusals(names, cards),
        scores=scores,
        benefits=Benefits(names),
        summary=scores.summary,
    )
