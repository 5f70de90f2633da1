### Mission: Red Planet: was allein steht.

mission_red_planet-game_name = Mission: Red Planet
mission_red_planet-game_summary = 1888: Bergbaugesellschaften wetteifern um die Schätze des Mars. Wähle in jeder der zehn Runden geheim einen von neun Charakteren, fülle die Raumschiffe auf der Startrampe mit deinen Astronauten und sorge für die Mehrheit, wo es darauf ankommt.
mission_red_planet-components_note = Spielplan, Raumschiffe und Ereigniskarten sind nicht öffentlich dokumentiert, deshalb ist vieles in dieser Schachtel eine Rekonstruktion. Bei jedem Teil steht, wie gut es belegt ist. Wenn du das Spiel besitzt, kannst du eine Kopie der Datei mit dem Spielmaterial korrigieren und damit spielen.

## Teile einer Karte oder anderen Spielmaterials

mission_red_planet-card_part-id = Kürzel
mission_red_planet-card_part-name = Name
mission_red_planet-card_part-kind = Art
mission_red_planet-card_part-copies = Anzahl
mission_red_planet-card_part-text = Text
mission_red_planet-card_part-effect = Wirkung
mission_red_planet-card_part-outer = Lage
mission_red_planet-card_part-borders = Nachbarzonen
mission_red_planet-card_part-ships = Raumschiffe
mission_red_planet-card_part-value = Wert
mission_red_planet-card_part-tokens = Rohstoffmarker
mission_red_planet-card_part-score_tokens = Punktemarker
mission_red_planet-card_part-provenance = Quelle

## Aufbau

mission_red_planet-setup_option-resource_tokens = Rohstoffmarker
mission_red_planet-setup_option_help-resource_tokens = Nur in der englischen Spielregel: Wer am Ende allein die meisten Astronauten in einer erforschten Zone hat, nimmt ihren Rohstoffmarker, der 3 Punkte zählt. Er ist kein Punktemarker.
mission_red_planet-setup_value-resource_tokens-off = Bleiben liegen (französische Regeln)
mission_red_planet-setup_value-resource_tokens-on = Wer allein führt, nimmt sie (je 3 Punkte)

## Arten von Aktionen

mission_red_planet-verb-choose = Charakter wählen
mission_red_planet-verb-board = Einsteigen
mission_red_planet-verb-destination = Ziel wählen
mission_red_planet-verb-move = Astronauten bewegen
mission_red_planet-verb-draw = Ereigniskarte ziehen
mission_red_planet-verb-look = Entdeckung ansehen
mission_red_planet-verb-place = Entdeckung auslegen
mission_red_planet-verb-launch = Raumschiff starten lassen
mission_red_planet-verb-destroy = Raumschiff zerstören
mission_red_planet-verb-seduce_on_mars = Astronauten auf dem Mars ersetzen
mission_red_planet-verb-seduce_aboard = Astronauten an Bord eines Raumschiffs ersetzen
mission_red_planet-verb-shoot = Astronauten erschießen
mission_red_planet-verb-redirect = Raumschiff umlenken
mission_red_planet-verb-skip = Verzichten
mission_red_planet-verb-keep = Bonuskarte behalten

## Was eine Art von Entscheidung verlangt, nach „Du musst“

mission_red_planet-question-keep = die Bonuskarte wählen, die du behältst
mission_red_planet-question-character = einen Charakter aus deiner Hand wählen
mission_red_planet-question-destination = ein Ziel für das handgesteuerte Raumschiff wählen
mission_red_planet-question-board = ein Raumschiff für einen Astronauten wählen oder verzichten
mission_red_planet-question-board_two = ein Raumschiff für zwei Astronauten wählen oder verzichten
mission_red_planet-question-board_three = ein Raumschiff für drei Astronauten wählen
mission_red_planet-question-move = einen deiner Astronauten auf dem Mars bewegen oder verzichten
mission_red_planet-question-research = eine Ereigniskarte ziehen, eine Entdeckung ansehen oder verzichten
mission_red_planet-question-place = die äußere Zone wählen, neben die du die Entdeckung legst
mission_red_planet-question-look = eine Entdeckung ansehen oder verzichten
mission_red_planet-question-launch = ein Raumschiff wählen, das starten soll, oder verzichten
mission_red_planet-question-destroy = ein Raumschiff wählen, das du zerstörst, oder verzichten
mission_red_planet-question-seduce = einen gegnerischen Astronauten wählen, den du ersetzt, oder verzichten
mission_red_planet-question-shoot = einen Astronauten wählen, den du erschießt, oder verzichten
mission_red_planet-question-redirect = ein Raumschiff und sein neues Ziel wählen oder verzichten

## Wo die Partie steht

mission_red_planet-phase-setup = Aufbau
mission_red_planet-phase-keep = Aufbau: Bonuskarten
mission_red_planet-phase-choose = Runde { $turn } von 10: Wahl der Charaktere
mission_red_planet-phase-call = Runde { $turn } von 10: Einsteigen und Abflug
mission_red_planet-phase-over = Partie beendet
mission_red_planet-chapter-choose = Runde { $turn }
mission_red_planet-chapter-call = Runde { $turn }

## Die Teile des Wertes einer Stellung

mission_red_planet-value_part-points = Punktemarker
mission_red_planet-value_part-prospects = Mehrheiten und Entdeckungen
mission_red_planet-value_part-cards = Charaktere und Bonuskarten
mission_red_planet-value_part-rival = Vorsprung vor dem besten Gegner
mission_red_planet-value_part-later = spätere Runden
