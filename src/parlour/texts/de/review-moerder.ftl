# Was der Rückblick zu MÖRDER sagt.

review-moerder-chain-found = { $count ->
    [one] Die einzige Kette, die offen lag.
   *[other] { $count } Ketten lagen offen, und hier ist eine.
}
review-moerder-chain-overlooked = { $count ->
    [one] Das Wort lag offen: { $chain }.
   *[other] Das Wort lag auf { $count } Arten offen, eine davon { $chain }.
}
review-moerder-no-chain-there = Dort lag keine Kette.
review-moerder-letters-left = { $count ->
    [one] Gegen das { $letter } auf { $tile } konnte niemand Einspruch erheben.
   *[other] { $count } Buchstaben waren frei zu haben, darunter das { $letter } auf { $tile }.
}
review-moerder-touch-free = Keine Kette konnte das { $letter } auf { $tile } noch brauchen, also gab es keinen Einspruch.
review-moerder-touch-needed = Eine Kette konnte das { $letter } auf { $tile } noch brauchen: { $chain }.
review-moerder-touch-unseen = Gegen das { $letter } auf { $tile } hat niemand Einspruch erhoben.
review-moerder-rather-free = Das { $letter } auf { $tile } war frei zu haben.
review-moerder-could-object = Gegen das { $letter } auf { $tile } gab es eine Kette für einen Einspruch: { $chain }.
review-moerder-nothing-to-object = Keine Kette konnte das { $letter } auf { $tile } noch brauchen.
review-moerder-objected = Eine Kette konnte das { $letter } auf { $tile } noch brauchen: { $chain }.
review-moerder-chain-to-show = Für das { $letter } auf { $tile } gab es eine Kette zu zeigen: { $chain }.
review-moerder-staked-with-chain = Das Wort lag schon offen.
review-moerder-staked = Von { $of } Brettern, die noch kommen konnten, haben etwa { $without } keine Kette.
review-moerder-word-came-up = { $ways ->
    [one] Eines von { $hidden } verdeckten Plättchen konnte
   *[other] { $ways } von { $hidden } verdeckten Plättchen konnten
} hier das Wort vollenden, und genau so kam es.
review-moerder-body-opened-it = Die Leiche deckte ihre Nachbarn auf, und da lag das Wort.
review-moerder-no-tile-likelier = { $ways ->
    [one] Eines
   *[other] { $ways }
} von { $hidden } verdeckten Plättchen { $ways ->
    [one] hätte
   *[other] hätten
} hier das Wort vollendet. Kein anderer Platz war besser.
review-moerder-safer-tile = Hier { $yours ->
    [one] hätte eines
   *[other] hätten { $yours }
} von { $hidden } verdeckten Plättchen das Spiel verloren, auf { $tile } { $ways ->
    [0] keines
   *[other] nur { $ways }
}.
review-moerder-likelier-tile = Auf { $tile } { $ways ->
    [one] hätte eines
   *[other] hätten { $ways }
} von { $hidden } verdeckten Plättchen das Wort vollendet, hier { $yours ->
    [0] keines
   *[other] nur { $yours }
}.
review-moerder-tile-gives-less = Dieses Plättchen gibt dem Nächsten etwa eine Chance von eins zu { $one_in }, das Wort zu vollenden, { $tile } eine kleinere.
