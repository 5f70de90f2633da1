### The browser's words: a table, its people, its log, its score and its help.

## chat

chat-title = Discussion
chat-say = Dire quelque chose
chat-send = Envoyer
chat-nothing = Personne n’a encore rien dit.
chat-closed = Qui regarde peut parler après la partie, ou si la personne qui a ouvert la table le permet.
chat-open = Qui regarde peut parler aussi
chat-watching = regarde
chat-somebody = Quelqu’un
chat-removed = (retiré)
chat-unread = non lus
chat-seen = Vu

## life

life-clocks = Temps restant
life-timeOf = Temps restant { OF($name) }
life-botShort = robot
life-paused = La table est en pause. Personne ne joue et les pendules sont arrêtées.
life-pause = Mettre la table en pause
life-goOn = Reprendre
life-unwish = Finalement non
life-wantPause = Souhaite une pause : { LIST($names) }.
life-wantGoOn = Souhaite reprendre : { LIST($names) }.
life-botPlays = Un robot joue à la place { OF($name) }.
life-playAgain = Les autres rejouent.
life-gaveUp = { $name } a abandonné. Un robot joue jusqu’à la fin.
life-vote =
    { COUNT($voters) ->
        [one] { LIST($voters) } souhaite un robot à la place { OF($name) }.
       *[other] { LIST($voters) } souhaitent un robot à la place { OF($name) }.
    }
life-lost-moved = La place { OF($name) } est passée sur un autre appareil.
life-lost-voted_out = Les autres ont voté le départ { OF($name) }. Un robot joue jusqu’à la fin.
life-do-return = Jouer de nouveau moi-même
life-do-bot = Laisser jouer un robot
life-do-resign = Abandonner
life-do-leave = Quitter la place
life-do-replace = Remplacer par un robot
life-do-vote = Voter son départ
life-do-unvote = Retirer mon vote
life-sure-resign = { $name } abandonne. Un robot joue jusqu’à la fin et le résultat le dit. C’est sans retour.
life-sure-leave = { $name } rend sa place, et la partie compte comme non terminée. Elle attend que quelqu’un prenne la place avec le lien.
life-sure-replace = Un robot joue pour { $name } pendant son absence, jusqu’à son retour.
life-sure-vote = Si plus de la moitié des autres le votent, un robot jouera désormais pour { $name }, définitivement.
life-standIn-asked = un robot joue pour l’instant
life-standIn-absent = absence : un robot joue
life-standIn-clock = temps écoulé : un robot joue
life-standIn-left = parti : un robot joue
life-standIn-resigned = abandon : un robot continue
life-standIn-voted_out = départ voté : un robot continue
life-stoodIn-asked = un robot a joué à la fin
life-stoodIn-absent = absence : un robot a continué
life-stoodIn-clock = temps écoulé : un robot a continué
life-stoodIn-left = parti : un robot a continué
life-stoodIn-resigned = abandon : un robot a continué
life-stoodIn-voted_out = départ voté : un robot a continué

## table

table-round = Manche { $n }
table-copyLink = Copier le lien
table-copied = Lien copié
table-copyFailed = Copiez cette adresse :
table-moveSeat = Lien pour un autre appareil
table-moveSeatHow = La première personne qui ouvre ce lien a votre place. Il ne sert qu’une fois.
table-revokeLink = Révoquer le lien
table-linkRevoked = Le lien ne mène plus nulle part.
table-invite = Invitez les autres avec ce lien. La partie commence dès que chaque place est prise.
table-waitingRoom = En attente de joueurs
table-takeSeat = Prendre cette place
table-takeSeatNamed = Prendre la place { $n }
table-takeAnother = Quelqu’un d’autre sur cet appareil ? Donnez un nom et prenez une autre place.
table-seats = Places
table-free = Place libre
table-you = vous
table-bot = robot
table-online = présent
table-offline = absent
table-spectator = Vous regardez. Ce que les joueurs cachent reste caché.
table-seatFree = La place { OF($name) } est libre : la partie attend.
table-connecting = Connexion…
table-lost = Pas de connexion. Votre partie est à l’abri ; nouvel essai…
table-yourTurn = À vous
table-titleTurn = ● À vous · { $table }
table-waitingFor =
    { COUNT($names) ->
        [0] Un instant…
       *[other] On attend { LIST($names) }.
    }
table-thinking = { $name } réfléchit
table-hint = Conseil
table-hintTitle = Quel serait le meilleur choix ?
# Points have one decimal.
table-hintExpected =
    { $lead ->
        [alone] À prévoir : { NUMBER($chance, style: "percent") } de chances de gagner
        [behind] { $points ->
            [one] À prévoir : { NUMBER($points, minimumFractionDigits: 1, maximumFractionDigits: 1) } point de retard, { NUMBER($chance, style: "percent") } de chances de gagner
           *[other] À prévoir : { NUMBER($points, minimumFractionDigits: 1, maximumFractionDigits: 1) } points de retard, { NUMBER($chance, style: "percent") } de chances de gagner
        }
       *[ahead] { $points ->
            [one] À prévoir : { NUMBER($points, minimumFractionDigits: 1, maximumFractionDigits: 1) } point d’avance, { NUMBER($chance, style: "percent") } de chances de gagner
           *[other] À prévoir : { NUMBER($points, minimumFractionDigits: 1, maximumFractionDigits: 1) } points d’avance, { NUMBER($chance, style: "percent") } de chances de gagner
        }
    }
table-hintLoss =
    { $points ->
        [0] aussi bien
        [one] −{ NUMBER($points, minimumFractionDigits: 1, maximumFractionDigits: 1) } point
       *[other] −{ NUMBER($points, minimumFractionDigits: 1, maximumFractionDigits: 1) } points
    }
table-hintDo = Le faire
table-undo = Annuler le coup
table-takeBack = Reprendre
table-rules = Règles
table-cards = Cartes
table-log = Journal
table-chat = Discussion
table-logEmpty = Il ne s’est encore rien passé.
table-story = Pas à pas
table-chronicle = Ce qui s’est passé
table-choices = Ce que vous pouvez faire
table-showChoices = Montrer les choix
table-hideChoices = Cacher les choix
table-pickOne = Choisissez
table-pickOnBoard = Cliquez maintenant sur ce qui est éclairé.
table-pickMore = ou cliquez sur ce que cela doit aussi toucher
table-player = Joueur { $n }
table-score = Score
table-handOver = Passer l’écran
table-confirm = Confirmer
table-confirmTitle = Est-ce bien ce que vous voulez ?
table-parts = Parties de la table
table-thingLit = { $thing }. Maintenant : { $options }

## preview

preview-nothing = Rien d’autre ne change.
preview-points =
    { $n ->
        [one] { SIGNED($n) } point si la partie se terminait alors.
       *[other] { SIGNED($n) } points si la partie se terminait alors.
    }
preview-hidden = La suite dépend de quelque chose de caché.
preview-then = Ensuite :

## handOver

handOver-title = Passez l’écran à { $name }
handOver-text = Les cartes { OF($name) } restent cachées tant que { $name } n’est pas devant l’écran.
handOver-here = C’est moi, { $name }
handOver-undoOf = Annuler le dernier coup { OF($name) }

## score

score-title = Score final
score-total = Total
score-rank = Rang { $n }
score-winner = Gagnant
score-won = Gagné
score-lost = Perdu
score-record = Télécharger la partie
score-rematch = Rejouer
score-newTable = Nouvelle table
score-board = Voir le plateau
score-replay = Revoir la partie
score-analysis = Analyser la partie
score-categories = Points par catégorie
score-category = Catégorie
score-details = { $category } : ligne par ligne
score-chart = L’évolution des points
score-chartOf = Points de { LIST($names) } de chapitre en chapitre
score-asTable = En tableau
score-end = Fin

## report

report-title = Signaler un problème
report-note = Tout ce qui aide à trouver le problème est mis dans un fichier. Rien n’est envoyé : enregistrez le fichier et envoyez-le à la personne qui s’occupe de ce Marsbox.
report-expected = Qu’attendiez-vous ?
report-happened = Que s’est-il passé à la place ?
report-holds = Le fichier contient vos mots, la position et le journal tels que vous les voyez, les versions de Marsbox, des règles et des composants, et votre navigateur.
report-record = Il contient aussi l’enregistrement de la partie, qui est finie.
report-noRecord = Il ne contient pas l’enregistrement : la partie n’est pas finie.
report-save = Enregistrer le fichier
report-saved = Le fichier est enregistré. Merci !

## help

help-title = Aide
help-rules = Règles
help-cards = Cartes
help-keys = Clavier
help-contents = Sommaire
help-search = Chercher dans les règles et les cartes
help-searchCards = Chercher dans les cartes
help-hits = Ce qui a été trouvé
help-inRules = Dans les règles :
help-found =
    { $n ->
        [0] Rien n’a été trouvé.
        [one] { $n } passage trouvé
       *[other] { $n } passages trouvés
    }
help-keysNote = Tout s’atteint avec Tab et Entrée. À la table, il y a des raccourcis :
help-keyList-choose-key = 1 – 9
help-keyList-choose-text = choisir une option
help-keyList-hint-key = H
help-keyList-hint-text = conseil : quel serait le meilleur choix ?
help-keyList-undo-key = U
help-keyList-undo-text = annuler le coup, ou reprendre une réponse
help-keyList-endTurn-key = E
help-keyList-endTurn-text = finir le tour
help-keyList-pass-key = P
help-keyList-pass-text = passer
help-keyList-board-key = B
help-keyList-board-text = aller au plateau
help-keyList-cards-key = C
help-keyList-cards-text = aller aux cartes en main
help-keyList-hand-key = S
help-keyList-hand-text = trier et filtrer la main
help-keyList-mat-key = M
help-keyList-mat-text = aller à son propre plateau
help-keyList-players-key = O
help-keyList-players-text = aller aux autres joueurs
help-keyList-log-key = L
help-keyList-log-text = aller au journal
help-keyList-help-key = ?
help-keyList-help-text = règles et raccourcis
help-keyList-close-key = Échap
help-keyList-close-text = fermer ce qui est ouvert

## story

story-walk = Les flèches gauche et droite mènent d’un nom à l’autre.
story-earlier = Afficher les lignes précédentes ({ $n })
story-back = Étape précédente
story-forward = Étape suivante
story-play = Dérouler les étapes
story-pause = S’arrêter ici
story-all = Tout à la fois
story-since = Depuis votre dernier passage
story-seen = Vu
story-newSteps =
    { $n ->
        [one] { $n } nouvelle étape
       *[other] { $n } nouvelles étapes
    }
story-latest = Montrer ce qui s’est passé
story-setup = Mise en place
story-production = Production

## provenance

provenance-title = D’où cela vient
provenance-rulebook = livret
provenance-attested = attesté
provenance-inferred = déduit
provenance-reconstructed = reconstitué
provenance-fields-card = carte
provenance-fields-space = case
provenance-fields-colour = couleur
provenance-fields-value = valeur
provenance-fields-hand = action de main
provenance-fields-module = action de module
provenance-fields-name = nom
provenance-fields-outer = position
provenance-fields-borders = frontières
provenance-fields-ships = navettes
provenance-fields-tokens = tuiles de ressource
provenance-fields-score_tokens = jetons de score
provenance-fields-copies = nombre
provenance-fields-effect = effet
provenance-explain-rulebook = Imprimé dans le livret de règles.
provenance-explain-attested = Vu par des propriétaires de la boîte.
provenance-explain-inferred = Découle de ce qui est connu.
provenance-explain-reconstructed = Fait par nous dans l’esprit du jeu, car aucune source ne le montre.
