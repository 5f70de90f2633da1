### Ce que dit chaque jeu : qui a gagné, qui l'on attend, ce qui est refusé, ce que l'on sait d'un élément de la boîte.

games-any_player = Joueur { $number }
games-waiting = On attend { LIST($players) }.
games-over = La partie est terminée.
games-ended = { COUNT($winners) ->
    [1] La partie est terminée : { LIST($winners) } gagne.
   *[other] La partie est terminée : { LIST($winners) } partagent la victoire.
    }
games-victory = { COUNT($winners) ->
    [1] { LIST($winners) } gagne avec { $points ->
        [one] { $points } point
       *[other] { $points } points
    }.
   *[other] { LIST($winners) } partagent la victoire avec { $points ->
        [one] { $points } point
       *[other] { $points } points
    } chacun.
    }

## Ce que l'on sait d'un élément de la boîte

games-provenance-rulebook = imprimé dans la règle
games-provenance-attested = vu par des propriétaires de la boîte
games-provenance-inferred = déduit de ce que l’on sait
games-provenance-reconstructed = reconstitué par nos soins

## Conseils et analyses

games-no_benefit = Aucun autre choix ne promet davantage.
games-better_by = Ce coup aurait rapporté davantage, en points à la fin : { JOIN($parts) }.
games-value_change = { $part } { SIGNED($points) }

## Refus

games-refused-nothing_to_take_back = Vous n’avez pas de réponse à reprendre : cela n’est possible que tant que tous n’ont pas répondu.
games-refused-nothing_to_undo = Il n’y a rien à annuler : on ne peut annuler que son propre dernier choix, s’il n’a rien révélé de caché et si personne n’a joué depuis.
games-refused-unknown_seat = { $players ->
    [1] Il n’y a pas de place { $seat } : la seule place de cette partie est la place { $last }.
   *[other] Il n’y a pas de place { $seat } : les places de cette partie vont de 0 à { $last }.
    }
games-refused-unknown_action = Il n’y a pas d’action { $action } : les actions sont numérotées de 0 à { $last }.
games-refused-game_over = La partie est terminée ; commencez-en une nouvelle pour rejouer.
games-refused-not_your_decision = Vous n’avez rien à décider maintenant : la partie attend { LIST($players) }.
games-refused-not_asked = Ce n’est pas ce qui vous est demandé : il faut { $question }.
