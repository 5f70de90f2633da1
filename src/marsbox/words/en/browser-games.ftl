### The browser's words: the boards of the games.

## generic

generic-noBoard = This game has no drawn board yet; everything can be chosen from the list.
generic-facts = The table as the game tells it
generic-touch = What your choices touch

## pocketMars

pocketMars-buildings = Buildings on Mars
pocketMars-others = Other players
pocketMars-mine = Your ship and cards
pocketMars-hand = Hand
pocketMars-module = Module
pocketMars-pack = Choose from these cards
pocketMars-looking = You look at these cards
pocketMars-playing = { $who } is playing this card
pocketMars-playingYou = You are playing this card
pocketMars-deck = Deck
pocketMars-discard = Discard pile
pocketMars-earth = Earth
pocketMars-ship = Ship
pocketMars-energyOf = Energy { $n } of { $max }
pocketMars-pointsShort = pts
pocketMars-pointsSoFar =
    { $n ->
        [one] { $n } point so far
       *[other] { $n } points so far
    }
pocketMars-colonists =
    { $n ->
        [one] { $n } colonist
       *[other] { $n } colonists
    }
pocketMars-cards =
    { $n ->
        [one] { $n } card
       *[other] { $n } cards
    }
pocketMars-deckTop = next: { $colour }
pocketMars-deckEmpty = empty
pocketMars-deckKnown = Cards you know in the deck
pocketMars-deckPosition = number { $n } from the top
pocketMars-discardEmpty = The discard pile is empty.
pocketMars-zoneOne = one-star zone, 2 points each
pocketMars-zoneTwo = two-star zone, 4 points each
pocketMars-zoneRoom = { $n } of { $of } places taken
pocketMars-zoneEmpty = empty
pocketMars-toBeat = A card above { $n } lands a colonist
pocketMars-noColonists = hosts no colonists
pocketMars-column = Connected cards
pocketMars-columnEmpty = no cards yet
pocketMars-faceDown = face down, counts 0
pocketMars-hidden = hidden card, { $colour }
pocketMars-seen = you have seen it
pocketMars-value = value { $n }
pocketMars-handAction = From the hand
pocketMars-moduleAction = From the module
pocketMars-energy = energy
pocketMars-first = starts each round
pocketMars-turn = turn
pocketMars-chosen = chosen
pocketMars-ready = ready
pocketMars-choosing = choosing
pocketMars-inspect = Look at { $card }
pocketMars-verbs-hand = Play from the hand
pocketMars-verbs-module = Play from your module
pocketMars-verbs-rival = Play from another’s module
pocketMars-verbs-launch = Launch
pocketMars-verbs-discard = Discard for energy

## mission

mission-mars = Mars
mission-players = Players
mission-mine = Your cards
mission-pad = Launch pad
mission-tokens = Destination tokens left
mission-tokensTo =
    { $n ->
        [one] { $zone }: { $n } destination token left
       *[other] { $zone }: { $n } destination tokens left
    }
mission-track = Turns
mission-turn = Turn { $n }
mission-turnOf = Turn { $n } of { $last }
mission-scoring =
    { $n ->
        [one] scoring, { $n } token for each zone
       *[other] scoring, { $n } tokens for each zone
    }
mission-phases-setup = Set-up
mission-phases-keep = Choice of a bonus card
mission-phases-choose = Choice of characters
mission-phases-call = Boarding and take-off
mission-phases-over = The game is over
mission-steps-setup = Set-up
mission-steps-ships = New ships
mission-steps-call = Call
mission-steps-arrival = Arrival
mission-steps-end = End of the turn
mission-steps-scoring = Scoring
mission-outer = outer zone
mission-central = central zone
mission-unexplored = unexplored
mission-nobody = nobody
mission-each = { $name }: { $n }
mission-astronauts =
    { $n ->
        [one] { $n } astronaut
       *[other] { $n } astronauts
    }
mission-waiting =
    { $n ->
        [one] { $n } score token waiting
       *[other] { $n } score tokens waiting
    }
mission-kind = Place
mission-resource = Resource
mission-resourceToken = Resource token
mission-takenBy = taken by { $name }
mission-tokenTakenBy = resource token taken by { $name }
mission-astronautsThere = Astronauts
mission-shipsTo = Ships bound for it
mission-borders = Borders
mission-ship = Ship { $n }
mission-to = to { $zone }
mission-manual = Manual ship
mission-insteadOf = instead of { $zone }
mission-seats = { $taken } of { $of } seats taken
mission-flying = in flight
mission-noShip = No ship
mission-shipPile =
    { $n ->
        [one] { $n } ship in the pile
       *[other] { $n } ships in the pile
    }
mission-shipDiscard = Discarded ships
mission-noDiscard = No ship has been discarded yet.
mission-ofSeats =
    { $n ->
        [one] { $n } seat
       *[other] { $n } seats
    }
mission-events =
    { $n ->
        [one] Event pile: { $n } card
       *[other] Event pile: { $n } cards
    }
mission-eventsShort = Events
mission-shown = Discoveries shown during the set-up
mission-returned = Cards you gave back
mission-discarded = Discoveries you discarded
mission-resources =
    { $n ->
        [one] { $n } resource token face down
       *[other] { $n } resource tokens face down
    }
mission-resourcesShort = Resources
mission-memorial = Memorial
mission-discovery = Discovery
mission-discoveryAt = Discovery beside { $zone }
mission-hidden = face down
mission-knownBy = known to { LIST($names) }
mission-bonus = Bonus
mission-bonusOwn = Bonus cards
mission-noBonus = None yet
mission-dealt = Keep one of these bonus cards
mission-drawn = You drew
mission-characters = Characters
mission-chosen = chosen
mission-called = called
mission-played = played
mission-inspect = Look at { $card }
mission-points =
    { $n ->
        [one] { $n } point so far
       *[other] { $n } points so far
    }
mission-pointsShort = pts
mission-reserve =
    { $n ->
        [one] { $n } astronaut in reserve
       *[other] { $n } astronauts in reserve
    }
mission-losses =
    { $n ->
        [one] { $n } astronaut lost
       *[other] { $n } astronauts lost
    }
mission-bonusCards =
    { $n ->
        [one] { $n } bonus card
       *[other] { $n } bonus cards
    }
mission-inHand = in hand: { JOIN($names) }
mission-first = first player
mission-ready = ready
mission-choosing = choosing
mission-bonusCardsTitle = Bonus cards
mission-discoveryCardsTitle = Discovery cards
mission-resourcesTitle = Resources
mission-zonesTitle = Zones and their ships
mission-copies = { $n } cards
mission-worth =
    { $n ->
        [one] Each score token is worth { $n } point.
       *[other] Each score token is worth { $n } points.
    }
mission-resourceTokens =
    { $n ->
        [one] { $n } resource token
       *[other] { $n } resource tokens
    }
mission-scoreTokens =
    { $n ->
        [one] { $n } score token
       *[other] { $n } score tokens
    }
mission-bordersOf = Borders { LIST($names) }.
mission-shipsOf = Ships with { LIST($seats) } seats.
mission-verbs-seduce_on_mars = On Mars
mission-verbs-seduce_aboard = Aboard a ship
mission-verbs-draw = Draw
mission-verbs-look = Look at a discovery

## terraforming

terraforming-cards-costs = costs { $n } M€
terraforming-cards-costsNow = costs { $n } M€ instead of { $printed } M€
terraforming-cards-tags =
    { COUNT($names) ->
        [one] tag: { JOIN($names) }
       *[other] tags: { JOIN($names) }
    }
terraforming-cards-met = requirement met
terraforming-cards-unmet = requirement not met
terraforming-cards-holds = on it: { $what } × { $n }
terraforming-cards-used = action used this generation
terraforming-cards-usedShort = used
terraforming-cards-cannot = Not possible now:
terraforming-cards-or = or
terraforming-cards-number = No. { $n }
terraforming-cards-faceDown = A card, face down
terraforming-cards-symbols = Symbols on this card
terraforming-cards-toRules = to the rules
terraforming-cards-tag = { $name } tag
terraforming-cards-tile = { $name } tile
terraforming-cards-names-rating = terraform rating
terraforming-cards-names-points = points
terraforming-cards-names-card = card
terraforming-cards-names-look = look at cards
terraforming-cards-names-discard = discard a card
terraforming-cards-names-claim = claimed space
terraforming-cards-names-project = standard project
terraforming-cards-names-requirement = requirement
terraforming-cards-names-tolerance = steps by which a requirement may be missed
terraforming-cards-names-shelter = protection
terraforming-cards-names-copy = repeat
terraforming-cards-names-production = production
terraforming-cards-names-any = any player
terraforming-cards-names-arrow = pay, then receive
terraforming-cards-names-colon = whenever
terraforming-cards-names-slash = for each
terraforming-cards-names-first = first action in the game
terraforming-cards-names-mars = on Mars
terraforming-cards-names-min = at least
terraforming-cards-names-max = at most
terraforming-cards-names-noted = the words tell more
terraforming-cards-names-accepted = also accepted
terraforming-cards-names-tag_event = event
terraforming-cards-names-tile_any = any tile
terraforming-cards-names-cube_any = any cube
terraforming-cards-kind = Kind
terraforming-cards-deck = Deck
terraforming-cards-tagFilter = Tag
terraforming-cards-every = all
terraforming-cards-untagged = without a tag
terraforming-cards-found =
    { $n ->
        [one] { $n } card
       *[other] { $n } cards
    }
terraforming-cards-none = No card fits.
terraforming-cards-more = Show { $n } more
terraforming-map-mapLabel = Tharsis: arrow keys lead from space to space
terraforming-map-kinds-land = land
terraforming-map-kinds-volcano = volcano
terraforming-map-kinds-ocean = reserved for an ocean
terraforming-map-kinds-noctis = reserved for its city
terraforming-map-kinds-off_map = off the map
terraforming-map-nothingPrinted = No bonus
terraforming-map-some = { $n }{ "\u00A0" }{ $what }
terraforming-map-gain = { $what } +{ $n }
terraforming-map-cards =
    { $n ->
        [one] { $n } card
       *[other] { $n } cards
    }
terraforming-map-oceansBeside =
    { $n ->
        [one] { $n } ocean next to it
       *[other] { $n } oceans next to it
    }
terraforming-map-tileOf = { $tile }, { $name }
terraforming-map-tileNeutral = { $tile }, neutral
terraforming-map-newest = new
terraforming-map-claimedBy = claimed by { $name }
terraforming-map-achievedBy = claimed by { $name }
terraforming-map-fundedBy = funded by { $name }
terraforming-map-tracks = Global parameters
terraforming-map-temperature = { SIGNED($n) }{ "\u00A0" }°C
terraforming-map-oxygen = { $n }%
terraforming-map-of = { $now } of { $last }
terraforming-map-bonusAt = at { $value }: { $text }
terraforming-map-generation = Generation
terraforming-map-generationShort = gen.
terraforming-map-generationNumber = Generation { $n }
terraforming-map-generationOf = Generation { $n } of { $last }
terraforming-map-rating = Terraform rating
terraforming-map-ratingShort = TR
terraforming-map-each = { $name }: { $n }
terraforming-map-goals = Milestones and awards
terraforming-map-milestones = Milestones
terraforming-map-awards = Awards
terraforming-map-taken = { $n }/{ $of } max.
terraforming-map-price = { $n }{ "\u00A0" }M€
terraforming-map-gone = no longer to be had
terraforming-map-progressOf = { $name }: { $n } of { $needed }
terraforming-map-progressEnough = { $name }: { $n }, enough to claim it
terraforming-map-leads = { $name }: { $n }, in the lead
terraforming-map-projects = Standard projects
terraforming-map-conversions-plants-title = Convert
terraforming-map-conversions-plants-text = Turn plants into a greenery.
terraforming-map-conversions-heat-title = Convert
terraforming-map-conversions-heat-text = Turn heat into a step of temperature.
terraforming-table-generation = Generation { $n }
terraforming-table-generationOf = Generation { $n } of { $last }
terraforming-table-phases-start = Set-up
terraforming-table-phases-draft = Draft
terraforming-table-phases-research = Research
terraforming-table-phases-action = Actions
terraforming-table-phases-final = Last greeneries
terraforming-table-phases-over = The game is over
terraforming-table-actionOf = Action { $n } of { $of }
terraforming-table-endTurn = End turn
terraforming-table-pass = Pass
terraforming-table-passSure = You could still do something. Pass for the rest of this generation?
terraforming-table-sections-board = Board
terraforming-table-sections-hand = Hand
terraforming-table-sections-mat = Me
terraforming-table-sections-players = Players
terraforming-table-sections-log = Log
terraforming-table-verbs-play = Play a card
terraforming-table-verbs-act = Use a card’s action
terraforming-table-verbs-project = Standard projects
terraforming-table-verbs-milestone = Claim a milestone
terraforming-table-verbs-award = Fund an award
terraforming-table-verbs-convert_plants = Convert
terraforming-table-verbs-convert_heat = Convert
terraforming-table-mat = Mat of { $name }
terraforming-table-mine = Your mat
terraforming-table-others = Other players
terraforming-table-rating = Terraform rating
terraforming-table-points =
    { $n ->
        [one] { $n } point if the game ended now
       *[other] { $n } points if the game ended now
    }
terraforming-table-pointsShort = pts
terraforming-table-stock = { $what }: { $n }, production { $production }
terraforming-table-tags = Tags in play
terraforming-table-noTags = no tags
terraforming-table-inHand =
    { $n ->
        [one] { $n } card in hand
       *[other] { $n } cards in hand
    }
terraforming-table-inPlay =
    { $n ->
        [one] { $n } card in play
       *[other] { $n } cards in play
    }
terraforming-table-passed = passed
terraforming-table-first = first player
terraforming-table-turn = to move
terraforming-table-ready = ready
terraforming-table-choosing = choosing
terraforming-table-noCorporation = Corporation still secret
terraforming-table-played = Cards in play
terraforming-table-playedOf = Cards of { $name }
terraforming-table-actions = With an action
terraforming-table-lasting = With a lasting effect
terraforming-table-automated = Automated
terraforming-table-events =
    { $n ->
        [one] { $n } event, face down
       *[other] { $n } events, face down
    }
terraforming-table-eventsShow = Show their names
terraforming-table-noneInPlay = No cards in play yet.
terraforming-table-hand = Hand
terraforming-table-handEmpty = Your hand is empty.
terraforming-table-handNone = No card fits this choice.
terraforming-table-lines = One line for each card
terraforming-table-sort = Sort
terraforming-table-sorts-dealt = as drawn
terraforming-table-sorts-cost = by price
terraforming-table-sorts-kind = by kind
terraforming-table-sorts-tag = by tag
terraforming-table-sorts-name = by name
terraforming-table-filter = Show
terraforming-table-all = all cards
terraforming-table-playable = playable now
terraforming-table-playableNow = { $n } playable now
terraforming-table-details = Details of { $card }
terraforming-table-detailsShort = Details
terraforming-table-offer = Cards on offer
terraforming-table-corporations = Corporations
terraforming-table-drafted = Kept so far
terraforming-table-looking = You look at these cards
terraforming-table-openHands = Open hands
terraforming-table-chosen = chosen
terraforming-table-bought =
    { $n ->
        [one] { $n } card chosen
       *[other] { $n } cards chosen
    }
terraforming-table-buyNone = Buy no cards
terraforming-table-buy =
    { $n ->
        [one] Buy { $n } card for { $price } M€
       *[other] Buy { $n } cards for { $price } M€
    }
terraforming-table-sell =
    { $n ->
        [one] Sell { $n } card for { $n } M€
       *[other] Sell { $n } cards for { $n } M€
    }
terraforming-table-sellChoose = Choose at least one card.
terraforming-table-draftChoose = Choose the card you keep.
terraforming-table-draftKeep = Keep this card
terraforming-table-moneyLeft = { $n } M€ left
terraforming-table-moneyOf = { $price } M€ each, of { $n } M€
terraforming-table-noMore = There is no money for another card.
terraforming-table-otherWays = Another amount
terraforming-table-less = Less
terraforming-table-more = More
