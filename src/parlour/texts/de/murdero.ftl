# What the table of MURDERO says. $name is a player, $card a card in words, $cards several of them.

murdero-help-about = Der Tisch sagt, was deinem Fall noch fehlt, und nennt einen vernünftigen Zug.

## Options

murdero-option-partners = In Paaren
murdero-option-partners-explained = Zu viert: Partner sitzen sich gegenüber und zählen gemeinsam.
murdero-option-partners-false = Aus
murdero-option-partners-true = An
murdero-option-target = Punkte zum Sieg
murdero-option-target-explained = Das Spiel endet, sobald jemand so viele hat.
murdero-option-target-off = Wie in der Schachtel: 100, Paare 200
murdero-option-max-hands = Runden höchstens
murdero-option-max-hands-explained = Nach so vielen Runden endet das Spiel auf jeden Fall.
murdero-option-action-deck = Aktionskarten
murdero-option-action-deck-explained = Welche neben den 45 Fallkarten im Stapel sind.
murdero-option-action-deck-standard15 = Fünfzehn
murdero-option-action-deck-thirteen = Dreizehn, von jeder eine
murdero-option-action-deck-custom = Eigene Auswahl
murdero-option-custom-deck = Dein eigener Stapel
murdero-option-custom-deck-explained = Wie viele von jeder, höchstens vier.
murdero-option-custom-deck-lost-treasure = { murdero-action-lost-treasure }
murdero-option-custom-deck-reverse-charges = { murdero-action-reverse-charges }
murdero-option-custom-deck-shake-down = { murdero-action-shake-down }
murdero-option-custom-deck-overtime = { murdero-action-overtime }
murdero-option-custom-deck-destroy = { murdero-action-destroy }
murdero-option-custom-deck-sabotage = { murdero-action-sabotage }
murdero-option-custom-deck-silver-screen-alibi = { murdero-action-silver-screen-alibi }
murdero-option-custom-deck-dons-alibi = { murdero-action-dons-alibi }
murdero-option-custom-deck-political-alibi = { murdero-action-political-alibi }
murdero-option-custom-deck-heavy-caseload = { murdero-action-heavy-caseload }
murdero-option-custom-deck-real-estate = { murdero-action-real-estate }
murdero-option-custom-deck-mitigating-circs = { murdero-action-mitigating-circs }
murdero-option-custom-deck-joker = { murdero-action-joker }
murdero-option-case-file-empty = Leere Fallakte
murdero-option-case-file-empty-explained = Wann die Runde endet, wenn die letzte Karte gezogen ist.
murdero-option-case-file-empty-finish-turn = Mit diesem Zug
murdero-option-case-file-empty-immediate = Sofort
murdero-option-shake-down = { murdero-action-shake-down }
murdero-option-shake-down-explained = Woher die Karte kommt, die du nimmst.
murdero-option-shake-down-from-sets = Aus einem Fall, nach Wahl
murdero-option-shake-down-from-hand-random = Aus einer Hand, zufällig
murdero-option-mitigating = { murdero-action-mitigating-circs }
murdero-option-mitigating-explained = Was dir die Karte bringt, die du abgibst.
murdero-option-mitigating-draw2 = Zwei Karten
murdero-option-mitigating-sabotage-same-value = Ein Gegner verliert so eine
murdero-option-removed-cards = Sabotierte Karten
murdero-option-removed-cards-explained = Wohin sie kommen, samt allem, was mit ihnen fällt.
murdero-option-removed-cards-out = Aus dem Spiel
murdero-option-removed-cards-discard = Auf den Ablagestapel
murdero-option-partner-double = Verdoppelt im Paar
murdero-option-partner-double-explained = Wessen Tischpunkte doppelt zählen, wenn ein Paar die Runde gewinnt.
murdero-option-partner-double-pair = Die beider Partner
murdero-option-partner-double-winner-only = Nur die des Gewinners
murdero-option-start-player = Wer zuerst gibt
murdero-option-start-player-explained = Es beginnt, wer links davon sitzt.
murdero-option-start-player-random = Ausgelost
murdero-option-start-player-0 = Platz 1
murdero-option-start-player-1 = Platz 2
murdero-option-start-player-2 = Platz 3
murdero-option-start-player-3 = Platz 4
murdero-option-turn-seconds = Zeit pro Zug
murdero-option-turn-seconds-explained = Sekunden für jeden Zug.
murdero-option-turn-seconds-off = Ohne Grenze
murdero-preset-box = Wie in der Schachtel
murdero-preset-one-hand = Eine Runde
murdero-preset-pairs = In Paaren

## What happened

murdero-event-dealer-picked = { $you ->
    [name] Ausgelost: Du gibst zuerst.
   *[nobody] Ausgelost: { $name } gibt zuerst.
}
murdero-event-hand-dealt = Du bekommst { $cards }.
murdero-event-hand-began = { $you ->
    [name] Runde { $number }: Du hast gegeben, aufgedeckt ist { $card }.
   *[nobody] Runde { $number }: { $name } hat gegeben, aufgedeckt ist { $card }.
}
murdero-event-cards-drawn = { $you ->
    [name] Du ziehst
   *[nobody] { $name } zieht
} { $count ->
    [one] eine Karte
   *[other] { $count } Karten
} aus der Fallakte.
murdero-event-cards-seen = Du hast { $cards } gezogen.
murdero-event-card-taken = { $you ->
    [name] Du nimmst { $card }
   *[nobody] { $name } nimmt { $card }
} { $buried ->
    [true] mitten aus dem Ablagestapel
   *[false] vom Ablagestapel
}.
murdero-event-card-built = { $helped ->
    [true] { $you ->
        [name] Du legst { $card } an einen Fall von { $other }.
        [other] { $name } legt { $card } an einen Fall von dir.
       *[nobody] { $name } legt { $card } an einen Fall von { $other }.
    }
   *[false] { $you ->
        [name] Du legst { $card }.
       *[nobody] { $name } legt { $card }.
    }
}
murdero-event-action-played = { $you ->
    [name] Du spielst { $card }.
   *[nobody] { $name } spielt { $card }.
}
murdero-event-action-used = { $you ->
    [name] Du nutzt { $card }.
   *[nobody] { $name } nutzt { $card }.
}
murdero-event-cards-removed = { $you ->
    [name] Du verlierst { $cards }
   *[nobody] { $name } verliert { $cards }
}{ $discarded ->
    [true] {" "}an den Ablagestapel
   *[false] {""}
}.
murdero-event-card-stolen = { $you ->
    [name] Du nimmst { $other } { $card } weg.
    [other] { $name } nimmt dir { $card } weg.
   *[nobody] { $name } nimmt { $other } { $card } weg.
}
murdero-event-nothing-stolen = { $you ->
    [name] { $other } hält keine Fallkarte, also bekommst du nichts.
    [other] Du hältst keine Fallkarte, also bekommt { $name } nichts.
   *[nobody] { $other } hält keine Fallkarte, also bekommt { $name } nichts.
}
murdero-event-card-discarded = { $by_chance ->
    [true] { $you ->
        [name] Für dich wird { $card } abgelegt.
       *[nobody] Für { $name } wird { $card } abgelegt.
    }
   *[false] { $you ->
        [name] Du legst { $card } ab.
       *[nobody] { $name } legt { $card } ab.
    }
}
murdero-event-case-closed = { $held_back ->
    [true] { $you ->
        [name] Du hast einen vollständigen Fall ({ $colour }), doch er wird zurückgehalten.
       *[nobody] { $name } hat einen vollständigen Fall ({ $colour }), doch er wird zurückgehalten.
    }
   *[false] { $you ->
        [name] Du hast einen Fall vollendet: { $colour }!
       *[nobody] { $name } hat einen Fall vollendet: { $colour }!
    }
}
murdero-event-turn-ended = { $you ->
    [name] Du bist fertig.
   *[nobody] { $name } ist fertig.
}
murdero-event-time-ran-out = { $you ->
    [name] Deine Zeit ist um.
   *[nobody] Die Zeit von { $name } ist um.
}
murdero-event-hand-ended = { $reason ->
    [case_closed] Die Runde ist gewonnen.
    [reverse_charges] { murdero-action-reverse-charges } beendet die Runde.
    [overtime] { murdero-action-overtime } leert die Fallakte: Die Runde ist aus.
    [case_file_empty] Die Fallakte ist leer: Die Runde ist aus.
   *[standstill] Nichts bewegt sich mehr: Die Runde ist aus.
}
murdero-event-hand-counted = Diese Runde: { $scores }. Insgesamt: { $totals }.
murdero-event-seat-gave-up = { $you ->
    [name] Du hast aufgegeben.
   *[nobody] { $name } hat aufgegeben.
}

## What is awaited

murdero-awaited-your-draw = Du bist dran: Zieh eine Karte.
murdero-awaited-your-draw-or-take = Du bist dran: Zieh eine Karte oder nimm die oberste vom Ablagestapel.
murdero-awaited-draw = { $name } zieht eine Karte.
murdero-awaited-your-turn = Du bist dran: Leg an oder nutze deine eine Aktion.
murdero-awaited-your-building = Du bist dran: Leg an oder beende den Zug.
murdero-awaited-turn = { $name } arbeitet am Fall.
murdero-awaited-your-discard = Zu viele Karten: Leg { $count ->
    [one] eine
   *[other] { $count }
} ab.
murdero-awaited-discard = { $name } legt Karten ab.
murdero-awaited-moment = Einen Moment …
murdero-awaited-over = Das Spiel ist aus.

## Under a player’s name

murdero-standing = { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
} · { $cards ->
    [one] eine Karte
   *[other] { $cards } Karten
}
murdero-standing-gave-up = Platz aufgegeben

## How it ended

result-last-hand = Es war die letzte Runde, und { $winner } hat die meisten Punkte.
result-last-hand-won = Es war die letzte Runde, und du hast die meisten Punkte.
result-last-hand-lost = Es war die letzte Runde, und { $winner } hat die meisten Punkte.

## The board

murdero-board = Der Kartentisch
murdero-said-case = { $colour } { $number }
murdero-said-times = { $count } × { $card }
murdero-of = von { $name }
murdero-falls-too = reißt { $cards } mit
murdero-usable = jetzt einsetzbar
murdero-case = { $case }: { $numbers }; zählt { $points }.
murdero-case-empty = { $case }: noch nicht begonnen.
murdero-case-joker = Joker für { $number }
murdero-onto = { $card } an den Fall { $case } von { $name } legen
murdero-joker-onto = Den Joker als { $number } an den Fall { $case } von { $name } legen
murdero-own-place = Die Fälle von { $name }
murdero-place = { $name }, { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
}
murdero-partner = Partner
murdero-play-here = { $card } hier ausspielen
murdero-lay-before = { $card } vor { $name } legen
murdero-rob = { $name } eine Karte wegnehmen
murdero-known = Alle haben gesehen: { $cards }.
murdero-hand-number = Runde { $number }
murdero-sort = Deine Hand sortieren
murdero-sort-colour = Nach Farbe
murdero-sort-number = Nach Zahl
murdero-case-file = Fallakte
murdero-case-file-said = Fallakte: noch { $count }
murdero-discard-pile = Ablagestapel
murdero-draw = Karte ziehen
murdero-take = { $card } nehmen
murdero-browse = Den Ablagestapel durchsehen: { $count }
murdero-pile-empty = Dort liegt noch nichts.
murdero-search-pile = Nimm eine Fallkarte aus dem Ablagestapel
murdero-swap-here = Hier tauschen
murdero-discard-here = Hier ablegen
murdero-search-here = Hier suchen
murdero-action-free = Deine Aktion ist frei
murdero-action-spent = Aktion genutzt
murdero-choose-give = Wähl die Karte, die du abgibst.
murdero-choose-take = Wähl jetzt die Karte von jemand anderem.
murdero-choose-player = Wähl jetzt, von wem.
murdero-choose-search = Öffne den Ablagestapel.
murdero-choose-remove = Wähl eine Karte auf dem Tisch.
murdero-choose-case = Wähl den Fall.
murdero-choose-replace = Wähl die Dauerkarte, die sie ersetzt.
murdero-choose-lay = Leg sie auf den Tisch.
murdero-choose-play = Spiel sie aus.
murdero-robs = Der Zufall nimmt { $name } eine Fallkarte aus der Hand.
murdero-takes-it = Du nimmst sie auf die Hand.
murdero-draws-two = Du ziehst zwei Karten.
murdero-ends-hand = Damit endet die Runde.
murdero-ends-too-soon = Damit endet die Runde, und du könntest vorher noch { $cards } legen.
murdero-do-it = Ja, so
murdero-back = Zurück
murdero-play = Ausspielen
murdero-discard-it = Ablegen
murdero-swap-it = Tauschen
murdero-put-back = Zurückstecken
murdero-done = Zug beenden
murdero-sheet = Punktezettel
murdero-sheet-hand = Runde
murdero-sheet-empty = Noch ist keine Runde gezählt.
murdero-sheet-total = Gesamt, bis { $target }
murdero-first-to = Bis { $target } Punkte
murdero-rail = { $points } von { $target } Punkten
murdero-before = { $you ->
    [name] { $card } vor dir
   *[nobody] { $card } vor { $name }
}
murdero-count-closed = { $name } löst den Fall { $case }
murdero-case-closed = Fall gelöst
murdero-count-hand = Auf der Hand: { $cards }.
murdero-next-hand = Zur nächsten Runde
murdero-look-at-table = Den Tisch ansehen
murdero-example-laid = { $card } wird angelegt.
murdero-example-taken = { $card } wird entfernt.
murdero-example-falls = Sie reißt { $cards } mit.
murdero-example-points = Das zählt { $points }.
murdero-hand = Deine Hand, { $count ->
    [one] eine Karte
   *[other] { $count } Karten
}
murdero-holds = { $count ->
    [0] Hält keine Karte.
    [one] Hält eine Karte.
   *[other] Hält { $count } Karten.
}
murdero-discard-pile-said = { $count ->
    [0] Ablagestapel: leer
   *[other] Ablagestapel: oben { $card }, insgesamt { $count }
}
murdero-discard-which = { $count ->
    [one] Wähl die Karte, die du ablegst.
   *[other] Wähl { $count } Karten, die du ablegst.
}
murdero-you-lose = { $falls ->
    [true] Du verlierst { $card } und damit { $cards }.
   *[false] Du verlierst { $card }.
}
murdero-they-lose = { $falls ->
    [true] { $name } verliert { $card } und damit { $cards }.
   *[false] { $name } verliert { $card }.
}

## In a first game

murdero-coach-draw = Die offene Karte lohnt sich, wenn sie die nächste Zahl eines deiner Fälle ist.
murdero-coach-build = Leg an, was du kannst: Fallkarten auf der Hand zählen am Ende gegen dich.
murdero-coach-action = Einmal im Zug darfst du etwas tun: eine Aktionskarte spielen, eine Dauerkarte nutzen oder eine Karte tauschen.
murdero-coach-discard = Gib ab, was deine Fälle am wenigsten brauchen. Wer nach dir kommt, darf es nehmen.
