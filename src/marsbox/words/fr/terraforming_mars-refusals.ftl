### Pourquoi une action est refusée, et ce qui conviendrait.

terraforming_mars-refused-not_possible = Ce n’est pas possible ici : il faut { $question }.
terraforming_mars-refused-no_place = Impossible de choisir { $space } ici ; choisissez une des cases proposées.
terraforming_mars-refused-wrong_amount = { $number } n’est pas possible ici ; choisissez un nombre de { $least } à { $most }.
terraforming_mars-refused-wrong_card = Impossible de choisir { $card } ici ; choisissez une des cartes proposées.

## Actions d’un tour

terraforming_mars-refused-first_action = La corporation { $corporation } doit effectuer sa première action avant toute autre.
terraforming_mars-refused-end_turn_instead = Vous avez déjà effectué une action pendant ce tour et ne pouvez plus passer ; terminez plutôt votre tour.
terraforming_mars-refused-pass_instead = Vous n’avez pas encore effectué d’action pendant ce tour ; effectuez-en une ou passez pour cette génération.
terraforming_mars-refused-too_few_plants = Une verdure coûte { $needed } plantes et vous en avez moins ; choisissez une autre action.
terraforming_mars-refused-too_little_heat = Un cran de température coûte { $needed } unités de chaleur et vous en avez moins ; choisissez une autre action.
terraforming_mars-refused-no_place_for = Il n’y a pas de case où placer { $tile } ; choisissez une autre action.

## Cartes

terraforming_mars-refused-not_in_hand = { $card } n’est pas dans votre main ; jouez une carte qui s’y trouve.
terraforming_mars-refused-requirement = { $card } n’est pas jouable pour l’instant : il faut { LIST($requirements) }.
terraforming_mars-refused-too_dear = { $card } coûte { $price } M€ et vous ne pouvez en payer que { $has } ; jouez une carte moins chère.
terraforming_mars-refused-effects_impossible = Vous ne pouvez pas faire tout ce qu’exige { $card } pour l’instant ; jouez une autre carte.
terraforming_mars-refused-not_in_play = { $card } n’est pas devant vous ; utilisez une carte que vous avez en jeu.
terraforming_mars-refused-no_action = { $card } n’a pas d’action ; utilisez une carte qui en a une.
terraforming_mars-refused-action_used = Vous avez déjà utilisé { $card } pendant cette génération ; chaque action ne sert qu’une fois par génération.
terraforming_mars-refused-action_impossible = L’action de la carte { $card } n’est pas possible pour l’instant ; choisissez une autre action.

## Mises en garde

terraforming_mars-refused-does_nothing = Cela n’aurait aucun effet pour l’instant.
terraforming_mars-refused-tile_without_place = Il n’y a plus de place pour { $tile } : elle ne serait pas placée.

## Projets standard, objectifs, récompenses

terraforming_mars-refused-no_cards = Vous n’avez pas de carte à vendre ; choisissez une autre action.
terraforming_mars-refused-project_too_dear = Le projet standard « { $project } » coûte { $price } M€ et vous ne pouvez en payer que { $has } ; choisissez une autre action.
terraforming_mars-refused-not_enough_money = Cela coûte { $price } M€ et vous ne pouvez en payer que { $has } ; choisissez une autre action.
terraforming_mars-refused-not_in_solo = Il n’y a ni objectifs ni récompenses en solo ; choisissez une autre action.
terraforming_mars-refused-milestone_taken = { $player } a déjà acquis l’objectif { $milestone } ; choisissez-en un autre.
terraforming_mars-refused-milestones_gone = Trois objectifs ont déjà été acquis, c’est le maximum ; choisissez une autre action.
terraforming_mars-refused-milestone_not_reached = L’objectif { $milestone } demande d’{ $demand } ; vous en êtes à { $has }.
terraforming_mars-refused-award_taken = { $player } a déjà financé la récompense { $award } ; choisissez-en une autre.
terraforming_mars-refused-awards_gone = Trois récompenses ont déjà été financées, c’est le maximum ; choisissez une autre action.
