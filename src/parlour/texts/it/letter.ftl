# What the board of LETTER says. $name is a player, $place a cell like c3, $letter what is on a tile, $size 2 × 1.

letter-help-about = Il tavolo dice quante parole comuni si potrebbero fare, e quanto è lunga una buona.

## Options

letter-option-language = Lingua delle parole
letter-option-language-explained = Con quale dizionario giocate.
letter-option-language-en = Inglese
letter-option-language-de = Tedesco
letter-option-language-fr = Francese
letter-option-language-it = Italiano
letter-option-judge = Chi giudica le parole
letter-option-judge-explained = Chi decide quando una parola è dubbia.
letter-option-judge-dictionary-then-vote = Dizionario, poi voto
letter-option-judge-dictionary = Dizionario
letter-option-judge-vote = Voto
letter-option-layers = Quali parole valgono
letter-option-layers-explained = Gli elenchi del dizionario con cui giocate.
letter-option-layers-words = Parole
letter-option-layers-proper = Giorni, popoli, feste
letter-option-layers-places = Luoghi
letter-option-layers-abbreviations = Sigle
letter-option-layers-initials = Altre sigle
letter-option-layers-first-names = Nomi di persona
letter-option-layers-brands = Marche
letter-option-own-list = Lista propria
letter-option-own-list-explained = Un altro elenco di parole, aggiunto con «parlour words add».
letter-option-family = Per famiglie
letter-option-family-explained = Le parole volgari non valgono nemmeno per le persone. I bot e i consigli non le usano mai.
letter-option-family-false = No
letter-option-family-true = Sì
letter-option-timed = Clessidra
letter-option-timed-explained = Quanto dura un turno, se volete un orologio.
letter-option-timed-off = Senza
letter-option-timed-30 = 30 secondi
letter-option-timed-45 = 45 secondi
letter-option-timed-60 = 60 secondi
letter-option-window = Tempo per bussare
letter-option-window-explained = Per quanto si può bussare dopo un turno. Di solito 20 secondi, con la clessidra 10.
letter-option-window-usual = Come al solito
letter-option-window-5 = 5 secondi
letter-option-window-10 = 10 secondi
letter-option-window-20 = 20 secondi
letter-option-window-30 = 30 secondi
letter-option-window-until-all-pass = Finché tutti hanno risposto
letter-option-scoring = Punteggio
letter-option-scoring-explained = Che cosa conta alla fine.
letter-option-scoring-1 = Numero di parole
letter-option-scoring-2 = Numero di lettere
letter-option-scoring-3 = Le lettere, con un premio alle parole lunghe
letter-option-grid = Misura della griglia
letter-option-grid-explained = Caselle per lato. Di solito 14; in solitario con più di 40 lettere 20.
letter-option-grid-off = Come al solito
letter-option-letter-set = Lettere
letter-option-letter-set-explained = Con quali 66 lettere giocate.
letter-option-letter-set-common66 = Le stesse per tutte le lingue
letter-option-letter-set-language = Secondo la lingua
letter-option-letter-set-custom = Un assortimento vostro
letter-option-custom-letters = Un assortimento vostro
letter-option-custom-letters-explained = 66 lettere in tutto, scritte come A5 B2 C2 … Z1.
letter-option-draft = Prendere le lettere
letter-option-draft-explained = Se scegliete quanto sono grandi le vostre lettere.
letter-option-draft-choose-size = Scegliete voi le misure
letter-option-draft-random-deal = Distribuite a caso
letter-option-rotation = Girare le tessere
letter-option-rotation-explained = Le tessere si possono posare girate di un quarto di giro.
letter-option-rotation-false = No
letter-option-rotation-true = Sì
letter-option-round1-words = Parole nel primo giro
letter-option-round1-words-explained = Si possono dire parole già nel primo giro.
letter-option-round1-words-false = No
letter-option-round1-words-true = Sì
letter-option-start-player = Chi comincia
letter-option-start-player-explained = Chi prende e posa la prima lettera.
letter-option-start-player-random = Tirato a sorte
letter-option-start-player-0 = Posto 1
letter-option-start-player-1 = Posto 2
letter-option-start-player-2 = Posto 3
letter-option-start-player-3 = Posto 4
letter-option-start-player-4 = Posto 5
letter-option-start-player-5 = Posto 6
letter-option-turn-seconds = Tempo per turno
letter-option-turn-seconds-explained = Secondi per un turno, se giocate senza clessidra.
letter-option-turn-seconds-off = Senza limite
letter-option-variant = Rompicapo
letter-option-variant-explained = In solitario: a che cosa punti.
letter-option-variant-1 = Tante parole
letter-option-variant-2 = Parole lunghe
letter-option-solitaire-tiles = Numero di lettere
letter-option-solitaire-tiles-explained = In solitario: quante lettere peschi. Di solito 10; per le parole lunghe 20.
letter-option-solitaire-tiles-off = Come al solito
letter-option-time-limit = Limite di tempo
letter-option-time-limit-explained = In solitario: di solito nessuno; per le parole lunghe dieci minuti.
letter-option-time-limit-usual = Come al solito
letter-option-time-limit-none = Nessuno
letter-option-time-limit-5 = 5 minuti
letter-option-time-limit-10 = 10 minuti
letter-option-time-limit-15 = 15 minuti
letter-option-time-limit-20 = 20 minuti
letter-option-time-limit-30 = 30 minuti
letter-option-solitaire-layout = Posare in solitario
letter-option-solitaire-layout-explained = Ogni lettera in una parola nuova prima della successiva; oppure si possono spostare tutte.
letter-option-solitaire-layout-strict = Parola per parola
letter-option-solitaire-layout-free = Spostare tutto

letter-preset-box = Come nella scatola
letter-preset-hourglass = Con la clessidra
letter-preset-quick = Partenza rapida

## What happened

letter-event-starter-drawn = { $you ->
    [name] La sorte ha deciso: cominci tu.
   *[nobody] La sorte ha deciso: comincia { $name }.
}
letter-event-tiles-taken = { $kind ->
    [blank] { $you ->
        [name] Hai preso una tessera vuota, { $size }.
       *[nobody] { $name } ha preso una tessera vuota, { $size }.
    }
   *[letters] { $you ->
        [name] Hai preso { $letters }.
       *[nobody] { $name } ha preso { $letters }.
    }
}
letter-event-letter-laid = { $by_chance ->
    [true] { $you ->
        [name] Il caso posa { $letter } in { $place } per te.
       *[nobody] Il caso posa { $letter } in { $place } per { $name }.
    }
   *[false] { $free ->
        [true] { $you ->
            [name] Hai posato la lettera libera { $letter } in { $place }.
           *[nobody] { $name } ha posato la lettera libera { $letter } in { $place }.
        }
       *[false] { $you ->
            [name] Hai posato { $letter } in { $place }.
           *[nobody] { $name } ha posato { $letter } in { $place }.
        }
    }
}
letter-event-blank-exchanged = { $you ->
    [name] Prendi in cambio la tessera vuota, { $size }.
   *[nobody] { $name } prende in cambio la tessera vuota, { $size }.
}
letter-event-letter-lifted = { $struck ->
    [0] { $you ->
        [name] Hai ripreso { $letter }.
       *[nobody] { $name } ha ripreso { $letter }.
    }
   *[other] { $you ->
        [name] Hai ripreso { $letter }, e con lei { $words }.
       *[nobody] { $name } ha ripreso { $letter }, e con lei { $words }.
    }
}
letter-event-blank-laid = { $you ->
    [name] Hai posato una tessera vuota, { $size }, in { $place }.
   *[nobody] { $name } ha posato una tessera vuota, { $size }, in { $place }.
}
letter-event-letter-released = { $by_chance ->
    [true] { $you ->
        [name] Il caso libera { $letter } per te.
       *[nobody] Il caso libera { $letter } per { $name }.
    }
   *[false] { $penalty ->
        [true] { $you ->
            [name] Per penalità liberi { $letter }.
           *[nobody] Per penalità { $name } libera { $letter }.
        }
       *[false] { $you ->
            [name] Liberi { $letter }.
           *[nobody] { $name } libera { $letter }.
        }
    }
}
letter-event-word-unknown = { $may_stand_by ->
    [true] Il dizionario non conosce { $word }. Confermala, o cerca un’altra parola.
   *[false] Il dizionario non conosce { $word }. Cerca un’altra parola.
}
letter-event-word-named = { $you ->
    [name] Dici { $word }.
   *[nobody] { $name } dice { $word }.
}
letter-event-word-passed = { $you ->
    [name] Accetti la parola.
   *[nobody] { $name } accetta la parola.
}
letter-routine-word-passed = { $everybody ->
    [true] Nessuno contesta la parola.
   *[false] { $you ->
        [names] { $names } accettate la parola.
       *[nobody] { $names } accettano la parola.
    }
}
letter-event-word-disputed = { $you ->
    [name] Contesti { $word }, la parola di { $caller }.
    [caller] { $name } contesta la tua parola { $word }.
   *[nobody] { $name } contesta { $word }, la parola di { $caller }.
}
letter-event-voted = { $yes ->
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
letter-event-vote-closed = { $valid ->
    [true] { $yes ->
        [0] Nessuno ha votato. Il dizionario conosce { $word }.
       *[other] { $yes } sì, { $no } no: il voto è a favore di { $word }.
    }
   *[false] { $no ->
        [0] Nessuno ha votato. Il dizionario non conosce { $word }.
       *[other] { $yes } sì, { $no } no: il voto è contro { $word }.
    }
}
letter-event-word-rejected = { $you ->
    [name] { $word } non vale, e non la scrivi.
   *[nobody] { $word } non vale, e { $name } non la scrive.
}
letter-event-word-written = { $you ->
    [name] Scrivi { $word }:
   *[nobody] { $name } scrive { $word }:
} { $points ->
    [one] un punto
   *[other] { $points } punti
}.
letter-event-word-retraced = { $you ->
    [name] Mostri un altro percorso per { $word }.
   *[nobody] { $name } mostra un altro percorso per { $word }.
}
letter-event-letters-taken-back = { $tiles ->
    [0] { $you ->
        [name] Per te non conta più: { $words }.
       *[nobody] Per { $name } non conta più: { $words }.
    }
   *[other] { $struck ->
        [0] { $you ->
            [name] Riprendi { $letters }: così non c’è nessuna parola nuova.
           *[nobody] { $name } riprende { $letters }: così non c’è nessuna parola nuova.
        }
       *[other] { $you ->
            [name] Riprendi { $letters }, e con ciò { $words }.
           *[nobody] { $name } riprende { $letters }, e con ciò { $words }.
        }
    }
}
letter-event-turn-ended = { $you ->
    [name] Hai finito il turno.
   *[nobody] { $name } ha finito il turno.
}
letter-event-turn-skipped = { $you ->
    [name] Non puoi fare niente e salti il turno.
   *[nobody] { $name } non può fare niente e salta il turno.
}
letter-event-time-ran-out = { $you ->
    [name] Il tuo tempo è scaduto.
   *[nobody] Il tempo di { $name } è scaduto.
}
letter-event-window-opened = { $last ->
    [true] La partita sta per finire. Chi vede ancora una parola, e bussa?
   *[false] Chi vede ancora una parola può bussare adesso.
}
letter-event-knock-passed = { $you ->
    [name] Non bussi.
   *[nobody] { $name } non bussa.
}
letter-routine-knock-passed = { $everybody ->
    [true] Nessuno bussa.
   *[false] { $you ->
        [names] { $names } non bussate.
       *[nobody] { $names } non bussano.
    }
}
letter-event-knocked = { $you ->
    [name] Bussi!
   *[nobody] { $name } bussa!
}
letter-event-dice-rolled = { $highest ->
    [1] { $you ->
        [names] { $rolls }: hai la parola.
       *[nobody] { $rolls }: { $names } ha la parola.
    }
   *[other] { $you ->
        [names] { $rolls }: parità, quindi { $names } tirate di nuovo.
       *[nobody] { $rolls }: parità, quindi { $names } tirano di nuovo.
    }
}
letter-event-knock-won = { $you ->
    [name] Hai bussato con successo: { $words }.
   *[nobody] { $name } ha bussato con successo: { $words }.
}
letter-event-knock-failed = { $you ->
    [name] Hai bussato invano.
   *[nobody] { $name } ha bussato invano.
}
letter-event-round-one-over = { $you ->
    [name] Il primo giro è finito. Cominci tu il secondo.
   *[nobody] Il primo giro è finito. { $name } comincia il secondo.
}
letter-event-seat-gave-up = { $you ->
    [name] Ti arrendi.
   *[nobody] { $name } si arrende.
}

## What is awaited

letter-awaited-your-drafting = Tocca a te: prendi una lettera della misura che vuoi.
letter-awaited-your-blank = Tocca a te: prendi una tessera vuota.
letter-awaited-drafting = { $name } prende una lettera.
letter-awaited-blank = { $name } prende una tessera vuota.
letter-awaited-your-opening = Tocca a te: posa una delle tue lettere, dove vuoi.
letter-awaited-your-opened = Di’ le parole che vedi, o finisci il turno.
letter-awaited-your-finishing = La tua lettera è posata. Finisci il turno, o riprendila.
letter-awaited-your-laying = Tocca a te: posa una lettera, e di’ una parola nuova che la usi.
letter-awaited-your-empty = Non hai lettere: usa lettere libere, posa una tessera vuota, o passa.
letter-awaited-your-naming = Di’ una parola nuova con la lettera che hai posato.
letter-awaited-your-more = Di’ altre parole, o finisci il turno.
letter-awaited-your-alone = Posa una lettera, di’ parole nuove, o finisci la partita.
letter-awaited-your-doubt = Il dizionario non conosce { $word }: confermala, o cerca ancora.
letter-awaited-opening = { $name } posa una prima lettera.
letter-awaited-laying = { $name } posa lettere e cerca parole.
letter-awaited-your-disputing = { $name } dice { $word }: contestala, o accettala.
letter-awaited-disputing = { $name } dice { $word }. Qualcuno la contesta?
letter-awaited-your-voting = { $word } vale? Vota, o astieniti.
letter-awaited-voting = Gli altri votano su { $word }.
letter-awaited-your-window = Vedi ancora una parola? Allora bussa, o lascia correre.
letter-awaited-your-last-window = L’ultima occasione: bussa se vedi ancora una parola, o lascia correre.
letter-awaited-window = Qualcuno bussa?
letter-awaited-last-window = L’ultima occasione: qualcuno bussa?
letter-awaited-your-knocking = Hai bussato: di’ una parola nuova.
letter-awaited-knocking = { $name } ha bussato e dice parole.
letter-awaited-your-penalty = Scegli una delle tue lettere da liberare.
letter-awaited-your-overtime = Il tempo è scaduto: libera una lettera, o posa una tessera vuota.
letter-awaited-penalty = { $name } deve liberare una lettera.
letter-awaited-overtime = { $name } deve liberare una lettera o posare una tessera vuota.
letter-awaited-moment = Un momento…
letter-awaited-over = La partita è finita.

## Under a player’s name

letter-standing-score = { $points ->
    [one] un punto
   *[other] { $points } punti
}
letter-standing-words = { $words ->
    [one] una parola
   *[other] { $words } parole
}
letter-standing-letters = { $letters ->
    [one] una lettera in mano
   *[other] { $letters } lettere in mano
}
letter-standing-longest = parola più lunga: { $word }
letter-standing-gave-up = posto lasciato

## How it ended

result-nobody-found-a-word = Nessuno trova più una parola: decidono i punti.
result-nobody-found-a-word-won = Nessuno trova più una parola: vinci con { $points ->
    [one] { $points } punto
   *[other] { $points } punti
}.
result-nobody-found-a-word-lost = Nessuno trova più una parola: { $winner } vince con { $points ->
    [one] { $points } punto
   *[other] { $points } punti
}.
result-finished = { $winner } ha finito: { $points ->
    [one] { $points } punto
   *[other] { $points } punti
}.
result-finished-won = Hai finito: { $points ->
    [one] { $points } punto
   *[other] { $points } punti
}.
result-time-over = Il tempo è scaduto: { $winner } ha { $points ->
    [one] { $points } punto
   *[other] { $points } punti
}.
result-time-over-won = Il tempo è scaduto: hai { $points ->
    [one] { $points } punto
   *[other] { $points } punti
}.

## The board

letter-board = Tabellone
letter-piece = { $place }: { $letter }, { $width } per { $height }
letter-piece-blank = { $place }: tessera vuota, { $width } per { $height }
letter-piece-traced = numero { $number } della parola
letter-piece-laid = posata in questo turno
letter-piece-ends = qui la parola può finire
letter-coming-fits = { $place }: qui può stare.
letter-coming-swaps = { $place }: in cambio della tessera vuota.
letter-coming-outside = { $place }: uscirebbe dal tabellone.
letter-coming-covers = { $place }: qui c’è già qualcosa.
letter-coming-apart = { $place }: non toccherebbe nessuna lettera.
letter-lying-outside = Uscirebbe dal tabellone.
letter-lying-covers = Lì c’è già qualcosa.
letter-lying-apart = Deve toccare una lettera con un lato.
letter-rack = Le tue lettere
letter-rack-letter = { $letter }, { $width } per { $height }
letter-rack-blank = Tessera vuota, { $width } per { $height }
letter-free = Lettere libere
letter-draft = Lettere coperte, per misura
letter-draft-blanks = Le tessere vuote
letter-draft-about = Sono le lettere con cui giocherai; quale sia lo vedi quando l’hai presa. Le grandi toccano più vicine, le piccole stanno dappertutto.
letter-draft-left = { $count ->
    [one] Ancora una lettera, poi una tessera vuota.
   *[other] Ancora { $count } lettere, poi una tessera vuota.
}
letter-draft-blank-about = Per finire, una tessera vuota, senza lettera: blocca un posto, e più tardi una lettera può prenderne il posto.
letter-take-size = { $width } per { $height }: ancora { $count }
letter-take-blank = Prendi la tessera vuota { $width } per { $height }
letter-take-rest = Prendi tutto il resto a caso
letter-name = Scrivi
letter-not-new = { $word } è già stata scritta. È nuova solo con tessere che allora non c’erano.
letter-must-use = La tua prima parola deve usare una lettera che hai appena posato.
letter-words-now = Parole di questo turno
letter-retrace = { $word }, { $points }: mostrala su altre tessere
letter-retrace-so = Mostrala così
letter-how-place = Tocca il posto per { $letter }.
letter-how-blank = Tocca un posto accanto a una lettera.
letter-how-release = Scegli la lettera che va accanto al tabellone come lettera libera. Così finisce il tuo turno.
letter-how-penalty = Scegli la lettera che va accanto al tabellone come lettera libera.
letter-means-instead = Posa una lettera e di’ una parola che la usi. Oppure libera una lettera o posa una tessera vuota: così finisce il tuo turno.
letter-means-first = Se vedi parole, dille. Non è obbligatorio.
letter-means-idle = { $count ->
    [one] { $letters } non è ancora in nessuna parola nuova. Se hai finito, torna da te, e liberi una lettera.
   *[other] { $letters } non sono ancora in nessuna parola nuova. Se hai finito, tornano da te, e liberi una lettera.
}
letter-means-done = Di’ altre parole, o finisci il turno.
letter-means-knocking = Di’ una parola nuova. Senza, liberi una lettera.
letter-means-knocked = È valsa la pena di bussare. Di’ altre parole, o finisci.
letter-means-word-first = Ogni lettera deve essere in una parola nuova prima che tu posi la prossima.
letter-blank-here = Posare qui la tessera vuota? Così finisce il tuo turno.
letter-blank-lay = Posala
letter-blank = Posa una vuota
letter-back = Indietro
letter-turn = Gira
letter-lift = Riprendi { $letter }
letter-release = Libera una lettera
letter-release-it = Libera { $letter }
letter-done = Fatto
letter-finish = Finisci
letter-skip = Salta il turno
letter-knock-title = Vedi ancora una parola?
letter-knock-last = L’ultima occasione
letter-knock-question = Bussa se sul tabellone c’è una parola nuova. Se non ne trovi, liberi una lettera.
letter-knock-passed = Non bussi. Finché c’è tempo puoi ancora farlo.
letter-knock-too = { $name } bussa. Bussa anche tu, e decidono i dadi.
letter-knock-heard = { $name } bussa.
letter-knock-barred = Hai bussato invano e non avevi niente da dare: aspetta la fine del prossimo turno.
letter-knock-others = Ora gli altri possono bussare.
letter-knock-wait = Qualcuno può ancora bussare.
letter-knock-winner = { $name } ha bussato con successo e gioca il prossimo turno.
letter-knock = Bussa!
letter-pass = Lascia correre
letter-challenge-title = { $name } dice { $word }
letter-vote-disputed = { $by } contesta quello che ha detto { $name }.
letter-vote-stood-by = Il dizionario non la conosce, ma { $name } la conferma.
letter-vote-stood-by-yours = La confermi. Ora votano gli altri.
letter-holding = Lettere: { $letters }; tessere vuote: { $blanks }
letter-alone-score = Risultato
letter-alone-words = Parole
letter-alone-letters = Lettere
letter-alone-left = Da posare
letter-alone-longest = La più lunga
letter-ribbon-knocked = { $name } bussa!
letter-ribbon-dice = { $name } ha la parola
letter-ribbon-won = { $name } continua
letter-ribbon-failed = { $name } non ha trovato niente
letter-ribbon-taken-back = Le lettere senza parola tornano indietro
letter-ribbon-last = L’ultima occasione per bussare
letter-ribbon-round-two = Secondo giro: comincia { $name }
letter-zoom-in = Più vicino
letter-zoom-out = Più lontano
letter-zoom-fit = La parte in gioco
letter-keys = Tasti: scrivi una parola e premi Invio; scegli una lettera, spostala con le frecce, Invio la posa, Esc la rimette; K bussa, P lascia correre, Maiusc+P fino al tuo prossimo turno.
letter-example = { $wrong ->
    [true] Così no: { $word } { $pieces }
   *[false] { $word } { $pieces }
}
letter-example-piece = { $letter } in { $place }
letter-example-length = { $length } lettere

## In a first game

letter-coach-draft = Le lettere piccole stanno ovunque. Quelle grandi toccano più vicine.
letter-coach-lay = La tua lettera deve avere un lato in comune con un’altra e formare una parola nuova. Altre parole possono stare ovunque.
letter-coach-knock = Vedi una parola che agli altri è sfuggita? Bussa. Ma se non ne dici nessuna, cedi una lettera.
