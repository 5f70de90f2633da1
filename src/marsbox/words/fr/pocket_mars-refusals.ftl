### Pocket Mars : pourquoi une action est refusée, et ce qui conviendrait.

pocket_mars-refused-not_possible = Ce choix n’est pas possible maintenant : il faut { $question }. Choisissez parmi les options proposées.
pocket_mars-refused-no_colonist_on_earth = Vous n’avez plus de colon sur Terre à embarquer ; effectuez une autre action.
pocket_mars-refused-not_in_hand = { $card } n’est pas dans votre main ; choisissez une carte qui s’y trouve.
pocket_mars-refused-already_chosen = Vous avez déjà choisi { $card } ; choisissez une autre carte.
pocket_mars-refused-not_in_module = { $card } n’est pas dans votre Module ; choisissez une carte qui s’y trouve.
pocket_mars-refused-not_yours = { $card } n’est pas à vous ; choisissez une de vos cartes.
pocket_mars-refused-hand_only = { $card } est dans votre Module ; il faut ici choisir une carte de votre main.
pocket_mars-refused-not_looked_at = { $card } n’est pas parmi les cartes que vous regardez ; gardez l’une d’elles.
pocket_mars-refused-not_in_pack = { $card } n’est pas dans votre paquet ; gardez une carte qui s’y trouve.
pocket_mars-refused-own_module = C’est votre propre Module ; jouez ses cartes comme les vôtres, ou choisissez une carte du Module d’un autre joueur.
pocket_mars-refused-no_such_player = Il n’y a pas de joueur à la place { $seat } ; choisissez une carte du Module d’un autre joueur.
pocket_mars-refused-no_such_module_card = Il n’y a pas de carte à l’emplacement { $place } du Module { OF($player) } ; choisissez une carte qui s’y trouve.
pocket_mars-refused-condition_not_met = La condition de la carte { $card } n’est pas remplie : { $action }. Choisissez une autre action.
pocket_mars-refused-not_enough_energy = { $card } coûte { $cost ->
        [one] { $cost } énergie
       *[other] { $cost } énergies
    } et vous en avez { $energy } ; choisissez une autre action.
pocket_mars-refused-nothing_to_do = { $card } n’aurait aucun effet maintenant : vous ne pouvez pas utiliser son action de main ; choisissez une autre action.
