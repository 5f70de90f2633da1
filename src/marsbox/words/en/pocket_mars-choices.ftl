### Pocket Mars: what a player is asked, what the options do, and the options in a few words.

## Prompts

pocket_mars-prompt-draft = Choose a card to keep; you pass the others on to { $player }.
pocket_mars-prompt-draft_last = Choose your last card to keep; the other one goes back into the deck.
pocket_mars-prompt-store_setup = Choose the { $number ->
        [1] first
       *[other] second
    } of two cards to put face down into your module; the other two stay in your hand.
pocket_mars-prompt-turn = It is your turn: take one of the five actions.
pocket_mars-prompt-land = Your card is the higher one: you may land a colonist from your ship in zone * of { $building }.
pocket_mars-prompt-module_action = You may use the module action of { $card }: { $action }.
pocket_mars-prompt-module_action_of_other = { $player } has played your { $card }. You may use its module action: { $action }.
pocket_mars-prompt-building = You may use the ability of { $building }: { $ability }.
pocket_mars-prompt-discard = You have { $have } cards and may keep { $most }: choose a card of your hand to discard.
pocket_mars-prompt-store = Your module lacks { $count ->
        [one] { $count } card
       *[other] { $count } cards
    }: choose a card of your hand to put into it, face down.
pocket_mars-prompt-take = Instead of drawing a card, take one from { POSSESSIVE($player) } module: choose which.
pocket_mars-prompt-discard_rival = Choose the card of { POSSESSIVE($player) } module to discard.
pocket_mars-prompt-land_target = { $card }: choose the building to land a colonist in.
pocket_mars-prompt-promote = { $card }: choose which of your colonists goes up from * to **.
pocket_mars-prompt-demote = { $card }: choose which rival colonist goes down from ** to *.
pocket_mars-prompt-transfer = { $card }: choose which of your colonists moves from * of one building to * of another.
pocket_mars-prompt-recall = { $card }: choose which rival colonist goes back from * to its ship.
pocket_mars-prompt-drain = { $card }: choose the rival who loses energy.
pocket_mars-prompt-peek = { $card }: choose the rival whose module you look into.
pocket_mars-prompt-swap_zones = { $card }: choose two colonists, one in * and one in ** of the same building, to change places.
pocket_mars-prompt-swap_cards = { $card }: choose two cards of one building’s column to change places.
pocket_mars-prompt-bury = { $card }: choose one of your cards to put under the deck.
pocket_mars-prompt-cover = { $card }: choose a card of your hand to lay face down on the building of its colour.
pocket_mars-prompt-dig = { $card }: choose one of these { $count } cards of the deck to keep.

## Things in options

# A card in another side’s module, as far as it is known; $card is then “a Water card”.
pocket_mars-back = the { $side ->
        [left] left
       *[right] right
    } card from { POSSESSIVE($player) } module, { $card }
pocket_mars-back_alone = the { $colour } card from { POSSESSIVE($player) } module
pocket_mars-back_known = { $card } from { POSSESSIVE($player) } module
pocket_mars-comparison = { $value } { $result ->
        [not_higher] does not beat { $beaten }, so you can’t land
        [empty_ship] beats { $beaten }, but your ship is empty
       *[higher] beats { $beaten }, so you may land a colonist
    }
pocket_mars-colonist = { $whose ->
        [yours] your colonist
       *[theirs] { POSSESSIVE($player) } colonist
    }
pocket_mars-in_column = { $card } ({ $place ->
        [top] on top
       *[below] { ORDINAL($position) }
    })

## Options

pocket_mars-option-hand = Play { $card } from your hand: { $action }.
pocket_mars-option-module = Connect { $card }: { $comparison }. Module action: { $action }. Building: { $ability }.
pocket_mars-option-module_construction = Connect { $card }. Module action: { $action }. Building: { $ability }.
pocket_mars-option-rival = Connect { $back }. { $player } may use its module action; nobody lands for its value. Building: { $ability }.
pocket_mars-option-rival_known = Connect { $back }. { $player } may use its module action (“{ $action }”); nobody lands for its value. Building: { $ability }.
pocket_mars-option-rival_solo = Connect { $back }. If it beats { $beaten }, you may land a colonist. Building: { $ability }.
pocket_mars-option-rival_solo_known = Connect { $back }. { $comparison }. Building: { $ability }.
pocket_mars-option-rival_solo_construction = Connect { $back }. Building: { $ability }.
pocket_mars-option-discard = Discard { $card }.
pocket_mars-option-discard_for_energy = Discard { $card } from your { $origin ->
        [module] module
       *[hand] hand
    } to gain { $count } energy.
pocket_mars-option-discard_at_full_energy = Discard { $card } from your { $origin ->
        [module] module
       *[hand] hand
    }; your energy is full, so you gain none.
pocket_mars-option-store = Put { $card } into your module. Module action: { $action }.
pocket_mars-option-keep = Keep { $card }. Hand: { $hand }. Module: { $module }.
pocket_mars-option-bury = Put { $card } from your { $origin ->
        [module] module
       *[hand] hand
    } under the deck.
pocket_mars-option-cover = Lay { $card } face down on { $building }, where it counts as 0.
pocket_mars-option-take = Take { $back }.
pocket_mars-option-discard_rival = Discard { $back }.
pocket_mars-option-land = Land 1 colonist in zone * of { $building }.
pocket_mars-option-promote = Move { $colonist } in { $building } up from * to **.
pocket_mars-option-demote = Move { $colonist } in { $building } down from ** to *.
pocket_mars-option-recall = Send { $colonist } in { $building } from * back to its ship.
pocket_mars-option-transfer = Move your colonist from zone * of { $start } to zone * of { $end }.
pocket_mars-option-swap_zones = In { $building }, move { $up } up to ** and { $down } down to *.
pocket_mars-option-swap_cards = In the column of { $building }, exchange { $first } and { $second }.
pocket_mars-option-drain = { $player } loses energy (now at { $energy }).
pocket_mars-option-peek = Look into { POSSESSIVE($player) } module ({ LIST($colours) }).
pocket_mars-option-launch = Launch 1 colonist from Earth to your ship.
pocket_mars-option-launch_solo = Launch 1 colonist from Earth to your ship, then discard a card of { POSSESSIVE($player) } module.
pocket_mars-option-skip_land = Do not land.
pocket_mars-option-skip_module_action = Do not use the module action.
pocket_mars-option-skip_building = Do not use { $building }.

## Things in short options

pocket_mars-short_back = the { $side ->
        [left] left
       *[right] right
    } card ({ $colour })
pocket_mars-short_back_alone = the { $colour } card
pocket_mars-short_colonist = { $whose ->
        [yours] Yours
       *[theirs] { POSSESSIVE($player) }
    }
pocket_mars-short_owner = { $whose ->
        [yours] you
       *[theirs] { $player }
    }

## Short options

pocket_mars-short-hand = Play { $card }
pocket_mars-short-module = Connect { $card }
pocket_mars-short-rival = Connect { POSSESSIVE($player) } { $side ->
        [left] left
       *[right] right
    } card ({ $colour })
pocket_mars-short-rival_alone = Connect { POSSESSIVE($player) } { $colour } card
pocket_mars-short-rival_known = Connect { POSSESSIVE($player) } { $card }
pocket_mars-short-discard = Discard { $card }
pocket_mars-short-store = Store { $card }
pocket_mars-short-keep = Keep { $card }
pocket_mars-short-bury = { $card } under the deck
pocket_mars-short-cover = { $card } face down
pocket_mars-short-take = Take { $back }
pocket_mars-short-discard_rival = Discard { $back }
pocket_mars-short-land = Land in { $building }
pocket_mars-short-promote = { $colonist } in { $building } to **
pocket_mars-short-demote = { $colonist } in { $building } to *
pocket_mars-short-recall = { $colonist } in { $building } to the ship
pocket_mars-short-transfer = { $start } to { $end }
pocket_mars-short-swap_zones = { $building }: { $up } up, { $down } down
pocket_mars-short-swap_cards = { $building }: { ORDINAL($first) } and { ORDINAL($second) } card
pocket_mars-short-drain = { $player }
pocket_mars-short-peek = { $player }
pocket_mars-short-launch = Launch a colonist
pocket_mars-short-use = Use
pocket_mars-short-skip = Skip
