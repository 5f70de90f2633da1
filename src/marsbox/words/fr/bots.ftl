### Comment on appelle les robots, comment ils jouent, et ce qui est dit quand l’un d’eux échoue.

bots-name-random = Hasard
bots-name-greedy = Glouton
bots-name-mcts = Stratège
bots-name-cadet = Cadet
bots-name-settler = Pionnier
bots-name-engineer = Ingénieur
bots-name-commander = Commandant
bots-name-governor = Gouverneur

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

bots-the-random = un robot qui joue au hasard
bots-the-greedy = le Glouton
bots-the-mcts = le Stratège
bots-the-cadet = le Cadet
bots-the-settler = le Pionnier
bots-the-engineer = l’Ingénieur
bots-the-commander = le Commandant
bots-the-governor = le Gouverneur

bots-three-random = trois robots qui jouent au hasard
bots-three-greedy = trois Gloutons
bots-three-mcts = trois Stratèges
bots-three-cadet = trois Cadets
bots-three-settler = trois Pionniers
bots-three-engineer = trois Ingénieurs
bots-three-commander = trois Commandants
bots-three-governor = trois Gouverneurs

bots-about-random = Joue un coup permis au hasard.
bots-about-greedy = Regarde un coup d’avance et choisit ce qui rapporte le plus tout de suite.
bots-about-mcts = Explore des centaines de suites possibles avant chaque coup, sans en savoir plus que vous.
bots-about-cadet = Débute : ne voit que ce qu’un coup rapporte tout de suite, adore les cartes et se trompe souvent.
bots-about-settler = A déjà joué quelques parties : voit un peu plus loin, mais surestime les cartes et se trompe encore parfois.
bots-about-engineer = Calcule chaque coup jusqu’au bout et choisit ce qui rapporte le plus.
bots-about-commander = Juge chaque coup avec un réseau de neurones entraîné par des milliers de parties contre lui-même.
bots-about-governor = Explore avant chaque coup un millier de suites possibles et les juge avec un réseau de neurones entraîné, sans en savoir plus que vous.

bots-manner-builder = Construit d’abord une base solide ; les points viennent plus tard.
bots-manner-rusher = Se lance tout de suite et ne perd pas de temps.
bots-manner-collector = Adore les cartes et en prend autant que possible.
bots-manner-rival = Surveille les autres et leur met des bâtons dans les roues.

bots-with_level = { $name } ({ $level })

bots-wins_of_two = Gagne { $percent }{ "\u202F" }% des parties à deux contre { $the }.
bots-wins_of_four = Gagne { $percent }{ "\u202F" }% des parties à quatre contre { $three }.
bots-illegal = { CAPITAL($bot) } (place { $seat }) a joué un coup interdit ; { $simpler } prend le relais.
bots-late = { CAPITAL($bot) } (place { $seat }) n’a pas répondu à temps ; { $simpler } prend le relais.
bots-exception = { CAPITAL($bot) } (place { $seat }) a rencontré une erreur ; { $simpler } prend le relais.
