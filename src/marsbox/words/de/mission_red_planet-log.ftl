### Mission: Red Planet: was geschehen ist, eine Zeile für jede Art von Ereignis.

## Aufbau und Raumschiffe

mission_red_planet-log-game_began = Die Partie beginnt mit { $players } Spielern.
mission_red_planet-log-ship_docked = { $ship } steht auf der Startrampe bereit.
mission_red_planet-log-medal_given = { $player } bekommt die Startspieler-Medaille.
mission_red_planet-log-events_dealt = { $player } bekommt { LIST($cards) }.
mission_red_planet-log-events_dealt_unseen = { $player } bekommt Ereigniskarten.
mission_red_planet-log-discoveries_shown = { $player } hat keine Bonuskarte, zeigt { LIST($cards) } vor und bekommt neue Karten.
mission_red_planet-log-bonus_kept = { $player } behält { $card }.
mission_red_planet-log-bonus_kept_unseen = { $player } behält eine Bonuskarte.
mission_red_planet-log-turn_began = Runde { $turn } beginnt.
mission_red_planet-log-ships_reshuffled = Der Stapel der Raumschiffe ist leer: Die { $number } abgelegten Raumschiffe werden zu einem neuen gemischt.

## Charaktere

mission_red_planet-log-characters_chosen = Alle haben einen Charakter gewählt.
mission_red_planet-log-called = { COUNT($players) ->
    [one] { CAPITAL(FORM($character, case: "nominative")) } wird aufgerufen: { LIST($players) } meldet sich.
   *[other] { CAPITAL(FORM($character, case: "nominative")) } wird aufgerufen: { LIST($players) } melden sich.
    }
mission_red_planet-log-called_in_vain = { CAPITAL(FORM($character, case: "nominative")) } wird aufgerufen: Niemand meldet sich.
mission_red_planet-log-character_began = { $player } spielt { FORM($character, case: "accusative") }.
mission_red_planet-log-boarded = { $player } lässt { FORM($astronauts, case: "accusative") } in { $ship } einsteigen.
mission_red_planet-log-destination_laid = { $player } wählt { $zone } als Ziel von { $ship }.
mission_red_planet-log-took_off = { $ship } ist voll und startet.
mission_red_planet-log-cards_taken_back = { $number ->
    [one] { $player } nimmt { $number } Charakterkarte zurück.
   *[other] { $player } nimmt { $number } Charakterkarten zurück.
    }
mission_red_planet-log-moved = { $player } bewegt einen Astronauten von { $origin } nach { $target }.
mission_red_planet-log-resource_found = { $zone } wird zum ersten Mal erforscht: Hier gibt es { $resource }.
mission_red_planet-log-bonus_drawn = { $player } zieht { $card }.
mission_red_planet-log-bonus_drawn_unseen = { $player } zieht eine Bonuskarte.
mission_red_planet-log-discovery_drawn = { $player } zieht { $card }.
mission_red_planet-log-discovery_drawn_unseen = { $player } zieht eine Entdeckung.
mission_red_planet-log-discovery_placed = { $player } legt { $card } verdeckt neben { $zone }.
mission_red_planet-log-discovery_placed_unseen = { $player } legt die Entdeckung verdeckt neben { $zone }.
mission_red_planet-log-discovery_discarded = Neben allen äußeren Zonen liegt eine Entdeckung, deshalb wirft { $player } { $card } ab.
mission_red_planet-log-discovery_discarded_unseen = Neben allen äußeren Zonen liegt eine Entdeckung, deshalb wirft { $player } die neue ab.
mission_red_planet-log-discovery_looked_at = { $player } sieht sich die Entdeckung neben { $zone } an: { $card }.
mission_red_planet-log-discovery_looked_at_unseen = { $player } sieht sich die Entdeckung neben { $zone } an.
mission_red_planet-log-launched = { $player } lässt { $ship } mit { FORM($astronauts, case: "dative") } an Bord starten.
mission_red_planet-log-launched_empty = { $player } lässt { $ship } ohne Besatzung starten.
mission_red_planet-log-destroyed = { $player } zerstört { $ship }. Verlorene Astronauten: { LIST($crew) }.
mission_red_planet-log-destroyed_empty = { $player } zerstört { $ship }. Niemand war an Bord.
mission_red_planet-log-seduced_on_mars = { $player } ersetzt in { $zone } einen Astronauten von { $victim } durch einen eigenen.
mission_red_planet-log-seduced_aboard = { $player } ersetzt an Bord von { $ship } einen Astronauten von { $victim } durch einen eigenen.
mission_red_planet-log-shot = { $player } erschießt in { $zone } einen Astronauten von { $victim }.
mission_red_planet-log-shot_own = { $player } erschießt in { $zone } einen eigenen Astronauten.
mission_red_planet-log-redirected = { $player } lenkt { $ship } nach { $zone } um.

## Worauf ein Spieler verzichtet

mission_red_planet-log-declined-board = { $player } verzichtet darauf, einen Astronauten einsteigen zu lassen.
mission_red_planet-log-declined-board_two = { $player } verzichtet darauf, zwei Astronauten einsteigen zu lassen.
mission_red_planet-log-declined-move = { $player } verzichtet darauf, einen Astronauten zu bewegen.
mission_red_planet-log-declined-research = { $player } verzichtet darauf, eine Karte zu ziehen oder anzusehen.
mission_red_planet-log-declined-look = { $player } verzichtet darauf, eine Entdeckung anzusehen.
mission_red_planet-log-declined-launch = { $player } verzichtet darauf, ein Raumschiff starten zu lassen.
mission_red_planet-log-declined-destroy = { $player } verzichtet darauf, ein Raumschiff zu zerstören.
mission_red_planet-log-declined-seduce = { $player } verzichtet darauf, einen Astronauten zu ersetzen.
mission_red_planet-log-declined-shoot = { $player } verzichtet darauf, einen Astronauten zu erschießen.
mission_red_planet-log-declined-redirect = { $player } verzichtet darauf, ein Raumschiff umzulenken.

## Was ein Spieler nicht kann

mission_red_planet-log-impossible-board = { $player } kann keinen Astronauten einsteigen lassen.
mission_red_planet-log-impossible-board_two = { $player } kann keine zwei Astronauten zusammen einsteigen lassen.
mission_red_planet-log-impossible-board_three = { $player } kann keine drei Astronauten zusammen einsteigen lassen.
mission_red_planet-log-impossible-move = { $player } kann keinen Astronauten bewegen.
mission_red_planet-log-impossible-research = { $player } kann keine Karte ziehen oder ansehen.
mission_red_planet-log-impossible-launch = { $player } kann kein Raumschiff starten lassen.
mission_red_planet-log-impossible-destroy = { $player } kann kein Raumschiff zerstören.
mission_red_planet-log-impossible-seduce = { $player } kann keinen Astronauten ersetzen.
mission_red_planet-log-impossible-shoot = { $player } kann keinen Astronauten erschießen.
mission_red_planet-log-impossible-redirect = { $player } kann kein Raumschiff umlenken.

## Ankunft und Wertung

mission_red_planet-log-landed = { $ship } landet mit { LIST($crew) } an Bord.
mission_red_planet-log-landed_empty = { $ship } landet ohne Besatzung.
mission_red_planet-log-lost_in_space = { $ship } verschwindet ohne Besatzung im All.
mission_red_planet-log-scoring_began = Wertung nach Runde { $turn }: Jede erforschte Zone erhält { $tokens }.
mission_red_planet-log-tokens_won = { $player } gewinnt { $tokens } in { $zone }.
mission_red_planet-log-tokens_stay = { $number ->
    [one] { $tokens } bleibt in { $zone }.
   *[other] { $tokens } bleiben in { $zone }.
    }
mission_red_planet-log-tokens_lost = { $number ->
    [one] { $tokens } in { $zone } verfällt.
   *[other] { $tokens } in { $zone } verfallen.
    }
mission_red_planet-log-resource_token_taken = { $player } nimmt den Rohstoffmarker von { $zone } ({ $resource }): { $points }.
mission_red_planet-log-discovery_revealed = Die Entdeckung neben { $zone } ist { $card }. { $text }
mission_red_planet-log-astronauts_lost = { $player } verliert { FORM($astronauts, case: "accusative") } in { $zone }.
mission_red_planet-log-discovery_scored = { $change ->
    [worse] { $card } in { $zone }: { $player } verliert { $points }.
   *[better] { $card } in { $zone }: { $player } erhält { $points }.
    }
mission_red_planet-log-bonus_revealed = { $player } deckt { $card } auf und erhält { $points }.
mission_red_planet-log-bonus_revealed_in_vain = { $player } deckt { $card } auf und erhält keine Punkte.
mission_red_planet-log-bonus_tokens = { $player } deckt { $card } auf und nimmt { $tokens }.
mission_red_planet-log-ice_bonus = { $player } hat das meiste Eis und erhält { $points }.
mission_red_planet-log-ice_bonus_shared = { $others ->
    [one] { $player } hat gleichauf mit einem anderen Spieler das meiste Eis und erhält { $points }.
   *[other] { $player } hat gleichauf mit { $others } anderen Spielern das meiste Eis und erhält { $points }.
    }
