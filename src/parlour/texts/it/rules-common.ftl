# Rules that hold at every table. A rule's id is its message's id.

rules-common-section-house = A tutti i tavoli della casa

X-3 = Il tempo scorre solo se il tavolo ha un orologio. Ai tavoli privati di base non ce n’è; a quelli pubblici, e dove nessun bot sostituisce gli assenti (X-7), hai 90 secondi per mossa («tempo per mossa»), a meno che non sia stato concordato un tempo per fila. Tutti e due si possono cambiare quando si apre il tavolo. Fa fede il nostro orologio, che per via della connessione concede a tutti mezzo secondo di tolleranza: quel che arriva entro mezzo secondo dal tempo indicato vale ancora, quel che arriva dopo no. Quando il tempo è scaduto, la mossa descritta in X-7 viene fatta al posto tuo.
X-5 = Il codice lo vede solo il codificatore; il decodificatore e gli spettatori lo vedono quando viene svelato. Tutto il resto è sotto gli occhi di tutti: le file, i piolini e i punti.
X-6 = Chi fa per primo il codificatore si tira a sorte. Con l’opzione «chi comincia» potete deciderlo voi.
X-7 = Se qualcuno ha lasciato il tavolo o è via da un minuto, al suo posto gioca un bot finché non torna («i bot sostituiscono gli assenti», attivo di base). A un tavolo senza bot è l’orologio a far andare avanti il gioco (X-3): ogni volta che ti scade il tempo, si fa la cosa più semplice: il codice lo decide il caso, i piolini vengono messi giusti e una fila che non hai confermato è persa. Se non c’è più nessuno, il tavolo si riposa e tutti gli orologi si fermano finché qualcuno non torna.
X-8 = Puoi arrenderti in qualsiasi momento. In due vince l’altra persona; in solitario contro il banco la partita è persa. In ogni caso un codice ancora nascosto viene svelato.
