"""The printed points of cards, apart from their declarations: the final score is added up from them by hand.

Points that are printed as a number are those in the rows of the cards' own tests.
"""

from tests.games.terraforming_mars import test_cards_active, test_cards_automated, test_cards_events

# A point for so many cubes on the card.
CUBES_FOR_A_POINT = {
    1: "predators security_fleet fish birds livestock",
    2: "ants small_animals ecological_zone herbivores pets",
    3: "decomposers",
    4: "tardigrades",
}
POINT_FOR_EACH_JOVIAN_TAG = ["water_import_from_europa", "ganymede_colony", "io_mining_industries"]

BESIDE_TILES = ["capital", "commercial_district"]
CUBES = {card: cubes for cubes, cards in CUBES_FOR_A_POINT.items() for card in cards.split()}
COUNTED = {
    *("search_for_life", "physics_complex", "immigration_shuttles"),
    *(*CUBES, *POINT_FOR_EACH_JOVIAN_TAG, *BESIDE_TILES),
}
ROWS = [*test_cards_automated.ROWS, *test_cards_active.PLAYED, *test_cards_events.ROWS]
FIXED = {row.card: row.points for row in ROWS if row.points and row.card not in COUNTED}


def points_of(card: str, cubes: int, jovian_tags: int, cities: int) -> int:
    """The points of a card in play or of an event, but for those that depend on what lies beside a tile."""
    if card in CUBES:
        return cubes // CUBES[card]
    if card in POINT_FOR_EACH_JOVIAN_TAG:
        return jovian_tags
    if card == "search_for_life":
        return 3 if cubes else 0
    if card == "physics_complex":
        return 2 * cubes
    return cities // 3 if card == "immigration_shuttles" else FIXED.get(card, 0)
