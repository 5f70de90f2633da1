### Mission: Red Planet: words that stand alone.

mission_red_planet-game_name = Mission: Red Planet
mission_red_planet-game_summary = 1888: mining companies race for the riches of Mars. In each of ten turns, secretly choose one of nine characters, fill the ships on the launch pad with your astronauts, and have the most of them where it counts.
mission_red_planet-components_note = The board, the ships and the event cards are not publicly documented, so much of this box is a reconstruction. Each part says how certain it is. If you own the box, you can correct a copy of the components file and play with that.

## Parts of a card or another component

mission_red_planet-card_part-id = Code
mission_red_planet-card_part-name = Name
mission_red_planet-card_part-kind = Type
mission_red_planet-card_part-copies = Copies
mission_red_planet-card_part-text = Text
mission_red_planet-card_part-effect = Effect
mission_red_planet-card_part-outer = Position
mission_red_planet-card_part-borders = Adjacent zones
mission_red_planet-card_part-ships = Ships
mission_red_planet-card_part-value = Value
mission_red_planet-card_part-tokens = Resource tokens
mission_red_planet-card_part-score_tokens = Score tokens
mission_red_planet-card_part-provenance = Source

## Setup

mission_red_planet-setup_option-resource_tokens = Resource tokens
mission_red_planet-setup_option_help-resource_tokens = In the English rulebook only: at the end, a player who alone has the most astronauts in an explored zone takes its resource token, worth 3 points. It is not a score token.
mission_red_planet-setup_value-resource_tokens-off = They stay on Mars (French rules)
mission_red_planet-setup_value-resource_tokens-on = A sole leader takes them (3 points each)

## Kinds of actions

mission_red_planet-verb-choose = Choose a character
mission_red_planet-verb-board = Board a ship
mission_red_planet-verb-destination = Choose a destination
mission_red_planet-verb-move = Move an astronaut
mission_red_planet-verb-draw = Draw an event card
mission_red_planet-verb-look = Look at a discovery
mission_red_planet-verb-place = Place a discovery
mission_red_planet-verb-launch = Launch a ship
mission_red_planet-verb-destroy = Destroy a ship
mission_red_planet-verb-seduce_on_mars = Replace an astronaut on Mars
mission_red_planet-verb-seduce_aboard = Replace an astronaut aboard a ship
mission_red_planet-verb-shoot = Shoot an astronaut
mission_red_planet-verb-redirect = Redirect a ship
mission_red_planet-verb-skip = Skip
mission_red_planet-verb-keep = Keep a bonus card

## What a kind of decision asks, after “you have to”

mission_red_planet-question-keep = choose the bonus card you keep
mission_red_planet-question-character = choose a character from your hand
mission_red_planet-question-destination = choose a destination for the manual ship
mission_red_planet-question-board = choose a ship for one astronaut, or skip
mission_red_planet-question-board_two = choose a ship for two astronauts, or skip
mission_red_planet-question-board_three = choose a ship for three astronauts
mission_red_planet-question-move = move one of your astronauts on Mars, or skip
mission_red_planet-question-research = draw an event card, look at a discovery, or skip
mission_red_planet-question-place = choose an outer zone to place the discovery beside
mission_red_planet-question-look = look at a discovery, or skip
mission_red_planet-question-launch = choose a ship to launch, or skip
mission_red_planet-question-destroy = choose a ship to destroy, or skip
mission_red_planet-question-seduce = choose an opponent’s astronaut to replace, or skip
mission_red_planet-question-shoot = choose an astronaut to shoot, or skip
mission_red_planet-question-redirect = choose a ship and its new destination, or skip

## Where the game stands

mission_red_planet-phase-setup = Setup
mission_red_planet-phase-keep = Setup: bonus cards
mission_red_planet-phase-choose = Turn { $turn } of 10: choosing characters
mission_red_planet-phase-call = Turn { $turn } of 10: boarding and launch
mission_red_planet-phase-over = Game over
mission_red_planet-chapter-choose = Turn { $turn }
mission_red_planet-chapter-call = Turn { $turn }

## The parts of a position’s value

mission_red_planet-value_part-points = score tokens
mission_red_planet-value_part-prospects = majorities and discoveries
mission_red_planet-value_part-cards = characters and bonus cards
mission_red_planet-value_part-rival = lead over the best opponent
mission_red_planet-value_part-later = later turns
