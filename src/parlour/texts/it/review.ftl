# Uno sguardo indietro su una partita finita.

review-title = Uno sguardo indietro
review-through = Che cosa c’era da trovare, da ciò che { $name } poteva vedere.
review-through-you = Che cosa c’era da trovare, da ciò che potevi vedere.
review-mark-find = Una scoperta
review-mark-better = Meglio era …
review-mark-lucky = Fortuna
review-begins = La partita viene riguardata …
review-progress = Sguardo indietro: { $done } decisioni su { $of }
review-nothing = Qui non spicca nulla. Una partita tranquilla.
review-all = { $count ->
    [one] Una decisione
   *[other] Tutte le { $count } decisioni
}
review-silent = Sulle altre decisioni non c’è nulla da dire.
review-step = passo { $number }
review-or = o
review-tag = meglio era
review-instead = Meglio era: { $what }
