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

# A game without help of its own.
help-moves-to-type = Tu peux taper : { $moves }.
