### Mission: Red Planet: was Charaktere und Ereigniskarten tun, in ganzen Sätzen.

## Charaktere. „Darf“ ist wichtig: Worauf es sich bezieht, kann man lassen.

mission_red_planet-ability-recruiter = 1 deiner Astronauten darf einsteigen. Nimm danach alle deine Charakterkarten zurück auf die Hand, auch diese.
mission_red_planet-ability-explorer = 1 deiner Astronauten darf einsteigen. Danach darfst du bis zu 3 Bewegungen ausführen, jede mit einem deiner Astronauten auf dem Mars in eine Nachbarzone.
mission_red_planet-ability-scientist = Bis zu 2 deiner Astronauten dürfen einsteigen, zusammen oder getrennt. Danach darfst du eine Ereigniskarte ziehen oder dir eine Entdeckung neben einer Zone ansehen.
mission_red_planet-ability-secret_agent = Bis zu 2 deiner Astronauten dürfen einsteigen, in zwei verschiedene Raumschiffe. Danach darfst du ein Raumschiff, das noch am Boden steht, starten lassen, auch ein leeres.
mission_red_planet-ability-saboteur = 1 deiner Astronauten darf einsteigen. Danach darfst du ein Raumschiff, das noch am Boden steht, mit allen an Bord zerstören.
mission_red_planet-ability-femme_fatale = 1 deiner Astronauten darf einsteigen. Danach darfst du einen gegnerischen Astronauten durch einen aus deinem Vorrat ersetzen, in einer Zone oder einem Raumschiff, wo du schon einen Astronauten hast.
mission_red_planet-ability-traveler = 3 deiner Astronauten steigen in dasselbe Raumschiff ein. Wenn keines 3 freie Plätze hat, verfällt dein Zug.
mission_red_planet-ability-soldier = 2 deiner Astronauten dürfen in dasselbe Raumschiff einsteigen, nie nur einer. Danach darfst du einen beliebigen Astronauten in einer äußeren Zone erschießen, auch einen eigenen.
mission_red_planet-ability-pilot = Bis zu 2 deiner Astronauten dürfen einsteigen, zusammen oder getrennt. Danach darfst du das Ziel eines Raumschiffs ändern, am Boden oder im Flug.

## Bonuskarten

mission_red_planet-bonus-occupy = { COUNT($zones) ->
    [one] { $points }, wenn du in { LIST($zones) } mindestens 1 Astronauten hast.
   *[other] { $points }, wenn du in jeder dieser Zonen mindestens 1 Astronauten hast: { LIST($zones) }.
    }
mission_red_planet-bonus-most-central = { $points }, wenn du die meisten Astronauten in den drei zentralen Zonen zusammen hast, auch bei Gleichstand, und mindestens 1.
mission_red_planet-bonus-most-mars = { $points }, wenn du die meisten Astronauten auf dem Mars hast, auch bei Gleichstand, und mindestens 1.
mission_red_planet-bonus-most-memorial = { $points }, wenn du die meisten Astronauten verloren hast, auch bei Gleichstand, und mindestens 1.
mission_red_planet-bonus-most-ice = { $points }, wenn du die meisten Eismarker hast, auch bei Gleichstand, und mindestens 1.
mission_red_planet-bonus-most-sylvanite = { $points }, wenn du die meisten Sylvanitmarker hast, auch bei Gleichstand, und mindestens 1.
mission_red_planet-bonus-most-celerium = { $points }, wenn du die meisten Celeriummarker hast, auch bei Gleichstand, und mindestens 1.
mission_red_planet-bonus-each_zone = { $points } für jede Zone, in der du mindestens 1 Astronauten hast.
mission_red_planet-bonus-each_resource = { $points }, wenn du von jedem Rohstoff mindestens { $tokens } hast.
mission_red_planet-bonus-tokens = Nimm am Ende der Partie { $tokens }, bevor Marker verglichen werden.

## Entdeckungen

mission_red_planet-discovery-nothing = Keine Wirkung.
mission_red_planet-discovery-tokens = Die letzte Wertung bringt { $tokens } in diese Zone statt { $usual }.
mission_red_planet-discovery-no_tokens = Die letzte Wertung bringt keine Punktemarker in diese Zone. Marker, die von früheren Wertungen dort liegen, werden trotzdem verteilt.
mission_red_planet-discovery-extra = Die letzte Wertung bringt außerdem { $tokens } in diese Zone, gleich welcher Rohstoff dort liegt. Bei Gleichstand werden die Marker jedes Rohstoffs getrennt aufgeteilt; der Rest verfällt.
mission_red_planet-discovery-leader = { $points } für den Spieler, der am Ende der Partie die meisten Astronauten in dieser Zone hat. Bei Gleichstand werden sie aufgeteilt und abgerundet.
mission_red_planet-discovery-everyone = { $change ->
    [worse] Jeder Spieler, der am Ende der Partie einen Astronauten in dieser Zone hat, verliert { $points }.
   *[better] { $points } für jeden Spieler, der am Ende der Partie einen Astronauten in dieser Zone hat.
    }
mission_red_planet-discovery-removed = { $number ->
    [one] Vor der letzten Wertung verliert jeder Spieler { FORM($astronauts, case: "accusative") } in dieser Zone.
   *[other] Vor der letzten Wertung verliert jeder Spieler bis zu { FORM($astronauts, case: "accusative") } in dieser Zone.
    }
mission_red_planet-discovery-runner_up = In der letzten Wertung gehen die Punktemarker dieser Zone an den Spieler mit der zweithöchsten Zahl an Astronauten, auch wenn mehrere Spieler gleichauf vorn liegen. Wer sich den zweiten Platz teilt, teilt auch die Marker gleichmäßig; der Rest verfällt. Gibt es keinen Zweiten, werden die Marker wie üblich verteilt.
