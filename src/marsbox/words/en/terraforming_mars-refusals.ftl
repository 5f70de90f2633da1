### Why an action is refused, and what would be right.

terraforming_mars-refused-not_possible = That is not possible here: you have to { $question }.
terraforming_mars-refused-no_place = You can’t choose { $space } here; choose one of the available spaces.
terraforming_mars-refused-wrong_amount = { $number } is not possible here; choose a number from { $least } to { $most }.
terraforming_mars-refused-wrong_card = You can’t choose { $card } here; choose one of the available cards.

## Actions of a turn

terraforming_mars-refused-first_action = { $corporation } has to take its first action before anything else.
terraforming_mars-refused-end_turn_instead = You have already taken an action this turn, so you can’t pass; end your turn instead.
terraforming_mars-refused-pass_instead = You haven’t taken an action this turn; take one, or pass for this generation.
terraforming_mars-refused-too_few_plants = A greenery costs { $needed } plants, and you have fewer; choose another action.
terraforming_mars-refused-too_little_heat = A step of temperature costs { $needed } heat, and you have less; choose another action.
terraforming_mars-refused-no_place_for = There is no space where you can place { $tile }; choose another action.

## Cards

terraforming_mars-refused-not_in_hand = { $card } is not in your hand; play a card that is.
terraforming_mars-refused-requirement = { $card } can’t be played right now: it requires { LIST($requirements) }.
terraforming_mars-refused-too_dear = { $card } costs { $price } M€, and you can only pay { $has } M€; play a cheaper card.
terraforming_mars-refused-effects_impossible = You can’t do everything that { $card } demands right now; play another card.
terraforming_mars-refused-not_in_play = { $card } is not in front of you; use a card that you have in play.
terraforming_mars-refused-no_action = { $card } has no action; use a card that has one.
terraforming_mars-refused-action_used = You have already used { $card } this generation; each action can be used once per generation.
terraforming_mars-refused-action_impossible = The action of { $card } is not possible right now; choose another action.

## Warnings before an action that is not refused

terraforming_mars-refused-does_nothing = This would have no effect right now.
terraforming_mars-refused-tile_without_place = There is no space left for { $tile }: it would not be placed.

## Standard projects, milestones, awards

terraforming_mars-refused-no_cards = You have no cards to sell; choose another action.
terraforming_mars-refused-project_too_dear = The standard project “{ $project }” costs { $price } M€, and you can only pay { $has } M€; choose another action.
terraforming_mars-refused-not_enough_money = That costs { $price } M€, and you can only pay { $has } M€; choose another action.
terraforming_mars-refused-not_in_solo = There are no milestones or awards in a solo game; choose another action.
terraforming_mars-refused-milestone_taken = { $player } has already claimed the milestone { $milestone }; choose another one.
terraforming_mars-refused-milestones_gone = Three milestones have been claimed, and no more are allowed; choose another action.
terraforming_mars-refused-milestone_not_reached = For the milestone { $milestone } you must { $demand }; you are at { $has }.
terraforming_mars-refused-award_taken = { $player } has already funded the award { $award }; choose another one.
terraforming_mars-refused-awards_gone = Three awards have been funded, and no more are allowed; choose another action.
