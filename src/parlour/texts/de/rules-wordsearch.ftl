# The rule book of WORD SEARCH. A rule's id is its message's id.

rules-wordsearch-intro = Das Brett ist voller Buchstaben, und Wörter laufen in alle Richtungen hindurch. Du suchst eines, das neben deiner Figur beginnt, sagst es an, und deine Figur zieht mit bis zu seinem letzten Buchstaben. Von dort suchst du weiter. Jeder Buchstabe ist ein Punkt.

## Headings

rules-wordsearch-section-goal = Worum es geht
rules-wordsearch-section-setup = Bevor es losgeht
rules-wordsearch-section-turn = Dein Zug
rules-wordsearch-section-words = Welche Wörter gelten
rules-wordsearch-section-end = Punkte und Ende
rules-wordsearch-section-insert = Mit dem Einsatz
rules-wordsearch-section-boardless = Ohne Brett
rules-wordsearch-section-house = Unsere Auslegung und die Hausregeln
rules-wordsearch-section-common = { rules-common-section-house }

## Rules

WS-1 = Ihr spielt zu zweit bis zu sechst; allein geht es auch (WS-A14). Du findest Wörter aus Buchstaben, die sich berühren, und du gewinnst, wenn du vorn liegst, sobald das Ziel von 200 Punkten erreicht ist. In der Schachtel sind ein sechseckiges Brett mit einer Punkteleiste an jedem Rand, 56 Buchstabenplättchen aus Holz, je drei Punktemarker für sechs Personen und ein Einsatz für ein kleineres Spiel.
WS-2 = Die Plättchen werden gemischt. Auf jedes Feld des Bretts kommt eines, offen; nur die Mitte bleibt leer. Alle bekommen ein eigenes Plättchen, der Rest ist der Vorrat. Alle beginnen ohne Punkte.
WS-3 = Du beginnst in der Mitte: In deinem ersten Zug steht deine Figur dort, und dein Wort beginnt auf einem der sechs Buchstaben rundherum. Findest du keines, stellst du deine Figur auf einen dieser Buchstaben.
WS-4 = Du hast 30 Sekunden. Zuerst darfst du bis zu zwei Plättchen deiner Wahl verändern: sie tauschen, sie umdrehen oder beides (WS-A7, WS-A8). Dann suchst du ein Wort. Sein erster Buchstabe berührt deine Figur, und jeder weitere berührt den vorigen. Sag es an und zeig seinen Weg; deine Figur zieht auf den letzten Buchstaben, und jeder Buchstabe ist ein Punkt.
WS-5 = Der Buchstabe unter deiner eigenen Figur ist für dich tabu: Deine Wörter können ihn nicht benutzen.
WS-6 = Findest du kein Wort, ziehst du deine Figur auf einen Buchstaben daneben, auf dem keine Figur steht. Damit ist dein Zug zu Ende.
WS-7 = Drei Plättchen, die Fragmente, tragen zwei Buchstaben: IN, ON und IS. Du darfst sie auch rückwärts lesen, als NI, NO und SI.
WS-8 = Ein Wort bringt dir in einem Spiel nur einmal Punkte.
WS-9 = Statt ein Wort anzusagen, darfst du dein eigenes Plättchen gegen eines aus dem Vorrat auswechseln.
WS-10 = Ein Wort gilt, wenn es in einem Wörterbuch oder Lexikon steht. Auch bekannte Vornamen, Produkte und Marken gelten, Abkürzungen normalerweise nicht. Welche Wörter wir kennen und wer entscheidet, steht in WS-X1.
WS-11 = Die anderen dürfen ein Wort anzweifeln, an das sie nicht glauben. Ist es wirklich keines, verliert, wer es angesagt hat, den Zug.
WS-12 = Die Leiste vor dir zeigt deine Punkte: Ein Marker steht für die Einer, ein zweiter für die Zehner und ab 100 Punkten ein dritter für die Hunderter.
WS-13 = Gespielt wird bis 200 Punkte. Wer dann am meisten hat, gewinnt. Mit der Einstellung „Ziel“ könnt ihr kürzer spielen, bis 100 oder 50.
WS-14 = Mit der Einstellung „Spiel“ könnt ihr mit dem Einsatz spielen: einem kleineren Feld, auf dem die Plättchen gestapelt werden. Solange der Vorrat reicht, hast du immer ein eigenes Plättchen. Zu Beginn deines Zuges darfst du es dazulegen oder eines versetzen, das schon daliegt. Wörter führen über Plättchen jeder Höhe, und wenn ihr wollt, zählen die höheren Buchstaben mehr. Genaueres steht in WS-A16.
WS-15 = Es geht auch ohne Brett. Drei Plättchen, die sich berühren, liegen offen zwischen euch, der Rest ist der Vorrat. In deinem Zug findest du ein Wort, legst ein Plättchen an oder beides, und die Buchstaben deines Wortes sind deine Punkte, bis alle Plättchen liegen. Genaueres steht in WS-A17.

## Rulings

WS-A1 = Das Brett ist ein Sechseck mit vier Feldern an jedem Rand. Das sind 37 Felder und, weil die Mitte leer ist, 36 Plättchen. Von den anderen 20 bekommen alle eines; was übrig bleibt, ist der Vorrat.
WS-A2 = Das sind unsere 56 Plättchen: 5 E; je 4 A und S; je 3 I, L, O, R und T; je 2 C, D, H, M, N, P und U; je eines mit B, F, G, J, K, Q, V, W, X, Y und Z; und je eines mit den Fragmenten IN, ON und IS. Hausregel „Buchstaben“: eine Mischung, die zur Sprache eurer Wörter passt, oder eine eigene mit 56 Plättchen.
WS-A3 = In einem Wort kommt jedes Plättchen nur einmal vor; für CELL brauchst du also zwei verschiedene L. Hausregel „Plättchen mehrmals“: Ein Weg darf zu einem Plättchen zurückkehren.
WS-A4 = Ein Wort hat mindestens zwei Buchstaben. Ein Fragment zählt als zwei und darf sogar das ganze Wort sein: IN, NO oder IS.
WS-A5 = Nur dein eigener Buchstabe ist gesperrt. Dein Wort darf über Buchstaben führen, auf denen andere Figuren stehen, aber es kann dort nicht enden, denn auf einem Buchstaben ist nur für eine Figur Platz. Hausregel „Buchstaben unter Figuren“: Alle sind gesperrt.
WS-A6 = Die Mitte bleibt für immer leer: Dort liegt nie ein Plättchen, kein Wort führt hindurch, und keine Figur kehrt je dorthin zurück.
WS-A7 = Welche Plättchen du veränderst, höchstens zwei, suchst du dir aus, und du tust es vor deinem Wort. Einmal im Zug darfst du tauschen: Zwei Plättchen auf dem Brett wechseln die Plätze, oder dein eigenes tauscht mit einem auf dem Brett. Was du umdrehst, gehört zu denselben zwei Plättchen. Plättchen unter einer Figur, egal wessen, bleiben, wo sie sind. Hausregel „Eigenes Plättchen tauschen“, aus: Getauscht wird nur auf dem Brett.
WS-A8 = Ein Plättchen auf den Kopf zu stellen nützt dort, wo ein anderer Buchstabe daraus wird: Aus M wird W und aus W wird M. (Ein Fragment lässt sich ohnehin in beide Richtungen lesen.) Hausregel „M und W umdrehen“, aus: Nichts wird umgedreht.
WS-A9 = Auf dem Brett und mit dem Einsatz darf jedes Wort allen einmal Punkte bringen; deines steht den anderen also noch offen. Ohne Brett ist ein Wort für alle verbraucht, sobald es jemandem Punkte gebracht hat. Mit der Hausregel „Wörter nur einmal“ könnt ihr das selbst bestimmen. CELL und CELLS sind zwei verschiedene Wörter.
WS-A10 = Wechselst du dein Plättchen aus, ziehst du zuerst das neue; dann wird das alte in den Vorrat gemischt. Du bekommst keine Punkte, deine Figur bleibt stehen, und dein Zug ist zu Ende. In deinem ersten Zug muss deine Figur trotzdem aus der Mitte auf einen Buchstaben daneben. Ist der Vorrat leer, kannst du nicht auswechseln.
WS-A11 = Was mit einem Wort geschieht, hängt davon ab, wer urteilt (WS-X1). „Wörterbuch, dann Abstimmung“: Ein Wort aus dem Wörterbuch gilt sofort; bei einem anderen dürfen die anderen, wenn du dabei bleibst, zweifeln, und dann stimmen sie ab. „Wörterbuch“: Jedes Wort darf angezweifelt werden, und dann entscheidet das Wörterbuch. „Abstimmung“: Jedes Wort darf angezweifelt werden, und dann stimmen die anderen ab. Ein Wort, das niemand anzweifelt, gilt. Fällt es durch, ist dein Zug verloren: keine Punkte, und deine Figur bleibt stehen oder geht, wenn es dein erster Zug ist, auf einen Buchstaben daneben; was du getauscht oder umgedreht hast, bleibt so. Ein Zweifel, der danebenliegt, kostet nichts. Hausregel „Anzweifeln“, gleich prüfen: Ein Wort, das nicht im Wörterbuch steht oder abgelehnt wird, wird nur zurückgewiesen, und du darfst es weiter versuchen, solange deine Zeit läuft; mit „Abstimmung“ geht das nicht zusammen. Ein Wort, das zu kurz ist, sich nicht legen lässt oder schon Punkte gebracht hat, wird immer sofort zurückgewiesen und kostet nie den Zug. Spielst du allein, prüft das Wörterbuch jedes Wort sofort.
WS-A12 = Läuft deine Zeit ab, hast du kein Wort gefunden. Du hast noch fünf Sekunden, um zu wählen, wohin deine Figur geht; danach wählt der Zufall. Ist kein Buchstabe daneben frei, bleibt sie stehen.
WS-A13 = Erreicht jemand das Ziel, wird die Runde zu Ende gespielt, damit alle gleich oft dran waren. Dann gewinnt die höchste Punktzahl. Wer ganz vorn gleichauf liegt, spielt bis zu drei Runden weiter; bleibt es dabei, teilt ihr euch den Sieg. Hausregel „Ende“: Wer das Ziel erreicht, gewinnt auf der Stelle. Bekommt drei ganze Runden lang niemand Punkte, oder zehn Züge lang, wenn du allein bist, endet das Spiel, und die höchste Punktzahl gewinnt, wie hoch sie auch ist.
WS-A14 = Nach der ersten Person (WS-X6) geht es im Uhrzeigersinn weiter. Die Leiste an deinem Rand des Bretts gehört dir. Allein versuchst du, das Ziel in möglichst wenigen Zügen zu erreichen; ohne Brett versuchst du, möglichst viele Punkte zu machen.
WS-A15 = Die Zahl selbst steht immer neben der Leiste. Ab 200 Punkten bleibt der Marker am Ende der Leiste.
WS-A16 = Der Einsatz hat 19 Felder. Die Mitte bleibt leer, also liegen zu Beginn 18 Plättchen da, alle am Boden. Hausregel „Größe des Einsatzes“, klein: 7 Felder, 6 Plättchen, höchstens zwei Personen, und das Ziel sind 50 Punkte. Statt zu tauschen und umzudrehen, darfst du vor deinem Wort eines von beidem tun: dein eigenes Plättchen auf ein leeres Feld oder einen Stapel legen und, solange der Vorrat reicht, ein neues ziehen; oder das oberste Plättchen eines Feldes auf ein anderes Feld oder einen Stapel versetzen. Ein M oder W darf dabei umgedreht werden. Die Mitte und Felder mit einer Figur sind tabu. Gelesen werden nur die obersten Plättchen, und benachbarte Stapel berühren sich, wie hoch sie auch sind. Hast du kein Wort und ist kein Buchstabe neben deiner Figur frei, geht sie auf einen freien Buchstaben deiner Wahl. Hausregel „Stapel lesen“: Ein Wort darf in einem Stapel auch gerade hinauf- und hinuntergehen. Hausregel „Stapel zählen mehr“: Ein Buchstabe zählt so viel wie seine Ebene, 1 am Boden, 2 auf der zweiten und so weiter; ein Fragment doppelt so viel. Alles andere ist wie auf dem Brett, auch das Auswechseln (WS-9).
WS-A17 = Ohne Brett gibt es keinen Rand, keine Figuren und keine eigenen Plättchen; nichts wird getauscht oder ausgewechselt, und ein Wort darf überall beginnen. Die ersten drei Plättchen bilden ein Dreieck, und 53 sind übrig. In deinem Zug, wieder 30 Sekunden, darfst du ein Plättchen ziehen und so anlegen, dass es mindestens ein anderes berührt (ein M oder W, wie herum du willst), und du darfst ein Wort ansagen, in beliebiger Reihenfolge; eines von beidem musst du tun. Vergeht eine ganze Runde ohne neues Plättchen, muss die nächste Person eines anlegen. Läuft deine Zeit ab oder fällt dein Wort durch, legt der Zufall das Plättchen an, das du gezogen hast; läuft deine Zeit ab und du hast noch nichts getan, oder musst du noch eines anlegen, zieht er eines und legt es an. Das Spiel endet nach dem Zug, in dem das letzte Plättchen gelegt wird; wer es legt, darf noch ein Wort ansagen. Ein Ziel gibt es nicht: Die höchste Punktzahl gewinnt, und bei Gleichstand teilt ihr euch den Sieg. Hausregel „Plättchen pro Zug“: Du darfst bis zu zwei oder drei anlegen.
WS-A18 = Ein Weg darf beliebig abbiegen. Nur sein erster Buchstabe muss deine Figur berühren (ohne Brett darf er überall liegen), und jeder weitere den vorigen.
WS-A19 = Die 30 Sekunden sind für alles, auch für das Tauschen und Umdrehen. Hausregel „Zeit pro Zug“: länger, kürzer oder ohne Grenze (WS-X3).
WS-A20 = Schreibst du ein Wort, das sich auf mehreren Wegen mit verschiedenen Enden lesen lässt, wählst du selbst, auf welchem Buchstaben es endet.

## At every table, for this game

WS-X1 = Unser Wörterbuch hat Listen mit Wörtern, Orten, Vornamen, Marken und Abkürzungen. Hier gelten alle außer den Abkürzungen; die Einstellung „Welche Wörter gelten“ ändert das, und „Eigene Liste“ fügt eine von euch hinzu. Die Einstellung „Wer über Wörter urteilt“ hat drei Antworten. Normalerweise ist es das Wörterbuch, dann eine Abstimmung: Ein Wort, das das Wörterbuch kennt, gilt sofort. Kennt es dein Wort nicht, erfährst nur du es. Du darfst es fallen lassen, das kostet nichts, oder dabei bleiben, einmal im Zug; wird es dann angezweifelt, stimmen die anderen ab. Oder es urteilt allein das Wörterbuch, oder allein die Stimmen der anderen, jeweils wenn ein Wort angezweifelt wird (WS-A11). Für eine Abstimmung sind 15 Sekunden Zeit, und Bots enthalten sich. Das Wort braucht mehr Ja als Nein; Gleichstand reicht nicht. Stimmt niemand ab, entscheidet das Wörterbuch. Was eine Abstimmung entschieden hat, gilt für alle bis zum Ende des Spiels. Mit der Einstellung „Familienfreundlich“ behalten Bots, Tipps und Rückblicke derbe Wörter für sich; ansagen darfst du sie trotzdem. An öffentlichen Tischen ist sie immer an.
WS-X2 = Großschreibung und Akzente spielen keine Rolle: Im Französischen und Italienischen ist É ein E, Ç ein C und Œ ein O und ein E. Im Deutschen ist ß SS. Ä, Ö und Ü bleiben, was sie sind, wenn es Plättchen für sie gibt, wie in unserer deutschen Mischung; sonst sind sie AE, OE und UE. Wörter mit Bindestrich, Apostroph oder Leerzeichen kannst du nicht ansagen.
WS-X3 = Ein Zug dauert 30 Sekunden („Zeit pro Zug“). Ihr könnt eine andere Zeit ausmachen oder gar keine; an einem öffentlichen Tisch, und wo keine Bots einspringen, sind es dann aber 120 Sekunden. Während die anderen ein Wort anzweifeln oder darüber abstimmen können, steht deine Uhr; danach läuft weiter, was übrig war, mindestens drei Sekunden. Es gilt unsere Uhr, mit einer halben Sekunde Luft für alle.
WS-X4 = Die anderen haben fünf Sekunden, um ein Wort anzuzweifeln („Zeit zum Anzweifeln“). Haben es alle gelten lassen, ist sie früher vorbei. Wer es gelten lässt, darf es sich noch anders überlegen, solange die Zeit läuft. Ihr könnt auch ausmachen zu warten, bis alle geantwortet haben, höchstens aber eine Minute. Ist deine Verbindung weg, lässt du es nach fünf Sekunden gelten. Solange die Zeit läuft, geht am Tisch nichts anderes.
WS-X5 = Der Vorrat liegt verdeckt; welches Plättchen kommt, entscheidet sich erst beim Ziehen. Alles andere ist offen: das Brett, die eigenen Plättchen von allen und die Punkte. Nur von einem Wort, das das Wörterbuch nicht kennt, weißt du allein, bis du dabei bleibst.
WS-X6 = Wer beginnt, entscheidet das Los. Mit der Einstellung „Wer beginnt“ könnt ihr es selbst festlegen.
WS-X7 = Hat jemand den Tisch verlassen oder ist eine Minute lang weg, spielt auf diesem Platz ein Bot, bis die Person zurückkommt. An einem Tisch ohne Bots sorgt die Uhr dafür, dass es weitergeht (WS-X3). Immer wenn eine abläuft, geschieht das Einfachste: Der Zufall zieht die Figur auf einen freien Buchstaben daneben oder, ohne Brett, legt er ein gezogenes Plättchen an; ein Wort gilt; bei einer Abstimmung ist es eine Enthaltung.
WS-X8 = Du darfst jederzeit aufgeben. Zu zweit gewinnt dann die andere Person. Seid ihr mehr, spielt auf deinem Platz ein Bot weiter, und du landest auf dem letzten Platz; wer als Einziger übrig bleibt, gewinnt. Allein ist es eine Niederlage.

## Captions of the drawn examples

rules-wordsearch-example-help = Das H berührt die Figur in der Mitte, und E, L und P berühren jeweils den Buchstaben davor: HELP, 4 Punkte.
rules-wordsearch-example-clears = CLEARS windet sich hinunter bis zu einem S am Rand: 6 Punkte, und dort steht die Figur als Nächstes.
rules-wordsearch-example-own-letter = Jetzt steht die Figur auf diesem S: So lässt sich US nicht lesen. Über das andere S neben dem U geht es.
rules-wordsearch-example-backwards = Das Fragment ON wird hier als NO gelesen: NOSE, vier Buchstaben auf drei Plättchen.
rules-wordsearch-example-track = 5, 17, 53 und 116 Punkte auf der Leiste.
rules-wordsearch-example-insert = Das S wurde auf ein E gelegt. STUB ist 4 Punkte wert; wo Stapel mehr zählen, sind es 5, denn das S liegt auf der zweiten Ebene.
rules-wordsearch-example-boardless = Erst lagen nur T, E und A da, gerade kam das S dazu: TEAS, 4 Punkte.
rules-wordsearch-example-through = Auf dem L steht eine andere Figur. Das macht nichts: HELP führt nur hindurch.
rules-wordsearch-example-ends-under = Hier steht die andere Figur auf dem P. HELP würde dort enden, also kannst du es nicht ansagen.
rules-wordsearch-example-swapped = S und J haben die Plätze getauscht, und aus HELP ist HELPS geworden.
rules-wordsearch-example-turned = Q und W haben die Plätze getauscht, und das W wurde auch noch auf den Kopf gestellt. Jetzt ist es ein M, und HIM lässt sich ansagen.
rules-wordsearch-example-downwards = Wo Stapel hinauf und hinunter gelesen werden, darf der Weg vom S zum E darunter führen: USE. Die Figur steht auf dem T.
