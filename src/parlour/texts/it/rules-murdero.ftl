# The rule book of MURDERO. A rule's id is its message's id.

rules-murdero-intro = Qualcuno è morto, e vuoi essere tu a chiudere il fascicolo. Posa carte di un colore dalla scena del crimine all’arma, tieni d’occhio quello che costruiscono gli altri, e gioca le tue carte Azione quando fa più male. Chi completa un caso vince la mano e conta doppio; la partita si gioca ai cento punti.

rules-murdero-first-aim = Completa un caso prima degli altri: dalla scena del crimine all’arma, da 1 a 5 in un solo colore.
rules-murdero-first-turn = Prendi una carta dal fascicolo o dagli scarti. Poi posa tutte le carte che vuoi: un caso comincia con un 1, e ogni numero ha bisogno di quello sotto. Una volta per turno puoi agire: giocare una carta Azione, usare una Permanente o cambiare una carta con una nuova. Tieni al massimo otto carte.
rules-murdero-first-end = Un caso completo chiude la mano. Segni le carte nei tuoi casi, raddoppiate se hai vinto, meno quelle che hai ancora in mano. Chi arriva per primo a cento vince la partita.

## Headings

rules-murdero-section-goal = Di che cosa si tratta
rules-murdero-section-deal = Le carte e la distribuzione
rules-murdero-section-turn = Il tuo turno
rules-murdero-section-cases = Costruire i casi
rules-murdero-section-score = Contare una mano
rules-murdero-section-actions = Le carte Azione
rules-murdero-section-cards = Le carte una per una
rules-murdero-section-rulings = Le nostre decisioni
rules-murdero-section-pairs = A coppie
rules-murdero-section-house = { rules-common-section-house }

## Captions of the drawn examples

rules-murdero-example-case = Qui ci sono due scene del crimine, una vittima e una prova. Poi può venire un sospetto, o qualsiasi numero già presente.
rules-murdero-example-complete = Da uno a cinque in un colore: il caso è completo.
rules-murdero-example-score = Chi vince ha 16 punti in rosso e 3 in blu. Contano doppio, e i 5 punti ancora in mano si tolgono: 33.
rules-murdero-example-sabotage = L’unica prova viene tolta, quindi cade anche il sospetto sopra.
rules-murdero-example-strengthened = C’è una seconda prova: non cade altro.
rules-murdero-example-estate = Cinque scene del crimine valgono 5 punti, con Immobili 20.
rules-murdero-example-joker = Un Jolly sta per il sospetto. Il caso è completo: 11 punti, raddoppiati 22.

## Rules

MU-1 = Si gioca da due a quattro, per più mani. Chi arriva per primo a cento punti vince la partita.
MU-2 = Sessanta carte. Quarantacinque sono carte Caso: rosso per la malavita, blu per il cinema, verde per la politica e la legge. Ogni colore ha cinque scene del crimine (1), quattro vittime (2), tre prove (3), due sospetti (4) e un’arma (5); il numero è il valore della carta. Quindici sono carte Azione e non valgono nulla.
MU-3 = Si mescola e ognuno riceve otto carte. Il resto è il fascicolo, coperto. La sua prima carta viene scoperta accanto e comincia gli scarti.
MU-4 = Il tuo turno comincia con una carta: prendi la prima del fascicolo o la prima degli scarti.
MU-5 = Poi, nell’ordine che vuoi: posa tutte le carte Caso che puoi e vuoi, e fai un’azione. Un’azione è giocare una carta Azione, usare una Permanente davanti a te, oppure scartare una carta e pescare la prima del fascicolo.
MU-6 = Se alla fine del turno hai più di otto carte, scarta fino a otto. Poi tocca a chi siede alla tua sinistra.
MU-7 = Puoi avere un caso per colore. Un caso comincia con una scena del crimine, e ogni numero ha bisogno di quello sotto. Di un numero già presente puoi aggiungere quante carte vuoi.
MU-8 = Un caso è completo con almeno una carta di ogni numero da 1 a 5 in un colore; per uno di questi numeri può stare un Jolly. Chi ne completa uno per primo vince la mano, e la mano è finita.
MU-9 = Segni i punti delle carte Caso nei tuoi casi, raddoppiati se hai vinto la mano, meno i punti delle carte Caso che hai ancora in mano.
MU-10 = Si giocano mani finché qualcuno ha cento punti o più. Potete accordarvi su un altro obiettivo.
MU-11 = Se una carta dice altro dalle regole, ha ragione la carta.
MU-12 = Una carta Una tantum, dal bordo grigio, lascia il gioco dopo essere stata giocata. Non va tra gli scarti.
MU-13 = Una Permanente, dal bordo nero, si posa davanti a sé e resta. Puoi averne una per ogni caso aperto. Se non c’è posto, puoi posarne una lo stesso togliendo dal gioco una delle tue: prima va via la vecchia, con tutto quello che ne segue, poi, se la mano non è finita, si posa la nuova.
MU-14 = Alcune Permanenti si possono usare: una volta per turno, come azione, e non nel turno in cui le hai posate.
MU-15 = Dopo una mano si raccolgono tutte le carte, si mescola e si ridistribuisce.
MU-16 = Le carte Azione possono anche essere una scelta vostra.
MU-C1 = Tesoro perduto, Una tantum: prendi una carta Caso qualsiasi dagli scarti, in cima o in mezzo. Non una carta Azione.
MU-C2 = Chiamata a carico, Una tantum: la mano finisce, tutti contano, nessuno raddoppia. Puoi giocarla solo con quattro carte in mano al massimo, questa compresa.
MU-C3 = Pizzo, Una tantum: togli una tua carta Caso da uno dei tuoi casi, e prendi una carta Caso di qualcun altro.
MU-C4 = Straordinari, Una tantum: pesca tre carte. Se così il fascicolo si svuota, la mano finisce subito.
MU-C5 = Distruzione, Una tantum: togli dal gioco una Permanente. Le carte Caso sono al sicuro.
MU-C6 = Sabotaggio, Una tantum: togli una carta in gioco, anche tua. Se quel numero poi manca nel caso, va via anche tutto quello che sta sopra. Se c’è un’altra carta di quel numero, non cade altro.
MU-C7 = Alibi da film, Permanente: finché è in gioco, un caso blu completo non vince nulla e non chiude la mano, di chiunque sia. Quando va via, tutti quelli con un caso blu completo vincono subito e raddoppiano.
MU-C8 = L’alibi del don, Permanente: lo stesso per i casi rossi.
MU-C9 = Alibi politico, Permanente: lo stesso per i casi verdi.
MU-C10 = Troppi fascicoli, Permanente: finché è in gioco, per vincere servono due casi completi. Quando va via, tutti quelli con un caso completo vincono e raddoppiano, se nessun alibi lo trattiene. A coppie li deve avere entrambi uno solo.
MU-C11 = Immobili, Permanente: se è ancora in gioco alla fine della mano, ogni scena del crimine nei tuoi casi conta quattro.
MU-C12 = Attenuanti, Permanente: una volta per turno, come azione, puoi sacrificare una carta Caso dai tuoi casi.
MU-C13 = Jolly, Permanente: sta per un numero che manca a un caso. Posarlo è un’azione.
MU-A1 = Due delle quindici carte Azione della scatola non le conosciamo. Al loro posto ci sono una seconda carta Straordinari e una seconda carta Sabotaggio; potete anche giocare con tredici, o con un mazzo vostro.
MU-A2 = Se Straordinari svuota il fascicolo, la mano finisce subito. Con ogni altra pesca finisci il turno e puoi ancora vincere; poi la mano finisce, e non raddoppia chi non ha vinto. Potete accordarvi che finisca sempre subito.
MU-A3 = Dove una carta parla della partita, si intende la mano.
MU-A4 = Pizzo: prima una tua carta Caso lascia il gioco, con quello che reggeva. Poi prendi una carta Caso da un caso di chiunque altro, anche del compagno; quello che reggeva cade. Va nella tua mano, e puoi posarla subito. Potete accordarvi che invece la sorte peschi una carta Caso da una mano; la si mostra nel passaggio, e se non ce n’è non ottieni nulla.
MU-A5 = Attenuanti: la carta sacrificata lascia il gioco, con quello che reggeva, e peschi due carte. Potete accordarvi che non peschi nulla, ma un avversario perde una carta dello stesso numero.
MU-A6 = Chiamata a carico non fa altro che chiudere la mano.
MU-A7 = Le carte sabotate o cadute lasciano il gioco. Potete accordarvi che vadano tra gli scarti.
MU-A8 = Sabotaggio può colpire ogni carta in gioco, anche le Permanenti.
MU-A9 = Dici tu per quale carta sta un Jolly: un 2, 3, 4 o 5 che il caso non ha e di cui c’è il numero sotto. Una carta vera di quel numero può aggiungersi dopo. Non vale nulla, conta come Permanente e non si muove mai. Se va via, cade quello che reggeva. Non è una carta Caso: Pizzo e Attenuanti non possono toccarlo.
MU-A10 = Dopo ogni cambiamento sul tavolo guardiamo chi ha vinto: chiunque abbia un caso completo che nessun alibi trattiene; due, finché è in gioco Troppi fascicoli. Si può vincere in più d’uno, e tutti raddoppiano.
MU-A11 = Un caso completo ma trattenuto non raddoppia nulla se la mano finisce in altro modo.
MU-A12 = Con Immobili una scena del crimine conta quattro invece di uno, prima di ogni raddoppio.
MU-A13 = I punteggi possono essere negativi, in una mano e in tutto.
MU-A14 = Se più d’uno raggiunge l’obiettivo nella stessa mano, vince il totale più alto. Se i più alti sono uguali, si gioca un’altra mano.
MU-A15 = Comincia chi siede a sinistra di chi dà le carte. Dopo ogni mano dà le carte il prossimo a sinistra.
MU-A16 = Per le Permanenti conta in quanti tuoi casi c’è almeno una carta. Se ne hai una di troppo la tieni, ma ne posi una nuova solo togliendone una. Senza casi e senza Permanenti non puoi posarne.
MU-A17 = Solo le abilità devono aspettare il tuo prossimo turno. Alibi, Troppi fascicoli e Immobili agiscono subito.
MU-A18 = La mano finisce nel momento in cui un caso è completo. Posa prima quello che vuoi ancora posare; il tavolo te lo chiede una volta, se te ne dimentichi.
MU-A19 = Gli scarti sono scoperti, nell’ordine che scegli, e tutti possono sfogliarli. Puoi scartare proprio la carta che hai preso. Se gli scarti sono vuoti, peschi dal fascicolo.
MU-A20 = A coppie i punti sul tavolo di entrambi raddoppiano se uno vince la mano, una volta sola anche se vincono entrambi. Potete accordarvi che raddoppino solo quelli di chi vince.
MU-A21 = Se completi un caso del compagno, la mano la vince lui. Aggiungi carte Caso solo a un caso che il compagno ha aperto, e posi una Permanente davanti a lui solo se ha posto. Solo lui può usarla, dal suo prossimo turno.
MU-A22 = Più giocatori possono avere casi dello stesso colore; ma c’è una sola arma per colore.
MU-A23 = Se per due giri interi nessuno pesca dal fascicolo, posa carte, o gioca o usa una carta Azione, la mano finisce come a fascicolo vuoto.
MU-A24 = Una partita finisce al più tardi dopo trenta mani, o dopo quante ne avete stabilite. Vince il totale più alto, a pari totale si divide.
MU-A25 = Una Permanente resta finché non viene tolta: con Distruzione, Sabotaggio o sostituzione, oppure, un Jolly, quando il caso crolla sotto di lui.
MU-A26 = Una carta che ha bisogno di un bersaglio e non ne ha non si può giocare. Si può scambiare o scartare.
MU-A27 = Un mazzo vostro ha fino a trenta carte Azione, quattro per tipo al massimo, oltre alle 45 carte Caso. L’obiettivo va da 25 a 500, per le coppie da 50 a 1000.
MU-A28 = A fascicolo vuoto non si può giocare Straordinari, né usare Attenuanti, né scambiare una carta. Se le carte sono troppo poche, peschi quelle che restano.
MU-A29 = Non puoi sostituire un Jolly con uno di cui il vecchio regge il posto. Il tavolo lo dice prima che succeda qualcosa.
MU-A30 = Se il tuo tempo è scaduto, quello che hai giocato resta. Se non hai ancora pescato, si pesca per te una carta del fascicolo; poi si scarta come sotto.
MU-P1 = Si gioca in quattro, a coppie. I compagni siedono di fronte.
MU-P2 = Puoi posare carte Caso sui casi del compagno e Permanenti davanti a lui. Da allora sono sue, e nessuna carta si muove più una volta posata.
MU-P3 = Non vedi la mano del compagno, e non parlate delle vostre carte.
MU-P4 = Una coppia conta insieme: tutte le carte Caso in gioco di entrambi, meno quello che entrambi hanno in mano.
MU-P5 = A una coppia servono duecento punti.
MU-X3 = Per pensare non c’è limite, se non ne stabilite uno; ai tavoli pubblici un turno ha 90 secondi. Tutti hanno mezzo secondo di tolleranza. Se giochi solo con i bot, non proponiamo nessun orologio. A un tavolo privato chiunque può mettere in pausa e chiunque può far riprendere; intanto il tempo sta fermo.
MU-X5 = Vedi la tua mano, tutti i casi, gli scarti e quante carte ci sono altrove. Quello che gli altri pescano dal fascicolo resta nascosto; quello che prendono scoperto si può ricordare. Il fascicolo non ha ordine: una carta si decide quando la si pesca.
MU-X6 = Chi dà le carte per primo si tira a sorte, a meno che non stabiliate un posto.
MU-X7 = Se manchi da un minuto, un bot gioca per te finché non torni; dove non si vogliono bot, lo fa l’orologio: una carta del fascicolo, nessuna carta posata, e scartati prima i numeri più alti.
MU-X8 = Puoi arrenderti in qualsiasi momento. Tra due giocatori o due coppie vince l’altra parte. Se siete di più, il tuo posto arriva ultimo e un bot gioca per te fino alla fine.
