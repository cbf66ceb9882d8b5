# What the board of FIND … den MÖRDER says. $name is a player, $tile a place like c3, $chain six of them.

## Options

moerder-option-rules = Regole
moerder-option-rules-explained = Nel gioco base non si raccoglie niente, e una persona può uscire.
moerder-option-rules-pro = Per esperti
moerder-option-rules-base = Gioco base
moerder-option-objections = Obiezioni
moerder-option-objections-explained = Chi si accorge che una tessera toccata può ancora servire.
moerder-option-objections-manual = Dai giocatori
moerder-option-objections-auto = Dal tavolo
moerder-option-window = Tempo per obiettare
moerder-option-window-explained = Secondi che gli altri hanno dopo un tocco.
moerder-option-window-off = Finché tutti hanno risposto
moerder-option-show-seconds = Tempo per mostrare
moerder-option-show-seconds-explained = Secondi per mostrare una catena dopo aver obiettato.
moerder-option-objection-counts = Contare le lettere
moerder-option-objection-counts-explained = In un’obiezione le tessere coperte valgono solo lettere che restano.
moerder-option-objection-counts-false = No
moerder-option-objection-counts-true = Sì
moerder-option-objector-wins = L’obiezione può vincere
moerder-option-objector-wins-explained = Chi obietta con una catena tutta scoperta vince.
moerder-option-objector-wins-false = No
moerder-option-objector-wins-true = Sì
moerder-option-wrong-claim = Catena sbagliata
moerder-option-wrong-claim-explained = Che cosa succede se indichi sei tessere che non sono una catena.
moerder-option-wrong-claim-free = Non costa niente
moerder-option-wrong-claim-ends-turn = Fa finire il turno
moerder-option-solitaire-tiles = Lettere da raccogliere
moerder-option-solitaire-tiles-explained = In solitario: quante lettere chiede il primo obiettivo.
moerder-option-solitaire-tiles-6 = Tutte e sei
moerder-option-solitaire-tiles-5 = Cinque, una per tipo
moerder-option-solitaire-refusal = Tessera rifiutata
moerder-option-solitaire-refusal-explained = In solitario: che cosa succede se tocchi una tessera che può ancora servire.
moerder-option-solitaire-refusal-ends-collecting = Il tuo turno è finito
moerder-option-solitaire-refusal-refuse-only = Puoi continuare
moerder-option-solitaire-detect = Chi vede la catena
moerder-option-solitaire-detect-explained = In solitario: chi deve vedere la catena del secondo obiettivo.
moerder-option-solitaire-detect-player-claims = Tu
moerder-option-solitaire-detect-auto = Il tavolo
moerder-option-start-player = Chi comincia
moerder-option-start-player-explained = Chi scopre la prima tessera.
moerder-option-start-player-random = Si tira a sorte
moerder-option-start-player-0 = Posto 1
moerder-option-start-player-1 = Posto 2
moerder-option-start-player-2 = Posto 3
moerder-option-start-player-3 = Posto 4
moerder-option-turn-seconds = Tempo per mossa
moerder-option-turn-seconds-explained = Secondi per ogni turno; si fermano mentre gli altri possono obiettare.
moerder-option-turn-seconds-off = Senza limite

moerder-preset-box = Come nella scatola
moerder-preset-quick = Veloce
moerder-preset-base = Gioco base

## What happened

moerder-event-starter-drawn = { $you ->
    [name] La sorte ha deciso: cominci tu.
   *[nobody] La sorte ha deciso: comincia { $name }.
}
moerder-event-tile-turned = { $you ->
    [name] Hai scoperto { $tile }: { $face }.
   *[nobody] { $name } ha scoperto { $tile }: { $face }.
}
moerder-event-body-found = { $you ->
    [name] Hai scoperto { $tile }: il cadavere!
   *[nobody] { $name } ha scoperto { $tile }: il cadavere!
} { $count ->
    [0] Intorno non c’era più niente di coperto.
    [one] Anche una tessera vicina è stata scoperta.
   *[other] Anche { $count } tessere intorno sono state scoperte.
}
moerder-event-chain-found = { $you ->
    [name] Hai trovato la parola: { $chain }.
   *[nobody] { $name } ha trovato la parola: { $chain }.
}
moerder-event-claim-failed = { $you ->
    [name] Hai indicato { $chain }, ma non è una catena. Il tuo turno è finito.
   *[nobody] { $name } ha indicato { $chain }, ma non è una catena. Il turno è finito.
}
moerder-event-tile-touched = { $you ->
    [name] Tocchi la { $letter } in { $tile }.
   *[nobody] { $name } tocca la { $letter } in { $tile }.
}
moerder-event-touch-passed = { $you ->
    [name] Lasci passare.
   *[nobody] { $name } lascia passare.
}
moerder-routine-touch-passed = { $everybody ->
    [true] Nessuno obietta.
   *[false] { $you ->
        [names] { $names } lasciate passare.
       *[nobody] { $names } lasciano passare.
    }
}
moerder-event-objected = { $you ->
    [name] Obietti contro { $tile }.
   *[nobody] { $name } obietta contro { $tile }.
}
moerder-event-objection-held = { $shown ->
    [true] { $you ->
        [name] Mostri { $chain }: l’obiezione regge, e { $tile } resta. Il turno di { $collector } è finito.
        [collector] { $name } mostra { $chain }: l’obiezione regge, e { $tile } resta. Il tuo turno è finito.
       *[nobody] { $name } mostra { $chain }: l’obiezione regge, e { $tile } resta. Il turno di { $collector } è finito.
    }
   *[false] Il tavolo obietta: { $tile } può ancora far parte di una catena e resta.
}
moerder-event-objection-fell = { $you ->
    [name] Non mostri nessuna catena: la tua obiezione contro { $tile } cade.
   *[nobody] { $name } non mostra nessuna catena: l’obiezione contro { $tile } cade.
}
moerder-event-tile-collected = { $you ->
    [name] Raccogli la { $letter } in { $tile }.
   *[nobody] { $name } raccoglie la { $letter } in { $tile }.
}
moerder-event-word-collected = { $you ->
    [name] Hai tutte le lettere.
   *[nobody] { $name } ha tutte le lettere.
}
moerder-event-turn-ended = { $time_up ->
    [true] { $you ->
        [name] Il tempo è scaduto, e il tuo turno è finito.
       *[nobody] Il tempo è scaduto, e il turno di { $name } è finito.
    }
   *[false] { $you ->
        [name] Dici «Avanti».
       *[nobody] { $name } dice «Avanti».
    }
}
moerder-event-time-ran-out = { $you ->
    [name] Non hai più tempo: il caso scopre una tessera.
   *[nobody] { $name } non ha più tempo: il caso scopre una tessera.
}
moerder-event-dropped-out = { $you ->
    [name] Dici che la parola non si può formare, ed esci dal gioco.
   *[nobody] { $name } dice che la parola non si può formare, ed esce dal gioco.
}
moerder-event-quit-announced = { $you ->
    [name] Smetti con
   *[nobody] { $name } smette con
} { $hidden ->
    [one] una tessera coperta
   *[other] { $hidden } tessere coperte
}.
moerder-event-seat-gave-up = { $you ->
    [name] Ti arrendi.
   *[nobody] { $name } si arrende.
}
moerder-event-chains-shown = { $count ->
    [one] Una catena era scoperta: { $chain }.
   *[other] { $count } catene erano scoperte. La più dritta: { $chain }.
}

## What is awaited

moerder-awaited-your-turning = Tocca a te: scopri una tessera.
moerder-awaited-turning = { $name } sta scoprendo una tessera.
moerder-awaited-your-looking = Tocca a te: cerca la parola, poi di’ «Avanti».
moerder-awaited-looking = { $name } sta cercando la parola.
moerder-awaited-your-window = { $name } tocca { $tile }: obietta, o lascia passare.
moerder-awaited-window = { $name } tocca { $tile }. Qualcuno obietta?
moerder-awaited-your-showing = Mostra una catena con dentro { $tile }.
moerder-awaited-showing = { $name } obietta e cerca una catena con { $tile }.
moerder-awaited-moment = Un momento…
moerder-awaited-over = La partita è finita.
moerder-awaited-your-turning-or-drop-out = Tocca a te: scopri una tessera o esci dal gioco.
moerder-awaited-your-looking-or-collecting = Tocca a te: trova la parola, raccogli una lettera o di’ «Avanti».
moerder-awaited-your-collecting = Tocca a te: raccogli una lettera o di’ «Avanti».
moerder-awaited-your-next = Tocca a te: di’ «Avanti».
moerder-awaited-window-of = { $name } tocca la { $letter } in { $tile }. Obiezioni da { $names }?

## Under a player’s name

moerder-standing-letters = lettere: { $letters }
moerder-standing-looking = in gioco
moerder-standing-dropped-out = fuori dal gioco
moerder-standing-gave-up = posto lasciato
moerder-standing-points = { $points ->
    [one] un punto
   *[other] { $points } punti
}
moerder-holding = Ha raccolto { $held }. { $count ->
    [0] Non manca niente.
   *[other] Manca ancora: { $missing }.
}
moerder-holding-nothing = Non ha ancora raccolto niente.

## How it ended

result-chain-found = { $winner } ha trovato la parola.
result-chain-found-won = Hai trovato la parola.
result-chain-found-lost = { $winner } ha trovato la parola prima di te.
result-letters-collected = { $winner } ha raccolto tutte le lettere.
result-letters-collected-won = Hai raccolto tutte le lettere.
result-letters-collected-lost = { $winner } ha raccolto tutte le lettere prima di te.
result-chain-in-objection = { $winner } ha obiettato con una catena scoperta.
result-chain-in-objection-won = Hai obiettato con una catena scoperta.
result-chain-in-objection-lost = { $winner } ha obiettato con una catena scoperta.
result-nobody-found-it = Nessuno ha trovato la parola.
result-dropped-out-rightly = Nessuno ha trovato la parola: { $winner } ha fatto bene a uscire.
result-dropped-out-rightly-won = Nessuno ha trovato la parola: hai fatto bene a uscire.
result-dropped-out-rightly-lost = Nessuno ha trovato la parola: { $winner } ha fatto bene a uscire.

## How it ended alone

result-no-chain-left-won = Avevi ragione: non c’è nessuna catena. { $points ->
    [one] Un punto.
   *[other] { $points } punti.
}
result-no-chain-left = { $winner } ha fatto bene a smettere: non c’è nessuna catena.
result-chain-after-quitting-lost = Una catena c’era.
result-chain-after-quitting = Una catena c’era.
result-chain-too-early-lost = Una catena era scoperta prima che tu avessi tutte le lettere.
result-chain-too-early = Una catena era scoperta prima che tutte le lettere fossero raccolte.
result-last-tile-turned-lost = L’ultima tessera è scoperta, e ti mancano delle lettere.
result-last-tile-turned = L’ultima tessera è scoperta, e mancano delle lettere.
result-no-chain-at-all-lost = Tutte le tessere sono scoperte, e non c’è nessuna catena.
result-no-chain-at-all = Tutte le tessere sono scoperte, e non c’è nessuna catena.
result-chain-missed-lost = Una catena c’era, e non l’hai vista.
result-chain-missed = Una catena c’era, e nessuno l’ha vista.

## The board in words

moerder-board = Tabellone
moerder-tile-hidden = { $tile }: coperta
moerder-tile-letter = { $tile }: { $letter }
moerder-tile-body = { $tile }: il cadavere
moerder-tile-gap = { $tile }: vuoto
moerder-tile-touched = toccata da { $name }
moerder-tile-pointed = numero { $number } della linea
moerder-tile-meant = vale { $letter }
moerder-line = { $count ->
    [one] Indichi una tessera: { $tiles }.
   *[other] Indichi { $count } tessere: { $tiles }.
}
moerder-face-down = { $count ->
    [0] Niente è coperto
    [one] Una tessera coperta
   *[other] { $count } tessere coperte
}
moerder-face-down-letter = { $letter }: { $count }
moerder-face-down-body = { $count ->
    [0] Il cadavere è scoperto.
   *[other] Il cadavere è tra loro.
}

## On turn

moerder-how-turn = Tocca una tessera coperta.
moerder-how-look = Indica le sei tessere della parola, o una sola lettera che vuoi raccogliere.
moerder-how-claim = Indica le sei tessere della parola, una dopo l’altra.
moerder-how-collect = Tocca una lettera che vuoi raccogliere. Non deve più servire a nessuna catena.
moerder-how-next = Qui non c’è niente da fare, si va avanti.
moerder-claim = Mostra la parola
moerder-collect = Raccogli la { $letter }
moerder-collect-enough = Abbastanza { $letter }
moerder-clear = Cancella la linea
moerder-next = Avanti
moerder-touching = Il tuo dito è sulla { $letter } in { $tile }. Se nessuno obietta, è tua.
moerder-drop-out = Esci dal gioco
moerder-drop-out-means = Dici che la parola non si può formare. Non hai più turni e non puoi più mostrare niente, ma vinci se nessuno trova la parola.
moerder-drop-out-yes = Esci davvero
moerder-quit = Smetti…
moerder-quit-means = Scommetti che non c’è nessuna catena. { $hidden ->
    [one] Una tessera è ancora coperta e viene scoperta adesso
   *[other] { $hidden } tessere sono ancora coperte e vengono scoperte tutte adesso
}. Nessuna catena: vinci con { $hidden ->
    [one] un punto
   *[other] { $hidden } punti
}. Una catena: hai perso.
moerder-quit-yes = Smetti e scopri tutto
moerder-go-on = Continua
moerder-keys = Tasti: frecce per muoverti, Invio per indicare, Backspace per tornare indietro, Esc per cancellare, N per «Avanti», O per obiettare, P per lasciar passare.

## Objecting

moerder-touch-title = { $name } tocca la { $letter }
moerder-touch-question = { $tile } potrebbe ancora far parte della parola quando tutto sarà scoperto? Allora obietta; la catena la mostri dopo.
moerder-touch-passed = Hai lasciato passare. Finché c’è tempo puoi ancora obiettare.
moerder-object = Obiezione
moerder-pass = Lascia passare
moerder-pass-all = Lascia passare tutto in questo turno
moerder-passing = In questo turno lasci passare tutto.
moerder-stop-passing = Guarda di nuovo
moerder-show-title = La tua obiezione alla { $letter } in { $tile }
moerder-how-show = Traccia sei tessere nell’ordine della parola, con { $tile }. Quelle coperte valgono la lettera del loro posto.
moerder-show = Mostra la catena
moerder-withdraw = Ritira l’obiezione

## Alone

moerder-objectives = I tuoi due obiettivi
moerder-objective-1 = Raccogli tutte le lettere prima che una catena sia scoperta.
moerder-objective-2 = Poi scopri tessere finché non vedi una catena, o smetti perché non ce n’è nessuna.
moerder-objective-done = Raggiunto.
moerder-objective-points = { $hidden ->
    [one] Una tessera coperta: un punto.
   *[other] { $hidden } tessere coperte: { $hidden } punti.
}

## After the game

moerder-chains = { $count ->
    [0] Nessuna catena era scoperta.
    [one] Una catena era scoperta.
   *[other] { $count } catene erano scoperte.
}
moerder-chain-number = Catena { $number } di { $count }
moerder-chain-before = La catena precedente
moerder-chain-after = La catena successiva

## Examples of the rule book

moerder-example-touched = Toccata: { $tile }
moerder-example-pointed = Indicate: { $chain }

## In a first game

moerder-coach-turn = Scopri dove la parola può ancora passare: accanto a lettere che vanno insieme.
moerder-coach-look = Cerca prima la parola. Poi una lettera a cui niente può più arrivare: quella non può negartela nessuno.
moerder-coach-object = È il momento delle obiezioni. Da questa tessera può ancora passare una catena? Una coperta vale qualsiasi lettera rimasta.
