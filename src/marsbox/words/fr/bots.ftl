### Comment on appelle les robots, comment ils jouent, et ce qui est dit quand l’un d’eux échoue.

bots-name-random = Hasard
bots-name-greedy = Glouton
bots-name-mcts = Stratège
bots-name-cadet = Cadet
bots-name-settler = Pionnier
bots-name-engineer = Ingénieur
bots-name-commander = Commandant

bots-the-random = un robot qui joue au hasard
bots-the-greedy = le Glouton
bots-the-mcts = le Stratège
bots-the-cadet = le Cadet
bots-the-settler = le Pionnier
bots-the-engineer = l’Ingénieur
bots-the-commander = le Commandant

bots-three-random = trois robots qui jouent au hasard
bots-three-greedy = trois Gloutons
bots-three-mcts = trois Stratèges
bots-three-cadet = trois Cadets
bots-three-settler = trois Pionniers
bots-three-engineer = trois Ingénieurs
bots-three-commander = trois Commandants

bots-about-random = Joue un coup permis au hasard.
bots-about-greedy = Regarde un coup d’avance et choisit ce qui rapporte le plus tout de suite.
bots-about-mcts = Explore des centaines de suites possibles avant chaque coup, sans en savoir plus que vous.
bots-about-cadet = Un débutant qui trouve un bon coup de temps à autre et joue sinon au hasard.
bots-about-settler = Sait ce qui rapporte, mais a souvent la tête ailleurs et joue alors au hasard.
bots-about-engineer = Calcule chaque coup jusqu’au bout et choisit ce qui rapporte le plus.
bots-about-commander = Explore des centaines de suites possibles avant chaque coup, sans en savoir plus que vous.

bots-wins_of_two = Gagne { $percent }{ "\u202F" }% des parties à deux contre { $the }.
bots-wins_of_four = Gagne { $percent }{ "\u202F" }% des parties à quatre contre { $three }.
bots-illegal = { CAPITAL($bot) } (place { $seat }) a joué un coup interdit ; { $simpler } prend le relais.
bots-late = { CAPITAL($bot) } (place { $seat }) n’a pas répondu à temps ; { $simpler } prend le relais.
bots-exception = { CAPITAL($bot) } (place { $seat }) a rencontré une erreur ; { $simpler } prend le relais.
