### The log. Where cards are known, $cards are their names, else how many they are.

terraforming_mars-log-game_began = The game begins; { $player } is the first player.
terraforming_mars-log-generation_began = Generation { $generation } begins; { $player } is the first player.
terraforming_mars-log-dealt = { $player } is dealt { LIST($cards) }.
terraforming_mars-log-corporation_revealed = { POSSESSIVE($player) } corporation is { $corporation }.
# $number: how many cards
terraforming_mars-log-bought = { $player } adds { LIST($cards) } to their hand.
terraforming_mars-log-drafted = { $player } drafts { $card }.
terraforming_mars-log-drafted_secretly = { $player } drafts a card.
terraforming_mars-log-passed_cards = { $player } passes { LIST($cards) } to { $taker }.

## Actions

terraforming_mars-log-played_card = { $player } plays { $card }.
terraforming_mars-log-used_action = { $player } uses the action of { $card }.
terraforming_mars-log-used_first_action = { $player } uses the action of { $corporation }.
terraforming_mars-log-project_used = { $player } uses the standard project “{ $project }”.
# $number: how many cards
terraforming_mars-log-sold = { $player } sells { LIST($cards) }.
terraforming_mars-log-milestone_claimed = { $player } claims the { $milestone } milestone.
terraforming_mars-log-award_funded = { $player } funds the { $award } award.
terraforming_mars-log-passed = { $player } passes.

## Resources, production, TR

terraforming_mars-log-gained = { $player } gains { $amount }.
terraforming_mars-log-lost = { $player } spends { $amount }.
terraforming_mars-log-production_changed = { $change ->
    [up] { POSSESSIVE($player) } { $production } rises by { $steps }.
   *[down] { POSSESSIVE($player) } { $production } falls by { $steps }.
    }
terraforming_mars-log-rating_rose = { POSSESSIVE($player) } TR rises by { $steps }.
terraforming_mars-log-produced = { COUNT($amounts) ->
    [0] Production: { $player } gets nothing.
   *[other] Production: { $player } gets { LIST($amounts) }.
    }

## Mars

terraforming_mars-log-temperature_rose = { $player } raises the temperature to { NUMBER($celsius) } °C.
terraforming_mars-log-oxygen_rose = { $player } raises the oxygen to { $percent }%.
terraforming_mars-log-tile_placed = { $player } places { $tile } on { $space }.
# $name: the tile's name without an article; $special: yes for a tile that a single card brings
terraforming_mars-log-no_space = { $player } can’t place { $tile }.
terraforming_mars-log-claimed = { $player } claims { $space }.
terraforming_mars-log-neutral_tile = The neutral player has { $tile } on { $space }.
terraforming_mars-log-converted_plants = { $player } converts plants into a greenery.
terraforming_mars-log-converted_heat = { $player } converts heat into temperature.
terraforming_mars-log-greenery_grown = { $player } converts plants into a final greenery.

## Cards and cubes

# $number: how many cards
terraforming_mars-log-drew = { $player } draws { LIST($cards) }.
# $number: how many cards
terraforming_mars-log-discarded = { $player } discards { LIST($cards) }.
# $number: how many cards
terraforming_mars-log-looked = { $player } looks at { LIST($cards) }.
terraforming_mars-log-revealed = { $player } reveals { $card } and discards it.
terraforming_mars-log-cubes_added = { $player } adds { $cubes } to { $card }.
terraforming_mars-log-own_cubes_removed = { $player } removes { $cubes } from { $card }.
terraforming_mars-log-cubes_removed = { $player } removes { $cubes } from { POSSESSIVE($owner) } { $card }.
terraforming_mars-log-stolen = { $player } steals { $amount } from { $victim }.
terraforming_mars-log-own_stolen = { $player } steals { $amount } from themselves.
terraforming_mars-log-removed = { $player } removes { $amount } from { $victim }.
terraforming_mars-log-own_removed = { $player } removes { $amount } from themselves.
terraforming_mars-log-deck_rebuilt = { $number ->
    [one] The deck is empty: { $number } discarded card becomes the new one.
   *[other] The deck is empty: { $number } discarded cards are shuffled into a new one.
    }
terraforming_mars-log-solo_won = The game is over: Mars is terraformed.
terraforming_mars-log-solo_lost = The game is over: Mars is not terraformed.
