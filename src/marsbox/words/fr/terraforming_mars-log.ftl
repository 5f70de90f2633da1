### Le journal. Si les cartes sont connues, $cards sont leurs noms, sinon leur nombre.

terraforming_mars-log-game_began = La partie commence ; premier joueur : { $player }.
terraforming_mars-log-generation_began = La génération { $generation } commence ; premier joueur : { $player }.
terraforming_mars-log-dealt = { $player } reçoit { LIST($cards) }.
terraforming_mars-log-corporation_revealed = { $player } dirige la corporation { $corporation }.
terraforming_mars-log-bought = { $number ->
    [0] { $player } ne prend aucune carte en main.
   *[other] { $player } prend { LIST($cards) } en main.
    }
terraforming_mars-log-drafted = { $player } choisit { $card }.
terraforming_mars-log-drafted_secretly = { $player } choisit une carte.
terraforming_mars-log-passed_cards = { $player } passe { LIST($cards) } à { $taker }.

## Actions

terraforming_mars-log-played_card = { $player } joue { $card }.
terraforming_mars-log-used_action = { $player } utilise l’action de la carte { $card }.
terraforming_mars-log-used_first_action = { $player } utilise l’action de la corporation { $corporation }.
terraforming_mars-log-project_used = { $player } utilise le projet standard « { $project } ».
terraforming_mars-log-sold = { $player } vend { LIST($cards) }.
terraforming_mars-log-milestone_claimed = { $player } acquiert l’objectif { $milestone }.
terraforming_mars-log-award_funded = { $player } finance la récompense { $award }.
terraforming_mars-log-passed = { $player } passe.

## Ressources, production, NT

terraforming_mars-log-gained = { $player } gagne { $amount }.
terraforming_mars-log-lost = { $player } dépense { $amount }.
terraforming_mars-log-production_changed = { $change ->
    [up] La { $production } { OF($player) } augmente de { $steps }.
   *[down] La { $production } { OF($player) } baisse de { $steps }.
    }
terraforming_mars-log-rating_rose = Le NT { OF($player) } augmente de { $steps }.
terraforming_mars-log-produced = { COUNT($amounts) ->
    [0] Production : { $player } ne reçoit rien.
   *[other] Production : { $player } reçoit { LIST($amounts) }.
    }

## Mars

terraforming_mars-log-temperature_rose = { $player } porte la température à { NUMBER($celsius) }{ "\u202F" }°C.
terraforming_mars-log-oxygen_rose = { $player } porte l’oxygène à { $percent }{ "\u202F" }%.
terraforming_mars-log-tile_placed = { $player } place { $tile } sur { $space }.
terraforming_mars-log-no_space = { $special ->
    [yes] { $player } ne peut pas placer { $tile }.
   *[no] { $player } ne peut pas placer de tuile { $name }.
    }
terraforming_mars-log-claimed = { $player } réserve { $space }.
terraforming_mars-log-neutral_tile = Le joueur neutre a { $tile } sur { $space }.
terraforming_mars-log-converted_plants = { $player } convertit des plantes en verdure.
terraforming_mars-log-converted_heat = { $player } convertit de la chaleur en température.
terraforming_mars-log-greenery_grown = { $player } convertit des plantes en une dernière verdure.

## Cartes et cubes

terraforming_mars-log-drew = { $number ->
    [0] { $player } ne pioche aucune carte.
   *[other] { $player } pioche { LIST($cards) }.
    }
terraforming_mars-log-discarded = { $number ->
    [0] { $player } ne défausse aucune carte.
   *[other] { $player } défausse { LIST($cards) }.
    }
terraforming_mars-log-looked = { $number ->
    [0] { $player } ne regarde aucune carte.
   *[other] { $player } regarde { LIST($cards) }.
    }
terraforming_mars-log-revealed = { $player } révèle et défausse { $card }.
terraforming_mars-log-cubes_added = { $player } ajoute { $cubes } sur { $card }.
terraforming_mars-log-own_cubes_removed = { $player } retire { $cubes } de sa carte { $card }.
terraforming_mars-log-cubes_removed = { $player } retire { $cubes } de la carte { $card } { OF($owner) }.
terraforming_mars-log-stolen = { $player } vole { $amount } à { $victim }.
terraforming_mars-log-own_stolen = { $player } se vole { $amount }.
terraforming_mars-log-removed = { $player } retire { $amount } à { $victim }.
terraforming_mars-log-own_removed = { $player } se retire { $amount }.
terraforming_mars-log-deck_rebuilt = { $number ->
    [one] La pioche est vide : { $number } carte défaussée devient la nouvelle pioche.
   *[other] La pioche est vide : { $number } cartes défaussées sont mélangées pour en former une nouvelle.
    }
terraforming_mars-log-solo_won = La partie est terminée : Mars est terraformée.
terraforming_mars-log-solo_lost = La partie est terminée : Mars n’est pas terraformée.
