### Pocket Mars: die Wertung, das Ende der Partie und der Wert einer Stellung.

## Die Wertung

pocket_mars-score_category-ship = Raumschiff
pocket_mars-score_category-one_star = Zonen *
pocket_mars-score_category-two_stars = Zonen **
pocket_mars-score_category-all_buildings = Alle vier Gebäude
pocket_mars-score_category-four_in_one = Vier in einem Gebäude
pocket_mars-score_category-energy = Meiste Energie
pocket_mars-score-ship = { $count ->
        [one] { $count } Kolonist auf dem Raumschiff
       *[other] { $count } Kolonisten auf dem Raumschiff
    }
pocket_mars-score-one_star = { $count ->
        [one] { $count } Kolonist in Zone *
       *[other] { $count } Kolonisten in Zone *
    }
pocket_mars-score-two_stars = { $count ->
        [one] { $count } Kolonist in Zone **
       *[other] { $count } Kolonisten in Zone **
    }
pocket_mars-score-all_buildings = Kolonisten in allen vier Gebäuden
pocket_mars-score-four_in_one = Mindestens vier Kolonisten im Gebäude { $building }
pocket_mars-score-energy = Niemand hat mehr Energie ({ $energy })

## Das Ende der Partie

pocket_mars-summary-tie_broken = { $player } gewinnt mit { $points ->
        [one] { $points } Punkt
       *[other] { $points } Punkten
    }, gleichauf mit { LIST($others) }, aber mit mehr Kolonisten auf dem Mars.
pocket_mars-summary-solo_tied = { $player } verliert: je { $points ->
        [one] { $points } Punkt
       *[other] { $points } Punkte
    }, und bei Gleichstand gewinnt { $rival }.
pocket_mars-summary-solo = { $player } { $result ->
        [won] gewinnt
       *[lost] verliert
    } mit { $points } zu { $rival_points } Punkten gegen { $rival }.

## Die Teile des Wertes einer Stellung

pocket_mars-value_part-points = Punkte jetzt
pocket_mars-value_part-prospects = Kolonisten und Energie
pocket_mars-value_part-cards = Karten
pocket_mars-value_part-rival = Vorsprung vor dem besten Gegner
pocket_mars-value_part-later = spätere Runden
