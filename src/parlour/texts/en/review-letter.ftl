# What is said about a decision at LETTER after the game, under “A find” or “Better was …”. $place is a cell like c3.

review-letter-find = { $word }, { $letters } letters.
review-letter-overlooked = { $word }: { $letters } letters that lay there to be named.
review-letter-lay = { $word }: { $letters } letters, with { $letter } at { $place }.
review-letter-free = { $word }: { $letters } letters, with the Free Letter { $letter } at { $place }.
review-letter-exchange = { $word }: { $letters } letters, with { $letter } in place of a blank, at { $place }.
review-letter-knock = to knock: { $word } lay there, { $letters } letters, and nobody had named it.
review-letter-in-vain = There was no new word that most people know.
review-letter-words = { $count ->
    [one] One new word was left on the board.
   *[other] { $everyday ->
        [0] { $count } new words were left on the board, all of them rare.
       *[other] { $count } new words were left on the board, { $everyday } of which most people know.
    }
}
