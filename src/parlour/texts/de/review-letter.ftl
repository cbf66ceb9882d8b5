# Was nach dem Spiel über eine Entscheidung bei LETTER gesagt wird, unter „Ein Fund“ oder „Besser war …“.
# $place ist ein Kästchen wie c3.

review-letter-find = { $word }, { $letters } Buchstaben.
review-letter-overlooked = { $word }: { $letters } Buchstaben, die schon so dalagen.
review-letter-lay = { $word }: { $letters } Buchstaben, mit { $letter } auf { $place }.
review-letter-free = { $word }: { $letters } Buchstaben, mit dem Freien Buchstaben { $letter } auf { $place }.
review-letter-exchange = { $word }: { $letters } Buchstaben, mit { $letter } statt eines Blankosteins, auf { $place }.
review-letter-knock = zu klopfen: { $word } lag da, { $letters } Buchstaben, und niemand hatte es genannt.
review-letter-in-vain = Es gab kein neues Wort, das die meisten kennen.
review-letter-words = { $count ->
    [one] Ein neues Wort blieb auf dem Brett.
   *[other] { $everyday ->
        [0] { $count } neue Wörter blieben auf dem Brett, lauter seltene.
       *[other] { $count } neue Wörter blieben auf dem Brett; { $everyday } davon kennen die meisten.
    }
}
