### Mission: Red Planet: was ein Spieler gefragt wird, und was die Möglichkeiten bewirken.

## Fragen; die meisten nennen den Charakter, der handelt

mission_red_planet-prompt-keep = Wähle die Bonuskarte, die du geheim behältst. Deine übrigen Karten kommen zurück in den Ereignisstapel.
mission_red_planet-prompt-character = Runde { $turn }: Wähle geheim einen Charakter.
mission_red_planet-prompt-destination = Dein Astronaut ist als Erster an Bord von { $ship }: Wähle das Ziel.
mission_red_planet-prompt-board = { $which ->
    [first] { $character }: Bis zu { $left } deiner Astronauten dürfen einsteigen. Wähle ein Raumschiff für den ersten.
    [another] { $character }: Noch 1 deiner Astronauten darf einsteigen. Wähle ein Raumschiff.
    [elsewhere] { $character }: Noch 1 deiner Astronauten darf einsteigen. Wähle ein anderes Raumschiff.
   *[only] { $character }: 1 deiner Astronauten darf einsteigen. Wähle ein Raumschiff.
    }
mission_red_planet-prompt-board_two = { $character }: 2 deiner Astronauten dürfen zusammen einsteigen. Wähle ein Raumschiff.
mission_red_planet-prompt-board_three = { $character }: 3 deiner Astronauten steigen zusammen ein. Wähle ein Raumschiff.
mission_red_planet-prompt-move = { $left ->
    [one] { $character }: Du darfst einen deiner Astronauten in eine Nachbarzone bewegen (noch { $left } Bewegung).
   *[other] { $character }: Du darfst einen deiner Astronauten in eine Nachbarzone bewegen (noch { $left } Bewegungen).
    }
mission_red_planet-prompt-research = { $what ->
    [look] { $character }: Der Ereignisstapel ist leer, aber du darfst dir eine Entdeckung ansehen.
    [draw] { $character }: Du darfst eine Ereigniskarte ziehen.
   *[both] { $character }: Du darfst eine Ereigniskarte ziehen oder dir eine Entdeckung ansehen.
    }
mission_red_planet-prompt-place = { $character }: Du hast { $card } gezogen. { $text } Wähle die äußere Zone, neben die du die Karte verdeckt legst.
mission_red_planet-prompt-look = { $character }: Neben allen äußeren Zonen liegt schon eine Entdeckung, deshalb wurde deine abgeworfen. Du darfst dir eine der anderen ansehen.
mission_red_planet-prompt-launch = { $character }: Du darfst ein Raumschiff starten lassen.
mission_red_planet-prompt-destroy = { $character }: Du darfst ein Raumschiff am Boden zerstören.
mission_red_planet-prompt-seduce = { $character }: Du darfst einen gegnerischen Astronauten durch einen eigenen ersetzen.
mission_red_planet-prompt-shoot = { $character }: Du darfst einen Astronauten in einer äußeren Zone erschießen.
mission_red_planet-prompt-redirect = { $character }: Du darfst das Ziel eines Raumschiffs ändern.

## Möglichkeiten

mission_red_planet-option-choose = Spiele { FORM($character, case: "accusative") } ({ $number }). { $text }
mission_red_planet-option-keep = Behalte { $card }. { $text }
mission_red_planet-option-board = Lass { FORM($astronauts, case: "accusative") } in { $ship } einsteigen. { $free ->
        [0] Es ist dann voll und startet.
        [one] { $free } Platz bleibt frei.
       *[other] { $free } Plätze bleiben frei.
    }
mission_red_planet-option-board_manual = Lass { FORM($astronauts, case: "accusative") } in { $ship } einsteigen und wähle das Ziel. { $free ->
        [0] Es ist dann voll und startet.
        [one] { $free } Platz bleibt frei.
       *[other] { $free } Plätze bleiben frei.
    }
mission_red_planet-option-destination = Fliege nach { $zone } ({ $found }).
mission_red_planet-option-move = Bewege 1 Astronauten von { $origin } nach { $target } ({ $found }).
mission_red_planet-option-draw = Ziehe die oberste Karte des Ereignisstapels (noch { $number }).
mission_red_planet-option-look = Sieh dir die Entdeckung neben { $zone } an.
mission_red_planet-option-look_known = Sieh dir { $card }, die Entdeckung neben { $zone }, noch einmal an.
mission_red_planet-option-place = Lege { $card } verdeckt neben { $zone }.
mission_red_planet-option-launch = Lass { $ship } mit { LIST($crew) } an Bord starten.
mission_red_planet-option-launch_empty = Lass { $ship } ohne Besatzung starten.
mission_red_planet-option-destroy = Zerstöre { $ship }. Verlorene Astronauten: { LIST($crew) }.
mission_red_planet-option-destroy_empty = Zerstöre { $ship }. Niemand ist an Bord.
mission_red_planet-option-seduce_on_mars = Ersetze in { $zone } einen Astronauten von { $player } durch einen eigenen.
mission_red_planet-option-seduce_aboard = Ersetze an Bord von { $ship } einen Astronauten von { $player } durch einen eigenen.
mission_red_planet-option-shoot = Erschieße in { $zone } einen Astronauten von { $player }.
mission_red_planet-option-shoot_own = Erschieße in { $zone } einen deiner eigenen Astronauten.
mission_red_planet-option-redirect = { $where ->
    [flying] Lenke { $ship }, schon im Flug, nach { $zone } um ({ $found }).
   *[ground] Lenke { $ship }, noch am Boden, nach { $zone } um ({ $found }).
    }

## Was man nicht tut

mission_red_planet-option-skip-board = Lass niemanden einsteigen.
mission_red_planet-option-skip-board_another = Lass niemanden mehr einsteigen.
mission_red_planet-option-skip-board_two = Lass niemanden einsteigen.
mission_red_planet-option-skip-move = Bewege niemanden.
mission_red_planet-option-skip-research = Ziehe keine Karte und sieh dir keine an.
mission_red_planet-option-skip-look = Sieh dir keine Entdeckung an.
mission_red_planet-option-skip-launch = Lass kein Raumschiff starten.
mission_red_planet-option-skip-destroy = Zerstöre kein Raumschiff.
mission_red_planet-option-skip-seduce = Ersetze niemanden.
mission_red_planet-option-skip-shoot = Erschieße niemanden.
mission_red_planet-option-skip-redirect = Lenke kein Raumschiff um.

## Möglichkeiten in wenigen Worten

mission_red_planet-short-choose = { $character } ({ $number })
mission_red_planet-short-keep = „{ $card }“ behalten
mission_red_planet-short-board = Einsteigen: { $ship }
mission_red_planet-short-destination = Nach { $zone }
mission_red_planet-short-move = { $origin } nach { $target }
mission_red_planet-short-draw = Ereigniskarte ziehen
mission_red_planet-short-look = Entdeckung neben { $zone }
mission_red_planet-short-place = Neben { $zone }
mission_red_planet-short-launch = Starten: { $ship }
mission_red_planet-short-destroy = Zerstören: { $ship }
mission_red_planet-short-seduce_on_mars = Von { $player } in { $zone }
mission_red_planet-short-seduce_aboard = Von { $player } in { $ship }
mission_red_planet-short-shoot = Von { $player } in { $zone }
mission_red_planet-short-shoot_own = Einen eigenen in { $zone }
mission_red_planet-short-redirect = { $ship } nach { $zone }
mission_red_planet-short-skip = Verzichten
