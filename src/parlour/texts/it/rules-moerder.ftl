# The rule book of FIND … den MÖRDER. A rule's id is its message's id.

rules-moerder-intro = Trentasei tessere sono coperte, e da qualche parte tra loro si nasconde forse l’assassino, in tedesco: MÖRDER. Turno dopo turno vengono alla luce altre lettere. Chi vede per primo la parola vince. Ma puoi anche raccogliere le sue lettere una a una, finché nessuno dimostra che stai cancellando una traccia.

rules-moerder-first-aim = Vedi prima degli altri la parola MÖRDER tra le tessere scoperte, lettera accanto a lettera, oppure raccogli le sue sei lettere una a una.
rules-moerder-first-turn = Scopri una tessera. Poi puoi mostrare la parola intera, se la vedi. Puoi anche toccare una lettera scoperta per raccoglierla: è tua, a meno che qualcuno obietti e mostri che potrebbe ancora far parte della parola. Quando hai finito, di’ «Avanti».
rules-moerder-first-end = Chi mostra le sei lettere in ordine, o le ha tutte davanti a sé, vince subito.

## Headings

rules-moerder-section-goal = Di che cosa si tratta
rules-moerder-section-pieces = Le tessere
rules-moerder-section-turn = Il tuo turno
rules-moerder-section-chain = La catena
rules-moerder-section-collecting = Raccogliere e obiettare
rules-moerder-section-end = La fine
rules-moerder-section-solitaire = In solitario
rules-moerder-section-base = Il gioco base
rules-moerder-section-house = I nostri chiarimenti e le regole della casa
rules-moerder-section-common = { rules-common-section-house }

## Rules

MO-1 = Si gioca da due a quattro, dai dieci anni in su, per una ventina di minuti; si può giocare anche in solitario. Vinci se trovi la parola MÖRDER tra le tessere scoperte o se raccogli le sue sei lettere.
MO-2 = Le tessere sono 36: sette M, sette Ö, sette R, sette D, sette E e un solo cadavere.
MO-3 = Le tessere si mescolano e si dispongono coperte in sei file da sei. Una tessera resta come viene scoperta, dritta, storta o capovolta; quel che dice non cambia mai.
MO-4 = Dopo la prima persona si gioca in senso orario, finché qualcuno non vince.
MO-5 = Il tuo turno ha quattro passi. Prima devi scoprire una tessera. Poi puoi cercare la parola, e puoi raccogliere tessere, quante ne vuoi. Alla fine dici «Avanti».
MO-6 = Scopri una tessera coperta a tua scelta. Se è una lettera, basta così. Se è il cadavere, si scoprono subito anche tutte le tessere ancora coperte che gli stanno intorno: fino a tre in un angolo, cinque sul bordo, otto all’interno.
MO-7 = Una catena sono sei tessere scoperte diverse che danno M, Ö, R, D, E, R in quest’ordine. Ognuna deve toccare la precedente, su un lato o in un angolo. La linea può curvare come vuole e perfino incrociarsi, ma nessuna tessera vale due volte: ti servono quindi due R diverse. Il cadavere non fa mai parte di una catena.
MO-8 = Se nel tuo turno vedi una catena, indica le sue sei tessere e hai vinto all’istante.
MO-9 = Per raccogliere una lettera, metti il dito su una tessera scoperta con una lettera. Se nessun altro obietta, la prendi e la metti davanti a te, sotto gli occhi di tutti. Puoi farlo quante volte vuoi.
MO-10 = Gli altri possono obiettare se la tessera toccata potrebbe ancora far parte di una catena quando tutto sarà scoperto. Dirlo non basta: chi obietta deve mostrare una catena così, con dentro la tessera toccata.
MO-11 = Se l’obiezione regge, la tessera resta dov’è, il tuo turno è finito e tocca a chi viene dopo.
MO-12 = Puoi avere solo quel che serve alla parola: una M, una Ö, una D, una E e due R. Perciò non puoi toccare una lettera di cui ne hai abbastanza, e nessuno raccoglie mai il cadavere.
MO-13 = Bluffare è permesso: puoi toccare una tessera anche se sai che si potrebbe difendere. Se tutti tacciono, è tua.
MO-14 = Con M, Ö, R, D, E e R davanti a te hai vinto subito.
MO-15 = Una tessera raccolta lascia un vuoto, e il vuoto resta: niente si sposta, e nessuna catena lo attraversa.
MO-16 = Chi per primo mostra una catena o completa la parola vince, e la partita è finita. Solo allora facciamo vedere quali catene erano scoperte, la più dritta per prima.

## Alone

MO-S1 = In solitario valgono le stesse regole. Siccome non c’è nessuno che obietti, giudichi tu che cosa puoi raccogliere, e il tavolo sta attento (MO-A10).
MO-S2 = Primo obiettivo: raccogliere tutte le lettere della parola.
MO-S3 = Se prima di allora scopri l’ultima tessera coperta, hai perso.
MO-S4 = Hai perso anche se una tessera che scopri completa una catena scoperta prima del primo obiettivo.
MO-S5 = Secondo obiettivo: quando hai le lettere, continua a scoprire tessere finché non c’è una catena. Se la trovi, hai vinto, e ogni tessera ancora coperta è un punto. Se tutto è scoperto e non c’è nessuna catena, hai perso.
MO-S6 = Durante il secondo obiettivo puoi smettere in qualsiasi momento, se pensi che non ci sia nessuna catena. Si contano le tessere ancora coperte, poi si scoprono tutte. Se davvero non c’è nessuna catena, vinci altrettanti punti; se ce n’è una, hai perso.

## The base game

MO-B1 = Con l’opzione «regole» potete giocare in due, tre o quattro al gioco base, più semplice. Non si raccoglie niente, quindi nessuno obietta. All’inizio del tuo turno, invece di scoprire una tessera, puoi dire che la parola non si può formare e uscire dal gioco; può farlo solo chi lo dice per primo. Poi non hai più turni e non puoi più mostrare catene, ma se nessuno ne trova una fino alla fine, vinci tu. La fine arriva quando tutte le tessere sono scoperte e chi è ancora in gioco ha avuto un altro turno. Se fino ad allora nessuno è uscito, è pareggio. Se in gioco resta una persona sola, può anche arrendersi.

## Rulings

MO-A1 = In solitario raccogli sei lettere, perché tante ne ha la parola. Regola della casa «lettere da raccogliere»: ne bastano cinque, una per tipo.
MO-A2 = Il tuo punteggio è il numero di tessere ancora coperte. Più sono, meglio hai giocato.
MO-A3 = In un’obiezione le tessere ancora coperte possono valere qualsiasi lettera, ma di nessuna lettera più di quante ne possano restare: sette, meno quelle scoperte e quelle raccolte. I vuoti e il cadavere non si possono usare. Regola della casa «contare le lettere», disattivata: allora una tessera coperta può essere qualunque cosa.
MO-A4 = Un’obiezione ha due passi. Finché corre il tempo per obiettare, dici «Obiezione»; chi lo dice per primo ha la parola, e quel tempo si ferma. Poi hai 30 secondi («tempo per mostrare») per mostrare la tua catena: sei tessere nell’ordine della parola, dove quelle coperte valgono la lettera del loro posto. Se qualcosa non va, ti viene detto che cosa e puoi riprovare. Se ti scade il tempo o la ritiri, l’obiezione cade: contro questa tessera non puoi più dire niente, e gli altri vanno avanti con il tempo che restava, almeno tre secondi. Una tessera toccata non si può ritirare, e finché la cosa non è decisa chi è di turno non può fare altro. Regola della casa «obiezioni»: il tavolo obietta da solo ogni volta che una catena è possibile. Dice solo che c’è, mai dove.
MO-A5 = Una catena sbagliata viene semplicemente rifiutata: ti viene detto perché, non succede altro, e nessuno lo viene a sapere.
MO-A6 = Se obietti con una catena già tutta scoperta, è comunque solo un’obiezione; con una catena si vince solo nel proprio turno. Regola della casa «l’obiezione può vincere»: allora con quella vinci.
MO-A7 = Solo chi è di turno può mostrare una catena per vincere: da quando ha scoperto la tessera fino ad «Avanti», anche dopo aver raccolto, ma non finché gli altri possono ancora obiettare.
MO-A8 = Una catena sbagliata non costa niente e il tuo turno continua. Regola della casa «catena sbagliata»: il tuo turno finisce.
MO-A9 = Quando non c’è più niente da scoprire, il tuo turno comincia con la ricerca. Se tutti, uno dopo l’altro, finiscono un turno così senza trovare né raccogliere niente, la partita è pari, e viene mostrata la catena che era lì da sempre.
MO-A10 = In solitario a obiettare è il tavolo: se tocchi una tessera che potrebbe ancora far parte di una catena, non la ottieni e il tuo turno è finito. Regola della casa «tessera rifiutata»: non la ottieni, ma puoi continuare.
MO-A11 = Nel secondo obiettivo la catena la devi vedere tu; conta quante tessere sono coperte quando la mostri. Anche con tutto scoperto puoi ancora mostrarla, per zero punti. Regola della casa «chi vede la catena»: il tavolo la vede subito. Fino al primo obiettivo è sempre il tavolo a badare se nasce una catena.
MO-A12 = Se smetti quando una catena è già scoperta, hai perso. Se non c’è più niente di coperto, non puoi più smettere.
MO-A13 = Anche se è il cadavere a scoprire le ultime tessere prima del primo obiettivo, hai perso.
MO-A14 = Quando hai le tue lettere, non si raccoglie più niente. Se tutto è scoperto e una catena c’è, mostrala; se non la trovi, di’ «Avanti» o arrenditi, e hai perso.

## At every table, for this game

MO-X3 = Un turno non ha orologio, a meno che non ce l’abbia il tavolo: nessuno ai tavoli privati, 90 secondi a quelli pubblici e dove nessun bot sostituisce gli assenti («tempo per mossa»). Si può cambiare quando si apre il tavolo. L’orologio del tuo turno sta fermo mentre gli altri possono obiettare. Fa fede il nostro orologio, con mezzo secondo di tolleranza per tutti. Se giochi solo con i bot, non proponiamo nessun orologio. A un tavolo privato chiunque può mettere in pausa e chiunque può far riprendere; intanto il tempo sta fermo.
MO-X4 = Dopo che una tessera è stata toccata, gli altri hanno dieci secondi per obiettare («tempo per obiettare»). Se tutti lasciano passare, finisce prima. Chi ha lasciato passare può ancora cambiare idea finché c’è tempo. Potete anche decidere di aspettare che tutti abbiano risposto, ma un minuto al massimo. Se ti cade la connessione, dopo cinque secondi hai lasciato passare. Puoi anche lasciar passare in anticipo tutto un turno, e ripensarci. Finché quel tempo corre, al tavolo non si può fare altro. Corre dopo ogni tessera toccata, che qualcuno possa obiettare o no. Se giochi solo con i bot, questo tempo sta fermo fino al tuo primo turno: puoi guardare tutto con calma.
MO-X5 = Nessuno sa che cosa c’è su una tessera coperta, nemmeno il tavolo: si tira a sorte solo quando viene scoperta. Tutto il resto è sotto gli occhi di tutti.
MO-X6 = Chi comincia si tira a sorte. Con l’opzione «chi comincia» potete deciderlo voi.
MO-X7 = Se qualcuno ha lasciato il tavolo o è via da un minuto, al suo posto gioca un bot finché non torna. A un tavolo senza bot è l’orologio a far andare avanti il gioco (MO-X3). Ogni volta che il tempo scade, si fa la cosa più semplice: il caso scopre una tessera, se non l’hai già fatto tu, e il turno finisce; una tessera toccata si lascia passare (MO-X4).
MO-X8 = Puoi arrenderti in qualsiasi momento. In due vince l’altra persona. Se siete di più, al tuo posto continua un bot e tu arrivi in fondo alla classifica; chi resta per ultimo vince. In solitario è una sconfitta; si mostrano le catene scoperte, ma le tessere ancora coperte restano tali: la loro lettera si tira a sorte solo quando vengono scoperte, quindi dietro non c’è niente da svelare.

## Captions of the drawn examples

rules-moerder-example-body = Il cadavere è venuto fuori all’interno del quadrato: tutte e otto le tessere intorno sono state scoperte subito.
rules-moerder-example-chain = Sei tessere scoperte, ognuna tocca la precedente: M, Ö, R, D, E, R. Dritto o in diagonale, non fa differenza.
rules-moerder-example-crossing = Tra R e D la linea si incrocia. Va bene, perché nessuna tessera si usa due volte.
rules-moerder-example-twice = Questa non è una catena: la stessa R dovrebbe essere la terza lettera e anche l’ultima.
rules-moerder-example-objection = Si tocca la M. Con la R scoperta e quattro tessere ancora coperte, nella prima fila potrebbe ancora esserci MÖRDER: l’obiezione regge.
rules-moerder-example-gap = Qui è stata raccolta una R. Il vuoto non si attraversa.
rules-moerder-example-used-up = Tutte e sette le Ö sono scoperte, lontano dalla M. Nessuna tessera coperta può più essere una Ö, quindi questa obiezione non regge.
