### Pocket Mars: the names of players, buildings, zones and cards.

pocket_mars-game_name = Pocket Mars
# The opponent of a solo game.
pocket_mars-automatics = Devious Automatics

## Buildings. A building's name is also that of its colour; the short one begins the short name of a card: Wat3

pocket_mars-building-ecosystem = Ecosystem
pocket_mars-building-water = Water
pocket_mars-building-energy = Energy
pocket_mars-building-science = Science
pocket_mars-building-construction = Construction
pocket_mars-short_building-ecosystem = Eco
pocket_mars-short_building-water = Wat
pocket_mars-short_building-energy = Ene
pocket_mars-short_building-science = Sci
pocket_mars-short_building-construction = Con
pocket_mars-zone-one = zone *
pocket_mars-zone-two = zone **

## Cards

pocket_mars-card_name = { $colour } { $value }
pocket_mars-short_card_name = { $colour }{ $value }
# A card of which only the back is seen.
pocket_mars-unknown_card = { A($colour) } card
pocket_mars-face_down_card = a face-down card
