### Mission: Red Planet: warum eine Aktion nicht geht, und was richtig wäre.

mission_red_planet-refused-may_not_skip = Hier kannst du nicht verzichten: Du musst { $question }.
mission_red_planet-refused-not_dealt = { $card } gehört nicht zu den Karten, die du bekommen hast; wähle eine von diesen.
mission_red_planet-refused-not_in_hand = Du hast { FORM($character, case: "accusative") } schon gespielt; wähle einen Charakter aus deiner Hand.
mission_red_planet-refused-no_ship = Ein Raumschiff { $dock } gibt es zurzeit nicht; wähle ein anderes.
mission_red_planet-refused-took_off = Raumschiff { $dock } ist schon gestartet; wähle eines am Boden.
mission_red_planet-refused-too_few_seats = { $free ->
    [one] Raumschiff { $dock } hat { $free } freien Platz, du brauchst aber { $needed }; wähle ein anderes Raumschiff.
   *[other] Raumschiff { $dock } hat { $free } freie Plätze, du brauchst aber { $needed }; wähle ein anderes Raumschiff.
    }
mission_red_planet-refused-same_ship = Dein erster Astronaut ist in Raumschiff { $dock } eingestiegen; der zweite muss in ein anderes einsteigen.
mission_red_planet-refused-no_token_left = Beide Zielmarker von { $zone } liegen auf Raumschiffen; wähle eine andere Zone.
mission_red_planet-refused-nobody_there = Du hast keinen Astronauten in { $zone }; wähle eine Zone, in der du einen hast.
mission_red_planet-refused-no_border = { $origin } und { $target } sind keine Nachbarzonen; wähle eine Nachbarzone.
mission_red_planet-refused-no_way = Der Astronaut ist schon in { $zone }; wähle eine Nachbarzone.
mission_red_planet-refused-no_events_left = Der Ereignisstapel ist leer; sieh dir eine Entdeckung an oder verzichte.
mission_red_planet-refused-no_discovery = Neben { $zone } liegt keine Entdeckung; wähle eine Zone, neben der eine liegt.
mission_red_planet-refused-discovery_there = Neben { $zone } liegt schon eine Entdeckung; wähle eine äußere Zone ohne Entdeckung.
mission_red_planet-refused-central_zone = { $zone } ist eine zentrale Zone; wähle eine äußere.
mission_red_planet-refused-no_target = { $player } hat keinen Astronauten in { $zone }; wähle einen, der dort ist.
mission_red_planet-refused-same_destination = Raumschiff { $dock } hat schon { $zone } als Ziel; wähle ein anderes.
mission_red_planet-refused-own_astronaut = Das ist dein eigener Astronaut; wähle einen gegnerischen.
mission_red_planet-refused-nobody_aboard = Du hast keinen Astronauten an Bord von Raumschiff { $dock }; wähle ein Raumschiff, in dem du einen hast.
mission_red_planet-refused-no_target_aboard = { $player } hat keinen Astronauten an Bord von Raumschiff { $dock }; wähle einen, der dort ist.
