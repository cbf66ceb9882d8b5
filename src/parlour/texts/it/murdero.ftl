# What the table of MURDERO says. $name is a player, $card a card in words, $cards several of them.

murdero-help-about = Il tavolo dice che cosa manca al tuo caso, e una mossa sensata.

## Options

murdero-option-partners = A coppie
murdero-option-partners-explained = In quattro: i compagni siedono di fronte e contano insieme.
murdero-option-partners-false = No
murdero-option-partners-true = Sì
murdero-option-target = Punti per vincere
murdero-option-target-explained = La partita finisce quando qualcuno li raggiunge.
murdero-option-target-off = Come nella scatola: 100, coppie 200
murdero-option-max-hands = Mani al massimo
murdero-option-max-hands-explained = La partita finisce al più tardi dopo questo numero di mani.
murdero-option-action-deck = Carte Azione
murdero-option-action-deck-explained = Quali sono nel mazzo oltre alle 45 carte Caso.
murdero-option-action-deck-standard15 = Quindici
murdero-option-action-deck-thirteen = Tredici, una per tipo
murdero-option-action-deck-custom = Una tua scelta
murdero-option-custom-deck = Il tuo mazzo
murdero-option-custom-deck-explained = Quante per tipo, quattro al massimo.
murdero-option-custom-deck-lost-treasure = { murdero-action-lost-treasure }
murdero-option-custom-deck-reverse-charges = { murdero-action-reverse-charges }
murdero-option-custom-deck-shake-down = { murdero-action-shake-down }
murdero-option-custom-deck-overtime = { murdero-action-overtime }
murdero-option-custom-deck-destroy = { murdero-action-destroy }
murdero-option-custom-deck-sabotage = { murdero-action-sabotage }
murdero-option-custom-deck-silver-screen-alibi = { murdero-action-silver-screen-alibi }
murdero-option-custom-deck-dons-alibi = { murdero-action-dons-alibi }
murdero-option-custom-deck-political-alibi = { murdero-action-political-alibi }
murdero-option-custom-deck-heavy-caseload = { murdero-action-heavy-caseload }
murdero-option-custom-deck-real-estate = { murdero-action-real-estate }
murdero-option-custom-deck-mitigating-circs = { murdero-action-mitigating-circs }
murdero-option-custom-deck-joker = { murdero-action-joker }
murdero-option-case-file-empty = Fascicolo vuoto
murdero-option-case-file-empty-explained = Quando finisce la mano, pescata l’ultima carta.
murdero-option-case-file-empty-finish-turn = Con quel turno
murdero-option-case-file-empty-immediate = Subito
murdero-option-shake-down = { murdero-action-shake-down }
murdero-option-shake-down-explained = Da dove viene la carta che prendi.
murdero-option-shake-down-from-sets = Da un caso, a scelta
murdero-option-shake-down-from-hand-random = Da una mano, a sorte
murdero-option-mitigating = { murdero-action-mitigating-circs }
murdero-option-mitigating-explained = Che cosa ti dà la carta che sacrifichi.
murdero-option-mitigating-draw2 = Due carte
murdero-option-mitigating-sabotage-same-value = Un rivale ne perde una uguale
murdero-option-removed-cards = Carte sabotate
murdero-option-removed-cards-explained = Dove vanno, insieme a quelle che cadono.
murdero-option-removed-cards-out = Fuori dal gioco
murdero-option-removed-cards-discard = Sugli scarti
murdero-option-partner-double = Raddoppio a coppie
murdero-option-partner-double-explained = Di chi contano doppio i punti sul tavolo se la coppia vince la mano.
murdero-option-partner-double-pair = Di entrambi
murdero-option-partner-double-winner-only = Solo di chi vince
murdero-option-start-player = Chi dà le carte per primo
murdero-option-start-player-explained = Comincia chi siede a sinistra.
murdero-option-start-player-random = A sorte
murdero-option-start-player-0 = Posto 1
murdero-option-start-player-1 = Posto 2
murdero-option-start-player-2 = Posto 3
murdero-option-start-player-3 = Posto 4
murdero-option-turn-seconds = Tempo per turno
murdero-option-turn-seconds-explained = Secondi per ogni turno.
murdero-option-turn-seconds-off = Senza limite
murdero-preset-box = Come nella scatola
murdero-preset-one-hand = Una mano
murdero-preset-pairs = A coppie

## What happened

murdero-event-dealer-picked = { $you ->
    [name] La sorte ha scelto: le carte le dai tu.
   *[nobody] La sorte ha scelto: le carte le dà { $name }.
}
murdero-event-hand-dealt = Ricevi { $cards }.
murdero-event-hand-began = { $you ->
    [name] Mano { $number }: hai dato le carte tu, è scoperta { $card }.
   *[nobody] Mano { $number }: ha dato le carte { $name }, è scoperta { $card }.
}
murdero-event-cards-drawn = { $you ->
    [name] Peschi
   *[nobody] { $name } pesca
} { $count ->
    [one] una carta
   *[other] { $count } carte
} dal fascicolo.
murdero-event-cards-seen = Hai pescato { $cards }.
murdero-event-card-taken = { $you ->
    [name] Prendi { $card }
   *[nobody] { $name } prende { $card }
} { $buried ->
    [true] dal mezzo degli scarti
   *[false] dagli scarti
}.
murdero-event-card-built = { $helped ->
    [true] { $you ->
        [name] Posi { $card } su un caso di { $other }.
        [other] { $name } posa { $card } su un tuo caso.
       *[nobody] { $name } posa { $card } su un caso di { $other }.
    }
   *[false] { $you ->
        [name] Posi { $card }.
       *[nobody] { $name } posa { $card }.
    }
}
murdero-event-action-played = { $you ->
    [name] Giochi { $card }.
   *[nobody] { $name } gioca { $card }.
}
murdero-event-action-used = { $you ->
    [name] Usi { $card }.
   *[nobody] { $name } usa { $card }.
}
murdero-event-cards-removed = { $you ->
    [name] Perdi { $cards }
   *[nobody] { $name } perde { $cards }
}{ $discarded ->
    [true] , tra gli scarti
   *[false] {""}
}.
murdero-event-card-stolen = { $you ->
    [name] Prendi { $card } a { $other }.
    [other] { $name } ti prende { $card }.
   *[nobody] { $name } prende { $card } a { $other }.
}
murdero-event-nothing-stolen = { $you ->
    [name] { $other } non ha carte Caso in mano: non ottieni nulla.
    [other] Non hai carte Caso in mano: { $name } non ottiene nulla.
   *[nobody] { $other } non ha carte Caso in mano: { $name } non ottiene nulla.
}
murdero-event-card-discarded = { $by_chance ->
    [true] { $you ->
        [name] Per te viene scartata { $card }.
       *[nobody] Per { $name } viene scartata { $card }.
    }
   *[false] { $you ->
        [name] Scarti { $card }.
       *[nobody] { $name } scarta { $card }.
    }
}
murdero-event-case-closed = { $held_back ->
    [true] { $you ->
        [name] Hai un caso completo ({ $colour }), ma è trattenuto.
       *[nobody] { $name } ha un caso completo ({ $colour }), ma è trattenuto.
    }
   *[false] { $you ->
        [name] Hai chiuso un caso: { $colour }!
       *[nobody] { $name } ha chiuso un caso: { $colour }!
    }
}
murdero-event-turn-ended = { $you ->
    [name] Hai finito.
   *[nobody] { $name } ha finito.
}
murdero-event-time-ran-out = { $you ->
    [name] Il tuo tempo è scaduto.
   *[nobody] Il tempo di { $name } è scaduto.
}
murdero-event-hand-ended = { $reason ->
    [case_closed] La mano è vinta.
    [reverse_charges] { murdero-action-reverse-charges } chiude la mano.
    [overtime] { murdero-action-overtime } svuota il fascicolo: la mano è finita.
    [case_file_empty] Il fascicolo è vuoto: la mano è finita.
   *[standstill] Non si muove più nulla: la mano è finita.
}
murdero-event-hand-counted = Questa mano: { $scores }. In tutto: { $totals }.
murdero-event-seat-gave-up = { $you ->
    [name] Ti arrendi.
   *[nobody] { $name } si arrende.
}

## What is awaited

murdero-awaited-your-draw = Tocca a te: pesca una carta.
murdero-awaited-your-draw-or-take = Tocca a te: pesca una carta, o prendi la prima degli scarti.
murdero-awaited-draw = { $name } pesca una carta.
murdero-awaited-your-turn = Tocca a te: posa carte, o fai la tua unica azione.
murdero-awaited-your-building = Tocca a te: posa carte, o finisci il turno.
murdero-awaited-turn = { $name } lavora al caso.
murdero-awaited-your-discard = Troppe carte: scartane { $count ->
    [one] una
   *[other] { $count }
}.
murdero-awaited-discard = { $name } scarta.
murdero-awaited-moment = Un momento…
murdero-awaited-over = La partita è finita.

## Under a player’s name

murdero-standing = { $points ->
    [one] { $points } punto
   *[other] { $points } punti
} · { $cards ->
    [one] una carta
   *[other] { $cards } carte
}
murdero-standing-gave-up = posto abbandonato

## How it ended

result-last-hand = Era l’ultima mano, e { $winner } ha più punti di tutti.
result-last-hand-won = Era l’ultima mano, e hai più punti di tutti.
result-last-hand-lost = Era l’ultima mano, e { $winner } ha più punti di tutti.

## The board

murdero-board = Il tavolo da gioco
murdero-said-case = { $colour } { $number }
murdero-said-times = { $count } × { $card }
murdero-of = di { $name }
murdero-falls-too = trascina con sé { $cards }
murdero-usable = utilizzabile adesso
murdero-case = { $case }: { $numbers }; vale { $points }.
murdero-case-empty = { $case }: non ancora iniziato.
murdero-case-joker = Jolly per { $number }
murdero-onto = Posa { $card } sul caso { $case } di { $name }
murdero-joker-onto = Posa il Jolly come { $number } sul caso { $case } di { $name }
murdero-own-place = I casi di { $name }
murdero-place = { $name }, { $points ->
    [one] { $points } punto
   *[other] { $points } punti
}
murdero-partner = Compagno
murdero-play-here = Gioca qui { $card }
murdero-lay-before = Posa { $card } davanti a { $name }
murdero-rob = Prendi una carta a { $name }
murdero-known = Tutti hanno visto: { $cards }.
murdero-hand-number = Mano { $number }
murdero-sort = Ordina la tua mano
murdero-sort-colour = Per colore
murdero-sort-number = Per numero
murdero-case-file = Fascicolo
murdero-case-file-said = Fascicolo: ancora { $count }
murdero-discard-pile = Scarti
murdero-draw = Pesca una carta
murdero-take = Prendi { $card }
murdero-browse = Sfoglia gli scarti: { $count }
murdero-pile-empty = Non c’è ancora niente.
murdero-search-pile = Prendi una carta Caso dagli scarti
murdero-swap-here = Scambiala qui
murdero-discard-here = Scartala qui
murdero-search-here = Cerca qui
murdero-action-free = La tua azione è libera
murdero-action-spent = Azione fatta
murdero-choose-give = Scegli la carta che sacrifichi.
murdero-choose-take = Ora scegli la carta di un altro giocatore.
murdero-choose-player = Ora scegli un giocatore.
murdero-choose-search = Apri gli scarti.
murdero-choose-remove = Scegli una carta sul tavolo.
murdero-choose-case = Scegli il caso.
murdero-choose-replace = Scegli la Permanente da sostituire.
murdero-choose-lay = Posala sul tavolo.
murdero-choose-play = Giocala sul tavolo.
murdero-robs = La sorte prende una carta Caso dalla mano di { $name }.
murdero-takes-it = La prendi in mano.
murdero-draws-two = Peschi due carte.
murdero-ends-hand = Così finisce la mano.
murdero-ends-too-soon = Così finisce la mano, e prima potresti ancora posare { $cards }.
murdero-do-it = Sì, fallo
murdero-back = Indietro
murdero-play = Giocala
murdero-discard-it = Scartala
murdero-swap-it = Scambiala
murdero-put-back = Rimettila in mano
murdero-done = Fine turno
murdero-sheet = Segnapunti
murdero-sheet-hand = Mano
murdero-sheet-empty = Nessuna mano è stata ancora contata.
murdero-sheet-total = Totale, fino a { $target }
murdero-first-to = Fino a { $target }
murdero-rail = { $points } punti su { $target }
murdero-before = { $you ->
    [name] { $card } davanti a te
   *[nobody] { $card } davanti a { $name }
}
murdero-count-closed = { $name } chiude il caso { $case }
murdero-case-closed = Caso chiuso
murdero-count-hand = In mano: { $cards }.
murdero-next-hand = Alla prossima mano
murdero-look-at-table = Guarda il tavolo
murdero-example-laid = Si posa { $card }.
murdero-example-taken = Si toglie { $card }.
murdero-example-falls = Trascina con sé { $cards }.
murdero-example-points = Questo vale { $points }.
murdero-hand = La tua mano, { $count ->
    [one] una carta
   *[other] { $count } carte
}
murdero-holds = { $count ->
    [0] Non ha carte in mano.
    [one] Ha una carta in mano.
   *[other] Ha { $count } carte in mano.
}
murdero-discard-pile-said = { $count ->
    [0] Scarti: vuoti
   *[other] Scarti: { $card } in cima, { $count } in tutto
}
murdero-discard-which = { $count ->
    [one] Scegli la carta da scartare.
   *[other] Scegli { $count } carte da scartare.
}
murdero-you-lose = { $falls ->
    [true] Perdi { $card } e con essa { $cards }.
   *[false] Perdi { $card }.
}
murdero-they-lose = { $falls ->
    [true] { $name } perde { $card } e con essa { $cards }.
   *[false] { $name } perde { $card }.
}

## In a first game

murdero-coach-draw = La carta scoperta vale la pena se è il numero seguente di uno dei tuoi casi.
murdero-coach-build = Metti giù quello che puoi: alla fine le carte Caso in mano contano contro di te.
murdero-coach-action = Una volta per turno puoi agire: giocare una carta Azione, usare una Permanente o cambiare una carta.
murdero-coach-discard = Scarta quello che serve meno ai tuoi casi. Chi viene dopo può prenderlo.
