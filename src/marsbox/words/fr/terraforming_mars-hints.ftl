### Conseils et analyses : les étapes d’un plan et ce qu’il apporte. Ils ne s’adressent à personne, car ils parlent aussi des autres.

## Étapes d’un plan

terraforming_mars-planned-place = { COUNT($bonuses) ->
    [0] Placer { $tile } sur { $space }
   *[other] Placer { $tile } sur { $space } et gagner { LIST($bonuses) }
    }
terraforming_mars-planned-claim = Réserver { $space }
terraforming_mars-planned-project = { $price ->
    [0] { $project }
   *[other] Réaliser le projet standard { $project } pour { $price } M€
    }
terraforming_mars-planned-milestone = Acquérir l’objectif { $milestone }
terraforming_mars-planned-award = Financer la récompense { $award } pour { $price } M€
terraforming_mars-planned-convert_plants = Convertir { $amount } en verdure
terraforming_mars-planned-convert_heat = Dépenser { $amount } pour augmenter la température
terraforming_mars-planned-copy = Répéter la production de la carte { $card }
terraforming_mars-planned-add_cubes = Ajouter { $cubes } sur { $card }
terraforming_mars-planned-take_cubes = Prendre { $cubes } sur la carte { $card }
terraforming_mars-planned-remove_cubes = Choisir la carte { $card } pour en retirer
terraforming_mars-planned-lower = Baisser la { $production } { OF($player) }
terraforming_mars-planned-lower_own = Baisser votre propre { $production }
terraforming_mars-planned-target = Choisir { $player } pour cible
terraforming_mars-planned-target_own = Vous choisir vous-même pour cible
terraforming_mars-planned-take_plant = Gagner { $amount }
terraforming_mars-planned-next = Appliquer ensuite { $card } : { FORM($effect, mood: "infinitive") }
terraforming_mars-planned-swap = { $steps ->
    [one] Transformer { $steps } cran de production de chaleur en production de M€
   *[other] Transformer { $steps } crans de production de chaleur en production de M€
    }
terraforming_mars-planned-energy = Vendre { $amount } pour { $money } M€
terraforming_mars-planned-remove = Prendre { $amount } à { $player }
terraforming_mars-planned-remove_own = Renoncer à { $amount }
terraforming_mars-planned-pay = Payer avec { $amount }
terraforming_mars-planned-pay_money = Ne payer qu’en M€
terraforming_mars-plan-corporation = Choisir { $corporation }
terraforming_mars-plan-buy = { COUNT($cards) ->
    [0] N’acheter aucune carte
   *[other] Acheter { LIST($cards) }
    }
terraforming_mars-plan-buy_for = Acheter { LIST($cards) } pour { $price } M€ ; il reste { $left } M€

## Ce qu’apporte un coup

terraforming_mars-benefit-production = { COUNT($less) ->
    [0] { LIST($more) } de plus à chaque génération
   *[other] { LIST($more) } de plus mais { LIST($less) } de moins à chaque génération
    }, pendant environ { $generations ->
    [one] { $generations } génération
   *[other] { $generations } générations
    }.
terraforming_mars-benefit-rating = { $steps ->
    [one] Le NT augmente de { $steps } : { $steps } point, et { $steps } M€ de plus à chaque génération.
   *[other] Le NT augmente de { $steps } : { $steps } points, et { $steps } M€ de plus à chaque génération.
    }
terraforming_mars-benefit-parameters = { $steps ->
    [one] { $steps } cran de terraformation
   *[other] { $steps } crans de terraformation
    } ; { $left ->
    [0] il n’en reste aucun.
    [one] il en reste { $left }.
   *[other] il en reste { $left }.
    }
terraforming_mars-benefit-points = { $points ->
    [one] { $points } point de plus en fin de partie.
   *[other] { $points } points de plus en fin de partie.
    }
terraforming_mars-benefit-milestone = L’objectif { $milestone } est acquis avant tout le monde : { $points } points.
terraforming_mars-benefit-award = La récompense { $award } rapporte { $points } points si le classement en reste là.
terraforming_mars-benefit-milestone_ready = La condition de l’objectif { $milestone } est remplie : il peut être acquis.
terraforming_mars-benefit-towards_milestone = L’objectif { $milestone } se rapproche : { $has } sur { $needed }.
terraforming_mars-benefit-action = Une action de plus à chaque génération : { $card }.
terraforming_mars-benefit-effect = Un effet qui dure jusqu’à la fin de la partie : { $card }.
terraforming_mars-benefit-cubes = { $cubes } de plus sur { $card }.
terraforming_mars-benefit-discount = Désormais, chaque carte coûte { $by } M€ de moins.
terraforming_mars-benefit-tag_discount = Désormais, les cartes à indicateur { $tag } coûtent { $by } M€ de moins.
terraforming_mars-benefit-metal_value = Désormais, chaque unité { OF($metal) } paie { $by } M€ de plus.
terraforming_mars-benefit-cheaper_greenery = Désormais, une verdure ne demande que { $amount }.
terraforming_mars-benefit-cards = { CAPITAL($cards) } de plus en main.
terraforming_mars-benefit-resources = { LIST($gained) } tout de suite.
terraforming_mars-benefit-metal = { LIST($spent) } en paiement : { $worth } M€ économisés.
terraforming_mars-benefit-saves = { $money } M€ restent pour la génération suivante.
terraforming_mars-benefit-saves_for = L’argent reste pour { $card } ({ $price } M€).
terraforming_mars-benefit-nothing_left = Rien d’autre n’en vaut la peine dans cette génération.
terraforming_mars-benefit-rival_production = La { $production } { OF($player) } baisse de { $steps }.
terraforming_mars-benefit-rival_resources = { $player } perd { $amount }.
terraforming_mars-benefit-rival_cubes = { $player } perd { $cubes } sur { $card }.
terraforming_mars-benefit-start_production = { LIST($produced) } par génération dès le départ.
terraforming_mars-benefit-promise = { $cards ->
    [one] Une fois jouée, la carte apporte : { JOIN($gains) }.
   *[other] Une fois jouées, ces cartes apportent : { JOIN($gains) }.
    }
terraforming_mars-benefit-metal_pays = { $of ->
    [one] La carte peut être payée en { $metal }.
   *[other] { $cards ->
        [one] Une des { $of } cartes peut être payée en { $metal }.
       *[other] { $cards } des { $of } cartes peuvent être payées en { $metal }.
    }
    }
terraforming_mars-benefit-buys_nothing = Aucune carte ne vaut son prix pour l’instant ; { $money } M€ restent en réserve.

## Ce qu’apportent des cartes une fois jouées

terraforming_mars-promised-rating = { $steps ->
    [one] { $steps } cran de NT
   *[other] { $steps } crans de NT
    }
terraforming_mars-promised-points = { $points ->
    [one] { $points } point
   *[other] { $points } points
    }
terraforming_mars-promised-production = { LIST($produced) } par génération
