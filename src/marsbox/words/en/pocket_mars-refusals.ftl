### Pocket Mars: why an action is refused, and what would be right.

pocket_mars-refused-not_possible = That choice is not possible now: you have to { $question }, among those offered.
pocket_mars-refused-no_colonist_on_earth = You have no colonist left on Earth to launch; take another action.
pocket_mars-refused-not_in_hand = { $card } is not in your hand; choose a card that is.
pocket_mars-refused-already_chosen = You have already chosen { $card }; choose another card.
pocket_mars-refused-not_in_module = { $card } is not in your module; choose one of the cards there.
pocket_mars-refused-not_yours = { $card } is not yours; choose one of your own cards.
pocket_mars-refused-hand_only = { $card } lies in your module; here you have to choose a card of your hand.
pocket_mars-refused-not_looked_at = { $card } is not among the cards you are looking at; keep one of those.
pocket_mars-refused-not_in_pack = { $card } is not in the pack before you; keep a card of that pack.
pocket_mars-refused-own_module = That is your own module; play its cards as your own, or choose a card of another player’s module.
pocket_mars-refused-no_such_player = There is no player in seat { $seat }; choose a card in another player’s module.
pocket_mars-refused-no_such_module_card = There is no card in place { $place } of { POSSESSIVE($player) } module; choose a card that lies there.
pocket_mars-refused-condition_not_met = The condition of { $card } is not met: { $action }. Choose another action.
pocket_mars-refused-not_enough_energy = { $card } costs { $cost } energy and you have { $energy }; choose another action.
pocket_mars-refused-nothing_to_do = { $card } could do nothing now, so its hand action can’t be used; choose another action.
