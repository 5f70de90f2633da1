### The browser's words: the frame of all pages, the lobby, the archive, the profile.

## app

app-tagline = Jeux de société martiens
app-disclaimer = Une réalisation non officielle, sans lien avec les éditeurs des jeux, sans leurs illustrations ni leurs textes.
app-language = Langue
app-close = Fermer
app-cancel = Annuler
app-loading = Chargement…
app-retry = Réessayer
app-skipToContent = Aller au contenu
app-unreachable = Le serveur est injoignable. Vérifiez la connexion et réessayez.
app-notFound = Il n’y a rien ici.
app-toLobby = Vers l’accueil
app-lobby = Accueil
app-settings = Réglages

## settings

settings-name = Votre nom
settings-appearance = Apparence
settings-auto = Comme l’appareil
settings-light = Clair
settings-dark = Sombre
settings-confirm = Demander avant d’agir
settings-confirmNote = Un clic montre d’abord ce qu’il va changer.
settings-sound = Son
settings-notify = M’avertir quand c’est à moi
settings-notifyNote = Le navigateur vous avertit quand la page est ouverte et que vous regardez ailleurs.
settings-notifyRefused = Le navigateur ne le permet pas ; ses réglages pour cette page le peuvent.
settings-chat = Montrer ce qui se dit à la table
settings-soundNote = De brefs sons quand c’est à vous, quand les autres ont joué et à la fin.

## lobby

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
lobby-yourNamePlaceholder = Tel que les autres vous voient
lobby-seats = Qui s’assoit où
lobby-seatMe = Moi
lobby-seatHere = Quelqu’un ici, sur cet appareil
lobby-seatOpen = Un ami, par lien
lobby-seatBot = Robot : { $label }
lobby-seatName = Nom à la place { $n }
lobby-who = Qui s’assoit à la place { $n }
lobby-nobodyHere = Personne ici n’a de place : vous regarderez.
lobby-tableName = Nom de la table
lobby-tableNamePlaceholder = Facultatif
lobby-options = Variantes
lobby-create = Ouvrir la table
lobby-start = Commencer à jouer
lobby-creating = Ouverture…
lobby-tables = Tables
lobby-noTables = Aucune table n’est ouverte. Ouvrez-en une et invitez quelqu’un, ou jouez tout de suite contre un robot.
lobby-status-open = attend des joueurs
lobby-status-running = en cours
lobby-status-over = terminée
lobby-paused = en pause
lobby-private = privée : seulement avec le lien
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
lobby-clockMove = Temps pour chaque coup
lobby-clockGame = Temps pour toute la partie
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
lobby-perMove = { $duration } par coup
lobby-perGame = { $duration } pour la partie
lobby-found = Qui trouve la table
lobby-foundByAll = Tout le monde : elle est dans la liste
lobby-foundByLink = Seulement qui a le lien

## archive

archive-title = Parties finies
archive-all = Tous les jeux
archive-own = Seulement les miennes
archive-nothing = Aucune partie finie n’a été trouvée.
archive-more = Montrer les parties précédentes

## you

you-title = Vous
you-statistics = Vos parties sur ce serveur
you-played = Jouées
you-won = Gagnées
you-givenUp = Non terminées
you-most = Meilleur score
you-rating = Classement
you-rated =
    { $games ->
        [one] { $rating } ({ $games } partie)
       *[other] { $rating } ({ $games } parties)
    }
you-nothing = Vous n’avez encore fini aucune partie ici.
you-rule = Une partie compte si vous y aviez une seule place. Pour le classement, il faut au moins deux personnes ; les robots n’y comptent pas, et qui ne joue pas jusqu’au bout arrive en dernier.
you-notices = Avis quand c’est à vous
you-noticesNote = Le serveur peut envoyer une ligne à une adresse ntfy, Discord ou semblable quand c’est à vous et que vous n’êtes pas à la table.
you-address = Adresse pour les avis
you-keep = Enregistrer
you-kept = C’est noté.
you-forget = M’oublier
you-forgetNote = Retire votre nom, vos statistiques, votre classement, ce que vous avez dit et l’adresse des avis. Les parties finies restent, sans votre nom ; dans celles en cours, un robot prend votre place.
you-sure = C’est sans retour.
you-forgotten = Ce serveur ne sait plus rien de vous.
