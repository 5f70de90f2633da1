### Wie Bots heißen, wie sie spielen, und was gesagt wird, wenn einer ausfällt.

bots-name-random = Zufall
bots-name-greedy = Gierig
bots-name-mcts = Planer
bots-name-cadet = Kadett
bots-name-settler = Siedler
bots-name-engineer = Ingenieur
bots-name-commander = Kommandant

bots-the-random =
    { $case ->
       *[nominative] der Zufallsbot
        [accusative] den Zufallsbot
    }
bots-the-greedy =
    { $case ->
       *[nominative] der gierige Bot
        [accusative] den gierigen Bot
    }
bots-the-mcts =
    { $case ->
       *[nominative] der Planer
        [accusative] den Planer
    }
bots-the-cadet =
    { $case ->
       *[nominative] der Kadett
        [accusative] den Kadetten
    }
bots-the-settler =
    { $case ->
       *[nominative] der Siedler
        [accusative] den Siedler
    }
bots-the-engineer =
    { $case ->
       *[nominative] der Ingenieur
        [accusative] den Ingenieur
    }
bots-the-commander =
    { $case ->
       *[nominative] der Kommandant
        [accusative] den Kommandanten
    }

bots-three-random = drei Zufallsbots
bots-three-greedy = drei gierige Bots
bots-three-mcts = drei Planer
bots-three-cadet = drei Kadetten
bots-three-settler = drei Siedler
bots-three-engineer = drei Ingenieure
bots-three-commander = drei Kommandanten

bots-about-random = Spielt irgendeinen erlaubten Zug, jeder ist gleich wahrscheinlich.
bots-about-greedy = Denkt einen Schritt voraus und nimmt, was sofort am meisten bringt.
bots-about-mcts = Spielt vor jedem Zug Hunderte mögliche Fortsetzungen durch und weiß dabei nicht mehr als du.
bots-about-cadet = Lernt noch: macht ab und zu einen guten Zug und sonst irgendeinen erlaubten.
bots-about-settler = Weiß, was sich lohnt, ist mit den Gedanken aber oft woanders und spielt dann irgendetwas.
bots-about-engineer = Rechnet jedes Mal bis zum Ende des eigenen Zuges und nimmt, was am meisten bringt.
bots-about-commander = Spielt vor jedem Zug Hunderte mögliche Fortsetzungen durch und weiß dabei nicht mehr als du.

bots-wins_of_two = Gewinnt zu zweit { $percent }{ "\u202F" }% der Partien gegen { FORM($the, case: "accusative") }.
bots-wins_of_four = Gewinnt zu viert { $percent }{ "\u202F" }% der Partien gegen { $three }.
bots-illegal = { CAPITAL($bot) } auf Platz { $seat } hat einen unerlaubten Zug gemacht; { $simpler } spielt weiter.
bots-late = { CAPITAL($bot) } auf Platz { $seat } hat nicht rechtzeitig geantwortet; { $simpler } spielt weiter.
bots-exception = { CAPITAL($bot) } auf Platz { $seat } hatte einen Fehler; { $simpler } spielt weiter.
