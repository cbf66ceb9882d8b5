# Help a table may allow, worked out from what the asker sees.

help-codes-possible = { $count ->
    [one] Ormai è possibile un solo codice.
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

help-murdero-can-close = Puoi chiudere un caso. Questo chiude la mano: prima posa tutto il resto.
help-murdero-ends-hand = Questo chiude la mano. Prima posa tutto quello che ci sta ancora.
help-murdero-falls = { $count ->
    [one] Se ne va una carta
   *[other] Se ne vanno { $count } carte
}: { $points ->
    [one] un punto
   *[other] { $points } punti
}.
help-murdero-needs = Al tuo caso { $colour ->
    [R] rosso
    [B] blu
   *[G] verde
} manca un { $number }. { $count ->
    [0] Non ne arrivano più: serve un Jolly.
    [one] Ce n’è uno che non hai ancora visto.
   *[other] Ce ne sono { $count } che non hai ancora visto.
}
help-murdero-idea = Una mossa sensata: { $doing ->
    [draw] pesca dal fascicolo.
    [take] prendi la prima carta degli scarti.
    [play] gioca una carta Azione.
    [use] usa una Permanente davanti a te.
    [swap] scambia una carta Azione.
    [discard] scarta una carta Azione.
   *[done] chiudi il tuo turno.
}
help-murdero-idea-card = Una mossa sensata: { $doing ->
    [build] posa il
    [swap] scambia il
   *[discard] scarta il
} { $number } { $colour ->
    [R] rosso
    [B] blu
   *[G] verde
}.

# A game without help of its own.
help-moves-to-type = Puoi scrivere: { $moves }.
