# Your games: history, statistics, personal records.

history-about = { $count ->
    [one] One game since { $date }, kept in this browser’s name: { $name }
   *[other] { $count } games since { $date }, kept in this browser’s name: { $name }
}
history-empty = Your first game will lie here
history-empty-why = Whatever you finish is kept: how it went, your best words, and the game itself, move by move. No account needed, this browser is enough.
history-all-games = All your games
history-play = Play { $game }

## What is shown

history-lately = Lately
history-show = Which games
history-show-all = All games
history-show-won = Won
history-show-lost = Lost
history-show-people = With friends
history-show-house = The house
history-show-alone = Alone
history-game = Game
history-any-game = Every game
history-strength = Strength
history-any-strength = Any strength
history-time = Time
history-any-time = Any time
history-last-month = The last 30 days
history-last-year = The last 12 months
history-found = { $count ->
    [0] No game like this yet.
    [one] One game.
   *[other] { $count } games.
}
history-older = Older games
history-export = Save everything as files
history-export-about = All games with every move, and the results as a table.

## A game

history-outcome-won = Won
history-outcome-lost = Lost
history-outcome-shared = Draw
history-outcome-finished = Played
history-outcome-several = Played
history-resumed = Played on, not counted
history-place = { $score }, place { $place } of { $seats }
history-score = { $own } : { $other }
history-bot = { $name }, { $strength }
history-alone = alone
history-many-bots = { $count } of the house
history-look = Look at the game
history-look-at = Look at the game: { $game }, { $date }
history-feat-tiles = { $worth ->
    [one] one tile turned
   *[other] { $worth } tiles turned
}
history-feat-word = { $word }, { $worth }
history-feat-hand = best hand { $worth }

## Figures

history-unit-rows = { $count ->
    [one] one row
   *[other] { $count } rows
}
history-unit-letters = { $count ->
    [one] one letter
   *[other] { $count } letters
}
history-unit-tiles-left = { $count ->
    [one] one tile left
   *[other] { $count } tiles left
}
history-unit-points-a-word = { $count } a word
history-unit-points = { $count ->
    [one] one point
   *[other] { $count } points
}
history-unit-words = { $count ->
    [one] one word
   *[other] { $count } words
}
history-unit-points-a-hand = { $count } a hand
history-unit-turns = { $count ->
    [one] one turn
   *[other] { $count } turns
}
history-axis-rows = rows needed
history-axis-letters = letters collected
history-axis-tiles-left = tiles left face down
history-axis-points-a-word = points a word
history-axis-points = points
history-axis-words = words
history-axis-points-a-hand = points a hand
history-axis-turns = turns needed

## Ways to play

history-mode-grandmastermind-filled = Every field filled
history-mode-grandmastermind-gaps = Fields may stay empty
history-mode-moerder-pro = For pros
history-mode-moerder-base = Base game
history-mode-moerder-alone = Alone
history-mode-wordsearch-board = On the board
history-mode-wordsearch-insert = With the insert
history-mode-wordsearch-boardless = Without a board
history-mode-wordsearch-board-alone = Alone on the board
history-mode-wordsearch-insert-alone = Alone with the insert
history-mode-wordsearch-boardless-alone = Alone without a board
history-mode-letter-together = At the table
history-mode-letter-many-words = Alone: many words
history-mode-letter-long-words = Alone: long words
history-mode-murdero-single = Everyone for themselves
history-mode-murdero-pairs = In pairs
history-modes = Way to play

## Statistics

history-counts = { $played ->
    [one] One game
   *[other] { $played } games
} · { $won } won
history-counts-finished = { $played ->
    [one] One game
   *[other] { $played } games
}
history-row = Results in a row
history-row-said = The last { $count } games, oldest first: { $results }
history-run = { $count ->
    [0] Full pegs are wins.
    [one] Full pegs are wins. You won the last one.
   *[other] Full pegs are wins. You won the last { $count } in a row.
}
history-over-time = Over time
history-plot = { $axis }, game by game: from { $first } to { $last }, best { $best }.
history-plot-mean = Full dots are wins. The line is the mean of five games.
history-as-table = As a table
history-date = Date
history-result = Result
history-against = Against
history-by-opponent = By opponent
history-by-opponent-about = How often you won.
history-won-of = { $won } of { $played }
history-people = People
history-records = Personal records
history-no-records = Your records will stand here once you have won a game.
history-best-rows = fewest rows
history-best-tiles = fewest tiles for a win
history-best-word = best word
history-best-word-worth = best word, { $worth }
history-best-hand = best hand
history-best-points = most points
history-best-words = most words
history-best-tiles-left = most tiles left
history-best-turns = fewest turns
history-best-fastest = fastest win
history-best-run = longest winning run
history-worth-rows = { $worth ->
    [one] one row
   *[other] { $worth } rows
}
history-worth-tiles = { $worth ->
    [one] one tile
   *[other] { $worth } tiles
}
history-worth-run = { $worth } in a row
