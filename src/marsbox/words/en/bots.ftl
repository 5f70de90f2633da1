### What bots are called (name: on a seat; the: in a sentence; three: several of them), how they play, and what is said when one fails.

bots-name-random = Random
bots-name-greedy = Greedy
bots-name-mcts = Planner
bots-name-cadet = Cadet
bots-name-settler = Settler
bots-name-engineer = Engineer
bots-name-commander = Commander

bots-the-random = a bot that plays at random
bots-the-greedy = the greedy bot
bots-the-mcts = the Planner
bots-the-cadet = the Cadet
bots-the-settler = the Settler
bots-the-engineer = the Engineer
bots-the-commander = the Commander

bots-three-random = three bots that play at random
bots-three-greedy = three greedy bots
bots-three-mcts = three Planners
bots-three-cadet = three Cadets
bots-three-settler = three Settlers
bots-three-engineer = three Engineers
bots-three-commander = three Commanders

bots-about-random = Plays any legal move at random.
bots-about-greedy = Looks one move ahead and takes whatever gains the most right away.
bots-about-mcts = Explores hundreds of possible continuations before every move, knowing no more than you do.
bots-about-cadet = Still learning; finds a good move now and then, and otherwise plays at random.
bots-about-settler = Knows what pays off, but is often distracted and then plays at random.
bots-about-engineer = Thinks every move through to the end and takes whatever gains the most.
bots-about-commander = Explores hundreds of possible continuations before every move, knowing no more than you do.

bots-wins_of_two = Wins { $percent }% of two-player games against { $the }.
bots-wins_of_four = Wins { $percent }% of four-player games against { $three }.
bots-illegal = { CAPITAL($bot) } in seat { $seat } made an illegal move; { $simpler } takes over.
bots-late = { CAPITAL($bot) } in seat { $seat } took too long; { $simpler } takes over.
bots-exception = { CAPITAL($bot) } in seat { $seat } ran into an error; { $simpler } takes over.
