### The browser's words: the frame of all pages, the lobby, the archive, the profile.

## app

app-tagline = Brettspiele vom Mars
app-disclaimer = Inoffizielle Umsetzung ohne Verbindung zu den Verlagen der Spiele und ohne deren Grafiken oder Texte.
app-language = Sprache
app-close = Schließen
app-cancel = Abbrechen
app-loading = Wird geladen …
app-retry = Erneut versuchen
app-skipToContent = Zum Inhalt springen
app-unreachable = Der Server ist nicht erreichbar. Prüfe deine Verbindung und versuche es noch einmal.
app-notFound = Diese Seite gibt es nicht
app-notFoundNote = Der Link ist vielleicht unvollständig oder veraltet.
app-toLobby = Zur Lobby
app-lobby = Lobby
app-settings = Einstellungen
app-labelled = { $label }: { $value }
app-sentence = { $text }.

## settings

settings-name = Dein Name
settings-appearance = Darstellung
settings-auto = Automatisch
settings-light = Hell
settings-dark = Dunkel
settings-confirm = Züge bestätigen
settings-confirmNote = Vor jedem Zug siehst du, was er verändert.
settings-hold = Am Ende eines Zuges rückgängig machen
settings-holdNote = Die anderen spielen weiter, sobald diese Zeit um ist oder du den Zug beendest.
settings-holds-none = Nicht möglich
settings-holds-short = 4 Sekunden lang
settings-holds-long = Bis ich den Zug beende, höchstens 30 Sekunden
settings-sound = Ton
settings-notify = Melden, wenn ich am Zug bin
settings-notifyNote = Der Browser meldet sich, wenn diese Seite im Hintergrund geöffnet ist.
settings-notifyRefused = Dein Browser erlaubt das nicht. Du kannst es in seinen Einstellungen für diese Seite ändern.
settings-chat = Chat anzeigen
settings-soundNote = Kurze Töne, wenn du am Zug bist, wenn andere gezogen haben und am Ende der Partie.

## lobby

lobby-playNow = Sofort spielen
lobby-learn = Lernen
lobby-setUp = Tisch einrichten
lobby-against =
    { $n ->
        [0] Du allein
        [one] Du und ein Bot: { $level }
       *[other] Du und { $n } Bots: { $level }
    }
lobby-factPlayers = Spieler
lobby-factMinutes = Dauer
lobby-factWeight = Anspruch
lobby-playerRange = { $least }–{ $most } Spieler
lobby-minutes = { $least }–{ $most } Min.
lobby-weight-light = Leicht
lobby-weight-medium = Mittel
lobby-weight-heavy = Komplex
lobby-showAll = Alle { $n } anzeigen
lobby-openTables = Offene Tische
lobby-noOpenTables = Im Moment wartet niemand auf Mitspieler. Eröffne einen Tisch und lade jemanden ein.
lobby-toWatch = Partien zum Zuschauen
lobby-more = Weitere Optionen
lobby-newTable = Neuer Tisch
lobby-game = Spiel
lobby-players = Spieler
lobby-solo = Solo
lobby-playersCount = { $n } Spieler
lobby-yourName = Dein Name
lobby-yourNamePlaceholder = So sehen dich die anderen
lobby-seats = Plätze
lobby-seatMe = Ich
lobby-seatHere = Mitspieler an diesem Gerät
lobby-seatOpen = Einladung per Link
lobby-seatBot = Bot: { $label }
lobby-anyCharacter = Egal wer
lobby-opponent = Gegner auf Platz { $n }
lobby-seatName = Name auf Platz { $n }
lobby-who = Wer spielt auf Platz { $n }?
lobby-nobodyHere = Hier hat niemand einen Platz: Du schaust nur zu.
lobby-tableName = Name des Tisches
lobby-tableNamePlaceholder = Optional
lobby-options = Varianten
lobby-create = Tisch eröffnen
lobby-start = Spiel starten
lobby-creating = Wird eröffnet …
lobby-status-open = wartet auf Spieler
lobby-status-running = läuft
lobby-status-over = beendet
lobby-paused = unterbrochen
lobby-private = privat: nur mit Link
lobby-freeSeats =
    { $n ->
        [one] { $n } freier Platz
       *[other] { $n } freie Plätze
    }
lobby-join = Mitspielen
lobby-resume = Weiterspielen
lobby-watch = Zuschauen
lobby-readRules = Regeln lesen
lobby-seeCards = Alle Karten ansehen
lobby-free = frei
lobby-clock = Bedenkzeit
lobby-clockNone = Unbegrenzt
lobby-clockMove = Zeit pro Zug
lobby-clockGame = Zeit für die ganze Partie
lobby-duration =
    { $unit ->
        [second] { NUMBER($n) } Sek.
        [minute] { NUMBER($n) } Min.
        [hour] { NUMBER($n) } Std.
       *[day] { $n ->
            [one] { NUMBER($n) } Tag
           *[other] { NUMBER($n) } Tage
        }
    }
lobby-perMove = { $duration } pro Zug
lobby-perGame = { $duration } pro Partie
lobby-found = Sichtbarkeit
lobby-foundByAll = Öffentlich
lobby-foundByLink = Nur mit Link
lobby-hoursAndMinutes = { $hours }{ "\u00A0" }Std. { $minutes }{ "\u00A0" }Min.

## archive

archive-title = Beendete Partien
archive-all = Alle Partien
archive-own = Nur meine
archive-nothing = Keine beendeten Partien.
archive-more = Frühere Partien anzeigen

## you

you-title = Profil
you-statistics = Deine Partien auf diesem Server
you-played = Gespielt
you-won = Gewonnen
you-givenUp = Nicht selbst zu Ende gespielt
you-most = Höchste Punktzahl
you-rating = Wertung
you-rated =
    { $games ->
        [one] { $rating } ({ $games } Partie)
       *[other] { $rating } ({ $games } Partien)
    }
you-nothing = Du hast hier noch keine Partie beendet.
you-rule = Eine Partie zählt, wenn du genau einen Platz hattest. Für die Wertung müssen mindestens zwei Menschen mitgespielt haben; Bots bleiben außen vor, und wer nicht bis zum Ende spielt, wird Letzter.
you-notices = Benachrichtigungen
you-noticesNote = Wenn du am Zug, aber nicht am Tisch bist, kann der Server eine kurze Nachricht an eine Adresse bei ntfy, Discord oder einem ähnlichen Dienst schicken.
you-address = Adresse für Nachrichten
you-keep = Speichern
you-kept = Gespeichert.
you-forget = Meine Daten löschen
you-forgetNote = Löscht deinen Namen, deine Statistik, deine Wertungen, deine Chatnachrichten und die Adresse für Benachrichtigungen. Beendete Partien bleiben ohne deinen Namen erhalten; in laufenden übernimmt ein Bot deinen Platz.
you-sure = Das lässt sich nicht rückgängig machen.
you-forgotten = Deine Daten wurden gelöscht.
