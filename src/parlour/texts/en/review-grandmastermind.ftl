# What looking back says about GRAND MASTER MIND.

review-grandmastermind-row-lost = Time ran out, and the row told nothing.
review-grandmastermind-codes-possible = { $count ->
    [one] Only one code was possible.
   *[other] { $count } codes were possible.
}
review-grandmastermind-codes-left = From { $before } codes to { $after }.
review-grandmastermind-only-code-laid = Only one code was still possible, and here it lies.
review-grandmastermind-only-code-missed = Only one code was still possible, and it was another one.
review-grandmastermind-row-contradicts = The answer to row { $row } rules this row out as the code.
review-grandmastermind-better-left = Another row would have left { $best ->
    [one] one code
   *[other] { $best } codes
} on average, not { $yours }.
review-grandmastermind-more-answers = This row could get { $yours ->
    [one] one answer
   *[other] { $yours } answers
}, the other { $best }, so each of those tells more.
review-grandmastermind-solved-of = { $before } codes were possible, and this was the one.
review-grandmastermind-lucky-answer = On average about { $expected } would have been left; this answer left { $after }.
review-grandmastermind-hardly-any-tells-more = Hardly any row tells more here.
review-grandmastermind-last-row-contradicts = In the last row only a possible code can win, and the answer to row { $row } rules this one out.
review-grandmastermind-code-hidden = The code has { $shapes ->
    [one] one shape
   *[other] { $shapes } shapes
} and { $colours ->
    [one] one colour
   *[other] { $colours } colours
}. The fewer pieces, the later it is found, if only a little.
