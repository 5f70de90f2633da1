### Mission : Planète rouge : la feuille de score.

## Rubriques

mission_red_planet-score_category-ice = Glace
mission_red_planet-score_category-sylvanite = Sylvanite
mission_red_planet-score_category-celerium = Celerium
mission_red_planet-score_category-ice_bonus = Le plus de glace
mission_red_planet-score_category-resource_token = Tuiles de ressources
mission_red_planet-score_category-discovery = Découvertes
mission_red_planet-score_category-bonus = Cartes Bonus
mission_red_planet-score_category-bonus_tokens = Cartes Bonus

## Lignes

mission_red_planet-score-ice_bonus = Le plus de jetons de glace
mission_red_planet-score-ice_bonus_shared = Le plus de jetons de glace, à partager entre { $tied } joueurs
mission_red_planet-score-resource_token = { COUNT($zones) ->
    [1] Tuile de ressources : { LIST($zones) }
   *[other] Tuiles de ressources : { LIST($zones) }
    }
mission_red_planet-score-discovery = { $card } ({ $zone })
mission_red_planet-score-bonus_tokens = { $number ->
    [1] { $card } : { $tokens }, compté plus haut
   *[other] { $card } : { $tokens }, comptés plus haut
    }
