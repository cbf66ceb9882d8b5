# Retour sur une partie finie.

review-title = Retour sur la partie
review-through = Ce qu’il y avait à trouver, d’après ce que { $name } pouvait voir.
review-through-you = Ce qu’il y avait à trouver, d’après ce que tu pouvais voir.
review-mark-find = Une trouvaille
review-mark-better = Mieux valait …
review-mark-lucky = De la chance
review-begins = On revoit la partie …
review-progress = Retour : { $done } décisions sur { $of }
review-nothing = Rien ne ressort ici. Une partie tranquille.
review-all = { $count ->
    [one] Une décision
   *[other] Les { $count } décisions
}
review-silent = Il n’y a rien à dire des autres décisions.
review-step = étape { $number }
review-or = ou
review-tag = mieux valait
review-instead = Mieux valait : { $what }
