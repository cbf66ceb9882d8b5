# What the board of FIND … den MÖRDER says. $name is a player, $tile a place like c3, $chain six of them.

## Options

moerder-option-rules = Regeln
moerder-option-rules-explained = Im Grundspiel wird nichts gesammelt, und eine Person darf aussteigen.
moerder-option-rules-pro = Für Profis
moerder-option-rules-base = Grundspiel
moerder-option-objections = Einspruch
moerder-option-objections-explained = Wer merkt, dass ein berührtes Plättchen noch gebraucht werden könnte.
moerder-option-objections-manual = Durch euch
moerder-option-objections-auto = Durch den Tisch
moerder-option-window = Einspruchszeit
moerder-option-window-explained = Sekunden, die die anderen nach einer Berührung haben.
moerder-option-window-off = Bis alle geantwortet haben
moerder-option-show-seconds = Zeit zum Zeigen
moerder-option-show-seconds-explained = Sekunden, um nach einem Einspruch eine Kette zu zeigen.
moerder-option-objection-counts = Buchstaben zählen
moerder-option-objection-counts-explained = Bei einem Einspruch stehen verdeckte Plättchen nur für Buchstaben, die noch übrig sind.
moerder-option-objection-counts-false = Aus
moerder-option-objection-counts-true = An
moerder-option-objector-wins = Einspruch kann gewinnen
moerder-option-objector-wins-explained = Wer mit einer ganz offenen Kette Einspruch erhebt, gewinnt.
moerder-option-objector-wins-false = Aus
moerder-option-objector-wins-true = An
moerder-option-wrong-claim = Falsche Kette
moerder-option-wrong-claim-explained = Was geschieht, wenn du auf sechs Plättchen zeigst, die keine Kette sind.
moerder-option-wrong-claim-free = Kostet nichts
moerder-option-wrong-claim-ends-turn = Beendet den Zug
moerder-option-solitaire-tiles = Zu sammelnde Buchstaben
moerder-option-solitaire-tiles-explained = Allein: wie viele Buchstaben das erste Ziel verlangt.
moerder-option-solitaire-tiles-6 = Alle sechs
moerder-option-solitaire-tiles-5 = Fünf, von jedem einer
moerder-option-solitaire-refusal = Abgelehnte Berührung
moerder-option-solitaire-refusal-explained = Allein: was geschieht, wenn du ein Plättchen berührst, das noch gebraucht werden könnte.
moerder-option-solitaire-refusal-ends-collecting = Dein Zug ist zu Ende
moerder-option-solitaire-refusal-refuse-only = Du darfst weitermachen
moerder-option-solitaire-detect = Wer die Kette sieht
moerder-option-solitaire-detect-explained = Allein: wer beim zweiten Ziel die Kette sehen muss.
moerder-option-solitaire-detect-player-claims = Du
moerder-option-solitaire-detect-auto = Der Tisch
moerder-option-start-player = Wer beginnt
moerder-option-start-player-explained = Wer das erste Plättchen aufdeckt.
moerder-option-start-player-random = Das Los entscheidet
moerder-option-start-player-0 = Platz 1
moerder-option-start-player-1 = Platz 2
moerder-option-start-player-2 = Platz 3
moerder-option-start-player-3 = Platz 4
moerder-option-turn-seconds = Zeit pro Zug
moerder-option-turn-seconds-explained = Sekunden für jeden Zug; sie stehen still, solange die anderen Einspruch erheben können.
moerder-option-turn-seconds-off = Ohne Grenze

moerder-preset-box = Wie in der Schachtel
moerder-preset-quick = Schnell
moerder-preset-base = Grundspiel

## What happened

moerder-event-starter-drawn = { $you ->
    [name] Das Los sagt: Du beginnst.
   *[nobody] Das Los sagt: { $name } beginnt.
}
moerder-event-tile-turned = { $you ->
    [name] Du hast { $tile } aufgedeckt: { $face }.
   *[nobody] { $name } hat { $tile } aufgedeckt: { $face }.
}
moerder-event-body-found = { $you ->
    [name] Du hast { $tile } aufgedeckt: die Leiche!
   *[nobody] { $name } hat { $tile } aufgedeckt: die Leiche!
} { $count ->
    [0] Rundherum lag nichts mehr verdeckt.
    [one] Auch ein Plättchen daneben wurde aufgedeckt.
   *[other] Auch { $count } Plättchen rundherum wurden aufgedeckt.
}
moerder-event-chain-found = { $you ->
    [name] Du hast das Wort gefunden: { $chain }.
   *[nobody] { $name } hat das Wort gefunden: { $chain }.
}
moerder-event-claim-failed = { $you ->
    [name] Du hast auf { $chain } gezeigt, aber das ist keine Kette. Dein Zug ist zu Ende.
   *[nobody] { $name } hat auf { $chain } gezeigt, aber das ist keine Kette. Der Zug ist zu Ende.
}
moerder-event-tile-touched = { $you ->
    [name] Du berührst das { $letter } auf { $tile }.
   *[nobody] { $name } berührt das { $letter } auf { $tile }.
}
moerder-event-touch-passed = { $you ->
    [name] Du verzichtest.
   *[nobody] { $name } verzichtet.
}
moerder-routine-touch-passed = { $everybody ->
    [true] Niemand erhebt Einspruch.
   *[false] { $you ->
        [names] { $names } verzichtet.
       *[nobody] { $names } verzichten.
    }
}
moerder-event-objected = { $you ->
    [name] Du erhebst Einspruch gegen { $tile }.
   *[nobody] { $name } erhebt Einspruch gegen { $tile }.
}
moerder-event-objection-held = { $shown ->
    [true] { $you ->
        [name] Du zeigst { $chain }: Der Einspruch hält, und { $tile } bleibt liegen. Der Zug von { $collector } ist zu Ende.
        [collector] { $name } zeigt { $chain }: Der Einspruch hält, und { $tile } bleibt liegen. Dein Zug ist zu Ende.
       *[nobody] { $name } zeigt { $chain }: Der Einspruch hält, und { $tile } bleibt liegen. Der Zug von { $collector } ist zu Ende.
    }
   *[false] Der Tisch erhebt Einspruch: { $tile } könnte noch zu einer Kette gehören und bleibt liegen.
}
moerder-event-objection-fell = { $you ->
    [name] Du zeigst keine Kette: Dein Einspruch gegen { $tile } ist gescheitert.
   *[nobody] { $name } zeigt keine Kette: Der Einspruch gegen { $tile } ist gescheitert.
}
moerder-event-tile-collected = { $you ->
    [name] Du sammelst das { $letter } von { $tile } ein.
   *[nobody] { $name } sammelt das { $letter } von { $tile } ein.
}
moerder-event-word-collected = { $you ->
    [name] Du hast alle Buchstaben.
   *[nobody] { $name } hat alle Buchstaben.
}
moerder-event-turn-ended = { $time_up ->
    [true] { $you ->
        [name] Die Zeit ist um, und dein Zug ist zu Ende.
       *[nobody] Die Zeit ist um, und der Zug von { $name } ist zu Ende.
    }
   *[false] { $you ->
        [name] Du sagst „Weiter“.
       *[nobody] { $name } sagt „Weiter“.
    }
}
moerder-event-time-ran-out = { $you ->
    [name] Du hast keine Zeit mehr; der Zufall deckt ein Plättchen auf.
   *[nobody] { $name } hat keine Zeit mehr; der Zufall deckt ein Plättchen auf.
}
moerder-event-dropped-out = { $you ->
    [name] Du sagst, dass sich das Wort nicht bilden lässt, und steigst aus.
   *[nobody] { $name } sagt, dass sich das Wort nicht bilden lässt, und steigt aus.
}
moerder-event-quit-announced = { $you ->
    [name] Du brichst ab,
   *[nobody] { $name } bricht ab,
} { $hidden ->
    [one] ein Plättchen liegt
   *[other] { $hidden } Plättchen liegen
} noch verdeckt.
moerder-event-seat-gave-up = { $you ->
    [name] Du hast aufgegeben.
   *[nobody] { $name } hat aufgegeben.
}
moerder-event-chains-shown = { $count ->
    [one] Eine Kette lag offen: { $chain }.
   *[other] { $count } Ketten lagen offen. Die geradeste: { $chain }.
}

## What is awaited

moerder-awaited-your-turning = Du bist dran: Deck ein Plättchen auf.
moerder-awaited-turning = { $name } deckt ein Plättchen auf.
moerder-awaited-your-looking = Du bist dran: Such das Wort, dann sag „Weiter“.
moerder-awaited-looking = { $name } sucht das Wort.
moerder-awaited-your-window = { $name } berührt { $tile }: Erheb Einspruch oder verzichte.
moerder-awaited-window = { $name } berührt { $tile }. Erhebt jemand Einspruch?
moerder-awaited-your-showing = Zeig eine Kette, in der { $tile } vorkommt.
moerder-awaited-showing = { $name } erhebt Einspruch und sucht eine Kette mit { $tile }.
moerder-awaited-moment = Einen Moment …
moerder-awaited-over = Das Spiel ist aus.
moerder-awaited-your-turning-or-drop-out = Du bist dran: Deck ein Plättchen auf oder steig aus.
moerder-awaited-your-looking-or-collecting = Du bist dran: Find das Wort, sammle einen Buchstaben oder sag „Weiter“.
moerder-awaited-your-collecting = Du bist dran: Sammle einen Buchstaben oder sag „Weiter“.
moerder-awaited-your-next = Du bist dran: Sag „Weiter“.
moerder-awaited-window-of = { $name } berührt das { $letter } auf { $tile }. Erhebt { $names } Einspruch?

## Under a player’s name

moerder-standing-letters = Buchstaben: { $letters }
moerder-standing-looking = dabei
moerder-standing-dropped-out = ausgestiegen
moerder-standing-gave-up = Platz aufgegeben
moerder-standing-points = { $points ->
    [one] ein Punkt
   *[other] { $points } Punkte
}
moerder-holding = Hat { $held } gesammelt. { $count ->
    [0] Nichts fehlt mehr.
   *[other] Es fehlt noch: { $missing }.
}
moerder-holding-nothing = Hat noch nichts gesammelt.

## How it ended

result-chain-found = { $winner } hat das Wort gefunden.
result-chain-found-won = Du hast das Wort gefunden.
result-chain-found-lost = { $winner } hat das Wort zuerst gefunden.
result-letters-collected = { $winner } hat alle Buchstaben gesammelt.
result-letters-collected-won = Du hast alle Buchstaben gesammelt.
result-letters-collected-lost = { $winner } hatte zuerst alle Buchstaben.
result-chain-in-objection = { $winner } hat mit einer offenen Kette Einspruch erhoben.
result-chain-in-objection-won = Du hast mit einer offenen Kette Einspruch erhoben.
result-chain-in-objection-lost = { $winner } hat mit einer offenen Kette Einspruch erhoben.
result-nobody-found-it = Niemand hat das Wort gefunden.
result-dropped-out-rightly = { $winner } ist ausgestiegen, und niemand hat das Wort gefunden.
result-dropped-out-rightly-won = Du bist ausgestiegen, und niemand hat das Wort gefunden.
result-dropped-out-rightly-lost = { $winner } ist ausgestiegen, und niemand hat das Wort gefunden.

## How it ended alone

result-no-chain-left-won = Du hattest recht: Es gibt keine Kette. { $points ->
    [one] Ein Punkt.
   *[other] { $points } Punkte.
}
result-no-chain-left = { $winner } hat zu Recht abgebrochen: Es gibt keine Kette.
result-chain-after-quitting-lost = Es gab doch eine Kette.
result-chain-after-quitting = Es gab doch eine Kette.
result-chain-too-early-lost = Eine Kette lag offen, bevor du alle Buchstaben hattest.
result-chain-too-early = Eine Kette lag offen, bevor alle Buchstaben gesammelt waren.
result-last-tile-turned-lost = Das letzte Plättchen ist offen, und dir fehlen Buchstaben.
result-last-tile-turned = Das letzte Plättchen ist offen, und es fehlen Buchstaben.
result-no-chain-at-all-lost = Alle Plättchen sind offen, und es gibt keine Kette.
result-no-chain-at-all = Alle Plättchen sind offen, und es gibt keine Kette.
result-chain-missed-lost = Eine Kette war da, und du hast sie nicht gesehen.
result-chain-missed = Eine Kette war da, und sie blieb unentdeckt.

## The board in words

moerder-board = Spielfeld
moerder-tile-hidden = { $tile }: verdeckt
moerder-tile-letter = { $tile }: { $letter }
moerder-tile-body = { $tile }: die Leiche
moerder-tile-gap = { $tile }: Lücke
moerder-tile-touched = berührt von { $name }
moerder-tile-pointed = Nummer { $number } der Linie
moerder-tile-meant = steht für { $letter }
moerder-line = { $count ->
    [one] Du zeigst auf ein Plättchen: { $tiles }.
   *[other] Du zeigst auf { $count } Plättchen: { $tiles }.
}
moerder-face-down = { $count ->
    [0] Nichts liegt verdeckt
    [one] Ein Plättchen liegt verdeckt
   *[other] { $count } Plättchen liegen verdeckt
}
moerder-face-down-letter = { $letter }: { $count }
moerder-face-down-body = { $count ->
    [0] Die Leiche liegt offen.
   *[other] Die Leiche ist darunter.
}

## On turn

moerder-how-turn = Tipp auf ein verdecktes Plättchen.
moerder-how-look = Zeig auf die sechs Plättchen des Wortes oder auf einen einzelnen Buchstaben, den du sammeln willst.
moerder-how-claim = Zeig nacheinander auf die sechs Plättchen des Wortes.
moerder-how-collect = Tipp auf einen Buchstaben, den du sammeln willst. Er darf für keine Kette mehr nötig sein.
moerder-how-next = Hier gibt es nichts zu tun, es geht weiter.
moerder-claim = Das ist die Kette
moerder-collect = { $letter } sammeln
moerder-collect-enough = Genug { $letter }
moerder-clear = Linie löschen
moerder-next = Weiter
moerder-touching = Dein Finger liegt auf dem { $letter } auf { $tile }. Erhebt niemand Einspruch, gehört es dir.
moerder-drop-out = Aussteigen
moerder-drop-out-means = Du sagst, dass sich das Wort nicht bilden lässt. Du bist nicht mehr dran und kannst nichts mehr zeigen, aber du gewinnst, wenn niemand das Wort findet.
moerder-drop-out-yes = Endgültig aussteigen
moerder-quit = Abbrechen …
moerder-quit-means = Du wettest, dass es überhaupt keine Kette gibt. { $hidden ->
    [one] Ein Plättchen liegt noch verdeckt und wird jetzt aufgedeckt
   *[other] { $hidden } Plättchen liegen noch verdeckt und werden jetzt alle aufgedeckt
}. Keine Kette: Du gewinnst mit { $hidden ->
    [one] einem Punkt
   *[other] { $hidden } Punkten
}. Eine Kette: Du hast verloren.
moerder-quit-yes = Abbrechen und alles aufdecken
moerder-go-on = Weiterspielen
moerder-keys = Tasten: Pfeile zum Bewegen, Enter zum Zeigen, Rücktaste nimmt zurück, Esc löscht, N für „Weiter“, O für Einspruch, P zum Verzichten.

## Objecting

moerder-touch-title = { $name } berührt das { $letter }
moerder-touch-question = Könnte { $tile } noch zum Wort gehören, wenn alles offen liegt? Dann erheb Einspruch; die Kette zeigst du danach.
moerder-touch-passed = Du hast verzichtet. Solange Zeit ist, kannst du noch Einspruch erheben.
moerder-object = Einspruch
moerder-pass = Verzichten
moerder-pass-all = In diesem Zug auf alles verzichten
moerder-passing = In diesem Zug verzichtest du auf alles.
moerder-stop-passing = Wieder hinsehen
moerder-show-title = Dein Einspruch gegen das { $letter } auf { $tile }
moerder-how-show = Zeichne sechs Plättchen in der Reihenfolge des Wortes, { $tile } ist dabei. Verdeckte stehen für den Buchstaben ihrer Stelle.
moerder-show = Kette zeigen
moerder-withdraw = Zurückziehen

## Alone

moerder-objectives = Deine zwei Ziele
moerder-objective-1 = Sammle alle Buchstaben, bevor eine Kette offen liegt.
moerder-objective-2 = Deck dann auf, bis du eine Kette siehst, oder brich ab, weil es keine gibt.
moerder-objective-done = Erreicht.
moerder-objective-points = { $hidden ->
    [one] Ein Plättchen verdeckt: ein Punkt.
   *[other] { $hidden } Plättchen verdeckt: { $hidden } Punkte.
}

## After the game

moerder-chains = { $count ->
    [0] Keine Kette lag offen.
    [one] Eine Kette lag offen.
   *[other] { $count } Ketten lagen offen.
}
moerder-chain-number = Kette { $number } von { $count }
moerder-chain-before = Die Kette davor
moerder-chain-after = Die nächste Kette

## Examples of the rule book

moerder-example-touched = Berührt: { $tile }
moerder-example-pointed = Gezeigt: { $chain }

## In a first game

moerder-coach-turn = Deck dort auf, wo das Wort noch laufen könnte: neben Buchstaben, die zusammenpassen.
moerder-coach-look = Such zuerst das Wort. Dann einen Buchstaben, an den nichts mehr herankommt: Den kann dir niemand verwehren.
moerder-coach-object = Jetzt ist Zeit für Einspruch. Könnte noch eine Kette durch dieses Plättchen laufen? Verdeckte zählen als jeder Buchstabe, der übrig ist.
