### Tipps und Analysen: die Schritte eines Plans und was er bringt. Sie sprechen niemanden an, weil sie auch von anderen erzählen.

## Schritte eines Plans

terraforming_mars-planned-place = { COUNT($bonuses) ->
    [0] { CAPITAL($tile) } auf { $space } legen
   *[other] { CAPITAL($tile) } auf { $space } legen; das bringt { LIST($bonuses) }
    }
terraforming_mars-planned-claim = { $space } reservieren
terraforming_mars-planned-project = { $price ->
    [0] { $project }
   *[other] Das Standardprojekt { $project } für { $price } M€ durchführen
    }
terraforming_mars-planned-milestone = Den Meilenstein { $milestone } beanspruchen
terraforming_mars-planned-award = Die Auszeichnung { $award } für { $price } M€ finanzieren
terraforming_mars-planned-convert_plants = { $amount } in eine Grünfläche umwandeln
terraforming_mars-planned-convert_heat = Mit { $amount } die Temperatur erhöhen
terraforming_mars-planned-copy = Die Produktion von { $card } wiederholen
terraforming_mars-planned-add_cubes = { $cubes } auf { $card } legen
terraforming_mars-planned-take_cubes = { $cubes } von { $card } nehmen
terraforming_mars-planned-remove_cubes = { $card } wählen, um davon etwas zu entfernen
terraforming_mars-planned-lower = Die { $production } von { $player } senken
terraforming_mars-planned-lower_own = Die eigene { $production } senken
terraforming_mars-planned-target = { $player } als Ziel wählen
terraforming_mars-planned-target_own = Dich selbst als Ziel wählen
terraforming_mars-planned-take_plant = { $amount } erhalten
terraforming_mars-planned-next = Als Nächstes { $card } ausführen: { CAPITAL($effect) }
terraforming_mars-planned-swap = { $steps ->
    [one] { $steps } Schritt Wärmeproduktion in M€-Produktion umwandeln
   *[other] { $steps } Schritte Wärmeproduktion in M€-Produktion umwandeln
    }
terraforming_mars-planned-energy = { $amount } für { $money } M€ verkaufen
terraforming_mars-planned-remove = { $player } { $amount } wegnehmen
terraforming_mars-planned-remove_own = Auf { $amount } verzichten
terraforming_mars-planned-pay = Mit { $amount } bezahlen
terraforming_mars-planned-pay_money = Nur mit M€ bezahlen
terraforming_mars-plan-corporation = { $corporation } wählen
terraforming_mars-plan-buy = { COUNT($cards) ->
    [0] Keine Karten kaufen
   *[other] Kaufen: { LIST($cards) }
    }
terraforming_mars-plan-buy_for = { COUNT($cards) ->
    [1] Kaufen: { LIST($cards) } ({ $price } M€; es bleiben { $left } M€)
   *[other] Kaufen: { LIST($cards) } (zusammen { $price } M€; es bleiben { $left } M€)
    }

## Was ein Zug bringt

terraforming_mars-benefit-production = { COUNT($less) ->
    [0] Jede Generation { LIST($more) } mehr
   *[other] Jede Generation { LIST($more) } mehr, aber { LIST($less) } weniger
    }, noch etwa { $generations ->
    [one] { $generations } Generation
   *[other] { $generations } Generationen
    } lang.
terraforming_mars-benefit-rating = { $steps ->
    [one] Der TW steigt um { $steps }: { $steps } Punkt und jede Generation { $steps } M€ mehr.
   *[other] Der TW steigt um { $steps }: { $steps } Punkte und jede Generation { $steps } M€ mehr.
    }
terraforming_mars-benefit-parameters = { $steps ->
    [one] { $steps } Terraforming-Schritt
   *[other] { $steps } Terraforming-Schritte
    }; { $left ->
    [0] es fehlt keiner mehr.
    [one] es fehlt noch { $left }.
   *[other] es fehlen noch { $left }.
    }
terraforming_mars-benefit-points = { $points ->
    [one] Am Spielende { $points } Punkt mehr.
   *[other] Am Spielende { $points } Punkte mehr.
    }
terraforming_mars-benefit-milestone = Der Meilenstein { $milestone } ist vor allen anderen gesichert: { $points } Punkte.
terraforming_mars-benefit-award = Die Auszeichnung { $award } bringt { $points } Punkte, wenn die Reihenfolge so bleibt.
terraforming_mars-benefit-milestone_ready = Die Voraussetzung für den Meilenstein { $milestone } ist erfüllt; er kann beansprucht werden.
terraforming_mars-benefit-towards_milestone = Der Meilenstein { $milestone } rückt näher: { $has } von { $needed }.
terraforming_mars-benefit-action = Eine Aktion mehr für jede weitere Generation: { $card }.
terraforming_mars-benefit-effect = Ein Effekt, der bis zum Spielende anhält: { $card }.
terraforming_mars-benefit-cubes = { $cubes } mehr auf { $card }.
terraforming_mars-benefit-discount = Ab jetzt kostet jede Karte { $by } M€ weniger.
terraforming_mars-benefit-tag_discount = Ab jetzt kosten Karten mit { FORM($tag, compound: "yes") }-Symbol { $by } M€ weniger.
terraforming_mars-benefit-metal_value = Ab jetzt ist { $metal } beim Bezahlen je { $by } M€ mehr wert.
terraforming_mars-benefit-cheaper_greenery = Ab jetzt kostet eine Grünfläche nur noch { $amount }.
terraforming_mars-benefit-cards = { CAPITAL($cards) } mehr auf der Hand.
terraforming_mars-benefit-resources = Sofort { LIST($gained) }.
terraforming_mars-benefit-metal = { LIST($spent) } sparen { $worth } M€.
terraforming_mars-benefit-saves = { $money } M€ bleiben für die nächste Generation.
terraforming_mars-benefit-saves_for = Das Geld bleibt für { $card } ({ $price } M€).
terraforming_mars-benefit-nothing_left = In dieser Generation lohnt sich nichts anderes mehr.
terraforming_mars-benefit-rival_production = Die { $production } von { $player } sinkt um { $steps }.
terraforming_mars-benefit-rival_resources = { $player } verliert { $amount }.
terraforming_mars-benefit-rival_cubes = { $player } verliert { $cubes } von { $card }.
terraforming_mars-benefit-start_production = Von Anfang an jede Generation { LIST($produced) }.
terraforming_mars-benefit-promise = { $cards ->
    [one] Ausgespielt bringt die Karte: { JOIN($gains) }.
   *[other] Ausgespielt bringen die Karten: { JOIN($gains) }.
    }
terraforming_mars-benefit-metal_pays = { $of ->
    [one] Die Karte lässt sich mit { $metal } bezahlen.
   *[other] { $cards ->
        [one] Eine der { $of } Karten lässt sich mit { $metal } bezahlen.
       *[other] { $cards } der { $of } Karten lassen sich mit { $metal } bezahlen.
    }
    }
terraforming_mars-benefit-buys_nothing = Keine der Karten ist jetzt ihren Preis wert; { $money } M€ bleiben im Vorrat.

## Was Karten bringen, sobald sie ausgespielt sind

terraforming_mars-promised-rating = { $steps ->
    [one] { $steps } TW-Schritt
   *[other] { $steps } TW-Schritte
    }
terraforming_mars-promised-points = { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
    }
terraforming_mars-promised-production = jede Generation { LIST($produced) }
