"""The French voice of Pocket Mars, put together."""

from collections.abc import Sequence

from marsbox.games.pocket_mars.components import Box
from marsbox.text.french import ANY_PLAYER, sentence, signed, typeset, waiting
from marsbox.text.pocket_mars.fr.cards import CardTexts
from marsbox.text.pocket_mars.fr.choices import Options, Prompts, ShortOptions
from marsbox.text.pocket_mars.fr.log import Log
from marsbox.text.pocket_mars.fr.refusals import Refusals
from marsbox.text.pocket_mars.fr.scores import Scores
from marsbox.text.pocket_mars.fr.terms import AUTOMATICS, BUILDINGS, TERMS
from marsbox.text.pocket_mars.names import Names
from marsbox.text.pocket_mars.voice import PocketMarsVoice


def french(box: Box, players: Sequence[str]) -> PocketMarsVoice:
    """The voice for a deck and the players at a table."""
    names = Names(box, players, ANY_PLAYER, AUTOMATICS, BUILDINGS)
    cards = CardTexts(names)
    scores = Scores(names)
    return PocketMarsVoice(
        names=names,
        terms=TERMS,
        player=names.player,
        action=cards.action,
        ability=cards.ability,
        prompts=Prompts(names, cards),
        options=Options(names, cards),
        short_options=ShortOptions(names),
        log=Log(names),
        refusals=Refusals(names, cards),
        scores=scores,
        summary=scores.summary,
        waiting=waiting,
        signed=signed,
        sentence=sentence,
        typeset=typeset,
    )
