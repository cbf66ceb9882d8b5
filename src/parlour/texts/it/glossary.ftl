# The words of the games, the same in every text of this language.

## For use inside other messages

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

## For the glossary on the rule book page

word-code = { -code }
word-code-means = Le quattro coppie nascoste da scoprire.
word-challenger = { -challenger }
word-challenger-means = Chi nasconde il codice e risponde alle file.
word-decoder = { -decoder }
word-decoder-means = Chi cerca di scoprire il codice.
word-row = { -row }
word-row-means = Un tentativo: quattro coppie una accanto all’altra.
word-pair = { -pair }
word-pair-means = Una forma e un colore che stanno insieme.
word-shape = { -shape }
word-shape-means = Quel che va in una casella quadrata: triangolo, quadrato, esagono, stella o croce.
word-colour = { -colour }
word-colour-means = Quel che va in una casella rotonda: rosso, giallo, verde, viola o arancione.
word-black-peg = { -black-peg }
word-black-peg-means = Una coppia è esatta: forma, colore e posizione.
word-white-peg = { -white-peg }
word-white-peg-means = Una coppia c’è nel codice, ma in un’altra posizione.
word-blue-peg = { -blue-peg }
word-blue-peg-means = In una posizione è giusta solo la forma o solo il colore.
word-shield = { -shield }
word-shield-means = Copre il codice finché non viene svelato.
word-round = { -round }
word-round-means = Tutti e due hanno decifrato una volta. Se giochi un ruolo solo, una manche è un codice.
word-points = { -points }
word-points-means = Uno per ogni fila che serve all’altro per scoprire il tuo codice.
word-house = { -house }
word-house-means = Il bot contro cui giochi in solitario.
word-bystander = { -bystander }
word-bystander-means = Chi guarda senza giocare.
word-table = { -table }
word-table-means = Dove si gioca, con le regole concordate.
word-seat = { -seat }
word-seat-means = Dove siede al tavolo chi gioca.
word-host = { -host }
word-host-means = Chi ha aperto il tavolo, fa cominciare la partita e può dare i posti liberi ai bot.
word-tile = tessera
word-tile-means = Uno dei 36 pezzi di legno, con una lettera o il cadavere su un lato.
word-body = cadavere
word-body-means = L’unica tessera senza lettera; scopre tutte le sue vicine.
word-chain = catena
word-chain-means = Sei tessere diverse, ognuna a contatto con la precedente, che danno MÖRDER.
word-claim = mostrare la parola
word-claim-means = Indicare una catena tra le tessere scoperte nel proprio turno: si vince.
word-touch = tessera toccata
word-touch-means = Il dito su una lettera scoperta, per raccoglierla.
word-objection = obiezione
word-objection-means = Dire che una tessera toccata potrebbe ancora far parte di una catena, e mostrarne una.
word-gap = vuoto
word-gap-means = Dove è stata raccolta una tessera; nessuna catena lo attraversa.

## The pieces of GRAND MASTER MIND

shape-triangle = triangolo
shape-square = quadrato
shape-hexagon = esagono
shape-star = stella
shape-cross = croce
colour-red = rosso
colour-yellow = giallo
colour-green = verde
colour-violet = viola
colour-orange = arancione
piece-blank = vuoto
