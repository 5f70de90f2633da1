### The browser's words: a table, its people, its log, its score and its help.

## chat

chat-title = Chat
chat-say = Write a message
chat-send = Send
chat-nothing = No messages yet.
chat-closed = Spectators can chat once the game is over, or earlier if the host allows it.
chat-open = Spectators can chat
chat-somebody = Someone
chat-removed = (removed)
chat-spectator = { $name } (spectator)
chat-unread =
    { $n ->
        [one] unread
       *[other] unread
    }
chat-seen = Mark as read

## life

life-clocks = Time left
life-timeOf = { $name }’s time left
life-botShort = bot
life-paused = The game is paused. Nobody can move and no clock is running.
life-deserted = Nobody was here, so the game is paused.
life-pause = Pause the game
life-goOn = Resume
life-unwish = Never mind
life-wantPause =
    { COUNT($names) ->
        [one] { LIST($names) } wants to pause.
       *[other] { LIST($names) } want to pause.
    }
life-wantGoOn =
    { COUNT($names) ->
        [one] { LIST($names) } wants to resume.
       *[other] { LIST($names) } want to resume.
    }
life-botPlays = A bot is playing for { $name }.
life-stepMissed = Time’s up. A bot makes this one move for { $name }; the next is yours again.
life-isAway = { $name } is away. A bot is playing until { $name } comes back.
life-playAgain = You’re invited to a rematch.
life-gaveUp = { $name } resigned. A bot plays on to the end.
life-conceded = { $name } resigned. { $winner } wins.
life-vote =
    { COUNT($voters) ->
        [one] { LIST($voters) } wants a bot to replace { $name }.
       *[other] { LIST($voters) } want a bot to replace { $name }.
    }
life-lost-moved = { $name }’s seat has moved to another device.
life-lost-voted_out = { $name } was voted out. A bot plays on to the end.
life-do-return = Take over again
life-do-bot = Let a bot play
life-addBot = Add a bot…
life-do-resign = Resign
life-do-end = End the game here
life-do-leave = Leave seat
life-do-replace = Replace with a bot
life-do-vote = Vote out
life-do-unvote = Withdraw vote
life-sure-bot = A bot plays for { $name } until you take over again, which you can do at any time. If it is still playing when the game ends, the game counts as not finished.
life-sure-resign = { $name } resigns. A bot plays on to the end, and the result will say so. This can’t be undone.
life-sure-end = The game ends here, and { $name } wins. This can’t be undone.
life-sure-leave = { $name } leaves the seat, and the game counts as not finished. The game waits until someone with the link takes the seat.
life-sure-replace = { $name } is offline. A bot will play until { $name } comes back.
life-sure-vote = If more than half of the other players vote for this, a bot plays for { $name } until the end of the game.
life-standIn-asked = a bot is playing for now
life-standIn-absent = offline: a bot is playing
life-standIn-clock = out of time: a bot makes this move
life-standIn-away = away: a bot is playing
life-standIn-left = left: a bot is playing
life-standIn-resigned = resigned: a bot is playing
life-standIn-voted_out = voted out: a bot is playing
# The same when the game is over.
life-stoodIn-asked = a bot played at the end
life-stoodIn-absent = offline: a bot played on
life-stoodIn-clock = out of time: a bot played on
life-stoodIn-away = away: a bot played on
life-stoodIn-left = left: a bot played on
life-stoodIn-resigned = resigned: a bot played on
life-stoodIn-voted_out = voted out: a bot played on

## table

table-round = Round { $n }
table-copyLink = Copy link
table-copySeatLink = Copy the link to your seat
table-copied = Link copied
table-copyFailed = Copy this link:
table-moveSeat = Continue on another device
table-moveSeatHow = The first person to open this link gets your seat. The link works once.
table-revokeLink = Revoke link
table-linkRevoked = Link revoked.
table-invite = Invite others with this link. The game starts as soon as every seat is taken.
table-invited = Enter your name and take a seat. The game starts as soon as every seat is taken.
table-nameFirst = Enter a name first.
table-noVariants = None
table-waitingRoom = Waiting for players
table-takeSeat = Take this seat
table-takeSeatNamed = Take seat { $n }
table-takeAnother = Someone else on this device? Enter a name and take another seat.
table-seats = Seats
table-free = Free seat
table-you = you
table-bot = bot
table-character = { $name } ({ $level }): { $description }
table-aboutCharacter = { $level }. { $description }
table-online = online
table-offline = offline
table-spectator = You are watching. Hidden information stays hidden.
table-seatFree = { $name }’s seat is free. The game waits until someone takes it.
table-connecting = Connecting…
table-lost = Connection lost. Your game is safe; reconnecting…
table-yourTurn = Your turn
table-titleTurn = ● Your turn · { $table }
table-waitingFor =
    { COUNT($names) ->
        [0] One moment…
       *[other] Waiting for { LIST($names) }.
    }
table-thinking = { $name } is thinking
table-hint = Hint
table-hintTitle = What should I do?
# Points have one decimal.
table-hintExpected =
    { $lead ->
        [alone] Chance of winning: { NUMBER($chance, style: "percent") }.
        [level] Chance of winning: { NUMBER($chance, style: "percent") }; equal players would have { NUMBER($par, style: "percent") } each. Expected at the end: level with the best opponent.
        [behind] { $points ->
            [one] Chance of winning: { NUMBER($chance, style: "percent") }; equal players would have { NUMBER($par, style: "percent") } each. Expected at the end: { NUMBER($points, minimumFractionDigits: 1, maximumFractionDigits: 1) } point behind the best opponent.
           *[other] Chance of winning: { NUMBER($chance, style: "percent") }; equal players would have { NUMBER($par, style: "percent") } each. Expected at the end: { NUMBER($points, minimumFractionDigits: 1, maximumFractionDigits: 1) } points behind the best opponent.
        }
       *[ahead] { $points ->
            [one] Chance of winning: { NUMBER($chance, style: "percent") }; equal players would have { NUMBER($par, style: "percent") } each. Expected at the end: { NUMBER($points, minimumFractionDigits: 1, maximumFractionDigits: 1) } point ahead of the best opponent.
           *[other] Chance of winning: { NUMBER($chance, style: "percent") }; equal players would have { NUMBER($par, style: "percent") } each. Expected at the end: { NUMBER($points, minimumFractionDigits: 1, maximumFractionDigits: 1) } points ahead of the best opponent.
        }
    }
table-hintLoss =
    { $points ->
        [0] just as good
        [one] costs { NUMBER($points, minimumFractionDigits: 1, maximumFractionDigits: 1) } point
       *[other] costs { NUMBER($points, minimumFractionDigits: 1, maximumFractionDigits: 1) } points
    }
table-hintNumbers = Numbers behind this
table-hintCompared = What each choice costs compared with the best one, in points at the end of the game, and where the points come from: for the best choice compared with now, for the others compared with the best.
table-hintBest = best
table-hintDo = Play this
table-hintTick = { $n ->
    [one] Tick this card
   *[other] Tick these cards
    }
table-undo = Undo
table-takeBack = Change
table-endTurn = End turn
table-held = Your turn is over. You can still undo it.
table-rules = Rules
table-cards = Cards
table-log = Log
table-chat = Chat
table-logEmpty = Nothing has happened yet.
table-story = Step by step
table-chronicle = What happened
table-choices = What you can do
table-showChoices = Show choices
table-hideChoices = Hide choices
table-pickOne = Choose one
table-pickOnBoard = Now click one of the highlighted pieces.
table-pickMore = or click another highlighted piece
table-player = Player { $n }
table-score = Score
table-handOver = Pass the screen
table-confirm = Confirm
table-confirmTitle = Play this move?
table-parts = Sections of the table
table-now = Now: { $options }

## preview

preview-nothing = Nothing else changes.
preview-points =
    { $n ->
        [one] { SIGNED($n) } point if the game ended after this move.
       *[other] { SIGNED($n) } points if the game ended after this move.
    }
preview-hidden = The rest depends on hidden information.
preview-then = Then:

## handOver

handOver-title = Pass the screen to { $name }
handOver-text = { $name }’s cards stay hidden until { $name } is at the screen.
handOver-here = I’m { $name }, I’m here
handOver-undoOf = Undo { $name }’s last move

## score

score-title = Final score
score-total = Total
score-rank =
    { $n ->
        [1] 1st
        [2] 2nd
        [3] 3rd
       *[other] { $n }th
    }
score-winner = Winner
score-youWin = You win!
score-decided = What made the difference: { $category }, { $n ->
    [one] { $n } point
   *[other] { $n } points
} more than { $name }.
score-won = Won
score-lost = Lost
score-record = Download game file
score-rematch = Rematch
score-newTable = New table
score-board = View board
score-replay = Watch replay
score-analysis = Analyse game
score-categories = Points by category
score-category = Category
score-details = { $category }: show details
score-chart = Score over time
score-chartOf = Score of { LIST($names) } over the game
score-asTable = Show as table
score-end = End

## report

report-title = Report a problem
report-note = Everything needed to investigate the problem is saved to a file. Nothing is sent: save the file and send it to whoever runs this server.
report-expected = What did you expect?
report-happened = What happened instead?
report-holds = The file contains your description, the position and the log as you see them, the versions of Marsbox, the rules, and the components, and your browser’s name.
report-record = It also contains the finished game.
report-noRecord = It doesn’t contain the game, because the game isn’t over yet.
report-save = Save file
report-saved = File saved. Thank you!

## help

help-title = Help
help-rules = Rules
help-cards = Cards
help-keys = Keyboard
help-contents = Contents
help-search = Search rules and cards
help-searchCards = Search cards
help-hits = Search results
help-inRules = See the rules:
help-found =
    { $n ->
        [0] No results
        [one] { $n } result
       *[other] { $n } results
    }
help-keysNote = Tab and Enter reach everything. At the table you can also use these shortcuts:
help-keyList-choose-key = 1–9
help-keyList-choose-text = choose an option
help-keyList-hint-key = H
help-keyList-hint-text = get a hint
help-keyList-undo-key = U
help-keyList-undo-text = undo a move or change an answer
help-keyList-endTurn-key = E
help-keyList-endTurn-text = end the turn
help-keyList-pass-key = P
help-keyList-pass-text = pass
help-keyList-board-key = B
help-keyList-board-text = go to the board
help-keyList-cards-key = C
help-keyList-cards-text = go to your hand
help-keyList-hand-key = S
help-keyList-hand-text = sort and filter your hand
help-keyList-mat-key = M
help-keyList-mat-text = go to your player board
help-keyList-players-key = O
help-keyList-players-text = go to the other players
help-keyList-log-key = L
help-keyList-log-text = go to the log
help-keyList-help-key = ?
help-keyList-help-text = show rules and shortcuts
help-keyList-close-key = Esc
help-keyList-close-text = close the open window, or skip the playback

## story

story-walk = Use the left and right arrow keys to move from name to name.
story-earlier = Show earlier lines ({ $n })
story-back = Previous step
story-forward = Next step
story-play = Play the steps
story-pause = Pause
story-all = Show all
story-since = Since your last visit
story-seen = Mark as seen
story-newSteps =
    { $n ->
        [one] { $n } new step
       *[other] { $n } new steps
    }
story-latest = Show what happened
story-setup = Setup
story-production = Production

## playback

playback-title = Playback of other players’ moves
playback-speeds-slow = Slow
playback-speeds-normal = Normal
playback-speeds-fast = Fast
playback-speeds-off = Off
playback-skip = Skip
playback-left =
    { $n ->
        [one] 1 more step
       *[other] { $n } more steps
    }

## provenance

provenance-title = Sources
provenance-rulebook = rulebook
provenance-attested = attested
provenance-inferred = inferred
provenance-reconstructed = reconstructed
provenance-fields-card = card
provenance-fields-space = space
provenance-fields-colour = colour
provenance-fields-value = value
provenance-fields-hand = hand action
provenance-fields-module = module action
provenance-fields-name = name
provenance-fields-outer = position
provenance-fields-borders = adjacent zones
provenance-fields-ships = ships
provenance-fields-tokens = resource tokens
provenance-fields-score_tokens = score tokens
provenance-fields-copies = number
provenance-fields-effect = effect
provenance-explain-rulebook = Printed in the rulebook.
provenance-explain-attested = Confirmed by owners of the game.
provenance-explain-inferred = Inferred from what is known.
provenance-explain-reconstructed = Our own reconstruction in the spirit of the game, because no source shows the original.
