### Pocket Mars: why an action is refused, and what would be right.

pocket_mars-refused-not_possible = That isn’t possible now: you have to { $question }. Choose one of the options offered.
pocket_mars-refused-no_colonist_on_earth = You have no colonist left on Earth to launch; take another action.
pocket_mars-refused-not_in_hand = { $card } isn’t in your hand; choose a card that is.
pocket_mars-refused-already_chosen = You have already chosen { $card }; choose another card.
pocket_mars-refused-not_in_module = { $card } isn’t in your module; choose a card that is.
pocket_mars-refused-not_yours = { $card } isn’t yours; choose one of your own cards.
pocket_mars-refused-hand_only = { $card } is in your module; here you have to choose a card from your hand.
pocket_mars-refused-not_looked_at = { $card } isn’t among the cards you are looking at; keep one of those.
pocket_mars-refused-not_in_pack = { $card } isn’t in your pack; keep a card that is.
pocket_mars-refused-own_module = That is your own module; play its cards as your own, or choose a card from another player’s module.
pocket_mars-refused-no_such_player = There is no player in seat { $seat }; choose a card from another player’s module.
pocket_mars-refused-no_such_module_card = There is no card in place { $place } of { POSSESSIVE($player) } module; choose a card that is there.
pocket_mars-refused-condition_not_met = The condition of { $card } isn’t met: { $action }. Choose another action.
pocket_mars-refused-not_enough_energy = { $card } costs { $cost } energy and you have { $energy }; choose another action.
pocket_mars-refused-nothing_to_do = { $card } would do nothing now, so you can’t use its hand action; choose another action.
