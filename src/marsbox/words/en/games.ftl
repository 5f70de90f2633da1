### What every game says: who won, whom it waits for, what it refuses, how surely a part of the box is known.

games-any_player = Player { $number }
games-waiting = Waiting for { LIST($players) }.
games-over = The game is over.
games-ended = { COUNT($winners) ->
    [one] The game is over: { LIST($winners) } wins.
   *[other] The game is over: { LIST($winners) } share the victory.
    }
games-victory = { COUNT($winners) ->
    [one] { LIST($winners) } wins with { $points ->
        [one] { $points } point
       *[other] { $points } points
    }.
   *[other] { LIST($winners) } share the victory with { $points ->
        [one] { $points } point
       *[other] { $points } points
    } each.
    }

## How surely a part of the box is known

games-provenance-rulebook = printed in the rulebook
games-provenance-attested = seen by owners of the box
games-provenance-inferred = inferred from what is known
games-provenance-reconstructed = our reconstruction

## Hints and analyses

games-no_benefit = No other choice promises more.
# $parts: such as future income +1.2.
games-better_by = It would have been worth more, in points at the end: { JOIN($parts) }.
# A part of a position’s value, such as future income, and by how many points it is better or worse.
games-value_change = { $part } { SIGNED($points) }

## Refusals

games-refused-nothing_to_take_back = There is no answer of yours to take back: that works only until everybody has answered.
games-refused-nothing_to_undo = There is nothing to undo: only your own last step can be undone, while it has shown nothing hidden and nobody has acted since.
games-refused-unknown_seat = { $players ->
    [1] There is no seat { $seat }: the only seat of this game is { $last }.
   *[other] There is no seat { $seat }: the seats of this game are 0 to { $last }.
    }
games-refused-unknown_action = There is no action { $action }: actions are numbered from 0 to { $last }.
games-refused-game_over = The game is over; start a new one to play on.
games-refused-not_your_decision = You have nothing to decide now: the game is waiting for { LIST($players) }.
games-refused-not_asked = That is not what you are asked: you have to { $question }.
