# Ce que dit le retour sur une partie de MÖRDER.

review-moerder-chain-found = { $count ->
    [one] La seule chaîne visible.
   *[other] { $count } chaînes étaient visibles, et en voici une.
}
review-moerder-chain-overlooked = { $count ->
    [one] Le mot était visible : { $chain }.
   *[other] Le mot était visible de { $count } façons, dont { $chain }.
}
review-moerder-no-chain-there = Il n’y avait pas de chaîne là.
review-moerder-letters-left = { $count ->
    [one] Personne ne pouvait refuser le { $letter } en { $tile }.
   *[other] { $count } lettres étaient à prendre, dont le { $letter } en { $tile }.
}
review-moerder-touch-free = Aucune chaîne ne pouvait plus avoir besoin du { $letter } en { $tile } : personne ne pouvait s’opposer.
review-moerder-touch-needed = Une chaîne pouvait encore avoir besoin du { $letter } en { $tile } : { $chain }.
review-moerder-touch-unseen = Personne ne s’est opposé pour le { $letter } en { $tile }.
review-moerder-rather-free = Le { $letter } en { $tile } était à prendre.
review-moerder-could-object = Il y avait une chaîne pour s’opposer, pour le { $letter } en { $tile } : { $chain }.
review-moerder-nothing-to-object = Aucune chaîne ne pouvait plus avoir besoin du { $letter } en { $tile }.
review-moerder-objected = Une chaîne pouvait encore avoir besoin du { $letter } en { $tile } : { $chain }.
review-moerder-chain-to-show = Il y avait une chaîne à montrer pour le { $letter } en { $tile } : { $chain }.
review-moerder-staked-with-chain = Le mot était déjà visible.
review-moerder-staked = Sur { $of } plateaux encore possibles, environ { $without } n’ont pas de chaîne.
review-moerder-word-came-up = { $ways ->
    [one] Une des { $hidden } tuiles cachées pouvait
   *[other] { $ways } des { $hidden } tuiles cachées pouvaient
} compléter le mot ici, et c’est ce qui est arrivé.
review-moerder-body-opened-it = Le cadavre a retourné ses voisines, et le mot était là.
review-moerder-no-tile-likelier = { $ways ->
    [one] Une des { $hidden } tuiles cachées aurait
   *[other] { $ways } des { $hidden } tuiles cachées auraient
} complété le mot ici. Aucune autre place n’était meilleure.
review-moerder-safer-tile = Ici { $yours ->
    [one] une des { $hidden } tuiles cachées aurait
   *[other] { $yours } des { $hidden } tuiles cachées auraient
} fait perdre la partie, en { $tile } { $ways ->
    [0] aucune
   *[other] seulement { $ways }
}.
review-moerder-likelier-tile = En { $tile }, { $ways ->
    [one] une des { $hidden } tuiles cachées aurait
   *[other] { $ways } des { $hidden } tuiles cachées auraient
} complété le mot, ici { $yours ->
    [0] aucune
   *[other] seulement { $yours }
}.
review-moerder-tile-gives-less = Cette tuile donne au suivant environ une chance sur { $one_in } de compléter le mot, { $tile } en donne moins.
