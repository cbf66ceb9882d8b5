# The rule book of MURDERO. A rule's id is its message's id.

rules-murdero-intro = Jemand ist tot, und du willst die Akte schließen. Leg Karten einer Farbe vom Tatort bis zur Tatwaffe, behalt im Auge, was die anderen aufbauen, und spiel deine Aktionskarten, wenn es am meisten wehtut. Wer einen Fall vollendet, gewinnt die Runde und zählt doppelt; gespielt wird bis hundert.

rules-murdero-first-aim = Schließ als Erste oder Erster einen Fall ab: Tatort, Opfer, Beweis, Verdächtiger und Tatwaffe, 1 bis 5 in einer Farbe.
rules-murdero-first-turn = Nimm eine Karte von der Fallakte oder vom Ablagestapel. Dann leg an, so viel du willst: Ein Fall beginnt mit einer 1, und jede Zahl braucht die darunter. Einmal im Zug darfst du handeln: eine Aktionskarte spielen, eine Dauerkarte nutzen oder eine Karte gegen eine neue tauschen. Behalte höchstens acht Karten.
rules-murdero-first-end = Ein vollständiger Fall beendet die Runde. Du bekommst die Karten in deinen Fällen, verdoppelt, wenn du gewonnen hast, minus die auf deiner Hand. Wer zuerst hundert Punkte hat, gewinnt das Spiel.

## Headings

rules-murdero-section-goal = Worum es geht
rules-murdero-section-deal = Die Karten und das Geben
rules-murdero-section-turn = Dein Zug
rules-murdero-section-cases = Fälle aufbauen
rules-murdero-section-score = Eine Runde zählen
rules-murdero-section-actions = Aktionskarten
rules-murdero-section-cards = Die Karten im Einzelnen
rules-murdero-section-rulings = Unsere Entscheidungen
rules-murdero-section-pairs = In Paaren
rules-murdero-section-house = { rules-common-section-house }

## Captions of the drawn examples

rules-murdero-example-case = Hier liegen zwei Tatorte, ein Opfer und ein Beweis. Als Nächstes passt ein Verdächtiger oder jede Zahl, die schon da ist.
rules-murdero-example-complete = Eins bis fünf in einer Farbe: Der Fall ist vollständig.
rules-murdero-example-score = Der Gewinner hat 16 Punkte in Rot und 3 in Blau. Sie zählen doppelt, die 5 Punkte auf der Hand gehen ab: 33.
rules-murdero-example-sabotage = Der einzige Beweis wird entfernt, also fällt auch der Verdächtige darüber.
rules-murdero-example-strengthened = Es gibt einen zweiten Beweis: Sonst fällt nichts.
rules-murdero-example-estate = Fünf Tatorte sind 5 Punkte wert, mit Immobilien 20.
rules-murdero-example-joker = Ein Joker steht für den Verdächtigen. Der Fall ist vollständig: 11 Punkte, verdoppelt 22.

## Rules

MU-1 = Zwei bis vier spielen mehrere Runden. Wer zuerst hundert Punkte erreicht, gewinnt das Spiel.
MU-2 = Sechzig Karten. Fünfundvierzig sind Fallkarten: Rot für die Unterwelt, Blau für den Film, Grün für Politik und Recht. Jede Farbe hat fünf Tatorte (1), vier Opfer (2), drei Beweise (3), zwei Verdächtige (4) und eine Tatwaffe (5); die Zahl ist der Wert der Karte. Fünfzehn sind Aktionskarten, sie sind nichts wert.
MU-3 = Die Karten werden gemischt, und jeder bekommt acht. Der Rest ist die Fallakte, verdeckt. Ihre oberste Karte wird daneben aufgedeckt und beginnt den Ablagestapel.
MU-4 = Dein Zug beginnt mit einer Karte: Nimm die oberste der Fallakte oder die oberste des Ablagestapels.
MU-5 = Dann, in beliebiger Reihenfolge: Leg so viele Fallkarten an, wie du kannst und willst, und mach eine Aktion. Eine Aktion ist: eine Aktionskarte spielen, eine Dauerkarte nutzen, die vor dir liegt, oder eine Karte ablegen und die oberste der Fallakte ziehen.
MU-6 = Hältst du am Ende deines Zugs mehr als acht Karten, leg bis auf acht ab. Dann ist dran, wer links von dir sitzt.
MU-7 = Du darfst in jeder Farbe einen Fall haben. Ein Fall beginnt mit einem Tatort, und jede Zahl braucht die darunter. Von einer Zahl, die schon da ist, darfst du beliebig viele anlegen.
MU-8 = Ein Fall ist vollständig mit mindestens einer Karte jeder Zahl von 1 bis 5 in einer Farbe; für eine dieser Zahlen darf ein Joker stehen. Wer zuerst einen vollendet, gewinnt die Runde, und sie ist zu Ende.
MU-9 = Du bekommst die Punkte der Fallkarten in deinen Fällen, verdoppelt, wenn du die Runde gewonnen hast, minus die Punkte der Fallkarten auf deiner Hand.
MU-10 = Es werden Runden gespielt, bis jemand hundert Punkte oder mehr hat. Ihr könnt ein anderes Ziel vereinbaren.
MU-11 = Sagt eine Karte etwas anderes als die Regeln, gilt die Karte.
MU-12 = Eine Einmalkarte, mit grauem Rand, verlässt nach dem Ausspielen das Spiel. Sie kommt nicht auf den Ablagestapel.
MU-13 = Eine Dauerkarte, mit schwarzem Rand, legst du vor dich, und sie bleibt. Du darfst eine für jeden begonnenen Fall haben. Ist kein Platz, darfst du trotzdem eine legen, wenn du eine von deinen aus dem Spiel nimmst: Erst geht die alte, mit allem, was daraus folgt, und dann kommt, wenn die Runde nicht aus ist, die neue.
MU-14 = Manche Dauerkarten kann man nutzen: einmal im Zug, als Aktion, und nicht in dem Zug, in dem du sie gelegt hast.
MU-15 = Nach einer Runde werden alle Karten eingesammelt, gemischt und neu gegeben.
MU-16 = Die Aktionskarten dürfen auch eine eigene Mischung sein.
MU-C1 = Verlorener Schatz, Einmalkarte: Nimm eine beliebige Fallkarte aus dem Ablagestapel, von oben oder mittendrin. Keine Aktionskarte.
MU-C2 = R-Gespräch, Einmalkarte: Die Runde endet, alle zählen, niemand verdoppelt. Spielen darfst du es nur mit höchstens vier Karten auf der Hand, diese mitgezählt.
MU-C3 = Schutzgeld, Einmalkarte: Nimm eine eigene Fallkarte aus einem deiner Fälle und hol dir eine Fallkarte von jemand anderem.
MU-C4 = Überstunden, Einmalkarte: Zieh drei Karten. Ist die Fallakte danach leer, endet die Runde sofort.
MU-C5 = Zerstörung, Einmalkarte: Nimm eine Dauerkarte aus dem Spiel. Fallkarten sind davor sicher.
MU-C6 = Sabotage, Einmalkarte: Entfern eine ausliegende Karte, auch eine eigene. Fehlt die Zahl danach in dem Fall, geht auch alles darüber. Ist noch eine Karte dieser Zahl da, fällt sonst nichts.
MU-C7 = Kino-Alibi, Dauerkarte: Solange es ausliegt, gewinnt ein vollständiger blauer Fall nichts und beendet die Runde nicht, wem immer er gehört. Verschwindet es, gewinnen sofort alle mit einem vollständigen blauen Fall und verdoppeln.
MU-C8 = Das Alibi des Don, Dauerkarte: dasselbe für rote Fälle.
MU-C9 = Politisches Alibi, Dauerkarte: dasselbe für grüne Fälle.
MU-C10 = Aktenberge, Dauerkarte: Solange sie ausliegt, braucht ein Sieg zwei vollständige Fälle. Verschwindet sie, gewinnen und verdoppeln alle mit einem vollständigen Fall, den kein Alibi zurückhält. Im Partnerspiel muss eine Person beide haben.
MU-C11 = Immobilien, Dauerkarte: Liegt sie am Ende der Runde noch aus, zählt jeder Tatort in deinen eigenen Fällen vier.
MU-C12 = Mildernde Umstände, Dauerkarte: Einmal im Zug darfst du als Aktion eine Fallkarte aus deinen Fällen abgeben.
MU-C13 = Joker, Dauerkarte: steht für eine Zahl, die einem Fall fehlt. Ihn zu legen ist eine Aktion.
MU-A1 = Zwei der fünfzehn Aktionskarten der Schachtel kennen wir nicht. An ihrer Stelle sind Überstunden und Sabotage doppelt dabei; ihr könnt auch mit dreizehn spielen oder mit einem eigenen Stapel.
MU-A2 = Leert Überstunden die Fallakte, endet die Runde sofort. Bei jedem anderen Ziehen beendest du deinen Zug und kannst noch gewinnen; dann endet die Runde, und nur wer gewonnen hat, verdoppelt. Ihr könnt vereinbaren, dass sie immer sofort endet.
MU-A3 = Wo eine Karte vom Spiel spricht, ist die Runde gemeint.
MU-A4 = Schutzgeld: Erst verlässt eine eigene Fallkarte das Spiel, mit allem, was sie stützte. Dann nimmst du eine Fallkarte aus einem Fall von irgendjemandem, auch vom Partner; was sie stützte, fällt. Sie kommt auf deine Hand, und du darfst sie gleich anlegen. Ihr könnt vereinbaren, dass stattdessen der Zufall eine Fallkarte aus einer Hand zieht; sie wird dabei gezeigt, und ist keine da, bekommst du nichts.
MU-A5 = Mildernde Umstände: Die abgegebene Karte verlässt das Spiel, mit allem, was sie stützte, und du ziehst zwei Karten. Ihr könnt vereinbaren, dass du nichts ziehst, aber ein Gegner eine Karte derselben Zahl verliert.
MU-A6 = R-Gespräch tut nichts, als die Runde zu beenden.
MU-A7 = Sabotierte und gefallene Karten verlassen das Spiel. Ihr könnt vereinbaren, dass sie auf den Ablagestapel kommen.
MU-A8 = Sabotage darf jede ausliegende Karte treffen, auch Dauerkarten.
MU-A9 = Du sagst, wofür ein Joker steht: für eine 2, 3, 4 oder 5, die der Fall nicht hat und deren Zahl darunter da ist. Eine echte Karte dieser Zahl darf später dazu. Er ist nichts wert, zählt als Dauerkarte und bleibt, wo er liegt. Geht er, fällt, was er stützte. Er ist keine Fallkarte: Schutzgeld und Mildernde Umstände können ihm nichts anhaben.
MU-A10 = Nach jeder Änderung auf dem Tisch schauen wir, wer gewonnen hat: alle mit einem vollständigen Fall, den kein Alibi zurückhält; mit zweien, solange Aktenberge ausliegen. Es kann mehrere geben, und alle verdoppeln.
MU-A11 = Ein zurückgehaltener Fall verdoppelt nichts, wenn die Runde anders endet.
MU-A12 = Mit Immobilien zählt ein Tatort vier statt eins, noch vor dem Verdoppeln.
MU-A13 = Punkte dürfen negativ sein, in einer Runde und insgesamt.
MU-A14 = Erreichen mehrere in derselben Runde das Ziel, gewinnt die höchste Summe. Sind die höchsten gleich, folgt noch eine Runde.
MU-A15 = Es beginnt, wer links vom Geber sitzt. Nach jeder Runde gibt der Nächste links.
MU-A16 = Für Dauerkarten zählt, in wie vielen deiner Fälle eine Karte liegt. Hast du eine zu viel, behältst du sie, legst eine neue aber nur, wenn du eine entfernst. Ohne Fall und ohne Dauerkarte kannst du keine legen.
MU-A17 = Nur Fähigkeiten müssen auf deinen nächsten Zug warten. Alibis, Aktenberge und Immobilien wirken sofort.
MU-A18 = Die Runde ist in dem Moment aus, in dem ein Fall vollständig ist. Leg vorher, was du noch legen willst; der Tisch fragt einmal nach, falls du es vergisst.
MU-A19 = Abgelegtes liegt offen, in der Reihenfolge, die du wählst, und alle dürfen den Stapel durchsehen. Du darfst auch die Karte ablegen, die du genommen hast. Ist der Ablagestapel leer, ziehst du aus der Fallakte.
MU-A20 = In Paaren werden die Tischpunkte beider Partner verdoppelt, wenn einer die Runde gewinnt, und nur einmal, auch wenn beide gewinnen. Ihr könnt vereinbaren, dass nur die des Gewinners verdoppelt werden.
MU-A21 = Vollendest du einen Fall deines Partners, gewinnt dein Partner die Runde. Fallkarten legst du nur an Fälle, die dein Partner begonnen hat, und eine Dauerkarte legst du nur vor ihn, wenn dort Platz ist. Nutzen kann sie nur dein Partner, ab seinem nächsten Zug.
MU-A22 = Mehrere dürfen Fälle derselben Farbe haben; aber es gibt in jeder nur eine Tatwaffe.
MU-A23 = Zieht zwei volle Runden um den Tisch niemand aus der Fallakte, legt niemand an und spielt oder nutzt niemand eine Aktionskarte, endet die Runde wie bei leerer Fallakte.
MU-A24 = Ein Spiel endet spätestens nach dreißig Runden oder nach so vielen wie vereinbart. Die höchste Summe gewinnt, gleiche teilen.
MU-A25 = Eine Dauerkarte bleibt, bis sie entfernt wird: durch Zerstörung, Sabotage oder Ersetzen oder, beim Joker, wenn der Fall unter ihm zusammenfällt.
MU-A26 = Eine Karte, die ein Ziel braucht und keins hat, kann nicht gespielt werden. Tauschen oder ablegen kannst du sie.
MU-A27 = Ein eigener Stapel hat bis zu dreißig Aktionskarten, höchstens vier von jeder, neben den 45 Fallkarten. Das Ziel darf zwischen 25 und 500 liegen, für Paare zwischen 50 und 1000.
MU-A28 = Ist die Fallakte leer, gehen Überstunden, Mildernde Umstände und das Tauschen nicht. Sind es zu wenige Karten, ziehst du, was noch da ist.
MU-A29 = Du kannst einen Joker nicht durch einen ersetzen, dessen Platz der alte stützt. Der Tisch sagt es, bevor etwas geschieht.
MU-A30 = Ist deine Zeit um, bleibt, was du gespielt hast. Hast du noch nicht gezogen, wird für dich eine Karte der Fallakte gezogen; dann wird abgelegt wie unten.
MU-P1 = Vier spielen in Paaren. Partner sitzen sich gegenüber.
MU-P2 = Du darfst Fallkarten an die Fälle deines Partners legen und Dauerkarten vor ihn. Sie gehören dann deinem Partner, und keine Karte bewegt sich mehr, wenn sie liegt.
MU-P3 = Du siehst die Hand deines Partners nicht, und ihr sprecht nicht über eure Karten.
MU-P4 = Ein Paar zählt gemeinsam: alle ausliegenden Fallkarten beider, minus was beide auf der Hand haben.
MU-P5 = Ein Paar braucht zweihundert Punkte.
MU-X3 = Zum Nachdenken gibt es keine Grenze, außer ihr vereinbart eine; an öffentlichen Tischen hat ein Zug 90 Sekunden. Alle bekommen eine halbe Sekunde Nachsicht. Spielst du nur mit Bots, schlagen wir keine Uhr vor. An einem privaten Tisch darf jeder eine Pause machen und jeder weiterspielen lassen; so lange steht die Zeit.
MU-X5 = Du siehst deine Hand, alle Fälle, den Ablagestapel und wie viele Karten anderswo liegen. Was andere aus der Fallakte ziehen, bleibt verborgen; was sie offen nehmen, kann man sich merken. Eine Reihenfolge hat die Fallakte nicht: Eine Karte entscheidet sich, wenn sie gezogen wird.
MU-X6 = Wer zuerst gibt, entscheidet das Los, außer ihr legt einen Platz fest.
MU-X7 = Bist du eine Minute weg, spielt ein Bot für dich, bis du zurückkommst; wo keine Bots gewünscht sind, tut es die Uhr: eine Karte der Fallakte, nichts angelegt, und die höchsten Zahlen zuerst abgelegt.
MU-X8 = Du darfst jederzeit aufgeben. Von zwei Personen oder zwei Paaren gewinnt die andere Seite. Seid ihr mehr, wird dein Platz Letzter, und ein Bot spielt für dich weiter.
