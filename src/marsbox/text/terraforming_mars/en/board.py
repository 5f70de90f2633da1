"""What is printed on the board: milestones, awards, standard projects and the bonuses of the tracks, as clauses."""

from typing import Final

from marsbox.games.terraforming_mars.projects import NEEDED
from marsbox.games.terraforming_mars.state import MILESTONES
from marsbox.text.english import count

_NEEDED: Final = dict(zip(MILESTONES, NEEDED, strict=True))

MILESTONE_TEXTS: Final = {
    "terraformer": f"have a TR of at least {_NEEDED['terraformer']}",
    "mayor": f"have at least {count(_NEEDED['mayor'], 'city', 'cities')}",
    "gardener": f"have at least {count(_NEEDED['gardener'], 'greenery', 'greeneries')}",
    "builder": f"have at least {count(_NEEDED['builder'], 'building tag')} in play",
    "planner": f"have at least {count(_NEEDED['planner'], 'card')} in hand",
}
AWARD_TEXTS: Final = {
    "landlord": "most tiles in play, oceans aside",
    "banker": "highest M€ production",
    "scientist": "most science tags in play",
    "thermalist": "most heat",
    "miner": "most steel and titanium together",
}
PROJECT_TEXTS: Final = {
    "sell_patents": "discard any number of cards from your hand, at least 1, to gain 1 M€ for each",
    "power_plant": "raise your energy production by 1",
    "asteroid": "raise the temperature by 1 step",
    "aquifer": "place an ocean tile",
    "greenery": "place a greenery tile",
    "city": "place a city tile and raise your M€ production by 1",
}
TRACK_BONUS_TEXTS: Final = {
    "heat": "raise your heat production by 1",
    "ocean": "place an ocean tile",
    "temperature": "raise the temperature by 1 step",
}
