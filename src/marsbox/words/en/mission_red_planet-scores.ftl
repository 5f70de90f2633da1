### Mission: Red Planet: the score sheet.

## What lines are counted under

mission_red_planet-score_category-ice = Ice
mission_red_planet-score_category-sylvanite = Sylvanite
mission_red_planet-score_category-celerium = Celerium
mission_red_planet-score_category-ice_bonus = Most ice
mission_red_planet-score_category-resource_token = Resource tokens
mission_red_planet-score_category-discovery = Discoveries
mission_red_planet-score_category-bonus = Bonus cards
mission_red_planet-score_category-bonus_tokens = Bonus cards

## Lines

mission_red_planet-score-ice_bonus = Most ice tokens
# $tied: how many players have the most.
mission_red_planet-score-ice_bonus_shared = Most ice tokens, shared by { $tied } players
mission_red_planet-score-resource_token = { COUNT($zones) ->
    [one] Resource token: { LIST($zones) }
   *[other] Resource tokens: { LIST($zones) }
    }
mission_red_planet-score-discovery = { $card } ({ $zone })
# $number: how many tokens.
mission_red_planet-score-bonus_tokens = { $card }: { $tokens }, counted above
