"""What a language has for Terraforming Mars besides that which every game needs."""

from dataclasses import dataclass

from marsbox.text.terraforming_mars.cards import CardTexts
from marsbox.text.terraforming_mars.names import Names
from marsbox.text.voice import Voice


@dataclass(frozen=True)
class TerraformingVoice(Voice):
    """A language with the texts of all cards."""

    names: Names
    cards: CardTexts
