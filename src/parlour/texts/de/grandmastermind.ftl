# What the board of GRAND MASTER MIND says. $name is a player; $row, $code and $pegs are texts made from the part “The board in words”.

grandmastermind-help-about = Der Tisch sagt, wie viele Codes noch möglich sind, und weist auf Widersprüche hin.

## Options

grandmastermind-option-variant = Variante
grandmastermind-option-variant-explained = Leere Felder zählen als sechste Form und sechste Farbe.
grandmastermind-option-variant-1 = Alle Felder belegt
grandmastermind-option-variant-2 = Felder dürfen leer bleiben
grandmastermind-option-roles = Rollen
grandmastermind-option-roles-explained = Abwechselnd verstecken und entschlüsseln, oder nur eine Seite spielen.
grandmastermind-option-roles-swap = Ihr tauscht
grandmastermind-option-roles-decode = Du entschlüsselst
grandmastermind-option-roles-hide = Du versteckst den Code
grandmastermind-option-rounds = Runden
grandmastermind-option-rounds-explained = In einer Runde entschlüsseln beide einmal. Spielst du nur eine Seite, ist eine Runde ein Code.
grandmastermind-option-target = Zielpunktzahl
grandmastermind-option-target-explained = Gespielt wird, bis jemand so viele Punkte hat, statt einer Zahl von Runden.
grandmastermind-option-target-off = Aus
grandmastermind-option-rows = Reihen
grandmastermind-option-rows-explained = So viele Reihen gibt es, um den Code zu finden.
grandmastermind-option-row-seconds = Zeit pro Reihe
grandmastermind-option-row-seconds-explained = Sekunden für jede Reihe. Wer nicht rechtzeitig legt, verliert die Reihe.
grandmastermind-option-row-seconds-off = Ohne Grenze
grandmastermind-option-blue-rule = Blaue Stifte
grandmastermind-option-blue-rule-explained = Was gilt, wenn ein Paar einen weißen und einen blauen Stift bringen könnte.
grandmastermind-option-blue-rule-lexicographic = So viele wie möglich
grandmastermind-option-blue-rule-strict = Strenges Blau
grandmastermind-option-blue-rule-guess-side = Großzügiges Blau
grandmastermind-option-feedback = Stifte
grandmastermind-option-feedback-explained = Von Hand zählt der Herausforderer, und der Tisch prüft nach.
grandmastermind-option-feedback-auto = Steckt der Tisch
grandmastermind-option-feedback-manual-checked = Stifte von Hand
grandmastermind-option-limited-supply = Begrenzter Vorrat
grandmastermind-option-limited-supply-explained = Der Entschlüssler hat zwölf Steine jeder Sorte für alle Reihen zusammen. Gelegtes kommt nicht zurück: Spar auf, was der Code brauchen könnte.
grandmastermind-option-limited-supply-false = Aus
grandmastermind-option-limited-supply-true = An
grandmastermind-option-start-player = Wer beginnt
grandmastermind-option-start-player-explained = Wer den ersten Code versteckt.
grandmastermind-option-start-player-random = Das Los entscheidet
grandmastermind-option-start-player-0 = Platz 1
grandmastermind-option-start-player-1 = Platz 2
grandmastermind-option-turn-seconds = Zeit pro Zug
grandmastermind-option-turn-seconds-explained = Sekunden für jeden Zug, wo es keine Zeit pro Reihe gibt.
grandmastermind-option-turn-seconds-off = Ohne Grenze

grandmastermind-preset-box = Wie in der Schachtel
grandmastermind-preset-quick = Schnell
grandmastermind-preset-expert = Für Könner

## What happened

grandmastermind-event-challenger-drawn = { $you ->
    [name] Das Los fällt auf dich: zuerst Herausforderer.
   *[nobody] Das Los fällt auf { $name }: zuerst Herausforderer.
}
grandmastermind-event-code-hidden = { $by_chance ->
    [true] { $you ->
        [name] Der Zufall hat den Code für dich bestimmt.
       *[nobody] Der Zufall hat den Code für { $name } bestimmt.
    }
   *[false] { $you ->
        [name] Du hast einen Code versteckt.
       *[nobody] { $name } hat einen Code versteckt.
    }
}
grandmastermind-event-row-placed = { $you ->
    [name] Du hast Reihe { $number } gelegt.
   *[nobody] { $name } hat Reihe { $number } gelegt.
}
grandmastermind-event-row-answered = Reihe { $number }: { $pegs }.
grandmastermind-event-row-lost = { $you ->
    [name] Du hast Reihe { $number } an die Uhr verloren.
   *[nobody] { $name } hat Reihe { $number } an die Uhr verloren.
}
grandmastermind-event-code-shown = { $solved ->
    [true] Gelöst in { $rows ->
        [one] einer Reihe
       *[other] { $rows } Reihen
    }.
   *[false] Nicht gelöst.
} Der Code war: { $code }.
grandmastermind-event-roles-swapped = { $you ->
    [name] Du versteckst den nächsten Code.
   *[nobody] { $name } versteckt den nächsten Code.
}
grandmastermind-event-seat-gave-up = { $you ->
    [name] Du hast aufgegeben.
   *[nobody] { $name } hat aufgegeben.
}

## What is awaited

grandmastermind-awaited-your-code = Du bist dran: Versteck einen Code hinter dem Sichtschirm.
grandmastermind-awaited-code = { $name } versteckt gerade einen Code.
grandmastermind-awaited-your-row = Du bist dran: Leg Reihe { $number }.
grandmastermind-awaited-row = { $name } legt gerade Reihe { $number }.
grandmastermind-awaited-your-pegs = Du bist dran: Beantworte Reihe { $number } mit Stiften.
grandmastermind-awaited-pegs = { $name } zählt die Stifte für Reihe { $number }.
grandmastermind-awaited-moment = Einen Augenblick …
grandmastermind-awaited-over = Das Spiel ist aus.

## Under a player’s name

grandmastermind-standing-challenger = Herausforderer · { $points ->
    [one] ein Punkt
   *[other] { $points } Punkte
}
grandmastermind-standing-decoder = Entschlüssler · { $points ->
    [one] ein Punkt
   *[other] { $points } Punkte
}
grandmastermind-standing-points = { $points ->
    [one] ein Punkt
   *[other] { $points } Punkte
}
grandmastermind-standing-challenger-alone = Herausforderer
grandmastermind-standing-decoder-alone = Entschlüssler
grandmastermind-standing-decoder-codes = Entschlüssler · { $solved } von { $codes } Codes gelöst · { $rows } Reihen

## The board in words

grandmastermind-pair = { $shape } in { $colour }
grandmastermind-pair-no-colour = { $shape } ohne Farbe
grandmastermind-pair-no-shape = { $colour } ohne Form
grandmastermind-pair-empty = leeres Paar
grandmastermind-pegs-black = { $count }-mal Schwarz
grandmastermind-pegs-white = { $count }-mal Weiß
grandmastermind-pegs-blue = { $count }-mal Blau
grandmastermind-pegs-none = keine Stifte
grandmastermind-board = Brett
grandmastermind-row-answered = Reihe { $number }: { $row } – { $pegs }.
grandmastermind-row-waiting = Reihe { $number }: { $row } – noch nicht beantwortet.
grandmastermind-row-lost = Reihe { $number }: an die Uhr verloren.
grandmastermind-row-lost-mark = verloren
grandmastermind-row-in-hand = Reihe { $number } wird gerade gelegt.
grandmastermind-rows-free = { $count ->
    [one] Eine Reihe ist noch frei.
   *[other] { $count } Reihen sind noch frei.
}
grandmastermind-your-row = Deine Reihe, Nummer { $number }
grandmastermind-your-code = Dein Code
grandmastermind-shield-closed = Der Code liegt hinter dem Sichtschirm.
grandmastermind-shield-empty = Hinter dem Sichtschirm liegt noch nichts.
grandmastermind-shield-yours = Dein Code, den nur du siehst: { $row }.
grandmastermind-shield-open = Der Code: { $row }.
grandmastermind-shield-title = der geheime Code
grandmastermind-shield-behind = Diese Seite siehst nur du
grandmastermind-field-shape = Feld { $place }, Form: { $piece }
grandmastermind-field-colour = Feld { $place }, Farbe: { $piece }

## Laying pieces

grandmastermind-tray = Deine Steine
grandmastermind-put = { $piece } legen
grandmastermind-put-left = { $piece } legen, noch { $left } übrig
grandmastermind-copy-row = Reihe { $number } übernehmen
grandmastermind-place-row = Reihe abgeben
grandmastermind-hide-code = Code verstecken
grandmastermind-clear = Leeren
grandmastermind-missing = { $count ->
    [one] Ein Feld ist noch leer.
   *[other] { $count } Felder sind noch leer.
}
grandmastermind-blanks-count = Leere Felder zählen als leer.
grandmastermind-contradicts = { $count ->
    [one] Diese Reihe widerspricht der Antwort auf Reihe { $rows }.
   *[other] Diese Reihe widerspricht den Antworten auf die Reihen { $rows }.
}
grandmastermind-keys = Tasten: 1–5 Formen, 6–0 Farben, Pfeile bewegen, Entf nimmt weg, Enter gibt ab.

## Answering by hand

grandmastermind-answer = Deine Antwort auf Reihe { $number }
grandmastermind-more = Ein { $peg ->
    [black] schwarzer
    [white] weißer
   *[blue] blauer
} Stift mehr
grandmastermind-less = Ein { $peg ->
    [black] schwarzer
    [white] weißer
   *[blue] blauer
} Stift weniger
grandmastermind-set-pegs = Stifte stecken
grandmastermind-legend = Was die Stifte sagen
grandmastermind-legend-black = schwarz: Paar stimmt genau
grandmastermind-legend-white = weiß: richtiges Paar, falsche Stelle
grandmastermind-legend-blue = blau: nur Form oder Farbe stimmt

## One code after another

grandmastermind-codes = Codes dieses Spiels
grandmastermind-code-number = Code { $number }
grandmastermind-code-now = Jetzt
grandmastermind-next-code = Nächster Code
grandmastermind-found = { $name } hat den Code in { $rows ->
    [one] einer Reihe
   *[other] { $rows } Reihen
} gefunden.
grandmastermind-not-found = { $name } hat den Code nicht gefunden.
grandmastermind-broken-off = Dieser Code wurde aufgegeben.

## Examples of the rule book

grandmastermind-example = Code: { $code }. Reihe: { $row }. Antwort: { $pegs }.
grandmastermind-example-code = Code
grandmastermind-example-row = Reihe

## The pieces

shape-triangle = Dreieck
shape-square = Quadrat
shape-hexagon = Sechseck
shape-star = Stern
shape-cross = Kreuz
colour-red = Rot
colour-yellow = Gelb
colour-green = Grün
colour-violet = Violett
colour-orange = Orange
piece-blank = leer

## In a first game

grandmastermind-coach-hide = Jeder Code ist erlaubt, und Paare dürfen sich wiederholen.
grandmastermind-coach-first-row = Zwei verschiedene Paare, je zweimal, verraten viel.
grandmastermind-coach-row = Leg eine Reihe, die der Code sein könnte: eine, die keiner Antwort widerspricht.
grandmastermind-coach-answer = Erst Schwarz, dann Weiß, dann Blau. Jedes Paar bekommt höchstens einen Stift.
