### What a player is asked, and what the options do.

terraforming_mars-prompt-corporation = Choose your corporation in secret; next you will buy your first project cards.
terraforming_mars-prompt-buy_start = { $corporation }: buy project cards for { $price } M€ each; you have { $money } M€ to spend.
terraforming_mars-prompt-draft = { $others ->
    [one] Choose a card to keep; you pass the other one to { $player }.
   *[other] Choose a card to keep; you pass the others to { $player }.
    }
terraforming_mars-prompt-buy = Research: buy cards for { $price } M€ each; you have { $money } M€ to spend.
terraforming_mars-prompt-turn = Take one or two actions, or pass for this generation.
terraforming_mars-prompt-second_action = Take a second action, or end your turn.
terraforming_mars-prompt-sell = Sell patents: choose cards to sell for 1 M€ each.
terraforming_mars-prompt-final_greenery = End of the game: you may still convert { $amount } into a greenery tile, which raises neither the oxygen nor your TR.
terraforming_mars-prompt-order = Several effects are pending: choose which one to resolve next.
terraforming_mars-prompt-for_card = { $card }: { $task }.

## What to do, after the name of the card that asks for it

terraforming_mars-task-alternative = choose which action to use
terraforming_mars-task-metal = { $bill } M€ left to pay; choose how much { $metal } to spend (worth { $worth } M€ each)
terraforming_mars-task-heat = { $bill } M€ left to pay; choose how much heat to spend instead of M€
terraforming_mars-task-space = choose a space for { $tile }
terraforming_mars-task-claim = claim a free land space; only you may place a tile there
terraforming_mars-task-production_target = choose whose { $production } to lower by { $steps }
terraforming_mars-task-remove = you may remove up to { $amount } from one player
terraforming_mars-task-steal = you may steal up to { $amount } from one player
terraforming_mars-task-amount_cubes = choose how many cubes to remove from { $card }
terraforming_mars-task-amount_remove = choose { $resource } to remove from { $player }
terraforming_mars-task-amount_steal = choose { $resource } to steal from { $player }
terraforming_mars-task-amount_own_remove = choose { $resource } to remove from yourself
terraforming_mars-task-amount_own_steal = choose { $resource } to steal from yourself
terraforming_mars-task-hunt = choose a card to take { $cubes } from
terraforming_mars-task-remove_cubes = you may remove up to { $cubes } from one card
terraforming_mars-task-cubes = choose which of your cards gets { $cubes }
terraforming_mars-task-another_cube = choose which of your cards gets another cube
terraforming_mars-task-optional = you may choose one of these effects
terraforming_mars-task-plant_or_cube = gain a plant, or add a cube to this card
terraforming_mars-task-option = choose one of these effects
terraforming_mars-task-copy = choose one of your cards with a building tag and repeat its production
terraforming_mars-task-look = { $left ->
    [1] choose a card to keep
   *[other] choose the first of { $left } cards to keep
    }
terraforming_mars-task-buy_looked = buy the card for { $price } M€, or discard it
terraforming_mars-task-exchange = you may discard a card from your hand to draw another
terraforming_mars-task-swap = choose how many steps of heat production to turn into M€ production
terraforming_mars-task-energy = choose how much energy to sell for 1 M€ each

## Options

terraforming_mars-option-play = Play { $card } for { $price } M€. { $text }
terraforming_mars-option-act = Use { $card }: { $action }.
terraforming_mars-option-keep = Keep { $card }, which costs { $cost } M€ to play. { $text }
terraforming_mars-option-buy = Buy { $card }, which costs { $cost } M€ to play. { $text }
terraforming_mars-option-exchange = Discard { $card } and draw a card.
terraforming_mars-option-sell = Sell { $card } for 1 M€.
terraforming_mars-option-copy = Repeat the production of { $card }: { $productions }.
terraforming_mars-option-add_cubes = Add { $cubes } to { $card }, which has { $has }.
terraforming_mars-option-hunt = Take { $cubes } from { POSSESSIVE($player) } { $card }, which has { $has }.
terraforming_mars-option-own_hunt = Take { $cubes } from your { $card }, which has { $has }.
# $cubes: one cube of the kind that the card holds
terraforming_mars-option-remove_cubes = Remove from { POSSESSIVE($player) } { $card }, which has { $has }.
# $cubes: one cube of the kind that the card holds
terraforming_mars-option-own_remove_cubes = Remove from your { $card }, which has { $has }.
terraforming_mars-option-corporation = Choose { $corporation }. { $text }
terraforming_mars-option-claim = { COUNT($bonuses) ->
    [0] Claim { $space }.
   *[other] Claim { $space }, where a tile brings { LIST($bonuses) }.
    }
terraforming_mars-option-place = { COUNT($bonuses) ->
    [0] Place { $tile } on { $space }.
   *[other] Place { $tile } on { $space }: gain { LIST($bonuses) }.
    }
terraforming_mars-option-project = { $price ->
    [0] { $project }: { $effect }.
   *[other] { $project } ({ $price } M€): { $effect }.
    }
terraforming_mars-option-milestone = Claim { $milestone } for { $price } M€ ({ $points } points): you { $demand }.
terraforming_mars-option-award = Fund { $award } for { $price } M€: at the end of the game, { $points } points go to whoever has the { $most }.
terraforming_mars-option-convert_plants = Spend { $amount } to place a greenery tile and raise the oxygen by 1 step.
terraforming_mars-option-final_greenery = Spend { $amount } to place a greenery tile.
terraforming_mars-option-convert_heat = Spend { $amount } to raise the temperature by 1 step.
terraforming_mars-option-lower_production = Lower { POSSESSIVE($player) } { $production } from { NUMBER($now) } to { NUMBER($then) }.
# $player: your name
terraforming_mars-option-lower_own_production = Lower your { $production } from { NUMBER($now) } to { NUMBER($then) }.
terraforming_mars-option-from_player = From { $player }, who has { $has }.
# $player: your name
terraforming_mars-option-from_yourself = From yourself: you have { $has }.
terraforming_mars-option-clause = { CAPITAL($clause) }.
terraforming_mars-option-take_plant = Gain { $amount }.
terraforming_mars-option-put_cube = Add { $cubes } to { $card }.
terraforming_mars-option-next = { $card }: { $effect }.
terraforming_mars-option-spend_metal = { $rest ->
    [0] Spend { $amount }, worth { $worth } M€; everything is paid.
   *[other] Spend { $amount }, worth { $worth } M€; { $rest } M€ left to pay.
    }
terraforming_mars-option-spend_heat = Spend { $amount } and { $money } M€.
terraforming_mars-option-swap = { $steps ->
    [one] Turn { $steps } step of heat production into M€ production.
   *[other] Turn { $steps } steps of heat production into M€ production.
    }
terraforming_mars-option-energy = Sell { $amount } for { $money } M€.
terraforming_mars-option-amount_cubes = Remove { $cubes } from { $card }.
terraforming_mars-option-amount_remove = Remove { $amount } from { $player }.
terraforming_mars-option-amount_steal = Steal { $amount } from { $player }.
terraforming_mars-option-amount_own_remove = Remove { $amount } from yourself.
terraforming_mars-option-amount_own_steal = Steal { $amount } from yourself.
terraforming_mars-option-done_selling = Stop selling cards.
terraforming_mars-option-done_buying = Stop buying cards.
terraforming_mars-option-skip-remove = Remove nothing from anyone.
terraforming_mars-option-skip-remove_cubes = Remove nothing.
terraforming_mars-option-skip-hunt = Take it from the neutral opponent.
terraforming_mars-option-skip-option = Choose none of these effects.
terraforming_mars-option-skip-exchange = Keep your hand as it is.
terraforming_mars-option-skip-buy_looked = Discard the card.
terraforming_mars-option-skip-final_greenery = Keep your plants.
terraforming_mars-option-end_turn = End your turn after one action.
terraforming_mars-option-pass = Pass: you take no more actions this generation.

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
