### The browser's words: a table, its people, its log, its score and its help.

## chat

chat-title = Chat
chat-say = Say something
chat-send = Send
chat-nothing = Nobody has said anything yet.
chat-closed = Those who watch can speak when the game is over, or if whoever opened the table allows it.
chat-open = Those who watch may speak too
chat-watching = watching
chat-somebody = Somebody
chat-removed = (removed)
chat-unread = unread
chat-seen = Seen

## life

life-clocks = Time left
life-timeOf = Time left to { $name }
life-botShort = bot
life-paused = The table is paused. Nobody moves and no clock runs.
life-pause = Pause the table
life-goOn = Go on
life-unwish = I changed my mind
life-wantPause = { LIST($names) } would like a pause.
life-wantGoOn = { LIST($names) } would like to go on.
life-botPlays = A bot plays for { $name }.
life-playAgain = The others play again.
life-gaveUp = { $name } gave up. A bot plays on to the end.
life-vote = { LIST($voters) } would like a bot in { $name }’s place.
life-lost-moved = { $name }’s seat has moved to another device.
life-lost-voted_out = The others voted { $name } out. A bot plays on to the end.
life-do-return = Play myself again
life-do-bot = Let a bot play
life-do-resign = Resign
life-do-leave = Leave the seat
life-do-replace = Replace by a bot
life-do-vote = Vote out
life-do-unvote = Take the vote back
life-sure-resign = { $name } gives up. A bot plays on to the end, and the result says so. There is no way back.
life-sure-leave = { $name } gives up the seat, and the game counts as not played to the end. It waits until somebody with the link takes the seat.
life-sure-replace = A bot plays for { $name }, who is away, until { $name } comes back.
life-sure-vote = If more than half of the others vote for it, a bot plays for { $name } from then on, for good.
life-standIn-asked = a bot plays for now
life-standIn-absent = away: a bot plays
life-standIn-clock = out of time: a bot plays
life-standIn-left = has left: a bot plays
life-standIn-resigned = resigned: a bot plays on
life-standIn-voted_out = voted out: a bot plays on
# The same when the game is over.
life-stoodIn-asked = a bot played at the end
life-stoodIn-absent = away: a bot played on
life-stoodIn-clock = out of time: a bot played on
life-stoodIn-left = left: a bot played on
life-stoodIn-resigned = resigned: a bot played on
life-stoodIn-voted_out = voted out: a bot played on

## table

table-round = Round { $n }
table-copyLink = Copy link
table-copied = Link copied
table-copyFailed = Copy this address:
table-moveSeat = Link for another device
table-moveSeatHow = Whoever opens this link first has your seat. It works once.
table-revokeLink = Revoke the link
table-linkRevoked = The link leads nowhere now.
table-invite = Invite others with this link. The game starts as soon as every seat is taken.
table-waitingRoom = Waiting for players
table-takeSeat = Take this seat
table-takeSeatNamed = Take seat { $n }
table-takeAnother = Somebody else on this device? Give a name and take another seat.
table-seats = Seats
table-free = Free seat
table-you = you
table-bot = bot
table-online = here
table-offline = away
table-spectator = You are watching. What players hide stays hidden.
table-seatFree = { $name }’s seat is free: the game waits.
table-connecting = Connecting…
table-lost = No connection. Your game is safe; trying again…
table-yourTurn = Your turn
table-titleTurn = ● Your turn · { $table }
table-waitingFor =
    { COUNT($names) ->
        [0] One moment…
       *[other] Waiting for { LIST($names) }.
    }
table-thinking = { $name } is thinking
table-hint = Hint
table-hintTitle = What would be best?
# Points have one decimal.
table-hintExpected =
    { $lead ->
        [alone] Expected: { NUMBER($chance, style: "percent") } to win
        [behind] { $points ->
            [one] Expected: { NUMBER($points, minimumFractionDigits: 1, maximumFractionDigits: 1) } point behind, { NUMBER($chance, style: "percent") } to win
           *[other] Expected: { NUMBER($points, minimumFractionDigits: 1, maximumFractionDigits: 1) } points behind, { NUMBER($chance, style: "percent") } to win
        }
       *[ahead] { $points ->
            [one] Expected: { NUMBER($points, minimumFractionDigits: 1, maximumFractionDigits: 1) } point ahead, { NUMBER($chance, style: "percent") } to win
           *[other] Expected: { NUMBER($points, minimumFractionDigits: 1, maximumFractionDigits: 1) } points ahead, { NUMBER($chance, style: "percent") } to win
        }
    }
table-hintLoss =
    { $points ->
        [0] as good
        [one] −{ NUMBER($points, minimumFractionDigits: 1, maximumFractionDigits: 1) } point
       *[other] −{ NUMBER($points, minimumFractionDigits: 1, maximumFractionDigits: 1) } points
    }
table-hintDo = Do it
table-undo = Undo
table-takeBack = Take back
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
table-pickOnBoard = Now click one of the lit things.
table-pickMore = or click what else it should touch
table-player = Player { $n }
table-score = Score
table-handOver = Hand over the screen
table-confirm = Confirm
table-confirmTitle = Is that what you want?
table-parts = Parts of the table
table-thingLit = { $thing }. Now: { $options }

## preview

preview-nothing = Nothing else changes.
preview-points =
    { $n ->
        [one] { SIGNED($n) } point if the game ended then.
       *[other] { SIGNED($n) } points if the game ended then.
    }
preview-hidden = What else happens is decided by something hidden.
preview-then = Then:

## handOver

handOver-title = Pass the screen to { $name }
handOver-text = { $name }’s cards are hidden until { $name } is at the screen.
handOver-here = I’m { $name }, I’m here
handOver-undoOf = Undo { $name }’s last move

## score

score-title = Final score
score-total = Total
score-rank = Rank { $n }
score-winner = Winner
score-won = Won
score-lost = Lost
score-record = Download the record
score-rematch = Play again
score-newTable = New table
score-board = Look at the board
score-replay = Watch the game again
score-analysis = Analyse the game
score-categories = Points by category
score-category = Category
score-details = { $category }: every line
score-chart = How the points grew
score-chartOf = Points of { LIST($names) } from chapter to chapter
score-asTable = As a table
score-end = End

## report

report-title = Report a problem
report-note = Everything that helps to find the problem is put into a file. Nothing is sent: save the file and send it to whoever looks after this Marsbox.
report-expected = What did you expect?
report-happened = What happened instead?
report-holds = The file holds your words, the position and the log as you see them, the versions of Marsbox, rules and components, and which browser you use.
report-record = It also holds the record of the game, which is over.
report-noRecord = It does not hold the record: the game is still going on.
report-save = Save the file
report-saved = The file is saved. Thank you!

## help

help-title = Help
help-rules = Rules
help-cards = Cards
help-keys = Keyboard
help-contents = Contents
help-search = Search rules and cards
help-searchCards = Search in the cards
help-hits = What was found
help-inRules = In the rules:
help-found =
    { $n ->
        [0] Nothing was found.
        [one] { $n } place found
       *[other] { $n } places found
    }
help-keysNote = Everything can be reached with Tab and Enter. At the table there are shortcuts:
help-keyList-choose-key = 1 – 9
help-keyList-choose-text = choose an option
help-keyList-hint-key = H
help-keyList-hint-text = hint: what would be best?
help-keyList-undo-key = U
help-keyList-undo-text = undo, or take back an answer
help-keyList-endTurn-key = E
help-keyList-endTurn-text = end the turn
help-keyList-pass-key = P
help-keyList-pass-text = pass
help-keyList-board-key = B
help-keyList-board-text = to the board
help-keyList-cards-key = C
help-keyList-cards-text = to the cards in hand
help-keyList-hand-key = S
help-keyList-hand-text = sort and filter the hand
help-keyList-mat-key = M
help-keyList-mat-text = to your own mat
help-keyList-players-key = O
help-keyList-players-text = to the other players
help-keyList-log-key = L
help-keyList-log-text = to the log
help-keyList-help-key = ?
help-keyList-help-text = rules and shortcuts
help-keyList-close-key = Esc
help-keyList-close-text = close what is open

## story

story-walk = The left and right arrow keys go from name to name.
story-earlier = Show earlier lines ({ $n })
story-back = Step back
story-forward = Next step
story-play = Show the steps by themselves
story-pause = Stop here
story-all = All at once
story-since = Since you last looked
story-seen = Seen
story-newSteps =
    { $n ->
        [one] { $n } new step
       *[other] { $n } new steps
    }
story-latest = Show what happened
story-setup = Set-up
story-production = Production

## provenance

provenance-title = Where this comes from
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
provenance-fields-outer = place
provenance-fields-borders = borders
provenance-fields-ships = ships
provenance-fields-tokens = resource tokens
provenance-fields-score_tokens = score tokens
provenance-fields-copies = number
provenance-fields-effect = effect
provenance-explain-rulebook = Printed in the rulebook.
provenance-explain-attested = Seen by owners of the box.
provenance-explain-inferred = Follows from what is known.
provenance-explain-reconstructed = Made by us in the spirit of the game, because no source shows it.
