### Pocket Mars: was Karten und Gebäude tun, in der Befehlsform. Nach einem Doppelpunkt beginnt ein Satz groß.

pocket_mars-card_text = Hand: { CAPITAL($hand) }. Modul: { CAPITAL($module) }.
pocket_mars-sentence = { CAPITAL($clause) }.

## Wie die Teile eines Satzes zusammengesetzt werden

pocket_mars-conditional = { $condition }, { $action }
pocket_mars-paid = zahle { $cost } Energie und { $action }
pocket_mars-then = { $first }, dann { $next }
pocket_mars-condition-own_here = wenn du einen Kolonisten in diesem Gebäude hast
pocket_mars-condition-no_own_here = wenn du keinen Kolonisten in diesem Gebäude hast
pocket_mars-condition-in_hand = wenn du { $card } auf der Hand hast

## Schritte. Der Ort ist „there“, wenn zuletzt dieses Gebäude genannt wurde, und „landed“, wenn nur der Kolonist gemeint
## sein kann, der gerade dort gelandet ist.

pocket_mars-step-launch = starte { $count } Kolonisten von der Erde
pocket_mars-step-land = { $place ->
        [here] lande { $count } Kolonisten in diesem Gebäude
        [there] lande dort { $count } Kolonisten
       *[anywhere] { $count ->
            [one] lande { $count } Kolonisten in einem Gebäude deiner Wahl
           *[other] lande { $count } Kolonisten, jeden in einem Gebäude deiner Wahl
        }
    }
pocket_mars-step-energy = erhalte { $count } Energie
pocket_mars-step-draw = { $count ->
        [one] ziehe { $count } Karte
       *[other] ziehe { $count } Karten
    }
pocket_mars-step-bury = lege { $count } deiner Karten, aus Hand oder Modul, unter den Nachziehstapel
pocket_mars-step-cover = { $count ->
        [one] lege { $count } Handkarte verdeckt an das Gebäude ihrer Farbe an, wo sie 0 zählt
       *[other] lege { $count } Handkarten verdeckt an die Gebäude ihrer Farben an, wo sie 0 zählen
    }
pocket_mars-step-dig = sieh dir die obersten { $look } Karten des Nachziehstapels an, behalte { $count } davon und lege { $rest ->
        [1] die andere
       *[other] die anderen
    } unter den Nachziehstapel
pocket_mars-step-dig_all = { $count ->
        [1] nimm die oberste Karte des Nachziehstapels
       *[other] nimm die obersten { $count } Karten des Nachziehstapels
    }
pocket_mars-step-peek = { $count ->
        [one] sieh dir { $count } Karte im Modul eines Gegners an
       *[other] sieh dir { $count } Karten im Modul eines Gegners an
    }
pocket_mars-step-drain = lass einen Gegner { $count } Energie verlieren
pocket_mars-step-promote = { $place ->
        [here] befördere { $count } deiner Kolonisten in diesem Gebäude von * auf **
        [there] befördere dort { $count } deiner Kolonisten von * auf **
        [landed] befördere ihn von * auf **
       *[anywhere] befördere { $count } deiner Kolonisten von * auf **
    }
pocket_mars-step-demote = { $place ->
        [here] stufe { $count ->
            [one] { $count } gegnerischen
           *[other] { $count } gegnerische
        } Kolonisten in diesem Gebäude von ** auf * zurück
        [there] stufe dort { $count ->
            [one] { $count } gegnerischen
           *[other] { $count } gegnerische
        } Kolonisten von ** auf * zurück
       *[anywhere] stufe { $count ->
            [one] { $count } gegnerischen
           *[other] { $count } gegnerische
        } Kolonisten von ** auf * zurück
    }
pocket_mars-step-transfer = { $count ->
        [1] versetze { $count } deiner Kolonisten aus Zone * eines Gebäudes in Zone * eines anderen
       *[other] versetze { $count } deiner Kolonisten, jeden aus Zone * eines Gebäudes in Zone * eines anderen
    }
pocket_mars-step-recall = { $count ->
        [one] schicke { $count } gegnerischen Kolonisten aus Zone * auf sein Raumschiff zurück
       *[other] schicke { $count } gegnerische Kolonisten aus Zone * auf ihre Raumschiffe zurück
    }
pocket_mars-step-swap_zones = { $count ->
        [1] tausche zwei Kolonisten verschiedener Spieler, einen in Zone * und einen in Zone ** desselben Gebäudes
        [2] tausche zweimal zwei Kolonisten verschiedener Spieler, einen in Zone * und einen in Zone ** desselben Gebäudes
       *[other] tausche { $count }-mal zwei Kolonisten verschiedener Spieler, einen in Zone * und einen in Zone ** desselben Gebäudes
    }
pocket_mars-step-swap_cards = { $count ->
        [1] tausche zwei Karten in der Spalte eines Gebäudes
        [2] tausche zweimal zwei Karten in der Spalte eines Gebäudes
       *[other] tausche { $count }-mal zwei Karten in der Spalte eines Gebäudes
    }

## Die Fähigkeiten der Gebäude

pocket_mars-ability-ecosystem = bewege einen beliebigen Kolonisten, auch einen gegnerischen, in seinem Gebäude von * auf ** oder von ** auf *
pocket_mars-ability-water = lege 1 deiner Karten, aus Hand oder Modul, unter den Nachziehstapel
pocket_mars-ability-energy = erhalte 1 Energie
pocket_mars-ability-science = starte 1 Kolonisten von der Erde
pocket_mars-ability-construction = lande 1 Kolonisten in einem Gebäude deiner Wahl
