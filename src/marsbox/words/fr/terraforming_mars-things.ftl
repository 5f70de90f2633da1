### Les choses dans une phrase : quantités, cubes, indicateurs, tuiles et cartes.

## Tant d’une ressource

terraforming_mars-amount-megacredits = { $number } M€
terraforming_mars-amount-steel = { $number ->
    [one] { $number } unité d’acier
   *[other] { $number } unités d’acier
    }
terraforming_mars-amount-titanium = { $number ->
    [one] { $number } unité de titane
   *[other] { $number } unités de titane
    }
terraforming_mars-amount-plants = { $number ->
    [one] { $number } plante
   *[other] { $number } plantes
    }
terraforming_mars-amount-energy = { $number ->
    [one] { $number } unité d’énergie
   *[other] { $number } unités d’énergie
    }
terraforming_mars-amount-heat = { $number ->
    [one] { $number } unité de chaleur
   *[other] { $number } unités de chaleur
    }

## La production d’une ressource

terraforming_mars-production-megacredits = production de M€
terraforming_mars-production-steel = production d’acier
terraforming_mars-production-titanium = production de titane
terraforming_mars-production-plants = production de plantes
terraforming_mars-production-energy = production d’énergie
terraforming_mars-production-heat = production de chaleur

## Combien d’une ressource

terraforming_mars-how_much-megacredits = combien de M€
terraforming_mars-how_much-steel = combien d’acier
terraforming_mars-how_much-titanium = combien de titane
terraforming_mars-how_much-plants = combien de plantes

## Tant de cubes sur une carte, et tous ceux d’une sorte

terraforming_mars-cubes-animal = { $number ->
    [one] { $number } animal
   *[other] { $number } animaux
    }
terraforming_mars-cubes-microbe = { $number ->
    [one] { $number } microbe
   *[other] { $number } microbes
    }
terraforming_mars-cubes-science = { $number ->
    [one] { $number } cube science
   *[other] { $number } cubes science
    }
terraforming_mars-cubes-fighter = { $number ->
    [one] { $number } chasseur
   *[other] { $number } chasseurs
    }
terraforming_mars-several-animal = animaux
terraforming_mars-several-microbe = microbes

## Indicateurs, tuiles et cartes

terraforming_mars-tags = { $number ->
    [one] { $number } indicateur { $tag }
   *[other] { $number } indicateurs { FORM($tag, agreement: "plural") }
    }
terraforming_mars-a_tile-ocean = une tuile océan
terraforming_mars-a_tile-greenery = une tuile verdure
terraforming_mars-a_tile-city = une tuile cité
terraforming_mars-the_special_tile = la tuile { $tile }
terraforming_mars-quoted = « { $name } »
terraforming_mars-cards = { $number ->
    [one] { $number } carte
   *[other] { $number } cartes
    }
terraforming_mars-ocean_income = { $oceans ->
    [one] { $money } M€ pour { $oceans } océan adjacent
   *[other] { $money } M€ pour { $oceans } océans adjacents
    }
