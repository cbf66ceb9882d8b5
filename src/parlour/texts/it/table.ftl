# Al tavolo: posti, invito, attesa, partita, fine.

table-title = Tavolo
table-setting = Prepariamo il tavolo…
table-rules = Regole
table-invite = Invita
table-close = Chiudi il tavolo
table-close-sure = Chiudi il tavolo? La partita finisce qui, per tutti.
table-close-yes = Sì, chiudilo
table-resting = Il tavolo riposa, l’orologio è fermo.
table-stalled = Al momento il sito non può salvare nulla. L’orologio è fermo e la partita riprenderà da sola appena possibile.
table-pause = Pausa
table-go-on = Riprendi
table-paused-by = { $name } ha messo in pausa il tavolo. L’orologio sta fermo.
table-paused-by-you = Hai messo in pausa il tavolo. L’orologio sta fermo.
table-paused = Il tavolo è in pausa. L’orologio sta fermo.
table-held = Con calma: l’orologio aspetta il tuo primo turno.
table-bystander = Stai guardando
table-bystanders = { $count ->
    [one] Una persona sta guardando.
   *[other] { $count } persone stanno guardando.
}
table-time-left = Tempo rimasto: { $time }
table-unknown = Questo tavolo non esiste
table-unknown-why = Forse il link è incompleto, o il tavolo è stato sparecchiato da tempo.
table-another = Ti troviamo un altro tavolo
table-closed = Questo tavolo è chiuso
table-closed-why = Il padrone di casa l’ha chiuso prima della fine della partita.
table-attempt-over = Il turno è finito, e nessun caso è chiuso.
table-outdated = Questo tavolo è chiuso, perché le regole del gioco nel frattempo sono cambiate. Lo vedi fin dove arrivano le regole di oggi.
table-open-another = Aprine un altro

## Posti

seats-title = Al tavolo
seat-free = Posto libero
seat-you = tu
seat-host = padrone di casa
seat-won = vittoria
seat-drew = pareggio
seat-bot = bot · { $strength }
seat-program = programma
seat-kept = Per un programma
seat-kept-until = fino alle ore { $time }
seat-away = non c’è
seat-stand-in = non c’è, gioca un bot
seat-sit = Siediti anche qui
seat-take-over = Prendi questo posto
seat-stand = Lascia il posto
seat-stand-name = { $name } lascia il posto
seat-a-bot = Un bot…
seat-a-program = un programma…
seat-give-to-bot = Dai questo posto a un bot: { $name }
seat-remove = Libera questo posto: { $name }

## Le persone

people-title = Chi c’è a questo tavolo
people-tool = { $tool }: { $name }
people-no = Meglio di no
people-send-away = Manda via
people-send-away-sure = Mandi via { $name }? A questo tavolo non si torna.
people-send-away-yes = Sì, manda via
people-sent-away = { $name } non è più al tavolo.
people-block = Blocca
people-block-sure = Blocchi { $name }? Tutti i tuoi tavoli saranno chiusi per { $name }. Puoi annullare dove cambi nome.
people-block-plays = { $name } gioca questa partita fino alla fine.
people-block-yes = Sì, blocca
people-blocked = Blocchi { $name }.
people-is-blocked = blocco attivo
blocks-title = Chi blocchi
blocks-undo = Sblocca
blocks-undone = Non blocchi più { $name }.

## Invito e attesa

waiting-invite = Invita qualcuno
waiting-all-here = Ci siete tutti
waiting-in = Sei dei nostri. Aspettiamo { $names }.
waiting-in-soon = Sei dei nostri. La partita comincia tra poco.
waiting-invite-too = { $count ->
    [one] Un posto è libero: invita qualcuno
   *[other] { $count } posti sono liberi: invita qualcuno
}
waiting-for = Aspettiamo { $names }
waiting-programs = { $count ->
    [one] un programma
   *[other] { $count } programmi
}
waiting-you-start = Tutti i posti sono occupati. Inizia quando vuoi.
waiting-host-starts = { $name } dà inizio alla partita.
waiting-start = Inizia la partita
waiting-start-with-bots = { $count ->
    [one] Inizia con un bot al posto libero
   *[other] Inizia con dei bot ai posti liberi
}
waiting-meanwhile = Ancora nessuno?
waiting-play-the-house = Intanto gioca contro il banco
invitation-how = Manda questo link o fai scansionare il codice. Chi lo apre si siede con te.
invitation-to-watch = Manda questo link a chi vuole guardare. Chi ha un posto qui lo ritrova.
invitation-link = Link a questo tavolo
invitation-copy = Copia
invitation-copied = Copiato
invitation-copy-failed = Qui non si può copiare. Il link è selezionato: copialo a mano.
invitation-share = Condividi
invitation-words = { $name } ti invita a una partita di { $game }.
invitation-qr = Codice QR con il link a questo tavolo
invitation-only-here = Questo link funziona solo su questo computer. Collegalo a una rete e potranno venire anche altri.
program-title = Il posto { $seat } aspetta un programma
program-how = Avvia questo dove si trova il programma, con il tuo al posto di ./mybot:
program-command = Comando per il programma
program-once = Il token lo vedi solo adesso. Vale per un programma, a questo posto, per un’ora: fino alle ore { $time }. Se liberi il posto, non vale più.
program-expired = Il token è scaduto alle ore { $time } e non è arrivato nessun programma. Creane uno nuovo, o libera il posto.
program-new = Nuovo token
program-copy-failed = Qui non si può copiare. Seleziona il comando e copialo a mano.
program-done = Fatto
sit-invited = { $name } ti invita a giocare a { $game }
sit-free = Un posto libero a { $game }
sit-your-name = Il tuo nome
sit-down = Siediti
sit-full = Tutti i posti sono occupati
sit-full-watch = Resta pure: appena la partita inizia, puoi guardare.

## Su un solo dispositivo

curtain-hand-over = Passa il dispositivo a { $name }
curtain-why = Ciò che sta dietro il sipario è per un solo paio d’occhi.
curtain-open = Sono { $name }
curtain-covered = Il tabellone è coperto.

## Che cosa è successo

story-title = Che cosa è successo
story-earlier = Prima
story-empty = Ancora nulla.
series-two = { $one } e { $other } stasera { $wins } : { $others }
series-many = Stasera: { $wins }
series-you = Tu
agreed-title = Accordi a questo tavolo
agreed-as-in-the-box = Come nella scatola
agreed-clock = Orologio
agreed-no-clock = nessuno
agreed-term = { $name }: { $value }
agreed-hints = Aiuto permesso
agreed-luck = Sorte onesta
agreed-luck-explained = La sorte di questa partita è già tirata; questa è la sua impronta. Il banco l’ha mostrata prima che qualcuno aggiungesse un numero proprio, così nessuno può scegliere quel che viene. A partita finita puoi verificarla.

## Arrendersi

give-up = Abbandona la partita
give-up-sure = Ti arrendi davvero?
give-up-yes = Sì, mi arrendo
give-up-no = Continua

## La fine

outcome-won = Hai vinto!
outcome-lost = Stavolta no.
outcome-draw = Pareggio.
outcome-other = Vince { $winner }.
outcome-alone-lost = { $loser } non ce l’ha fatta.
outcome-shared = La vittoria è condivisa.
outcome-shared-why = Il posto che ha vinto era stato abbandonato, quindi gli altri si dividono la vittoria.
outcome-shared-points = { $names } si dividono la vittoria con { $points } punti a testa.
outcome-rematch = Ancora una
outcome-to-rematch = Alla prossima partita
outcome-luck = La sorte è stata onesta?
outcome-luck-explained = Prima il banco ha mostrato l’impronta della sua sorte, poi ognuno ha aggiunto un numero proprio. Ora la sorte stessa è svelata. Prendi la registrazione, scrivi «parlour verify» e il nome del file, e vedrai che nessuno ha potuto scegliere.
outcome-recording = Scarica la registrazione
result-fewer-rows = A { $winner } sono bastate meno file: { $points } punti a { $less }.
result-fewer-rows-won = Ti sono bastate meno file che a { $loser }: { $points } punti a { $less }.
result-fewer-rows-lost = A { $winner } sono bastate meno file: { $points } punti a { $less }.
result-equal-rows = Stesso numero di file per entrambi.
result-code-broken = { $winner } ha decifrato il codice.
result-code-broken-won = Hai decifrato il codice.
result-code-broken-lost = { $winner } ha decifrato il tuo codice.
result-code-kept = { $winner } ha difeso il codice fino all’ultima fila.
result-code-kept-won = Il tuo codice ha resistito fino all’ultima fila.
result-code-kept-lost = Il codice ha resistito fino all’ultima fila.
result-codes-broken = { $winner } ha decifrato tutti i codici, in { $less } file in tutto.
result-codes-broken-won = Hai decifrato tutti i codici, in { $less } file in tutto.
result-codes-broken-lost = { $winner } ha decifrato tutti i tuoi codici, in { $less } file in tutto.
result-codes-kept = Non tutti i codici sono stati decifrati, quindi vince { $winner }. File in tutto: { $points }.
result-codes-kept-won = Almeno uno dei tuoi codici ha resistito, e basta così. File in tutto: { $points }.
result-codes-kept-lost = Dovevi decifrare tutti i codici, e almeno uno ha resistito. File in tutto: { $points }.
result-gave-up = { $loser } si arrende.
result-gave-up-won = { $loser } si arrende.
result-gave-up-lost = Hai scelto di arrenderti.
result-target-reached = { $winner } ha raggiunto il traguardo e ha il punteggio più alto.
result-target-reached-won = Hai raggiunto il traguardo.
result-target-reached-lost = { $winner } ha raggiunto il traguardo e ha il punteggio più alto.

# A game without a board of its own.
plain-board = Il tavolo così com’è
plain-line = La tua mossa, in una riga
plain-play = Gioca
plain-moves = Che cosa posso scrivere?
plain-event = { $what }
plain-awaited-you = Tocca a te.
plain-awaited-others = Tocca agli altri.

## A first game

first-game-offer = Sei alle prime armi? Una lezione dura due minuti.
first-game-learn = Vai alla lezione
first-game-no = No, grazie
first-game-hush = Basta consigli
table-origin = Questa partita continua da un momento di un’altra; ciò che era nascosto è stato ridistribuito.
table-origin-true = Questa partita continua da un momento di un’altra, così com’era.
table-origin-look = Rivedilo
