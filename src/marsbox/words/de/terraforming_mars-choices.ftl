### Was ein Spieler gefragt wird, und was die Möglichkeiten bewirken.

terraforming_mars-prompt-corporation = Wähle geheim deinen Konzern; danach kaufst du deine ersten Projektkarten.
terraforming_mars-prompt-buy_start = { $corporation }: Kaufe Projektkarten für je { $price } M€; du hast { $money } M€ zur Verfügung.
terraforming_mars-prompt-draft = { $others ->
    [one] Wähle eine Karte, die du behältst; die andere gibst du an { $player } weiter.
   *[other] Wähle eine Karte, die du behältst; die anderen gibst du an { $player } weiter.
    }
terraforming_mars-prompt-buy = Forschung: Kaufe Karten für je { $price } M€; du hast { $money } M€ zur Verfügung.
terraforming_mars-prompt-turn = Führe eine oder zwei Aktionen aus oder passe für diese Generation.
terraforming_mars-prompt-second_action = Führe eine zweite Aktion aus oder beende deinen Zug.
terraforming_mars-prompt-sell = Patentverkauf: Wähle Karten, die du für je 1 M€ verkaufst.
terraforming_mars-prompt-final_greenery = Spielende: Du darfst noch { $amount } in ein Grünflächenplättchen umwandeln; Sauerstoff und TW steigen dadurch nicht.
terraforming_mars-prompt-order = Mehrere Effekte stehen an: Wähle, welcher als Nächster ausgeführt wird.
terraforming_mars-prompt-for_card = { $card }: { CAPITAL($task) }.

## Was zu tun ist, nach dem Namen der Karte, die es verlangt

terraforming_mars-task-alternative = wähle, welche Aktion du nutzt
terraforming_mars-task-metal = noch { $bill } M€ zu zahlen; wähle, wie viel { $metal } du ausgibst (je { $worth } M€ wert)
terraforming_mars-task-heat = noch { $bill } M€ zu zahlen; wähle, wie viel Wärme du anstelle von M€ ausgibst
terraforming_mars-task-space = wähle ein Feld für { $tile }
terraforming_mars-task-claim = reserviere ein freies Landfeld; nur du darfst dort ein Plättchen legen
terraforming_mars-task-production_target = wähle, wessen { $production } um { $steps } sinkt
terraforming_mars-task-remove = du darfst einem Spieler bis zu { $amount } wegnehmen
terraforming_mars-task-steal = du darfst einem Spieler bis zu { $amount } stehlen
terraforming_mars-task-amount_cubes = wähle, wie viele Würfel du von { $card } entfernst
terraforming_mars-task-amount_remove = wähle, { $resource } du { $player } wegnimmst
terraforming_mars-task-amount_steal = wähle, { $resource } du { $player } stiehlst
terraforming_mars-task-amount_own_remove = wähle, { $resource } du dir selbst wegnimmst
terraforming_mars-task-amount_own_steal = wähle, { $resource } du dir selbst stiehlst
terraforming_mars-task-hunt = wähle eine Karte, von der du { $cubes } nimmst
terraforming_mars-task-remove_cubes = du darfst bis zu { $cubes } von einer Karte entfernen
terraforming_mars-task-cubes = wähle, welche deiner Karten { $cubes } bekommt
terraforming_mars-task-another_cube = wähle, welche deiner Karten einen weiteren Würfel bekommt
terraforming_mars-task-optional = du darfst einen dieser Effekte wählen
terraforming_mars-task-plant_or_cube = erhalte eine Pflanze oder lege einen Würfel auf diese Karte
terraforming_mars-task-option = wähle einen dieser Effekte
terraforming_mars-task-copy = wähle eine deiner Karten mit Gebäude-Symbol und wiederhole ihre Produktion
terraforming_mars-task-look = { $left ->
    [1] wähle eine Karte, die du behältst
   *[other] wähle die erste von { $left } Karten, die du behältst
    }
terraforming_mars-task-buy_looked = kaufe die Karte für { $price } M€ oder wirf sie ab
terraforming_mars-task-exchange = du darfst eine Handkarte abwerfen, um eine neue zu ziehen
terraforming_mars-task-swap = wähle, wie viele Schritte Wärmeproduktion du in M€-Produktion umwandelst
terraforming_mars-task-energy = wähle, wie viel Energie du für je 1 M€ verkaufst

## Möglichkeiten

terraforming_mars-option-play = Spiele { $card } für { $price } M€. { $text }
terraforming_mars-option-act = Nutze { $card }: { CAPITAL($action) }.
terraforming_mars-option-keep = Behalte { $card } ({ $cost } M€ beim Ausspielen). { $text }
terraforming_mars-option-buy = Kaufe { $card } ({ $cost } M€ beim Ausspielen). { $text }
terraforming_mars-option-exchange = Wirf { $card } ab und ziehe eine Karte.
terraforming_mars-option-sell = Verkaufe { $card } für 1 M€.
terraforming_mars-option-copy = Wiederhole die Produktion von { $card }: { CAPITAL($productions) }.
terraforming_mars-option-add_cubes = Lege { $cubes } auf { $card } (bisher { $has }).
terraforming_mars-option-hunt = Nimm { $cubes } von der Karte { $card } von { $player } (bisher { $has }).
terraforming_mars-option-own_hunt = Nimm { $cubes } von deiner Karte { $card } (bisher { $has }).
terraforming_mars-option-remove_cubes = Von der Karte { $card } von { $player } (bisher { $has }).
terraforming_mars-option-own_remove_cubes = Von deiner Karte { $card } (bisher { $has }).
terraforming_mars-option-corporation = Wähle { $corporation }. { $text }
terraforming_mars-option-claim = { COUNT($bonuses) ->
    [0] Reserviere { $space }.
   *[other] Reserviere { $space }; ein Plättchen bringt dort { LIST($bonuses) }.
    }
terraforming_mars-option-place = { COUNT($bonuses) ->
    [0] Lege { $tile } auf { $space }.
   *[other] Lege { $tile } auf { $space }: Das bringt { LIST($bonuses) }.
    }
terraforming_mars-option-project = { $price ->
    [0] { $project }: { CAPITAL($effect) }.
   *[other] { $project } ({ $price } M€): { CAPITAL($effect) }.
    }
terraforming_mars-option-milestone = Beanspruche { $milestone } für { $price } M€ ({ $points } Punkte): Du hast { FORM($demand, case: "accusative") }.
terraforming_mars-option-award = Finanziere { $award } für { $price } M€: Am Spielende gehen { $points } Punkte an den Spieler mit { FORM($most, case: "dative") }.
terraforming_mars-option-convert_plants = Gib { $amount } aus, um ein Grünflächenplättchen zu legen und den Sauerstoff um 1 Schritt zu erhöhen.
terraforming_mars-option-final_greenery = Gib { $amount } aus, um ein Grünflächenplättchen zu legen.
terraforming_mars-option-convert_heat = Gib { $amount } aus, um die Temperatur um 1 Schritt zu erhöhen.
terraforming_mars-option-lower_production = Senke die { $production } von { $player } von { NUMBER($now) } auf { NUMBER($then) }.
terraforming_mars-option-lower_own_production = Senke deine { $production } von { NUMBER($now) } auf { NUMBER($then) }.
terraforming_mars-option-from_player = Von { $player } (hat { $has }).
terraforming_mars-option-from_yourself = Von dir selbst (du hast { $has }).
terraforming_mars-option-clause = { CAPITAL($clause) }.
terraforming_mars-option-take_plant = Erhalte { $amount }.
terraforming_mars-option-put_cube = Lege { $cubes } auf { $card }.
terraforming_mars-option-next = { $card }: { CAPITAL($effect) }.
terraforming_mars-option-spend_metal = { $rest ->
    [0] Gib { $amount } im Wert von { $worth } M€ aus; alles ist bezahlt.
   *[other] Gib { $amount } im Wert von { $worth } M€ aus; { $rest } M€ bleiben zu zahlen.
    }
terraforming_mars-option-spend_heat = Gib { $amount } und { $money } M€ aus.
terraforming_mars-option-swap = { $steps ->
    [one] Wandle { $steps } Schritt Wärmeproduktion in M€-Produktion um.
   *[other] Wandle { $steps } Schritte Wärmeproduktion in M€-Produktion um.
    }
terraforming_mars-option-energy = Verkaufe { $amount } für { $money } M€.
terraforming_mars-option-amount_cubes = Entferne { $cubes } von { $card }.
terraforming_mars-option-amount_remove = Nimm { $player } { $amount } weg.
terraforming_mars-option-amount_steal = Stiehl { $player } { $amount }.
terraforming_mars-option-amount_own_remove = Nimm dir selbst { $amount } weg.
terraforming_mars-option-amount_own_steal = Stiehl dir selbst { $amount }.
terraforming_mars-option-done_selling = Verkaufe keine weiteren Karten.
terraforming_mars-option-done_buying = Kaufe keine weiteren Karten.
terraforming_mars-option-skip-remove = Nimm niemandem etwas weg.
terraforming_mars-option-skip-remove_cubes = Entferne nichts.
terraforming_mars-option-skip-hunt = Nimm den Würfel vom neutralen Gegner.
terraforming_mars-option-skip-option = Wähle keinen dieser Effekte.
terraforming_mars-option-skip-exchange = Behalte deine Handkarten.
terraforming_mars-option-skip-buy_looked = Wirf die Karte ab.
terraforming_mars-option-skip-final_greenery = Behalte deine Pflanzen.
terraforming_mars-option-end_turn = Beende deinen Zug nach einer Aktion.
terraforming_mars-option-pass = Passe: In dieser Generation führst du keine Aktionen mehr aus.

## Möglichkeiten in wenigen Worten

terraforming_mars-short-play = „{ $card }“ spielen ({ $price } M€)
terraforming_mars-short-act = „{ $card }“ nutzen
terraforming_mars-short-keep = „{ $card }“ behalten
terraforming_mars-short-buy = „{ $card }“ kaufen
terraforming_mars-short-discard = „{ $card }“ abwerfen
terraforming_mars-short-sell = „{ $card }“ verkaufen
terraforming_mars-short-place = { COUNT($bonuses) ->
    [0] { $space }
   *[other] { $space } ({ LIST($bonuses) })
    }
terraforming_mars-short-project = { $price ->
    [0] { $project }
   *[other] { $project } ({ $price } M€)
    }
terraforming_mars-short-milestone = { $milestone } beanspruchen
terraforming_mars-short-award = { $award } finanzieren ({ $price } M€)
terraforming_mars-short-yourself = Du selbst
terraforming_mars-short-clause = { CAPITAL($clause) }
terraforming_mars-short-next = { $card }: { CAPITAL($effect) }
terraforming_mars-short-swap = { $steps ->
    [one] { $steps } Schritt
   *[other] { $steps } Schritte
    }
terraforming_mars-short-convert_plants = Grünfläche ({ $amount })
terraforming_mars-short-convert_heat = Temperatur ({ $amount })
terraforming_mars-short-done = Fertig
terraforming_mars-short-skip = Verzichten
terraforming_mars-short-end_turn = Zug beenden
terraforming_mars-short-pass = Passen
