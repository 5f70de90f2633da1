### The browser's words: a table, its people, its log, its score and its help.

## chat

chat-title = Chat
chat-say = Nachricht schreiben
chat-send = Senden
chat-nothing = Noch hat niemand etwas geschrieben.
chat-closed = Zuschauer können nach der Partie schreiben oder wenn der Gastgeber des Tisches es erlaubt.
chat-open = Zuschauer dürfen schreiben
chat-somebody = Jemand
chat-spectator = { $name } (Zuschauer)
chat-removed = (entfernt)
chat-unread =
    { $n ->
        [one] ungelesen
       *[other] ungelesen
    }
chat-seen = Als gelesen markieren

## life

life-clocks = Restzeit
life-timeOf = Restzeit von { $name }
life-botShort = Bot
life-paused = Die Partie ist unterbrochen. Niemand zieht, und keine Uhr läuft.
life-deserted = Niemand war mehr da, deshalb ist die Partie unterbrochen.
life-pause = Partie unterbrechen
life-goOn = Fortsetzen
life-unwish = Doch nicht
life-wantPause =
    { COUNT($names) ->
        [one] { LIST($names) } möchte eine Pause.
       *[other] { LIST($names) } möchten eine Pause.
    }
life-wantGoOn =
    { COUNT($names) ->
        [one] { LIST($names) } möchte weiterspielen.
       *[other] { LIST($names) } möchten weiterspielen.
    }
life-botPlays = Ein Bot spielt für { $name }.
life-stepMissed = Die Zeit ist um. Ein Bot macht diesen einen Zug für { $name }; der nächste gehört wieder dir.
life-isAway = { $name } ist nicht mehr da. Ein Bot spielt, bis { $name } zurückkommt.
life-playAgain = Die anderen wollen eine Revanche.
life-gaveUp = { $name } hat aufgegeben. Ein Bot spielt bis zum Ende weiter.
life-conceded = { $name } hat aufgegeben. { $winner } gewinnt.
life-vote =
    { COUNT($voters) ->
        [one] { LIST($voters) } möchte { $name } durch einen Bot ersetzen.
       *[other] { LIST($voters) } möchten { $name } durch einen Bot ersetzen.
    }
life-lost-moved = Der Platz von { $name } ist auf ein anderes Gerät umgezogen.
life-lost-voted_out = { $name } wurde von den anderen ausgeschlossen. Ein Bot spielt bis zum Ende weiter.
life-do-return = Wieder selbst spielen
life-do-bot = Bot spielen lassen
life-addBot = Bot dazuholen…
life-do-resign = Aufgeben
life-do-end = Partie hier beenden
life-do-leave = Platz verlassen
life-do-replace = Durch Bot ersetzen
life-do-vote = Für Ausschluss stimmen
life-do-unvote = Stimme zurücknehmen
life-sure-bot = Ein Bot spielt für { $name }, bis du wieder selbst spielst; das kannst du jederzeit. Spielt er am Ende noch, zählt die Partie als nicht beendet.
life-sure-resign = { $name } gibt auf. Ein Bot spielt bis zum Ende weiter, und im Ergebnis wird das vermerkt. Das lässt sich nicht rückgängig machen.
life-sure-end = Die Partie endet hier, und { $name } gewinnt. Das lässt sich nicht rückgängig machen.
life-sure-leave = { $name } verlässt den Platz, und die Partie zählt als nicht beendet. Sie wartet, bis jemand mit dem Link den Platz übernimmt.
life-sure-replace = { $name } ist abwesend: Ein Bot spielt weiter, bis { $name } zurückkommt.
life-sure-vote = Stimmt mehr als die Hälfte der anderen dafür, spielt von da an endgültig ein Bot für { $name }.
life-standIn-asked = vorerst spielt ein Bot
life-standIn-absent = abwesend: ein Bot spielt
life-standIn-clock = Zeit abgelaufen: ein Bot macht diesen Zug
life-standIn-away = nicht mehr da: ein Bot spielt
life-standIn-left = gegangen: ein Bot spielt
life-standIn-resigned = aufgegeben: ein Bot spielt weiter
life-standIn-voted_out = ausgeschlossen: ein Bot spielt weiter
# The same when the game is over.
life-stoodIn-asked = zuletzt spielte ein Bot
life-stoodIn-absent = abwesend: ein Bot spielte weiter
life-stoodIn-clock = Zeit abgelaufen: ein Bot spielte weiter
life-stoodIn-away = nicht mehr da: ein Bot spielte weiter
life-stoodIn-left = gegangen: ein Bot spielte weiter
life-stoodIn-resigned = aufgegeben: ein Bot spielte weiter
life-stoodIn-voted_out = ausgeschlossen: ein Bot spielte weiter

## table

table-round = Runde { $n }
table-copyLink = Link kopieren
table-copySeatLink = Link zu deinem Platz kopieren
table-copied = Link kopiert
table-copyFailed = Kopiere diese Adresse:
table-moveSeat = Link für ein anderes Gerät
table-moveSeatHow = Wer diesen Link zuerst öffnet, bekommt deinen Platz. Er gilt nur einmal.
table-revokeLink = Link widerrufen
table-linkRevoked = Der Link ist widerrufen.
table-invite = Lade andere mit diesem Link ein. Die Partie beginnt, sobald alle Plätze besetzt sind.
table-invited = Gib deinen Namen ein und nimm Platz. Die Partie beginnt, sobald alle Plätze besetzt sind.
table-nameFirst = Gib zuerst einen Namen ein.
table-noVariants = Keine
table-waitingRoom = Warten auf Spieler
table-takeSeat = Hier Platz nehmen
table-takeSeatNamed = Platz { $n } nehmen
table-takeAnother = Spielt noch jemand an diesem Gerät mit? Gib einen Namen ein und nimm einen weiteren Platz.
table-seats = Plätze
table-free = Freier Platz
table-you = du
table-bot = Bot
table-character = { $name } ({ $level }): { $description }
table-aboutCharacter = { $level }. { $description }
table-online = online
table-offline = offline
table-spectator = Du schaust zu. Verdecktes bleibt verdeckt.
table-seatFree = Der Platz von { $name } ist frei: Die Partie wartet.
table-connecting = Verbindung wird hergestellt …
table-lost = Keine Verbindung. Deine Partie ist sicher; neuer Versuch läuft …
table-yourTurn = Du bist am Zug
table-titleTurn = ● Du bist am Zug · { $table }
table-waitingFor =
    { COUNT($names) ->
        [0] Einen Moment …
       *[other] Warten auf { LIST($names) }.
    }
table-thinking = { $name } überlegt
table-hint = Tipp
table-hintTitle = Was ist der beste Zug?
# Points have one decimal.
table-hintExpected =
    { $lead ->
        [alone] Gewinnchance: { NUMBER($chance, style: "percent") }.
        [level] Gewinnchance: { NUMBER($chance, style: "percent") }; gleich starke Spieler hätten je { NUMBER($par, style: "percent") }. Erwartet am Ende: gleichauf mit dem besten Gegner.
        [behind] { $points ->
            [one] Gewinnchance: { NUMBER($chance, style: "percent") }; gleich starke Spieler hätten je { NUMBER($par, style: "percent") }. Erwartet am Ende: { NUMBER($points, minimumFractionDigits: 1, maximumFractionDigits: 1) } Punkt Rückstand auf den besten Gegner.
           *[other] Gewinnchance: { NUMBER($chance, style: "percent") }; gleich starke Spieler hätten je { NUMBER($par, style: "percent") }. Erwartet am Ende: { NUMBER($points, minimumFractionDigits: 1, maximumFractionDigits: 1) } Punkte Rückstand auf den besten Gegner.
        }
       *[ahead] { $points ->
            [one] Gewinnchance: { NUMBER($chance, style: "percent") }; gleich starke Spieler hätten je { NUMBER($par, style: "percent") }. Erwartet am Ende: { NUMBER($points, minimumFractionDigits: 1, maximumFractionDigits: 1) } Punkt Vorsprung vor dem besten Gegner.
           *[other] Gewinnchance: { NUMBER($chance, style: "percent") }; gleich starke Spieler hätten je { NUMBER($par, style: "percent") }. Erwartet am Ende: { NUMBER($points, minimumFractionDigits: 1, maximumFractionDigits: 1) } Punkte Vorsprung vor dem besten Gegner.
        }
    }
table-hintLoss =
    { $points ->
        [0] gleich gut
        [one] kostet { NUMBER($points, minimumFractionDigits: 1, maximumFractionDigits: 1) } Punkt
       *[other] kostet { NUMBER($points, minimumFractionDigits: 1, maximumFractionDigits: 1) } Punkte
    }
table-hintNumbers = Die Zahlen dazu
table-hintCompared = Was jede Wahl gegenüber der besten kostet, in Punkten am Ende der Partie, und woher die Punkte kommen: bei der besten Wahl gegenüber jetzt, bei den anderen gegenüber der besten.
table-hintBest = am besten
table-hintDo = Spielen
table-hintTick = { $n ->
    [one] Diese Karte ankreuzen
   *[other] Diese Karten ankreuzen
    }
table-undo = Rückgängig
table-takeBack = Zurücknehmen
table-endTurn = Zug beenden
table-held = Dein Zug ist zu Ende. Noch kannst du ihn zurücknehmen.
table-rules = Regeln
table-cards = Karten
table-log = Verlauf
table-chat = Chat
table-logEmpty = Noch ist nichts geschehen.
table-story = Schritte
table-chronicle = Was geschehen ist
table-choices = Deine Möglichkeiten
table-showChoices = Auswahl anzeigen
table-hideChoices = Auswahl ausblenden
table-pickOne = Wähle eine Möglichkeit
table-pickOnBoard = Klicke jetzt auf etwas Hervorgehobenes.
table-pickMore = oder klicke an, was noch dazugehören soll
table-player = Spieler { $n }
table-score = Endwertung
table-handOver = Gerät weitergeben
table-confirm = Bestätigen
table-confirmTitle = Möchtest du das?
table-parts = Bereiche des Tisches
table-now = Jetzt möglich: { $options }

## preview

preview-nothing = Sonst ändert sich nichts.
preview-points =
    { $n ->
        [one] { SIGNED($n) } Punkt, wenn die Partie dann enden würde.
       *[other] { SIGNED($n) } Punkte, wenn die Partie dann enden würde.
    }
preview-hidden = Der Rest hängt von verdeckten Informationen ab.
preview-then = Danach:

## handOver

handOver-title = Gib das Gerät an { $name } weiter
handOver-text = Die Karten von { $name } bleiben verdeckt, bis { $name } am Gerät ist.
handOver-here = Ich bin { $name }
handOver-undoOf = Letzten Zug von { $name } rückgängig machen

## score

score-title = Endwertung
score-total = Summe
score-rank = { $n }.
score-winner = Sieger
score-youWin = Du gewinnst!
score-decided = Den Ausschlag gab: { $category }, { $n ->
    [one] { $n } Punkt
   *[other] { $n } Punkte
} mehr als { $name }.
score-won = Gewonnen
score-lost = Verloren
score-record = Spieldatei herunterladen
score-rematch = Revanche
score-newTable = Neuer Tisch
score-board = Spielplan ansehen
score-replay = Partie ansehen
score-analysis = Partie analysieren
score-categories = Punkte nach Kategorie
score-category = Kategorie
score-details = { $category }: alle Einzelheiten
score-chart = Punkteverlauf
score-chartOf = Punkte von { LIST($names) } im Lauf der Partie
score-asTable = Als Tabelle
score-end = Ende

## report

report-title = Problem melden
report-note = Alles, was bei der Suche nach dem Fehler hilft, kommt in eine Datei. Es wird nichts gesendet: Speichere die Datei und schicke sie der Person, die dieses Marsbox betreut.
report-expected = Was hast du erwartet?
report-happened = Was ist stattdessen passiert?
report-holds = Die Datei enthält deinen Text, die Stellung und den Verlauf, wie du sie siehst, die Versionen von Marsbox, Regeln und Spielmaterial sowie deinen Browser.
report-record = Sie enthält auch die Spieldatei der Partie, denn diese ist beendet.
report-noRecord = Sie enthält die Spieldatei nicht, denn die Partie läuft noch.
report-save = Datei speichern
report-saved = Die Datei ist gespeichert. Vielen Dank!

## help

help-title = Hilfe
help-rules = Regeln
help-cards = Karten
help-keys = Tastatur
help-contents = Inhalt
help-search = Regeln und Karten durchsuchen
help-searchCards = Karten durchsuchen
help-hits = Suchergebnisse
help-inRules = In den Regeln:
help-found =
    { $n ->
        [0] Nichts gefunden.
       *[other] { $n } Treffer
    }
help-keysNote = Alles ist mit Tab und Eingabetaste erreichbar. Am Tisch gibt es außerdem Tastenkürzel:
help-keyList-choose-key = 1–9
help-keyList-choose-text = Möglichkeit wählen
help-keyList-hint-key = H
help-keyList-hint-text = Tipp anzeigen
help-keyList-undo-key = U
help-keyList-undo-text = Zug rückgängig machen oder Antwort zurücknehmen
help-keyList-endTurn-key = E
help-keyList-endTurn-text = Zug beenden
help-keyList-pass-key = P
help-keyList-pass-text = passen
help-keyList-board-key = B
help-keyList-board-text = zum Spielplan
help-keyList-cards-key = C
help-keyList-cards-text = zu den Handkarten
help-keyList-hand-key = S
help-keyList-hand-text = Handkarten sortieren und filtern
help-keyList-mat-key = M
help-keyList-mat-text = zum eigenen Tableau
help-keyList-players-key = O
help-keyList-players-text = zu den anderen Spielern
help-keyList-log-key = L
help-keyList-log-text = zum Verlauf
help-keyList-help-key = ?
help-keyList-help-text = Regeln und Tastenkürzel
help-keyList-close-key = Esc
help-keyList-close-text = Geöffnetes schließen oder zum aktuellen Stand springen

## story

story-walk = Mit den Pfeiltasten nach links und rechts geht es von Name zu Name.
story-earlier = Frühere Zeilen anzeigen ({ $n })
story-back = Schritt zurück
story-forward = Nächster Schritt
story-play = Schritte automatisch zeigen
story-pause = Pause
story-all = Alles zeigen
story-since = Seit du zuletzt da warst
story-seen = Als gesehen markieren
story-newSteps =
    { $n ->
        [one] { $n } neuer Schritt
       *[other] { $n } neue Schritte
    }
story-latest = Zeigen, was geschehen ist
story-setup = Aufbau
story-production = Produktion

## playback

playback-title = Züge der anderen abspielen
playback-speeds-slow = Langsam
playback-speeds-normal = Normal
playback-speeds-fast = Schnell
playback-speeds-off = Aus
playback-skip = Überspringen
playback-left =
    { $n ->
        [one] noch 1 Schritt
       *[other] noch { $n } Schritte
    }

## provenance

provenance-title = Woher wir das wissen
provenance-rulebook = Spielregel
provenance-attested = belegt
provenance-inferred = erschlossen
provenance-reconstructed = rekonstruiert
provenance-fields-card = Karte
provenance-fields-space = Feld
provenance-fields-colour = Farbe
provenance-fields-value = Wert
provenance-fields-hand = Handaktion
provenance-fields-module = Modulaktion
provenance-fields-name = Name
provenance-fields-outer = Lage
provenance-fields-borders = Nachbarzonen
provenance-fields-ships = Raumschiffe
provenance-fields-tokens = Rohstoffmarker
provenance-fields-score_tokens = Punktemarker
provenance-fields-copies = Anzahl
provenance-fields-effect = Wirkung
provenance-explain-rulebook = So in der Spielregel abgedruckt.
provenance-explain-attested = Von Besitzern des Spiels bestätigt.
provenance-explain-inferred = Folgt aus dem, was bekannt ist.
provenance-explain-reconstructed = Von uns im Geist des Spiels ergänzt, weil keine Quelle es zeigt.
