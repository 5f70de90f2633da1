### The browser's words: the first game that teaches Pocket Mars. Paragraphs have an empty line between them.

tutorial-title = Pocket Mars lernen
tutorial-resume = Weiterlernen
tutorial-again = Einführung wiederholen
tutorial-coach = Erklärung
tutorial-known = { $n } von { $of }
tutorial-next = Weiter
tutorial-more = In den Regeln
tutorial-doIt = Spielen
tutorial-sensible = Vorschlag:
tutorial-reminder = Zur Erinnerung
tutorial-fold = Erklärung einklappen
tutorial-unfold = Erklärung anzeigen
tutorial-choose = Spiele, wie du möchtest: Alles Hervorgehobene ist erlaubt.
tutorial-ask = Was soll ich tun?
tutorial-lessons-goal-title = Sieben Kolonisten zum Mars
tutorial-lessons-goal-text =
    Du hast sieben Kolonisten: einen auf deinem Raumschiff, sechs auf der Erde. Bringe sie in die Gebäude auf dem Mars.

    Das geht in zwei Schritten. Starten: von der Erde auf dein Raumschiff. Landen: von deinem Raumschiff in ein Gebäude. Sobald jemand alle sieben auf dem Mars hat, wird die Runde zu Ende gespielt und gewertet.
tutorial-lessons-places-title = Wo es Punkte gibt
tutorial-lessons-places-text =
    Ein Kolonist zählt auf dem Raumschiff 1 Punkt, in einer Ein-Stern-Zone 2 und in einer Zwei-Sterne-Zone 4; diese hat in dieser Partie nur einen Platz. Auf der Erde zählt er nichts.

    Jedes Gebäude hat außerdem eine Fähigkeit; sie steht unter seinem Namen. Im Gebäude Bau kann niemand wohnen.
tutorial-lessons-cards-title = Zwei Möglichkeiten für jede Karte
tutorial-lessons-cards-text =
    Aus der Hand: Führe die obere Hälfte aus, dann wird die Karte abgelegt.

    Aus deinem Modul: Die Karte wird an das Gebäude ihrer Farbe angelegt. Ist ihre Zahl höher als die dort, landet einer deiner Kolonisten. Danach kommt die untere Hälfte und dann die Fähigkeit des Gebäudes: drei Dinge in einem Zug.
tutorial-lessons-module-title = Fülle dein Modul
tutorial-lessons-module-text = Zwei deiner vier Karten kommen verdeckt in dein Modul, die anderen beiden bleiben auf der Hand. Die anderen sehen nur die Farben.
tutorial-lessons-turn-title = Dein Zug: eine Aktion
tutorial-lessons-turn-text =
    Spiele eine Karte aus der Hand, aus deinem Modul oder aus einem gegnerischen Modul, starte einen Kolonisten oder wirf eine Karte für 1 Energie ab.

    Was du tun kannst, ist auf dem Spielplan hervorgehoben und daneben aufgelistet.
tutorial-lessons-watch-title = Dein Gegner hat gezogen
tutorial-lessons-watch-text = Im Verlauf steht, was geschehen ist. Behalte die Zahl an jedem Gebäude im Auge: Sie ändert sich mit jeder angelegten Karte, und deine nächste Karte muss höher sein.
tutorial-lessons-connect-title = Jetzt aus dem Modul
tutorial-lessons-connect-text = Eine Karte aus dem Modul bringt bis zu drei Dinge: eine Landung, ihre untere Hälfte und das Gebäude. Suche eine Zahl, die höher ist als die an ihrem Gebäude.
tutorial-lessons-land-title = Du darfst landen
tutorial-lessons-land-text = Deine Karte ist höher als die, die sie überdeckt. Deshalb darf ein Kolonist von deinem Raumschiff in die Ein-Stern-Zone dieses Gebäudes.
tutorial-lessons-moduleAction-title = Die untere Hälfte der Karte
tutorial-lessons-moduleAction-text = Jetzt folgt ihre Modulaktion. Du musst sie nie nutzen; Blitze zeigen, was sie kostet.
tutorial-lessons-building-title = Das Gebäude hilft
tutorial-lessons-building-text = Zum Schluss die Fähigkeit des Gebäudes. Mit Ökosystem wechselt ein Kolonist zwischen den Zonen, mit Wasser legst du eine Karte weg, Energie gibt Energie, mit Wissenschaft startest du einen Kolonisten und mit Bau landest du einen.
tutorial-lessons-fourCards-title = Wieder vier Karten
tutorial-lessons-fourCards-text =
    Nach jedem Zug ergänzen alle auf vier Karten: zwei auf der Hand und zwei im Modul. Was ins Modul kommt, kehrt nie auf die Hand zurück.

    Mit hohen Zahlen landest du: Sie gehören ins Modul. Karten mit einer guten oberen Hälfte behältst du besser auf der Hand.
tutorial-lessons-tooMany-title = Eine Karte zu viel
tutorial-lessons-tooMany-text = Du hast mehr als vier Karten: Wirf aus der Hand ab, was du so bald nicht spielen wirst.
tutorial-lessons-energy-title = Energie
tutorial-lessons-energy-text = Ein Blitz auf einer Karte kostet 1 Energie; nur Modulaktionen haben welche. Du kannst höchstens 5 Energie haben. Eine abgeworfene Karte bringt 1, ebenso viele Energiekarten. Am Ende ist die meiste Energie einen Punkt wert.
tutorial-lessons-promote-title = Die besseren Plätze
tutorial-lessons-promote-text = Befördern heißt: von einem Stern zu zweien, also 4 Punkte statt 2. In jedem Gebäude gibt es nur einen solchen Platz, und andere können dich wieder verdrängen. Befördern kannst du mit grünen Karten und mit Ökosystem.
tutorial-lessons-rivals-title = Gegnerische Module
tutorial-lessons-rivals-text = Du darfst eine Karte aus dem Modul deines Gegners spielen, ohne sie zu kennen. Niemand landet; ihr Besitzer darf die untere Hälfte nutzen und danach du das Gebäude. Das durchkreuzt einen Plan oder überdeckt eine hohe Zahl.
tutorial-lessons-end-title = Was am Ende noch zählt
tutorial-lessons-end-text = 2 Punkte für je einen Kolonisten in allen vier Gebäuden, 3 für vier Kolonisten in einem davon und 1 für die meiste Energie. Deine bisherigen Punkte stehen neben deinem Namen.
tutorial-lessons-soon-title = Das Ende naht
tutorial-lessons-soon-text = Jemand hat fast alle Kolonisten auf dem Mars. Rechne nach: Befördere, solange es geht, und lass niemanden auf der Erde zurück, denn dort sind Kolonisten nichts wert.
tutorial-lessons-landAnywhere-title = Lande, wo du willst
tutorial-lessons-landAnywhere-text = Wähle ein Gebäude: Dein Kolonist landet in seiner Ein-Stern-Zone. Wo du noch niemanden hast, kommst du den 2 Punkten für alle vier näher.
tutorial-lessons-promoting-title = Befördern
tutorial-lessons-promoting-text = Wähle, wessen Kolonist zu den zwei Sternen aufsteigt. Nimm möglichst einen eigenen: Das sind 2 Punkte mehr.
tutorial-lessons-demoting-title = Zurückstufen
tutorial-lessons-demoting-text = Ein Kolonist steigt von zwei Sternen auf einen ab: 2 Punkte weniger für seinen Besitzer, und der Platz wird frei.
tutorial-lessons-moving-title = Umziehen
tutorial-lessons-moving-text = Einer deiner Kolonisten wechselt das Gebäude. Denk an die 2 Punkte für alle vier und an die 3 für vier in einem.
tutorial-lessons-recalling-title = Zurückschicken
tutorial-lessons-recalling-text = Ein Kolonist deines Gegners kehrt auf das Raumschiff zurück: ein Punkt weniger, und er muss noch einmal landen.
tutorial-lessons-draining-title = Energie nehmen
tutorial-lessons-draining-text = Dein Gegner verliert Energie und damit vielleicht eine Aktion, die sie braucht.
tutorial-lessons-peeking-title = In ein Modul schauen
tutorial-lessons-peeking-text = Du siehst dir die Karten heimlich an. Dann weißt du, womit du rechnen musst und was sich von dort zu spielen lohnt.
tutorial-lessons-swapping-title = Tauschen
tutorial-lessons-swapping-text = Zwei Dinge tauschen ihre Plätze. Bei Karten zählt die oberste: Eine niedrige macht das Landen leicht.
tutorial-lessons-burying-title = Karte weglegen
tutorial-lessons-burying-text = Eine deiner Karten kommt unter den Nachziehstapel, und du ziehst später eine neue. Nimm die, die dir am wenigsten nützt.
tutorial-lessons-covering-title = Karte verdeckt anlegen
tutorial-lessons-covering-text = Sie überdeckt die Spalte ihrer Farbe und zählt dort 0: Deine nächste Karte dieser Farbe ist dann höher.
tutorial-lessons-digging-title = Vom Nachziehstapel wählen
tutorial-lessons-digging-text = Nimm die Karte, die dir am besten gefällt; die anderen kommen unter den Nachziehstapel.
tutorial-lessons-over-title = Du hast Pocket Mars gespielt
tutorial-lessons-over-text = Die Endwertung zeigt, woher jeder Punkt kommt. Jetzt kennst du das Spiel: Spiele noch einmal mit anderen Karten, mit mehr Spielern oder mit Draft.
tutorial-advice-storeHigh = Wissenschaft 4 und Wasser 7: Ihre Zahlen sind höher als 3, also landet mit jeder ein Kolonist. Energie 1 und Wasser 4 sind auf der Hand gut, weil sie Kolonisten starten.
tutorial-advice-launchFirst = Energie 1 aus der Hand startet einen Kolonisten und bringt Energie. Nur wer auf dem Raumschiff ist, kann landen.
tutorial-advice-landTwice = Wissenschaft 4 ist höher als 3: Ein Kolonist landet, mit der unteren Hälfte ein weiterer, und das Gebäude Wissenschaft startet den nächsten.
tutorial-advice-landHigh = Wasser 7 ist die höchste Zahl ihrer Farbe: Damit landet sicher ein Kolonist.
tutorial-advice-landNow = Auf dem Mars zählt ein Kolonist doppelt so viel, und das Ende rückt näher.
tutorial-advice-useNow = Die Karte bleibt hier liegen: Du kannst sie nicht für später aufheben.
tutorial-advice-useFree = Das kostet nichts.
tutorial-advice-launchTwo = Wasser 4 aus der Hand startet zwei Kolonisten auf einmal und kostet nichts. Aus dem Modul kostet ihre Aktion 1 Energie.
tutorial-advice-promoteNow = Ökosystem 4 aus der Hand befördert sofort einen deiner Kolonisten.
