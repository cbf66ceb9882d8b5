# The rule book of GRAND MASTER MIND. A rule's id is its message's id.

rules-grandmastermind-intro = Dietro lo schermo ci sono quattro coppie, ognuna fatta di una forma e di un colore, e tu le vuoi scoprire tutte. Ogni fila che posi è una domanda; fino a quattro piccoli piolini sono la risposta. Con centinaia di migliaia di codici possibili la fortuna da sola non basta, ma se leggi bene i piolini di solito arrivi in fondo prima che il tabellone sia pieno.

rules-grandmastermind-first-aim = Trova il codice nascosto: quattro coppie, ognuna di una forma e un colore. Meno file ti servono, meglio è.
rules-grandmastermind-first-turn = Posa una fila di quattro coppie e proponila. I piolini accanto dicono quanto sei vicino. Nero: una coppia è proprio giusta. Bianco: una coppia è nel codice, ma altrove. Blu: in un posto è giusta solo la forma o solo il colore.
rules-grandmastermind-first-end = Con quattro piolini neri il codice è risolto e vi scambiate i ruoli. Ogni fila che ti serve è un punto per l’altra parte; alla fine vince chi ha più punti.

## Headings

rules-grandmastermind-section-goal = Di che cosa si tratta
rules-grandmastermind-section-pieces = Tabellone e pezzi
rules-grandmastermind-section-code = Il codice
rules-grandmastermind-section-rows = Le file
rules-grandmastermind-section-pegs = I piolini
rules-grandmastermind-section-end = Fine e punteggio
rules-grandmastermind-section-variant-2 = Variante 2: con caselle vuote
rules-grandmastermind-section-house = I nostri chiarimenti e le regole della casa
rules-grandmastermind-section-common = { rules-common-section-house }

## Rules

GM-1 = Si gioca in due. Il codificatore inventa un codice segreto e il decodificatore cerca di scoprirlo con meno file possibile. Se giochi in solitario, il banco prende l’altro ruolo.
GM-2 = Nella scatola ci sono un tabellone con dieci file doppie, uno schermo, circa venti piolini per tipo (neri, bianchi e blu), qualche piolino per segnare i punti e una dozzina di pezzi per ogni forma e per ogni colore. Forme e colori cambiano da un’edizione all’altra. I nostri sono triangolo, quadrato, esagono, stella e croce; rosso, giallo, verde, viola e arancione. Nero, bianco e blu sono riservati ai piolini.
GM-3 = Una coppia è una forma e un colore che stanno insieme: la forma nella casella quadrata, il colore nella casella rotonda che le corrisponde. Una forma non va mai in una casella rotonda, un colore mai in una quadrata.
GM-4 = Il codice è fatto di quattro coppie, una per posizione. Puoi combinare forme e colori come vuoi e ripeterli quanto vuoi, perfino usare quattro volte la stessa coppia. I codici possibili sono 25 × 25 × 25 × 25 = 390.625. Questa è la variante 1, quella predefinita.
GM-5 = Quando decifri, riempi una fila doppia alla volta, quattro forme e quattro colori, e la confermi. Da quel momento la fila resta così com’è finché il codice non viene svelato: puoi sempre rivedere che cosa hai già chiesto.
GM-6 = Il codificatore risponde a ogni fila con piolini neri, bianchi e blu nei quattro fori accanto; qualche foro può restare vuoto. Non conta in quale foro sta un piolino: i piolini ti dicono quante coppie sono buone, mai quali.
GM-7 = Un piolino nero vuol dire che una coppia è esatta in tutto: forma, colore e posizione.
GM-8 = Un piolino bianco vuol dire: una coppia della fila, forma e colore insieme, c’è nel codice, ma in un’altra posizione. Una coppia nascosta si trova una volta sola: se nel codice c’è una sola stella verde e nella tua fila ce ne sono due o tre, tutte fuori posto, ricevi un solo piolino bianco.
GM-9 = Un piolino blu vuol dire: in una posizione è giusta la forma oppure il colore, ma l’altra metà della coppia no. Una forma o un colore che andrebbe bene solo in un’altra posizione non vale niente.
GM-10 = Il nero viene prima del bianco, il bianco prima del blu, e niente si segnala due volte: una coppia che ha già dato un piolino non ne dà un secondo. Per una coppia che non dà niente un foro resta vuoto. Come contiamo di preciso lo dice GM-A1.
GM-11 = Quattro piolini neri: il codice è risolto. Lo schermo si apre, tutti vedono il codice e vi scambiate i ruoli. Vince chi ha usato meno file.
GM-12 = Quanto dura la sfida lo decidete prima: un numero di manche («manche») oppure un punteggio da raggiungere («punti da raggiungere»). Il punteggio resta sempre in vista accanto al tabellone. Potete anche fissare un tempo limite per ogni fila («tempo per fila»); se non lo impostate, non c’è.
GM-13 = La variante 2 è per chi ha già esperienza: le caselle possono restare vuote, nel codice e nelle tue file. Una casella vuota vale come sesta forma o sesto colore, e così i codici possibili sono 36 × 36 × 36 × 36 = 1.679.616. Tutto il resto non cambia.

## Rulings

GM-A1 = Di base ogni coppia del codice e ogni coppia della fila vale al massimo un piolino. Prima diamo tutti i piolini neri, poi, con le coppie rimaste, quanti più bianchi possibile e, con quel che resta ancora, quanti più blu possibile. Se il bianco può venire da più coppie uguali, scegliamo quelle che lasciano più blu; destra o sinistra non fa differenza. Regola della casa «blu rigoroso»: una posizione dà un piolino blu solo se la coppia della fila non è da nessuna parte nel codice e la coppia del codice non è da nessuna parte nella fila. Regola della casa «blu generoso»: si consumano solo le coppie della fila, quindi una coppia nascosta che ha già dato un piolino bianco può darne anche uno blu.
GM-A2 = Di base i piolini li mette il tavolo, che non sbaglia mai. Regola della casa «piolini a mano»: li mette il codificatore e il tavolo controlla; una risposta sbagliata torna indietro con un «riconta», e il decodificatore non vede nulla. Se c’è un tempo per fila, il codificatore ha lo stesso tempo per i piolini e anche per il codice, che però ha sempre almeno un minuto. Poi vale X-7.
GM-A3 = Il tabellone ha dieci file; con l’opzione «file» puoi sceglierne da 6 a 20. Se il codice non è risolto nemmeno all’ultima, viene svelato e si conta una fila in più di quelle del tabellone: undici su un tabellone di dieci.
GM-A4 = Il codificatore riceve un punto per ogni fila usata dal decodificatore. Una manche finisce quando tutti e due avete decifrato una volta; se non cambiate niente, si gioca una sola manche. Se giocate a «punti da raggiungere», si controlla solo alla fine di una manche, così tutti e due avete avuto le stesse occasioni. Vince chi ha più punti; a parità di punti è pareggio.
GM-A5 = Se ti scade il tempo per una fila, la fila è persa: i pezzi già posati si tolgono, la fila conta come usata e non riceve piolini, perché non ha chiesto niente. Altra cosa è una fila tutta vuota che confermi nella variante 2: quella è una domanda vera e ha la sua risposta. Di base «tempo per fila» è disattivato e nessuna fila va persa.
GM-A6 = Di base i pezzi non finiscono mai. Regola della casa «scorta limitata»: il decodificatore ha in tutto, per l’insieme delle file, dodici pezzi di ogni forma e dodici di ogni colore. Il codice nascosto non si prende da questi. Questa regola della casa vale solo con 15 file al massimo. Attenzione: quello che hai posato non torna indietro. Un codice può richiedere quattro pezzi uguali; se ne spendi troppi per le domande, puoi conoscere il codice e non riuscire più a posarlo. Conserva quindi ciò che potrebbe servire e fai le domande con i pezzi che ti avanzano.
GM-A7 = Nella variante 2 «vuoto» è un valore come gli altri: due coppie tutte vuote sono uguali, e una casella vuota corrisponde a una casella vuota. Siccome una fila così sembra incompleta, conta solo quando la confermi. La variante è un’impostazione del tavolo, e tutti la conoscono prima di cominciare.
GM-A8 = I piolini stanno sempre nello stesso ordine: prima i neri, poi i bianchi, poi i blu, infine i fori vuoti. Così la loro posizione non rivela niente.
GM-A9 = Nella variante 1 una fila deve essere completa prima che tu la confermi: tutte e otto le caselle, quattro forme e quattro colori. Fino ad allora puoi spostare e scambiare i pezzi come vuoi.
GM-A10 = Di base ci si scambia i ruoli, anche contro il banco. Con l’opzione «ruoli» contro il banco puoi giocare anche un ruolo solo: «tu decifri» o «tu nascondi il codice». In questo caso non c’è un punteggio avversario: il risultato è quante file sono servite e se il codice è stato risolto, e «manche» dice quanti codici si giocano. Con più codici le file si sommano, e un codice non risolto conta una fila in più di quelle del tabellone (GM-A3). Il decodificatore vince solo se tutti i codici sono stati risolti; al codificatore ne basta uno che resista. Risolto o no, alla fine ogni codice viene svelato.

## Captions of the drawn examples

rules-grandmastermind-example-black = Il triangolo rosso è proprio dove è nascosto: un piolino nero. Anche il viola e il verde ci sono nel codice, ma non in queste posizioni, perciò non danno niente.
rules-grandmastermind-example-white = Il triangolo rosso c’è nel codice, ma una posizione più a sinistra: un piolino bianco.
rules-grandmastermind-example-blue = Il rosso è giusto nella prima posizione, la croce nella quarta, ma il resto della coppia è sbagliato: due piolini blu.
rules-grandmastermind-example-duplicate = Nel codice c’è una stella verde. Nella fila ce ne sono due, tutte e due fuori posto: un solo piolino bianco.
rules-grandmastermind-example-nothing = Tutti e quattro i colori ci sono nel codice, ma nessuno è al suo posto e nessuna coppia è giusta: tutti i fori restano vuoti.
rules-grandmastermind-example-precedence = L’esagono viola in terza posizione è esatto: nero. Quello nascosto è così già preso, e il secondo esagono viola non dà niente. Il quadrato rosso è nascosto in seconda posizione: bianco. Il suo rosso andrebbe bene anche nella prima, ma una coppia non dà mai due piolini.
rules-grandmastermind-example-used-up = Il triangolo giallo in terza posizione dà un piolino nero. Quello in prima ne dà uno bianco e consuma il triangolo giallo nascosto in seconda. Perciò il triangolo rosso in seconda posizione non dà un piolino blu; l’arancione in quarta sì. Con «blu generoso» lo darebbero tutti e due.
rules-grandmastermind-example-strict = Uno dei due triangoli rossi dà il piolino bianco. Scegliamo quello in quarta posizione, così il rosso in prima dà ancora un blu. Con «blu rigoroso» resta solo il bianco, perché il triangolo rosso c’è nel codice.
rules-grandmastermind-example-solved = Tutte e quattro le coppie sono esatte: quattro piolini neri, e lo schermo si apre.
rules-grandmastermind-example-blanks = Il triangolo rosso e la coppia vuota si sono scambiati di posto: due piolini bianchi. In terza posizione è giusto il colore vuoto, in quarta la forma vuota: due piolini blu.
