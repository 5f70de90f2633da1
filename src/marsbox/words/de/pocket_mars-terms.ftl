### Pocket Mars: einzelne Wörter, für die Lobby, die Karten und die Fragen.

pocket_mars-game_summary = Bring deine sieben Kolonisten von der Erde zum Mars und sichere ihnen die besten Plätze. Ein schnelles Kartenspiel, in dem jede Karte auf zwei Arten gespielt werden kann.
pocket_mars-components_note = Die meisten gedruckten Karten wurden nie veröffentlicht. Bei jedem Teil einer Karte steht, wie gut er belegt ist; wenn du das Spiel besitzt, kannst du eine Kopie der Datei mit dem Spielmaterial korrigieren und den Server damit starten.

## Die Teile einer Karte

pocket_mars-card_part-name = Name
pocket_mars-card_part-colour = Farbe
pocket_mars-card_part-value = Wert
pocket_mars-card_part-hand = Hand
pocket_mars-card_part-module = Modul
pocket_mars-card_part-provenance = Quelle

## Varianten

pocket_mars-setup_option-draft = Draft
pocket_mars-setup_option_help-draft = Beim Draft wählen alle ihre ersten vier Karten einzeln aus Paketen, die weitergegeben werden.
pocket_mars-setup_value-draft-off = Nein: vier Karten werden ausgeteilt
pocket_mars-setup_value-draft-on = Ja: wähle deine ersten Karten
pocket_mars-setup_option-level = Stufe
pocket_mars-setup_option_help-level = Wie viele seiner sieben Kolonisten Devious Automatics zu Beginn auf dem Raumschiff hat: je mehr, desto schwerer.
pocket_mars-setup_value-level-1 = 1: fünf Kolonisten auf dem Raumschiff
pocket_mars-setup_value-level-2 = 2: sechs Kolonisten auf dem Raumschiff
pocket_mars-setup_value-level-3 = 3: sieben Kolonisten auf dem Raumschiff

## Phasen

pocket_mars-phase-draft = Draft
pocket_mars-phase-setup = Aufbau
pocket_mars-phase-play = Runde { $round }
pocket_mars-phase-over = Partie beendet

## Arten von Aktionen

pocket_mars-verb-hand = Karte aus der Hand spielen
pocket_mars-verb-module = Karte aus deinem Modul anlegen
pocket_mars-verb-rival = Karte aus einem gegnerischen Modul anlegen
pocket_mars-verb-launch = Kolonisten starten
pocket_mars-verb-discard = Karte abwerfen
pocket_mars-verb-store = Karte ins Modul legen
pocket_mars-verb-draft = Karte aus dem Paket behalten
pocket_mars-verb-bury = Karte unter den Nachziehstapel legen
pocket_mars-verb-cover = Karte verdeckt anlegen
pocket_mars-verb-keep = Karte vom Nachziehstapel behalten
pocket_mars-verb-take = Karte nehmen
pocket_mars-verb-discard_rival = Karte eines Gegners abwerfen
pocket_mars-verb-land = Kolonisten landen
pocket_mars-verb-promote = Kolonisten befördern
pocket_mars-verb-demote = Kolonisten zurückstufen
pocket_mars-verb-recall = Kolonisten zurückschicken
pocket_mars-verb-transfer = Kolonisten versetzen
pocket_mars-verb-swap_zones = Zwei Kolonisten tauschen
pocket_mars-verb-swap_cards = Zwei Karten tauschen
pocket_mars-verb-drain = Energie verlieren lassen
pocket_mars-verb-peek = Modul ansehen
pocket_mars-verb-use = Nutzen
pocket_mars-verb-skip = Verzichten

## Was eine Art von Entscheidung verlangt, nach „du musst“

pocket_mars-question-draft = eine Karte wählen, die du behältst
pocket_mars-question-store_setup = die Karten für dein Modul wählen
pocket_mars-question-turn = eine der fünf Aktionen ausführen
pocket_mars-question-land = einen Kolonisten landen oder verzichten
pocket_mars-question-module_action = die Modulaktion nutzen oder verzichten
pocket_mars-question-building = das Gebäude nutzen oder verzichten
pocket_mars-question-discard = eine Handkarte abwerfen
pocket_mars-question-store = eine Handkarte in dein Modul legen
pocket_mars-question-take = eine Karte aus Devious Automatics’ Modul nehmen
pocket_mars-question-discard_rival = eine Karte aus Devious Automatics’ Modul abwerfen
pocket_mars-question-land_target = ein Gebäude zum Landen wählen
pocket_mars-question-promote = einen deiner Kolonisten zum Befördern wählen
pocket_mars-question-demote = einen gegnerischen Kolonisten zum Zurückstufen wählen
pocket_mars-question-transfer = einen deiner Kolonisten wählen, den du in ein anderes Gebäude versetzt
pocket_mars-question-recall = einen gegnerischen Kolonisten wählen, den du auf sein Raumschiff zurückschickst
pocket_mars-question-drain = den Gegner wählen, der Energie verliert
pocket_mars-question-peek = den Gegner wählen, dessen Modul du dir ansiehst
pocket_mars-question-swap_zones = zwei Kolonisten zum Tauschen wählen
pocket_mars-question-swap_cards = zwei Karten einer Spalte zum Tauschen wählen
pocket_mars-question-bury = eine deiner Karten wählen, die unter den Nachziehstapel kommt
pocket_mars-question-cover = eine Handkarte wählen, die du verdeckt anlegst
pocket_mars-question-dig = eine der Karten wählen, die du dir ansiehst
