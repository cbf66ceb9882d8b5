# Help a table may allow, worked out from what the asker sees.

help-codes-possible = { $count ->
    [one] Un seul code est encore possible.
   *[other] Il reste { $count } codes possibles.
}
help-row-contradicts = Cette rangée contredit la réponse à la rangée { $row }.
help-row-agrees = Cette rangée est compatible avec toutes les réponses jusqu’ici.
help-no-help-now = Il n’y a pas d’aide pour le moment.

help-words-in-sight = { $count ->
    [one] Il y a un mot que presque tout le monde connaît.
   *[other] Il y a { $count } mots que presque tout le monde connaît.
}
help-good-word-begins = Un bon mot a { $letters } lettres et commence sur la tuile { $first }.
help-no-common-word = Il n’y a pas de mot courant à trouver ici. Change quelque chose, ou passe à la suite.

help-letter-words = { $count ->
    [one] { $count } mot que presque tout le monde connaît est possible.
   *[other] { $count } mots que presque tout le monde connaît sont possibles.
}
help-letter-best = Un bon mot a { $letters } lettres et commence par { $letter }.
help-letter-to-lay = Avec la lettre { $letter }, on peut faire un mot que presque tout le monde connaît.

help-murdero-can-close = Tu peux boucler une affaire. Cela met fin à la manche : pose d’abord tout le reste.
help-murdero-ends-hand = Cela met fin à la manche. Pose d’abord tout ce qui va encore.
help-murdero-falls = { $count ->
    [one] { $count } carte s’en va
   *[other] { $count } cartes s’en vont
} : { $points ->
    [one] { $points } point
   *[other] { $points } points
}.
help-murdero-needs = Il manque un { $number } à ton affaire { $colour ->
    [R] rouge
    [B] bleue
   *[G] verte
}. { $count ->
    [0] Il n’en viendra plus : seul un Joker peut aider.
    [one] Il y en a un que tu n’as pas encore vu.
   *[other] Il y en a { $count } que tu n’as pas encore vus.
}
help-murdero-idea = Un coup raisonnable : { $doing ->
    [draw] pioche dans le dossier.
    [take] prends la carte du dessus de la défausse.
    [play] joue une carte Action.
    [use] utilise une Permanente posée devant toi.
    [swap] échange une carte Action.
    [discard] défausse une carte Action.
   *[done] termine ton tour.
}
help-murdero-idea-card = Un coup raisonnable : { $doing ->
    [build] pose le
    [swap] échange le
   *[discard] défausse le
} { $number } { $colour ->
    [R] rouge
    [B] bleu
   *[G] vert
}.

# A game without help of its own.
help-moves-to-type = Tu peux taper : { $moves }.
