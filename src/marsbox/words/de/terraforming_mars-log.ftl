### Der Verlauf. Sind die Karten bekannt, so sind $cards ihre Namen, sonst ihre Zahl.

terraforming_mars-log-game_began = Die Partie beginnt; Startspieler: { $player }.
terraforming_mars-log-generation_began = Generation { $generation } beginnt; Startspieler: { $player }.
terraforming_mars-log-dealt = { $player } bekommt { LIST($cards) }.
terraforming_mars-log-corporation_revealed = { $player } spielt den Konzern { $corporation }.
terraforming_mars-log-bought = { $player } nimmt { LIST($cards) } auf die Hand.
terraforming_mars-log-drafted = { $player } behält { $card }.
terraforming_mars-log-drafted_secretly = { $player } behält eine Karte.
terraforming_mars-log-passed_cards = { $player } gibt { LIST($cards) } an { $taker } weiter.

## Aktionen

terraforming_mars-log-played_card = { $player } spielt { $card }.
terraforming_mars-log-used_action = { $player } nutzt die Aktion von { $card }.
terraforming_mars-log-used_first_action = { $player } nutzt die Aktion von { $corporation }.
terraforming_mars-log-project_used = { $player } nutzt das Standardprojekt „{ $project }“.
terraforming_mars-log-sold = { $player } verkauft { LIST($cards) }.
terraforming_mars-log-milestone_claimed = { $player } beansprucht den Meilenstein { $milestone }.
terraforming_mars-log-award_funded = { $player } finanziert die Auszeichnung { $award }.
terraforming_mars-log-passed = { $player } passt.

## Ressourcen, Produktion, TW

terraforming_mars-log-gained = { $player } erhält { $amount }.
terraforming_mars-log-lost = { $player } gibt { $amount } aus.
terraforming_mars-log-production_changed = { $change ->
    [up] Die { $production } von { $player } steigt um { $steps }.
   *[down] Die { $production } von { $player } sinkt um { $steps }.
    }
terraforming_mars-log-rating_rose = Der TW von { $player } steigt um { $steps }.
terraforming_mars-log-produced = { COUNT($amounts) ->
    [0] Produktion: { $player } erhält nichts.
   *[other] Produktion: { $player } erhält { LIST($amounts) }.
    }

## Der Mars

terraforming_mars-log-temperature_rose = { $player } erhöht die Temperatur auf { NUMBER($celsius) } °C.
terraforming_mars-log-oxygen_rose = { $player } erhöht den Sauerstoff auf { $percent }{ "\u202F" }%.
terraforming_mars-log-tile_placed = { $player } legt { $tile } auf { $space }.
terraforming_mars-log-no_space = { $player } findet kein Feld für { $tile }.
terraforming_mars-log-claimed = { $player } reserviert { $space }.
terraforming_mars-log-neutral_tile = Der neutrale Spieler hat { $tile } auf { $space }.
terraforming_mars-log-converted_plants = { $player } wandelt Pflanzen in eine Grünfläche um.
terraforming_mars-log-converted_heat = { $player } wandelt Wärme in einen Temperaturschritt um.
terraforming_mars-log-greenery_grown = { $player } wandelt Pflanzen in eine letzte Grünfläche um.

## Karten und Würfel

terraforming_mars-log-drew = { $player } zieht { LIST($cards) }.
terraforming_mars-log-discarded = { $player } wirft { LIST($cards) } ab.
terraforming_mars-log-looked = { $player } sieht sich { LIST($cards) } an.
terraforming_mars-log-revealed = { $player } deckt { $card } auf und wirft die Karte ab.
terraforming_mars-log-cubes_added = { $player } legt { $cubes } auf { $card }.
terraforming_mars-log-own_cubes_removed = { $player } entfernt { $cubes } von { $card }.
terraforming_mars-log-cubes_removed = { $player } entfernt { $cubes } von der Karte { $card } von { $owner }.
terraforming_mars-log-stolen = { $player } stiehlt { $victim } { $amount }.
terraforming_mars-log-own_stolen = { $player } stiehlt sich selbst { $amount }.
terraforming_mars-log-removed = { $player } nimmt { $victim } { $amount } weg.
terraforming_mars-log-own_removed = { $player } nimmt sich selbst { $amount } weg.
terraforming_mars-log-deck_rebuilt = { $number ->
    [one] Der Nachziehstapel ist leer: { $number } abgeworfene Karte bildet den neuen.
   *[other] Der Nachziehstapel ist leer: { $number } abgeworfene Karten werden zu einem neuen gemischt.
    }
terraforming_mars-log-solo_won = Die Partie ist beendet: Der Mars ist terraformt.
terraforming_mars-log-solo_lost = Die Partie ist beendet: Der Mars ist nicht terraformt.
