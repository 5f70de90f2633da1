### The browser's words: the frame of all pages, the lobby, the archive, the profile.

## app

app-tagline = Board games of the red planet
app-disclaimer = An unofficial implementation, not affiliated with the games’ publishers. It uses none of their art or texts.
app-language = Language
app-close = Close
app-cancel = Cancel
app-loading = Loading…
app-retry = Try again
app-skipToContent = Skip to content
app-unreachable = The server can’t be reached. Check your connection and try again.
app-notFound = This page doesn’t exist
app-notFoundNote = The link may be incomplete or out of date.
app-toLobby = Back to lobby
app-lobby = Lobby
app-settings = Settings
app-labelled = { $label }: { $value }
app-sentence = { $text }.

## settings

settings-name = Your name
settings-appearance = Appearance
settings-auto = System
settings-light = Light
settings-dark = Dark
settings-confirm = Confirm moves
settings-confirmNote = A click first shows what the move will change.
settings-hold = Undo at the end of a turn
settings-holdNote = The others go on when this time is over, or when you end the turn.
settings-holds-none = Not possible
settings-holds-short = For 4 seconds
settings-holds-long = Until I end the turn, 30 seconds at most
settings-sound = Sound
settings-notify = Turn notifications
settings-notifyNote = Notify me when it’s my turn and this tab is in the background.
settings-notifyRefused = Your browser blocks notifications from this page; you can allow them in its settings.
settings-chat = Show chat
settings-soundNote = Short tones when it’s your turn, when others have moved, and at the end.

## lobby

lobby-playNow = Play now
lobby-learn = Learn
lobby-setUp = Set up a table
lobby-against =
    { $n ->
        [0] You alone
        [one] You and a bot: { $level }
       *[other] You and { $n } bots: { $level }
    }
lobby-factPlayers = Players
lobby-factMinutes = Duration
lobby-factWeight = Complexity
lobby-playerRange = { $least }–{ $most } players
lobby-minutes = { $least }–{ $most } min
lobby-weight-light = Light
lobby-weight-medium = Medium
lobby-weight-heavy = Complex
lobby-showAll = Show all { $n }
lobby-openTables = Open tables
lobby-noOpenTables = Nobody is waiting for players right now. Open a table and invite someone.
lobby-toWatch = Games to watch
lobby-more = More options
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
lobby-yourNamePlaceholder = Shown to other players
lobby-seats = Seats
lobby-seatMe = Me
lobby-seatHere = Another player on this device
lobby-seatOpen = A friend (by link)
lobby-seatBot = Bot: { $label }
lobby-anyCharacter = Anyone
lobby-opponent = Opponent in seat { $n }
lobby-seatName = Name for seat { $n }
lobby-who = Player in seat { $n }
lobby-nobodyHere = You haven’t taken a seat, so you’ll watch.
lobby-tableName = Table name
lobby-tableNamePlaceholder = Optional
lobby-options = Variants
lobby-create = Open table
lobby-start = Start playing
lobby-creating = Opening…
lobby-status-open = waiting for players
lobby-status-running = playing
lobby-status-over = finished
lobby-paused = paused
lobby-private = private: link only
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
lobby-clockMove = Time per move
lobby-clockGame = Time per game
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
lobby-hoursAndMinutes = { $hours }{ "\u00A0" }h { $minutes }{ "\u00A0" }min
lobby-perMove = { $duration } per move
lobby-perGame = { $duration } per game
lobby-found = Visibility
lobby-foundByAll = Public
lobby-foundByLink = Link only

## archive

archive-title = Finished games
archive-all = All games
archive-own = My games only
archive-nothing = No finished games.
archive-more = Show older games

## you

you-title = You
you-statistics = Your games on this server
you-played = Played
you-won = Won
you-givenUp = Not finished
you-most = Best score
you-rating = Rating
you-rated =
    { $games ->
        [one] { $rating } ({ $games } game)
       *[other] { $rating } ({ $games } games)
    }
you-nothing = You haven’t finished a game here yet.
you-rule = A game counts if you played exactly one seat. Only games with at least two people are rated; bots are ignored, and anyone who doesn’t play to the end comes last.
you-notices = Turn notifications
you-noticesNote = When it’s your turn and you aren’t at the table, the server can send a message to an address at ntfy, Discord, or a similar service.
you-address = Address for notifications
you-keep = Save
you-kept = Saved.
you-forget = Delete my data
you-forgetNote = Deletes your name, statistics, ratings, chat messages, and notification address. Finished games are kept without your name; in games still running, a bot takes your seat.
you-sure = This can’t be undone.
you-forgotten = Your data has been deleted.
