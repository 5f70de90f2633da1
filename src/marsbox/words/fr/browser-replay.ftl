### The browser's words: replays and analyses.

## replay

replay-title = Rediffusion · { $table }
replay-watching = Rediffusion
replay-controls = Étapes de la partie
replay-position = Étape { $step } sur { $last }
replay-scrub = Étape
replay-spoken = Étape { $step } sur { $last }. { $told }
replay-spokenInChapter = Étape { $step } sur { $last }, { $chapter }. { $told }
replay-first = Au début
replay-back = Une étape en arrière
replay-play = Lire
replay-pause = Pause
replay-forward = Une étape en avant
replay-last = À la fin
replay-chapter = Chapitre
replay-speed = Vitesse : { NUMBER($times) } fois
replay-eyes = Vu par
replay-open = Tout le monde : mains ouvertes
replay-spectator = Un spectateur
replay-asked = Question suivante pour { $name } : { $prompt }
replay-nothing = Personne n’apprend rien de cette étape.
replay-happened = Ce qui s’est passé à cette étape
replay-link = Copier le lien de ce moment
replay-download = Télécharger la partie
replay-report = Signaler un problème
replay-score = Score final
replay-table = À la table
replay-goTo = Aller à l’étape { $step }
replay-log = Tout le journal
replay-keys = Flèches : étape par étape. Page précédente, suivante : chapitre par chapitre. Début, Fin : début, fin. Espace : lire.
replay-openRecord = Ouvrir une partie enregistrée
replay-openNote = Un fichier enregistré après une partie, pour la revoir étape par étape. Choisissez-le, ou déposez-le ici.
replay-choose = Choisir un fichier
replay-opening = Lecture de la partie…
replay-foreign = Ce fichier n’est pas une partie enregistrée de Marsbox.
replay-withoutRecord = Ce signalement parle d’une partie qui n’était pas finie : il ne contient pas de partie à revoir.

## analysis

analysis-page = Analyse
analysis-title = Analyse · { $table }
analysis-note = Un robot a jugé chaque position et cherché mieux là où un coup semblait coûteux. C’est une estimation, qui ignore tout des projets de chacun. « Pourquoi » dit ce que le coup gagne et perd face au meilleur.
analysis-working = La partie est en cours d’analyse. Cela peut prendre une minute ou deux.
analysis-queued =
    { $n ->
        [one] La partie sera analysée après { $n } autre.
       *[other] La partie sera analysée après { $n } autres.
    }
analysis-chart = Chances de gagner, en pour cent
analysis-chartOf = Chances de gagner de { LIST($names) }, étape par étape
analysis-percent = { NUMBER($share, style: "percent") }
analysis-watch = Voir ce moment
analysis-moves = Les coups les plus coûteux
analysis-noMoves = Aucun coup n’a rien coûté de notable.
analysis-whose = Coups de
analysis-everybody = Tout le monde
analysis-moment = Étape { $step }
analysis-momentInChapter = { $chapter }, étape { $step }
analysis-cost =
    { $points ->
        [one] −{ NUMBER($points, minimumFractionDigits: 1, maximumFractionDigits: 1) } point
       *[other] −{ NUMBER($points, minimumFractionDigits: 1, maximumFractionDigits: 1) } points
    }
analysis-played = Joué
analysis-better = Mieux
analysis-why = Pourquoi
