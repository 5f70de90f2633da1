### Pocket Mars: words that stand alone, in the lobby, on cards and in questions.

pocket_mars-game_summary = Bring your seven colonists from Earth to Mars and settle them in the best places. A quick card game in which every card can be played in two ways.
pocket_mars-components_note = Most of the printed cards have never been published. Each part of a card shows how surely it is known; if you own the box, you can correct a copy of the components file and start the server with it.

## The parts of a card

pocket_mars-card_part-name = Name
pocket_mars-card_part-colour = Colour
pocket_mars-card_part-value = Value
pocket_mars-card_part-hand = Hand
pocket_mars-card_part-module = Module
pocket_mars-card_part-provenance = Source

## Options of the set-up

pocket_mars-setup_option-draft = Draft
pocket_mars-setup_option_help-draft = In a draft, players pick their first four cards one at a time from packs that they pass on.
pocket_mars-setup_value-draft-off = No: four cards are dealt
pocket_mars-setup_value-draft-on = Yes: pick your first cards
pocket_mars-setup_option-level = Level
pocket_mars-setup_option_help-level = How many of its seven colonists Devious Automatics starts with on its ship: the more, the harder.
pocket_mars-setup_value-level-1 = 1: five colonists on its ship
pocket_mars-setup_value-level-2 = 2: six colonists on its ship
pocket_mars-setup_value-level-3 = 3: seven colonists on its ship

## Phases

pocket_mars-phase-draft = Draft
pocket_mars-phase-setup = Setup
pocket_mars-phase-play = Round { $round }
pocket_mars-phase-over = Game over

## Kinds of actions

pocket_mars-verb-hand = Play a card from your hand
pocket_mars-verb-module = Connect a card from your module
pocket_mars-verb-rival = Connect a card from an opponent’s module
pocket_mars-verb-launch = Launch a colonist
pocket_mars-verb-discard = Discard a card
pocket_mars-verb-store = Put a card into your module
pocket_mars-verb-draft = Keep a card from the pack
pocket_mars-verb-bury = Put a card under the deck
pocket_mars-verb-cover = Place a card face down
pocket_mars-verb-keep = Keep a card from the deck
pocket_mars-verb-take = Take a card
pocket_mars-verb-discard_rival = Discard an opponent’s card
pocket_mars-verb-land = Land a colonist
pocket_mars-verb-promote = Promote a colonist
pocket_mars-verb-demote = Demote a colonist
pocket_mars-verb-recall = Send a colonist back
pocket_mars-verb-transfer = Move a colonist
pocket_mars-verb-swap_zones = Swap two colonists
pocket_mars-verb-swap_cards = Swap two cards
pocket_mars-verb-drain = Drain energy
pocket_mars-verb-peek = Look at a module
pocket_mars-verb-use = Use
pocket_mars-verb-skip = Skip

## What a kind of decision asks, after “you have to”

pocket_mars-question-draft = choose a card to keep
pocket_mars-question-store_setup = choose the cards for your module
pocket_mars-question-turn = take one of the five actions
pocket_mars-question-land = land a colonist or skip
pocket_mars-question-module_action = use the module action or skip
pocket_mars-question-building = use the building or skip
pocket_mars-question-discard = discard a card from your hand
pocket_mars-question-store = put a card from your hand into your module
pocket_mars-question-take = take a card from Devious Automatics’ module
pocket_mars-question-discard_rival = discard a card from Devious Automatics’ module
pocket_mars-question-land_target = choose a building to land in
pocket_mars-question-promote = choose one of your colonists to promote
pocket_mars-question-demote = choose an opposing colonist to demote
pocket_mars-question-transfer = choose one of your colonists to move to another building
pocket_mars-question-recall = choose an opposing colonist to send back to its ship
pocket_mars-question-drain = choose the opponent who loses energy
pocket_mars-question-peek = choose the opponent whose module you look at
pocket_mars-question-swap_zones = choose two colonists to swap
pocket_mars-question-swap_cards = choose two cards in a column to swap
pocket_mars-question-bury = choose one of your cards to put under the deck
pocket_mars-question-cover = choose a card from your hand to place face down
pocket_mars-question-dig = choose one of the cards you are looking at
