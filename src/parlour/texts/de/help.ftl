# Help a table may allow, worked out from what the asker sees.

help-codes-possible = { $count ->
    [one] Nur noch ein Code ist möglich.
   *[other] Noch { $count } Codes sind möglich.
}
help-row-contradicts = Diese Reihe widerspricht der Antwort auf Reihe { $row }.
help-row-agrees = Diese Reihe passt zu allen bisherigen Antworten.
help-no-help-now = Im Moment gibt es keine Hilfe.

help-words-in-sight = { $count ->
    [one] Es gibt ein Wort, das die meisten kennen.
   *[other] Es gibt { $count } Wörter, die die meisten kennen.
}
help-good-word-begins = Ein gutes hat { $letters } Buchstaben und beginnt auf dem Plättchen { $first }.
help-no-common-word = Hier ist kein Alltagswort zu finden. Ändere etwas, oder mach weiter.

help-letter-words = { $count ->
    [one] Ein Wort, das die meisten kennen, ist möglich.
   *[other] { $count } Wörter, die die meisten kennen, sind möglich.
}
help-letter-best = Ein gutes hat { $letters } Buchstaben und beginnt mit { $letter }.
help-letter-to-lay = Mit dem Buchstaben { $letter } entsteht ein Wort, das die meisten kennen.

# A game without help of its own.
help-moves-to-type = Du könntest tippen: { $moves }.
