# The words of the games, the same in every text of this language.

## For use inside other messages

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

## For the glossary on the rule book page

word-code = { -code }
word-code-means = Les quatre paires cachées qu’il faut trouver.
word-challenger = { -challenger }
word-challenger-means = La personne qui cache le code et répond aux rangées.
word-decoder = { -decoder }
word-decoder-means = La personne qui essaie de trouver le code.
word-row = { -row }
word-row-means = Un essai : quatre paires côte à côte.
word-pair = { -pair }
word-pair-means = Une forme et une couleur qui vont ensemble.
word-shape = { -shape }
word-shape-means = Ce qu’on pose dans une case carrée : triangle, carré, hexagone, étoile ou croix.
word-colour = { -colour }
word-colour-means = Ce qu’on pose dans une case ronde : rouge, jaune, vert, violet ou orange.
word-black-peg = { -black-peg }
word-black-peg-means = Une paire est exactement juste : forme, couleur et position.
word-white-peg = { -white-peg }
word-white-peg-means = Une paire figure dans le code, mais à une autre position.
word-blue-peg = { -blue-peg }
word-blue-peg-means = À une position, seule la forme ou seule la couleur est juste.
word-shield = { -shield }
word-shield-means = Ce qui masque le code jusqu’à ce qu’il soit dévoilé.
word-round = { -round }
word-round-means = Chacun a décodé une fois. Si tu ne joues qu’un rôle, une manche, c’est un code.
word-points = { -points }
word-points-means = Un pour chaque rangée qu’il faut à l’autre pour trouver ton code.
word-house = { -house }
word-house-means = Le bot contre qui tu joues en solo.
word-bystander = { -bystander }
word-bystander-means = La personne qui regarde sans jouer.
word-table = { -table }
word-table-means = Là où l’on joue, avec les règles convenues.
word-seat = { -seat }
word-seat-means = Là où l’on est assis quand on joue.
word-host = { -host }
word-host-means = La personne qui a ouvert la table, lance la partie et peut donner les places libres à des bots.
word-tile = tuile
word-tile-means = Une des 36 pièces de bois, avec une lettre ou le cadavre sur une face.
word-body = cadavre
word-body-means = La seule tuile sans lettre ; elle retourne toutes ses voisines.
word-chain = chaîne
word-chain-means = Six tuiles différentes, chacune touchant la précédente, qui donnent MÖRDER.
word-claim = montrer le mot
word-claim-means = Montrer une chaîne parmi les tuiles visibles pendant son tour : c’est gagné.
word-touch = tuile touchée
word-touch-means = Le doigt posé sur une lettre visible pour la ramasser.
word-objection = objection
word-objection-means = Dire qu’une tuile touchée pourrait encore faire partie d’une chaîne, et en montrer une.
word-gap = trou
word-gap-means = Là où une tuile a été ramassée ; aucune chaîne ne passe par-dessus.

## The pieces of GRAND MASTER MIND

shape-triangle = triangle
shape-square = carré
shape-hexagon = hexagone
shape-star = étoile
shape-cross = croix
colour-red = rouge
colour-yellow = jaune
colour-green = vert
colour-violet = violet
colour-orange = orange
piece-blank = vide
