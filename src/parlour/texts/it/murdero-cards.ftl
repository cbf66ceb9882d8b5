# What stands on the cards of MURDERO. $colour is a colour, $number the number of a Case Card.

murdero-colour-red = Rosso
murdero-colour-blue = Blu
murdero-colour-green = Verde

murdero-world-red = Malavita
murdero-world-blue = Cinema
murdero-world-green = Politica

murdero-rank-1 = Scena del crimine
murdero-rank-2 = Vittima
murdero-rank-3 = Prova
murdero-rank-4 = Sospetto
murdero-rank-5 = Arma

murdero-motif-red-1 = Il molo nove
murdero-motif-red-2 = L’allibratore
murdero-motif-red-3 = Il secondo registro
murdero-motif-red-4 = Il boss
murdero-motif-red-5 = La canna corta
murdero-motif-blue-1 = Il teatro cinque
murdero-motif-blue-2 = La stellina
murdero-motif-blue-3 = La bobina scomparsa
murdero-motif-blue-4 = Il regista
murdero-motif-blue-5 = Un brindisi amaro
murdero-motif-green-1 = Il tribunale
murdero-motif-green-2 = Il senatore
murdero-motif-green-3 = La lettera sigillata
murdero-motif-green-4 = Il giudice
murdero-motif-green-5 = Il tagliacarte

## Action Cards

murdero-one-shot = Una tantum
murdero-permanent = Permanente

murdero-action-lost-treasure = Tesoro perduto
murdero-action-lost-treasure-text = Prendi in mano una carta Caso a tua scelta dagli scarti.
murdero-action-reverse-charges = Chiamata a carico
murdero-action-reverse-charges-text = Solo con altre tre carte al massimo: la mano finisce, nessuno raddoppia.
murdero-action-shake-down = Pizzo
murdero-action-shake-down-text = Sacrifica una tua carta Caso sul tavolo e prendine una di un altro.
murdero-action-shake-down-text-from-hand-random = Sacrifica una tua carta Caso sul tavolo e pescane una dalla mano di un altro.
murdero-action-overtime = Straordinari
murdero-action-overtime-text = Pesca tre carte. Se il fascicolo resta vuoto, la mano finisce.
murdero-action-destroy = Distruzione
murdero-action-destroy-text = Togli dal tavolo una Permanente.
murdero-action-sabotage = Sabotaggio
murdero-action-sabotage-text = Togli una carta dal tavolo. Se ora manca il suo numero, cadono i più alti.
murdero-action-silver-screen-alibi = Alibi da film
murdero-action-silver-screen-alibi-text = Finché questa carta è in gioco, nessun caso blu vince.
murdero-action-dons-alibi = L’alibi del don
murdero-action-dons-alibi-text = Finché questa carta è in gioco, nessun caso rosso vince.
murdero-action-political-alibi = Alibi politico
murdero-action-political-alibi-text = Finché questa carta è in gioco, nessun caso verde vince.
murdero-action-heavy-caseload = Troppi fascicoli
murdero-action-heavy-caseload-text = Finché questa carta è in gioco, per vincere servono due casi completi.
murdero-action-real-estate = Immobili
murdero-action-real-estate-text = A fine mano ogni scena del crimine nei tuoi casi vale 4.
murdero-action-mitigating-circs = Attenuanti
murdero-action-mitigating-circs-text = Una volta per turno, come azione: sacrifica una tua carta Caso sul tavolo, pesca due carte.
murdero-action-mitigating-circs-text-sabotage-same-value = Una volta per turno, come azione: sacrifica una carta Caso, un rivale ne perde una di pari numero.
murdero-action-joker = Jolly
murdero-action-joker-text = Sta per un 2, 3, 4 o 5 che manca a un caso. Non dà punti.

## A card in words

murdero-card-case = { $colour } { $number }, { $rank }: { $motif }
murdero-card-action = { $name }, { $lasting }. { $text }
murdero-card-joker = { $name } al posto di { $colour } { $number }
murdero-card-back = Una carta coperta
