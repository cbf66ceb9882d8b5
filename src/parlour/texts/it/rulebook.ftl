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
