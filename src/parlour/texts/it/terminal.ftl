# Quello che dice il terminale. $name è ciò che è stato scritto, $nearest la cosa più vicina che conosciamo.

## Aiuto

terminal-help = Giochi da tavolo che badano alle loro regole: nel browser, nel terminale e per lo studio.
terminal-help-languages = English, Deutsch, français, italiano: --lang en|de|fr|it con ogni comando, oppure PARLOUR_LANG.
terminal-usage = Uso: { $usage }
terminal-usage-command = COMANDO
terminal-group-commands = Comandi
terminal-group-arguments = Argomenti
terminal-group-options = Opzioni
terminal-help-help = Mostra questo aiuto.
terminal-help-version = Mostra la versione.
terminal-argument-game = Il gioco, come lo elenca «parlour games».
terminal-argument-file = Una partita salvata.
terminal-option-option = Una regola concordata al tavolo, vedi «parlour games GAME»; si può ripetere.
terminal-option-json = Per i programmi: JSON invece di parole.
terminal-option-seats = Quanti posti. Di norma: il minimo che il gioco permette.
terminal-lists-data = La cartella con le tue liste di parole (o DATA). Di norma: data.
terminal-play = Gioca qui, contro il banco o con amici a questa tastiera.
terminal-play-bot = Chi gioca agli altri posti: { $known }; «none» se siete insieme a questa tastiera. Di norma: { $default }.
terminal-play-seat = Il tuo posto contro il banco. Di norma: 1.
terminal-play-seed = Un testo qualsiasi: stesso seme, stesse estrazioni.
terminal-play-save = Scrive la partita in questo file quando finisce o te ne vai.
terminal-serve = Apri la casa: si gioca nel browser, su questo computer e su altri della rete.
terminal-serve-host = Dove ascoltare (o HOST). Di norma: su tutte le interfacce.
terminal-serve-port = La porta (o PORT). Di norma: 8000.
terminal-serve-data = La cartella che conserva i tavoli (o DATA). Di norma: data.
terminal-serve-store = Il database PostgreSQL che conserva i tavoli al posto della cartella (o STORE), per esempio {"postgresql://io@localhost/parlour"}.
terminal-serve-redis = Il Redis con cui più server di una stessa casa si danno notizie (o REDIS), per esempio {"redis://localhost:6379"}. Serve anche --store.
terminal-serve-names = Altri nomi con cui si raggiunge la casa, per esempio play.example.org (o NAMES).
terminal-serve-proxies = Indirizzi dei proxy che le stanno davanti: si crede loro quando dicono per chi chiedono (o PROXIES).
terminal-move = Trasloca una casa da una cartella a un database PostgreSQL, o viceversa. Deve essere chiusa, e il nuovo posto vuoto.
terminal-move-from = La casa da traslocare: una cartella, o l’indirizzo di un database.
terminal-move-to = Dove va: una cartella o un database vuoto.
terminal-moved = Traslocati { $tables } tavoli con { $entries } voci, e { $guests } ospiti.
terminal-moved-checked = Controllato: tutte le { $all } righe sono uguali nei due posti, { $played } voci si possono rigiocare. La vecchia casa è com’era; d’ora in poi apri la nuova.
terminal-think = Lascia pensare su questo computer i bot delle case di uno stesso Redis.
terminal-think-redis = Dove si incontrano queste case (o REDIS), per esempio {"redis://localhost"}.
terminal-think-processes = Quanti bot pensano insieme. Di norma: uno per ogni core.
terminal-thinking = Ora qui pensano dei bot. Ferma con Ctrl-C; le case vanno avanti anche senza.
terminal-games = Mostra i giochi sullo scaffale, o le opzioni di uno.
terminal-games-game = Mostra le opzioni di questo gioco.
terminal-simulate = Fai giocare molte partite ai bot, e conta.
terminal-simulate-games = Quante partite. Di norma: 100.
terminal-simulate-seed = Un numero: stesso seme, stesse partite. Di norma: 0.
terminal-simulate-bots = I bot per posto, separati da virgole: { $known } o un programma come ./miobot. Uno solo gioca a tutti i posti. Di norma: { $default }.
terminal-sit = Far sedere un bot al tavolo di qualcuno.
terminal-sit-link = Il link del tavolo.
terminal-sit-bot = Il bot: { $known } o un programma come ./miobot.
terminal-sit-seat = Quale posto. Di norma: il primo libero.
terminal-sit-name = Come si chiama lì. Di norma: il nome del bot.
terminal-sit-token = Il token del padrone di casa: apre il posto tenuto per il tuo programma (o PARLOUR_TOKEN).
terminal-sit-key = Chi è lì: con la stessa chiave torna al suo posto (o PARLOUR_KEY).
terminal-replay = Mostra una partita salvata, mossa per mossa.
terminal-verify = Controlla una partita salvata: ogni estrazione secondo il seme, ogni mossa secondo le regole.

## Quello che non va

terminal-unknown-command = Il comando «{ $name }» non c’è; ci sono { $known }.
terminal-unknown-command-near = Il comando «{ $name }» non c’è. Volevi dire «{ $nearest }»?
terminal-unknown-flag = «{ $name }» qui non c’è; --help mostra che cosa c’è.
terminal-unknown-flag-near = «{ $name }» qui non c’è. Volevi dire «{ $nearest }»?
terminal-unknown-game = Il gioco «{ $name }» non c’è; ci sono { $known }.
terminal-unknown-game-near = Il gioco «{ $name }» non c’è. Volevi dire «{ $nearest }»?
terminal-unknown-option = { $game } non ha l’opzione «{ $name }»; ha { $known }.
terminal-unknown-option-near = { $game } non ha l’opzione «{ $name }». Volevi dire «{ $nearest }»?
terminal-unknown-value = «{ $name }» non va bene per { $option }; scegli tra { $known }.
terminal-unknown-value-near = «{ $name }» non va bene per { $option }. Volevi dire «{ $nearest }»?
terminal-unknown-bot = Il bot «{ $name }» non c’è; ci sono { $known }.
terminal-unknown-bot-near = Il bot «{ $name }» non c’è. Volevi dire «{ $nearest }»?
terminal-no-program = Non c’è un programma «{ $name }» da avviare.
terminal-sit-bad-token = Non è un token. Copialo come ce l’ha il padrone di casa.
terminal-sit-bad-key = Non è una chiave. Non darla per riceverne una nuova.
terminal-sit-seat-and-token = Il token dice quale posto è: non dare --seat.
terminal-unknown-language = Non parliamo «{ $name }»; parliamo { $known }.
terminal-unknown-language-near = Non parliamo «{ $name }». Volevi dire «{ $nearest }»?
terminal-option-without-value = All’opzione { $name } manca un valore: --option { $name }=…
terminal-number-range = { $name } è un numero intero da { $least } a { $most }.
terminal-number-range-or-off = { $name } è un numero intero da { $least } a { $most }, oppure off.
terminal-text-too-long = { $name } ha al massimo { $most } caratteri.
terminal-text-unusable = «{ $text }» non va bene per { $name }.
terminal-number-least = { $name } è un numero intero, almeno { $least }.
terminal-bots-and-seats = Per { $seats } posti servono { $seats } bot, oppure uno per tutti.
terminal-bot-alone = In solitario non c’è posto per un bot. Di’ quanti giocano: --seats da 2 a { $most }.
terminal-value-missing = Manca { $name }; --help mostra che cosa serve.
terminal-value-wrong = «{ $value }» non va bene per { $name }; --help mostra che cosa serve.
terminal-given-twice = { $name } compare due volte.
terminal-word-too-many = «{ $name }» è di troppo; --help mostra che cosa serve.
terminal-mistyped = Non si riesce a leggere: { $why }
terminal-missing = Serve { $package }, che non è installato: lo porta { $command }.
terminal-cannot-read = Non riesco a leggere { $file }: { $why }.
terminal-cannot-write = Non riesco a scrivere { $file }: { $why }.

## Lo scaffale

terminal-games-seats = { $most ->
    [one] 1 giocatore
   *[other] { $players } giocatori
}
terminal-games-minutes = circa { $minutes } minuti
terminal-games-more = parlour play { $game } comincia una partita, parlour games { $game } mostra le sue opzioni.
terminal-games-default = Per primo sta il valore di norma. Per altre regole: parlour play { $game } --option { $option }

## Giocando

terminal-welcome = «?» mostra che cosa puoi scrivere, con «{ typed-quit }» te ne vai.
terminal-alone = Giochi in solitario. { $goal }
terminal-alone-others = Con --seats 2 fino a --seats { $most } giochi contro il banco.
terminal-opponents = Tu: { $name }. { $bots } { $count ->
    [one] gioca
   *[other] giocano
} per il banco ({ $strength }).
terminal-type-now = Puoi scrivere, per esempio: { $lines }
terminal-name-person = Posto { $number }
terminal-standing = { $name }: { $standing }
terminal-curtain = { $name }, la tastiera è tua. Non far guardare nessuno e premi Invio.
terminal-seconds-left = { $seconds } s
terminal-type-always = Con «{ typed-give-up }» ti arrendi, con «{ typed-quit }» te ne vai.
terminal-grandmastermind-type-row = Una fila: quattro coppie di un colore e una forma, per esempio { $example }
terminal-grandmastermind-type-code = Il codice: quattro coppie di un colore e una forma, per esempio { $example }
terminal-grandmastermind-type-blanks = Un trattino lascia vuota una casella, per esempio { $example }
terminal-grandmastermind-type-pegs = Quanti piolini neri, bianchi e blu merita la fila, per esempio { $example }
terminal-moerder-type-turn = Una tessera coperta da scoprire, per esempio { $example }
terminal-moerder-type-touch = Una lettera scoperta da raccogliere, per esempio { $example }
terminal-moerder-type-claim = La parola: sei tessere da M a R, per esempio { $example }
terminal-moerder-type-show = Una catena ancora possibile, per esempio { $example }
terminal-moerder-type-next = { $example }: il tuo turno è finito
terminal-moerder-type-pass = { $example }: lasciar passare
terminal-moerder-type-object = { $example }: obiettare
terminal-moerder-type-drop-out = { $example }: dici che la parola non si può formare
terminal-moerder-type-quit = { $example }: dici che non c’è nessuna catena
terminal-moerder-legend = Una tessera prende il nome dalla colonna e dalla riga: a1 è in alto a sinistra, f6 in basso a destra. Un punto interrogativo è una tessera coperta, † il cadavere.
terminal-wordsearch-type-call = Una parola, per esempio { $example }; aggiungi la casella su cui finisce se ce n’è più d’una
terminal-wordsearch-type-stand-by = { $example }: confermare la tua parola e sottoporla agli altri
terminal-wordsearch-type-step = Nessuna parola: una casella dove va la tua pedina, per esempio { $example }
terminal-wordsearch-type-stay = { $example }: nessuna parola, e nessun posto dove andare
terminal-wordsearch-type-exchange = { $example }: un’altra tessera propria dalla riserva, invece di una parola
terminal-wordsearch-type-swap = Scambiare due tessere, per esempio { $example }
terminal-wordsearch-type-swap-hand = Scambiare la tua tessera con una sul tabellone, per esempio { $example }
terminal-wordsearch-type-turn = Capovolgere una M o una W, per esempio { $example }
terminal-wordsearch-type-add = Aggiungere la tua tessera, per esempio { $example }; una M o una W anche con «{ typed-turned }» in fondo
terminal-wordsearch-type-shift = Spostare una tessera in cima, per esempio { $example }; una M o una W anche con «{ typed-turned }» in fondo
terminal-wordsearch-type-draw = { $example }: pescare una tessera
terminal-wordsearch-type-lay = Posare la tessera pescata, per esempio { $example }; una M o una W anche con «{ typed-turned }» in fondo
terminal-wordsearch-type-done = { $example }: il tuo turno è finito
terminal-wordsearch-type-dispute = { $example }: contestare la parola
terminal-wordsearch-type-pass = { $example }: accettare la parola
terminal-wordsearch-type-vote = { $example }: la parola vale?
terminal-wordsearch-legend-rows = Davanti a ogni fila c’è il nome della sua prima casella; si conta verso destra.
terminal-wordsearch-legend-tokens = Una cifra in alto è la pedina di quel posto.
terminal-wordsearch-legend-stacks = Una cifra in basso dice quante tessere ci sono; c2/1 è la più bassa in c2.
terminal-wordsearch-pile = Riserva: { $count ->
    [one] una tessera
   *[other] { $count } tessere
}
terminal-wordsearch-goal-target = Raggiungi { $target } punti nel minor numero di turni possibile.
terminal-wordsearch-goal-boardless = Posa tutte le tessere e intanto fai più punti che puoi.
terminal-letter-type-take-size = Una lettera della misura che vuoi (larghezza x altezza), per esempio { $example }
terminal-letter-type-take-rest = { $example }: a caso tutte le lettere che ti mancano
terminal-letter-type-take-blank = Una tessera vuota secondo la misura, per esempio { $example }
terminal-letter-type-lay = Posare una lettera con l’angolo in alto a sinistra su una casella, per esempio { $example }
terminal-letter-type-lift = Riprendere una lettera appena posata, per esempio { $example }
terminal-letter-type-lay-blank = Posare una tessera vuota e finire il turno, per esempio { $example }
terminal-letter-type-release = Liberare una lettera, per esempio { $example }
terminal-letter-type-name = Una parola, per esempio { $example }; aggiungi le sue caselle se vuoi mostrare il percorso
terminal-letter-type-retrace = Mostrare un altro percorso per una parola, per esempio { $example }
terminal-letter-type-stand-by = { $example }: confermare la tua parola e sottoporla agli altri
terminal-letter-type-done = { $example }: hai finito
terminal-letter-type-skip = { $example }: non fare niente
terminal-letter-type-knock = { $example }: bussare, perché vedi ancora una parola
terminal-letter-type-dispute = { $example }: contestare la parola
terminal-letter-type-pass = { $example }: lasciare correre
terminal-letter-type-vote = { $example }: la parola vale?
terminal-letter-legend-tiles = Ogni tessera comincia con una maiuscola; le minuscole riempiono il resto. ■ e ▪ sono tessere vuote. La misura si può omettere dove è chiara.
terminal-letter-legend-turned = Con «{ typed-turned }» in fondo una tessera si posa girata di un quarto di giro.
terminal-letter-pool = Ci sono ancora: { $sizes }
terminal-letter-free = Lettere libere: { $letters }
terminal-letter-written = Parole scritte: { $words }
terminal-letter-hand = lettere: { $letters }
terminal-letter-blanks = tessere vuote: { $blanks }
terminal-letter-goal-words = Forma più parole che puoi con { $count } lettere, e prova a posarle tutte.
terminal-letter-goal-length = Forma parole il più lunghe possibile con { $count } lettere.
terminal-letter-closing-left = { $count ->
    [0] Tutte le lettere sono posate.
    [one] Una lettera non è posata: { $letters }.
   *[other] { $count } lettere non sono posate: { $letters }.
}
terminal-letter-closing-longest = La tua parola più lunga: { $word }.
terminal-left = Hai lasciato la partita.
terminal-saved = La partita è salvata in { $file }.

## Molte partite

terminal-sit-your-key = Per tornare a questo posto: --key { $key }
terminal-sat = { $name } ha il posto { $seat }.
terminal-sit-over = La partita è finita: posizione { $rank }, { $score } { $score ->
    [one] punto
   *[other] punti
}.
terminal-simulated = { $title }: { $games ->
    [one] una partita
   *[other] { $games } partite
}, seme { $seed }
terminal-simulated-seat = posto
terminal-simulated-bot = bot
terminal-simulated-won = vinte
terminal-simulated-drawn = pari
terminal-simulated-lost = perse
terminal-simulated-points = punti
terminal-simulated-length = Decisioni per partita: { $decisions }
terminal-simulated-actions = Azioni per partita: { $actions }
terminal-simulated-fault = { $bot } (posto { $seat }): { $times } × { $fault ->
    [late] nessuna risposta in tempo
    [garbled] una risposta incomprensibile
    [illegal] un’azione non permessa
    [endless] più decisioni di quante ne serva a una partita
   *[other] il programma era finito
}
terminal-simulated-speed = { $speed } decisioni al secondo, { NUMBER($seconds, maximumFractionDigits: 1) } s in tutto
terminal-figure = { NUMBER($figure, maximumFractionDigits: 2) }
terminal-estimate = { NUMBER($mean, minimumFractionDigits: 2, maximumFractionDigits: 2) } (da { NUMBER($low, minimumFractionDigits: 2, maximumFractionDigits: 2) } a { NUMBER($high, minimumFractionDigits: 2, maximumFractionDigits: 2) })

## Partite salvate

terminal-verified = Questa partita è in ordine: { $entries ->
    [one] la sua unica voce segue le regole
   *[other] tutte le { $entries } voci seguono le regole
}, e { $deals ->
    [0] non si è estratto nulla
    [one] la sua unica estrazione segue dal seme
   *[other] tutte le { $deals } estrazioni seguono dal seme
}.
terminal-replay-broken = Questa partita infrange le regole: { $why } «parlour verify» dice dove.

# A game without a board of its own.
terminal-plain-seat = posto { $seat }
terminal-plain-awaited = Tocca a te. «?» mostra che cosa puoi scrivere.

# MURDERO
terminal-murdero-type-draw = { $example }: la prima carta del fascicolo
terminal-murdero-type-take = { $example }: la prima carta degli scarti
terminal-murdero-type-build = Posa una carta Caso, per esempio { $example }
terminal-murdero-type-play = Gioca una carta Azione, per esempio { $example }
terminal-murdero-type-swap = Scambia una carta, per esempio { $example }
terminal-murdero-type-discard = Scarta una carta, per esempio { $example }
terminal-murdero-type-done = { $example }: il tuo turno è finito
terminal-murdero-file = Fascicolo: { $file ->
    [one] una carta
   *[other] { $file } carte
}. Scarti: { $top }.
terminal-murdero-hand = La tua mano: { $cards }
terminal-murdero-nothing = ancora niente
terminal-murdero-legend = Le carte sono R, B o G (rosso, blu, verde) con il loro numero; i posti si contano da 1. Una carta Azione si indica con il suo nome.
