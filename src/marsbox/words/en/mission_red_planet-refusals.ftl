### Mission: Red Planet: why an action is refused, and what would be right.

mission_red_planet-refused-may_not_skip = You can’t skip this: you have to { $question }.
mission_red_planet-refused-not_dealt = { $card } is not one of the cards you were dealt; choose one of those.
mission_red_planet-refused-not_in_hand = You have already played the { $character }; choose a character from your hand.
# $dock: the place of a ship on the launch pad, counted from 1.
mission_red_planet-refused-no_ship = There is no ship { $dock } at the moment; choose another one.
mission_red_planet-refused-took_off = Ship { $dock } has already taken off; choose one on the ground.
mission_red_planet-refused-too_few_seats = { $free ->
    [one] Ship { $dock } has { $free } free seat and you need { $needed }; choose another ship.
   *[other] Ship { $dock } has { $free } free seats and you need { $needed }; choose another ship.
    }
mission_red_planet-refused-same_ship = Your first astronaut boarded ship { $dock }; the second has to board a different one.
mission_red_planet-refused-no_token_left = Both destination tokens of { $zone } are on ships; choose another zone.
mission_red_planet-refused-nobody_there = You have no astronaut in { $zone }; choose a zone where you have one.
mission_red_planet-refused-no_border = { $origin } and { $target } are not adjacent; move to an adjacent zone.
mission_red_planet-refused-no_way = The astronaut is already in { $zone }; move to an adjacent zone.
mission_red_planet-refused-no_events_left = The event pile is empty; look at a discovery, or skip.
mission_red_planet-refused-no_discovery = There is no discovery beside { $zone }; choose a zone that has one.
mission_red_planet-refused-discovery_there = There is already a discovery beside { $zone }; choose an outer zone without one.
mission_red_planet-refused-central_zone = { $zone } is a central zone; choose an outer one.
mission_red_planet-refused-no_target = { $player } has no astronaut in { $zone }; choose one who is there.
mission_red_planet-refused-same_destination = Ship { $dock } is already bound for { $zone }; choose another destination.
mission_red_planet-refused-own_astronaut = That is your own astronaut; choose an opponent’s.
mission_red_planet-refused-nobody_aboard = You have no astronaut aboard ship { $dock }; choose a ship where you have one.
mission_red_planet-refused-no_target_aboard = { $player } has no astronaut aboard ship { $dock }; choose one who is there.
