### Mission : Planète rouge : ce qui se dit seul.

mission_red_planet-game_name = Mission : Planète rouge
mission_red_planet-game_summary = 1888 : les compagnies minières se disputent les richesses de Mars. À chacun des dix tours, choisissez en secret l’un des neuf personnages, remplissez les navettes de vos astronautes et soyez majoritaire là où cela compte.
mission_red_planet-components_note = Le plateau, les navettes et les cartes Événement ne sont pas documentés publiquement : une grande partie de cette boîte est une reconstitution. Chaque élément indique son degré de certitude. Si vous possédez la boîte, vous pouvez corriger une copie du fichier de composants et jouer avec.

## Parties d'une carte ou d'un autre élément

mission_red_planet-card_part-id = Code
mission_red_planet-card_part-name = Nom
mission_red_planet-card_part-kind = Type
mission_red_planet-card_part-copies = Exemplaires
mission_red_planet-card_part-text = Texte
mission_red_planet-card_part-effect = Effet
mission_red_planet-card_part-outer = Position
mission_red_planet-card_part-borders = Zones voisines
mission_red_planet-card_part-ships = Navettes
mission_red_planet-card_part-value = Valeur
mission_red_planet-card_part-tokens = Tuiles de ressources
mission_red_planet-card_part-score_tokens = Jetons de score
mission_red_planet-card_part-provenance = Source

## Mise en place

mission_red_planet-setup_option-resource_tokens = Tuiles de ressources
mission_red_planet-setup_option_help-resource_tokens = Seulement dans la règle anglaise : en fin de partie, le joueur qui a seul le plus d’astronautes dans une zone explorée prend sa tuile de ressources, qui vaut 3 points. Ce n’est pas un jeton de score.
mission_red_planet-setup_value-resource_tokens-off = Elles restent sur Mars (règle française)
mission_red_planet-setup_value-resource_tokens-on = Le joueur seul en tête les prend (3 points chacune)

## Types d'actions

mission_red_planet-verb-choose = Choisir un personnage
mission_red_planet-verb-board = Embarquer
mission_red_planet-verb-destination = Choisir une destination
mission_red_planet-verb-move = Déplacer un astronaute
mission_red_planet-verb-draw = Piocher une carte Événement
mission_red_planet-verb-look = Regarder une découverte
mission_red_planet-verb-place = Poser une découverte
mission_red_planet-verb-launch = Faire décoller une navette
mission_red_planet-verb-destroy = Détruire une navette
mission_red_planet-verb-seduce_on_mars = Remplacer un astronaute sur Mars
mission_red_planet-verb-seduce_aboard = Remplacer un astronaute à bord d’une navette
mission_red_planet-verb-shoot = Abattre un astronaute
mission_red_planet-verb-redirect = Changer la destination d’une navette
mission_red_planet-verb-skip = Passer
mission_red_planet-verb-keep = Garder une carte Bonus

## Ce qu'un type de décision demande, après « il faut »

mission_red_planet-question-keep = choisir la carte Bonus à garder
mission_red_planet-question-character = choisir un personnage de votre main
mission_red_planet-question-destination = choisir la destination de la navette à pilotage manuel
mission_red_planet-question-board = choisir une navette pour un astronaute, ou passer
mission_red_planet-question-board_two = choisir une navette pour deux astronautes, ou passer
mission_red_planet-question-board_three = choisir une navette pour trois astronautes
mission_red_planet-question-move = déplacer un de vos astronautes sur Mars, ou passer
mission_red_planet-question-research = piocher une carte Événement, regarder une découverte, ou passer
mission_red_planet-question-place = choisir la zone extérieure près de laquelle poser la découverte
mission_red_planet-question-look = regarder une découverte, ou passer
mission_red_planet-question-launch = choisir une navette à faire décoller, ou passer
mission_red_planet-question-destroy = choisir une navette à détruire, ou passer
mission_red_planet-question-seduce = choisir un astronaute adverse à remplacer, ou passer
mission_red_planet-question-shoot = choisir un astronaute à abattre, ou passer
mission_red_planet-question-redirect = choisir une navette et sa nouvelle destination, ou passer

## Où en est la partie

mission_red_planet-phase-setup = Mise en place
mission_red_planet-phase-keep = Mise en place : cartes Bonus
mission_red_planet-phase-choose = Tour { $turn } sur 10 : choix des personnages
mission_red_planet-phase-call = Tour { $turn } sur 10 : embarquement et décollage
mission_red_planet-phase-over = Partie terminée
mission_red_planet-chapter-choose = Tour { $turn }
mission_red_planet-chapter-call = Tour { $turn }

## Les parties de la valeur d’une position

mission_red_planet-value_part-points = jetons de score
mission_red_planet-value_part-prospects = majorités et découvertes
mission_red_planet-value_part-cards = personnages et cartes Bonus
mission_red_planet-value_part-rival = avance sur le meilleur adversaire
mission_red_planet-value_part-later = tours suivants
