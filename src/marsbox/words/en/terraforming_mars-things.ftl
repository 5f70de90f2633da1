### Things in sentences: amounts, cubes, tags, tiles and cards.

## So much of a resource

terraforming_mars-amount-megacredits = { $number } M€
terraforming_mars-amount-steel = { $number } steel
terraforming_mars-amount-titanium = { $number } titanium
terraforming_mars-amount-plants = { $number ->
    [one] { $number } plant
   *[other] { $number } plants
    }
terraforming_mars-amount-energy = { $number } energy
terraforming_mars-amount-heat = { $number } heat

## The production of a resource

terraforming_mars-production-megacredits = M€ production
terraforming_mars-production-steel = steel production
terraforming_mars-production-titanium = titanium production
terraforming_mars-production-plants = plant production
terraforming_mars-production-energy = energy production
terraforming_mars-production-heat = heat production

## How much of a resource, in "choose how much steel you steal"

terraforming_mars-how_much-megacredits = how many M€
terraforming_mars-how_much-steel = how much steel
terraforming_mars-how_much-titanium = how much titanium
terraforming_mars-how_much-plants = how many plants

## So many cubes on a card, and all of a kind

terraforming_mars-cubes-animal = { $number ->
    [one] { $number } animal
   *[other] { $number } animals
    }
terraforming_mars-cubes-microbe = { $number ->
    [one] { $number } microbe
   *[other] { $number } microbes
    }
terraforming_mars-cubes-science = { $number ->
    [one] { $number } science cube
   *[other] { $number } science cubes
    }
terraforming_mars-cubes-fighter = { $number ->
    [one] { $number } fighter
   *[other] { $number } fighters
    }
terraforming_mars-several-animal = animals
terraforming_mars-several-microbe = microbes

## Tags, tiles and cards

terraforming_mars-tags = { $number ->
    [one] { $number } { $tag } tag
   *[other] { $number } { $tag } tags
    }
terraforming_mars-a_tile-ocean = an ocean tile
terraforming_mars-a_tile-greenery = a greenery tile
terraforming_mars-a_tile-city = a city tile
terraforming_mars-the_special_tile = the { $tile } tile
terraforming_mars-quoted = “{ $name }”
terraforming_mars-cards = { $number ->
    [0] no cards
    [one] { $number } card
   *[other] { $number } cards
    }
# What a tile brings because of the oceans beside it.
terraforming_mars-ocean_income = { $oceans ->
    [one] { $money } M€ for { $oceans } ocean next to it
   *[other] { $money } M€ for { $oceans } oceans next to it
    }
