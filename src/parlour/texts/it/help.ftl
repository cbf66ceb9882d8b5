# Help a table may allow, worked out from what the asker sees.

help-codes-possible = { $count ->
    [one] È possibile ormai un solo codice.
   *[other] Sono ancora possibili { $count } codici.
}
help-row-contradicts = Questa fila contraddice la risposta alla fila { $row }.
help-row-agrees = Questa fila è compatibile con tutte le risposte finora.
help-no-help-now = Per il momento non c’è alcun aiuto.

help-words-in-sight = { $count ->
    [one] C’è una parola che quasi tutti conoscono.
   *[other] Ci sono { $count } parole che quasi tutti conoscono.
}
help-good-word-begins = Una buona ha { $letters } lettere e comincia sulla tessera { $first }.
help-no-common-word = Qui non si trova nessuna parola comune. Cambia qualcosa, o vai avanti.

help-letter-words = { $count ->
    [one] È possibile una parola che quasi tutti conoscono.
   *[other] Sono possibili { $count } parole che quasi tutti conoscono.
}
help-letter-best = Una buona ha { $letters } lettere e comincia con { $letter }.
help-letter-to-lay = Con la lettera { $letter } nasce una parola che quasi tutti conoscono.

# A game without help of its own.
help-moves-to-type = Puoi scrivere: { $moves }.
