### The browser's words: the first game that teaches Pocket Mars. Paragraphs have an empty line between them.

tutorial-title = Learn Pocket Mars
tutorial-offer = New here? Learn Pocket Mars in a first game against one opponent, with a coach beside you.
tutorial-start = Learn by playing
tutorial-resume = Resume the tutorial
tutorial-again = Replay the tutorial
tutorial-decline = Not now
tutorial-coach = Coach
tutorial-known = Lesson { $n } of { $of }
tutorial-next = Next
tutorial-more = See the rules
tutorial-doIt = Play this
tutorial-sensible = Suggested move:
tutorial-reminder = Reminder
tutorial-fold = Hide the coach
tutorial-unfold = Show the coach
tutorial-choose = Your choice: you can play anything that is highlighted.
tutorial-ask = What should I do?
tutorial-lessons-goal-title = Seven colonists to Mars
tutorial-lessons-goal-text =
    You have seven colonists: one on your ship, six on Earth. Bring them into the buildings on Mars.

    That takes two steps. Launch: from Earth to your ship. Land: from your ship to a building. When someone has all seven on Mars, the round is finished and points are counted.
tutorial-lessons-places-title = Where the points are
tutorial-lessons-places-text =
    A colonist scores 1 point on the ship, 2 in a one-star zone, and 4 in a two-star zone, which has room for only one in this game. On Earth it scores nothing.

    Each building also has an ability, written beneath its name. Nobody can live in Construction.
tutorial-lessons-cards-title = Two ways to play every card
tutorial-lessons-cards-text =
    From your hand: do what the upper half says, then discard the card.

    From your module: the card goes to the building of its colour. If its number is higher than the one there, you land a colonist. Then comes the lower half, and finally the building’s ability: three things in one turn.
tutorial-lessons-module-title = Your module
tutorial-lessons-module-text = Put two of your four cards face down into your module and keep the other two in hand. Your opponents only see the colours of the cards in your module.
tutorial-lessons-turn-title = Your turn: one action
tutorial-lessons-turn-text =
    Play a card from your hand, from your module, or from an opponent’s module; launch one colonist; or discard a card for 1 energy.

    What you can do is highlighted on the board and listed beside it.
tutorial-lessons-watch-title = Your opponent has moved
tutorial-lessons-watch-text = The log shows what happened. Keep an eye on the number at each building: it changes with every card connected there, and your next card has to be higher.
tutorial-lessons-connect-title = Now from the module
tutorial-lessons-connect-text = A card from your module does up to three things: it lands a colonist, then its lower half, then the building. Look for a number that is higher than the one at its building.
tutorial-lessons-land-title = You may land
tutorial-lessons-land-text = Your card is higher than the one it covers, so a colonist may go from your ship to the one-star zone of this building.
tutorial-lessons-moduleAction-title = The lower half of the card
tutorial-lessons-moduleAction-text = Next comes its module action. You never have to use it; a lightning bolt shows what it costs.
tutorial-lessons-building-title = The building helps
tutorial-lessons-building-text = Finally, the building’s ability. Ecosystem moves a colonist between the zones, Water puts a card under the deck, Energy gives energy, Science launches, and Construction lands.
tutorial-lessons-fourCards-title = Back to four cards
tutorial-lessons-fourCards-text =
    After each turn everyone goes back to four cards, two in hand and two in the module. A card in the module never returns to the hand.

    High numbers land colonists, so they belong in the module. Cards with a good upper half are better in hand.
tutorial-lessons-tooMany-title = One card too many
tutorial-lessons-tooMany-text = You have more than four cards: discard the ones you won’t play soon from your hand.
tutorial-lessons-energy-title = Energy
tutorial-lessons-energy-text = A lightning bolt on a card is its cost in energy; only module actions have one. You can hold up to 5. Discarding a card gives 1, and so do many Energy cards. At the end, having the most energy is worth 1 point.
tutorial-lessons-promote-title = The best spots
tutorial-lessons-promote-text = To promote a colonist is to move it up from one star to two: 4 points instead of 2. Each building has one such spot in this game, and opponents can push you back down. Green cards and Ecosystem promote.
tutorial-lessons-rivals-title = Your opponents’ modules
tutorial-lessons-rivals-text = You may play a card from your opponent’s module without seeing it first. Nobody lands; its owner may use the lower half, and then you use the building. It ruins a plan, or covers a high number.
tutorial-lessons-end-title = End-of-game bonuses
tutorial-lessons-end-text = 2 points for a colonist in each of the four buildings, 3 for four colonists in one of them, and 1 for the most energy. Your points so far are shown beside your name.
tutorial-lessons-soon-title = The end is near
tutorial-lessons-soon-text = Someone has nearly all their colonists on Mars. Do the maths: promote while you can, and leave nobody on Earth, where they score nothing.
tutorial-lessons-landAnywhere-title = Land anywhere
tutorial-lessons-landAnywhere-text = Choose a building: your colonist lands in its one-star zone. A building where you have nobody yet brings you closer to the 2 points for all four.
tutorial-lessons-promoting-title = Promote
tutorial-lessons-promoting-text = Choose whose colonist moves up to two stars. Yours, if you can: that is 2 more points.
tutorial-lessons-demoting-title = Demote
tutorial-lessons-demoting-text = A colonist moves down from two stars to one: 2 points less for its owner, and the spot is free.
tutorial-lessons-moving-title = Move
tutorial-lessons-moving-text = One of your colonists changes buildings. Think of the 2 points for all four buildings and the 3 for four colonists in one.
tutorial-lessons-recalling-title = Send back
tutorial-lessons-recalling-text = One of your opponent’s colonists returns to the ship: 1 point less, and one more to land.
tutorial-lessons-draining-title = Take energy
tutorial-lessons-draining-text = Your opponent loses energy, and perhaps an action that needed it.
tutorial-lessons-peeking-title = Look into a module
tutorial-lessons-peeking-text = You look at the cards in secret. Now you know what to expect, and what is worth playing from there.
tutorial-lessons-swapping-title = Swap
tutorial-lessons-swapping-text = Two things swap places. For cards, the one on top counts: a low one makes landing easy.
tutorial-lessons-burying-title = Put a card under the deck
tutorial-lessons-burying-text = One of your cards goes under the deck, and you will draw a new one. Choose the one you need least.
tutorial-lessons-covering-title = Place a card face down
tutorial-lessons-covering-text = It covers the column of its colour and counts 0 there: your next card of that colour will be higher.
tutorial-lessons-digging-title = Choose from the deck
tutorial-lessons-digging-text = Take the card you like best; the others go under the deck.
tutorial-lessons-over-title = You have played Pocket Mars
tutorial-lessons-over-text = The score sheet shows where every point comes from. Now you know the game: play again with other cards, with more players, or with the draft.
tutorial-advice-storeHigh = Science 4 and Water 7: their numbers are above 3, so each of them will land a colonist. Energy 1 and Water 4 are good in hand, because they launch.
tutorial-advice-launchFirst = Energy 1 from your hand launches a colonist and gains energy. Only colonists on your ship can land.
tutorial-advice-landTwice = Science 4 beats 3 and lands a colonist, its lower half lands another, and the Science building launches the next.
tutorial-advice-landHigh = Water 7 is the highest number of its colour: it is certain to land a colonist.
tutorial-advice-landNow = A colonist on Mars scores twice as much, and the end comes closer.
tutorial-advice-useNow = The card stays here, so you can’t save it for later.
tutorial-advice-useFree = It costs nothing.
tutorial-advice-launchTwo = Water 4 from your hand launches two colonists at once and costs nothing. From the module, its action costs 1 energy.
tutorial-advice-promoteNow = Ecosystem 4 from your hand promotes one of your colonists right away.
