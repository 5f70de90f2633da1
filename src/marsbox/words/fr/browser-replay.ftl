### The browser's words: replays and analyses.

## replay

replay-title = Revoir la partie · { $table }
replay-watching = Revoir la partie
replay-controls = Commandes de lecture
replay-position = Étape { $step } sur { $last }
replay-scrub = Étape
replay-spoken = Étape { $step } sur { $last }. { $told }
replay-spokenInChapter = Étape { $step } sur { $last }, { $chapter }. { $told }
replay-first = Aller au début
replay-back = Étape précédente
replay-play = Lecture
replay-pause = Pause
replay-forward = Étape suivante
replay-last = Aller à la fin
replay-chapter = Chapitre
replay-speed = Vitesse : ×{ NUMBER($times) }
replay-eyes = Point de vue
replay-open = Tout le monde (mains ouvertes)
replay-spectator = Spectateur
replay-asked = Prochaine décision, { $name } : { $prompt }
replay-nothing = Rien de visible ne s’est passé à cette étape.
replay-happened = Ce qui s’est passé à cette étape
replay-link = Copier le lien de cette étape
replay-download = Télécharger la partie
replay-report = Signaler un problème
replay-score = Score final
replay-table = Retour à la table
replay-goTo = Aller à l’étape { $step }
replay-log = Journal complet
replay-keys = Flèches : une étape. Page précédente et page suivante : un chapitre. Début et Fin : début et fin de la partie. Espace : lecture ou pause.
replay-openRecord = Ouvrir un fichier de partie
replay-openNote = Choisissez un fichier enregistré après une partie, ou déposez-le ici, pour revoir la partie étape par étape.
replay-choose = Choisir un fichier
replay-opening = Lecture du fichier…
replay-foreign = Ce n’est pas un fichier de partie de Marsbox.
replay-withoutRecord = Ce signalement concerne une partie inachevée : il n’y a rien à revoir.

## analysis

analysis-page = Analyse
analysis-title = Analyse · { $table }
analysis-note = Un robot a évalué chaque position et cherché mieux là où un coup semblait coûteux. Ce sont des estimations ; le robot ignore tout des projets de chacun. « Pourquoi » dit ce que le meilleur coup aurait apporté.
analysis-working = Analyse de la partie en cours. Cela peut prendre une minute ou deux.
analysis-queued =
    { $n ->
        [one] { $n } autre partie sera analysée avant.
       *[other] { $n } autres parties seront analysées avant.
    }
analysis-chart = Chances de gagner (%)
analysis-chartOf = Chances de gagner { LIST(OF($names)) }, étape par étape
analysis-percent = { NUMBER($share, style: "percent") }
analysis-watch = Voir cette étape
analysis-moves = Les plus grosses erreurs
analysis-noMoves = Aucune erreur notable.
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
analysis-brought = Cela apporte
analysis-better = Mieux
analysis-why = Pourquoi
analysis-numbers = D’où vient la perte
