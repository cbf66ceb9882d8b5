# What the board of WORD SEARCH says. $name is a player, $place a space like c3, $letters what is on a tile.

wordsearch-help-about = Il tavolo dice quante parole comuni sono in vista, e come ne comincia una buona.

## Options

wordsearch-option-language = Lingua delle parole
wordsearch-option-language-explained = Con quale dizionario giocate.
wordsearch-option-language-en = Inglese
wordsearch-option-language-de = Tedesco
wordsearch-option-language-fr = Francese
wordsearch-option-language-it = Italiano
wordsearch-option-judge = Chi giudica le parole
wordsearch-option-judge-explained = Chi decide quando una parola è dubbia.
wordsearch-option-judge-dictionary-then-vote = Dizionario, poi voto
wordsearch-option-judge-dictionary = Dizionario
wordsearch-option-judge-vote = Voto
wordsearch-option-layers = Quali parole valgono
wordsearch-option-layers-explained = Gli elenchi del dizionario con cui giocate.
wordsearch-option-layers-words = Parole
wordsearch-option-layers-proper = Giorni, popoli, feste
wordsearch-option-layers-places = Luoghi
wordsearch-option-layers-abbreviations = Sigle
wordsearch-option-layers-initials = Altre sigle
wordsearch-option-layers-first-names = Nomi di persona
wordsearch-option-layers-brands = Marche
wordsearch-option-own-list = Lista propria
wordsearch-option-own-list-explained = Un altro elenco di parole, aggiunto con «parlour words add».
wordsearch-option-family = Per famiglie
wordsearch-option-family-explained = Le parole volgari non valgono nemmeno per le persone. I bot e i consigli non le usano mai.
wordsearch-option-family-false = No
wordsearch-option-family-true = Sì
wordsearch-option-mode = Gioco
wordsearch-option-mode-explained = Sul tabellone grande, nel piccolo inserto con le pile o sul tavolo nudo.
wordsearch-option-mode-board = Sul tabellone
wordsearch-option-mode-insert = Con l’inserto
wordsearch-option-mode-boardless = Senza tabellone
wordsearch-option-letter-set = Lettere
wordsearch-option-letter-set-explained = Con quali 56 tessere giocate.
wordsearch-option-letter-set-box = Come nella scatola
wordsearch-option-letter-set-language = Secondo la lingua
wordsearch-option-letter-set-custom = Un assortimento vostro
wordsearch-option-custom-letters = Un assortimento vostro
wordsearch-option-custom-letters-explained = 56 tessere in tutto, scritte come A4 B1 C2 … IN1 ON1 IS1.
wordsearch-option-timer = Tempo per turno
wordsearch-option-timer-explained = Secondi per scambiare, cercare e dire la parola.
wordsearch-option-timer-off = Senza limite
wordsearch-option-target = Traguardo
wordsearch-option-target-explained = Fino a quanti punti giocate. Non senza tabellone; con l’inserto piccolo è sempre 50.
wordsearch-option-target-200 = 200 punti
wordsearch-option-target-100 = 100 punti
wordsearch-option-target-50 = 50 punti
wordsearch-option-disputes = Contestazioni
wordsearch-option-disputes-explained = Una parola contestata che non è valida costa il turno; oppure viene controllata subito e non costa niente.
wordsearch-option-disputes-challenge = Dai giocatori
wordsearch-option-disputes-auto-check = Controllo immediato
wordsearch-option-window = Tempo per contestare
wordsearch-option-window-explained = Secondi che gli altri hanno dopo che una parola è stata detta.
wordsearch-option-window-off = Finché tutti hanno risposto
wordsearch-option-tile-reuse = Riusare una tessera
wordsearch-option-tile-reuse-explained = Una parola può passare più volte sulla stessa tessera.
wordsearch-option-tile-reuse-false = No
wordsearch-option-tile-reuse-true = Sì
wordsearch-option-tokens-block = Lettere sotto le pedine
wordsearch-option-tokens-block-explained = Se le parole possono passare per le lettere su cui stanno gli altri.
wordsearch-option-tokens-block-end-only = Passare sì, finirci no
wordsearch-option-tokens-block-all = Tutte vietate
wordsearch-option-hand-swap = Scambiare la propria tessera
wordsearch-option-hand-swap-explained = La tua tessera può prendere il posto di una sul tabellone.
wordsearch-option-hand-swap-false = No
wordsearch-option-hand-swap-true = Sì
wordsearch-option-rotate-mw = Capovolgere M e W
wordsearch-option-rotate-mw-explained = Capovolta, una M è una W, e una W una M.
wordsearch-option-rotate-mw-false = No
wordsearch-option-rotate-mw-true = Sì
wordsearch-option-repeat-scope = Parole una volta sola
wordsearch-option-repeat-scope-explained = Se una parola che qualcuno ha segnato è consumata anche per gli altri.
wordsearch-option-repeat-scope-usual = Come di solito
wordsearch-option-repeat-scope-player = Una volta a testa
wordsearch-option-repeat-scope-table = Una volta per tutti
wordsearch-option-end = Fine
wordsearch-option-end-explained = Che cosa succede quando qualcuno raggiunge il traguardo.
wordsearch-option-end-finish-round = Si finisce il giro
wordsearch-option-end-immediate = Finisce subito
wordsearch-option-insert-radius = Misura dell’inserto
wordsearch-option-insert-radius-explained = Con l’inserto: quante caselle ci sono.
wordsearch-option-insert-radius-2 = Grande, 19 caselle
wordsearch-option-insert-radius-1 = Piccolo, 7 caselle, in due
wordsearch-option-stack-read = Lettura delle pile
wordsearch-option-stack-read-explained = Con l’inserto: quali tessere di una pila possono far parte di una parola.
wordsearch-option-stack-read-top = Solo la cima
wordsearch-option-stack-read-vertical = Anche in su e in giù
wordsearch-option-stack-bonus = Le pile valgono di più
wordsearch-option-stack-bonus-explained = Con l’inserto: una lettera vale il suo livello.
wordsearch-option-stack-bonus-false = No
wordsearch-option-stack-bonus-true = Sì
wordsearch-option-adds-per-turn = Tessere per turno
wordsearch-option-adds-per-turn-explained = Senza tabellone: quante tessere puoi aggiungere in un turno.
wordsearch-option-adds-per-turn-1 = Una
wordsearch-option-adds-per-turn-2 = Fino a due
wordsearch-option-adds-per-turn-3 = Fino a tre
wordsearch-option-start-player = Chi comincia
wordsearch-option-start-player-explained = Chi cerca la prima parola.
wordsearch-option-start-player-random = Si tira a sorte
wordsearch-option-start-player-0 = Posto 1
wordsearch-option-start-player-1 = Posto 2
wordsearch-option-start-player-2 = Posto 3
wordsearch-option-start-player-3 = Posto 4
wordsearch-option-start-player-4 = Posto 5
wordsearch-option-start-player-5 = Posto 6

wordsearch-preset-box = Come nella scatola
wordsearch-preset-short = Breve, mezz’ora
wordsearch-preset-insert = Con l’inserto
wordsearch-preset-boardless = Senza tabellone
wordsearch-preset-calm = Senza orologio

## What happened

wordsearch-event-tiles-dealt = Le tessere sono in tavola.
wordsearch-event-starter-drawn = { $you ->
    [name] La sorte ha deciso: cominci tu.
   *[nobody] La sorte ha deciso: comincia { $name }.
}
wordsearch-event-tiles-swapped = { $you ->
    [name] Hai scambiato { $letters } ({ $one }) e { $others } ({ $other }).
   *[nobody] { $name } ha scambiato { $letters } ({ $one }) e { $others } ({ $other }).
}
wordsearch-event-hand-swapped = { $you ->
    [name] Hai scambiato la tua tessera { $gave } con { $took } ({ $place }).
   *[nobody] { $name } ha scambiato la propria tessera { $gave } con { $took } ({ $place }).
}
wordsearch-event-tile-turned = { $you ->
    [name] Hai capovolto la tessera in { $place }: { $letters }.
   *[nobody] { $name } ha capovolto la tessera in { $place }: { $letters }.
}
wordsearch-event-word-unknown = { $may_stand_by ->
    [true] Il dizionario non conosce { $word }. Confermala, o cerca un’altra parola.
   *[false] Il dizionario non conosce { $word }. Cerca un’altra parola.
}
wordsearch-event-word-called = { $you ->
    [name] Dici { $word }.
   *[nobody] { $name } dice { $word }.
}
wordsearch-event-word-passed = { $you ->
    [name] Accetti la parola.
   *[nobody] { $name } accetta la parola.
}
wordsearch-routine-word-passed = { $everybody ->
    [true] Nessuno contesta la parola.
   *[false] { $you ->
        [names] { $names } accettate la parola.
       *[nobody] { $names } accettano la parola.
    }
}
wordsearch-event-word-disputed = { $you ->
    [name] Contesti { $word }, la parola di { $caller }.
    [caller] { $name } contesta la tua parola { $word }.
   *[nobody] { $name } contesta { $word }, la parola di { $caller }.
}
wordsearch-event-voted = { $yes ->
    [true] { $you ->
        [name] Voti sì.
       *[nobody] { $name } vota sì.
    }
    [false] { $you ->
        [name] Voti no.
       *[nobody] { $name } vota no.
    }
   *[none] { $you ->
        [name] Ti astieni.
       *[nobody] { $name } si astiene.
    }
}
wordsearch-event-vote-closed = { $valid ->
    [true] { $yes ->
        [0] Nessuno ha votato. Il dizionario conosce { $word }.
       *[other] { $yes } sì, { $no } no: il voto è a favore di { $word }.
    }
   *[false] { $no ->
        [0] Nessuno ha votato. Il dizionario non conosce { $word }.
       *[other] { $yes } sì, { $no } no: il voto è contro { $word }.
    }
}
wordsearch-event-word-scored = { $you ->
    [name] Fai { $points } punti con { $word } e ne hai { $total }.
   *[nobody] { $name } fa { $points } punti con { $word } e ne ha { $total }.
}
wordsearch-event-word-rejected = { $turn_lost ->
    [true] { $you ->
        [name] { $word } non vale, e perdi il turno.
       *[nobody] { $word } non vale, e { $name } perde il turno.
    }
   *[false] { $you ->
        [name] { $word } non vale. Puoi cercare un’altra parola.
       *[nobody] { $word } non vale. { $name } può cercare un’altra parola.
    }
}
wordsearch-event-token-moved = { $by_chance ->
    [true] { $you ->
        [name] Il caso sposta la tua pedina su { $letters } ({ $place }).
       *[nobody] Il caso sposta la pedina di { $name } su { $letters } ({ $place }).
    }
   *[false] { $you ->
        [name] Non hai una parola e vai su { $letters } ({ $place }).
       *[nobody] { $name } non ha una parola e va su { $letters } ({ $place }).
    }
}
wordsearch-event-token-stayed = { $you ->
    [name] Non hai una parola, e la tua pedina resta dov’è.
   *[nobody] { $name } non ha una parola, e la pedina resta dov’è.
}
wordsearch-event-tile-exchanged = { $you ->
    [name] Hai messo la tua tessera { $gave } nella riserva e hai pescato { $took }.
   *[nobody] { $name } ha messo la propria tessera { $gave } nella riserva e ha pescato { $took }.
}
wordsearch-event-tile-added = { $you ->
    [name] Hai aggiunto { $letters } in { $place }.
   *[nobody] { $name } ha aggiunto { $letters } in { $place }.
}
wordsearch-event-tile-shifted = { $you ->
    [name] Hai spostato { $letters } da { $start } a { $to }.
   *[nobody] { $name } ha spostato { $letters } da { $start } a { $to }.
}
wordsearch-event-tile-drawn = { $you ->
    [name] Hai pescato { $letters }.
   *[nobody] { $name } ha pescato { $letters }.
}
wordsearch-event-tile-laid = { $by_chance ->
    [true] { $you ->
        [name] Il caso posa { $letters } in { $place } per te.
       *[nobody] Il caso posa { $letters } in { $place } per { $name }.
    }
   *[false] { $you ->
        [name] Hai posato { $letters } in { $place }.
       *[nobody] { $name } ha posato { $letters } in { $place }.
    }
}
wordsearch-event-turn-ended = { $you ->
    [name] Hai finito il turno.
   *[nobody] { $name } ha finito il turno.
}
wordsearch-event-time-ran-out = { $you ->
    [name] Il tuo tempo è scaduto.
   *[nobody] Il tempo di { $name } è scaduto.
}
wordsearch-event-target-reached = { $you ->
    [name] Hai raggiunto il traguardo con { $score } punti.
   *[nobody] { $name } ha raggiunto il traguardo con { $score } punti.
}
wordsearch-event-extra-round = Parità: { $names }. Giro supplementare { $number }!
wordsearch-event-seat-gave-up = { $you ->
    [name] Ti arrendi.
   *[nobody] { $name } si arrende.
}

## What is awaited

wordsearch-awaited-your-searching = Tocca a te: trova una parola che cominci accanto alla tua pedina.
wordsearch-awaited-your-playing = Tocca a te: trova una parola, aggiungi una tessera o tutte e due le cose.
wordsearch-awaited-your-adding = Tocca a te: stavolta devi aggiungere una tessera.
wordsearch-awaited-your-calling = Trova una parola, o finisci il turno.
wordsearch-awaited-your-finishing = Aggiungi una tessera, o finisci il turno.
wordsearch-awaited-your-placing = Posa { $letters } in modo che tocchi un’altra tessera.
wordsearch-awaited-your-doubt = Il dizionario non conosce { $word }: confermala, o cerca ancora.
wordsearch-awaited-searching = { $name } sta cercando una parola.
wordsearch-awaited-your-window = { $name } dice { $word }: contestala, o accettala.
wordsearch-awaited-window = { $name } dice { $word }. Qualcuno la contesta?
wordsearch-awaited-your-voting = { $word } vale? Vota, o astieniti.
wordsearch-awaited-voting = Gli altri votano su { $word }.
wordsearch-awaited-your-stepping = Nessuna parola: scegli una lettera accanto alla tua pedina.
wordsearch-awaited-stepping = { $name } si sposta senza parola.
wordsearch-awaited-moment = Un momento…
wordsearch-awaited-over = La partita è finita.

## Under a player’s name

wordsearch-standing-score = { $points ->
    [one] un punto
   *[other] { $points } punti
}
wordsearch-standing-turns = { $turns ->
    [one] un turno
   *[other] { $turns } turni
}
wordsearch-standing-tile = tessera propria: { $letters }
wordsearch-standing-gave-up = posto lasciato

## How it ended

result-target-reached-alone = { $winner } ha raggiunto il traguardo in { $points ->
    [one] un turno
   *[other] { $points } turni
}.
result-target-reached-alone-won = Hai raggiunto il traguardo in { $points ->
    [one] un turno
   *[other] { $points } turni
}.
result-target-reached-alone-lost = Il traguardo non è stato raggiunto.
result-dry-spell = Da molto nessuno trovava una parola: decidono i punti.
result-dry-spell-won = Da molto nessuno trovava una parola, e tu hai il punteggio più alto.
result-dry-spell-lost = Per troppo tempo non c’è stata nessuna parola.
result-last-tile-laid = L’ultima tessera è posata: decidono i punti.
result-last-tile-laid-won = L’ultima tessera è posata: vinci con { $points } punti.
result-last-tile-laid-lost = L’ultima tessera è posata: { $winner } vince con { $points } punti.
result-tied = Ancora parità dopo i giri supplementari.

## The board

wordsearch-board = Tabellone
wordsearch-field-letter = { $place }: { $letters }
wordsearch-field-stack = { $place }: { $letters }, pila di { $height } tessere
wordsearch-field-below = sotto { $letters }
wordsearch-field-empty = { $place }: vuoto
wordsearch-field-spot = { $place }: libero
wordsearch-field-token = pedina di { $names }
wordsearch-field-traced = numero { $number } della parola
wordsearch-field-begins = qui può cominciare una parola
wordsearch-field-ends = qui può finire la parola
wordsearch-field-step = qui può andare la tua pedina
wordsearch-field-lifted = in mano
wordsearch-call = Di’ la parola
wordsearch-flip = { $letters }: leggi al contrario
wordsearch-climb-up = Uno su
wordsearch-climb-down = Uno giù
wordsearch-not-from-token = Non si può leggere dalla tua pedina.
wordsearch-not-touching = { $tile } non tocca la lettera precedente.
wordsearch-ends-taken = Finirebbe sotto una pedina.
wordsearch-own-tile = La tua tessera: { $letters }
wordsearch-swap = Scambia due tessere
wordsearch-turn = Capovolgi
wordsearch-turn-it = Capovolgi: { $letters }
wordsearch-stack = Aggiungi o sposta
wordsearch-how-swap = Prendi una tessera; va bene anche la tua.
wordsearch-how-turn = Prendi una M o una W.
wordsearch-how-other = Tocca la tessera con cui cambia posto.
wordsearch-how-stack = Prendi la tua tessera, o una dal tabellone.
wordsearch-how-place = Tocca la casella dove va.
wordsearch-move-on = Avanza
wordsearch-how-step = Tocca una lettera: la tua pedina va lì.
wordsearch-stay = Resta qui
wordsearch-exchange = Pesca una tessera nuova
wordsearch-exchange-means = La tua { $letters } va nella riserva, e peschi un’altra tessera. Così finisce il tuo turno.
wordsearch-exchange-yes = Pescala
wordsearch-back = Indietro
wordsearch-draw = Pesca una tessera
wordsearch-how-lay = Tocca una casella libera accanto alle altre.
wordsearch-done = Fatto
wordsearch-challenge-title = { $name } dice { $word }
wordsearch-vote-disputed = { $by } contesta quello che ha detto { $name }.
wordsearch-scores = Punteggi
wordsearch-score = { $name }: { $score }
wordsearch-pile = { $count ->
    [0] La riserva è vuota
    [one] Una tessera nella riserva
   *[other] { $count } tessere nella riserva
}
wordsearch-pile-letter = { $letters }: { $count }
wordsearch-ribbon-disputed = { $name } contesta { $word }
wordsearch-ribbon-lost = { $word } non è una parola: turno perso
wordsearch-ribbon-target = { $name } ha { $score } punti!
wordsearch-zoom-in = Più vicino
wordsearch-zoom-out = Tutto il tavolo
wordsearch-keys = Tasti: scrivi una parola, Invio per dirla, Backspace per tornare indietro, Esc per cancellare; le frecce si muovono sul tabellone, D contesta, P accetta, Maiusc+P fino al tuo prossimo turno.
wordsearch-example = { $word }: { $places }

## In a first game

wordsearch-coach-search = La prima lettera deve toccare la tua pedina, che va sull’ultima. Prima puoi scambiare due tessere.
wordsearch-coach-anywhere = Una parola può cominciare ovunque, e ogni lettera è un punto.
wordsearch-coach-dispute = Se nessuno la contesta, la parola vale. Una contestazione che fallisce non costa niente.
