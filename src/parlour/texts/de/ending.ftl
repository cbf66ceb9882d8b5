# Das Ende einer Partie: ihre Zahlen, jede mit einem Schild, und wie es weitergeht.

ending-figures = Die Partie in Zahlen
ending-look = Partie ansehen
ending-share = Teilen
ending-shared = Kopiert. Schick es, wem du magst.
ending-share-refused = Kopieren geht hier nicht. Das ist der Link:
ending-share-text = { $game }: { $what }
ending-share-private = Dieser Tisch war privat. Wer den Link hat, kann die ganze Partie ansehen.
ending-fold = Das ganze Brett zeigen
ending-unfold = Das Ergebnis zeigen

## Words

ending-best-word = { $word }
    .label = { $you ->
        [name] Dein bestes Wort
       *[nobody] Bestes Wort von { $name }
    }
    .figure = +{ $points }
ending-longest-word = { $word }
    .label = Das längste Wort
    .note = { $you ->
        [name] { $letters } Buchstaben, von dir
       *[nobody] { $letters } Buchstaben, von { $name }
    }
ending-turning-point = { $word }
    .label = Wendepunkt
    .figure = +{ $points }
    .note = { $you ->
        [name] Von hier an lagst du vorn.
       *[nobody] Von hier an lag { $name } vorn.
    }
ending-never-behind = { $you ->
    [name] Du, von Anfang bis Ende
   *[nobody] { $name }, von Anfang bis Ende
}
    .label = In Führung
ending-words = { $count }
    .label = { $you ->
        [name] Deine Wörter
       *[nobody] Wörter von { $name }
    }
    .note = { $other }: { $others }
ending-words-of-all = { $count }
    .label = { $you ->
        [name] Deine Wörter
       *[nobody] Wörter von { $name }
    }
    .note = von { $all } insgesamt
ending-words-alone = { $count }
    .label = Gefundene Wörter

## Codes

ending-rows = { $solved ->
    [true] { $rows ->
        [one] Eine Reihe
       *[other] { $rows } Reihen
    }
   *[false] Nicht gefunden
}
    .label = { $you ->
        [name] Deine Suche
       *[nobody] Die Suche von { $name }
    }
    .note = { $solved ->
        [true] {""}
       *[false] nach { $rows } Reihen
    }
ending-codes = { $solved } von { $codes }
    .label = { $you ->
        [name] Von dir gefundene Codes
       *[nobody] Von { $name } gefundene Codes
    }
ending-best-code = { $rows ->
    [one] Eine Reihe
   *[other] { $rows } Reihen
}
    .label = { $you ->
        [name] Dein schnellster Code
       *[nobody] Schnellster Code von { $name }
    }
ending-first-full-row = Reihe { $number }
    .label = Zum ersten Mal vier Stifte
    .note = { $you ->
        [name] von dir gelegt
       *[nobody] von { $name } gelegt
    }
ending-closest-row = Reihe { $number }
    .label = Am nächsten dran
    .note = { $black } schwarze Stifte

## Chains

ending-chain-found = MÖRDER
    .label = Der entscheidende Zug
    .note = { $you ->
        [name] Du hast es gefunden: { $chain }
       *[nobody] { $name } hat es gefunden: { $chain }
    }
ending-letters-collected = Alle sechs Buchstaben
    .label = Der entscheidende Zug
    .note = { $you ->
        [name] Du hattest sie zuerst.
       *[nobody] { $name } hatte sie zuerst.
    }
ending-chain-in-objection = Ein Einspruch
    .label = Der entscheidende Zug
    .note = { $you ->
        [name] Du hast eine offene Kette gezeigt: { $chain }
       *[nobody] { $name } hat eine offene Kette gezeigt: { $chain }
    }
ending-dropped-out = Ausgestiegen
    .label = Der entscheidende Zug
    .note = { $you ->
        [name] Du hast gesehen, dass sich das Wort nicht bilden lässt.
       *[nobody] { $name } hat gesehen, dass sich das Wort nicht bilden lässt.
    }
ending-quit = { $hidden }
    .label = Am Ende verdeckt
ending-chain-missed = MÖRDER
    .label = Lag noch da
    .note = { $chain }
ending-objections = { $right } richtig, { $wrong } falsch
    .label = { $you ->
        [name] Deine Einsprüche
       *[nobody] Einsprüche von { $name }
    }
ending-body = { $tile }
    .label = Die Leiche
    .note = { $you ->
        [name] Du hast sie aufgedeckt.
       *[nobody] { $name } hat sie aufgedeckt.
    }
ending-collected = { $letters }
    .label = { $you ->
        [name] Deine Buchstaben
       *[nobody] Buchstaben von { $name }
    }
ending-turned = { $count }
    .label = { $you ->
        [name] Von dir aufgedeckt
       *[nobody] Von { $name } aufgedeckt
    }

## Cases

ending-best-case = { $colour }
    .label = { $you ->
        [name] Dein bester Fall
       *[nobody] Bester Fall von { $name }
    }
    .figure = +{ $points }
    .note = { $complete ->
        [true] vollständig
       *[false] unvollendet
    }
ending-turning-card = { $card }
    .label = Wendepunkt
    .note = { $you ->
        [name] In Runde { $number }. Von hier an lagst du vorn.
       *[nobody] In Runde { $number }. Von hier an lag { $name } vorn.
    }
ending-turning-hand = Runde { $number }
    .label = Wendepunkt
    .figure = +{ $points }
    .note = { $you ->
        [name] Von hier an lagst du vorn.
       *[nobody] Von hier an lag { $name } vorn.
    }
ending-hands-won = { $won } von { $hands }
    .label = { $you ->
        [name] Deine gewonnenen Runden
       *[nobody] Gewonnene Runden von { $name }
    }
ending-best-hand = Runde { $number }
    .label = { $you ->
        [name] Deine beste Runde
       *[nobody] Beste Runde von { $name }
    }
    .figure = { $points }
