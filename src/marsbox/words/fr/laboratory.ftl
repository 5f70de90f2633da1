### The laboratory's own words.

## Mauvaises entrées : nommer la chose et dire ce qui serait juste

laboratory-jobs = Le nombre de processus est { $jobs } ; il doit être d'au moins 1.
laboratory-engine = Il n'y a pas de moteur « { $engine } » ; les moteurs sont { $known }.
laboratory-format = Les résultats ne s'écrivent pas en « { $form } » ; les formats sont { $known }.
laboratory-on_error = En cas d'erreur, « { $value } » n'existe pas ; les possibilités sont { $known }.
laboratory-too_few_bots = { $given } robot est nommé ; un tournoi en demande au moins 2 différents.
laboratory-bot_twice = Le robot « { $bot } » est nommé deux fois ; dans un tournoi il ne se rencontre lui-même que s'il y a moins de robots que de places. Nommez chacun une fois.
laboratory-too_few_players = { $players } ne peut pas jouer un tournoi ; au moins 2 jouent dans chaque partie.
laboratory-bot_unnamed = « { $bot } » ne nomme aucune classe ; écrivez FICHIER.py:CLASSE, par exemple mien.py:MonRobot.
laboratory-bot_unreadable = Le fichier du robot { $file } ne peut pas être lu ({ $reason }) ; nommez un fichier Python.
laboratory-bot_broken = Le fichier du robot { $file } ne peut pas être exécuté : { $reason }.
laboratory-bot_missing = { $file } n'a pas de classe « { $name } » qui soit un marsbox.bots.Bot ; de telles classes y sont : { $known }.
laboratory-missing_package = Il faut { $package } pour cela, et il ne peut pas être importé ({ $reason }) ; pour l'installer : pip install "marsbox[{ $extra }]"
laboratory-results_exist = { $folder } n'est pas vide et serait perdu ; nommez un autre dossier avec --out, ou continuez ce qui s'y trouve avec --resume.
laboratory-results_unwritable = Les résultats ne peuvent pas être écrits dans { $folder } ({ $reason }) ; nommez un dossier où vous pouvez écrire et où il y a de la place.
laboratory-nothing_to_resume = { $folder } ne contient rien à continuer ; sans --resume, on y commence.
laboratory-other_plan = Ce qui se trouve dans { $folder } est autre chose : { $name } était { $before }, et est maintenant { $now }. Demandez la même chose, ou nommez un autre dossier.
laboratory-other_rules = Ici Marsbox { $version } joue avec d'autres règles ou composants de { $game } que là où tout a commencé ; installez partout les mêmes.
laboratory-workers_lost = Les processus qui jouaient les parties { $first } à { $last } se sont arrêtés encore et encore sans un mot ; la mémoire manque peut-être : essayez moins de --jobs.
laboratory-ray_address = « { $address } » n'est pas l'adresse d'une grappe Ray ; écrivez HÔTE:PORT, ray://HÔTE:PORT ou auto.
laboratory-ray_silent = Aucune grappe Ray ne répond à { $address } ({ $reason }) ; démarrez-en une avec ray start --head, ou omettez --ray-address pour utiliser cette machine.
laboratory-ray_failed = Ray n'a pas pu jouer : { $reason }.
laboratory-ray_lost = Ray a perdu encore et encore les parties { $first } à { $last } ({ $reason }) ; regardez la grappe et continuez avec --resume.

## Une partie qui n'a pas pu être finie

laboratory-failed_illegal = Le robot « { $bot } » à la place { $seat } a donné une réponse interdite, { $detail } : partie { $number } (graine { $seed }) de { $game }, décision { $decision } ({ $question }). Pour la revoir : { $command }
laboratory-failed_late = Le robot « { $bot } » à la place { $seat } a mis plus de { $detail } s : partie { $number } (graine { $seed }) de { $game }, décision { $decision } ({ $question }). Pour la revoir : { $command }
laboratory-failed_exception = Le robot « { $bot } » à la place { $seat } a échoué avec { $detail } : partie { $number } (graine { $seed }) de { $game }, décision { $decision } ({ $question }). Pour la revoir : { $command }
laboratory-failed_endless = Pas de fin après { $detail } décisions ; la suivante était à « { $bot } » à la place { $seat } : partie { $number } (graine { $seed }) de { $game }, décision { $decision } ({ $question }). Pour la revoir : { $command }
laboratory-failed_rules = Les règles ont échoué avec { $detail }, après la réponse de « { $bot } » à la place { $seat } : partie { $number } (graine { $seed }) de { $game }, décision { $decision } ({ $question }). Pour la revoir : { $command }

## Rapports

laboratory-report_simulation = Simulation de { $game }
laboratory-report_tournament = Tournoi de { $game }
laboratory-fact_games = Parties
laboratory-fact_players = Joueurs
laboratory-fact_options = Options
laboratory-fact_seed = Graine
laboratory-fact_limit = Limite pour une décision
laboratory-fact_rules = Règles et composants
laboratory-fact_version = Fait avec
laboratory-how_to_read = Les intervalles contiennent le vrai taux avec une certitude de 95{ "\u202F" }% (Wilson). Une victoire partagée est une victoire pour chacun de ceux qui la partagent ; une partie en solitaire est gagnée ou perdue. Une partie qu'un robot n'a pas pu finir est une partie que ce robot n'a pas gagnée, et n'en est pas une pour les autres.
laboratory-bots = Robots
laboratory-bot_in_seat = { $bot } à la place { $seat }
laboratory-about_ratings = Les cotes sont celles d'openskill (Plackett et Luce), à partir de 25, partie après partie ; l'intervalle est de deux écarts-types de chaque côté.
laboratory-meetings = Un contre un
laboratory-about_meetings = Combien de fois le robot d'une ligne a devancé le robot d'une colonne à la même table ; une égalité compte pour moitié.
laboratory-failures = Parties qui n'ont pas été finies
laboratory-about_failures = { $failed } parties n'ont pas été finies. Les { $shown } premières :
laboratory-by_seat = Taux de victoire par place
laboratory-seat = Place { $seat }
laboratory-lengths = Durée des parties
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
laboratory-about_uses = Combien de fois a gagné une place pour qui cela est arrivé au moins une fois ; toutes les places ensemble ont gagné { $par }. Qui mène peut faire plus : un taux élevé n'est pas encore une cause. Ce qui est rare, et le milieu d'une longue liste, est dans le tableau, pas dans le graphique.
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
laboratory-column_thing = Quoi
laboratory-column_seats = Places
laboratory-column_share = De toutes les places
