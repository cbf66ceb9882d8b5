# Was der Rückblick zu GRAND MASTER MIND sagt.

review-grandmastermind-row-lost = Die Zeit lief ab, und die Reihe verriet nichts.
review-grandmastermind-codes-possible = { $count ->
    [one] Nur ein Code war möglich.
   *[other] { $count } Codes waren möglich.
}
review-grandmastermind-codes-left = Von { $before } Codes auf { $after }.
review-grandmastermind-only-code-laid = Nur noch ein Code war möglich, und hier liegt er.
review-grandmastermind-only-code-missed = Nur noch ein Code war möglich, und es war ein anderer.
review-grandmastermind-row-contradicts = Die Antwort auf Reihe { $row } schließt diese Reihe als Code aus.
review-grandmastermind-better-left = Eine andere Reihe hätte im Schnitt { $best ->
    [one] einen Code
   *[other] { $best } Codes
} übrig gelassen, nicht { $yours }.
review-grandmastermind-more-answers = Auf diese Reihe { $yours ->
    [one] war nur eine Antwort
   *[other] waren { $yours } Antworten
} möglich, auf die andere { $best }; so verrät jede mehr.
review-grandmastermind-solved-of = { $before } Codes waren möglich, und dieser war es.
review-grandmastermind-lucky-answer = Im Schnitt wären etwa { $expected } geblieben; diese Antwort ließ { $after } übrig.
review-grandmastermind-hardly-any-tells-more = Kaum eine Reihe verrät hier mehr.
review-grandmastermind-last-row-contradicts = In der letzten Reihe gewinnt nur ein möglicher Code, und die Antwort auf Reihe { $row } schließt diesen aus.
review-grandmastermind-code-hidden = Der Code hat { $shapes ->
    [one] eine Form
   *[other] { $shapes } Formen
} und { $colours ->
    [one] eine Farbe
   *[other] { $colours } Farben
}. Je weniger Teile, desto später wird er gefunden, wenn auch nur wenig.
