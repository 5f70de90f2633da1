### Dinge im Satz: Mengen, Würfel, Symbole, Plättchen und Karten.

## So viel von einer Ressource

terraforming_mars-amount-megacredits = { $number } M€
terraforming_mars-amount-steel = { $number } Stahl
terraforming_mars-amount-titanium = { $number } Titan
terraforming_mars-amount-plants = { $number ->
    [one] { $number } Pflanze
   *[other] { $number } Pflanzen
    }
terraforming_mars-amount-energy = { $number } Energie
terraforming_mars-amount-heat = { $number } Wärme

## Die Produktion einer Ressource

terraforming_mars-production-megacredits = M€-Produktion
terraforming_mars-production-steel = Stahlproduktion
terraforming_mars-production-titanium = Titanproduktion
terraforming_mars-production-plants = Pflanzenproduktion
terraforming_mars-production-energy = Energieproduktion
terraforming_mars-production-heat = Wärmeproduktion

## Wie viel von einer Ressource, in „wähle, wie viel Stahl du stiehlst“

terraforming_mars-how_much-megacredits = wie viele M€
terraforming_mars-how_much-steel = wie viel Stahl
terraforming_mars-how_much-titanium = wie viel Titan
terraforming_mars-how_much-plants = wie viele Pflanzen

## So viele Würfel auf einer Karte, und alle einer Art

terraforming_mars-cubes-animal = { $number ->
    [one] { $number } Tier
   *[other] { $number } Tiere
    }
terraforming_mars-cubes-microbe = { $number ->
    [one] { $number } Mikrobe
   *[other] { $number } Mikroben
    }
terraforming_mars-cubes-science = { $number } Wissenschaftswürfel
terraforming_mars-cubes-fighter = { $number } Jäger
terraforming_mars-several-animal = Tiere
terraforming_mars-several-microbe = Mikroben

## Symbole, Plättchen und Karten

terraforming_mars-tags = { $having ->
    [you] { $number } deiner { FORM($tag, compound: "yes") }-Symbole
   *[nobody] { $number } { $number ->
        [one] { FORM($tag, compound: "yes") }-Symbol
       *[other] { FORM($tag, compound: "yes") }-Symbole
    }
    }
terraforming_mars-a_tile-ocean = ein Ozeanplättchen
terraforming_mars-a_tile-greenery = ein Grünflächenplättchen
terraforming_mars-a_tile-city = ein Stadtplättchen
terraforming_mars-the_special_tile = das Plättchen „{ $tile }“
terraforming_mars-quoted = „{ $name }“
terraforming_mars-cards = { $number ->
    [0] keine Karten
    [one] { $number } Karte
   *[other] { $number } Karten
    }
terraforming_mars-ocean_income = { $oceans ->
    [one] { $money } M€ für { $oceans } Ozean daneben
   *[other] { $money } M€ für { $oceans } Ozeane daneben
    }
