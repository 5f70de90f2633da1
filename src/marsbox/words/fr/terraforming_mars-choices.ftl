### Ce que l’on demande à un joueur, et ce que font les options.

terraforming_mars-prompt-corporation = Choisissez en secret votre corporation ; vous achèterez ensuite vos premières cartes projet.
terraforming_mars-prompt-buy_start = { $corporation } : achetez des cartes projet à { $price } M€ chacune ; vous pouvez dépenser { $money } M€.
terraforming_mars-prompt-draft = { $others ->
    [1] Choisissez une carte à garder ; vous passez l’autre à { $player }.
   *[other] Choisissez une carte à garder ; vous passez les autres à { $player }.
    }
terraforming_mars-prompt-buy = Recherche : achetez des cartes à { $price } M€ chacune ; vous pouvez dépenser { $money } M€.
terraforming_mars-prompt-turn = C’est à vous : effectuez une ou deux actions, ou passez jusqu’à la génération suivante.
terraforming_mars-prompt-second_action = Effectuez une deuxième action ou terminez votre tour.
terraforming_mars-prompt-sell = Vente de brevets : choisissez les cartes à défausser, pour 1 M€ chacune.
terraforming_mars-prompt-final_greenery = Fin de partie : vous pouvez encore convertir { $amount } en tuile verdure, sans oxygène ni NT.
terraforming_mars-prompt-order = Plusieurs effets sont en attente : choisissez celui qui vient maintenant.
terraforming_mars-prompt-for_card = { $card } : { $task }.

## Ce qu’il faut faire, après le nom de la carte qui le demande

terraforming_mars-task-alternative = choisissez comment utiliser son action
terraforming_mars-task-metal = il reste { $bill } M€ à payer ; choisissez combien { OF($metal) } vous dépensez (chaque unité vaut { $worth } M€)
terraforming_mars-task-heat = il reste { $bill } M€ à payer ; choisissez combien de chaleur en tient lieu
terraforming_mars-task-space = choisissez une case pour { $tile }
terraforming_mars-task-claim = réservez une case libre de terre ferme, où vous seul pourrez placer une tuile
terraforming_mars-task-production_target = choisissez le joueur dont la { $production } baisse de { $steps }
terraforming_mars-task-remove = vous pouvez retirer jusqu’à { $amount } à un joueur
terraforming_mars-task-steal = vous pouvez voler jusqu’à { $amount } à un joueur
terraforming_mars-task-amount_cubes = choisissez combien de cubes vous retirez de { $card }
terraforming_mars-task-amount_remove = choisissez { $resource } vous retirez à { $player }
terraforming_mars-task-amount_steal = choisissez { $resource } vous volez à { $player }
terraforming_mars-task-amount_own_remove = choisissez { $resource } vous vous retirez
terraforming_mars-task-amount_own_steal = choisissez { $resource } vous vous volez
terraforming_mars-task-hunt = choisissez la carte dont { $cubes } vient sur celle-ci
terraforming_mars-task-remove_cubes = vous pouvez retirer jusqu’à { $cubes } d’une carte
terraforming_mars-task-cubes = choisissez votre carte qui reçoit { $cubes }
terraforming_mars-task-another_cube = choisissez votre carte qui reçoit un cube de plus
terraforming_mars-task-optional = vous pouvez choisir l’un de ces effets
terraforming_mars-task-plant_or_cube = prenez une plante ou posez un cube dessus
terraforming_mars-task-option = choisissez l’un de ces effets
terraforming_mars-task-copy = choisissez votre carte à indicateur bâtiment dont la production se répète
terraforming_mars-task-look = { $left ->
    [1] choisissez la carte que vous gardez
   *[other] choisissez la première des { $left } cartes que vous gardez
    }
terraforming_mars-task-buy_looked = achetez la carte pour { $price } M€ ou défaussez-la
terraforming_mars-task-exchange = vous pouvez défausser une carte de votre main et en piocher une autre
terraforming_mars-task-swap = choisissez combien de crans de production de chaleur deviennent production de M€
terraforming_mars-task-energy = choisissez combien d’énergie vous dépensez pour autant de M€

## Options

terraforming_mars-option-play = Jouer { $card } pour { $price } M€. { $text }
terraforming_mars-option-act = Utiliser { $card } : { $action }.
terraforming_mars-option-keep = Garder { $card }, à jouer pour { $cost } M€. { $text }
terraforming_mars-option-buy = Acheter { $card }, à jouer pour { $cost } M€. { $text }
terraforming_mars-option-exchange = Défausser { $card } et piocher une carte.
terraforming_mars-option-sell = Vendre { $card } pour 1 M€.
terraforming_mars-option-copy = Répéter la production de { $card } : { $productions }.
terraforming_mars-option-add_cubes = Poser { $cubes } sur { $card }, qui porte { $has }.
terraforming_mars-option-hunt = Prendre { $cubes } sur { $card } (à { $player }), qui porte { $has }.
terraforming_mars-option-own_hunt = Prendre { $cubes } sur { $card } (à vous), qui porte { $has }.
terraforming_mars-option-remove_cubes = Retirer de { $card } (à { $player }), qui porte { $has }.
terraforming_mars-option-own_remove_cubes = Retirer de { $card } (à vous), qui porte { $has }.
terraforming_mars-option-corporation = Choisir { $corporation }. { $text }
terraforming_mars-option-claim = { COUNT($bonuses) ->
    [0] Réserver { $space }.
   *[other] Réserver { $space }, où une tuile rapporte { LIST($bonuses) }.
    }
terraforming_mars-option-place = { COUNT($bonuses) ->
    [0] Placer { $tile } sur { $space }.
   *[other] Placer { $tile } sur { $space } : elle rapporte { LIST($bonuses) }.
    }
terraforming_mars-option-project = { $price ->
    [0] { $project } : { $effect }.
   *[other] { $project } ({ $price } M€) : { $effect }.
    }
terraforming_mars-option-milestone = Acquérir { $milestone } pour { $price } M€ ({ $points } points) : { $demand }.
terraforming_mars-option-award = Financer { $award } pour { $price } M€ : à la fin, { $points } points à qui a { $most }.
terraforming_mars-option-convert_plants = Dépenser { $amount } : placer une tuile verdure et augmenter l’oxygène de 1 cran.
terraforming_mars-option-final_greenery = Dépenser { $amount } : placer une tuile verdure.
terraforming_mars-option-convert_heat = Dépenser { $amount } : augmenter la température de 1 cran.
terraforming_mars-option-lower_production = Faire passer la { $production } { OF($player) } de { NUMBER($now) } à { NUMBER($then) }.
terraforming_mars-option-lower_own_production = Faire passer votre { $production } de { NUMBER($now) } à { NUMBER($then) }.
terraforming_mars-option-from_player = À { $player }, qui a { $has }.
terraforming_mars-option-from_yourself = À vous-même, qui avez { $has }.
terraforming_mars-option-clause = { CAPITAL($clause) }.
terraforming_mars-option-take_plant = Prendre { $amount }.
terraforming_mars-option-put_cube = Poser { $cubes } sur { $card }.
terraforming_mars-option-next = { $card } : { $effect }.
terraforming_mars-option-spend_metal = { $rest ->
    [0] Dépenser { $amount }, pour { $worth } M€, et tout est payé.
   *[other] Dépenser { $amount }, pour { $worth } M€ ; il reste { $rest } M€ à payer.
    }
terraforming_mars-option-spend_heat = Dépenser { $amount } et { $money } M€.
terraforming_mars-option-swap = { $steps ->
    [one] Transformer { $steps } cran de production de chaleur en production de M€.
   *[other] Transformer { $steps } crans de production de chaleur en production de M€.
    }
terraforming_mars-option-energy = Dépenser { $amount } pour { $money } M€.
terraforming_mars-option-amount_cubes = Retirer { $cubes } de { $card }.
terraforming_mars-option-amount_remove = Retirer { $amount } à { $player }.
terraforming_mars-option-amount_steal = Voler { $amount } à { $player }.
terraforming_mars-option-amount_own_remove = Vous retirer { $amount }.
terraforming_mars-option-amount_own_steal = Vous voler { $amount }.
terraforming_mars-option-done_selling = Ne plus vendre de cartes.
terraforming_mars-option-done_buying = Ne plus acheter de cartes.
terraforming_mars-option-skip-remove = Ne rien prendre à personne.
terraforming_mars-option-skip-remove_cubes = Ne rien retirer.
terraforming_mars-option-skip-hunt = Le prendre à l’adversaire imaginaire.
terraforming_mars-option-skip-option = Renoncer à ces effets.
terraforming_mars-option-skip-exchange = Garder votre main telle quelle.
terraforming_mars-option-skip-buy_looked = Défausser la carte.
terraforming_mars-option-skip-final_greenery = Garder vos plantes.
terraforming_mars-option-end_turn = Terminer votre tour après une seule action.
terraforming_mars-option-pass = Passer : plus d’action pour vous dans cette génération.

## Options en quelques mots

terraforming_mars-short-play = Jouer { $card } ({ $price } M€)
terraforming_mars-short-act = Utiliser { $card }
terraforming_mars-short-keep = Garder { $card }
terraforming_mars-short-buy = Acheter { $card }
terraforming_mars-short-discard = Défausser { $card }
terraforming_mars-short-sell = Vendre { $card }
terraforming_mars-short-place = { COUNT($bonuses) ->
    [0] { $space }
   *[other] { $space } ({ LIST($bonuses) })
    }
terraforming_mars-short-project = { $price ->
    [0] { $project }
   *[other] { $project } ({ $price } M€)
    }
terraforming_mars-short-milestone = Acquérir { $milestone }
terraforming_mars-short-award = Financer { $award } ({ $price } M€)
terraforming_mars-short-yourself = Vous-même
terraforming_mars-short-clause = { CAPITAL($clause) }
terraforming_mars-short-next = { $card } : { $effect }
terraforming_mars-short-swap = { $steps ->
    [one] { $steps } cran
   *[other] { $steps } crans
    }
terraforming_mars-short-convert_plants = Verdure ({ $amount })
terraforming_mars-short-convert_heat = Température ({ $amount })
terraforming_mars-short-done = Terminé
terraforming_mars-short-skip = Renoncer
terraforming_mars-short-end_turn = Fin du tour
terraforming_mars-short-pass = Passer
