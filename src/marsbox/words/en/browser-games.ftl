### The browser's words: the boards of the games.

## generic

generic-noBoard = There is no drawn board for this game yet; choose everything from the list.
generic-facts = Current position
generic-touch = Affected by your choices

## pocketMars

pocketMars-buildings = Buildings on Mars
pocketMars-others = Other players
pocketMars-mine = Your ship and cards
pocketMars-hand = Hand
pocketMars-module = Module
pocketMars-pack = Choose from these cards
pocketMars-looking = You are looking at these cards
pocketMars-playing = { $who } is playing this card
pocketMars-playingYou = You are playing this card
pocketMars-deck = Deck
pocketMars-discard = Discard pile
pocketMars-earth = Earth
pocketMars-ship = Ship
pocketMars-energyOf = Energy: { $n } of { $max }
pocketMars-pointsShort =
    { $n ->
        [one] pt
       *[other] pts
    }
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
pocketMars-deckTop = top card: { $colour }
pocketMars-deckEmpty = empty
pocketMars-deckKnown = Cards you know in the deck
pocketMars-deckPosition = { $n } from the top
pocketMars-discardEmpty = The discard pile is empty.
pocketMars-zoneOne = one-star zone, 2 points each
pocketMars-zoneTwo = two-star zone, 4 points each
pocketMars-zoneRoom = { $n } of { $of } spots taken
pocketMars-zoneEmpty = empty
pocketMars-toBeat = A card higher than { $n } lands a colonist
pocketMars-noColonists = no colonists can live here
pocketMars-column = Connected cards
pocketMars-columnEmpty = no cards yet
pocketMars-faceDown = face down, value 0
pocketMars-hidden = hidden card, { $colour }
pocketMars-seen = you have seen it
pocketMars-value = value { $n }
pocketMars-handAction = From your hand
pocketMars-moduleAction = From your module
pocketMars-energy = energy
pocketMars-first = starts each round
pocketMars-turn = to play
pocketMars-chosen = chosen
pocketMars-ready = ready
pocketMars-choosing = choosing
pocketMars-inspect = Look at { $card }
pocketMars-verbs-hand = Play from your hand
pocketMars-verbs-module = Play from your module
pocketMars-verbs-rival = Play from an opponent’s module
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
        [one] scoring, { $n } token per zone
       *[other] scoring, { $n } tokens per zone
    }
mission-phases-setup = Setup
mission-phases-keep = Choosing a bonus card
mission-phases-choose = Choosing characters
mission-phases-call = Boarding and launch
mission-phases-over = Game over
mission-steps-setup = Setup
mission-steps-ships = New ships
mission-steps-call = Call
mission-steps-arrival = Arrival
mission-steps-end = End of turn
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
mission-kind = Position
mission-resource = Resource
mission-resourceToken = Resource token
mission-takenBy = taken by { $name }
mission-tokenTakenBy = resource token taken by { $name }
mission-astronautsThere = Astronauts
mission-shipsTo = Ships on their way
mission-borders = Adjacent zones
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
mission-shown = Discoveries revealed during setup
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
mission-bonusOwn = Your bonus cards
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
mission-pointsShort =
    { $n ->
        [one] pt
       *[other] pts
    }
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
mission-bordersOf = Next to { LIST($names) }.
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
terraforming-cards-holds = on it: { $n } × { $what }
terraforming-cards-used = action already used this generation
terraforming-cards-usedShort = used
terraforming-cards-cannot = Not possible right now:
terraforming-cards-or = or
terraforming-cards-number = No. { $n }
terraforming-cards-faceDown = A card, face down
terraforming-cards-symbols = Symbols on this card
terraforming-cards-toRules = see the rules
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
terraforming-cards-names-tolerance = leeway on requirements
terraforming-cards-names-shelter = protected
terraforming-cards-names-copy = repeat
terraforming-cards-names-production = production
terraforming-cards-names-any = any player
terraforming-cards-names-arrow = pay, then receive
terraforming-cards-names-colon = whenever
terraforming-cards-names-slash = for each
terraforming-cards-names-first = first action of the game
terraforming-cards-names-mars = on Mars
terraforming-cards-names-min = at least
terraforming-cards-names-max = at most
terraforming-cards-names-noted = see the card text
terraforming-cards-names-accepted = also accepted
terraforming-cards-names-tag_event = event
terraforming-cards-names-tile_any = any tile
terraforming-cards-names-cube_any = any cube
terraforming-cards-kind = Type
terraforming-cards-deck = Deck
terraforming-cards-tagFilter = Tag
terraforming-cards-every = all
terraforming-cards-untagged = no tag
terraforming-cards-found =
    { $n ->
        [one] { $n } card
       *[other] { $n } cards
    }
terraforming-cards-none = No cards match.
terraforming-cards-more = Show { $n } more
terraforming-map-mapLabel = Tharsis: use the arrow keys to move from space to space
terraforming-map-kinds-land = land
terraforming-map-kinds-volcano = volcano
terraforming-map-kinds-ocean = reserved for an ocean
terraforming-map-kinds-noctis = reserved for Noctis City
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
        [one] { $n } adjacent ocean
       *[other] { $n } adjacent oceans
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
terraforming-map-taken = { $n } of { $of } taken
terraforming-map-price = { $n }{ "\u00A0" }M€
terraforming-map-gone = no longer available
terraforming-map-progressOf = { $name }: { $n } of { $needed }
terraforming-map-progressEnough = { $name }: { $n }, enough to claim it
terraforming-map-leads = { $name }: { $n }, in the lead
terraforming-map-projects = Standard projects
terraforming-map-conversions-plants-title = Convert
terraforming-map-conversions-plants-text = Convert plants into a greenery.
terraforming-map-conversions-heat-title = Convert
terraforming-map-conversions-heat-text = Convert heat into a temperature step.
terraforming-table-generation = Generation { $n }
terraforming-table-generationOf = Generation { $n } of { $last }
terraforming-table-phases-start = Setup
terraforming-table-phases-draft = Draft
terraforming-table-phases-research = Research
terraforming-table-phases-action = Actions
terraforming-table-phases-final = Final greeneries
terraforming-table-phases-over = Game over
terraforming-table-actionOf = Action { $n } of { $of }
terraforming-table-endTurn = End turn
terraforming-table-pass = Pass
terraforming-table-passSure = You still have moves available. Pass for the rest of this generation?
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
terraforming-table-mat = { $name }’s player board
terraforming-table-mine = Your player board
terraforming-table-others = Other players
terraforming-table-rating = Terraform rating
terraforming-table-points =
    { $n ->
        [one] { $n } point if the game ended now
       *[other] { $n } points if the game ended now
    }
terraforming-table-pointsShort =
    { $n ->
        [one] pt
       *[other] pts
    }
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
terraforming-table-turn = to play
terraforming-table-ready = ready
terraforming-table-choosing = choosing
terraforming-table-noCorporation = Corporation not revealed yet
terraforming-table-played = Cards in play
terraforming-table-playedOf = { $name }’s cards
terraforming-table-actions = With actions
terraforming-table-lasting = With ongoing effects
terraforming-table-automated = Automated
terraforming-table-events =
    { $n ->
        [one] { $n } event, face down
       *[other] { $n } events, face down
    }
terraforming-table-eventsShow = Show names
terraforming-table-noneInPlay = No cards in play yet.
terraforming-table-hand = Hand
terraforming-table-handEmpty = Your hand is empty.
terraforming-table-handNone = No card matches.
terraforming-table-lines = Compact view
terraforming-table-sort = Sort
terraforming-table-sorts-dealt = in order drawn
terraforming-table-sorts-cost = by cost
terraforming-table-sorts-kind = by type
terraforming-table-sorts-tag = by tag
terraforming-table-sorts-name = by name
terraforming-table-filter = Filter
terraforming-table-all = all cards
terraforming-table-playable = playable now
terraforming-table-playableNow = { $n } playable now
terraforming-table-details = Details of { $card }
terraforming-table-detailsShort = Details
terraforming-table-offer = Cards on offer
terraforming-table-corporations = Corporations
terraforming-table-drafted = Kept so far
terraforming-table-looking = You are looking at these cards
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
terraforming-table-draftChoose = Choose a card to keep.
terraforming-table-draftKeep = Keep this card
terraforming-table-moneyLeft = { $n } M€ left
terraforming-table-moneyOf = { $price } M€ each; you have { $n } M€
terraforming-table-noMore = You can’t afford another card.
terraforming-table-otherWays = Choose another amount
terraforming-table-less = Less
terraforming-table-more = More
