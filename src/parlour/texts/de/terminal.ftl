# Was das Terminal sagt. $name ist, was jemand getippt hat, $nearest das Nächste, das wir kennen.

## Hilfe

terminal-help = Brettspiele, die über ihre Regeln wachen: im Browser, im Terminal und zum Erforschen.
terminal-help-languages = English, Deutsch, français, italiano: --lang en|de|fr|it bei jedem Befehl, oder PARLOUR_LANG.
terminal-usage = Aufruf: { $usage }
terminal-usage-command = BEFEHL
terminal-group-commands = Befehle
terminal-group-arguments = Angaben
terminal-group-options = Optionen
terminal-help-help = Diese Hilfe zeigen.
terminal-help-version = Die Version zeigen.
terminal-argument-game = Das Spiel, wie „parlour games“ es aufführt.
terminal-argument-file = Ein gespeichertes Spiel.
terminal-option-option = Eine am Tisch vereinbarte Regel, wie „parlour games GAME“ sie aufführt; auch mehrmals.
terminal-option-json = Für Programme: JSON statt Worten.
terminal-option-seats = Wie viele Plätze. Ohne Angabe: so wenige, wie das Spiel erlaubt.
terminal-lists-data = Der Ordner mit den eigenen Wortlisten (oder DATA). Ohne Angabe: data.
terminal-play = Hier spielen, gegen das Haus oder mit Freunden an dieser Tastatur.
terminal-play-bot = Wer auf den anderen Plätzen spielt: { $known }; „none“, wenn ihr zusammen an dieser Tastatur sitzt. Ohne Angabe: { $default }.
terminal-play-seat = Dein Platz gegen das Haus. Ohne Angabe: 1.
terminal-play-seed = Ein beliebiger Text: Gleiche Saat, gleiches Losglück.
terminal-play-save = Das Spiel in diese Datei schreiben, wenn es endet oder du gehst.
terminal-serve = Das Haus öffnen: im Browser spielen, auf diesem Computer und auf anderen im Netz.
terminal-serve-host = Wo das Haus erreichbar ist (oder HOST). Ohne Angabe: überall.
terminal-serve-port = Der Port (oder PORT). Ohne Angabe: 8000.
terminal-serve-data = Der Ordner für die Tische (oder DATA). Ohne Angabe: data.
terminal-serve-store = Die PostgreSQL-Datenbank, die statt des Ordners die Tische aufhebt (oder STORE), etwa {"postgresql://ich@localhost/parlour"}.
terminal-serve-redis = Das Redis, über das mehrere Server eines Hauses einander Neues sagen (oder REDIS), etwa {"redis://localhost:6379"}. Sie brauchen auch --store.
terminal-serve-names = Weitere Namen, unter denen das Haus erreicht wird, etwa play.example.org (oder NAMES).
terminal-serve-proxies = Adressen der Proxys davor: Ihnen wird geglaubt, wenn sie sagen, für wen sie fragen (oder PROXIES).
terminal-move = Zieh mit einem Haus aus einem Ordner in eine PostgreSQL-Datenbank um, oder zurück. Es muss geschlossen sein und der neue Ort leer.
terminal-move-from = Das Haus, das umzieht: ein Ordner oder die Adresse einer Datenbank.
terminal-move-to = Wohin es umzieht: ein leerer Ordner oder eine leere Datenbank.
terminal-moved = Umgezogen sind { $tables } Tische mit { $entries } Einträgen und { $guests } Gäste.
terminal-moved-checked = Geprüft: Alle { $all } Zeilen sind an beiden Orten gleich, { $played } Einträge lassen sich nachspielen. Das alte Haus ist, wie es war; öffne ab jetzt das neue.
terminal-think = Lass Bots von Häusern an einem Redis auf diesem Computer denken.
terminal-think-redis = Wo sich diese Häuser treffen (oder REDIS), etwa {"redis://localhost"}.
terminal-think-processes = Wie viele Bots zugleich denken. Ohne Angabe: einer je Kern.
terminal-thinking = Hier denken jetzt Bots. Ende mit Strg-C; die Häuser kommen auch so zurecht.
terminal-games = Die Spiele im Regal zeigen, oder die Optionen von einem.
terminal-games-game = Die Optionen dieses Spiels zeigen.
terminal-simulate = Bots viele Spiele spielen lassen und mitzählen.
terminal-simulate-games = Wie viele Spiele. Ohne Angabe: 100.
terminal-simulate-seed = Eine Zahl: Gleiche Saat, gleiche Spiele. Ohne Angabe: 0.
terminal-simulate-bots = Die Bots nach Plätzen, mit Kommas dazwischen: { $known } oder ein Programm wie ./meinbot. Einer allein spielt auf allen Plätzen. Ohne Angabe: { $default }.
terminal-sit = Einen Bot an jemandes Tisch setzen.
terminal-sit-link = Der Link zum Tisch.
terminal-sit-bot = Der Bot: { $known } oder ein Programm wie ./meinbot.
terminal-sit-seat = Welcher Platz. Ohne Angabe: der erste freie.
terminal-sit-name = Wie er dort heißt. Ohne Angabe: der Name des Bots.
terminal-sit-token = Das Token vom Gastgeber: Es öffnet den Platz, der für dein Programm frei gehalten ist (oder PARLOUR_TOKEN).
terminal-sit-key = Wer er dort ist: Mit demselben Schlüssel kommt er an seinen Platz zurück (oder PARLOUR_KEY).
terminal-replay = Ein gespeichertes Spiel Zug für Zug zeigen.
terminal-verify = Ein gespeichertes Spiel prüfen: jede Ziehung an der Saat, jeden Zug an den Regeln.

## Was nicht zu gebrauchen ist

terminal-unknown-command = Den Befehl „{ $name }“ gibt es nicht; es gibt { $known }.
terminal-unknown-command-near = Den Befehl „{ $name }“ gibt es nicht. Meinst du „{ $nearest }“?
terminal-unknown-flag = „{ $name }“ gibt es hier nicht; --help zeigt, was es gibt.
terminal-unknown-flag-near = „{ $name }“ gibt es hier nicht. Meinst du „{ $nearest }“?
terminal-unknown-game = Das Spiel „{ $name }“ gibt es nicht; es gibt { $known }.
terminal-unknown-game-near = Das Spiel „{ $name }“ gibt es nicht. Meinst du „{ $nearest }“?
terminal-unknown-option = { $game } hat keine Option „{ $name }“, nur { $known }.
terminal-unknown-option-near = { $game } hat keine Option „{ $name }“. Meinst du „{ $nearest }“?
terminal-unknown-value = „{ $name }“ geht nicht für { $option }; wähle unter { $known }.
terminal-unknown-value-near = „{ $name }“ geht nicht für { $option }. Meinst du „{ $nearest }“?
terminal-unknown-bot = Den Bot „{ $name }“ gibt es nicht; es gibt { $known }.
terminal-unknown-bot-near = Den Bot „{ $name }“ gibt es nicht. Meinst du „{ $nearest }“?
terminal-no-program = Es gibt kein Programm „{ $name }“, das sich starten lässt.
terminal-sit-bad-token = Das ist kein Token. Kopiere es so, wie der Gastgeber es hat.
terminal-sit-bad-key = Das ist kein Schlüssel. Lass ihn weg, dann bekommst du einen neuen.
terminal-sit-seat-and-token = Das Token sagt, welcher Platz es ist: Lass --seat weg.
terminal-unknown-language = „{ $name }“ sprechen wir nicht; wir sprechen { $known }.
terminal-unknown-language-near = „{ $name }“ sprechen wir nicht. Meinst du „{ $nearest }“?
terminal-option-without-value = Der Option { $name } fehlt ein Wert: --option { $name }=…
terminal-number-range = { $name } ist eine ganze Zahl von { $least } bis { $most }.
terminal-number-range-or-off = { $name } ist eine ganze Zahl von { $least } bis { $most }, oder off.
terminal-text-too-long = { $name } hat höchstens { $most } Zeichen.
terminal-text-unusable = „{ $text }“ geht für { $name } nicht.
terminal-number-least = { $name } ist eine ganze Zahl, mindestens { $least }.
terminal-bots-and-seats = { $seats } Plätze brauchen { $seats } Bots, oder einen für alle.
terminal-bot-alone = Ein Spiel für einen hat keinen Platz für einen Bot. Sag, wie viele spielen: --seats 2 bis { $most }.
terminal-value-missing = { $name } fehlt; --help zeigt, was nötig ist.
terminal-value-wrong = „{ $value }“ geht nicht für { $name }; --help zeigt, was nötig ist.
terminal-given-twice = { $name } steht zweimal da.
terminal-word-too-many = „{ $name }“ ist ein Wort zu viel; --help zeigt, was nötig ist.
terminal-mistyped = Das lässt sich nicht lesen: { $why }
terminal-missing = Dafür braucht es { $package }, und das ist nicht installiert: { $command } holt es.
terminal-cannot-read = { $file } lässt sich nicht lesen: { $why }.
terminal-cannot-write = { $file } lässt sich nicht schreiben: { $why }.

## Das Regal

terminal-games-seats = { $most ->
    [one] für 1
   *[other] für { $players }
}
terminal-games-minutes = etwa { $minutes } Minuten
terminal-games-more = parlour play { $game } beginnt ein Spiel, parlour games { $game } zeigt seine Optionen.
terminal-games-default = Was ohne Angabe gilt, steht vorn. Nach anderen Regeln spielst du so: parlour play { $game } --option { $option }

## Beim Spielen

terminal-welcome = „?“ zeigt, was du tippen kannst, mit „{ typed-quit }“ gehst du.
terminal-alone = Du spielst allein. { $goal }
terminal-alone-others = Mit --seats 2 bis --seats { $most } spielst du gegen das Haus.
terminal-opponents = Du bist { $name }. Für das Haus { $count ->
    [one] spielt
   *[other] spielen
} { $bots } ({ $strength }).
terminal-type-now = Du kannst zum Beispiel tippen: { $lines }
terminal-name-person = Platz { $number }
terminal-standing = { $name }: { $standing }
terminal-curtain = { $name }, die Tastatur gehört dir. Lass niemanden zusehen und drück die Eingabetaste.
terminal-seconds-left = { $seconds } s
terminal-type-always = Mit „{ typed-give-up }“ gibst du auf, mit „{ typed-quit }“ gehst du.
terminal-grandmastermind-type-row = Eine Reihe: vier Paare aus Farbe und Form, zum Beispiel { $example }
terminal-grandmastermind-type-code = Der Code: vier Paare aus Farbe und Form, zum Beispiel { $example }
terminal-grandmastermind-type-blanks = Ein Bindestrich lässt ein Feld leer, zum Beispiel { $example }
terminal-grandmastermind-type-pegs = Wie viele schwarze, weiße und blaue Stifte die Reihe verdient, zum Beispiel { $example }
terminal-moerder-type-turn = Ein verdecktes Plättchen zum Aufdecken, zum Beispiel { $example }
terminal-moerder-type-touch = Ein offener Buchstabe zum Sammeln, zum Beispiel { $example }
terminal-moerder-type-claim = Das Wort: sechs Plättchen von M bis R, zum Beispiel { $example }
terminal-moerder-type-show = Eine Kette, die noch möglich ist, zum Beispiel { $example }
terminal-moerder-type-next = { $example }: Dein Zug ist zu Ende
terminal-moerder-type-pass = { $example }: verzichten
terminal-moerder-type-object = { $example }: Einspruch erheben
terminal-moerder-type-drop-out = { $example }: Du sagst, dass sich das Wort nicht bilden lässt
terminal-moerder-type-quit = { $example }: Du sagst, dass es keine Kette gibt
terminal-moerder-legend = Ein Plättchen heißt nach Spalte und Zeile: a1 liegt links oben, f6 rechts unten. Ein Fragezeichen ist ein verdecktes Plättchen, † die Leiche.
terminal-wordsearch-type-call = Ein Wort, zum Beispiel { $example }; dazu das Feld, auf dem es endet, falls es mehrere gibt
terminal-wordsearch-type-stand-by = { $example }: bei deinem Wort bleiben und es den anderen vorlegen
terminal-wordsearch-type-step = Kein Wort: ein Feld, auf das deine Figur geht, zum Beispiel { $example }
terminal-wordsearch-type-stay = { $example }: kein Wort, und kein Feld frei
terminal-wordsearch-type-exchange = { $example }: statt eines Wortes ein anderes eigenes Plättchen aus dem Vorrat
terminal-wordsearch-type-swap = Zwei Plättchen tauschen, zum Beispiel { $example }
terminal-wordsearch-type-swap-hand = Dein eigenes Plättchen mit einem auf dem Brett tauschen, zum Beispiel { $example }
terminal-wordsearch-type-turn = Ein M oder W umdrehen, zum Beispiel { $example }
terminal-wordsearch-type-add = Dein eigenes Plättchen dazulegen, zum Beispiel { $example }; ein M oder W auch mit „{ typed-turned }“ dahinter
terminal-wordsearch-type-shift = Ein oberstes Plättchen versetzen, zum Beispiel { $example }; ein M oder W auch mit „{ typed-turned }“ dahinter
terminal-wordsearch-type-draw = { $example }: ein Plättchen ziehen
terminal-wordsearch-type-lay = Das gezogene Plättchen anlegen, zum Beispiel { $example }; ein M oder W auch mit „{ typed-turned }“ dahinter
terminal-wordsearch-type-done = { $example }: Dein Zug ist zu Ende
terminal-wordsearch-type-dispute = { $example }: das Wort anzweifeln
terminal-wordsearch-type-pass = { $example }: das Wort gelten lassen
terminal-wordsearch-type-vote = { $example }: Gilt das Wort?
terminal-wordsearch-legend-rows = Vor jeder Reihe steht der Name ihres ersten Feldes; nach rechts wird weitergezählt.
terminal-wordsearch-legend-tokens = Eine hochgestellte Ziffer ist die Figur dieses Platzes.
terminal-wordsearch-legend-stacks = Eine tiefgestellte Ziffer sagt, wie viele Plättchen dort liegen; c2/1 ist das unterste auf c2.
terminal-wordsearch-pile = Vorrat: { $count ->
    [one] ein Plättchen
   *[other] { $count } Plättchen
}
terminal-wordsearch-goal-target = Erreiche { $target } Punkte in möglichst wenigen Zügen.
terminal-wordsearch-goal-boardless = Leg alle Plättchen an und hol unterwegs so viele Punkte wie möglich.
terminal-letter-type-take-size = Ein Buchstabe in einer Größe, die du magst (Breite x Höhe), zum Beispiel { $example }
terminal-letter-type-take-rest = { $example }: alle restlichen Buchstaben vom Zufall
terminal-letter-type-take-blank = Ein Blankostein nach seiner Größe, zum Beispiel { $example }
terminal-letter-type-lay = Einen Buchstaben mit der linken oberen Ecke auf ein Feld legen, zum Beispiel { $example }
terminal-letter-type-lift = Einen gerade gelegten Buchstaben zurücknehmen, zum Beispiel { $example }
terminal-letter-type-lay-blank = Einen Blankostein legen und den Zug beenden, zum Beispiel { $example }
terminal-letter-type-release = Einen Buchstaben freigeben, zum Beispiel { $example }
terminal-letter-type-name = Ein Wort, zum Beispiel { $example }; dazu seine Felder, wenn du den Weg zeigen willst
terminal-letter-type-retrace = Einen anderen Weg für ein Wort zeigen, zum Beispiel { $example }
terminal-letter-type-stand-by = { $example }: bei deinem Wort bleiben und es den anderen vorlegen
terminal-letter-type-done = { $example }: Du bist fertig
terminal-letter-type-skip = { $example }: nichts tun
terminal-letter-type-knock = { $example }: klopfen, weil du noch ein Wort siehst
terminal-letter-type-dispute = { $example }: das Wort anzweifeln
terminal-letter-type-pass = { $example }: es gut sein lassen
terminal-letter-type-vote = { $example }: Gilt das Wort?
terminal-letter-legend-tiles = Jeder Stein beginnt mit einem großen Buchstaben; kleine füllen den Rest. ■ und ▪ sind Blankosteine. Wo sie klar ist, kann die Größe wegbleiben.
terminal-letter-legend-turned = Mit „{ typed-turned }“ dahinter wird ein Stein um ein Viertel gedreht gelegt.
terminal-letter-pool = Noch da: { $sizes }
terminal-letter-free = Freie Buchstaben: { $letters }
terminal-letter-written = Aufgeschrieben: { $words }
terminal-letter-hand = Buchstaben: { $letters }
terminal-letter-blanks = Blankosteine: { $blanks }
terminal-letter-goal-words = Bilde möglichst viele Wörter aus { $count } Buchstaben, und versuch, alle zu legen.
terminal-letter-goal-length = Bilde möglichst lange Wörter aus { $count } Buchstaben.
terminal-letter-closing-left = { $count ->
    [0] Alle Buchstaben liegen.
    [one] Ein Buchstabe liegt nicht: { $letters }.
   *[other] { $count } Buchstaben liegen nicht: { $letters }.
}
terminal-letter-closing-longest = Dein längstes Wort: { $word }.
terminal-left = Du hast das Spiel verlassen.
terminal-saved = Das Spiel ist in { $file } gespeichert.

## Viele Spiele

terminal-sit-your-key = Um an diesen Platz zurückzukommen: --key { $key }
terminal-sat = { $name } hat Platz { $seat }.
terminal-sit-over = Das Spiel ist aus: Rang { $rank }, { $score } { $score ->
    [one] Punkt
   *[other] Punkte
}.
terminal-simulated = { $title }: { $games ->
    [one] ein Spiel
   *[other] { $games } Spiele
}, Saat { $seed }
terminal-simulated-seat = Platz
terminal-simulated-bot = Bot
terminal-simulated-won = gewonnen
terminal-simulated-drawn = unentschieden
terminal-simulated-lost = verloren
terminal-simulated-points = Punkte
terminal-simulated-length = Entscheidungen je Spiel: { $decisions }
terminal-simulated-actions = Aktionen je Spiel: { $actions }
terminal-simulated-fault = { $bot } (Platz { $seat }): { $times } × { $fault ->
    [late] keine Antwort zur rechten Zeit
    [garbled] eine unverständliche Antwort
    [illegal] eine verbotene Aktion
    [endless] mehr Entscheidungen, als ein Spiel braucht
   *[other] das Programm war beendet
}
terminal-simulated-speed = { $speed } Entscheidungen je Sekunde, insgesamt { NUMBER($seconds, maximumFractionDigits: 1) } s
terminal-figure = { NUMBER($figure, maximumFractionDigits: 2) }
terminal-estimate = { NUMBER($mean, minimumFractionDigits: 2, maximumFractionDigits: 2) } ({ NUMBER($low, minimumFractionDigits: 2, maximumFractionDigits: 2) } bis { NUMBER($high, minimumFractionDigits: 2, maximumFractionDigits: 2) })

## Gespeicherte Spiele

terminal-verified = Dieses Spiel hält: { $entries ->
    [one] Sein einziger Eintrag folgt den Regeln
   *[other] Alle { $entries } Einträge folgen den Regeln
}, und { $deals ->
    [0] gezogen wurde nichts
    [one] seine einzige Ziehung folgt aus der Saat
   *[other] alle { $deals } Ziehungen folgen aus der Saat
}.
terminal-replay-broken = Dieses Spiel verstößt gegen die Regeln: { $why } „parlour verify“ sagt, wo.

# A game without a board of its own.
terminal-plain-seat = Platz { $seat }
terminal-plain-awaited = Du bist dran. „?“ zeigt, was du tippen kannst.

# MURDERO
terminal-murdero-type-draw = { $example }: die oberste Karte der Fallakte
terminal-murdero-type-take = { $example }: die oberste Karte des Ablagestapels
terminal-murdero-type-build = Leg eine Fallkarte an, etwa { $example }
terminal-murdero-type-play = Spiel eine Aktionskarte, etwa { $example }
terminal-murdero-type-swap = Tausch eine Karte, etwa { $example }
terminal-murdero-type-discard = Leg eine Karte ab, etwa { $example }
terminal-murdero-type-done = { $example }: dein Zug ist zu Ende
terminal-murdero-file = Fallakte: { $file ->
    [one] eine Karte
   *[other] { $file } Karten
}. Ablagestapel: { $top }.
terminal-murdero-hand = Deine Hand: { $cards }
terminal-murdero-nothing = noch nichts
terminal-murdero-legend = Karten heißen R, B oder G (rot, blau, grün) mit ihrer Zahl; die Plätze zählen ab 1. Eine Aktionskarte heißt nach ihrem Namen.
