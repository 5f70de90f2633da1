### Tipps und Analysen: die Schritte eines Plans und was er bringt. Sie sprechen niemanden an, weil sie auch von anderen erzählen.

## Schritte eines Plans

pocket_mars-planned-transfer = Einen Kolonisten vom Gebäude { $start } ins Gebäude { $end } versetzen
pocket_mars-planned-swap_zones = Kolonisten tauschen: { $option }
pocket_mars-planned-drain = { $player } Energie verlieren lassen
pocket_mars-planned-peek = Das Modul von { $player } ansehen
pocket_mars-planned-use = Die Fähigkeit nutzen

## Was ein Zug bringt

pocket_mars-benefit-all_buildings = Ein Kolonist in jedem der vier Gebäude: { $points } Punkte.
pocket_mars-benefit-four_in_one = Vier Kolonisten im Gebäude { $building }: { $points } Punkte.
pocket_mars-benefit-launched = { $count ->
    [one] { $count } Kolonist kommt an Bord des Raumschiffs und kann landen.
   *[other] { $count } Kolonisten kommen an Bord des Raumschiffs und können landen.
    }
pocket_mars-benefit-reached = Ein erster Kolonist im Gebäude { $building }: { $reached ->
    [one] Eines der vier Gebäude ist erreicht.
    [2] Zwei der vier Gebäude sind erreicht.
   *[other] Drei der vier Gebäude sind erreicht.
    }
pocket_mars-benefit-landed = { $count ->
    [one] { $count } Kolonist mehr im Gebäude { $building }.
   *[other] { $count } Kolonisten mehr im Gebäude { $building }.
    }
pocket_mars-benefit-promoted = Ein Kolonist wird im Gebäude { $building } befördert: { $points } Punkte statt { $before }.
pocket_mars-benefit-energy = { $count } Energie mehr.
pocket_mars-benefit-most_energy = { $count } Energie mehr, und damit der Punkt für die meiste Energie.
pocket_mars-benefit-ready = { $card } ist bereit: Angelegt lässt sie einen Kolonisten im Gebäude { $building } landen.
pocket_mars-benefit-rival_points = { $points ->
    [one] { $player } verliert { $points } Punkt.
   *[other] { $player } verliert { $points } Punkte.
    }
