### Pocket Mars: what cards and buildings do, in clauses that follow a colon.

pocket_mars-card_text = Hand: { $hand }. Module: { $module }.
pocket_mars-sentence = { CAPITAL($clause) }.

## How clauses are put together

pocket_mars-conditional = { $condition }, { $action }
pocket_mars-paid = pay { $cost } energy to { $action }
pocket_mars-then = { $first }, then { $next }
pocket_mars-condition-own_here = if you have a colonist in this building
pocket_mars-condition-no_own_here = if you have no colonist in this building
pocket_mars-condition-in_hand = if you have { $card } in hand

## Steps. The place is “there” where this building was the last place named, and “landed” where only the colonist that
## has just landed there can be meant.

pocket_mars-step-launch = { $count ->
        [one] launch { $count } colonist from Earth
       *[other] launch { $count } colonists from Earth
    }
pocket_mars-step-land = { $place ->
        [here] land { $count ->
            [one] { $count } colonist
           *[other] { $count } colonists
        } in this building
        [there] land { $count ->
            [one] { $count } colonist
           *[other] { $count } colonists
        } there
       *[anywhere] land { $count ->
            [one] { $count } colonist in a building of your choice
           *[other] { $count } colonists, each in a building of your choice
        }
    }
pocket_mars-step-energy = gain { $count } energy
pocket_mars-step-draw = { $count ->
        [one] draw { $count } card
       *[other] draw { $count } cards
    }
pocket_mars-step-bury = put { $count } of your cards, from hand or module, under the deck
pocket_mars-step-cover = { $count ->
        [one] place { $count } card from your hand face down on the building of its colour, where it counts as 0
       *[other] place { $count } cards from your hand face down on the buildings of their colours, where they count as 0
    }
pocket_mars-step-dig = look at the top { $look } cards of the deck, keep { $count } and put { $rest ->
        [1] the other one
       *[other] the others
    } under the deck
pocket_mars-step-dig_all = { $count ->
        [1] take the top card of the deck
       *[other] take the top { $count } cards of the deck
    }
pocket_mars-step-peek = { $count ->
        [one] look at { $count } card in an opponent’s module
       *[other] look at { $count } cards in an opponent’s module
    }
pocket_mars-step-drain = make an opponent lose { $count } energy
pocket_mars-step-promote = { $place ->
        [here] promote { $count } of your colonists in this building from * to **
        [there] promote { $count } of your colonists there from * to **
        [landed] promote it from * to **
       *[anywhere] promote { $count } of your colonists from * to **
    }
pocket_mars-step-demote = demote { $count ->
        [one] { $count } opposing colonist
       *[other] { $count } opposing colonists
    } { $place ->
        [here] in this building from ** to *
        [there] there from ** to *
       *[anywhere] from ** to *
    }
pocket_mars-step-transfer = move { $count ->
        [1] { $count } of your colonists
       *[other] { $count } of your colonists, each
    } from zone * of one building to zone * of another
pocket_mars-step-recall = { $count ->
        [one] send { $count } opposing colonist from zone * back to its ship
       *[other] send { $count } opposing colonists from zone * back to their ships
    }
pocket_mars-step-swap_zones = swap two colonists of different players, one in zone * and one in zone ** of the same building{ $count ->
        [1] {""}
        [2] , twice
       *[other] , { $count } times
    }
pocket_mars-step-swap_cards = swap two cards in the column of one building{ $count ->
        [1] {""}
        [2] , twice
       *[other] , { $count } times
    }

## The abilities of the buildings

pocket_mars-ability-ecosystem = move any colonist, yours or an opponent’s, up from * to ** or down from ** to * in its building
pocket_mars-ability-water = put 1 of your cards, from hand or module, under the deck
pocket_mars-ability-energy = gain 1 energy
pocket_mars-ability-science = launch 1 colonist from Earth
pocket_mars-ability-construction = land 1 colonist in a building of your choice
