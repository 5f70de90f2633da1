### The browser's words: the boards of the games.

## generic

generic-noBoard = Ce jeu n’a pas encore de plateau dessiné ; choisissez tout dans la liste.
generic-facts = Position actuelle
generic-touch = Concerné par vos choix

## pocketMars

pocketMars-buildings = Bâtiments sur Mars
pocketMars-others = Autres joueurs
pocketMars-mine = Votre Vaisseau et vos cartes
pocketMars-hand = Main
pocketMars-module = Module
pocketMars-pack = Choisissez parmi ces cartes
pocketMars-looking = Vous regardez ces cartes
pocketMars-playing = { $who } joue cette carte
pocketMars-playingYou = Vous jouez cette carte
pocketMars-deck = Pioche
pocketMars-discard = Défausse
pocketMars-earth = Terre
pocketMars-ship = Vaisseau
pocketMars-energyOf = Énergie : { $n } sur { $max }
pocketMars-pointsShort =
    { $n ->
        [one] pt
       *[other] pts
    }
pocketMars-pointsSoFar =
    { $n ->
        [one] { $n } point jusqu’ici
       *[other] { $n } points jusqu’ici
    }
pocketMars-colonists =
    { $n ->
        [one] { $n } colon
       *[other] { $n } colons
    }
pocketMars-cards =
    { $n ->
        [one] { $n } carte
       *[other] { $n } cartes
    }
pocketMars-deckTop = carte du dessus : { $colour }
pocketMars-deckEmpty = vide
pocketMars-deckKnown = Cartes de la pioche que vous connaissez
pocketMars-deckPosition = { $n } depuis le dessus
pocketMars-discardEmpty = La défausse est vide.
pocketMars-zoneOne = zone à une étoile, 2 points chacun
pocketMars-zoneTwo = zone à deux étoiles, 4 points chacun
pocketMars-zoneRoom = { $n } sur { $of } places prises
pocketMars-zoneEmpty = vide
pocketMars-toBeat = Une carte supérieure à { $n } pose un colon
pocketMars-noColonists = aucun colon ne peut y habiter
pocketMars-column = Cartes connectées
pocketMars-columnEmpty = aucune carte
pocketMars-faceDown = face cachée, vaut 0
pocketMars-hidden = carte cachée, { $colour }
pocketMars-seen = vous l’avez vue
pocketMars-value = valeur { $n }
pocketMars-handAction = De votre main
pocketMars-moduleAction = De votre Module
pocketMars-energy = énergie
pocketMars-first = commence chaque manche
pocketMars-turn = doit jouer
pocketMars-chosen = choisie
pocketMars-ready = prêt
pocketMars-choosing = choisit
pocketMars-inspect = Regarder { $card }
pocketMars-verbs-hand = Jouer de votre main
pocketMars-verbs-module = Jouer de votre Module
pocketMars-verbs-rival = Jouer du Module d’un adversaire
pocketMars-verbs-launch = Embarquer
pocketMars-verbs-discard = Défausser pour de l’énergie

## mission

mission-mars = Mars
mission-players = Joueurs
mission-mine = Vos cartes
mission-pad = Zone de départ
mission-tokens = Tuiles de destination restantes
mission-tokensTo =
    { $n ->
        [one] { $zone } : { $n } tuile de destination restante
       *[other] { $zone } : { $n } tuiles de destination restantes
    }
mission-track = Tours
mission-turn = Tour { $n }
mission-turnOf = Tour { $n } sur { $last }
mission-scoring =
    { $n ->
        [one] décompte, { $n } jeton par zone
       *[other] décompte, { $n } jetons par zone
    }
mission-phases-setup = Mise en place
mission-phases-keep = Choix d’une carte Bonus
mission-phases-choose = Choix des personnages
mission-phases-call = Embarquement et décollage
mission-phases-over = Partie terminée
mission-steps-setup = Mise en place
mission-steps-ships = Nouvelles navettes
mission-steps-call = Appel
mission-steps-arrival = Arrivée
mission-steps-end = Fin du tour
mission-steps-scoring = Décompte
mission-outer = zone extérieure
mission-central = zone centrale
mission-unexplored = inexplorée
mission-nobody = personne
mission-each = { $name } : { $n }
mission-astronauts =
    { $n ->
        [one] { $n } astronaute
       *[other] { $n } astronautes
    }
mission-waiting =
    { $n ->
        [one] { $n } jeton de score en attente
       *[other] { $n } jetons de score en attente
    }
mission-kind = Position
mission-resource = Ressource
mission-resourceToken = Tuile de ressource
mission-takenBy = prise par { $name }
mission-tokenTakenBy = tuile de ressources prise par { $name }
mission-astronautsThere = Astronautes
mission-shipsTo = Navettes en route
mission-borders = Zones voisines
mission-ship = Navette { $n }
mission-to = vers { $zone }
mission-manual = Navette à pilotage manuel
mission-insteadOf = au lieu de { $zone }
mission-seats = { $taken } sur { $of } places prises
mission-flying = en vol
mission-noShip = Pas de navette
mission-shipPile =
    { $n ->
        [one] { $n } navette dans la pioche
       *[other] { $n } navettes dans la pioche
    }
mission-shipDiscard = Navettes défaussées
mission-noDiscard = Aucune navette n’a encore été défaussée.
mission-ofSeats =
    { $n ->
        [one] { $n } place
       *[other] { $n } places
    }
mission-events =
    { $n ->
        [one] Pioche d’événements : { $n } carte
       *[other] Pioche d’événements : { $n } cartes
    }
mission-eventsShort = Événements
mission-shown = Découvertes révélées à la mise en place
mission-returned = Cartes que vous avez rendues
mission-discarded = Découvertes que vous avez défaussées
mission-resources =
    { $n ->
        [one] { $n } tuile de ressources face cachée
       *[other] { $n } tuiles de ressources face cachée
    }
mission-resourcesShort = Ressources
mission-memorial = Mémorial
mission-discovery = Découverte
mission-discoveryAt = Découverte près { OF($zone) }
mission-hidden = face cachée
mission-knownBy = connue { LIST(OF($names)) }
mission-bonus = Bonus
mission-bonusOwn = Vos cartes Bonus
mission-noBonus = Aucune pour l’instant
mission-dealt = Gardez une de ces cartes Bonus
mission-drawn = Vous avez pioché
mission-characters = Personnages
mission-chosen = choisi
mission-called = appelé
mission-played = joué
mission-inspect = Regarder { $card }
mission-points =
    { $n ->
        [one] { $n } point jusqu’ici
       *[other] { $n } points jusqu’ici
    }
mission-pointsShort =
    { $n ->
        [one] pt
       *[other] pts
    }
mission-reserve =
    { $n ->
        [one] { $n } astronaute en réserve
       *[other] { $n } astronautes en réserve
    }
mission-losses =
    { $n ->
        [one] { $n } astronaute perdu
       *[other] { $n } astronautes perdus
    }
mission-bonusCards =
    { $n ->
        [one] { $n } carte Bonus
       *[other] { $n } cartes Bonus
    }
mission-inHand = en main : { JOIN($names) }
mission-first = premier joueur
mission-ready = prêt
mission-choosing = choisit
mission-bonusCardsTitle = Cartes Bonus
mission-discoveryCardsTitle = Cartes Découverte
mission-resourcesTitle = Ressources
mission-zonesTitle = Zones et navettes
mission-copies = { $n } cartes
mission-worth =
    { $n ->
        [one] Chaque jeton de score vaut { $n } point.
       *[other] Chaque jeton de score vaut { $n } points.
    }
mission-resourceTokens =
    { $n ->
        [one] { $n } tuile de ressources
       *[other] { $n } tuiles de ressources
    }
mission-scoreTokens =
    { $n ->
        [one] { $n } jeton de score
       *[other] { $n } jetons de score
    }
mission-bordersOf = Zones voisines : { LIST($names) }.
mission-shipsOf = Navettes de { LIST($seats) } places.
mission-verbs-seduce_on_mars = Sur Mars
mission-verbs-seduce_aboard = À bord d’une navette
mission-verbs-draw = Piocher
mission-verbs-look = Regarder une découverte

## terraforming

terraforming-cards-costs = coûte { $n } M€
terraforming-cards-costsNow = coûte { $n } M€ au lieu de { $printed } M€
terraforming-cards-tags =
    { COUNT($names) ->
        [one] indicateur : { JOIN($names) }
       *[other] indicateurs : { JOIN($names) }
    }
terraforming-cards-met = prérequis rempli
terraforming-cards-unmet = prérequis non rempli
terraforming-cards-holds = dessus : { $n } × { $what }
terraforming-cards-used = action déjà utilisée cette génération
terraforming-cards-usedShort = utilisée
terraforming-cards-cannot = Impossible pour l’instant :
terraforming-cards-or = ou
terraforming-cards-number = Nº { $n }
terraforming-cards-faceDown = Une carte, face cachée
terraforming-cards-symbols = Symboles de cette carte
terraforming-cards-toRules = voir les règles
terraforming-cards-tag = indicateur { $name }
terraforming-cards-tile = tuile { $name }
terraforming-cards-names-rating = niveau de terraformation
terraforming-cards-names-points = points
terraforming-cards-names-card = carte
terraforming-cards-names-look = regarder des cartes
terraforming-cards-names-discard = défausser une carte
terraforming-cards-names-claim = case réservée
terraforming-cards-names-project = projet standard
terraforming-cards-names-requirement = prérequis
terraforming-cards-names-tolerance = tolérance sur les prérequis
terraforming-cards-names-shelter = protégé
terraforming-cards-names-copy = répéter
terraforming-cards-names-production = production
terraforming-cards-names-any = n’importe quel joueur
terraforming-cards-names-arrow = payer, puis recevoir
terraforming-cards-names-colon = chaque fois que
terraforming-cards-names-slash = pour chaque
terraforming-cards-names-first = première action de la partie
terraforming-cards-names-mars = sur Mars
terraforming-cards-names-min = au moins
terraforming-cards-names-max = au plus
terraforming-cards-names-noted = voir le texte de la carte
terraforming-cards-names-accepted = accepté aussi
terraforming-cards-names-tag_event = événement
terraforming-cards-names-tile_any = n’importe quelle tuile
terraforming-cards-names-cube_any = n’importe quel cube
terraforming-cards-kind = Type
terraforming-cards-deck = Paquet
terraforming-cards-tagFilter = Indicateur
terraforming-cards-every = tous
terraforming-cards-untagged = sans indicateur
terraforming-cards-found =
    { $n ->
        [one] { $n } carte
       *[other] { $n } cartes
    }
terraforming-cards-none = Aucune carte ne correspond.
terraforming-cards-more = Afficher { $n } de plus
terraforming-map-mapLabel = Tharsis : utilisez les flèches pour passer d’une case à l’autre
terraforming-map-kinds-land = terre
terraforming-map-kinds-volcano = volcan
terraforming-map-kinds-ocean = réservée à un océan
terraforming-map-kinds-noctis = réservée à Noctis Ville
terraforming-map-kinds-off_map = hors du plateau
terraforming-map-nothingPrinted = Aucun bonus
terraforming-map-some = { $n }{ "\u00A0" }{ $what }
terraforming-map-gain = { $what } +{ $n }
terraforming-map-cards =
    { $n ->
        [one] { $n } carte
       *[other] { $n } cartes
    }
terraforming-map-oceansBeside =
    { $n ->
        [one] { $n } océan voisin
       *[other] { $n } océans voisins
    }
terraforming-map-tileOf = { $tile }, { $name }
terraforming-map-tileNeutral = { $tile }, neutre
terraforming-map-newest = nouvelle
terraforming-map-claimedBy = réservée par { $name }
terraforming-map-achievedBy = acquis par { $name }
terraforming-map-fundedBy = financée par { $name }
terraforming-map-tracks = Paramètres globaux
terraforming-map-temperature = { SIGNED($n) }{ "\u00A0" }°C
terraforming-map-oxygen = { $n }{ "\u202F" }%
terraforming-map-of = { $now } sur { $last }
terraforming-map-bonusAt = à { $value } : { $text }
terraforming-map-generation = Génération
terraforming-map-generationShort = gén.
terraforming-map-generationNumber = Génération { $n }
terraforming-map-generationOf = Génération { $n } sur { $last }
terraforming-map-rating = Niveau de terraformation
terraforming-map-ratingShort = NT
terraforming-map-each = { $name } : { $n }
terraforming-map-goals = Objectifs et récompenses
terraforming-map-milestones = Objectifs
terraforming-map-awards = Récompenses
terraforming-map-taken = { $n } sur { $of }
terraforming-map-price = { $n }{ "\u00A0" }M€
terraforming-map-gone = plus disponible
terraforming-map-progressOf = { $name } : { $n } sur { $needed }
terraforming-map-progressEnough = { $name } : { $n }, assez pour l’acquérir
terraforming-map-leads = { $name } : { $n }, en tête
terraforming-map-projects = Projets standard
terraforming-map-conversions-plants-title = Convertir
terraforming-map-conversions-plants-text = Convertir des plantes en tuile verdure.
terraforming-map-conversions-heat-title = Convertir
terraforming-map-conversions-heat-text = Convertir de la chaleur en un cran de température.
terraforming-table-generation = Génération { $n }
terraforming-table-generationOf = Génération { $n } sur { $last }
terraforming-table-phases-start = Mise en place
terraforming-table-phases-draft = Draft
terraforming-table-phases-research = Recherche
terraforming-table-phases-action = Actions
terraforming-table-phases-final = Dernières verdures
terraforming-table-phases-over = Partie terminée
terraforming-table-actionOf = Action { $n } sur { $of }
terraforming-table-endTurn = Terminer le tour
terraforming-table-pass = Passer
terraforming-table-passSure = Vous avez encore des coups possibles. Passer pour le reste de cette génération ?
terraforming-table-sections-board = Plateau
terraforming-table-sections-hand = Main
terraforming-table-sections-mat = Moi
terraforming-table-sections-players = Joueurs
terraforming-table-sections-log = Journal
terraforming-table-verbs-play = Jouer une carte
terraforming-table-verbs-act = Utiliser l’action d’une carte
terraforming-table-verbs-project = Projets standard
terraforming-table-verbs-milestone = Acquérir un objectif
terraforming-table-verbs-award = Financer une récompense
terraforming-table-verbs-convert_plants = Convertir
terraforming-table-verbs-convert_heat = Convertir
terraforming-table-mat = Plateau { OF($name) }
terraforming-table-mine = Votre plateau
terraforming-table-others = Autres joueurs
terraforming-table-rating = Niveau de terraformation
terraforming-table-points =
    { $n ->
        [one] { $n } point si la partie se terminait maintenant
       *[other] { $n } points si la partie se terminait maintenant
    }
terraforming-table-pointsShort =
    { $n ->
        [one] pt
       *[other] pts
    }
terraforming-table-stock = { $what } : { $n }, production { $production }
terraforming-table-tags = Indicateurs en jeu
terraforming-table-noTags = aucun indicateur
terraforming-table-inHand =
    { $n ->
        [one] { $n } carte en main
       *[other] { $n } cartes en main
    }
terraforming-table-inPlay =
    { $n ->
        [one] { $n } carte en jeu
       *[other] { $n } cartes en jeu
    }
terraforming-table-passed = a passé
terraforming-table-first = premier joueur
terraforming-table-turn = doit jouer
terraforming-table-ready = prêt
terraforming-table-choosing = choisit
terraforming-table-noCorporation = Corporation pas encore révélée
terraforming-table-played = Cartes en jeu
terraforming-table-playedOf = Cartes { OF($name) }
terraforming-table-actions = Avec action
terraforming-table-lasting = Avec effet permanent
terraforming-table-automated = Automatisées
terraforming-table-events =
    { $n ->
        [one] { $n } événement, face cachée
       *[other] { $n } événements, face cachée
    }
terraforming-table-eventsShow = Afficher les noms
terraforming-table-noneInPlay = Aucune carte en jeu pour l’instant.
terraforming-table-hand = Main
terraforming-table-handEmpty = Votre main est vide.
terraforming-table-handNone = Aucune carte ne correspond.
terraforming-table-lines = Affichage compact
terraforming-table-sort = Trier
terraforming-table-sorts-dealt = par ordre de pioche
terraforming-table-sorts-cost = par coût
terraforming-table-sorts-kind = par type
terraforming-table-sorts-tag = par indicateur
terraforming-table-sorts-name = par nom
terraforming-table-filter = Filtrer
terraforming-table-all = toutes les cartes
terraforming-table-playable = jouables maintenant
terraforming-table-playableNow =
    { $n ->
        [one] { $n } jouable maintenant
       *[other] { $n } jouables maintenant
    }
terraforming-table-details = Détails de { $card }
terraforming-table-detailsShort = Détails
terraforming-table-offer = Cartes proposées
terraforming-table-corporations = Corporations
terraforming-table-drafted = Gardées jusqu’ici
terraforming-table-looking = Vous regardez ces cartes
terraforming-table-openHands = Mains ouvertes
terraforming-table-chosen = choisie
terraforming-table-bought =
    { $n ->
        [one] { $n } carte choisie
       *[other] { $n } cartes choisies
    }
terraforming-table-buyNone = N’acheter aucune carte
terraforming-table-buy =
    { $n ->
        [one] Acheter { $n } carte pour { $price } M€
       *[other] Acheter { $n } cartes pour { $price } M€
    }
terraforming-table-sell =
    { $n ->
        [one] Vendre { $n } carte pour { $n } M€
       *[other] Vendre { $n } cartes pour { $n } M€
    }
terraforming-table-sellChoose = Choisissez au moins une carte.
terraforming-table-draftChoose = Choisissez une carte à garder.
terraforming-table-draftKeep = Garder cette carte
terraforming-table-moneyLeft = { $n } M€ restants
terraforming-table-moneyOf = { $price } M€ chacune ; vous avez { $n } M€
terraforming-table-noMore = Vous n’avez pas de quoi payer une carte de plus.
terraforming-table-otherWays = Choisir une autre quantité
terraforming-table-less = Moins
terraforming-table-more = Plus
