# The daily puzzles: today's and yesterday's, results, days in a row, and what is shared.

daily-title = Today’s puzzles
daily-heading = Today’s puzzles, { $date }
daily-of = Daily puzzle, { $date }
daily-intro = The same for everybody, with the same luck. Your first attempt counts; there is no help and no clock.
daily-today = Today
daily-words-in = Words in
daily-next = The day is that of UTC, for everybody at once. New puzzles come at { $time } your time.
daily-yesterday = Yesterday’s, reviewed
daily-yesterday-why = Look at your games again, or at the Expert’s, or play them for fun: they no longer count.
daily-luck = Where the luck comes from
daily-luck-why = From the date, openly: the SHA-256 of such a sentence is the seed of the puzzle’s table, and nobody adds anything to it. Anybody can work it out.
daily-note = Daily puzzle, { $date }. The same luck for everybody: it comes from the date.
daily-counts = This attempt counts. You may leave and come back to it.
daily-for-fun = Just for fun: only the first attempt on the day itself counts.
daily-play = Play
daily-go-on = Go on
daily-again = Just for fun
daily-look = Look at the game
daily-expert = The Expert’s game
daily-all = All puzzles
daily-about-grandmastermind = The same code for everybody.
daily-about-moerder = The tiles come in the same order for everybody, wherever you turn them. Leave as many as you can face down.
daily-about-wordsearch = The same board for everybody. Reach 50 points in as few turns as you can.
daily-about-letter = The same seven letters for everybody. Make as many words as you can.
daily-about-murdero = Two Novices have played up to here. Close a case in this one turn, with as many points as you can.
daily-par-thinking = The Expert is still thinking.
daily-par-failed = The Expert didn’t manage it. Can you?
daily-par-fewest = The Expert needs { $figure }. Can you?
daily-par-most = The Expert gets { $figure }. Can you?
daily-better = Better than the Expert: { $par }.
daily-equal = As good as the Expert.
daily-behind = The Expert: { $par }.
daily-neither = The Expert didn’t manage it either.
daily-failed = Not this time.
daily-not-solved = not solved
daily-rows =
    { $count ->
        [one] { $count } row
       *[other] { $count } rows
    }
daily-tiles =
    { $count ->
        [one] { $count } tile face down
       *[other] { $count } tiles face down
    }
daily-turns =
    { $count ->
        [one] { $count } turn
       *[other] { $count } turns
    }
daily-words =
    { $count ->
        [one] { $count } word
       *[other] { $count } words
    }
daily-points =
    { $count ->
        [one] { $count } point
       *[other] { $count } points
    }
daily-others =
    { $count ->
        [one] In this house one person has finished it.
       *[other] In this house { $count } people have finished it.
    }
daily-streak =
    { $days ->
        [0] No days in a row yet
        [one] 1 day in a row
       *[other] { $days } days in a row
    }
daily-strip = Played on { $played } of the last { $days } days. Days in a row: { $streak }.
daily-share = Share
daily-copied = Copied
daily-copy-failed = It can’t be copied here. Select the text.
daily-shared = Parlour, { $date }, { $game }: { $result } (the Expert: { $par })
daily-shared-alone = Parlour, { $date }, { $game }: { $result }
