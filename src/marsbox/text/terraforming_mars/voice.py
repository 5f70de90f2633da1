"""What Terraforming Mars says, put together for a table."""

from collections.abc import Sequence
from dataclasses import dataclass

from marsbox.text.terraforming_mars.benefits import Benefits
from marsbox.text.terraforming_mars.cards import CardTexts
from marsbox.text.terraforming_mars.log import Log
from marsbox.text.terraforming_mars.names import Names
from marsbox.text.terraforming_mars.options import Options, ShortOptions
from marsbox.text.terraforming_mars.prompts import Prompts
from marsbox.text.terraforming_mars.refusals import Refusals
from marsbox.text.terraforming_mars.scores import Scores
from marsbox.text.terraforming_mars.steps import Steps
from marsbox.text.voice import Voice


@dataclass(frozen=True)
class TerraformingVoice(Voice):
    """A voice with the texts of all cards."""

    names: Names
    cards: CardTexts


def voice_of(language: str, players: Sequence[str]) -> TerraformingVoice:
    """The voice for the players at a table in a language."""
    names = Names(players, language)
    texts = CardTexts(names)
    scores = Scores(names)
    return TerraformingVoice(
        names=names,
        speaker=names.speaker,
        player=names.player,
        cards=texts,
        prompts=Prompts(names),
        options=Options(names, texts),
        short_options=ShortOptions(names, texts),
        steps=Steps(names, texts),
        log=Log(names),
        refusals=Refusals(names, texts),
        scores=scores,
        benefits=Benefits(names),
        summary=scores.summary,
    )
