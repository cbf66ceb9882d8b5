# The lesson of WORD SEARCH. Each step: what to do, its title, a hint, and what is said after another act.
# The words are those of the board for this language (games/wordsearch/lesson.py).

lesson-wordsearch-first = La tua pedina sta in mezzo. Cerca una parola la cui prima lettera la tocca; ogni lettera tocca quella prima. LUNA comincia in c4: traccia L, U, N, A e dilla.
    .title = La tua prima parola
    .hint = Trascina su c4, c3, d3 e c2, o toccale una dopo l’altra. Puoi anche scrivere LUNA. Poi «{ wordsearch-call }».
    .wrong = Non questa. Traccia LUNA da c4 per c3 e d3 fino a c2, e dilla.
lesson-wordsearch-let = Un punto per lettera, e la tua pedina ora sta sulla A, dove la parola finisce. Tom dice ORA. Chiunque può contestare una parola che nessun dizionario conosce. Anche questa?
    .title = La parola di Tom
    .hint = ORA è una parola. Basta «{ finding-let-stand }».
    .wrong = ORA è in ogni dizionario, contestarla non serve. Accettala.
lesson-wordsearch-second = D’ora in poi le tue parole cominciano accanto alla A, e la lettera sotto la tua pedina non si usa. PANE comincia in b2: dilla.
    .title = Da dove sei
    .hint = Traccia P in b2, A in b3, N in a3 ed E in a2.
    .wrong = Una parola deve cominciare proprio accanto alla tua pedina. Prova PANE, da b2 ad a2.
lesson-wordsearch-dispute = Adesso Tom dice VOK. L’hai mai sentita?
    .title = È una parola?
    .hint = Se una parola contestata non è in nessun dizionario, chi l’ha detta perde il turno. Contestare a torto non costa niente.
    .wrong = Tom avrebbe tre punti per VOK! Contestala.
lesson-wordsearch-swap = Una parola così non c’è: Tom resta a mani vuote. Dalla tua E potresti leggere DITO lungo il bordo sinistro, ma in c1 c’è una N. Prima di dire la parola puoi scambiare due tessere, ovunque. Scambia c1 con la T in g4.
    .title = Aiuta la fortuna
    .hint = «{ wordsearch-swap }», poi tocca c1 e g4.
    .wrong = Scambia la N in c1 con la T in g4.
lesson-wordsearch-third = Eccola: D, I, T, O. Dilla.
    .title = Incassa
    .hint = Traccia a1, b1, c1 e d1.
    .wrong = Traccia DITO lungo il bordo sinistro, da a1 a d1.
lesson-wordsearch-exchange = Tom non trova niente e avanza soltanto. Tu hai una tessera tua, una W. Puoi scambiare anche quella con una del tabellone; oppure, invece di dire una parola, cambiarla con una della riserva. Liberati della W.
    .title = La tua tessera
    .hint = «{ wordsearch-exchange }» e conferma. Così finisce il turno.
    .wrong = Questa volta cambia la tua tessera.
lesson-wordsearch-step = Se non trovi parole, la pedina va su una lettera libera vicina, per stare in un posto migliore. Muovila.
    .title = Nessuna parola?
    .hint = «{ wordsearch-move-on }», poi tocca una delle lettere chiare.
    .wrong = Questa volta muovi solo la pedina su una lettera vicina.
lesson-wordsearch-end = Tom deve prendere il treno: la partita è tua. Altrimenti si gioca fino a 200 punti, con 30 secondi per turno; nessuno segna due volte la stessa parola. C’è anche un gioco da soli, uno con le pile e uno senza tabellone.
    .title = Basta per cominciare
