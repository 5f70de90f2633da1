### The laboratory's own words.

## Mauvaises entrées : nommer la chose et dire ce qui serait juste

laboratory-jobs = Le nombre de processus est { $jobs } ; il doit être d’au moins 1.
laboratory-engine = Il n’y a pas de moteur « { $engine } » ; les moteurs sont { $known }.
laboratory-format = Les résultats ne s’écrivent pas en « { $form } » ; les formats sont { $known }.
laboratory-on_error = En cas d’erreur, « { $value } » n’est pas possible ; les possibilités sont { $known }.
laboratory-too_few_bots =
    { $given ->
        [one] Un seul robot est indiqué ({ $given }) ; un tournoi en demande au moins 2 différents.
       *[other] { $given } robots sont indiqués ; un tournoi en demande au moins 2 différents.
    }
laboratory-bot_twice = Le robot « { $bot } » est indiqué deux fois ; indiquez chacun une seule fois. Dans un tournoi, un robot ne joue contre lui-même que s’il y a moins de robots que de places.
laboratory-too_few_players = Un tournoi ne se joue pas à { $players } ; chaque partie demande au moins 2 joueurs.
laboratory-bot_unnamed = « { $bot } » n’indique aucune classe ; écrivez FICHIER.py:CLASSE, par exemple mien.py:MonRobot.
laboratory-bot_unreadable = Le fichier de robot { $file } est illisible ({ $reason }) ; indiquez un fichier Python.
laboratory-bot_broken = Le fichier de robot { $file } ne peut pas être exécuté : { $reason }.
laboratory-bot_missing = { $file } n’a pas de sous-classe de marsbox.bots.Bot nommée « { $name } » ; il contient : { $known }.
laboratory-missing_package = Il faut { $package } pour cela, et il ne peut pas être importé ({ $reason }) ; pour l’installer : pip install "marsbox[{ $extra }]"
laboratory-results_exist = { $folder } n’est pas vide et serait écrasé ; indiquez un autre dossier avec --out, ou reprenez la série qui s’y trouve avec --resume.
laboratory-results_unwritable = Les résultats ne peuvent pas être écrits dans { $folder } ({ $reason }) ; indiquez un dossier où vous pouvez écrire et où il y a de la place.
laboratory-nothing_to_resume = { $folder } ne contient aucune série à reprendre ; retirez --resume pour en commencer une.
laboratory-other_plan = La série de { $folder } est différente : { $name } valait { $before } et vaut maintenant { $now }. Reprenez les mêmes réglages, ou indiquez un autre dossier.
laboratory-other_rules = Marsbox { $version } a ici d’autres règles ou composants de { $game } que là où la série a commencé ; installez partout la même version.
laboratory-workers_lost = Les processus qui jouaient les parties { $first } à { $last } s’arrêtent sans cesse sans message d’erreur ; la mémoire manque peut-être. Essayez avec moins de --jobs.
laboratory-ray_address = « { $address } » n’est pas l’adresse d’une grappe Ray ; écrivez HÔTE:PORT, ray://HÔTE:PORT ou auto.
laboratory-ray_silent = Aucune grappe Ray ne répond à { $address } ({ $reason }) ; démarrez-en une avec ray start --head, ou retirez --ray-address pour utiliser cette machine.
laboratory-ray_failed = Ray a échoué : { $reason }.
laboratory-ray_lost = Ray perd sans cesse les parties { $first } à { $last } ({ $reason }) ; vérifiez la grappe, puis continuez avec --resume.

## Une partie qui n'a pas pu être finie

laboratory-failed_illegal = Le robot « { $bot } » à la place { $seat } a joué un coup interdit, { $detail } : partie { $number } (graine { $seed }) de { $game }, décision { $decision } ({ $question }). Pour reproduire l’erreur : { $command }
laboratory-failed_late = Le robot « { $bot } » à la place { $seat } a mis plus de { $detail }{ "\u202F" }s : partie { $number } (graine { $seed }) de { $game }, décision { $decision } ({ $question }). Pour reproduire l’erreur : { $command }
laboratory-failed_exception = Le robot « { $bot } » à la place { $seat } a échoué avec { $detail } : partie { $number } (graine { $seed }) de { $game }, décision { $decision } ({ $question }). Pour reproduire l’erreur : { $command }
laboratory-failed_endless = La partie n’était pas terminée après { $detail } décisions ; la suivante revenait à « { $bot } » à la place { $seat } : partie { $number } (graine { $seed }) de { $game }, décision { $decision } ({ $question }). Pour reproduire l’erreur : { $command }
laboratory-failed_rules = Les règles ont échoué avec { $detail } après un coup de « { $bot } » à la place { $seat } : partie { $number } (graine { $seed }) de { $game }, décision { $decision } ({ $question }). Pour reproduire l’erreur : { $command }

## Rapports

laboratory-report_simulation = Simulation de { $game }
laboratory-report_tournament = Tournoi de { $game }
laboratory-fact_games = Parties
laboratory-fact_players = Joueurs
laboratory-fact_options = Options
laboratory-fact_seed = Graine
laboratory-fact_limit = Temps maximal par décision
laboratory-fact_rules = Règles et composants
laboratory-fact_version = Version
laboratory-how_to_read = Chaque intervalle contient le vrai taux avec un niveau de confiance de 95{ "\u202F" }% (Wilson). Une victoire partagée compte comme une victoire pour chacun de ceux qui la partagent ; une partie en solo est gagnée ou perdue. Une partie qu’un robot n’a pas pu terminer compte comme non gagnée pour lui et n’est pas comptée pour les autres.
laboratory-bots = Robots
laboratory-bot_in_seat = { $bot } à la place { $seat }
laboratory-about_ratings = Les cotes sont calculées par openskill (Plackett-Luce), à partir de 25, partie après partie ; l’intervalle est de deux écarts-types de chaque côté.
laboratory-meetings = Face à face
laboratory-about_meetings = Combien de fois le robot d’une ligne a devancé celui d’une colonne à la même table ; une égalité compte pour moitié.
laboratory-failures = Parties inachevées
laboratory-about_failures = { $failed } parties n’ont pas été terminées. Les { $shown } premières :
laboratory-by_seat = Taux de victoire par place
laboratory-seat = Place { $seat }
laboratory-lengths = Longueur des parties
laboratory-decisions = Décisions
laboratory-rounds_pocket-mars = Manches
laboratory-rounds_mission-red-planet = Tours
laboratory-rounds_terraforming-mars = Générations
laboratory-mean = Moyenne
laboratory-least = Minimum
laboratory-tenth = 10{ "\u202F" }%
laboratory-median = Médiane
laboratory-nine_tenths = 90{ "\u202F" }%
laboratory-most = Maximum
laboratory-sources = Score par source
laboratory-winners = Gagnants
laboratory-about_uses = Combien de fois une place a gagné quand cela lui est arrivé au moins une fois ; toutes places confondues, le taux de victoire est de { $par }. Qui mène peut faire plus de choses : un taux élevé ne prouve pas une cause. Les éléments rares, et le milieu d’une longue liste, sont dans le tableau mais pas dans le graphique.
laboratory-by_played_pocket-mars = Taux de victoire par carte jouée de la main
laboratory-by_connected_pocket-mars = Taux de victoire par carte connectée à un bâtiment
laboratory-by_characters_mission-red-planet = Taux de victoire par personnage utilisé
laboratory-by_bonus_mission-red-planet = Taux de victoire par carte Bonus détenue à la fin
laboratory-by_placed_mission-red-planet = Taux de victoire par découverte posée
laboratory-by_corporation_terraforming-mars = Taux de victoire par corporation
laboratory-by_played_terraforming-mars = Taux de victoire par carte jouée
laboratory-by_bought_terraforming-mars = Taux de victoire par carte achetée
laboratory-column_bot = Robot
laboratory-column_seat = Place
laboratory-column_games = Parties
laboratory-column_wins = Victoires
laboratory-column_shared = Partagées
laboratory-column_win_rate = Taux
laboratory-column_interval = Intervalle à 95{ "\u202F" }%
laboratory-column_mean_score = Score moyen
laboratory-column_failed = Échouées
laboratory-column_rating = Cote
laboratory-column_rating_interval = Cote, intervalle à 95{ "\u202F" }%
laboratory-column_thing = Élément
laboratory-column_seats = Places
laboratory-column_share = Part des places
