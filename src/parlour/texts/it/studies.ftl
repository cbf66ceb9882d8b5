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
