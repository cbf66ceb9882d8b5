# The rule book of GRAND MASTER MIND. A rule's id is its message's id.

rules-grandmastermind-intro = Hinter dem Sichtschirm liegen vier Paare aus je einer Form und einer Farbe, und du willst sie alle kennen. Jede Reihe, die du legst, ist eine Frage; bis zu vier kleine Stifte sind die Antwort. Bei Hunderttausenden möglicher Codes kommst du mit Glück allein nicht weit. Wer die Stifte gut liest, ist aber meist am Ziel, bevor das Brett voll ist.

rules-grandmastermind-first-aim = Finde den versteckten Code: vier Paare, jedes aus Form und Farbe. Je weniger Reihen du brauchst, desto besser.
rules-grandmastermind-first-turn = Leg eine Reihe aus vier Paaren und gib sie ab. Die Stifte daneben sagen, wie nah du bist. Schwarz: Ein Paar stimmt genau. Weiß: Ein Paar kommt im Code vor, aber woanders. Blau: An einer Stelle stimmt nur die Form oder nur die Farbe.
rules-grandmastermind-first-end = Mit vier schwarzen Stiften ist der Code gelöst, und ihr tauscht die Rollen. Jede Reihe, die du brauchst, ist ein Punkt für die andere Seite; wer am Ende mehr Punkte hat, gewinnt.

## Headings

rules-grandmastermind-section-goal = Worum es geht
rules-grandmastermind-section-pieces = Brett und Steine
rules-grandmastermind-section-code = Der Code
rules-grandmastermind-section-rows = Die Reihen
rules-grandmastermind-section-pegs = Die Stifte
rules-grandmastermind-section-end = Ende und Wertung
rules-grandmastermind-section-variant-2 = Variante 2: mit leeren Feldern
rules-grandmastermind-section-house = Unsere Auslegung und die Hausregeln
rules-grandmastermind-section-common = { rules-common-section-house }

## Rules

GM-1 = Ihr spielt zu zweit. Der Herausforderer denkt sich einen geheimen Code aus, der Entschlüssler versucht, ihn in möglichst wenigen Reihen zu finden. Bist du allein, übernimmt das Haus die andere Rolle.
GM-2 = In der Schachtel sind ein Brett mit zehn Doppelreihen, ein Sichtschirm, je etwa zwanzig Stifte in Schwarz, Weiß und Blau, ein paar Stifte für den Punktestand und von jeder Form und jeder Farbe rund zwölf Steine. Formen und Farben sind je nach Ausgabe verschieden. Bei uns sind es Dreieck, Quadrat, Sechseck, Stern und Kreuz sowie Rot, Gelb, Grün, Violett und Orange. Schwarz, Weiß und Blau bleiben den Stiften vorbehalten.
GM-3 = Ein Paar besteht aus einer Form und einer Farbe, die zusammengehören: Die Form liegt im eckigen Feld, die Farbe im runden Feld, das dazugehört. Eine Form kommt nie in ein rundes Feld, eine Farbe nie in ein eckiges.
GM-4 = Der Code besteht aus vier Paaren, je einem pro Stelle. Du darfst Formen und Farben beliebig kombinieren und beliebig oft wiederholen, sogar viermal dasselbe Paar nehmen. Das ergibt 25 × 25 × 25 × 25 = 390.625 mögliche Codes. Das ist Variante 1, und so spielt ihr, wenn ihr nichts anderes einstellt.
GM-5 = Als Entschlüssler füllst du immer eine Doppelreihe, vier Formen und vier Farben, und gibst sie ab. Ab dann bleibt die Reihe so liegen, bis der Code aufgedeckt wird. Du kannst also jederzeit nachsehen, was du schon gefragt hast.
GM-6 = Der Herausforderer beantwortet jede Reihe mit schwarzen, weißen und blauen Stiften in den vier Löchern daneben; Löcher dürfen auch leer bleiben. In welchem Loch ein Stift steckt, bedeutet nichts: Die Stifte sagen dir, wie viele Paare gut sind, aber nie, welche.
GM-7 = Ein schwarzer Stift heißt: Ein Paar stimmt genau, in Form, Farbe und Stelle.
GM-8 = Ein weißer Stift heißt: Ein Paar der Reihe kommt mit Form und Farbe im Code vor, aber an einer anderen Stelle. Ein verstecktes Paar lässt sich nur einmal finden: Hat der Code einen einzigen grünen Stern und deine Reihe zwei oder drei davon, alle an falschen Stellen, dann gibt es genau einen weißen Stift.
GM-9 = Ein blauer Stift heißt: An einer Stelle stimmt entweder die Form oder die Farbe, ihr Partner aber nicht. Eine Form oder Farbe, die nur an einer anderen Stelle passen würde, bringt nichts.
GM-10 = Schwarz geht vor Weiß, Weiß vor Blau, und nichts wird doppelt gemeldet: Ein Paar, das schon einen Stift gebracht hat, bringt keinen zweiten. Für ein Paar, das nichts bringt, bleibt ein Loch leer. Wie wir genau zählen, steht in GM-A1.
GM-11 = Vier schwarze Stifte: Der Code ist gelöst. Der Sichtschirm geht auf, alle sehen den Code, und ihr tauscht die Rollen. Wer weniger Reihen gebraucht hat, gewinnt.
GM-12 = Wie lange ihr spielt, macht ihr vorher aus: entweder eine Zahl von Runden („Runden“) oder eine Punktzahl, die jemand erreichen muss („Zielpunktzahl“). Der Punktestand ist die ganze Zeit neben dem Brett zu sehen. Ihr könnt auch eine Bedenkzeit für jede Reihe ausmachen („Zeit pro Reihe“); ohne diese Einstellung gibt es keine.
GM-13 = Variante 2 ist etwas für Geübte: Felder dürfen leer bleiben, im Code und in deinen Reihen. Ein leeres Feld zählt als sechste Form oder als sechste Farbe; das ergibt 36 × 36 × 36 × 36 = 1.679.616 mögliche Codes. Alles andere bleibt gleich.

## Rulings

GM-A1 = Normalerweise zählt jedes Paar im Code und jedes Paar in der Reihe für höchstens einen Stift. Zuerst vergeben wir alle schwarzen Stifte, dann mit den übrigen Paaren so viele weiße wie möglich und mit dem Rest so viele blaue wie möglich. Kommen mehrere gleiche Paare für einen weißen Stift infrage, nehmen wir die, mit denen die meisten blauen Stifte herauskommen; links oder rechts spielt keine Rolle. Hausregel „Strenges Blau“: Eine Stelle bringt nur dann einen blauen Stift, wenn das Paar der Reihe nirgends im Code und das Paar des Codes nirgends in der Reihe vorkommt. Hausregel „Großzügiges Blau“: Nur die Paare der Reihe werden verbraucht; ein verstecktes Paar, das schon einen weißen Stift gebracht hat, kann also auch noch einen blauen bringen.
GM-A2 = Normalerweise steckt der Tisch die Stifte und verzählt sich nie. Hausregel „Stifte von Hand“: Der Herausforderer steckt sie, und der Tisch prüft nach; eine falsche Antwort kommt mit „Zähl noch mal nach“ zurück, und der Entschlüssler bekommt davon nichts mit. Gibt es eine Zeit pro Reihe, hat der Herausforderer für die Stifte genauso viel Zeit und für den Code ebenfalls, dort aber mindestens eine Minute. Danach gilt X-7.
GM-A3 = Das Brett hat zehn Reihen; mit der Einstellung „Reihen“ können es 6 bis 20 sein. Ist der Code auch nach der letzten Reihe nicht gelöst, wird er aufgedeckt, und es zählt eine Reihe mehr, als das Brett hat: bei zehn Reihen also elf.
GM-A4 = Der Herausforderer bekommt einen Punkt für jede Reihe, die der Entschlüssler braucht. Eine Runde ist zu Ende, wenn ihr beide einmal entschlüsselt habt; normalerweise spielt ihr eine einzige Runde. Spielt ihr auf eine „Zielpunktzahl“, wird erst am Ende einer Runde nachgesehen, damit beide gleich oft dran waren. Wer mehr Punkte hat, gewinnt; bei Gleichstand ist es unentschieden.
GM-A5 = Läuft dir bei einer Reihe die Zeit ab, ist sie verloren: Was du schon gelegt hast, kommt wieder weg, die Reihe zählt als verbraucht, und Stifte gibt es keine, denn gefragt hast du ja nichts. Anders ist es, wenn du in Variante 2 eine ganz leere Reihe abgibst: Das ist eine echte Frage, und sie wird beantwortet. Normalerweise ist „Zeit pro Reihe“ aus, und keine Reihe geht verloren.
GM-A6 = Normalerweise gehen dir die Steine nie aus. Hausregel „Begrenzter Vorrat“: Der Entschlüssler hat für alle Reihen zusammen zwölf Steine von jeder Form und zwölf von jeder Farbe. Der versteckte Code geht davon nicht ab. Diese Hausregel gibt es nur mit höchstens 15 Reihen. Vorsicht: Was du gelegt hast, kommt nicht zurück. Ein Code kann vier gleiche Steine brauchen; verbrauchst du zu viele zum Fragen, kennst du den Code vielleicht und kannst ihn trotzdem nicht mehr legen. Spar also auf, was er brauchen könnte, und frag mit Steinen, die du übrig hast.
GM-A7 = In Variante 2 ist „leer“ ein Wert wie jeder andere: Zwei ganz leere Paare sind gleich, und ein leeres Feld passt zu einem leeren Feld. Weil so eine Reihe unfertig aussieht, zählt sie erst, wenn du sie abgibst. Die Variante wird am Tisch eingestellt, und alle kennen sie, bevor es losgeht.
GM-A8 = Die Stifte stecken immer in derselben Ordnung: erst schwarz, dann weiß, dann blau, dann die leeren Löcher. So verrät ihr Platz nichts.
GM-A9 = In Variante 1 muss eine Reihe vollständig sein, bevor du sie abgibst: alle acht Felder, vier Formen und vier Farben. Bis dahin darfst du umlegen und tauschen, so viel du willst.
GM-A10 = Normalerweise tauscht ihr die Rollen, auch wenn du gegen das Haus spielst. Mit der Einstellung „Rollen“ kannst du gegen das Haus auch nur eine Seite spielen: „du entschlüsselst“ oder „du versteckst den Code“. Dann gibt es keinen gegnerischen Punktestand; es zählt, wie viele Reihen nötig waren und ob der Code gelöst wurde, und „Runden“ sagt, wie viele Codes gespielt werden. Bei mehreren Codes werden die Reihen zusammengezählt, und ein ungelöster Code zählt eine Reihe mehr, als das Brett hat (GM-A3). Der Entschlüssler gewinnt nur, wenn jeder Code gelöst wurde; dem Herausforderer reicht ein einziger, der hält. Ob gelöst oder nicht: Am Ende wird jeder Code aufgedeckt.

## Captions of the drawn examples

rules-grandmastermind-example-black = Das rote Dreieck liegt genau da, wo es versteckt ist: ein schwarzer Stift. Violett und Grün kommen auch im Code vor, aber nicht an diesen Stellen, darum bringen sie nichts.
rules-grandmastermind-example-white = Das rote Dreieck kommt im Code vor, aber eine Stelle weiter links: ein weißer Stift.
rules-grandmastermind-example-blue = An der ersten Stelle stimmt Rot, an der vierten das Kreuz, beide mit dem falschen Partner: zwei blaue Stifte.
rules-grandmastermind-example-duplicate = Der Code hat einen grünen Stern. In der Reihe liegen zwei, beide an der falschen Stelle: nur ein weißer Stift.
rules-grandmastermind-example-nothing = Alle vier Farben kommen im Code vor, aber keine liegt an ihrer Stelle, und kein Paar stimmt: Alle Löcher bleiben leer.
rules-grandmastermind-example-precedence = Das violette Sechseck an der dritten Stelle stimmt genau: schwarz. Damit ist das versteckte vergeben, und das zweite violette Sechseck bringt nichts. Das rote Quadrat ist an der zweiten Stelle versteckt: weiß. Sein Rot würde auch an der ersten Stelle passen, aber ein Paar bringt nie zwei Stifte.
rules-grandmastermind-example-used-up = Das gelbe Dreieck an der dritten Stelle bringt einen schwarzen Stift. Das an der ersten bringt einen weißen und verbraucht das gelbe Dreieck, das an der zweiten Stelle versteckt ist. Darum bringt das rote Dreieck an der zweiten Stelle keinen blauen Stift, das Orange an der vierten schon. Mit „Großzügiges Blau“ gäbe es für beide einen.
rules-grandmastermind-example-strict = Eines der beiden roten Dreiecke bringt den weißen Stift. Wir nehmen das an der vierten Stelle, denn so bringt das Rot an der ersten noch einen blauen. Mit „Strenges Blau“ bleibt es beim weißen, weil das rote Dreieck im Code vorkommt.
rules-grandmastermind-example-solved = Alle vier Paare stimmen genau: vier schwarze Stifte, und der Sichtschirm geht auf.
rules-grandmastermind-example-blanks = Das rote Dreieck und das leere Paar sind vertauscht: zwei weiße Stifte. An der dritten Stelle stimmt die leere Farbe, an der vierten die leere Form: zwei blaue Stifte.
