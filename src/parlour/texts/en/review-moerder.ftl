# What looking back says about MÖRDER.

review-moerder-chain-found = { $count ->
    [one] The only chain that lay open.
   *[other] { $count } chains lay open, and here is one.
}
review-moerder-chain-overlooked = { $count ->
    [one] The word lay open: { $chain }.
   *[other] The word lay open in { $count } ways, one of them { $chain }.
}
review-moerder-no-chain-there = No chain lay there.
review-moerder-letters-left = { $count ->
    [one] Nobody could have refused the { $letter } on { $tile }.
   *[other] { $count } letters were free to take, among them the { $letter } on { $tile }.
}
review-moerder-touch-free = No chain could need the { $letter } on { $tile } any more, so nobody could object.
review-moerder-touch-needed = A chain could still need the { $letter } on { $tile }: { $chain }.
review-moerder-touch-unseen = Nobody objected to the { $letter } on { $tile }.
review-moerder-rather-free = The { $letter } on { $tile } was free to take.
review-moerder-could-object = There was a chain to object with, for the { $letter } on { $tile }: { $chain }.
review-moerder-nothing-to-object = No chain could need the { $letter } on { $tile } any more.
review-moerder-objected = A chain could still need the { $letter } on { $tile }: { $chain }.
review-moerder-chain-to-show = There was a chain to show for the { $letter } on { $tile }: { $chain }.
review-moerder-staked-with-chain = The word already lay open.
review-moerder-staked = Of { $of } boards that could still come up, about { $without } have no chain.
review-moerder-word-came-up = { $ways ->
    [one] One
   *[other] { $ways }
} of { $hidden } face-down tiles could complete the word here, and that is what came up.
review-moerder-body-opened-it = The body turned its neighbours, and there lay the word.
review-moerder-no-tile-likelier = { $ways } of { $hidden } face-down tiles would have completed the word here. No other place was likelier.
review-moerder-safer-tile = Here { $yours } of { $hidden } face-down tiles would have lost the game, on { $tile } { $ways ->
    [0] none
   *[other] only { $ways }
}.
review-moerder-likelier-tile = On { $tile }, { $ways } of { $hidden } face-down tiles would have completed the word, here { $yours ->
    [0] none
   *[other] only { $yours }
}.
review-moerder-tile-gives-less = This tile gives the next player about one chance in { $one_in } to complete the word, { $tile } gives less.
