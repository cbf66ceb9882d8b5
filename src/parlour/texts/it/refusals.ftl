# Perché qualcosa non è stato fatto, e che cosa fare ora. I nomi sono i codici del protocollo.

## Al tavolo

refusal-not-your-turn = Non tocca a te.
refusal-not-now = Adesso non si può.
refusal-not-yours-to-do = Non spetta a te farlo.
refusal-stale = Intanto la partita è andata avanti. Guarda di nuovo, poi decidi.
refusal-too-late = Troppo tardi: il tuo tempo era scaduto.
refusal-game-over = La partita è finita.
refusal-not-started = La partita non è ancora cominciata.
refusal-already-started = La partita è già cominciata.
refusal-not-over = La partita non è ancora finita.
refusal-table-closed = Questo tavolo è chiuso. Aprine uno nuovo.
refusal-not-kept = Non è stato possibile salvare la tua mossa, quindi non vale. Riprova; chi gestisce il sito dovrebbe controllare il disco.
refusal-no-hints-here = A questo tavolo si gioca senza aiuti.
refusal-no-help-now = In questo momento non c’è nessun aiuto.

## Posti

refusal-not-your-seat = Non è il tuo posto.
refusal-seat-taken = Questo posto è già occupato.
refusal-knows-another-seat = In questa partita hai visto i segreti di un altro posto: puoi tornare solo a quello.
refusal-no-such-seat = A questo tavolo non c’è un posto così.
refusal-only-the-host = Può farlo solo il padrone di casa.
refusal-not-seated = Può chiedere la rivincita solo chi ha giocato.
refusal-wrong-number-of-seats = Il numero di giocatori non va: almeno { $least }, al massimo { $most }.
refusal-name-empty = Scrivi prima un nome.
refusal-name-unprintable = Questo nome contiene caratteri che non si possono mostrare. Scegline un altro.

## La casa

refusal-no-such-table = Questo tavolo non esiste. Controlla il link.
refusal-too-many-tables = Oggi hai aperto { $most } tavoli senza finirli. Prima finiscine o chiudine uno.
refusal-promise-unknown = Questa promessa è già stata usata o dimenticata. Chiedine una nuova.
refusal-unknown-game = Non abbiamo un gioco che si chiama «{ $name }».
refusal-no-such-list = La casa non ha una lista «{ $name }» in questa lingua. Scegline un’altra, o aggiungila con «parlour words add».
refusal-unknown-bot = Non c’è un bot che si chiama «{ $name }». Volevi dire «{ $nearest }»?
refusal-unreadable-options = Queste regole non si leggono ({ $why }).
refusal-unreadable-message = La tua pagina e il server non si capiscono. Ricarica la pagina.
refusal-unreadable-action = Non è una mossa di questo gioco. Ricarica la pagina.
refusal-too-fast = Così è troppo veloce per noi. Aspetta un momento.
refusal-too-large = È troppo lungo. Manda meno alla volta.
refusal-foreign-page = Veniva da un altro sito: non è stato fatto nulla.

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
refusal-already-passed = Hai già lasciato passare. Puoi ancora obiettare.
refusal-floor-taken = Qualcun altro ha obiettato prima. Se quell’obiezione cade, potrai obiettare tu.
refusal-no-dropping-out = Non puoi uscire: l’ha già fatto qualcuno, o giocate con le regole per esperti.
refusal-no-quitting = Si può smettere solo in solitario, con tutte le lettere e finché ci sono tessere coperte.
refusal-already-given-up = Hai già lasciato questo posto.
refusal-not-in-the-bag = Questa tessera non può essere uscita qui.
refusal-judge-again = Il verdetto sulla tessera toccata è sbagliato.
refusal-unreadable-tile = Scrivi una tessera, per esempio { $example }.
refusal-unreadable-chain = Scrivi sei tessere nell’ordine della parola, per esempio { $example }.

## Partite registrate

refusal-no-recording = Questo file non è una partita registrata ({ $why }).
refusal-seed-not-shown = Il seme non è nel file, quindi non si può controllare nulla. Viene mostrato a partita finita.
refusal-seed-breaks-commitment = Il seme non corrisponde a quanto promesso prima della partita.
refusal-deal-not-from-seed = L’estrazione { $deal } (voce { $ply }, contando da 0) non segue dal seme.
refusal-entry-not-allowed = La voce { $ply } (contando da 0) viola le regole ({ $why }).
refusal-game-not-over = Fino all’ultima voce tutto torna, ma lì la partita non è ancora finita. Salvala di nuovo quando lo sarà.
refusal-time-runs-forward = Una voce è precedente a quella prima.
refusal-not-time-yet = L’orologio ha suonato al momento sbagliato.
refusal-takes-no-time = Il caso o l’arbitro è intervenuto al momento sbagliato.

## Aprire la casa

refusal-port-busy = La porta { $port } è già occupata. Scegline un’altra, per esempio con PORT=8001.
refusal-cannot-listen = Non è possibile aprire su { $host }, porta { $port }. Scegli un altro HOST o PORT.
refusal-data-unwritable = Non si può scrivere nella cartella { $folder }. Scegline un’altra con DATA=….
refusal-data-of-another-version = Questa cartella viene da un’altra versione di Parlour (versione dei dati { $found }, questa conosce la { $known }). Usa quella versione, oppure un’altra cartella con DATA=….
