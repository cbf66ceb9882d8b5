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

# A game without help of its own.
help-moves-to-type = You could type: { $moves }.
