### The browser's words: the boards of the games.

## generic

generic-noBoard = Für dieses Spiel gibt es noch keinen gezeichneten Spielplan; alles lässt sich aus der Liste wählen.
generic-facts = Der Tisch in Worten
generic-touch = Was deine Auswahl betrifft

## pocketMars

pocketMars-buildings = Gebäude auf dem Mars
pocketMars-others = Andere Spieler
pocketMars-mine = Dein Raumschiff und deine Karten
pocketMars-hand = Hand
pocketMars-module = Modul
pocketMars-pack = Wähle aus diesen Karten
pocketMars-looking = Du siehst dir diese Karten an
pocketMars-playing = { $who } spielt diese Karte
pocketMars-playingYou = Du spielst diese Karte
pocketMars-deck = Stapel
pocketMars-discard = Ablage
pocketMars-earth = Erde
pocketMars-ship = Raumschiff
pocketMars-energyOf = Energie { $n } von { $max }
pocketMars-pointsShort =
    { $n ->
        [one] Pkt.
       *[other] Pkt.
    }
pocketMars-pointsSoFar =
    { $n ->
        [one] bisher { $n } Punkt
       *[other] bisher { $n } Punkte
    }
pocketMars-colonists =
    { $n ->
        [one] { $n } Kolonist
       *[other] { $n } Kolonisten
    }
pocketMars-cards =
    { $n ->
        [one] { $n } Karte
       *[other] { $n } Karten
    }
pocketMars-deckTop = oben: { $colour }
pocketMars-deckEmpty = leer
pocketMars-deckKnown = Karten im Nachziehstapel, die du kennst
pocketMars-deckPosition = { $n }. Karte von oben
pocketMars-discardEmpty = Der Ablagestapel ist leer.
pocketMars-zoneOne = Ein-Stern-Zone, je 2 Punkte
pocketMars-zoneTwo = Zwei-Sterne-Zone, je 4 Punkte
pocketMars-zoneRoom = { $n } von { $of } Plätzen besetzt
pocketMars-zoneEmpty = leer
pocketMars-toBeat = Mit einer Karte über { $n } landet ein Kolonist
pocketMars-noColonists = nimmt keine Kolonisten auf
pocketMars-column = Angelegte Karten
pocketMars-columnEmpty = noch keine Karten
pocketMars-faceDown = verdeckt, zählt 0
pocketMars-hidden = verdeckte Karte, { $colour }
pocketMars-seen = du hast sie gesehen
pocketMars-value = Wert { $n }
pocketMars-handAction = Aus der Hand
pocketMars-moduleAction = Aus dem Modul
pocketMars-energy = Energie
pocketMars-first = beginnt jede Runde
pocketMars-turn = am Zug
pocketMars-chosen = gewählt
pocketMars-ready = bereit
pocketMars-choosing = wählt
pocketMars-inspect = { $card } ansehen
pocketMars-verbs-hand = Aus der Hand spielen
pocketMars-verbs-module = Aus deinem Modul spielen
pocketMars-verbs-rival = Aus einem gegnerischen Modul spielen
pocketMars-verbs-launch = Starten
pocketMars-verbs-discard = Für Energie abwerfen

## mission

mission-mars = Mars
mission-players = Spieler
mission-mine = Deine Karten
mission-pad = Startrampe
mission-tokens = Übrige Zielmarker
mission-tokensTo = { $zone }: noch { $n } Zielmarker
mission-track = Runden
mission-turn = Runde { $n }
mission-turnOf = Runde { $n } von { $last }
mission-scoring = Wertung, { $n } Marker pro Zone
mission-phases-setup = Aufbau
mission-phases-keep = Wahl einer Bonuskarte
mission-phases-choose = Wahl der Charaktere
mission-phases-call = Einsteigen und Abflug
mission-phases-over = Die Partie ist beendet
mission-steps-setup = Aufbau
mission-steps-ships = Neue Raumschiffe
mission-steps-call = Aufruf
mission-steps-arrival = Ankunft
mission-steps-end = Rundenende
mission-steps-scoring = Wertung
mission-outer = äußere Zone
mission-central = zentrale Zone
mission-unexplored = unerforscht
mission-nobody = niemand
mission-each = { $name }: { $n }
mission-astronauts =
    { $n ->
        [one] { $n } Astronaut
       *[other] { $n } Astronauten
    }
mission-waiting =
    { $n ->
        [one] { $n } Punktemarker liegt bereit
       *[other] { $n } Punktemarker liegen bereit
    }
mission-kind = Lage
mission-resource = Rohstoff
mission-resourceToken = Rohstoffmarker
mission-takenBy = genommen von { $name }
mission-tokenTakenBy = Rohstoffmarker genommen von { $name }
mission-astronautsThere = Astronauten
mission-shipsTo = Raumschiffe dorthin
mission-borders = Nachbarzonen
mission-ship = Raumschiff { $n }
mission-to = nach { $zone }
mission-manual = Handgesteuert
mission-insteadOf = statt { $zone }
mission-seats = { $taken } von { $of } Plätzen besetzt
mission-flying = im Flug
mission-noShip = Kein Raumschiff
mission-shipPile =
    { $n ->
        [one] { $n } Raumschiff im Stapel
       *[other] { $n } Raumschiffe im Stapel
    }
mission-shipDiscard = Abgelegte Raumschiffe
mission-noDiscard = Noch wurde kein Raumschiff abgelegt.
mission-ofSeats =
    { $n ->
        [one] { $n } Platz
       *[other] { $n } Plätze
    }
mission-events =
    { $n ->
        [one] Ereignisstapel: { $n } Karte
       *[other] Ereignisstapel: { $n } Karten
    }
mission-eventsShort = Ereignisse
mission-shown = Beim Aufbau gezeigte Entdeckungen
mission-returned = Karten, die du zurückgelegt hast
mission-discarded = Entdeckungen, die du abgeworfen hast
mission-resources =
    { $n ->
        [one] { $n } verdeckter Rohstoffmarker
       *[other] { $n } verdeckte Rohstoffmarker
    }
mission-resourcesShort = Rohstoffe
mission-memorial = Gedenkstätte
mission-discovery = Entdeckung
mission-discoveryAt = Entdeckung neben { $zone }
mission-hidden = verdeckt
mission-knownBy = bekannt: { LIST($names) }
mission-bonus = Bonus
mission-bonusOwn = Bonuskarten
mission-noBonus = Noch keine
mission-dealt = Behalte eine dieser Bonuskarten
mission-drawn = Du hast gezogen
mission-characters = Charaktere
mission-chosen = gewählt
mission-called = aufgerufen
mission-played = gespielt
mission-inspect = { $card } ansehen
mission-points =
    { $n ->
        [one] bisher { $n } Punkt
       *[other] bisher { $n } Punkte
    }
mission-pointsShort =
    { $n ->
        [one] Pkt.
       *[other] Pkt.
    }
mission-reserve =
    { $n ->
        [one] { $n } Astronaut im Vorrat
       *[other] { $n } Astronauten im Vorrat
    }
mission-losses =
    { $n ->
        [one] { $n } Astronaut verloren
       *[other] { $n } Astronauten verloren
    }
mission-bonusCards =
    { $n ->
        [one] { $n } Bonuskarte
       *[other] { $n } Bonuskarten
    }
mission-inHand = auf der Hand: { JOIN($names) }
mission-first = Startspieler
mission-ready = bereit
mission-choosing = wählt
mission-bonusCardsTitle = Bonuskarten
mission-discoveryCardsTitle = Entdeckungskarten
mission-resourcesTitle = Rohstoffe
mission-zonesTitle = Zonen und ihre Raumschiffe
mission-copies = { $n } Karten
mission-worth =
    { $n ->
        [one] Jeder Punktemarker zählt { $n } Punkt.
       *[other] Jeder Punktemarker zählt { $n } Punkte.
    }
mission-resourceTokens = { $n } Rohstoffmarker
mission-scoreTokens = { $n } Punktemarker
mission-bordersOf = Grenzt an { LIST($names) }.
mission-shipsOf = Raumschiffe mit { LIST($seats) } Plätzen.
mission-verbs-seduce_on_mars = Auf dem Mars
mission-verbs-seduce_aboard = An Bord eines Raumschiffs
mission-verbs-draw = Ziehen
mission-verbs-look = Entdeckung ansehen

## terraforming

terraforming-cards-costs = kostet { $n } M€
terraforming-cards-costsNow = kostet { $n } M€ statt { $printed } M€
terraforming-cards-tags =
    { COUNT($names) ->
        [one] Symbol: { JOIN($names) }
       *[other] Symbole: { JOIN($names) }
    }
terraforming-cards-met = Voraussetzung erfüllt
terraforming-cards-unmet = Voraussetzung nicht erfüllt
terraforming-cards-holds = darauf: { $what } × { $n }
terraforming-cards-used = Aktion in dieser Generation schon genutzt
terraforming-cards-usedShort = genutzt
terraforming-cards-cannot = Jetzt nicht möglich:
terraforming-cards-or = oder
terraforming-cards-number = Nr. { $n }
terraforming-cards-faceDown = Eine verdeckte Karte
terraforming-cards-symbols = Zeichen auf dieser Karte
terraforming-cards-toRules = zu den Regeln
terraforming-cards-tag = Symbol: { $name }
terraforming-cards-tile = Plättchen: { $name }
terraforming-cards-names-rating = Terraforming-Wert
terraforming-cards-names-points = Punkte
terraforming-cards-names-card = Karte
terraforming-cards-names-look = Karten ansehen
terraforming-cards-names-discard = eine Karte abwerfen
terraforming-cards-names-claim = reserviertes Feld
terraforming-cards-names-project = Standardprojekt
terraforming-cards-names-requirement = Voraussetzung
terraforming-cards-names-tolerance = erlaubte Abweichung von einer Voraussetzung, in Schritten
terraforming-cards-names-shelter = Schutz
terraforming-cards-names-copy = wiederholen
terraforming-cards-names-production = Produktion
terraforming-cards-names-any = beliebiger Spieler
terraforming-cards-names-arrow = erst zahlen, dann erhalten
terraforming-cards-names-colon = immer wenn
terraforming-cards-names-slash = für je
terraforming-cards-names-first = erste Aktion der Partie
terraforming-cards-names-mars = auf dem Mars
terraforming-cards-names-min = mindestens
terraforming-cards-names-max = höchstens
terraforming-cards-names-noted = mehr im Text
terraforming-cards-names-accepted = wird auch angenommen
terraforming-cards-names-tag_event = Ereignis
terraforming-cards-names-tile_any = beliebiges Plättchen
terraforming-cards-names-cube_any = beliebiger Würfel
terraforming-cards-kind = Art
terraforming-cards-deck = Kartensatz
terraforming-cards-tagFilter = Symbol
terraforming-cards-every = alle
terraforming-cards-untagged = ohne Symbol
terraforming-cards-found =
    { $n ->
        [one] { $n } Karte
       *[other] { $n } Karten
    }
terraforming-cards-none = Keine Karte passt.
terraforming-cards-more = { $n } weitere anzeigen
terraforming-map-mapLabel = Tharsis: Die Pfeiltasten führen von Feld zu Feld
terraforming-map-kinds-land = Land
terraforming-map-kinds-volcano = Vulkan
terraforming-map-kinds-ocean = für einen Ozean reserviert
terraforming-map-kinds-noctis = für seine Stadt reserviert
terraforming-map-kinds-off_map = außerhalb der Karte
terraforming-map-nothingPrinted = Kein Bonus
terraforming-map-some = { $n }{ "\u00A0" }{ $what }
terraforming-map-gain = { $what } +{ $n }
terraforming-map-cards =
    { $n ->
        [one] { $n } Karte
       *[other] { $n } Karten
    }
terraforming-map-oceansBeside =
    { $n ->
        [one] { $n } Ozean daneben
       *[other] { $n } Ozeane daneben
    }
terraforming-map-tileOf = { $tile }, { $name }
terraforming-map-tileNeutral = { $tile }, neutral
terraforming-map-newest = neu
terraforming-map-claimedBy = reserviert von { $name }
terraforming-map-achievedBy = erreicht von { $name }
terraforming-map-fundedBy = finanziert von { $name }
terraforming-map-tracks = Globale Parameter
terraforming-map-temperature = { SIGNED($n) }{ "\u00A0" }°C
terraforming-map-oxygen = { $n }{ "\u202F" }%
terraforming-map-of = { $now } von { $last }
terraforming-map-bonusAt = bei { $value }: { $text }
terraforming-map-generation = Generation
terraforming-map-generationShort = Gen.
terraforming-map-generationNumber = Generation { $n }
terraforming-map-generationOf = Generation { $n } von { $last }
terraforming-map-rating = Terraforming-Wert
terraforming-map-ratingShort = TW
terraforming-map-each = { $name }: { $n }
terraforming-map-goals = Meilensteine und Auszeichnungen
terraforming-map-milestones = Meilensteine
terraforming-map-awards = Auszeichnungen
terraforming-map-taken = { $n }/{ $of }
terraforming-map-price = { $n }{ "\u00A0" }M€
terraforming-map-gone = nicht mehr zu haben
terraforming-map-progressOf = { $name }: { $n } von { $needed }
terraforming-map-progressEnough = { $name }: { $n }, genug dafür
terraforming-map-leads = { $name }: { $n }, führt
terraforming-map-projects = Standardprojekte
terraforming-map-conversions-plants-title = Umwandeln
terraforming-map-conversions-plants-text = Pflanzen in eine Grünfläche umwandeln.
terraforming-map-conversions-heat-title = Umwandeln
terraforming-map-conversions-heat-text = Wärme in einen Temperaturschritt umwandeln.
terraforming-table-generation = Generation { $n }
terraforming-table-generationOf = Generation { $n } von { $last }
terraforming-table-phases-start = Aufbau
terraforming-table-phases-draft = Draft
terraforming-table-phases-research = Forschung
terraforming-table-phases-action = Aktionen
terraforming-table-phases-final = Letzte Grünflächen
terraforming-table-phases-over = Die Partie ist beendet
terraforming-table-actionOf = Aktion { $n } von { $of }
terraforming-table-endTurn = Zug beenden
terraforming-table-pass = Passen
terraforming-table-passSure = Du könntest noch etwas tun. Für den Rest dieser Generation passen?
terraforming-table-sections-board = Plan
terraforming-table-sections-hand = Hand
terraforming-table-sections-mat = Ich
terraforming-table-sections-players = Spieler
terraforming-table-sections-log = Verlauf
terraforming-table-verbs-play = Karte spielen
terraforming-table-verbs-act = Aktion einer Karte nutzen
terraforming-table-verbs-project = Standardprojekte
terraforming-table-verbs-milestone = Meilenstein beanspruchen
terraforming-table-verbs-award = Auszeichnung finanzieren
terraforming-table-verbs-convert_plants = Umwandeln
terraforming-table-verbs-convert_heat = Umwandeln
terraforming-table-mat = Tableau von { $name }
terraforming-table-mine = Dein Tableau
terraforming-table-others = Andere Spieler
terraforming-table-rating = Terraforming-Wert
terraforming-table-points =
    { $n ->
        [one] { $n } Punkt, wenn die Partie jetzt enden würde
       *[other] { $n } Punkte, wenn die Partie jetzt enden würde
    }
terraforming-table-pointsShort =
    { $n ->
        [one] Pkt.
       *[other] Pkt.
    }
terraforming-table-stock = { $what }: { $n }, Produktion { $production }
terraforming-table-tags = Symbole im Spiel
terraforming-table-noTags = keine Symbole
terraforming-table-inHand =
    { $n ->
        [one] { $n } Handkarte
       *[other] { $n } Handkarten
    }
terraforming-table-inPlay =
    { $n ->
        [one] { $n } Karte im Spiel
       *[other] { $n } Karten im Spiel
    }
terraforming-table-passed = hat gepasst
terraforming-table-first = Startspieler
terraforming-table-turn = am Zug
terraforming-table-ready = bereit
terraforming-table-choosing = wählt
terraforming-table-noCorporation = Konzern noch geheim
terraforming-table-played = Ausgespielte Karten
terraforming-table-playedOf = Karten von { $name }
terraforming-table-actions = Mit Aktion
terraforming-table-lasting = Mit dauerhaftem Effekt
terraforming-table-automated = Automatisiert
terraforming-table-events =
    { $n ->
        [one] { $n } Ereignis, verdeckt
       *[other] { $n } Ereignisse, verdeckt
    }
terraforming-table-eventsShow = Namen anzeigen
terraforming-table-noneInPlay = Noch keine Karten im Spiel.
terraforming-table-hand = Hand
terraforming-table-handEmpty = Du hast keine Handkarten.
terraforming-table-handNone = Keine Karte passt zu dieser Auswahl.
terraforming-table-lines = Eine Zeile pro Karte
terraforming-table-sort = Sortieren
terraforming-table-sorts-dealt = wie gezogen
terraforming-table-sorts-cost = nach Preis
terraforming-table-sorts-kind = nach Art
terraforming-table-sorts-tag = nach Symbol
terraforming-table-sorts-name = nach Name
terraforming-table-filter = Anzeigen
terraforming-table-all = alle Karten
terraforming-table-playable = jetzt spielbare
terraforming-table-playableNow = { $n } jetzt spielbar
terraforming-table-details = Einzelheiten zu { $card }
terraforming-table-detailsShort = Details
terraforming-table-offer = Angebotene Karten
terraforming-table-corporations = Konzerne
terraforming-table-drafted = Bisher behalten
terraforming-table-looking = Du siehst dir diese Karten an
terraforming-table-openHands = Offene Karten
terraforming-table-chosen = gewählt
terraforming-table-bought =
    { $n ->
        [one] { $n } Karte gewählt
       *[other] { $n } Karten gewählt
    }
terraforming-table-buyNone = Keine Karten kaufen
terraforming-table-buy =
    { $n ->
        [one] { $n } Karte für { $price } M€ kaufen
       *[other] { $n } Karten für { $price } M€ kaufen
    }
terraforming-table-sell =
    { $n ->
        [one] { $n } Karte für { $n } M€ verkaufen
       *[other] { $n } Karten für { $n } M€ verkaufen
    }
terraforming-table-sellChoose = Wähle mindestens eine Karte.
terraforming-table-draftChoose = Wähle die Karte, die du behältst.
terraforming-table-draftKeep = Diese Karte behalten
terraforming-table-moneyLeft = { $n } M€ übrig
terraforming-table-moneyOf = je { $price } M€, von { $n } M€
terraforming-table-noMore = Für eine weitere Karte reicht das Geld nicht.
terraforming-table-otherWays = Anderer Betrag
terraforming-table-less = Weniger
terraforming-table-more = Mehr
