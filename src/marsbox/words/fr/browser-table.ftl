### The browser's words: a table, its people, its log, its score and its help.

## chat

chat-title = Discussion
chat-say = Écrire un message
chat-send = Envoyer
chat-nothing = Aucun message pour l’instant.
chat-closed = Les spectateurs peuvent écrire après la partie, ou avant si l’hôte le permet.
chat-open = Les spectateurs peuvent écrire
chat-somebody = Quelqu’un
chat-removed = (supprimé)
chat-spectator = { $name } (spectateur)
chat-unread =
    { $n ->
        [one] non lu
       *[other] non lus
    }
chat-seen = Marquer comme lu

## life

life-clocks = Temps restant
life-timeOf = Temps restant { OF($name) }
life-botShort = robot
life-paused = La partie est en pause. Personne ne joue et les pendules sont arrêtées.
life-deserted = Il n’y avait plus personne : la partie est en pause.
life-pause = Mettre la partie en pause
life-goOn = Reprendre
life-unwish = Finalement non
life-wantPause =
    { COUNT($names) ->
        [one] { LIST($names) } souhaite une pause.
       *[other] { LIST($names) } souhaitent une pause.
    }
life-wantGoOn =
    { COUNT($names) ->
        [one] { LIST($names) } souhaite reprendre.
       *[other] { LIST($names) } souhaitent reprendre.
    }
life-botPlays = Un robot joue à la place { OF($name) }.
life-stepMissed = Temps écoulé. Un robot joue ce coup à la place { OF($name) } ; le prochain sera de nouveau à vous.
life-isAway = { $name } ne répond plus. Un robot joue jusqu’à son retour.
life-playAgain = On vous propose une revanche.
life-gaveUp = { $name } a abandonné. Un robot joue jusqu’à la fin.
life-conceded = { $name } a abandonné. Victoire { OF($winner) } !
life-vote =
    { COUNT($voters) ->
        [one] { LIST($voters) } souhaite remplacer { $name } par un robot.
       *[other] { LIST($voters) } souhaitent remplacer { $name } par un robot.
    }
life-lost-moved = La place { OF($name) } est passée sur un autre appareil.
life-lost-voted_out = Les autres ont voté l’exclusion { OF($name) }. Un robot joue jusqu’à la fin.
life-do-return = Reprendre la main
life-do-bot = Laisser jouer un robot
life-addBot = Ajouter un robot…
life-do-resign = Abandonner
life-do-end = Arrêter la partie ici
life-do-leave = Quitter la place
life-do-replace = Remplacer par un robot
life-do-vote = Voter l’exclusion
life-do-unvote = Retirer mon vote
life-sure-bot = Un robot jouera à la place { OF($name) } jusqu’à ce que vous repreniez la main, à tout moment. S’il joue encore à la fin, la partie comptera comme non terminée.
life-sure-resign = { $name } abandonne. Un robot jouera jusqu’à la fin, et ce sera indiqué dans le résultat. C’est définitif.
life-sure-end = La partie s’arrête ici sur une victoire { OF($name) }. C’est définitif.
life-sure-leave = { $name } quitte sa place, et la partie comptera comme non terminée. Elle attendra que quelqu’un prenne la place avec le lien.
life-sure-replace = { $name } est hors ligne. Un robot jouera jusqu’à son retour.
life-sure-vote = Si plus de la moitié des autres joueurs votent pour, un robot jouera à la place { OF($name) } jusqu’à la fin.
life-standIn-asked = un robot joue pour l’instant
life-standIn-absent = hors ligne : un robot joue
life-standIn-clock = temps écoulé : un robot joue ce coup
life-standIn-away = ne répond plus : un robot joue
life-standIn-left = a quitté la partie : un robot joue
life-standIn-resigned = abandon : un robot joue
life-standIn-voted_out = exclusion : un robot joue
life-stoodIn-asked = un robot a joué à la fin
life-stoodIn-absent = hors ligne : un robot a continué
life-stoodIn-clock = temps écoulé : un robot a continué
life-stoodIn-away = ne répondait plus : un robot a continué
life-stoodIn-left = a quitté la partie : un robot a continué
life-stoodIn-resigned = abandon : un robot a continué
life-stoodIn-voted_out = exclusion : un robot a continué

## table

table-round = Manche { $n }
table-copyLink = Copier le lien
table-copySeatLink = Copier le lien vers votre place
table-copied = Lien copié
table-copyFailed = Copiez ce lien :
table-moveSeat = Continuer sur un autre appareil
table-moveSeatHow = La première personne qui ouvre ce lien prend votre place. Il ne sert qu’une fois.
table-revokeLink = Révoquer le lien
table-linkRevoked = Lien révoqué.
table-invite = Invitez les autres avec ce lien. La partie commence dès que toutes les places sont prises.
table-invited = Entrez votre nom et prenez une place. La partie commence dès que toutes les places sont prises.
table-nameFirst = Entrez d’abord un nom.
table-noVariants = Aucune
table-waitingRoom = En attente de joueurs
table-takeSeat = Prendre cette place
table-takeSeatNamed = Prendre la place { $n }
table-takeAnother = Quelqu’un d’autre sur cet appareil ? Saisissez un nom et prenez une autre place.
table-seats = Places
table-free = Place libre
table-you = vous
table-bot = robot
table-character = { $name } ({ $level }) : { $description }
table-aboutCharacter = { $level }. { $description }
table-online = en ligne
table-offline = hors ligne
table-spectator = Vous êtes spectateur. Les informations cachées le restent.
table-seatFree = La place { OF($name) } est libre. La partie attend que quelqu’un la prenne.
table-connecting = Connexion…
table-lost = Connexion perdue. Votre partie est à l’abri ; reconnexion…
table-yourTurn = À vous de jouer
table-titleTurn = ● À vous de jouer · { $table }
table-waitingFor =
    { COUNT($names) ->
        [0] Un instant…
       *[other] On attend { LIST($names) }.
    }
table-thinking = { $name } réfléchit
table-hint = Conseil
table-hintTitle = Que me conseillez-vous ?
# Points have one decimal.
table-hintExpected =
    { $lead ->
        [alone] Chances de gagner : { NUMBER($chance, style: "percent") }.
        [level] Chances de gagner : { NUMBER($chance, style: "percent") } ; à forces égales, chacun aurait { NUMBER($par, style: "percent") }. Écart attendu à la fin : aucun, à égalité avec le meilleur adversaire.
        [behind] { $points ->
            [one] Chances de gagner : { NUMBER($chance, style: "percent") } ; à forces égales, chacun aurait { NUMBER($par, style: "percent") }. Écart attendu à la fin : { NUMBER($points, minimumFractionDigits: 1, maximumFractionDigits: 1) } point de retard sur le meilleur adversaire.
           *[other] Chances de gagner : { NUMBER($chance, style: "percent") } ; à forces égales, chacun aurait { NUMBER($par, style: "percent") }. Écart attendu à la fin : { NUMBER($points, minimumFractionDigits: 1, maximumFractionDigits: 1) } points de retard sur le meilleur adversaire.
        }
       *[ahead] { $points ->
            [one] Chances de gagner : { NUMBER($chance, style: "percent") } ; à forces égales, chacun aurait { NUMBER($par, style: "percent") }. Écart attendu à la fin : { NUMBER($points, minimumFractionDigits: 1, maximumFractionDigits: 1) } point d’avance sur le meilleur adversaire.
           *[other] Chances de gagner : { NUMBER($chance, style: "percent") } ; à forces égales, chacun aurait { NUMBER($par, style: "percent") }. Écart attendu à la fin : { NUMBER($points, minimumFractionDigits: 1, maximumFractionDigits: 1) } points d’avance sur le meilleur adversaire.
        }
    }
table-hintLoss =
    { $points ->
        [0] tout aussi bien
        [one] coûte { NUMBER($points, minimumFractionDigits: 1, maximumFractionDigits: 1) } point
       *[other] coûte { NUMBER($points, minimumFractionDigits: 1, maximumFractionDigits: 1) } points
    }
table-hintNumbers = Les chiffres
table-hintCompared = Ce que coûte chaque choix par rapport au meilleur, en points à la fin de la partie, et d’où viennent ces points : pour le meilleur choix, par rapport à maintenant ; pour les autres, par rapport au meilleur.
table-hintBest = le meilleur choix
table-hintDo = Jouer ce coup
table-hintTick = { $n ->
    [one] Cocher cette carte
   *[other] Cocher ces cartes
    }
table-undo = Annuler
table-takeBack = Modifier
table-endTurn = Terminer le tour
table-held = Votre tour est fini. Vous pouvez encore l’annuler.
table-rules = Règles
table-cards = Cartes
table-log = Journal
table-chat = Discussion
table-logEmpty = Il ne s’est encore rien passé.
table-story = Étape par étape
table-chronicle = Ce qui s’est passé
table-choices = Ce que vous pouvez faire
table-showChoices = Afficher les choix
table-hideChoices = Masquer les choix
table-pickOne = Choisissez
table-pickOnBoard = Cliquez maintenant sur un élément en surbrillance.
table-pickMore = ou cliquez sur un autre élément en surbrillance
table-player = Joueur { $n }
table-score = Score
table-handOver = Passer l’écran
table-confirm = Confirmer
table-confirmTitle = Jouer ce coup ?
table-parts = Sections de la table
table-now = Maintenant : { $options }

## preview

preview-nothing = Rien d’autre ne change.
preview-points =
    { $n ->
        [one] { SIGNED($n) } point si la partie se terminait après ce coup.
       *[other] { SIGNED($n) } points si la partie se terminait après ce coup.
    }
preview-hidden = La suite dépend d’informations cachées.
preview-then = Ensuite :

## handOver

handOver-title = Passez l’écran à { $name }
handOver-text = Les cartes { OF($name) } restent cachées tant que { $name } n’est pas devant l’écran.
handOver-here = C’est moi, { $name }
handOver-undoOf = Annuler le dernier coup { OF($name) }

## score

score-title = Score final
score-total = Total
score-rank =
    { $n ->
        [1] 1ᵉʳ
       *[other] { $n }ᵉ
    }
score-winner = Gagnant
score-youWin = Vous avez gagné !
score-decided = Ce qui a fait la différence : { $category }, { $n ->
    [one] { $n } point
   *[other] { $n } points
} de plus que { $name }.
score-won = Gagné
score-lost = Perdu
score-record = Télécharger la partie
score-rematch = Revanche
score-newTable = Nouvelle table
score-board = Voir le plateau
score-replay = Revoir la partie
score-analysis = Analyser la partie
score-categories = Points par catégorie
score-category = Catégorie
score-details = { $category } : afficher le détail
score-chart = Évolution du score
score-chartOf = Score { LIST(OF($names)) } au fil de la partie
score-asTable = Afficher en tableau
score-end = Fin

## report

report-title = Signaler un problème
report-note = Tout ce qu’il faut pour comprendre le problème est mis dans un fichier. Rien n’est envoyé : enregistrez le fichier et envoyez-le à la personne qui gère ce serveur.
report-expected = Qu’attendiez-vous ?
report-happened = Que s’est-il passé à la place ?
report-holds = Le fichier contient votre description, la position et le journal tels que vous les voyez, les versions de Marsbox, des règles et des composants, et le nom de votre navigateur.
report-record = Il contient aussi la partie terminée.
report-noRecord = Il ne contient pas la partie, car elle n’est pas terminée.
report-save = Enregistrer le fichier
report-saved = Fichier enregistré. Merci !

## help

help-title = Aide
help-rules = Règles
help-cards = Cartes
help-keys = Clavier
help-contents = Sommaire
help-search = Rechercher dans les règles et les cartes
help-searchCards = Rechercher dans les cartes
help-hits = Résultats de la recherche
help-inRules = Voir les règles :
help-found =
    { $n ->
        [0] Aucun résultat
        [one] { $n } résultat
       *[other] { $n } résultats
    }
help-keysNote = Tab et Entrée donnent accès à tout. À la table, vous pouvez aussi utiliser ces raccourcis :
help-keyList-choose-key = 1–9
help-keyList-choose-text = choisir une option
help-keyList-hint-key = H
help-keyList-hint-text = demander un conseil
help-keyList-undo-key = U
help-keyList-undo-text = annuler un coup ou modifier une réponse
help-keyList-endTurn-key = E
help-keyList-endTurn-text = terminer le tour
help-keyList-pass-key = P
help-keyList-pass-text = passer
help-keyList-board-key = B
help-keyList-board-text = aller au plateau
help-keyList-cards-key = C
help-keyList-cards-text = aller à votre main
help-keyList-hand-key = S
help-keyList-hand-text = trier et filtrer votre main
help-keyList-mat-key = M
help-keyList-mat-text = aller à votre plateau
help-keyList-players-key = O
help-keyList-players-text = aller aux autres joueurs
help-keyList-log-key = L
help-keyList-log-text = aller au journal
help-keyList-help-key = ?
help-keyList-help-text = afficher les règles et les raccourcis
help-keyList-close-key = Échap
help-keyList-close-text = fermer la fenêtre ouverte ou passer la lecture

## story

story-walk = Les flèches gauche et droite permettent de passer d’un nom à l’autre.
story-earlier = Afficher les lignes précédentes ({ $n })
story-back = Étape précédente
story-forward = Étape suivante
story-play = Lancer la lecture
story-pause = Pause
story-all = Tout afficher
story-since = Depuis votre dernière visite
story-seen = Marquer comme vu
story-newSteps =
    { $n ->
        [one] { $n } nouvelle étape
       *[other] { $n } nouvelles étapes
    }
story-latest = Afficher ce qui s’est passé
story-setup = Mise en place
story-production = Production

## playback

playback-title = Lecture des coups des autres
playback-speeds-slow = Lente
playback-speeds-normal = Normale
playback-speeds-fast = Rapide
playback-speeds-off = Désactivée
playback-skip = Passer
playback-left =
    { $n ->
        [one] encore 1 étape
       *[other] encore { $n } étapes
    }

## provenance

provenance-title = Sources
provenance-rulebook = livret
provenance-attested = attesté
provenance-inferred = déduit
provenance-reconstructed = reconstitué
provenance-fields-card = carte
provenance-fields-space = case
provenance-fields-colour = couleur
provenance-fields-value = valeur
provenance-fields-hand = action de main
provenance-fields-module = action de Module
provenance-fields-name = nom
provenance-fields-outer = position
provenance-fields-borders = zones voisines
provenance-fields-ships = navettes
provenance-fields-tokens = tuiles de ressources
provenance-fields-score_tokens = jetons de score
provenance-fields-copies = nombre
provenance-fields-effect = effet
provenance-explain-rulebook = Imprimé dans le livret de règles.
provenance-explain-attested = Confirmé par des propriétaires du jeu.
provenance-explain-inferred = Déduit de ce qui est connu.
provenance-explain-reconstructed = Reconstitué par nos soins, dans l’esprit du jeu, faute de source.
