### Mission : Planète rouge : ce qui est demandé à un joueur, et ce que font les options.

## Questions ; la plupart disent quel personnage agit

mission_red_planet-prompt-keep = Choisissez la carte Bonus à garder en secret. Vos autres cartes retournent dans la pioche.
mission_red_planet-prompt-character = Tour { $turn } : choisissez en secret le personnage à jouer.
mission_red_planet-prompt-destination = Votre astronaute est le premier à bord de la { $ship } : choisissez sa destination.
mission_red_planet-prompt-board = { $which ->
    [first] { $character } : jusqu’à { $left } de vos astronautes peuvent embarquer. Choisissez la navette du premier.
    [another] { $character } : encore 1 de vos astronautes peut embarquer. Choisissez sa navette.
    [elsewhere] { $character } : encore 1 de vos astronautes peut embarquer. Choisissez une autre navette.
   *[only] { $character } : 1 de vos astronautes peut embarquer. Choisissez sa navette.
    }
mission_red_planet-prompt-board_two = { $character } : 2 de vos astronautes peuvent embarquer ensemble. Choisissez leur navette.
mission_red_planet-prompt-board_three = { $character } : 3 de vos astronautes embarquent ensemble. Choisissez leur navette.
mission_red_planet-prompt-move = { $left ->
    [one] { $character } : vous pouvez déplacer un de vos astronautes dans une zone voisine (encore { $left } déplacement).
   *[other] { $character } : vous pouvez déplacer un de vos astronautes dans une zone voisine (encore { $left } déplacements).
    }
mission_red_planet-prompt-research = { $what ->
    [look] { $character } : la pioche des événements est vide, mais vous pouvez regarder une découverte.
    [draw] { $character } : vous pouvez piocher une carte Événement.
   *[both] { $character } : vous pouvez piocher une carte Événement ou regarder une découverte.
    }
mission_red_planet-prompt-place = { $character } : vous avez pioché { $card }. { $text } Choisissez la zone extérieure près de laquelle la poser, face cachée.
mission_red_planet-prompt-look = { $character } : toutes les zones extérieures ont déjà une découverte, la vôtre a donc été défaussée. Vous pouvez en regarder une sur Mars.
mission_red_planet-prompt-launch = { $character } : vous pouvez faire décoller une navette.
mission_red_planet-prompt-destroy = { $character } : vous pouvez détruire une navette au sol.
mission_red_planet-prompt-seduce = { $character } : vous pouvez remplacer un astronaute adverse par l’un des vôtres.
mission_red_planet-prompt-shoot = { $character } : vous pouvez abattre un astronaute dans une zone extérieure.
mission_red_planet-prompt-redirect = { $character } : vous pouvez changer la destination d’une navette.

## Options

mission_red_planet-option-choose = Jouer { FORM($character, article: "definite") } ({ $number }). { $text }
mission_red_planet-option-keep = Garder { $card }. { $text }
mission_red_planet-option-board = Embarquer { $astronauts } dans la { $ship }. { $free ->
        [0] Elle est alors complète et décolle.
        [one] Il restera { $free } place.
       *[other] Il restera { $free } places.
    }
mission_red_planet-option-board_manual = Embarquer { $astronauts } dans la { $ship } et choisir sa destination. { $free ->
        [0] Elle est alors complète et décolle.
        [one] Il restera { $free } place.
       *[other] Il restera { $free } places.
    }
mission_red_planet-option-destination = Aller vers { $zone } ({ $found }).
mission_red_planet-option-move = Déplacer 1 astronaute { OF($origin) } vers { $target } ({ $found }).
mission_red_planet-option-draw = Piocher la première carte Événement (il en reste { $number }).
mission_red_planet-option-look = Regarder la découverte près { OF($zone) }.
mission_red_planet-option-look_known = Regarder à nouveau { $card }, la découverte près { OF($zone) }.
mission_red_planet-option-place = Poser { $card } face cachée près { OF($zone) }.
mission_red_planet-option-launch = Faire décoller la { $ship } avec { LIST($crew) } à bord.
mission_red_planet-option-launch_empty = Faire décoller la { $ship } sans personne à bord.
mission_red_planet-option-destroy = Détruire la { $ship }. Astronautes perdus : { LIST($crew) }.
mission_red_planet-option-destroy_empty = Détruire la { $ship }. Il n’y a personne à bord.
mission_red_planet-option-seduce_on_mars = Remplacer un astronaute { OF($player) } sur { $zone } par l’un des vôtres.
mission_red_planet-option-seduce_aboard = Remplacer un astronaute { OF($player) } à bord de la { $ship } par l’un des vôtres.
mission_red_planet-option-shoot = Abattre un astronaute { OF($player) } sur { $zone }.
mission_red_planet-option-shoot_own = Abattre un de vos propres astronautes sur { $zone }.
mission_red_planet-option-redirect = { $where ->
    [flying] Diriger la { $ship }, en vol, vers { $zone } ({ $found }).
   *[ground] Diriger la { $ship }, au sol, vers { $zone } ({ $found }).
    }

## Ce que l'on ne fait pas

mission_red_planet-option-skip-board = N’embarquer personne.
mission_red_planet-option-skip-board_another = N’embarquer personne d’autre.
mission_red_planet-option-skip-board_two = N’embarquer personne.
mission_red_planet-option-skip-move = Ne déplacer personne.
mission_red_planet-option-skip-research = Ne rien piocher ni regarder.
mission_red_planet-option-skip-look = Ne pas regarder de découverte.
mission_red_planet-option-skip-launch = Ne faire décoller aucune navette.
mission_red_planet-option-skip-destroy = Ne détruire aucune navette.
mission_red_planet-option-skip-seduce = Ne remplacer personne.
mission_red_planet-option-skip-shoot = N’abattre personne.
mission_red_planet-option-skip-redirect = Ne changer aucune destination.

## Options en quelques mots

mission_red_planet-short-choose = { $character } ({ $number })
mission_red_planet-short-keep = Garder « { $card } »
mission_red_planet-short-board = { CAPITAL($ship) }
mission_red_planet-short-destination = Vers { $zone }
mission_red_planet-short-move = { CAPITAL(OF($origin)) } vers { $target }
mission_red_planet-short-draw = Piocher une carte Événement
mission_red_planet-short-look = Regarder près { OF($zone) }
mission_red_planet-short-place = Près { OF($zone) }
mission_red_planet-short-launch = Décollage : { $ship }
mission_red_planet-short-destroy = Détruire : { $ship }
mission_red_planet-short-seduce_on_mars = Celui { OF($player) } sur { $zone }
mission_red_planet-short-seduce_aboard = Celui { OF($player) }, { $ship }
mission_red_planet-short-shoot = Celui { OF($player) } sur { $zone }
mission_red_planet-short-shoot_own = Le vôtre sur { $zone }
mission_red_planet-short-redirect = { CAPITAL($ship) } vers { $zone }
mission_red_planet-short-skip = Passer
