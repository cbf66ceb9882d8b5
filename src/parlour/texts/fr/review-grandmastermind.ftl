# Ce que dit le retour sur une partie de GRAND MASTER MIND.

review-grandmastermind-row-lost = Le temps était écoulé : la rangée n’a rien appris.
review-grandmastermind-codes-possible = { $count ->
    [one] Un seul code était possible.
   *[other] { $count } codes étaient possibles.
}
review-grandmastermind-codes-left = De { $before } codes à { $after }.
review-grandmastermind-only-code-laid = Un seul code restait possible, et le voici.
review-grandmastermind-only-code-missed = Un seul code restait possible, et c’en était un autre.
review-grandmastermind-row-contradicts = La réponse à la rangée { $row } exclut que cette rangée soit le code.
review-grandmastermind-better-left = Une autre rangée aurait laissé { $best ->
    [one] { $best } code
   *[other] { $best } codes
} en moyenne, et non { $yours }.
review-grandmastermind-more-answers = Cette rangée pouvait recevoir { $yours ->
    [one] une seule réponse
   *[other] { $yours } réponses
}, l’autre { $best } : chacune en dit alors plus.
review-grandmastermind-solved-of = { $before } codes étaient possibles, et c’était celui-ci.
review-grandmastermind-lucky-answer = En moyenne il en serait resté environ { $expected } ; cette réponse en a laissé { $after }.
review-grandmastermind-hardly-any-tells-more = Presque aucune rangée n’en dit plus ici.
review-grandmastermind-last-row-contradicts = Dans la dernière rangée seul un code possible peut gagner, et la réponse à la rangée { $row } exclut celui-ci.
review-grandmastermind-code-hidden = Le code a { $shapes ->
    [one] une forme
   *[other] { $shapes } formes
} et { $colours ->
    [one] une couleur
   *[other] { $colours } couleurs
}. Moins il a de pièces, plus il est trouvé tard, mais de peu.
