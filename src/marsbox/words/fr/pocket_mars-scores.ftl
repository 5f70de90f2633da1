### Pocket Mars : le décompte, la fin de la partie, et la valeur d’une position.

## Le décompte

pocket_mars-score_category-ship = Vaisseau
pocket_mars-score_category-one_star = Zones *
pocket_mars-score_category-two_stars = Zones **
pocket_mars-score_category-all_buildings = Les quatre bâtiments
pocket_mars-score_category-four_in_one = Quatre dans un bâtiment
pocket_mars-score_category-energy = Le plus d’énergie
pocket_mars-score-ship = { $count ->
        [one] { $count } colon sur le Vaisseau
       *[other] { $count } colons sur le Vaisseau
    }
pocket_mars-score-one_star = { $count ->
        [one] { $count } colon en zone *
       *[other] { $count } colons en zone *
    }
pocket_mars-score-two_stars = { $count ->
        [one] { $count } colon en zone **
       *[other] { $count } colons en zone **
    }
pocket_mars-score-all_buildings = Des colons dans les quatre bâtiments
pocket_mars-score-four_in_one = Au moins quatre colons dans le bâtiment { $building }
pocket_mars-score-energy = Aucun joueur n’a davantage d’énergie ({ $energy })

## La fin de la partie

pocket_mars-summary-tie_broken = { $player } gagne avec { $points ->
        [one] { $points } point
       *[other] { $points } points
    } : à égalité avec { LIST($others) }, mais avec plus de colons sur Mars.
pocket_mars-summary-solo_tied = { $player } perd : { $points ->
        [one] { $points } point
       *[other] { $points } points
    } chacun, et { $rival } gagne en cas d’égalité.
pocket_mars-summary-solo = { $player } { $result ->
        [won] gagne
       *[lost] perd
    } avec { $points ->
        [one] { $points } point
       *[other] { $points } points
    } contre { $rival_points } pour { $rival }.

## Les parties de la valeur d’une position

pocket_mars-value_part-points = points actuels
pocket_mars-value_part-prospects = colons et énergie
pocket_mars-value_part-cards = cartes
pocket_mars-value_part-rival = avance sur le meilleur adversaire
pocket_mars-value_part-later = manches suivantes
