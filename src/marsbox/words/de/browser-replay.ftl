### The browser's words: replays and analyses.

## replay

replay-title = Aufzeichnung · { $table }
replay-watching = Aufzeichnung
replay-controls = Schritte der Partie
replay-position = Schritt { $step } von { $last }
replay-scrub = Schritt
replay-spoken = Schritt { $step } von { $last }. { $told }
replay-spokenInChapter = Schritt { $step } von { $last }, { $chapter }. { $told }
replay-first = Zum Anfang
replay-back = Schritt zurück
replay-play = Abspielen
replay-pause = Pause
replay-forward = Schritt vor
replay-last = Zum Ende
replay-chapter = Abschnitt
replay-speed = Tempo: { NUMBER($times) }-fach
replay-eyes = Ansicht
replay-open = Alle: offene Karten
replay-spectator = Zuschauer
replay-asked = Als Nächstes entscheidet { $name }: { $prompt }
replay-nothing = Von diesem Schritt erfährt niemand etwas.
replay-happened = Was in diesem Schritt geschah
replay-link = Link zu dieser Stelle kopieren
replay-download = Spieldatei herunterladen
replay-report = Problem melden
replay-score = Endwertung
replay-table = Zum Tisch
replay-goTo = Zu Schritt { $step }
replay-log = Ganzer Verlauf
replay-keys = Pfeiltasten: Schritt für Schritt. Bild auf und Bild ab: Abschnitt für Abschnitt. Pos1, Ende: Anfang, Ende. Leertaste: abspielen.
replay-openRecord = Spieldatei öffnen
replay-openNote = Eine Datei, die nach einer Partie gespeichert wurde, um sie Schritt für Schritt noch einmal anzusehen. Wähle sie aus oder ziehe sie hierher.
replay-choose = Datei auswählen
replay-opening = Spieldatei wird gelesen …
replay-foreign = Das ist keine Spieldatei von Marsbox.
replay-withoutRecord = Dieser Bericht betrifft eine Partie, die noch nicht beendet war: Er enthält keine Spieldatei zum Ansehen.

## analysis

analysis-page = Analyse
analysis-title = Analyse · { $table }
analysis-note = Ein Bot hat jede Stellung bewertet und bei Zügen, die viel zu kosten schienen, nach besseren gesucht. Das ist nur eine Schätzung: Die Pläne der Spieler kennt er nicht. „Warum“ sagt, was der bessere Zug gebracht hätte.
analysis-working = Die Partie wird analysiert. Das kann ein, zwei Minuten dauern.
analysis-queued =
    { $n ->
        [one] Die Partie wird nach einer anderen analysiert.
       *[other] Die Partie wird nach { $n } anderen analysiert.
    }
analysis-chart = Gewinnchance in Prozent
analysis-chartOf = Gewinnchancen von { LIST($names) }, Schritt für Schritt
analysis-percent = { NUMBER($share, style: "percent") }
analysis-watch = Diese Stelle ansehen
analysis-moves = Größte Fehler
analysis-noMoves = Kein Zug hat nennenswert etwas gekostet.
analysis-whose = Spieler
analysis-everybody = Alle
analysis-moment = Schritt { $step }
analysis-momentInChapter = { $chapter }, Schritt { $step }
analysis-cost =
    { $points ->
        [one] −{ NUMBER($points, minimumFractionDigits: 1, maximumFractionDigits: 1) } Punkt
       *[other] −{ NUMBER($points, minimumFractionDigits: 1, maximumFractionDigits: 1) } Punkte
    }
analysis-played = Gespielt
analysis-brought = Das bringt
analysis-better = Besser
analysis-why = Warum
analysis-numbers = Woher der Verlust kommt
