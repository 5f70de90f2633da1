### Mission: Red Planet: der Wertungsbogen.

## Worunter Zeilen zählen

mission_red_planet-score_category-ice = Eis
mission_red_planet-score_category-sylvanite = Sylvanit
mission_red_planet-score_category-celerium = Celerium
mission_red_planet-score_category-ice_bonus = Meistes Eis
mission_red_planet-score_category-resource_token = Rohstoffmarker
mission_red_planet-score_category-discovery = Entdeckungen
mission_red_planet-score_category-bonus = Bonuskarten
mission_red_planet-score_category-bonus_tokens = Bonuskarten

## Zeilen

mission_red_planet-score-ice_bonus = Meiste Eismarker
mission_red_planet-score-ice_bonus_shared = Meiste Eismarker, geteilt durch { $tied } Spieler
mission_red_planet-score-resource_token = Rohstoffmarker: { LIST($zones) }
mission_red_planet-score-discovery = { $card } ({ $zone })
mission_red_planet-score-bonus_tokens = { $card }: { $tokens }, oben mitgezählt
