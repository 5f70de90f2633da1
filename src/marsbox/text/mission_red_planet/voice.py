"""What Mission: Red Planet says, put together for a table."""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

from marsbox.games.mission_red_planet.components import Box
from marsbox.text.mission_red_planet.benefits import Benefits
from marsbox.text.mission_red_planet.cards import CardTexts
from marsbox.text.mission_red_planet.log import Log
from marsbox.text.mission_red_planet.names import Names
from marsbox.text.mission_red_planet.options import Options
from marsbox.text.mission_red_planet.prompts import Prompts
from marsbox.text.mission_red_planet.refusals import Refusals
from marsbox.text.mission_red_planet.scores import Scores
from marsbox.text.mission_red_planet.short_options import ShortOptions
from marsbox.text.mission_red_planet.steps import Steps
from marsbox.text.speaker import Speaker
from marsbox.text.voice import Voice

SUBJECT: Final = "mission_red_planet"


@dataclass(frozen=True)
class MissionVoice(Voice):
    """A voice that also knows names and what cards do."""

    names: Names
    cards: CardTexts


def voice_of(box: Box, language: str, players: Sequence[str]) -> MissionVoice:
    """The voice for a box, in a language, with the players at a table."""
    speaker = Speaker(language, SUBJECT)
    names = Names(box, players, speaker)
    cards = CardTexts(names)
    scores = Scores(names)
    return MissionVoice(
        speaker=speaker,
        player=names.player,
        prompts=Prompts(names, cards),
        options=Options(names, cards),
        short_options=ShortOptions(names),
        steps=Steps(names),
        log=Log(names, cards),
        refusals=Refusals(names),
        scores=scores,
        benefits=Benefits(names),
        summary=scores.summary,
        names=names,
        cards=cards,
    )
