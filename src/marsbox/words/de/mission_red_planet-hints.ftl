### Tipps und Analysen: die Schritte eines Plans und was er bringt. Sie sprechen niemanden an, weil sie auch von anderen erzählen.

## Schritte eines Plans

mission_red_planet-planned-choose = { CAPITAL(FORM($character, case: "accusative")) } spielen ({ $number })
mission_red_planet-planned-board = { FORM($astronauts, case: "accusative") } in { $ship } einsteigen lassen
mission_red_planet-planned-destination = Das Raumschiff nach { $zone } fliegen lassen ({ $found })
mission_red_planet-planned-move = Einen Astronauten von { $origin } nach { $target } bewegen ({ $found })
mission_red_planet-planned-look = Die Entdeckung neben { $zone } ansehen
mission_red_planet-planned-place = { $card } verdeckt neben { $zone } auslegen
mission_red_planet-planned-launch = { COUNT($crew) ->
    [0] { $ship } ohne Besatzung starten lassen
   *[other] { $ship } mit { LIST($crew) } an Bord starten lassen
    }
mission_red_planet-planned-destroy = { COUNT($crew) ->
    [0] { $ship } ohne Besatzung zerstören
   *[other] { $ship } mit { LIST($crew) } an Bord zerstören
    }
mission_red_planet-planned-seduce_on_mars = In { $zone } einen Astronauten von { $player } ersetzen
mission_red_planet-planned-seduce_aboard = An Bord von { $ship } einen Astronauten von { $player } ersetzen
mission_red_planet-planned-shoot = In { $zone } einen Astronauten von { $player } erschießen
mission_red_planet-planned-shoot_own = In { $zone } einen eigenen Astronauten erschießen
mission_red_planet-planned-redirect = { $ship } nach { $zone } umlenken ({ $found })

## Was ein Zug bringt; Astronauten unterwegs zählen dort, wo sie landen werden

mission_red_planet-benefit-majority = Die Mehrheit in { $zone }: { $points } in der Wertung nach Runde { $turn }.
mission_red_planet-benefit-majority_unexplored = Die Mehrheit in { $zone }: { $tokens } in der Wertung nach Runde { $turn }.
mission_red_planet-benefit-lead = Ein sicherer Vorsprung in { $zone }: { $astronauts } mehr als die anderen.
mission_red_planet-benefit-level = Gleichauf mit dem stärksten Gegner in { $zone }.
mission_red_planet-benefit-more_astronauts = { $astronauts } mehr für { $zone }.
mission_red_planet-benefit-departs = { $astronauts } sofort unterwegs nach { $zone }.
mission_red_planet-benefit-characters = { $number ->
    [one] { $number } Charakter kommt auf die Hand zurück.
   *[other] { $number } Charaktere kommen auf die Hand zurück.
    }
mission_red_planet-benefit-event_card = Eine Ereigniskarte: ein Bonus oder eine Entdeckung zum Auslegen.
mission_red_planet-benefit-bonus_zones = { $has } der { $needed } Zonen von { $card } ({ $points }).
mission_red_planet-benefit-bonus = { $card } zählt jetzt { $points } mehr.
mission_red_planet-benefit-bonus_tokens = { $card } bringt sicher Marker für { $points }.
mission_red_planet-benefit-bonus_each_zone = { $card } bringt { $points } für jede Zone, in der am Ende ein eigener Astronaut ist.
mission_red_planet-benefit-bonus_kept = { $card } kann am Ende { $points } bringen.
mission_red_planet-benefit-rival_loses = { $player } verliert { FORM($astronauts, case: "accusative") }.
mission_red_planet-benefit-redirected = Ein Raumschiff fliegt nach { $now } statt nach { $before }.
