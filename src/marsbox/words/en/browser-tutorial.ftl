### The browser’s words: the first game that teaches Pocket Mars. Paragraphs have an empty line between them.

tutorial-title = Learn Pocket Mars
tutorial-resume = Resume the tutorial
tutorial-again = Replay the tutorial
tutorial-coach = Coach
tutorial-known = { $n } of { $of }
tutorial-next = Next
tutorial-more = See the rules
tutorial-doIt = Play this
tutorial-sensible = Suggested move:
tutorial-reminder = Reminder
tutorial-fold = Hide the explanation
tutorial-unfold = Show the explanation
tutorial-choose = Your choice: everything that is highlighted is allowed.
tutorial-ask = What should I do?
tutorial-lessons-goal-title = Seven colonists to Mars
tutorial-lessons-goal-text =
    You have seven colonists: one on your ship, six on Earth. Bring them to the buildings on Mars.

    That takes two steps. Launch: from Earth to your ship. Land: from your ship to a building. Once somebody has all seven on Mars, the round is played to its end and points are counted.
tutorial-lessons-places-title = Where the points are
tutorial-lessons-places-text =
    A colonist is worth 1 point on the ship, 2 in a one-star zone and 4 in a two-star zone, which has room for only one in this game. On Earth it is worth nothing.

    Each building also has an ability, written below its name. Nobody can live in Construction.
tutorial-lessons-cards-title = Every card can be played in two ways
tutorial-lessons-cards-text =
    From your hand: do what the upper half says, then discard the card.

    From your module: the card goes to the building of its colour. If its value is higher than the one there, you may land a colonist. Then comes the lower half, and finally the building’s ability: three things in one turn.
tutorial-lessons-module-title = Your module
tutorial-lessons-module-text = Put two of your four cards face down into your module; the other two stay in your hand. Your opponent sees only their colours.
tutorial-lessons-turn-title = Your turn: one action
tutorial-lessons-turn-text =
    Play a card from your hand, from your module or from an opponent’s module; launch one colonist; or discard a card for 1 energy.

    What you can do is highlighted on the board and listed in the panel.
tutorial-lessons-watch-title = Your opponent has played
tutorial-lessons-watch-text = The log tells you what happened. Keep an eye on the value at each building: it changes with every card connected there, and your next card has to beat it.
tutorial-lessons-connect-title = Now from your module
tutorial-lessons-connect-text = A card from your module does up to three things: it lands a colonist, then comes its lower half, then the building. Look for a card whose value beats the one at its building.
tutorial-lessons-land-title = You may land
tutorial-lessons-land-text = Your card is higher than the one it covers, so you may land a colonist from your ship in the one-star zone of this building.
tutorial-lessons-moduleAction-title = The lower half of the card
tutorial-lessons-moduleAction-text = Next is its module action. You never have to use it; a lightning bolt shows what it costs.
tutorial-lessons-building-title = The building helps
tutorial-lessons-building-text = Finally, the building’s ability. Ecosystem moves a colonist between the zones, Water puts a card under the deck, Energy gives energy, Science launches and Construction lands.
tutorial-lessons-fourCards-title = Four cards again
tutorial-lessons-fourCards-text =
    After each turn everyone returns to four cards, two in hand and two in the module. A card in the module never comes back to the hand.

    High values land colonists, so they belong in the module. Cards with a good upper half are better in hand.
tutorial-lessons-tooMany-title = One card too many
tutorial-lessons-tooMany-text = You have more than four cards: discard from your hand what you won’t play soon.
tutorial-lessons-energy-title = Energy
tutorial-lessons-energy-text = A lightning bolt on a card is its cost in energy; only module actions have one. You can hold up to 5. Discarding a card gives you 1, and many Energy cards give you more. At the end, having the most is worth 1 point.
tutorial-lessons-promote-title = The better places
tutorial-lessons-promote-text = Promoting a colonist moves it from one star up to two: 4 points instead of 2. There is only one such place in each building, and your opponent can demote you again. Green cards and Ecosystem do this.
tutorial-lessons-rivals-title = Your opponent’s module
tutorial-lessons-rivals-text = You may play a card from your opponent’s module, unseen. Nobody lands; its owner may use its lower half, then you may use the building. It can spoil a plan or cover a high value.
tutorial-lessons-end-title = What else counts at the end
tutorial-lessons-end-text = 2 points for a colonist in each of the four buildings, 3 for four colonists in one of them, and 1 for the most energy. Your current score is shown next to your name.
tutorial-lessons-soon-title = The end is near
tutorial-lessons-soon-text = Somebody has nearly all their colonists on Mars. Promote while you can, and leave nobody on Earth, where they are worth nothing.
tutorial-lessons-landAnywhere-title = Land where you like
tutorial-lessons-landAnywhere-text = Choose a building: your colonist lands in its one-star zone. One where you have nobody yet brings you closer to the 2 points for all four.
tutorial-lessons-promoting-title = Promote
tutorial-lessons-promoting-text = Choose which colonist goes up to two stars. Preferably one of yours: that’s 2 more points.
tutorial-lessons-demoting-title = Demote
tutorial-lessons-demoting-text = A colonist goes down from two stars to one: 2 points less for its owner, and the place is free.
tutorial-lessons-moving-title = Move
tutorial-lessons-moving-text = One of your colonists changes buildings. Think of the 2 points for all four buildings and the 3 for four colonists in one.
tutorial-lessons-recalling-title = Send back
tutorial-lessons-recalling-text = One of your opponent’s colonists goes back to the ship: that’s 1 point less, and one more to land.
tutorial-lessons-draining-title = Drain energy
tutorial-lessons-draining-text = Your opponent loses energy, and perhaps an action that needs it.
tutorial-lessons-peeking-title = Look at a module
tutorial-lessons-peeking-text = You see the cards in secret. Now you know what to expect, and which of them is worth playing.
tutorial-lessons-swapping-title = Swap
tutorial-lessons-swapping-text = Two colonists or two cards change places. The card on top is the one that counts: a low one is easy to beat.
tutorial-lessons-burying-title = Put a card under the deck
tutorial-lessons-burying-text = One of your cards goes under the deck, and you will draw a new one. Choose the one you need least.
tutorial-lessons-covering-title = Place a card face down
tutorial-lessons-covering-text = It covers the column of its colour and counts as 0 there: your next card of that colour will beat it.
tutorial-lessons-digging-title = Choose from the deck
tutorial-lessons-digging-text = Keep the card you like best; the others go under the deck.
tutorial-lessons-over-title = You have played Pocket Mars
tutorial-lessons-over-text = The score sheet shows where every point comes from. Now you know the game: play again with other cards, with more players, or with a draft.
tutorial-advice-storeHigh = Science 4 and Water 7: both beat 3, so each of them will land a colonist. Energy 1 and Water 4 are good in hand, because they launch.
tutorial-advice-launchFirst = Energy 1 from your hand launches a colonist and gains energy. Only colonists on your ship can land.
tutorial-advice-landTwice = Science 4 beats 3 and lands a colonist, its lower half lands another one, and the building launches the next.
tutorial-advice-landHigh = Water 7 is the highest card of its colour: it is sure to land a colonist.
tutorial-advice-landNow = On Mars a colonist is worth twice as much, and the end comes closer.
tutorial-advice-useNow = The card stays here, so you can’t save it for later.
tutorial-advice-useFree = It costs nothing.
tutorial-advice-launchTwo = Water 4 from your hand launches two colonists at once and costs nothing. Its module action costs 1 energy.
tutorial-advice-promoteNow = Ecosystem 4 from your hand promotes one of your colonists right away.
