# Perché qualcosa non è stato fatto, e che cosa fare ora. I nomi sono i codici del protocollo.

## Al tavolo

refusal-not-your-turn = Non tocca a te.
refusal-unwritten = Le regole non lo permettono: { $why }.
refusal-not-now = Adesso non si può.
refusal-not-yours-to-do = Non spetta a te farlo.
refusal-stale = Intanto la partita è andata avanti. Guarda di nuovo, poi decidi.
refusal-too-late = Troppo tardi: il tuo tempo era scaduto.
refusal-game-over = La partita è finita.
refusal-not-started = La partita non è ancora cominciata.
refusal-already-started = La partita è già cominciata.
refusal-nonce-missing = { $name } non è ancora a questo tavolo. Aspetta un momento o libera il posto.
refusal-program-missing = Il programma non è ancora a questo tavolo. Aspetta un momento o libera il posto.
refusal-not-over = La partita non è ancora finita.
refusal-no-review = Nessuno riguarda ancora questo gioco.
refusal-table-closed = Questo tavolo è chiuso. Aprine uno nuovo.
refusal-table-paused = Il tavolo è in pausa. Prima fai riprendere la partita, poi gioca.
refusal-no-pause-in-public = Un tavolo pubblico non si può mettere in pausa: forse qualcuno aspetta.
refusal-table-outdated = Le regole di questo gioco sono cambiate da quando il tavolo è stato aperto: qui non si può continuare. Aprine uno nuovo.
refusal-not-kept = Non è stato possibile salvare la tua mossa, quindi non vale. Riprova; chi gestisce il sito dovrebbe controllare il disco.
refusal-not-read = Al momento il sito non riesce a leggere i suoi dati. Riprova tra poco.
refusal-no-hints-here = A questo tavolo si gioca senza aiuti.
refusal-no-help-now = In questo momento non c’è nessun aiuto.

## Posti

refusal-not-your-seat = Non è il tuo posto.
refusal-not-at-table = Può farlo solo chi ha un posto a questo tavolo.
refusal-seat-taken = Questo posto è già occupato.
refusal-token-unknown = Questo token non apre nessun posto a questo tavolo. Forse il padrone di casa ha liberato il posto: chiedi un nuovo token.
refusal-token-used = Questo token è già stato usato. Se era il tuo programma, torna con la sua chiave. Altrimenti chiedi un nuovo token al padrone di casa.
refusal-token-expired = Questo token è scaduto. Chiedine uno nuovo al padrone di casa.
refusal-seat-lost = Questo posto non è più tuo.
refusal-knows-another-seat = In questa partita hai visto i segreti di un altro posto: puoi tornare solo a quello.
refusal-no-such-seat = A questo tavolo non c’è un posto così.
refusal-only-the-host = Può farlo solo il padrone di casa.
refusal-not-seated = Può chiedere la rivincita solo chi ha giocato.
refusal-sent-away = Ti è stato chiesto di lasciare questo tavolo. Nella sala ce ne sono altri, e puoi aprirne uno tuo.
refusal-not-open-to-you = Questo tavolo non è aperto per te. Nella sala ce ne sono altri, e puoi aprirne uno tuo.
refusal-replay-not-open-to-you = Questa partita era privata. Chiedi il link per rivederla a chi vi ha giocato.
refusal-no-curve = Questa partita non ha una curva.
refusal-replay-forgotten = La casa non ha più in mente questa registrazione. Trascina di nuovo il file sulla pagina.
refusal-recording-outdated = Questa partita seguiva altre regole (versione { $then }, qui { $now }) e non si può più mostrare.
refusal-recording-doubtful = Questa registrazione non può essere giusta: nessuna partita è andata così.
refusal-has-a-seat = Chi gioca non può essere mandato via.
refusal-not-here = Questa persona non è più al tavolo.
refusal-too-many-blocks = Blocchi già { $most } persone. Prima sblocca qualcuno: la lista è sotto il tuo nome.
refusal-wrong-number-of-seats = Il numero di giocatori non va: almeno { $least }, al massimo { $most }.
refusal-name-empty = Scrivi prima un nome.
refusal-name-unprintable = Questo nome contiene caratteri che non si possono mostrare. Scegline un altro.

## La casa

refusal-no-such-table = Questo tavolo non esiste. Controlla il link.
refusal-no-table-link = «{ $link }» non è il link di un tavolo.
refusal-house-not-found = A { $house } non risponde nessuno.
refusal-no-free-seat = A questo tavolo non c’è un posto libero.
refusal-no-such-puzzle = Oggi questo enigma non c’è.
refusal-puzzle-not-ready = La casa sta ancora cercando questo enigma. Riprova tra un attimo.
refusal-puzzle-goes-on = La partita dell’Esperto si può guardare quando il giorno è finito.
refusal-no-lesson = Questo gioco non ha ancora una lezione. Nel regolamento c’è tutto.
refusal-lesson = { $sentence }
refusal-too-many-tables = Hai aperto { $most } tavoli in un giorno. Potrai aprire il prossimo tra { $hours ->
    [one] un’ora
   *[other] { $hours } ore
}.
refusal-promise-unknown = Questa promessa è già stata usata o dimenticata. Chiedine una nuova.
refusal-unknown-game = Non abbiamo un gioco che si chiama «{ $name }».
refusal-unknown-language = Non abbiamo parole in «{ $name }».
refusal-no-such-list = La casa non ha una lista «{ $name }» in questa lingua. Scegline un’altra, o aggiungila con «parlour words add».
refusal-unknown-bot = Non c’è un bot che si chiama «{ $name }». Volevi dire «{ $nearest }»?
refusal-two-bots = Un torneo chiede almeno due bot diversi, ognuno nominato una volta.
refusal-other-tournament = In questa cartella c’è un altro torneo: bot, regole, posti, seme o test sono diversi. Scegli un’altra cartella, o ripeti il comando com’era.
refusal-no-cluster = Non c’è un cluster Ray a «{ $address }». Usa cores, ray o l’indirizzo di un cluster attivo.
refusal-no-such-game = Il gioco «{ $name }» non c’è. Volevi dire «{ $nearest }»?
refusal-no-such-option = { $game } non ha un’opzione «{ $name }». Volevi dire «{ $nearest }»?
refusal-no-such-value = «{ $option }» non può essere { $name }. Può essere: { $possible }.
refusal-nothing-to-take-back = Nessuno ha ancora deciso niente, quindi non c’è niente da annullare.
refusal-not-a-seats-view = Indovina da ciò che vede un posto. Questo è ciò che vede chi guarda.
refusal-no-encoding = «{ $name }» non ha ancora una codifica per le librerie di apprendimento. docs/adapters.md dice come scriverne una.
refusal-unreadable-options = Queste regole non si leggono ({ $why }).
refusal-unreadable-message = La tua pagina e il server non si capiscono. Ricarica la pagina.
refusal-unknown-request = Questa casa non conosce questa richiesta. Ricarica la pagina.
refusal-unreadable-action = Non è una mossa di questo gioco. Ricarica la pagina.
refusal-too-fast = Così è troppo veloce per noi. Riprova tra { $seconds ->
    [one] un secondo
   *[other] { $seconds } secondi
}.
refusal-crowded = Dalla tua rete arriva troppo tutto insieme. Riprova tra { $seconds ->
    [one] un secondo
   *[other] { $seconds } secondi
}.
refusal-too-many-windows = Hai { $most } finestre di questa casa aperte. Chiudine una; dopo { $seconds } secondi riproviamo.
refusal-house-full = La casa adesso è piena. Riproviamo tra { $seconds } secondi.
refusal-too-slow = Ci ha messo troppo ad arrivare. Riprova.
refusal-too-large = È troppo lungo. Manda meno alla volta.
refusal-foreign-page = Veniva da un altro sito: non è stato fatto nulla.
refusal-unknown-host = Questa casa non si chiama { $host }. Se deve chiamarsi così, avviala con --names { $host }.

## GRAND MASTER MIND

refusal-row-incomplete = Riempi prima tutte e quattro le coppie: a ognuna servono una forma e un colore.
refusal-not-enough-pieces = Non hai abbastanza pezzi per questa fila: ce ne sono solo { $supply } per tipo.
refusal-count-again = Non è la risposta giusta. Conta di nuovo.
refusal-supply-needs-fewer-rows = Con la scorta limitata le file possono essere al massimo { $most }.
refusal-target-needs-swap = Si può giocare a punti solo se i ruoli si scambiano.
refusal-unreadable-row = Scrivi quattro coppie, per esempio { $example }.
refusal-unreadable-answer = Scrivi tre numeri per i piolini neri, bianchi e blu, per esempio { $example }.

## FIND … den MÖRDER

refusal-tile-hidden = { $tile } è ancora coperta.
refusal-tile-open = { $tile } è già scoperta. Scegli una tessera coperta.
refusal-tile-gone = In { $tile } c’è solo un vuoto.
refusal-no-such-tile = Questa tessera non esiste.
refusal-tile-twice = { $tile } c’è due volte. A una catena servono sei tessere diverse.
refusal-body-in-chain = Il cadavere in { $tile } non può far parte di una catena.
refusal-wrong-letter = In { $tile } servirebbe { $letter }.
refusal-not-adjacent = { $tile } non tocca la tessera precedente.
refusal-letter-used-up = { $tile } non può essere { $letter }: non ne restano abbastanza.
refusal-touched-missing = La tessera toccata, { $tile }, deve far parte della tua catena.
refusal-nothing-to-claim = Adesso non c’è niente da mostrare.
refusal-nothing-to-collect = Adesso non si raccoglie niente.
refusal-body-stays = Il cadavere resta dov’è. Tocca una lettera.
refusal-enough-of-letter = Di { $letter } ne hai abbastanza. Tocca un’altra lettera.
refusal-already-passed = Hai già lasciato passare. Finché c’è tempo puoi ancora ripensarci.
refusal-floor-taken = Qualcun altro ha obiettato prima. Se quell’obiezione cade, potrai obiettare tu.
refusal-no-dropping-out = Non puoi uscire: l’ha già fatto qualcuno, o giocate con le regole per esperti.
refusal-no-quitting = Si può smettere solo in solitario, con tutte le lettere e finché ci sono tessere coperte.
refusal-already-given-up = Hai già lasciato questo posto.
refusal-not-in-the-bag = Questa tessera non può essere uscita qui.
refusal-judge-again = Il verdetto sulla tessera toccata è sbagliato.
refusal-unreadable-tile = Scrivi una tessera, per esempio { $example }.
refusal-unreadable-chain = Scrivi sei tessere nell’ordine della parola, per esempio { $example }.

## WORD SEARCH

refusal-vote-needs-challenge = Dove giudica solo il voto, le parole non si possono controllare subito. Scegliete un altro giudice, o le contestazioni dei giocatori.
refusal-no-layer-counts = Così non varrebbe nessuna parola. Scegliete almeno un elenco, o lasciate giudicare il voto.
refusal-starter-has-no-seat = A questo tavolo ci sono al massimo { $most } posti. Scegliete tra questi chi comincia.
refusal-letters-unreadable = «{ $part }» non si legge. Scrivi le lettere e quante sono, per esempio A4 B1 C2.
refusal-letters-not-56 = Queste sono { $count } tessere, ma ne servono { $wanted }. Conta di nuovo.
refusal-word-too-short = Una parola ha almeno due lettere. Cercane una più lunga.
refusal-not-traceable = { $word } qui non si può leggere così. Ogni lettera deve toccare la precedente.
refusal-not-beside-your-token = { $tile } non è accanto alla tua pedina. Comincia da una lettera vicina.
refusal-own-letter = In { $tile } c’è la tua pedina. Trova un percorso che la eviti.
refusal-letter-occupied = In { $tile } c’è una pedina, e qui quelle lettere sono vietate. Trova un percorso che la eviti.
refusal-ends-under-token = In { $tile } c’è già una pedina. Finisci su un’altra lettera.
refusal-already-scored = { $word } è già stata segnata. Cerca un’altra parola.
refusal-word-ruled-out = Il voto ha bocciato { $word }. Cerca un’altra parola.
refusal-one-word-a-turn = In questo turno hai già detto la tua parola. Aggiungi una tessera, o finisci il turno.
refusal-nothing-to-stand-by = Adesso non c’è nessuna parola da confermare. Dinne una.
refusal-already-voted = Hai già votato. Aspetta gli altri.
refusal-same-tile-twice = Scegli due caselle diverse.
refusal-tile-under-token = In { $tile } c’è una pedina. Scegli un’altra casella.
refusal-two-tiles-only = In un turno puoi cambiare solo due tessere. Prendine una che hai già cambiato, o cerca una parola.
refusal-swap-spent = In questo turno hai già fatto uno scambio. Adesso cerca una parola.
refusal-hand-stays = A questo tavolo si scambiano solo tessere del tabellone. Scegline due.
refusal-not-turnable = { $letters } qui non si può capovolgere. Scegli un’altra tessera.
refusal-no-step-there = La tua pedina non può andare in { $tile }. Scegli una lettera vicina senza pedine.
refusal-token-must-move = La tua pedina può ancora muoversi. Scegli una lettera vicina.
refusal-no-own-tile = Non hai più una tessera tua. Cerca una parola, o sposta la pedina.
refusal-pile-empty = La riserva è vuota. Cerca piuttosto una parola.
refusal-one-tile-a-turn = In questo turno hai già aggiunto o spostato una tessera. Adesso cerca una parola.
refusal-middle-stays-empty = Il centro resta vuoto. Scegli un’altra casella.
refusal-lay-it-first = Posa prima la tessera che hai pescato.
refusal-tiles-added = { $most ->
    [one] In un turno puoi aggiungere solo una tessera.
   *[other] In un turno puoi aggiungere solo { $most } tessere.
} Cerca una parola, o finisci il turno.
refusal-nothing-drawn = Pesca prima una tessera.
refusal-must-touch-a-tile = Lì non toccherebbe nessuna tessera, o ce n’è già una. Scegli una casella libera accanto a una tessera.
refusal-must-add-a-tile = Per un giro intero nessuno ha aggiunto una tessera: tocca a te. Pescane una.
refusal-nothing-done-yet = Trova prima una parola, o aggiungi una tessera.
refusal-unreadable-word = Scrivi una parola, per esempio { $example }.
refusal-unreadable-place = Scrivi una casella, per esempio { $example }.
refusal-unreadable-reply = Non è una risposta a questo. «?» mostra che cosa puoi scrivere, per esempio { $example }.
refusal-several-ends = { $word } può finire su più lettere: { $ends }. Di’ quale, per esempio { $example }.

## LETTER

refusal-letters-not-66 = Queste sono { $count } lettere, ma ne servono { $wanted }. Conta di nuovo.
refusal-size-gone = Di questa misura non ci sono più lettere. Scegline un’altra.
refusal-blank-gone = Questa tessera vuota non c’è più. Scegline un’altra.
refusal-not-in-hand = Non hai questa tessera. Scegline una delle tue.
refusal-one-own-letter = In un turno puoi posare solo una lettera tua. Di’ una parola, o posa lettere libere.
refusal-no-free-letters-yet = Le lettere libere aspettano la fine del primo giro. Posane una tua.
refusal-name-a-word-first = Prima di’ una parola nuova con la lettera che hai posato, o riprendila.
refusal-pieces-stay-upright = A questo tavolo le tessere non si girano. Posala com’è.
refusal-off-the-grid = Lì non starebbe tutta nella griglia. Scegli un altro posto.
refusal-place-taken = Lì c’è già qualcosa. Scegli un altro posto.
refusal-must-touch-a-letter = Lì non toccherebbe nessuna lettera lungo un lato. Scegli un altro posto.
refusal-not-laid-now = Non hai posato questa tessera in questo turno: resta dov’è.
refusal-lift-the-last-first = Riprendi prima la lettera che hai posato per ultima.
refusal-blank-must-return = Lì deve tornare la tessera vuota. Riprendi prima le lettere che stanno al suo posto.
refusal-nothing-laid = Non hai ancora posato niente. Posa una lettera, o liberane una.
refusal-first-letter-first = Nel primo giro tutti posano una lettera. Posa una delle tue.
refusal-lift-your-letters = In questo turno hai posato delle lettere. Prima riprendile, o finisci il turno.
refusal-you-hold-letters = Finché hai una lettera non puoi semplicemente passare. Posane una, o liberane una.
refusal-no-words-yet = A questo tavolo le parole valgono solo dopo il primo giro. Finisci il turno.
refusal-lay-first = Prima posa una lettera, poi di’ una parola che la usi.
refusal-must-use-laid-letter = La tua prima parola deve contenere una lettera che hai posato in questo turno. Cercane un’altra.
refusal-not-new = { $word } è già stata scritta con almeno una di queste tessere. Cerca un’altra parola.
refusal-not-written-now = Non hai scritto { $word } in questo turno: il suo percorso resta com’è.
refusal-already-knocked = Hai già bussato. Aspetta un momento.
refusal-may-not-knock = Adesso non puoi bussare. Aspetta il prossimo turno, o che qualcun altro abbia bussato.
refusal-roll-again = I numeri più alti sono uguali. Si tira di nuovo.
refusal-unreadable-size = Scrivi una misura, per esempio { $example }.
refusal-unreadable-piece = Scrivi una tessera con la lettera e la misura, per esempio { $example }.
refusal-unreadable-cell = Scrivi una casella, per esempio { $example }.
refusal-several-sizes = { $letter } c’è in più misure: { $sizes }. Di’ quale, per esempio { $example }.

## Partite registrate

refusal-no-recording = Questo file non è una partita registrata ({ $why }).
refusal-rules-changed = Questa partita è stata giocata con altre regole (versione { $then }, qui vale la { $now }). Non si può verificare, e si vede solo fin dove arrivano le regole di oggi.
refusal-seed-not-shown = Il seme non è nel file, quindi non si può controllare nulla. Viene mostrato a partita finita.
refusal-seed-breaks-commitment = Il seme non corrisponde a quanto promesso prima della partita.
refusal-deal-not-from-seed = L’estrazione { $deal } (voce { $ply }, contando da 0) non segue dal seme.
refusal-entry-not-allowed = La voce { $ply } (contando da 0) viola le regole ({ $why }).
refusal-game-not-over = Fino all’ultima voce tutto torna, ma lì la partita non è ancora finita. Salvala di nuovo quando lo sarà.
refusal-time-runs-forward = Una voce è anteriore a quella che la precede.
refusal-not-time-yet = L’orologio ha suonato al momento sbagliato.
refusal-takes-no-time = Il caso o l’arbitro è intervenuto al momento sbagliato.

## Aprire la casa

refusal-port-busy = La porta { $port } è già occupata. Scegline un’altra, per esempio con --port 8001 (o PORT=8001).
refusal-cannot-listen = Non è possibile aprire su { $host }, porta { $port }. Scegline altri con --host o --port (o HOST, PORT).
refusal-data-unwritable = Non si può scrivere nella cartella { $folder }. Scegline un’altra con --data (o DATA=…).
refusal-data-damaged = I tavoli nella cartella { $folder } sono danneggiati. Ripristina una copia, oppure scegli un’altra cartella con --data (o DATA=…).
refusal-data-in-use = Un altro Parlour usa già la cartella { $folder }. Chiudi prima quello, oppure scegli un’altra cartella.
refusal-data-of-another-version = Questa cartella viene da un’altra versione di Parlour (versione dei dati { $found }, questa conosce la { $known }). Usa quella versione, oppure un’altra cartella con --data (o DATA=…).
refusal-store-address = { $address } non è l’indirizzo di un database PostgreSQL. Ha questa forma: {"postgresql://nome@computer/database"}.
refusal-store-unreachable = Il database { $address } non è raggiungibile o non si può usare. Controlla l’indirizzo, e che PostgreSQL sia attivo e ti lasci entrare.
refusal-redis-without-store = Più server con un Redis hanno bisogno di un archivio comune: aggiungi --store con l’indirizzo di un database PostgreSQL.
refusal-redis-unreachable = Redis non risponde a { $address }. Controlla l’indirizzo, e che Redis sia attivo.
refusal-no-house = In { $place } non c’è nessuna casa.
refusal-house-outdated = La casa in { $place } viene da un’altra versione di Parlour. Aprila una volta con questa, chiudila e riprova.
refusal-house-not-empty = In { $place } c’è già qualcosa. Una casa va solo in un posto vuoto.
refusal-house-open = La casa in { $place } è aperta. Chiudi ogni Parlour che la usa, e riprova.
refusal-moved-differently = Qualcosa è andato storto per strada: «{ $table }» non è arrivato com’era. Non è stato traslocato nulla.

## MURDERO

refusal-card-not-in-hand = Non hai quella carta in mano.
refusal-actions-are-played = È una carta Azione: giocala o scambiala ({ $rule }).
refusal-cases-are-built = È una carta Caso: posala su un caso ({ $rule }).
refusal-not-your-case = Puoi posare solo sui tuoi casi, e a coppie anche su quelli del compagno ({ $rule }).
refusal-partner-begins = Prima il compagno deve aprire quel caso con una scena del crimine ({ $rule }).
refusal-needs-the-number-below = Prima serve un { $needed }: un caso sale di uno in uno dalla scena del crimine ({ $rule }).
refusal-one-action-a-turn = Hai già fatto la tua azione in questo turno ({ $rule }). Puoi ancora posare carte.
refusal-no-target = Non c’è nulla da prendere di mira ({ $rule }). Puoi invece scambiarla.
refusal-not-a-target = Non può mirare a quello ({ $rule }). Scegli una delle carte illuminate.
refusal-case-file-empty = Il fascicolo è vuoto: non si può più pescare ({ $rule }).
refusal-discard-pile-empty = Gli scarti sono vuoti. Pesca dal fascicolo ({ $rule }).
refusal-too-many-in-hand = Hai { $held } carte; devono essere { $most } al massimo, questa compresa ({ $rule }).
refusal-nothing-to-give-up = Non hai carte Caso sul tavolo da sacrificare ({ $rule }).
refusal-not-before-you = Quella carta non è davanti a te.
refusal-nothing-to-use = Quella carta agisce da sola; non c’è nulla da usare ({ $rule }).
refusal-not-in-its-first-turn = Potrai usarla dal tuo prossimo turno ({ $rule }).
refusal-no-room-for-a-permanent = Una Permanente per ogni caso aperto: aprine un altro, o sostituisci una delle tue ({ $rule }).
refusal-partner-has-no-room = Il compagno non ha posto per un’altra Permanente ({ $rule }).
refusal-joker-is-no-scene = Un Jolly non è mai una scena del crimine ({ $rule }). Sta per un 2, 3, 4 o 5.
refusal-number-is-there = Quel numero c’è già; un Jolly sta per uno che manca ({ $rule }).
refusal-old-joker-holds-it-up = Il Jolly che sostituiresti regge il posto di quello nuovo ({ $rule }).
refusal-unknown-action-card = Non c’è nessuna carta Azione { $card }.
refusal-too-many-of-a-kind = Al massimo { $most } per tipo.
refusal-target-out-of-range = Scegli un obiettivo da { $least } a { $most }.
refusal-not-in-the-case-file = Quelle carte non sono nel fascicolo.
refusal-not-in-that-hand = Quella carta non è in quella mano.
refusal-highest-first = Prima i numeri più alti.
refusal-unreadable-move = Scrivi che cosa fai, per esempio { $example }. «?» mostra altro.
refusal-unreadable-card = Aggiungi una carta, per esempio { $example }.
refusal-unreadable-play = Scrivi la carta Azione e il suo bersaglio, per esempio { $example }.
