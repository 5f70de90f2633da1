### Was Karten und Spielplan bewirken: ein Satzteil für jeden Effekt, und Nachrichten, die sie zusammensetzen. Verben sind
### Imperative, nach Kosten Infinitive mit „zu“ (`mood`).

terraforming_mars-sentence = { CAPITAL($clause) }.
terraforming_mars-text-requirement = Voraussetzung: { LIST($requirements) }.
terraforming_mars-text-start = Zu Beginn: { CAPITAL($clauses) }.
terraforming_mars-text-first_action = Erste Aktion: { CAPITAL($action) }.
terraforming_mars-text-action = Aktion: { CAPITAL($action) }.
terraforming_mars-clauses = { $mood ->
    [infinitive] { LIST(FORM($clauses, mood: "infinitive")) }
   *[imperative] { LIST($clauses) }
    }
terraforming_mars-clause_after = { $first }; { $second }
terraforming_mars-either = { $mood ->
    [infinitive] { FORM($first, mood: "infinitive") } oder { FORM($second, mood: "infinitive") }
   *[imperative] { $first }, oder { $second }
    }
terraforming_mars-cost_and_gain = { $cost }, um { FORM($gain, mood: "infinitive") }
terraforming_mars-trigger = { $when }, { FORM($then, mood: "inverted") }
terraforming_mars-untouchable = von dieser Karte darf niemand Tiere entfernen

## Effekte

terraforming_mars-own_production = deine { $production } um { $steps }
terraforming_mars-node-production = { $change ->
    [up] { $mood ->
        [infinitive] { LIST($productions) } zu erhöhen
       *[imperative] erhöhe { LIST($productions) }
        }
   *[down] { $mood ->
        [infinitive] { LIST($productions) } zu senken
       *[imperative] senke { LIST($productions) }
        }
    }
terraforming_mars-node-production_per = { $mood ->
    [infinitive] deine { $production } { $per } um 1 zu erhöhen
   *[imperative] erhöhe deine { $production } um 1 { $per }
    }
terraforming_mars-node-gain = { $mood ->
    [infinitive] { LIST($amounts) } zu erhalten
   *[imperative] erhalte { LIST($amounts) }
    }
terraforming_mars-node-gain_per = { $mood ->
    [infinitive] { $amount } { $per } zu erhalten
   *[imperative] erhalte { $amount } { $per }
    }
terraforming_mars-node-rating = { $mood ->
    [infinitive] deinen TW um { $steps } zu erhöhen
   *[imperative] erhöhe deinen TW um { $steps }
    }
terraforming_mars-node-rating_per = { $mood ->
    [infinitive] deinen TW { $per } um 1 zu erhöhen
   *[imperative] erhöhe deinen TW um 1 { $per }
    }
terraforming_mars-node-raise_temperature = { $mood ->
    [infinitive] die Temperatur um { $steps } { $steps ->
        [one] Schritt
       *[other] Schritte
    } zu erhöhen
   *[imperative] erhöhe die Temperatur um { $steps } { $steps ->
        [one] Schritt
       *[other] Schritte
    }
    }
terraforming_mars-node-raise_oxygen = { $mood ->
    [infinitive] den Sauerstoff um { $steps } { $steps ->
        [one] Schritt
       *[other] Schritte
    } zu erhöhen
   *[imperative] erhöhe den Sauerstoff um { $steps } { $steps ->
        [one] Schritt
       *[other] Schritte
    }
    }
terraforming_mars-node-tile = { $mood ->
    [infinitive] { $tile } zu legen
   *[imperative] lege { $tile }
    }
terraforming_mars-node-tile_somewhere = { $mood ->
    [infinitive] { $tile } { $where } zu legen
   *[imperative] lege { $tile } { $where }
    }
terraforming_mars-node-oceans = { $mood ->
    [infinitive] { $number } Ozeanplättchen zu legen
   *[imperative] lege { $number } Ozeanplättchen
    }
terraforming_mars-node-draw = { $mood ->
    [infinitive] { $number } { $number ->
        [one] Karte
       *[other] Karten
    } zu ziehen
   *[imperative] ziehe { $number } { $number ->
        [one] Karte
       *[other] Karten
    }
    }
terraforming_mars-node-add_here = { $mood ->
    [infinitive] { $cubes } auf diese Karte zu legen
   *[imperative] lege { $cubes } auf diese Karte
    }
terraforming_mars-node-spend_here = { $mood ->
    [infinitive] { $cubes } von dieser Karte zu entfernen
   *[imperative] entferne { $cubes } von dieser Karte
    }
terraforming_mars-node-lose = { $mood ->
    [infinitive] { $amount } auszugeben
   *[imperative] gib { $amount } aus
    }
terraforming_mars-node-if_tags = { $mood ->
    [infinitive] wenn du mindestens { $tags } hast, { FORM($then, mood: "infinitive") }, sonst { FORM($otherwise, mood: "infinitive") }
   *[imperative] wenn du mindestens { $tags } hast, { $then }, sonst { $otherwise }
    }
terraforming_mars-node-then = { $mood ->
    [infinitive] { FORM($first, mood: "infinitive") } und dann { FORM($second, mood: "infinitive") }
   *[imperative] { $first }, dann { $second }
    }
terraforming_mars-node-covered = { $mood ->
    [infinitive] deine Produktion des überdeckten Metalls um 1 zu erhöhen
   *[imperative] erhöhe deine Produktion des überdeckten Metalls um 1
    }
terraforming_mars-node-search = { $mood ->
    [infinitive] die oberste Karte des Stapels aufzudecken und abzuwerfen; hat sie ein { FORM($tag, compound: "yes") }-Symbol, lege { $cubes } auf diese Karte
   *[imperative] decke die oberste Karte des Stapels auf und wirf sie ab; hat sie ein { FORM($tag, compound: "yes") }-Symbol, lege { $cubes } auf diese Karte
    }
terraforming_mars-node-lower_any = { $mood ->
    [infinitive] die { $production } eines beliebigen Spielers um { $steps } zu senken
   *[imperative] senke die { $production } eines beliebigen Spielers um { $steps }
    }
terraforming_mars-node-remove_any = { $mood ->
    [infinitive] einem beliebigen Spieler bis zu { OR($amounts) } wegzunehmen
   *[imperative] nimm einem beliebigen Spieler bis zu { OR($amounts) } weg
    }
terraforming_mars-node-steal_any = { $mood ->
    [infinitive] einem beliebigen Spieler bis zu { OR($amounts) } zu stehlen
   *[imperative] stiehl einem beliebigen Spieler bis zu { OR($amounts) }
    }
terraforming_mars-node-flood = { $mood ->
    [infinitive] dem Besitzer eines angrenzenden Plättchens bis zu { $amount } wegzunehmen
   *[imperative] nimm dem Besitzer eines angrenzenden Plättchens bis zu { $amount } weg
    }
terraforming_mars-node-remove_cubes = { $mood ->
    [infinitive] bis zu { $cubes } von der Karte eines beliebigen Spielers zu entfernen
   *[imperative] entferne bis zu { $cubes } von der Karte eines beliebigen Spielers
    }
terraforming_mars-node-hunt = { $mood ->
    [infinitive] { $cubes } von der Karte eines beliebigen Spielers auf diese zu verschieben
   *[imperative] verschiebe { $cubes } von der Karte eines beliebigen Spielers auf diese
    }
terraforming_mars-node-add_any = { $mood ->
    [infinitive] { $cubes } auf eine deiner Karten für { $held } zu legen
   *[imperative] lege { $cubes } auf eine deiner Karten für { $held }
    }
terraforming_mars-node-add_to_favorite = { $mood ->
    [infinitive] 1 Würfel auf eine deiner Karten zu legen, auf der schon welche liegen
   *[imperative] lege 1 Würfel auf eine deiner Karten, auf der schon welche liegen
    }
terraforming_mars-node-plant_or_cube = { $mood ->
    [infinitive] 1 Pflanze zu erhalten oder 1 Tier oder 1 Mikrobe auf die gerade gespielte Karte zu legen, falls sie welche aufnimmt
   *[imperative] erhalte 1 Pflanze, oder lege 1 Tier oder 1 Mikrobe auf die gerade gespielte Karte, falls sie welche aufnimmt
    }
terraforming_mars-node-exchange = { $mood ->
    [inverted] darfst du 1 Handkarte abwerfen, um eine neue zu ziehen
   *[imperative] du darfst 1 Handkarte abwerfen, um eine neue zu ziehen
    }
terraforming_mars-node-look = { $mood ->
    [infinitive] dir die obersten { $seen } Karten des Stapels anzusehen, { $keep } zu behalten und die übrigen abzuwerfen
   *[imperative] sieh dir die obersten { $seen } Karten des Stapels an, behalte { $keep } und wirf die übrigen ab
    }
terraforming_mars-node-look_and_buy = { $mood ->
    [infinitive] dir die oberste Karte des Stapels anzusehen und sie für { $price } M€ zu kaufen oder abzuwerfen
   *[imperative] sieh dir die oberste Karte des Stapels an, dann kaufe sie für { $price } M€ oder wirf sie ab
    }
terraforming_mars-node-shift = { $mood ->
    [infinitive] deine { $origin } um beliebig viele Schritte, mindestens 1, zu senken und deine { $target } um ebenso viele zu erhöhen
   *[imperative] senke deine { $origin } um beliebig viele Schritte, mindestens 1, und erhöhe deine { $target } um ebenso viele
    }
terraforming_mars-node-sell_energy = { $mood ->
    [infinitive] beliebig viel Energie auszugeben und ebenso viele M€ zu erhalten
   *[imperative] gib beliebig viel Energie aus, um ebenso viele M€ zu erhalten
    }
terraforming_mars-node-claim = { $mood ->
    [infinitive] ein freies Landfeld zu reservieren: Nur du darfst dort ein Plättchen legen
   *[imperative] reserviere ein freies Landfeld: Nur du darfst dort ein Plättchen legen
    }
terraforming_mars-node-copy_box = { $mood ->
    [infinitive] die Produktionsänderungen einer deiner Karten mit Gebäude-Symbol zu wiederholen
   *[imperative] wiederhole die Produktionsänderungen einer deiner Karten mit Gebäude-Symbol
    }

## Wohin ein Plättchen kommt

terraforming_mars-where-isolated = auf ein Feld ohne angrenzende Plättchen
terraforming_mars-where-on_volcano = auf { OR($spaces) }
terraforming_mars-where-beside_city = neben eine Stadt
terraforming_mars-where-beside_greenery = neben eine Grünfläche
terraforming_mars-where-beside_two_cities = neben mindestens zwei Städte
terraforming_mars-where-on_metal = auf ein Landfeld mit Stahl- oder Titanbonus
terraforming_mars-where-on_metal_beside_own = auf ein Landfeld mit Stahl- oder Titanbonus neben einem deiner Plättchen
terraforming_mars-where-on_land = auf ein nicht für Ozeane reserviertes Feld
terraforming_mars-where-on_ocean_space = auf ein für Ozeane reserviertes Feld
terraforming_mars-where-at_noctis = auf { OR($spaces) }, auch neben eine andere Stadt
terraforming_mars-where-at_phobos = auf { OR($spaces) }, außerhalb des Spielplans
terraforming_mars-where-at_ganymede = auf { OR($spaces) }, außerhalb des Spielplans

## Wofür gezählt wird. $own: wie viele solche Symbole die Karte selbst hat

terraforming_mars-per-tag = { $own ->
    [0] für jedes deiner { FORM($tag, compound: "yes") }-Symbole
    [1] für jedes deiner { FORM($tag, compound: "yes") }-Symbole (auch das dieser Karte)
   *[other] für jedes deiner { FORM($tag, compound: "yes") }-Symbole (auch die dieser Karte)
    }
terraforming_mars-per-tags = { $own ->
    [0] für je { FORM($tags, having: "you") }
    [1] für je { FORM($tags, having: "you") } (auch das dieser Karte)
   *[other] für je { FORM($tags, having: "you") } (auch die dieser Karte)
    }
terraforming_mars-per-opponents_tag = für jedes { FORM($tag, compound: "yes") }-Symbol deiner Gegner
terraforming_mars-per-city = für jede Stadt im Spiel
terraforming_mars-per-city_on_mars = für jede Stadt auf dem Mars
terraforming_mars-per-event = für jedes bisher gespielte Ereignis aller Spieler

## Was eine Aktion kostet

terraforming_mars-cost-spend = gib { $amount } aus
terraforming_mars-cost-money = zahle { $price } M€
terraforming_mars-cost-money_or_metal = zahle { $price } M€ (auch mit { $metal })
terraforming_mars-cost-money_after_rise = wenn dein TW in dieser Generation gestiegen ist, zahle { $price } M€
terraforming_mars-cost-spend_production = senke deine { $production } um 1
terraforming_mars-cost-spend_cubes = entferne { $cubes } von dieser Karte

## Was gelten muss, um eine Karte zu spielen

terraforming_mars-requirement-temperature = { $bound ->
    [most] höchstens { NUMBER($number) } °C
   *[least] mindestens { NUMBER($number) } °C
    }
terraforming_mars-requirement-oxygen = { $bound ->
    [most] höchstens { $number }{ "\u202F" }% Sauerstoff
   *[least] mindestens { $number }{ "\u202F" }% Sauerstoff
    }
terraforming_mars-requirement-oceans = { $bound ->
    [most] höchstens { $number } Ozeanplättchen
   *[least] mindestens { $number } Ozeanplättchen
    }
terraforming_mars-requirement-own_production = eine { $production } von mindestens { $number }
terraforming_mars-requirement-own_greeneries = { $number ->
    [one] { $number } eigenes Grünflächenplättchen
   *[other] { $number } eigene Grünflächenplättchen
    }
terraforming_mars-requirement-cities = { $number ->
    [one] { $number } Stadt im Spiel
   *[other] { $number } Städte im Spiel
    }

## Wann ein Effekt eintritt. $who: you oder anyone

terraforming_mars-moment-ocean_placed = { $who ->
    [anyone] immer wenn jemand ein Ozeanplättchen legt
   *[you] immer wenn du ein Ozeanplättchen legst
    }
terraforming_mars-moment-city_placed = { $who ->
    [anyone] immer wenn jemand ein Stadtplättchen legt
   *[you] immer wenn du ein Stadtplättchen legst
    }
terraforming_mars-moment-city_placed_on_mars = { $who ->
    [anyone] immer wenn jemand auf dem Mars ein Stadtplättchen legt
   *[you] immer wenn du auf dem Mars ein Stadtplättchen legst
    }
terraforming_mars-moment-greenery_placed = { $who ->
    [anyone] immer wenn jemand ein Grünflächenplättchen legt
   *[you] immer wenn du ein Grünflächenplättchen legst
    }
terraforming_mars-moment-metal_covered = { $who ->
    [anyone] immer wenn jemand ein Plättchen auf ein Feld mit Stahl- oder Titanbonus legt
   *[you] immer wenn du ein Plättchen auf ein Feld mit Stahl- oder Titanbonus legst
    }
terraforming_mars-moment-tag_played = für jedes { COMPOUND(FORM($tags, compound: "yes")) }-Symbol, das { $who ->
    [anyone] jemand ausspielt
   *[you] du ausspielst
    }{ $own ->
    [0] { "" }
    [1] { " (auch das dieser Karte)" }
   *[other] { " (auch die dieser Karte)" }
    }
terraforming_mars-moment-event_played = immer wenn du ein Ereignis spielst
terraforming_mars-moment-event_with_tag_played = immer wenn du ein Ereignis mit { FORM($tag, compound: "yes") }-Symbol spielst
terraforming_mars-moment-dear_card_played = immer wenn du eine Karte spielst, deren aufgedruckte Kosten mindestens { $cost } M€ betragen
terraforming_mars-moment-project_paid = { $cost ->
    [0] immer wenn du ein Standardprojekt bezahlst
   *[other] immer wenn du ein Standardprojekt bezahlst, das mindestens { $cost } M€ kostet
    }

## Was eine Karte wert ist

terraforming_mars-worth-printed = { $number ->
    [one] { $number } Punkt
   *[other] { $number } Punkte
    }
terraforming_mars-worth-negative = { $number ->
    [one] −{ $number } Punkt
   *[other] −{ $number } Punkte
    }
terraforming_mars-worth-any_cube = { $number } Punkte, wenn mindestens { $cubes } auf dieser Karte liegt
terraforming_mars-worth-each_cube = { $number } { $number ->
    [one] Punkt
   *[other] Punkte
    } für { ATTRIBUTE($cube, name: "gender") ->
    [feminine] jede
    [neuter] jedes
   *[masculine] jeden
    } { $cube } auf dieser Karte
terraforming_mars-worth-cubes = { $number ->
    [one] { $number } Punkt für je { $cubes } auf dieser Karte
   *[other] { $number } Punkte für je { $cubes } auf dieser Karte
    }
terraforming_mars-worth-per_jovian = 1 Punkt für jedes deiner Jupiter-Symbole (auch das dieser Karte)
terraforming_mars-worth-per_cities = 1 Punkt für je { $each } Städte im Spiel
terraforming_mars-worth-beside = 1 Punkt für { ATTRIBUTE($tile, name: "gender") ->
    [feminine] jede
   *[masculine] jeden
    } { $tile } neben diesem Plättchen

## Was eine Karte im Spiel ändert

terraforming_mars-modifier-steel_value = jeder Stahl ist für dich { $number } M€ mehr wert
terraforming_mars-modifier-titanium_value = jedes Titan ist für dich { $number } M€ mehr wert
terraforming_mars-modifier-tolerance = { $number ->
    [one] deine Karten dürfen ihre Temperatur-, Sauerstoff- und Ozeanvoraussetzungen um bis zu { $number } Schritt verfehlen
   *[other] deine Karten dürfen ihre Temperatur-, Sauerstoff- und Ozeanvoraussetzungen um bis zu { $number } Schritte verfehlen
    }
terraforming_mars-modifier-discount = deine Karten kosten { $number } M€ weniger
terraforming_mars-modifier-tag_discount = deine Karten mit { FORM($tag, compound: "yes") }-Symbol kosten { $number } M€ weniger
terraforming_mars-modifier-power_plant_discount = das Standardprojekt „{ $project }“ kostet dich { $number } M€ weniger
terraforming_mars-modifier-plants_for_greenery = eine Grünfläche kostet dich { $number } statt { $before } Pflanzen
terraforming_mars-modifier-heat_is_money = du darfst Wärme wie M€ ausgeben, aber nicht umgekehrt
terraforming_mars-modifier-protected = deine Gegner dürfen deine Pflanzen, Tiere und Mikroben nicht entfernen
terraforming_mars-modifier-next_discount = die nächste Karte, die du in dieser Generation spielst, kostet { $number } M€ weniger
terraforming_mars-modifier-next_tolerance = { $number ->
    [one] die nächste Karte, die du in dieser Generation spielst, darf ihre Temperatur-, Sauerstoff- und Ozeanvoraussetzungen um bis zu { $number } Schritt verfehlen
   *[other] die nächste Karte, die du in dieser Generation spielst, darf ihre Temperatur-, Sauerstoff- und Ozeanvoraussetzungen um bis zu { $number } Schritte verfehlen
    }

## Meilensteine, Auszeichnungen, Standardprojekte und die Boni der Leisten

terraforming_mars-milestone_text-terraformer = { $case ->
    [accusative] einen TW von mindestens { $number }
   *[nominative] TW von mindestens { $number }
    }
terraforming_mars-milestone_text-mayor = mindestens { $number } Städte
terraforming_mars-milestone_text-gardener = mindestens { $number } Grünflächen
terraforming_mars-milestone_text-builder = mindestens { $number } Gebäude-Symbole im Spiel
terraforming_mars-milestone_text-planner = mindestens { $number } Handkarten
terraforming_mars-award_text-landlord = { $case ->
    [dative] den meisten Plättchen im Spiel (ohne Ozeane)
   *[nominative] die meisten Plättchen im Spiel (ohne Ozeane)
    }
terraforming_mars-award_text-banker = { $case ->
    [dative] der höchsten M€-Produktion
   *[nominative] die höchste M€-Produktion
    }
terraforming_mars-award_text-scientist = { $case ->
    [dative] den meisten Wissenschafts-Symbolen im Spiel
   *[nominative] die meisten Wissenschafts-Symbole im Spiel
    }
terraforming_mars-award_text-thermalist = { $case ->
    [dative] der meisten Wärme
   *[nominative] die meiste Wärme
    }
terraforming_mars-award_text-miner = { $case ->
    [dative] dem meisten Stahl und Titan zusammen
   *[nominative] am meisten Stahl und Titan zusammen
    }
terraforming_mars-project_text-sell_patents = wirf beliebig viele Handkarten ab, mindestens 1, und erhalte für jede 1 M€
terraforming_mars-project_text-power_plant = erhöhe deine Energieproduktion um 1
terraforming_mars-project_text-asteroid = erhöhe die Temperatur um 1 Schritt
terraforming_mars-project_text-aquifer = lege ein Ozeanplättchen
terraforming_mars-project_text-greenery = lege ein Grünflächenplättchen
terraforming_mars-project_text-city = lege ein Stadtplättchen und erhöhe deine M€-Produktion um 1
terraforming_mars-track_bonus_text-heat = erhöhe deine Wärmeproduktion um 1
terraforming_mars-track_bonus_text-ocean = lege ein Ozeanplättchen
terraforming_mars-track_bonus_text-temperature = erhöhe die Temperatur um 1 Schritt
