# Che cosa si dice di una decisione a LETTER dopo la partita, sotto “Una scoperta” o “Meglio era …”.
# $place è una casella come c3.

review-letter-find = { $word }, { $letters } lettere.
review-letter-overlooked = { $word }: { $letters } lettere che erano già lì.
review-letter-lay = { $word }: { $letters } lettere, con { $letter } in { $place }.
review-letter-free = { $word }: { $letters } lettere, con la lettera libera { $letter } in { $place }.
review-letter-exchange = { $word }: { $letters } lettere, con { $letter } al posto di una tessera vuota, in { $place }.
review-letter-knock = bussare: { $word } era lì, { $letters } lettere, e nessuno l’aveva detta.
review-letter-in-vain = Non c’era nessuna parola nuova nota quasi a tutti.
review-letter-words = { $count ->
    [one] Una parola nuova è rimasta sul tabellone.
   *[other] { $everyday ->
        [0] { $count } parole nuove sono rimaste sul tabellone, tutte rare.
       *[other] { $count } parole nuove sono rimaste sul tabellone; { $everyday } le conoscono quasi tutti.
    }
}
