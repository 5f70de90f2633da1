### Pocket Mars : ce que font les cartes et les bâtiments, en propositions qui suivent un deux-points.
### Les verbes sont à l’impératif sur les cartes, et à l’infinitif après un coût et dans les options :
### « payez 1 énergie pour embarquer 1 colon », « payer 1 énergie pour embarquer 1 colon ».

pocket_mars-card_text = Main : { $hand }. Module : { $module }.
pocket_mars-sentence = { CAPITAL($clause) }.

## Comment les propositions s’assemblent

pocket_mars-conditional = { $mood ->
        [infinitive] { $condition }, { FORM($action, mood: "infinitive") }
       *[imperative] { $condition }, { $action }
    }
pocket_mars-paid = { $mood ->
        [infinitive] payer
       *[imperative] payez
    } { $cost ->
        [one] { $cost } énergie pour { FORM($action, mood: "infinitive") }
       *[other] { $cost } énergies pour { FORM($action, mood: "infinitive") }
    }
pocket_mars-then = { $mood ->
        [infinitive] { FORM($first, mood: "infinitive") }, puis { FORM($next, mood: "infinitive") }
       *[imperative] { $first }, puis { $next }
    }
pocket_mars-condition-own_here = si vous avez un colon dans ce bâtiment
pocket_mars-condition-no_own_here = si vous n’avez aucun colon dans ce bâtiment
pocket_mars-condition-in_hand = si vous avez { $card } en main

## Étapes. Le lieu est « there » quand ce bâtiment est le dernier lieu nommé, et « landed » quand il ne peut s’agir que du colon
## qui vient d’y être posé.

pocket_mars-step-launch = { $mood ->
        [infinitive] embarquer
       *[imperative] embarquez
    } { $count ->
        [one] { $count } colon
       *[other] { $count } colons
    } depuis la Terre
pocket_mars-step-land = { $place ->
        [here] { $mood ->
            [infinitive] poser
           *[imperative] posez
        } { $count ->
            [one] { $count } colon
           *[other] { $count } colons
        } dans ce bâtiment
        [there] { $mood ->
            [infinitive] y poser
           *[imperative] posez-y
        } { $count ->
            [one] { $count } colon
           *[other] { $count } colons
        }
       *[anywhere] { $mood ->
            [infinitive] poser
           *[imperative] posez
        } { $count ->
            [one] { $count } colon dans le bâtiment de votre choix
           *[other] { $count } colons, chacun dans le bâtiment de votre choix
        }
    }
pocket_mars-step-energy = { $mood ->
        [infinitive] gagner
       *[imperative] gagnez
    } { $count ->
        [one] { $count } énergie
       *[other] { $count } énergies
    }
pocket_mars-step-draw = { $mood ->
        [infinitive] piocher
       *[imperative] piochez
    } { $count ->
        [one] { $count } carte
       *[other] { $count } cartes
    }
pocket_mars-step-bury = { $mood ->
        [infinitive] glisser
       *[imperative] glissez
    } { $count } de vos cartes, de votre main ou de votre Module, sous la pioche
pocket_mars-step-cover = { $mood ->
        [infinitive] placer
       *[imperative] placez
    } { $count ->
        [one] { $count } carte de votre main face cachée sur le bâtiment de sa couleur, où elle vaut 0
       *[other] { $count } cartes de votre main face cachée sur les bâtiments de leur couleur, où elles valent 0
    }
pocket_mars-step-dig = { $mood ->
        [infinitive] regarder les { $look } premières cartes de la pioche, prendre { $count ->
            [1] l’une d’elles
           *[other] { $count } d’entre elles
        } et glisser { $rest ->
            [1] l’autre
           *[other] les autres
        } sous la pioche
       *[imperative] regardez les { $look } premières cartes de la pioche, prenez { $count ->
            [1] l’une d’elles
           *[other] { $count } d’entre elles
        } et glissez { $rest ->
            [1] l’autre
           *[other] les autres
        } sous la pioche
    }
pocket_mars-step-dig_all = { $mood ->
        [infinitive] prendre
       *[imperative] prenez
    } { $count ->
        [1] la première carte
       *[other] les { $count } premières cartes
    } de la pioche
pocket_mars-step-peek = { $mood ->
        [infinitive] regarder
       *[imperative] regardez
    } { $count ->
        [one] { $count } carte
       *[other] { $count } cartes
    } du Module d’un adversaire
pocket_mars-step-drain = { $mood ->
        [infinitive] faire
       *[imperative] faites
    } perdre { $count ->
        [one] { $count } énergie
       *[other] { $count } énergies
    } à un adversaire
pocket_mars-step-promote = { $place ->
        [here] { $mood ->
            [infinitive] promouvoir
           *[imperative] promouvez
        } { $count } de vos colons dans ce bâtiment, de la zone * à la zone **
        [there] { $mood ->
            [infinitive] y promouvoir
           *[imperative] promouvez-y
        } { $count } de vos colons de la zone * à la zone **
        [landed] { $mood ->
            [infinitive] le promouvoir
           *[imperative] promouvez-le
        } en zone **
       *[anywhere] { $mood ->
            [infinitive] promouvoir
           *[imperative] promouvez
        } { $count } de vos colons de la zone * à la zone **
    }
pocket_mars-step-demote = { $place ->
        [here] { $mood ->
            [infinitive] rétrograder
           *[imperative] rétrogradez
        } { $count ->
            [one] { $count } colon adverse
           *[other] { $count } colons adverses
        } dans ce bâtiment, de la zone ** à la zone *
        [there] { $mood ->
            [infinitive] y rétrograder
           *[imperative] rétrogradez-y
        } { $count ->
            [one] { $count } colon adverse
           *[other] { $count } colons adverses
        } de la zone ** à la zone *
       *[anywhere] { $mood ->
            [infinitive] rétrograder
           *[imperative] rétrogradez
        } { $count ->
            [one] { $count } colon adverse
           *[other] { $count } colons adverses
        } de la zone ** à la zone *
    }
pocket_mars-step-transfer = { $mood ->
        [infinitive] déplacer
       *[imperative] déplacez
    } { $count ->
        [1] { $count } de vos colons
       *[other] { $count } de vos colons, chacun
    } de la zone * d’un bâtiment à celle d’un autre
pocket_mars-step-recall = { $mood ->
        [infinitive] renvoyer
       *[imperative] renvoyez
    } { $count ->
        [one] { $count } colon adverse de la zone * sur son Vaisseau
       *[other] { $count } colons adverses de la zone * sur leur Vaisseau
    }
pocket_mars-step-swap_zones = { $mood ->
        [infinitive] échanger
       *[imperative] échangez
    } deux colons de joueurs différents, l’un en zone * et l’autre en zone ** du même bâtiment{ $count ->
        [1] {""}
       *[other] , { $count } fois
    }
pocket_mars-step-swap_cards = { $mood ->
        [infinitive] échanger
       *[imperative] échangez
    } deux cartes dans la colonne d’un bâtiment{ $count ->
        [1] {""}
       *[other] , { $count } fois
    }

## Les capacités des bâtiments

pocket_mars-ability-ecosystem = { $mood ->
        [infinitive] déplacer
       *[imperative] déplacez
    } un colon, le vôtre ou celui d’un autre, de la zone * à la zone ** de son bâtiment ou inversement
pocket_mars-ability-water = { $mood ->
        [infinitive] glisser
       *[imperative] glissez
    } 1 de vos cartes, de votre main ou de votre Module, sous la pioche
pocket_mars-ability-energy = { $mood ->
        [infinitive] gagner
       *[imperative] gagnez
    } 1 énergie
pocket_mars-ability-science = { $mood ->
        [infinitive] embarquer
       *[imperative] embarquez
    } 1 colon depuis la Terre
pocket_mars-ability-construction = { $mood ->
        [infinitive] poser
       *[imperative] posez
    } 1 colon dans le bâtiment de votre choix
