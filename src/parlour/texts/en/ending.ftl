# The end of a game: its figures, each with a label, and what can be done next.

ending-figures = The game in figures
ending-look = Look at the game
ending-share = Share
ending-shared = Copied. Send it to whomever you like.
ending-share-refused = Copying is not possible here. This is the link:
ending-share-text = { $game }: { $what }
ending-share-private = This table was private. Whoever has the link can look at the whole game.
ending-fold = Show the whole board
ending-unfold = Show the result

## Words

ending-best-word = { $word }
    .label = { $you ->
        [name] Your best word
       *[nobody] { $name }’s best word
    }
    .figure = +{ $points }
ending-longest-word = { $word }
    .label = The longest word
    .note = { $you ->
        [name] { $letters } letters, by you
       *[nobody] { $letters } letters, by { $name }
    }
ending-turning-point = { $word }
    .label = Turning point
    .figure = +{ $points }
    .note = { $you ->
        [name] From here on you were ahead.
       *[nobody] From here on { $name } was ahead.
    }
ending-never-behind = { $you ->
    [name] You, from start to finish
   *[nobody] { $name }, from start to finish
}
    .label = In the lead
ending-words = { $count }
    .label = { $you ->
        [name] Your words
       *[nobody] { $name }’s words
    }
    .note = { $other }: { $others }
ending-words-of-all = { $count }
    .label = { $you ->
        [name] Your words
       *[nobody] { $name }’s words
    }
    .note = of { $all } in all
ending-words-alone = { $count }
    .label = Words found

## Codes

ending-rows = { $solved ->
    [true] { $rows ->
        [one] One row
       *[other] { $rows } rows
    }
   *[false] Not found
}
    .label = { $you ->
        [name] Your search
       *[nobody] { $name }’s search
    }
    .note = { $solved ->
        [true] {""}
       *[false] after { $rows } rows
    }
ending-codes = { $solved } of { $codes }
    .label = { $you ->
        [name] Codes you found
       *[nobody] Codes { $name } found
    }
ending-best-code = { $rows ->
    [one] One row
   *[other] { $rows } rows
}
    .label = { $you ->
        [name] Your fastest code
       *[nobody] { $name }’s fastest code
    }
ending-first-full-row = Row { $number }
    .label = Four pegs for the first time
    .note = { $you ->
        [name] laid by you
       *[nobody] laid by { $name }
    }
ending-closest-row = Row { $number }
    .label = The closest row
    .note = { $black } black pegs

## Chains

ending-chain-found = MÖRDER
    .label = The turn that decided
    .note = { $you ->
        [name] You found it: { $chain }
       *[nobody] { $name } found it: { $chain }
    }
ending-letters-collected = All six letters
    .label = The turn that decided
    .note = { $you ->
        [name] You had them first.
       *[nobody] { $name } had them first.
    }
ending-chain-in-objection = An objection
    .label = The turn that decided
    .note = { $you ->
        [name] You showed an open chain: { $chain }
       *[nobody] { $name } showed an open chain: { $chain }
    }
ending-dropped-out = Dropped out
    .label = The turn that decided
    .note = { $you ->
        [name] You saw that the word can’t be formed.
       *[nobody] { $name } saw that the word can’t be formed.
    }
ending-quit = { $hidden }
    .label = Face down at the end
ending-chain-missed = MÖRDER
    .label = Still lying there
    .note = { $chain }
ending-objections = { $right } right, { $wrong } wrong
    .label = { $you ->
        [name] Your objections
       *[nobody] { $name }’s objections
    }
ending-body = { $tile }
    .label = The body
    .note = { $you ->
        [name] You turned it over.
       *[nobody] { $name } turned it over.
    }
ending-collected = { $letters }
    .label = { $you ->
        [name] Your letters
       *[nobody] { $name }’s letters
    }
ending-turned = { $count }
    .label = { $you ->
        [name] Tiles you turned over
       *[nobody] Tiles { $name } turned over
    }

## Cases

ending-best-case = { $colour }
    .label = { $you ->
        [name] Your best case
       *[nobody] { $name }’s best case
    }
    .figure = +{ $points }
    .note = { $complete ->
        [true] complete
       *[false] unfinished
    }
ending-turning-card = { $card }
    .label = Turning point
    .note = { $you ->
        [name] In hand { $number }. From here on you were ahead.
       *[nobody] In hand { $number }. From here on { $name } was ahead.
    }
ending-turning-hand = Hand { $number }
    .label = Turning point
    .figure = +{ $points }
    .note = { $you ->
        [name] From here on you were ahead.
       *[nobody] From here on { $name } was ahead.
    }
ending-hands-won = { $won } of { $hands }
    .label = { $you ->
        [name] Hands you won
       *[nobody] Hands { $name } won
    }
ending-best-hand = Hand { $number }
    .label = { $you ->
        [name] Your best hand
       *[nobody] { $name }’s best hand
    }
    .figure = { $points }
