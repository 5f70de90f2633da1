### The laboratory's own words.

## Bad input: names the thing and says what would be right

laboratory-jobs = The number of jobs is { $jobs }; it must be at least 1.
laboratory-engine = There is no engine “{ $engine }”; the engines are { $known }.
laboratory-format = Results can’t be written as “{ $form }”; the formats are { $known }.
laboratory-on_error = On an error, a run can’t “{ $value }”; it can { $known }.
laboratory-too_few_bots =
    { $given ->
        [one] Only { $given } bot is named; a tournament needs at least 2 different bots.
       *[other] { $given } bots are named; a tournament needs at least 2 different bots.
    }
laboratory-bot_twice = The bot “{ $bot }” is named twice; name each bot once. In a tournament, a bot only meets itself when there are fewer bots than seats.
laboratory-too_few_players = A tournament can’t be played by { $players }; each game needs at least 2 players.
laboratory-bot_unnamed = “{ $bot }” does not name a class; write FILE.py:CLASS, such as mine.py:MyBot.
laboratory-bot_unreadable = The bot file { $file } can’t be read ({ $reason }); name a Python file.
laboratory-bot_broken = The bot file { $file } can’t be run: { $reason }.
laboratory-bot_missing = { $file } has no subclass of marsbox.bots.Bot named “{ $name }”; it has: { $known }.
laboratory-missing_package = { $package } is needed for this and can’t be imported ({ $reason }); install it with: pip install "marsbox[{ $extra }]"
laboratory-results_exist = { $folder } is not empty and would be overwritten; name another folder with --out, or resume the run in it with --resume.
laboratory-results_unwritable = The results can’t be written to { $folder } ({ $reason }); name a folder that you can write to and that has room.
laboratory-nothing_to_resume = { $folder } contains no run to resume; leave out --resume to start one there.
laboratory-other_plan = The run in { $folder } is a different one: { $name } was { $before } and is now { $now }. Use the same settings, or name another folder.
laboratory-other_rules = Marsbox { $version } here has other rules or components of { $game } than where the run was started; install the same version everywhere.
laboratory-workers_lost = The processes playing games { $first } to { $last } kept dying without an error message; there may be too little memory. Try fewer --jobs.
laboratory-ray_address = “{ $address }” is not the address of a Ray cluster; write HOST:PORT, ray://HOST:PORT, or auto.
laboratory-ray_silent = No Ray cluster answers at { $address } ({ $reason }); start one with ray start --head, or leave out --ray-address to use this machine.
laboratory-ray_failed = Ray failed: { $reason }.
laboratory-ray_lost = Ray kept losing games { $first } to { $last } ({ $reason }); check the cluster, then continue with --resume.

## A game that could not be finished

laboratory-failed_illegal = The bot “{ $bot }” in seat { $seat } made an illegal move, { $detail }: game { $number } (seed { $seed }) of { $game }, decision { $decision } ({ $question }). To reproduce it: { $command }
laboratory-failed_late = The bot “{ $bot }” in seat { $seat } took more than { $detail } s: game { $number } (seed { $seed }) of { $game }, decision { $decision } ({ $question }). To reproduce it: { $command }
laboratory-failed_exception = The bot “{ $bot }” in seat { $seat } failed with { $detail }: game { $number } (seed { $seed }) of { $game }, decision { $decision } ({ $question }). To reproduce it: { $command }
laboratory-failed_endless = The game had not ended after { $detail } decisions; the next was for “{ $bot }” in seat { $seat }: game { $number } (seed { $seed }) of { $game }, decision { $decision } ({ $question }). To reproduce it: { $command }
laboratory-failed_rules = The rules failed with { $detail } after a move by “{ $bot }” in seat { $seat }: game { $number } (seed { $seed }) of { $game }, decision { $decision } ({ $question }). To reproduce it: { $command }

## Reports

laboratory-report_simulation = Simulation of { $game }
laboratory-report_tournament = Tournament of { $game }
laboratory-fact_games = Games
laboratory-fact_players = Players
laboratory-fact_options = Options
laboratory-fact_seed = Seed
laboratory-fact_limit = Time limit per decision
laboratory-fact_rules = Rule set and components
laboratory-fact_version = Version
laboratory-how_to_read = Each interval contains the true rate with 95% confidence (Wilson). A shared victory counts as a win for everyone who shares it; a solo game is won or lost. A game that a bot could not finish counts as not won for that bot, and is left out for the others.
laboratory-bots = Bots
laboratory-bot_in_seat = { $bot } in seat { $seat }
laboratory-about_ratings = Ratings are computed by openskill (Plackett–Luce), starting from 25, game by game; the interval is two standard deviations to either side.
laboratory-meetings = Head to head
laboratory-about_meetings = How often the bot in a row finished ahead of the bot in a column at the same table; a tie counts as half.
laboratory-failures = Unfinished games
laboratory-about_failures = { $failed } games were not finished. The first { $shown }:
laboratory-by_seat = Win rate by seat
laboratory-seat = Seat { $seat }
laboratory-lengths = Game length
laboratory-decisions = Decisions
laboratory-rounds_pocket-mars = Rounds
laboratory-rounds_mission-red-planet = Turns
laboratory-rounds_terraforming-mars = Generations
laboratory-mean = Mean
laboratory-least = Minimum
laboratory-tenth = 10%
laboratory-median = Median
laboratory-nine_tenths = 90%
laboratory-most = Maximum
laboratory-sources = Score by source
laboratory-winners = Winners
laboratory-about_uses = How often a seat won when this happened in its game at least once; across all seats the win rate was { $par }. A player who is ahead can do more, so a high rate does not prove a cause. Rare entries, and the middle of a long list, are in the table but not in the plot.
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
laboratory-column_interval = 95% interval
laboratory-column_mean_score = Mean score
laboratory-column_failed = Failed
laboratory-column_rating = Rating
laboratory-column_rating_interval = Rating, 95% interval
laboratory-column_thing = Item
laboratory-column_seats = Seats
laboratory-column_share = Share of seats
