# The pages of the rule books.

book-index = Regolamenti
book-index-about = Ogni regola in parole semplici, numerata, con esempi disegnati.
book-title = { $game }: le regole
book-contents = Indice
book-glossary = Le nostre parole
book-lesson = Imparalo in due minuti
book-link = Link alla regola { $rule }
book-failed = Questo regolamento non si apre.
book-failed-why = Forse questo gioco qui non c’è, o la connessione è caduta. Riprova tra un momento.
book-first-page = In un minuto
book-aim = Lo scopo
book-turn = Il tuo turno
book-end = La fine
book-search = Cerca nelle regole
book-search-hint = Parola o { $rule }
book-found = { $count ->
    [0] Nessuna regola ne parla.
    [one] Una regola
   *[other] { $count } regole
}
