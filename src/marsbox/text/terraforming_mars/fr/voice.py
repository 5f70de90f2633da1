"""The French voice of Terraforming Mars, put together."""

from collections.abc import Sequence

from marsbox.text.french import sentence, signed, typeset, waiting
from marsbox.text.terraforming_mars.fr.cards import card_texts
from marsbox.text.terraforming_mars.fr.choices import Options, Prompts, ShortOptions
from marsbox.text.terraforming_mars.fr.log import Log
from marsbox.text.terraforming_mars.fr.refusals import Refusals
from marsbox.text.terraforming_mars.fr.scores import Scores
from marsbox.text.terraforming_mars.fr.terms import TERMS
from marsbox.text.terraforming_mars.names import Names
from marsbox.text.terraforming_mars.voice import TerraformingVoice


def french(players: Sequence[str]) -> TerraformingVoice:
    """The voice for the players at a table."""
    names = Names(players, "fr")
    texts = card_texts(names)
    scores = Scores(names)
    return TerraformingVoice(
        names=names,
        terms=TERMS,
        player=names.player,
        cards=texts,
        prompts=Prompts(names),
        options=Options(names, texts),
        short_options=ShortOptions(names, texts),
        log=Log(names),
        refusals=Refusals(names, texts),
        scores=scores,
        summary=scores.summary,
        waiting=waiting,
        signed=signed,
        sentence=sentence,
        typeset=typeset,
    )
