### Conseils et analyses : les étapes d’un plan et ce qu’il apporte. Ils ne s’adressent à personne, car ils parlent aussi des autres.

## Étapes d’un plan

pocket_mars-planned-transfer = Déplacer un colon du bâtiment { $start } vers le bâtiment { $end }
pocket_mars-planned-swap_zones = Échanger des colons : { $option }
pocket_mars-planned-drain = Faire perdre de l’énergie à { $player }
pocket_mars-planned-peek = Regarder le Module { OF($player) }
pocket_mars-planned-use = Utiliser l’effet

## Ce qu’apporte un coup

pocket_mars-benefit-all_buildings = Un colon dans chacun des quatre bâtiments : { $points } points.
pocket_mars-benefit-four_in_one = Quatre colons dans le bâtiment { $building } : { $points } points.
pocket_mars-benefit-launched = { $count ->
    [one] { $count } colon monte à bord du Vaisseau et pourra se poser.
   *[other] { $count } colons montent à bord du Vaisseau et pourront se poser.
    }
pocket_mars-benefit-reached = Un premier colon dans le bâtiment { $building } : { $reached ->
    [one] un des quatre bâtiments est atteint.
    [2] deux des quatre bâtiments sont atteints.
   *[other] trois des quatre bâtiments sont atteints.
    }
pocket_mars-benefit-landed = { $count ->
    [one] { $count } colon de plus dans le bâtiment { $building }.
   *[other] { $count } colons de plus dans le bâtiment { $building }.
    }
pocket_mars-benefit-promoted = Un colon est promu dans le bâtiment { $building } : { $points } points au lieu de { $before }.
pocket_mars-benefit-energy = { $count ->
    [one] { $count } énergie de plus.
   *[other] { $count } énergies de plus.
    }
pocket_mars-benefit-most_energy = { $count ->
    [one] { $count } énergie de plus, et avec elle le point de la plus grande énergie.
   *[other] { $count } énergies de plus, et avec elles le point de la plus grande énergie.
    }
pocket_mars-benefit-ready = { $card } est prête : une fois connectée, elle pose un colon dans le bâtiment { $building }.
pocket_mars-benefit-rival_points = { $points ->
    [one] { $player } perd { $points } point.
   *[other] { $player } perd { $points } points.
    }
