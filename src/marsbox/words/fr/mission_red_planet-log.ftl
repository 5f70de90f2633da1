### Mission : Planète rouge : ce qui s'est passé, une ligne par type d'événement.

## Mise en place et navettes

mission_red_planet-log-game_began = La partie commence à { $players } joueurs.
mission_red_planet-log-ship_docked = La { $ship } est prête au départ.
mission_red_planet-log-medal_given = { $player } reçoit la médaille de premier joueur.
mission_red_planet-log-events_dealt = { $player } reçoit { LIST($cards) }.
mission_red_planet-log-events_dealt_unseen = { $player } reçoit des cartes Événement.
mission_red_planet-log-discoveries_shown = { $player } n’a pas de carte Bonus, révèle { LIST($cards) }, puis reçoit de nouvelles cartes.
mission_red_planet-log-bonus_kept = { $player } garde { $card }.
mission_red_planet-log-bonus_kept_unseen = { $player } garde une carte Bonus.
mission_red_planet-log-turn_began = Le tour { $turn } commence.
mission_red_planet-log-ships_reshuffled = La pioche des navettes est épuisée : les { $number } navettes défaussées sont mélangées en une nouvelle pioche.

## Personnages

mission_red_planet-log-characters_chosen = Tout le monde a choisi son personnage.
mission_red_planet-log-called = { COUNT($players) ->
    [1] On appelle { FORM($character, article: "definite") } : { LIST($players) } répond.
   *[other] On appelle { FORM($character, article: "definite") } : { LIST($players) } répondent.
    }
mission_red_planet-log-called_in_vain = On appelle { FORM($character, article: "definite") } : personne ne répond.
mission_red_planet-log-character_began = { $player } joue { FORM($character, article: "definite") }.
mission_red_planet-log-boarded = { $player } embarque { $astronauts } dans la { $ship }.
mission_red_planet-log-destination_laid = { $player } choisit { $zone } comme destination de la { $ship }.
mission_red_planet-log-took_off = La { $ship } est complète et décolle.
mission_red_planet-log-cards_taken_back = { $number ->
    [one] { $player } reprend { $number } carte Personnage.
   *[other] { $player } reprend { $number } cartes Personnage.
    }
mission_red_planet-log-moved = { $player } déplace un astronaute { OF($origin) } vers { $target }.
mission_red_planet-log-resource_found = { $zone } est explorée pour la première fois : on y trouve { FORM($resource, article: "partitive") }.
mission_red_planet-log-bonus_drawn = { $player } pioche { $card }.
mission_red_planet-log-bonus_drawn_unseen = { $player } pioche une carte Bonus.
mission_red_planet-log-discovery_drawn = { $player } pioche { $card }.
mission_red_planet-log-discovery_drawn_unseen = { $player } pioche une découverte.
mission_red_planet-log-discovery_placed = { $player } pose { $card } face cachée près { OF($zone) }.
mission_red_planet-log-discovery_placed_unseen = { $player } pose la découverte face cachée près { OF($zone) }.
mission_red_planet-log-discovery_discarded = Toutes les zones extérieures ont une découverte : { $player } défausse { $card }.
mission_red_planet-log-discovery_discarded_unseen = Toutes les zones extérieures ont une découverte : { $player } défausse la nouvelle.
mission_red_planet-log-discovery_looked_at = { $player } regarde la découverte près { OF($zone) } : { $card }.
mission_red_planet-log-discovery_looked_at_unseen = { $player } regarde la découverte près { OF($zone) }.
mission_red_planet-log-launched = { $player } fait décoller la { $ship } avec { $astronauts } à bord.
mission_red_planet-log-launched_empty = { $player } fait décoller la { $ship } sans personne à bord.
mission_red_planet-log-destroyed = { $player } détruit la { $ship }. Astronautes perdus : { LIST($crew) }.
mission_red_planet-log-destroyed_empty = { $player } détruit la { $ship }. Il n’y avait personne à bord.
mission_red_planet-log-seduced_on_mars = { $player } remplace un astronaute { OF($victim) } par un des siens sur { $zone }.
mission_red_planet-log-seduced_aboard = { $player } remplace un astronaute { OF($victim) } par un des siens à bord de la { $ship }.
mission_red_planet-log-shot = { $player } abat un astronaute { OF($victim) } sur { $zone }.
mission_red_planet-log-shot_own = { $player } abat un de ses propres astronautes sur { $zone }.
mission_red_planet-log-redirected = { $player } dirige la { $ship } vers { $zone }.

## Ce à quoi un joueur renonce

mission_red_planet-log-declined-board = { $player } renonce à embarquer un astronaute.
mission_red_planet-log-declined-board_two = { $player } renonce à embarquer deux astronautes ensemble.
mission_red_planet-log-declined-move = { $player } renonce à déplacer un astronaute.
mission_red_planet-log-declined-research = { $player } renonce à piocher ou à regarder une carte.
mission_red_planet-log-declined-look = { $player } renonce à regarder une découverte.
mission_red_planet-log-declined-launch = { $player } renonce à faire décoller une navette.
mission_red_planet-log-declined-destroy = { $player } renonce à détruire une navette.
mission_red_planet-log-declined-seduce = { $player } renonce à remplacer un astronaute.
mission_red_planet-log-declined-shoot = { $player } renonce à abattre un astronaute.
mission_red_planet-log-declined-redirect = { $player } renonce à changer une destination.

## Ce qu'un joueur ne peut pas faire

mission_red_planet-log-impossible-board = { $player } ne peut embarquer aucun astronaute.
mission_red_planet-log-impossible-board_two = { $player } ne peut pas embarquer deux astronautes ensemble.
mission_red_planet-log-impossible-board_three = { $player } ne peut pas embarquer trois astronautes ensemble.
mission_red_planet-log-impossible-move = { $player } ne peut déplacer aucun astronaute.
mission_red_planet-log-impossible-research = { $player } ne peut ni piocher ni regarder de carte.
mission_red_planet-log-impossible-launch = { $player } ne peut faire décoller aucune navette.
mission_red_planet-log-impossible-destroy = { $player } ne peut détruire aucune navette.
mission_red_planet-log-impossible-seduce = { $player } ne peut remplacer aucun astronaute.
mission_red_planet-log-impossible-shoot = { $player } ne peut abattre aucun astronaute.
mission_red_planet-log-impossible-redirect = { $player } ne peut changer aucune destination.

## Arrivée et décomptes

mission_red_planet-log-landed = La { $ship } atterrit avec { LIST($crew) } à bord.
mission_red_planet-log-landed_empty = La { $ship } atterrit sans personne à bord.
mission_red_planet-log-lost_in_space = La { $ship } se perd dans l’espace sans personne à bord.
mission_red_planet-log-scoring_began = Décompte après le tour { $turn } : chaque zone explorée reçoit { $tokens }.
mission_red_planet-log-tokens_won = { $player } gagne { $tokens } sur { $zone }.
mission_red_planet-log-tokens_stay = { $number ->
    [1] { $tokens } reste sur { $zone }.
   *[other] { $tokens } restent sur { $zone }.
    }
mission_red_planet-log-tokens_lost = { $number ->
    [1] { $tokens } est perdu sur { $zone }.
   *[other] { $tokens } sont perdus sur { $zone }.
    }
mission_red_planet-log-resource_token_taken = { $player } prend la tuile de ressources { OF($zone) } ({ $resource }) : { $points }.
mission_red_planet-log-discovery_revealed = La découverte près { OF($zone) } est { $card }. { $text }
mission_red_planet-log-astronauts_lost = { $player } perd { $astronauts } sur { $zone }.
mission_red_planet-log-discovery_scored = { $change ->
    [worse] { $card } sur { $zone } : { $player } perd { $points }.
   *[better] { $card } sur { $zone } : { $player } marque { $points }.
    }
mission_red_planet-log-bonus_revealed = { $player } révèle { $card } et marque { $points }.
mission_red_planet-log-bonus_revealed_in_vain = { $player } révèle { $card } et ne marque aucun point.
mission_red_planet-log-bonus_tokens = { $player } révèle { $card } et prend { $tokens }.
mission_red_planet-log-ice_bonus = { $player } a le plus de glace et marque { $points }.
mission_red_planet-log-ice_bonus_shared = { $others ->
    [1] { $player } a le plus de glace, à égalité avec { $others } autre joueur, et marque { $points }.
   *[other] { $player } a le plus de glace, à égalité avec { $others } autres joueurs, et marque { $points }.
    }
