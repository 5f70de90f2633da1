### Wie Bots heißen, wie sie spielen, und was gesagt wird, wenn einer ausfällt.

bots-name-random = Zufall
bots-name-greedy = Gierig
bots-name-mcts = Planer
bots-name-cadet = Kadett
bots-name-settler = Siedler
bots-name-engineer = Ingenieur
bots-name-commander = Kommandant
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
bots-the-governor =
    { $case ->
       *[nominative] der Gouverneur
        [accusative] den Gouverneur
    }

bots-three-random = drei Zufallsbots
bots-three-greedy = drei gierige Bots
bots-three-mcts = drei Planer
bots-three-cadet = drei Kadetten
bots-three-settler = drei Siedler
bots-three-engineer = drei Ingenieure
bots-three-commander = drei Kommandanten
bots-three-governor = drei Gouverneure

bots-about-random = Spielt irgendeinen erlaubten Zug, jeder ist gleich wahrscheinlich.
bots-about-greedy = Denkt einen Schritt voraus und nimmt, was sofort am meisten bringt.
bots-about-mcts = Spielt vor jedem Zug Hunderte mögliche Fortsetzungen durch und weiß dabei nicht mehr als du.
bots-about-cadet = Fängt gerade erst an: sieht nur, was ein Zug sofort bringt, mag Karten und verschätzt sich oft.
bots-about-settler = Hat schon ein paar Partien gespielt: denkt etwas weiter, überschätzt aber Karten und irrt sich noch manchmal.
bots-about-engineer = Rechnet jedes Mal bis zum Ende des eigenen Zuges und nimmt, was am meisten bringt.
bots-about-commander = Beurteilt jeden Zug mit einem neuronalen Netz, das in Tausenden Partien gegen sich selbst gelernt hat.
bots-about-governor = Spielt vor jedem Zug tausend mögliche Fortsetzungen durch, beurteilt sie mit einem trainierten neuronalen Netz und weiß dabei nicht mehr als du.

bots-manner-builder = Baut erst eine breite Grundlage auf; die Punkte kommen später.
bots-manner-rusher = Hat es eilig: legt sofort los und verliert keine Zeit.
bots-manner-collector = Liebt Karten und nimmt so viele wie möglich.
bots-manner-rival = Behält die anderen im Auge und kommt ihnen in die Quere.

bots-with_level = { $name } ({ $level })

bots-wins_of_two = Gewinnt zu zweit { $percent }{ "\u202F" }% der Partien gegen { FORM($the, case: "accusative") }.
bots-wins_of_four = Gewinnt zu viert { $percent }{ "\u202F" }% der Partien gegen { $three }.
bots-illegal = { CAPITAL($bot) } auf Platz { $seat } hat einen unerlaubten Zug gemacht; { $simpler } spielt weiter.
bots-late = { CAPITAL($bot) } auf Platz { $seat } hat nicht rechtzeitig geantwortet; { $simpler } spielt weiter.
bots-exception = { CAPITAL($bot) } auf Platz { $seat } hatte einen Fehler; { $simpler } spielt weiter.
