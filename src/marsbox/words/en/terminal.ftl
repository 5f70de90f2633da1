### The terminal's own words.

## Bad input: names the thing and says what would be right

terminal-unknown_language = There is no language “{ $language }”; the languages are { $known }.
terminal-unknown_game = There is no game “{ $game }”; the games are { $known }.
terminal-unknown_option = { $game } has no option “{ $option }”; its options are { $known }.
terminal-unknown_option_value = The option “{ $option }” can’t be “{ $value }”; it can be { $known }.
terminal-bad_option = “{ $option }” is not a game option; write NAME=VALUE, such as --option draft=on.
terminal-option_not_for = The option { $option }={ $value } is not available with { $players } players; it is available with: { $known }.
terminal-no_game_for = No game is for { $players } players; the games and their player counts are: { $known }.
terminal-wrong_seat_count = { $game } can’t be played by { $players }; possible player counts: { $known }.
terminal-unknown_bot = There is no bot “{ $bot }”; the bots are { $known }.
terminal-unknown_bot_or_file = There is no bot “{ $bot }”; the bots are { $known }, and your own are written FILE.py:CLASS.
terminal-unknown_choice = { $option } can’t be “{ $value }”; it can be { $known }.
terminal-only_with = { $option } needs { $other }; add it, or leave out { $option }.
terminal-not_with = { $option } can’t be combined with { $other }; leave out one of them.
terminal-file_exists = { $file } already exists and would be overwritten; name another file.
terminal-wrong_bots = { $given } bots are named for { $seats } seats; in a game for { $players }, name one bot for all of these seats or one for each.
terminal-character_twice = The character “{ $bot }” is named twice; name each character once, or a level for several seats.
terminal-unknown_card = { $game } has no component “{ $card }”; its components are { $known }.
terminal-unknown_card_of_many = { $game } has no component “{ $card }”; there are { $known }, and many more: marsbox cards { $game } lists them all.
terminal-bad_number = { $option } can’t be “{ $value }”; it must be a whole number from { $least } to { $most }.
terminal-bad_seconds = { $option } can’t be “{ $value }”; it must be a number of seconds above 0 and up to { $most }.
terminal-bad_amount = { $option } can’t be “{ $value }”; it must be a number above 0 and up to { $most }.
terminal-unknown_subject = There is nothing called “{ $subject }” to train; you can train { $known }.
terminal-training_unwritable = The training can’t be saved in { $folder } ({ $reason }); name a folder you can write to.
terminal-checkpoint_unreadable = The checkpoint { $file } can’t be read ({ $reason }); restore it, or name another folder.
terminal-no_checkpoint = { $folder } contains no training; name the folder of one with --folder.
terminal-other_subject = { $folder } contains a training of { $found }, not of { $wanted }; name another folder.
terminal-other_sizes = { $folder } contains a training of { $subject } with a net of other sizes; name another folder.
terminal-training_begun = { $folder } already contains a training, which goes on with its own net; leave out --start, or name another folder.
terminal-training_of_self_play = { $folder } contains a training by self-play; leave out --against, or name another folder.
terminal-training_against_another = { $folder } contains a training against the net { $net }; name that one with --against, or name another folder.
terminal-nobody_against = { $subject } is played alone, so there is nobody to train against; leave out --against.
terminal-net_unreadable = The net { $file } can’t be read ({ $reason }); name a file that marsbox train has saved.
terminal-net_damaged = { $file } is no net of Marsbox, or it is damaged; name a file that marsbox train has saved.
terminal-net_of_another =
    The net { $file } can’t be used for { $subject }: { $difference ->
        [components] it was trained with other components
        [features] it was trained with other features
       *[sizes] its layers have other sizes
    }; name a net trained for { $subject }.
terminal-net_unwritable = The net can’t be saved to { $file } ({ $reason }); name a file in a folder you can write to.
terminal-training_workers_lost = { $number } of the processes that play ended by themselves (exit status { $status }); the training goes on from its last checkpoint when you run the same command again.
terminal-bad_seed = The seed can’t be “{ $value }”; it must be a whole number from 0 to 2**128 - 1.
terminal-bad_name = The name { $name } can’t be used; a name must have 1 to { $most } visible characters.
terminal-too_many_names = { $given } names are given for { $people } people; give at most one for each.
terminal-bad_components_option = “{ $value }” does not name a game; write GAME=FILE, such as --components pocket-mars=deck.toml.
terminal-components_unreadable = The components file { $file } can’t be read ({ $reason }); name a file such as a corrected copy of the game’s own.
terminal-record_unreadable = The game file { $file } can’t be read ({ $reason }); name a file saved by Marsbox.
terminal-report_without_record = { $file } reports a problem in an unfinished game; there is nothing to replay.
terminal-analysis_unfinished = The game in { $file } was not finished; only finished games can be analysed.
terminal-record_foreign = { $file } isn’t a Marsbox game file: it is not text. Name a file saved by Marsbox.
terminal-record_other_components = The game in { $file } was played with other components of { $game }; name the components file it was played with: --components FILE.
terminal-record_unwritable = The game can’t be saved to { $file } ({ $reason }); name a file in a folder you can write to.
terminal-record_exists = { $file } already exists and would be overwritten; name another file with --record, or resume that game with --resume.
terminal-not_with_resume = { $option } can’t be combined with --resume, because the saved game has its own; leave it out.
terminal-other_game = { $file } contains a game of { $game }, not of { $wanted }; leave out the game’s name.
terminal-game_over = The game in { $file } is over; watch the replay with: { $command }
terminal-no_game = No game was named; write its name, such as: marsbox play pocket-mars
terminal-usage = { $what }; see marsbox --help.
terminal-no_such_option = There is no option { $option } here; see --help.
terminal-no_such_command = There is no command “{ $command }”; see marsbox --help.
terminal-option_needs_value = The option { $option } needs a value; see --help.
terminal-missing_argument = { $argument } is missing; see --help.
terminal-extra_arguments = Too many arguments ({ $arguments }); see --help.
terminal-missing_extra = This needs packages that are not installed ({ $reason }); install them with: pip install "marsbox[{ $extra }]"
terminal-said = { $what }
terminal-bad_setup = { $reason }

## What the version is

terminal-rule_set = { $game }: rule set { $version }
terminal-engine_compiled = engine: compiled
terminal-engine_interpreted = engine: interpreted

## Help of the command line

terminal-help_marsbox = Play, watch, and study Mars board games.
terminal-help_version = Show the version, the rule sets, and whether the engine is compiled.
terminal-help_lang = The language; defaults to that of the locale.
terminal-help_help = Show this help.
terminal-help_play = Play a game in the terminal, against bots or with others at the same keyboard.
terminal-help_game = The game, such as pocket-mars or mission-red-planet.
terminal-help_players = Number of players, bots included; defaults to two, or to the fewest the game allows.
terminal-help_play_bots = The bots in the other seats, in order; a single name applies to all: a level (cadet, settler, engineer, commander, governor), which brings its characters, or a character such as ines; `marsbox bots` lists them. You are asked in a terminal; otherwise defaults to engineer.
terminal-help_humans = Number of people taking turns at this keyboard.
terminal-help_play_seat = Your seat, counting from 0.
terminal-help_name = Your name; repeat for each person.
terminal-help_option = A game option, such as draft=on; can be repeated.
terminal-help_play_seed = The random seed: the same seed deals the same cards.
terminal-help_record = Save the game to this file.
terminal-help_resume = Resume a saved game.
terminal-help_plain = Use plain lines instead of the full screen, such as for a screen reader.
terminal-help_components = A components file to use instead of the game’s own.
terminal-help_bots = List the opponents: how each level and character plays, and how often it wins.
terminal-help_bots_game = The game whose figures are shown; defaults to all of them.
terminal-help_simulate = Let bots play many games, and count the wins.
terminal-help_simulate_bots = The bots, in seat order; one per player. Defaults to greedy against random.
terminal-help_bot = Another bot; can be repeated. Write a bot of your own as FILE.py:CLASS, here and in --bots.
terminal-help_tournament = Let every bot meet every other in every seat, and rate them.
terminal-help_tournament_bots = The bots taking part. Defaults to random, greedy, and mcts.
terminal-help_rounds = Number of rounds; in each, every group of bots plays once in every rotation of the seats.
terminal-help_tournament_players = Players per game; defaults to two, or to the fewest the game allows.
terminal-help_engine = Where games run: on this machine, or on Ray.
terminal-help_ray_address = A Ray cluster; by default one is started on this machine for the run.
terminal-help_limit = Time limit in seconds for each decision of a bot.
terminal-help_on_error = What to do when a bot makes an illegal move, takes too long, or raises an exception: stop, or count it and continue.
terminal-help_out = Save every game in this folder, with a report and plots.
terminal-help_format = Format of the saved games; defaults to Parquet.
terminal-help_resume_run = Resume the run in the folder where it stopped.
terminal-help_only = Play only this game of a run with the same seed, and show more detail about what went wrong.
terminal-help_only_record = With --only: save the game to this file.
terminal-help_games = Number of games.
terminal-help_seed = The random seed: the same seed gives the same results.
terminal-help_jobs = Number of processes playing at once; doesn’t change the results. Defaults to one per core.
terminal-help_json = Print a JSON object for scripts.
terminal-help_bench = Measure how fast the engine is, on one core.
terminal-help_bench_game = The game; defaults to all of them.
terminal-help_bench_players = Number of players; defaults to every number a game allows.
terminal-help_seconds = Duration of each measurement in seconds.
terminal-help_train = Train a net by self-play, or resume a training.
terminal-help_train_subject = What to train: a game, or terraforming-mars-alone.
terminal-help_minutes = Duration in minutes; defaults to 10. A training in the folder is resumed.
terminal-help_train_jobs = Number of processes playing at once; defaults to one per core.
terminal-help_train_folder = The folder for checkpoints, curves, and nets; defaults to training/SUBJECT.
terminal-help_learner = What learns: NumPy, or PyTorch, which uses an accelerator if there is one.
terminal-help_rate = The learning rate at the start of this run.
terminal-help_last_rate = The learning rate at its end; defaults to 0.00005, or to --rate if that is lower.
terminal-help_batch = Number of positions per learning step.
terminal-help_train_seed = The random seed of the games; defaults to a new one.
terminal-help_train_players = Players per game; defaults to a mix of every number the game is trained for.
terminal-help_start = The net a new training starts from; defaults to one that has learned nothing.
terminal-help_against = Train a best response: this net, which no longer learns, plays all seats but one.
terminal-help_deals = Number of deals in the league at the end; defaults to 20, or to 200 with --against; 0 plays none.
terminal-help_train_export = Instead of training, save the net of the folder to this file.
terminal-help_mix = With --export: how much the net counts beside the hand-written evaluation, above 0 and up to 1; defaults to 0.5.
terminal-help_cards = Show every component with its text and how certain it is.
terminal-help_card = A card, such as 'energy 1', or another component by name; defaults to all of them.
terminal-help_replay = Replay a saved game step by step.
terminal-help_file = The game file, saved by marsbox play --record or in the browser, or a problem report.
terminal-help_replay_seat = Show only what this seat saw, counting from 0; by default all hands are open.
terminal-help_replay_name = A player’s name, in seat order; can be repeated.
terminal-help_all = Print the whole game at once.
terminal-help_analyse = Show how the chances of winning changed in a saved game, and its biggest mistakes.
terminal-help_moves = Number of mistakes to show.
terminal-help_iterations = Number of search iterations per decision; defaults to the game’s own number.
terminal-help_serve = Start a server for playing in the browser.
terminal-help_host = The address to listen on; 0.0.0.0 lets others on the network join.
terminal-help_port = The port; 0 picks a free one.
terminal-help_database = Where tables are stored: a file, sqlite:///FILE, or postgresql://…; defaults to a file in your user folder.
terminal-help_serve_components = A components file for a game; can be repeated.
terminal-help_origin = Another origin whose pages may use this server; can be repeated.
terminal-help_bots_in = Where bots run: in processes of the server, or in those of `marsbox worker`, which need PostgreSQL.
terminal-help_worker = Run bots for servers that share a PostgreSQL database.
terminal-help_worker_database = The PostgreSQL database that the servers use.
terminal-help_processes = Number of bots that can think at once.
terminal-help_export = Export all tables and players of a database to a file.
terminal-help_export_file = The file to create.
terminal-help_import = Import all tables and players from a file into a database.
terminal-help_import_file = A file written by `marsbox export`.
terminal-help_check = Check every table of a database and list those that can’t be read.
terminal-help_check_save = Save what is left of damaged tables in this folder, one file each.
terminal-help_words = Show how complete each language is.
terminal-help_words_missing = List the messages missing in this language; English is used for them.
terminal-help_serve_lang = The language for visitors who ask for none; defaults to that of the locale.
terminal-panel_arguments = Arguments
terminal-panel_options = Options
terminal-panel_commands = Commands
terminal-panel_default = [default: { "{" }{ "}" }]
terminal-panel_required = [required]

## Simulation and measurement

terminal-simulating = Playing
terminal-simulated = { $game }: { $games } games with seed { $seed } in { $seconds } s, { $rate } games per second.
terminal-played_only = { $game }: game { $number } (seed { $seed }), { $decisions } decisions.
terminal-results_kept = Every game, a report, and its plots are in { $folder }.
terminal-more_failures = { $more } more games were not finished.
terminal-measuring = Measuring
terminal-separator = ;{ " " }
terminal-column_seat = Seat
terminal-column_bot = Bot
terminal-column_wins = Wins
terminal-column_shared = Shared
terminal-column_win_rate = Win rate
terminal-column_interval = 95% interval
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

## Training

terminal-training_resumed = Resuming after { $games } games and { $steps } steps.
terminal-training_progress = { $seconds } s, { $games } games, { $steps } steps
terminal-loss_fresh = loss on new games
terminal-loss_held_out = loss on held-out games
terminal-training_share =
    { $players ->
        [one] { $players } player
       *[other] { $players } players
    }, mix { $mix }: { $won } of { $games } won
terminal-trained = Trained with { $games } games and { $steps } steps in { $minutes } min; everything is in { $folder }.
terminal-net_exported = { $file }: { $kilobytes } kB.
terminal-curve_games = Games
terminal-curve_loss = Loss (victory)
terminal-curve_won = Won against the hand-written evaluation
terminal-curve_won_against = Won against the frozen net
terminal-curve_share =
    { $players ->
        [one] { $players } player
       *[other] { $players } players
    }, mix { $mix }
terminal-league_by_hand = hand-written evaluation
terminal-league_net = net, mix { $mix }
terminal-league_older_net = net after { $games } games, mix { $mix }
terminal-league_against = Against { $net } (mix { $mix }) with { $players } players; equal players would win { $equal } each:
terminal-column_number_of_games = Games

## Languages

terminal-words_missing =
    { $language } ({ $name }): { $count ->
        [0] no messages are missing.
        [one] { $count } message is missing; English is used for it.
       *[other] { $count } messages are missing; English is used for them.
    }

## Components

terminal-about = { $thing }: { $what }

## Components of Pocket Mars

terminal-cards_count = { $count } cards and 5 buildings
terminal-cards_note = The printed deck is not public. Each entry says how certain it is; if you own the game, you can correct a copy of the components file and use it with --components FILE.
terminal-cards_numbers = A player starts with { $start } energy and can have up to { $maximum }; a building without cards has value { $value }.
terminal-part_energy_start = starting energy
terminal-part_energy_maximum = maximum energy
terminal-part_building_value = value of a building

## Components of Mission: Red Planet

terminal-mission_count = { $zones } zones, { $ships } ships, and { $cards } event cards
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
terminal-terraforming_spaces = Map spaces
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
terminal-terraforming_beside = Adjacent
terminal-terraforming_land = land
terminal-terraforming_volcano = volcanic land
terminal-terraforming_ocean_space = reserved for an ocean
terminal-terraforming_noctis = reserved for Noctis City
terminal-terraforming_off_map = off the map, for a city

## The table

terminal-player = Player { $number }
terminal-menu = What do you want to play?
terminal-menu_prompt = number, or q to quit >{ " " }
terminal-new_game = New game: { $game }
terminal-begin_new = New game
terminal-saved_offer = You have an unfinished game:
terminal-saved_game = Continue { $game } · { $chapter } · { JOIN($names) } · { $when }
terminal-saved_when = { $year }-{ $month }-{ $day } { $time }
terminal-saved_unreadable = { $file } can’t be read as a saved game; the file was left as it is.
terminal-players_prompt = How many players, bots included? { $least } to { $most }, or Enter for { $usual } >{ " " }
terminal-variants = Variants:
terminal-variant = { $name }: { $value }. { $help }
terminal-variants_prompt = number to change a variant, or Enter to start >{ " " }
terminal-no_such_choice_here = “{ $typed }” can’t be chosen here; type a number from { $least } to { $most }, or q to quit.
terminal-goodbye = Goodbye.

## The full screen

terminal-no_full_screen = For the full screen, install Textual: pip install "marsbox[terminal]"
terminal-key_choose = choose
terminal-key_move = move
terminal-key_change = change
terminal-key_back = back
terminal-key_hint = hint
terminal-key_undo = undo
terminal-key_explain = explain
terminal-key_cards = cards
terminal-key_log = log
terminal-key_scores = scores
terminal-key_rules = rules
terminal-key_board = board
terminal-key_help = help
terminal-key_quit = quit
terminal-row_players = Players, bots included
terminal-row_people = People at this keyboard
terminal-row_opponent = Opponent { $number }
terminal-row_start = Start the game
terminal-pane_cards = Your cards
terminal-pane_log = Log
terminal-pane_scores = Scores
terminal-pane_rules = Rules
terminal-pane_board = The board
terminal-pane_help = Help
terminal-pane_hint = Hint
terminal-pane_explain = Explanation
terminal-pane_opponents = Your opponents
terminal-page_closing = ↑↓ scroll · Enter or Esc: close
terminal-list_closing = ↑↓ Enter: choose · Esc: back
terminal-confirm =
    { $count ->
        [0] Confirm: none
        [one] Confirm: { $count } card
       *[other] Confirm: { $count } cards
    }
terminal-tick_first = Choose at least one card first.
terminal-turn_over = Done.
terminal-go_on = Continue
terminal-take_back = Undo the last move
terminal-show_scores = Show the scores
terminal-to_menu = Back to the menu
terminal-hint_coming = Looking for the best move…
terminal-full_help =
    ↑ ↓        move between the choices; a number goes straight to it
    Enter      take the highlighted choice; when you choose several cards, tick them first and confirm at the end
    Tab        switch to the board and back; on the board the arrow keys move between the places you can choose
    the mouse  click a choice to take it; click something on the board to find its choice, and once more to take it; click anything else to read about it
    h          hint: what to do, why, and the numbers behind it
    i          explain the highlighted choice
    u          undo your last move, unless something hidden was revealed or someone has moved since
    m          your cards; click a player to see theirs
    b          the whole board
    l          log: everything that happened
    s          the score so far, point by point
    r          the rules
    Enter      while the bots play: faster
    q          quit, as do Ctrl-C and Ctrl-D; the game is saved, and marsbox play offers it again
    { $signs }
terminal-which_level = Who do you want to play against?
terminal-level = { $name }: { $about }
terminal-level_characters = Characters: { JOIN($names) }
terminal-level_prompt = 1 to { $most }, a name, several with commas, ? or q, or Enter for { $usual } >{ " " }
terminal-no_such_level = There is no level or character “{ $typed }”; type a number from 1 to { $most }, one of the names, or ? for help.
terminal-level_help = Type a number from 1 to { $most }, or the name of a level or a character. A level brings one of its characters.{ $seats ->
    [one] {""}
   *[other] { " " }A single name applies to all { $seats } opponents; or name all { $seats }, with commas between them.
    } Enter chooses the usual level, and q quits.
terminal-other_bots = For programs, simulations and tournaments also:
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
terminal-terraforming_temperature = { NUMBER($now) }/{ $last } °C
terminal-terraforming_oxygen = { $now }/{ $last }% O₂
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
terminal-terraforming_unplayable = You can’t play now ({ $count }):
terminal-terraforming_used = used
terminal-terraforming_others = others
terminal-terraforming_events = Events played

## Playing

terminal-welcome = Type the number of your choice, or ? for help.
terminal-prompt = number, ? or q >{ " " }
terminal-prompt_inner = number, or Enter to go back >{ " " }
# What people may type, with spaces between; English is always understood too.
terminal-yes = y yes
terminal-no = n no
terminal-help_page =
    A number   make that choice
    ? 3        explain choice 3
    { $things }
    r          the rules; r 2 shows chapter 2
    h          hint: what to do, and why; h n adds the numbers behind it
    u          undo your last move, unless something hidden was revealed or someone has moved since
    b          show the board and the choices again
    l          log: everything that happened
    s          the score so far, point by point
    q          quit; the game is saved and you can resume it later
    { $signs }
    { "" }
terminal-pocket_things =
    ? Ene1     explain a card: as shown on the board (Ene1) or by colour and value (energy 1)
    ? water    explain a building
terminal-pocket_signs = the board  letters are colonists, · is a free spot in **, Ene3 is a card (Ene? if you don’t know it), × a card face down.
terminal-pocket_examples = a card (? Ene1) or a building (? water)
terminal-mission_things =
    ? pilot    explain a character
    ? hellas   explain a zone: its neighbours and its ships
    ? lichens  explain an event card, a resource, or the manual ships; the beginning of a name is enough
terminal-mission_signs =
    Mars       letters are astronauts (A3 is three of them); ice+2: two tokens waiting there; ice:A at the end: A has taken the resource token; Dest: destination tokens left; a discovery shows its name or, face down, who knows it (? B)
    the pad    · is a free seat, ↑ a ship in flight, * a destination token; the event cards you know are listed below, after the letter of their owner
    the seats  Hand: the characters still in hand, by number; This turn: the one called, or in brackets the one you have chosen
terminal-mission_examples = a character (? pilot), a zone (? hellas), or a card (? lichens)
terminal-terraforming_things =
    ? birds    explain a card, a corporation, a standard project, a milestone, or an award; the beginning of a name is enough
    ? 72       explain a card by its printed number, unless there is a choice with this number
    ? r5c3     explain a space: row 5, space 3 from the left; r5c3 alone chooses it when a space is asked for
    m          your player board: what you can play, why you can’t play the rest, and your cards in play; m B shows player B’s
terminal-terraforming_signs =
    Mars       ~ is reserved for an ocean, ^ volcanic, # reserved for Noctis City; s, t, p, c are the steel, titanium, plants, and cards a tile gives there; GrA is A’s greenery, Ci a city, Oc an ocean, Ci- a neutral city; (A): claimed by A
    the cards  numbers are current costs; → has an unused action, × has been used; a number after a name counts cubes; + is bought
    the seats  23+4: you have 23 and produce 4; > has to decide, × has passed, * is the first player
    the rest   Mayor 1/3: you have 1 of 3; Banker 2/5: you have 2, the leader 5; [A]: player A has it
terminal-terraforming_examples = a card (? birds), a space (? r5c3), or an award (? banker)
terminal-plain_things = ? NAME     explain a component
terminal-plain_signs = the board  everything you may know, as a list
terminal-plain_examples = a component by its name
terminal-no_such_choice = There is no choice { $number }; type a number from 1 to { $most }, or ? for help.
terminal-nothing_typed = Type a number from 1 to { $most }, or ? for help.
terminal-not_understood = “{ $typed }” was not understood; type a number from 1 to { $most }, or ? for help.
terminal-not_understood_pause = “{ $typed }” was not understood; press Enter to continue, u to undo your move, or ? for help.
terminal-no_help_on = There is no help on “{ $thing }”; ask about a choice (? 1), { $examples }.
terminal-nothing_to_undo = There is nothing to undo: you can only undo your own last move, unless something hidden was revealed or someone has moved since.
terminal-undone = Move undone.
terminal-pause = Enter: continue >{ " " }
terminal-pause_undo = Enter: continue, u: undo >{ " " }
terminal-hand_over = { $name }, it’s your turn: take the keyboard and press Enter.{ " " }
terminal-hint_expected =
    { $lead ->
        [alone] Chance of winning: { $chance }%.
        [level] Chance of winning: { $chance }%; equal players would have { $par }% each. Expected at the end: level with the best opponent.
        [behind] { $points ->
            [one] Chance of winning: { $chance }%; equal players would have { $par }% each. Expected at the end: { NUMBER($points, minimumFractionDigits: 1, maximumFractionDigits: 1) } point behind the best opponent.
           *[other] Chance of winning: { $chance }%; equal players would have { $par }% each. Expected at the end: { NUMBER($points, minimumFractionDigits: 1, maximumFractionDigits: 1) } points behind the best opponent.
        }
       *[ahead] { $points ->
            [one] Chance of winning: { $chance }%; equal players would have { $par }% each. Expected at the end: { NUMBER($points, minimumFractionDigits: 1, maximumFractionDigits: 1) } point ahead of the best opponent.
           *[other] Chance of winning: { $chance }%; equal players would have { $par }% each. Expected at the end: { NUMBER($points, minimumFractionDigits: 1, maximumFractionDigits: 1) } points ahead of the best opponent.
        }
    }
terminal-hint_best = best
terminal-numbers = n numbers
terminal-hint_plan = { COUNT($numbers) ->
    [0] Best:
   *[other] Best ({ JOIN($numbers) }):
    }
terminal-hint_why = Why: { $why }
terminal-hint_more = Type h n for the numbers behind this.
terminal-hint_loss =
    { $points ->
        [0] just as good
        [one] costs { NUMBER($points, minimumFractionDigits: 1, maximumFractionDigits: 1) } point
       *[other] costs { NUMBER($points, minimumFractionDigits: 1, maximumFractionDigits: 1) } points
    }
terminal-hint_option = { $number } { $option }: { $verdict }
terminal-hint_option_why = { $number } { $option }: { $verdict } ({ $why })
terminal-hint_compared = What each choice costs compared with the best one, in points at the end of the game, and where the points come from: for the best choice compared with now, for the others compared with the best.
terminal-rules_which = Type r and the number of a chapter, from 1 to { $most }:
terminal-sheet =
    { $name }: { $points } { $points ->
        [one] point
       *[other] points
    }
terminal-not_saved = The game can’t be saved to { $file } ({ $reason }); you can keep playing.
terminal-keep_game = Save the game, to resume it later? [Y/n]{ " " }
terminal-left = Goodbye. Nothing was saved.
terminal-left_and_kept = The game is saved in { $file }. To resume it:
terminal-record_kept = The game is saved. To watch the replay:
terminal-keep_record = Save this game? [y/N]{ " " }

## Replay

terminal-report_step = A problem was reported at step { $step } of { $most }.
terminal-report_expected = Expected: { $words }
terminal-report_happened = Happened: { $words }
terminal-replay_commands = Enter or n: next step · p: previous · a number from 0 to { $most }: go to that step · g: start · G: end · q: quit
terminal-replay_prompt = step { $step } of { $most } >{ " " }
terminal-replay_not_understood = “{ $typed }” was not understood; type Enter, n, p, g, G, q, or a number from 0 to { $most }.
terminal-replay_at_start = This is the start.
terminal-replay_changed = The rules or the cards have changed since this game was played, so its steps can no longer be shown. Its log and its result have not changed. If it was played with its own components, name their file with --components.
terminal-resume_changed = The rules or the cards have changed since this game was saved; it continues from where it stood. If it was played with its own components, quit with q and name their file with --components.
terminal-analyse_changed = The rules or the cards have changed since the game in { $file } was played, so it can no longer be analysed.
terminal-replay_at_end = This is the end.
terminal-replay_unfinished = The game was not finished.
terminal-analysing = Analysing
terminal-analysis_chances = Chance of winning over the game, all hands open:
terminal-analysis_moves = Biggest mistakes, judged by what each player could know:
terminal-analysis_no_moves = No mistakes worth mentioning.
terminal-analysis_mistake =
    { $points ->
        [one] Step { $step }, { $chapter }: { $name }, { NUMBER($points, minimumFractionDigits: 1, maximumFractionDigits: 1) } point lost
       *[other] Step { $step }, { $chapter }: { $name }, { NUMBER($points, minimumFractionDigits: 1, maximumFractionDigits: 1) } points lost
    }
terminal-analysis_played = { "  " }played: { $step }
terminal-analysis_brought = { "  " }it brings: { $what }
terminal-analysis_better = { "  " }better: { JOIN($steps) }
terminal-analysis_because = { "  " }why: { $why }
terminal-answers = { $name }: { $option }
terminal-answers_in_secret = { $name } chooses in secret.
