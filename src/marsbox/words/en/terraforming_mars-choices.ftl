### What a player is asked, and what the options do.

terraforming_mars-prompt-corporation = Choose your corporation, in secret; then you buy the first project cards.
terraforming_mars-prompt-buy_start = { $corporation }: buy project cards for { $price } M€ each; you can spend { $money } M€.
terraforming_mars-prompt-draft = { $others ->
    [one] Choose a card to keep; the other one you pass on to { $player }.
   *[other] Choose a card to keep; the others you pass on to { $player }.
    }
terraforming_mars-prompt-buy = Research: buy cards for { $price } M€ each; you can spend { $money } M€.
terraforming_mars-prompt-turn = It is your turn: take one or two actions, or pass until the next generation.
terraforming_mars-prompt-second_action = Take a second action, or end your turn.
terraforming_mars-prompt-sell = Sell patents: choose the cards to discard, for 1 M€ each.
terraforming_mars-prompt-final_greenery = The end: you may still turn { $amount } into a greenery tile, without oxygen and TR.
terraforming_mars-prompt-order = Several effects are pending: choose the one that comes next.
terraforming_mars-prompt-for_card = { $card }: { $task }.

## What to do, after the name of the card that asks for it

terraforming_mars-task-alternative = choose how you use its action
terraforming_mars-task-metal = { $bill } M€ are left to pay; choose how much { $metal } you spend (each is worth { $worth } M€)
terraforming_mars-task-heat = { $bill } M€ are left to pay; choose how much heat you spend in place of M€
terraforming_mars-task-space = choose a space for { $tile }
terraforming_mars-task-claim = claim a free land space, where only you may place a tile
terraforming_mars-task-production_target = choose whose { $production } goes down by { $steps }
terraforming_mars-task-remove = you may remove up to { $amount } from one player
terraforming_mars-task-steal = you may steal up to { $amount } from one player
terraforming_mars-task-amount_cubes = choose how many cubes you remove from { $card }
terraforming_mars-task-amount_remove = choose { $resource } you remove from { $player }
terraforming_mars-task-amount_steal = choose { $resource } you steal from { $player }
terraforming_mars-task-amount_own_remove = choose { $resource } you remove from yourself
terraforming_mars-task-amount_own_steal = choose { $resource } you steal from yourself
terraforming_mars-task-hunt = choose a card from which { $cubes } comes onto this one
terraforming_mars-task-remove_cubes = you may remove up to { $cubes } from one card
terraforming_mars-task-cubes = choose your card that gets { $cubes }
terraforming_mars-task-another_cube = choose your card that gets another cube
terraforming_mars-task-optional = you may do one of these things
terraforming_mars-task-plant_or_cube = take a plant, or put a cube onto it
terraforming_mars-task-option = choose one of these things
terraforming_mars-task-copy = choose your card with a building tag whose production is repeated
terraforming_mars-task-look = { $left ->
    [1] choose a card to keep
   *[other] choose the first of { $left } cards to keep
    }
terraforming_mars-task-buy_looked = buy the card for { $price } M€, or discard it
terraforming_mars-task-exchange = you may discard a card of your hand and draw another
terraforming_mars-task-swap = choose how many steps of heat production become M€ production
terraforming_mars-task-energy = choose how much energy you spend for as many M€

## Options

terraforming_mars-option-play = Play { $card } for { $price } M€. { $text }
terraforming_mars-option-act = Use { $card }: { $action }.
terraforming_mars-option-keep = Keep { $card }, which costs { $cost } M€ to play. { $text }
terraforming_mars-option-buy = Buy { $card }, which costs { $cost } M€ to play. { $text }
terraforming_mars-option-exchange = Discard { $card } and draw a card.
terraforming_mars-option-sell = Sell { $card } for 1 M€.
terraforming_mars-option-copy = Repeat the production of { $card }: { $productions }.
terraforming_mars-option-add_cubes = Put { $cubes } onto { $card }, which has { $has }.
terraforming_mars-option-hunt = Take { $cubes } from { POSSESSIVE($player) } { $card }, which has { $has }.
terraforming_mars-option-own_hunt = Take { $cubes } from your { $card }, which has { $has }.
# $cubes: one cube of the kind that the card holds
terraforming_mars-option-remove_cubes = From { POSSESSIVE($player) } { $card }, which has { $has }.
# $cubes: one cube of the kind that the card holds
terraforming_mars-option-own_remove_cubes = From your { $card }, which has { $has }.
terraforming_mars-option-corporation = Choose { $corporation }. { $text }
terraforming_mars-option-claim = { COUNT($bonuses) ->
    [0] Claim { $space }.
   *[other] Claim { $space }, where a tile brings { LIST($bonuses) }.
    }
terraforming_mars-option-place = { COUNT($bonuses) ->
    [0] Place { $tile } on { $space }.
   *[other] Place { $tile } on { $space }: it brings { LIST($bonuses) }.
    }
terraforming_mars-option-project = { $price ->
    [0] { $project }: { $effect }.
   *[other] { $project } ({ $price } M€): { $effect }.
    }
terraforming_mars-option-milestone = Claim { $milestone } for { $price } M€ ({ $points } points): you { $demand }.
terraforming_mars-option-award = Fund { $award } for { $price } M€: in the end { $points } points go to whoever has the { $most }.
terraforming_mars-option-convert_plants = Spend { $amount }: place a greenery tile and raise the oxygen by 1 step.
terraforming_mars-option-final_greenery = Spend { $amount }: place a greenery tile.
terraforming_mars-option-convert_heat = Spend { $amount }: raise the temperature by 1 step.
terraforming_mars-option-lower_production = Lower { POSSESSIVE($player) } { $production } from { NUMBER($now) } to { NUMBER($then) }.
# $player: your name
terraforming_mars-option-lower_own_production = Lower your { $production } from { NUMBER($now) } to { NUMBER($then) }.
terraforming_mars-option-from_player = From { $player }, who has { $has }.
# $player: your name
terraforming_mars-option-from_yourself = From yourself, who have { $has }.
terraforming_mars-option-clause = { CAPITAL($clause) }.
terraforming_mars-option-take_plant = Take { $amount }.
terraforming_mars-option-put_cube = Put { $cubes } onto { $card }.
terraforming_mars-option-next = { $card }: { $effect }.
terraforming_mars-option-spend_metal = { $rest ->
    [0] Spend { $amount }, worth { $worth } M€, and all is paid.
   *[other] Spend { $amount }, worth { $worth } M€; { $rest } M€ are left to pay.
    }
terraforming_mars-option-spend_heat = Spend { $amount } and { $money } M€.
terraforming_mars-option-swap = { $steps ->
    [one] Turn { $steps } step of heat production into M€ production.
   *[other] Turn { $steps } steps of heat production into M€ production.
    }
terraforming_mars-option-energy = Spend { $amount } for { $money } M€.
terraforming_mars-option-amount_cubes = Remove { $cubes } from { $card }.
terraforming_mars-option-amount_remove = Remove { $amount } from { $player }.
terraforming_mars-option-amount_steal = Steal { $amount } from { $player }.
terraforming_mars-option-amount_own_remove = Remove { $amount } from yourself.
terraforming_mars-option-amount_own_steal = Steal { $amount } from yourself.
terraforming_mars-option-done_selling = Sell no more cards.
terraforming_mars-option-done_buying = Buy no more cards.
terraforming_mars-option-skip-remove = Take nothing from anybody.
terraforming_mars-option-skip-remove_cubes = Remove nothing.
terraforming_mars-option-skip-hunt = Take it from the imaginary opponent.
terraforming_mars-option-skip-option = Do none of it.
terraforming_mars-option-skip-exchange = Keep your hand as it is.
terraforming_mars-option-skip-buy_looked = Discard the card.
terraforming_mars-option-skip-final_greenery = Keep your plants.
terraforming_mars-option-end_turn = End your turn after one action.
terraforming_mars-option-pass = Pass: you take no more actions in this generation.

## Options in a few words

terraforming_mars-short-play = Play { $card } ({ $price } M€)
terraforming_mars-short-act = Use { $card }
terraforming_mars-short-keep = Keep { $card }
terraforming_mars-short-buy = Buy { $card }
terraforming_mars-short-discard = Discard { $card }
terraforming_mars-short-sell = Sell { $card }
terraforming_mars-short-place = { COUNT($bonuses) ->
    [0] { $space }
   *[other] { $space } ({ LIST($bonuses) })
    }
terraforming_mars-short-project = { $price ->
    [0] { $project }
   *[other] { $project } ({ $price } M€)
    }
terraforming_mars-short-milestone = Claim { $milestone }
terraforming_mars-short-award = Fund { $award } ({ $price } M€)
terraforming_mars-short-yourself = Yourself
terraforming_mars-short-clause = { CAPITAL($clause) }
terraforming_mars-short-next = { $card }: { $effect }
terraforming_mars-short-swap = { $steps ->
    [one] { $steps } step
   *[other] { $steps } steps
    }
terraforming_mars-short-convert_plants = Greenery ({ $amount })
terraforming_mars-short-convert_heat = Temperature ({ $amount })
terraforming_mars-short-done = Done
terraforming_mars-short-skip = Skip
terraforming_mars-short-end_turn = End turn
terraforming_mars-short-pass = Pass
