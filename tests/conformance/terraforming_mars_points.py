"""The printed points of cards, written down a second time: the final score is added up from them by hand."""

# For each of these points, the cards that are worth them.
PRINTED_POINTS = {
    -2: "nuclear_zone bribed_committee corporate_stronghold",
    -1: "hackers heat_trappers biomass_combustors flooding indentured_workers energy_tapping",
    1: """asteroid_mining_consortium domed_crater space_station eos_chasma_national_park rover_construction food_factory
        natural_preserve lightning_harvest miranda_resort kelp_farming vesta_shipyard beam_from_a_thorium_asteroid
        mangrove trees electro_catapult mars_university trans_neptune_probe research open_city solar_power
        artificial_lake dust_seals zeppelins great_dam wave_power tectonic_stress_power adaptation_technology shuttles
        windmills noctis_farming soil_factory olympus_conference rad_suits lagrange_observatory medical_lab
        ai_central""",
    2: """colonizer_training_camp space_elevator methane_from_titan asteroid_mining lake_marineris earth_catapult
        callisto_penal_mines gene_repair tropical_resort breathing_filters farming large_convoy tundra_farming
        terraforming_ganymede""",
    3: "phobos_space_haven advanced_ecosystems anti_gravity_technology",
    4: "interstellar_colony_ship",
}
# A point for so many cubes on the card.
CUBES_FOR_A_POINT = {
    1: "predators security_fleet fish birds livestock",
    2: "ants small_animals ecological_zone herbivores pets",
    3: "decomposers",
    4: "tardigrades",
}
POINT_FOR_EACH_JOVIAN_TAG = ["water_import_from_europa", "ganymede_colony", "io_mining_industries"]

FIXED = {card: points for points, cards in PRINTED_POINTS.items() for card in cards.split()}
CUBES = {card: cubes for cubes, cards in CUBES_FOR_A_POINT.items() for card in cards.split()}


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
