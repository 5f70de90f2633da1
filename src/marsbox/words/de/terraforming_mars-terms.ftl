### Wörter, die allein stehen: das Spiel, seine Varianten, Phasen, Verben, Punkte und Teile von Karten.

terraforming_mars-game_name = Terraforming Mars
terraforming_mars-game_summary = Leite einen Konzern, der den Mars bewohnbar macht. Kaufe und spiele Generation für Generation Projekte, erhöhe Temperatur und Sauerstoff, lege Ozeane, Grünflächen und Städte und hol mehr Punkte als deine Gegner.
terraforming_mars-components_note = Das Spielmaterial ist vollständig bekannt. Die Kartentexte sind unsere eigenen und entstehen aus dem, was die Karten tun; Kartennamen, die wir selbst übersetzt haben, sind gekennzeichnet.

## Teile einer Karte oder des Spielplans

terraforming_mars-card_part-id = Kürzel
terraforming_mars-card_part-number = Nummer
terraforming_mars-card_part-name = Name
terraforming_mars-card_part-kind = Art
terraforming_mars-card_part-cost = Kosten
terraforming_mars-card_part-tags = Symbole
terraforming_mars-card_part-requirement = Voraussetzung
terraforming_mars-card_part-effect = Soforteffekt
terraforming_mars-card_part-ongoing = Dauerhafter Effekt
terraforming_mars-card_part-action = Aktion
terraforming_mars-card_part-points = Punkte
terraforming_mars-card_part-holds = Darauf liegen
terraforming_mars-card_part-deck = Kartensatz
terraforming_mars-card_part-text = Text
terraforming_mars-card_part-icons = Zeichen
terraforming_mars-card_part-bonus = Legebonus
terraforming_mars-card_part-neighbours = Angrenzende Felder
terraforming_mars-card_part-needed = Bedingung
terraforming_mars-card_part-price = Preis
terraforming_mars-card_part-provenance = Quelle

## Varianten

-terraforming_mars-beginner = Spieler { $seat } ist Anfänger
-terraforming_mars-beginner_help = Spieler { $seat } beginnt mit dem Anfängerkonzern: 42 M€ und zehn Karten umsonst.
-terraforming_mars-not_a_beginner = Nein: einen von zwei Konzernen wählen
-terraforming_mars-a_beginner = Ja: der Anfängerkonzern
terraforming_mars-setup_option-corporate_era = Konzernära
terraforming_mars-setup_option_help-corporate_era = Fügt die Karten und Konzerne zu Wirtschaft und Technik hinzu; niemand beginnt mit Produktion, und die Partie dauert länger.
terraforming_mars-setup_value-corporate_era-off = Nein: das kürzere Spiel
terraforming_mars-setup_value-corporate_era-on = Ja: alle Karten
terraforming_mars-setup_option-draft = Draft
terraforming_mars-setup_option_help-draft = In jeder Forschungsphase wählen alle ihre vier Karten einzeln aus und geben den Rest weiter.
terraforming_mars-setup_value-draft-off = Nein: alle bekommen vier Karten
terraforming_mars-setup_value-draft-on = Ja: alle wählen ihre vier Karten
terraforming_mars-setup_option-beginner_1 = { -terraforming_mars-beginner(seat: 1) }
terraforming_mars-setup_option_help-beginner_1 = { -terraforming_mars-beginner_help(seat: 1) }
terraforming_mars-setup_value-beginner_1-off = { -terraforming_mars-not_a_beginner }
terraforming_mars-setup_value-beginner_1-on = { -terraforming_mars-a_beginner }
terraforming_mars-setup_option-beginner_2 = { -terraforming_mars-beginner(seat: 2) }
terraforming_mars-setup_option_help-beginner_2 = { -terraforming_mars-beginner_help(seat: 2) }
terraforming_mars-setup_value-beginner_2-off = { -terraforming_mars-not_a_beginner }
terraforming_mars-setup_value-beginner_2-on = { -terraforming_mars-a_beginner }
terraforming_mars-setup_option-beginner_3 = { -terraforming_mars-beginner(seat: 3) }
terraforming_mars-setup_option_help-beginner_3 = { -terraforming_mars-beginner_help(seat: 3) }
terraforming_mars-setup_value-beginner_3-off = { -terraforming_mars-not_a_beginner }
terraforming_mars-setup_value-beginner_3-on = { -terraforming_mars-a_beginner }
terraforming_mars-setup_option-beginner_4 = { -terraforming_mars-beginner(seat: 4) }
terraforming_mars-setup_option_help-beginner_4 = { -terraforming_mars-beginner_help(seat: 4) }
terraforming_mars-setup_value-beginner_4-off = { -terraforming_mars-not_a_beginner }
terraforming_mars-setup_value-beginner_4-on = { -terraforming_mars-a_beginner }
terraforming_mars-setup_option-beginner_5 = { -terraforming_mars-beginner(seat: 5) }
terraforming_mars-setup_option_help-beginner_5 = { -terraforming_mars-beginner_help(seat: 5) }
terraforming_mars-setup_value-beginner_5-off = { -terraforming_mars-not_a_beginner }
terraforming_mars-setup_value-beginner_5-on = { -terraforming_mars-a_beginner }

## Arten von Aktionen

terraforming_mars-verb-play = Karte spielen
terraforming_mars-verb-act = Aktion einer Karte nutzen
terraforming_mars-verb-keep = Karte behalten
terraforming_mars-verb-discard = Karte abwerfen
terraforming_mars-verb-pick = Karte wählen
terraforming_mars-verb-corporation = Konzern wählen
terraforming_mars-verb-place = Feld wählen
terraforming_mars-verb-project = Standardprojekt nutzen
terraforming_mars-verb-milestone = Meilenstein beanspruchen
terraforming_mars-verb-award = Auszeichnung finanzieren
terraforming_mars-verb-target = Spieler wählen
terraforming_mars-verb-option = Effekt wählen
terraforming_mars-verb-next = Nächsten Effekt wählen
terraforming_mars-verb-amount = Menge wählen
terraforming_mars-verb-convert_plants = Pflanzen in eine Grünfläche umwandeln
terraforming_mars-verb-convert_heat = Wärme in einen Temperaturschritt umwandeln
terraforming_mars-verb-done = Fertig
terraforming_mars-verb-skip = Verzichten
terraforming_mars-verb-end_turn = Zug beenden
terraforming_mars-verb-pass = Für diese Generation passen

## Was eine Entscheidung verlangt, nach „du musst“

terraforming_mars-question-corporation = deinen Konzern wählen
terraforming_mars-question-buy_start = Projektkarten zum Kauf wählen
terraforming_mars-question-draft = eine Karte wählen, die du behältst
terraforming_mars-question-buy = Projektkarten zum Kauf wählen
terraforming_mars-question-turn = eine Aktion ausführen, deinen Zug beenden oder passen
terraforming_mars-question-steel = wählen, wie viel Stahl du ausgibst
terraforming_mars-question-titanium = wählen, wie viel Titan du ausgibst
terraforming_mars-question-heat = wählen, wie viel Wärme du ausgibst
terraforming_mars-question-order = den nächsten Effekt wählen
terraforming_mars-question-sell = Karten zum Verkauf wählen
terraforming_mars-question-alternative = eine der Aktionen der Karte wählen
terraforming_mars-question-final_greenery = eine letzte Grünfläche legen oder verzichten
terraforming_mars-question-space = ein Feld für das Plättchen wählen
terraforming_mars-question-claim = ein Feld wählen, das du reservierst
terraforming_mars-question-production_target = wählen, wessen Produktion sinkt
terraforming_mars-question-remove = wählen, wem du Ressourcen wegnimmst, oder verzichten
terraforming_mars-question-amount = wählen, wie viel du wegnimmst
terraforming_mars-question-remove_cubes = eine Karte wählen, von der du Würfel entfernst
terraforming_mars-question-cubes = die Karte wählen, die die Würfel bekommt
terraforming_mars-question-option = einen der Effekte der Karte wählen
terraforming_mars-question-copy = die Karte wählen, deren Produktion du wiederholst
terraforming_mars-question-look = eine Karte wählen, die du behältst
terraforming_mars-question-buy_looked = die angesehene Karte kaufen oder abwerfen
terraforming_mars-question-exchange = eine Karte abwerfen, um eine neue zu ziehen, oder verzichten
terraforming_mars-question-swap = wählen, wie viele Produktionsschritte du verschiebst
terraforming_mars-question-energy = wählen, wie viel Energie du verkaufst

## Phasen, und die Kapitel einer Aufzeichnung

terraforming_mars-phase-start = Aufbau: Konzerne und erste Karten
terraforming_mars-phase-draft = Generation { $generation }: Draft
terraforming_mars-phase-research = Generation { $generation }: Forschung
terraforming_mars-phase-action = Generation { $generation }: Aktionen
terraforming_mars-phase-final = Spielende: die letzten Grünflächen
terraforming_mars-phase-over = Partie beendet
terraforming_mars-chapter-draft = Generation { $generation }
terraforming_mars-chapter-research = Generation { $generation }
terraforming_mars-chapter-action = Generation { $generation }

## Punkte

terraforming_mars-score_category-rating = Terraforming-Wert
terraforming_mars-score_category-award = Auszeichnungen
terraforming_mars-score_category-milestone = Meilensteine
terraforming_mars-score_category-greeneries = Grünflächen
terraforming_mars-score_category-city = Städte
terraforming_mars-score_category-card = Karten
terraforming_mars-score-rating = Terraforming-Wert
terraforming_mars-score-award = Auszeichnung: { $award }
terraforming_mars-score-milestone = Meilenstein: { $milestone }
terraforming_mars-score-greeneries = { $number ->
    [one] { $number } Grünfläche
   *[other] { $number } Grünflächen
    }
terraforming_mars-score-city = Grünflächen neben der Stadt auf { $space }
terraforming_mars-summary-solo_won = { $points ->
    [one] { $player } hat den Mars terraformt und gewinnt mit { $points } Punkt.
   *[other] { $player } hat den Mars terraformt und gewinnt mit { $points } Punkten.
    }
terraforming_mars-summary-solo_lost = { $points ->
    [one] { $player } hat den Mars nicht rechtzeitig terraformt und verliert mit { $points } Punkt.
   *[other] { $player } hat den Mars nicht rechtzeitig terraformt und verliert mit { $points } Punkten.
    }

## Die Teile des Wertes einer Stellung

terraforming_mars-value_part-points = Punkte bisher
terraforming_mars-value_part-income = künftiges Einkommen
terraforming_mars-value_part-resources = Ressourcen im Vorrat
terraforming_mars-value_part-table = ausliegende Karten
terraforming_mars-value_part-goals = Meilensteine in Reichweite
terraforming_mars-value_part-terraforming = Terraforming, das noch kommt
terraforming_mars-value_part-hand = Handkarten
terraforming_mars-value_part-rival = Vorsprung vor dem besten Gegner
terraforming_mars-value_part-later = weiterer Verlauf
