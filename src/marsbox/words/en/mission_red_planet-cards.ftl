### Mission: Red Planet: what characters and event cards do. Each text is one or more whole sentences.

## Characters

mission_red_planet-ability-recruiter = 1 astronaut may board a ship; then you take back all your character cards, this one too.
mission_red_planet-ability-explorer = 1 astronaut may board a ship; then you may make up to 3 moves, each of which takes one of your astronauts on Mars to a neighbouring zone.
mission_red_planet-ability-scientist = Up to 2 astronauts may board ships; then you may look at a discovery on Mars or draw an event card.
mission_red_planet-ability-secret_agent = Up to 2 astronauts may board ships, not the same one; then you may make a ship on the ground take off.
mission_red_planet-ability-saboteur = 1 astronaut may board a ship; then you may destroy a ship on the ground with all who are aboard.
mission_red_planet-ability-femme_fatale = 1 astronaut may board a ship; then, in a zone or on a ship where you have an astronaut, another one from your reserve may take the place of a rival’s.
mission_red_planet-ability-traveler = 3 astronauts board the same ship; if none has 3 free seats, nothing happens.
mission_red_planet-ability-soldier = 2 astronauts may board the same ship, but not 1 alone; then you may shoot anybody’s astronaut in an outer zone.
mission_red_planet-ability-pilot = Up to 2 astronauts may board ships; then you may change the destination of a ship, whether on the ground or in flight.

## Bonus cards

mission_red_planet-bonus-occupy = { COUNT($zones) ->
    [one] { $points } if you have at least 1 astronaut in { LIST($zones) }.
   *[other] { $points } if you have at least 1 astronaut in each of { LIST($zones) }.
    }
mission_red_planet-bonus-most-central = { $points } if nobody has more astronauts than you in the three central zones together and you have at least 1.
mission_red_planet-bonus-most-mars = { $points } if nobody has more astronauts than you on Mars and you have at least 1.
mission_red_planet-bonus-most-memorial = { $points } if nobody has more lost astronauts than you and you have at least 1.
mission_red_planet-bonus-most-ice = { $points } if nobody has more ice tokens than you and you have at least 1.
mission_red_planet-bonus-most-sylvanite = { $points } if nobody has more sylvanite tokens than you and you have at least 1.
mission_red_planet-bonus-most-celerium = { $points } if nobody has more celerium tokens than you and you have at least 1.
mission_red_planet-bonus-each_zone = { $points } for each zone with at least 1 of your astronauts.
mission_red_planet-bonus-each_resource = { $points } if you have at least { $tokens } of each resource.
mission_red_planet-bonus-tokens = At the end of the game take { $tokens }, before anything is compared.

## Discoveries

mission_red_planet-discovery-nothing = No effect.
# $usual: how many score tokens the last scoring adds to a zone without this card.
mission_red_planet-discovery-tokens = The last scoring adds { $tokens } to this zone instead of { $usual }.
# $usual: how many score tokens the last scoring adds to a zone without this card.
mission_red_planet-discovery-no_tokens = The last scoring adds no score tokens to this zone; those that were left there are still handed out.
mission_red_planet-discovery-extra = { $number ->
    [one] The last scoring also adds { $tokens } to this zone, whatever its resource; those tied divide it apart from tokens of another resource, and what is left over is lost.
   *[other] The last scoring also adds { $tokens } to this zone, whatever its resource; those tied divide them apart from tokens of another resource, and what is left over is lost.
    }
mission_red_planet-discovery-leader = { $points } to whoever has the most astronauts in this zone at the end; those tied divide them, rounded down.
mission_red_planet-discovery-everyone = { $change ->
    [worse] Everyone with an astronaut in this zone at the end loses { $points }.
   *[better] { $points } to everyone with an astronaut in this zone at the end.
    }
mission_red_planet-discovery-removed = { $number ->
    [one] Before the last scoring everyone loses { $astronauts } in this zone.
   *[other] Before the last scoring everyone loses { $astronauts } in this zone, or as many as they have there.
    }
mission_red_planet-discovery-runner_up = In the last scoring the score tokens in this zone go to whoever has the highest number of astronauts below the top one, even if several are tied at the top; those tied below it take equal shares, and what is left over is lost; if nobody there has fewer than the top number, the tokens are handed out as usual.
