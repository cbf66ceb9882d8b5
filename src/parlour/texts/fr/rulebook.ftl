# The pages of the rule books.

book-index = Règles du jeu
book-index-about = Chaque règle en mots simples, numérotée, avec des exemples dessinés.
book-title = { $game } : les règles
book-contents = Sommaire
book-glossary = Nos mots
book-lesson = Apprends-le en deux minutes
book-link = Lien vers la règle { $rule }
book-failed = Ces règles ne s’ouvrent pas.
book-failed-why = Peut-être que ce jeu n’existe pas ici, ou que la connexion est coupée. Réessaie dans un instant.
book-first-page = En une minute
book-aim = Le but
book-turn = Ton tour
book-end = La fin
book-search = Chercher dans les règles
book-search-hint = Un mot ou { $rule }
book-found = { $count ->
    [0] Aucune règle n’en parle.
    [one] Une règle
   *[other] { $count } règles
}
