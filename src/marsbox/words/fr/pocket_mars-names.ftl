### Pocket Mars : les noms des joueurs, des bâtiments, des zones et des cartes.

pocket_mars-game_name = Pocket Mars
pocket_mars-automatics = « Devious Automatics »

## Bâtiments. Le nom d’un bâtiment est aussi celui de sa couleur.

pocket_mars-building-ecosystem = Écosystème
pocket_mars-building-water = Eau
pocket_mars-building-energy = Énergie
pocket_mars-building-science = Science
pocket_mars-building-construction = Construction
pocket_mars-short_building-ecosystem = Éco
pocket_mars-short_building-water = Eau
pocket_mars-short_building-energy = Éne
pocket_mars-short_building-science = Sci
pocket_mars-short_building-construction = Con
pocket_mars-zone-one = zone *
pocket_mars-zone-two = zone **

## Cartes

pocket_mars-card_name = { $colour } { $value }
pocket_mars-short_card_name = { $colour }{ $value }
pocket_mars-unknown_card = une carte { $colour }
pocket_mars-face_down_card = une carte face cachée
