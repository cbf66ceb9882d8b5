# Deine Spiele: Verlauf, Statistik, persönliche Rekorde.

history-about = { $count ->
    [one] Ein Spiel seit dem { $date }, aufgehoben unter dem Namen dieses Browsers: { $name }
   *[other] { $count } Spiele seit dem { $date }, aufgehoben unter dem Namen dieses Browsers: { $name }
}
history-empty = Hier wird dein erstes Spiel liegen
history-empty-why = Was du zu Ende spielst, bleibt: wie es ausging, deine besten Wörter und das Spiel selbst, Zug für Zug. Du brauchst kein Konto, dieser Browser genügt.
history-all-games = Alle deine Spiele
history-play = { $game } spielen

## What is shown

history-lately = Zuletzt
history-show = Welche Spiele
history-show-all = Alle Spiele
history-show-won = Gewonnen
history-show-lost = Verloren
history-show-people = Mit Freunden
history-show-house = Gegen das Haus
history-show-alone = Allein
history-game = Spiel
history-any-game = Jedes Spiel
history-strength = Stärke
history-any-strength = Jede Stärke
history-time = Zeit
history-any-time = Jederzeit
history-last-month = Die letzten 30 Tage
history-last-year = Die letzten 12 Monate
history-found = { $count ->
    [0] So ein Spiel gibt es noch nicht.
    [one] Ein Spiel.
   *[other] { $count } Spiele.
}
history-older = Ältere Spiele
history-export = Alles als Dateien sichern
history-export-about = Alle Spiele mit jedem Zug, und die Ergebnisse als Tabelle.

## A game

history-outcome-won = Gewonnen
history-outcome-lost = Verloren
history-outcome-shared = Unentschieden
history-outcome-finished = Gespielt
history-outcome-several = Gespielt
history-resumed = Weitergespielt, zählt nicht
history-place = { $score }, Platz { $place } von { $seats }
history-score = { $own } : { $other }
history-bot = { $name }, { $strength }
history-alone = allein
history-many-bots = { $count } vom Haus
history-look = Spiel ansehen
history-look-at = Spiel ansehen: { $game }, { $date }
history-feat-tiles = { $worth ->
    [one] ein Plättchen aufgedeckt
   *[other] { $worth } Plättchen aufgedeckt
}
history-feat-word = { $word }, { $worth }
history-feat-hand = beste Runde { $worth }

## Figures

history-unit-rows = { $count ->
    [one] eine Reihe
   *[other] { $count } Reihen
}
history-unit-letters = { $count ->
    [one] ein Buchstabe
   *[other] { $count } Buchstaben
}
history-unit-tiles-left = { $count ->
    [one] noch ein Plättchen
   *[other] noch { $count } Plättchen
}
history-unit-points-a-word = { $count } je Wort
history-unit-points = { $count ->
    [one] ein Punkt
   *[other] { $count } Punkte
}
history-unit-words = { $count ->
    [one] ein Wort
   *[other] { $count } Wörter
}
history-unit-points-a-hand = { $count } je Runde
history-unit-turns = { $count ->
    [one] ein Zug
   *[other] { $count } Züge
}
history-axis-rows = Reihen gebraucht
history-axis-letters = Buchstaben gesammelt
history-axis-tiles-left = Plättchen noch verdeckt
history-axis-points-a-word = Punkte je Wort
history-axis-points = Punkte
history-axis-words = Wörter
history-axis-points-a-hand = Punkte je Runde
history-axis-turns = Züge gebraucht

## Ways to play

history-mode-grandmastermind-filled = Jedes Feld belegt
history-mode-grandmastermind-gaps = Felder dürfen leer bleiben
history-mode-moerder-pro = Für Profis
history-mode-moerder-base = Grundspiel
history-mode-moerder-alone = Allein
history-mode-wordsearch-board = Auf dem Brett
history-mode-wordsearch-insert = Mit dem Einsatz
history-mode-wordsearch-boardless = Ohne Brett
history-mode-wordsearch-board-alone = Allein auf dem Brett
history-mode-wordsearch-insert-alone = Allein mit dem Einsatz
history-mode-wordsearch-boardless-alone = Allein ohne Brett
history-mode-letter-together = Am Tisch
history-mode-letter-many-words = Allein: viele Wörter
history-mode-letter-long-words = Allein: lange Wörter
history-mode-murdero-single = Jeder für sich
history-mode-murdero-pairs = Zu zweit gegen zwei
history-modes = Spielweise

## Statistics

history-counts = { $played ->
    [one] Ein Spiel
   *[other] { $played } Spiele
} · { $won } gewonnen
history-counts-finished = { $played ->
    [one] Ein Spiel
   *[other] { $played } Spiele
}
history-row = Ergebnisse in einer Reihe
history-row-said = Die letzten { $count } Spiele, das älteste zuerst: { $results }
history-run = { $count ->
    [0] Volle Stifte sind Siege.
    [one] Volle Stifte sind Siege. Das letzte hast du gewonnen.
   *[other] Volle Stifte sind Siege. Die letzten { $count } hast du alle gewonnen.
}
history-over-time = Mit der Zeit
history-plot = { $axis }, Spiel für Spiel: von { $first } bis { $last }, bestes { $best }.
history-plot-mean = Volle Punkte sind Siege. Die Linie ist das Mittel aus fünf Spielen.
history-as-table = Als Tabelle
history-date = Datum
history-result = Ergebnis
history-against = Gegen
history-by-opponent = Nach Gegner
history-by-opponent-about = Wie oft du gewonnen hast.
history-won-of = { $won } von { $played }
history-people = Menschen
history-records = Persönliche Rekorde
history-no-records = Hier stehen deine Rekorde, sobald du ein Spiel gewonnen hast.
history-best-rows = wenigste Reihen
history-best-tiles = wenigste Plättchen für einen Sieg
history-best-word = bestes Wort
history-best-word-worth = bestes Wort, { $worth }
history-best-hand = beste Runde
history-best-points = meiste Punkte
history-best-words = meiste Wörter
history-best-tiles-left = meiste Plättchen übrig
history-best-turns = wenigste Züge
history-best-fastest = schnellster Sieg
history-best-run = längste Siegesserie
history-worth-rows = { $worth ->
    [one] eine Reihe
   *[other] { $worth } Reihen
}
history-worth-tiles = { $worth ->
    [one] ein Plättchen
   *[other] { $worth } Plättchen
}
history-worth-run = { $worth } in Folge
