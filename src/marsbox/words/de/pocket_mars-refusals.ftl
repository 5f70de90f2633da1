### Pocket Mars: warum eine Aktion abgelehnt wird, und was richtig wäre.

pocket_mars-refused-not_possible = Das ist jetzt nicht möglich: Du musst { $question }. Wähle eine der angebotenen Möglichkeiten.
pocket_mars-refused-no_colonist_on_earth = Du hast keinen Kolonisten mehr auf der Erde, den du starten könntest; wähle eine andere Aktion.
pocket_mars-refused-not_in_hand = { $card } ist nicht auf deiner Hand; wähle eine deiner Handkarten.
pocket_mars-refused-already_chosen = Du hast { $card } schon gewählt; wähle eine andere Karte.
pocket_mars-refused-not_in_module = { $card } ist nicht in deinem Modul; wähle eine Karte, die dort liegt.
pocket_mars-refused-not_yours = { $card } gehört dir nicht; wähle eine deiner eigenen Karten.
pocket_mars-refused-hand_only = { $card } liegt in deinem Modul; hier musst du eine Handkarte wählen.
pocket_mars-refused-not_looked_at = { $card } ist nicht unter den Karten, die du dir ansiehst; behalte eine von diesen.
pocket_mars-refused-not_in_pack = { $card } ist nicht in deinem Paket; behalte eine Karte, die darin ist.
pocket_mars-refused-own_module = Das ist dein eigenes Modul; spiele seine Karten als deine eigenen oder wähle eine Karte aus einem anderen Modul.
pocket_mars-refused-no_such_player = Auf Platz { $seat } sitzt niemand; wähle eine Karte aus dem Modul eines anderen Spielers.
pocket_mars-refused-no_such_module_card = An Stelle { $place } im Modul von { $player } liegt keine Karte; wähle eine, die dort liegt.
pocket_mars-refused-condition_not_met = Die Bedingung von { $card } ist nicht erfüllt: { CAPITAL($action) }. Wähle eine andere Aktion.
pocket_mars-refused-not_enough_energy = { $card } kostet { $cost } Energie, und du hast { $energy }; wähle eine andere Aktion.
pocket_mars-refused-nothing_to_do = { $card } hätte jetzt keine Wirkung, deshalb kannst du ihre Handaktion nicht nutzen; wähle eine andere Aktion.
