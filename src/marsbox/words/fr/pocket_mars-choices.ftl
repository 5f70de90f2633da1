### Pocket Mars : ce qui est demandé, ce que font les options, et les options en quelques mots.

## Questions

pocket_mars-prompt-draft = Choisissez une carte à garder ; vous passerez les autres à { $player }.
pocket_mars-prompt-draft_last = Choisissez la dernière carte à garder ; l’autre retourne dans la pioche.
pocket_mars-prompt-store_setup = Choisissez la { $number ->
        [1] première
       *[other] seconde
    } des deux cartes à placer face cachée dans votre Module ; les deux autres restent dans votre main.
pocket_mars-prompt-turn = Effectuez une des cinq actions.
pocket_mars-prompt-land = Votre carte est la plus forte : vous pouvez poser un colon de votre Vaisseau en zone * du bâtiment { $building }.
pocket_mars-prompt-module_action = Vous pouvez utiliser l’action de Module de la carte { $card } : { FORM($action, mood: "infinitive") }.
pocket_mars-prompt-module_action_of_other = { $player } a joué votre carte { $card }. Vous pouvez utiliser son action de Module : { FORM($action, mood: "infinitive") }.
pocket_mars-prompt-building = Vous pouvez utiliser la capacité du bâtiment { $building } : { FORM($ability, mood: "infinitive") }.
pocket_mars-prompt-discard = Vous avez { $have } cartes, mais ne pouvez en garder que { $most } : choisissez une carte de votre main à défausser.
pocket_mars-prompt-store = Il manque { $count ->
        [one] { $count } carte
       *[other] { $count } cartes
    } dans votre Module : choisissez une carte de votre main à y placer face cachée.
pocket_mars-prompt-take = Au lieu de piocher, choisissez une carte à prendre dans le Module { OF($player) }.
pocket_mars-prompt-discard_rival = Choisissez une carte à défausser dans le Module { OF($player) }.
pocket_mars-prompt-land_target = { $card } : choisissez un bâtiment où poser un colon.
pocket_mars-prompt-promote = { $card } : choisissez un de vos colons à promouvoir de la zone * à la zone **.
pocket_mars-prompt-demote = { $card } : choisissez un colon adverse à rétrograder de la zone ** à la zone *.
pocket_mars-prompt-transfer = { $card } : choisissez un de vos colons à déplacer de la zone * d’un bâtiment à celle d’un autre.
pocket_mars-prompt-recall = { $card } : choisissez un colon adverse à renvoyer de la zone * sur son Vaisseau.
pocket_mars-prompt-drain = { $card } : choisissez l’adversaire qui perd de l’énergie.
pocket_mars-prompt-peek = { $card } : choisissez l’adversaire dont vous regardez le Module.
pocket_mars-prompt-swap_zones = { $card } : choisissez deux colons à échanger, l’un en zone * et l’autre en zone ** du même bâtiment.
pocket_mars-prompt-swap_cards = { $card } : choisissez deux cartes à échanger dans la colonne d’un bâtiment.
pocket_mars-prompt-bury = { $card } : choisissez une de vos cartes à glisser sous la pioche.
pocket_mars-prompt-cover = { $card } : choisissez une carte de votre main à placer face cachée sur le bâtiment de sa couleur.
pocket_mars-prompt-dig = { $card } : choisissez une carte à garder parmi ces { $count } cartes de la pioche.

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
        [top] sur le dessus
       *[below] { $position ->
            [1] 1ʳᵉ
           *[other] { $position }ᵉ
        }
    })

## Options

pocket_mars-option-hand = Jouer { $card } de votre main : { FORM($action, mood: "infinitive") }.
pocket_mars-option-module = Connecter { $card } : { $comparison }. Action de Module : { FORM($action, mood: "infinitive") }. Bâtiment : { FORM($ability, mood: "infinitive") }.
pocket_mars-option-module_construction = Connecter { $card }. Action de Module : { FORM($action, mood: "infinitive") }. Bâtiment : { FORM($ability, mood: "infinitive") }.
pocket_mars-option-rival = Connecter { $back }. { $player } peut utiliser son action de Module ; personne ne pose de colon. Bâtiment : { FORM($ability, mood: "infinitive") }.
pocket_mars-option-rival_known = Connecter { $back }. { $player } peut utiliser son action de Module (« { $action } ») ; personne ne pose de colon. Bâtiment : { FORM($ability, mood: "infinitive") }.
pocket_mars-option-rival_solo = Connecter { $back }. Si elle bat { $beaten }, vous pouvez poser un colon. Bâtiment : { FORM($ability, mood: "infinitive") }.
pocket_mars-option-rival_solo_known = Connecter { $back }. { $comparison }. Bâtiment : { FORM($ability, mood: "infinitive") }.
pocket_mars-option-rival_solo_construction = Connecter { $back }. Bâtiment : { FORM($ability, mood: "infinitive") }.
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
    } ; votre énergie est déjà au maximum, vous n’en gagnez pas.
pocket_mars-option-store = Placer { $card } dans votre Module. Action de Module : { FORM($action, mood: "infinitive") }.
pocket_mars-option-keep = Garder { $card }. Main : { FORM($hand, mood: "infinitive") }. Module : { FORM($module, mood: "infinitive") }.
pocket_mars-option-bury = Glisser { $card } de votre { $origin ->
        [module] Module
       *[hand] main
    } sous la pioche.
pocket_mars-option-cover = Placer { $card } face cachée sur le bâtiment { $building }, où elle vaut 0.
pocket_mars-option-take = Prendre { $back }.
pocket_mars-option-discard_rival = Défausser { $back }.
pocket_mars-option-land = Poser 1 colon en zone * du bâtiment { $building }.
pocket_mars-option-promote = Promouvoir { $colonist } du bâtiment { $building } de la zone * à la zone **.
pocket_mars-option-demote = Rétrograder { $colonist } du bâtiment { $building } de la zone ** à la zone *.
pocket_mars-option-recall = Renvoyer { $colonist } du bâtiment { $building } sur son Vaisseau.
pocket_mars-option-transfer = Déplacer votre colon de la zone * du bâtiment { $start } à celle du bâtiment { $end }.
pocket_mars-option-swap_zones = Dans le bâtiment { $building }, échanger { $up } en zone * et { $down } en zone **.
pocket_mars-option-swap_cards = Dans la colonne du bâtiment { $building }, échanger { $first } et { $second }.
pocket_mars-option-drain = Faire perdre de l’énergie à { $player } (il lui en reste { $energy }).
pocket_mars-option-peek = Regarder le Module { OF($player) } ({ LIST($colours) }).
pocket_mars-option-launch = Embarquer 1 colon depuis la Terre sur votre Vaisseau.
pocket_mars-option-launch_solo = Embarquer 1 colon depuis la Terre sur votre Vaisseau, puis défausser une carte du Module { OF($player) }.
pocket_mars-option-use = { CAPITAL(FORM($action, mood: "infinitive")) }.
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
pocket_mars-short-store = Placer { $card } dans le Module
pocket_mars-short-keep = Garder { $card }
pocket_mars-short-bury = Glisser { $card } sous la pioche
pocket_mars-short-cover = Placer { $card } face cachée
pocket_mars-short-take = Prendre { $back }
pocket_mars-short-discard_rival = Défausser { $back }
pocket_mars-short-land = Poser dans { $building }
pocket_mars-short-promote = Promouvoir { $colonist } ({ $building })
pocket_mars-short-demote = Rétrograder { $colonist } ({ $building })
pocket_mars-short-recall = Renvoyer { $colonist } ({ $building })
pocket_mars-short-transfer = { $start } → { $end }
pocket_mars-short-swap_zones = { $building } : { $up } monte, { $down } descend
pocket_mars-short-swap_cards = { $building } : échanger { $first ->
        [1] 1ʳᵉ
       *[other] { $first }ᵉ
    } et { $second }ᵉ carte
pocket_mars-short-drain = { $player }
pocket_mars-short-peek = { $player }
pocket_mars-short-launch = Embarquer un colon
pocket_mars-short-use = Utiliser
pocket_mars-short-skip = Passer
