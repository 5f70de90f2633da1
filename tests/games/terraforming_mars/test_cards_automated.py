"""Every green card: what is there before, how it is played, and all that has changed after.

See `Row`. The rows follow the printed cards, not the engine's declarations of them.
"""

import pytest

from marsbox.games.terraforming_mars.cards import PRINTED
from marsbox.games.terraforming_mars.state import AUTOMATED
from tests.games.terraforming_mars.scenario import (
    Row,
    Words,
    act,
    asked,
    at,
    changes,
    check_metals,
    check_played,
    check_price,
    check_refused,
    offered_by,
)

ROWS = [
    # ---- production, resources, TR and the tracks
    Row("colonizer_training_camp", 8, "jovian building", before={"oxygen": 5}, points=2, refused=[{"oxygen": 6}]),
    Row("deep_well_heating", 13, "power building", after={"energy production": 1, "temperature": 2, "TR": 1}),
    Row(
        "methane_from_titan",
        28,
        "jovian space",
        before={"oxygen": 2},
        after={"plants production": 2, "heat production": 2},
        points=2,
        refused=[{"oxygen": 1}],
    ),
    Row(
        "lunar_beam",
        13,
        "earth power",
        before={"megacredits production": -3},
        after={"megacredits production": -2, "energy production": 2, "heat production": 2},
        refused=[{"megacredits production": -4}],
    ),
    Row("asteroid_mining", 30, "jovian space", after={"titanium production": 2}, points=2),
    Row(
        "food_factory",
        12,
        "building",
        before={"plants production": 1},
        after={"plants production": -1, "megacredits production": 4},
        points=1,
        refused=[{"plants production": 0}],
    ),
    Row(
        "archaebacteria",
        6,
        "microbe",
        before={"temperature": -18},
        after={"plants production": 1},
        refused=[{"temperature": -16}],
    ),
    Row(
        "carbonate_processing",
        6,
        "building",
        before={"energy production": 1},
        after={"energy production": -1, "heat production": 3},
        refused=[{"energy production": 0}],
    ),
    Row(
        "nuclear_power",
        10,
        "power building",
        before={"megacredits production": -3},
        after={"megacredits production": -2, "energy production": 3},
        refused=[{"megacredits production": -4}],
    ),
    Row(
        "lightning_harvest",
        8,
        "power",
        before={"played": ["research", "breathing_filters"]},
        after={"megacredits production": 1, "energy production": 1},
        points=1,
        refused=[{"played": ["research"]}],
    ),
    Row(
        "algae", 10, "plant", before={"oceans": 5}, after={"plants production": 2, "plants": 1}, refused=[{"oceans": 4}]
    ),
    Row("adapted_lichen", 9, "plant", after={"plants production": 1}),
    Row(
        "kelp_farming",
        17,
        "plant",
        before={"oceans": 6},
        after={"megacredits production": 2, "plants production": 3, "plants": 2},
        points=1,
        refused=[{"oceans": 5}],
    ),
    Row("mine", 4, "building", after={"steel production": 1}),
    Row("vesta_shipyard", 15, "jovian space", after={"titanium production": 1}, points=1),
    Row(
        "beam_from_a_thorium_asteroid",
        32,
        "jovian space power",
        before={"played": ["vesta_shipyard"]},
        after={"energy production": 3, "heat production": 3},
        points=1,
        refused=[{"played": []}],
    ),
    Row(
        "trees",
        13,
        "plant",
        before={"temperature": -4},
        after={"plants production": 3, "plants": 1},
        points=1,
        refused=[{"temperature": -6}],
    ),
    Row(
        "building_industries",
        6,
        "building",
        before={"energy production": 1},
        after={"energy production": -1, "steel production": 2},
        refused=[{"energy production": 0}],
    ),
    Row("sponsors", 6, "earth", after={"megacredits production": 2}),
    Row("solar_wind_power", 11, "science space power", after={"energy production": 1, "titanium": 2}),
    Row("callisto_penal_mines", 24, "jovian space", after={"megacredits production": 3}, points=2),
    Row("giant_space_mirror", 17, "power space", after={"energy production": 3}),
    Row("trans_neptune_probe", 6, "science space", points=1),
    Row(
        "grass",
        11,
        "plant",
        before={"temperature": -16},
        after={"plants production": 1, "plants": 3},
        refused=[{"temperature": -18}],
    ),
    Row(
        "heather",
        6,
        "plant",
        before={"temperature": -14},
        after={"plants production": 1, "plants": 1},
        refused=[{"temperature": -16}],
    ),
    Row(
        "peroxide_power",
        7,
        "power building",
        before={"megacredits production": -4},
        after={"megacredits production": -1, "energy production": 2},
        refused=[{"megacredits production": -5}],
    ),
    Row(
        "gene_repair",
        12,
        "science",
        before={"played": ["research", "breathing_filters"]},
        after={"megacredits production": 2},
        points=2,
        refused=[{"played": ["research"]}],
    ),
    Row(
        "bushes",
        10,
        "plant",
        before={"temperature": -10},
        after={"plants production": 2, "plants": 2},
        refused=[{"temperature": -12}],
    ),
    Row(
        "tropical_resort",
        13,
        "building",
        before={"heat production": 2},
        after={"heat production": -2, "megacredits production": 3},
        points=2,
        refused=[{"heat production": 1}],
    ),
    Row(
        "fueled_generators",
        1,
        "power building",
        before={"megacredits production": -4},
        after={"megacredits production": -1, "energy production": 1},
        refused=[{"megacredits production": -5}],
    ),
    Row("acquired_company", 10, "earth", after={"megacredits production": 3}),
    Row("solar_power", 11, "power building", after={"energy production": 1}, points=1),
    Row("breathing_filters", 11, "science", before={"oxygen": 7}, points=2, refused=[{"oxygen": 6}]),
    Row("geothermal_power", 11, "power building", after={"energy production": 2}),
    Row(
        "farming",
        16,
        "plant",
        before={"temperature": 4},
        after={"megacredits production": 2, "plants production": 2, "plants": 2},
        points=2,
        refused=[{"temperature": 2}],
    ),
    Row("dust_seals", 2, before={"oceans": 3}, points=1, refused=[{"oceans": 4}]),
    Row(
        "ghg_factories",
        11,
        "building",
        before={"energy production": 1},
        after={"energy production": -1, "heat production": 4},
        refused=[{"energy production": 0}],
    ),
    Row(
        "fusion_power",
        14,
        "science power building",
        before={"played": ["geothermal_power", "solar_power"]},
        after={"energy production": 3},
        refused=[{"played": ["geothermal_power"]}],
    ),
    Row(
        "great_dam",
        12,
        "power building",
        before={"oceans": 4},
        after={"energy production": 2},
        points=1,
        refused=[{"oceans": 3}],
    ),
    Row(
        "strip_mine",
        25,
        "building",
        before={"energy production": 2},
        after={"energy production": -2, "steel production": 2, "titanium production": 1, "oxygen": 2, "TR": 2},
        refused=[{"energy production": 1}],
    ),
    Row(
        "wave_power",
        8,
        "power",
        before={"oceans": 3},
        after={"energy production": 1},
        points=1,
        refused=[{"oceans": 2}],
    ),
    Row("power_plant", 4, "power building", after={"energy production": 1}),
    Row("titanium_mine", 7, "building", after={"titanium production": 1}),
    Row(
        "tectonic_stress_power",
        18,
        "power building",
        before={"played": ["research"]},
        after={"energy production": 3},
        points=1,
        refused=[{"played": ["breathing_filters"]}],
    ),
    Row(
        "designed_microorganisms",
        16,
        "science microbe",
        before={"temperature": -14},
        after={"plants production": 2},
        refused=[{"temperature": -12}],
    ),
    Row("industrial_microbes", 12, "microbe building", after={"steel production": 1, "energy production": 1}),
    Row(
        "lichen",
        7,
        "plant",
        before={"temperature": -24},
        after={"plants production": 1},
        refused=[{"temperature": -26}],
    ),
    Row("micro_mills", 3, after={"heat production": 1}),
    Row(
        "magnetic_field_generators",
        20,
        "building",
        before={"energy production": 4},
        after={"energy production": -4, "plants production": 2, "TR": 3},
        refused=[{"energy production": 3}],
    ),
    Row(
        "windmills",
        6,
        "power building",
        before={"oxygen": 7},
        after={"energy production": 1},
        points=1,
        refused=[{"oxygen": 6}],
    ),
    Row(
        "tundra_farming",
        16,
        "plant",
        before={"temperature": -6},
        after={"megacredits production": 2, "plants production": 1, "plants": 1},
        points=2,
        refused=[{"temperature": -8}],
    ),
    Row(
        "magnetic_field_dome",
        5,
        "building",
        before={"energy production": 2},
        after={"energy production": -2, "plants production": 1, "TR": 1},
        refused=[{"energy production": 1}],
    ),
    Row(
        "noctis_farming",
        10,
        "plant building",
        before={"temperature": -20},
        after={"megacredits production": 1, "plants": 2},
        points=1,
        refused=[{"temperature": -22}],
    ),
    Row(
        "soil_factory",
        9,
        "building",
        before={"energy production": 1},
        after={"energy production": -1, "plants production": 1},
        points=1,
        refused=[{"energy production": 0}],
    ),
    Row(
        "fuel_factory",
        6,
        "building",
        before={"energy production": 1},
        after={"energy production": -1, "megacredits production": 1, "titanium production": 1},
        refused=[{"energy production": 0}],
    ),
    Row("soletta", 35, "space", after={"heat production": 7}),
    Row(
        "rad_chem_factory",
        8,
        "building",
        before={"energy production": 1},
        after={"energy production": -1, "TR": 2},
        refused=[{"energy production": 0}],
    ),
    # ---- tiles
    Row(
        "capital",
        26,
        "city building",
        {"oceans": 4, "energy production": 2},
        [{"place": "r7c3"}],
        {"energy production": -2, "megacredits production": 5, "r7c3": "capital of 0"},
        refused=[{"oceans": 3}, {"energy production": 1}],
    ),
    Row(
        "capital",
        26,
        "city building",
        {"oceans": 4, "r5c4": "ocean", "r5c5": "ocean", "energy production": 2},
        [{"place": "r6c4"}],
        {"energy production": -2, "megacredits production": 5, "megacredits": 4, "plants": 1, "r6c4": "capital of 0"},
        points=2,
    ),
    Row(
        "domed_crater",
        24,
        "city building",
        {"oxygen": 7, "energy production": 1},
        [{"place": "r7c3"}],
        {"energy production": -1, "megacredits production": 3, "plants": 3, "r7c3": "city of 0"},
        points=1,
        refused=[{"oxygen": 8}, {"energy production": 0}],
    ),
    Row(
        "noctis_city",
        18,
        "city building",
        {"energy production": 1},
        (),
        {"energy production": -1, "megacredits production": 3, "plants": 2, "r5c3": "city of 0"},
        refused=[{"energy production": 0}],
    ),
    # the space is reserved, so that a city beside it is no obstacle
    Row(
        "noctis_city",
        18,
        "city building",
        {"energy production": 1, "r5c2": "city of 1"},
        (),
        {"energy production": -1, "megacredits production": 3, "plants": 2, "r5c3": "city of 0"},
    ),
    Row(
        "phobos_space_haven",
        25,
        "space city",
        after={"titanium production": 1, "phobos_space_haven": "city of 0"},
        points=3,
    ),
    Row(
        "ganymede_colony",
        20,
        "jovian space city",
        {"played": ["vesta_shipyard"]},
        after={"ganymede_colony": "city of 0"},
        points=2,
    ),
    Row(
        "cupola_city",
        16,
        "city building",
        {"oxygen": 9, "energy production": 1},
        [{"place": "r7c3"}],
        {"energy production": -1, "megacredits production": 3, "r7c3": "city of 0"},
        refused=[{"oxygen": 10}, {"energy production": 0}],
    ),
    Row(
        "underground_city",
        18,
        "city building",
        {"energy production": 2},
        [{"place": "r7c3"}],
        {"energy production": -2, "steel production": 2, "r7c3": "city of 0"},
        refused=[{"energy production": 1}],
    ),
    Row(
        "open_city",
        23,
        "city building",
        {"oxygen": 12, "energy production": 1},
        [{"place": "r7c3"}],
        {"energy production": -1, "megacredits production": 4, "plants": 2, "r7c3": "city of 0"},
        points=1,
        refused=[{"oxygen": 11}, {"energy production": 0}],
    ),
    Row(
        "urbanized_area",
        10,
        "city building",
        {"energy production": 1, "r7c2": "city of 1", "r8c3": "city of 0"},
        [{"place": "r7c3"}],
        {"energy production": -1, "megacredits production": 2, "r7c3": "city of 0"},
        refused=[{"energy production": 0}],
    ),
    # where no space lies beside two cities, the tile is left out
    Row(
        "urbanized_area",
        10,
        "city building",
        {"energy production": 1, "r7c2": "city of 1"},
        (),
        {"energy production": -1, "megacredits production": 2},
    ),
    Row(
        "corporate_stronghold",
        11,
        "city building",
        {"energy production": 1},
        [{"place": "r7c3"}],
        {"energy production": -1, "megacredits production": 3, "r7c3": "city of 0"},
        points=-2,
        refused=[{"energy production": 0}],
    ),
    Row(
        "natural_preserve",
        9,
        "science building",
        {"oxygen": 4},
        [{"place": "r7c3"}],
        {"megacredits production": 1, "r7c3": "natural_preserve of 0"},
        points=1,
        refused=[{"oxygen": 5}],
    ),
    Row(
        "commercial_district",
        16,
        "building",
        {"energy production": 1, "r7c2": "city of 1", "r8c3": "city of 0"},
        [{"place": "r7c3"}],
        {"energy production": -1, "megacredits production": 4, "r7c3": "commercial_district of 0"},
        points=2,
        refused=[{"energy production": 0}],
    ),
    Row(
        "nuclear_zone",
        10,
        "earth",
        {},
        [{"place": "r7c3"}],
        {"temperature": 4, "TR": 2, "r7c3": "nuclear_zone of 0"},
        points=-2,
    ),
    Row("mohole_area", 20, "building", {}, [{"place": "r1c5"}], {"heat production": 4, "r1c5": "mohole_area of 0"}),
    Row(
        "mining_area",
        4,
        "building",
        {"r2c1": "city of 0"},
        [{"place": "r1c1"}],
        {"steel": 2, "steel production": 1, "r1c1": "mining_area of 0"},
    ),
    Row(
        "mining_area",
        4,
        "building",
        {"r8c5": "greenery of 0"},
        (),
        {"titanium": 1, "titanium production": 1, "r8c6": "mining_area of 0"},
    ),
    # without an own tile beside metal there is neither tile nor production
    Row("mining_area", 4, "building", {"r8c5": "greenery of 1"}),
    Row(
        "mining_rights",
        9,
        "building",
        {},
        [{"place": "r3c7"}],
        {"steel": 1, "steel production": 1, "r3c7": "mining_rights of 0"},
    ),
    Row(
        "mining_rights",
        9,
        "building",
        {},
        [{"place": "r4c1"}],
        {"titanium": 1, "plants": 1, "titanium production": 1, "r4c1": "mining_rights of 0"},
    ),
    Row(
        "black_polar_dust",
        15,
        "",
        {"megacredits production": -3},
        [{"place": "r1c5"}],
        {"megacredits production": -2, "heat production": 3, "oceans": 1, "TR": 1, "r1c5": "ocean"},
        refused=[{"megacredits production": -4}],
    ),
    # the tenth ocean is left out, and brings nothing
    Row("black_polar_dust", 15, "", {"oceans": 9}, (), {"megacredits production": -2, "heat production": 3}),
    Row(
        "lake_marineris",
        18,
        "",
        {"temperature": 0},
        [{"place": "r1c2"}, {"place": "r1c5"}],
        {"oceans": 2, "TR": 2, "steel": 2, "r1c2": "ocean", "r1c5": "ocean"},
        points=2,
        refused=[{"temperature": -2}],
    ),
    Row(
        "artificial_lake",
        15,
        "building",
        {"temperature": -6},
        [{"place": "r7c3"}],
        {"oceans": 1, "TR": 1, "r7c3": "ocean"},
        points=1,
        refused=[{"temperature": -8}],
    ),
    Row(
        "mangrove",
        12,
        "plant",
        {"temperature": 4},
        [{"place": "r1c5"}],
        {"oxygen": 1, "TR": 1, "r1c5": "greenery of 0"},
        points=1,
        refused=[{"temperature": 2}],
    ),
    Row(
        "protected_valley",
        23,
        "plant building",
        {},
        [{"place": "r1c5"}],
        {"megacredits production": 2, "oxygen": 1, "TR": 1, "r1c5": "greenery of 0"},
    ),
    Row(
        "plantation",
        15,
        "plant",
        {"played": ["research"]},
        [{"place": "r7c3"}],
        {"oxygen": 1, "TR": 1, "r7c3": "greenery of 0"},
        refused=[{"played": ["breathing_filters"]}],
    ),
    # ---- what others lose
    Row(
        "asteroid_mining_consortium",
        13,
        "jovian",
        {"titanium production": 1, "1 titanium production": 2},
        [{"target": 1}],
        {"titanium production": 1, "1 titanium production": -1},
        points=1,
        refused=[{"titanium production": 0}],
    ),
    # nobody else can lose a step: the owner loses one and gains it again
    Row("asteroid_mining_consortium", 13, "jovian", {"titanium production": 1}, points=1),
    Row(
        "great_escarpment_consortium",
        6,
        "",
        {"steel production": 1, "1 steel production": 1},
        [{"target": 1}],
        {"steel production": 1, "1 steel production": -1},
        refused=[{"steel production": 0}],
    ),
    Row(
        "cloud_seeding",
        11,
        "",
        {"oceans": 3, "megacredits production": -4, "1 heat production": 1},
        (),
        {"1 heat production": -1, "megacredits production": -1, "plants production": 2},
        refused=[{"oceans": 2}, {"megacredits production": -5}, {"1 heat production": 0}],
    ),
    Row(
        "hackers",
        3,
        "",
        {"energy production": 1, "1 megacredits production": -3},
        [{"target": 1}],
        {"energy production": -1, "megacredits production": 2, "1 megacredits production": -2},
        points=-1,
        refused=[{"energy production": 0}],
    ),
    # with no room above -5 M€ the other is no target, and the own steps come to nothing
    Row(
        "hackers",
        3,
        "",
        {"energy production": 1, "megacredits production": -5, "1 megacredits production": -4},
        (),
        {"energy production": -1},
        points=-1,
    ),
    Row(
        "power_supply_consortium",
        5,
        "power",
        {"played": ["geothermal_power", "solar_power"], "1 energy production": 1},
        [{"target": 1}],
        {"energy production": 1, "1 energy production": -1},
        refused=[{"played": ["geothermal_power"]}],
    ),
    Row("power_supply_consortium", 5, "power", {"played": ["geothermal_power", "solar_power"]}),
    Row(
        "energy_tapping",
        3,
        "power",
        {"1 energy production": 1},
        [{"target": 1}],
        {"energy production": 1, "1 energy production": -1},
        points=-1,
    ),
    Row("energy_tapping", 3, "power", points=-1),
    Row(
        "heat_trappers",
        6,
        "power building",
        {"1 heat production": 2},
        (),
        {"energy production": 1, "1 heat production": -2},
        points=-1,
        refused=[{"1 heat production": 1}],
    ),
    Row(
        "heat_trappers",
        6,
        "power building",
        {"heat production": 2, "1 heat production": 3},
        [{"target": 0}],
        {"energy production": 1, "heat production": -2},
        points=-1,
    ),
    Row(
        "biomass_combustors",
        4,
        "power building",
        {"oxygen": 6, "1 plants production": 1},
        (),
        {"energy production": 2, "1 plants production": -1},
        points=-1,
        refused=[{"oxygen": 5}, {"1 plants production": 0}],
    ),
    # ---- what is counted
    Row(
        "miranda_resort",
        12,
        "jovian space",
        {"played": ["sponsors", "acquired_company"]},
        after={"megacredits production": 2},
        points=1,
    ),
    Row(
        "io_mining_industries",
        41,
        "jovian space",
        {"played": ["vesta_shipyard"]},
        after={"megacredits production": 2, "titanium production": 2},
        points=2,
    ),
    Row(
        "greenhouses",
        6,
        "plant building",
        {
            "r3c3": "city of 0",
            "r7c3": "city of 1",
            "1 played": ["phobos_space_haven"],
            "phobos_space_haven": "city of 1",
        },
        after={"plants": 3},
    ),
    Row(
        "toll_station",
        12,
        "space",
        {
            "players": 3,
            "played": ["callisto_penal_mines"],
            "1 played": ["vesta_shipyard", "giant_space_mirror"],
            "2 played": ["soletta"],
            "1 events": ["comet"],
        },
        after={"megacredits production": 3},
    ),
    Row(
        "power_grid",
        18,
        "power",
        {"played": ["power_plant", "solar_power"], "1 played": ["geothermal_power"]},
        after={"energy production": 3},
    ),
    Row(
        "media_archives", 8, "earth", {"events": ["comet", "virus"], "1 events": ["asteroid"]}, after={"megacredits": 3}
    ),
    Row(
        "zeppelins",
        13,
        "",
        {
            "oxygen": 5,
            "r3c3": "city of 0",
            "r7c3": "city of 1",
            "1 played": ["phobos_space_haven"],
            "phobos_space_haven": "city of 1",
        },
        after={"megacredits production": 2},
        points=1,
        refused=[{"oxygen": 4}],
    ),
    Row(
        "worms",
        8,
        "microbe",
        {"oxygen": 4, "played": ["archaebacteria", "designed_microorganisms"]},
        after={"plants production": 1},
        refused=[{"oxygen": 3}],
    ),
    Row(
        "worms",
        8,
        "microbe",
        {"oxygen": 4, "played": ["archaebacteria", "designed_microorganisms", "industrial_microbes"]},
        after={"plants production": 2},
    ),
    Row(
        "advanced_ecosystems",
        11,
        "plant microbe animal",
        {"played": ["lichen", "archaebacteria", "fish"]},
        points=3,
        refused=[
            {"played": ["archaebacteria", "fish"]},
            {"played": ["lichen", "fish"]},
            {"played": ["lichen", "archaebacteria"]},
        ],
    ),
    Row(
        "cartel",
        8,
        "earth",
        {"played": ["sponsors"], "1 played": ["acquired_company"], "events": ["bribed_committee"]},
        after={"megacredits production": 2},
    ),
    Row(
        "insects",
        9,
        "microbe",
        {"oxygen": 6, "played": ["lichen", "grass"]},
        after={"plants production": 2},
        refused=[{"oxygen": 5}],
    ),
    Row(
        "satellites",
        10,
        "space",
        {"played": ["vesta_shipyard", "giant_space_mirror"], "events": ["comet"]},
        after={"megacredits production": 3},
    ),
    Row(
        "rad_suits",
        6,
        "",
        {"r3c3": "city of 0", "r7c3": "city of 1"},
        after={"megacredits production": 1},
        points=1,
        refused=[{"r3c3": "greenery of 0"}],
    ),
    Row(
        "energy_saving",
        15,
        "power",
        {"r3c3": "city of 1", "played": ["ganymede_colony"], "ganymede_colony": "city of 0"},
        after={"energy production": 2},
    ),
    Row(
        "terraforming_ganymede",
        33,
        "jovian space",
        {"played": ["vesta_shipyard", "callisto_penal_mines"]},
        after={"TR": 3},
        points=2,
    ),
    Row(
        "immigration_shuttles",
        31,
        "earth space",
        {
            "r3c3": "city of 0",
            "r7c3": "city of 1",
            "1 played": ["phobos_space_haven"],
            "phobos_space_haven": "city of 1",
        },
        after={"megacredits production": 5},
        points=1,
    ),
    Row(
        "immigration_shuttles",
        31,
        "earth space",
        {"r3c3": "city of 0", "r7c3": "city of 1"},
        after={"megacredits production": 5},
    ),
    Row(
        "medical_lab",
        13,
        "science building",
        {"played": ["mine", "power_plant", "food_factory"]},
        after={"megacredits production": 2},
        points=1,
    ),
    Row(
        "medical_lab",
        13,
        "science building",
        {"played": ["mine", "power_plant"]},
        after={"megacredits production": 1},
        points=1,
    ),
    # ---- cards, cubes and choices
    Row(
        "research",
        11,
        "science science",
        {"deck": ["comet", "virus", "asteroid"]},
        after={"drawn": ["comet", "virus"]},
        points=1,
    ),
    Row("lagrange_observatory", 9, "science space", {"deck": ["comet", "virus"]}, after={"drawn": ["comet"]}, points=1),
    Row(
        "eos_chasma_national_park",
        16,
        "plant building",
        {"temperature": -12, "played": ["fish"]},
        after={"megacredits production": 2, "plants": 3, "cubes fish": 1},
        points=1,
        refused=[{"temperature": -14}],
    ),
    Row(
        "eos_chasma_national_park",
        16,
        "plant building",
        {"temperature": -12, "played": ["fish", "birds"]},
        [{"pick": "birds"}],
        {"megacredits production": 2, "plants": 3, "cubes birds": 1},
        points=1,
    ),
    # without a card for it the animal is lost
    Row(
        "eos_chasma_national_park",
        16,
        "plant building",
        {"temperature": -12, "1 played": ["fish"]},
        after={"megacredits production": 2, "plants": 3},
        points=1,
    ),
    Row("artificial_photosynthesis", 12, "science", {}, [{"option": 0}], {"energy production": 2}),
    Row("artificial_photosynthesis", 12, "science", {}, [{"option": 1}], {"plants production": 1}),
    Row(
        "moss",
        4,
        "plant",
        {"oceans": 3, "plants": 1},
        after={"plants": -1, "plants production": 1},
        refused=[{"oceans": 2}, {"plants": 0}],
    ),
    Row(
        "nitrophilic_moss",
        8,
        "plant",
        {"oceans": 3, "plants": 2},
        after={"plants": -2, "plants production": 2},
        refused=[{"oceans": 2}, {"plants": 1}],
    ),
    Row(
        "insulation",
        2,
        "",
        {"heat production": 3},
        [{"amount": 2}],
        {"heat production": -2, "megacredits production": 2},
        refused=[{"heat production": 0}],
    ),
    Row(
        "robotic_workforce",
        9,
        "science",
        {"played": ["mine", "fueled_generators", "solar_wind_power"], "megacredits production": -4},
        [{"pick": "fueled_generators"}],
        {"megacredits production": -1, "energy production": 1},
        refused=[
            {"played": []},
            {"played": ["solar_wind_power"]},
            {"played": ["fueled_generators"], "megacredits production": -5},
            {"played": [], "1 played": ["mine"]},
        ],
    ),
    # only the box of the card is repeated: no tile, TR, oxygen or plants
    Row(
        "robotic_workforce",
        9,
        "science",
        {"played": ["strip_mine"], "energy production": 2},
        after={"energy production": -2, "steel production": 2, "titanium production": 1},
        refused=[{"energy production": 1}],
    ),
    Row(
        "robotic_workforce",
        9,
        "science",
        {"played": ["noctis_city"], "energy production": 1},
        after={"energy production": -1, "megacredits production": 3},
        refused=[{"energy production": 0}],
    ),
    Row(
        "robotic_workforce",
        9,
        "science",
        {"played": ["medical_lab", "titanium_mine", "greenhouses", "great_dam"]},
        [{"pick": "medical_lab"}],
        {"megacredits production": 2},
    ),
    Row(
        "robotic_workforce",
        9,
        "science",
        {"played": ["biomass_combustors"], "1 plants production": 1},
        after={"energy production": 2, "1 plants production": -1},
        refused=[{"1 plants production": 0}],
    ),
    Row(
        "robotic_workforce",
        9,
        "science",
        {"played": ["mining_rights"], "r8c6": "mining_rights of 0"},
        after={"titanium production": 1},
    ),
    Row("robotic_workforce", 9, "science", {"corporation": "mining_guild"}, after={"steel production": 1}),
    Row(
        "robotic_workforce",
        9,
        "science",
        {"played": ["immigrant_city"], "energy production": 1},
        after={"energy production": -1, "megacredits production": -2},
        refused=[{"megacredits production": -4}],
    ),
]
IDS = [f"{row.card}-{number}" for number, row in enumerate(ROWS)]
REFUSED = [(row, over) for row in ROWS for over in row.refused]


@pytest.mark.parametrize("row", ROWS, ids=IDS)
def test_a_card_changes_what_it_says(row: Row) -> None:
    check_played(row)


@pytest.mark.parametrize("row", ROWS, ids=IDS)
def test_a_card_costs_what_it_says(row: Row) -> None:
    check_price(row)
    check_metals(row)


@pytest.mark.parametrize(("row", "over"), REFUSED, ids=[f"{row.card}: {over}" for row, over in REFUSED])
def test_a_card_has_its_conditions(row: Row, over: Words) -> None:
    check_refused(row, over)


def test_every_card_has_a_row_and_every_requirement_a_refusal() -> None:
    cards = [card for card in PRINTED if card.kind == AUTOMATED]
    assert {row.card for row in ROWS} == {card.id for card in cards}
    assert {card.id for card in cards if card.requires} <= {row.card for row, _ in REFUSED}


# ---- where tiles may lie


def spaces(card: str, words: Words) -> list[str]:
    """Where the tile of a card that is played may lie."""
    state = act(at({"hand": [card], "megacredits": 60, **words}), {"play": card})
    assert asked(state) == [(0, "space")]
    return offered_by(state, "place")


def test_a_city_keeps_away_from_cities_of_anybody() -> None:
    found = spaces("underground_city", {"energy production": 2, "r3c4": "city of 1"})
    for space in ("r3c4", "r2c3", "r2c4", "r3c3", "r3c5", "r4c4", "r4c5", "r5c3", "r1c5"):
        assert space not in found
    assert {"r2c2", "r3c2", "r3c6", "r4c3", "r4c6"} <= set(found)


def test_the_natural_preserve_stands_alone_and_a_claim_is_no_tile() -> None:
    words = {"r3c4": "greenery of 0", "r5c5": "ocean", "claim r7c3": 0, "events": ["land_claim"]}
    found = spaces("natural_preserve", words)
    for space in ("r3c3", "r3c5", "r2c3", "r2c4", "r4c4", "r4c5", "r6c4", "r6c5"):
        assert space not in found
    assert {"r7c2", "r7c3", "r7c4"} <= set(found)


def test_what_somebody_else_has_claimed_is_closed() -> None:
    words = {"claim r7c3": 1, "1 events": ["land_claim"]}
    assert "r7c3" not in spaces("commercial_district", {"energy production": 1, **words})
    assert "r7c3" not in spaces("artificial_lake", {"temperature": 0, **words})


def test_the_urbanized_area_lies_beside_two_cities() -> None:
    words = {"energy production": 1, "r7c2": "city of 1", "r8c3": "city of 1", "r3c3": "city of 0"}
    assert spaces("urbanized_area", words) == ["r7c3", "r8c2"]


def test_mining_rights_lie_on_metal_on_land() -> None:
    assert spaces("mining_rights", {}) == ["r1c1", "r2c2", "r3c7", "r4c1", "r8c1", "r8c6", "r9c1", "r9c2"]


def test_the_mining_area_lies_on_metal_beside_an_own_tile() -> None:
    assert spaces("mining_area", {"r2c1": "greenery of 0", "r8c2": "city of 1"}) == ["r1c1", "r2c2"]


def test_mangroves_and_the_mohole_area_lie_on_spaces_for_oceans() -> None:
    oceans = ["r1c2", "r1c4", "r1c5", "r2c6", "r4c8", "r5c4", "r5c5", "r5c6", "r6c6", "r6c7", "r6c8", "r9c5"]
    assert spaces("mangrove", {"temperature": 4, "r7c3": "city of 0"}) == oceans
    assert spaces("mohole_area", {"r1c4": "ocean"}) == [space for space in oceans if space != "r1c4"]


def test_a_plantation_lies_beside_an_own_tile_where_one_can() -> None:
    words = {"played": ["research"], "r1c1": "city of 0", "r7c3": "city of 1"}
    assert spaces("plantation", words) == ["r2c1", "r2c2"]


# ---- a solo game


SOLO = [
    ("cloud_seeding", {"oceans": 3}, {"megacredits production": -1, "plants production": 2}),
    ("hackers", {"energy production": 1}, {"energy production": -1, "megacredits production": 2}),
    ("energy_tapping", {}, {"energy production": 1}),
    ("heat_trappers", {}, {"energy production": 1}),
    ("biomass_combustors", {"oxygen": 6}, {"energy production": 2}),
    ("asteroid_mining_consortium", {"titanium production": 1}, {"titanium production": 1}),
    ("great_escarpment_consortium", {"steel production": 1}, {"steel production": 1}),
    ("power_supply_consortium", {"played": ["geothermal_power", "solar_power"]}, {"energy production": 1}),
    ("toll_station", {"played": ["soletta"]}, {}),
    ("greenhouses", {"r3c3": "city of neutral", "r7c3": "city of neutral"}, {"plants": 2}),
]


@pytest.mark.parametrize(("card", "before", "after"), SOLO, ids=[row[0] for row in SOLO])
def test_in_a_solo_game_the_imaginary_opponent_bears_the_loss(card: str, before: Words, after: Words) -> None:
    found = changes({"players": 1, "hand": [card], "megacredits": 60, **before}, {"play": card})
    del found["megacredits"]
    assert found == {"gone": [card], "played": [card], **after}
