### The laboratory's own words.

## Bad input: names the thing and says what would be right

laboratory-jobs = The number of jobs is { $jobs }; it must be at least 1.
laboratory-engine = There is no engine "{ $engine }"; the engines are { $known }.
laboratory-format = Results can't be written as "{ $form }"; the formats are { $known }.
laboratory-on_error = On an error the run can't "{ $value }"; it can { $known }.
laboratory-too_few_bots = { $given } bot is named; a tournament needs at least 2 different ones.
laboratory-bot_twice = The bot "{ $bot }" is named twice; in a tournament it meets itself only where there are fewer bots than seats. Name each once.
laboratory-too_few_players = { $players } can't play a tournament; at least 2 play in each game.
laboratory-bot_unnamed = "{ $bot }" names no class; write FILE.py:CLASS, such as mine.py:MyBot.
laboratory-bot_unreadable = The bot's file { $file } can't be read ({ $reason }); name a Python file.
laboratory-bot_broken = The bot's file { $file } can't be run: { $reason }.
laboratory-bot_missing = { $file } has no class "{ $name }" that is a marsbox.bots.Bot; such classes in it: { $known }.
laboratory-missing_package = { $package } is needed for this and can't be imported ({ $reason }); install it with: pip install "marsbox[{ $extra }]"
laboratory-results_exist = { $folder } is not empty and would be lost; name another folder with --out, or go on with the run in it with --resume.
laboratory-results_unwritable = The results can't be written to { $folder } ({ $reason }); name a folder where you may write and where there is room.
laboratory-nothing_to_resume = { $folder } holds no run to go on with; leave --resume out to start one there.
laboratory-other_plan = The run in { $folder } is another one: { $name } was { $before }, and is now { $now }. Ask for the same again, or name another folder.
laboratory-other_rules = Here Marsbox { $version } plays other rules or components of { $game } than where the run was started; install the same everywhere.
laboratory-workers_lost = The processes that played games { $first } to { $last } ended again and again without a word; there may be too little memory: try fewer --jobs.
laboratory-ray_address = "{ $address }" is not an address of a Ray cluster; write HOST:PORT, ray://HOST:PORT or auto.
laboratory-ray_silent = No Ray cluster answers at { $address } ({ $reason }); start one with ray start --head, or leave --ray-address out to use this machine.
laboratory-ray_failed = Ray could not play: { $reason }.
laboratory-ray_lost = Ray lost the games { $first } to { $last } again and again ({ $reason }); look at the cluster and go on with --resume.

## A game that could not be finished

laboratory-failed_illegal = The bot "{ $bot }" in seat { $seat } answered illegally with { $detail }: game { $number } (seed { $seed }) of { $game }, decision { $decision } ({ $question }). To see it again: { $command }
laboratory-failed_late = The bot "{ $bot }" in seat { $seat } took more than { $detail } s: game { $number } (seed { $seed }) of { $game }, decision { $decision } ({ $question }). To see it again: { $command }
laboratory-failed_exception = The bot "{ $bot }" in seat { $seat } failed with { $detail }: game { $number } (seed { $seed }) of { $game }, decision { $decision } ({ $question }). To see it again: { $command }
laboratory-failed_endless = There was no end after { $detail } decisions; the next was for "{ $bot }" in seat { $seat }: game { $number } (seed { $seed }) of { $game }, decision { $decision } ({ $question }). To see it again: { $command }
laboratory-failed_rules = The rules failed with { $detail }, after "{ $bot }" in seat { $seat } had answered: game { $number } (seed { $seed }) of { $game }, decision { $decision } ({ $question }). To see it again: { $command }

## Reports

laboratory-report_simulation = Simulation of { $game }
laboratory-report_tournament = Tournament of { $game }
laboratory-fact_games = Games
laboratory-fact_players = Players
laboratory-fact_options = Options
laboratory-fact_seed = Seed
laboratory-fact_limit = Limit for a decision
laboratory-fact_rules = Rule set and components
laboratory-fact_version = Made with
laboratory-how_to_read = Intervals hold the true rate with a certainty of 95 % (Wilson). A shared victory is a win for each who shares it; a game alone is won or lost. A game that a bot could not finish is one that this bot did not win, and none for the others.
laboratory-bots = Bots
laboratory-bot_in_seat = { $bot } in seat { $seat }
laboratory-about_ratings = Ratings are openskill's (Plackett and Luce), from 25 on, game after game; the interval is twice the standard deviation to either side.
laboratory-meetings = One against one
laboratory-about_meetings = How often the bot of a row came ahead of the bot of a column at the same table; a tie counts half.
laboratory-failures = Games that were not finished
laboratory-about_failures = { $failed } games were not finished. The first { $shown }:
laboratory-by_seat = Win rate by seat
laboratory-seat = Seat { $seat }
laboratory-lengths = Length of games
laboratory-decisions = Decisions
laboratory-rounds_pocket-mars = Rounds
laboratory-rounds_mission-red-planet = Turns
laboratory-rounds_terraforming-mars = Generations
laboratory-mean = Mean
laboratory-least = Least
laboratory-tenth = 10 %
laboratory-median = Median
laboratory-nine_tenths = 90 %
laboratory-most = Most
laboratory-sources = Score by source
laboratory-winners = Winners
laboratory-about_uses = How often a seat won in whose game this happened at least once; all seats together won { $par }. Who is ahead can do more, so a high rate is not yet a cause. Rare things, and the middle of a long list, are in the table, not in the plot.
laboratory-by_played_pocket-mars = Win rate by card played from the hand
laboratory-by_connected_pocket-mars = Win rate by card connected to a building
laboratory-by_characters_mission-red-planet = Win rate by character used
laboratory-by_bonus_mission-red-planet = Win rate by bonus card held at the end
laboratory-by_placed_mission-red-planet = Win rate by discovery placed
laboratory-by_corporation_terraforming-mars = Win rate by corporation
laboratory-by_played_terraforming-mars = Win rate by card played
laboratory-by_bought_terraforming-mars = Win rate by card bought
laboratory-column_bot = Bot
laboratory-column_seat = Seat
laboratory-column_games = Games
laboratory-column_wins = Wins
laboratory-column_shared = Shared
laboratory-column_win_rate = Win rate
laboratory-column_interval = 95 % interval
laboratory-column_mean_score = Mean score
laboratory-column_failed = Failed
laboratory-column_rating = Rating
laboratory-column_rating_interval = Rating, 95 % interval
laboratory-column_thing = What
laboratory-column_seats = Seats
laboratory-column_share = Of all seats
