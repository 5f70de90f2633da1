"""The French voice of Mission: Red Planet, put together."""

from collections.abc import Sequence

from marsbox.games.mission_red_planet.components import Box
from marsbox.text.french import ANY_PLAYER, sentence, signed, typeset, waiting
from marsbox.text.mission_red_planet.fr.cards import card_texts
from marsbox.text.mission_red_planet.fr.choices import Options, Prompts, ShortOptions
from marsbox.text.mission_red_planet.fr.log import Log
from marsbox.text.mission_red_planet.fr.refusals import Refusals
from marsbox.text.mission_red_planet.fr.scores import Scores
from marsbox.text.mission_red_planet.fr.terms import CHARACTERS, RESOURCES, TERMS
from marsbox.text.mission_red_planet.fr.things import ship_name
from marsbox.text.mission_red_planet.names import Names
from marsbox.text.mission_red_planet.voice import MissionVoice


def french(box: Box, players: Sequence[str]) -> MissionVoice:
    """The voice for a box and the players at a table."""
    names = Names(box, players, "fr", ANY_PLAYER, CHARACTERS, RESOURCES)
    cards = card_texts(names)
    scores = Scores(names)
    return MissionVoice(
        names=names,
        terms=TERMS,
        player=names.player,
        cards=cards,
        ship=ship_name,
        prompts=Prompts(names, cards),
        options=Options(names, cards),
        short_options=ShortOptions(names),
        log=Log(names, cards),
        refusals=Refusals(names),
        scores=scores,
        summary=scores.summary,
        waiting=waiting,
        signed=signed,
        sentence=sentence,
        typeset=typeset,
    )
