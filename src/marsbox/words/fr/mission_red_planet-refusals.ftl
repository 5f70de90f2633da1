### Mission : Planète rouge : pourquoi une action est refusée, et ce qu'il faudrait faire.

mission_red_planet-refused-may_not_skip = Vous ne pouvez pas passer : il faut { $question }.
mission_red_planet-refused-not_dealt = { $card } ne fait pas partie des cartes que vous avez reçues ; choisissez l’une de celles-ci.
mission_red_planet-refused-not_in_hand = Vous avez déjà joué { FORM($character, article: "definite") } ; choisissez un personnage de votre main.
mission_red_planet-refused-no_ship = Il n’y a pas de navette { $dock } en ce moment ; choisissez-en une autre.
mission_red_planet-refused-took_off = La navette { $dock } a déjà décollé ; choisissez-en une au sol.
mission_red_planet-refused-too_few_seats = { $free ->
    [one] La navette { $dock } a { $free } place libre et il en faut { $needed } ; choisissez une autre navette.
   *[other] La navette { $dock } a { $free } places libres et il en faut { $needed } ; choisissez une autre navette.
    }
mission_red_planet-refused-same_ship = Votre premier astronaute est dans la navette { $dock } ; le second doit embarquer dans une autre.
mission_red_planet-refused-no_token_left = Les deux tuiles de destination { OF($zone) } sont sur des navettes ; choisissez une autre zone.
mission_red_planet-refused-nobody_there = Vous n’avez pas d’astronaute sur { $zone } ; choisissez une zone où vous en avez un.
mission_red_planet-refused-no_border = { $origin } et { $target } ne sont pas voisines ; choisissez une zone voisine.
mission_red_planet-refused-no_way = L’astronaute est déjà sur { $zone } ; choisissez une zone voisine.
mission_red_planet-refused-no_events_left = La pioche des événements est vide ; regardez une découverte, ou passez.
mission_red_planet-refused-no_discovery = Il n’y a pas de découverte près { OF($zone) } ; choisissez une zone qui en a une.
mission_red_planet-refused-discovery_there = Il y a déjà une découverte près { OF($zone) } ; choisissez une zone extérieure qui n’en a pas.
mission_red_planet-refused-central_zone = { $zone } est une zone centrale ; choisissez une zone extérieure.
mission_red_planet-refused-no_target = { $player } n’a pas d’astronaute sur { $zone } ; choisissez-en un qui s’y trouve.
mission_red_planet-refused-same_destination = La navette { $dock } a déjà pour destination { $zone } ; choisissez une autre destination.
mission_red_planet-refused-own_astronaut = C’est votre propre astronaute ; choisissez celui d’un autre joueur.
mission_red_planet-refused-nobody_aboard = Vous n’avez pas d’astronaute à bord de la navette { $dock } ; choisissez une navette où vous en avez un.
mission_red_planet-refused-no_target_aboard = { $player } n’a pas d’astronaute à bord de la navette { $dock } ; choisissez-en un qui s’y trouve.
