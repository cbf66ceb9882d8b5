# The words of the games, for use inside other messages.

-code = codice
-challenger = codificatore
-decoder = decodificatore
-row = fila
-pair = coppia
-shape = forma
-colour = colore
-black-peg = piolino nero
-white-peg = piolino bianco
-blue-peg = piolino blu
-shield = schermo
-round = manche
-points = punti
-house = il banco
-bystander = spettatore
-table = tavolo
-seat = posto
-host = padrone di casa
