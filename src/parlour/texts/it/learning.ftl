# A lesson: what the coach says around it. The steps of a game are in lesson-<game>.ftl.

learning-title = { $game }: la lezione
learning-lesson = Lezione
learning-progress = { $number } di { $steps }
learning-right = Giusto!
learning-hint = Suggerimento.
learning-ask-hint = Suggerimento
learning-back = Indietro
learning-skip = Salta questo passo
learning-leave = Esci dalla lezione
learning-again = Ricomincia da capo
learning-no-hurry = Nessuno ti aspetta e nessun orologio corre. Ritrovi questa lezione sotto «Impara» sullo scaffale.
learning-failed = Questa lezione non si apre.
