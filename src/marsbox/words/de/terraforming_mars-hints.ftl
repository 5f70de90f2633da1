### Tipps und Analysen: die Schritte eines Plans und was er bringt. Sie sprechen niemanden an, weil sie auch von anderen erzählen.

## Schritte eines Plans

terraforming_mars-planned-place = Legen: { $option }
terraforming_mars-planned-pick = Karte: { $option }
terraforming_mars-planned-target = Spieler: { $option }
terraforming_mars-planned-option = Effekt: { $option }
terraforming_mars-planned-next = Nächster Effekt: { $option }
terraforming_mars-planned-amount = Menge: { $option }
terraforming_mars-plan-pay = Mit { $amount } bezahlen
terraforming_mars-plan-pay_money = Nur mit M€ bezahlen
terraforming_mars-plan-corporation = { $corporation } wählen
terraforming_mars-plan-buy = { COUNT($cards) ->
    [0] Keine Karten kaufen
   *[other] { LIST($cards) } kaufen
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
terraforming_mars-benefit-metal_pays = { $cards ->
    [one] Mit { $metal } lässt sich { $cards } der Karten bezahlen.
   *[other] Mit { $metal } lassen sich { $cards } der Karten bezahlen.
    }
terraforming_mars-benefit-cash = { $money } M€ bleiben, um Karten zu spielen.
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
