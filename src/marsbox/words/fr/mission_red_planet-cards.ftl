### Mission : Planète rouge : ce que font les personnages et les cartes Événement, en phrases entières.

## Personnages

mission_red_planet-ability-recruiter = 1 astronaute peut embarquer, puis tous vos personnages reviennent dans votre main, celui-ci aussi.
mission_red_planet-ability-explorer = 1 astronaute peut embarquer, puis vous pouvez faire jusqu’à 3 déplacements, chacun menant un de vos astronautes sur Mars dans une zone voisine.
mission_red_planet-ability-scientist = Jusqu’à 2 astronautes peuvent embarquer, puis vous pouvez piocher un événement ou regarder une découverte sur Mars.
mission_red_planet-ability-secret_agent = Jusqu’à 2 astronautes peuvent embarquer, mais pas dans la même navette, puis vous pouvez faire décoller une navette au sol.
mission_red_planet-ability-saboteur = 1 astronaute peut embarquer, puis vous pouvez détruire une navette au sol avec tous ceux qui sont à bord.
mission_red_planet-ability-femme_fatale = 1 astronaute peut embarquer, puis, dans une zone ou une navette où vous avez un astronaute, un autre de votre réserve peut prendre la place d’un astronaute adverse.
mission_red_planet-ability-traveler = 3 astronautes embarquent dans la même navette ; si aucune n’a 3 places libres, il ne se passe rien.
mission_red_planet-ability-soldier = 2 astronautes peuvent embarquer dans la même navette, mais pas 1 seul, puis vous pouvez abattre un astronaute de n’importe qui dans une zone extérieure.
mission_red_planet-ability-pilot = Jusqu’à 2 astronautes peuvent embarquer, puis vous pouvez changer la destination d’une navette, au sol ou en vol.

## Cartes Bonus

mission_red_planet-bonus-occupy = { COUNT($zones) ->
    [one] { $points } si vous avez au moins 1 astronaute sur { LIST($zones) }.
   *[other] { $points } si vous avez au moins 1 astronaute dans chacune de ces zones : { LIST($zones) }.
    }
mission_red_planet-bonus-most-central = { $points } si personne n’a plus d’astronautes que vous dans les trois zones centrales réunies et que vous en avez au moins 1.
mission_red_planet-bonus-most-mars = { $points } si personne n’a plus d’astronautes que vous sur Mars et que vous en avez au moins 1.
mission_red_planet-bonus-most-memorial = { $points } si personne n’a plus d’astronautes perdus que vous et que vous en avez au moins 1.
mission_red_planet-bonus-most-ice = { $points } si personne n’a plus de jetons de glace que vous et que vous en avez au moins 1.
mission_red_planet-bonus-most-sylvanite = { $points } si personne n’a plus de jetons de sylvanite que vous et que vous en avez au moins 1.
mission_red_planet-bonus-most-celerium = { $points } si personne n’a plus de jetons de célérium que vous et que vous en avez au moins 1.
mission_red_planet-bonus-each_zone = { $points } par zone où vous avez au moins 1 astronaute.
mission_red_planet-bonus-each_resource = { $points } si vous avez au moins { $tokens } de chaque ressource.
mission_red_planet-bonus-tokens = En fin de partie, prenez { $tokens } avant toute comparaison.

## Découvertes

mission_red_planet-discovery-nothing = Sans effet.
mission_red_planet-discovery-tokens = Le dernier décompte ajoute { $tokens } à cette zone au lieu de { $usual }.
mission_red_planet-discovery-no_tokens = Le dernier décompte n’ajoute aucun jeton de score à cette zone ; ceux qui y restaient sont tout de même distribués.
mission_red_planet-discovery-extra = { $number ->
    [one] Le dernier décompte ajoute aussi { $tokens } à cette zone, quelle que soit sa ressource ; les ex æquo se le partagent à part des jetons d’une autre ressource, et ce qui reste est perdu.
   *[other] Le dernier décompte ajoute aussi { $tokens } à cette zone, quelle que soit sa ressource ; les ex æquo se les partagent à part des jetons d’une autre ressource, et ce qui reste est perdu.
    }
mission_red_planet-discovery-leader = { $points } pour qui a le plus d’astronautes dans cette zone en fin de partie ; les ex æquo se les partagent, arrondis à l’unité inférieure.
mission_red_planet-discovery-everyone = { $change ->
    [worse] Quiconque a un astronaute dans cette zone en fin de partie perd { $points }.
   *[better] { $points } pour quiconque a un astronaute dans cette zone en fin de partie.
    }
mission_red_planet-discovery-removed = { $number ->
    [one] Avant le dernier décompte, chacun perd { $astronauts } dans cette zone.
   *[other] Avant le dernier décompte, chacun perd { $astronauts } dans cette zone, ou tous s’il en a moins.
    }
mission_red_planet-discovery-runner_up = Au dernier décompte, les jetons de score de cette zone vont à qui a le plus d’astronautes en dessous du plus grand nombre, même si plusieurs sont à égalité en tête ; les ex æquo en dessous prennent des parts égales, et ce qui reste est perdu ; si personne sur place n’en a moins que le plus grand nombre, les jetons sont distribués comme d’habitude.
