### The laboratory's own words.

## Bad input: names the thing and says what would be right

laboratory-jobs = Die Zahl der Prozesse ist { $jobs }; nötig ist mindestens 1.
laboratory-engine = Die Engine „{ $engine }“ gibt es nicht; es gibt { $known }.
laboratory-format = Ergebnisse lassen sich nicht als „{ $form }“ schreiben; die Formate sind { $known }.
laboratory-on_error = Bei einem Fehler gibt es „{ $value }“ nicht; möglich ist { $known }.
laboratory-too_few_bots = Angegebene Bots: { $given }; ein Turnier braucht mindestens 2 verschiedene.
laboratory-bot_twice = Der Bot „{ $bot }“ ist zweimal angegeben; in einem Turnier trifft er nur dann auf sich selbst, wenn es weniger Bots als Plätze gibt. Gib jeden einmal an.
laboratory-too_few_players = Ein Turnier mit { $players } Spielern pro Partie geht nicht; mindestens 2 sind nötig.
laboratory-bot_unnamed = „{ $bot }“ nennt keine Klasse; schreib DATEI.py:KLASSE, zum Beispiel mine.py:MyBot.
laboratory-bot_unreadable = Die Datei { $file } des Bots ist nicht lesbar ({ $reason }); gib eine Python-Datei an.
laboratory-bot_broken = Die Datei { $file } des Bots lässt sich nicht ausführen: { $reason }.
laboratory-bot_missing = { $file } hat keine Klasse „{ $name }“, die ein marsbox.bots.Bot ist; solche Klassen darin: { $known }.
laboratory-missing_package = Dafür wird { $package } gebraucht, das sich nicht importieren lässt ({ $reason }); installiere es mit: pip install "marsbox[{ $extra }]"
laboratory-results_exist = { $folder } ist nicht leer, und der Inhalt ginge verloren; gib mit --out einen anderen Ordner an oder setze den Lauf darin mit --resume fort.
laboratory-results_unwritable = Die Ergebnisse lassen sich nicht nach { $folder } schreiben ({ $reason }); gib einen Ordner an, in den du schreiben darfst und in dem Platz ist.
laboratory-nothing_to_resume = { $folder } enthält keinen Lauf, der sich fortsetzen lässt; lass --resume weg, um dort einen zu beginnen.
laboratory-other_plan = Der Lauf in { $folder } ist ein anderer: { $name } war { $before } und ist jetzt { $now }. Verlange noch einmal dasselbe oder gib einen anderen Ordner an.
laboratory-other_rules = Hier spielt Marsbox { $version } mit anderen Regeln oder anderem Spielmaterial von { $game } als dort, wo der Lauf begonnen wurde; installiere überall dasselbe.
laboratory-workers_lost = Die Prozesse, die die Partien { $first } bis { $last } spielten, sind immer wieder ohne Meldung abgebrochen; vielleicht ist zu wenig Speicher da: Versuche es mit weniger --jobs.
laboratory-ray_address = „{ $address }“ ist keine Adresse eines Ray-Clusters; schreib HOST:PORT, ray://HOST:PORT oder auto.
laboratory-ray_silent = Unter { $address } antwortet kein Ray-Cluster ({ $reason }); starte einen mit ray start --head oder lass --ray-address weg, um diesen Rechner zu benutzen.
laboratory-ray_failed = Ray konnte nicht spielen: { $reason }.
laboratory-ray_lost = Ray hat die Partien { $first } bis { $last } immer wieder verloren ({ $reason }); prüfe den Cluster und mach mit --resume weiter.

## A game that could not be finished

laboratory-failed_illegal = Der Bot „{ $bot }“ auf Platz { $seat } hat regelwidrig mit { $detail } geantwortet: Partie { $number } (Startwert { $seed }) von { $game }, Entscheidung { $decision } ({ $question }). So lässt sie sich wiederholen: { $command }
laboratory-failed_late = Der Bot „{ $bot }“ auf Platz { $seat } hat mehr als { $detail } s gebraucht: Partie { $number } (Startwert { $seed }) von { $game }, Entscheidung { $decision } ({ $question }). So lässt sie sich wiederholen: { $command }
laboratory-failed_exception = Der Bot „{ $bot }“ auf Platz { $seat } ist mit { $detail } gescheitert: Partie { $number } (Startwert { $seed }) von { $game }, Entscheidung { $decision } ({ $question }). So lässt sie sich wiederholen: { $command }
laboratory-failed_endless = Nach { $detail } Entscheidungen war kein Ende erreicht; als Nächstes war „{ $bot }“ auf Platz { $seat } gefragt: Partie { $number } (Startwert { $seed }) von { $game }, Entscheidung { $decision } ({ $question }). So lässt sie sich wiederholen: { $command }
laboratory-failed_rules = Die Regeln sind mit { $detail } gescheitert, nachdem „{ $bot }“ auf Platz { $seat } geantwortet hatte: Partie { $number } (Startwert { $seed }) von { $game }, Entscheidung { $decision } ({ $question }). So lässt sie sich wiederholen: { $command }

## Reports

laboratory-report_simulation = Simulation von { $game }
laboratory-report_tournament = Turnier in { $game }
laboratory-fact_games = Partien
laboratory-fact_players = Spieler
laboratory-fact_options = Optionen
laboratory-fact_seed = Startwert
laboratory-fact_limit = Zeitlimit pro Entscheidung
laboratory-fact_rules = Regelstand und Spielmaterial
laboratory-fact_version = Erstellt mit
laboratory-how_to_read = Die Intervalle enthalten die wahre Quote mit einer Sicherheit von 95{ "\u202F" }% (Wilson). Ein geteilter Sieg ist ein Sieg für alle, die ihn teilen; eine Solopartie ist gewonnen oder verloren. Eine Partie, die ein Bot nicht beenden konnte, zählt für ihn als nicht gewonnen und für die anderen gar nicht.
laboratory-bots = Bots
laboratory-bot_in_seat = { $bot } auf Platz { $seat }
laboratory-about_ratings = Die Wertungen sind die von openskill (Plackett und Luce), beginnend bei 25, Partie für Partie; das Intervall reicht zwei Standardabweichungen nach beiden Seiten.
laboratory-meetings = Direkter Vergleich
laboratory-about_meetings = Wie oft der Bot einer Zeile am selben Tisch vor dem Bot einer Spalte lag; ein Gleichstand zählt halb.
laboratory-failures = Nicht beendete Partien
laboratory-about_failures = Nicht beendete Partien: { $failed }. Die ersten { $shown }:
laboratory-by_seat = Siegquote nach Platz
laboratory-seat = Platz { $seat }
laboratory-lengths = Länge der Partien
laboratory-decisions = Entscheidungen
laboratory-rounds_pocket-mars = Runden
laboratory-rounds_mission-red-planet = Runden
laboratory-rounds_terraforming-mars = Generationen
laboratory-mean = Mittel
laboratory-least = Kleinster Wert
laboratory-tenth = 10{ "\u202F" }%
laboratory-median = Median
laboratory-nine_tenths = 90{ "\u202F" }%
laboratory-most = Größter Wert
laboratory-sources = Punkte nach Herkunft
laboratory-winners = Sieger
laboratory-about_uses = Wie oft ein Platz gewonnen hat, in dessen Partie dies mindestens einmal geschah; alle Plätze zusammen haben { $par } gewonnen. Wer vorn liegt, kann mehr tun; eine hohe Quote ist also noch keine Ursache. Seltenes und die Mitte einer langen Liste stehen in der Tabelle, nicht im Diagramm.
laboratory-by_played_pocket-mars = Siegquote nach aus der Hand gespielter Karte
laboratory-by_connected_pocket-mars = Siegquote nach an ein Gebäude angelegter Karte
laboratory-by_characters_mission-red-planet = Siegquote nach eingesetztem Charakter
laboratory-by_bonus_mission-red-planet = Siegquote nach Bonuskarte am Ende
laboratory-by_placed_mission-red-planet = Siegquote nach gelegter Entdeckung
laboratory-by_corporation_terraforming-mars = Siegquote nach Konzern
laboratory-by_played_terraforming-mars = Siegquote nach gespielter Karte
laboratory-by_bought_terraforming-mars = Siegquote nach gekaufter Karte
laboratory-column_bot = Bot
laboratory-column_seat = Platz
laboratory-column_games = Partien
laboratory-column_wins = Siege
laboratory-column_shared = Geteilt
laboratory-column_win_rate = Siegquote
laboratory-column_interval = 95-%-Intervall
laboratory-column_mean_score = Ø Punkte
laboratory-column_failed = Abbrüche
laboratory-column_rating = Wertung
laboratory-column_rating_interval = Wertung, 95-%-Intervall
laboratory-column_thing = Was
laboratory-column_seats = Plätze
laboratory-column_share = Anteil der Plätze
