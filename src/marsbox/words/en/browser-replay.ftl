### The browser's words: replays and analyses.

## replay

replay-title = Replay · { $table }
replay-watching = Replay
replay-controls = Replay controls
replay-position = Step { $step } of { $last }
replay-scrub = Step
replay-spoken = Step { $step } of { $last }. { $told }
replay-spokenInChapter = Step { $step } of { $last }, { $chapter }. { $told }
replay-first = Go to start
replay-back = Previous step
replay-play = Play
replay-pause = Pause
replay-forward = Next step
replay-last = Go to end
replay-chapter = Chapter
replay-speed = Speed: { NUMBER($times) }×
replay-eyes = View as
replay-open = Everyone (open hands)
replay-spectator = Spectator
replay-asked = Next decision, { $name }: { $prompt }
replay-nothing = Nothing visible happened in this step.
replay-happened = What happened in this step
replay-link = Copy link to this step
replay-download = Download game file
replay-report = Report a problem
replay-score = Final score
replay-table = Back to table
replay-goTo = Go to step { $step }
replay-log = Full log
replay-keys = Arrow keys: one step. Page Up and Page Down: one chapter. Home and End: start and end. Space: play or pause.
replay-openRecord = Open a game file
replay-openNote = Choose a game file saved after a game, or drop it here, to replay the game step by step.
replay-choose = Choose a file
replay-opening = Reading the game file…
replay-foreign = This isn’t a Marsbox game file.
replay-withoutRecord = This report is about an unfinished game, so there is nothing to replay.

## analysis

analysis-page = Analysis
analysis-title = Analysis · { $table }
analysis-note = A bot evaluated every position and looked for a better move wherever the move played seemed costly. These are estimates; the bot knows nothing about anyone’s plans. “Why” says what the better move would have brought.
analysis-working = Analysing the game. This may take a minute or two.
analysis-queued =
    { $n ->
        [one] { $n } other game will be analysed first.
       *[other] { $n } other games will be analysed first.
    }
analysis-chart = Chance of winning (%)
analysis-chartOf = Chance of winning for { LIST($names) }, step by step
analysis-percent = { NUMBER($share, style: "percent") }
analysis-watch = Watch this step
analysis-moves = Biggest mistakes
analysis-noMoves = No mistakes worth mentioning.
analysis-whose = Moves by
analysis-everybody = Everyone
analysis-moment = Step { $step }
analysis-momentInChapter = { $chapter }, step { $step }
analysis-cost =
    { $points ->
        [one] −{ NUMBER($points, minimumFractionDigits: 1, maximumFractionDigits: 1) } point
       *[other] −{ NUMBER($points, minimumFractionDigits: 1, maximumFractionDigits: 1) } points
    }
analysis-played = Played
analysis-brought = It brings
analysis-better = Better
analysis-why = Why
analysis-numbers = Where the points were lost
