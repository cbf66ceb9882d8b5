# Tournaments, studies and data: what their commands and their reports say.

## Help

terminal-arena = Let bots play a tournament: ratings, who beats whom, and a report.
terminal-arena-bots = The bots, with commas between: { $known }, or a program such as ./mybot. Default: { $default }.
terminal-arena-seats = How many seats, or several numbers with commas between. Default: as few as the game allows, at least 2.
terminal-arena-rounds = How many rounds. Each round has every line-up in every seating. Default: 20.
terminal-arena-ladder = Only neighbours in the list of bots meet.
terminal-arena-vary = A rule to vary; may be given several times. Values of one rule take turns, several rules are combined.
terminal-arena-stop = Stop early: two bots are done once it is decided whether the later one in the list leads by LOW or by HIGH points of Elo. One number counts both ways.
terminal-studies-into = The folder for the results. Default: { $default }.
terminal-studies-on = Where to play: cores, ray (a cluster on this computer) or the address of a cluster. Default: cores.
terminal-studies-cores = How many processes. Default: one for each core.

## What cannot be used

terminal-arena-bounds = --stop is one number above 0, or two with a comma between, the smaller first.

## On the page

terminal-arena-played = { $title }: { $matches } matches
terminal-studies-report = The report: { $file }

## In a report

terminal-report-tournament = { $title }: a tournament
terminal-report-tournament-lead = Each round has every line-up in every seating, so no bot gains by its seat. All intervals are 95 % intervals: of a hundred such reports, about five miss the truth at any one line.
terminal-report-bots = bots
terminal-report-matches = matches
terminal-report-ratings = Ratings
terminal-report-ratings-why = Ratings of the Plackett–Luce model (openskill), which knows tables of any size. Everybody begins at 25. A longer line is a less certain rating.
terminal-report-rating = rating
terminal-report-first = first places
terminal-report-rank = mean rank
terminal-report-points = mean points
terminal-report-pairs = Who beats whom
terminal-report-pairs-why = How often the bot on the left came ahead of the one above. Level counts half. Below it is Wilson’s interval.
terminal-report-pair = pair
terminal-report-ahead = ahead
terminal-report-level = level
terminal-report-behind = behind
terminal-report-elo = Elo of the first
terminal-report-test = decided
terminal-report-seats = What a seat is worth
terminal-report-seats-why = How often each seat came first, whoever sat there. The dashed line is the fair share.
terminal-report-seat = seat { $seat }
terminal-report-table = { $seats } seats, { $rules }
terminal-report-box = as in the box
terminal-report-faults = Moves lost by programs
terminal-report-how = How it was played
terminal-report-rules = rules
terminal-report-rules-version = version of the rules
terminal-report-seed = seed
terminal-report-rounds = rounds
terminal-report-ladder = only neighbours meet
terminal-report-stop = sequential test
terminal-report-stopped = { $low } or { $high } points of Elo, 5 % error either way
terminal-report-percent = { NUMBER($share, maximumFractionDigits: 1) } %
terminal-report-span = { NUMBER($low, maximumFractionDigits: 1) } to { NUMBER($high, maximumFractionDigits: 1) }

## Studies

terminal-study = Study a game: what a seat is worth, how long it lasts, what winners do, what a rule changes.
terminal-study-bot = Who plays all the seats: { $known }, or a program such as ./mybot. Default: { $default }.
terminal-study-seats = How many seats. Default: as few as the game allows, at least 2.
terminal-study-games = How many games under each set of rules. Default: 200.
terminal-study-against = Another rule to compare with, with the same luck; several in quotes count together. May be given several times.
terminal-report-study = { $title }: a study
terminal-report-study-lead = { $games } games with { $seats ->
    [one] one seat
   *[other] { $seats } seats
}, all played by the same bot ({ $bot }), so whatever differs between the seats is the game’s doing. In brackets stand 95 % intervals.
terminal-report-median-decisions = decisions in the middle game
terminal-report-median-minutes = minutes at a person’s pace (a model)
terminal-report-seat-1 = of games won by seat 1
terminal-report-shared = of games have no single winner
terminal-report-study-seats-why = How often each seat came first. The dashed line is the fair share: an interval that does not touch it is more than luck.
terminal-report-length = How long it lasts
terminal-report-length-why = The minutes are a model, not a measurement of people: what the bots did, each act at the pace written down in arena/pace.py.
terminal-report-decisions = decisions
terminal-report-minutes = minutes
terminal-report-mean = mean
terminal-report-median = median
terminal-report-low = 5 % below
terminal-report-high = 5 % above
terminal-report-least = least
terminal-report-most = most
terminal-report-histogram = { $label }: { $least } to { $most }, most often { $low } to { $high }
terminal-report-ending = ending
terminal-report-acts = What winners do
terminal-report-acts-why = In how many of their games winners and the others did something, and how often. It shows what goes with winning, which need not be its cause. Seats of one game are counted as if they were independent, and of twenty lines one differs by luck alone. A figure behind a word is its length.
terminal-report-acts-more = more games of winners than of others, in points of 100
terminal-report-act = act
terminal-report-winners = winners
terminal-report-others = others
terminal-report-winners-times = times, winners
terminal-report-others-times = times, others
terminal-report-against = Compared: { $rules }
terminal-report-against-why = Each game was played under both rules with the same luck. A star marks a difference that is more than luck.
terminal-report-difference = difference
terminal-report-compared-decisions = decisions
terminal-report-compared-minutes = minutes (model)
terminal-report-compared-seat-1 = won by seat 1
terminal-report-compared-shared = no single winner
terminal-report-compared-lead = points between first and last
terminal-report-outliers = Games worth reading
terminal-report-outliers-why = Each is there as a transcript, and beside it as a recording for “parlour replay” and for the page that shows games again.
terminal-report-longest = The longest: game { $number }, { $figure } decisions
terminal-report-shortest = The shortest: game { $number }, { $figure } decisions
terminal-report-lopsided = The most lopsided: game { $number }, { $figure } points between first and last
terminal-report-command = command

## Data

terminal-export = Write saved games as data: a Parquet file with a row for every decision.
terminal-export-recordings = Saved games, or folders with saved games.
terminal-export-to = The file to write, such as games.parquet.
terminal-export-nothing = There is no saved game to write. Name some files, or a folder.
terminal-export-skipped = Left out: { $file }. { $why }
terminal-exported = { $rows } decisions of { $games } games: { $file }
terminal-simulate-save = A folder in which every game is kept, for “parlour replay” and “parlour export”.
