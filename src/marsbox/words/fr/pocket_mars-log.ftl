### Pocket Mars : ce qui s’est passé. Une carte que le lecteur ne connaît pas est « une carte Eau ».

pocket_mars-log_colonist = { $whose ->
        [own] un de ses colons
       *[other] un colon { OF($player) }
    }

pocket_mars-log-game_began = La partie commence. { $player } joue en premier.
pocket_mars-log-dealt = { $player } reçoit { LIST($cards) }.
pocket_mars-log-dealt_unknown = { $player } reçoit des cartes.
pocket_mars-log-passed_pack = { $player } passe { LIST($cards) } à { $receiver }.
pocket_mars-log-passed_pack_unknown = { $player } passe les cartes restantes à { $receiver }.
pocket_mars-log-kept_draft = { $player } garde { $card }.
pocket_mars-log-stored = { $player } place { $card } dans son Module.
pocket_mars-log-round_began = La manche { $number } commence.
pocket_mars-log-turn_began = C’est à { $player } de jouer.
pocket_mars-log-played_hand = { $player } joue { $card } de sa main.
pocket_mars-log-connected = { $player } connecte { $card } : { $value } { $result ->
        [higher] bat
       *[not_higher] ne bat pas
    } { $beaten }.
pocket_mars-log-connected_construction = { $player } connecte { $card }.
pocket_mars-log-connected_rival = { $player } connecte { $card } du Module { OF($owner) }.
pocket_mars-log-launched = { $player } embarque { $count ->
        [one] { $count } colon
       *[other] { $count } colons
    }.
pocket_mars-log-landed = { $player } pose un colon dans le bâtiment { $building }.
pocket_mars-log-paid = { $player } paie { $count ->
        [one] { $count } énergie
       *[other] { $count } énergies
    } ; il lui en reste { $now }.
pocket_mars-log-gained_energy = { $player } gagne { $count ->
        [one] { $count } énergie
       *[other] { $count } énergies
    } et en a maintenant { $now }.
pocket_mars-log-lost_energy = { $player } perd { $count ->
        [one] { $count } énergie
       *[other] { $count } énergies
    } ; il lui en reste { $now }.
pocket_mars-log-drew = { $player } pioche { $card }.
pocket_mars-log-took = { $player } prend { $card } du Module { OF($owner) }.
pocket_mars-log-discarded = { $player } défausse { $card }.
pocket_mars-log-buried = { $player } glisse { $card } sous la pioche.
pocket_mars-log-covered = { $player } place { $card } face cachée sur le bâtiment { $building }.
pocket_mars-log-looked = { $player } regarde { $count ->
        [1] la première carte
       *[other] les { $count } premières cartes
    } de la pioche : { LIST($cards) }.
pocket_mars-log-looked_unknown = { $player } regarde { $count ->
        [1] la première carte
       *[other] les { $count } premières cartes
    } de la pioche.
pocket_mars-log-kept = { $player } garde { $card } de la pioche.
pocket_mars-log-peeked = { $player } regarde le Module { OF($owner) } : { LIST($cards) }.
pocket_mars-log-peeked_unknown = { $player } regarde le Module { OF($owner) }.
pocket_mars-log-promoted = { $player } promeut { $colonist } de la zone * à la zone ** du bâtiment { $building }.
pocket_mars-log-demoted = { $player } rétrograde { $colonist } de la zone ** à la zone * du bâtiment { $building }.
pocket_mars-log-transferred = { $player } déplace un colon du bâtiment { $start } vers le bâtiment { $end }.
pocket_mars-log-recalled = { $player } renvoie { $colonist } du bâtiment { $building } sur son Vaisseau.
pocket_mars-log-swapped_zones = Dans le bâtiment { $building }, { $player } échange { $up } en zone * et { $down } en zone **.
pocket_mars-log-swapped_cards = { $player } échange la { $first ->
        [1] 1ʳᵉ
       *[other] { $first }ᵉ
    } et la { $second }ᵉ carte dans la colonne du bâtiment { $building }.
pocket_mars-log-deck_rebuilt = La pioche est épuisée : les cartes recouvertes et la défausse forment une nouvelle pioche de { $count ->
        [one] { $count } carte
       *[other] { $count } cartes
    }.
pocket_mars-log-system_failed = { COUNT($cards) ->
        [0] Il n’y a plus de carte à défausser dans la pioche.
        [1] { LIST($cards) } est défaussée de la pioche.
       *[other] { LIST($cards) } sont défaussées de la pioche.
    }
pocket_mars-log-androids_acted = Il reste une carte dans le Module { OF($player) } : les androïdes agissent dans le bâtiment { $building }.
pocket_mars-log-androids_rested = { $count ->
        [0] Les androïdes se reposent : le Module { OF($player) } est vide.
        [1] Les androïdes se reposent : il y a { $count } carte dans le Module { OF($player) }.
       *[other] Les androïdes se reposent : il y a { $count } cartes dans le Module { OF($player) }.
    }
pocket_mars-log-automatics_refilled = { $count } cartes sont placées dans le Module { OF($player) } : { LIST($colours) }.
pocket_mars-log-automatics_refilled_one = { CAPITAL($card) } est placée dans le Module { OF($player) }.
pocket_mars-log-used_building = { $player } utilise le bâtiment { $building }.
pocket_mars-log-used_module_action = { $player } utilise l’action de Module de la carte { $card }.
