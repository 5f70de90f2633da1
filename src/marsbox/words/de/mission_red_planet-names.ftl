### Mission: Red Planet: wie die Dinge heißen, und Mengen davon. Eine Materialdatei kann andere Namen mitbringen.
### „own“ sagt, dass ein Name unsere Übersetzung ist. Wörter mit Fällen wählen sie mit $case.

## Zonen des Mars

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

mission_red_planet-unexplored = unerforscht

## Rohstoffe

mission_red_planet-resource-ice = Eis
mission_red_planet-resource-sylvanite = Sylvanit
mission_red_planet-resource-celerium = Celerium

## Charaktere

mission_red_planet-character-recruiter = { $case ->
    [nominative] der Anwerber
    [accusative] den Anwerber
   *[none] Anwerber
    }
    .own = yes
mission_red_planet-character-explorer = { $case ->
    [nominative] der Pionier
    [accusative] den Pionier
   *[none] Pionier
    }
    .own = yes
mission_red_planet-character-scientist = { $case ->
    [nominative] der Forscher
    [accusative] den Forscher
   *[none] Forscher
    }
    .own = yes
mission_red_planet-character-secret_agent = { $case ->
    [nominative] der Agent
    [accusative] den Agenten
   *[none] Agent
    }
    .own = yes
mission_red_planet-character-saboteur = { $case ->
    [nominative] der Saboteur
    [accusative] den Saboteur
   *[none] Saboteur
    }
    .own = yes
mission_red_planet-character-femme_fatale = { $case ->
    [nominative] die Femme fatale
    [accusative] die Femme fatale
   *[none] Femme fatale
    }
    .own = yes
mission_red_planet-character-traveler = { $case ->
    [nominative] der Reiseleiter
    [accusative] den Reiseleiter
   *[none] Reiseleiter
    }
    .own = yes
mission_red_planet-character-soldier = { $case ->
    [nominative] der Soldat
    [accusative] den Soldaten
   *[none] Soldat
    }
    .own = yes
mission_red_planet-character-pilot = { $case ->
    [nominative] der Pilot
    [accusative] den Piloten
   *[none] Pilot
    }
    .own = yes

## Bonuskarten

mission_red_planet-card-secret_mission_north = Geheimmission: Norden
    .own = yes
mission_red_planet-card-secret_mission_east = Geheimmission: Osten
    .own = yes
mission_red_planet-card-secret_mission_south = Geheimmission: Süden
    .own = yes
mission_red_planet-card-secret_mission_west = Geheimmission: Westen
    .own = yes
mission_red_planet-card-strategic_zones = Strategische Zonen
    .own = yes
mission_red_planet-card-blocks_of_ice = Eisblöcke
    .own = yes
mission_red_planet-card-lost_in_space = Verloren im All
    .own = yes
mission_red_planet-card-celerium_baron = Celeriumbaron
    .own = yes
mission_red_planet-card-sylvanite_baron = Sylvanitbaron
    .own = yes
mission_red_planet-card-mass_settlement = Massenansiedlung
    .own = yes
mission_red_planet-card-world_spanning = Weltumspannend
    .own = yes
mission_red_planet-card-diversified = Breit aufgestellt
    .own = yes

## Entdeckungen

mission_red_planet-card-barren_ground = Karger Boden
    .own = yes
mission_red_planet-card-rich_vein = Reiche Ader
    .own = yes
mission_red_planet-card-underground_lake = Unterirdischer See
    .own = yes
mission_red_planet-card-martian_ruins = Marsruinen
    .own = yes
mission_red_planet-card-lichens = Flechten
    .own = yes
mission_red_planet-card-native_resistance = Widerstand der Einheimischen
    .own = yes
mission_red_planet-card-mining_accident = Grubenunglück
    .own = yes
mission_red_planet-card-radiation = Strahlung
    .own = yes
mission_red_planet-card-treacherous_ground = Tückischer Boden
    .own = yes

## In Sätzen

mission_red_planet-quoted = „{ $card }“
mission_red_planet-ship = { $seats ->
    [one] Raumschiff { $dock } ({ $zone }, { $seats } Platz)
   *[other] Raumschiff { $dock } ({ $zone }, { $seats } Plätze)
    }
mission_red_planet-manual_ship = { $seats ->
    [one] Raumschiff { $dock } (handgesteuert, { $seats } Platz)
   *[other] Raumschiff { $dock } (handgesteuert, { $seats } Plätze)
    }
mission_red_planet-short_ship = Raumschiff { $dock } ({ $zone })
mission_red_planet-short_manual_ship = Raumschiff { $dock } (handgesteuert)
mission_red_planet-astronauts = { $number ->
    [one] { $case ->
        [accusative] { $number } Astronauten
        [dative] { $number } Astronauten
       *[nominative] { $number } Astronaut
    }
   *[other] { $number } Astronauten
    }
mission_red_planet-tokens = { $number } { $resource }marker
mission_red_planet-score_tokens = { $number } Punktemarker
mission_red_planet-points = { $number ->
    [one] { $number } Punkt
   *[other] { $number } Punkte
    }
mission_red_planet-crew = { $player } ({ $number })
