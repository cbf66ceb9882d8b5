# Help a table may allow, worked out from what the asker sees.

help-codes-possible = { $count ->
    [one] Un seul code est encore possible.
   *[other] Il reste { $count } codes possibles.
}
help-row-contradicts = Cette rangée contredit la réponse à la rangée { $row }.
help-row-agrees = Cette rangée est compatible avec toutes les réponses jusqu’ici.
help-no-help-now = Il n’y a pas d’aide pour le moment.
