# The pages of the rule books.

book-index = Spielregeln
book-index-about = Jede Regel in einfachen Worten, nummeriert, mit gezeichneten Beispielen.
book-title = { $game }: die Regeln
book-contents = Inhalt
book-glossary = Unsere Wörter
book-lesson = In zwei Minuten lernen
book-link = Link zu Regel { $rule }
book-failed = Diese Spielregeln lassen sich nicht öffnen.
book-failed-why = Vielleicht gibt es dieses Spiel hier nicht, oder die Verbindung ist weg. Versuch es gleich noch mal.
book-first-page = In einer Minute
book-aim = Das Ziel
book-turn = Dein Zug
book-end = Das Ende
book-search = Regeln durchsuchen
book-search-hint = Wort oder { $rule }
book-found = { $count ->
    [0] Das steht in keiner Regel.
    [one] Eine Regel
   *[other] { $count } Regeln
}
