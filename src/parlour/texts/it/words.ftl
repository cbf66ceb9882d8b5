# Che cosa dice `parlour words`. $layer e $common sono messaggi di lookup.ftl.

terminal-words-help = Chiedi se una parola vale, fai elencare parole e aggiungi una tua lista.
terminal-words-usage = LINGUA PAROLA… | add FILE
terminal-words-language = en, de, fr o it: la lingua delle parole.
terminal-words-word = Le parole da cercare.
terminal-words-pattern = Elenca le parole adatte: ? sta per una lettera, * per quante si vuole.
terminal-words-letters = Elenca le parole che si compongono con queste lettere; ? è una tessera bianca.
terminal-words-layers = Solo questi strati, separati da virgole: { $known }. Di norma, per gli elenchi: words.
terminal-words-limit = Quante parole elencare. Di norma: 100.
terminal-words-add = Aggiunge una tua lista: una parola per riga; ciò che segue # è un commento.
terminal-words-add-file = Un file di testo in UTF-8.
terminal-words-add-language = en, de, fr o it: la lingua della lista.
terminal-words-add-name = Come si chiama al tavolo. Di norma: il nome del file.

terminal-words-in = { $word } vale: «{ $spelling }», { $layer }. { $common }{ $zipf ->
    [-1] .
   *[other] {" "}(Zipf { NUMBER($zipf, minimumFractionDigits: 1, maximumFractionDigits: 1) }).
} Da { $source }.{ $hidden ->
    [true] {" "}Nascosta dal filtro per famiglie.
   *[false] {""}
}
terminal-words-not-in = { $word } non è in nessuna delle nostre liste.
terminal-words-unplayable = «{ $word }» non si compone con le tessere: almeno due lettere, senza trattini, apostrofi, spazi né cifre.
terminal-words-none-fit = Nessuna parola è adatta.
terminal-words-more = … e altre { $count }.
terminal-words-added = La lista { $name } ha { $count ->
    [one] una parola
   *[other] { $count } parole
} e si può scegliere al tavolo.{ $problems ->
    [0] {""}
    [one] {" "}Una riga è stata tralasciata.
   *[other] {" "}{ $problems } righe sono state tralasciate.
}
terminal-words-problem-not-text = Riga { $line }: «{ $text }» non è testo UTF-8.
terminal-words-problem-not-letters = Riga { $line }: «{ $text }» non ha solo lettere.
terminal-words-problem-too-short = Riga { $line }: «{ $text }» ha una lettera sola.
terminal-words-problem-too-long = Riga { $line }: «{ $text }» supera le 30 lettere.
terminal-words-problems-more = … e altre { $count } righe.
terminal-words-list-empty = In { $file } non c’è nessuna parola.
terminal-words-list-damaged = Una lista nella cartella dei dati è illeggibile ({ $why }); aggiungila di nuovo.
terminal-words-name-unusable = Una lista non può chiamarsi «{ $name }»: lettere minuscole, cifre, _ e -, e non il nome di uno strato. Scegline uno con --name.
terminal-words-nothing-asked = Indica una parola, oppure usa --pattern o --letters.
terminal-words-not-letters = «{ $name }» ha altro oltre alle lettere e a ?; in un modello anche *.
terminal-unknown-words-language = Non abbiamo parole in «{ $name }»; abbiamo { $known }.
terminal-unknown-words-language-near = Non abbiamo parole in «{ $name }». Volevi dire «{ $nearest }»?
terminal-unknown-words-layer = Non c’è uno strato «{ $name }»; ci sono { $known }.
terminal-unknown-words-layer-near = Non c’è uno strato «{ $name }». Volevi dire «{ $nearest }»?
