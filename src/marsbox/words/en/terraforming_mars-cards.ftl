### What cards and the board do. A clause for each effect; other messages put clauses together.

terraforming_mars-sentence = { CAPITAL($clause) }.
terraforming_mars-text-requirement = Requires { LIST($requirements) }.
terraforming_mars-text-start = At the start: { $clauses }.
terraforming_mars-text-first_action = First action: { $action }.
terraforming_mars-text-action = Action: { $action }.
terraforming_mars-clauses = { LIST($clauses) }
terraforming_mars-clause_after = { $first }; { $second }
terraforming_mars-either = { $first }, or { $second }
# What an action costs, and what it brings.
terraforming_mars-cost_and_gain = { $cost } to { $gain }
terraforming_mars-trigger = { $when }, { $then }
terraforming_mars-untouchable = nobody may remove animals from this card

## Effects

terraforming_mars-own_production = your { $production } by { $steps }
terraforming_mars-node-production = { $change ->
    [up] raise { LIST($productions) }
   *[down] lower { LIST($productions) }
    }
terraforming_mars-node-production_per = raise your { $production } by 1 { $per }
terraforming_mars-node-gain = gain { LIST($amounts) }
terraforming_mars-node-gain_per = gain { $amount } { $per }
terraforming_mars-node-rating = raise your TR by { $steps }
terraforming_mars-node-rating_per = raise your TR by 1 { $per }
terraforming_mars-node-raise_temperature = { $steps ->
    [one] raise the temperature by { $steps } step
   *[other] raise the temperature by { $steps } steps
    }
terraforming_mars-node-raise_oxygen = { $steps ->
    [one] raise the oxygen by { $steps } step
   *[other] raise the oxygen by { $steps } steps
    }
terraforming_mars-node-tile = place { $tile }
terraforming_mars-node-tile_somewhere = place { $tile } { $where }
terraforming_mars-node-oceans = place { $number } ocean tiles
terraforming_mars-node-draw = { $number ->
    [one] draw { $number } card
   *[other] draw { $number } cards
    }
terraforming_mars-node-add_here = add { $cubes } to this card
terraforming_mars-node-spend_here = remove { $cubes } from this card
terraforming_mars-node-lose = spend { $amount }
terraforming_mars-node-if_tags = if you have at least { $tags }, { $then }; otherwise, { $otherwise }
terraforming_mars-node-then = { $first }, then { $second }
terraforming_mars-node-covered = raise your production of the metal it covers by 1
terraforming_mars-node-search = reveal and discard the top card of the deck; if it has { A($tag) } tag, add { $cubes } to this card
terraforming_mars-node-lower_any = lower any player’s { $production } by { $steps }
terraforming_mars-node-remove_any = remove up to { OR($amounts) } from any player
terraforming_mars-node-steal_any = steal up to { OR($amounts) } from any player
terraforming_mars-node-flood = remove up to { $amount } from the owner of a tile next to it
terraforming_mars-node-remove_cubes = remove up to { $cubes } from any player’s card
terraforming_mars-node-hunt = take { $cubes } from any player’s card and add it to this card
terraforming_mars-node-add_any = add { $cubes } to one of your cards that can hold { $held }
terraforming_mars-node-add_to_favorite = add 1 cube to one of your cards that already has cubes
terraforming_mars-node-plant_or_cube = gain 1 plant, or add 1 animal or microbe to the card just played if it can hold one
terraforming_mars-node-exchange = you may discard 1 card from your hand to draw another
terraforming_mars-node-look = look at the top { $seen } cards of the deck, keep { $keep } and discard the others
terraforming_mars-node-look_and_buy = look at the top card of the deck, then buy it for { $price } M€ or discard it
terraforming_mars-node-shift = lower your { $origin } by any number of steps, at least 1, and raise your { $target } by the same number
terraforming_mars-node-sell_energy = spend any amount of energy to gain the same amount of M€
terraforming_mars-node-claim = claim a free land space: only you may place a tile there
terraforming_mars-node-copy_box = repeat the production changes of one of your cards with a building tag

## Where a tile is placed

terraforming_mars-where-isolated = next to no other tile
terraforming_mars-where-on_volcano = on { OR($spaces) }
terraforming_mars-where-beside_city = next to a city
terraforming_mars-where-beside_greenery = next to a greenery
terraforming_mars-where-beside_two_cities = next to at least two cities
terraforming_mars-where-on_metal = on a land space with a steel or titanium bonus
terraforming_mars-where-on_metal_beside_own = on a land space with a steel or titanium bonus next to one of your tiles
terraforming_mars-where-on_land = on a space not reserved for oceans
terraforming_mars-where-on_ocean_space = on a space reserved for oceans
terraforming_mars-where-at_noctis = on { OR($spaces) }, even next to another city
terraforming_mars-where-at_phobos = on { OR($spaces) }, off the map
terraforming_mars-where-at_ganymede = on { OR($spaces) }, off the map

## For each of what something is counted. $own: how many such tags the card itself has

terraforming_mars-per-tag = { $own ->
    [0] for each { $tag } tag you have
   *[other] for each { $tag } tag you have, including this card’s
    }
terraforming_mars-per-tags = { $own ->
    [0] for every { $tags } you have
   *[other] for every { $tags } you have, including this card’s
    }
terraforming_mars-per-opponents_tag = for each { $tag } tag your opponents have
terraforming_mars-per-city = for each city in play
terraforming_mars-per-city_on_mars = for each city on Mars
terraforming_mars-per-event = for each event anyone has played

## What an action costs

terraforming_mars-cost-spend = spend { $amount }
terraforming_mars-cost-money = pay { $price } M€
terraforming_mars-cost-money_or_metal = pay { $price } M€ ({ $metal } accepted)
terraforming_mars-cost-money_after_rise = if your TR has risen this generation, pay { $price } M€
terraforming_mars-cost-spend_production = lower your { $production } by 1
terraforming_mars-cost-spend_cubes = remove { $cubes } from this card

## What must hold for a card to be played

terraforming_mars-requirement-temperature = { $bound ->
    [most] a temperature of at most { NUMBER($number) } °C
   *[least] a temperature of at least { NUMBER($number) } °C
    }
terraforming_mars-requirement-oxygen = { $bound ->
    [most] at most { $number }% oxygen
   *[least] at least { $number }% oxygen
    }
terraforming_mars-requirement-oceans = { $bound ->
    [most] at most { $number ->
        [one] { $number } ocean tile
       *[other] { $number } ocean tiles
    }
   *[least] at least { $number ->
        [one] { $number } ocean tile
       *[other] { $number } ocean tiles
    }
    }
terraforming_mars-requirement-own_production = { A($production) } of at least { $number }
terraforming_mars-requirement-own_greeneries = { $number ->
    [one] { $number } greenery tile of your own
   *[other] { $number } greenery tiles of your own
    }
terraforming_mars-requirement-cities = { $number ->
    [one] { $number } city in play
   *[other] { $number } cities in play
    }

## When an effect happens. $who: you or anyone

terraforming_mars-moment-ocean_placed = { $who ->
    [anyone] whenever anyone places an ocean tile
   *[you] whenever you place an ocean tile
    }
terraforming_mars-moment-city_placed = { $who ->
    [anyone] whenever anyone places a city tile
   *[you] whenever you place a city tile
    }
terraforming_mars-moment-city_placed_on_mars = { $who ->
    [anyone] whenever anyone places a city tile on Mars
   *[you] whenever you place a city tile on Mars
    }
terraforming_mars-moment-greenery_placed = { $who ->
    [anyone] whenever anyone places a greenery tile
   *[you] whenever you place a greenery tile
    }
terraforming_mars-moment-metal_covered = { $who ->
    [anyone] whenever anyone places a tile on a space with a steel or titanium bonus
   *[you] whenever you place a tile on a space with a steel or titanium bonus
    }
# $own: how many such tags the card itself has
terraforming_mars-moment-tag_played = for each { OR($tags) } tag { $who ->
    [anyone] anyone plays
   *[you] you play
    }{ $own ->
    [0] { "" }
   *[other] , including this card’s
    }
terraforming_mars-moment-event_played = whenever you play an event
terraforming_mars-moment-event_with_tag_played = whenever you play an event with { A($tag) } tag
terraforming_mars-moment-dear_card_played = whenever you play a card with a printed cost of at least { $cost } M€
terraforming_mars-moment-project_paid = { $cost ->
    [0] whenever you pay for a standard project
   *[other] whenever you pay for a standard project that costs at least { $cost } M€
    }

## What a card is worth

terraforming_mars-worth-printed = { $number ->
    [one] { $number } point
   *[other] { $number } points
    }
terraforming_mars-worth-negative = { $number ->
    [one] −{ $number } point
   *[other] −{ $number } points
    }
terraforming_mars-worth-any_cube = { $number } points if there is at least { $cubes } on this card
terraforming_mars-worth-each_cube = { $number ->
    [one] { $number } point for each { $cube } on this card
   *[other] { $number } points for each { $cube } on this card
    }
terraforming_mars-worth-cubes = { $number ->
    [one] { $number } point for every { $cubes } on this card
   *[other] { $number } points for every { $cubes } on this card
    }
terraforming_mars-worth-per_jovian = 1 point for each Jovian tag you have, including this card’s
terraforming_mars-worth-per_cities = 1 point for every { $each } cities in play
terraforming_mars-worth-beside = 1 point for each { $tile } next to this tile

## What a card in play changes

terraforming_mars-modifier-steel_value = each steel is worth { $number } M€ more to you
terraforming_mars-modifier-titanium_value = each titanium is worth { $number } M€ more to you
terraforming_mars-modifier-tolerance = { $number ->
    [one] your cards may miss their temperature, oxygen and ocean requirements by up to { $number } step
   *[other] your cards may miss their temperature, oxygen and ocean requirements by up to { $number } steps
    }
terraforming_mars-modifier-discount = cards cost you { $number } M€ less to play
terraforming_mars-modifier-tag_discount = cards with { A($tag) } tag cost you { $number } M€ less to play
terraforming_mars-modifier-power_plant_discount = the standard project { $project } costs you { $number } M€ less
terraforming_mars-modifier-plants_for_greenery = a greenery costs you { $number } plants instead of { $before }
terraforming_mars-modifier-heat_is_money = you may spend heat as M€, but not M€ as heat
terraforming_mars-modifier-protected = your opponents may not remove your plants, animals or microbes
terraforming_mars-modifier-next_discount = the next card you play this generation costs you { $number } M€ less
terraforming_mars-modifier-next_tolerance = { $number ->
    [one] the next card you play this generation may miss its temperature, oxygen and ocean requirements by up to { $number } step
   *[other] the next card you play this generation may miss its temperature, oxygen and ocean requirements by up to { $number } steps
    }

## Milestones, awards, standard projects and the bonuses of the tracks

terraforming_mars-milestone_text-terraformer = have a TR of at least { $number }
terraforming_mars-milestone_text-mayor = have at least { $number } cities
terraforming_mars-milestone_text-gardener = have at least { $number } greeneries
terraforming_mars-milestone_text-builder = have at least { $number } building tags in play
terraforming_mars-milestone_text-planner = have at least { $number } cards in hand
terraforming_mars-award_text-landlord = most tiles in play, not counting oceans
terraforming_mars-award_text-banker = highest M€ production
terraforming_mars-award_text-scientist = most science tags in play
terraforming_mars-award_text-thermalist = most heat
terraforming_mars-award_text-miner = most steel and titanium together
terraforming_mars-project_text-sell_patents = discard any number of cards from your hand, at least 1, and gain 1 M€ for each
terraforming_mars-project_text-power_plant = raise your energy production by 1
terraforming_mars-project_text-asteroid = raise the temperature by 1 step
terraforming_mars-project_text-aquifer = place an ocean tile
terraforming_mars-project_text-greenery = place a greenery tile
terraforming_mars-project_text-city = place a city tile and raise your M€ production by 1
terraforming_mars-track_bonus_text-heat = raise your heat production by 1
terraforming_mars-track_bonus_text-ocean = place an ocean tile
terraforming_mars-track_bonus_text-temperature = raise the temperature by 1 step
