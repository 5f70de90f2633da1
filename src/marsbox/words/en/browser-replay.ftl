### The browser's words: replays and analyses.

## replay

replay-title = Replay · { $table }
replay-watching = Replay
replay-controls = Steps of the game
replay-position = Step { $step } of { $last }
replay-scrub = Step
replay-spoken = Step { $step } of { $last }. { $told }
replay-spokenInChapter = Step { $step } of { $last }, { $chapter }. { $told }
replay-first = To the beginning
replay-back = One step back
replay-play = Play
replay-pause = Pause
replay-forward = One step on
replay-last = To the end
replay-chapter = Chapter
replay-speed = Speed: { NUMBER($times) } times
replay-eyes = Seen with the eyes of
replay-open = Everybody: open hands
replay-spectator = A spectator
replay-asked = { $name } is asked next: { $prompt }
replay-nothing = Nobody learns anything of this step.
replay-happened = What happened in this step
replay-link = Copy the link to this moment
replay-download = Download the record
replay-report = Report a problem
replay-score = Final score
replay-table = To the table
replay-goTo = Go to step { $step }
replay-log = The whole log
replay-keys = Arrow keys: step by step. Page up and down: chapter by chapter. Home, End: beginning, end. Space: play.
replay-openRecord = Open a record
replay-openNote = A file that was saved after a game, to watch it again step by step. Choose it, or drop it here.
replay-choose = Choose a file
replay-opening = Reading the record…
replay-foreign = This file is no record of Marsbox.
replay-withoutRecord = This report is about a game that was not over: it holds no record to be watched.

## analysis

analysis-page = Analysis
analysis-title = Analysis · { $table }
analysis-note = A bot has judged every position and looked for something better where a move seemed dear. It is an estimate, and knows nothing of anybody’s plans. “Why” says what the move gains and loses against the better one.
analysis-working = The game is being analysed. That may take a minute or two.
analysis-queued =
    { $n ->
        [one] The game will be analysed after { $n } other one.
       *[other] The game will be analysed after { $n } others.
    }
analysis-chart = Chance of winning, in percent
analysis-chartOf = Chance of winning of { LIST($names) }, step by step
analysis-percent = { NUMBER($share, style: "percent") }
analysis-watch = Watch this moment
analysis-moves = The moves that cost most
analysis-noMoves = No move cost anything worth telling.
analysis-whose = Moves of
analysis-everybody = Everybody
analysis-moment = Step { $step }
analysis-momentInChapter = { $chapter }, step { $step }
analysis-cost =
    { $points ->
        [one] −{ NUMBER($points, minimumFractionDigits: 1, maximumFractionDigits: 1) } point
       *[other] −{ NUMBER($points, minimumFractionDigits: 1, maximumFractionDigits: 1) } points
    }
analysis-played = Played
analysis-better = Better
analysis-why = Why
