# The rule book of FIND … den MÖRDER. A rule's id is its message's id.

rules-moerder-intro = Sechsunddreißig Plättchen liegen verdeckt da, und irgendwo darunter versteckt sich vielleicht der MÖRDER. Zug um Zug kommen mehr Buchstaben ans Licht. Wer das Wort zuerst sieht, gewinnt. Du kannst seine Buchstaben aber auch einzeln einsammeln, solange dir niemand zeigt, dass du gerade eine Spur verwischst.

rules-moerder-first-aim = Sieh als Erste oder Erster das Wort MÖRDER in den offenen Plättchen, Buchstabe an Buchstabe, oder sammle seine sechs Buchstaben einzeln.
rules-moerder-first-turn = Deck ein Plättchen auf. Dann darfst du auf das ganze Wort zeigen, wenn du es siehst. Du darfst auch einen offenen Buchstaben berühren, um ihn zu sammeln: Er gehört dir, wenn niemand Einspruch erhebt und zeigt, dass er noch zum Wort gehören könnte. Bist du fertig, sagst du „Weiter“.
rules-moerder-first-end = Wer der Reihe nach auf die sechs Buchstaben zeigt oder alle sechs vor sich liegen hat, gewinnt sofort.

## Headings

rules-moerder-section-goal = Worum es geht
rules-moerder-section-pieces = Die Plättchen
rules-moerder-section-turn = Dein Zug
rules-moerder-section-chain = Die Kette
rules-moerder-section-collecting = Sammeln und Einspruch
rules-moerder-section-end = Das Ende
rules-moerder-section-solitaire = Allein
rules-moerder-section-base = Das Grundspiel
rules-moerder-section-house = Unsere Auslegung und die Hausregeln
rules-moerder-section-common = { rules-common-section-house }

## Rules

MO-1 = Ihr spielt zu zweit, zu dritt oder zu viert, ab zehn Jahren und etwa zwanzig Minuten lang; allein geht es auch. Du gewinnst, wenn du unter den offenen Plättchen das Wort MÖRDER findest oder seine sechs Buchstaben sammelst.
MO-2 = Es gibt 36 Plättchen: je siebenmal M, Ö, R, D und E und eine einzige Leiche.
MO-3 = Die Plättchen werden gemischt und verdeckt in sechs Reihen zu sechs ausgelegt. Ein Plättchen bleibt so liegen, wie es aufgedeckt wird, gerade, schief oder auf dem Kopf; was es sagt, ändert sich dadurch nie.
MO-4 = Nach der ersten Person geht es im Uhrzeigersinn reihum, bis jemand gewinnt.
MO-5 = Dein Zug hat vier Schritte. Zuerst musst du ein Plättchen aufdecken. Dann darfst du nach dem Wort suchen, und du darfst Plättchen einsammeln, so viele du willst. Am Schluss sagst du „Weiter“.
MO-6 = Du deckst ein verdecktes Plättchen deiner Wahl auf. Ist es ein Buchstabe, bleibt es dabei. Ist es die Leiche, werden sofort auch alle Plättchen rundherum aufgedeckt, die noch verdeckt sind: in der Ecke bis zu drei, am Rand fünf, im Inneren acht.
MO-7 = Eine Kette sind sechs verschiedene offene Plättchen, die in dieser Reihenfolge M, Ö, R, D, E, R ergeben. Jedes muss das vorige berühren, an einer Seite oder an einer Ecke. Die Linie darf beliebig abbiegen und sich sogar selbst kreuzen, aber kein Plättchen zählt doppelt; du brauchst also zwei verschiedene R. Die Leiche gehört nie zu einer Kette.
MO-8 = Siehst du in deinem Zug eine Kette, dann zeig auf ihre sechs Plättchen, und du hast auf der Stelle gewonnen.
MO-9 = Um einen Buchstaben zu sammeln, legst du den Finger auf ein offenes Buchstabenplättchen. Erhebt niemand von den anderen Einspruch, nimmst du es und legst es offen vor dich hin. Das darfst du tun, so oft du willst.
MO-10 = Die anderen dürfen Einspruch erheben, wenn das berührte Plättchen noch zu einer Kette gehören könnte, sobald alles offen liegt. Behaupten reicht nicht: Wer Einspruch erhebt, muss so eine Kette zeigen, und das berührte Plättchen muss dabei sein.
MO-11 = Hält der Einspruch, bleibt das Plättchen liegen, dein Zug ist zu Ende, und die nächste Person ist dran.
MO-12 = Du darfst nur haben, was das Wort braucht: ein M, ein Ö, ein D, ein E und zwei R. Einen Buchstaben, von dem du genug hast, kannst du also nicht berühren, und die Leiche sammelt nie jemand ein.
MO-13 = Bluffen ist erlaubt: Du darfst ein Plättchen berühren, obwohl du weißt, dass es sich verteidigen ließe. Schweigen alle, gehört es dir.
MO-14 = Liegen M, Ö, R, D, E und R vor dir, hast du sofort gewonnen.
MO-15 = Ein gesammeltes Plättchen hinterlässt eine Lücke, und die bleibt: Nichts rückt nach, und keine Kette führt über sie hinweg.
MO-16 = Wer zuerst eine Kette zeigt oder das Wort beisammenhat, gewinnt, und das Spiel ist aus. Erst dann zeigen wir, welche Ketten offen dalagen, die geradeste zuerst.

## Alone

MO-S1 = Allein gelten dieselben Regeln. Weil niemand Einspruch erheben kann, prüfst du selbst, was du sammeln darfst, und der Tisch passt auf (MO-A10).
MO-S2 = Erstes Ziel: Sammle alle Buchstaben des Wortes.
MO-S3 = Deckst du vorher das letzte verdeckte Plättchen auf, hast du verloren.
MO-S4 = Verloren hast du auch, wenn ein Plättchen, das du aufdeckst, eine offene Kette vollständig macht, bevor das erste Ziel erreicht ist.
MO-S5 = Zweites Ziel: Hast du die Buchstaben, deckst du weiter auf, bis eine Kette offen liegt. Findest du sie, hast du gewonnen, und jedes noch verdeckte Plättchen ist ein Punkt. Liegt alles offen und es gibt keine Kette, hast du verloren.
MO-S6 = Auf dem Weg zum zweiten Ziel darfst du jederzeit abbrechen, weil du glaubst, dass es keine Kette gibt. Die noch verdeckten Plättchen werden gezählt und dann alle aufgedeckt. Gibt es wirklich keine Kette, gewinnst du so viele Punkte; gibt es eine, hast du verloren.

## The base game

MO-B1 = Mit der Einstellung „Regeln“ könnt ihr zu zweit bis viert das einfachere Grundspiel spielen. Gesammelt wird nicht, also gibt es auch keinen Einspruch. Zu Beginn deines Zuges darfst du, statt ein Plättchen aufzudecken, sagen, dass sich das Wort nicht bilden lässt, und aussteigen; das darf nur, wer es zuerst sagt. Du bist dann nicht mehr dran und kannst keine Kette mehr zeigen, aber wenn bis zum Schluss niemand eine findet, gewinnst du. Schluss ist, wenn alle Plättchen offen sind und alle, die noch dabei sind, noch einmal dran waren. Ist bis dahin niemand ausgestiegen, endet das Spiel unentschieden. Ist nur noch eine Person dabei, darf sie auch aufgeben.

## Rulings

MO-A1 = Allein sammelst du sechs Buchstaben, denn so viele hat das Wort. Hausregel „Zu sammelnde Buchstaben“: Fünf genügen, von jedem einer.
MO-A2 = Deine Punkte sind die Plättchen, die noch verdeckt liegen. Je mehr es sind, desto besser warst du.
MO-A3 = Bei einem Einspruch dürfen verdeckte Plättchen für jeden Buchstaben stehen, aber höchstens so oft für denselben, wie er noch verdeckt liegen kann: siebenmal, abzüglich der offenen und der gesammelten. Lücken und die Leiche gelten nicht. Hausregel „Buchstaben zählen“, aus: Dann darf ein verdecktes Plättchen alles sein.
MO-A4 = Ein Einspruch hat zwei Schritte. Solange die Einspruchszeit läuft, sagst du „Einspruch“; wer es zuerst sagt, hat das Wort, und diese Uhr steht still. Dann hast du 30 Sekunden („Zeit zum Zeigen“), um deine Kette zu zeigen: sechs Plättchen in der Reihenfolge des Wortes; verdeckte stehen für den Buchstaben ihrer Stelle. Stimmt etwas nicht, erfährst du, was, und darfst es noch einmal versuchen. Läuft deine Zeit ab oder ziehst du zurück, ist der Einspruch gescheitert: Für diese Berührung bist du raus, und für die anderen läuft weiter, was noch übrig war, mindestens drei Sekunden. Eine Berührung lässt sich nicht zurücknehmen, und bis sie geklärt ist, kann die Person am Zug nichts anderes tun. Hausregel „Einspruch“: Der Tisch erhebt von selbst Einspruch, sobald eine Kette möglich ist. Er sagt nur, dass es eine gibt, nie, wo.
MO-A5 = Eine Kette, die nicht stimmt, wird einfach abgelehnt: Du erfährst, warum, sonst geschieht nichts, und niemand bekommt es mit.
MO-A6 = Erhebst du Einspruch mit einer Kette, die schon ganz offen liegt, ist auch das nur ein Einspruch; mit einer Kette gewinnst du nur in deinem eigenen Zug. Hausregel „Einspruch kann gewinnen“: Dann gewinnst du damit.
MO-A7 = Eine Kette zeigen darf nur, wer am Zug ist: vom Aufdecken bis zum „Weiter“, auch nach dem Sammeln, aber nicht, solange die anderen noch Einspruch erheben können.
MO-A8 = Eine falsche Kette kostet nichts, und dein Zug geht weiter. Hausregel „Falsche Kette“: Sie beendet deinen Zug.
MO-A9 = Gibt es nichts mehr aufzudecken, beginnt dein Zug mit dem Suchen. Beenden alle nacheinander so einen Zug, ohne etwas zu finden oder zu sammeln, endet das Spiel unentschieden, und eine Kette, die die ganze Zeit dalag, wird gezeigt.
MO-A10 = Allein übernimmt der Tisch den Einspruch: Berührst du ein Plättchen, das noch zu einer Kette gehören könnte, bekommst du es nicht, und dein Zug ist zu Ende. Hausregel „Abgelehnte Berührung“: Du bekommst es nicht, darfst aber weitermachen.
MO-A11 = Beim zweiten Ziel musst du die Kette selbst entdecken; es zählt, wie viele Plättchen verdeckt sind, wenn du sie zeigst. Auch wenn alles offen liegt, darfst du sie noch zeigen, dann für null Punkte. Hausregel „Wer die Kette sieht“: Der Tisch sieht sie sofort. Bis zum ersten Ziel achtet immer der Tisch darauf, ob eine Kette entsteht.
MO-A12 = Brichst du ab, obwohl schon eine Kette offen liegt, hast du verloren. Liegt nichts mehr verdeckt, kannst du nicht mehr abbrechen.
MO-A13 = Deckt die Leiche die letzten Plättchen auf, bevor das erste Ziel erreicht ist, hast du ebenfalls verloren.
MO-A14 = Hast du deine Buchstaben, wird nichts mehr gesammelt. Liegt alles offen und eine Kette ist da, dann zeig sie; findest du sie nicht, sag „Weiter“ oder gib auf, und du hast verloren.

## At every table, for this game

MO-X3 = Ein Zug hat keine Uhr, außer der Tisch hat eine: an privaten Tischen keine, an öffentlichen, und wo keine Bots einspringen, 90 Sekunden („Zeit pro Zug“). Das lässt sich ändern, wenn der Tisch eröffnet wird. Während die anderen Einspruch erheben können, steht die Uhr deines Zuges. Es gilt unsere Uhr, mit einer halben Sekunde Luft für alle. Spielst du nur mit Bots, schlagen wir keine Uhr vor. An einem privaten Tisch darf jeder eine Pause machen und jeder weiterspielen lassen; so lange steht die Zeit.
MO-X4 = Nach einer Berührung haben die anderen zehn Sekunden für einen Einspruch („Einspruchszeit“). Haben alle verzichtet, ist sie früher vorbei. Wer verzichtet hat, darf es sich noch anders überlegen, solange die Zeit läuft. Ihr könnt auch ausmachen zu warten, bis alle geantwortet haben, höchstens aber eine Minute. Ist deine Verbindung weg, hast du nach fünf Sekunden verzichtet. Du kannst auch für einen ganzen Zug im Voraus verzichten und das zurücknehmen. Solange die Zeit läuft, geht am Tisch nichts anderes. Sie läuft nach jeder Berührung, ob jemand Einspruch erheben könnte oder nicht. Spielst du nur mit Bots, steht diese Zeit bis zu deinem ersten Zug: So kannst du dir alles in Ruhe ansehen.
MO-X5 = Was auf einem verdeckten Plättchen steht, weiß niemand, nicht einmal der Tisch: Es wird erst gezogen, wenn das Plättchen aufgedeckt wird. Alles andere sehen alle.
MO-X6 = Wer beginnt, entscheidet das Los. Mit der Einstellung „Wer beginnt“ könnt ihr es selbst festlegen.
MO-X7 = Hat jemand den Tisch verlassen oder ist eine Minute lang weg, spielt auf diesem Platz ein Bot, bis die Person zurückkommt. An einem Tisch ohne Bots sorgt die Uhr dafür, dass es weitergeht (MO-X3). Immer wenn sie abläuft, geschieht das Einfachste: Der Zufall deckt ein Plättchen auf, falls du noch keines aufgedeckt hast, und der Zug endet; bei einer Berührung gilt es als Verzicht (MO-X4).
MO-X8 = Du darfst jederzeit aufgeben. Zu zweit gewinnt dann die andere Person. Seid ihr mehr, spielt auf deinem Platz ein Bot weiter, und du landest auf dem letzten Platz; wer als Einziger übrig bleibt, gewinnt. Allein ist es eine Niederlage; gezeigt werden die Ketten, die offen daliegen. Verdeckte Plättchen bleiben verdeckt: Ihr Buchstabe wird erst beim Aufdecken gezogen, dahinter gibt es also nichts zu zeigen.

## Captions of the drawn examples

rules-moerder-example-body = Die Leiche kam mitten im Quadrat zum Vorschein: Alle acht Plättchen rundherum wurden sofort aufgedeckt.
rules-moerder-example-chain = Sechs offene Plättchen, jedes berührt das vorige: M, Ö, R, D, E, R. Ob gerade oder schräg, ist egal.
rules-moerder-example-crossing = Zwischen R und D kreuzt die Linie sich selbst. Das ist in Ordnung, denn kein Plättchen kommt zweimal vor.
rules-moerder-example-twice = Das ist keine Kette: Dasselbe R müsste der dritte und der letzte Buchstabe sein.
rules-moerder-example-objection = Das M wird berührt. Mit dem offenen R und vier noch verdeckten Plättchen könnte in der ersten Reihe noch MÖRDER liegen: Der Einspruch hält.
rules-moerder-example-gap = Hier wurde ein R eingesammelt. Über die Lücke führt kein Weg.
rules-moerder-example-used-up = Alle sieben Ö liegen offen, weit weg vom M. Kein verdecktes Plättchen kann noch ein Ö sein, also hält dieser Einspruch nicht.
