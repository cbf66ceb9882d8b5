# The words of the games, for use inside other messages.

-code = code
-challenger = codeur
-decoder = décodeur
-row = rangée
-pair = paire
-shape = forme
-colour = couleur
-black-peg = fiche noire
-white-peg = fiche blanche
-blue-peg = fiche bleue
-shield = cache
-round = manche
-points = points
-house = la maison
-bystander = spectateur
-table = table
-seat = place
-host = hôte
