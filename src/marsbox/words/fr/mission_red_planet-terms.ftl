### Mission : Planète rouge : ce qui se dit seul.

mission_red_planet-game_name = Mission : Planète rouge
mission_red_planet-game_summary = 1888 : les compagnies minières se disputent les richesses de Mars. À chacun des dix tours, choisissez en secret l’un des neuf personnages, remplissez les navettes de vos astronautes et soyez en nombre là où cela compte.
mission_red_planet-components_note = Le plateau, les navettes et les cartes Événement ne sont pas publics : une grande partie de cette boîte est une reconstitution. Chaque partie dit son degré de certitude ; qui possède la boîte peut corriger une copie du fichier de composants et jouer avec.

## Parties d'une carte ou d'un autre élément

mission_red_planet-card_part-id = Code
mission_red_planet-card_part-name = Nom
mission_red_planet-card_part-kind = Sorte
mission_red_planet-card_part-copies = Exemplaires
mission_red_planet-card_part-text = Texte
mission_red_planet-card_part-effect = Effet
mission_red_planet-card_part-outer = Position
mission_red_planet-card_part-borders = Frontières
mission_red_planet-card_part-ships = Navettes
mission_red_planet-card_part-value = Valeur
mission_red_planet-card_part-tokens = Tuiles de ressource
mission_red_planet-card_part-score_tokens = Jetons de score
mission_red_planet-card_part-provenance = Origine

## Mise en place

mission_red_planet-setup_option-resource_tokens = Tuiles de ressource
mission_red_planet-setup_option_help-resource_tokens = Seulement dans la règle anglaise : qui a seul le plus d’astronautes dans une zone explorée en fin de partie prend sa tuile de ressource, qui vaut 3 points. Ce n’est pas un jeton de score.
mission_red_planet-setup_value-resource_tokens-off = Elles restent sur Mars : la règle française
mission_red_planet-setup_value-resource_tokens-on = Qui est seul en tête les prend : 3 points chacune

## Types d'actions

mission_red_planet-verb-choose = Choisir un personnage
mission_red_planet-verb-board = Embarquer
mission_red_planet-verb-destination = Choisir une destination
mission_red_planet-verb-move = Déplacer un astronaute
mission_red_planet-verb-draw = Piocher un événement
mission_red_planet-verb-look = Regarder une découverte
mission_red_planet-verb-place = Poser une découverte
mission_red_planet-verb-launch = Faire décoller une navette
mission_red_planet-verb-destroy = Détruire une navette
mission_red_planet-verb-seduce_on_mars = Remplacer un astronaute sur Mars
mission_red_planet-verb-seduce_aboard = Remplacer un astronaute à bord d’une navette
mission_red_planet-verb-shoot = Abattre un astronaute
mission_red_planet-verb-redirect = Changer une destination
mission_red_planet-verb-skip = Renoncer
mission_red_planet-verb-keep = Garder une carte Bonus

## Ce qu'un type de décision demande, après « il faut »

mission_red_planet-question-keep = choisir la carte Bonus que vous gardez
mission_red_planet-question-character = choisir un personnage de votre main
mission_red_planet-question-destination = choisir où va la navette manuelle
mission_red_planet-question-board = choisir une navette pour un astronaute ou renoncer
mission_red_planet-question-board_two = choisir une navette pour deux astronautes ou renoncer
mission_red_planet-question-board_three = choisir une navette pour trois astronautes
mission_red_planet-question-move = déplacer un de vos astronautes sur Mars ou renoncer
mission_red_planet-question-research = piocher un événement, regarder une découverte ou renoncer
mission_red_planet-question-place = choisir la zone extérieure à côté de laquelle vous posez la découverte
mission_red_planet-question-look = regarder une découverte ou renoncer
mission_red_planet-question-launch = choisir une navette qui décolle ou renoncer
mission_red_planet-question-destroy = choisir une navette à détruire ou renoncer
mission_red_planet-question-seduce = choisir un astronaute adverse à remplacer ou renoncer
mission_red_planet-question-shoot = choisir un astronaute à abattre ou renoncer
mission_red_planet-question-redirect = choisir une navette et sa nouvelle destination ou renoncer

## Où en est la partie

mission_red_planet-phase-setup = Mise en place
mission_red_planet-phase-keep = Mise en place : cartes Bonus
mission_red_planet-phase-choose = Tour { $turn } sur 10 : choix des personnages
mission_red_planet-phase-call = Tour { $turn } sur 10 : embarquement et décollage
mission_red_planet-phase-over = Partie terminée
mission_red_planet-chapter-choose = Tour { $turn }
mission_red_planet-chapter-call = Tour { $turn }

## Ce qui rend une position meilleure ou moins bonne, et de combien de points

mission_red_planet-value_part-points = { $change ->
    [worse] jetons de score : { NUMBER($points) } de moins
   *[better] jetons de score : { NUMBER($points) } de plus
    }
mission_red_planet-value_part-prospects = { $change ->
    [worse] majorités et découvertes à venir : { NUMBER($points) } de moins
   *[better] majorités et découvertes à venir : { NUMBER($points) } de plus
    }
mission_red_planet-value_part-cards = { $change ->
    [worse] personnages et cartes Bonus : { NUMBER($points) } de moins
   *[better] personnages et cartes Bonus : { NUMBER($points) } de plus
    }
mission_red_planet-value_part-rival = { $change ->
    [worse] face au meilleur adversaire : { NUMBER($points) } de moins
   *[better] face au meilleur adversaire : { NUMBER($points) } de plus
    }
mission_red_planet-value_part-later = { $change ->
    [worse] par la suite : { NUMBER($points) } de moins
   *[better] par la suite : { NUMBER($points) } de plus
    }
