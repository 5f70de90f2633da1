### Conseils et analyses : les étapes d’un plan et ce qu’il apporte. Ils ne s’adressent à personne, car ils parlent aussi des autres.

## Étapes d’un plan

mission_red_planet-planned-choose = Jouer { FORM($character, article: "definite") } ({ $number })
mission_red_planet-planned-board = Embarquer { $astronauts } dans la { $ship }
mission_red_planet-planned-destination = Envoyer la navette vers { $zone } ({ $found })
mission_red_planet-planned-move = Déplacer un astronaute { OF($origin) } vers { $target } ({ $found })
mission_red_planet-planned-look = Regarder la découverte près { OF($zone) }
mission_red_planet-planned-place = Poser { $card } face cachée près { OF($zone) }
mission_red_planet-planned-launch = { COUNT($crew) ->
    [0] Faire décoller la { $ship } sans personne à bord
   *[other] Faire décoller la { $ship } avec { LIST($crew) } à bord
    }
mission_red_planet-planned-destroy = { COUNT($crew) ->
    [0] Détruire la { $ship } sans personne à bord
   *[other] Détruire la { $ship } avec { LIST($crew) } à bord
    }
mission_red_planet-planned-seduce_on_mars = Remplacer un astronaute { OF($player) } sur { $zone }
mission_red_planet-planned-seduce_aboard = Remplacer un astronaute { OF($player) } à bord de la { $ship }
mission_red_planet-planned-shoot = Abattre un astronaute { OF($player) } sur { $zone }
mission_red_planet-planned-shoot_own = Abattre un de vos propres astronautes sur { $zone }
mission_red_planet-planned-redirect = Diriger la { $ship } vers { $zone } ({ $found })

## Ce qu’apporte un coup ; les astronautes en route comptent là où ils atterriront

mission_red_planet-benefit-majority = La majorité sur { $zone } : { $points } au décompte après le tour { $turn }.
mission_red_planet-benefit-majority_unexplored = La majorité sur { $zone } : { $tokens } au décompte après le tour { $turn }.
mission_red_planet-benefit-lead = Une avance plus solide sur { $zone } : { $astronauts } de plus que les autres.
mission_red_planet-benefit-level = À égalité avec le plus fort adversaire sur { $zone }.
mission_red_planet-benefit-more_astronauts = { $astronauts } de plus sur { $zone }.
mission_red_planet-benefit-departs = { $astronauts } en route vers { $zone } sans attendre.
mission_red_planet-benefit-characters = { $number ->
    [one] { $number } personnage revient en main.
   *[other] { $number } personnages reviennent en main.
    }
mission_red_planet-benefit-event_card = Une carte Événement : un bonus, ou une découverte à poser.
mission_red_planet-benefit-bonus_zones = { $has } des { $needed } zones de { $card } ({ $points }).
mission_red_planet-benefit-bonus = { $card } compte maintenant { $points } de plus.
mission_red_planet-benefit-bonus_tokens = { $card } rapporte à coup sûr des jetons pour { $points }.
mission_red_planet-benefit-bonus_each_zone = { $card } rapporte { $points } pour chaque zone occupée à la fin.
mission_red_planet-benefit-bonus_kept = { $card } peut rapporter { $points } à la fin.
mission_red_planet-benefit-rival_loses = { $player } perd { $astronauts }.
mission_red_planet-benefit-redirected = Une navette vole vers { $now } au lieu { OF($before) }.
