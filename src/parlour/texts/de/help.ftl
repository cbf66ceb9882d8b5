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

help-murdero-can-close = Du kannst jetzt einen Fall abschließen. Das beendet die Runde: Leg vorher alles andere, was passt.
help-murdero-ends-hand = Das beendet die Runde. Leg vorher alles andere, was passt.
help-murdero-falls = { $count ->
    [one] Eine Karte geht weg
   *[other] { $count } Karten gehen weg
}: { $points ->
    [one] ein Punkt
   *[other] { $points } Punkte
}.
help-murdero-needs = Deinem { $colour ->
    [R] roten
    [B] blauen
   *[G] grünen
} Fall fehlt eine { $number }. { $count ->
    [0] Es kommt keine mehr: Nur ein Joker hilft.
    [one] Eine davon hast du noch nicht gesehen.
   *[other] { $count } davon hast du noch nicht gesehen.
}
help-murdero-idea = Ein vernünftiger Zug: { $doing ->
    [draw] Zieh aus der Fallakte.
    [take] Nimm die oberste Karte vom Ablagestapel.
    [play] Spiel eine Aktionskarte.
    [use] Nutze eine Dauerkarte, die vor dir liegt.
    [swap] Tausch eine Aktionskarte.
    [discard] Leg eine Aktionskarte ab.
   *[done] Beende deinen Zug.
}
help-murdero-idea-card = Ein vernünftiger Zug: { $colour ->
    [R] Rot
    [B] Blau
   *[G] Grün
} { $number } { $doing ->
    [build] anlegen
    [swap] tauschen
   *[discard] ablegen
}.

# A game without help of its own.
help-moves-to-type = Du könntest tippen: { $moves }.
