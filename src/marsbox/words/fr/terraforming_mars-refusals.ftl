### Pourquoi une action est refusée, et ce qui conviendrait.

terraforming_mars-refused-not_possible = Ce n’est pas possible ici : il faut { $question }.
terraforming_mars-refused-no_place = On ne peut pas choisir ici { $space } ; choisissez une des cases proposées.
terraforming_mars-refused-wrong_amount = { $number } n’est pas possible : choisissez un nombre de { $least } à { $most }.
terraforming_mars-refused-wrong_card = On ne peut pas choisir ici { $card } ; choisissez une des cartes proposées.

## Actions d’un tour

terraforming_mars-refused-first_action = La première action de la corporation { $corporation } passe avant tout le reste ; utilisez-la.
terraforming_mars-refused-end_turn_instead = Vous avez déjà effectué une action et ne pouvez plus passer ; terminez votre tour.
terraforming_mars-refused-pass_instead = Vous n’avez pas effectué d’action dans ce tour ; effectuez-en une ou passez pour cette génération.
terraforming_mars-refused-too_few_plants = Une verdure demande { $needed } plantes et vous en avez moins ; effectuez une autre action.
terraforming_mars-refused-too_little_heat = Un cran de température demande { $needed } unités de chaleur et vous en avez moins ; effectuez une autre action.
terraforming_mars-refused-no_place_for = Il n’y a pas de case où placer { $tile } ; effectuez une autre action.

## Cartes

terraforming_mars-refused-not_in_hand = { $card } n’est pas dans votre main ; jouez une carte qui s’y trouve.
terraforming_mars-refused-requirement = { $card } n’est pas jouable en ce moment : il faut { LIST($requirements) }.
terraforming_mars-refused-too_dear = { $card } coûte { $price } M€ et vous pouvez en payer { $has } ; jouez une carte moins chère.
terraforming_mars-refused-effects_impossible = Ce que { $card } retire ne peut être payé ou baissé en ce moment ; jouez une carte dont les effets sont possibles.
terraforming_mars-refused-not_in_play = { $card } n’est pas devant vous ; utilisez une carte que vous avez en jeu.
terraforming_mars-refused-no_action = { $card } n’a pas d’action ; utilisez une carte qui en a une.
terraforming_mars-refused-action_used = Vous avez utilisé { $card } dans cette génération ; chaque action ne sert qu’une fois.
terraforming_mars-refused-action_impossible = L’action de { $card } ne peut pas être payée maintenant ; effectuez une autre action.

## Mises en garde

terraforming_mars-refused-does_nothing = Cela resterait sans effet maintenant.
terraforming_mars-refused-tile_without_place = Il n’y a plus de place pour { $tile } : elle ne serait pas posée.

## Projets standard, objectifs, récompenses

terraforming_mars-refused-no_cards = Vous n’avez pas de carte à vendre ; effectuez une autre action.
terraforming_mars-refused-project_too_dear = Le projet standard « { $project } » coûte { $price } M€ et vous pouvez en payer { $has } ; effectuez une autre action.
terraforming_mars-refused-not_enough_money = Cela coûte { $price } M€ et vous pouvez en payer { $has } ; effectuez une autre action.
terraforming_mars-refused-not_in_solo = Il n’y a ni objectifs ni récompenses en solo ; effectuez une autre action.
terraforming_mars-refused-milestone_taken = { $player } a déjà acquis l’objectif { $milestone } ; choisissez-en un autre.
terraforming_mars-refused-milestones_gone = Trois objectifs sont acquis et il n’y en a pas d’autre ; effectuez une autre action.
terraforming_mars-refused-milestone_not_reached = L’objectif { $milestone } demande d’{ $demand } ; vous en êtes à { $has }.
terraforming_mars-refused-award_taken = { $player } a déjà financé la récompense { $award } ; choisissez-en une autre.
terraforming_mars-refused-awards_gone = Trois récompenses sont financées et il n’y en a pas d’autre ; effectuez une autre action.
