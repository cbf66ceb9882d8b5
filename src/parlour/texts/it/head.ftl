# La testa di una pagina: che cosa mostra un messenger accanto a un link, e un motore di ricerca sotto.

head-title = Parlour: cinque giochi da tavolo nel browser
head-house = Apri una scatola, manda il link, gioca: con gli amici, su un solo dispositivo o contro il banco. Senza account.
head-game = { $tagline } Da uno a { $most }, circa { $minutes } minuti, con gli amici o contro il banco.
head-rules = Tutte le regole di { $game } in parole semplici: la prima pagina in un minuto, poi ogni regola con il suo numero ed esempi disegnati.
head-history = Le tue partite finite: risultati, grafici, record personali, e ogni partita da rivedere mossa per mossa. Senza account.
