### Pocket Mars : ce qui est demandé, ce que font les options, et les options en quelques mots.

## Questions

pocket_mars-prompt-draft = Choisissez une carte à garder ; vous passerez les autres à { $player }.
pocket_mars-prompt-draft_last = Choisissez la dernière carte à garder ; l’autre retourne dans la pioche.
pocket_mars-prompt-store_setup = Choisissez la { $number ->
        [1] première
       *[other] seconde
    } des deux cartes à placer face cachée dans votre Module ; les deux autres restent dans votre main.
pocket_mars-prompt-turn = C’est votre tour : effectuez une des cinq actions.
pocket_mars-prompt-land = Votre carte est la plus forte : vous pouvez poser un colon de votre Vaisseau en zone * du bâtiment { $building }.
pocket_mars-prompt-module_action = Vous pouvez utiliser l’action de Module de la carte { $card } : { $action }.
pocket_mars-prompt-module_action_of_other = { $player } a joué votre carte { $card }. Vous pouvez utiliser son action de Module : { $action }.
pocket_mars-prompt-building = Vous pouvez utiliser la capacité du bâtiment { $building } : { $ability }.
pocket_mars-prompt-discard = Vous avez { $have } cartes et pouvez en garder { $most } : choisissez une carte de votre main à défausser.
pocket_mars-prompt-store = Il manque { $count ->
        [one] { $count } carte
       *[other] { $count } cartes
    } dans votre Module : choisissez une carte de votre main à y placer face cachée.
pocket_mars-prompt-take = Au lieu de piocher, prenez une carte du Module { OF($player) } : choisissez laquelle.
pocket_mars-prompt-discard_rival = Choisissez la carte du Module { OF($player) } à défausser.
pocket_mars-prompt-land_target = { $card } : choisissez le bâtiment où poser un colon.
pocket_mars-prompt-promote = { $card } : choisissez celui de vos colons qui monte de * en **.
pocket_mars-prompt-demote = { $card } : choisissez le colon adverse qui descend de ** en *.
pocket_mars-prompt-transfer = { $card } : choisissez celui de vos colons qui passe de la zone * d’un bâtiment à celle d’un autre.
pocket_mars-prompt-recall = { $card } : choisissez le colon adverse qui retourne d’une zone * sur son Vaisseau.
pocket_mars-prompt-drain = { $card } : choisissez l’adversaire qui perd de l’énergie.
pocket_mars-prompt-peek = { $card } : choisissez l’adversaire dont vous regardez le Module.
pocket_mars-prompt-swap_zones = { $card } : choisissez les deux colons à échanger, l’un en * et l’autre en ** du même bâtiment.
pocket_mars-prompt-swap_cards = { $card } : choisissez les deux cartes à échanger dans la colonne d’un bâtiment.
pocket_mars-prompt-bury = { $card } : choisissez celle de vos cartes à glisser sous la pioche.
pocket_mars-prompt-cover = { $card } : choisissez une carte de votre main à poser face cachée sur le bâtiment de sa couleur.
pocket_mars-prompt-dig = { $card } : choisissez la carte à garder parmi ces { $count } cartes de la pioche.

## Ce dont parlent les options

pocket_mars-back = la carte { $side ->
        [left] de gauche
       *[right] de droite
    } du Module { OF($player) }, { $card }
pocket_mars-back_alone = la carte { $colour } du Module { OF($player) }
pocket_mars-back_known = { $card } du Module { OF($player) }
pocket_mars-comparison = { $value } { $result ->
        [not_higher] ne bat pas { $beaten }, vous ne pouvez pas poser de colon
        [empty_ship] bat { $beaten }, mais votre Vaisseau est vide
       *[higher] bat { $beaten }, vous pouvez poser un colon
    }
pocket_mars-colonist = { $whose ->
        [yours] votre colon
       *[theirs] le colon { OF($player) }
    }
pocket_mars-in_column = { $card } ({ $place ->
        [top] au sommet
       *[below] { $position ->
            [1] 1re
           *[other] { $position }e
        }
    })

## Options

pocket_mars-option-hand = Jouer { $card } de votre main : { $action }.
pocket_mars-option-module = Connecter { $card } : { $comparison }. Action de Module : { $action }. Bâtiment : { $ability }.
pocket_mars-option-module_construction = Connecter { $card }. Action de Module : { $action }. Bâtiment : { $ability }.
pocket_mars-option-rival = Connecter { $back }. { $player } peut utiliser son action de Module ; sa valeur ne permet pas de poser de colon. Bâtiment : { $ability }.
pocket_mars-option-rival_known = Connecter { $back }. { $player } peut utiliser son action de Module (« { $action } ») ; sa valeur ne permet pas de poser de colon. Bâtiment : { $ability }.
pocket_mars-option-rival_solo = Connecter { $back }. Si elle bat { $beaten }, vous pouvez poser un colon. Bâtiment : { $ability }.
pocket_mars-option-rival_solo_known = Connecter { $back }. { $comparison }. Bâtiment : { $ability }.
pocket_mars-option-rival_solo_construction = Connecter { $back }. Bâtiment : { $ability }.
pocket_mars-option-discard = Défausser { $card }.
pocket_mars-option-discard_for_energy = Défausser { $card } de votre { $origin ->
        [module] Module
       *[hand] main
    } pour gagner { $count ->
        [one] { $count } énergie
       *[other] { $count } énergies
    }.
pocket_mars-option-discard_at_full_energy = Défausser { $card } de votre { $origin ->
        [module] Module
       *[hand] main
    } ; votre énergie est au maximum, vous n’en gagnez pas.
pocket_mars-option-store = Placer { $card } dans votre Module. Action de Module : { $action }.
pocket_mars-option-keep = Garder { $card }. Main : { $hand }. Module : { $module }.
pocket_mars-option-bury = Glisser { $card } de votre { $origin ->
        [module] Module
       *[hand] main
    } sous la pioche.
pocket_mars-option-cover = Poser { $card } face cachée sur le bâtiment { $building }, où elle vaut 0.
pocket_mars-option-take = Prendre { $back }.
pocket_mars-option-discard_rival = Défausser { $back }.
pocket_mars-option-land = Poser 1 colon en zone * du bâtiment { $building }.
pocket_mars-option-promote = Faire monter { $colonist } du bâtiment { $building } de * en **.
pocket_mars-option-demote = Faire descendre { $colonist } du bâtiment { $building } de ** en *.
pocket_mars-option-recall = Renvoyer { $colonist } du bâtiment { $building } sur son Vaisseau.
pocket_mars-option-transfer = Déplacer votre colon de la zone * du bâtiment { $start } à celle du bâtiment { $end }.
pocket_mars-option-swap_zones = Dans le bâtiment { $building }, faire monter { $up } en ** et descendre { $down } en *.
pocket_mars-option-swap_cards = Dans la colonne du bâtiment { $building }, échanger { $first } et { $second }.
pocket_mars-option-drain = { $player } perd de l’énergie (en a { $energy } maintenant).
pocket_mars-option-peek = Regarder le Module { OF($player) } ({ LIST($colours) }).
pocket_mars-option-launch = Embarquer 1 colon de la Terre sur votre Vaisseau.
pocket_mars-option-launch_solo = Embarquer 1 colon de la Terre sur votre Vaisseau, puis défausser une carte du Module { OF($player) }.
pocket_mars-option-skip_land = Ne pas poser de colon.
pocket_mars-option-skip_module_action = Ne pas utiliser l’action de Module.
pocket_mars-option-skip_building = Ne pas utiliser le bâtiment { $building }.

## Ce dont parlent les options courtes

pocket_mars-short_back = la carte { $colour } { $side ->
        [left] de gauche
       *[right] de droite
    }
pocket_mars-short_back_alone = la carte { $colour }
pocket_mars-short_colonist = { $whose ->
        [yours] le vôtre
       *[theirs] celui { OF($player) }
    }
pocket_mars-short_owner = { $whose ->
        [yours] le vôtre
       *[theirs] { $player }
    }

## Options courtes

pocket_mars-short-hand = Jouer { $card }
pocket_mars-short-module = Connecter { $card }
pocket_mars-short-rival = Connecter la carte { $colour } { $side ->
        [left] de gauche
       *[right] de droite
    } { OF($player) }
pocket_mars-short-rival_alone = Connecter la carte { $colour } { OF($player) }
pocket_mars-short-rival_known = Connecter { $card } { OF($player) }
pocket_mars-short-discard = Défausser { $card }
pocket_mars-short-store = { $card } au Module
pocket_mars-short-keep = Garder { $card }
pocket_mars-short-bury = { $card } sous la pioche
pocket_mars-short-cover = { $card } face cachée
pocket_mars-short-take = Prendre { $back }
pocket_mars-short-discard_rival = Défausser { $back }
pocket_mars-short-land = Poser : { $building }
pocket_mars-short-promote = { $building } : { $colonist } en **
pocket_mars-short-demote = { $building } : { $colonist } en *
pocket_mars-short-recall = { $building } : { $colonist } au Vaisseau
pocket_mars-short-transfer = De { $start } à { $end }
pocket_mars-short-swap_zones = { $building } : { $up } en **, { $down } en *
pocket_mars-short-swap_cards = { $building } : { $first ->
        [1] 1re
       *[other] { $first }e
    } et { $second }e carte
pocket_mars-short-drain = { $player }
pocket_mars-short-peek = { $player }
pocket_mars-short-launch = Embarquer un colon
pocket_mars-short-use = Utiliser
pocket_mars-short-skip = Passer
