# Che cosa si dice di una decisione a WORD SEARCH dopo la partita, sotto “Una scoperta” o “Meglio era …”.
# $place è una casella come c3, $letters ciò che sta su una tessera.

review-wordsearch-find = { $word }, { $points } punti.
review-wordsearch-better = { $word }: { $points } punti invece di { $scored }.
review-wordsearch-missed = { $word }: { $points } punti.
review-wordsearch-words = { $count ->
    [0] Qui non cominciava nessuna parola.
    [one] { $everyday ->
        [0] Qui cominciava una parola, una rara.
       *[other] Qui cominciava una parola, che conoscono quasi tutti.
    }
   *[other] { $everyday ->
        [0] Qui cominciavano { $count } parole, tutte rare.
       *[other] Qui cominciavano { $count } parole; { $everyday } le conoscono quasi tutti.
    }
}
review-wordsearch-longest = La parola migliore di tutte qui: { $word }, { $points } punti.
review-wordsearch-elsewhere = Per il turno dopo, { $letters } ({ $place }) era il passo migliore: { $word }, { $points } punti.
review-wordsearch-swap = { $word } per { $points } punti, scambiando { $letters } ({ $one }) e { $others } ({ $other }).
review-wordsearch-swap-own = { $word } per { $points } punti, con la tua { $own } al posto di { $letters } ({ $place }).
review-wordsearch-turn = { $word } per { $points } punti, con la tessera in { $place } girata in { $letters }.
review-wordsearch-add = { $word } per { $points } punti, con la tua { $letters } in { $place }.
review-wordsearch-shift = { $word } per { $points } punti, spostando { $letters } da { $start } a { $place }.
review-wordsearch-lay = { $word } per { $points } punti, con { $letters } in { $place }.
review-wordsearch-dispute = contestare { $word }: il dizionario non ce l’ha, e valeva { $points } punti.
review-wordsearch-disputed = Nemmeno il dizionario ha { $word }.
review-wordsearch-is-known = Il dizionario ha { $word }.
