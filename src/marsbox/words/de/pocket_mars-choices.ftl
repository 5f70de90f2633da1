### Pocket Mars: was gefragt wird, was die Möglichkeiten bewirken, und die Möglichkeiten in wenigen Worten.

## Fragen

pocket_mars-prompt-draft = Wähle eine Karte, die du behältst; die anderen gibst du an { $player } weiter.
pocket_mars-prompt-draft_last = Wähle deine letzte Karte; die andere kommt zurück in den Nachziehstapel.
pocket_mars-prompt-store_setup = Wähle die { $number ->
        [1] erste
       *[other] zweite
    } der beiden Karten, die verdeckt in dein Modul kommen; die anderen beiden bleiben auf der Hand.
pocket_mars-prompt-turn = Führe eine der fünf Aktionen aus.
pocket_mars-prompt-land = Deine Karte ist höher: Du darfst einen Kolonisten von deinem Raumschiff in Zone * des Gebäudes { $building } landen.
pocket_mars-prompt-module_action = Du darfst die Modulaktion von { $card } nutzen: { CAPITAL($action) }.
pocket_mars-prompt-module_action_of_other = { $player } hat deine Karte { $card } gespielt. Du darfst ihre Modulaktion nutzen: { CAPITAL($action) }.
pocket_mars-prompt-building = Du darfst die Fähigkeit des Gebäudes { $building } nutzen: { CAPITAL($ability) }.
pocket_mars-prompt-discard = Du hast { $have } Karten, darfst aber nur { $most } behalten: Wähle eine Handkarte zum Abwerfen.
pocket_mars-prompt-store = { $count ->
        [one] In deinem Modul fehlt { $count } Karte: Wähle eine Handkarte, die verdeckt hineinkommt.
       *[other] In deinem Modul fehlen { $count } Karten: Wähle eine Handkarte, die verdeckt hineinkommt.
    }
pocket_mars-prompt-take = Wähle eine Karte, die du aus dem Modul von { $player } nimmst, statt eine zu ziehen.
pocket_mars-prompt-discard_rival = Wähle eine Karte aus dem Modul von { $player } zum Abwerfen.
pocket_mars-prompt-land_target = { $card }: Wähle ein Gebäude, in dem du einen Kolonisten landest.
pocket_mars-prompt-promote = { $card }: Wähle einen deiner Kolonisten, den du von * auf ** beförderst.
pocket_mars-prompt-demote = { $card }: Wähle einen gegnerischen Kolonisten, den du von ** auf * zurückstufst.
pocket_mars-prompt-transfer = { $card }: Wähle einen deiner Kolonisten, den du aus Zone * eines Gebäudes in Zone * eines anderen versetzt.
pocket_mars-prompt-recall = { $card }: Wähle einen gegnerischen Kolonisten, den du aus Zone * auf sein Raumschiff zurückschickst.
pocket_mars-prompt-drain = { $card }: Wähle den Gegner, der Energie verliert.
pocket_mars-prompt-peek = { $card }: Wähle den Gegner, dessen Modul du dir ansiehst.
pocket_mars-prompt-swap_zones = { $card }: Wähle zwei Kolonisten zum Tauschen, einen in Zone * und einen in Zone ** desselben Gebäudes.
pocket_mars-prompt-swap_cards = { $card }: Wähle zwei Karten in der Spalte eines Gebäudes zum Tauschen.
pocket_mars-prompt-bury = { $card }: Wähle eine deiner Karten, die unter den Nachziehstapel kommt.
pocket_mars-prompt-cover = { $card }: Wähle eine Handkarte, die du verdeckt an das Gebäude ihrer Farbe anlegst.
pocket_mars-prompt-dig = { $card }: Wähle eine dieser { $count } Karten des Nachziehstapels, die du behältst.

## Dinge in Möglichkeiten; alle stehen im Akkusativ

pocket_mars-back = die { $side ->
        [left] linke
       *[right] rechte
    } Karte aus dem Modul von { $player } ({ $card })
pocket_mars-back_alone = die { ATTRIBUTE($colour, name: "compound") }karte aus dem Modul von { $player }
pocket_mars-back_known = { $card } aus dem Modul von { $player }
pocket_mars-comparison = { $value } { $result ->
        [not_higher] schlägt { $beaten } nicht, du kannst nicht landen
        [empty_ship] schlägt { $beaten }, aber dein Raumschiff ist leer
       *[higher] schlägt { $beaten }, du darfst einen Kolonisten landen
    }
pocket_mars-colonist = { $whose ->
        [yours] deinen Kolonisten
       *[theirs] einen Kolonisten von { $player }
    }
pocket_mars-in_column = { $card } ({ $place ->
        [top] oben
       *[below] { $position }.
    })

## Möglichkeiten

pocket_mars-option-hand = Spiele { $card } aus der Hand: { CAPITAL($action) }.
pocket_mars-option-module = Lege { $card } an: { $comparison }. Modulaktion: { CAPITAL($action) }. Gebäude: { CAPITAL($ability) }.
pocket_mars-option-module_construction = Lege { $card } an. Modulaktion: { CAPITAL($action) }. Gebäude: { CAPITAL($ability) }.
pocket_mars-option-rival = Lege { $back } an. { $player } darf ihre Modulaktion nutzen; niemand landet. Gebäude: { CAPITAL($ability) }.
pocket_mars-option-rival_known = Lege { $back } an. { $player } darf ihre Modulaktion nutzen („{ CAPITAL($action) }“); niemand landet. Gebäude: { CAPITAL($ability) }.
pocket_mars-option-rival_solo = Lege { $back } an. Schlägt sie { $beaten }, darfst du einen Kolonisten landen. Gebäude: { CAPITAL($ability) }.
pocket_mars-option-rival_solo_known = Lege { $back } an. { $comparison }. Gebäude: { CAPITAL($ability) }.
pocket_mars-option-rival_solo_construction = Lege { $back } an. Gebäude: { CAPITAL($ability) }.
pocket_mars-option-discard = Wirf { $card } ab.
pocket_mars-option-discard_for_energy = Wirf { $card } { $origin ->
        [module] aus deinem Modul
       *[hand] aus der Hand
    } ab und erhalte { $count } Energie.
pocket_mars-option-discard_at_full_energy = Wirf { $card } { $origin ->
        [module] aus deinem Modul
       *[hand] aus der Hand
    } ab; deine Energie ist schon voll, du erhältst keine.
pocket_mars-option-store = Lege { $card } in dein Modul. Modulaktion: { CAPITAL($action) }.
pocket_mars-option-keep = Behalte { $card }. Hand: { CAPITAL($hand) }. Modul: { CAPITAL($module) }.
pocket_mars-option-bury = Lege { $card } { $origin ->
        [module] aus deinem Modul
       *[hand] aus der Hand
    } unter den Nachziehstapel.
pocket_mars-option-cover = Lege { $card } verdeckt an das Gebäude { $building } an, wo sie 0 zählt.
pocket_mars-option-take = Nimm { $back }.
pocket_mars-option-discard_rival = Wirf { $back } ab.
pocket_mars-option-land = Lande 1 Kolonisten in Zone * des Gebäudes { $building }.
pocket_mars-option-promote = Befördere { $colonist } im Gebäude { $building } von * auf **.
pocket_mars-option-demote = Stufe { $colonist } im Gebäude { $building } von ** auf * zurück.
pocket_mars-option-recall = Schicke { $colonist } aus dem Gebäude { $building } auf sein Raumschiff zurück.
pocket_mars-option-transfer = Versetze deinen Kolonisten aus Zone * des Gebäudes { $start } in Zone * des Gebäudes { $end }.
pocket_mars-option-swap_zones = Tausche im Gebäude { $building } { $up } in Zone * gegen { $down } in Zone **.
pocket_mars-option-swap_cards = Gebäude { $building }: Tausche { $first } gegen { $second }.
pocket_mars-option-drain = Lass { $player } Energie verlieren (hat jetzt { $energy }).
pocket_mars-option-peek = Sieh dir das Modul von { $player } an ({ LIST($colours) }).
pocket_mars-option-launch = Starte 1 Kolonisten von der Erde auf dein Raumschiff.
pocket_mars-option-launch_solo = Starte 1 Kolonisten von der Erde auf dein Raumschiff, dann wirf eine Karte aus dem Modul von { $player } ab.
pocket_mars-option-use = { CAPITAL($action) }.
pocket_mars-option-skip_land = Lande nicht.
pocket_mars-option-skip_module_action = Nutze die Modulaktion nicht.
pocket_mars-option-skip_building = Nutze das Gebäude { $building } nicht.

## Dinge in kurzen Möglichkeiten; alle stehen im Akkusativ

pocket_mars-short_back = { $side ->
        [left] linke
       *[right] rechte
    } Karte ({ $colour })
pocket_mars-short_back_alone = { ATTRIBUTE($colour, name: "compound") }karte
pocket_mars-short_colonist = { $whose ->
        [yours] deinen Kolonisten
       *[theirs] einen Kolonisten von { $player }
    }
pocket_mars-short_owner = { $whose ->
        [yours] du
       *[theirs] { $player }
    }

## Kurze Möglichkeiten, im Infinitiv

pocket_mars-short-hand = { $card } spielen
pocket_mars-short-module = { $card } anlegen
pocket_mars-short-rival = { $side ->
        [left] linke
       *[right] rechte
    } Karte von { $player } ({ $colour }) anlegen
pocket_mars-short-rival_alone = { ATTRIBUTE($colour, name: "compound") }karte von { $player } anlegen
pocket_mars-short-rival_known = { $card } von { $player } anlegen
pocket_mars-short-discard = { $card } abwerfen
pocket_mars-short-store = { $card } ins Modul legen
pocket_mars-short-keep = { $card } behalten
pocket_mars-short-bury = { $card } unter den Stapel legen
pocket_mars-short-cover = { $card } verdeckt anlegen
pocket_mars-short-take = { CAPITAL($back) } nehmen
pocket_mars-short-discard_rival = { CAPITAL($back) } abwerfen
pocket_mars-short-land = Im Gebäude { $building } landen
pocket_mars-short-promote = { CAPITAL($colonist) } befördern ({ $building })
pocket_mars-short-demote = { CAPITAL($colonist) } zurückstufen ({ $building })
pocket_mars-short-recall = { CAPITAL($colonist) } zurückschicken ({ $building })
pocket_mars-short-transfer = { $start } → { $end }
pocket_mars-short-swap_zones = { $building }: { $up } hoch, { $down } runter
pocket_mars-short-swap_cards = { $building }: { $first }. und { $second }. Karte tauschen
pocket_mars-short-drain = { $player }
pocket_mars-short-peek = { $player }
pocket_mars-short-launch = Kolonisten starten
pocket_mars-short-use = Nutzen
pocket_mars-short-skip = Verzichten
