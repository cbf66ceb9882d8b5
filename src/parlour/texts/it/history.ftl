# Le tue partite: cronologia, statistiche, record personali.

history-about = { $count ->
    [one] Una partita dal { $date }, conservata con il nome di questo browser: { $name }
   *[other] { $count } partite dal { $date }, conservate con il nome di questo browser: { $name }
}
history-empty = Qui starà la tua prima partita
history-empty-why = Quello che finisci resta: com’è andata, le tue parole migliori e la partita stessa, mossa per mossa. Non serve un account, basta questo browser.
history-all-games = Tutte le tue partite
history-play = Gioca a { $game }

## What is shown

history-lately = Di recente
history-show = Quali partite
history-show-all = Tutte
history-show-won = Vinte
history-show-lost = Perse
history-show-people = Con amici
history-show-house = Contro la casa
history-show-alone = Da solo
history-game = Gioco
history-any-game = Tutti i giochi
history-strength = Livello
history-any-strength = Tutti i livelli
history-time = Periodo
history-any-time = Da sempre
history-last-month = Ultimi 30 giorni
history-last-year = Ultimi 12 mesi
history-found = { $count ->
    [0] Ancora nessuna partita così.
    [one] Una partita.
   *[other] { $count } partite.
}
history-older = Partite più vecchie
history-export = Salva tutto in file
history-export-about = Tutte le partite mossa per mossa, e i risultati in una tabella.

## A game

history-outcome-won = Vinta
history-outcome-lost = Persa
history-outcome-shared = Pareggio
history-outcome-finished = Giocata
history-outcome-several = Giocata
history-resumed = Partita ripresa, non conta
history-place = { $score }, posto { $place } di { $seats }
history-score = { $own } : { $other }
history-bot = { $name }, { $strength }
history-alone = da solo
history-many-bots = { $count } della casa
history-look = Rivedi la partita
history-look-at = Rivedi la partita: { $game }, { $date }
history-feat-tiles = { $worth ->
    [one] una tessera girata
   *[other] { $worth } tessere girate
}
history-feat-word = { $word }, { $worth }
history-feat-hand = mano migliore { $worth }

## Figures

history-unit-rows = { $count ->
    [one] una fila
   *[other] { $count } file
}
history-unit-letters = { $count ->
    [one] una lettera
   *[other] { $count } lettere
}
history-unit-tiles-left = { $count ->
    [one] una tessera rimasta
   *[other] { $count } tessere rimaste
}
history-unit-points-a-word = { $count } a parola
history-unit-points = { $count ->
    [one] un punto
   *[other] { $count } punti
}
history-unit-words = { $count ->
    [one] una parola
   *[other] { $count } parole
}
history-unit-points-a-hand = { $count } a mano
history-unit-turns = { $count ->
    [one] un turno
   *[other] { $count } turni
}
history-axis-rows = file usate
history-axis-letters = lettere raccolte
history-axis-tiles-left = tessere ancora coperte
history-axis-points-a-word = punti a parola
history-axis-points = punti
history-axis-words = parole
history-axis-points-a-hand = punti a mano
history-axis-turns = turni usati

## Ways to play

history-mode-grandmastermind-filled = Tutte le caselle piene
history-mode-grandmastermind-gaps = Caselle vuote ammesse
history-mode-moerder-pro = Per esperti
history-mode-moerder-base = Gioco base
history-mode-moerder-alone = Da solo
history-mode-wordsearch-board = Sul tabellone
history-mode-wordsearch-insert = Con l’inserto
history-mode-wordsearch-boardless = Senza tabellone
history-mode-wordsearch-board-alone = Da solo sul tabellone
history-mode-wordsearch-insert-alone = Da solo con l’inserto
history-mode-wordsearch-boardless-alone = Da solo senza tabellone
history-mode-letter-together = Al tavolo
history-mode-letter-many-words = Da solo: tante parole
history-mode-letter-long-words = Da solo: parole lunghe
history-mode-murdero-single = Ognuno per sé
history-mode-murdero-pairs = A coppie
history-modes = Modo di giocare

## Statistics

history-counts = { $played ->
    [one] Una partita
   *[other] { $played } partite
} · { $won ->
    [one] { $won } vinta
   *[other] { $won } vinte
}
history-counts-finished = { $played ->
    [one] Una partita
   *[other] { $played } partite
}
history-row = Risultati in fila
history-row-said = Le ultime { $count } partite, dalla più vecchia: { $results }
history-run = { $count ->
    [0] I pioli pieni sono vittorie.
    [one] I pioli pieni sono vittorie. L’ultima l’hai vinta.
   *[other] I pioli pieni sono vittorie. Hai vinto le ultime { $count }.
}
history-over-time = Nel tempo
history-plot = { $axis }, partita per partita: da { $first } a { $last }, migliore { $best }.
history-plot-mean = I punti pieni sono vittorie. La linea è la media di cinque partite.
history-as-table = In tabella
history-date = Data
history-result = Risultato
history-against = Contro
history-by-opponent = Secondo l’avversario
history-by-opponent-about = Quante volte hai vinto.
history-won-of = { $won } su { $played }
history-people = Persone
history-records = Record personali
history-no-records = I tuoi record staranno qui appena avrai vinto una partita.
history-best-rows = meno file
history-best-tiles = meno tessere per vincere
history-best-word = parola migliore
history-best-word-worth = parola migliore, { $worth }
history-best-hand = mano migliore
history-best-points = più punti
history-best-words = più parole
history-best-tiles-left = più tessere rimaste
history-best-turns = meno turni
history-best-fastest = vittoria più rapida
history-best-run = serie di vittorie più lunga
history-worth-rows = { $worth ->
    [one] una fila
   *[other] { $worth } file
}
history-worth-tiles = { $worth ->
    [one] una tessera
   *[other] { $worth } tessere
}
history-worth-run = { $worth } di fila
