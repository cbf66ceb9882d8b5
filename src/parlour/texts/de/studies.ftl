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
