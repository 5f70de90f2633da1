### Why an action is refused, and what would be right.

terraforming_mars-refused-not_possible = That is not possible here: you have to { $question }.
terraforming_mars-refused-no_place = Here you can’t choose { $space }; choose one of the spaces on offer.
terraforming_mars-refused-wrong_amount = It can’t be { $number }: choose a number from { $least } to { $most }.
terraforming_mars-refused-wrong_card = Here you can’t choose { $card }; choose one of the cards on offer.

## Actions of a turn

terraforming_mars-refused-first_action = The first action of { $corporation } comes before everything else; use it.
terraforming_mars-refused-end_turn_instead = You have already taken an action, so you can’t pass; end your turn.
terraforming_mars-refused-pass_instead = You have not taken an action in this turn; take one, or pass for this generation.
terraforming_mars-refused-too_few_plants = A greenery takes { $needed } plants, and you have fewer; take another action.
terraforming_mars-refused-too_little_heat = A step of temperature takes { $needed } heat, and you have less; take another action.
terraforming_mars-refused-no_place_for = There is no space where you may place { $tile }; take another action.

## Cards

terraforming_mars-refused-not_in_hand = { $card } is not in your hand; play a card that is.
terraforming_mars-refused-requirement = { $card } can’t be played now: it requires { LIST($requirements) }.
terraforming_mars-refused-too_dear = { $card } costs { $price } M€, and you can pay { $has } M€; play a cheaper card.
terraforming_mars-refused-effects_impossible = What { $card } takes away can’t be paid or lowered now; play a card whose effects are possible.
terraforming_mars-refused-not_in_play = { $card } does not lie before you; use a card that you have in play.
terraforming_mars-refused-no_action = { $card } has no action; use a card that has one.
terraforming_mars-refused-action_used = You have used { $card } in this generation; each action can be used once.
terraforming_mars-refused-action_impossible = What the action of { $card } takes is not there now; take another action.

## Warnings before an action that is not refused

terraforming_mars-refused-does_nothing = This would do nothing now.
terraforming_mars-refused-tile_without_place = There is no space left for { $tile }: it would be left out.

## Standard projects, milestones, awards

terraforming_mars-refused-no_cards = You have no cards to sell; take another action.
terraforming_mars-refused-project_too_dear = The standard project “{ $project }” costs { $price } M€, and you can pay { $has } M€; take another action.
terraforming_mars-refused-not_enough_money = That costs { $price } M€, and you can pay { $has } M€; take another action.
terraforming_mars-refused-not_in_solo = There are no milestones and awards in a solo game; take another action.
terraforming_mars-refused-milestone_taken = { $player } has claimed the milestone { $milestone }; choose another one.
terraforming_mars-refused-milestones_gone = Three milestones are claimed, and there are no more; take another action.
terraforming_mars-refused-milestone_not_reached = The milestone { $milestone } asks you to { $demand }; you are at { $has }.
terraforming_mars-refused-award_taken = { $player } has funded the award { $award }; choose another one.
terraforming_mars-refused-awards_gone = Three awards are funded, and there are no more; take another action.
