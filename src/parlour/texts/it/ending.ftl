# La fine di una partita: le sue cifre, ognuna con un’etichetta, e che cosa si può fare dopo.

ending-figures = La partita in cifre
ending-look = Guarda la partita
ending-share = Condividi
ending-shared = Copiato. Mandalo a chi vuoi.
ending-share-refused = Qui non si può copiare. Ecco il link:
ending-share-text = { $game }: { $what }
ending-share-private = Questo tavolo era privato. Chi ha il link può guardare tutta la partita.
ending-fold = Mostra tutto il tabellone
ending-unfold = Mostra il risultato

## Words

ending-best-word = { $word }
    .label = { $you ->
        [name] La tua parola migliore
       *[nobody] La parola migliore di { $name }
    }
    .figure = +{ $points }
ending-longest-word = { $word }
    .label = La parola più lunga
    .note = { $you ->
        [name] { $letters } lettere, trovata da te
       *[nobody] { $letters } lettere, trovata da { $name }
    }
ending-turning-point = { $word }
    .label = La svolta
    .figure = +{ $points }
    .note = { $you ->
        [name] Da qui in poi eri in testa.
       *[nobody] Da qui in poi era in testa { $name }.
    }
ending-never-behind = { $you ->
    [name] Tu, dall’inizio alla fine
   *[nobody] { $name }, dall’inizio alla fine
}
    .label = In testa
ending-words = { $count }
    .label = { $you ->
        [name] Le tue parole
       *[nobody] Le parole di { $name }
    }
    .note = { $other }: { $others }
ending-words-of-all = { $count }
    .label = { $you ->
        [name] Le tue parole
       *[nobody] Le parole di { $name }
    }
    .note = su { $all } in tutto
ending-words-alone = { $count }
    .label = Parole trovate

## Codes

ending-rows = { $solved ->
    [true] { $rows ->
        [one] Una fila
       *[other] { $rows } file
    }
   *[false] Non trovato
}
    .label = { $you ->
        [name] La tua ricerca
       *[nobody] La ricerca di { $name }
    }
    .note = { $solved ->
        [true] {""}
       *[false] dopo { $rows } file
    }
ending-codes = { $solved } su { $codes }
    .label = { $you ->
        [name] Codici trovati da te
       *[nobody] Codici trovati da { $name }
    }
ending-best-code = { $rows ->
    [one] Una fila
   *[other] { $rows } file
}
    .label = { $you ->
        [name] Il tuo codice più rapido
       *[nobody] Il codice più rapido di { $name }
    }
ending-first-full-row = Fila { $number }
    .label = Quattro piolini per la prima volta
    .note = { $you ->
        [name] posata da te
       *[nobody] posata da { $name }
    }
ending-closest-row = Fila { $number }
    .label = La fila più vicina
    .note = { $black } piolini neri

## Chains

ending-chain-found = MÖRDER
    .label = Il turno decisivo
    .note = { $you ->
        [name] L’hai trovata tu: { $chain }
       *[nobody] L’ha trovata { $name }: { $chain }
    }
ending-letters-collected = Tutte e sei le lettere
    .label = Il turno decisivo
    .note = { $you ->
        [name] Le hai avute per primo tu.
       *[nobody] Le ha avute per primo { $name }.
    }
ending-chain-in-objection = Un’obiezione
    .label = Il turno decisivo
    .note = { $you ->
        [name] Hai mostrato una catena aperta: { $chain }
       *[nobody] { $name } ha mostrato una catena aperta: { $chain }
    }
ending-dropped-out = Ritiro
    .label = Il turno decisivo
    .note = { $you ->
        [name] Hai visto che la parola non si può formare.
       *[nobody] { $name } ha visto che la parola non si può formare.
    }
ending-quit = { $hidden }
    .label = Coperte alla fine
ending-chain-missed = MÖRDER
    .label = Era ancora lì
    .note = { $chain }
ending-objections = { $right } giuste, { $wrong } sbagliate
    .label = { $you ->
        [name] Le tue obiezioni
       *[nobody] Le obiezioni di { $name }
    }
ending-body = { $tile }
    .label = Il cadavere
    .note = { $you ->
        [name] L’hai scoperto tu.
       *[nobody] L’ha scoperto { $name }.
    }
ending-collected = { $letters }
    .label = { $you ->
        [name] Le tue lettere
       *[nobody] Le lettere di { $name }
    }
ending-turned = { $count }
    .label = { $you ->
        [name] Tessere scoperte da te
       *[nobody] Tessere scoperte da { $name }
    }

## Cases

ending-best-case = { $colour }
    .label = { $you ->
        [name] Il tuo caso migliore
       *[nobody] Il caso migliore di { $name }
    }
    .figure = +{ $points }
    .note = { $complete ->
        [true] completo
       *[false] incompleto
    }
ending-turning-card = { $card }
    .label = La svolta
    .note = { $you ->
        [name] Nella mano { $number }. Da qui in poi eri in testa.
       *[nobody] Nella mano { $number }. Da qui in poi era in testa { $name }.
    }
ending-turning-hand = Mano { $number }
    .label = La svolta
    .figure = +{ $points }
    .note = { $you ->
        [name] Da qui in poi eri in testa.
       *[nobody] Da qui in poi era in testa { $name }.
    }
ending-hands-won = { $won } su { $hands }
    .label = { $you ->
        [name] Mani vinte da te
       *[nobody] Mani vinte da { $name }
    }
ending-best-hand = Mano { $number }
    .label = { $you ->
        [name] La tua mano migliore
       *[nobody] La mano migliore di { $name }
    }
    .figure = { $points }
