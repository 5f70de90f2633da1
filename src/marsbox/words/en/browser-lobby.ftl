### The browser's words: the frame of all pages, the lobby, the archive, the profile.

## app

app-tagline = Board games of the red planet
app-disclaimer = An unofficial implementation, not affiliated with the games’ publishers, without their art or texts.
app-language = Language
app-close = Close
app-cancel = Cancel
app-loading = Loading…
app-retry = Try again
app-skipToContent = Skip to content
app-unreachable = The server can’t be reached. Check the connection and try again.
app-notFound = There is nothing here.
app-toLobby = To the lobby
app-lobby = Lobby
app-settings = Settings

## settings

settings-name = Your name
settings-appearance = Appearance
settings-auto = As the device
settings-light = Light
settings-dark = Dark
settings-confirm = Ask before acting
settings-confirmNote = A click shows what it will change before it is done.
settings-sound = Sound
settings-notify = Notify me of my turn
settings-notifyNote = The browser tells you while the page is open and you look elsewhere.
settings-notifyRefused = The browser does not allow it; its own settings for this page can.
settings-chat = Show what people say at the table
settings-soundNote = Short tones when it is your turn, when others have moved and at the end.

## lobby

lobby-newTable = New table
lobby-game = Game
lobby-players = Players
lobby-solo = Solo
lobby-playersCount =
    { $n ->
        [one] { $n } player
       *[other] { $n } players
    }
lobby-yourName = Your name
lobby-yourNamePlaceholder = How others see you
lobby-seats = Who sits where
lobby-seatMe = Me
lobby-seatHere = Somebody here, on this device
lobby-seatOpen = A friend, by link
lobby-seatBot = Bot: { $label }
lobby-seatName = Name at seat { $n }
lobby-who = Who sits at seat { $n }
lobby-nobodyHere = Nobody here has a seat: you will watch.
lobby-tableName = Name of the table
lobby-tableNamePlaceholder = Optional
lobby-options = Variants
lobby-create = Open the table
lobby-start = Start playing
lobby-creating = Opening…
lobby-tables = Tables
lobby-noTables = No table is open right now. Open one and invite somebody, or play against a bot at once.
lobby-status-open = waiting for players
lobby-status-running = playing
lobby-status-over = over
lobby-paused = paused
lobby-private = private: only with its link
lobby-freeSeats =
    { $n ->
        [one] { $n } free seat
       *[other] { $n } free seats
    }
lobby-join = Join
lobby-resume = Continue
lobby-watch = Watch
lobby-readRules = Read the rules
lobby-seeCards = See all cards
lobby-free = free
lobby-clock = Clock
lobby-clockNone = No clock
lobby-clockMove = Time for each move
lobby-clockGame = Time for the whole game
lobby-duration =
    { $unit ->
        [second] { $n ->
            [one] { NUMBER($n) } second
           *[other] { NUMBER($n) } seconds
        }
        [minute] { $n ->
            [one] { NUMBER($n) } minute
           *[other] { NUMBER($n) } minutes
        }
        [hour] { $n ->
            [one] { NUMBER($n) } hour
           *[other] { NUMBER($n) } hours
        }
       *[day] { $n ->
            [one] { NUMBER($n) } day
           *[other] { NUMBER($n) } days
        }
    }
lobby-perMove = { $duration } a move
lobby-perGame = { $duration } for the game
lobby-found = Who finds the table
lobby-foundByAll = Everybody: it is listed
lobby-foundByLink = Only who has the link

## archive

archive-title = Finished games
archive-all = All games
archive-own = Only mine
archive-nothing = No game that is over was found.
archive-more = Show earlier games

## you

you-title = You
you-statistics = Your games on this server
you-played = Played
you-won = Won
you-givenUp = Not played to the end
you-most = Most points
you-rating = Rating
you-rated =
    { $games ->
        [one] { $rating } ({ $games } game)
       *[other] { $rating } ({ $games } games)
    }
you-nothing = You have not finished a game here yet.
you-rule = A game counts if you had one seat at it. For the rating at least two people must have played; bots are left out, and whoever does not play to the end comes last.
you-notices = Notices of your turn
you-noticesNote = The server can send a line to an address of ntfy, Discord or the like when it is your turn and you are not at the table.
you-address = Address for notices
you-keep = Save
you-kept = Saved.
you-forget = Forget me
you-forgetNote = Removes your name, statistics, ratings, what you said and where notices go. Finished games stay, without your name; in running ones a bot takes your seat.
you-sure = This can’t be undone.
you-forgotten = This server knows nothing of you any more.
