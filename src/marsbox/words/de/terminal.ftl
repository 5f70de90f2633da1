### The terminal's own words.

## Bad input: names the thing and says what would be right

terminal-unknown_language = Die Sprache „{ $language }“ gibt es nicht; es gibt { $known }.
terminal-unknown_game = Das Spiel „{ $game }“ gibt es nicht; es gibt { $known }.
terminal-unknown_option = { $game } hat keine Option „{ $option }“; es gibt { $known }.
terminal-unknown_option_value = Die Option „{ $option }“ kann nicht „{ $value }“ sein; möglich ist { $known }.
terminal-bad_option = „{ $option }“ ist keine Option eines Spiels; gib NAME=WERT an, zum Beispiel --option draft=on.
terminal-option_not_for = Die Option { $option }={ $value } gibt es bei der Spielerzahl { $players } nicht, sondern nur bei: { $known }.
terminal-no_game_for = Für { $players } Spieler gibt es kein Spiel; die Spiele und ihre Spielerzahlen sind: { $known }.
terminal-wrong_seat_count = { $game } geht nicht mit { $players } Spielern; möglich sind diese Spielerzahlen: { $known }.
terminal-unknown_bot = Den Bot „{ $bot }“ gibt es nicht; es gibt { $known }.
terminal-unknown_bot_or_file = Den Bot „{ $bot }“ gibt es nicht; es gibt { $known }, und eigene Bots gibst du als DATEI.py:KLASSE an.
terminal-unknown_choice = { $option } kann nicht „{ $value }“ sein; möglich ist { $known }.
terminal-only_with = { $option } gibt es nur zusammen mit { $other }; ergänze es oder lass { $option } weg.
terminal-not_with = { $option } geht nicht zusammen mit { $other }; lass eines von beiden weg.
terminal-file_exists = { $file } gibt es schon und ginge verloren; gib eine andere Datei an.
terminal-wrong_bots = Für { $seats } Plätze sind { $given } Bots angegeben; gib bei { $players } Spielern einen Bot für alle diese Plätze an oder für jeden einen.
terminal-character_twice = Der Charakter „{ $bot }“ ist zweimal angegeben; gib jeden nur einmal an oder für mehrere Plätze eine Stufe.
terminal-unknown_card = { $game } hat kein Spielmaterial „{ $card }“; es gibt { $known }.
terminal-unknown_card_of_many = { $game } hat kein Spielmaterial „{ $card }“; es gibt { $known } und vieles mehr: marsbox cards { $game } zeigt alles.
terminal-bad_number = { $option } kann nicht „{ $value }“ sein, sondern nur eine ganze Zahl von { $least } bis { $most }.
terminal-bad_seconds = { $option } kann nicht „{ $value }“ sein, sondern nur eine Anzahl von Sekunden über 0 und bis { $most }.
terminal-bad_amount = { $option } kann nicht „{ $value }“ sein; möglich ist eine Zahl über 0 und bis { $most }.
terminal-unknown_subject = Unter dem Namen „{ $subject }“ gibt es nichts zu trainieren; trainieren lässt sich { $known }.
terminal-training_unwritable = Das Training kann nicht in { $folder } gespeichert werden ({ $reason }); nenne einen Ordner, in den du schreiben kannst.
terminal-checkpoint_unreadable = Der Zwischenstand { $file } kann nicht gelesen werden ({ $reason }); stelle ihn wieder her oder nenne einen anderen Ordner.
terminal-no_checkpoint = { $folder } enthält kein Training; nenne mit --folder den Ordner eines Trainings.
terminal-other_subject = { $folder } enthält ein Training von { $found }, nicht von { $wanted }; nenne einen anderen Ordner.
terminal-other_sizes = { $folder } enthält ein Training von { $subject } mit einem Netz anderer Größe; nenne einen anderen Ordner.
terminal-training_begun = { $folder } enthält schon ein Training, das mit seinem eigenen Netz weitergeht; lass --start weg oder nenne einen anderen Ordner.
terminal-training_of_self_play = { $folder } enthält ein Training, in dem das Netz gegen sich selbst spielt; lass --against weg oder nenne einen anderen Ordner.
terminal-training_against_another = { $folder } enthält ein Training gegen das Netz { $net }; nenne dieses mit --against oder einen anderen Ordner.
terminal-nobody_against = { $subject } spielt man allein, also gibt es keinen Gegner; lass --against weg.
terminal-net_unreadable = Das Netz { $file } kann nicht gelesen werden ({ $reason }); nenne eine Datei, die marsbox train gespeichert hat.
terminal-net_damaged = { $file } ist kein Netz von Marsbox oder beschädigt; nenne eine Datei, die marsbox train gespeichert hat.
terminal-net_of_another =
    Das Netz { $file } passt nicht zu { $subject }: { $difference ->
        [components] Es wurde mit anderem Spielmaterial trainiert
        [features] Es wurde mit anderen Merkmalen trainiert
       *[sizes] Seine Schichten sind anders groß
    }; nenne ein Netz, das für { $subject } trainiert wurde.
terminal-net_unwritable = Das Netz kann nicht in { $file } gespeichert werden ({ $reason }); nenne eine Datei in einem Ordner, in den du schreiben kannst.
terminal-training_workers_lost = { $number } der spielenden Prozesse haben sich von selbst beendet (Exit-Status { $status }); derselbe Befehl setzt das Training beim letzten Zwischenstand fort.
terminal-bad_seed = Der Startwert kann nicht „{ $value }“ sein, sondern nur eine ganze Zahl von 0 bis 2**128 - 1.
terminal-bad_name = Der Name { $name } geht nicht; ein Name hat 1 bis { $most } sichtbare Zeichen.
terminal-too_many_names = Es sind mehr Namen angegeben ({ $given }), als Menschen mitspielen ({ $people }); gib für jeden höchstens einen an.
terminal-bad_components_option = „{ $value }“ nennt kein Spiel; gib SPIEL=DATEI an, zum Beispiel --components pocket-mars=deck.toml.
terminal-components_unreadable = Die Datei { $file } mit dem Spielmaterial ist nicht lesbar ({ $reason }); gib eine Datei an, etwa eine korrigierte Kopie der spieleigenen.
terminal-record_unreadable = Die Spieldatei { $file } ist nicht lesbar ({ $reason }); gib eine Datei an, die Marsbox gespeichert hat.
terminal-report_without_record = { $file } meldet ein Problem einer Partie, die nicht beendet war, und enthält deshalb keine Spieldatei; es gibt nichts anzusehen.
terminal-analysis_unfinished = Die Partie in { $file } wurde nicht zu Ende gespielt; nur eine beendete Partie lässt sich analysieren.
terminal-record_foreign = { $file } ist keine Spieldatei von Marsbox, denn sie enthält keinen Text; gib eine Datei an, die Marsbox gespeichert hat.
terminal-record_other_components = Die Partie in { $file } wurde mit anderem Spielmaterial von { $game } gespielt als diesem; gib die damalige Datei an: --components DATEI.
terminal-record_unwritable = Die Spieldatei lässt sich nicht nach { $file } schreiben ({ $reason }); gib eine Datei in einem Ordner an, in den du schreiben darfst.
terminal-record_exists = { $file } gibt es schon und ginge verloren; gib mit --record eine andere Datei an oder setze diese Partie mit --resume fort.
terminal-not_with_resume = { $option } geht nicht zusammen mit --resume: Die gespeicherte Partie hat ihre eigenen Angaben; lass es weg.
terminal-other_game = { $file } enthält eine Partie { $game }, nicht { $wanted }; lass das Spiel weg.
terminal-game_over = Die Partie in { $file } ist beendet; sieh sie dir an mit: { $command }
terminal-no_game = Es ist kein Spiel angegeben; nenne es, zum Beispiel: marsbox play pocket-mars
terminal-usage = { $what }; siehe marsbox --help.
terminal-missing_extra = Dafür fehlen Pakete ({ $reason }); installiere sie mit: pip install "marsbox[{ $extra }]"
terminal-no_such_option = Die Option { $option } gibt es hier nicht; siehe --help.
terminal-no_such_command = Den Befehl „{ $command }“ gibt es nicht; siehe marsbox --help.
terminal-option_needs_value = Die Option { $option } braucht einen Wert; siehe --help.
terminal-missing_argument = { $argument } fehlt; siehe --help.
terminal-extra_arguments = Zu viele Argumente ({ $arguments }); siehe --help.
terminal-said = { $what }
terminal-bad_setup = { $reason }

## What the version is

terminal-rule_set = { $game }: Regelstand { $version }
terminal-engine_compiled = Engine: kompiliert
terminal-engine_interpreted = Engine: interpretiert

## Help of the command line

terminal-help_marsbox = Brettspiele vom Mars: zum Spielen, Zuschauen und Untersuchen.
terminal-help_version = Version und Regelstände zeigen und ob die Engine kompiliert ist.
terminal-help_lang = Die Sprache; sonst die der Systemeinstellung.
terminal-help_help = Diese Hilfe zeigen.
terminal-help_play = Eine Partie im Terminal spielen, gegen Bots oder mit anderen an derselben Tastatur.
terminal-help_game = Das Spiel, zum Beispiel pocket-mars oder mission-red-planet.
terminal-help_players = Wie viele mitspielen, Bots eingeschlossen; sonst zwei oder, wo ein Spiel mehr braucht, so wenige wie möglich.
terminal-help_play_bots = Wer auf den anderen Plätzen spielt, der Reihe nach; ein Name steht für alle: eine Stufe (cadet, settler, engineer, commander, governor), die ihre Charaktere mitbringt, oder ein Charakter wie ines; `marsbox bots` stellt sie vor. Am Terminal wirst du gefragt; sonst engineer.
terminal-help_humans = Wie viele Menschen abwechselnd an dieser Tastatur spielen.
terminal-help_play_seat = Dein Platz, gezählt ab 0.
terminal-help_name = Dein Name; einmal für jeden Menschen.
terminal-help_option = Eine Option des Spiels, zum Beispiel draft=on; mehrfach möglich.
terminal-help_play_seed = Startwert des Zufalls: Derselbe Startwert ergibt dieselben Karten.
terminal-help_record = Die Partie in dieser Spieldatei speichern.
terminal-help_resume = Eine gespeicherte Partie fortsetzen.
terminal-help_plain = Einfache Zeilen statt der ganzen Bildschirmfläche, zum Beispiel für Screenreader.
terminal-help_components = Eine Datei mit Spielmaterial anstelle der spieleigenen.
terminal-help_bots = Die Gegner vorstellen: wie jede Stufe und jeder Charakter spielt und wie oft er gewinnt.
terminal-help_bots_game = Das Spiel, dessen Zahlen gezeigt werden; sonst alle.
terminal-help_simulate = Bots viele Partien spielen lassen und die Siege zählen.
terminal-help_simulate_bots = Die Bots in der Reihenfolge ihrer Plätze; so viele, wie mitspielen. Sonst greedy gegen random.
terminal-help_bot = Ein weiterer Bot; mehrfach möglich. Einen eigenen Bot gibst du als DATEI.py:KLASSE an, hier und bei --bots.
terminal-help_tournament = Jeden Bot auf jedem Platz gegen jeden anderen antreten lassen und alle bewerten.
terminal-help_tournament_bots = Die Bots, die teilnehmen. Sonst random, greedy und mcts.
terminal-help_rounds = Wie viele Durchgänge; in jedem spielt jede Gruppe von Bots einmal in jeder Sitzordnung.
terminal-help_tournament_players = Wie viele an einer Partie teilnehmen; sonst zwei oder, wo ein Spiel mehr braucht, so wenige wie möglich.
terminal-help_engine = Wo gespielt wird: auf diesem Rechner oder mit Ray.
terminal-help_ray_address = Ein Ray-Cluster; sonst wird für die Dauer des Laufs einer auf diesem Rechner gestartet.
terminal-help_limit = Wie viele Sekunden ein Bot höchstens für eine Entscheidung hat.
terminal-help_on_error = Was geschieht, wenn ein Bot regelwidrig, zu spät oder mit einem Fehler antwortet: anhalten, oder mitzählen und weitermachen.
terminal-help_out = Jede Partie in diesem Ordner speichern, mit Bericht und Diagrammen.
terminal-help_format = In welchem Format die Partien gespeichert werden; sonst als Parquet.
terminal-help_resume_run = Den Lauf in diesem Ordner fortsetzen, wo er unterbrochen wurde.
terminal-help_only = Nur diese eine Partie noch einmal spielen, wie sie in einem Lauf mit demselben Startwert ist, und mehr über den Fehler sagen.
terminal-help_only_record = Mit --only: die Partie in dieser Spieldatei speichern.
terminal-help_games = Wie viele Partien.
terminal-help_seed = Startwert des Zufalls: Derselbe Startwert ergibt dieselben Ergebnisse.
terminal-help_jobs = Wie viele Prozesse gleichzeitig spielen; ändert die Ergebnisse nicht. Sonst einer pro Kern.
terminal-help_json = Ein JSON-Objekt für Skripte ausgeben.
terminal-help_bench = Messen, wie schnell die Engine auf einem Kern ist.
terminal-help_bench_game = Das Spiel; sonst alle.
terminal-help_bench_players = Wie viele mitspielen; sonst jede Spielerzahl, die ein Spiel erlaubt.
terminal-help_seconds = Wie lange jede Messung dauert.
terminal-help_train = Ein Netz in Partien gegen sich selbst trainieren oder ein Training fortsetzen.
terminal-help_train_subject = Was trainiert wird: ein Spiel oder terraforming-mars-alone.
terminal-help_minutes = Dauer in Minuten; Standard: 10. Ein Training im Ordner wird fortgesetzt.
terminal-help_train_jobs = Anzahl der Prozesse, die gleichzeitig spielen; Standard: einer je Kern.
terminal-help_train_folder = Der Ordner für Zwischenstände, Kurven und Netze; Standard: training/SUBJECT.
terminal-help_learner = Womit gelernt wird: NumPy oder PyTorch, das einen Beschleuniger nutzt, falls vorhanden.
terminal-help_rate = Die Lernrate am Anfang.
terminal-help_last_rate = Die Lernrate am Ende; Standard: 0.00005 oder --rate, falls kleiner.
terminal-help_batch = Anzahl der Stellungen je Lernschritt.
terminal-help_train_seed = Der Startwert (Seed) der Partien; Standard: ein neuer.
terminal-help_train_players = Spieler je Partie; Standard: eine Mischung aller Spielerzahlen, für die das Spiel trainiert wird.
terminal-help_start = Das Netz, mit dem ein neues Training beginnt; Standard: eines, das noch nichts gelernt hat.
terminal-help_against = Eine beste Antwort trainieren: Dieses Netz, das nichts mehr dazulernt, spielt auf allen Plätzen außer einem.
terminal-help_deals = Anzahl der Kartenverteilungen in der Liga am Ende; Standard: 20, mit --against 200; 0: keine Liga.
terminal-help_train_export = Statt zu trainieren, das Netz des Ordners in dieser Datei speichern.
terminal-help_mix = Mit --export: wie viel das Netz neben der von Hand geschriebenen Bewertung zählt, über 0 und bis 1; Standard: 0.5.
terminal-help_cards = Alles Spielmaterial zeigen, mit seinem Text und wie gut er belegt ist.
terminal-help_card = Eine Karte, zum Beispiel „energy 1“, oder anderes Spielmaterial mit seinem Namen; sonst alles.
terminal-help_replay = Eine gespeicherte Partie Schritt für Schritt ansehen.
terminal-help_file = Die Spieldatei, wie marsbox play --record oder der Browser sie speichert, oder eine Problemmeldung.
terminal-help_replay_seat = Nur zeigen, was dieser Platz gesehen hat, gezählt ab 0; sonst sind alle Karten offen.
terminal-help_replay_name = Der Name eines Spielers, in der Reihenfolge der Plätze; mehrfach möglich.
terminal-help_all = Den ganzen Verlauf auf einmal ausgeben.
terminal-help_analyse = Zeigen, wie sich die Gewinnchancen einer gespeicherten Partie entwickelt haben und welche Züge am meisten gekostet haben.
terminal-help_moves = Wie viele der größten Fehler genannt werden.
terminal-help_iterations = Wie oft die Suche bei einer Entscheidung Möglichkeiten ausprobiert; sonst die Zahl, die zum Spiel gehört.
terminal-help_serve = Tische für den Browser eröffnen.
terminal-help_host = Die Adresse, auf der der Server lauscht; mit 0.0.0.0 können andere im Netzwerk mitspielen.
terminal-help_port = Der Port; 0 nimmt einen freien.
terminal-help_database = Wo Tische gespeichert werden: eine Datei, sqlite:///DATEI oder postgresql://…; sonst eine Datei in deinem Benutzerordner.
terminal-help_serve_components = Eine Datei mit Spielmaterial für ein Spiel; mehrfach möglich.
terminal-help_origin = Eine weitere Herkunft, deren Seiten diesen Server nutzen dürfen; mehrfach möglich.
terminal-help_bots_in = Wo Bots rechnen: in Prozessen des Servers oder in denen von `marsbox worker`, die PostgreSQL brauchen.
terminal-help_worker = Bots für die Server einer PostgreSQL-Datenbank rechnen lassen.
terminal-help_worker_database = Die PostgreSQL-Datenbank, die die Server nutzen.
terminal-help_processes = Wie viele Bots gleichzeitig rechnen.
terminal-help_export = Alle Tische und Spieler einer Datenbank in eine Datei schreiben.
terminal-help_export_file = Die neue Datei.
terminal-help_import = Alle Tische und Spieler aus einer Datei in eine Datenbank einlesen.
terminal-help_import_file = Eine Datei, die `marsbox export` geschrieben hat.
terminal-help_check = Alle Tische einer Datenbank prüfen und zeigen, welche nicht lesbar sind.
terminal-help_check_save = Was von beschädigten Tischen übrig ist, in diesen Ordner schreiben, je eine Datei.
terminal-help_words = Zeigen, wie vollständig jede Sprache ist.
terminal-help_words_missing = Die Texte auflisten, die dieser Sprache fehlen; stattdessen erscheinen die englischen.
terminal-help_serve_lang = Die Sprache für alle, die keine verlangen; sonst die der Systemeinstellung.
terminal-panel_arguments = Argumente
terminal-panel_options = Optionen
terminal-panel_commands = Befehle
terminal-panel_default = [Vorgabe: { "{" }{ "}" }]
terminal-panel_required = [erforderlich]

## Simulation and measurement

terminal-simulating = Partien laufen
terminal-simulated = { $game }: { $games } Partien mit Startwert { $seed } in { $seconds } s, { $rate } Partien pro Sekunde.
terminal-played_only = { $game }: Partie { $number } (Startwert { $seed }), { $decisions } Entscheidungen.
terminal-results_kept = Alle Partien, ein Bericht und die Diagramme liegen in { $folder }.
terminal-more_failures = { $more } weitere Partien wurden nicht beendet.
terminal-measuring = Messung läuft
terminal-separator = ;{ " " }
terminal-column_seat = Platz
terminal-column_bot = Bot
terminal-column_wins = Siege
terminal-column_shared = Geteilt
terminal-column_win_rate = Siegquote
terminal-column_interval = 95-%-Intervall
terminal-column_mean_score = Ø Punkte
terminal-column_failed = Abbrüche
terminal-column_rating = Wertung
terminal-column_rank = Rang
terminal-column_score = Punkte
terminal-column_game = Spiel
terminal-column_players = Spieler
terminal-column_variant = Variante
terminal-column_decisions = Entsch./s
terminal-column_games = Partien/s
terminal-column_clone = Kopie µs
terminal-column_view = Sicht µs
terminal-column_dump = Bytes

## Training

terminal-training_resumed = Fortsetzung nach { $games } Partien und { $steps } Lernschritten.
terminal-training_progress = { $seconds } s, { $games } Partien, { $steps } Schritte
terminal-loss_fresh = Fehler bei neuen Partien
terminal-loss_held_out = Fehler bei Validierungspartien
terminal-training_share = { $players } Spieler, Anteil { $mix }: { $won } von { $games } gewonnen
terminal-trained = Trainiert mit { $games } Partien und { $steps } Schritten in { $minutes } min; alles liegt in { $folder }.
terminal-net_exported = { $file }: { $kilobytes } kB.
terminal-curve_games = Partien
terminal-curve_loss = Fehler (Sieg)
terminal-curve_won = Siege gegen die von Hand geschriebene Bewertung
terminal-curve_won_against = Siege gegen das eingefrorene Netz
terminal-curve_share = { $players } Spieler, Anteil { $mix }
terminal-league_by_hand = von Hand geschriebene Bewertung
terminal-league_net = Netz, Anteil { $mix }
terminal-league_older_net = Netz nach { $games } Partien, Anteil { $mix }
terminal-league_against = Gegen { $net } (Anteil { $mix }) bei { $players } Spielern; gleich starke Spieler würden je { $equal } gewinnen:
terminal-column_number_of_games = Partien

## Languages

terminal-words_missing =
    { $language } ({ $name }): { $count ->
        [0] Es fehlt kein Text.
        [one] { $count } Text fehlt und erscheint auf Englisch.
       *[other] { $count } Texte fehlen und erscheinen auf Englisch.
    }

## Components

terminal-about = { $thing }: { $what }

## Components of Pocket Mars

terminal-cards_count = { $count } Karten und 5 Gebäude
terminal-cards_note = Der gedruckte Kartensatz ist nicht veröffentlicht. Bei jedem Teil steht, wie gut er belegt ist; wer das Spiel besitzt, kann eine Kopie der Datei mit dem Spielmaterial korrigieren und mit --components DATEI benutzen.
terminal-cards_numbers = Ein Spieler beginnt mit { $start } Energie und hat höchstens { $maximum }; ein Gebäude ohne Karten hat den Wert { $value }.
terminal-part_energy_start = Energie zu Beginn
terminal-part_energy_maximum = höchste Energie
terminal-part_building_value = Wert eines Gebäudes

## Components of Mission: Red Planet

terminal-mission_count = { $zones } Zonen, { $ships } Raumschiffe und { $cards } Ereigniskarten
terminal-mission_zones = Zonen des Mars und ihre Raumschiffe
terminal-mission_resources = Rohstoffe
terminal-mission_characters = Charaktere
terminal-mission_cards = Ereigniskarten
terminal-mission_outer = außen
terminal-mission_central = zentral
terminal-mission_ship = Raumschiff
terminal-mission_ships = Raumschiffe
terminal-mission_manual = handgesteuert
terminal-mission_no_destination = Handgesteuerte Raumschiffe (ohne Ziel)
terminal-mission_seats = mit { $seats } Plätzen
terminal-mission_resource = ein Punktemarker zählt { $value }; { $tokens } Rohstoffmarker und { $score_tokens } Punktemarker
terminal-mission_bonus_card = Bonus
terminal-mission_discovery_card = Entdeckung

## Components of Terraforming Mars

terminal-terraforming_count = { $cards } Projektkarten und { $corporations } Konzerne
terminal-terraforming_spaces = Felder der Karte
terminal-terraforming_milestones = Meilensteine
terminal-terraforming_awards = Auszeichnungen
terminal-terraforming_projects = Standardprojekte
terminal-terraforming_corporations = Konzerne
terminal-terraforming_cards = Projektkarten
terminal-terraforming_milestone = Meilenstein
terminal-terraforming_award = Auszeichnung
terminal-terraforming_project = Standardprojekt
terminal-terraforming_card = Karte
terminal-terraforming_bonus = Bonus
terminal-terraforming_beside = Daneben
terminal-terraforming_land = Land
terminal-terraforming_volcano = vulkanisches Land
terminal-terraforming_ocean_space = für einen Ozean reserviert
terminal-terraforming_noctis = für Noctis City reserviert
terminal-terraforming_off_map = außerhalb der Karte, für eine Stadt

## The table

terminal-player = Spieler { $number }
terminal-menu = Was möchtest du spielen?
terminal-menu_prompt = Zahl, oder q: beenden >{ " " }
terminal-new_game = Neue Partie: { $game }
terminal-begin_new = Neue Partie
terminal-saved_offer = Du hast eine angefangene Partie:
terminal-saved_game = { $game } fortsetzen · { $chapter } · { JOIN($names) } · { $when }
terminal-saved_when = { $day }.{ $month }.{ $year }, { $time }
terminal-saved_unreadable = { $file } lässt sich nicht als gespeicherte Partie lesen; die Datei bleibt, wie sie ist.
terminal-players_prompt = Wie viele spielen mit, Bots mitgezählt? { $least } bis { $most }, oder Eingabetaste für { $usual } >{ " " }
terminal-variants = Varianten:
terminal-variant = { $name }: { $value }. { $help }
terminal-variants_prompt = Zahl: Variante ändern, oder Eingabetaste: anfangen >{ " " }
terminal-no_such_choice_here = „{ $typed }“ geht hier nicht; tippe eine Zahl von { $least } bis { $most }, oder q zum Beenden.
terminal-goodbye = Bis bald!

## Die ganze Bildschirmfläche

terminal-no_full_screen = Für die Vollbilddarstellung fehlt Textual: pip install "marsbox[terminal]"
terminal-key_choose = wählen
terminal-key_move = bewegen
terminal-key_change = ändern
terminal-key_back = zurück
terminal-key_hint = Tipp
terminal-key_undo = rückgängig
terminal-key_explain = erklären
terminal-key_cards = Karten
terminal-key_log = Verlauf
terminal-key_scores = Punkte
terminal-key_rules = Regeln
terminal-key_board = Spielplan
terminal-key_help = Hilfe
terminal-key_quit = beenden
terminal-row_players = Spieler, mit Bots
terminal-row_people = Menschen an dieser Tastatur
terminal-row_opponent = Gegner { $number }
terminal-row_start = Partie anfangen
terminal-pane_cards = Deine Karten
terminal-pane_log = Verlauf
terminal-pane_scores = Punkte
terminal-pane_rules = Regeln
terminal-pane_board = Der Spielplan
terminal-pane_help = Hilfe
terminal-pane_hint = Tipp
terminal-pane_explain = Erklärung
terminal-pane_opponents = Deine Gegner
terminal-page_closing = ↑↓ blättern · Eingabetaste oder Esc: schließen
terminal-list_closing = ↑↓ Eingabetaste: wählen · Esc: zurück
terminal-confirm =
    { $count ->
        [0] Bestätigen: keine Karte
        [one] Bestätigen: { $count } Karte
       *[other] Bestätigen: { $count } Karten
    }
terminal-tick_first = Wähle zuerst mindestens eine Karte.
terminal-turn_over = Erledigt.
terminal-go_on = Weiter
terminal-take_back = Den letzten Schritt rückgängig machen
terminal-show_scores = Punkte anzeigen
terminal-to_menu = Zurück zum Menü
terminal-hint_coming = Suche nach dem besten Zug …
terminal-full_help =
    ↑ ↓        von einer Möglichkeit zur nächsten; eine Zahl führt direkt hin
    Eingabe    die markierte Möglichkeit wählen; mehrere Karten hakst du erst an und bestätigst sie am Ende
    Tab        zum Spielplan und zurück; dort führen die Pfeiltasten von einem möglichen Ort zum nächsten
    die Maus   ein Klick auf eine Möglichkeit wählt sie; ein Klick auf den Spielplan findet die Möglichkeit dazu, noch einer wählt sie; alles andere wird erklärt
    h          Tipp: was du tun kannst, warum, und die Zahlen dahinter
    i          die markierte Möglichkeit erklären
    u          deinen letzten Schritt rückgängig machen, solange nichts Verdecktes aufgedeckt wurde und niemand weitergespielt hat
    m          deine Karten; ein Klick auf einen Spieler zeigt seine
    b          der ganze Spielplan
    l          Verlauf: alles, was passiert ist
    s          die Punkte bis jetzt, einzeln
    r          die Regeln
    Eingabe    während die Bots spielen: schneller
    q          beenden, wie Strg-C und Strg-D; die Partie ist gespeichert, und marsbox play bietet sie wieder an
    { $signs }
terminal-which_level = Gegen wen spielst du?
terminal-level = { $name }: { $about }
terminal-level_characters = Charaktere: { JOIN($names) }
terminal-level_prompt = 1 bis { $most }, ein Name, mehrere mit Komma, ? oder q, oder Eingabetaste für { $usual } >{ " " }
terminal-no_such_level = Eine Stufe oder einen Charakter „{ $typed }“ gibt es nicht; tippe eine Zahl von 1 bis { $most }, einen der Namen oder ? für Hilfe.
terminal-level_help = Tippe eine Zahl von 1 bis { $most } oder den Namen einer Stufe oder eines Charakters. Eine Stufe bringt einen ihrer Charaktere mit.{ $seats ->
    [one] {""}
   *[other] { " " }Ein einziger Name gilt für alle { $seats } Gegner; oder nenne alle { $seats }, mit Kommas dazwischen.
    } Die Eingabetaste wählt die übliche Stufe, q beendet.
terminal-other_bots = Für Programme, Simulationen und Turniere gibt es außerdem:
terminal-thinking = { $name } überlegt …
terminal-board_first = Startspieler: { $name }
terminal-board_deck = Stapel { $count } (oben { $top })
terminal-board_discard = Ablage { $count }
terminal-board_value = zu schlagen
terminal-board_column = Karten
terminal-board_earth = Erde
terminal-board_ship = Schiff
terminal-board_energy = Energie
terminal-board_points = Punkte
terminal-board_hand = Hand
terminal-board_module = Modul

## The table of Mission: Red Planet

terminal-mission_turn = Runde { $turn }/{ $last }
terminal-mission_scoring = Wertung nach { $turn } (+{ $tokens })
terminal-mission_medal = Medaille: { $name }
terminal-mission_zone = Mars
terminal-mission_found = Fund
terminal-mission_astronauts = Astronauten
terminal-mission_tokens = Ziel
terminal-mission_discovery = Entdeckung
terminal-mission_pad = Startrampe · Stapel { $count }
terminal-mission_piles = Ereign. { $events } · Rohst. { $resources }
terminal-mission_reserve = Vorrat
terminal-mission_lost = Verl.
terminal-mission_ice = Eis
terminal-mission_sylvanite = Syl
terminal-mission_celerium = Cel
terminal-mission_bonus = Bonus
terminal-mission_called = Aufruf
terminal-mission_ready = bereit

## The table of Terraforming Mars; lists of short words are in the order of the game's data

terminal-terraforming_generation = Gen. { $number }
terminal-terraforming_temperature = { NUMBER($now) }/{ $last } °C
terminal-terraforming_oxygen = { $now }/{ $last }{ "\u202F" }% O₂
terminal-terraforming_oceans = Ozeane { $now }/{ $last }
terminal-terraforming_deck = Stapel { $count }
terminal-terraforming_columns = TW M€ Stahl Titan Pfl. Energ Wärme Hand
terminal-terraforming_tags = Ge We En Wi Ju Er Pf Mi Ti St
terminal-terraforming_tiles = Oz Gr St Ha Ge Ök In La Ab Sc Mo Na Nu Sp
terminal-terraforming_bonuses = s t p k
terminal-terraforming_phobos = Ph
terminal-terraforming_ganymede = Ga
terminal-terraforming_corporation = Konzern
terminal-terraforming_awards_price = Auszeichnungen { $price } M€
terminal-terraforming_row = Reihe { $row }
terminal-terraforming_offered = Angebot ({ $count })
terminal-terraforming_drafted = Gedraftet ({ $count })
terminal-terraforming_hand = Hand ({ $count })
terminal-terraforming_in_play = Im Spiel ({ $count })
terminal-terraforming_more = { "   " }m: { $count } weitere
terminal-terraforming_playable = Jetzt spielbar ({ $count }):
terminal-terraforming_unplayable = Jetzt nicht spielbar ({ $count }):
terminal-terraforming_used = genutzt
terminal-terraforming_others = andere
terminal-terraforming_events = Gespielte Ereignisse

## Playing

terminal-welcome = Tippe die Zahl deiner Wahl; ? zeigt, was du sonst noch tippen kannst.
terminal-prompt = Zahl, ? oder q >{ " " }
terminal-prompt_inner = Zahl, oder Eingabetaste: zurück >{ " " }
terminal-yes = j ja
terminal-no = n nein
terminal-help_page =
    Eine Zahl  diese Möglichkeit wählen
    ? 3        Möglichkeit 3 erklären
    { $things }
    r          die Regeln; r 2 zeigt ihr zweites Kapitel
    h          Tipp: was zu tun ist und warum; h n zeigt die Zahlen dazu
    u          deinen letzten Schritt rückgängig machen, solange nichts Verdecktes aufgedeckt wurde und niemand gezogen hat
    b          Spielplan und Möglichkeiten noch einmal zeigen
    l          Verlauf: alles, was geschehen ist
    s          Punkte bisher, jeder Punkt erklärt
    q          beenden; die Partie wird gespeichert, und du kannst sie später fortsetzen
    { $signs }
    { "" }
terminal-pocket_things =
    ? Ene1     eine Karte erklären: wie sie auf dem Plan steht (Ene1) oder mit Farbe und Wert (energie 1)
    ? wasser   ein Gebäude erklären
terminal-pocket_signs = der Plan   Buchstaben sind Kolonisten, · ist ein freier Platz in **, Ene3 eine Karte (Ene?, wenn du sie nicht kennst), × eine verdeckte Karte.
terminal-pocket_examples = einer Karte (? Ene1) oder einem Gebäude (? wasser)
terminal-mission_things =
    ? pilot    einen Charakter erklären
    ? hellas   eine Zone erklären: ihre Nachbarzonen und ihre Raumschiffe
    ? flechten eine Ereigniskarte, einen Rohstoff oder die handgesteuerten Raumschiffe erklären; der Anfang des Namens genügt
terminal-mission_signs =
    Mars       Buchstaben sind Astronauten (A3 sind drei); Eis+2: dort liegen zwei Marker bereit; Eis:A am Ende: A hat den Rohstoffmarker genommen; Ziel: übrige Zielmarker; eine Entdeckung zeigt ihren Namen oder, wenn sie verdeckt ist, wer sie kennt (? B)
    die Rampe  · ist ein freier Platz, ↑ ein Raumschiff im Flug, * ein Zielmarker; darunter stehen die Ereigniskarten, die du kennst, hinter dem Buchstaben dessen, dem sie gehören
    die Plätze Hand: die Charaktere auf der Hand, mit ihren Zahlen; Aufruf: der aufgerufene oder, in Klammern, der von dir gewählte
terminal-mission_examples = einem Charakter (? pilot), einer Zone (? hellas) oder einer Karte (? flechten)
terminal-terraforming_things =
    ? vögel    eine Karte, einen Konzern, ein Standardprojekt, einen Meilenstein oder eine Auszeichnung erklären; der Anfang des Namens genügt
    ? 72       eine Karte mit ihrer gedruckten Nummer erklären, wenn es keine Möglichkeit mit dieser Zahl gibt
    ? r5c3     ein Feld erklären: Reihe 5, Feld 3 von links; r5c3 allein wählt es, wo ein Feld zu wählen ist
    m          dein Tableau: was du spielen kannst und warum den Rest nicht, deine ausgespielten Karten; m B zeigt die von Spieler B
terminal-terraforming_signs =
    Mars       ~ ist für einen Ozean reserviert, ^ vulkanisch, # für Noctis City; s, t, p, k sind Stahl, Titan, Pflanzen und Karten, die ein Plättchen dort bringt; GrA ist eine Grünfläche von A, St eine Stadt, Oz ein Ozean, St- eine neutrale Stadt; (A): reserviert von A
    die Karten Zahlen sind die jetzigen Preise; → hat noch eine Aktion, × ist genutzt; eine Zahl hinter einem Namen zählt Würfel; + ist gewählt
    die Plätze 23+4: du hast 23 und produzierst 4; > muss entscheiden, × hat gepasst, * beginnt diese Generation
    der Rest   Bürgermeister 1/3: du hast 1 von 3; Banker 2/5: du hast 2, der Beste 5; [A]: Spieler A hat es
terminal-terraforming_examples = einer Karte (? vögel), einem Feld (? r5c3) oder einer Auszeichnung (? banker)
terminal-plain_things = ? NAME     ein Teil des Spielmaterials erklären
terminal-plain_signs = der Plan   alles, was du wissen darfst, als Liste
terminal-plain_examples = einem Teil des Spielmaterials mit seinem Namen
terminal-no_such_choice = Die Möglichkeit { $number } gibt es nicht; tippe eine Zahl von 1 bis { $most } oder ? für Hilfe.
terminal-nothing_typed = Tippe eine Zahl von 1 bis { $most } oder ? für Hilfe.
terminal-not_understood = „{ $typed }“ wurde nicht verstanden; tippe eine Zahl von 1 bis { $most } oder ? für Hilfe.
terminal-not_understood_pause = „{ $typed }“ wurde nicht verstanden; mit der Eingabetaste geht es weiter, u macht deinen Schritt rückgängig, ? hilft.
terminal-no_help_on = Zu „{ $thing }“ gibt es keine Hilfe; frag nach einer Möglichkeit (? 1), { $examples }.
terminal-nothing_to_undo = Es gibt nichts, was du rückgängig machen kannst: nur deinen eigenen letzten Schritt, solange nichts Verdecktes aufgedeckt wurde und niemand gezogen hat.
terminal-undone = Rückgängig gemacht.
terminal-pause = Eingabetaste: weiter >{ " " }
terminal-pause_undo = Eingabetaste: weiter, u: rückgängig >{ " " }
terminal-hand_over = { $name }, du bist dran: Nimm die Tastatur und drücke die Eingabetaste.{ " " }
terminal-numbers = n zahlen
terminal-hint_plan = { COUNT($numbers) ->
    [0] Am besten:
   *[other] Am besten ({ JOIN($numbers) }):
    }
terminal-hint_why = Warum: { $why }
terminal-hint_more = Tippe h n, um die Zahlen dazu zu sehen.
terminal-hint_best = am besten
terminal-hint_expected =
    { $lead ->
        [alone] Gewinnchance: { $chance }{ "\u202F" }%.
        [level] Gewinnchance: { $chance }{ "\u202F" }%; gleich starke Spieler hätten je { $par }{ "\u202F" }%. Erwartet am Ende: gleichauf mit dem besten Gegner.
        [behind] { $points ->
            [one] Gewinnchance: { $chance }{ "\u202F" }%; gleich starke Spieler hätten je { $par }{ "\u202F" }%. Erwartet am Ende: { NUMBER($points, minimumFractionDigits: 1, maximumFractionDigits: 1) } Punkt Rückstand auf den besten Gegner.
           *[other] Gewinnchance: { $chance }{ "\u202F" }%; gleich starke Spieler hätten je { $par }{ "\u202F" }%. Erwartet am Ende: { NUMBER($points, minimumFractionDigits: 1, maximumFractionDigits: 1) } Punkte Rückstand auf den besten Gegner.
        }
       *[ahead] { $points ->
            [one] Gewinnchance: { $chance }{ "\u202F" }%; gleich starke Spieler hätten je { $par }{ "\u202F" }%. Erwartet am Ende: { NUMBER($points, minimumFractionDigits: 1, maximumFractionDigits: 1) } Punkt Vorsprung vor dem besten Gegner.
           *[other] Gewinnchance: { $chance }{ "\u202F" }%; gleich starke Spieler hätten je { $par }{ "\u202F" }%. Erwartet am Ende: { NUMBER($points, minimumFractionDigits: 1, maximumFractionDigits: 1) } Punkte Vorsprung vor dem besten Gegner.
        }
    }
terminal-hint_loss =
    { $points ->
        [0] gleich gut
        [one] kostet { NUMBER($points, minimumFractionDigits: 1, maximumFractionDigits: 1) } Punkt
       *[other] kostet { NUMBER($points, minimumFractionDigits: 1, maximumFractionDigits: 1) } Punkte
    }
terminal-hint_option = { $number } { $option }: { $verdict }
terminal-hint_option_why = { $number } { $option }: { $verdict } ({ $why })
terminal-hint_compared = Was jede Wahl gegenüber der besten kostet, in Punkten am Ende der Partie, und woher die Punkte kommen: bei der besten Wahl gegenüber jetzt, bei den anderen gegenüber der besten.
terminal-rules_which = Tippe r und die Nummer eines Kapitels, von 1 bis { $most }:
terminal-sheet =
    { $name }: { $points } { $points ->
        [one] Punkt
       *[other] Punkte
    }
terminal-not_saved = Die Partie lässt sich nicht in { $file } speichern ({ $reason }); du kannst weiterspielen.
terminal-keep_game = Partie speichern, um sie später fortzusetzen? [J/n]{ " " }
terminal-left = Bis bald! Nichts wurde gespeichert.
terminal-left_and_kept = Die Partie ist in { $file } gespeichert. So geht es weiter:
terminal-record_kept = Die Partie ist gespeichert. So siehst du sie an:
terminal-keep_record = Diese Partie speichern? [j/N]{ " " }

## Replay

terminal-report_step = Bei Schritt { $step } von { $most } wurde ein Problem gemeldet.
terminal-report_expected = Erwartet: { $words }
terminal-report_happened = Geschehen: { $words }
terminal-replay_commands = Eingabetaste oder n: nächster Schritt · p: voriger · eine Zahl von 0 bis { $most }: dorthin · g: Anfang · G: Ende · q: beenden
terminal-replay_prompt = Schritt { $step } von { $most } >{ " " }
terminal-replay_not_understood = „{ $typed }“ wurde nicht verstanden; möglich sind Eingabetaste, n, p, g, G, q oder eine Zahl von 0 bis { $most }.
terminal-replay_at_start = Das ist der Anfang.
terminal-replay_changed = Regeln oder Karten haben sich seit dieser Partie geändert: Ihre Schritte lassen sich nicht mehr zeigen. Verlauf und Ende sind noch wie damals. Wurde sie mit eigenem Spielmaterial gespielt, gib dessen Datei mit --components an.
terminal-resume_changed = Regeln oder Karten haben sich geändert, seit diese Partie gespeichert wurde; sie geht dort weiter, wo sie stand. Wurde sie mit eigenem Spielmaterial gespielt, verlasse sie mit q und gib dessen Datei mit --components an.
terminal-analyse_changed = Regeln oder Karten haben sich seit der Partie in { $file } geändert: Sie lässt sich nicht mehr analysieren.
terminal-replay_at_end = Das ist das Ende der Aufzeichnung.
terminal-replay_unfinished = Die Partie wurde nicht zu Ende gespielt.
terminal-analysing = Alle Entscheidungen werden geprüft
terminal-analysis_chances = Gewinnchancen im Lauf der Partie, mit offenen Karten:
terminal-analysis_moves = Größte Fehler, gemessen an dem, was die Spieler wissen konnten:
terminal-analysis_no_moves = Kein Zug hat etwas gekostet, soweit die Suche es erkennt.
terminal-analysis_mistake =
    { $points ->
        [one] Schritt { $step }, { $chapter }: { $name }, { NUMBER($points, minimumFractionDigits: 1, maximumFractionDigits: 1) } Punkt verloren
       *[other] Schritt { $step }, { $chapter }: { $name }, { NUMBER($points, minimumFractionDigits: 1, maximumFractionDigits: 1) } Punkte verloren
    }
terminal-analysis_played = { "  " }gespielt: { $step }
terminal-analysis_brought = { "  " }das bringt: { $what }
terminal-analysis_better = { "  " }besser: { JOIN($steps) }
terminal-analysis_because = { "  " }warum: { $why }
terminal-answers = { $name }: { $option }
terminal-answers_in_secret = { $name } wählt verdeckt.
