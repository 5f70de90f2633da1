### Was jedes Spiel sagt: wer gewonnen hat, auf wen es wartet, was nicht geht, wie sicher ein Teil des Spielmaterials ist.

games-any_player = Spieler { $number }
games-waiting = Wir warten auf { LIST($players) }.
games-over = Die Partie ist beendet.
games-ended = { COUNT($winners) ->
    [one] Die Partie ist beendet: { LIST($winners) } gewinnt.
   *[other] Die Partie ist beendet: { LIST($winners) } teilen sich den Sieg.
    }
games-victory = { COUNT($winners) ->
    [one] { LIST($winners) } gewinnt mit { $points ->
        [one] { $points } Punkt
       *[other] { $points } Punkten
    }.
   *[other] { LIST($winners) } teilen sich den Sieg mit je { $points ->
        [one] { $points } Punkt
       *[other] { $points } Punkten
    }.
    }

## Wie sicher ein Teil des Spielmaterials ist

games-provenance-rulebook = in der Anleitung gedruckt
games-provenance-attested = von Besitzern des Spiels gesehen
games-provenance-inferred = aus Bekanntem erschlossen
games-provenance-reconstructed = von uns rekonstruiert

## Was nicht geht

games-refused-nothing_to_take_back = Es gibt keine Antwort von dir, die du zurücknehmen könntest: Das geht nur, bis alle geantwortet haben.
games-refused-nothing_to_undo = Es gibt nichts rückgängig zu machen: Das geht nur mit deinem eigenen letzten Schritt, solange er nichts Verdecktes gezeigt und seitdem niemand gespielt hat.
games-refused-unknown_seat = { $players ->
    [1] Den Platz { $seat } gibt es nicht: Der einzige Platz dieser Partie ist { $last }.
   *[other] Den Platz { $seat } gibt es nicht: Die Plätze dieser Partie sind 0 bis { $last }.
    }
games-refused-unknown_action = Die Aktion { $action } gibt es nicht: Aktionen haben die Nummern 0 bis { $last }.
games-refused-game_over = Die Partie ist beendet; beginne eine neue, um weiterzuspielen.
games-refused-not_your_decision = Du hast gerade nichts zu entscheiden: Die Partie wartet auf { LIST($players) }.
games-refused-not_asked = Das ist gerade nicht gefragt: Du musst { $question }.
