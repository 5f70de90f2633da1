### What bots are called (name: on a seat; the: in a sentence; three: several of them), how they play, and what is said when one fails.
### Characters have a first name, the same in every language; a manner is how a character plays.

bots-name-random = Random
bots-name-greedy = Greedy
bots-name-mcts = Planner
bots-name-cadet = Cadet
bots-name-settler = Settler
bots-name-engineer = Engineer
bots-name-commander = Commander
bots-name-governor = Governor

bots-name-amina = Amina
bots-name-bo = Bo
bots-name-chiara = Chiara
bots-name-davi = Davi
bots-name-emeka = Emeka
bots-name-fatou = Fatou
bots-name-goran = Goran
bots-name-hana = Hana
bots-name-ines = Ines
bots-name-jamal = Jamal
bots-name-kirsi = Kirsi
bots-name-levan = Levan
bots-name-mei = Mei
bots-name-nikos = Nikos
bots-name-olena = Olena
bots-name-pablo = Pablo
bots-name-quilla = Quilla
bots-name-ravi = Ravi
bots-name-sione = Sione
bots-name-tamar = Tamar

bots-the-random = a bot that plays at random
bots-the-greedy = the greedy bot
bots-the-mcts = the Planner
bots-the-cadet = the Cadet
bots-the-settler = the Settler
bots-the-engineer = the Engineer
bots-the-commander = the Commander
bots-the-governor = the Governor

bots-three-random = three bots that play at random
bots-three-greedy = three greedy bots
bots-three-mcts = three Planners
bots-three-cadet = three Cadets
bots-three-settler = three Settlers
bots-three-engineer = three Engineers
bots-three-commander = three Commanders
bots-three-governor = three Governors

bots-about-random = Plays any legal move at random.
bots-about-greedy = Looks one move ahead and takes whatever gains the most right away.
bots-about-mcts = Explores hundreds of possible continuations before every move, knowing no more than you do.
bots-about-cadet = A beginner: sees only what a move brings right away, is fond of cards, and often misjudges.
bots-about-settler = Has played a few times: thinks a little further ahead, but overrates cards and still misjudges at times.
bots-about-engineer = Thinks every move through to the end and takes whatever gains the most.
bots-about-commander = Judges every move with a neural net trained on thousands of games against itself.
bots-about-governor = Explores a thousand possible continuations before every move and judges them with a trained neural net, knowing no more than you do.

bots-manner-builder = Builds a broad base first; the points come later.
bots-manner-rusher = Is in a hurry: gets going at once and wastes no time.
bots-manner-collector = Loves cards and takes as many as possible.
bots-manner-rival = Keeps an eye on the others and gets in their way.

bots-with_level = { $name } ({ $level })

bots-wins_of_two = Wins { $percent }% of two-player games against { $the }.
bots-wins_of_four = Wins { $percent }% of four-player games against { $three }.
bots-illegal = { CAPITAL($bot) } in seat { $seat } made an illegal move; { $simpler } takes over.
bots-late = { CAPITAL($bot) } in seat { $seat } took too long; { $simpler } takes over.
bots-exception = { CAPITAL($bot) } in seat { $seat } ran into an error; { $simpler } takes over.
