### The terminal's own words.

## Mauvaise saisie : nomme la chose et dit ce qui serait juste

terminal-unknown_language = Il n’y a pas de langue « { $language } » ; les langues sont { $known }.
terminal-unknown_game = Il n’y a pas de jeu « { $game } » ; les jeux sont { $known }.
terminal-unknown_option = { $game } n’a pas d’option « { $option } » ; ses options sont { $known }.
terminal-unknown_option_value = L’option « { $option } » ne peut pas valoir « { $value } » ; elle peut valoir { $known }.
terminal-bad_option = « { $option } » n’est pas une option de jeu ; écrivez NOM=VALEUR, par exemple --option draft=on.
terminal-option_not_for = L’option { $option }={ $value } n’existe pas à { $players } joueurs ; elle existe à : { $known }.
terminal-no_game_for = Aucun jeu ne se joue à { $players } ; les jeux et leurs nombres de joueurs sont : { $known }.
terminal-wrong_seat_count = { $game } ne se joue pas à { $players } ; les nombres de joueurs possibles sont : { $known }.
terminal-unknown_bot = Il n’y a pas de robot « { $bot } » ; les robots sont { $known }.
terminal-unknown_bot_or_file = Il n’y a pas de robot « { $bot } » ; les robots sont { $known }, et les vôtres s’écrivent FICHIER.py:CLASSE.
terminal-unknown_choice = { $option } ne peut pas être « { $value } » ; les possibilités sont { $known }.
terminal-only_with = { $option } demande { $other } ; ajoutez-le, ou retirez { $option }.
terminal-not_with = { $option } ne se combine pas avec { $other } ; retirez l’un des deux.
terminal-file_exists = { $file } existe déjà et serait écrasé ; indiquez un autre fichier.
terminal-wrong_bots = { $given } robots sont indiqués pour { $seats } places ; dans une partie à { $players }, indiquez un robot pour toutes ces places ou un pour chacune.
terminal-character_twice = Le personnage « { $bot } » est indiqué deux fois ; indiquez chaque personnage une fois, ou un niveau pour plusieurs places.
terminal-unknown_card = { $game } n’a pas de composant « { $card } » ; ses composants sont { $known }.
terminal-unknown_card_of_many = { $game } n’a pas de composant « { $card } » ; il y a { $known } et bien d’autres : marsbox cards { $game } les montre tous.
terminal-bad_number = { $option } ne peut pas valoir « { $value } » ; il faut un nombre entier de { $least } à { $most }.
terminal-bad_seconds = { $option } ne peut pas valoir « { $value } » ; il faut un nombre de secondes supérieur à 0, jusqu’à { $most }.
terminal-bad_amount = { $option } ne peut pas valoir « { $value } » ; il faut un nombre supérieur à 0, jusqu’à { $most }.
terminal-unknown_subject = Il n’y a rien à entraîner sous le nom « { $subject } » ; on peut entraîner { $known }.
terminal-training_unwritable = L’entraînement ne peut pas être enregistré dans { $folder } ({ $reason }) ; indiquez un dossier où vous pouvez écrire.
terminal-checkpoint_unreadable = Le point de reprise { $file } ne peut pas être lu ({ $reason }) ; restaurez-le ou indiquez un autre dossier.
terminal-no_checkpoint = { $folder } ne contient aucun entraînement ; indiquez-en le dossier avec --folder.
terminal-other_subject = { $folder } contient un entraînement de { $found }, pas de { $wanted } ; indiquez un autre dossier.
terminal-other_sizes = { $folder } contient un entraînement de { $subject } dont le réseau a d’autres dimensions ; indiquez un autre dossier.
terminal-training_begun = { $folder } contient déjà un entraînement, qui continue avec son propre réseau ; retirez --start ou indiquez un autre dossier.
terminal-training_of_self_play = { $folder } contient un entraînement d’un réseau contre lui-même ; retirez --against ou indiquez un autre dossier.
terminal-training_against_another = { $folder } contient un entraînement contre le réseau { $net } ; indiquez celui-ci avec --against, ou un autre dossier.
terminal-nobody_against = { $subject } se joue en solo : il n’y a personne contre qui s’entraîner ; retirez --against.
terminal-net_unreadable = Le réseau { $file } ne peut pas être lu ({ $reason }) ; indiquez un fichier enregistré par marsbox train.
terminal-net_damaged = { $file } n’est pas un réseau de Marsbox, ou le fichier est abîmé ; indiquez un fichier enregistré par marsbox train.
terminal-net_of_another =
    Le réseau { $file } ne convient pas à { $subject } : { $difference ->
        [components] il a été entraîné avec d’autres composants
        [features] il a été entraîné avec d’autres caractéristiques
       *[sizes] ses couches ont d’autres dimensions
    } ; indiquez un réseau entraîné pour { $subject }.
terminal-net_unwritable = Le réseau ne peut pas être enregistré dans { $file } ({ $reason }) ; indiquez un fichier dans un dossier où vous pouvez écrire.
terminal-training_workers_lost = { $number } des processus qui jouent se sont arrêtés d’eux-mêmes (code de sortie { $status }) ; la même commande reprend l’entraînement à son dernier point de reprise.
terminal-bad_seed = La graine ne peut pas valoir « { $value } » ; il faut un nombre entier de 0 à 2**128 - 1.
terminal-bad_name = Le nom { $name } ne convient pas ; un nom doit avoir de 1 à { $most } caractères visibles.
terminal-too_many_names = { $given } noms sont donnés pour { $people } personnes ; donnez-en au plus un pour chacune.
terminal-bad_components_option = « { $value } » n’indique pas de jeu ; écrivez JEU=FICHIER, par exemple --components pocket-mars=cartes.toml.
terminal-components_unreadable = Le fichier de composants { $file } est illisible ({ $reason }) ; indiquez un fichier tel qu’une copie corrigée de celui du jeu.
terminal-record_unreadable = Le fichier de partie { $file } est illisible ({ $reason }) ; indiquez un fichier enregistré par Marsbox.
terminal-report_without_record = { $file } signale un problème dans une partie inachevée ; il n’y a rien à revoir.
terminal-analysis_unfinished = La partie de { $file } n’est pas terminée ; seule une partie terminée peut être analysée.
terminal-record_foreign = { $file } n’est pas un fichier de partie de Marsbox : ce n’est pas du texte. Indiquez un fichier enregistré par Marsbox.
terminal-record_other_components = La partie de { $file } a été jouée avec d’autres composants de { $game } ; indiquez le fichier de composants utilisé : --components FICHIER.
terminal-record_unwritable = La partie ne peut pas être enregistrée dans { $file } ({ $reason }) ; indiquez un fichier d’un dossier où vous pouvez écrire.
terminal-record_exists = { $file } existe déjà et serait écrasé ; indiquez un autre fichier avec --record, ou reprenez cette partie avec --resume.
terminal-not_with_resume = { $option } ne se combine pas avec --resume, car la partie enregistrée a le sien ; retirez-le.
terminal-other_game = { $file } contient une partie de { $game }, pas de { $wanted } ; n’indiquez pas le jeu.
terminal-game_over = La partie de { $file } est terminée ; revoyez-la avec : { $command }
terminal-no_game = Aucun jeu n’est indiqué ; écrivez son nom, par exemple : marsbox play pocket-mars
terminal-usage = { $what } ; voyez marsbox --help.
terminal-no_such_option = L’option { $option } n’existe pas ici ; voyez --help.
terminal-no_such_command = La commande « { $command } » n’existe pas ; voyez marsbox --help.
terminal-option_needs_value = L’option { $option } demande une valeur ; voyez --help.
terminal-missing_argument = { $argument } manque ; voyez --help.
terminal-extra_arguments = Trop d’arguments ({ $arguments }) ; voyez --help.
terminal-missing_extra = Il manque des paquets pour cela ({ $reason }) ; installez-les avec : pip install "marsbox[{ $extra }]"
terminal-said = { $what }
terminal-bad_setup = { $reason }

## La version

terminal-rule_set = { $game } : règles, version { $version }
terminal-engine_compiled = moteur : compilé
terminal-engine_interpreted = moteur : interprété

## Aide de la ligne de commande

terminal-help_marsbox = Jouer à des jeux de société martiens, les regarder et les étudier.
terminal-help_version = Afficher la version, celle des règles et si le moteur est compilé.
terminal-help_lang = La langue ; par défaut, celle du système.
terminal-help_help = Afficher cette aide.
terminal-help_play = Jouer une partie dans le terminal, contre des robots ou à plusieurs au même clavier.
terminal-help_game = Le jeu, par exemple pocket-mars ou mission-red-planet.
terminal-help_players = Nombre de joueurs, robots compris ; par défaut deux, ou le minimum du jeu.
terminal-help_play_bots = Les robots des autres places, dans l’ordre ; un seul nom vaut pour toutes : un niveau, cadet, settler (pionnier), engineer (ingénieur), commander (commandant) ou governor (gouverneur), qui amène ses personnages, ou un personnage comme ines ; `marsbox bots` les présente. Dans un terminal, la question vous est posée ; sinon, engineer par défaut.
terminal-help_humans = Nombre de personnes qui jouent tour à tour à ce clavier.
terminal-help_play_seat = Votre place, comptée à partir de 0.
terminal-help_name = Votre nom ; à répéter pour chaque personne.
terminal-help_option = Une option du jeu, par exemple draft=on ; peut être répétée.
terminal-help_play_seed = La graine du hasard : la même graine distribue les mêmes cartes.
terminal-help_record = Enregistrer la partie dans ce fichier.
terminal-help_resume = Reprendre une partie enregistrée.
terminal-help_plain = Écrire de simples lignes au lieu du plein écran, par exemple pour un lecteur d’écran.
terminal-help_components = Un fichier de composants à utiliser à la place de celui du jeu.
terminal-help_bots = Présenter les adversaires : comment joue chaque niveau et chaque personnage, et combien de parties il gagne.
terminal-help_bots_game = Le jeu dont les chiffres sont affichés ; par défaut, tous.
terminal-help_simulate = Faire jouer beaucoup de parties à des robots et compter les victoires.
terminal-help_simulate_bots = Les robots, dans l’ordre des places ; un par joueur. Par défaut, greedy contre random.
terminal-help_bot = Un robot de plus ; peut être répété. Un robot à vous s’écrit FICHIER.py:CLASSE, ici et dans --bots.
terminal-help_tournament = Faire s’affronter tous les robots à toutes les places et calculer leur cote.
terminal-help_tournament_bots = Les robots qui participent. Par défaut, random, greedy et mcts.
terminal-help_rounds = Nombre de tours ; à chacun, chaque groupe de robots joue une fois dans chaque rotation des places.
terminal-help_tournament_players = Joueurs par partie ; par défaut deux, ou le minimum du jeu.
terminal-help_engine = Où les parties se jouent : sur cette machine, ou avec Ray.
terminal-help_ray_address = Une grappe Ray ; par défaut, une grappe est démarrée sur cette machine le temps de l’exécution.
terminal-help_limit = Temps maximal d’un robot par décision, en secondes.
terminal-help_on_error = Que faire quand un robot joue un coup interdit, tarde trop ou lève une exception : s’arrêter (stop), ou compter et continuer (count).
terminal-help_out = Enregistrer chaque partie dans ce dossier, avec un rapport et des graphiques.
terminal-help_format = Format des parties enregistrées ; par défaut, Parquet.
terminal-help_resume_run = Reprendre la série du dossier là où elle s’est arrêtée.
terminal-help_only = Rejouer cette seule partie d’une série avec la même graine, et donner plus de détails sur ce qui a échoué.
terminal-help_only_record = Avec --only : enregistrer la partie dans ce fichier.
terminal-help_games = Nombre de parties.
terminal-help_seed = La graine du hasard : la même graine donne les mêmes résultats.
terminal-help_jobs = Nombre de processus qui jouent en même temps ; ne change pas les résultats. Par défaut, un par cœur.
terminal-help_json = Afficher un objet JSON pour les scripts.
terminal-help_bench = Mesurer la vitesse du moteur, sur un cœur.
terminal-help_bench_game = Le jeu ; par défaut, tous.
terminal-help_bench_players = Nombre de joueurs ; par défaut, tous les nombres possibles.
terminal-help_seconds = Durée de chaque mesure, en secondes.
terminal-help_train = Entraîner un réseau par des parties contre lui-même, ou reprendre un entraînement.
terminal-help_train_subject = Ce qu’il faut entraîner : un jeu, ou terraforming-mars-alone.
terminal-help_minutes = Durée en minutes ; 10 par défaut. Un entraînement déjà dans le dossier est repris.
terminal-help_train_jobs = Nombre de processus qui jouent en même temps ; un par cœur par défaut.
terminal-help_train_folder = Le dossier des points de reprise, des courbes et des réseaux ; training/SUBJECT par défaut.
terminal-help_learner = Ce qui apprend : NumPy, ou PyTorch, qui se sert d’un accélérateur s’il y en a un.
terminal-help_rate = Le taux d’apprentissage au début.
terminal-help_last_rate = Le taux d’apprentissage à la fin ; 0.00005 par défaut, ou --rate s’il est plus bas.
terminal-help_batch = Nombre de positions par pas d’apprentissage.
terminal-help_train_seed = La graine du hasard des parties ; une nouvelle par défaut.
terminal-help_train_players = Joueurs par partie ; par défaut, un mélange des nombres pour lesquels le jeu est entraîné.
terminal-help_start = Le réseau dont part un nouvel entraînement ; par défaut, un réseau qui n’a rien appris.
terminal-help_against = Entraîner une meilleure réponse : ce réseau, qui n’apprend plus, occupe toutes les places sauf une.
terminal-help_deals = Nombre de donnes du championnat final ; 20 par défaut, ou 200 avec --against ; 0 pour aucune.
terminal-help_train_export = Au lieu d’entraîner, enregistrer le réseau du dossier dans ce fichier.
terminal-help_mix = Avec --export : le poids du réseau à côté de l’évaluation écrite à la main, au-dessus de 0 et jusqu’à 1 ; 0.5 par défaut.
terminal-help_cards = Afficher chaque composant avec son texte et son degré de certitude.
terminal-help_card = Une carte, par exemple 'énergie 1', ou un autre composant par son nom ; par défaut, tous.
terminal-help_replay = Revoir une partie enregistrée, étape par étape.
terminal-help_file = Le fichier de partie, enregistré par marsbox play --record ou dans le navigateur, ou un signalement de problème.
terminal-help_replay_seat = Ne montrer que ce que voyait cette place, comptée à partir de 0 ; par défaut, les mains sont ouvertes.
terminal-help_replay_name = Le nom d’un joueur, dans l’ordre des places ; peut être répété.
terminal-help_all = Afficher toute la partie d’un coup.
terminal-help_analyse = Montrer l’évolution des chances de gagner dans une partie enregistrée, et les plus grosses erreurs.
terminal-help_moves = Nombre d’erreurs à afficher.
terminal-help_iterations = Nombre d’itérations de la recherche par décision ; par défaut, celui du jeu.
terminal-help_serve = Lancer un serveur pour jouer dans le navigateur.
terminal-help_host = L’adresse d’écoute ; 0.0.0.0 permet aux autres du réseau de jouer.
terminal-help_port = Le port ; 0 en choisit un libre.
terminal-help_database = Où les tables sont enregistrées : un fichier, sqlite:///FICHIER ou postgresql://… ; par défaut, un fichier de votre dossier personnel.
terminal-help_serve_components = Un fichier de composants pour un jeu ; peut être répété.
terminal-help_origin = Une autre origine dont les pages peuvent utiliser ce serveur ; peut être répétée.
terminal-help_bots_in = Où les robots réfléchissent : dans des processus du serveur, ou dans ceux de `marsbox worker`, qui demandent PostgreSQL.
terminal-help_worker = Faire réfléchir les robots pour des serveurs qui partagent une base PostgreSQL.
terminal-help_worker_database = La base PostgreSQL que les serveurs utilisent.
terminal-help_processes = Nombre de robots qui peuvent réfléchir en même temps.
terminal-help_export = Exporter toutes les tables et tous les joueurs d’une base de données vers un fichier.
terminal-help_export_file = Le fichier à créer.
terminal-help_import = Importer toutes les tables et tous les joueurs d’un fichier dans une base de données.
terminal-help_import_file = Un fichier écrit par `marsbox export`.
terminal-help_check = Vérifier toutes les tables d’une base de données et lister celles qui sont illisibles.
terminal-help_check_save = Enregistrer ce qui reste des tables endommagées dans ce dossier, un fichier par table.
terminal-help_words = Montrer où en est chaque langue.
terminal-help_words_missing = Lister les messages qui manquent dans cette langue ; l’anglais les remplace.
terminal-help_serve_lang = La langue des visiteurs qui n’en demandent aucune ; par défaut, celle du système.
terminal-panel_arguments = Arguments
terminal-panel_options = Options
terminal-panel_commands = Commandes
terminal-panel_default = [par défaut : { "{" }{ "}" }]
terminal-panel_required = [requis]

## Simulation et mesure

terminal-simulating = Parties
terminal-simulated = { $game } : { $games } parties avec la graine { $seed } en { $seconds }{ "\u202F" }s, { $rate } parties par seconde.
terminal-played_only = { $game } : partie { $number } (graine { $seed }), { $decisions } décisions.
terminal-results_kept = Chaque partie, un rapport et ses graphiques sont dans { $folder }.
terminal-more_failures = { $more } autres parties n’ont pas été terminées.
terminal-measuring = Mesure
terminal-separator = { "\u202F; " }
terminal-column_seat = Place
terminal-column_bot = Robot
terminal-column_wins = Victoires
terminal-column_shared = Partagées
terminal-column_win_rate = Taux
terminal-column_interval = Intervalle à 95{ "\u202F" }%
terminal-column_mean_score = Score moyen
terminal-column_failed = Échouées
terminal-column_rating = Cote
terminal-column_rank = Rang
terminal-column_score = Score
terminal-column_game = Jeu
terminal-column_players = Joueurs
terminal-column_variant = Variante
terminal-column_decisions = Choix/s
terminal-column_games = Parties/s
terminal-column_clone = Copie µs
terminal-column_view = Vue µs
terminal-column_dump = Octets

## Entraînement

terminal-training_resumed = Reprise après { $games } parties et { $steps } pas d’apprentissage.
terminal-training_progress = { $seconds }{ "\u202F" }s, { $games } parties, { $steps } pas
terminal-loss_fresh = perte sur les nouvelles parties
terminal-loss_held_out = perte sur les parties de validation
terminal-training_share =
    { $players ->
        [one] { $players } joueur
       *[other] { $players } joueurs
    }, dosage { $mix } : { $won } de { $games } gagnées
terminal-trained = Entraînement : { $games } parties et { $steps } pas en { $minutes }{ "\u202F" }min ; tout se trouve dans { $folder }.
terminal-net_exported = { $file } : { $kilobytes }{ "\u202F" }ko.
terminal-curve_games = Parties
terminal-curve_loss = Perte (victoire)
terminal-curve_won = Victoires contre l’évaluation écrite à la main
terminal-curve_won_against = Victoires contre le réseau figé
terminal-curve_share =
    { $players ->
        [one] { $players } joueur
       *[other] { $players } joueurs
    }, dosage { $mix }
terminal-league_by_hand = évaluation écrite à la main
terminal-league_net = réseau, dosage { $mix }
terminal-league_older_net = réseau après { $games } parties, dosage { $mix }
terminal-league_against = Contre { $net } (dosage { $mix }) à { $players } joueurs ; à force égale, chacun gagnerait { $equal } des parties :
terminal-column_number_of_games = Parties

## Langues

terminal-words_missing =
    { $language } ({ $name }) : { $count ->
        [0] aucun message ne manque.
        [one] { $count } message manque ; l’anglais le remplace.
       *[other] { $count } messages manquent ; l’anglais les remplace.
    }

## Composants

terminal-about = { $thing } : { $what }

## Composants de Pocket Mars

terminal-cards_count = { $count } cartes et 5 bâtiments
terminal-cards_note = Les cartes imprimées ne sont pas publiques. Chaque élément indique son degré de certitude ; si vous possédez la boîte, vous pouvez corriger une copie du fichier de composants et l’utiliser avec --components FICHIER.
terminal-cards_numbers = Un joueur commence avec { $start } énergie et peut en avoir jusqu’à { $maximum } ; un bâtiment sans carte a la valeur { $value }.
terminal-part_energy_start = énergie de départ
terminal-part_energy_maximum = énergie maximale
terminal-part_building_value = valeur d’un bâtiment

## Composants de Mission : Planète rouge

terminal-mission_count = { $zones } zones, { $ships } navettes et { $cards } cartes Événement
terminal-mission_zones = Zones de Mars et leurs navettes
terminal-mission_resources = Ressources
terminal-mission_characters = Personnages
terminal-mission_cards = Cartes Événement
terminal-mission_outer = extérieure
terminal-mission_central = centrale
terminal-mission_ship = navette
terminal-mission_ships = navettes
terminal-mission_manual = à pilotage manuel
terminal-mission_no_destination = Navettes à pilotage manuel (sans destination)
terminal-mission_seats = de { $seats } places
terminal-mission_resource = un jeton de score vaut { $value } ; { $tokens } tuiles de ressources et { $score_tokens } jetons de score
terminal-mission_bonus_card = bonus
terminal-mission_discovery_card = découverte

## Composants de Terraforming Mars

terminal-terraforming_count = { $cards } cartes Projet et { $corporations } corporations
terminal-terraforming_spaces = Cases du plateau
terminal-terraforming_milestones = Objectifs
terminal-terraforming_awards = Récompenses
terminal-terraforming_projects = Projets standard
terminal-terraforming_corporations = Corporations
terminal-terraforming_cards = Cartes Projet
terminal-terraforming_milestone = objectif
terminal-terraforming_award = récompense
terminal-terraforming_project = projet standard
terminal-terraforming_card = carte
terminal-terraforming_bonus = Bonus
terminal-terraforming_beside = Voisines
terminal-terraforming_land = terre ferme
terminal-terraforming_volcano = terre volcanique
terminal-terraforming_ocean_space = réservée à un océan
terminal-terraforming_noctis = réservée à Noctis Ville
terminal-terraforming_off_map = hors du plateau, pour une cité

## La table

terminal-player = Joueur { $number }
terminal-menu = À quoi voulez-vous jouer ?
terminal-menu_prompt = numéro, ou q pour quitter >{ " " }
terminal-new_game = Nouvelle partie : { $game }
terminal-begin_new = Nouvelle partie
terminal-saved_offer = Une de vos parties n’est pas terminée :
terminal-saved_game = Reprendre { $game } · { $chapter } · { JOIN($names) } · { $when }
terminal-saved_when = { $day }/{ $month }/{ $year } { $time }
terminal-saved_unreadable = { $file } n’est pas une partie que Marsbox peut lire ; le fichier est resté tel quel.
terminal-players_prompt = Combien de joueurs, robots compris ? De { $least } à { $most }, ou Entrée pour { $usual } >{ " " }
terminal-variants = Variantes :
terminal-variant = { $name } : { $value }. { $help }
terminal-variants_prompt = numéro pour changer une variante, ou Entrée pour commencer >{ " " }
terminal-no_such_choice_here = « { $typed } » n’est pas un choix possible ; tapez un numéro de { $least } à { $most }, ou q pour quitter.
terminal-goodbye = Au revoir.

## Le plein écran

terminal-no_full_screen = Pour le plein écran, installez Textual : pip install "marsbox[terminal]"
terminal-key_choose = choisir
terminal-key_move = aller
terminal-key_change = changer
terminal-key_back = retour
terminal-key_hint = conseil
terminal-key_undo = annuler
terminal-key_explain = expliquer
terminal-key_cards = cartes
terminal-key_log = journal
terminal-key_scores = points
terminal-key_rules = règles
terminal-key_board = plateau
terminal-key_help = aide
terminal-key_quit = quitter
terminal-row_players = Joueurs, robots compris
terminal-row_people = Personnes à ce clavier
terminal-row_opponent = Adversaire { $number }
terminal-row_start = Commencer la partie
terminal-pane_cards = Vos cartes
terminal-pane_log = Journal
terminal-pane_scores = Points
terminal-pane_rules = Règles
terminal-pane_board = Le plateau
terminal-pane_help = Aide
terminal-pane_hint = Conseil
terminal-pane_explain = Explication
terminal-pane_opponents = Vos adversaires
terminal-page_closing = ↑↓ faire défiler · Entrée ou Échap : fermer
terminal-list_closing = ↑↓ Entrée : choisir · Échap : retour
terminal-confirm =
    { $count ->
        [0] Confirmer : aucune carte
        [one] Confirmer : { $count } carte
       *[other] Confirmer : { $count } cartes
    }
terminal-tick_first = Choisissez d’abord au moins une carte.
terminal-turn_over = C’est fait.
terminal-go_on = Continuer
terminal-take_back = Annuler le dernier coup
terminal-show_scores = Voir les points
terminal-to_menu = Retour au menu
terminal-hint_coming = Recherche du meilleur coup…
terminal-full_help =
    ↑ ↓        aller d’un choix à l’autre ; un numéro y mène directement
    Entrée     faire le choix en surbrillance ; pour choisir plusieurs cartes, cochez-les puis confirmez à la fin
    Tab        passer au plateau et revenir ; sur le plateau, les flèches vont d’un endroit possible à l’autre
    la souris  cliquez sur un choix pour le faire ; cliquez sur le plateau pour trouver le choix, encore une fois pour le faire ; cliquez sur autre chose pour l’explication
    h          conseil : que faire, pourquoi, et les chiffres
    i          expliquer le choix en surbrillance
    u          annuler votre dernier coup, sauf si une chose cachée a été révélée ou si quelqu’un a joué depuis
    m          vos cartes ; cliquez sur un joueur pour voir les siennes
    b          tout le plateau
    l          journal : tout ce qui s’est passé
    s          les points jusqu’ici, un par un
    r          les règles
    Entrée     pendant que les robots jouent : plus vite
    q          quitter, comme Ctrl-C et Ctrl-D ; la partie est enregistrée et marsbox play la propose de nouveau
    { $signs }
terminal-which_level = Contre qui jouez-vous ?
terminal-level = { $name } : { $about }
terminal-level_characters = Personnages : { JOIN($names) }
terminal-level_prompt = de 1 à { $most }, un nom, plusieurs avec des virgules, { "?" } ou q, ou Entrée pour { $usual } >{ " " }
terminal-no_such_level = Il n’y a ni niveau ni personnage « { $typed } » ; tapez un numéro de 1 à { $most }, l’un des noms, ou { "?" } pour l’aide.
terminal-level_help = Tapez un numéro de 1 à { $most }, ou le nom d’un niveau ou d’un personnage. Un niveau amène l’un de ses personnages.{ $seats ->
    [one] {""}
   *[other] { " " }Un seul nom vaut pour les { $seats } adversaires ; sinon, nommez les { $seats }, séparés par des virgules.
    } Entrée choisit le niveau habituel, q quitte.
terminal-other_bots = Pour les programmes, les simulations et les tournois, il y a aussi :
terminal-thinking = { $name } réfléchit…
terminal-board_first = premier : { $name }
terminal-board_deck = pioche { $count } (dessus { $top })
terminal-board_discard = défausse { $count }
terminal-board_value = à battre
terminal-board_column = cartes
terminal-board_earth = Terre
terminal-board_ship = Vaiss.
terminal-board_energy = Énergie
terminal-board_points = Points
terminal-board_hand = Main
terminal-board_module = Module

## La table de Mission : Planète rouge

terminal-mission_turn = tour { $turn }/{ $last }
terminal-mission_scoring = décompte après { $turn } (+{ $tokens })
terminal-mission_medal = médaille : { $name }
terminal-mission_zone = Mars
terminal-mission_found = Trouvé
terminal-mission_astronauts = Astronautes
terminal-mission_tokens = Dest
terminal-mission_discovery = Découverte
terminal-mission_pad = Navettes · pioche { $count }
terminal-mission_piles = événem. { $events } · ressources { $resources }
terminal-mission_reserve = Réserve
terminal-mission_lost = Perdus
terminal-mission_ice = Gla
terminal-mission_sylvanite = Syl
terminal-mission_celerium = Cel
terminal-mission_bonus = Bonus
terminal-mission_called = Ce tour
terminal-mission_ready = prêt

## La table de Terraforming Mars ; les listes de mots courts suivent l'ordre des données du jeu

terminal-terraforming_generation = gén. { $number }
terminal-terraforming_temperature = { NUMBER($now) }/{ $last }{ "\u202F" }°C
terminal-terraforming_oxygen = { $now }/{ $last }{ "\u202F" }% O₂
terminal-terraforming_oceans = océans { $now }/{ $last }
terminal-terraforming_deck = pioche { $count }
terminal-terraforming_columns = NT{ "\u202F" }M€ Acier Titan Plant Énerg Chal. Main
terminal-terraforming_tags = Bâ Sp Én Sc Jo Te Pl Mi An Ci
terminal-terraforming_tiles = Oc Ve Ci Ca Co Ec In La Cr Mi Mo Na Nu Re
terminal-terraforming_bonuses = a t p c
terminal-terraforming_phobos = Ph
terminal-terraforming_ganymede = Ga
terminal-terraforming_corporation = Corporation
terminal-terraforming_awards_price = Récomp. { $price }{ "\u202F" }M€
terminal-terraforming_row = Rangée { $row }
terminal-terraforming_offered = Proposées ({ $count })
terminal-terraforming_drafted = Draftées ({ $count })
terminal-terraforming_hand = Main ({ $count })
terminal-terraforming_in_play = En jeu ({ $count })
terminal-terraforming_more = { "   " }m : encore { $count }
terminal-terraforming_playable = Jouables maintenant ({ $count }) :
terminal-terraforming_unplayable = Pas jouables maintenant ({ $count }) :
terminal-terraforming_used = utilisée
terminal-terraforming_others = autres
terminal-terraforming_events = Événements joués

## Jouer

terminal-welcome = Tapez le numéro de votre choix, ou { "?" } pour l’aide.
terminal-prompt = numéro, { "?" } ou q >{ " " }
terminal-prompt_inner = numéro, ou Entrée pour revenir >{ " " }
terminal-yes = o oui
terminal-no = n non
terminal-help_page =
    Un numéro  faire ce choix
    ? 3        expliquer le choix 3
    { $things }
    r          les règles ; r 2 affiche le chapitre 2
    h          conseil : quoi faire, et pourquoi ; h n donne les chiffres
    u          annuler votre dernier coup, sauf si quelque chose de caché a été révélé ou si quelqu’un a joué depuis
    b          afficher de nouveau le plateau et les choix
    l          journal : tout ce qui s’est passé
    s          le score actuel, point par point
    q          quitter ; la partie est enregistrée et vous pourrez la reprendre
    { $signs }
    { "" }
terminal-pocket_things =
    ? Éne1     expliquer une carte : comme sur le plateau (Éne1) ou par sa couleur et sa valeur (énergie 1)
    ? eau      expliquer un bâtiment
terminal-pocket_signs = le plateau les lettres sont des colons, · est une place libre en **, Éne3 une carte (Éne? si vous ne la connaissez pas), × une carte face cachée.
terminal-pocket_examples = une carte (? Éne1) ou un bâtiment (? eau)
terminal-mission_things =
    ? pilote   expliquer un personnage
    ? hellas   expliquer une zone : ses voisines et ses navettes
    ? lichens  expliquer une carte Événement, une ressource ou les navettes à pilotage manuel ; le début du nom suffit
terminal-mission_signs =
    Mars       les lettres sont des astronautes (A3 : trois) ; gla+2 : deux jetons y attendent ; gla:A, à la fin : A a pris la tuile de ressources ; Dest : tuiles de destination restantes ; une découverte montre son nom ou, face cachée, qui la connaît (? B)
    l’aire     · est une place libre, ↑ une navette en vol, * une tuile de destination ; au-dessous, les cartes Événement que vous connaissez, après la lettre de leur propriétaire
    les places Main : les personnages encore en main, par numéro ; Ce tour : celui qui est appelé, ou entre parenthèses celui que vous avez choisi
terminal-mission_examples = un personnage (? pilote), une zone (? hellas) ou une carte (? lichens)
terminal-terraforming_things =
    ? oiseaux  expliquer une carte, une corporation, un projet standard, un objectif ou une récompense ; le début du nom suffit
    ? 72       expliquer une carte par son numéro imprimé, s’il n’y a pas de choix de ce numéro
    ? r5c3     expliquer une case : rangée 5, case 3 depuis la gauche ; r5c3 seul la choisit quand une case est demandée
    m          votre plateau : ce que vous pouvez jouer, pourquoi le reste n’est pas jouable, vos cartes en jeu ; m B montre celui du joueur B
terminal-terraforming_signs =
    Mars       ~ est réservée à un océan, ^ volcanique, # réservée à Noctis Ville ; a, t, p, c sont l’acier, le titane, les plantes et les cartes qu’une tuile y rapporte ; VeA est une verdure de A, Ci une cité, Oc un océan, Ci- une cité neutre ; (A) : réservée par A
    les cartes les nombres sont les coûts actuels ; → a une action disponible, × a été utilisée ; le nombre après un nom compte les cubes ; + est achetée
    les places 23+4 : vous avez 23 et produisez 4 ; > doit décider, × a passé, * est le premier joueur
    le reste   Maire 1/3 : vous avez 1 sur 3 ; Banquier 2/5 : vous avez 2, le premier 5 ; [A] : le joueur A l’a
terminal-terraforming_examples = une carte (? oiseaux), une case (? r5c3) ou une récompense (? banquier)
terminal-plain_things = ? NOM      expliquer un composant
terminal-plain_signs = le plateau tout ce que vous pouvez savoir, en liste
terminal-plain_examples = un composant par son nom
terminal-no_such_choice = Il n’y a pas de choix { $number } ; tapez un numéro de 1 à { $most }, ou { "?" } pour l’aide.
terminal-nothing_typed = Tapez un numéro de 1 à { $most }, ou { "?" } pour l’aide.
terminal-not_understood = « { $typed } » n’a pas été compris ; tapez un numéro de 1 à { $most }, ou { "?" } pour l’aide.
terminal-not_understood_pause = « { $typed } » n’a pas été compris ; tapez Entrée pour continuer, u pour annuler votre coup ou { "?" } pour l’aide.
terminal-no_help_on = Il n’y a pas d’aide sur « { $thing } » ; demandez de l’aide sur un choix (? 1), { $examples }.
terminal-nothing_to_undo = Il n’y a rien à annuler : vous ne pouvez annuler que votre propre dernier coup, sauf si quelque chose de caché a été révélé ou si quelqu’un a joué depuis.
terminal-undone = Coup annulé.
terminal-pause = Entrée : continuer >{ " " }
terminal-pause_undo = Entrée : continuer, u : annuler >{ " " }
terminal-hand_over = { $name }, c’est à vous de jouer : prenez le clavier et appuyez sur Entrée.{ " " }
terminal-hint_expected =
    { $lead ->
        [alone] Chances de gagner : { $chance }{ "\u202F" }%.
        [level] Chances de gagner : { $chance }{ "\u202F" }% ; à forces égales, chacun aurait { $par }{ "\u202F" }%. Écart attendu à la fin : aucun, à égalité avec le meilleur adversaire.
        [behind] { $points ->
            [one] Chances de gagner : { $chance }{ "\u202F" }% ; à forces égales, chacun aurait { $par }{ "\u202F" }%. Écart attendu à la fin : { NUMBER($points, minimumFractionDigits: 1, maximumFractionDigits: 1) } point de retard sur le meilleur adversaire.
           *[other] Chances de gagner : { $chance }{ "\u202F" }% ; à forces égales, chacun aurait { $par }{ "\u202F" }%. Écart attendu à la fin : { NUMBER($points, minimumFractionDigits: 1, maximumFractionDigits: 1) } points de retard sur le meilleur adversaire.
        }
       *[ahead] { $points ->
            [one] Chances de gagner : { $chance }{ "\u202F" }% ; à forces égales, chacun aurait { $par }{ "\u202F" }%. Écart attendu à la fin : { NUMBER($points, minimumFractionDigits: 1, maximumFractionDigits: 1) } point d’avance sur le meilleur adversaire.
           *[other] Chances de gagner : { $chance }{ "\u202F" }% ; à forces égales, chacun aurait { $par }{ "\u202F" }%. Écart attendu à la fin : { NUMBER($points, minimumFractionDigits: 1, maximumFractionDigits: 1) } points d’avance sur le meilleur adversaire.
        }
    }
terminal-hint_best = le meilleur choix
terminal-numbers = n chiffres
terminal-hint_plan = { COUNT($numbers) ->
    [0] Le mieux :
   *[other] Le mieux ({ JOIN($numbers) }) :
    }
terminal-hint_why = Pourquoi : { $why }
terminal-hint_more = Tapez h n pour voir les chiffres.
terminal-hint_loss =
    { $points ->
        [0] tout aussi bien
        [one] coûte { NUMBER($points, minimumFractionDigits: 1, maximumFractionDigits: 1) } point
       *[other] coûte { NUMBER($points, minimumFractionDigits: 1, maximumFractionDigits: 1) } points
    }
terminal-hint_option = { $number } { $option } : { $verdict }
terminal-hint_option_why = { $number } { $option } : { $verdict } ({ $why })
terminal-hint_compared = Ce que coûte chaque choix par rapport au meilleur, en points à la fin de la partie, et d’où viennent ces points : pour le meilleur choix, par rapport à maintenant ; pour les autres, par rapport au meilleur.
terminal-rules_which = Tapez r et le numéro d’un chapitre, de 1 à { $most } :
terminal-sheet =
    { $name } : { $points } { $points ->
        [one] point
       *[other] points
    }
terminal-not_saved = La partie ne peut pas être enregistrée dans { $file } ({ $reason }) ; vous pouvez continuer à jouer.
terminal-keep_game = Enregistrer la partie, pour la reprendre plus tard ? [O/n]{ " " }
terminal-left = Au revoir. Rien n’a été enregistré.
terminal-left_and_kept = La partie est enregistrée dans { $file }. Pour la reprendre :
terminal-record_kept = La partie est enregistrée. Pour la revoir :
terminal-keep_record = Enregistrer cette partie ? [o/N]{ " " }

## Revoir

terminal-report_step = Un problème a été signalé à l’étape { $step } sur { $most }.
terminal-report_expected = Attendu : { $words }
terminal-report_happened = Constaté : { $words }
terminal-replay_commands = Entrée ou n : étape suivante · p : précédente · un numéro de 0 à { $most } : aller à cette étape · g : début · G : fin · q : quitter
terminal-replay_prompt = étape { $step } sur { $most } >{ " " }
terminal-replay_not_understood = « { $typed } » n’a pas été compris ; tapez Entrée, n, p, g, G, q ou un numéro de 0 à { $most }.
terminal-replay_at_start = C’est le début.
terminal-replay_changed = Les règles ou les cartes ont changé depuis cette partie : ses étapes ne peuvent plus être affichées. Son journal et son résultat n’ont pas changé. Si elle a été jouée avec ses propres composants, indiquez leur fichier avec --components.
terminal-resume_changed = Les règles ou les cartes ont changé depuis l’enregistrement de cette partie ; elle continue là où elle en était. Si elle a été jouée avec ses propres composants, quittez-la par q et indiquez leur fichier avec --components.
terminal-analyse_changed = Les règles ou les cartes ont changé depuis la partie de { $file } : elle ne peut plus être analysée.
terminal-replay_at_end = C’est la fin.
terminal-replay_unfinished = La partie n’est pas terminée.
terminal-analysing = Analyse
terminal-analysis_chances = Chances de gagner au fil de la partie, mains ouvertes :
terminal-analysis_moves = Les plus grosses erreurs, jugées d’après ce que chacun pouvait savoir :
terminal-analysis_no_moves = Aucune erreur notable.
terminal-analysis_mistake =
    { $points ->
        [one] Étape { $step }, { $chapter } : { $name }, { NUMBER($points, minimumFractionDigits: 1, maximumFractionDigits: 1) } point perdu
       *[other] Étape { $step }, { $chapter } : { $name }, { NUMBER($points, minimumFractionDigits: 1, maximumFractionDigits: 1) } points perdus
    }
terminal-analysis_played = { "  " }joué : { $step }
terminal-analysis_brought = { "  " }cela apporte : { $what }
terminal-analysis_better = { "  " }mieux : { JOIN($steps) }
terminal-analysis_because = { "  " }pourquoi : { $why }
terminal-answers = { $name } : { $option }
terminal-answers_in_secret = { $name } choisit en secret.
