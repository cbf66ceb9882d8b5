# The lesson of WORD SEARCH. Each step: what to do, its title, a hint, and what is said after another act.
# The words are those of the board for this language (games/wordsearch/lesson.py).

lesson-wordsearch-first = Deine Figur steht in der Mitte. Such ein Wort, dessen erster Buchstabe sie berührt; jeder weitere berührt den davor. HUND beginnt auf c4: Fahr H, U, N, D nach und sag es an.
    .title = Dein erstes Wort
    .hint = Zieh über c4, c3, d3 und c2 oder tipp sie der Reihe nach an. Du kannst HUND auch tippen. Dann drück „{ wordsearch-call }“.
    .wrong = Nicht das. Fahr HUND von c4 über c3 und d3 bis c2 nach und sag es an.
lesson-wordsearch-let = Ein Punkt für jeden Buchstaben, und deine Figur steht nun auf dem D, wo das Wort endete. Tom sagt TEE an. Ein Wort, das in keinem Wörterbuch steht, kann jeder anzweifeln. Dieses auch?
    .title = Toms Wort
    .hint = TEE ist ein Wort. „{ finding-let-stand }“ genügt.
    .wrong = TEE steht in jedem Wörterbuch, anzweifeln bringt dir nichts. Lass es gelten.
lesson-wordsearch-second = Von jetzt an beginnen deine Wörter neben dem D, und der Buchstabe unter deiner eigenen Figur zählt nicht mit. REIS beginnt auf b2: Sag es an.
    .title = Von da, wo du stehst
    .hint = Fahr R auf b2, E auf b3, I auf a3 und S auf a2 nach.
    .wrong = Ein Wort muss direkt neben deiner Figur beginnen. Versuch REIS, von b2 bis a2.
lesson-wordsearch-dispute = Jetzt sagt Tom ZAW an. Hast du das je gehört?
    .title = Ist das ein Wort?
    .hint = Steht ein angezweifeltes Wort in keinem Wörterbuch, ist der Zug verloren. Vergeblich anzweifeln kostet nichts.
    .wrong = Tom bekäme drei Punkte für ZAW! Zweifle es an.
lesson-wordsearch-swap = Kein solches Wort: Tom geht leer aus. Neben deinem S könntest du am linken Rand GOLF lesen, aber auf c1 liegt ein H. Vor dem Ansagen darfst du zwei Plättchen tauschen, egal wo. Tausch c1 mit dem L auf g4.
    .title = Hilf dem Glück nach
    .hint = Drück „{ wordsearch-swap }“, dann tipp auf c1 und g4.
    .wrong = Tausch das H auf c1 mit dem L auf g4.
lesson-wordsearch-third = Da ist es: G, O, L, F. Sag es an.
    .title = Greif zu
    .hint = Fahr a1, b1, c1 und d1 nach.
    .wrong = Fahr GOLF am linken Rand nach, von a1 bis d1.
lesson-wordsearch-exchange = Tom findet nichts und zieht nur weiter. Du hast ein eigenes Plättchen, ein Y. Auch das kannst du gegen eines auf dem Brett tauschen; oder du gibst es, statt ein Wort anzusagen, gegen eines aus dem Vorrat. Werd das Y los.
    .title = Dein eigenes Plättchen
    .hint = Drück „{ wordsearch-exchange }“ und bestätige. Damit endet dein Zug.
    .wrong = Wechsle diesmal dein Plättchen.
lesson-wordsearch-step = Findest du kein Wort, zieht deine Figur auf einen freien Buchstaben daneben, damit du weiterkommst. Zieh sie.
    .title = Kein Wort?
    .hint = Drück „{ wordsearch-move-on }“ und tipp auf einen der hellen Buchstaben.
    .wrong = Zieh diesmal nur deine Figur auf einen Buchstaben daneben.
lesson-wordsearch-end = Tom muss auf den Zug, also gehört das Spiel dir. Sonst spielt ihr bis 200 Punkte, mit 30 Sekunden pro Zug; niemand punktet zweimal mit demselben Wort. Es gibt auch ein Spiel allein, eines mit Stapeln und eines ohne Brett.
    .title = Genug für den Anfang
