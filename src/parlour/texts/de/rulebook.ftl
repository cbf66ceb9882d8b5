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
