### Tipps und Analysen: die Schritte eines Plans und was er bringt. Sie sprechen niemanden an, weil sie auch von anderen erzählen.

## Schritte eines Plans

mission_red_planet-planned-choose = Charakter: { $option }
mission_red_planet-planned-board = { $option }
mission_red_planet-planned-destination = Ziel: { $option }
mission_red_planet-planned-move = Einen Astronauten bewegen: { $option }
mission_red_planet-planned-look = Ansehen: { $option }
mission_red_planet-planned-place = Die Entdeckung auslegen: { $option }
mission_red_planet-planned-seduce_on_mars = Einen Astronauten ersetzen: { $option }
mission_red_planet-planned-seduce_aboard = Einen Astronauten ersetzen: { $option }
mission_red_planet-planned-shoot = Einen Astronauten erschießen: { $option }
mission_red_planet-planned-redirect = Umlenken: { $option }

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
