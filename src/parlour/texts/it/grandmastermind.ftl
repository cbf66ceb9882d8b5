# What the board of GRAND MASTER MIND says. $name is a player; $row, $code and $pegs are texts made from the part “The board in words”.

grandmastermind-help-about = Il tavolo dice quanti codici sono ancora possibili e segnala le contraddizioni.

## Options

grandmastermind-option-variant = Variante
grandmastermind-option-variant-explained = Le caselle vuote valgono come sesta forma e sesto colore.
grandmastermind-option-variant-1 = Tutte le caselle piene
grandmastermind-option-variant-2 = Caselle vuote ammesse
grandmastermind-option-roles = Ruoli
grandmastermind-option-roles-explained = Nascondere e decifrare a turno, oppure giocare una parte sola.
grandmastermind-option-roles-swap = Vi scambiate
grandmastermind-option-roles-decode = Tu decifri
grandmastermind-option-roles-hide = Tu nascondi il codice
grandmastermind-option-rounds = Manche
grandmastermind-option-rounds-explained = In una manche tutti e due decifrano una volta. Se giochi un ruolo solo, una manche è un codice.
grandmastermind-option-target = Punti da raggiungere
grandmastermind-option-target-explained = Si gioca finché qualcuno ha questi punti, invece che per un numero di manche.
grandmastermind-option-target-off = No
grandmastermind-option-rows = File
grandmastermind-option-rows-explained = Quante file ci sono per scoprire il codice.
grandmastermind-option-row-seconds = Tempo per fila
grandmastermind-option-row-seconds-explained = Secondi per ogni fila. Una fila non confermata in tempo è persa.
grandmastermind-option-row-seconds-off = Senza limite
grandmastermind-option-blue-rule = Piolini blu
grandmastermind-option-blue-rule-explained = Che cosa vale quando una coppia potrebbe dare sia un bianco sia un blu.
grandmastermind-option-blue-rule-lexicographic = Quanti più possibile
grandmastermind-option-blue-rule-strict = Blu rigoroso
grandmastermind-option-blue-rule-guess-side = Blu generoso
grandmastermind-option-feedback = Piolini
grandmastermind-option-feedback-explained = A mano, il codificatore conta e il tavolo controlla.
grandmastermind-option-feedback-auto = Li mette il tavolo
grandmastermind-option-feedback-manual-checked = Piolini a mano
grandmastermind-option-limited-supply = Scorta limitata
grandmastermind-option-limited-supply-explained = Il decodificatore ha dodici pezzi di ogni tipo per tutte le file insieme. I pezzi posati non tornano: conserva quelli che il codice potrebbe richiedere.
grandmastermind-option-limited-supply-false = No
grandmastermind-option-limited-supply-true = Sì
grandmastermind-option-start-player = Chi comincia
grandmastermind-option-start-player-explained = Chi nasconde il primo codice.
grandmastermind-option-start-player-random = Si tira a sorte
grandmastermind-option-start-player-0 = Posto 1
grandmastermind-option-start-player-1 = Posto 2
grandmastermind-option-turn-seconds = Tempo per mossa
grandmastermind-option-turn-seconds-explained = Secondi per ogni mossa, dove non c’è un tempo per fila.
grandmastermind-option-turn-seconds-off = Senza limite

grandmastermind-preset-box = Come nella scatola
grandmastermind-preset-quick = Veloce
grandmastermind-preset-expert = Per esperti

## What happened

grandmastermind-event-challenger-drawn = { $you ->
    [name] La sorte ha scelto te: codificatore per primo.
   *[nobody] La sorte ha scelto { $name }: codificatore per primo.
}
grandmastermind-event-code-hidden = { $by_chance ->
    [true] { $you ->
        [name] Il tuo codice l’ha deciso il caso.
       *[nobody] Il codice di { $name } l’ha deciso il caso.
    }
   *[false] { $you ->
        [name] Hai nascosto un codice.
       *[nobody] { $name } ha nascosto un codice.
    }
}
grandmastermind-event-row-placed = { $you ->
    [name] Hai posato la fila { $number }.
   *[nobody] { $name } ha posato la fila { $number }.
}
grandmastermind-event-row-answered = Fila { $number }: { $pegs }.
grandmastermind-event-row-lost = { $you ->
    [name] Hai perso la fila { $number } per il tempo.
   *[nobody] { $name } ha perso la fila { $number } per il tempo.
}
grandmastermind-event-code-shown = { $solved ->
    [true] Risolto in { $rows ->
        [one] una fila
       *[other] { $rows } file
    }.
   *[false] Non risolto.
} Il codice era: { $code }.
grandmastermind-event-roles-swapped = { $you ->
    [name] Nascondi tu il prossimo codice.
   *[nobody] { $name } nasconde il prossimo codice.
}
grandmastermind-event-seat-gave-up = { $you ->
    [name] Ti arrendi.
   *[nobody] { $name } si arrende.
}

## What is awaited

grandmastermind-awaited-your-code = Tocca a te: nascondi un codice dietro lo schermo.
grandmastermind-awaited-code = { $name } sta nascondendo un codice.
grandmastermind-awaited-your-row = Tocca a te: posa la fila { $number }.
grandmastermind-awaited-row = { $name } sta posando la fila { $number }.
grandmastermind-awaited-your-pegs = Tocca a te: rispondi alla fila { $number } con i piolini.
grandmastermind-awaited-pegs = { $name } sta contando i piolini per la fila { $number }.
grandmastermind-awaited-moment = Un momento …
grandmastermind-awaited-over = La partita è finita.

## Under a player’s name

grandmastermind-standing-challenger = codificatore · { $points ->
    [one] un punto
   *[other] { $points } punti
}
grandmastermind-standing-decoder = decodificatore · { $points ->
    [one] un punto
   *[other] { $points } punti
}
grandmastermind-standing-points = { $points ->
    [one] un punto
   *[other] { $points } punti
}
grandmastermind-standing-challenger-alone = codificatore
grandmastermind-standing-decoder-alone = decodificatore
grandmastermind-standing-decoder-codes = decodificatore · { $solved } codici risolti su { $codes } · { $rows } file

## The board in words

grandmastermind-pair = { $shape } in { $colour }
grandmastermind-pair-no-colour = { $shape } senza colore
grandmastermind-pair-no-shape = { $colour } senza forma
grandmastermind-pair-empty = coppia vuota
grandmastermind-pegs-black = { $count ->
    [one] { $count } nero
   *[other] { $count } neri
}
grandmastermind-pegs-white = { $count ->
    [one] { $count } bianco
   *[other] { $count } bianchi
}
grandmastermind-pegs-blue = { $count } blu
grandmastermind-pegs-none = nessun piolino
grandmastermind-board = Tabellone
grandmastermind-row-answered = Fila { $number }: { $row } – { $pegs }.
grandmastermind-row-waiting = Fila { $number }: { $row } – ancora senza risposta.
grandmastermind-row-lost = Fila { $number }: persa per il tempo.
grandmastermind-row-lost-mark = persa
grandmastermind-row-in-hand = La fila { $number } viene posata ora.
grandmastermind-rows-free = { $count ->
    [one] C’è ancora una fila libera.
   *[other] Ci sono ancora { $count } file libere.
}
grandmastermind-your-row = La tua fila, numero { $number }
grandmastermind-your-code = Il tuo codice
grandmastermind-shield-closed = Il codice è nascosto dietro lo schermo.
grandmastermind-shield-empty = Dietro lo schermo non c’è ancora niente.
grandmastermind-shield-yours = Il tuo codice, che vedi solo tu: { $row }.
grandmastermind-shield-open = Il codice: { $row }.
grandmastermind-shield-title = il codice segreto
grandmastermind-shield-behind = Questo lato lo vedi solo tu
grandmastermind-field-shape = Casella { $place }, forma: { $piece }
grandmastermind-field-colour = Casella { $place }, colore: { $piece }

## Laying pieces

grandmastermind-tray = I tuoi pezzi
grandmastermind-put = Posa: { $piece }
grandmastermind-put-left = Posa: { $piece }, ne restano { $left }
grandmastermind-copy-row = Copia la fila { $number }
grandmastermind-place-row = Conferma la fila
grandmastermind-hide-code = Nascondi il codice
grandmastermind-clear = Svuota
grandmastermind-missing = { $count ->
    [one] Una casella è ancora vuota.
   *[other] { $count } caselle sono ancora vuote.
}
grandmastermind-blanks-count = Le caselle vuote valgono come vuote.
grandmastermind-contradicts = { $count ->
    [one] Questa fila contraddice la risposta alla fila { $rows }.
   *[other] Questa fila contraddice le risposte alle file { $rows }.
}
grandmastermind-keys = Tasti: 1–5 forme, 6–0 colori, frecce per spostarti, Canc per togliere, Invio per confermare.

## Answering by hand

grandmastermind-answer = La tua risposta alla fila { $number }
grandmastermind-more = Un piolino { $peg ->
    [black] nero
    [white] bianco
   *[blue] blu
} in più
grandmastermind-less = Un piolino { $peg ->
    [black] nero
    [white] bianco
   *[blue] blu
} in meno
grandmastermind-set-pegs = Metti i piolini
grandmastermind-legend = Che cosa dicono i piolini
grandmastermind-legend-black = nero: coppia esatta
grandmastermind-legend-white = bianco: coppia giusta, posizione sbagliata
grandmastermind-legend-blue = blu: solo la forma o il colore è giusto

## One code after another

grandmastermind-codes = I codici di questa partita
grandmastermind-code-number = Codice { $number }
grandmastermind-code-now = In corso
grandmastermind-next-code = Prossimo codice
grandmastermind-found = { $name } ha scoperto il codice in { $rows ->
    [one] una fila
   *[other] { $rows } file
}.
grandmastermind-not-found = { $name } non ha scoperto il codice.
grandmastermind-broken-off = Questo codice è stato abbandonato.

## Examples of the rule book

grandmastermind-example = Codice: { $code }. Fila: { $row }. Risposta: { $pegs }.
grandmastermind-example-code = Codice
grandmastermind-example-row = Fila

## The pieces

shape-triangle = triangolo
shape-square = quadrato
shape-hexagon = esagono
shape-star = stella
shape-cross = croce
colour-red = rosso
colour-yellow = giallo
colour-green = verde
colour-violet = viola
colour-orange = arancione
piece-blank = vuoto

## In a first game

grandmastermind-coach-hide = Va bene qualsiasi codice, e una coppia può ripetersi.
grandmastermind-coach-first-row = Due coppie diverse, due volte ciascuna, dicono molto.
grandmastermind-coach-row = Metti una fila che può essere il codice: una che non contraddice nessuna risposta.
grandmastermind-coach-answer = Prima il nero, poi il bianco, poi il blu. Ogni coppia riceve al massimo un piolino.
