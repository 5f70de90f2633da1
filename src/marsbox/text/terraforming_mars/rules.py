"""The rules of the game for a newcomer, with the numbers of the rules."""

from marsbox.games.terraforming_mars.choices import CARD_PRICE
from marsbox.games.terraforming_mars.deal import CORPORATIONS_DEALT, DEALT, SOLO_RATING
from marsbox.games.terraforming_mars.projects import (
    AWARD_PRICES,
    HEAT_FOR_TEMPERATURE,
    MILESTONE_PRICE,
    MOST_OF_EACH,
    NEEDED,
    PRICES,
)
from marsbox.games.terraforming_mars.state import MILESTONES, OCEAN_TILES, PROJECT_NAMES
from marsbox.games.terraforming_mars.tiles import OCEAN_INCOME
from marsbox.games.terraforming_mars.turn import SOLO_GENERATIONS
from marsbox.text.rules import chapters
from marsbox.text.words import RulesSection


def rules(language: str) -> list[RulesSection]:
    """All chapters."""
    numbers: dict[str, int] = {
        "card_price": CARD_PRICE,
        "dealt": DEALT,
        "corporations_dealt": CORPORATIONS_DEALT,
        "oceans": OCEAN_TILES,
        "ocean_income": OCEAN_INCOME,
        "heat": HEAT_FOR_TEMPERATURE,
        "milestone_price": MILESTONE_PRICE,
        "most": MOST_OF_EACH,
        "solo_rating": SOLO_RATING,
        "solo_generations": SOLO_GENERATIONS,
    }
    numbers |= {f"award_{place}": price for place, price in enumerate(AWARD_PRICES, start=1)}
    numbers |= {f"{name}_price": price for name, price in zip(PROJECT_NAMES, PRICES, strict=True)}
    numbers |= {f"{name}_needed": needed for name, needed in zip(MILESTONES, NEEDED, strict=True)}
    return chapters("terraforming_mars", language, numbers)
