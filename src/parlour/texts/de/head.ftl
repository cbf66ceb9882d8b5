# Der Kopf einer Seite: was ein Messenger neben einem Link zeigt und eine Suchmaschine darunter.

head-title = Parlour: fünf Brettspiele im Browser
head-house = Schachtel öffnen, Link schicken, spielen: mit Freunden, an einem Gerät oder gegen das Haus. Ganz ohne Konto.
head-game = { $tagline } Für eins bis { $most }, etwa { $minutes } Minuten, mit Freunden oder gegen das Haus.
head-rules = Alle Regeln von { $game } in einfachen Worten: die erste Seite in einer Minute, dann jede Regel mit Nummer und gezeichneten Beispielen.
head-history = Deine beendeten Spiele: Ergebnisse, Kurven, persönliche Rekorde, und jedes Spiel noch einmal anzusehen, Zug für Zug. Ganz ohne Konto.
