### Mission: Red Planet: what a player is asked, and what the options do.

## Questions; most say which character acts

mission_red_planet-prompt-keep = Choose the bonus card to keep in secret. Your other cards go back to the event pile.
mission_red_planet-prompt-character = Turn { $turn }: secretly choose a character to play.
mission_red_planet-prompt-destination = You are the first aboard { $ship }: choose its destination.
# $which: first of several, another one, another one elsewhere (not on the same ship), or the only one. $left: how many may board.
mission_red_planet-prompt-board = { $which ->
    [first] { $character }: up to { $left } of your astronauts may board. Choose a ship for the first.
    [another] { $character }: 1 more of your astronauts may board. Choose a ship.
    [elsewhere] { $character }: 1 more of your astronauts may board. Choose a different ship.
   *[only] { $character }: 1 of your astronauts may board. Choose a ship.
    }
mission_red_planet-prompt-board_two = { $character }: 2 of your astronauts may board together. Choose a ship.
mission_red_planet-prompt-board_three = { $character }: 3 of your astronauts board together. Choose a ship.
mission_red_planet-prompt-move = { $left ->
    [one] { $character }: you may move one of your astronauts to an adjacent zone ({ $left } move left).
   *[other] { $character }: you may move one of your astronauts to an adjacent zone ({ $left } moves left).
    }
mission_red_planet-prompt-research = { $what ->
    [look] { $character }: the event pile is empty, but you may look at a discovery.
    [draw] { $character }: you may draw an event card.
   *[both] { $character }: you may draw an event card or look at a discovery.
    }
# $text: what the card does, in whole sentences.
mission_red_planet-prompt-place = { $character }: you drew { $card }. { $text } Choose an outer zone to place it beside, face down.
mission_red_planet-prompt-look = { $character }: every outer zone already has a discovery, so yours was discarded. You may look at one of those on Mars.
mission_red_planet-prompt-launch = { $character }: you may launch a ship.
mission_red_planet-prompt-destroy = { $character }: you may destroy a ship on the ground.
mission_red_planet-prompt-seduce = { $character }: you may replace an opponent’s astronaut with one of yours.
mission_red_planet-prompt-shoot = { $character }: you may shoot an astronaut in an outer zone.
mission_red_planet-prompt-redirect = { $character }: you may change the destination of a ship.

## Options

# $number: that of the character. $text: what it does, in whole sentences.
mission_red_planet-option-choose = Play the { $character } ({ $number }). { $text }
mission_red_planet-option-keep = Keep { $card }. { $text }
# $number: how many board. $astronauts: the same with its noun. $free: the seats that are free then.
mission_red_planet-option-board = Board { $ship } with { $astronauts }. { $free ->
        [0] It is then full and takes off.
        [one] That leaves { $free } seat.
       *[other] That leaves { $free } seats.
    }
# The same for a ship without a destination. $number: how many board.
mission_red_planet-option-board_manual = Board { $ship } with { $astronauts } and choose its destination. { $free ->
        [0] It is then full and takes off.
        [one] That leaves { $free } seat.
       *[other] That leaves { $free } seats.
    }
# $found: the resource of the zone, or that it is unexplored.
mission_red_planet-option-destination = Fly to { $zone } ({ $found }).
mission_red_planet-option-move = Move 1 astronaut from { $origin } to { $target } ({ $found }).
# $number: the cards of the pile.
mission_red_planet-option-draw = Draw the top card of the event pile ({ $number } left).
mission_red_planet-option-look = Look at the discovery beside { $zone }.
mission_red_planet-option-look_known = Look again at { $card }, the discovery beside { $zone }.
mission_red_planet-option-place = Place { $card } face down beside { $zone }.
# $crew: the players who have astronauts aboard, with the numbers of these.
mission_red_planet-option-launch = Launch { $ship } with { LIST($crew) } aboard.
mission_red_planet-option-launch_empty = Launch { $ship } with nobody aboard.
mission_red_planet-option-destroy = Destroy { $ship }. Astronauts lost: { LIST($crew) }.
mission_red_planet-option-destroy_empty = Destroy { $ship }. Nobody is aboard.
mission_red_planet-option-seduce_on_mars = Replace one of { POSSESSIVE($player) } astronauts in { $zone } with one of yours.
mission_red_planet-option-seduce_aboard = Replace one of { POSSESSIVE($player) } astronauts aboard { $ship } with one of yours.
mission_red_planet-option-shoot = Shoot one of { POSSESSIVE($player) } astronauts in { $zone }.
mission_red_planet-option-shoot_own = Shoot one of your own astronauts in { $zone }.
mission_red_planet-option-redirect = { $where ->
    [flying] Redirect { $ship }, in flight, to { $zone } ({ $found }).
   *[ground] Redirect { $ship }, on the ground, to { $zone } ({ $found }).
    }

## What is left undone

mission_red_planet-option-skip-board = Don’t board a ship.
mission_red_planet-option-skip-board_another = Don’t board a second astronaut.
mission_red_planet-option-skip-board_two = Don’t board a ship.
mission_red_planet-option-skip-move = Don’t move an astronaut.
mission_red_planet-option-skip-research = Don’t draw or look at a card.
mission_red_planet-option-skip-look = Don’t look at a discovery.
mission_red_planet-option-skip-launch = Don’t launch a ship.
mission_red_planet-option-skip-destroy = Don’t destroy a ship.
mission_red_planet-option-skip-seduce = Don’t replace an astronaut.
mission_red_planet-option-skip-shoot = Don’t shoot an astronaut.
mission_red_planet-option-skip-redirect = Don’t redirect a ship.

## Options in a few words

mission_red_planet-short-choose = { $character } ({ $number })
mission_red_planet-short-keep = Keep { $card }
mission_red_planet-short-board = Board { $ship }
mission_red_planet-short-destination = To { $zone }
mission_red_planet-short-move = { $origin } to { $target }
mission_red_planet-short-draw = Draw an event card
mission_red_planet-short-look = Look beside { $zone }
mission_red_planet-short-place = Beside { $zone }
mission_red_planet-short-launch = Launch { $ship }
mission_red_planet-short-destroy = Destroy { $ship }
mission_red_planet-short-seduce_on_mars = { POSSESSIVE($player) } in { $zone }
mission_red_planet-short-seduce_aboard = { POSSESSIVE($player) } aboard { $ship }
mission_red_planet-short-shoot = { POSSESSIVE($player) } in { $zone }
mission_red_planet-short-shoot_own = Yours in { $zone }
mission_red_planet-short-redirect = { CAPITAL($ship) } to { $zone }
mission_red_planet-short-skip = Skip
