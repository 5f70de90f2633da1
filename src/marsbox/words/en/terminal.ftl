### The terminal's own words.

## Bad input: names the thing and says what would be right

terminal-unknown_language = There is no language "{ $language }"; the languages are { $known }.
terminal-unknown_game = There is no game "{ $game }"; the games are { $known }.
terminal-unknown_option = { $game } has no option "{ $option }"; its options are { $known }.
terminal-unknown_option_value = The option "{ $option }" can't be "{ $value }"; it can be { $known }.
terminal-bad_option = "{ $option }" is not an option of a game; write NAME=VALUE, such as --option draft=on.
terminal-option_not_for = The option { $option }={ $value } is not for { $players } players; it is for these numbers of players: { $known }.
terminal-no_game_for = No game is for { $players } players; the games and their numbers of players are: { $known }.
terminal-wrong_seat_count = { $game } is not for { $players } players; it is for these numbers of players: { $known }.
terminal-unknown_bot = There is no bot "{ $bot }"; the bots are { $known }.
terminal-unknown_bot_or_file = There is no bot "{ $bot }"; the bots are { $known }, and your own are written FILE.py:CLASS.
terminal-unknown_choice = { $option } can't be "{ $value }"; it can be { $known }.
terminal-only_with = { $option } needs { $other }; add it, or leave { $option } out.
terminal-not_with = { $option } can't be given with { $other }; leave one of them out.
terminal-file_exists = { $file } exists already and would be lost; name another file.
terminal-wrong_bots = { $given } bots are named for { $seats } seats; in a game of { $players }, name one bot for all of these seats or one for each.
terminal-unknown_card = { $game } has no component "{ $card }"; its components are { $known }.
terminal-unknown_card_of_many = { $game } has no component "{ $card }"; there are { $known } and many more: marsbox cards { $game } lists them all.
terminal-bad_number = { $option } can't be "{ $value }"; it is a whole number from { $least } to { $most }.
terminal-bad_seconds = { $option } can't be "{ $value }"; it is a number of seconds above 0 and up to { $most }.
terminal-bad_seed = The seed can't be "{ $value }"; it is a whole number from 0 to 2**128 - 1.
terminal-bad_name = The name { $name } can't be used; a name has 1 to { $most } visible characters.
terminal-too_many_names = { $given } names are given for { $people } people; give at most one for each.
terminal-bad_components_option = "{ $value }" names no game; write GAME=FILE, such as --components pocket-mars=deck.toml.
terminal-components_unreadable = The components file { $file } can't be read ({ $reason }); name a file such as a corrected copy of the game's own.
terminal-record_unreadable = The record { $file } can't be read ({ $reason }); name a file that Marsbox has saved.
terminal-report_without_record = { $file } reports a problem of a game that was not over, so it holds no record; there is nothing to replay.
terminal-analysis_unfinished = The game in { $file } was not played to its end; only a finished game can be analysed.
terminal-record_foreign = { $file } is not a Marsbox record: it is not text; name a file that Marsbox has saved.
terminal-record_other_components = The game in { $file } was played with other components of { $game } than these; name the file with the components of then: --components FILE.
terminal-record_unwritable = The record can't be written to { $file } ({ $reason }); name a file in a folder where you may write.
terminal-record_exists = { $file } exists already and would be lost; name another file with --record, or go on with that game with --resume.
terminal-not_with_resume = { $option } can't be given with --resume: the saved game has its own; leave it out.
terminal-other_game = { $file } holds a game of { $game }, not of { $wanted }; leave the game out.
terminal-game_over = The game in { $file } is over; watch it with: { $command }
terminal-no_game = No game is named; write its name, such as: marsbox play pocket-mars
terminal-usage = { $what }; see marsbox --help.
terminal-missing_extra = This needs packages that are not installed ({ $reason }); install them with: pip install "marsbox[{ $extra }]"
terminal-said = { $what }
terminal-bad_setup = { $reason }

## What the version is

terminal-rule_set = { $game }: rule set { $version }
terminal-engine_compiled = engine: compiled
terminal-engine_interpreted = engine: interpreted

## Help of the command line

terminal-help_marsbox = Mars board games to play, to watch and to study.
terminal-help_version = Show the version, the rule sets and whether the engine is compiled.
terminal-help_lang = The language; otherwise that of the locale.
terminal-help_help = Show this help.
terminal-help_play = Play a game in the terminal, against bots or with others at the same keyboard.
terminal-help_game = The game, such as pocket-mars or mission-red-planet.
terminal-help_players = How many play, bots included; otherwise two or, where a game needs more, as few as it takes.
terminal-help_play_bots = Who sits in the other seats, in order; one name stands for all: cadet, settler, engineer, commander. At a terminal you are asked; otherwise engineer.
terminal-help_humans = How many people play at this keyboard, in turn.
terminal-help_play_seat = Your seat, counted from 0.
terminal-help_name = Your name; once for each person.
terminal-help_option = An option of the game, such as draft=on; can be repeated.
terminal-help_play_seed = Where chance begins: the same seed deals the same cards.
terminal-help_record = Keep the record of the game in this file.
terminal-help_resume = Go on with a game that was saved.
terminal-help_components = A components file in place of the game's own.
terminal-help_simulate = Let bots play many games and count who wins.
terminal-help_simulate_bots = The bots, in the order of their seats; as many as play. Otherwise greedy against random ones.
terminal-help_bot = One more bot; can be repeated. A bot of your own is written FILE.py:CLASS, here and in --bots.
terminal-help_tournament = Let every bot meet every other in every seat, and rate them.
terminal-help_tournament_bots = The bots that take part. Otherwise random, greedy and mcts.
terminal-help_rounds = How many rounds; in each, every table of bots plays once in every rotation of its seats.
terminal-help_tournament_players = How many play in a game; otherwise two or, where a game needs more, as few as it takes.
terminal-help_engine = Where games are played: on this machine, or by Ray.
terminal-help_ray_address = A Ray cluster; otherwise one is started on this machine for the while.
terminal-help_limit = The most seconds a bot may take for a decision.
terminal-help_on_error = What to do when a bot answers illegally, too late or with an exception: stop, or count it and go on.
terminal-help_out = Keep every game in this folder, with a report and plots.
terminal-help_format = How the games are kept; otherwise as Parquet.
terminal-help_resume_run = Go on with the run in the folder, where it was stopped.
terminal-help_only = Play this one game again, as it is in a run with the same seed, and say more of what went wrong.
terminal-help_only_record = With --only: keep the record of the game in this file.
terminal-help_games = How many games.
terminal-help_seed = Where chance begins: the same seed gives the same results.
terminal-help_jobs = How many processes play at once; does not change the results. Otherwise one for each core.
terminal-help_json = Print one JSON object for scripts.
terminal-help_bench = Measure how fast the engine is, on one core.
terminal-help_bench_game = The game; otherwise all of them.
terminal-help_bench_players = How many play; otherwise every number there is for a game.
terminal-help_seconds = How long each measurement takes.
terminal-help_cards = Show every component with its text and how certain it is.
terminal-help_card = One card, such as 'energy 1', or another component by its name; otherwise all of them.
terminal-help_replay = Step through the record of a game.
terminal-help_file = The record, as saved by marsbox play --record or in the browser, or a problem report.
terminal-help_replay_seat = Show only what this seat saw, counted from 0; otherwise all hands are open.
terminal-help_replay_name = The name of a player, in the order of the seats; can be repeated.
terminal-help_all = Print the whole course at once.
terminal-help_analyse = Show how the chances of a recorded game went, and which moves cost most.
terminal-help_moves = How many of the dearest moves are told.
terminal-help_iterations = How often the search tries options at a decision; the game's own number if nothing is said.
terminal-help_serve = Open tables for the browser.
terminal-help_host = The address to listen at; 0.0.0.0 lets others in the network join.
terminal-help_port = The port; 0 takes a free one.
terminal-help_database = Where tables are kept: a file, sqlite:///FILE or postgresql://…; otherwise a file of your own.
terminal-help_serve_components = A components file for a game; can be repeated.
terminal-help_origin = Another origin whose pages may use this server; can be repeated.
terminal-help_bots_in = Where bots think: in processes of the server, or in those of `marsbox worker`, which need PostgreSQL.
terminal-help_worker = Let bots think for the servers of a PostgreSQL.
terminal-help_worker_database = The PostgreSQL that the servers use.
terminal-help_processes = How many bots think at once.
terminal-help_export = Write all tables and players of a database to a file.
terminal-help_export_file = The new file.
terminal-help_import = Read all tables and players from a file into a database.
terminal-help_import_file = A file that `marsbox export` has written.
terminal-help_check = Look at every table of a database and tell which can't be read.
terminal-help_check_save = Write what is left of damaged tables into this folder, a file for each.
terminal-help_words = Tell how much of each language is there; games have words of their own.
terminal-help_words_missing = List the messages that this language lacks; English stands in for them.
terminal-help_serve_lang = The language of viewers who ask for none; otherwise that of the locale.
terminal-panel_arguments = Arguments
terminal-panel_options = Options
terminal-panel_commands = Commands
terminal-panel_default = [default: { "{" }{ "}" }]
terminal-panel_required = [required]

## Simulation and measurement

terminal-simulating = Playing
terminal-simulated = { $game }: { $games } games with seed { $seed } in { $seconds } s, { $rate } games a second.
terminal-played_only = { $game }: game { $number } (seed { $seed }), { $decisions } decisions.
terminal-results_kept = Every game, a report and its plots are in { $folder }.
terminal-more_failures = { $more } more games were not finished.
terminal-measuring = Measuring
terminal-separator = ;{ " " }
terminal-column_seat = Seat
terminal-column_bot = Bot
terminal-column_wins = Wins
terminal-column_shared = Shared
terminal-column_win_rate = Win rate
terminal-column_interval = 95 % interval
terminal-column_mean_score = Mean score
terminal-column_failed = Failed
terminal-column_rating = Rating
terminal-column_rank = Rank
terminal-column_score = Score
terminal-column_game = Game
terminal-column_players = Players
terminal-column_variant = Variant
terminal-column_decisions = Decisions/s
terminal-column_games = Games/s
terminal-column_clone = Clone µs
terminal-column_view = View µs
terminal-column_dump = Bytes

## Languages

terminal-words_missing =
    { $language } ({ $name }): { $count ->
        [0] no message is missing.
        [one] { $count } message is missing, and said in English.
       *[other] { $count } messages are missing, and said in English.
    }

## Components

terminal-about = { $thing }: { $what }

## Components of Pocket Mars

terminal-cards_count = { $count } cards and 5 buildings
terminal-cards_note = The printed deck is not public. Each part says how certain it is; who owns the box can correct a copy of the components file and use it with --components FILE.
terminal-cards_numbers = A player starts with { $start } energy and can have { $maximum }; a building without cards has value { $value }.
terminal-part_energy_start = energy at the start
terminal-part_energy_maximum = most energy
terminal-part_building_value = value of a building

## Components of Mission: Red Planet

terminal-mission_count = { $zones } zones, { $ships } ships and { $cards } event cards
terminal-mission_zones = Zones of Mars and their ships
terminal-mission_resources = Resources
terminal-mission_characters = Characters
terminal-mission_cards = Event cards
terminal-mission_outer = outer
terminal-mission_central = central
terminal-mission_ship = ship
terminal-mission_ships = ships
terminal-mission_manual = manual
terminal-mission_no_destination = Manual ships (no destination)
terminal-mission_seats = with { $seats } seats
terminal-mission_resource = a score token is worth { $value }; { $tokens } resource tokens and { $score_tokens } score tokens
terminal-mission_bonus_card = bonus
terminal-mission_discovery_card = discovery

## Components of Terraforming Mars

terminal-terraforming_count = { $cards } project cards and { $corporations } corporations
terminal-terraforming_spaces = Spaces of the map
terminal-terraforming_milestones = Milestones
terminal-terraforming_awards = Awards
terminal-terraforming_projects = Standard projects
terminal-terraforming_corporations = Corporations
terminal-terraforming_cards = Project cards
terminal-terraforming_milestone = milestone
terminal-terraforming_award = award
terminal-terraforming_project = standard project
terminal-terraforming_card = card
terminal-terraforming_bonus = Bonus
terminal-terraforming_beside = Beside it
terminal-terraforming_land = land
terminal-terraforming_volcano = volcanic land
terminal-terraforming_ocean_space = reserved for an ocean
terminal-terraforming_noctis = reserved for Noctis City
terminal-terraforming_off_map = off the map, for a city

## The table

terminal-player = Player { $number }
terminal-which_level = Who plays against you?
terminal-level = { $name }: { $about }
terminal-level_prompt = number from 1 to { $most }, or Enter for { $usual } >{ " " }
terminal-no_such_level = There is no level "{ $typed }"; type a number from 1 to { $most }.
terminal-thinking = { $name } is thinking…
terminal-board_first = first: { $name }
terminal-board_deck = deck { $count } (top { $top })
terminal-board_discard = discards { $count }
terminal-board_value = to beat
terminal-board_column = cards
terminal-board_earth = Earth
terminal-board_ship = Ship
terminal-board_energy = Energy
terminal-board_points = Points
terminal-board_hand = Hand
terminal-board_module = Module

## The table of Mission: Red Planet

terminal-mission_turn = turn { $turn }/{ $last }
terminal-mission_scoring = scoring after { $turn } (+{ $tokens })
terminal-mission_medal = medal: { $name }
terminal-mission_zone = Mars
terminal-mission_found = Found
terminal-mission_astronauts = Astronauts
terminal-mission_tokens = Dest
terminal-mission_discovery = Discovery
terminal-mission_pad = Launch pad · pile { $count }
terminal-mission_piles = events { $events } · resources { $resources }
terminal-mission_reserve = Reserve
terminal-mission_lost = Lost
terminal-mission_ice = Ice
terminal-mission_sylvanite = Syl
terminal-mission_celerium = Cel
terminal-mission_bonus = Bonus
terminal-mission_called = This turn
terminal-mission_ready = ready

## The table of Terraforming Mars; lists of short words are in the order of the game's data

terminal-terraforming_generation = gen. { $number }
terminal-terraforming_temperature = { $now }/{ $last } °C
terminal-terraforming_oxygen = { $now }/{ $last } % O₂
terminal-terraforming_oceans = oceans { $now }/{ $last }
terminal-terraforming_deck = deck { $count }
terminal-terraforming_columns = TR M€ Steel Titan Plant Energ Heat Hand
terminal-terraforming_tags = Bu Sp Po Sc Jo Ea Pl Mi An Ci
terminal-terraforming_tiles = Oc Gr Ci Ca Co Ec In La Ma Mi Mo Na Nu Re
terminal-terraforming_bonuses = s t p c
terminal-terraforming_phobos = Ph
terminal-terraforming_ganymede = Ga
terminal-terraforming_corporation = Corporation
terminal-terraforming_awards_price = Awards { $price } M€
terminal-terraforming_row = Row { $row }
terminal-terraforming_offered = On offer ({ $count })
terminal-terraforming_drafted = Drafted ({ $count })
terminal-terraforming_hand = Hand ({ $count })
terminal-terraforming_in_play = In play ({ $count })
terminal-terraforming_more = { "   " }m: { $count } more
terminal-terraforming_playable = You can play now ({ $count }):
terminal-terraforming_unplayable = You can't play now ({ $count }):
terminal-terraforming_used = used
terminal-terraforming_others = others
terminal-terraforming_events = Events played

## Playing

terminal-welcome = Type the number of your choice; ? shows what else you can type.
terminal-prompt = number, ? or q >{ " " }
terminal-prompt_inner = number, or Enter: back >{ " " }
# What people may type, with spaces between; English is always understood too.
terminal-yes = y yes
terminal-no = n no
terminal-help_page =
    A number   take that choice
    ? 3        explain choice 3
    { $things }
    r          the rules; r 2 shows their second chapter
    h          hint: what to expect, the best choices and why
    u          undo your newest step, as long as nothing hidden was revealed and nobody moved since
    b          show the board and the choices again
    l          log: all that happened
    s          scores so far, each point explained
    q          quit; the game is saved and you can go on later
    { $signs }
    { "" }
terminal-pocket_things =
    ? Ene1     explain a card: as it stands on the board (Ene1) or by its colour and value (energy 1)
    ? water    explain a building
terminal-pocket_signs = the board  letters are colonists, · is a free place in **, Ene3 is a card (Ene? if you don't know it), × a card face down.
terminal-pocket_examples = a card (? Ene1) or a building (? water)
terminal-mission_things =
    ? pilot    explain a character
    ? hellas   explain a zone: its neighbours and its ships
    ? lichens  explain an event card, a resource or the manual ships; the beginning of a name is enough
terminal-mission_signs =
    Mars       letters are astronauts (A3 is three of them); ice+2: two tokens wait there; ice:A at the end: A has taken the resource token; Dest: destination tokens left; a discovery shows its name or, face down, who knows it (? B)
    the pad    · is a free seat, ↑ a ship in flight, * a destination token; the event cards you know stand below it, after a letter for whose they are
    the seats  Hand: the characters still held, by number; This turn: the one called, or in brackets the one you have chosen
terminal-mission_examples = a character (? pilot), a zone (? hellas) or a card (? lichens)
terminal-terraforming_things =
    ? birds    explain a card, a corporation, a standard project, a milestone or an award; the beginning of a name is enough
    ? 72       explain a card by its printed number, if there is no choice of this number
    ? r5c3     explain a space: row 5, space 3 from the left; r5c3 alone takes it where a space is to be chosen
    m          your mat: what you can play and why not the rest, your cards in play; m B shows those of player B
terminal-terraforming_signs =
    Mars       ~ is reserved for an ocean, ^ volcanic, # for Noctis City; s, t, p, c are the steel, titanium, plants and cards that a tile brings there; GrA is a greenery of A, Ci a city, Oc an ocean, Ci- a neutral city; (A): claimed by A
    the cards  numbers are prices now; → has an action still to use, × is used; a number behind a name counts cubes; + is bought
    the seats  23+4: you have 23 and produce 4; > has to decide, × has passed, * begins this generation
    the rest   Mayor 1/3: you have 1 of 3; Banker 2/5: you have 2, the best 5; [A]: player A has it
terminal-terraforming_examples = a card (? birds), a space (? r5c3) or an award (? banker)
terminal-plain_things = ? NAME     explain a component
terminal-plain_signs = the board  all that you may know, as a list
terminal-plain_examples = a component by its name
terminal-no_such_choice = There is no choice { $number }; type a number from 1 to { $most }, or ? for help.
terminal-nothing_typed = Type a number from 1 to { $most }, or ? for help.
terminal-not_understood = "{ $typed }" is not understood; type a number from 1 to { $most }, or ? for help.
terminal-not_understood_pause = "{ $typed }" is not understood; Enter goes on, u takes your step back, ? helps.
terminal-no_help_on = There is no help on "{ $thing }"; ask for a choice (? 1), { $examples }.
terminal-nothing_to_undo = There is nothing you can undo: only your own newest step, while nothing hidden was revealed and nobody moved since.
terminal-undone = Taken back.
terminal-pause = Enter: go on >{ " " }
terminal-pause_undo = Enter: go on, u: undo >{ " " }
terminal-hand_over = { $name }, it is up to you: take the keyboard and press Enter.{ " " }
terminal-hint_ahead = Expected: { $points } points ahead of the best rival, { $chance } % chance of winning.
terminal-hint_behind = Expected: { $points } points behind the best rival, { $chance } % chance of winning.
terminal-hint_alone = Expected: { $chance } % chance of winning.
terminal-hint_best = best
terminal-hint_less = { $points } points less
terminal-hint_equal = as good
terminal-hint_option = { $number } { $option }: { $verdict }
terminal-hint_option_why = { $number } { $option }: { $verdict }; { $why }
terminal-rules_which = Type r and the number of a chapter, from 1 to { $most }:
terminal-sheet =
    { $name }: { $points } { $points ->
        [one] point
       *[other] points
    }
terminal-not_saved = The game can't be saved in { $file } ({ $reason }); you can play on.
terminal-keep_game = Keep the game, to go on later? [Y/n]{ " " }
terminal-left = Good-bye. Nothing was saved.
terminal-left_and_kept = The game is saved in { $file }. To go on with it:
terminal-record_kept = The record is kept. To watch it:
terminal-keep_record = Keep the record of this game? [y/N]{ " " }

## Replay

terminal-report_step = A problem was reported at step { $step } of { $most }.
terminal-report_expected = Expected: { $words }
terminal-report_happened = Happened: { $words }
terminal-replay_commands = Enter or n: next step · p: previous · a number from 0 to { $most }: go there · g: start · G: end · q: quit
terminal-replay_prompt = step { $step } of { $most } >{ " " }
terminal-replay_not_understood = "{ $typed }" is not understood; Enter, n, p, g, G, q or a number from 0 to { $most }.
terminal-replay_at_start = This is the start.
terminal-replay_changed = The rules or the cards have changed since this game was played: its steps can't be shown any more. Its log and its end are still what they were. If it was played with components of its own, name their file with --components.
terminal-resume_changed = The rules or the cards have changed since this game was saved; it goes on from where it stood. If it was played with components of its own, leave it with q and name their file with --components.
terminal-analyse_changed = The rules or the cards have changed since the game in { $file } was played: it can't be analysed any more.
terminal-replay_at_end = This is the end of the record.
terminal-replay_unfinished = The game was not played to its end.
terminal-analysing = Looking at every decision
terminal-analysis_chances = Chances of winning over the game, all hands open:
terminal-analysis_moves = The moves that cost most, judged by what each player could know:
terminal-analysis_no_moves = No move cost anything that the search could see.
terminal-analysis_move = Step { $step }, { $chapter }: { $name }, { $points } points lost
terminal-analysis_played = { "  " }played: { $option }
terminal-analysis_better = { "  " }better: { $option }
terminal-analysis_because = { "  " }why: { $reasons }
terminal-answers = { $name }: { $option }
terminal-answers_in_secret = { $name } chooses in secret.
