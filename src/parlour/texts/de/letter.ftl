# What the board of LETTER says. $name is a player, $place a cell like c3, $letter what is on a tile, $size 2 × 1.

letter-help-about = Der Tisch sagt, wie viele gängige Wörter möglich wären, und wie lang ein gutes ist.

## Options

letter-option-language = Sprache der Wörter
letter-option-language-explained = Mit welchem Wörterbuch ihr spielt.
letter-option-language-en = Englisch
letter-option-language-de = Deutsch
letter-option-language-fr = Französisch
letter-option-language-it = Italienisch
letter-option-judge = Wer über Wörter urteilt
letter-option-judge-explained = Wer entscheidet, wenn ein Wort zweifelhaft ist.
letter-option-judge-dictionary-then-vote = Wörterbuch, dann Abstimmung
letter-option-judge-dictionary = Wörterbuch
letter-option-judge-vote = Abstimmung
letter-option-layers = Welche Wörter gelten
letter-option-layers-explained = Die Listen des Wörterbuchs, mit denen ihr spielt.
letter-option-layers-words = Wörter
letter-option-layers-proper = Tage, Völker, Feste
letter-option-layers-places = Orte
letter-option-layers-abbreviations = Abkürzungen
letter-option-layers-initials = Weitere Abkürzungen
letter-option-layers-first-names = Vornamen
letter-option-layers-brands = Marken
letter-option-own-list = Eigene Liste
letter-option-own-list-explained = Noch eine Wortliste, hinzugefügt mit „parlour words add“.
letter-option-family = Familienfreundlich
letter-option-family-explained = Derbe Wörter gelten auch für Menschen nicht. Bots und Tipps benutzen sie nie.
letter-option-family-false = Aus
letter-option-family-true = An
letter-option-timed = Sanduhr
letter-option-timed-explained = Wie lange ein Zug dauert, falls ihr eine Uhr wollt.
letter-option-timed-off = Ohne
letter-option-timed-30 = 30 Sekunden
letter-option-timed-45 = 45 Sekunden
letter-option-timed-60 = 60 Sekunden
letter-option-window = Zeit zum Klopfen
letter-option-window-explained = Wie lange ihr nach einem Zug klopfen könnt. Üblich sind 20 Sekunden, mit der Sanduhr 10.
letter-option-window-usual = Wie üblich
letter-option-window-5 = 5 Sekunden
letter-option-window-10 = 10 Sekunden
letter-option-window-20 = 20 Sekunden
letter-option-window-30 = 30 Sekunden
letter-option-window-until-all-pass = Bis alle geantwortet haben
letter-option-scoring = Wertung
letter-option-scoring-explained = Was am Ende zählt.
letter-option-scoring-1 = Anzahl der Wörter
letter-option-scoring-2 = Anzahl der Buchstaben
letter-option-scoring-3 = Buchstaben, mit Zuschlag für lange Wörter
letter-option-grid = Größe des Rasters
letter-option-grid-explained = Felder pro Seite. Üblich sind 14; allein mit mehr als 40 Buchstaben 20.
letter-option-grid-off = Wie üblich
letter-option-letter-set = Buchstaben
letter-option-letter-set-explained = Mit welchen 66 Buchstaben ihr spielt.
letter-option-letter-set-common66 = Für alle Sprachen dieselben
letter-option-letter-set-language = Passend zur Sprache
letter-option-letter-set-custom = Eigene Mischung
letter-option-custom-letters = Eigene Mischung
letter-option-custom-letters-explained = Zusammen 66 Buchstaben, geschrieben wie A5 B2 C2 … Z1.
letter-option-draft = Buchstaben nehmen
letter-option-draft-explained = Ob ihr wählt, wie groß eure Buchstaben sind.
letter-option-draft-choose-size = Ihr wählt die Größen
letter-option-draft-random-deal = Vom Zufall verteilt
letter-option-rotation = Steine drehen
letter-option-rotation-explained = Steine dürfen um ein Viertel gedreht liegen.
letter-option-rotation-false = Aus
letter-option-rotation-true = An
letter-option-round1-words = Wörter in der ersten Runde
letter-option-round1-words-explained = Schon im ersten Zug darfst du Wörter nennen.
letter-option-round1-words-false = Aus
letter-option-round1-words-true = An
letter-option-start-player = Wer beginnt
letter-option-start-player-explained = Wer den ersten Buchstaben nimmt und legt.
letter-option-start-player-random = Das Los entscheidet
letter-option-start-player-0 = Platz 1
letter-option-start-player-1 = Platz 2
letter-option-start-player-2 = Platz 3
letter-option-start-player-3 = Platz 4
letter-option-start-player-4 = Platz 5
letter-option-start-player-5 = Platz 6
letter-option-turn-seconds = Zeit pro Zug
letter-option-turn-seconds-explained = Sekunden für einen Zug, wenn ihr ohne Sanduhr spielt.
letter-option-turn-seconds-off = Ohne Grenze
letter-option-variant = Rätsel
letter-option-variant-explained = Allein: worauf es dir ankommt.
letter-option-variant-1 = Viele Wörter
letter-option-variant-2 = Lange Wörter
letter-option-solitaire-tiles = Zahl der Buchstaben
letter-option-solitaire-tiles-explained = Allein: wie viele Buchstaben du ziehst. Üblich sind 10, für lange Wörter 20.
letter-option-solitaire-tiles-off = Wie üblich
letter-option-time-limit = Zeitlimit
letter-option-time-limit-explained = Allein: üblich ist keines, für lange Wörter zehn Minuten.
letter-option-time-limit-usual = Wie üblich
letter-option-time-limit-none = Keines
letter-option-time-limit-5 = 5 Minuten
letter-option-time-limit-10 = 10 Minuten
letter-option-time-limit-15 = 15 Minuten
letter-option-time-limit-20 = 20 Minuten
letter-option-time-limit-30 = 30 Minuten
letter-option-solitaire-layout = Legen allein
letter-option-solitaire-layout-explained = Jeder Buchstabe in einem neuen Wort, bevor der nächste kommt; oder alle dürfen verschoben werden.
letter-option-solitaire-layout-strict = Wort für Wort
letter-option-solitaire-layout-free = Frei umlegen

letter-preset-box = Wie in der Schachtel
letter-preset-hourglass = Mit der Sanduhr
letter-preset-quick = Schneller Start

## What happened

letter-event-starter-drawn = { $you ->
    [name] Das Los sagt: Du beginnst.
   *[nobody] Das Los sagt: { $name } beginnt.
}
letter-event-tiles-taken = { $kind ->
    [blank] { $you ->
        [name] Du hast einen Blankostein genommen, { $size }.
       *[nobody] { $name } hat einen Blankostein genommen, { $size }.
    }
   *[letters] { $you ->
        [name] Du hast { $letters } genommen.
       *[nobody] { $name } hat { $letters } genommen.
    }
}
letter-event-letter-laid = { $by_chance ->
    [true] { $you ->
        [name] Der Zufall legt für dich { $letter } auf { $place }.
       *[nobody] Der Zufall legt für { $name } { $letter } auf { $place }.
    }
   *[false] { $free ->
        [true] { $you ->
            [name] Du hast den Freien Buchstaben { $letter } auf { $place } gelegt.
           *[nobody] { $name } hat den Freien Buchstaben { $letter } auf { $place } gelegt.
        }
       *[false] { $you ->
            [name] Du hast { $letter } auf { $place } gelegt.
           *[nobody] { $name } hat { $letter } auf { $place } gelegt.
        }
    }
}
letter-event-blank-exchanged = { $you ->
    [name] Du nimmst dafür den Blankostein, { $size }.
   *[nobody] { $name } nimmt dafür den Blankostein, { $size }.
}
letter-event-letter-lifted = { $struck ->
    [0] { $you ->
        [name] Du hast { $letter } zurückgenommen.
       *[nobody] { $name } hat { $letter } zurückgenommen.
    }
   *[other] { $you ->
        [name] Du hast { $letter } zurückgenommen und damit { $words }.
       *[nobody] { $name } hat { $letter } zurückgenommen und damit { $words }.
    }
}
letter-event-blank-laid = { $you ->
    [name] Du hast einen Blankostein, { $size }, auf { $place } gelegt.
   *[nobody] { $name } hat einen Blankostein, { $size }, auf { $place } gelegt.
}
letter-event-letter-released = { $by_chance ->
    [true] { $you ->
        [name] Der Zufall gibt für dich { $letter } frei.
       *[nobody] Der Zufall gibt für { $name } { $letter } frei.
    }
   *[false] { $penalty ->
        [true] { $you ->
            [name] Zur Strafe gibst du { $letter } frei.
           *[nobody] Zur Strafe gibt { $name } { $letter } frei.
        }
       *[false] { $you ->
            [name] Du gibst { $letter } frei.
           *[nobody] { $name } gibt { $letter } frei.
        }
    }
}
letter-event-word-unknown = { $may_stand_by ->
    [true] Das Wörterbuch kennt { $word } nicht. Bleib dabei, oder such ein anderes Wort.
   *[false] Das Wörterbuch kennt { $word } nicht. Such ein anderes Wort.
}
letter-event-word-named = { $you ->
    [name] Du nennst { $word }.
   *[nobody] { $name } nennt { $word }.
}
letter-event-word-passed = { $you ->
    [name] Du lässt das Wort gelten.
   *[nobody] { $name } lässt das Wort gelten.
}
letter-routine-word-passed = { $everybody ->
    [true] Niemand zweifelt das Wort an.
   *[false] { $you ->
        [names] { $names } lasst das Wort gelten.
       *[nobody] { $names } lassen das Wort gelten.
    }
}
letter-event-word-disputed = { $you ->
    [name] Du zweifelst { $word } an, das Wort von { $caller }.
    [caller] { $name } zweifelt dein Wort { $word } an.
   *[nobody] { $name } zweifelt { $word } an, das Wort von { $caller }.
}
letter-event-voted = { $yes ->
    [true] { $you ->
        [name] Du stimmst mit Ja.
       *[nobody] { $name } stimmt mit Ja.
    }
    [false] { $you ->
        [name] Du stimmst mit Nein.
       *[nobody] { $name } stimmt mit Nein.
    }
   *[none] { $you ->
        [name] Du enthältst dich.
       *[nobody] { $name } enthält sich.
    }
}
letter-event-vote-closed = { $valid ->
    [true] { $yes ->
        [0] Niemand hat abgestimmt. Das Wörterbuch kennt { $word }.
       *[other] { $yes } Ja, { $no } Nein: Die Abstimmung geht für { $word } aus.
    }
   *[false] { $no ->
        [0] Niemand hat abgestimmt. Das Wörterbuch kennt { $word } nicht.
       *[other] { $yes } Ja, { $no } Nein: Die Abstimmung geht gegen { $word } aus.
    }
}
letter-event-word-rejected = { $you ->
    [name] { $word } gilt nicht; du schreibst es nicht auf.
   *[nobody] { $word } gilt nicht; { $name } schreibt es nicht auf.
}
letter-event-word-written = { $you ->
    [name] Du schreibst { $word } auf:
   *[nobody] { $name } schreibt { $word } auf:
} { $points ->
    [one] ein Punkt
   *[other] { $points } Punkte
}.
letter-event-word-retraced = { $you ->
    [name] Du zeigst für { $word } einen anderen Weg.
   *[nobody] { $name } zeigt für { $word } einen anderen Weg.
}
letter-event-letters-taken-back = { $tiles ->
    [0] { $you ->
        [name] Für dich zählt nicht mehr: { $words }.
       *[nobody] Für { $name } zählt nicht mehr: { $words }.
    }
   *[other] { $struck ->
        [0] { $you ->
            [name] Du nimmst { $letters } zurück: Es gibt kein neues Wort damit.
           *[nobody] { $name } nimmt { $letters } zurück: Es gibt kein neues Wort damit.
        }
       *[other] { $you ->
            [name] Du nimmst { $letters } zurück und damit { $words }.
           *[nobody] { $name } nimmt { $letters } zurück und damit { $words }.
        }
    }
}
letter-event-turn-ended = { $you ->
    [name] Du bist fertig.
   *[nobody] { $name } ist fertig.
}
letter-event-turn-skipped = { $you ->
    [name] Du kannst nichts tun und wirst übersprungen.
   *[nobody] { $name } kann nichts tun und wird übersprungen.
}
letter-event-time-ran-out = { $you ->
    [name] Deine Zeit ist abgelaufen.
   *[nobody] Die Zeit von { $name } ist abgelaufen.
}
letter-event-window-opened = { $last ->
    [true] Gleich ist das Spiel zu Ende. Wer sieht noch ein Wort und klopft?
   *[false] Wer noch ein Wort sieht, darf jetzt klopfen.
}
letter-event-knock-passed = { $you ->
    [name] Du klopfst nicht.
   *[nobody] { $name } klopft nicht.
}
letter-routine-knock-passed = { $everybody ->
    [true] Niemand klopft.
   *[false] { $you ->
        [names] { $names } klopft nicht.
       *[nobody] { $names } klopfen nicht.
    }
}
letter-event-knocked = { $you ->
    [name] Du klopfst!
   *[nobody] { $name } klopft!
}
letter-event-dice-rolled = { $highest ->
    [1] { $you ->
        [names] { $rolls }: Du hast das Wort.
       *[nobody] { $rolls }: { $names } hat das Wort.
    }
   *[other] { $rolls }: gleich hoch, also würfeln { $names } noch einmal.
}
letter-event-knock-won = { $you ->
    [name] Du hast mit Erfolg geklopft: { $words }.
   *[nobody] { $name } hat mit Erfolg geklopft: { $words }.
}
letter-event-knock-failed = { $you ->
    [name] Du hast vergeblich geklopft.
   *[nobody] { $name } hat vergeblich geklopft.
}
letter-event-round-one-over = { $you ->
    [name] Die erste Runde ist vorbei. Du beginnst die zweite.
   *[nobody] Die erste Runde ist vorbei. { $name } beginnt die zweite.
}
letter-event-seat-gave-up = { $you ->
    [name] Du hast aufgegeben.
   *[nobody] { $name } hat aufgegeben.
}

## What is awaited

letter-awaited-your-drafting = Du bist dran: Nimm einen Buchstaben, so groß du magst.
letter-awaited-your-blank = Du bist dran: Nimm einen Blankostein.
letter-awaited-drafting = { $name } nimmt einen Buchstaben.
letter-awaited-blank = { $name } nimmt einen Blankostein.
letter-awaited-your-opening = Du bist dran: Leg einen deiner Buchstaben, wo du willst.
letter-awaited-your-opened = Nenn die Wörter, die du siehst, oder sag, dass du fertig bist.
letter-awaited-your-finishing = Dein Buchstabe liegt. Sag, dass du fertig bist, oder nimm ihn wieder auf.
letter-awaited-your-laying = Du bist dran: Leg einen Buchstaben an, und nenn ein neues Wort damit.
letter-awaited-your-empty = Du hast keinen Buchstaben: Nimm Freie Buchstaben, leg einen Blankostein, oder setz aus.
letter-awaited-your-naming = Nenn ein neues Wort mit dem Buchstaben, den du gelegt hast.
letter-awaited-your-more = Nenn weitere Wörter, oder sag, dass du fertig bist.
letter-awaited-your-alone = Leg einen Buchstaben, nenn neue Wörter, oder sag, dass du fertig bist.
letter-awaited-your-doubt = Das Wörterbuch kennt { $word } nicht: Bleib dabei, oder such weiter.
letter-awaited-opening = { $name } legt einen ersten Buchstaben.
letter-awaited-laying = { $name } legt Buchstaben und sucht Wörter.
letter-awaited-your-disputing = { $name } nennt { $word }: Zweifle es an, oder lass es gelten.
letter-awaited-disputing = { $name } nennt { $word }. Zweifelt jemand?
letter-awaited-your-voting = Gilt { $word }? Stimm ab, oder enthalte dich.
letter-awaited-voting = Die anderen stimmen über { $word } ab.
letter-awaited-your-window = Siehst du noch ein Wort? Dann klopf, oder lass es gut sein.
letter-awaited-your-last-window = Die letzte Gelegenheit: Klopf, wenn du noch ein Wort siehst, oder lass es gut sein.
letter-awaited-window = Klopft jemand?
letter-awaited-last-window = Die letzte Gelegenheit: Klopft jemand?
letter-awaited-your-knocking = Du hast geklopft: Nenn ein neues Wort.
letter-awaited-knocking = { $name } hat geklopft und nennt Wörter.
letter-awaited-your-penalty = Wähl einen deiner Buchstaben, den du freigibst.
letter-awaited-your-overtime = Die Zeit ist um: Gib einen Buchstaben frei, oder leg einen Blankostein.
letter-awaited-penalty = { $name } muss einen Buchstaben freigeben.
letter-awaited-overtime = { $name } muss einen Buchstaben freigeben oder einen Blankostein legen.
letter-awaited-moment = Einen Moment …
letter-awaited-over = Das Spiel ist aus.

## Under a player’s name

letter-standing-score = { $points ->
    [one] ein Punkt
   *[other] { $points } Punkte
}
letter-standing-words = { $words ->
    [one] ein Wort
   *[other] { $words } Wörter
}
letter-standing-letters = { $letters ->
    [one] noch ein Buchstabe
   *[other] noch { $letters } Buchstaben
}
letter-standing-longest = längstes Wort: { $word }
letter-standing-gave-up = Platz aufgegeben

## How it ended

result-nobody-found-a-word = Niemand findet mehr ein Wort, und die Punkte entscheiden.
result-nobody-found-a-word-won = Niemand findet mehr ein Wort: Du gewinnst mit { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkten
}.
result-nobody-found-a-word-lost = Niemand findet mehr ein Wort: { $winner } gewinnt mit { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkten
}.
result-finished = { $winner } ist fertig: { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
}.
result-finished-won = Du bist fertig: { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
}.
result-time-over = Die Zeit ist um: { $winner } hat { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
}.
result-time-over-won = Die Zeit ist um: Du hast { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
}.

## The board

letter-board = Brett
letter-piece = { $place }: { $letter }, { $width } mal { $height }
letter-piece-blank = { $place }: Blankostein, { $width } mal { $height }
letter-piece-traced = Nummer { $number } im Wort
letter-piece-laid = in diesem Zug gelegt
letter-piece-ends = hier kann das Wort enden
letter-coming-fits = { $place }: Hier kann er liegen.
letter-coming-swaps = { $place }: im Tausch gegen den Blankostein.
letter-coming-outside = { $place }: Er würde über das Brett hinausragen.
letter-coming-covers = { $place }: Hier liegt schon etwas.
letter-coming-apart = { $place }: Er würde keinen Buchstaben berühren.
letter-lying-outside = Er würde über das Brett hinausragen.
letter-lying-covers = Dort liegt schon etwas.
letter-lying-apart = Er muss einen Buchstaben mit einer Kante berühren.
letter-rack = Deine Buchstaben
letter-rack-letter = { $letter }, { $width } mal { $height }
letter-rack-blank = Blankostein, { $width } mal { $height }
letter-free = Freie Buchstaben
letter-draft = Verdeckte Buchstaben nach Größe
letter-draft-blanks = Die Blankosteine
letter-draft-about = Das sind die Buchstaben, mit denen du spielst; welcher es ist, siehst du, wenn du ihn hast. Große berühren mehr Nachbarn, kleine passen überall hin.
letter-draft-left = { $count ->
    [one] Noch ein Buchstabe, dann ein Blankostein.
   *[other] Noch { $count } Buchstaben, dann ein Blankostein.
}
letter-draft-blank-about = Zuletzt ein Blankostein: ein Stein ohne Buchstaben. Er versperrt einen Platz, und später kann ihn ein Buchstabe ersetzen.
letter-take-size = { $width } mal { $height }: noch { $count }
letter-take-blank = Den Blankostein { $width } mal { $height } nehmen
letter-take-rest = Den ganzen Rest zufällig nehmen
letter-name = Aufschreiben
letter-not-new = { $word } steht schon auf einem Blatt. Neu ist es nur mit Steinen, die damals nicht dabei waren.
letter-must-use = Dein erstes Wort muss einen Buchstaben enthalten, den du gerade gelegt hast.
letter-words-now = Wörter dieses Zuges
letter-retrace = { $word }, { $points }: auf anderen Steinen zeigen
letter-retrace-so = So zeigen
letter-how-place = Tipp auf den Platz für { $letter }.
letter-how-blank = Tipp auf einen Platz neben einem Buchstaben.
letter-how-release = Wähl den Buchstaben, der als Freier Buchstabe neben das Brett kommt. Damit ist dein Zug zu Ende.
letter-how-penalty = Wähl den Buchstaben, der als Freier Buchstabe neben das Brett kommt.
letter-means-instead = Leg einen Buchstaben und nenn ein Wort damit. Oder gib stattdessen einen Buchstaben frei oder leg einen Blankostein: Das beendet deinen Zug.
letter-means-first = Wenn du Wörter siehst, nenn sie. Du musst nicht.
letter-means-idle = { $count ->
    [one] { $letters } ist noch in keinem neuen Wort. Bist du jetzt fertig, kommt er zurück, und du gibst einen Buchstaben frei.
   *[other] { $letters } sind noch in keinem neuen Wort. Bist du jetzt fertig, kommen sie zurück, und du gibst einen Buchstaben frei.
}
letter-means-done = Nenn weitere Wörter, oder beende deinen Zug.
letter-means-knocking = Nenn ein neues Wort. Ohne eines gibst du einen Buchstaben frei.
letter-means-knocked = Das Klopfen hat sich gelohnt. Nenn weitere Wörter, oder sei fertig.
letter-means-word-first = Jeder Buchstabe braucht ein neues Wort, bevor du den nächsten legst.
letter-blank-here = Den Blankostein hierhin legen? Damit ist dein Zug zu Ende.
letter-blank-lay = Hinlegen
letter-blank = Blankostein legen
letter-back = Zurück
letter-turn = Drehen
letter-lift = { $letter } zurücknehmen
letter-release = Buchstaben freigeben
letter-release-it = { $letter } freigeben
letter-done = Fertig
letter-finish = Beenden
letter-skip = Aussetzen
letter-knock-title = Siehst du noch ein Wort?
letter-knock-last = Die letzte Gelegenheit
letter-knock-question = Klopf, wenn ein neues Wort auf dem Brett liegt. Findest du keines, gibst du einen Buchstaben frei.
letter-knock-passed = Du klopfst nicht. Solange Zeit ist, kannst du es noch.
letter-knock-too = { $name } klopft. Klopf auch, dann entscheidet der Würfel.
letter-knock-heard = { $name } klopft.
letter-knock-barred = Du hast vergeblich geklopft und konntest nichts abgeben, darum warte, bis der nächste Zug zu Ende ist.
letter-knock-others = Jetzt können die anderen klopfen.
letter-knock-wait = Noch kann jemand klopfen.
letter-knock-winner = { $name } hat mit Erfolg geklopft und hat den nächsten Zug.
letter-knock = Klopf!
letter-pass = Gut sein lassen
letter-challenge-title = { $name } nennt { $word }
letter-vote-disputed = { $by } zweifelt an, was { $name } genannt hat.
letter-vote-stood-by = Das Wörterbuch kennt es nicht, aber { $name } bleibt dabei.
letter-vote-stood-by-yours = Du bleibst dabei. Jetzt stimmen die anderen ab.
letter-holding = Buchstaben: { $letters }; Blankosteine: { $blanks }
letter-alone-score = Ergebnis
letter-alone-words = Wörter
letter-alone-letters = Buchstaben
letter-alone-left = Noch zu legen
letter-alone-longest = Längstes
letter-ribbon-knocked = { $name } klopft!
letter-ribbon-dice = { $name } hat das Wort
letter-ribbon-won = { $name } macht weiter
letter-ribbon-failed = { $name } findet keines
letter-ribbon-taken-back = Buchstaben ohne Wort kommen zurück
letter-ribbon-last = Die letzte Gelegenheit zu klopfen
letter-ribbon-round-two = Runde zwei: { $name } beginnt
letter-zoom-in = Näher
letter-zoom-out = Weiter weg
letter-zoom-fit = Der bespielte Teil
letter-keys = Tasten: Wort schreiben und Enter; Buchstaben wählen, mit den Pfeilen bewegen, Enter legt ihn, Esc legt ihn zurück; K klopft, P lässt es gut sein, Umschalt+P bis zu deinem nächsten Zug.
letter-example = { $wrong ->
    [true] So nicht: { $word } { $pieces }
   *[false] { $word } { $pieces }
}
letter-example-piece = { $letter } auf { $place }
letter-example-length = { $length } Buchstaben

## In a first game

letter-coach-draft = Kleine Buchstaben passen überall hin. Große berühren mehr Nachbarn.
letter-coach-lay = Dein Buchstabe braucht eine gemeinsame Kante mit einem anderen und ein neues Wort. Weitere Wörter dürfen überall liegen.
letter-coach-knock = Siehst du ein Wort, das die anderen übersehen haben? Klopf. Nennst du dann keines, gibst du einen Buchstaben ab.
