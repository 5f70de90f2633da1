### Pocket Mars: what a player is asked, what the options do, and the options in a few words.

## Prompts

pocket_mars-prompt-draft = Choose a card to keep; you pass the others on to { $player }.
pocket_mars-prompt-draft_last = Choose the last card to keep; the other one goes back into the deck.
pocket_mars-prompt-store_setup = Choose the { $number ->
        [1] first
       *[other] second
    } of two cards to put face down into your module; the other two stay in your hand.
pocket_mars-prompt-turn = Take one of the five actions.
pocket_mars-prompt-land = Your card is higher: you may land a colonist from your ship in zone * of { $building }.
pocket_mars-prompt-module_action = You may use the module action of { $card }: { $action }.
pocket_mars-prompt-module_action_of_other = { $player } played your { $card }. You may use its module action: { $action }.
pocket_mars-prompt-building = You may use the ability of { $building }: { $ability }.
pocket_mars-prompt-discard = You have { $have } cards but may keep only { $most }: choose a card from your hand to discard.
pocket_mars-prompt-store = Your module needs { $count ->
        [one] { $count } more card
       *[other] { $count } more cards
    }: choose a card from your hand to put into it, face down.
pocket_mars-prompt-take = Instead of drawing a card, choose one to take from { POSSESSIVE($player) } module.
pocket_mars-prompt-discard_rival = Choose a card to discard from { POSSESSIVE($player) } module.
pocket_mars-prompt-land_target = { $card }: choose a building to land a colonist in.
pocket_mars-prompt-promote = { $card }: choose which of your colonists to promote from * to **.
pocket_mars-prompt-demote = { $card }: choose which opposing colonist to demote from ** to *.
pocket_mars-prompt-transfer = { $card }: choose which of your colonists to move from zone * of one building to zone * of another.
pocket_mars-prompt-recall = { $card }: choose which opposing colonist to send back from zone * to its ship.
pocket_mars-prompt-drain = { $card }: choose the opponent who loses energy.
pocket_mars-prompt-peek = { $card }: choose the opponent whose module you look at.
pocket_mars-prompt-swap_zones = { $card }: choose two colonists to swap, one in zone * and one in zone ** of the same building.
pocket_mars-prompt-swap_cards = { $card }: choose two cards to swap in the column of one building.
pocket_mars-prompt-bury = { $card }: choose one of your cards to put under the deck.
pocket_mars-prompt-cover = { $card }: choose a card from your hand to place face down on the building of its colour.
pocket_mars-prompt-dig = { $card }: choose one of these { $count } cards from the deck to keep.

## Things in options

# A card in another side’s module of which only the back is seen; $card is “a Water card”.
pocket_mars-back = the { $side ->
        [left] left
       *[right] right
    } card from { POSSESSIVE($player) } module, { $card }
pocket_mars-back_alone = the { $colour } card from { POSSESSIVE($player) } module
pocket_mars-back_known = { $card } from { POSSESSIVE($player) } module
pocket_mars-comparison = { $value } { $result ->
        [not_higher] doesn’t beat { $beaten }, so you can’t land
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
pocket_mars-option-rival = Connect { $back }. { $player } may use its module action; nobody lands. Building: { $ability }.
pocket_mars-option-rival_known = Connect { $back }. { $player } may use its module action (“{ $action }”); nobody lands. Building: { $ability }.
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
    }; your energy is already full, so you gain none.
pocket_mars-option-store = Put { $card } into your module. Module action: { $action }.
pocket_mars-option-keep = Keep { $card }. Hand: { $hand }. Module: { $module }.
pocket_mars-option-bury = Put { $card } from your { $origin ->
        [module] module
       *[hand] hand
    } under the deck.
pocket_mars-option-cover = Place { $card } face down on { $building }, where it counts as 0.
pocket_mars-option-take = Take { $back }.
pocket_mars-option-discard_rival = Discard { $back }.
pocket_mars-option-land = Land 1 colonist in zone * of { $building }.
pocket_mars-option-promote = Promote { $colonist } in { $building } from * to **.
pocket_mars-option-demote = Demote { $colonist } in { $building } from ** to *.
pocket_mars-option-recall = Send { $colonist } in { $building } back to its ship.
pocket_mars-option-transfer = Move your colonist from zone * of { $start } to zone * of { $end }.
pocket_mars-option-swap_zones = In { $building }, swap { $up } in * with { $down } in **.
pocket_mars-option-swap_cards = In the { $building } column, swap { $first } and { $second }.
pocket_mars-option-drain = Make { $player } lose energy (now at { $energy }).
pocket_mars-option-peek = Look at { POSSESSIVE($player) } module ({ LIST($colours) }).
pocket_mars-option-launch = Launch 1 colonist from Earth to your ship.
pocket_mars-option-launch_solo = Launch 1 colonist from Earth to your ship, then discard a card from { POSSESSIVE($player) } module.
pocket_mars-option-use = { CAPITAL($action) }.
pocket_mars-option-skip_land = Don’t land.
pocket_mars-option-skip_module_action = Don’t use the module action.
pocket_mars-option-skip_building = Don’t use { $building }.

## Things in short options

pocket_mars-short_back = the { $side ->
        [left] left
       *[right] right
    } card ({ $colour })
pocket_mars-short_back_alone = the { $colour } card
pocket_mars-short_colonist = { $whose ->
        [yours] yours
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
pocket_mars-short-store = Put { $card } into the module
pocket_mars-short-keep = Keep { $card }
pocket_mars-short-bury = Put { $card } under the deck
pocket_mars-short-cover = Place { $card } face down
pocket_mars-short-take = Take { $back }
pocket_mars-short-discard_rival = Discard { $back }
pocket_mars-short-land = Land in { $building }
pocket_mars-short-promote = Promote { $colonist } in { $building }
pocket_mars-short-demote = Demote { $colonist } in { $building }
pocket_mars-short-recall = Send back { $colonist } in { $building }
pocket_mars-short-transfer = { $start } to { $end }
pocket_mars-short-swap_zones = { $building }: { $up } up, { $down } down
pocket_mars-short-swap_cards = { $building }: swap { ORDINAL($first) } and { ORDINAL($second) } card
pocket_mars-short-drain = { $player }
pocket_mars-short-peek = { $player }
pocket_mars-short-launch = Launch a colonist
pocket_mars-short-use = Use
pocket_mars-short-skip = Skip
