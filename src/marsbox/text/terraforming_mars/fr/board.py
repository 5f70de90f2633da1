"""What is printed on the board: milestones, awards, standard projects and the bonuses of the tracks, as clauses."""

from typing import Final

from marsbox.games.terraforming_mars.projects import NEEDED
from marsbox.games.terraforming_mars.state import MILESTONES
from marsbox.text.french import count

_NEEDED: Final = dict(zip(MILESTONES, NEEDED, strict=True))

MILESTONE_TEXTS: Final = {
    "terraformer": f"avoir un NT d'au moins {_NEEDED['terraformer']}",
    "mayor": f"avoir au moins {count(_NEEDED['mayor'], 'cité')}",
    "gardener": f"avoir au moins {count(_NEEDED['gardener'], 'verdure')}",
    "builder": f"avoir au moins {count(_NEEDED['builder'], 'indicateur')} bâtiment en jeu",
    "planner": f"avoir au moins {count(_NEEDED['planner'], 'carte')} en main",
}
AWARD_TEXTS: Final = {
    "landlord": "le plus de tuiles en jeu, hors océans",
    "banker": "la plus forte production de M€",
    "scientist": "le plus d'indicateurs science en jeu",
    "thermalist": "le plus de chaleur",
    "miner": "le plus d'acier et de titane réunis",
}
PROJECT_TEXTS: Final = {
    "sell_patents": "défaussez autant de cartes de votre main que vous voulez, au moins 1, et gagnez 1 M€ pour chacune",
    "power_plant": "augmentez votre production d'énergie de 1",
    "asteroid": "augmentez la température de 1 cran",
    "aquifer": "placez une tuile océan",
    "greenery": "placez une tuile verdure",
    "city": "placez une tuile cité et augmentez votre production de M€ de 1",
}
TRACK_BONUS_TEXTS: Final = {
    "heat": "augmentez votre production de chaleur de 1",
    "ocean": "placez une tuile océan",
    "temperature": "augmentez la température de 1 cran",
}
