# The rule book of WORD SEARCH. A rule's id is its message's id.

rules-wordsearch-intro = Il tabellone è pieno di lettere, e le parole lo attraversano in tutte le direzioni. Ne cerchi una che cominci accanto alla tua pedina, la dici, e la pedina la segue fino all’ultima lettera. Da lì cerchi la prossima. Ogni lettera è un punto.

rules-wordsearch-first-aim = Trova parole tra lettere che si toccano. Ogni lettera della tua parola è un punto.
rules-wordsearch-first-turn = Cerca una parola che comincia accanto alla tua pedina; ogni lettera tocca la precedente. Tracciala e dilla: segni i punti, e la pedina va sulla sua ultima lettera. Prima puoi cambiare fino a due tessere. Se non trovi niente, spostati su una lettera vicina.
rules-wordsearch-first-end = Quando qualcuno arriva al traguardo di 200 punti, si finisce il giro. Vince chi allora ne ha di più.

## Headings

rules-wordsearch-section-goal = Di che cosa si tratta
rules-wordsearch-section-setup = Prima di cominciare
rules-wordsearch-section-turn = Il tuo turno
rules-wordsearch-section-words = Quali parole valgono
rules-wordsearch-section-end = I punti e la fine
rules-wordsearch-section-insert = Con l’inserto
rules-wordsearch-section-boardless = Senza tabellone
rules-wordsearch-section-house = I nostri chiarimenti e le regole della casa
rules-wordsearch-section-common = { rules-common-section-house }

## Rules

WS-1 = Si gioca da due a sei, o in solitario (WS-A14). Trovi parole fatte di lettere che si toccano, e vinci se hai più punti di tutti quando viene raggiunto il traguardo di 200. Nella scatola ci sono un tabellone esagonale con un segnapunti lungo ogni bordo, 56 tessere di legno con le lettere, tre cursori per ciascuno dei sei giocatori e un inserto per un gioco più piccolo.
WS-2 = Le tessere si mescolano. Ogni casella del tabellone ne riceve una, scoperta; solo il centro resta vuoto. Ognuno riceve una tessera propria, e il resto è la riserva. Tutti cominciano senza punti.
WS-3 = Cominci dal centro: nel tuo primo turno la tua pedina sta lì, e la tua parola parte da una delle sei lettere intorno. Se non ne trovi, metti la pedina su una di quelle lettere.
WS-4 = Hai 30 secondi. Prima puoi cambiare fino a due tessere a tua scelta: scambiarle, capovolgerle o tutte e due le cose (WS-A7, WS-A8). Poi cerchi una parola. La sua prima lettera tocca la tua pedina, e ogni altra lettera tocca la precedente. Dilla e mostra il suo percorso; la tua pedina va sull’ultima lettera, e ogni lettera è un punto.
WS-5 = La lettera sotto la tua pedina per te è fuori gioco: le tue parole non possono usarla.
WS-6 = Se non trovi nessuna parola, sposta la pedina su una lettera vicina senza pedine. Così finisce il tuo turno.
WS-7 = Tre tessere, i frammenti, portano due lettere: IN, ON e IS. Puoi leggerle anche al contrario: NI, NO e SI.
WS-8 = In una partita una parola ti dà punti una volta sola.
WS-9 = Invece di dire una parola puoi cambiare la tua tessera con una della riserva.
WS-10 = Una parola vale se si trova in un dizionario o in un’enciclopedia. Valgono anche nomi di persona, prodotti e marche ben noti, di norma non le sigle. WS-X1 dice quali parole conosciamo e chi decide.
WS-11 = Gli altri possono contestare una parola a cui non credono. Se davvero non è una parola, chi l’ha detta perde il turno.
WS-12 = Il segnapunti davanti a te mostra il tuo punteggio: un cursore indica le unità, un secondo le decine e, da 100 punti in poi, un terzo le centinaia.
WS-13 = Si gioca fino a 200 punti. Chi allora ne ha di più vince. Con l’opzione «traguardo» potete fare una partita più corta, fino a 100 o a 50.
WS-14 = Con l’opzione «gioco» potete giocare con l’inserto: un campo più piccolo, dove le tessere si impilano. Finché c’è la riserva, hai sempre una tessera tua. All’inizio del turno puoi aggiungerla al campo, o spostare una tessera che è già lì. Le parole passano su tessere di qualsiasi altezza e, se volete, le lettere più in alto valgono di più. I dettagli sono in WS-A16.
WS-15 = Si può giocare anche senza tabellone. Tre tessere che si toccano stanno scoperte in mezzo a voi, il resto è la riserva. Nel tuo turno trovi una parola, aggiungi una tessera o tutte e due le cose, e segni le lettere della tua parola, finché tutte le tessere sono posate. I dettagli sono in WS-A17.

## Rulings

WS-A1 = Il tabellone è un esagono con quattro caselle per bordo. Sono 37 caselle e, siccome il centro è vuoto, 36 tessere. Delle altre 20 ognuno ne riceve una; quel che resta è la riserva.
WS-A2 = Ecco le nostre 56 tessere: 5 E; 4 A e 4 S; 3 ciascuna di I, L, O, R e T; 2 ciascuna di C, D, H, M, N, P e U; una sola di B, F, G, J, K, Q, V, W, X, Y e Z; e una sola di ogni frammento, IN, ON e IS. Regola della casa «lettere»: un assortimento adatto alla lingua delle vostre parole, o uno vostro di 56 tessere.
WS-A3 = In una parola ogni tessera si usa una volta sola: per CELL ti servono quindi due L diverse. Regola della casa «riusare una tessera»: un percorso può tornare su una tessera.
WS-A4 = Una parola ha almeno due lettere. Un frammento ne conta due, e può anche essere la parola intera: IN, NO o IS.
WS-A5 = È vietata solo la tua lettera. La tua parola può passare per lettere su cui stanno altre pedine, ma non può finirci, perché su una lettera c’è posto per una pedina sola. Regola della casa «lettere sotto le pedine»: sono vietate tutte.
WS-A6 = Il centro resta vuoto per sempre: non ci va nessuna tessera, nessuna parola lo attraversa, e nessuna pedina ci torna mai.
WS-A7 = Scegli tu le tessere da cambiare, due al massimo, e lo fai prima della parola. Una volta per turno puoi scambiare: due tessere del tabellone si scambiano di posto, o la tua prende il posto di una sul tabellone. Quel che capovolgi fa parte di quelle stesse due tessere. Le tessere sotto una pedina, di chiunque sia, restano dove sono. Regola della casa «scambiare la propria tessera», no: si scambiano solo tessere del tabellone.
WS-A8 = Capovolgere una tessera serve quando ne viene fuori un’altra lettera: una M diventa una W, e una W una M. (Un frammento si legge comunque nei due sensi.) Regola della casa «capovolgere M e W», no: non si capovolge niente.
WS-A9 = Sul tabellone e con l’inserto ognuno può segnare una parola una volta: la tua resta quindi libera per gli altri. Senza tabellone una parola è consumata per tutti appena qualcuno l’ha segnata. Con la regola della casa «parole una volta sola» potete scegliere. CELL e CELLS sono due parole diverse.
WS-A10 = Quando cambi la tua tessera, prima peschi la nuova, poi la vecchia si mescola nella riserva. Non segni niente, la pedina resta dov’è e il tuo turno è finito. Nel tuo primo turno la pedina deve comunque andare dal centro su una lettera vicina. Se la riserva è vuota, non si può cambiare.
WS-A11 = Che cosa succede a una parola dipende da chi giudica (WS-X1). «Dizionario, poi voto»: una parola del dizionario vale subito; un’altra, se la confermi, può essere contestata, e allora gli altri votano. «Dizionario»: ogni parola può essere contestata, e allora decide il dizionario. «Voto»: ogni parola può essere contestata, e allora gli altri votano. Una parola che nessuno contesta vale. Se cade, il tuo turno è perso: niente punti, e la pedina resta dov’è, o va su una lettera vicina se è il tuo primo turno; quel che hai scambiato o capovolto resta così. Una contestazione che fallisce non costa niente. Regola della casa «contestazioni», controllo immediato: una parola che non è nel dizionario, o che il voto boccia, viene solo rifiutata, e puoi riprovare finché hai tempo; con «voto» non va. Una parola troppo corta, che non si può seguire o già segnata viene sempre rifiutata subito e non costa mai il turno. In solitario il dizionario controlla subito ogni parola.
WS-A12 = Se il tuo tempo scade, non hai trovato nessuna parola. Hai ancora cinque secondi per scegliere dove va la pedina; poi sceglie il caso. Se nessuna lettera vicina è libera, resta dov’è.
WS-A13 = Quando qualcuno raggiunge il traguardo, si finisce il giro, così tutti hanno avuto lo stesso numero di turni. Poi vince il punteggio più alto. Chi è pari in testa gioca fino a tre giri in più; se la parità resta, la vittoria è condivisa. Regola della casa «fine»: chi raggiunge il traguardo vince all’istante. Se nessuno fa punti per tre giri interi, o per dieci turni in solitario, la partita finisce, e vince il punteggio più alto, qualunque sia.
WS-A14 = Dopo la prima persona (WS-X6) si gioca in senso orario. Il segnapunti lungo il tuo bordo del tabellone è il tuo. In solitario cerchi di raggiungere il traguardo nel minor numero di turni possibile; senza tabellone cerchi di fare più punti che puoi.
WS-A15 = Il numero vero e proprio è sempre scritto accanto al segnapunti. Da 200 punti in poi il cursore resta in fondo al segnapunti.
WS-A16 = L’inserto ha 19 caselle. Il centro resta vuoto, quindi all’inizio ci sono 18 tessere, tutte a terra. Regola della casa «misura dell’inserto», piccolo: 7 caselle, 6 tessere, due giocatori al massimo, e il traguardo è 50 punti. Invece di scambiare e capovolgere, prima della parola puoi fare una di queste due cose: posare la tua tessera su una casella vuota o su una pila, e pescarne una nuova finché ce n’è; o spostare la tessera in cima a una casella su un’altra casella o pila. Una M o una W si può capovolgere strada facendo. Il centro e le caselle con una pedina sono vietati. Si leggono solo le tessere in cima, e le pile vicine si toccano a qualsiasi altezza. Se non hai una parola e nessuna lettera vicina è libera, la pedina va su una lettera libera a tua scelta. Regola della casa «lettura delle pile»: una parola può anche salire e scendere dritta dentro una pila. Regola della casa «le pile valgono di più»: una lettera vale il suo livello, 1 a terra, 2 al secondo e così via; un frammento vale il doppio. Tutto il resto è come sul tabellone, anche il cambio (WS-9).
WS-A17 = Senza tabellone non ci sono bordi, né pedine, né tessere proprie; non si scambia e non si cambia niente, e una parola può cominciare ovunque. Le prime tre tessere formano un triangolo, e ne restano 53. Nel tuo turno, anche qui 30 secondi, puoi pescare una tessera e posarla in modo che ne tocchi almeno un’altra (una M o una W nel verso che vuoi), e puoi dire una parola, in qualsiasi ordine; una delle due cose la devi fare. Se passa un giro intero senza una tessera nuova, chi viene dopo ne deve aggiungere una. Se il tuo tempo scade o la tua parola cade, il caso posa la tessera che hai pescato; se il tuo tempo scade e non avevi fatto niente, o se devi ancora aggiungere una tessera, ne pesca una e la posa. La partita finisce dopo il turno in cui viene posata l’ultima tessera; chi la posa può ancora dire una parola. Non c’è un traguardo: vince il punteggio più alto, e in caso di parità la vittoria è condivisa. Regola della casa «tessere per turno»: puoi aggiungerne fino a due o tre.
WS-A18 = Un percorso può curvare come vuole. Solo la sua prima lettera deve toccare la tua pedina (senza tabellone può stare ovunque), e ogni altra lettera la precedente.
WS-A19 = I 30 secondi valgono per tutto, anche per scambiare e capovolgere. Regola della casa «tempo per turno»: di più, di meno o senza limite (WS-X3).
WS-A20 = Se scrivi una parola che si può leggere lungo più percorsi con finali diversi, scegli tu la lettera su cui finisce.

## At every table, for this game

WS-X1 = Il nostro dizionario ha elenchi di parole, di parole con la maiuscola come Natale, Saturno o Bibbia (al tedesco non servono), di luoghi, di nomi di persona, di marche, di sigle diventate parole e di altre sigle. Qui valgono tutti tranne gli ultimi due; l’opzione «quali parole valgono» lo cambia, e «lista propria» ne aggiunge una vostra. L’opzione «chi giudica le parole» ha tre risposte. Di norma è il dizionario, poi un voto: una parola che il dizionario conosce vale subito. Se non conosce la tua, viene detto solo a te. Puoi lasciarla perdere, e non costa niente, o confermarla, una volta per turno; se allora viene contestata, gli altri votano. Oppure giudica solo il dizionario, o solo il voto degli altri, ogni volta che una parola viene contestata (WS-A11). Per un voto ci sono 15 secondi, e i bot si astengono. Servono più sì che no; la parità non basta. Se nessuno vota, decide il dizionario. Quel che un voto ha deciso vale per tutti fino alla fine della partita. Sotto il livello Esperto i bot dicono solo parole, parole con la maiuscola e quelle della vostra lista; e nessun bot e nessun consiglio usa mai una parola volgare. Con l’opzione «per famiglie» le parole volgari non valgono nemmeno per voi. Ai tavoli pubblici è sempre attiva.
WS-X2 = Maiuscole e accenti non contano: in francese e in italiano É è una E, Ç una C e Œ una O e una E. In tedesco ß è SS. Ä, Ö e Ü restano quel che sono se ci sono tessere per loro, come nel nostro assortimento tedesco; altrimenti sono AE, OE e UE. Le parole con un trattino, un apostrofo o uno spazio non si possono dire.
WS-X3 = Un turno dura 30 secondi («tempo per turno»). Potete accordarvi su un altro tempo o su nessuno; ma a un tavolo pubblico, e dove i bot non sostituiscono nessuno, in quel caso sono 120 secondi. Mentre gli altri possono contestare una parola o votare, il tuo orologio sta fermo; poi riparte con quel che restava, almeno tre secondi. Fa fede il nostro orologio, con mezzo secondo di tolleranza per tutti. Se giochi solo con i bot, non proponiamo nessun orologio. A un tavolo privato chiunque può mettere in pausa e chiunque può far riprendere; intanto il tempo sta fermo.
WS-X4 = Gli altri hanno cinque secondi per contestare una parola («tempo per contestare»). Se tutti la accettano, finisce prima. Chi l’ha accettata può ancora cambiare idea finché c’è tempo. Potete anche decidere di aspettare che tutti abbiano risposto, ma un minuto al massimo. Se ti cade la connessione, dopo cinque secondi l’hai accettata. Finché quel tempo corre, al tavolo non si può fare altro. Se giochi solo con i bot, questo tempo sta fermo fino al tuo primo turno: puoi guardare tutto con calma.
WS-X5 = La riserva è coperta; quale tessera viene si tira a sorte solo quando si pesca. Tutto il resto è sotto gli occhi di tutti: il tabellone, la tessera di ognuno e i punti. Solo una parola che il dizionario non conosce resta tra te e lui, finché non la confermi.
WS-X6 = Chi comincia si tira a sorte. Con l’opzione «chi comincia» potete deciderlo voi.
WS-X7 = Se qualcuno ha lasciato il tavolo o è via da un minuto, al suo posto gioca un bot finché non torna. A un tavolo senza bot è l’orologio a far andare avanti il gioco (WS-X3). Ogni volta che scade un tempo, si fa la cosa più semplice: il caso sposta la pedina su una lettera vicina libera o, senza tabellone, pesca una tessera e la posa; una parola si accetta; in un voto ci si astiene.
WS-X8 = Puoi arrenderti in qualsiasi momento. In due vince l’altra persona. Se siete di più, al tuo posto continua un bot e tu arrivi in fondo alla classifica; chi resta per ultimo vince. In solitario è una sconfitta.

## Captions of the drawn examples

rules-wordsearch-example-help = La H tocca la pedina al centro, e E, L e P toccano ognuna la lettera precedente: HELP, 4 punti.
rules-wordsearch-example-clears = CLEARS scende serpeggiando fino a una S sul bordo: 6 punti, ed è lì che poi sta la pedina.
rules-wordsearch-example-own-letter = Adesso la pedina è su quella S: così US non si può leggere. Passando per l’altra S accanto alla U sì.
rules-wordsearch-example-backwards = Qui il frammento ON si legge NO: NOSE, quattro lettere su tre tessere.
rules-wordsearch-example-track = 5, 17, 53 e 116 punti sul segnapunti.
rules-wordsearch-example-insert = La S è stata posata sopra una E. STUB vale 4 punti; dove le pile valgono di più ne vale 5, perché la S è al secondo livello.
rules-wordsearch-example-boardless = T, E e A c’erano già, e la S è stata appena aggiunta: TEAS, 4 punti.
rules-wordsearch-example-through = Un’altra pedina sta sulla L. Non importa: HELP ci passa soltanto.
rules-wordsearch-example-ends-under = Qui l’altra pedina sta sulla P. HELP finirebbe lì, quindi non si può dire.
rules-wordsearch-example-swapped = La S e la J si sono scambiate di posto, e HELP è diventata HELPS.
rules-wordsearch-example-turned = La Q e la W si sono scambiate di posto, e la W è stata anche capovolta. Adesso è una M, e si può dire HIM.
rules-wordsearch-example-downwards = Dove le pile si leggono in su e in giù, il percorso può andare dalla S alla E che sta sotto: USE. La pedina sta sulla T.
