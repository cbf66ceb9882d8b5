# Help a table may allow, worked out from what the asker sees.

help-codes-possible = { $count ->
    [one] Only one code is still possible.
   *[other] { $count } codes are still possible.
}
help-row-contradicts = This row contradicts the answer to row { $row }.
help-row-agrees = This row agrees with every answer so far.
help-no-help-now = There is no help to be had right now.

help-words-in-sight = { $count ->
    [one] There is one word that most people know.
   *[other] There are { $count } words that most people know.
}
help-good-word-begins = A good one has { $letters } letters and begins on the tile { $first }.
help-no-common-word = There is no everyday word to be found here. Change something, or move on.

help-letter-words = { $count ->
    [one] One word that most people know can be made.
   *[other] { $count } words that most people know can be made.
}
help-letter-best = A good one has { $letters } letters and begins with { $letter }.
help-letter-to-lay = The letter { $letter } can make a word that most people know.

help-murdero-can-close = You can close a case now. That ends the hand, so first lay whatever else fits.
help-murdero-ends-hand = This ends the hand. First lay whatever else fits.
help-murdero-falls = { $count ->
    [one] One card goes
   *[other] { $count } cards go
}: { $points ->
    [one] one point
   *[other] { $points } points
}.
help-murdero-needs = Your { $colour ->
    [R] red
    [B] blue
   *[G] green
} case needs a { $number }. { $count ->
    [0] None is left to come: only a Joker helps.
    [one] You have not seen one of them yet.
   *[other] You have not seen { $count } of them yet.
}
help-murdero-idea = A sensible play: { $doing ->
    [draw] draw from the Case File.
    [take] take the top card of the Discard Pile.
    [play] play an Action Card.
    [use] use a Permanent before you.
    [swap] exchange an Action Card.
    [discard] discard an Action Card.
   *[done] end your turn.
}
help-murdero-idea-card = A sensible play: { $doing ->
    [build] build
    [swap] exchange
   *[discard] discard
} { $colour ->
    [R] red
    [B] blue
   *[G] green
} { $number }.

# A game without help of its own.
help-moves-to-type = You could type: { $moves }.
