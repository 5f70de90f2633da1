### Ce que font les cartes et le plateau. Une proposition par effet ; d’autres messages les assemblent. Les verbes sont à
### l’impératif, ou à l’infinitif après un coût (`mood`).

terraforming_mars-sentence = { CAPITAL($clause) }.
terraforming_mars-text-requirement = Prérequis : { LIST($requirements) }.
terraforming_mars-text-start = Au départ : { $clauses }.
terraforming_mars-text-first_action = Première action : { $action }.
terraforming_mars-text-action = Action : { $action }.
terraforming_mars-clauses = { $mood ->
    [infinitive] { LIST(FORM($clauses, mood: "infinitive")) }
   *[imperative] { LIST($clauses) }
    }
terraforming_mars-clause_after = { $mood ->
    [infinitive] { FORM($first, mood: "infinitive") } ; { FORM($second, mood: "infinitive") }
   *[imperative] { $first } ; { $second }
    }
terraforming_mars-either = { $mood ->
    [infinitive] { FORM($first, mood: "infinitive") }, ou { FORM($second, mood: "infinitive") }
   *[imperative] { $first }, ou { $second }
    }
terraforming_mars-cost_and_gain = { $mood ->
    [infinitive] { FORM($cost, mood: "infinitive") } pour { FORM($gain, mood: "infinitive") }
   *[imperative] { $cost } pour { FORM($gain, mood: "infinitive") }
    }
terraforming_mars-trigger = { $when }, { $then }
terraforming_mars-untouchable = personne ne peut retirer d’animaux de cette carte

## Effets

terraforming_mars-own_production = votre { $production } de { $steps }
terraforming_mars-node-production = { $change ->
    [up] { $mood ->
        [infinitive] augmenter
       *[imperative] augmentez
        } { LIST($productions) }
   *[down] { $mood ->
        [infinitive] baisser
       *[imperative] baissez
        } { LIST($productions) }
    }
terraforming_mars-node-production_per = { $mood ->
    [infinitive] augmenter
   *[imperative] augmentez
    } votre { $production } de 1 { $per }
terraforming_mars-node-gain = { $mood ->
    [infinitive] gagner
   *[imperative] gagnez
    } { LIST($amounts) }
terraforming_mars-node-gain_per = { $mood ->
    [infinitive] gagner
   *[imperative] gagnez
    } { $amount } { $per }
terraforming_mars-node-rating = { $mood ->
    [infinitive] augmenter
   *[imperative] augmentez
    } votre NT de { $steps }
terraforming_mars-node-rating_per = { $mood ->
    [infinitive] augmenter
   *[imperative] augmentez
    } votre NT de 1 { $per }
terraforming_mars-node-raise_temperature = { $mood ->
    [infinitive] augmenter
   *[imperative] augmentez
    } la température de { $steps } { $steps ->
    [one] cran
   *[other] crans
    }
terraforming_mars-node-raise_oxygen = { $mood ->
    [infinitive] augmenter
   *[imperative] augmentez
    } l’oxygène de { $steps } { $steps ->
    [one] cran
   *[other] crans
    }
terraforming_mars-node-tile = { $mood ->
    [infinitive] placer
   *[imperative] placez
    } { $tile }
terraforming_mars-node-tile_somewhere = { $mood ->
    [infinitive] placer
   *[imperative] placez
    } { $tile } { $where }
terraforming_mars-node-oceans = { $mood ->
    [infinitive] placer
   *[imperative] placez
    } { $number } tuiles océan
terraforming_mars-node-draw = { $mood ->
    [infinitive] piocher
   *[imperative] piochez
    } { $number } { $number ->
    [one] carte
   *[other] cartes
    }
terraforming_mars-node-add_here = { $mood ->
    [infinitive] ajouter
   *[imperative] ajoutez
    } { $cubes } sur cette carte
terraforming_mars-node-spend_here = { $mood ->
    [infinitive] retirer
   *[imperative] retirez
    } { $cubes } de cette carte
terraforming_mars-node-lose = { $mood ->
    [infinitive] dépenser
   *[imperative] dépensez
    } { $amount }
terraforming_mars-node-if_tags = { $mood ->
    [infinitive] si vous avez au moins { $tags }, { FORM($then, mood: "infinitive") }, sinon { FORM($otherwise, mood: "infinitive") }
   *[imperative] si vous avez au moins { $tags }, { $then }, sinon { $otherwise }
    }
terraforming_mars-node-then = { $mood ->
    [infinitive] { FORM($first, mood: "infinitive") }, puis { FORM($second, mood: "infinitive") }
   *[imperative] { $first }, puis { $second }
    }
terraforming_mars-node-covered = { $mood ->
    [infinitive] augmenter
   *[imperative] augmentez
    } de 1 votre production du métal qu’elle recouvre
terraforming_mars-node-search = { $mood ->
    [infinitive] révéler et défausser
   *[imperative] révélez et défaussez
    } la première carte de la pioche ; si elle a un indicateur { $tag }, ajoutez { $cubes } sur cette carte
terraforming_mars-node-lower_any = { $mood ->
    [infinitive] baisser
   *[imperative] baissez
    } de { $steps } la { $production } d’un joueur de votre choix
terraforming_mars-node-remove_any = { $mood ->
    [infinitive] retirer
   *[imperative] retirez
    } jusqu’à { OR($amounts) } à un joueur de votre choix
terraforming_mars-node-steal_any = { $mood ->
    [infinitive] voler
   *[imperative] volez
    } jusqu’à { OR($amounts) } à un joueur de votre choix
terraforming_mars-node-flood = { $mood ->
    [infinitive] retirer
   *[imperative] retirez
    } jusqu’à { $amount } au propriétaire d’une tuile adjacente
terraforming_mars-node-remove_cubes = { $mood ->
    [infinitive] retirer
   *[imperative] retirez
    } jusqu’à { $cubes } de la carte d’un joueur de votre choix
terraforming_mars-node-hunt = { $mood ->
    [infinitive] déplacer
   *[imperative] déplacez
    } { $cubes } de la carte d’un joueur de votre choix sur celle-ci
terraforming_mars-node-add_any = { $mood ->
    [infinitive] ajouter
   *[imperative] ajoutez
    } { $cubes } sur l’une de vos cartes qui peuvent accueillir des { $held }
terraforming_mars-node-add_to_favorite = { $mood ->
    [infinitive] ajouter
   *[imperative] ajoutez
    } 1 cube sur l’une de vos cartes qui en portent déjà
terraforming_mars-node-plant_or_cube = { $mood ->
    [infinitive] gagner
   *[imperative] gagnez
    } 1 plante, ou { $mood ->
    [infinitive] ajouter
   *[imperative] ajoutez
    } 1 animal ou microbe sur la carte que vous venez de jouer si elle peut en accueillir
terraforming_mars-node-exchange = vous pouvez défausser 1 carte de votre main pour en piocher une autre
terraforming_mars-node-look = { $mood ->
    [infinitive] regarder
   *[imperative] regardez
    } les { $seen } premières cartes de la pioche pour en garder { $keep }, et { $mood ->
    [infinitive] défausser
   *[imperative] défaussez
    } les autres
terraforming_mars-node-look_and_buy = { $mood ->
    [infinitive] regarder
   *[imperative] regardez
    } la première carte de la pioche, puis { $mood ->
    [infinitive] l’acheter
   *[imperative] achetez-la
    } pour { $price } M€ ou { $mood ->
    [infinitive] la défausser
   *[imperative] défaussez-la
    }
terraforming_mars-node-shift = { $mood ->
    [infinitive] baisser
   *[imperative] baissez
    } votre { $origin } d’autant de crans que vous voulez, au moins 1, et { $mood ->
    [infinitive] augmenter
   *[imperative] augmentez
    } d’autant votre { $target }
terraforming_mars-node-sell_energy = { $mood ->
    [infinitive] dépenser
   *[imperative] dépensez
    } autant d’énergie que vous voulez pour gagner le même nombre de M€
terraforming_mars-node-claim = { $mood ->
    [infinitive] réserver
   *[imperative] réservez
    } une case libre de terre ferme : vous seul pourrez y placer une tuile
terraforming_mars-node-copy_box = { $mood ->
    [infinitive] répéter
   *[imperative] répétez
    } les modifications de production d’une de vos cartes à indicateur bâtiment

## Où placer une tuile

terraforming_mars-where-isolated = sans aucune tuile adjacente
terraforming_mars-where-on_volcano = sur { OR($spaces) }
terraforming_mars-where-beside_city = adjacente à une cité
terraforming_mars-where-beside_greenery = adjacente à une verdure
terraforming_mars-where-beside_two_cities = adjacente à au moins deux cités
terraforming_mars-where-on_metal = sur une case de terre ferme à bonus d’acier ou de titane
terraforming_mars-where-on_metal_beside_own = sur une case de terre ferme à bonus d’acier ou de titane adjacente à l’une de vos tuiles
terraforming_mars-where-on_land = sur une case non réservée aux océans
terraforming_mars-where-on_ocean_space = sur une case réservée aux océans
terraforming_mars-where-at_noctis = sur { OR($spaces) }, même adjacente à une autre cité
terraforming_mars-where-at_phobos = sur { OR($spaces) }, hors du plateau
terraforming_mars-where-at_ganymede = sur { OR($spaces) }, hors du plateau

## Pour chaque quoi. $own : le nombre de ces indicateurs sur la carte même

terraforming_mars-per-tag = par indicateur { $tag } que vous avez{ $own ->
    [0] { "" }
    [1] , y compris celui de cette carte
   *[other] , y compris ceux de cette carte
    }
terraforming_mars-per-tags = par tranche de { $tags } que vous avez{ $own ->
    [0] { "" }
    [1] , y compris celui de cette carte
   *[other] , y compris ceux de cette carte
    }
terraforming_mars-per-opponents_tag = par indicateur { $tag } de vos adversaires
terraforming_mars-per-city = par cité en jeu
terraforming_mars-per-city_on_mars = par cité sur Mars
terraforming_mars-per-event = par événement déjà joué, quel que soit le joueur

## Ce que coûte une action

terraforming_mars-cost-spend = { $mood ->
    [infinitive] dépenser
   *[imperative] dépensez
    } { $amount }
terraforming_mars-cost-money = { $mood ->
    [infinitive] payer
   *[imperative] payez
    } { $price } M€
terraforming_mars-cost-money_or_metal = { $mood ->
    [infinitive] payer
   *[imperative] payez
    } { $price } M€ ({ $metal } accepté)
terraforming_mars-cost-money_after_rise = si votre NT a augmenté pendant cette génération, { $mood ->
    [infinitive] payer
   *[imperative] payez
    } { $price } M€
terraforming_mars-cost-spend_production = { $mood ->
    [infinitive] baisser
   *[imperative] baissez
    } votre { $production } de 1
terraforming_mars-cost-spend_cubes = { $mood ->
    [infinitive] retirer
   *[imperative] retirez
    } { $cubes } de cette carte

## Ce qu’il faut pour jouer une carte

terraforming_mars-requirement-temperature = { $bound ->
    [most] une température d’au plus { NUMBER($number) }{ "\u202F" }°C
   *[least] une température d’au moins { NUMBER($number) }{ "\u202F" }°C
    }
terraforming_mars-requirement-oxygen = { $bound ->
    [most] au plus { $number }{ "\u202F" }% d’oxygène
   *[least] au moins { $number }{ "\u202F" }% d’oxygène
    }
terraforming_mars-requirement-oceans = { $bound ->
    [most] au plus { $number } { $number ->
        [one] tuile
       *[other] tuiles
    } océan
   *[least] au moins { $number } { $number ->
        [one] tuile
       *[other] tuiles
    } océan
    }
terraforming_mars-requirement-own_production = une { $production } d’au moins { $number }
terraforming_mars-requirement-own_greeneries = { $number } { $number ->
    [one] tuile verdure vous appartenant
   *[other] tuiles verdure vous appartenant
    }
terraforming_mars-requirement-cities = { $number } { $number ->
    [one] cité
   *[other] cités
    } en jeu

## Quand un effet a lieu. $who : vous (you) ou n’importe qui (anyone)

terraforming_mars-moment-ocean_placed = chaque fois { $who ->
    [anyone] que quelqu’un place
   *[you] que vous placez
    } une tuile océan
terraforming_mars-moment-city_placed = chaque fois { $who ->
    [anyone] que quelqu’un place
   *[you] que vous placez
    } une tuile cité
terraforming_mars-moment-city_placed_on_mars = chaque fois { $who ->
    [anyone] que quelqu’un place
   *[you] que vous placez
    } une tuile cité sur Mars
terraforming_mars-moment-greenery_placed = chaque fois { $who ->
    [anyone] que quelqu’un place
   *[you] que vous placez
    } une tuile verdure
terraforming_mars-moment-metal_covered = chaque fois { $who ->
    [anyone] que quelqu’un place
   *[you] que vous placez
    } une tuile sur une case à bonus d’acier ou de titane
terraforming_mars-moment-tag_played = pour chaque indicateur { OR($tags) } { $who ->
    [anyone] joué par n’importe quel joueur
   *[you] que vous jouez
    }{ $own ->
    [0] { "" }
    [1] , y compris celui de cette carte
   *[other] , y compris ceux de cette carte
    }
terraforming_mars-moment-event_played = chaque fois que vous jouez un événement
terraforming_mars-moment-event_with_tag_played = chaque fois que vous jouez un événement à indicateur { $tag }
terraforming_mars-moment-dear_card_played = chaque fois que vous jouez une carte dont le coût imprimé est d’au moins { $cost } M€
terraforming_mars-moment-project_paid = { $cost ->
    [0] chaque fois que vous payez un projet standard
   *[other] chaque fois que vous payez un projet standard qui coûte au moins { $cost } M€
    }

## Ce que vaut une carte

terraforming_mars-worth-printed = { $number ->
    [one] { $number } point
   *[other] { $number } points
    }
terraforming_mars-worth-negative = { $number ->
    [one] −{ $number } point
   *[other] −{ $number } points
    }
terraforming_mars-worth-any_cube = { $number } points s’il y a au moins { $cubes } sur cette carte
terraforming_mars-worth-each_cube = { $number ->
    [one] { $number } point par { $cube } sur cette carte
   *[other] { $number } points par { $cube } sur cette carte
    }
terraforming_mars-worth-cubes = { $number ->
    [one] { $number } point par tranche de { $cubes } sur cette carte
   *[other] { $number } points par tranche de { $cubes } sur cette carte
    }
terraforming_mars-worth-per_jovian = 1 point par indicateur jovien que vous avez, y compris celui de cette carte
terraforming_mars-worth-per_cities = 1 point par tranche de { $each } cités en jeu
terraforming_mars-worth-beside = 1 point par { $tile } { ATTRIBUTE($tile, name: "gender") ->
    [feminine] adjacente
   *[masculine] adjacent
    } à cette tuile

## Ce que change une carte en jeu

terraforming_mars-modifier-steel_value = chaque unité d’acier vaut pour vous { $number } M€ de plus
terraforming_mars-modifier-titanium_value = chaque unité de titane vaut pour vous { $number } M€ de plus
terraforming_mars-modifier-tolerance = vos cartes tolèrent un écart de { $number } { $number ->
    [one] cran
   *[other] crans
    } au plus sur leurs prérequis de température, d’oxygène et d’océans
terraforming_mars-modifier-discount = vos cartes coûtent { $number } M€ de moins à jouer
terraforming_mars-modifier-tag_discount = vos cartes à indicateur { $tag } coûtent { $number } M€ de moins à jouer
terraforming_mars-modifier-power_plant_discount = le projet standard { $project } vous coûte { $number } M€ de moins
terraforming_mars-modifier-plants_for_greenery = une verdure vous coûte { $number } plantes au lieu de { $before }
terraforming_mars-modifier-heat_is_money = vous pouvez payer avec de la chaleur comme avec des M€, mais pas l’inverse
terraforming_mars-modifier-protected = vos adversaires ne peuvent retirer ni vos plantes, ni vos animaux, ni vos microbes
terraforming_mars-modifier-next_discount = la prochaine carte que vous jouez pendant cette génération coûte { $number } M€ de moins
terraforming_mars-modifier-next_tolerance = la prochaine carte que vous jouez pendant cette génération tolère un écart de { $number } { $number ->
    [one] cran
   *[other] crans
    } au plus sur ses prérequis de température, d’oxygène et d’océans

## Objectifs, récompenses, projets standard et bonus des paramètres

terraforming_mars-milestone_text-terraformer = avoir un NT d’au moins { $number }
terraforming_mars-milestone_text-mayor = avoir au moins { $number } cités
terraforming_mars-milestone_text-gardener = avoir au moins { $number } verdures
terraforming_mars-milestone_text-builder = avoir au moins { $number } indicateurs bâtiment en jeu
terraforming_mars-milestone_text-planner = avoir au moins { $number } cartes en main
terraforming_mars-award_text-landlord = le plus de tuiles en jeu, hors océans
terraforming_mars-award_text-banker = la plus forte production de M€
terraforming_mars-award_text-scientist = le plus d’indicateurs science en jeu
terraforming_mars-award_text-thermalist = le plus de chaleur
terraforming_mars-award_text-miner = le plus d’acier et de titane réunis
terraforming_mars-project_text-sell_patents = { $mood ->
    [infinitive] défausser
   *[imperative] défaussez
    } autant de cartes de votre main que vous voulez, au moins 1, et { $mood ->
    [infinitive] gagner
   *[imperative] gagnez
    } 1 M€ pour chacune
terraforming_mars-project_text-power_plant = { $mood ->
    [infinitive] augmenter
   *[imperative] augmentez
    } votre production d’énergie de 1
terraforming_mars-project_text-asteroid = { $mood ->
    [infinitive] augmenter
   *[imperative] augmentez
    } la température de 1 cran
terraforming_mars-project_text-aquifer = { $mood ->
    [infinitive] placer
   *[imperative] placez
    } une tuile océan
terraforming_mars-project_text-greenery = { $mood ->
    [infinitive] placer
   *[imperative] placez
    } une tuile verdure
terraforming_mars-project_text-city = { $mood ->
    [infinitive] placer
   *[imperative] placez
    } une tuile cité et { $mood ->
    [infinitive] augmenter
   *[imperative] augmentez
    } votre production de M€ de 1
terraforming_mars-track_bonus_text-heat = augmentez votre production de chaleur de 1
terraforming_mars-track_bonus_text-ocean = placez une tuile océan
terraforming_mars-track_bonus_text-temperature = augmentez la température de 1 cran
