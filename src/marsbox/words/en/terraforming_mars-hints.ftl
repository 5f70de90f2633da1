### Hints and analyses: the steps of a plan, and what it brings. They address nobody, because they also tell of others.

## Steps of a plan

terraforming_mars-planned-place = { COUNT($bonuses) ->
    [0] Place { $tile } on { $space }
   *[other] Place { $tile } on { $space } and gain { LIST($bonuses) }
    }
terraforming_mars-planned-claim = Claim { $space }
terraforming_mars-planned-project = { $price ->
    [0] { $project }
   *[other] Carry out the standard project { $project } for { $price } M€
    }
terraforming_mars-planned-milestone = Claim the { $milestone } milestone
terraforming_mars-planned-award = Fund the { $award } award for { $price } M€
terraforming_mars-planned-convert_plants = Turn { $amount } into a greenery
terraforming_mars-planned-convert_heat = Spend { $amount } to raise the temperature
terraforming_mars-planned-copy = Repeat the production of { $card }
terraforming_mars-planned-add_cubes = Add { $cubes } to { $card }
terraforming_mars-planned-take_cubes = Take { $cubes } from { $card }
terraforming_mars-planned-remove_cubes = Choose { $card } to remove something from
terraforming_mars-planned-lower = Lower { POSSESSIVE($player) } { $production }
# $player: the player who reads it.
terraforming_mars-planned-lower_own = Lower your own { $production }
terraforming_mars-planned-target = Choose { $player } as the target
# $player: the player who reads it.
terraforming_mars-planned-target_own = Choose yourself as the target
terraforming_mars-planned-take_plant = Gain { $amount }
terraforming_mars-planned-next = Carry out { $card } next: { $effect }
terraforming_mars-planned-swap = { $steps ->
    [one] Turn { $steps } step of heat production into M€ production
   *[other] Turn { $steps } steps of heat production into M€ production
    }
terraforming_mars-planned-energy = Sell { $amount } for { $money } M€
terraforming_mars-planned-remove = Take { $amount } from { $player }
# $player: the player who reads it.
terraforming_mars-planned-remove_own = Give up { $amount }
terraforming_mars-planned-pay = Pay with { $amount }
terraforming_mars-planned-pay_money = Pay in M€ only
terraforming_mars-plan-corporation = Choose { $corporation }
terraforming_mars-plan-buy = { COUNT($cards) ->
    [0] Buy no cards
   *[other] Buy { LIST($cards) }
    }
terraforming_mars-plan-buy_for = Buy { LIST($cards) } for { $price } M€; { $left } M€ are left

## What a move brings

terraforming_mars-benefit-production = { COUNT($less) ->
    [0] { LIST($more) } more each generation
   *[other] { LIST($more) } more but { LIST($less) } less each generation
    }, for about { $generations ->
    [one] { $generations } generation
   *[other] { $generations } generations
    }.
terraforming_mars-benefit-rating = { $steps ->
    [one] The terraform rating rises by { $steps }: { $steps } point, and { $steps } M€ more each generation.
   *[other] The terraform rating rises by { $steps }: { $steps } points, and { $steps } M€ more each generation.
    }
terraforming_mars-benefit-parameters = { $steps ->
    [one] { $steps } step of terraforming
   *[other] { $steps } steps of terraforming
    }; { $left ->
    [0] none is left to do.
    [one] { $left } step is left.
   *[other] { $left } steps are left.
    }
terraforming_mars-benefit-points = { $points ->
    [one] { $points } more point at the end of the game.
   *[other] { $points } more points at the end of the game.
    }
terraforming_mars-benefit-milestone = Secures the { $milestone } milestone before anyone else: { $points } points.
terraforming_mars-benefit-award = { $points } points for the { $award } award, if the ranking stays as it is.
terraforming_mars-benefit-milestone_ready = Meets the requirement of the { $milestone } milestone, so it can be claimed.
terraforming_mars-benefit-towards_milestone = Closer to the { $milestone } milestone: { $has } of { $needed }.
terraforming_mars-benefit-action = Opens up an action for every generation to come: { $card }.
terraforming_mars-benefit-effect = Has an effect that lasts for the rest of the game: { $card }.
terraforming_mars-benefit-cubes = Adds { $cubes } to { $card }.
terraforming_mars-benefit-discount = From now on, every card costs { $by } M€ less.
terraforming_mars-benefit-tag_discount = From now on, cards with { A($tag) } tag cost { $by } M€ less.
terraforming_mars-benefit-metal_value = From now on, each { $metal } pays { $by } M€ more.
terraforming_mars-benefit-cheaper_greenery = From now on, a greenery takes only { $amount }.
terraforming_mars-benefit-cards = Draws { $cards }.
terraforming_mars-benefit-resources = Brings { LIST($gained) } at once.
terraforming_mars-benefit-metal = Uses { LIST($spent) } to save { $worth } M€.
terraforming_mars-benefit-saves = Keeps { $money } M€ for the next generation.
terraforming_mars-benefit-saves_for = Keeps the money for { $card } ({ $price } M€).
terraforming_mars-benefit-nothing_left = Nothing else is worth doing in this generation.
terraforming_mars-benefit-rival_production = { POSSESSIVE($player) } { $production } falls by { $steps }.
terraforming_mars-benefit-rival_resources = { $player } loses { $amount }.
terraforming_mars-benefit-rival_cubes = { $player } loses { $cubes } from { $card }.
terraforming_mars-benefit-start_production = Starts with { LIST($produced) } each generation.
terraforming_mars-benefit-promise = { $cards ->
    [one] Once played, the card brings: { JOIN($gains) }.
   *[other] Once played, these cards bring: { JOIN($gains) }.
    }
# $cards: how many of the cards bought it can pay for; $of: how many are bought.
terraforming_mars-benefit-metal_pays = { $of ->
    [one] { CAPITAL($metal) } can pay for the card.
   *[other] { CAPITAL($metal) } can pay for { $cards } of the { $of } cards.
    }
terraforming_mars-benefit-buys_nothing = None of the cards is worth its price now; { $money } M€ stay in hand.

## What cards bring once they are played

terraforming_mars-promised-rating = { $steps ->
    [one] { $steps } step of terraform rating
   *[other] { $steps } steps of terraform rating
    }
terraforming_mars-promised-points = { $points ->
    [one] { $points } point
   *[other] { $points } points
    }
terraforming_mars-promised-production = { LIST($produced) } each generation
