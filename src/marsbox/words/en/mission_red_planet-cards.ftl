### Mission: Red Planet: what characters and event cards do. Each text is one or more whole sentences.

## Characters. “May” matters: what it stands before can be left undone.

mission_red_planet-ability-recruiter = 1 of your astronauts may board a ship. Then take back all your character cards, including this one.
mission_red_planet-ability-explorer = 1 of your astronauts may board a ship. Then you may make up to 3 moves, each taking one of your astronauts on Mars to an adjacent zone.
mission_red_planet-ability-scientist = Up to 2 of your astronauts may board, together or separately. Then you may draw an event card or look at a discovery on Mars.
mission_red_planet-ability-secret_agent = Up to 2 of your astronauts may board, on two different ships. Then you may launch a ship that is still on the ground, even an empty one.
mission_red_planet-ability-saboteur = 1 of your astronauts may board a ship. Then you may destroy a ship that is still on the ground, with everyone aboard.
mission_red_planet-ability-femme_fatale = 1 of your astronauts may board a ship. Then you may replace an opponent’s astronaut with one from your reserve, in a zone or on a ship where you already have an astronaut.
mission_red_planet-ability-traveler = 3 of your astronauts board the same ship. If no ship has 3 free seats, you lose your turn.
mission_red_planet-ability-soldier = 2 of your astronauts may board the same ship, never just 1. Then you may shoot any astronaut in an outer zone, even one of your own.
mission_red_planet-ability-pilot = Up to 2 of your astronauts may board, together or separately. Then you may change the destination of a ship, on the ground or in flight.

## Bonus cards

mission_red_planet-bonus-occupy = { COUNT($zones) ->
    [one] { $points } if you have at least 1 astronaut in { LIST($zones) }.
   *[other] { $points } if you have at least 1 astronaut in each of these zones: { LIST($zones) }.
    }
mission_red_planet-bonus-most-central = { $points } if you have the most astronauts in the three central zones combined, ties included, and at least 1.
mission_red_planet-bonus-most-mars = { $points } if you have the most astronauts on Mars, ties included, and at least 1.
mission_red_planet-bonus-most-memorial = { $points } if you have lost the most astronauts, ties included, and at least 1.
mission_red_planet-bonus-most-ice = { $points } if you have the most ice tokens, ties included, and at least 1.
mission_red_planet-bonus-most-sylvanite = { $points } if you have the most sylvanite tokens, ties included, and at least 1.
mission_red_planet-bonus-most-celerium = { $points } if you have the most celerium tokens, ties included, and at least 1.
mission_red_planet-bonus-each_zone = { $points } for each zone with at least 1 of your astronauts.
# $number: how many tokens.
mission_red_planet-bonus-each_resource = { $points } if you have at least { $tokens } of each resource.
# $number: how many tokens.
mission_red_planet-bonus-tokens = At the end of the game, take { $tokens } before anyone’s tokens are compared.

## Discoveries

mission_red_planet-discovery-nothing = No effect.
# $number: how many tokens. $usual: how many score tokens the final scoring adds to a zone without this card.
mission_red_planet-discovery-tokens = The final scoring adds { $tokens } to this zone instead of { $usual }.
# $usual: how many score tokens the final scoring adds to a zone without this card.
mission_red_planet-discovery-no_tokens = The final scoring adds no score tokens to this zone. Tokens left there from earlier scorings are still shared out.
# $number: how many tokens.
mission_red_planet-discovery-extra = The final scoring also adds { $tokens } to this zone, whatever its resource. Tied players share the tokens of each resource separately; leftovers are lost.
mission_red_planet-discovery-leader = { $points } for the player with the most astronauts in this zone at the end of the game. Tied players share them, rounding down.
mission_red_planet-discovery-everyone = { $change ->
    [worse] Every player with an astronaut in this zone at the end of the game loses { $points }.
   *[better] { $points } for every player with an astronaut in this zone at the end of the game.
    }
mission_red_planet-discovery-removed = { $number ->
    [one] Before the final scoring, every player loses { $astronauts } in this zone.
   *[other] Before the final scoring, every player loses up to { $astronauts } in this zone.
    }
mission_red_planet-discovery-runner_up = In the final scoring, the score tokens in this zone go to the player with the second-highest number of astronauts, even if several players are tied for the most. Players tied for second share them equally; leftovers are lost. If nobody is second, the tokens are shared out as usual.
