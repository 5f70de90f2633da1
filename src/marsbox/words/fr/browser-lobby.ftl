### The browser's words: the frame of all pages, the lobby, the archive, the profile.

## app

app-tagline = Jeux de société sur la planète rouge
app-disclaimer = Une adaptation non officielle, sans lien avec les éditeurs des jeux. Elle n’utilise ni leurs illustrations ni leurs textes.
app-language = Langue
app-close = Fermer
app-cancel = Annuler
app-loading = Chargement…
app-retry = Réessayer
app-skipToContent = Aller au contenu
app-unreachable = Le serveur est injoignable. Vérifiez votre connexion et réessayez.
app-notFound = Cette page n’existe pas
app-notFoundNote = Le lien est peut-être incomplet ou trop ancien.
app-toLobby = Retour à l’accueil
app-lobby = Accueil
app-settings = Réglages
app-labelled = { $label } : { $value }
app-sentence = { $text }.

## settings

settings-name = Votre nom
settings-appearance = Apparence
settings-auto = Automatique
settings-light = Clair
settings-dark = Sombre
settings-confirm = Confirmer les coups
settings-confirmNote = Un clic montre d’abord ce que le coup va changer.
settings-hold = Annuler à la fin d’un tour
settings-holdNote = Les autres continuent quand ce temps est écoulé ou quand vous terminez le tour.
settings-holds-none = Impossible
settings-holds-short = Pendant 4 secondes
settings-holds-long = Jusqu’à ce que je termine le tour, 30 secondes au plus
settings-sound = Son
settings-notify = Notifications
settings-notifyNote = M’avertir quand c’est à moi de jouer et que cet onglet est en arrière-plan.
settings-notifyRefused = Votre navigateur bloque les notifications de cette page ; vous pouvez les autoriser dans ses réglages.
settings-chat = Afficher la discussion
settings-soundNote = De brefs sons quand c’est à vous de jouer, quand les autres ont joué et à la fin.

## lobby

lobby-playNow = Jouer maintenant
lobby-learn = Apprendre
lobby-setUp = Préparer une table
lobby-against =
    { $n ->
        [0] Vous seul
        [one] Vous et un robot : { $level }
       *[other] Vous et { $n } robots : { $level }
    }
lobby-factPlayers = Joueurs
lobby-factMinutes = Durée
lobby-factWeight = Complexité
lobby-playerRange = { $least } à { $most } joueurs
lobby-minutes = { $least } à { $most } min
lobby-weight-light = Léger
lobby-weight-medium = Intermédiaire
lobby-weight-heavy = Complexe
lobby-showAll = Tout afficher ({ $n })
lobby-openTables = Tables ouvertes
lobby-noOpenTables = Personne n’attend de joueurs en ce moment. Ouvrez une table et invitez quelqu’un.
lobby-toWatch = Parties à regarder
lobby-more = Plus d’options
lobby-newTable = Nouvelle table
lobby-game = Jeu
lobby-players = Joueurs
lobby-solo = Solo
lobby-playersCount =
    { $n ->
        [one] { $n } joueur
       *[other] { $n } joueurs
    }
lobby-yourName = Votre nom
lobby-yourNamePlaceholder = Visible par les autres joueurs
lobby-seats = Places
lobby-seatMe = Moi
lobby-seatHere = Un autre joueur sur cet appareil
lobby-seatOpen = Un ami (par lien)
lobby-seatBot = Robot : { $label }
lobby-anyCharacter = N’importe qui
lobby-opponent = Adversaire à la place { $n }
lobby-seatName = Nom pour la place { $n }
lobby-who = Joueur à la place { $n }
lobby-nobodyHere = Vous n’avez pas pris de place : vous serez spectateur.
lobby-tableName = Nom de la table
lobby-tableNamePlaceholder = Facultatif
lobby-options = Variantes
lobby-create = Ouvrir la table
lobby-start = Commencer la partie
lobby-creating = Ouverture…
lobby-status-open = en attente de joueurs
lobby-status-running = en cours
lobby-status-over = terminée
lobby-paused = en pause
lobby-private = privée : uniquement avec le lien
lobby-freeSeats =
    { $n ->
        [one] { $n } place libre
       *[other] { $n } places libres
    }
lobby-join = Rejoindre
lobby-resume = Continuer
lobby-watch = Regarder
lobby-readRules = Lire les règles
lobby-seeCards = Voir toutes les cartes
lobby-free = libre
lobby-clock = Pendule
lobby-clockNone = Sans pendule
lobby-clockMove = Temps par coup
lobby-clockGame = Temps par partie
lobby-duration =
    { $unit ->
        [second] { $n ->
            [one] { NUMBER($n) } seconde
           *[other] { NUMBER($n) } secondes
        }
        [minute] { $n ->
            [one] { NUMBER($n) } minute
           *[other] { NUMBER($n) } minutes
        }
        [hour] { $n ->
            [one] { NUMBER($n) } heure
           *[other] { NUMBER($n) } heures
        }
       *[day] { $n ->
            [one] { NUMBER($n) } jour
           *[other] { NUMBER($n) } jours
        }
    }
lobby-hoursAndMinutes = { $hours }{ "\u00A0" }h{ "\u00A0" }{ $minutes }
lobby-perMove = { $duration } par coup
lobby-perGame = { $duration } par partie
lobby-found = Visibilité
lobby-foundByAll = Publique
lobby-foundByLink = Uniquement avec le lien

## archive

archive-title = Parties terminées
archive-all = Tous les jeux
archive-own = Mes parties seulement
archive-nothing = Aucune partie terminée.
archive-more = Afficher les parties plus anciennes

## you

you-title = Vous
you-statistics = Vos parties sur ce serveur
you-played = Jouées
you-won = Gagnées
you-givenUp = Non terminées
you-most = Meilleur score
you-rating = Cote
you-rated =
    { $games ->
        [one] { $rating } ({ $games } partie)
       *[other] { $rating } ({ $games } parties)
    }
you-nothing = Vous n’avez encore terminé aucune partie ici.
you-rule = Une partie compte si vous y occupiez une seule place. Seules les parties entre deux personnes au moins comptent pour la cote ; les robots sont ignorés, et quiconque ne joue pas jusqu’au bout arrive dernier.
you-notices = Notifications
you-noticesNote = Quand c’est à vous de jouer et que vous n’êtes pas à la table, le serveur peut envoyer un message à une adresse ntfy, Discord ou d’un service semblable.
you-address = Adresse pour les notifications
you-keep = Enregistrer
you-kept = Enregistré.
you-forget = Supprimer mes données
you-forgetNote = Supprime votre nom, vos statistiques, votre cote, vos messages et l’adresse des notifications. Les parties terminées sont conservées sans votre nom ; dans les parties en cours, un robot prend votre place.
you-sure = C’est définitif.
you-forgotten = Vos données ont été supprimées.
