### Mission: Red Planet: what happened, a line for each kind of event.

## Setup and ships

mission_red_planet-log-game_began = The game begins with { $players } players.
mission_red_planet-log-ship_docked = { CAPITAL($ship) } is ready on the launch pad.
mission_red_planet-log-medal_given = { $player } gets the first-player medal.
mission_red_planet-log-events_dealt = { $player } is dealt { LIST($cards) }.
# A line whose name ends in “unseen” is read by those who do not know the card.
mission_red_planet-log-events_dealt_unseen = { $player } is dealt event cards.
mission_red_planet-log-discoveries_shown = { $player } has no bonus card, reveals { LIST($cards) }, and is dealt new cards.
mission_red_planet-log-bonus_kept = { $player } keeps { $card }.
mission_red_planet-log-bonus_kept_unseen = { $player } keeps a bonus card.
mission_red_planet-log-turn_began = Turn { $turn } begins.
mission_red_planet-log-ships_reshuffled = The ship pile is empty: the { $number } discarded ships are shuffled into a new one.

## Characters

mission_red_planet-log-characters_chosen = Everyone has chosen a character.
mission_red_planet-log-called = { COUNT($players) ->
    [one] The { $character } is called: { LIST($players) } answers.
   *[other] The { $character } is called: { LIST($players) } answer.
    }
mission_red_planet-log-called_in_vain = The { $character } is called: nobody answers.
mission_red_planet-log-character_began = { $player } plays the { $character }.
# $number: how many astronauts.
mission_red_planet-log-boarded = { $player } boards { $ship } with { $astronauts }.
mission_red_planet-log-destination_laid = { $player } chooses { $zone } as the destination of { $ship }.
mission_red_planet-log-took_off = { CAPITAL($ship) } is full and takes off.
mission_red_planet-log-cards_taken_back = { $number ->
    [one] { $player } takes back { $number } character card.
   *[other] { $player } takes back { $number } character cards.
    }
mission_red_planet-log-moved = { $player } moves an astronaut from { $origin } to { $target }.
mission_red_planet-log-resource_found = { $zone } is explored for the first time: there is { $resource } here.
mission_red_planet-log-bonus_drawn = { $player } draws { $card }.
mission_red_planet-log-bonus_drawn_unseen = { $player } draws a bonus card.
mission_red_planet-log-discovery_drawn = { $player } draws { $card }.
mission_red_planet-log-discovery_drawn_unseen = { $player } draws a discovery.
mission_red_planet-log-discovery_placed = { $player } places { $card } face down beside { $zone }.
mission_red_planet-log-discovery_placed_unseen = { $player } places the discovery face down beside { $zone }.
mission_red_planet-log-discovery_discarded = Every outer zone has a discovery, so { $player } discards { $card }.
mission_red_planet-log-discovery_discarded_unseen = Every outer zone has a discovery, so { $player } discards the new one.
mission_red_planet-log-discovery_looked_at = { $player } looks at the discovery beside { $zone }: { $card }.
mission_red_planet-log-discovery_looked_at_unseen = { $player } looks at the discovery beside { $zone }.
# $number: how many astronauts.
mission_red_planet-log-launched = { $player } launches { $ship } with { $astronauts } aboard.
mission_red_planet-log-launched_empty = { $player } launches { $ship } with nobody aboard.
# $crew: the players who have lost astronauts, with the numbers of these.
mission_red_planet-log-destroyed = { $player } destroys { $ship }. Astronauts lost: { LIST($crew) }.
mission_red_planet-log-destroyed_empty = { $player } destroys { $ship }. Nobody was aboard.
mission_red_planet-log-seduced_on_mars = { $player } replaces one of { POSSESSIVE($victim) } astronauts in { $zone } with one of their own.
mission_red_planet-log-seduced_aboard = { $player } replaces one of { POSSESSIVE($victim) } astronauts aboard { $ship } with one of their own.
mission_red_planet-log-shot = { $player } shoots one of { POSSESSIVE($victim) } astronauts in { $zone }.
mission_red_planet-log-shot_own = { $player } shoots one of their own astronauts in { $zone }.
mission_red_planet-log-redirected = { $player } redirects { $ship } to { $zone }.

## What a player chooses not to do

mission_red_planet-log-declined-board = { $player } chooses not to send an astronaut aboard.
mission_red_planet-log-declined-board_two = { $player } chooses not to send two astronauts aboard.
mission_red_planet-log-declined-move = { $player } chooses not to move an astronaut.
mission_red_planet-log-declined-research = { $player } chooses not to draw or look at a card.
mission_red_planet-log-declined-look = { $player } chooses not to look at a discovery.
mission_red_planet-log-declined-launch = { $player } chooses not to launch a ship.
mission_red_planet-log-declined-destroy = { $player } chooses not to destroy a ship.
mission_red_planet-log-declined-seduce = { $player } chooses not to replace an astronaut.
mission_red_planet-log-declined-shoot = { $player } chooses not to shoot an astronaut.
mission_red_planet-log-declined-redirect = { $player } chooses not to redirect a ship.

## What a player can’t do

mission_red_planet-log-impossible-board = { $player } can’t board a ship.
mission_red_planet-log-impossible-board_two = { $player } can’t board a ship with two astronauts.
mission_red_planet-log-impossible-board_three = { $player } can’t board a ship with three astronauts.
mission_red_planet-log-impossible-move = { $player } can’t move an astronaut.
mission_red_planet-log-impossible-research = { $player } can’t draw or look at a card.
mission_red_planet-log-impossible-launch = { $player } can’t launch a ship.
mission_red_planet-log-impossible-destroy = { $player } can’t destroy a ship.
mission_red_planet-log-impossible-seduce = { $player } can’t replace an astronaut.
mission_red_planet-log-impossible-shoot = { $player } can’t shoot an astronaut.
mission_red_planet-log-impossible-redirect = { $player } can’t redirect a ship.

## Arrival and scoring

# $crew: the players who have astronauts aboard, with the numbers of these.
mission_red_planet-log-landed = { CAPITAL($ship) } lands with { LIST($crew) } aboard.
mission_red_planet-log-landed_empty = { CAPITAL($ship) } lands with nobody aboard.
mission_red_planet-log-lost_in_space = { CAPITAL($ship) } is lost in space with nobody aboard.
# $tokens: so many score tokens. $number: how many.
mission_red_planet-log-scoring_began = Scoring after turn { $turn }: each explored zone gets { $tokens }.
# $number: how many tokens.
mission_red_planet-log-tokens_won = { $player } wins { $tokens } in { $zone }.
mission_red_planet-log-tokens_stay = { $number ->
    [one] { $tokens } stays in { $zone }.
   *[other] { $tokens } stay in { $zone }.
    }
mission_red_planet-log-tokens_lost = { $number ->
    [one] { $tokens } in { $zone } is lost.
   *[other] { $tokens } in { $zone } are lost.
    }
mission_red_planet-log-resource_token_taken = { $player } takes the resource token of { $zone } ({ $resource }) for { $points }.
# $text: what the card does, in whole sentences.
mission_red_planet-log-discovery_revealed = The discovery beside { $zone } is { $card }. { $text }
# $number: how many astronauts.
mission_red_planet-log-astronauts_lost = { $player } loses { $astronauts } in { $zone }.
mission_red_planet-log-discovery_scored = { $change ->
    [worse] { $card } in { $zone }: { $player } loses { $points }.
   *[better] { $card } in { $zone }: { $player } scores { $points }.
    }
mission_red_planet-log-bonus_revealed = { $player } reveals { $card } and scores { $points }.
mission_red_planet-log-bonus_revealed_in_vain = { $player } reveals { $card } and scores nothing.
# $number: how many tokens.
mission_red_planet-log-bonus_tokens = { $player } reveals { $card } and takes { $tokens }.
mission_red_planet-log-ice_bonus = { $player } has the most ice and scores { $points }.
# $others: how many others have as much ice.
mission_red_planet-log-ice_bonus_shared = { $others ->
    [one] { $player } is tied with { $others } other player for the most ice and scores { $points }.
   *[other] { $player } is tied with { $others } other players for the most ice and scores { $points }.
    }
