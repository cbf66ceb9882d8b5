# Gli enigmi del giorno: di oggi e di ieri, i risultati, i giorni di fila e ciò che si condivide.

daily-title = Enigmi del giorno
daily-heading = Enigmi del { $date }
daily-of = Enigma del { $date }
daily-intro = Gli stessi per tutti, con la stessa fortuna. Conta il primo tentativo; niente aiuti e niente orologio.
daily-today = Oggi
daily-words-in = Parole in
daily-next = Il giorno è quello UTC, per tutti insieme. Da te i nuovi arrivano alle { $time }.
daily-yesterday = Quelli di ieri, rivisti
daily-yesterday-why = Riguarda le tue partite o quelle dell’Esperto, oppure giocale per divertimento: non contano più.
daily-luck = Da dove viene la fortuna
daily-luck-why = Dalla data, apertamente: lo SHA-256 di una frase come queste è il seme del tavolo, e nessuno vi aggiunge nulla. Chiunque può ricalcolarlo.
daily-note = Enigma del { $date }. La stessa fortuna per tutti: viene dalla data.
daily-counts = Questo tentativo conta. Puoi andare via e tornare.
daily-for-fun = Solo per divertimento: conta soltanto il primo tentativo del giorno stesso.
daily-play = Gioca
daily-go-on = Continua
daily-again = Per divertimento
daily-look = Rivedi la partita
daily-expert = La partita dell’Esperto
daily-all = Tutti gli enigmi
daily-about-grandmastermind = Lo stesso codice per tutti.
daily-about-moerder = Le tessere arrivano nello stesso ordine per tutti, ovunque tu giri. Lasciane coperte il più possibile.
daily-about-wordsearch = Lo stesso tabellone per tutti. Arriva a 50 punti in meno turni possibile.
daily-about-letter = Le stesse sette lettere per tutti. Forma più parole possibile.
daily-about-murdero = Fin qui hanno giocato due Principianti. Chiudi un caso in questo solo turno, con più punti possibile.
daily-par-thinking = L’Esperto sta ancora pensando.
daily-par-failed = L’Esperto non ci è riuscito. E tu?
daily-par-fewest = All’Esperto servono { $figure }. E a te?
daily-par-most = L’Esperto arriva a { $figure }. E tu?
daily-better = Meglio dell’Esperto: { $par }.
daily-equal = Come l’Esperto.
daily-behind = L’Esperto: { $par }.
daily-neither = Neanche l’Esperto ci è riuscito.
daily-failed = Non questa volta.
daily-not-solved = non risolto
daily-rows =
    { $count ->
        [one] { $count } riga
       *[other] { $count } righe
    }
daily-tiles =
    { $count ->
        [one] { $count } tessera coperta
       *[other] { $count } tessere coperte
    }
daily-turns =
    { $count ->
        [one] { $count } turno
       *[other] { $count } turni
    }
daily-words =
    { $count ->
        [one] { $count } parola
       *[other] { $count } parole
    }
daily-points =
    { $count ->
        [one] { $count } punto
       *[other] { $count } punti
    }
daily-others =
    { $count ->
        [one] In questa casa una persona l’ha finito.
       *[other] In questa casa { $count } persone l’hanno finito.
    }
daily-streak =
    { $days ->
        [0] Ancora nessun giorno di fila
        [one] 1 giorno di fila
       *[other] { $days } giorni di fila
    }
daily-strip = Giocato in { $played } degli ultimi { $days } giorni. Giorni di fila: { $streak }.
daily-share = Condividi
daily-copied = Copiato
daily-copy-failed = Qui non si può copiare. Seleziona il testo.
daily-shared = Parlour, { $date }, { $game }: { $result } (l’Esperto: { $par })
daily-shared-alone = Parlour, { $date }, { $game }: { $result }
