### Pocket Mars: die Namen von Spielern, Gebäuden, Zonen und Karten.

pocket_mars-game_name = Pocket Mars
pocket_mars-automatics = Devious Automatics

## Gebäude. Der Name eines Gebäudes ist auch der seiner Farbe; „compound“ steht vor „karte“.

pocket_mars-building-ecosystem = Ökosystem
    .compound = Ökosystem
pocket_mars-building-water = Wasser
    .compound = Wasser
pocket_mars-building-energy = Energie
    .compound = Energie
pocket_mars-building-science = Wissenschaft
    .compound = Wissenschafts
pocket_mars-building-construction = Bau
    .compound = Bau
pocket_mars-short_building-ecosystem = Öko
pocket_mars-short_building-water = Was
pocket_mars-short_building-energy = Ene
pocket_mars-short_building-science = Wis
pocket_mars-short_building-construction = Bau
pocket_mars-zone-one = Zone *
pocket_mars-zone-two = Zone **

## Karten

pocket_mars-card_name = { $colour } { $value }
pocket_mars-short_card_name = { $colour }{ $value }
pocket_mars-unknown_card = eine { ATTRIBUTE($colour, name: "compound") }karte
pocket_mars-face_down_card = eine verdeckte Karte
