# Tournaments, studies and data: what their commands and their reports say.

## Help

terminal-arena = Fai giocare un torneo ai bot: punteggi, chi batte chi, e un rapporto.
terminal-arena-bots = I bot, separati da virgole: { $known } o un programma come ./miobot. Di norma: { $default }.
terminal-arena-seats = Quanti posti, o più numeri separati da virgole. Di norma: il minimo possibile, almeno 2.
terminal-arena-rounds = Quanti turni. Ogni turno ha ogni incontro in ogni ordine di posti. Di norma: 20.
terminal-arena-ladder = Si incontrano solo i vicini nella lista dei bot.
terminal-arena-vary = Una regola da variare; si può dare più volte. I valori di una regola si alternano, più regole si combinano.
terminal-arena-stop = Fermarsi presto: due bot hanno finito appena è deciso se il secondo nella lista è avanti di LOW o di HIGH punti Elo. Un solo numero vale nei due sensi.
terminal-studies-into = La cartella dei risultati. Di norma: { $default }.
terminal-studies-on = Dove giocare: cores, ray (un cluster su questo computer) o l’indirizzo di un cluster. Di norma: cores.
terminal-studies-cores = Quanti processi. Di norma: uno per core.

## What cannot be used

terminal-arena-bounds = --stop è un numero maggiore di 0, o due separati da una virgola, prima il più piccolo.

## On the page

terminal-arena-played = { $title }: { $matches } partite
terminal-studies-report = Il rapporto: { $file }

## In a report

terminal-report-tournament = { $title }: un torneo
terminal-report-tournament-lead = Ogni turno ha ogni incontro in ogni ordine di posti: nessun bot guadagna dal suo. Tutti gli intervalli sono al 95 %: su cento rapporti come questo, circa cinque mancano il vero in una data riga.
terminal-report-bots = bot
terminal-report-matches = partite
terminal-report-ratings = Punteggi
terminal-report-ratings-why = Punteggi del modello di Plackett–Luce (openskill), che conosce tavoli di ogni grandezza. Tutti cominciano da 25. Una linea più lunga è un punteggio meno sicuro.
terminal-report-rating = punteggio
terminal-report-first = primi posti
terminal-report-rank = posizione media
terminal-report-points = punti medi
terminal-report-pairs = Chi batte chi
terminal-report-pairs-why = Quante volte il bot a sinistra è finito davanti a quello in alto. Il pari conta metà. Sotto c’è l’intervallo di Wilson.
terminal-report-pair = coppia
terminal-report-ahead = davanti
terminal-report-level = pari
terminal-report-behind = dietro
terminal-report-elo = Elo del primo
terminal-report-test = deciso
terminal-report-seats = Quanto vale un posto
terminal-report-seats-why = Quante volte ogni posto è arrivato primo, chiunque ci sedesse. La linea tratteggiata è la quota equa.
terminal-report-seat = posto { $seat }
terminal-report-table = { $seats } posti, { $rules }
terminal-report-box = come nella scatola
terminal-report-faults = Mosse perse dai programmi
terminal-report-how = Come si è giocato
terminal-report-rules = regole
terminal-report-rules-version = versione delle regole
terminal-report-seed = seme
terminal-report-rounds = turni
terminal-report-ladder = si incontrano solo i vicini
terminal-report-stop = test sequenziale
terminal-report-stopped = { $low } o { $high } punti Elo, 5 % di errore in ogni senso
terminal-report-percent = { NUMBER($share, maximumFractionDigits: 1) } %
terminal-report-span = da { NUMBER($low, maximumFractionDigits: 1) } a { NUMBER($high, maximumFractionDigits: 1) }

## Studies

terminal-study = Studia un gioco: quanto vale un posto, quanto dura, cosa fa chi vince, cosa cambia una regola.
terminal-study-bot = Chi gioca a tutti i posti: { $known } o un programma come ./miobot. Di norma: { $default }.
terminal-study-seats = Quanti posti. Di norma: il minimo possibile, almeno 2.
terminal-study-games = Quante partite con ogni insieme di regole. Di norma: 200.
terminal-study-against = Un’altra regola da confrontare, con la stessa fortuna; più d’una tra virgolette valgono insieme. Si può dare più volte.
terminal-report-study = { $title }: uno studio
terminal-report-study-lead = { $games } partite con { $seats ->
    [one] un posto
   *[other] { $seats } posti
}, tutti giocati dallo stesso bot ({ $bot }): ciò che distingue i posti viene dunque dal gioco. Tra parentesi gli intervalli al 95 %.
terminal-report-median-decisions = decisioni nella partita mediana
terminal-report-median-minutes = minuti al ritmo di una persona (un modello)
terminal-report-seat-1 = delle partite vinte dal posto 1
terminal-report-shared = delle partite non hanno un solo vincitore
terminal-report-study-seats-why = Quante volte ogni posto è arrivato primo. La linea tratteggiata è la quota equa: un intervallo che non la tocca è più che fortuna.
terminal-report-length = Quanto dura
terminal-report-length-why = I minuti sono un modello, non una misura su persone: ciò che i bot hanno fatto, ogni atto al ritmo scritto in arena/pace.py.
terminal-report-decisions = decisioni
terminal-report-minutes = minuti
terminal-report-mean = media
terminal-report-median = mediana
terminal-report-low = 5 % sotto
terminal-report-high = 5 % sopra
terminal-report-least = minimo
terminal-report-most = massimo
terminal-report-histogram = { $label }: da { $least } a { $most }, per lo più da { $low } a { $high }
terminal-report-ending = fine
terminal-report-acts = Cosa fa chi vince
terminal-report-acts-why = In quante delle loro partite chi vince e gli altri hanno fatto qualcosa, e quante volte. Mostra ciò che va con la vittoria, non per forza la causa. I posti di una partita contano come se fossero indipendenti, e una riga su venti differisce per caso. Una cifra dopo una parola è la sua lunghezza.
terminal-report-acts-more = più partite tra chi vince che tra gli altri, in punti di 100
terminal-report-act = atto
terminal-report-winners = chi vince
terminal-report-others = altri
terminal-report-winners-times = volte, chi vince
terminal-report-others-times = volte, altri
terminal-report-against = A confronto: { $rules }
terminal-report-against-why = Ogni partita è stata giocata con entrambe le regole e la stessa fortuna. Una stella segna una differenza che è più che fortuna.
terminal-report-difference = differenza
terminal-report-compared-decisions = decisioni
terminal-report-compared-minutes = minuti (modello)
terminal-report-compared-seat-1 = vinte dal posto 1
terminal-report-compared-shared = nessun vincitore unico
terminal-report-compared-lead = punti tra primo e ultimo
terminal-report-outliers = Partite da leggere
terminal-report-outliers-why = Ognuna c’è come trascrizione, e accanto come registrazione per «parlour replay» e per la pagina dove si rivede una partita.
terminal-report-longest = La più lunga: partita { $number }, { $figure } decisioni
terminal-report-shortest = La più corta: partita { $number }, { $figure } decisioni
terminal-report-lopsided = La più sbilanciata: partita { $number }, { $figure } punti tra primo e ultimo
terminal-report-command = comando

## Data

terminal-export = Scrivi le partite salvate come dati: un file Parquet con una riga per decisione.
terminal-export-recordings = Partite salvate, o cartelle con partite salvate.
terminal-export-to = Il file da scrivere, per esempio partite.parquet.
terminal-export-nothing = Non c’è nessuna partita da scrivere. Indica dei file o una cartella.
terminal-export-skipped = Lasciato fuori: { $file }. { $why }
terminal-exported = { $rows } decisioni di { $games } partite: { $file }
terminal-simulate-save = Una cartella in cui ogni partita è conservata, per «parlour replay» e «parlour export».
