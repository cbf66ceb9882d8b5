# Tournaments, studies and data: what their commands and their reports say.

## Help

terminal-arena = Bots ein Turnier spielen lassen: Wertungen, wer wen schlägt, und ein Bericht.
terminal-arena-bots = Die Bots, mit Kommas dazwischen: { $known } oder ein Programm wie ./meinbot. Ohne Angabe: { $default }.
terminal-arena-seats = Wie viele Plätze, oder mehrere Zahlen mit Kommas dazwischen. Ohne Angabe: so wenige wie möglich, mindestens 2.
terminal-arena-rounds = Wie viele Runden. In jeder Runde spielt jede Aufstellung in jeder Sitzordnung. Ohne Angabe: 20.
terminal-arena-ladder = Nur Nachbarn in der Liste der Bots treffen aufeinander.
terminal-arena-vary = Eine Regel, die wechseln soll; darf mehrmals stehen. Werte einer Regel wechseln sich ab, mehrere Regeln werden kombiniert.
terminal-arena-stop = Früh aufhören: Zwei Bots sind fertig, sobald feststeht, ob der spätere in der Liste um LOW oder um HIGH Elo-Punkte führt. Eine einzelne Zahl gilt in beide Richtungen.
terminal-studies-into = Der Ordner für die Ergebnisse. Ohne Angabe: { $default }.
terminal-studies-on = Wo gespielt wird: cores, ray (ein Cluster auf diesem Rechner) oder die Adresse eines Clusters. Ohne Angabe: cores.
terminal-studies-cores = Wie viele Prozesse. Ohne Angabe: einer je Kern.

## What cannot be used

terminal-arena-bounds = --stop ist eine Zahl über 0, oder zwei mit Komma dazwischen, die kleinere zuerst.

## On the page

terminal-arena-played = { $title }: { $matches } Partien
terminal-studies-report = Der Bericht: { $file }

## In a report

terminal-report-tournament = { $title }: ein Turnier
terminal-report-tournament-lead = In jeder Runde spielt jede Aufstellung in jeder Sitzordnung, also nützt keinem Bot sein Platz. Alle Intervalle sind 95-%-Intervalle: Von hundert solchen Berichten verfehlen an jeder Stelle etwa fünf die Wahrheit.
terminal-report-bots = Bots
terminal-report-matches = Partien
terminal-report-ratings = Wertungen
terminal-report-ratings-why = Wertungen nach Plackett–Luce (openskill), das Tische jeder Größe kennt. Alle beginnen bei 25. Eine längere Linie ist eine unsicherere Wertung.
terminal-report-rating = Wertung
terminal-report-first = erste Plätze
terminal-report-rank = mittlerer Rang
terminal-report-points = mittlere Punkte
terminal-report-pairs = Wer schlägt wen
terminal-report-pairs-why = Wie oft der Bot links vor dem oben lag. Gleichstand zählt halb. Darunter steht das Intervall nach Wilson.
terminal-report-pair = Paar
terminal-report-ahead = vorn
terminal-report-level = gleich
terminal-report-behind = hinten
terminal-report-elo = Elo des ersten
terminal-report-test = entschieden
terminal-report-seats = Was ein Platz wert ist
terminal-report-seats-why = Wie oft jeder Platz Erster wurde, wer auch dort saß. Die gestrichelte Linie ist der gerechte Anteil.
terminal-report-seat = Platz { $seat }
terminal-report-table = { $seats } Plätze, { $rules }
terminal-report-box = wie in der Schachtel
terminal-report-faults = Verlorene Züge der Programme
terminal-report-how = Wie gespielt wurde
terminal-report-rules = Regeln
terminal-report-rules-version = Fassung der Regeln
terminal-report-seed = Saat
terminal-report-rounds = Runden
terminal-report-ladder = nur Nachbarn treffen aufeinander
terminal-report-stop = Sequenztest
terminal-report-stopped = { $low } oder { $high } Elo-Punkte, 5 % Irrtum in jeder Richtung
terminal-report-percent = { NUMBER($share, maximumFractionDigits: 1) } %
terminal-report-span = { NUMBER($low, maximumFractionDigits: 1) } bis { NUMBER($high, maximumFractionDigits: 1) }

## Studies

terminal-study = Ein Spiel untersuchen: was ein Platz wert ist, wie lange es dauert, was Gewinner tun, was eine Regel ändert.
terminal-study-bot = Wer auf allen Plätzen spielt: { $known } oder ein Programm wie ./meinbot. Ohne Angabe: { $default }.
terminal-study-seats = Wie viele Plätze. Ohne Angabe: so wenige wie möglich, mindestens 2.
terminal-study-games = Wie viele Spiele unter jedem Regelsatz. Ohne Angabe: 200.
terminal-study-against = Eine andere Regel zum Vergleich, mit demselben Glück; mehrere in Anführungszeichen gelten zusammen. Darf mehrmals stehen.
terminal-report-study = { $title }: eine Untersuchung
terminal-report-study-lead = { $games } Spiele mit { $seats ->
    [one] einem Platz
   *[other] { $seats } Plätzen
}, alle vom selben Bot gespielt ({ $bot }): Was die Plätze unterscheidet, liegt also am Spiel. In Klammern stehen 95-%-Intervalle.
terminal-report-median-decisions = Entscheidungen im mittleren Spiel
terminal-report-median-minutes = Minuten in menschlichem Tempo (ein Modell)
terminal-report-seat-1 = der Spiele gewinnt Platz 1
terminal-report-shared = der Spiele haben keinen alleinigen Gewinner
terminal-report-study-seats-why = Wie oft jeder Platz Erster wurde. Die gestrichelte Linie ist der gerechte Anteil: Ein Intervall, das sie nicht berührt, ist mehr als Zufall.
terminal-report-length = Wie lange es dauert
terminal-report-length-why = Die Minuten sind ein Modell, keine Messung an Menschen: was die Bots taten, jede Handlung in dem Tempo, das in arena/pace.py steht.
terminal-report-decisions = Entscheidungen
terminal-report-minutes = Minuten
terminal-report-mean = Mittel
terminal-report-median = Median
terminal-report-low = 5 % darunter
terminal-report-high = 5 % darüber
terminal-report-least = am wenigsten
terminal-report-most = am meisten
terminal-report-histogram = { $label }: { $least } bis { $most }, am häufigsten { $low } bis { $high }
terminal-report-ending = Ende
terminal-report-acts = Was Gewinner tun
terminal-report-acts-why = In wie vielen ihrer Spiele Gewinner und die anderen etwas taten, und wie oft. Das zeigt, was mit dem Gewinnen einhergeht, nicht unbedingt seine Ursache. Plätze eines Spiels zählen, als wären sie unabhängig, und von zwanzig Zeilen weicht eine schon durch Zufall ab. Eine Zahl hinter einem Wort ist dessen Länge.
terminal-report-acts-more = mehr Spiele bei Gewinnern als bei den anderen, in Prozentpunkten
terminal-report-act = Handlung
terminal-report-winners = Gewinner
terminal-report-others = andere
terminal-report-winners-times = Male, Gewinner
terminal-report-others-times = Male, andere
terminal-report-against = Im Vergleich: { $rules }
terminal-report-against-why = Jedes Spiel wurde unter beiden Regeln mit demselben Glück gespielt. Ein Stern steht an einem Unterschied, der mehr als Zufall ist.
terminal-report-difference = Unterschied
terminal-report-compared-decisions = Entscheidungen
terminal-report-compared-minutes = Minuten (Modell)
terminal-report-compared-seat-1 = gewinnt Platz 1
terminal-report-compared-shared = kein alleiniger Gewinner
terminal-report-compared-lead = Punkte zwischen Erstem und Letztem
terminal-report-outliers = Spiele, die man lesen sollte
terminal-report-outliers-why = Jedes liegt als Protokoll bei, und daneben als Aufzeichnung für „parlour replay“ und für die Seite, auf der man Spiele noch einmal ansieht.
terminal-report-longest = Das längste: Spiel { $number }, { $figure } Entscheidungen
terminal-report-shortest = Das kürzeste: Spiel { $number }, { $figure } Entscheidungen
terminal-report-lopsided = Das einseitigste: Spiel { $number }, { $figure } Punkte zwischen Erstem und Letztem
terminal-report-command = Befehl

## Data

terminal-export = Gespeicherte Spiele als Daten schreiben: eine Parquet-Datei mit einer Zeile je Entscheidung.
terminal-export-recordings = Gespeicherte Spiele, oder Ordner mit gespeicherten Spielen.
terminal-export-to = Die Datei, die geschrieben wird, etwa spiele.parquet.
terminal-export-nothing = Es gibt kein gespeichertes Spiel zu schreiben. Nenn einige Dateien oder einen Ordner.
terminal-export-skipped = Ausgelassen: { $file }. { $why }
terminal-exported = { $rows } Entscheidungen aus { $games } Spielen: { $file }
terminal-simulate-save = Ein Ordner, in dem jedes Spiel aufgehoben wird, für „parlour replay“ und „parlour export“.
