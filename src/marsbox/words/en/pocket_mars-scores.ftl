### Pocket Mars: the score sheet, how the game ended, and how good a position is.

## The score sheet

pocket_mars-score_category-ship = Ship
pocket_mars-score_category-one_star = Zones *
pocket_mars-score_category-two_stars = Zones **
pocket_mars-score_category-all_buildings = All four buildings
pocket_mars-score_category-four_in_one = Four in one building
pocket_mars-score_category-energy = Most energy
pocket_mars-score-ship = { $count ->
        [one] { $count } colonist on the ship
       *[other] { $count } colonists on the ship
    }
pocket_mars-score-one_star = { $count ->
        [one] { $count } colonist in zone *
       *[other] { $count } colonists in zone *
    }
pocket_mars-score-two_stars = { $count ->
        [one] { $count } colonist in zone **
       *[other] { $count } colonists in zone **
    }
pocket_mars-score-all_buildings = Colonists in all four buildings
pocket_mars-score-four_in_one = At least four colonists in { $building }
pocket_mars-score-energy = Nobody has more energy ({ $energy })

## How the game ended

pocket_mars-summary-tie_broken = { $player } wins with { $points ->
        [one] { $points } point
       *[other] { $points } points
    }, as many as { LIST($others) } but with more colonists on Mars.
pocket_mars-summary-solo_tied = { $player } loses: { $points ->
        [one] { $points } point
       *[other] { $points } points
    } each, and { $rival } wins ties.
pocket_mars-summary-solo = { $player } { $result ->
        [won] wins
       *[lost] loses
    } with { $points ->
        [one] { $points } point
       *[other] { $points } points
    } to { POSSESSIVE($rival) } { $rival_points }.

## The parts of a position’s value

pocket_mars-value_part-points = points now
pocket_mars-value_part-prospects = colonists and energy
pocket_mars-value_part-cards = cards
pocket_mars-value_part-rival = lead over the best opponent
pocket_mars-value_part-later = later rounds
