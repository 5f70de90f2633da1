### Hints and analyses: the steps of a plan, and what it brings. They address nobody, because they also tell of others.

## Steps of a plan

mission_red_planet-planned-choose = Play the { $character } ({ $number })
mission_red_planet-planned-board = Board { $ship } with { $astronauts }
# $found: the resource of the zone, or that it is unexplored.
mission_red_planet-planned-destination = Send the ship to { $zone } ({ $found })
mission_red_planet-planned-move = Move an astronaut from { $origin } to { $target } ({ $found })
mission_red_planet-planned-look = Look at the discovery beside { $zone }
mission_red_planet-planned-place = Place { $card } face down beside { $zone }
mission_red_planet-planned-launch = { COUNT($crew) ->
    [0] Launch { $ship } with nobody aboard
   *[other] Launch { $ship } with { LIST($crew) } aboard
    }
mission_red_planet-planned-destroy = { COUNT($crew) ->
    [0] Destroy { $ship } with nobody aboard
   *[other] Destroy { $ship } with { LIST($crew) } aboard
    }
mission_red_planet-planned-seduce_on_mars = Replace one of { POSSESSIVE($player) } astronauts in { $zone }
mission_red_planet-planned-seduce_aboard = Replace one of { POSSESSIVE($player) } astronauts aboard { $ship }
mission_red_planet-planned-shoot = Shoot one of { POSSESSIVE($player) } astronauts in { $zone }
mission_red_planet-planned-shoot_own = Shoot one of your own astronauts in { $zone }
mission_red_planet-planned-redirect = Redirect { $ship } to { $zone } ({ $found })

## What a move brings; astronauts on their way count where they will land

mission_red_planet-benefit-majority = Takes the majority in { $zone }: { $points } when the zone is scored after turn { $turn }.
mission_red_planet-benefit-majority_unexplored = Takes the majority in { $zone }: { $tokens } when the zone is scored after turn { $turn }.
mission_red_planet-benefit-lead = Makes the lead in { $zone } harder to overtake: { $astronauts } ahead.
mission_red_planet-benefit-level = Draws level with the strongest opponent in { $zone }.
mission_red_planet-benefit-more_astronauts = Brings { $astronauts } to { $zone }.
mission_red_planet-benefit-departs = Sends { $astronauts } off to { $zone } at once.
mission_red_planet-benefit-characters = { $number ->
    [one] { $number } character comes back to the hand.
   *[other] { $number } characters come back to the hand.
    }
mission_red_planet-benefit-event_card = Draws an event card: a bonus, or a discovery to place.
mission_red_planet-benefit-bonus_zones = Reaches { $has } of the { $needed } zones of { $card } ({ $points }).
mission_red_planet-benefit-bonus = { $card } now counts { $points } more.
mission_red_planet-benefit-bonus_tokens = { $card } is sure to bring tokens for { $points }.
mission_red_planet-benefit-bonus_each_zone = { $card } brings { $points } for every zone with an astronaut at the end.
mission_red_planet-benefit-bonus_kept = { $card } can bring { $points } at the end.
mission_red_planet-benefit-rival_loses = { $player } loses { $astronauts }.
mission_red_planet-benefit-redirected = A ship flies to { $now } instead of { $before }.
