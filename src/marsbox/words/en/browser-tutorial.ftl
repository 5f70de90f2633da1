### The browser's words: the first game that teaches Pocket Mars. Paragraphs have an empty line between them.

tutorial-title = Learn Pocket Mars
tutorial-offer = New here? Play a first game and learn Pocket Mars on the way: one opponent, and somebody beside you who explains.
tutorial-start = Learn by playing
tutorial-resume = Go on learning
tutorial-again = Learn it once more
tutorial-decline = Not now
tutorial-coach = Explanation
tutorial-known = { $n } of { $of }
tutorial-next = Go on
tutorial-more = In the rules
tutorial-doIt = Do that
tutorial-sensible = Sensible:
tutorial-reminder = You know this
tutorial-fold = Fold the explanation
tutorial-unfold = Show the explanation
tutorial-choose = Do as you like: everything that is lit is allowed.
tutorial-ask = What would be sensible?
tutorial-lessons-goal-title = Seven colonists to Mars
tutorial-lessons-goal-text =
    You have seven colonists: one on your ship, six on Earth. Bring them into the buildings on Mars.

    That takes two steps. Launch: from Earth to your ship. Land: from your ship to a building. When somebody has all seven on Mars, the round is finished and points are counted.
tutorial-lessons-places-title = Where the points are
tutorial-lessons-places-text =
    A colonist counts 1 point on the ship, 2 in a one-star zone and 4 in a two-star zone, which has room for only one in this game. On Earth it counts nothing.

    Each building has an ability too, written beneath its name. Construction takes in nobody.
tutorial-lessons-cards-title = Every card can be played in two ways
tutorial-lessons-cards-text =
    From your hand: do what the upper half says, and the card is gone.

    From your module: the card goes to the building of its colour. If its number is higher than the one there, you land a colonist. Then comes the lower half, and then the ability of the building: three things in one turn.
tutorial-lessons-module-title = Fill your module
tutorial-lessons-module-text = Two of your four cards go face down into your module, the other two stay in hand. The others see their colours only.
tutorial-lessons-turn-title = Your turn: one action
tutorial-lessons-turn-text =
    Play a card from your hand, from your module or from another one’s module; launch one colonist; or discard a card for 1 energy.

    What you can do is lit on the board and listed beside it.
tutorial-lessons-watch-title = Your opponent has moved
tutorial-lessons-watch-text = The log tells what happened. Keep an eye on the number at each building: it changes with every card connected there, and your next card has to be higher.
tutorial-lessons-connect-title = Now from the module
tutorial-lessons-connect-text = A card from the module does up to three things: land, its lower half, the building. Look for a number that is higher than the one at its building.
tutorial-lessons-land-title = You may land
tutorial-lessons-land-text = Your card is higher than what it covers, so a colonist may go from your ship to the one-star zone of this building.
tutorial-lessons-moduleAction-title = The lower half of the card
tutorial-lessons-moduleAction-text = Its module action follows. You never have to use it; a lightning shows what it costs.
tutorial-lessons-building-title = The building helps
tutorial-lessons-building-text = At last the ability of the building. Ecosystem moves a colonist between the zones, Water puts a card away, Energy gives energy, Science launches and Construction lands.
tutorial-lessons-fourCards-title = Four cards again
tutorial-lessons-fourCards-text =
    After each turn everybody returns to four cards, two in hand and two in the module. What goes into the module never comes back to the hand.

    High numbers land, so they like the module. Cards with a good upper half are better in hand.
tutorial-lessons-tooMany-title = One card too many
tutorial-lessons-tooMany-text = You have more than four cards: discard from your hand what you will not play soon.
tutorial-lessons-energy-title = Energy
tutorial-lessons-energy-text = A lightning on a card is its price in energy; only module actions have one. You hold at most 5. Discarding a card brings 1, so do many Energy cards. At the end the most energy is worth a point.
tutorial-lessons-promote-title = The better places
tutorial-lessons-promote-text = To promote means from one star up to two: 4 points instead of 2. There is one such place in each building, and others can push you down again. Green cards and the Ecosystem do this.
tutorial-lessons-rivals-title = The modules of others
tutorial-lessons-rivals-text = You may play a card from your opponent’s module, unseen. Nobody lands; its owner may use its lower half, and then you the building. It spoils a plan, or covers a high number.
tutorial-lessons-end-title = What else counts at the end
tutorial-lessons-end-text = 2 points for a colonist in each of the four buildings, 3 for four colonists in one of them, and 1 for the most energy. Your points so far stand beside your name.
tutorial-lessons-soon-title = The end is near
tutorial-lessons-soon-text = Somebody has nearly all colonists on Mars. Count: promote while you can, and leave nobody on Earth, for there they are worth nothing.
tutorial-lessons-landAnywhere-title = Land where you like
tutorial-lessons-landAnywhere-text = Choose a building: your colonist lands in its one-star zone. Where you have nobody yet, you come closer to the 2 points for all four.
tutorial-lessons-promoting-title = Promote
tutorial-lessons-promoting-text = Choose whose colonist goes up to two stars. Yours, if you can: that is 2 more points.
tutorial-lessons-demoting-title = Demote
tutorial-lessons-demoting-text = A colonist goes down from two stars to one: 2 points less for its owner, and the place is free.
tutorial-lessons-moving-title = Move
tutorial-lessons-moving-text = One of your colonists changes buildings. Think of the 2 points for all four and of the 3 for four in one.
tutorial-lessons-recalling-title = Send back
tutorial-lessons-recalling-text = A colonist of your opponent returns to the ship: a point less, and one more to land.
tutorial-lessons-draining-title = Take energy
tutorial-lessons-draining-text = Your opponent loses energy, and perhaps an action that needs it.
tutorial-lessons-peeking-title = Look into a module
tutorial-lessons-peeking-text = You see the cards in secret. Then you know what to expect, and what is worth playing from there.
tutorial-lessons-swapping-title = Exchange
tutorial-lessons-swapping-text = Two things change places. Of cards, the one on top counts: a low one makes landing easy.
tutorial-lessons-burying-title = Put a card away
tutorial-lessons-burying-text = One of your cards goes under the deck, and you will draw a new one. Take the one you can use least.
tutorial-lessons-covering-title = Lay a card face down
tutorial-lessons-covering-text = It covers the column of its colour and counts 0 there: your next card of that colour will be higher.
tutorial-lessons-digging-title = Choose from the deck
tutorial-lessons-digging-text = Take the card you like best; the others go under the deck.
tutorial-lessons-over-title = You have played Pocket Mars
tutorial-lessons-over-text = The score sheet tells where every point comes from. You know the game now: play again with other cards, with more players, or with the draft.
tutorial-advice-storeHigh = Science 4 and Water 7: their numbers are above 3, so each of them will land a colonist. Energy 1 and Water 4 are good in hand, because they launch.
tutorial-advice-launchFirst = Energy 1 from the hand launches a colonist and gains energy. Only whoever is on the ship can land.
tutorial-advice-landTwice = Science 4 is higher than 3 and lands a colonist, its lower half lands another one, and Science launches the next.
tutorial-advice-landHigh = Water 7 is the highest number of its colour: it lands a colonist for certain.
tutorial-advice-landNow = On Mars a colonist counts twice as much, and the end comes closer.
tutorial-advice-useNow = The card stays here, so you can’t save it for later.
tutorial-advice-useFree = It costs nothing.
tutorial-advice-launchTwo = Water 4 from the hand launches two colonists at once and costs nothing. From the module its action costs 1 energy.
tutorial-advice-promoteNow = Ecosystem 4 from the hand promotes one of your colonists right away.
