### How the language calls itself, and the locale by which browsers know it.
###
### German words for what Marsbox has; one word for one thing:
###   table Tisch · seat Platz · player Spieler · spectator Zuschauer · host Gastgeber · bot Bot
###   game (played) Partie · game (box) Spiel · move Zug · round, turn of Mission Runde · step Schritt
###   log Verlauf · hint Tipp · suggested move Vorschlag · undo Rückgängig · take back Zurücknehmen
###   resign aufgeben · rematch Revanche · rating Wertung · final score Endwertung
###   game file (record) Spieldatei · replay Aufzeichnung · watch a replay Partie ansehen · rule set Regelstand
###   setup Aufbau · variants Varianten · components Spielmaterial · seed Startwert · run Lauf
###   deck Nachziehstapel · discard pile Ablagestapel · discard abwerfen · token Marker · tile Plättchen
###   Pocket Mars: launch starten · land landen · promote befördern · demote zurückstufen · connect anlegen
###   Mission: Red Planet: ship Raumschiff · launch pad Startrampe · resource Rohstoff · character Charakter
###   Terraforming Mars: rating Terraforming-Wert (TW) · tag Symbol · mat Tableau · corporation Konzern
###     greenery Grünfläche · award Auszeichnung · milestone Meilenstein · heat Wärme
### The player is addressed with du; the command line and errors of servers prefer sentences without a pronoun.

language-name = Deutsch
language-locale = de
