# What the board of GRAND MASTER MIND says. $name is a player; $row, $code and $pegs are texts made from the part “The board in words”.

grandmastermind-help-about = The table tells how many codes are still possible and points out contradictions.

## Options

grandmastermind-option-variant = Variant
grandmastermind-option-variant-explained = Empty fields count as a sixth shape and a sixth colour.
grandmastermind-option-variant-1 = Every field filled
grandmastermind-option-variant-2 = Fields may stay empty
grandmastermind-option-roles = Roles
grandmastermind-option-roles-explained = Take turns hiding and decoding, or play one side only.
grandmastermind-option-roles-swap = You swap
grandmastermind-option-roles-decode = You decode
grandmastermind-option-roles-hide = You hide the code
grandmastermind-option-rounds = Rounds
grandmastermind-option-rounds-explained = In a round both decode once. If you play one side only, a round is one code.
grandmastermind-option-target = Points to reach
grandmastermind-option-target-explained = Play until someone has this many points, instead of a number of rounds.
grandmastermind-option-target-off = Off
grandmastermind-option-rows = Rows
grandmastermind-option-rows-explained = How many rows there are to find the code.
grandmastermind-option-row-seconds = Time per row
grandmastermind-option-row-seconds-explained = Seconds for each row. A row that is not placed in time is lost.
grandmastermind-option-row-seconds-off = No limit
grandmastermind-option-blue-rule = Blue pegs
grandmastermind-option-blue-rule-explained = What counts when a pair could earn both a white peg and a blue one.
grandmastermind-option-blue-rule-lexicographic = As many as fit
grandmastermind-option-blue-rule-strict = Strict blue
grandmastermind-option-blue-rule-guess-side = Generous blue
grandmastermind-option-feedback = Pegs
grandmastermind-option-feedback-explained = By hand, the challenger counts and the table checks.
grandmastermind-option-feedback-auto = Set by the table
grandmastermind-option-feedback-manual-checked = Pegs by hand
grandmastermind-option-limited-supply = Limited pieces
grandmastermind-option-limited-supply-explained = The decoder has twelve of each piece for all rows together. Spent pieces don’t come back: keep those the code may need.
grandmastermind-option-limited-supply-false = Off
grandmastermind-option-limited-supply-true = On
grandmastermind-option-start-player = Who begins
grandmastermind-option-start-player-explained = Who hides the first code.
grandmastermind-option-start-player-random = Drawn by lot
grandmastermind-option-start-player-0 = Seat 1
grandmastermind-option-start-player-1 = Seat 2
grandmastermind-option-turn-seconds = Time per move
grandmastermind-option-turn-seconds-explained = Seconds for each move where there is no time per row.
grandmastermind-option-turn-seconds-off = No limit

grandmastermind-preset-box = As in the box
grandmastermind-preset-quick = Quick
grandmastermind-preset-expert = Expert

## What happened

grandmastermind-event-challenger-drawn = { $you ->
    [name] The lot fell on you: challenger first.
   *[nobody] The lot fell on { $name }: challenger first.
}
grandmastermind-event-code-hidden = { $by_chance ->
    [true] { $you ->
        [name] Chance set the code for you.
       *[nobody] Chance set the code for { $name }.
    }
   *[false] { $you ->
        [name] You hid a code.
       *[nobody] { $name } hid a code.
    }
}
grandmastermind-event-row-placed = { $you ->
    [name] You placed row { $number }.
   *[nobody] { $name } placed row { $number }.
}
grandmastermind-event-row-answered = Row { $number }: { $pegs }.
grandmastermind-event-row-lost = { $you ->
    [name] You lost row { $number } to the clock.
   *[nobody] { $name } lost row { $number } to the clock.
}
grandmastermind-event-code-shown = { $solved ->
    [true] Solved in { $rows ->
        [one] one row
       *[other] { $rows } rows
    }.
   *[false] Not solved.
} The code was { $code }.
grandmastermind-event-roles-swapped = { $you ->
    [name] You hide the next code.
   *[nobody] { $name } hides the next code.
}
grandmastermind-event-seat-gave-up = { $you ->
    [name] You gave up.
   *[nobody] { $name } gave up.
}

## What is awaited

grandmastermind-awaited-your-code = Your turn: hide a code behind the shield.
grandmastermind-awaited-code = { $name } is hiding a code.
grandmastermind-awaited-your-row = Your turn: lay row { $number }.
grandmastermind-awaited-row = { $name } is laying row { $number }.
grandmastermind-awaited-your-pegs = Your turn: answer row { $number } with pegs.
grandmastermind-awaited-pegs = { $name } is counting the pegs for row { $number }.
grandmastermind-awaited-moment = One moment …
grandmastermind-awaited-over = The game is over.

## Under a player’s name

grandmastermind-standing-challenger = challenger · { $points ->
    [one] one point
   *[other] { $points } points
}
grandmastermind-standing-decoder = decoder · { $points ->
    [one] one point
   *[other] { $points } points
}
grandmastermind-standing-points = { $points ->
    [one] one point
   *[other] { $points } points
}
grandmastermind-standing-challenger-alone = challenger
grandmastermind-standing-decoder-alone = decoder
grandmastermind-standing-decoder-codes = decoder · { $solved } of { $codes } codes solved · { $rows } rows

## The board in words

grandmastermind-pair = { $colour } { $shape }
grandmastermind-pair-no-colour = { $shape } without colour
grandmastermind-pair-no-shape = { $colour } without shape
grandmastermind-pair-empty = empty pair
grandmastermind-pegs-black = { $count } black
grandmastermind-pegs-white = { $count } white
grandmastermind-pegs-blue = { $count } blue
grandmastermind-pegs-none = no pegs
grandmastermind-board = Board
grandmastermind-row-answered = Row { $number }: { $row } – { $pegs }.
grandmastermind-row-waiting = Row { $number }: { $row } – not answered yet.
grandmastermind-row-lost = Row { $number }: lost to the clock.
grandmastermind-row-lost-mark = lost
grandmastermind-row-in-hand = Row { $number } is being laid.
grandmastermind-rows-free = { $count ->
    [one] One more row is free.
   *[other] { $count } more rows are free.
}
grandmastermind-your-row = Your row, number { $number }
grandmastermind-your-code = Your code
grandmastermind-shield-closed = The code is hidden behind the shield.
grandmastermind-shield-empty = Nothing lies behind the shield yet.
grandmastermind-shield-yours = Your code, seen by you alone: { $row }.
grandmastermind-shield-open = The code: { $row }.
grandmastermind-shield-title = the hidden code
grandmastermind-shield-behind = Only you see this side
grandmastermind-field-shape = Field { $place }, shape: { $piece }
grandmastermind-field-colour = Field { $place }, colour: { $piece }

## Laying pieces

grandmastermind-tray = Your pieces
grandmastermind-put = Put { $piece }
grandmastermind-put-left = Put { $piece }, { $left } left
grandmastermind-copy-row = Copy row { $number }
grandmastermind-place-row = Place the row
grandmastermind-hide-code = Hide the code
grandmastermind-clear = Clear
grandmastermind-missing = { $count ->
    [one] One field is still empty.
   *[other] { $count } fields are still empty.
}
grandmastermind-blanks-count = Empty fields count as empty.
grandmastermind-contradicts = { $count ->
    [one] This row contradicts the answer to row { $rows }.
   *[other] This row contradicts the answers to rows { $rows }.
}
grandmastermind-keys = Keys: 1–5 shapes, 6–0 colours, arrows to move, Delete to take off, Enter to place.

## Answering by hand

grandmastermind-answer = Your answer to row { $number }
grandmastermind-more = One { $peg ->
    [black] black
    [white] white
   *[blue] blue
} peg more
grandmastermind-less = One { $peg ->
    [black] black
    [white] white
   *[blue] blue
} peg less
grandmastermind-set-pegs = Set the pegs
grandmastermind-legend = What the pegs say
grandmastermind-legend-black = black: pair exactly right
grandmastermind-legend-white = white: right pair, wrong place
grandmastermind-legend-blue = blue: only the shape or the colour is right

## One code after another

grandmastermind-codes = Codes of this game
grandmastermind-code-number = Code { $number }
grandmastermind-code-now = Now
grandmastermind-next-code = Next code
grandmastermind-found = { $name } found the code in { $rows ->
    [one] one row
   *[other] { $rows } rows
}.
grandmastermind-not-found = { $name } did not find the code.
grandmastermind-broken-off = This code was given up.

## Examples of the rule book

grandmastermind-example = Code: { $code }. Row: { $row }. Answer: { $pegs }.
grandmastermind-example-code = Code
grandmastermind-example-row = Row

## The pieces

shape-triangle = triangle
shape-square = square
shape-hexagon = hexagon
shape-star = star
shape-cross = cross
colour-red = red
colour-yellow = yellow
colour-green = green
colour-violet = violet
colour-orange = orange
piece-blank = empty

## In a first game

grandmastermind-coach-hide = Any code will do, and pairs may repeat.
grandmastermind-coach-first-row = Two different pairs, twice each, tell you a lot.
grandmastermind-coach-row = Lay a row that could be the code: one that contradicts no answer so far.
grandmastermind-coach-answer = Black first, then white, then blue. Each pair earns one peg at most.
