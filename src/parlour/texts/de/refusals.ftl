# Warum etwas nicht geschah, und was jetzt zu tun ist. Die Namen sind die Codes der Leitung.

## Am Tisch

refusal-not-your-turn = Du bist nicht dran.
refusal-unwritten = Das erlauben die Regeln nicht: { $why }.
refusal-not-now = Das geht jetzt nicht.
refusal-not-yours-to-do = Das ist nicht deine Sache.
refusal-stale = Inzwischen ging das Spiel weiter. Schau noch einmal hin und entscheide dann.
refusal-too-late = Zu spät: Deine Zeit war um.
refusal-game-over = Das Spiel ist aus.
refusal-not-started = Das Spiel hat noch nicht begonnen.
refusal-already-started = Das Spiel hat schon begonnen.
refusal-nonce-missing = { $name } ist noch nicht an diesem Tisch. Warte einen Moment oder mach den Platz frei.
refusal-program-missing = Das Programm ist noch nicht an diesem Tisch. Warte einen Moment oder mach den Platz frei.
refusal-not-over = Das Spiel ist noch nicht aus.
refusal-no-review = Auf dieses Spiel blickt noch niemand zurück.
refusal-table-closed = Dieser Tisch ist geschlossen. Eröffne einen neuen.
refusal-table-paused = Der Tisch macht Pause. Lass erst weiterspielen, dann zieh.
refusal-no-pause-in-public = Ein öffentlicher Tisch kann keine Pause machen: Vielleicht warten Fremde.
refusal-table-outdated = Die Regeln dieses Spiels haben sich geändert, seit dieser Tisch eröffnet wurde. Darum geht es hier nicht weiter. Eröffne einen neuen.
refusal-not-kept = Dein Zug konnte nicht gespeichert werden und zählt darum nicht. Versuch es noch einmal; wer das Haus betreibt, sollte den Speicherplatz prüfen.
refusal-not-read = Das Haus kommt gerade nicht an seine Daten. Versuch es gleich noch einmal.
refusal-no-hints-here = An diesem Tisch wird ohne Hilfe gespielt.
refusal-no-help-now = Im Moment gibt es keine Hilfe.

## Plätze

refusal-not-your-seat = Das ist nicht dein Platz.
refusal-not-at-table = Das kann nur, wer an diesem Tisch einen Platz hat.
refusal-seat-taken = Dieser Platz ist schon besetzt.
refusal-token-unknown = Dieses Token öffnet keinen Platz an diesem Tisch. Vielleicht hat der Gastgeber den Platz frei gemacht: Bitte um ein neues Token.
refusal-token-used = Dieses Token wurde schon benutzt. War es dein Programm, bringt sein Schlüssel es zurück. Sonst bitte den Gastgeber um ein neues Token.
refusal-token-expired = Dieses Token ist abgelaufen. Bitte den Gastgeber um ein neues.
refusal-seat-lost = Dieser Platz gehört nicht mehr dir.
refusal-knows-another-seat = Du hast in diesem Spiel die Geheimnisse eines anderen Platzes gesehen und kannst nur dorthin zurück.
refusal-no-such-seat = Diesen Platz gibt es hier nicht.
refusal-only-the-host = Das darf nur der Gastgeber.
refusal-not-seated = Eine Revanche kann nur verlangen, wer mitgespielt hat.
refusal-sent-away = Du bist gebeten worden, diesen Tisch zu verlassen. Im Saal gibt es andere, und du kannst selbst einen eröffnen.
refusal-not-open-to-you = Dieser Tisch steht dir nicht offen. Im Saal gibt es andere, und du kannst selbst einen eröffnen.
refusal-replay-not-open-to-you = Dieses Spiel war privat. Bitte jemanden, der dabei war, um den Link zur Wiederholung.
refusal-no-curve = Zu diesem Spiel gibt es keine Kurve.
refusal-replay-forgotten = Das Haus hat diese Aufzeichnung nicht mehr im Kopf. Leg die Datei noch einmal auf die Seite.
refusal-recording-outdated = Dieses Spiel wurde nach anderen Regeln gespielt (Version { $then }, hier ist es { $now }) und lässt sich nicht mehr zeigen.
refusal-recording-doubtful = Diese Aufzeichnung kann nicht stimmen: So wurde nie gespielt.
refusal-has-a-seat = Wer mitspielt, kann nicht weggeschickt werden.
refusal-not-here = Diese Person ist nicht mehr am Tisch.
refusal-too-many-blocks = Du blockierst schon { $most } Personen. Gib zuerst jemanden frei: Die Liste steht unter deinem Namen.
refusal-wrong-number-of-seats = So viele können nicht spielen: mindestens { $least }, höchstens { $most }.
refusal-name-empty = Gib zuerst einen Namen ein.
refusal-name-unprintable = Dieser Name enthält Zeichen, die sich nicht zeigen lassen. Nimm einen anderen.

## Das Haus

refusal-no-such-table = Diesen Tisch gibt es nicht. Prüfe den Link.
refusal-no-table-link = „{ $link }“ ist kein Link zu einem Tisch.
refusal-house-not-found = Unter { $house } antwortet niemand.
refusal-no-free-seat = An diesem Tisch ist kein Platz frei.
refusal-no-such-puzzle = So ein Rätsel gibt es heute nicht.
refusal-puzzle-not-ready = Das Haus sucht dieses Rätsel noch. Versuch es gleich noch einmal.
refusal-puzzle-goes-on = Die Partie der Expertin kannst du ansehen, wenn der Tag vorbei ist.
refusal-no-lesson = Für dieses Spiel gibt es noch keine Lektion. Im Regelheft steht alles.
refusal-lesson = { $sentence }
refusal-too-many-tables = Du hast innerhalb eines Tages { $most } Tische eröffnet. Den nächsten kannst du in { $hours ->
    [one] einer Stunde
   *[other] { $hours } Stunden
} eröffnen.
refusal-promise-unknown = Dieses Versprechen ist eingelöst oder vergessen. Hol dir ein neues.
refusal-unknown-game = Ein Spiel namens „{ $name }“ haben wir nicht.
refusal-unknown-language = Wir haben keine Wörter in „{ $name }“.
refusal-no-such-list = Eine Liste „{ $name }“ in dieser Sprache hat das Haus nicht. Nimm eine andere, oder füge sie mit „parlour words add“ hinzu.
refusal-unknown-bot = Einen Bot namens „{ $name }“ gibt es nicht. Meinst du „{ $nearest }“?
refusal-two-bots = Ein Turnier braucht mindestens zwei verschiedene Bots, jeden einmal genannt.
refusal-other-tournament = In diesem Ordner liegt ein anderes Turnier: Bots, Regeln, Plätze, Saat oder der Test weichen ab. Nimm einen anderen Ordner, oder wiederhole den Befehl, wie er war.
refusal-no-cluster = Unter „{ $address }“ gibt es keinen Ray-Cluster. Möglich sind cores, ray oder die Adresse eines laufenden Clusters.
refusal-no-such-game = Das Spiel „{ $name }“ gibt es nicht. Meinst du „{ $nearest }“?
refusal-no-such-option = { $game } hat keine Option „{ $name }“. Meinst du „{ $nearest }“?
refusal-no-such-value = „{ $option }“ kann nicht { $name } sein. Möglich ist: { $possible }.
refusal-nothing-to-take-back = Noch hat niemand etwas entschieden, also gibt es nichts zurückzunehmen.
refusal-not-a-seats-view = Rate von dem aus, was ein Platz sieht. Das hier sieht, wer nur zuschaut.
refusal-no-encoding = Für „{ $name }“ gibt es noch keine Kodierung für Lernbibliotheken. Wie man eine schreibt, steht in docs/adapters.md.
refusal-unreadable-options = Diese Regeln sind nicht zu lesen ({ $why }).
refusal-unreadable-message = Deine Seite und das Haus verstehen sich nicht. Lade die Seite neu.
refusal-unknown-request = So eine Anfrage kennt dieses Haus nicht. Lade die Seite neu.
refusal-unreadable-action = Das ist kein Zug in diesem Spiel. Lade die Seite neu.
refusal-too-fast = Das geht uns zu schnell. Versuch es in { $seconds ->
    [one] einer Sekunde
   *[other] { $seconds } Sekunden
} noch einmal.
refusal-crowded = Aus deinem Netz kommt gerade zu viel auf einmal. Versuch es in { $seconds ->
    [one] einer Sekunde
   *[other] { $seconds } Sekunden
} noch einmal.
refusal-too-many-windows = Du hast { $most } Fenster dieses Hauses offen. Schließ eines; nach { $seconds } Sekunden versuchen wir es wieder.
refusal-house-full = Das Haus ist gerade voll. In { $seconds } Sekunden versuchen wir es wieder.
refusal-too-slow = Das kam zu langsam an. Versuch es noch einmal.
refusal-too-large = Das ist zu lang. Schick weniger auf einmal.
refusal-foreign-page = Das kam von einer fremden Website; es ist nichts geschehen.
refusal-unknown-host = Dieses Haus heißt nicht { $host }. Wenn es so heißen soll, starte es mit --names { $host }.

## GRAND MASTER MIND

refusal-row-incomplete = Fülle zuerst alle vier Paare: Jedes braucht eine Form und eine Farbe.
refusal-not-enough-pieces = Für diese Reihe fehlen dir Steine: Es gibt von jeder Sorte nur { $supply }.
refusal-count-again = Das ist nicht die richtige Antwort. Zähl noch einmal.
refusal-supply-needs-fewer-rows = Bei begrenztem Vorrat sind höchstens { $most } Reihen möglich.
refusal-target-needs-swap = Auf eine Punktzahl könnt ihr nur spielen, wenn die Rollen wechseln.
refusal-unreadable-row = Schreib vier Paare, zum Beispiel { $example }.
refusal-unreadable-answer = Schreib drei Zahlen für die schwarzen, weißen und blauen Stifte, zum Beispiel { $example }.

## FIND … den MÖRDER

refusal-tile-hidden = { $tile } liegt noch verdeckt.
refusal-tile-open = { $tile } ist schon offen. Wähl ein verdecktes Plättchen.
refusal-tile-gone = Auf { $tile } ist nur noch eine Lücke.
refusal-no-such-tile = Dieses Plättchen gibt es nicht.
refusal-tile-twice = { $tile } kommt zweimal vor. Eine Kette braucht sechs verschiedene Plättchen.
refusal-body-in-chain = Die Leiche auf { $tile } kann nicht zu einer Kette gehören.
refusal-wrong-letter = Auf { $tile } bräuchte das Wort { $letter }.
refusal-not-adjacent = { $tile } berührt das vorige Plättchen nicht.
refusal-letter-used-up = { $tile } kann kein { $letter } sein: Davon sind nicht genug übrig.
refusal-touched-missing = Das berührte Plättchen { $tile } muss in deiner Kette vorkommen.
refusal-nothing-to-claim = Jetzt gibt es nichts zu zeigen.
refusal-nothing-to-collect = Jetzt wird nichts gesammelt.
refusal-body-stays = Die Leiche bleibt liegen. Berühr einen Buchstaben.
refusal-enough-of-letter = Von { $letter } hast du genug. Berühr einen anderen Buchstaben.
refusal-already-passed = Du hast schon verzichtet. Solange Zeit ist, kannst du es dir noch anders überlegen.
refusal-floor-taken = Jemand anders war schneller. Scheitert dieser Einspruch, kannst du deinen erheben.
refusal-no-dropping-out = Aussteigen geht nicht: Es ist schon jemand ausgestiegen, oder ihr spielt die Regeln für Profis.
refusal-no-quitting = Abbrechen kannst du nur allein, mit allen Buchstaben und solange noch etwas verdeckt liegt.
refusal-already-given-up = Du hast diesen Platz schon aufgegeben.
refusal-not-in-the-bag = Dieses Plättchen kann hier nicht aufgedeckt worden sein.
refusal-judge-again = Das Urteil über das berührte Plättchen stimmt nicht.
refusal-unreadable-tile = Schreib ein Plättchen, zum Beispiel { $example }.
refusal-unreadable-chain = Schreib sechs Plättchen in der Reihenfolge des Wortes, zum Beispiel { $example }.

## WORD SEARCH

refusal-vote-needs-challenge = Wo nur abgestimmt wird, lassen sich Wörter nicht gleich prüfen. Lasst jemand anderen urteilen, oder zweifelt selbst.
refusal-no-layer-counts = So würde kein Wort gelten. Wählt mindestens eine Liste, oder stimmt über Wörter ab.
refusal-starter-has-no-seat = An diesem Tisch gibt es höchstens { $most } Plätze. Wählt darunter, wer beginnt.
refusal-letters-unreadable = „{ $part }“ lässt sich nicht lesen. Schreib Buchstaben und ihre Anzahl, zum Beispiel A4 B1 C2.
refusal-letters-not-56 = Das sind { $count } Plättchen, es müssen aber { $wanted } sein. Zähl noch einmal.
refusal-word-too-short = Ein Wort hat mindestens zwei Buchstaben. Such ein längeres.
refusal-not-traceable = { $word } lässt sich hier so nicht lesen. Jeder Buchstabe muss den vorigen berühren.
refusal-not-beside-your-token = { $tile } liegt nicht neben deiner Figur. Beginn mit einem Buchstaben daneben.
refusal-own-letter = Auf { $tile } steht deine eigene Figur. Such einen Weg darum herum.
refusal-letter-occupied = Auf { $tile } steht eine Figur, und solche Buchstaben sind hier gesperrt. Such einen Weg darum herum.
refusal-ends-under-token = Auf { $tile } steht schon eine Figur. Ende auf einem anderen Buchstaben.
refusal-already-scored = { $word } hat schon Punkte gebracht. Such ein anderes Wort.
refusal-word-ruled-out = Die Abstimmung ging gegen { $word } aus. Such ein anderes Wort.
refusal-one-word-a-turn = Dein Wort für diesen Zug hast du schon. Leg ein Plättchen an, oder sag, dass du fertig bist.
refusal-nothing-to-stand-by = Gerade gibt es kein Wort, bei dem du bleiben könntest. Sag eines an.
refusal-already-voted = Du hast schon abgestimmt. Warte auf die anderen.
refusal-same-tile-twice = Wähl zwei verschiedene Felder.
refusal-tile-under-token = Auf { $tile } steht eine Figur. Wähl ein anderes Feld.
refusal-two-tiles-only = In einem Zug darfst du nur zwei Plättchen verändern. Nimm eines, das du schon verändert hast, oder such ein Wort.
refusal-swap-spent = In diesem Zug hast du schon getauscht. Such jetzt ein Wort.
refusal-hand-stays = An diesem Tisch wird nur auf dem Brett getauscht. Wähl zwei Plättchen dort.
refusal-not-turnable = { $letters } lässt sich hier nicht umdrehen. Wähl ein anderes Plättchen.
refusal-no-step-there = Nach { $tile } kann deine Figur nicht. Wähl einen Buchstaben daneben, auf dem keine Figur steht.
refusal-token-must-move = Deine Figur kann noch ziehen. Wähl einen Buchstaben daneben.
refusal-no-own-tile = Du hast kein eigenes Plättchen mehr. Such ein Wort, oder zieh deine Figur.
refusal-pile-empty = Der Vorrat ist leer. Such lieber ein Wort.
refusal-one-tile-a-turn = In diesem Zug hast du schon ein Plättchen gelegt oder versetzt. Such jetzt ein Wort.
refusal-middle-stays-empty = Die Mitte bleibt leer. Wähl ein anderes Feld.
refusal-lay-it-first = Leg zuerst das Plättchen an, das du gezogen hast.
refusal-tiles-added = { $most ->
    [one] In einem Zug darfst du nur ein Plättchen anlegen.
   *[other] In einem Zug darfst du nur { $most } Plättchen anlegen.
} Such ein Wort, oder sag, dass du fertig bist.
refusal-nothing-drawn = Zieh zuerst ein Plättchen.
refusal-must-touch-a-tile = Dort würde es kein Plättchen berühren, oder es liegt schon eines da. Wähl ein freies Feld neben einem Plättchen.
refusal-must-add-a-tile = Eine ganze Runde lang hat niemand ein Plättchen angelegt, also musst du es tun. Zieh eines.
refusal-nothing-done-yet = Finde zuerst ein Wort, oder leg ein Plättchen an.
refusal-unreadable-word = Schreib ein Wort, zum Beispiel { $example }.
refusal-unreadable-place = Schreib ein Feld, zum Beispiel { $example }.
refusal-unreadable-reply = Das ist darauf keine Antwort. „?“ zeigt, was du schreiben kannst, zum Beispiel { $example }.
refusal-several-ends = { $word } kann auf mehreren Buchstaben enden: { $ends }. Sag, auf welchem, zum Beispiel { $example }.

## LETTER

refusal-letters-not-66 = Das sind { $count } Buchstaben, es müssen aber { $wanted } sein. Zähl noch einmal.
refusal-size-gone = In dieser Größe ist kein Buchstabe mehr da. Wähl eine andere.
refusal-blank-gone = Dieser Blankostein ist schon weg. Wähl einen anderen.
refusal-not-in-hand = Diesen Stein hast du nicht. Wähl einen von deinen.
refusal-one-own-letter = In einem Zug darfst du nur einen eigenen Buchstaben legen. Nenn ein Wort, oder leg Freie Buchstaben.
refusal-no-free-letters-yet = Freie Buchstaben gibt es erst nach der ersten Runde. Leg einen eigenen.
refusal-name-a-word-first = Nenn zuerst ein neues Wort mit dem Buchstaben, den du gelegt hast, oder nimm ihn wieder auf.
refusal-pieces-stay-upright = An diesem Tisch wird kein Stein gedreht. Leg ihn, wie er ist.
refusal-off-the-grid = Dort läge er nicht ganz im Raster. Wähl einen anderen Platz.
refusal-place-taken = Dort liegt schon etwas. Wähl einen anderen Platz.
refusal-must-touch-a-letter = Dort würde er keinen Buchstaben an einer Kante berühren. Wähl einen anderen Platz.
refusal-not-laid-now = Diesen Stein hast du nicht in diesem Zug gelegt, also bleibt er liegen.
refusal-lift-the-last-first = Nimm zuerst den Buchstaben auf, den du zuletzt gelegt hast.
refusal-blank-must-return = Dorthin muss der Blankostein zurück. Nimm zuerst die Buchstaben auf, die auf seinem Platz liegen.
refusal-nothing-laid = Du hast noch nichts gelegt. Leg einen Buchstaben, oder gib einen frei.
refusal-first-letter-first = In der ersten Runde legen alle einen Buchstaben. Leg einen von deinen.
refusal-lift-your-letters = Du hast in diesem Zug Buchstaben gelegt. Nimm sie zuerst auf, oder sag, dass du fertig bist.
refusal-you-hold-letters = Solange du einen Buchstaben hast, kannst du nicht einfach aussetzen. Leg einen, oder gib einen frei.
refusal-no-words-yet = An diesem Tisch zählen Wörter erst nach der ersten Runde. Sag, dass du fertig bist.
refusal-lay-first = Leg zuerst einen Buchstaben, und nenn dann ein Wort damit.
refusal-must-use-laid-letter = Dein erstes Wort muss einen Buchstaben enthalten, den du in diesem Zug gelegt hast. Such ein anderes.
refusal-not-new = { $word } steht schon auf einem Blatt, mit mindestens einem dieser Steine. Such ein anderes Wort.
refusal-not-written-now = { $word } hast du nicht in diesem Zug aufgeschrieben, also bleibt sein Weg, wie er ist.
refusal-already-knocked = Du hast schon geklopft. Warte einen Moment.
refusal-may-not-knock = Du darfst jetzt nicht klopfen. Warte auf den nächsten Zug, oder bis jemand anders geklopft hat.
refusal-roll-again = Die höchsten Zahlen sind gleich. Es wird noch einmal gewürfelt.
refusal-unreadable-size = Schreib eine Größe, zum Beispiel { $example }.
refusal-unreadable-piece = Schreib einen Stein mit Buchstabe und Größe, zum Beispiel { $example }.
refusal-unreadable-cell = Schreib ein Feld, zum Beispiel { $example }.
refusal-several-sizes = { $letter } gibt es in mehreren Größen: { $sizes }. Sag, welche, zum Beispiel { $example }.

## Aufzeichnungen

refusal-no-recording = Diese Datei ist keine Aufzeichnung eines Spiels ({ $why }).
refusal-rules-changed = Dieses Spiel wurde nach anderen Regeln gespielt (Version { $then }, hier gilt { $now }). Es lässt sich nicht prüfen und wird nur so weit gezeigt, wie die heutigen Regeln reichen.
refusal-seed-not-shown = Die Saat steht nicht in der Datei, darum lässt sich nichts prüfen. Sie wird gezeigt, wenn das Spiel aus ist.
refusal-seed-breaks-commitment = Die Saat passt nicht zu dem, was vor dem Spiel versprochen wurde.
refusal-deal-not-from-seed = Zug { $deal } des Zufalls (Eintrag { $ply }, gezählt ab 0) folgt nicht aus der Saat.
refusal-entry-not-allowed = Eintrag { $ply } (gezählt ab 0) verstößt gegen die Regeln ({ $why }).
refusal-game-not-over = Bis zum letzten Eintrag stimmt alles, aber das Spiel ist dort noch nicht zu Ende. Speichere es noch einmal, wenn es vorbei ist.
refusal-time-runs-forward = Ein Eintrag liegt vor dem vorigen.
refusal-not-time-yet = Die Uhr schlug zur falschen Zeit.
refusal-takes-no-time = Zufall oder Schiedsrichter kamen zur falschen Zeit.

## Das Haus öffnen

refusal-port-busy = Port { $port } ist schon belegt. Nimm einen anderen, zum Beispiel mit --port 8001 (oder PORT=8001).
refusal-cannot-listen = Das Haus kann unter { $host }, Port { $port }, nicht öffnen. Nimm einen anderen mit --host oder --port (oder HOST, PORT).
refusal-data-unwritable = In den Ordner { $folder } lässt sich nicht schreiben. Nimm einen anderen mit --data (oder DATA=…).
refusal-data-damaged = Die Tische im Ordner { $folder } sind beschädigt. Spiel eine Sicherung zurück oder nimm einen anderen Ordner mit --data (oder DATA=…).
refusal-data-in-use = Den Ordner { $folder } benutzt schon ein anderes Parlour. Beende es zuerst oder nimm einen anderen Ordner.
refusal-data-of-another-version = Diesen Ordner hat eine andere Version von Parlour angelegt (Datenversion { $found }, diese hier kennt { $known }). Nimm jene Version oder mit --data (oder DATA=…) einen anderen Ordner.
refusal-store-address = { $address } ist keine Adresse einer PostgreSQL-Datenbank. So sieht eine aus: {"postgresql://name@rechner/datenbank"}.
refusal-store-unreachable = Die Datenbank { $address } ist nicht zu erreichen oder nicht zu benutzen. Prüf die Adresse, und ob PostgreSQL läuft und dich einlässt.
refusal-redis-without-store = Mehrere Server mit einem Redis brauchen einen gemeinsamen Speicher: Gib mit --store die Adresse einer PostgreSQL-Datenbank an.
refusal-redis-unreachable = Redis antwortet nicht unter { $address }. Prüf die Adresse, und ob Redis läuft.
refusal-no-house = In { $place } ist kein Haus.
refusal-house-outdated = Das Haus in { $place } stammt von einer anderen Version von Parlour. Öffne es einmal mit dieser, schließ es und versuch es noch einmal.
refusal-house-not-empty = In { $place } ist schon etwas. Ein Haus zieht nur an einen leeren Ort.
refusal-house-open = Das Haus in { $place } ist offen. Beende jedes Parlour, das es benutzt, und versuch es noch einmal.
refusal-moved-differently = Unterwegs ging etwas schief: „{ $table }“ kam nicht so an, wie es war. Es ist nichts umgezogen.

## MURDERO

refusal-card-not-in-hand = Diese Karte hast du nicht auf der Hand.
refusal-actions-are-played = Das ist eine Aktionskarte: Spiel sie aus oder tausch sie ({ $rule }).
refusal-cases-are-built = Das ist eine Fallkarte: Leg sie an einen Fall ({ $rule }).
refusal-not-your-case = Du legst nur an deine Fälle an, im Partnerspiel auch an die deines Partners ({ $rule }).
refusal-partner-begins = Diesen Fall muss erst dein Partner mit einem Tatort beginnen ({ $rule }).
refusal-needs-the-number-below = Erst muss dort eine { $needed } liegen: Ein Fall wächst vom Tatort an Zahl für Zahl ({ $rule }).
refusal-one-action-a-turn = Du hast deine Aktion in diesem Zug schon gemacht ({ $rule }). Anlegen darfst du noch.
refusal-no-target = Es gibt nichts, worauf du sie richten könntest ({ $rule }). Du kannst sie aber tauschen.
refusal-not-a-target = Darauf lässt sie sich nicht richten ({ $rule }). Wähl eine der leuchtenden Karten.
refusal-case-file-empty = Die Fallakte ist leer: Es lässt sich nichts mehr ziehen ({ $rule }).
refusal-discard-pile-empty = Der Ablagestapel ist leer. Zieh aus der Fallakte ({ $rule }).
refusal-too-many-in-hand = Du hältst { $held } Karten; höchstens { $most } dürfen es sein, diese mitgezählt ({ $rule }).
refusal-nothing-to-give-up = Du hast in keinem Fall eine Fallkarte, die du abgeben könntest ({ $rule }).
refusal-not-before-you = Diese Karte liegt nicht vor dir.
refusal-nothing-to-use = Diese Karte wirkt von selbst; da gibt es nichts zu nutzen ({ $rule }).
refusal-not-in-its-first-turn = Nutzen kannst du sie erst ab deinem nächsten Zug ({ $rule }).
refusal-no-room-for-a-permanent = Pro begonnenem Fall darfst du eine Dauerkarte haben: Beginn noch einen oder ersetz eine von deinen ({ $rule }).
refusal-partner-has-no-room = Dein Partner hat keinen Platz für eine weitere Dauerkarte ({ $rule }).
refusal-joker-is-no-scene = Ein Joker ist nie ein Tatort ({ $rule }). Er steht für eine 2, 3, 4 oder 5.
refusal-number-is-there = Diese Zahl liegt schon da; ein Joker steht für eine, die fehlt ({ $rule }).
refusal-old-joker-holds-it-up = Der Joker, den du ersetzen willst, stützt gerade den Platz des neuen ({ $rule }).
refusal-unknown-action-card = Eine Aktionskarte { $card } gibt es nicht.
refusal-too-many-of-a-kind = Von jeder höchstens { $most }.
refusal-target-out-of-range = Wähl ein Ziel von { $least } bis { $most }.
refusal-not-in-the-case-file = Diese Karten liegen nicht in der Fallakte.
refusal-not-in-that-hand = Diese Karte ist nicht in dieser Hand.
refusal-highest-first = Die höchsten Zahlen gehen zuerst.
refusal-unreadable-move = Tipp, was du tust, etwa { $example }. „?“ zeigt mehr.
refusal-unreadable-card = Tipp eine Karte dazu, etwa { $example }.
refusal-unreadable-play = Tipp die Aktionskarte und worauf sie zielt, etwa { $example }.
