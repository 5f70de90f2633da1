### Ce que l’on demande à un joueur, et ce que font les options.

terraforming_mars-prompt-corporation = Choisissez votre corporation en secret ; vous achèterez ensuite vos premières cartes projet.
terraforming_mars-prompt-buy_start = { $corporation } : achetez des cartes projet à { $price } M€ chacune ; vous disposez de { $money } M€.
terraforming_mars-prompt-draft = { $others ->
    [1] Choisissez une carte à garder ; vous passez l’autre à { $player }.
   *[other] Choisissez une carte à garder ; vous passez les autres à { $player }.
    }
terraforming_mars-prompt-buy = Recherche : achetez des cartes à { $price } M€ chacune ; vous disposez de { $money } M€.
terraforming_mars-prompt-turn = Effectuez une ou deux actions, ou passez pour cette génération.
terraforming_mars-prompt-second_action = Effectuez une deuxième action ou terminez votre tour.
terraforming_mars-prompt-sell = Vente de brevets : choisissez les cartes à vendre, pour 1 M€ chacune.
terraforming_mars-prompt-final_greenery = Fin de partie : vous pouvez encore convertir { $amount } en tuile verdure, sans gain d’oxygène ni de NT.
terraforming_mars-prompt-order = Plusieurs effets sont en attente : choisissez le prochain à résoudre.
terraforming_mars-prompt-for_card = { $card } : { $task }.

## Ce qu’il faut faire, après le nom de la carte qui le demande

terraforming_mars-task-alternative = choisissez quelle action utiliser
terraforming_mars-task-metal = il reste { $bill } M€ à payer ; choisissez combien { OF($metal) } dépenser ({ $worth } M€ l’unité)
terraforming_mars-task-heat = il reste { $bill } M€ à payer ; choisissez combien de chaleur dépenser à la place de M€
terraforming_mars-task-space = choisissez une case pour { $tile }
terraforming_mars-task-claim = réservez une case libre de terre ferme ; vous seul pourrez y placer une tuile
terraforming_mars-task-production_target = choisissez le joueur dont la { $production } baisse de { $steps }
terraforming_mars-task-remove = vous pouvez retirer jusqu’à { $amount } à un joueur
terraforming_mars-task-steal = vous pouvez voler jusqu’à { $amount } à un joueur
terraforming_mars-task-amount_cubes = choisissez combien de cubes retirer de la carte { $card }
terraforming_mars-task-amount_remove = choisissez { $resource } retirer à { $player }
terraforming_mars-task-amount_steal = choisissez { $resource } voler à { $player }
terraforming_mars-task-amount_own_remove = choisissez { $resource } retirer à vous-même
terraforming_mars-task-amount_own_steal = choisissez { $resource } voler à vous-même
terraforming_mars-task-hunt = choisissez une carte sur laquelle prendre { $cubes }
terraforming_mars-task-remove_cubes = vous pouvez retirer jusqu’à { $cubes } d’une carte
terraforming_mars-task-cubes = choisissez laquelle de vos cartes reçoit { $cubes }
terraforming_mars-task-another_cube = choisissez laquelle de vos cartes reçoit un cube de plus
terraforming_mars-task-optional = vous pouvez choisir l’un de ces effets
terraforming_mars-task-plant_or_cube = gagnez une plante ou ajoutez un cube sur cette carte
terraforming_mars-task-option = choisissez l’un de ces effets
terraforming_mars-task-copy = choisissez une de vos cartes à indicateur bâtiment pour en répéter la production
terraforming_mars-task-look = { $left ->
    [1] choisissez une carte à garder
   *[other] choisissez la première des { $left } cartes à garder
    }
terraforming_mars-task-buy_looked = achetez la carte pour { $price } M€ ou défaussez-la
terraforming_mars-task-exchange = vous pouvez défausser une carte de votre main pour en piocher une autre
terraforming_mars-task-swap = choisissez combien de crans de production de chaleur transformer en production de M€
terraforming_mars-task-energy = choisissez combien d’énergie vendre, à 1 M€ l’unité

## Options

terraforming_mars-option-play = Jouer { $card } pour { $price } M€. { $text }
terraforming_mars-option-act = Utiliser { $card } : { FORM($action, mood: "infinitive") }.
terraforming_mars-option-keep = Garder { $card }, à jouer pour { $cost } M€. { $text }
terraforming_mars-option-buy = Acheter { $card }, à jouer pour { $cost } M€. { $text }
terraforming_mars-option-exchange = Défausser { $card } et piocher une carte.
terraforming_mars-option-sell = Vendre { $card } pour 1 M€.
terraforming_mars-option-copy = Répéter la production de la carte { $card } : { FORM($productions, mood: "infinitive") }.
terraforming_mars-option-add_cubes = Ajouter { $cubes } sur { $card }, qui porte { $has }.
terraforming_mars-option-hunt = Prendre { $cubes } sur la carte { $card } { OF($player) }, qui porte { $has }.
terraforming_mars-option-own_hunt = Prendre { $cubes } sur votre carte { $card }, qui porte { $has }.
terraforming_mars-option-remove_cubes = Retirer de la carte { $card } { OF($player) }, qui porte { $has }.
terraforming_mars-option-own_remove_cubes = Retirer de votre carte { $card }, qui porte { $has }.
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
    [0] { $project } : { FORM($effect, mood: "infinitive") }.
   *[other] { $project } ({ $price } M€) : { FORM($effect, mood: "infinitive") }.
    }
terraforming_mars-option-milestone = Acquérir l’objectif { $milestone } pour { $price } M€ ({ $points } points) : { $demand }.
terraforming_mars-option-award = Financer la récompense { $award } pour { $price } M€ : à la fin de la partie, { $points } points pour le joueur qui a { $most }.
terraforming_mars-option-convert_plants = Dépenser { $amount } pour placer une tuile verdure et augmenter l’oxygène de 1 cran.
terraforming_mars-option-final_greenery = Dépenser { $amount } pour placer une tuile verdure.
terraforming_mars-option-convert_heat = Dépenser { $amount } pour augmenter la température de 1 cran.
terraforming_mars-option-lower_production = Faire passer la { $production } { OF($player) } de { NUMBER($now) } à { NUMBER($then) }.
terraforming_mars-option-lower_own_production = Faire passer votre { $production } de { NUMBER($now) } à { NUMBER($then) }.
terraforming_mars-option-from_player = À { $player }, qui a { $has }.
terraforming_mars-option-from_yourself = À vous-même : vous avez { $has }.
terraforming_mars-option-clause = { CAPITAL(FORM($clause, mood: "infinitive")) }.
terraforming_mars-option-take_plant = Gagner { $amount }.
terraforming_mars-option-put_cube = Ajouter { $cubes } sur { $card }.
terraforming_mars-option-next = { $card } : { FORM($effect, mood: "infinitive") }.
terraforming_mars-option-spend_metal = { $rest ->
    [0] Dépenser { $amount } ({ $worth } M€) ; tout est payé.
   *[other] Dépenser { $amount } ({ $worth } M€) ; il reste { $rest } M€ à payer.
    }
terraforming_mars-option-spend_heat = Dépenser { $amount } et { $money } M€.
terraforming_mars-option-swap = { $steps ->
    [one] Transformer { $steps } cran de production de chaleur en production de M€.
   *[other] Transformer { $steps } crans de production de chaleur en production de M€.
    }
terraforming_mars-option-energy = Vendre { $amount } pour { $money } M€.
terraforming_mars-option-amount_cubes = Retirer { $cubes } de la carte { $card }.
terraforming_mars-option-amount_remove = Retirer { $amount } à { $player }.
terraforming_mars-option-amount_steal = Voler { $amount } à { $player }.
terraforming_mars-option-amount_own_remove = Vous retirer { $amount }.
terraforming_mars-option-amount_own_steal = Vous voler { $amount }.
terraforming_mars-option-done_selling = Ne plus vendre de cartes.
terraforming_mars-option-done_buying = Ne plus acheter de cartes.
terraforming_mars-option-skip-remove = Ne rien retirer à personne.
terraforming_mars-option-skip-remove_cubes = Ne rien retirer.
terraforming_mars-option-skip-hunt = Le prendre à l’adversaire neutre.
terraforming_mars-option-skip-option = Renoncer à ces effets.
terraforming_mars-option-skip-exchange = Garder votre main telle quelle.
terraforming_mars-option-skip-buy_looked = Défausser la carte.
terraforming_mars-option-skip-final_greenery = Garder vos plantes.
terraforming_mars-option-end_turn = Terminer votre tour après une seule action.
terraforming_mars-option-pass = Passer : vous n’effectuez plus d’action pendant cette génération.

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
terraforming_mars-short-clause = { CAPITAL(FORM($clause, mood: "infinitive")) }
terraforming_mars-short-next = { $card } : { FORM($effect, mood: "infinitive") }
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
