### Warum eine Aktion nicht geht, und was stattdessen geht.

terraforming_mars-refused-not_possible = Das geht hier nicht: Du musst { $question }.
terraforming_mars-refused-no_place = { $space } kannst du hier nicht wählen; wähle eines der angebotenen Felder.
terraforming_mars-refused-wrong_amount = { $number } geht hier nicht; wähle eine Zahl von { $least } bis { $most }.
terraforming_mars-refused-wrong_card = { $card } kannst du hier nicht wählen; wähle eine der angebotenen Karten.

## Aktionen eines Zuges

terraforming_mars-refused-first_action = Führe zuerst die erste Aktion deines Konzerns { $corporation } aus.
terraforming_mars-refused-end_turn_instead = Du hast in diesem Zug schon eine Aktion ausgeführt und kannst nicht mehr passen; beende stattdessen deinen Zug.
terraforming_mars-refused-pass_instead = Du hast in diesem Zug noch keine Aktion ausgeführt; führe eine aus oder passe für diese Generation.
terraforming_mars-refused-too_few_plants = Eine Grünfläche kostet { $needed } Pflanzen, und du hast weniger; wähle eine andere Aktion.
terraforming_mars-refused-too_little_heat = Ein Temperaturschritt kostet { $needed } Wärme, und du hast weniger; wähle eine andere Aktion.
terraforming_mars-refused-no_place_for = Es gibt kein Feld für { $tile }; wähle eine andere Aktion.

## Karten

terraforming_mars-refused-not_in_hand = { $card } ist nicht auf deiner Hand; spiele eine Handkarte.
terraforming_mars-refused-requirement = { $card } ist jetzt nicht spielbar. Voraussetzung: { LIST($requirements) }.
terraforming_mars-refused-too_dear = { $card } kostet { $price } M€, und du kannst nur { $has } M€ zahlen; spiele eine günstigere Karte.
terraforming_mars-refused-effects_impossible = Du kannst jetzt nicht alles erfüllen, was { $card } verlangt; spiele eine andere Karte.
terraforming_mars-refused-not_in_play = { $card } liegt nicht vor dir; nutze eine Karte, die du im Spiel hast.
terraforming_mars-refused-no_action = { $card } hat keine Aktion; nutze eine Karte, die eine hat.
terraforming_mars-refused-action_used = Du hast { $card } in dieser Generation schon genutzt; jede Aktion geht einmal pro Generation.
terraforming_mars-refused-action_impossible = Die Aktion von { $card } ist jetzt nicht möglich; wähle eine andere Aktion.

## Hinweise vor einer Aktion, die möglich ist

terraforming_mars-refused-does_nothing = Das hätte jetzt keine Wirkung.
terraforming_mars-refused-tile_without_place = Es gibt kein Feld mehr für { $tile }: Es würde nicht gelegt.

## Standardprojekte, Meilensteine, Auszeichnungen

terraforming_mars-refused-no_cards = Du hast keine Karten zu verkaufen; wähle eine andere Aktion.
terraforming_mars-refused-project_too_dear = Das Standardprojekt „{ $project }“ kostet { $price } M€, und du kannst nur { $has } M€ zahlen; wähle eine andere Aktion.
terraforming_mars-refused-not_enough_money = Das kostet { $price } M€, und du kannst nur { $has } M€ zahlen; wähle eine andere Aktion.
terraforming_mars-refused-not_in_solo = Im Solospiel gibt es keine Meilensteine und Auszeichnungen; wähle eine andere Aktion.
terraforming_mars-refused-milestone_taken = { $player } hat den Meilenstein { $milestone } schon beansprucht; wähle einen anderen.
terraforming_mars-refused-milestones_gone = Drei Meilensteine sind beansprucht, mehr gibt es nicht; wähle eine andere Aktion.
terraforming_mars-refused-milestone_not_reached = Für den Meilenstein { $milestone } brauchst du { FORM($demand, case: "accusative") }; du hast { $has }.
terraforming_mars-refused-award_taken = { $player } hat die Auszeichnung { $award } schon finanziert; wähle eine andere.
terraforming_mars-refused-awards_gone = Drei Auszeichnungen sind finanziert, mehr gibt es nicht; wähle eine andere Aktion.
