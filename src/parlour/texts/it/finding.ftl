# What both word games say of a word: while it is being found, and when the others judge it.

finding-how-word = Traccia una parola, toccala o scrivila.
finding-on-release = Una parola tracciata vale appena lascio andare
finding-traced = { $word }, { $points ->
    [one] un punto
   *[other] { $points } punti
}.
finding-clear = Cancella
finding-not-here = Non si può leggere qui.
finding-ends-many = Può finire in { $count } punti: toccane uno, o scegli con le frecce.
finding-doubt = Il dizionario non conosce { $word }.
finding-doubt-stand = Se la confermi, decidono gli altri.
finding-doubt-free = Non costa niente; cercane un’altra.
finding-stand-by = Confermala
finding-let-go = Lascia perdere
finding-challenge-yours = Ora gli altri possono contestarla.
finding-challenge-question = Se dubiti che sia una parola, contestala.
finding-challenge-passed = La accetti. Finché c’è tempo puoi ancora contestarla.
finding-dispute = Contesta
finding-let-stand = Accetta
finding-pass-on = Lascia correre tutto fino al mio prossimo turno
finding-passing = Lasci correre tutto fino al tuo prossimo turno.
finding-stop-passing = Guarda di nuovo
finding-vote-title = { $word } è una parola?
finding-vote-yours = { $by } contesta la tua parola. Ora votano gli altri.
finding-vote-yes = Sì, una parola
finding-vote-no = No
finding-vote-abstain = Mi astengo
finding-ballot = { $ballot ->
    [yes] { $name }: sì
    [no] { $name }: no
    [abstained] { $name } si astiene
   *[open] { $name } ci pensa
}
finding-hint = Dammi un indizio
finding-words = { $count ->
    [one] Una parola
   *[other] { $count } parole
}
finding-look-up = Cerca { $word }
finding-look-up-failed = Il dizionario ora non si raggiunge. Riprova tra un momento.
