### Pocket Mars: was geschehen ist. Eine Karte, die der Leser nicht kennt, ist „eine Wasserkarte“.

# Im Akkusativ.
pocket_mars-log_colonist = { $whose ->
        [own] einen eigenen Kolonisten
       *[other] einen Kolonisten von { $player }
    }

pocket_mars-log-game_began = Die Partie beginnt. { $player } fängt an.
pocket_mars-log-dealt = { $player } erhält { LIST($cards) }.
pocket_mars-log-dealt_unknown = { $player } erhält Karten.
pocket_mars-log-passed_pack = { $player } gibt { LIST($cards) } an { $receiver } weiter.
pocket_mars-log-passed_pack_unknown = { $player } gibt die übrigen Karten an { $receiver } weiter.
pocket_mars-log-kept_draft = { $player } behält { $card }.
pocket_mars-log-stored = { $player } legt { $card } ins eigene Modul.
pocket_mars-log-round_began = Runde { $number } beginnt.
pocket_mars-log-turn_began = { $player } ist am Zug.
pocket_mars-log-played_hand = { $player } spielt { $card } aus der Hand.
pocket_mars-log-connected = { $result ->
        [higher] { $player } legt { $card } an: { $value } schlägt { $beaten }.
       *[not_higher] { $player } legt { $card } an: { $value } schlägt { $beaten } nicht.
    }
pocket_mars-log-connected_construction = { $player } legt { $card } an.
pocket_mars-log-connected_rival = { $player } legt { $card } aus dem Modul von { $owner } an.
pocket_mars-log-launched = { $player } startet { $count } Kolonisten.
pocket_mars-log-landed = { $player } landet einen Kolonisten im Gebäude { $building }.
pocket_mars-log-paid = { $player } zahlt { $count } Energie und hat noch { $now }.
pocket_mars-log-gained_energy = { $player } erhält { $count } Energie und hat jetzt { $now }.
pocket_mars-log-lost_energy = { $player } verliert { $count } Energie und hat noch { $now }.
pocket_mars-log-drew = { $player } zieht { $card }.
pocket_mars-log-took = { $player } nimmt { $card } aus dem Modul von { $owner }.
pocket_mars-log-discarded = { $player } wirft { $card } ab.
pocket_mars-log-buried = { $player } legt { $card } unter den Nachziehstapel.
pocket_mars-log-covered = { $player } legt { $card } verdeckt an das Gebäude { $building } an.
pocket_mars-log-looked = { $player } sieht sich { $count ->
        [1] die oberste Karte
       *[other] die obersten { $count } Karten
    } des Nachziehstapels an: { LIST($cards) }.
pocket_mars-log-looked_unknown = { $player } sieht sich { $count ->
        [1] die oberste Karte
       *[other] die obersten { $count } Karten
    } des Nachziehstapels an.
pocket_mars-log-kept = { $player } behält { $card } vom Nachziehstapel.
pocket_mars-log-peeked = { $player } sieht sich das Modul von { $owner } an: { LIST($cards) }.
pocket_mars-log-peeked_unknown = { $player } sieht sich das Modul von { $owner } an.
pocket_mars-log-promoted = { $player } befördert { $colonist } im Gebäude { $building } von * auf **.
pocket_mars-log-demoted = { $player } stuft { $colonist } im Gebäude { $building } von ** auf * zurück.
pocket_mars-log-transferred = { $player } versetzt einen Kolonisten vom Gebäude { $start } ins Gebäude { $end }.
pocket_mars-log-recalled = { $player } schickt { $colonist } aus dem Gebäude { $building } auf sein Raumschiff zurück.
pocket_mars-log-swapped_zones = { $player } tauscht im Gebäude { $building } { $up } in Zone * gegen { $down } in Zone **.
pocket_mars-log-swapped_cards = { $player } tauscht die { $first }. und die { $second }. Karte in der Spalte des Gebäudes { $building }.
pocket_mars-log-deck_rebuilt = Der Nachziehstapel ist leer: Überdeckte Karten und Ablagestapel ergeben einen neuen mit { $count ->
        [one] { $count } Karte
       *[other] { $count } Karten
    }.
pocket_mars-log-system_failed = { COUNT($cards) ->
        [0] Im Nachziehstapel ist keine Karte mehr, die abgeworfen werden könnte.
        [1] { LIST($cards) } wird vom Nachziehstapel abgeworfen.
       *[other] { LIST($cards) } werden vom Nachziehstapel abgeworfen.
    }
pocket_mars-log-androids_acted = Im Modul von { $player } liegt noch eine Karte: Die Androiden handeln im Gebäude { $building }.
pocket_mars-log-androids_rested = { $count ->
        [0] Die Androiden ruhen: Das Modul von { $player } ist leer.
        [1] Die Androiden ruhen: Im Modul von { $player } liegt { $count } Karte.
       *[other] Die Androiden ruhen: Im Modul von { $player } liegen { $count } Karten.
    }
pocket_mars-log-automatics_refilled = { $count } Karten kommen in das Modul von { $player }: { LIST($colours) }.
pocket_mars-log-automatics_refilled_one = { CAPITAL($card) } kommt in das Modul von { $player }.
pocket_mars-log-used_building = { $player } nutzt das Gebäude { $building }.
pocket_mars-log-used_module_action = { $player } nutzt die Modulaktion von { $card }.
