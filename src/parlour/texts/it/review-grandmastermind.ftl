# Che cosa dice lo sguardo indietro di GRAND MASTER MIND.

review-grandmastermind-row-lost = Il tempo è scaduto e la fila non ha detto nulla.
review-grandmastermind-codes-possible = { $count ->
    [one] Era possibile un solo codice.
   *[other] Erano possibili { $count } codici.
}
review-grandmastermind-codes-left = Da { $before } codici a { $after }.
review-grandmastermind-only-code-laid = Era rimasto possibile un solo codice, ed eccolo qui.
review-grandmastermind-only-code-missed = Era rimasto possibile un solo codice, ed era un altro.
review-grandmastermind-row-contradicts = La risposta alla fila { $row } esclude che questa fila sia il codice.
review-grandmastermind-better-left = Un’altra fila avrebbe lasciato in media { $best ->
    [one] un codice
   *[other] { $best } codici
}, non { $yours }.
review-grandmastermind-more-answers = Questa fila poteva avere { $yours ->
    [one] una sola risposta
   *[other] { $yours } risposte
}, l’altra { $best }: così ognuna dice di più.
review-grandmastermind-solved-of = Erano possibili { $before } codici, ed era proprio questo.
review-grandmastermind-lucky-answer = In media ne sarebbero rimasti circa { $expected }; questa risposta ne ha lasciati { $after }.
review-grandmastermind-hardly-any-tells-more = Quasi nessuna fila dice di più qui.
review-grandmastermind-last-row-contradicts = Nell’ultima fila vince solo un codice possibile, e la risposta alla fila { $row } esclude questo.
review-grandmastermind-code-hidden = Il codice ha { $shapes ->
    [one] una forma
   *[other] { $shapes } forme
} e { $colours ->
    [one] un colore
   *[other] { $colours } colori
}. Meno pezzi ha, più tardi viene trovato, anche se di poco.
