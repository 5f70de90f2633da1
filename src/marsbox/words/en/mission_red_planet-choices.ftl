### Mission: Red Planet: what a player is asked, and what the options do.

## Questions; most say which character acts

mission_red_planet-prompt-keep = Choose the bonus card you keep in secret; your other cards go back into the event pile.
mission_red_planet-prompt-character = Turn { $turn }: choose the character you play, in secret.
mission_red_planet-prompt-destination = You are the first aboard { $ship }: choose where it flies.
# $which: first of several, another one, another one elsewhere (not on the same ship), or the only one. $left: how many may board.
mission_red_planet-prompt-board = { $which ->
    [first] { $character }: up to { $left } astronauts may board; choose a ship for the first one.
    [another] { $character }: 1 more astronaut may board; choose a ship for it.
    [elsewhere] { $character }: 1 more astronaut may board; choose another ship for it.
   *[only] { $character }: 1 astronaut may board; choose a ship for it.
    }
mission_red_planet-prompt-board_two = { $character }: 2 astronauts may board together; choose a ship for them.
mission_red_planet-prompt-board_three = { $character }: 3 astronauts board together; choose a ship for them.
mission_red_planet-prompt-move = { $left ->
    [one] { $character }: you may move an astronaut to a neighbouring zone; { $left } move is left.
   *[other] { $character }: you may move an astronaut to a neighbouring zone; { $left } moves are left.
    }
mission_red_planet-prompt-research = { $what ->
    [look] { $character }: the event pile is empty; you may look at a discovery.
    [draw] { $character }: you may draw an event card.
   *[both] { $character }: you may draw an event card or look at a discovery.
    }
# $text: what the card does, in whole sentences.
mission_red_planet-prompt-place = { $character }: you have drawn { $card }. { $text } Choose the outer zone beside which you place it face down.
mission_red_planet-prompt-look = { $character }: all outer zones have a discovery, so yours was discarded; you may look at one of those on Mars.
mission_red_planet-prompt-launch = { $character }: you may choose a ship that takes off at once.
mission_red_planet-prompt-destroy = { $character }: you may choose a ship on the ground to destroy.
mission_red_planet-prompt-seduce = { $character }: you may choose a rival’s astronaut whose place one of yours takes.
mission_red_planet-prompt-shoot = { $character }: you may choose an astronaut in an outer zone to shoot.
mission_red_planet-prompt-redirect = { $character }: you may choose a ship and its new destination.

## Options

# $number: that of the character. $text: what it does, in whole sentences.
mission_red_planet-option-choose = Play the { $character } ({ $number }). { $text }
mission_red_planet-option-keep = Keep { $card }. { $text }
# $number: how many board. $astronauts: the same with its noun. $free: the seats that are free then.
mission_red_planet-option-board = { $number ->
    [one] { $astronauts } boards { $ship }. { $free ->
        [0] It is then full and takes off.
        [one] { $free } seat stays free.
       *[other] { $free } seats stay free.
    }
   *[other] { $astronauts } board { $ship }. { $free ->
        [0] It is then full and takes off.
        [one] { $free } seat stays free.
       *[other] { $free } seats stay free.
    }
    }
mission_red_planet-option-board_manual = { $number ->
    [one] { $astronauts } boards { $ship }. You choose where it flies. { $free ->
        [0] It is then full and takes off.
        [one] { $free } seat stays free.
       *[other] { $free } seats stay free.
    }
   *[other] { $astronauts } board { $ship }. You choose where it flies. { $free ->
        [0] It is then full and takes off.
        [one] { $free } seat stays free.
       *[other] { $free } seats stay free.
    }
    }
# $found: the resource of the zone, or that it is unexplored.
mission_red_planet-option-destination = Fly to { $zone } ({ $found }).
mission_red_planet-option-move = Move 1 astronaut from { $origin } to { $target } ({ $found }).
# $number: the cards of the pile.
mission_red_planet-option-draw = { $number ->
    [one] Draw the top card of the event pile ({ $number } card).
   *[other] Draw the top card of the event pile ({ $number } cards).
    }
mission_red_planet-option-look = Look at the discovery beside { $zone }.
mission_red_planet-option-look_known = Look at the discovery beside { $zone }, which you know: { $card }.
mission_red_planet-option-place = Place { $card } face down beside { $zone }.
# $crew: the players who have astronauts aboard, with the numbers of these.
mission_red_planet-option-launch = { CAPITAL($ship) } takes off now, with { LIST($crew) } aboard.
mission_red_planet-option-launch_empty = { CAPITAL($ship) } takes off now, with nobody aboard.
mission_red_planet-option-destroy = Destroy { $ship }; lost astronauts: { LIST($crew) }.
mission_red_planet-option-destroy_empty = Destroy { $ship }; nobody is aboard.
mission_red_planet-option-seduce_on_mars = Replace { POSSESSIVE($player) } astronaut in { $zone } with one of yours.
mission_red_planet-option-seduce_aboard = Replace { POSSESSIVE($player) } astronaut aboard { $ship } with one of yours.
mission_red_planet-option-shoot = Shoot { POSSESSIVE($player) } astronaut in { $zone }.
mission_red_planet-option-shoot_own = Shoot your own astronaut in { $zone }.
mission_red_planet-option-redirect = { $where ->
    [flying] Make { $zone } ({ $found }) the destination of { $ship }, in flight.
   *[ground] Make { $zone } ({ $found }) the destination of { $ship }, on the ground.
    }

## What is left undone

mission_red_planet-option-skip-board = Nobody boards.
mission_red_planet-option-skip-board_another = Nobody else boards.
mission_red_planet-option-skip-board_two = Nobody boards.
mission_red_planet-option-skip-move = Move nobody.
mission_red_planet-option-skip-research = Neither draw nor look.
mission_red_planet-option-skip-look = Do not look at a discovery.
mission_red_planet-option-skip-launch = Let no ship take off.
mission_red_planet-option-skip-destroy = Destroy no ship.
mission_red_planet-option-skip-seduce = Replace nobody.
mission_red_planet-option-skip-shoot = Shoot nobody.
mission_red_planet-option-skip-redirect = Change no destination.

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
