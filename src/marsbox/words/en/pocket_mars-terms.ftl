### Pocket Mars: words that stand alone, on the lobby's page, on cards and in score sheets.

pocket_mars-game_summary = Bring your seven colonists from Earth by ship to the buildings of Mars, and into the best places there. A quick card game in which every card can be used in two ways.
pocket_mars-components_note = The printed deck is not public. Each part of a card says how surely it is known; whoever owns the box can correct a copy of the components file and start the server with it.

## The parts of a card

pocket_mars-card_part-name = Name
pocket_mars-card_part-colour = Colour
pocket_mars-card_part-value = Value
pocket_mars-card_part-hand = Hand
pocket_mars-card_part-module = Module
pocket_mars-card_part-provenance = Provenance

## Options of the set-up

pocket_mars-setup_option-draft = Draft
pocket_mars-setup_option_help-draft = With the draft, players choose their first four cards one by one from packs that they pass on.
pocket_mars-setup_value-draft-off = No: four cards are dealt
pocket_mars-setup_value-draft-on = Yes: choose your first cards
pocket_mars-setup_option-level = Level
pocket_mars-setup_option_help-level = How many of its seven colonists Devious Automatics has on its ship at the start: the more, the harder.
pocket_mars-setup_value-level-1 = 1: five colonists on its ship
pocket_mars-setup_value-level-2 = 2: six colonists on its ship
pocket_mars-setup_value-level-3 = 3: seven colonists on its ship

## Phases

pocket_mars-phase-draft = Draft
pocket_mars-phase-setup = Set-up
pocket_mars-phase-play = Round { $round }
pocket_mars-phase-over = Game over

## Kinds of actions

pocket_mars-verb-hand = Play a card from your hand
pocket_mars-verb-module = Connect a card from your module
pocket_mars-verb-rival = Connect a card from a rival’s module
pocket_mars-verb-launch = Launch a colonist
pocket_mars-verb-discard = Discard a card
pocket_mars-verb-store = Put a card into your module
pocket_mars-verb-draft = Keep a card of the pack
pocket_mars-verb-bury = Put a card under the deck
pocket_mars-verb-cover = Lay a card face down
pocket_mars-verb-keep = Keep a card of the deck
pocket_mars-verb-take = Take a card
pocket_mars-verb-discard_rival = Discard a rival’s card
pocket_mars-verb-land = Land a colonist
pocket_mars-verb-promote = Promote a colonist
pocket_mars-verb-demote = Demote a colonist
pocket_mars-verb-recall = Send a colonist back
pocket_mars-verb-transfer = Move a colonist
pocket_mars-verb-swap_zones = Exchange two colonists
pocket_mars-verb-swap_cards = Exchange two cards
pocket_mars-verb-drain = Drain energy
pocket_mars-verb-peek = Look into a module
pocket_mars-verb-use = Use
pocket_mars-verb-skip = Decline

## What a kind of decision asks, after “you have to”

pocket_mars-question-draft = choose a card to keep
pocket_mars-question-store_setup = choose the cards of your module
pocket_mars-question-turn = take one of the five actions
pocket_mars-question-land = land a colonist or decline
pocket_mars-question-module_action = use the module action or decline
pocket_mars-question-building = use the building or decline
pocket_mars-question-discard = discard a card of your hand
pocket_mars-question-store = put a card of your hand into your module
pocket_mars-question-take = take a card from the module of Devious Automatics
pocket_mars-question-discard_rival = discard a card from the module of Devious Automatics
pocket_mars-question-land_target = choose a building to land in
pocket_mars-question-promote = choose one of your colonists to promote
pocket_mars-question-demote = choose a rival colonist to demote
pocket_mars-question-transfer = choose one of your colonists to move to another building
pocket_mars-question-recall = choose a rival colonist to send back to its ship
pocket_mars-question-drain = choose the rival who loses energy
pocket_mars-question-peek = choose the rival whose module you look into
pocket_mars-question-swap_zones = choose two colonists to exchange
pocket_mars-question-swap_cards = choose two cards of a column to exchange
pocket_mars-question-bury = choose one of your cards to put under the deck
pocket_mars-question-cover = choose a card of your hand to lay face down
pocket_mars-question-dig = choose one of the cards you are looking at
