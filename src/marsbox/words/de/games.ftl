### Was jedes Spiel sagt: wer gewonnen hat, auf wen gewartet wird, was abgelehnt wird und wie gut ein Teil belegt ist.

games-any_player = Spieler { $number }
games-waiting = Gewartet wird auf { LIST($players) }.
games-over = Die Partie ist zu Ende.
games-ended = { COUNT($winners) ->
    [one] Die Partie ist zu Ende: { LIST($winners) } gewinnt.
   *[other] Die Partie ist zu Ende: { LIST($winners) } teilen sich den Sieg.
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

## Wie gut ein Teil des Spielmaterials belegt ist

games-provenance-rulebook = in der Spielregel abgedruckt
games-provenance-attested = von Besitzern des Spiels gesehen
games-provenance-inferred = aus Bekanntem erschlossen
games-provenance-reconstructed = von uns rekonstruiert

## Tipps und Analysen

games-no_benefit = Keine andere Wahl verspricht mehr.
games-better_by = Das wäre mehr wert gewesen, in Punkten am Ende: { JOIN($parts) }.
games-value_change = { $part } { SIGNED($points) }

## Ablehnungen

games-refused-nothing_to_take_back = Du hast keine Antwort, die du zurücknehmen kannst: Das geht nur, bis alle geantwortet haben.
games-refused-nothing_to_undo = Es gibt nichts rückgängig zu machen: Das geht nur mit deinem eigenen letzten Schritt, solange er nichts Verdecktes gezeigt und niemand seitdem gehandelt hat.
games-refused-unknown_seat = { $players ->
    [1] Es gibt keinen Platz { $seat }: Der einzige Platz dieser Partie ist { $last }.
   *[other] Es gibt keinen Platz { $seat }: Die Plätze dieser Partie sind 0 bis { $last }.
    }
games-refused-unknown_action = Es gibt keine Aktion { $action }: Die Aktionen sind von 0 bis { $last } nummeriert.
games-refused-game_over = Die Partie ist zu Ende; beginne eine neue, um weiterzuspielen.
games-refused-not_your_decision = Du hast jetzt nichts zu entscheiden: Gewartet wird auf { LIST($players) }.
games-refused-not_asked = Danach wirst du nicht gefragt: Du musst { $question }.
