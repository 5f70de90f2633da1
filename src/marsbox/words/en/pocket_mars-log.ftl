### Pocket Mars: what happened. A card is named where the reader knows it, else it is “a Water card”.

# A colonist that a player moves: one of their own, or one of another $player.
pocket_mars-log_colonist = { $whose ->
        [own] one of their colonists
       *[other] { POSSESSIVE($player) } colonist
    }

pocket_mars-log-game_began = The game begins. { $player } plays first.
pocket_mars-log-dealt = { $player } is dealt { LIST($cards) }.
pocket_mars-log-dealt_unknown = { $player } is dealt cards.
pocket_mars-log-passed_pack = { $player } passes { LIST($cards) } to { $receiver }.
pocket_mars-log-passed_pack_unknown = { $player } passes the remaining cards to { $receiver }.
pocket_mars-log-kept_draft = { $player } keeps { $card }.
pocket_mars-log-stored = { $player } puts { $card } into their module.
pocket_mars-log-round_began = Round { $number } begins.
pocket_mars-log-turn_began = It’s { POSSESSIVE($player) } turn.
pocket_mars-log-played_hand = { $player } plays { $card } from their hand.
pocket_mars-log-connected = { $player } connects { $card }: { $value } { $result ->
        [higher] beats
       *[not_higher] doesn’t beat
    } { $beaten }.
pocket_mars-log-connected_construction = { $player } connects { $card }.
pocket_mars-log-connected_rival = { $player } connects { $card } from { POSSESSIVE($owner) } module.
pocket_mars-log-launched = { $player } launches { $count ->
        [one] { $count } colonist
       *[other] { $count } colonists
    }.
pocket_mars-log-landed = { $player } lands a colonist in the { $building } building.
pocket_mars-log-paid = { $player } pays { $count } energy and has { $now } left.
pocket_mars-log-gained_energy = { $player } gains { $count } energy and now has { $now }.
pocket_mars-log-lost_energy = { $player } loses { $count } energy and has { $now } left.
pocket_mars-log-drew = { $player } draws { $card }.
pocket_mars-log-took = { $player } takes { $card } from { POSSESSIVE($owner) } module.
pocket_mars-log-discarded = { $player } discards { $card }.
pocket_mars-log-buried = { $player } puts { $card } under the deck.
pocket_mars-log-covered = { $player } places { $card } face down on { $building }.
pocket_mars-log-looked = { $player } looks at { $count ->
        [1] the top card
       *[other] the top { $count } cards
    } of the deck: { LIST($cards) }.
pocket_mars-log-looked_unknown = { $player } looks at { $count ->
        [1] the top card
       *[other] the top { $count } cards
    } of the deck.
pocket_mars-log-kept = { $player } keeps { $card } from the deck.
pocket_mars-log-peeked = { $player } looks at { POSSESSIVE($owner) } module: { LIST($cards) }.
pocket_mars-log-peeked_unknown = { $player } looks at { POSSESSIVE($owner) } module.
pocket_mars-log-promoted = { $player } promotes { $colonist } in { $building } from * to **.
pocket_mars-log-demoted = { $player } demotes { $colonist } in { $building } from ** to *.
pocket_mars-log-transferred = { $player } moves a colonist from { $start } to { $end }.
pocket_mars-log-recalled = { $player } sends { $colonist } in { $building } back to its ship.
pocket_mars-log-swapped_zones = In { $building }, { $player } swaps { $up } in * with { $down } in **.
pocket_mars-log-swapped_cards = { $player } swaps the { ORDINAL($first) } and { ORDINAL($second) } cards in the { $building } column.
pocket_mars-log-deck_rebuilt = The deck has run out: covered cards and the discard pile make a new deck of { $count ->
        [one] { $count } card
       *[other] { $count } cards
    }.
pocket_mars-log-system_failed = { COUNT($cards) ->
        [0] There is no card left in the deck to discard.
        [1] { LIST($cards) } is discarded from the deck.
       *[other] { LIST($cards) } are discarded from the deck.
    }
pocket_mars-log-androids_acted = One card is left in { POSSESSIVE($player) } module: the androids act in { $building }.
pocket_mars-log-androids_rested = { $count ->
        [0] The androids rest: { POSSESSIVE($player) } module is empty.
        [1] The androids rest: there is { $count } card in { POSSESSIVE($player) } module.
       *[other] The androids rest: there are { $count } cards in { POSSESSIVE($player) } module.
    }
pocket_mars-log-automatics_refilled = { $count } cards are put into { POSSESSIVE($player) } module: { LIST($colours) }.
pocket_mars-log-automatics_refilled_one = { CAPITAL($card) } is put into { POSSESSIVE($player) } module.
pocket_mars-log-used_building = { $player } uses the { $building } building.
pocket_mars-log-used_module_action = { $player } uses the module action of { $card }.
