### The terminal's own words.

## Mauvaise saisie : nomme la chose et dit ce qui serait juste

terminal-unknown_language = Il n'y a pas de langue « { $language } » ; les langues sont { $known }.
terminal-unknown_game = Il n'y a pas de jeu « { $game } » ; les jeux sont { $known }.
terminal-unknown_option = { $game } n'a pas d'option « { $option } » ; ses options sont { $known }.
terminal-unknown_option_value = L'option « { $option } » ne peut pas valoir « { $value } » ; elle peut valoir { $known }.
terminal-bad_option = « { $option } » n'est pas une option d'un jeu ; écrivez NOM=VALEUR, par exemple --option draft=on.
terminal-option_not_for = L'option { $option }={ $value } n'est pas pour { $players } joueurs ; elle est pour ces nombres de joueurs : { $known }.
terminal-no_game_for = Aucun jeu ne se joue à { $players } ; les jeux et leurs nombres de joueurs sont : { $known }.
terminal-wrong_seat_count = { $game } ne se joue pas à { $players } ; les nombres de joueurs possibles sont : { $known }.
terminal-unknown_bot = Il n'y a pas de robot « { $bot } » ; les robots sont { $known }.
terminal-unknown_bot_or_file = Il n'y a pas de robot « { $bot } » ; les robots sont { $known }, et les vôtres s'écrivent FICHIER.py:CLASSE.
terminal-unknown_choice = { $option } ne peut pas être « { $value } » ; les possibilités sont { $known }.
terminal-only_with = { $option } demande { $other } ; ajoutez-le, ou omettez { $option }.
terminal-not_with = { $option } ne va pas avec { $other } ; omettez l'un des deux.
terminal-file_exists = { $file } existe déjà et serait perdu ; nommez un autre fichier.
terminal-wrong_bots = { $given } robots sont nommés pour { $seats } places ; dans une partie à { $players }, nommez un robot pour toutes ces places ou un pour chacune.
terminal-unknown_card = { $game } n'a pas de composant « { $card } » ; ses composants sont { $known }.
terminal-unknown_card_of_many = { $game } n'a pas de composant « { $card } » ; il y a { $known } et bien d'autres : marsbox cards { $game } les montre tous.
terminal-bad_number = { $option } ne peut pas valoir « { $value } » ; c'est un nombre entier de { $least } à { $most }.
terminal-bad_seconds = { $option } ne peut pas valoir « { $value } » ; c'est un nombre de secondes supérieur à 0, jusqu'à { $most }.
terminal-bad_seed = La graine ne peut pas valoir « { $value } » ; c'est un nombre entier de 0 à 2**128 - 1.
terminal-bad_name = Le nom { $name } ne convient pas ; un nom a de 1 à { $most } caractères visibles.
terminal-too_many_names = { $given } noms sont donnés pour { $people } personnes ; donnez-en au plus un pour chacune.
terminal-bad_components_option = « { $value } » ne nomme pas de jeu ; écrivez JEU=FICHIER, par exemple --components pocket-mars=cartes.toml.
terminal-components_unreadable = Le fichier de composants { $file } est illisible ({ $reason }) ; nommez un fichier tel qu'une copie corrigée de celui du jeu.
terminal-record_unreadable = L'enregistrement { $file } est illisible ({ $reason }) ; nommez un fichier enregistré par Marsbox.
terminal-report_without_record = { $file } signale un problème d'une partie qui n'était pas finie, donc sans enregistrement ; il n'y a rien à revoir.
terminal-analysis_unfinished = La partie dans { $file } n'a pas été jouée jusqu'au bout ; seule une partie terminée peut être analysée.
terminal-record_foreign = { $file } n'est pas un enregistrement de Marsbox : ce n'est pas du texte ; nommez un fichier enregistré par Marsbox.
terminal-record_other_components = La partie de { $file } a été jouée avec d'autres composants de { $game } que ceux-ci ; nommez le fichier de ceux d'alors : --components FICHIER.
terminal-record_unwritable = L'enregistrement ne peut pas être écrit dans { $file } ({ $reason }) ; nommez un fichier d'un dossier où vous pouvez écrire.
terminal-record_exists = { $file } existe déjà et serait perdu ; nommez un autre fichier avec --record, ou reprenez cette partie avec --resume.
terminal-not_with_resume = { $option } ne va pas avec --resume : la partie enregistrée a la sienne ; ne le donnez pas.
terminal-other_game = { $file } contient une partie de { $game }, pas de { $wanted } ; ne nommez pas le jeu.
terminal-game_over = La partie dans { $file } est finie ; revoyez-la avec : { $command }
terminal-no_game = Aucun jeu n'est nommé ; écrivez son nom, par exemple : marsbox play pocket-mars
terminal-usage = { $what } ; voyez marsbox --help.
terminal-missing_extra = Il faut pour cela des paquets qui ne sont pas installés ({ $reason }) ; installez-les avec : pip install "marsbox[{ $extra }]"
terminal-said = { $what }
terminal-bad_setup = { $reason }

## La version

terminal-rule_set = { $game } : règles, version { $version }
terminal-engine_compiled = moteur : compilé
terminal-engine_interpreted = moteur : interprété

## Aide de la ligne de commande

terminal-help_marsbox = Des jeux de société martiens à jouer, à regarder et à étudier.
terminal-help_version = Affiche la version, celle des règles et si le moteur est compilé.
terminal-help_lang = La langue ; sinon celle du système.
terminal-help_help = Affiche cette aide.
terminal-help_play = Joue une partie dans le terminal, contre des robots ou à plusieurs au même clavier.
terminal-help_game = Le jeu, par exemple pocket-mars ou mission-red-planet.
terminal-help_players = Combien de joueurs, robots compris ; sinon deux ou, si le jeu en demande plus, le moins possible.
terminal-help_play_bots = Qui occupe les autres places, dans l'ordre ; un seul nom vaut pour toutes : cadet, settler (colon), engineer (ingénieur), commander (commandant). Dans un terminal, la question vous est posée ; sinon engineer.
terminal-help_humans = Combien de personnes jouent tour à tour à ce clavier.
terminal-help_play_seat = Votre place, comptée à partir de 0.
terminal-help_name = Votre nom ; une fois par personne.
terminal-help_option = Une option du jeu, par exemple draft=on ; peut être répétée.
terminal-help_play_seed = La graine du hasard : la même graine distribue les mêmes cartes.
terminal-help_record = Garde l'enregistrement de la partie dans ce fichier.
terminal-help_resume = Reprend une partie enregistrée.
terminal-help_components = Un fichier de composants à la place de celui du jeu.
terminal-help_simulate = Fait jouer beaucoup de parties à des robots et compte les victoires.
terminal-help_simulate_bots = Les robots, dans l'ordre des places ; autant que de joueurs. Sinon greedy contre random.
terminal-help_bot = Encore un robot ; peut être répété. Un robot à vous s'écrit FICHIER.py:CLASSE, ici et dans --bots.
terminal-help_tournament = Faire se rencontrer tous les robots à toutes les places, et les coter.
terminal-help_tournament_bots = Les robots qui participent. Sinon random, greedy et mcts.
terminal-help_rounds = Combien de tours ; à chacun, chaque table de robots joue une fois dans chaque rotation de ses places.
terminal-help_tournament_players = Combien jouent dans une partie ; sinon deux ou, si un jeu en demande plus, aussi peu que possible.
terminal-help_engine = Où les parties se jouent : sur cette machine, ou par Ray.
terminal-help_ray_address = Une grappe Ray ; sinon une grappe est démarrée sur cette machine pour l'occasion.
terminal-help_limit = Le nombre maximal de secondes d'un robot pour une décision.
terminal-help_on_error = Que faire quand un robot répond contre les règles, trop tard ou par une exception : s'arrêter (stop), ou compter et continuer (count).
terminal-help_out = Garder chaque partie dans ce dossier, avec un rapport et des graphiques.
terminal-help_format = Comment les parties sont gardées ; sinon en Parquet.
terminal-help_resume_run = Continuer ce qui est dans le dossier, là où cela s'est arrêté.
terminal-help_only = Rejouer cette seule partie, telle qu'elle est avec la même graine, et en dire plus sur ce qui n'allait pas.
terminal-help_only_record = Avec --only : garder l'enregistrement de la partie dans ce fichier.
terminal-help_games = Combien de parties.
terminal-help_seed = La graine du hasard : la même graine donne les mêmes résultats.
terminal-help_jobs = Combien de processus jouent en même temps ; ne change pas les résultats. Sinon un par cœur.
terminal-help_json = Affiche un objet JSON pour les scripts.
terminal-help_bench = Mesure la vitesse du moteur, sur un cœur.
terminal-help_bench_game = Le jeu ; sinon tous.
terminal-help_bench_players = Combien de joueurs ; sinon tous les nombres possibles pour un jeu.
terminal-help_seconds = La durée de chaque mesure.
terminal-help_cards = Montre chaque composant avec son texte et son degré de certitude.
terminal-help_card = Une carte, par exemple 'énergie 1', ou un autre composant par son nom ; sinon tous.
terminal-help_replay = Revoit une partie enregistrée, pas à pas.
terminal-help_file = L'enregistrement, écrit par marsbox play --record ou dans le navigateur, ou un signalement de problème.
terminal-help_replay_seat = Ne montre que ce que voyait cette place, comptée à partir de 0 ; sinon les mains sont ouvertes.
terminal-help_replay_name = Le nom d'un joueur, dans l'ordre des places ; peut être répété.
terminal-help_all = Affiche toute la partie d'un coup.
terminal-help_analyse = Montre comment les chances ont évolué dans une partie enregistrée, et quels coups ont coûté le plus.
terminal-help_moves = Combien de coups parmi les plus coûteux sont racontés.
terminal-help_iterations = Combien d'essais la recherche fait à chaque décision ; sans indication, le nombre propre au jeu.
terminal-help_serve = Ouvre des tables pour le navigateur.
terminal-help_host = L'adresse d'écoute ; 0.0.0.0 laisse venir les autres du réseau.
terminal-help_port = Le port ; 0 en prend un de libre.
terminal-help_database = Où les tables sont gardées : un fichier, sqlite:///FICHIER ou postgresql://… ; sinon un fichier à vous.
terminal-help_serve_components = Un fichier de composants pour un jeu ; peut être répété.
terminal-help_origin = Une autre origine dont les pages peuvent utiliser ce serveur ; peut être répétée.
terminal-help_bots_in = Où les robots réfléchissent : dans des processus du serveur, ou dans ceux de `marsbox worker`, qui demandent PostgreSQL.
terminal-help_worker = Fait réfléchir les robots pour les serveurs d'un PostgreSQL.
terminal-help_worker_database = Le PostgreSQL que les serveurs utilisent.
terminal-help_processes = Combien de robots réfléchissent à la fois.
terminal-help_export = Écrit toutes les tables et tous les joueurs d'une base de données dans un fichier.
terminal-help_export_file = Le nouveau fichier.
terminal-help_import = Lit toutes les tables et tous les joueurs d'un fichier dans une base de données.
terminal-help_import_file = Un fichier que `marsbox export` a écrit.
terminal-help_check = Examine toutes les tables d'une base de données et dit lesquelles sont illisibles.
terminal-help_check_save = Écrit ce qui reste des tables endommagées dans ce dossier, un fichier pour chacune.
terminal-help_words = Dire ce qui existe dans chaque langue ; les mots des jeux sont à part.
terminal-help_words_missing = Donner la liste des messages qui manquent à cette langue ; l'anglais les remplace.
terminal-help_serve_lang = La langue de ceux qui n'en demandent pas ; sinon celle du système.
terminal-panel_arguments = Arguments
terminal-panel_options = Options
terminal-panel_commands = Commandes
terminal-panel_default = [par défaut : { "{" }{ "}" }]
terminal-panel_required = [requis]

## Simulation et mesure

terminal-simulating = Parties
terminal-simulated = { $game } : { $games } parties avec la graine { $seed } en { $seconds } s, { $rate } parties par seconde.
terminal-played_only = { $game } : partie { $number } (graine { $seed }), { $decisions } décisions.
terminal-results_kept = Chaque partie, un rapport et ses graphiques sont dans { $folder }.
terminal-more_failures = { $more } autres parties n'ont pas été finies.
terminal-measuring = Mesure
terminal-separator = { "\u202F; " }
terminal-column_seat = Place
terminal-column_bot = Robot
terminal-column_wins = Victoires
terminal-column_shared = Partagées
terminal-column_win_rate = Taux
terminal-column_interval = Intervalle à 95 %
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

## Langues

terminal-words_missing =
    { $language } ({ $name }) : { $count ->
        [0] aucun message ne manque.
        [one] { $count } message manque et se dit en anglais.
       *[other] { $count } messages manquent et se disent en anglais.
    }

## Composants

terminal-about = { $thing } : { $what }

## Composants de Pocket Mars

terminal-cards_count = { $count } cartes et 5 bâtiments
terminal-cards_note = Les cartes imprimées ne sont pas publiques. Chaque partie dit son degré de certitude ; qui possède la boîte peut corriger une copie du fichier de composants et l'utiliser avec --components FICHIER.
terminal-cards_numbers = Un joueur commence avec { $start } d'énergie et peut en avoir { $maximum } ; un bâtiment sans carte a la valeur { $value }.
terminal-part_energy_start = énergie au début
terminal-part_energy_maximum = énergie maximale
terminal-part_building_value = valeur d'un bâtiment

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
terminal-mission_manual = manuelle
terminal-mission_no_destination = Navettes manuelles (sans destination)
terminal-mission_seats = de { $seats } places
terminal-mission_resource = un jeton de score vaut { $value } ; { $tokens } tuiles de ressource et { $score_tokens } jetons de score
terminal-mission_bonus_card = bonus
terminal-mission_discovery_card = découverte

## Composants de Terraforming Mars

terminal-terraforming_count = { $cards } cartes Projet et { $corporations } corporations
terminal-terraforming_spaces = Cases de la carte
terminal-terraforming_milestones = Objectifs
terminal-terraforming_awards = Récompenses
terminal-terraforming_projects = Projets standards
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
terminal-terraforming_off_map = hors de la carte, pour une cité

## La table

terminal-player = Joueur { $number }
terminal-which_level = Contre qui jouez-vous ?
terminal-level = { $name } : { $about }
terminal-level_prompt = numéro de 1 à { $most }, ou Entrée pour { $usual } >{ " " }
terminal-no_such_level = Il n'y a pas de niveau « { $typed } » ; tapez un numéro de 1 à { $most }.
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
terminal-mission_celerium = Cél
terminal-mission_bonus = Bonus
terminal-mission_called = Ce tour
terminal-mission_ready = prêt

## La table de Terraforming Mars ; les listes de mots courts suivent l'ordre des données du jeu

terminal-terraforming_generation = gén. { $number }
terminal-terraforming_temperature = { $now }/{ $last }{ "\u202F" }°C
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
terminal-terraforming_playable = Vous pouvez jouer ({ $count }) :
terminal-terraforming_unplayable = Vous ne pouvez pas jouer ({ $count }) :
terminal-terraforming_used = utilisée
terminal-terraforming_others = autres
terminal-terraforming_events = Événements joués

## Jouer

terminal-welcome = Tapez le numéro de votre choix ; { "?" } montre ce que vous pouvez taper d'autre.
terminal-prompt = numéro, { "?" } ou q >{ " " }
terminal-prompt_inner = numéro, ou Entrée : retour >{ " " }
terminal-yes = o oui
terminal-no = n non
terminal-help_page =
    Un numéro  prendre ce choix
    ? 3        expliquer le choix 3
    { $things }
    r          les règles ; r 2 montre leur deuxième chapitre
    h          avis : à quoi s'attendre, les meilleurs choix et pourquoi
    u          annuler votre dernier pas, tant que rien de caché n'a été révélé et que personne n'a joué depuis
    b          montrer encore la table et les choix
    l          récit : tout ce qui s'est passé
    s          scores actuels, chaque point expliqué
    q          quitter ; la partie est enregistrée et vous pourrez la reprendre
    { $signs }
    { "" }
terminal-pocket_things =
    ? Éne1     expliquer une carte : comme à la table (Éne1) ou par sa couleur et sa valeur (énergie 1)
    ? eau      expliquer un bâtiment
terminal-pocket_signs = la table   les lettres sont des colons, · est une place libre en **, Éne3 une carte (Éne? si vous ne la connaissez pas), × une carte face cachée.
terminal-pocket_examples = une carte (? Éne1) ou un bâtiment (? eau)
terminal-mission_things =
    ? pilote   expliquer un personnage
    ? hellas   expliquer une zone : ses voisines et ses navettes
    ? lichens  expliquer une carte Événement, une ressource ou les navettes manuelles ; le début du nom suffit
terminal-mission_signs =
    Mars       les lettres sont des astronautes (A3 : trois) ; gla+2 : deux jetons y attendent ; gla:A, à la fin : A a pris la tuile de ressource ; Dest : tuiles de destination qui restent ; une découverte montre son nom ou, face cachée, qui la connaît (? B)
    l'aire     · est une place libre, ↑ une navette en vol, * une tuile de destination ; au-dessous, les cartes Événement que vous connaissez, après la lettre de qui les a
    les places Main : les personnages encore en main, par numéro ; Ce tour : celui qui est appelé, ou entre parenthèses celui que vous avez choisi
terminal-mission_examples = un personnage (? pilote), une zone (? hellas) ou une carte (? lichens)
terminal-terraforming_things =
    ? oiseaux  expliquer une carte, une corporation, un projet standard, un objectif ou une récompense ; le début du nom suffit
    ? 72       expliquer une carte par son numéro imprimé, s'il n'y a pas de choix de ce numéro
    ? r5c3     expliquer une case : rangée 5, case 3 depuis la gauche ; r5c3 seul la prend quand il faut choisir une case
    m          votre plateau : ce que vous pouvez jouer et pourquoi pas le reste, vos cartes en jeu ; m B montre celles du joueur B
terminal-terraforming_signs =
    Mars       ~ est réservée à un océan, ^ volcanique, # à Noctis Ville ; a, t, p, c sont l'acier, le titane, les plantes et les cartes qu'une tuile y rapporte ; VeA est une verdure de A, Ci une cité, Oc un océan, Ci- une cité neutre ; (A) : réservée par A
    les cartes les nombres sont les prix actuels ; → a encore une action, × est utilisée ; le nombre après un nom compte les cubes ; + est achetée
    les places 23+4 : vous avez 23 et produisez 4 ; > doit décider, × a passé, * commence cette génération
    le reste   Maire 1/3 : vous avez 1 sur 3 ; Banquier 2/5 : vous avez 2, le meilleur 5 ; [A] : le joueur A l'a
terminal-terraforming_examples = une carte (? oiseaux), une case (? r5c3) ou une récompense (? banquier)
terminal-plain_things = ? NOM      expliquer un composant
terminal-plain_signs = la table   tout ce que vous pouvez savoir, en liste
terminal-plain_examples = un composant par son nom
terminal-no_such_choice = Il n'y a pas de choix { $number } ; tapez un numéro de 1 à { $most }, ou { "?" } pour l'aide.
terminal-nothing_typed = Tapez un numéro de 1 à { $most }, ou { "?" } pour l'aide.
terminal-not_understood = « { $typed } » n'est pas compris ; tapez un numéro de 1 à { $most }, ou { "?" } pour l'aide.
terminal-not_understood_pause = « { $typed } » n'est pas compris ; Entrée continue, u annule votre pas, { "?" } aide.
terminal-no_help_on = Il n'y a pas d'aide sur « { $thing } » ; demandez un choix (? 1), { $examples }.
terminal-nothing_to_undo = Il n'y a rien que vous puissiez annuler : seulement votre dernier pas, tant que rien de caché n'a été révélé et que personne n'a joué depuis.
terminal-undone = C'est annulé.
terminal-pause = Entrée : continuer >{ " " }
terminal-pause_undo = Entrée : continuer, u : annuler >{ " " }
terminal-hand_over = { $name }, c'est à vous : prenez le clavier et appuyez sur Entrée.{ " " }
terminal-hint_ahead = À attendre : { $points } points d'avance sur le meilleur rival, victoire à { $chance }{ "\u202F" }%.
terminal-hint_behind = À attendre : { $points } points de retard sur le meilleur rival, victoire à { $chance }{ "\u202F" }%.
terminal-hint_alone = À attendre : victoire à { $chance }{ "\u202F" }%.
terminal-hint_best = le meilleur choix
terminal-hint_less = { $points } points de moins
terminal-hint_equal = aussi bon
terminal-hint_option = { $number } { $option } : { $verdict }
terminal-hint_option_why = { $number } { $option } : { $verdict } ; { $why }
terminal-rules_which = Tapez r et le numéro d'un chapitre, de 1 à { $most } :
terminal-sheet =
    { $name } : { $points } { $points ->
        [one] point
       *[other] points
    }
terminal-not_saved = La partie ne peut pas être enregistrée dans { $file } ({ $reason }) ; vous pouvez continuer à jouer.
terminal-keep_game = Garder la partie, pour la reprendre plus tard ? [O/n]{ " " }
terminal-left = Au revoir. Rien n'a été enregistré.
terminal-left_and_kept = La partie est enregistrée dans { $file }. Pour la reprendre :
terminal-record_kept = L'enregistrement est gardé. Pour le revoir :
terminal-keep_record = Garder l'enregistrement de cette partie ? [o/N]{ " " }

## Revoir

terminal-report_step = Un problème a été signalé au pas { $step } sur { $most }.
terminal-report_expected = Attendu : { $words }
terminal-report_happened = Constaté : { $words }
terminal-replay_commands = Entrée ou n : pas suivant · p : précédent · un numéro de 0 à { $most } : y aller · g : début · G : fin · q : quitter
terminal-replay_prompt = pas { $step } sur { $most } >{ " " }
terminal-replay_not_understood = « { $typed } » n'est pas compris ; Entrée, n, p, g, G, q ou un numéro de 0 à { $most }.
terminal-replay_at_start = C'est le début.
terminal-replay_changed = Les règles ou les cartes ont changé depuis cette partie : ses étapes ne peuvent plus être montrées. Son journal et sa fin sont restés ce qu'ils étaient. Si elle a été jouée avec ses propres composants, nommez leur fichier avec --components.
terminal-resume_changed = Les règles ou les cartes ont changé depuis que cette partie a été enregistrée ; elle continue là où elle en était. Si elle a été jouée avec ses propres composants, quittez-la par q et nommez leur fichier avec --components.
terminal-analyse_changed = Les règles ou les cartes ont changé depuis la partie de { $file } : elle ne peut plus être analysée.
terminal-replay_at_end = C'est la fin de l'enregistrement.
terminal-replay_unfinished = La partie n'a pas été jouée jusqu'au bout.
terminal-analysing = Examen de chaque décision
terminal-analysis_chances = Chances de victoire au fil de la partie, mains ouvertes :
terminal-analysis_moves = Les coups qui ont coûté le plus, jugés d'après ce que chacun pouvait savoir :
terminal-analysis_no_moves = Aucun coup n'a rien coûté que la recherche ait pu voir.
terminal-analysis_move = Pas { $step }, { $chapter } : { $name }, { $points } points perdus
terminal-analysis_played = { "  " }joué : { $option }
terminal-analysis_better = { "  " }mieux : { $option }
terminal-analysis_because = { "  " }raison : { $reasons }
terminal-answers = { $name } : { $option }
terminal-answers_in_secret = { $name } choisit en secret.
