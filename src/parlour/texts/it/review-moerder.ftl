# Che cosa dice lo sguardo indietro di MÖRDER.

review-moerder-chain-found = { $count ->
    [one] L’unica catena visibile.
   *[other] Erano visibili { $count } catene, ed ecco una di loro.
}
review-moerder-chain-overlooked = { $count ->
    [one] La parola era visibile: { $chain }.
   *[other] La parola era visibile in { $count } modi, uno è { $chain }.
}
review-moerder-no-chain-there = Lì non c’era nessuna catena.
review-moerder-letters-left = { $count ->
    [one] Nessuno poteva opporsi alla { $letter } su { $tile }.
   *[other] { $count } lettere erano libere da prendere, tra cui la { $letter } su { $tile }.
}
review-moerder-touch-free = Nessuna catena poteva più aver bisogno della { $letter } su { $tile }: nessuno poteva opporsi.
review-moerder-touch-needed = Una catena poteva ancora aver bisogno della { $letter } su { $tile }: { $chain }.
review-moerder-touch-unseen = Nessuno si è opposto alla { $letter } su { $tile }.
review-moerder-rather-free = La { $letter } su { $tile } era libera da prendere.
review-moerder-could-object = C’era una catena per opporsi alla { $letter } su { $tile }: { $chain }.
review-moerder-nothing-to-object = Nessuna catena poteva più aver bisogno della { $letter } su { $tile }.
review-moerder-objected = Una catena poteva ancora aver bisogno della { $letter } su { $tile }: { $chain }.
review-moerder-chain-to-show = C’era una catena da mostrare per la { $letter } su { $tile }: { $chain }.
review-moerder-staked-with-chain = La parola era già visibile.
review-moerder-staked = Su { $of } tavole ancora possibili, circa { $without } non hanno nessuna catena.
review-moerder-word-came-up = { $ways ->
    [one] Una delle { $hidden } tessere coperte poteva
   *[other] { $ways } delle { $hidden } tessere coperte potevano
} completare la parola qui, ed è andata proprio così.
review-moerder-body-opened-it = Il cadavere ha girato le tessere vicine, ed ecco la parola.
review-moerder-no-tile-likelier = { $ways ->
    [one] Una delle { $hidden } tessere coperte avrebbe
   *[other] { $ways } delle { $hidden } tessere coperte avrebbero
} completato la parola qui. Nessun altro posto era migliore.
review-moerder-safer-tile = Qui { $yours ->
    [one] una delle { $hidden } tessere coperte avrebbe
   *[other] { $yours } delle { $hidden } tessere coperte avrebbero
} fatto perdere la partita, su { $tile } { $ways ->
    [0] nessuna
   *[other] solo { $ways }
}.
review-moerder-likelier-tile = Su { $tile } { $ways ->
    [one] una delle { $hidden } tessere coperte avrebbe
   *[other] { $ways } delle { $hidden } tessere coperte avrebbero
} completato la parola, qui { $yours ->
    [0] nessuna
   *[other] solo { $yours }
}.
review-moerder-tile-gives-less = Questa tessera dà al prossimo circa una possibilità su { $one_in } di completare la parola, { $tile } ne dà meno.
