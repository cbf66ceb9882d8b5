# Tes parties : historique, statistiques, records personnels.

history-about = { $count ->
    [one] Une partie depuis le { $date }, gardée sous le nom de ce navigateur : { $name }
   *[other] { $count } parties depuis le { $date }, gardées sous le nom de ce navigateur : { $name }
}
history-empty = Ta première partie se posera ici
history-empty-why = Tout ce que tu finis est gardé : le résultat, tes meilleurs mots et la partie elle-même, coup par coup. Pas besoin de compte, ce navigateur suffit.
history-all-games = Toutes tes parties
history-play = Jouer à { $game }

## What is shown

history-lately = Dernièrement
history-show = Quelles parties
history-show-all = Toutes
history-show-won = Gagnées
history-show-lost = Perdues
history-show-people = Entre amis
history-show-house = Contre la maison
history-show-alone = En solo
history-game = Jeu
history-any-game = Tous les jeux
history-strength = Niveau
history-any-strength = Tous les niveaux
history-time = Période
history-any-time = Depuis toujours
history-last-month = 30 derniers jours
history-last-year = 12 derniers mois
history-found = { $count ->
    [0] Aucune partie de ce genre pour l’instant.
    [one] Une partie.
   *[other] { $count } parties.
}
history-older = Parties plus anciennes
history-export = Tout enregistrer en fichiers
history-export-about = Toutes les parties coup par coup, et les résultats dans un tableau.

## A game

history-outcome-won = Gagné
history-outcome-lost = Perdu
history-outcome-shared = Égalité
history-outcome-finished = Joué
history-outcome-several = Joué
history-resumed = Partie reprise, ne compte pas
history-place = { $score }, place { $place } sur { $seats }
history-score = { $own } : { $other }
history-bot = { $name }, { $strength }
history-alone = en solo
history-many-bots = { $count } de la maison
history-look = Revoir la partie
history-look-at = Revoir la partie : { $game }, { $date }
history-feat-tiles = { $worth ->
    [one] { $worth } tuile retournée
   *[other] { $worth } tuiles retournées
}
history-feat-word = { $word }, { $worth }
history-feat-hand = meilleure manche { $worth }

## Figures

history-unit-rows = { $count ->
    [one] { $count } rangée
   *[other] { $count } rangées
}
history-unit-letters = { $count ->
    [one] { $count } lettre
   *[other] { $count } lettres
}
history-unit-tiles-left = { $count ->
    [one] { $count } tuile restante
   *[other] { $count } tuiles restantes
}
history-unit-points-a-word = { $count } par mot
history-unit-points = { $count ->
    [one] { $count } point
   *[other] { $count } points
}
history-unit-words = { $count ->
    [one] { $count } mot
   *[other] { $count } mots
}
history-unit-points-a-hand = { $count } par manche
history-unit-turns = { $count ->
    [one] { $count } tour
   *[other] { $count } tours
}
history-axis-rows = rangées nécessaires
history-axis-letters = lettres ramassées
history-axis-tiles-left = tuiles encore cachées
history-axis-points-a-word = points par mot
history-axis-points = points
history-axis-words = mots
history-axis-points-a-hand = points par manche
history-axis-turns = tours nécessaires

## Ways to play

history-mode-grandmastermind-filled = Toutes les cases remplies
history-mode-grandmastermind-gaps = Cases vides permises
history-mode-moerder-pro = Pour les pros
history-mode-moerder-base = Jeu de base
history-mode-moerder-alone = En solo
history-mode-wordsearch-board = Sur le plateau
history-mode-wordsearch-insert = Avec l’insert
history-mode-wordsearch-boardless = Sans plateau
history-mode-wordsearch-board-alone = En solo sur le plateau
history-mode-wordsearch-insert-alone = En solo avec l’insert
history-mode-wordsearch-boardless-alone = En solo sans plateau
history-mode-letter-together = À table
history-mode-letter-many-words = En solo : beaucoup de mots
history-mode-letter-long-words = En solo : de longs mots
history-mode-murdero-single = Chacun pour soi
history-mode-murdero-pairs = Par équipes de deux
history-modes = Façon de jouer

## Statistics

history-counts = { $played ->
    [one] { $played } partie
   *[other] { $played } parties
} · { $won ->
    [one] { $won } gagnée
   *[other] { $won } gagnées
}
history-counts-finished = { $played ->
    [one] { $played } partie
   *[other] { $played } parties
}
history-row = Résultats à la suite
history-row-said = Les { $count } dernières parties, la plus ancienne d’abord : { $results }
history-run = { $count ->
    [0] Les fiches pleines sont des victoires.
    [one] Les fiches pleines sont des victoires. Tu as gagné la dernière.
   *[other] Les fiches pleines sont des victoires. Tu as gagné les { $count } dernières.
}
history-over-time = Au fil du temps
history-plot = { $axis }, partie après partie : de { $first } à { $last }, meilleur { $best }.
history-plot-mean = Les points pleins sont des victoires. La ligne est la moyenne de cinq parties.
history-as-table = En tableau
history-date = Date
history-result = Résultat
history-against = Contre
history-by-opponent = Selon l’adversaire
history-by-opponent-about = Combien de fois tu as gagné.
history-won-of = { $won } sur { $played }
history-people = Des gens
history-records = Records personnels
history-no-records = Tes records seront ici dès que tu auras gagné une partie.
history-best-rows = le moins de rangées
history-best-tiles = le moins de tuiles pour gagner
history-best-word = meilleur mot
history-best-word-worth = meilleur mot, { $worth }
history-best-hand = meilleure manche
history-best-points = le plus de points
history-best-words = le plus de mots
history-best-tiles-left = le plus de tuiles restantes
history-best-turns = le moins de tours
history-best-fastest = victoire la plus rapide
history-best-run = plus longue série de victoires
history-worth-rows = { $worth ->
    [one] { $worth } rangée
   *[other] { $worth } rangées
}
history-worth-tiles = { $worth ->
    [one] { $worth } tuile
   *[other] { $worth } tuiles
}
history-worth-run = { $worth } à la suite
