### Mission: Red Planet: what things are called, and amounts of them. A components file may bring other names.

## Zones of Mars

mission_red_planet-zone-vastitas_borealis = Vastitas Borealis
mission_red_planet-zone-mare_serpentis = Mare Serpentis
mission_red_planet-zone-sinus_sabaeus = Sinus Sabaeus
mission_red_planet-zone-syrtis_major = Syrtis Major
mission_red_planet-zone-noachis = Noachis
mission_red_planet-zone-hellas = Hellas
mission_red_planet-zone-ausonia = Ausonia
mission_red_planet-zone-valles_marineris = Valles Marineris
mission_red_planet-zone-mare_tyrrhenum = Mare Tyrrhenum
mission_red_planet-zone-tritonis_sinus = Tritonis Sinus

# Said of a zone where a resource is told otherwise.
mission_red_planet-unexplored = unexplored

## Resources

mission_red_planet-resource-ice = ice
mission_red_planet-resource-sylvanite = sylvanite
mission_red_planet-resource-celerium = celerium

## Characters

mission_red_planet-character-recruiter = Recruiter
mission_red_planet-character-explorer = Explorer
mission_red_planet-character-scientist = Scientist
mission_red_planet-character-secret_agent = Secret Agent
mission_red_planet-character-saboteur = Saboteur
mission_red_planet-character-femme_fatale = Femme Fatale
mission_red_planet-character-traveler = Traveler
mission_red_planet-character-soldier = Soldier
mission_red_planet-character-pilot = Pilot

## Bonus cards

mission_red_planet-card-secret_mission_north = Secret Mission: North
mission_red_planet-card-secret_mission_east = Secret Mission: East
mission_red_planet-card-secret_mission_south = Secret Mission: South
mission_red_planet-card-secret_mission_west = Secret Mission: West
mission_red_planet-card-strategic_zones = Strategic Zones
mission_red_planet-card-blocks_of_ice = Blocks of Ice
mission_red_planet-card-lost_in_space = Lost in Space
mission_red_planet-card-celerium_baron = Celerium Baron
mission_red_planet-card-sylvanite_baron = Sylvanite Baron
mission_red_planet-card-mass_settlement = Mass Settlement
mission_red_planet-card-world_spanning = World-Spanning
mission_red_planet-card-diversified = Diversified

## Discoveries

mission_red_planet-card-barren_ground = Barren Ground
mission_red_planet-card-rich_vein = Rich Vein
mission_red_planet-card-underground_lake = Underground Lake
mission_red_planet-card-martian_ruins = Martian Ruins
mission_red_planet-card-lichens = Lichens
mission_red_planet-card-native_resistance = Native Resistance
mission_red_planet-card-mining_accident = Mining Accident
mission_red_planet-card-radiation = Radiation
mission_red_planet-card-treacherous_ground = Treacherous Ground

## In sentences

# A card within a sentence.
mission_red_planet-quoted = “{ $card }”

# $dock: its place on the launch pad, counted from 1. $zone: where it flies to.
mission_red_planet-ship = { $seats ->
    [one] ship { $dock } ({ $zone }, { $seats } seat)
   *[other] ship { $dock } ({ $zone }, { $seats } seats)
    }
# A ship that has no destination yet.
mission_red_planet-manual_ship = { $seats ->
    [one] manual ship { $dock } ({ $seats } seat)
   *[other] manual ship { $dock } ({ $seats } seats)
    }
mission_red_planet-short_ship = ship { $dock } ({ $zone })
mission_red_planet-short_manual_ship = ship { $dock } (manual)

mission_red_planet-astronauts = { $number ->
    [one] { $number } astronaut
   *[other] { $number } astronauts
    }
# So many score tokens of a resource.
mission_red_planet-tokens = { $number ->
    [one] { $number } { $resource } token
   *[other] { $number } { $resource } tokens
    }
mission_red_planet-score_tokens = { $number ->
    [one] { $number } score token
   *[other] { $number } score tokens
    }
mission_red_planet-points = { $number ->
    [one] { $number } point
   *[other] { $number } points
    }
# How many astronauts of a player are aboard a ship; part of a list.
mission_red_planet-crew = { $player } ({ $number })
