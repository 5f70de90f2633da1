### Words that stand alone: the game, its options, phases, verbs, scores and parts of cards.

terraforming_mars-game_name = Terraforming Mars
terraforming_mars-game_summary = Lead a corporation that makes Mars habitable. Generation after generation, buy and play projects, raise the temperature and the oxygen, place oceans, greeneries and cities, and outscore your rivals.
terraforming_mars-components_note = Everything in this box is known. The card texts are our own, made from what the cards do; names of cards that we translated ourselves are marked.

## Parts of a card or of the board

terraforming_mars-card_part-id = Code
terraforming_mars-card_part-number = Number
terraforming_mars-card_part-name = Name
terraforming_mars-card_part-kind = Type
terraforming_mars-card_part-cost = Cost
terraforming_mars-card_part-tags = Tags
terraforming_mars-card_part-requirement = Requirement
terraforming_mars-card_part-effect = Immediate effect
terraforming_mars-card_part-ongoing = Permanent effect
terraforming_mars-card_part-action = Action
terraforming_mars-card_part-points = Points
terraforming_mars-card_part-holds = Holds
terraforming_mars-card_part-deck = Deck
terraforming_mars-card_part-text = Text
terraforming_mars-card_part-icons = Symbols
terraforming_mars-card_part-bonus = Placement bonus
terraforming_mars-card_part-neighbours = Adjacent spaces
terraforming_mars-card_part-needed = Requirement
terraforming_mars-card_part-price = Price
terraforming_mars-card_part-provenance = Source

## Options of the setup

-terraforming_mars-beginner = Player { $seat } is a beginner
-terraforming_mars-beginner_help = Player { $seat } starts with the beginner corporation: 42 M€ and ten free cards.
-terraforming_mars-not_a_beginner = No: choose one of two corporations
-terraforming_mars-a_beginner = Yes: the beginner corporation
terraforming_mars-setup_option-corporate_era = Corporate Era
terraforming_mars-setup_option_help-corporate_era = Adds the cards and corporations about economy and technology; nobody starts with production, and the game takes longer.
terraforming_mars-setup_value-corporate_era-off = No: the shorter game
terraforming_mars-setup_value-corporate_era-on = Yes: all cards
terraforming_mars-setup_option-draft = Draft
terraforming_mars-setup_option_help-draft = In each research phase, players pick their four cards one at a time and pass the rest on.
terraforming_mars-setup_value-draft-off = No: everyone is dealt four cards
terraforming_mars-setup_value-draft-on = Yes: pick your four cards
terraforming_mars-setup_option-beginner_1 = { -terraforming_mars-beginner(seat: 1) }
terraforming_mars-setup_option_help-beginner_1 = { -terraforming_mars-beginner_help(seat: 1) }
terraforming_mars-setup_value-beginner_1-off = { -terraforming_mars-not_a_beginner }
terraforming_mars-setup_value-beginner_1-on = { -terraforming_mars-a_beginner }
terraforming_mars-setup_option-beginner_2 = { -terraforming_mars-beginner(seat: 2) }
terraforming_mars-setup_option_help-beginner_2 = { -terraforming_mars-beginner_help(seat: 2) }
terraforming_mars-setup_value-beginner_2-off = { -terraforming_mars-not_a_beginner }
terraforming_mars-setup_value-beginner_2-on = { -terraforming_mars-a_beginner }
terraforming_mars-setup_option-beginner_3 = { -terraforming_mars-beginner(seat: 3) }
terraforming_mars-setup_option_help-beginner_3 = { -terraforming_mars-beginner_help(seat: 3) }
terraforming_mars-setup_value-beginner_3-off = { -terraforming_mars-not_a_beginner }
terraforming_mars-setup_value-beginner_3-on = { -terraforming_mars-a_beginner }
terraforming_mars-setup_option-beginner_4 = { -terraforming_mars-beginner(seat: 4) }
terraforming_mars-setup_option_help-beginner_4 = { -terraforming_mars-beginner_help(seat: 4) }
terraforming_mars-setup_value-beginner_4-off = { -terraforming_mars-not_a_beginner }
terraforming_mars-setup_value-beginner_4-on = { -terraforming_mars-a_beginner }
terraforming_mars-setup_option-beginner_5 = { -terraforming_mars-beginner(seat: 5) }
terraforming_mars-setup_option_help-beginner_5 = { -terraforming_mars-beginner_help(seat: 5) }
terraforming_mars-setup_value-beginner_5-off = { -terraforming_mars-not_a_beginner }
terraforming_mars-setup_value-beginner_5-on = { -terraforming_mars-a_beginner }

## Kinds of actions

terraforming_mars-verb-play = Play a card
terraforming_mars-verb-act = Use a card’s action
terraforming_mars-verb-keep = Keep a card
terraforming_mars-verb-discard = Discard a card
terraforming_mars-verb-pick = Choose a card
terraforming_mars-verb-corporation = Choose a corporation
terraforming_mars-verb-place = Choose a space
terraforming_mars-verb-project = Use a standard project
terraforming_mars-verb-milestone = Claim a milestone
terraforming_mars-verb-award = Fund an award
terraforming_mars-verb-target = Choose a player
terraforming_mars-verb-option = Choose an effect
terraforming_mars-verb-next = Choose what comes next
terraforming_mars-verb-amount = Choose an amount
terraforming_mars-verb-convert_plants = Convert plants into a greenery
terraforming_mars-verb-convert_heat = Convert heat into temperature
terraforming_mars-verb-done = Done
terraforming_mars-verb-skip = Skip
terraforming_mars-verb-end_turn = End your turn
terraforming_mars-verb-pass = Pass for this generation

## What a kind of decision asks, after "you have to"

terraforming_mars-question-corporation = choose your corporation
terraforming_mars-question-buy_start = choose project cards to buy
terraforming_mars-question-draft = choose a card to keep
terraforming_mars-question-buy = choose project cards to buy
terraforming_mars-question-turn = take an action, end your turn or pass
terraforming_mars-question-steel = choose how much steel to spend
terraforming_mars-question-titanium = choose how much titanium to spend
terraforming_mars-question-heat = choose how much heat to spend
terraforming_mars-question-order = choose which effect to resolve next
terraforming_mars-question-sell = choose cards to sell
terraforming_mars-question-alternative = choose one of the card’s actions
terraforming_mars-question-final_greenery = place a final greenery or skip
terraforming_mars-question-space = choose a space for the tile
terraforming_mars-question-claim = choose a space to claim
terraforming_mars-question-production_target = choose whose production to lower
terraforming_mars-question-remove = choose whose resources to remove, or skip
terraforming_mars-question-amount = choose how many to remove
terraforming_mars-question-remove_cubes = choose a card to remove cubes from
terraforming_mars-question-cubes = choose which card gets the cubes
terraforming_mars-question-option = choose one of the card’s effects
terraforming_mars-question-copy = choose a card to repeat the production of
terraforming_mars-question-look = choose a card to keep
terraforming_mars-question-buy_looked = buy the card you are looking at or discard it
terraforming_mars-question-exchange = discard a card to draw another, or skip
terraforming_mars-question-swap = choose how many steps of production to move
terraforming_mars-question-energy = choose how much energy to sell

## Phases, and the chapters of a record

terraforming_mars-phase-start = Setup: corporations and first cards
terraforming_mars-phase-draft = Generation { $generation }: draft
terraforming_mars-phase-research = Generation { $generation }: research
terraforming_mars-phase-action = Generation { $generation }: actions
terraforming_mars-phase-final = End of the game: final greeneries
terraforming_mars-phase-over = Game over
terraforming_mars-chapter-draft = Generation { $generation }
terraforming_mars-chapter-research = Generation { $generation }
terraforming_mars-chapter-action = Generation { $generation }

## Scores

terraforming_mars-score_category-rating = Terraform rating
terraforming_mars-score_category-award = Awards
terraforming_mars-score_category-milestone = Milestones
terraforming_mars-score_category-greeneries = Greeneries
terraforming_mars-score_category-city = Cities
terraforming_mars-score_category-card = Cards
terraforming_mars-score-rating = Terraform rating
terraforming_mars-score-award = Award: { $award }
terraforming_mars-score-milestone = Milestone: { $milestone }
terraforming_mars-score-greeneries = { $number ->
    [one] { $number } greenery
   *[other] { $number } greeneries
    }
terraforming_mars-score-city = Greeneries next to the city on { $space }
terraforming_mars-summary-solo_won = { $points ->
    [one] { $player } has terraformed Mars and wins with { $points } point.
   *[other] { $player } has terraformed Mars and wins with { $points } points.
    }
terraforming_mars-summary-solo_lost = { $points ->
    [one] { $player } has not terraformed Mars in time and loses with { $points } point.
   *[other] { $player } has not terraformed Mars in time and loses with { $points } points.
    }

## The parts of a position’s value

terraforming_mars-value_part-points = points so far
terraforming_mars-value_part-income = future income
terraforming_mars-value_part-resources = resources in stock
terraforming_mars-value_part-table = cards in play
terraforming_mars-value_part-goals = milestones in reach
terraforming_mars-value_part-terraforming = terraforming still to come
terraforming_mars-value_part-hand = cards in hand
terraforming_mars-value_part-rival = lead over the best opponent
terraforming_mars-value_part-later = the rest of the game
