### Mission : Planète rouge : noms des choses, et quantités. Un fichier de composants peut apporter d'autres noms.

## Zones de Mars

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

mission_red_planet-unexplored = inexplorée

## Ressources

mission_red_planet-resource-ice = { $article ->
    [partitive] de la glace
   *[none] glace
    }
mission_red_planet-resource-sylvanite = { $article ->
    [partitive] de la Sylvanite
   *[none] Sylvanite
    }
mission_red_planet-resource-celerium = { $article ->
    [partitive] du Celerium
   *[none] Celerium
    }

## Personnages

mission_red_planet-character-recruiter = { $article ->
    [definite] le Recruteur
   *[none] Recruteur
    }
mission_red_planet-character-explorer = { $article ->
    [definite] l’Explorateur
   *[none] Explorateur
    }
mission_red_planet-character-scientist = { $article ->
    [definite] le Scientifique
   *[none] Scientifique
    }
mission_red_planet-character-secret_agent = { $article ->
    [definite] l’Agent secret
   *[none] Agent secret
    }
mission_red_planet-character-saboteur = { $article ->
    [definite] le Terroriste
   *[none] Terroriste
    }
mission_red_planet-character-femme_fatale = { $article ->
    [definite] la Vamp
   *[none] Vamp
    }
mission_red_planet-character-traveler = { $article ->
    [definite] le Voyagiste
   *[none] Voyagiste
    }
mission_red_planet-character-soldier = { $article ->
    [definite] le Militaire
   *[none] Militaire
    }
mission_red_planet-character-pilot = { $article ->
    [definite] le Pilote
   *[none] Pilote
    }

## Cartes Bonus

mission_red_planet-card-secret_mission_north = Mission secrète : Nord
mission_red_planet-card-secret_mission_east = Mission secrète : Est
mission_red_planet-card-secret_mission_south = Mission secrète : Sud
mission_red_planet-card-secret_mission_west = Mission secrète : Ouest
mission_red_planet-card-strategic_zones = Zones stratégiques
mission_red_planet-card-blocks_of_ice = Blocs de glace
mission_red_planet-card-lost_in_space = Perdus dans l’espace
mission_red_planet-card-celerium_baron = Baron du Celerium
mission_red_planet-card-sylvanite_baron = Baron de la Sylvanite
mission_red_planet-card-mass_settlement = Peuplement massif
mission_red_planet-card-world_spanning = Présence planétaire
mission_red_planet-card-diversified = Diversification

## Découvertes

mission_red_planet-card-barren_ground = Sol stérile
mission_red_planet-card-rich_vein = Riche filon
mission_red_planet-card-underground_lake = Lac souterrain
mission_red_planet-card-martian_ruins = Ruines martiennes
mission_red_planet-card-lichens = Lichens
mission_red_planet-card-native_resistance = Résistance indigène
mission_red_planet-card-mining_accident = Accident minier
mission_red_planet-card-radiation = Radiations
mission_red_planet-card-treacherous_ground = Terrain traître

## Dans les phrases

mission_red_planet-quoted = « { $card } »
mission_red_planet-ship = { $seats ->
    [one] navette { $dock } ({ $zone }, { $seats } place)
   *[other] navette { $dock } ({ $zone }, { $seats } places)
    }
mission_red_planet-manual_ship = { $seats ->
    [one] navette { $dock } (à pilotage manuel, { $seats } place)
   *[other] navette { $dock } (à pilotage manuel, { $seats } places)
    }
mission_red_planet-short_ship = navette { $dock } ({ $zone })
mission_red_planet-short_manual_ship = navette { $dock } (pilotage manuel)
mission_red_planet-astronauts = { $number ->
    [one] { $number } astronaute
   *[other] { $number } astronautes
    }
mission_red_planet-tokens = { $number ->
    [one] { $number } jeton { OF($resource) }
   *[other] { $number } jetons { OF($resource) }
    }
mission_red_planet-score_tokens = { $number ->
    [one] { $number } jeton de score
   *[other] { $number } jetons de score
    }
mission_red_planet-points = { $number ->
    [one] { $number } point
   *[other] { $number } points
    }
mission_red_planet-crew = { $player } ({ $number })
