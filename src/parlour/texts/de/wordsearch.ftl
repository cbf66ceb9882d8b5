# What the board of WORD SEARCH says. $name is a player, $place a space like c3, $letters what is on a tile.

wordsearch-help-about = Der Tisch sagt, wie viele gängige Wörter in Sicht sind, und wie ein gutes beginnt.

## Options

wordsearch-option-language = Sprache der Wörter
wordsearch-option-language-explained = Mit welchem Wörterbuch ihr spielt.
wordsearch-option-language-en = Englisch
wordsearch-option-language-de = Deutsch
wordsearch-option-language-fr = Französisch
wordsearch-option-language-it = Italienisch
wordsearch-option-judge = Wer über Wörter urteilt
wordsearch-option-judge-explained = Wer entscheidet, wenn ein Wort zweifelhaft ist.
wordsearch-option-judge-dictionary-then-vote = Wörterbuch, dann Abstimmung
wordsearch-option-judge-dictionary = Wörterbuch
wordsearch-option-judge-vote = Abstimmung
wordsearch-option-layers = Welche Wörter gelten
wordsearch-option-layers-explained = Die Listen des Wörterbuchs, mit denen ihr spielt.
wordsearch-option-layers-words = Wörter
wordsearch-option-layers-proper = Tage, Völker, Feste
wordsearch-option-layers-places = Orte
wordsearch-option-layers-abbreviations = Abkürzungen
wordsearch-option-layers-initials = Weitere Abkürzungen
wordsearch-option-layers-first-names = Vornamen
wordsearch-option-layers-brands = Marken
wordsearch-option-own-list = Eigene Liste
wordsearch-option-own-list-explained = Noch eine Wortliste, hinzugefügt mit „parlour words add“.
wordsearch-option-family = Familienfreundlich
wordsearch-option-family-explained = Derbe Wörter gelten auch für Menschen nicht. Bots und Tipps benutzen sie nie.
wordsearch-option-family-false = Aus
wordsearch-option-family-true = An
wordsearch-option-mode = Spiel
wordsearch-option-mode-explained = Auf dem großen Brett, im kleinen Einsatz mit Stapeln oder auf dem blanken Tisch.
wordsearch-option-mode-board = Auf dem Brett
wordsearch-option-mode-insert = Mit dem Einsatz
wordsearch-option-mode-boardless = Ohne Brett
wordsearch-option-letter-set = Buchstaben
wordsearch-option-letter-set-explained = Mit welchen 56 Plättchen ihr spielt.
wordsearch-option-letter-set-box = Wie in der Schachtel
wordsearch-option-letter-set-language = Passend zur Sprache
wordsearch-option-letter-set-custom = Eigene Mischung
wordsearch-option-custom-letters = Eigene Mischung
wordsearch-option-custom-letters-explained = Zusammen 56 Plättchen, geschrieben wie A4 B1 C2 … IN1 ON1 IS1.
wordsearch-option-timer = Zeit pro Zug
wordsearch-option-timer-explained = Sekunden zum Tauschen, Suchen und Ansagen.
wordsearch-option-timer-off = Ohne Grenze
wordsearch-option-target = Ziel
wordsearch-option-target-explained = Bis zu wie vielen Punkten ihr spielt. Nicht ohne Brett; mit dem kleinen Einsatz sind es immer 50.
wordsearch-option-target-200 = 200 Punkte
wordsearch-option-target-100 = 100 Punkte
wordsearch-option-target-50 = 50 Punkte
wordsearch-option-disputes = Anzweifeln
wordsearch-option-disputes-explained = Ein angezweifeltes Wort, das keines ist, kostet den Zug; oder es wird gleich geprüft und kostet nichts.
wordsearch-option-disputes-challenge = Durch euch
wordsearch-option-disputes-auto-check = Gleich prüfen
wordsearch-option-window = Zeit zum Anzweifeln
wordsearch-option-window-explained = Sekunden, die die anderen nach einem angesagten Wort haben.
wordsearch-option-window-off = Bis alle geantwortet haben
wordsearch-option-tile-reuse = Plättchen mehrmals
wordsearch-option-tile-reuse-explained = Ein Wort darf mehrmals über dasselbe Plättchen führen.
wordsearch-option-tile-reuse-false = Aus
wordsearch-option-tile-reuse-true = An
wordsearch-option-tokens-block = Buchstaben unter Figuren
wordsearch-option-tokens-block-explained = Ob Wörter über Buchstaben führen dürfen, auf denen die anderen stehen.
wordsearch-option-tokens-block-end-only = Hindurch ja, enden nein
wordsearch-option-tokens-block-all = Alle gesperrt
wordsearch-option-hand-swap = Eigenes Plättchen tauschen
wordsearch-option-hand-swap-explained = Dein eigenes Plättchen darf mit einem auf dem Brett tauschen.
wordsearch-option-hand-swap-false = Aus
wordsearch-option-hand-swap-true = An
wordsearch-option-rotate-mw = M und W umdrehen
wordsearch-option-rotate-mw-explained = Auf dem Kopf ist ein M ein W und ein W ein M.
wordsearch-option-rotate-mw-false = Aus
wordsearch-option-rotate-mw-true = An
wordsearch-option-repeat-scope = Wörter nur einmal
wordsearch-option-repeat-scope-explained = Ob ein Wort, das jemandem Punkte gebracht hat, auch für die anderen verbraucht ist.
wordsearch-option-repeat-scope-usual = Wie üblich
wordsearch-option-repeat-scope-player = Einmal pro Person
wordsearch-option-repeat-scope-table = Einmal für alle
wordsearch-option-end = Ende
wordsearch-option-end-explained = Was geschieht, wenn jemand das Ziel erreicht.
wordsearch-option-end-finish-round = Runde fertig spielen
wordsearch-option-end-immediate = Sofort Schluss
wordsearch-option-insert-radius = Größe des Einsatzes
wordsearch-option-insert-radius-explained = Mit dem Einsatz: wie viele Felder er hat.
wordsearch-option-insert-radius-2 = Groß, 19 Felder
wordsearch-option-insert-radius-1 = Klein, 7 Felder, zu zweit
wordsearch-option-stack-read = Stapel lesen
wordsearch-option-stack-read-explained = Mit dem Einsatz: welche Plättchen eines Stapels zu einem Wort gehören können.
wordsearch-option-stack-read-top = Nur das oberste
wordsearch-option-stack-read-vertical = Auch hinauf und hinunter
wordsearch-option-stack-bonus = Stapel zählen mehr
wordsearch-option-stack-bonus-explained = Mit dem Einsatz: Ein Buchstabe zählt so viel wie seine Ebene.
wordsearch-option-stack-bonus-false = Aus
wordsearch-option-stack-bonus-true = An
wordsearch-option-adds-per-turn = Plättchen pro Zug
wordsearch-option-adds-per-turn-explained = Ohne Brett: wie viele Plättchen du in einem Zug anlegen darfst.
wordsearch-option-adds-per-turn-1 = Eines
wordsearch-option-adds-per-turn-2 = Bis zu zwei
wordsearch-option-adds-per-turn-3 = Bis zu drei
wordsearch-option-start-player = Wer beginnt
wordsearch-option-start-player-explained = Wer das erste Wort sucht.
wordsearch-option-start-player-random = Das Los entscheidet
wordsearch-option-start-player-0 = Platz 1
wordsearch-option-start-player-1 = Platz 2
wordsearch-option-start-player-2 = Platz 3
wordsearch-option-start-player-3 = Platz 4
wordsearch-option-start-player-4 = Platz 5
wordsearch-option-start-player-5 = Platz 6

wordsearch-preset-box = Wie in der Schachtel
wordsearch-preset-short = Kurz, eine halbe Stunde
wordsearch-preset-insert = Mit dem Einsatz
wordsearch-preset-boardless = Ohne Brett
wordsearch-preset-calm = Ohne Uhr

## What happened

wordsearch-event-tiles-dealt = Die Plättchen liegen aus.
wordsearch-event-starter-drawn = { $you ->
    [name] Das Los sagt: Du beginnst.
   *[nobody] Das Los sagt: { $name } beginnt.
}
wordsearch-event-tiles-swapped = { $you ->
    [name] Du hast { $letters } ({ $one }) und { $others } ({ $other }) getauscht.
   *[nobody] { $name } hat { $letters } ({ $one }) und { $others } ({ $other }) getauscht.
}
wordsearch-event-hand-swapped = { $you ->
    [name] Du hast dein Plättchen { $gave } gegen { $took } ({ $place }) getauscht.
   *[nobody] { $name } hat das eigene Plättchen { $gave } gegen { $took } ({ $place }) getauscht.
}
wordsearch-event-tile-turned = { $you ->
    [name] Du hast das Plättchen auf { $place } umgedreht: { $letters }.
   *[nobody] { $name } hat das Plättchen auf { $place } umgedreht: { $letters }.
}
wordsearch-event-word-unknown = { $may_stand_by ->
    [true] Das Wörterbuch kennt { $word } nicht. Bleib dabei, oder such ein anderes Wort.
   *[false] Das Wörterbuch kennt { $word } nicht. Such ein anderes Wort.
}
wordsearch-event-word-called = { $you ->
    [name] Du sagst { $word } an.
   *[nobody] { $name } sagt { $word } an.
}
wordsearch-event-word-passed = { $you ->
    [name] Du lässt das Wort gelten.
   *[nobody] { $name } lässt das Wort gelten.
}
wordsearch-routine-word-passed = { $everybody ->
    [true] Niemand zweifelt das Wort an.
   *[false] { $you ->
        [names] { $names } lasst das Wort gelten.
       *[nobody] { $names } lassen das Wort gelten.
    }
}
wordsearch-event-word-disputed = { $you ->
    [name] Du zweifelst { $word } an, das Wort von { $caller }.
    [caller] { $name } zweifelt dein Wort { $word } an.
   *[nobody] { $name } zweifelt { $word } an, das Wort von { $caller }.
}
wordsearch-event-voted = { $yes ->
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
wordsearch-event-vote-closed = { $valid ->
    [true] { $yes ->
        [0] Niemand hat abgestimmt. Das Wörterbuch kennt { $word }.
       *[other] { $yes } Ja, { $no } Nein: Die Abstimmung geht für { $word } aus.
    }
   *[false] { $no ->
        [0] Niemand hat abgestimmt. Das Wörterbuch kennt { $word } nicht.
       *[other] { $yes } Ja, { $no } Nein: Die Abstimmung geht gegen { $word } aus.
    }
}
wordsearch-event-word-scored = { $you ->
    [name] Du machst mit { $word } { $points } Punkte und hast jetzt { $total }.
   *[nobody] { $name } macht mit { $word } { $points } Punkte und hat jetzt { $total }.
}
wordsearch-event-word-rejected = { $turn_lost ->
    [true] { $you ->
        [name] { $word } gilt nicht, und du verlierst den Zug.
       *[nobody] { $word } gilt nicht, und { $name } verliert den Zug.
    }
   *[false] { $you ->
        [name] { $word } gilt nicht. Du darfst ein anderes Wort suchen.
       *[nobody] { $word } gilt nicht. { $name } darf ein anderes Wort suchen.
    }
}
wordsearch-event-token-moved = { $by_chance ->
    [true] { $you ->
        [name] Der Zufall zieht deine Figur auf { $letters } ({ $place }).
       *[nobody] Der Zufall zieht die Figur von { $name } auf { $letters } ({ $place }).
    }
   *[false] { $you ->
        [name] Du hast kein Wort und ziehst auf { $letters } ({ $place }).
       *[nobody] { $name } hat kein Wort und zieht auf { $letters } ({ $place }).
    }
}
wordsearch-event-token-stayed = { $you ->
    [name] Du hast kein Wort, und deine Figur bleibt stehen.
   *[nobody] { $name } hat kein Wort, und die Figur bleibt stehen.
}
wordsearch-event-tile-exchanged = { $you ->
    [name] Du hast dein Plättchen { $gave } in den Vorrat gelegt und { $took } gezogen.
   *[nobody] { $name } hat das eigene Plättchen { $gave } in den Vorrat gelegt und { $took } gezogen.
}
wordsearch-event-tile-added = { $you ->
    [name] Du hast { $letters } auf { $place } gelegt.
   *[nobody] { $name } hat { $letters } auf { $place } gelegt.
}
wordsearch-event-tile-shifted = { $you ->
    [name] Du hast { $letters } von { $start } nach { $to } versetzt.
   *[nobody] { $name } hat { $letters } von { $start } nach { $to } versetzt.
}
wordsearch-event-tile-drawn = { $you ->
    [name] Du hast { $letters } gezogen.
   *[nobody] { $name } hat { $letters } gezogen.
}
wordsearch-event-tile-laid = { $by_chance ->
    [true] { $you ->
        [name] Der Zufall legt für dich { $letters } auf { $place }.
       *[nobody] Der Zufall legt für { $name } { $letters } auf { $place }.
    }
   *[false] { $you ->
        [name] Du hast { $letters } auf { $place } angelegt.
       *[nobody] { $name } hat { $letters } auf { $place } angelegt.
    }
}
wordsearch-event-turn-ended = { $you ->
    [name] Du bist fertig.
   *[nobody] { $name } ist fertig.
}
wordsearch-event-time-ran-out = { $you ->
    [name] Deine Zeit ist abgelaufen.
   *[nobody] Die Zeit von { $name } ist abgelaufen.
}
wordsearch-event-target-reached = { $you ->
    [name] Du hast das Ziel mit { $score } Punkten erreicht.
   *[nobody] { $name } hat das Ziel mit { $score } Punkten erreicht.
}
wordsearch-event-extra-round = Gleichstand: { $names }. Zusatzrunde { $number }!
wordsearch-event-seat-gave-up = { $you ->
    [name] Du hast aufgegeben.
   *[nobody] { $name } hat aufgegeben.
}

## What is awaited

wordsearch-awaited-your-searching = Du bist dran: Finde ein Wort, das neben deiner Figur beginnt.
wordsearch-awaited-your-playing = Du bist dran: Finde ein Wort, leg ein Plättchen an oder beides.
wordsearch-awaited-your-adding = Du bist dran: Diesmal musst du ein Plättchen anlegen.
wordsearch-awaited-your-calling = Finde ein Wort, oder sag, dass du fertig bist.
wordsearch-awaited-your-finishing = Leg ein Plättchen an, oder sag, dass du fertig bist.
wordsearch-awaited-your-placing = Leg { $letters } so an, dass es ein anderes Plättchen berührt.
wordsearch-awaited-your-doubt = Das Wörterbuch kennt { $word } nicht: Bleib dabei, oder such weiter.
wordsearch-awaited-searching = { $name } sucht ein Wort.
wordsearch-awaited-your-window = { $name } sagt { $word } an: Zweifle es an, oder lass es gelten.
wordsearch-awaited-window = { $name } sagt { $word } an. Zweifelt jemand?
wordsearch-awaited-your-voting = Gilt { $word }? Stimm ab, oder enthalte dich.
wordsearch-awaited-voting = Die anderen stimmen über { $word } ab.
wordsearch-awaited-your-stepping = Kein Wort: Wähl einen Buchstaben neben deiner Figur.
wordsearch-awaited-stepping = { $name } zieht ohne Wort weiter.
wordsearch-awaited-moment = Einen Moment …
wordsearch-awaited-over = Das Spiel ist aus.

## Under a player’s name

wordsearch-standing-score = { $points ->
    [one] ein Punkt
   *[other] { $points } Punkte
}
wordsearch-standing-turns = { $turns ->
    [one] ein Zug
   *[other] { $turns } Züge
}
wordsearch-standing-tile = eigenes Plättchen: { $letters }
wordsearch-standing-gave-up = Platz aufgegeben

## How it ended

result-target-reached-alone = { $winner } hat das Ziel in { $points ->
    [one] einem Zug
   *[other] { $points } Zügen
} erreicht.
result-target-reached-alone-won = Du hast das Ziel in { $points ->
    [one] einem Zug
   *[other] { $points } Zügen
} erreicht.
result-target-reached-alone-lost = Das Ziel wurde nicht erreicht.
result-dry-spell = Lange hat niemand ein Wort gefunden, darum entscheiden die Punkte.
result-dry-spell-won = Lange hat niemand ein Wort gefunden, und du hast die meisten Punkte.
result-dry-spell-lost = Zu lange kam kein Wort mehr.
result-last-tile-laid = Das letzte Plättchen liegt, und die Punkte entscheiden.
result-last-tile-laid-won = Das letzte Plättchen liegt: Du gewinnst mit { $points } Punkten.
result-last-tile-laid-lost = Das letzte Plättchen liegt: { $winner } gewinnt mit { $points } Punkten.
result-tied = Auch nach den Zusatzrunden steht es gleich.

## The board

wordsearch-board = Brett
wordsearch-field-letter = { $place }: { $letters }
wordsearch-field-stack = { $place }: { $letters }, { $height } Plättchen hoch
wordsearch-field-below = darunter { $letters }
wordsearch-field-empty = { $place }: leer
wordsearch-field-spot = { $place }: frei
wordsearch-field-token = Figur von { $names }
wordsearch-field-traced = Nummer { $number } im Wort
wordsearch-field-begins = hier kann ein Wort beginnen
wordsearch-field-ends = hier kann das Wort enden
wordsearch-field-step = hierhin kann deine Figur
wordsearch-field-lifted = in der Hand
wordsearch-call = Ansagen
wordsearch-flip = { $letters }: andersherum lesen
wordsearch-climb-up = Eins hoch
wordsearch-climb-down = Eins runter
wordsearch-not-from-token = Das lässt sich von deiner Figur aus nicht lesen.
wordsearch-not-touching = { $tile } berührt den Buchstaben davor nicht.
wordsearch-ends-taken = Es würde unter einer Figur enden.
wordsearch-own-tile = Dein Plättchen: { $letters }
wordsearch-swap = Zwei Plättchen tauschen
wordsearch-turn = Umdrehen
wordsearch-turn-it = Umdrehen: { $letters }
wordsearch-stack = Legen oder versetzen
wordsearch-how-swap = Nimm ein Plättchen auf, wenn du magst auch deines.
wordsearch-how-turn = Nimm ein M oder ein W auf.
wordsearch-how-other = Tipp auf das Plättchen, mit dem es den Platz tauscht.
wordsearch-how-stack = Nimm dein Plättchen auf oder eines vom Brett.
wordsearch-how-place = Tipp auf das Feld dafür.
wordsearch-move-on = Weiter
wordsearch-how-step = Tipp auf einen Buchstaben: Dorthin zieht deine Figur.
wordsearch-stay = Stehen bleiben
wordsearch-exchange = Neues Plättchen ziehen
wordsearch-exchange-means = Dein { $letters } kommt in den Vorrat, und du ziehst ein anderes Plättchen. Damit ist dein Zug zu Ende.
wordsearch-exchange-yes = Ziehen
wordsearch-back = Zurück
wordsearch-draw = Plättchen ziehen
wordsearch-how-lay = Tipp auf ein freies Feld neben den anderen.
wordsearch-done = Fertig
wordsearch-challenge-title = { $name } sagt { $word } an
wordsearch-vote-disputed = { $by } zweifelt an, was { $name } angesagt hat.
wordsearch-scores = Punktestand
wordsearch-score = { $name }: { $score }
wordsearch-pile = { $count ->
    [0] Der Vorrat ist leer
    [one] Ein Plättchen im Vorrat
   *[other] { $count } Plättchen im Vorrat
}
wordsearch-pile-letter = { $letters }: { $count }
wordsearch-ribbon-disputed = { $name } zweifelt { $word } an
wordsearch-ribbon-lost = { $word } ist kein Wort: Zug verloren
wordsearch-ribbon-target = { $name } hat { $score }!
wordsearch-zoom-in = Näher
wordsearch-zoom-out = Der ganze Tisch
wordsearch-keys = Tasten: Wort schreiben, Enter zum Ansagen, Rücktaste nimmt zurück, Esc löscht; Pfeile bewegen dich über das Brett, D zweifelt an, P lässt gelten, Umschalt+P bis zu deinem nächsten Zug.
wordsearch-example = { $word }: { $places }

## In a first game

wordsearch-coach-search = Der erste Buchstabe muss deine Figur berühren, auf dem letzten landet sie. Vorher darfst du zwei Plättchen tauschen.
wordsearch-coach-anywhere = Ein Wort darf überall beginnen, und jeder Buchstabe ist ein Punkt.
wordsearch-coach-dispute = Zweifelt niemand, gilt das Wort. Ein Zweifel, der danebengeht, kostet nichts.
