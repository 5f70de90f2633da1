### Mission : Planète rouge : ce que font les personnages et les cartes Événement, en phrases entières.

## Personnages. « Peut » compte : ce qui le suit n'est pas obligatoire.

mission_red_planet-ability-recruiter = 1 de vos astronautes peut embarquer. Reprenez ensuite toutes vos cartes Personnage, celle-ci comprise.
mission_red_planet-ability-explorer = 1 de vos astronautes peut embarquer. Vous pouvez ensuite faire jusqu’à 3 déplacements, chacun menant un de vos astronautes sur Mars dans une zone voisine.
mission_red_planet-ability-scientist = Jusqu’à 2 de vos astronautes peuvent embarquer, ensemble ou séparément. Vous pouvez ensuite piocher une carte Événement ou regarder une découverte sur Mars.
mission_red_planet-ability-secret_agent = Jusqu’à 2 de vos astronautes peuvent embarquer, dans deux navettes différentes. Vous pouvez ensuite faire décoller une navette encore au sol, même vide.
mission_red_planet-ability-saboteur = 1 de vos astronautes peut embarquer. Vous pouvez ensuite détruire une navette encore au sol, avec tous ceux qui sont à bord.
mission_red_planet-ability-femme_fatale = 1 de vos astronautes peut embarquer. Vous pouvez ensuite remplacer un astronaute adverse par un astronaute de votre réserve, dans une zone ou une navette où vous en avez déjà un.
mission_red_planet-ability-traveler = 3 de vos astronautes embarquent dans la même navette. Si aucune n’a 3 places libres, vous perdez votre tour.
mission_red_planet-ability-soldier = 2 de vos astronautes peuvent embarquer dans la même navette, jamais un seul. Vous pouvez ensuite abattre n’importe quel astronaute dans une zone extérieure, même l’un des vôtres.
mission_red_planet-ability-pilot = Jusqu’à 2 de vos astronautes peuvent embarquer, ensemble ou séparément. Vous pouvez ensuite changer la destination d’une navette, au sol ou en vol.

## Cartes Bonus

mission_red_planet-bonus-occupy = { COUNT($zones) ->
    [1] { $points } si vous avez au moins 1 astronaute sur { LIST($zones) }.
   *[other] { $points } si vous avez au moins 1 astronaute dans chacune de ces zones : { LIST($zones) }.
    }
mission_red_planet-bonus-most-central = { $points } si vous avez le plus d’astronautes dans les trois zones centrales réunies, même à égalité, et au moins 1.
mission_red_planet-bonus-most-mars = { $points } si vous avez le plus d’astronautes sur Mars, même à égalité, et au moins 1.
mission_red_planet-bonus-most-memorial = { $points } si vous avez perdu le plus d’astronautes, même à égalité, et au moins 1.
mission_red_planet-bonus-most-ice = { $points } si vous avez le plus de jetons de glace, même à égalité, et au moins 1.
mission_red_planet-bonus-most-sylvanite = { $points } si vous avez le plus de jetons de Sylvanite, même à égalité, et au moins 1.
mission_red_planet-bonus-most-celerium = { $points } si vous avez le plus de jetons de Celerium, même à égalité, et au moins 1.
mission_red_planet-bonus-each_zone = { $points } par zone où vous avez au moins 1 astronaute.
mission_red_planet-bonus-each_resource = { $points } si vous avez au moins { $tokens } de chaque ressource.
mission_red_planet-bonus-tokens = En fin de partie, prenez { $tokens } avant que les jetons soient comparés.

## Découvertes

mission_red_planet-discovery-nothing = Sans effet.
mission_red_planet-discovery-tokens = Le dernier décompte ajoute { $tokens } à cette zone au lieu de { $usual }.
mission_red_planet-discovery-no_tokens = Le dernier décompte n’ajoute aucun jeton de score à cette zone. Les jetons qui y restent des décomptes précédents sont tout de même partagés.
mission_red_planet-discovery-extra = Le dernier décompte ajoute aussi { $tokens } à cette zone, quelle que soit sa ressource. En cas d’égalité, les jetons de chaque ressource sont partagés séparément ; le reste est perdu.
mission_red_planet-discovery-leader = { $points } pour le joueur qui a le plus d’astronautes dans cette zone en fin de partie. En cas d’égalité, ils sont partagés, en arrondissant vers le bas.
mission_red_planet-discovery-everyone = { $change ->
    [worse] Chaque joueur qui a un astronaute dans cette zone en fin de partie perd { $points }.
   *[better] { $points } pour chaque joueur qui a un astronaute dans cette zone en fin de partie.
    }
mission_red_planet-discovery-removed = { $number ->
    [1] Avant le dernier décompte, chaque joueur perd { $astronauts } dans cette zone.
   *[other] Avant le dernier décompte, chaque joueur perd jusqu’à { $astronauts } dans cette zone.
    }
mission_red_planet-discovery-runner_up = Au dernier décompte, les jetons de score de cette zone vont au joueur qui a le deuxième plus grand nombre d’astronautes, même si plusieurs joueurs sont à égalité en tête. Les joueurs à égalité à la deuxième place se les partagent à parts égales ; le reste est perdu. Si personne n’est deuxième, les jetons sont partagés comme d’habitude.
