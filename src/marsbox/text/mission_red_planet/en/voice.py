"""The English voice of Mission: Red Planet, put together."""

from collections.abc import Sequence

from marsbox.games.mission_red_planet.components import Box
from marsbox.text.english import ANY_PLAYER, sentence, signed, waiting
from marsbox.text.mission_red_planet.en.cards import card_texts
from marsbox.text.mission_red_planet.en.choices import Options, Prompts, ShortOptions
from marsbox.text.mission_red_planet.en.log import Log
from marsbox.text.mission_red_planet.en.refusals import Refusals
from marsbox.text.mission_red_planet.en.scores import Scores
from marsbox.text.mission_red_planet.en.terms import CHARACTERS, RESOURCES, TERMS
from marsbox.text.mission_red_planet.en.things import ship_name
from marsbox.text.mission_red_planet.names import Names
from marsbox.text.mission_red_planet.voice import MissionVoice


def english(box: Box, players: Sequence[str]) -> MissionVoice:
    """The voice for a box and the players at a table."""
    names = Names(box, players, "en", ANY_PLAYER, CHARACTERS, RESOURCES)
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
        typeset=str,
    )
